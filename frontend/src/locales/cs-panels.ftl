# The panels in Czech: what comes right after the first look.

## The order and its rows

ui-note = Poznámka:{" "}
ui-end-condition = Zrušit: { $name }

## Offers

group-turn = Tento tah
group-round = Toto kolo
group-combatant = Akce
group-health = Zdraví
group-conditions = Stavy
group-setup = Hodnoty
group-manage = Účastník
group-override = Zásah PJ
group-intent = Záměry
group-timer = Čas

## The log

ui-log-empty = Zatím se nic nestalo.
ui-log-earlier = Starší řádky
ui-log-search = Hledat v záznamu
ui-log-words = Hledat
ui-log-who = O kom
ui-log-everybody = Všichni
ui-log-kind = Jaký druh
ui-log-kind-all = Všechno
ui-log-kind-dice = Kostky
ui-log-kind-health = Zdraví a stavy
ui-log-kind-gm = Od PJ nebo pro PJ
ui-log-none = Žádný ze zdejších řádků neodpovídá.
ui-log-whole = Soubory obsahují všechny řádky, nejen ty, které tu vidíš.
ui-log-jump = Ukázat v pořadí: { $name }
ui-log-as-text = Jako text
ui-log-as-json = Jako JSON
ui-log-incomplete = Celý záznam se nepodařilo načíst. Zkus to znovu, až budeš online.
ui-in-the-log = V záznamu

## Setting up, rules, the table

ui-add-hint = „Mira, Bruno, Nepřátelé: 3x Goblin životy 6“ je přidá všechny najednou, gobliny na vlastní stranu.
ui-nothing-to-add = Teď se nedá nic přidat.
ui-rules = Domácí pravidla
ui-mark-house = domácí pravidlo
ui-mark-house-why = Text pravidel to neříká; takhle ho čteme my.
ui-mark-wider = širší zdroj
ui-mark-wider-why = Není to v samotném textu pravidel, ale hra, ke které patří, to tak má.
ui-mark-analogy = domácí pravidlo
ui-mark-analogy-why = Text pravidel to neříká; takhle to má podobná hra.
ui-changed = změněno
ui-catalogue = K nahlédnutí
ui-in-use = používá se
ui-change = Změnit
ui-players-may = Co smějí hráči se svými
ui-keys = Klávesnice
ui-keys-on = Zkratky jedním písmenem
ui-key-next = Velké tlačítko
ui-key-log = Záznam a zpátky
ui-key-undo = Zpět
ui-key-close = Zavřít, co je otevřené
ui-encounters = Střetnutí
ui-new-encounter = Nové střetnutí
ui-imported = Nahráno: { $name }
ui-people = Lidé
ui-invite = Někoho pozvat
ui-here = online
ui-seen = naposledy { $when }
ui-never-seen = zatím bez připojení
ui-revoked = zrušeno
ui-link-for = Odkaz: { $name }
ui-link-once = Kdo má tenhle odkaz, má i místo. Ukazuje se jen teď.
ui-copy = Kopírovat
ui-copied = Zkopírováno.
ui-copy-by-hand = Prohlížeč tu kopírovat nedovolí. Odkaz je označený: stiskni Ctrl+C, nebo ho zkopíruj z nabídky.
ui-put-away = Zavřít
table-create-encounter = Založit
    .name = Název
    .system = Systém časování
table-show-encounter = Ukázat všem
table-hide-encounter = Všem skrýt
table-rename-encounter = Přejmenovat
table-copy-encounter = Kopírovat
    .name = Název kopie
table-delete-encounter = Smazat
table-delete-encounter-sure = Smazat „{ $name }“ i s celým záznamem? Nepůjde to vrátit.
table-invite-seat = Vytvořit odkaz
    .name = Jméno
    .role = Jako
table-rename-seat = Přejmenovat
table-rotate-seat = Nový odkaz
table-rotate-seat-sure = { $name }: vytvořit nový odkaz? Starý přestane platit.
table-revoke-seat = Zrušit místo
table-revoke-seat-sure = { $name }: zrušit místo? Kdo na něm sedí, bude hned venku a odkaz přestane platit.
table-rename-table = Přejmenovat stůl
table-delete-table = Smazat stůl
table-delete-table-sure = Smazat „{ $name }“ se všemi střetnutími a místy? Nepůjde to vrátit.
table-role-gm = PJ
table-role-player = Hráč
table-role-observer = Divák
landing-what = Hlídá čas v souboji u tvého stolu.
landing-name = Název stolu
landing-create = Nový stůl
landing-made = Stůl je připravený. Tenhle odkaz vede k místu PJ a ukazuje se jen teď: ulož si ho.
landing-link = Odkaz pro PJ
landing-open = Otevřít stůl

## Fields of forms, unless an offer calls them something else

field-name = Jméno
field-count = Kolik
field-side = Strana
field-controller = Hraje
field-hidden = Skrýt před hráči
field-hp = Životy
field-max-hp = Nejvýš
field-by = Změna o
field-standing = Bojeschopnost a ochota
field-until = Do
field-rounds = Kola
field-whose = Čí tah
field-note = Poznámka pro PJ
field-condition = Stav
field-what = Co
field-allowed = Povoleno
field-value = Hodnota
field-who = Kdo
field-other = Koho
field-time = Jak dlouho
field-basic = Základní akce
field-bonus = Bonusové akce
field-encounter = Střetnutí
field-system = Systém časování
field-role = Jako
field-seat = Místo

## Why something was not done

refused-invalid = Takhle to nejde.
refused-conflict = Už je to hotové.
refused-forbidden = Tohle místo to nesmí.
refused-not-found = To už tu není.
refused-id-reuse = Cestou se něco pokazilo. Stiskni to prosím znovu.
refused-slow-down = Moc najednou: chvilku počkej a stiskni to znovu.
refused-too-big = To je moc najednou.
refused-internal = Chyba na serveru; nic se nezměnilo.
refused-offline = Server neodpovídá. Zkus to znovu, až budeš online.
refused-not-now = Teď ne.
refused-not-yours = To patří jinému hráči.
refused-only-the-gm = To smí jen PJ.
refused-only-the-owner = To smí jen majitel stolu.
refused-owner-stays = Místo majitele zůstává.
refused-observers-only-watch = Diváci se jen dívají.
refused-no-such-combatant = Nikdo takový už tu není.
refused-no-such-seat = Takové místo už tu není.
refused-no-such-system = Tenhle systém časování není nainstalovaný.
refused-system-missing = Systém časování tohoto střetnutí není nainstalovaný.
refused-encounter-unreadable = Tohle střetnutí vzniklo v jiné verzi a nedá se přečíst.
refused-encounter-ended = Scéna skončila.
refused-encounter-full = Tohle střetnutí je už příliš dlouhé. Zkopíruj ho a pokračuj v kopii.
refused-not-in-this-stage = V téhle fázi scény ne.
refused-start-first = Nejdřív začni scénu.
refused-field-not-offered = Tahle volba teď není na výběr.
refused-not-for-this-combatant = S tímhle účastníkem ne.
refused-acted-since = Mezitím už někdo jednal.
refused-too-many = Už je jich { $most }: nejdřív nějaké odeber.
refused-too-many-conditions = { $name }: stavů je už { $most }. Nejdřív nějaký zruš.
refused-too-many-combatants = Do střetnutí se jich vejde { $most } i s odebranými: začni další.
refused-too-long = Nejvýš { $most } znaků.
refused-out-of-range = { ui-wrong-range }
refused-left-empty = { ui-wrong-empty }
refused-bad-file = Tenhle soubor není střetnutí.
refused-dice-not-asked-for = Tady se nehází.
refused-die-counts-from-zero = Tahle kostka se čte 0 až { $highest }: nula na ní platí za 0, ne za { $face }.
refused-die-out-of-range = Na k{ $sides } nemůže padnout { $face }.
refused-too-few-dice = Chybí ještě jedna kostka (k{ $sides }).
refused-too-many-dice = Jedna kostka navíc.
refused-nobody-there = Teď tam nikdo nesedí, nikdo by si toho nevšiml.
refused-no-such-language = Tímhle jazykem stůl nemluví.
refused-delay-too-long = Zpoždění může být nejvýš { $most } s.

ui-renewed = Rondel byl na serveru aktualizován. Načtěte stránku znovu, až se vám to bude hodit.
ui-reload = Načíst znovu
