# What the overlay says in Czech. Names of people stand alone, so that no language has to bend them.

## The frame

ui-online = Online
ui-offline = Offline
ui-reconnecting = Připojování
ui-catching-up = Dohání se
ui-offline-what = Jsi offline. Vidíš to, co bylo naposledy. Co stiskneš, zůstane uložené, dokud je tato stránka otevřená, a odešle se, až bude spojení.
ui-reconnecting-what = Server neodpovídá. Zkouší se to znovu a znovu. Co stiskneš, zůstane uložené, dokud je tato stránka otevřená, a odešle se potom.
ui-back-online = Spojení je zpět. Takhle to vypadá teď.
ui-pending = čeká: { $count }
ui-round = Kolo { $round }
ui-not-shown = vidí jen PJ
ui-show-what = Hráči a diváci uvidí „{ $name }“.
ui-panels = Panely
ui-next-step = Další krok
ui-tab-order = Pořadí
ui-tab-details = Detaily
ui-tab-log = Záznam
ui-tab-setup = Příprava
ui-tab-rules = Pravidla
ui-tab-table = Stůl
ui-undo = Zpět
ui-redo = Znovu
ui-undo-what = Zpět: { $what }
ui-redo-what = Znovu: { $what }
ui-many = { $count ->
    [one] { $count } účastník
    [few] { $count } účastníci
    [many] { $count } účastníka
   *[other] { $count } účastníků
}
ui-nothing-open = Žádné střetnutí není otevřené
ui-nothing-shown = Zatím žádné střetnutí
ui-nothing-shown-what = Jakmile nějaké PJ ukáže, objeví se tu samo.
ui-add-first = Někoho přidej, pak může scéna začít
ui-nothing-to-decide = Teď o ničem nerozhoduješ
ui-choose-above = Vyber nahoře
ui-go-and-choose = Vybrat
ui-waiting-for = Čeká se na: { $names }
ui-no-encounter = Žádné střetnutí tu není.
ui-you-decide = Ty
ui-the-gm = PJ
ui-a-player = Hráč
ui-on = zapnuto
ui-off = vypnuto
ui-cancel = Nechat být
ui-choose = Vyber…
ui-wrong-empty = Vyplň to.
ui-wrong-choose = Vyber jednu možnost.
ui-wrong-range = Celé číslo od { $low } do { $high }.
ui-less = O jednu méně
ui-more = O jednu více
ui-sure = { $what }. Opravdu?
ui-sure-who = { $what }: { $name }. Opravdu?
ui-dismiss = Zavřít
ui-already-done = Už je to hotové.
ui-manage = Více: { $name }

## Pages without a board

ui-coming = Okamžik…
ui-page-connecting = Připojování…
ui-page-connecting-what = Usedáš ke stolu.
ui-page-unreachable = Server neodpovídá
ui-page-unreachable-what = Zkouší se to znovu a znovu; nemusíš nic dělat. Kdyby to trvalo dlouho, podívej se, jestli jsi online, nebo se zeptej toho, kdo server provozuje.
ui-page-no-link = Otevři svůj odkaz znovu
ui-page-no-link-what = Klíč ke tvému místu je v odkazu, který máš. Otevři ho ještě jednou; pokud ho už nemáš, řekni si PJ o nový.
ui-page-no-such-seat = Tenhle odkaz nevede k žádnému místu
ui-page-no-such-seat-what = Možná ho nahradil novější. Řekni si PJ o svůj odkaz.
ui-page-again = Začít znovu
ui-page-revoked = Tvoje místo je zrušené
ui-page-revoked-what = Místo je zrušené, nebo má od PJ nový odkaz.
ui-page-table-deleted = Tenhle stůl už není
ui-page-table-deleted-what = Smazal ho jeho majitel.

## The order and its rows

ui-order = Pořadí
ui-nobody-here = Zatím tu nikdo není.
ui-yours = hraješ ty
ui-hp = Životy
ui-hp-minus = { $name }: o život méně
ui-hp-plus = { $name }: o život více
ui-hidden = skryto
ui-fallen = mimo boj
ui-pip-unready = nepřipraveno
ui-pip-waiting = čeká na svůj tah
ui-pip-now = teď jedná
ui-pip-held = čeká
ui-pip-done = hotovo
ui-pip-out = nejedná
ui-why = Proč toto pořadí
ui-total = Celkem
ui-not-counted = nepočítá se
ui-more-conditions = další: { $count }
ui-until-endless = trvale
ui-until-rounds = { $rounds ->
    [0] do konce kola
    [one] ještě jedno kolo
    [few] ještě { $rounds } kola
    [many] ještě { $rounds } kola
   *[other] ještě { $rounds } kol
}
ui-until-time = ještě { $time } { $unit }
ui-until-turn-start = než začne tah: { $name }
ui-until-turn-end = než skončí tah: { $name }
ui-later = { $rounds ->
    [one] o kolo později
    [few] o { $rounds } kola později
    [many] o { $rounds } kola později
   *[other] o { $rounds } kol později
}
ui-bag = V pytlíku
ui-bag-left = { $left } z { $of }
ui-pool = { $label }: { $left } z { $of }
ui-drawn = Vytaženo
ui-odds-next = Příští
ui-odds-tones = Příští podle barvy
ui-odds-within = Aspoň jedna z příštích
ui-odds-exactly = { $wins } z { $of }
ui-tone-red = červená
ui-tone-yellow = žlutá
ui-tone-green = zelená
ui-tone-blue = modrá
ui-tone-white = bílá
ui-tone-black = černá
ui-line = Časová osa
ui-checklist = Seznam úkonů
ui-checks-done = hotovo: { $count }
ui-checks-later = další: { $count }
ui-check-open = , zbývá
ui-check-done = , hotovo
ui-check-now = , teď
counter-basic = Zbývající základní akce: { $left } z { $of }
counter-bonus = Zbývající bonusové akce: { $left } z { $of }
amount-basic = { $n ->
    [one] { $n } základní
    [few] { $n } základní
    [many] { $n } základní
   *[other] { $n } základních
}
amount-bonus = { $n ->
    [one] { $n } bonusová
    [few] { $n } bonusové
    [many] { $n } bonusové
   *[other] { $n } bonusových
}
amount-hp = { $n ->
    [one] { $n } život
    [few] { $n } životy
    [many] { $n } života
   *[other] { $n } životů
}

## The time plan

ui-plan = Časový plán
ui-plan-list = Jako seznam
ui-plan-row = Řádek
ui-plan-row-n = Řádek { $row }
ui-seconds = { $n } s
ui-at-row = Řádek { $row } · { $seconds }
ui-plan-since = od řádku { $row }
ui-plan-now = teď
ui-plan-past = už proběhlo
ui-plan-secret = tajné
ui-plan-next = Další: { $what }
ui-plan-empty = Nic dalšího nečeká.
ui-plan-more = další na řádku { $row }: { $count }
ui-plan-later = později: { $count }
ui-plan-earlier = dříve: { $count }
ui-plan-cut = { $count ->
    [one] vynechán jeden řádek
    [few] vynechány { $count } řádky
    [many] vynecháno { $count } řádku
   *[other] vynecháno { $count } řádků
}
ui-plan-moves = Přesuneš přetažením. Na klávesnici: vlevo a vpravo o řádek, s klávesou Shift o deset, pak Enter.
ui-plan-to = { $what } → řádek { $row } · { $seconds }
ui-ends-at = Skončí na řádku { $row } · { $seconds }
ui-acts-before = Předtím:
ui-acts-beside = Na stejném řádku:
ui-nobody-before = Předtím nikdo nejedná.
ui-who-at = { $who } ({ $row })
ui-and-more = a další ({ $count })
ui-from-now = { $rows ->
    [0] teď
    [one] za jeden řádek
    [few] za { $rows } řádky
    [many] za { $rows } řádku
   *[other] za { $rows } řádků
}
ui-row-is = { $seconds } · { $from }

## Offers

ui-dice-on-table = Kostky na stole: { $what }
ui-dice-fell = Co padlo na stole (k{ $sides }{ $lowest ->
    [0] , čte se 0 až { $highest }
   *[other] {""}
})
ui-die = Kostka { $n }
ui-die-of = Kostka: { $name }
ui-more-offers = Více ({ $count })
ui-fewer-offers = Méně
ui-add-die = Ještě jedna kostka
ui-one-more-die = Ještě jednu kostku, prosím: hoď další k{ $sides } a napiš, co padlo.
ui-for-whom = { $name }: { $what }
ui-other-numbers = Jiné hodnoty: { $what }

## The log

ui-log = Záznam
ui-before-the-fight = Před prvním kolem
ui-at-table = hozeno na stole
ui-by-gm = PJ
ui-gm-only = jen PJ
ui-you-and-gm = ty a PJ
ui-undone = vráceno zpět

## Setting up, rules, the table

ui-stage-setup = připravuje se
ui-stage-running = probíhá
ui-stage-ended = skončilo
ui-shown = ukázáno
ui-import = Nahrát soubor
ui-you = (ty)

## Dice and numbers

ui-dice = { $lowest ->
    [0] { $count ->
        [1] k{ $sides }
       *[other] { $count }k{ $sides }
    }
   *[other] { $count ->
        [1] k{ $sides }
       *[other] { $count }k{ $sides }
    }
}
ui-hp-short = životy
