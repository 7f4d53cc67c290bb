# Speed rounds in Czech.

## What happens now

speed-rounds-setup = Příprava
speed-rounds-ended = Souboj skončil
speed-rounds-rolling = Hod na rychlost
speed-rounds-ready = Všichni mají hozeno
speed-rounds-your-roll = Hoď si na rychlost
speed-rounds-turn = Na řadě: { $name }
speed-rounds-your-turn = Jsi na řadě: { $name }
speed-rounds-turn-done = { $name } má hotovo
speed-rounds-over = Kolo { $round } skončilo
speed-rounds-prompt-roll = hodit na rychlost
speed-rounds-prompt-begin = zahájit kolo
speed-rounds-prompt-act = jednat
speed-rounds-prompt-go-on = pokračovat
speed-rounds-prompt-round = začít nové kolo
speed-rounds-hint-nobody-fights = Nikdo už není bojeschopný nebo ochotný dále bojovat. PJ může scénu ukončit.
speed-rounds-hint-no-foes = Všichni jsou na jedné straně: { $side }. Jejich protivníci potřebují jinou.
speed-rounds-hint-one-side = Bojeschopná a ochotná dále bojovat je už jen jedna strana: { $side }. PJ může scénu ukončit.
speed-rounds-unit = Rychlost
speed-rounds-badge-surprised = překvapení
speed-rounds-badge-next-round = hází příští kolo

## Why this place

speed-rounds-why-base = Základ: { $name }
speed-rounds-why-reflexes = Rfx { $value } : 2
speed-rounds-why-weapon = RZ: { $name }
speed-rounds-why-skill = { $name } { $value } : 2
speed-rounds-why-bonus = { $name }
speed-rounds-why-half = { $name } { $value } : 2
speed-rounds-why-quarter = { $name } { $value } : 4
speed-rounds-why-against = { $name } (jen proti: { $against })
speed-rounds-why-dice = Kostky
speed-rounds-why-surprised = Překvapení
speed-rounds-why-set = Určuje PJ
speed-rounds-why-tie = Kostka při shodě ({ $against })
speed-rounds-why-lot = Los při shodě ({ $against })

speed-rounds-catalogue = Manévry

## What can be done

speed-rounds-roll-speed = Hodit na rychlost
speed-rounds-roll-for = Hodit: { $name }
speed-rounds-roll-rest = Hodit za ostatní
speed-rounds-roll-rest-gm = { $count ->
    [one] Hodit za svého posledního
    [few] Hodit za své { $count }
    [many] Hodit za svých { $count }
   *[other] Hodit za svých { $count }
}
speed-rounds-roll-rest-all = { $count ->
    [one] Hodit za posledního
    [few] Hodit za všechny { $count }
    [many] Hodit za všech { $count }
   *[other] Hodit za všech { $count }
}
speed-rounds-begin-turns = Zahájit kolo
speed-rounds-begin-turns-without = { $count ->
    [one] Zahájit bez posledního
    [few] Zahájit bez { $count }
    [many] Zahájit bez { $count }
   *[other] Zahájit bez { $count }
}
speed-rounds-spend-actions = Použít akce
    .basic = Základní akce
    .bonus = Bonusové akce
speed-rounds-defend = Bránit se
speed-rounds-end-turn = Ukončit tah
speed-rounds-end-turn-keeping = { $bonus ->
    [0] { $basic ->
        [one] Ukončit tah, nechat si akci na obranu
        [few] Ukončit tah, nechat si { $basic } akce na obranu
        [many] Ukončit tah, nechat si { $basic } akce na obranu
       *[other] Ukončit tah, nechat si { $basic } akcí na obranu
    }
   *[other] Ukončit tah, nechat si { $basic } + { $bonus } na obranu
}
speed-rounds-wait = Počkat
speed-rounds-stop-waiting = Jednat jako další
speed-rounds-new-round = Nové kolo
speed-rounds-new-round-early = Nové kolo hned
speed-rounds-declare-activity = Zvolit činnost
    .activity = Příští činnost
speed-rounds-mark-surprised = Překvapení
speed-rounds-surprised-on = Označit překvapení
speed-rounds-surprised-off = Bez překvapení
speed-rounds-set-reflexes = Reflexy (Rfx)
    .reflexes = Reflexy (Rfx)
speed-rounds-add-activity = Přidat činnost
    .name = Činnost nebo zbraň
    .kind = Druh
    .value = Rychlost zbraně, dovednost nebo základ
speed-rounds-drop-activity = Odebrat činnost
    .activity = Činnost
speed-rounds-add-bonus = Přidat bonus
    .activity = K jaké činnosti
    .name = Bonus
    .value = Hodnota
    .share = Jaká část
    .against = Jen proti (pak se nepočítá)
speed-rounds-drop-bonus = Odebrat bonus
    .bonus = Bonus
speed-rounds-share-sheet = Dát tyto hodnoty dalším
speed-rounds-share-with-namesakes = Hodnoty všem téhož jména
speed-rounds-share-with-side = Hodnoty celé straně
speed-rounds-activity-base = { $name } { $base }
speed-rounds-reflexes = Reflexy (Rfx)
speed-rounds-specialties = Jen za bonusové akce
speed-rounds-cost-basic = zákl.
speed-rounds-cost-bonus = bonus.
speed-rounds-needs-specialty = s odborností
speed-rounds-copy-sheet = Převzít hodnoty
    .like = Od koho
speed-rounds-set-specialty = Odbornost
    .manoeuvre = Manévr
speed-rounds-specialty-on = Přidat odbornost
    .manoeuvre = Jen za bonusové akce
speed-rounds-specialty-off = Odebrat odbornost
    .manoeuvre = Už ne jen za bonusové
speed-rounds-kind-fighting = zbraň
speed-rounds-kind-skill = dovednost
speed-rounds-kind-given = zadaný základ
speed-rounds-share-1 = celá
speed-rounds-share-2 = polovina
speed-rounds-share-4 = čtvrtina
speed-rounds-add-manoeuvre = Přidat manévr
    .basic = Základní akce, nejméně
    .bonus = Bonusové akce, nejméně
speed-rounds-add-manoeuvre-special = Přidat manévr s odborností
    .basic = Základní akce, nejméně
    .bonus = Bonusové akce, nejméně
speed-rounds-drop-manoeuvre = Odebrat manévr
    .manoeuvre = Manévr
speed-rounds-manoeuvre-attack = Útok
speed-rounds-manoeuvre-precise-attack = Přesný útok
speed-rounds-manoeuvre-shoot = Střelba
speed-rounds-manoeuvre-cast = Kouzlení
speed-rounds-manoeuvre-move = Pohyb
speed-rounds-manoeuvre-defend = Obrana
speed-rounds-manoeuvre-strong-defence = Zesílená obrana

## What the GM may set

speed-rounds-insert-now = Zapojit v tomto kole
speed-rounds-roll-again = Hodit znovu
speed-rounds-set-speed = Nastavit rychlost
    .speed = Rychlost
speed-rounds-set-actions = Nastavit zbylé akce
speed-rounds-place-before = Zařadit před
    .other = Před
speed-rounds-give-turn = Dát na řadu

## House rules

setting-rounding = Poloviny a čtvrtiny se zaokrouhlují
speed-rounds-rounding-down = dolů
speed-rounds-rounding-half-up = od poloviny nahoru
speed-rounds-rounding-up = nahoru
setting-doubles = Pravidlo dvou šestek / jedniček
speed-rounds-doubles-step = po krocích
speed-rounds-doubles-add = další dvě kostky
speed-rounds-doubles-none = platí, jak padly
setting-tie_by = Při stejné rychlosti rozhodne
speed-rounds-tie-by-die = kostka
speed-rounds-tie-by-lot = los
setting-late_surprise = Překvapit lze i později příchozí
setting-waiting = Počkat na později v kole

## The log

speed-rounds-log-rolled = { $who }: rychlost { $speed }.
speed-rounds-log-rolled-again = { $who } hází znovu: rychlost { $speed }.
speed-rounds-log-tie = Shoda: nejdřív { $who }, pak { $other }.
speed-rounds-log-lot = Shoda, podle losu: nejdřív { $who }, pak { $other }.
speed-rounds-log-spent = { $who }: { $manoeuvre } ({ $basic } + { $bonus }).
speed-rounds-log-spent-attack = { $who } útočí ({ $basic } + { $bonus }).
speed-rounds-log-spent-precise-attack = { $who } útočí přesně ({ $basic } + { $bonus }).
speed-rounds-log-spent-shoot = { $who } střílí ({ $basic } + { $bonus }).
speed-rounds-log-spent-cast = { $who } kouzlí ({ $basic } + { $bonus }).
speed-rounds-log-spent-move = { $who } se pohybuje ({ $basic } + { $bonus }).
speed-rounds-log-spent-defend = { $who } se brání ({ $basic } + { $bonus }).
speed-rounds-log-spent-strong-defence = { $who } se brání zesíleně ({ $basic } + { $bonus }).
speed-rounds-log-defended = { $who } se brání ({ $basic } + { $bonus }).
speed-rounds-log-turn-ended = { $who } má hotovo.
speed-rounds-log-kept = { $who } má hotovo a nechává si na obranu { $basic } + { $bonus }.
speed-rounds-log-waits = { $who } čeká.
speed-rounds-log-stops-waiting = { $who } jedná jako další.
speed-rounds-log-declared = { $who } volí činnost: { $activity }.
speed-rounds-log-surprised-on = { $who }: překvapení.
speed-rounds-log-surprised-off = { $who }: bez překvapení.
speed-rounds-log-inserted = { $who } se zapojuje v tomto kole.
speed-rounds-log-speed-set = { $who }: nastavena rychlost { $speed }.
speed-rounds-log-actions-set = { $who }: nastaveny zbylé akce { $basic } + { $bonus }.
speed-rounds-log-placed = Přeřazeno: nejdřív { $who }, pak { $other }.
speed-rounds-log-turn-given = Na řadu jde { $who }.

## Why something was not done

refused-speed-rounds-not-your-turn = Teď je na řadě někdo jiný.
refused-speed-rounds-no-such-manoeuvre = Ten manévr už v seznamu není.
refused-speed-rounds-rolled-already = Na rychlost už je hozeno.
refused-speed-rounds-roll-first = Nejdřív hoď na rychlost.
refused-speed-rounds-no-actions-left = Nezbývají žádné akce.
refused-speed-rounds-too-few-actions = Málo akcí. Zbývá základních: { $basic }, bonusových: { $bonus }.

## What is called otherwise here than in other systems
speed-rounds-core-end-encounter = Ukončit souboj
speed-rounds-core-reopen-encounter = Pokračovat v souboji
speed-rounds-core-log-begun = Souboj začíná.
speed-rounds-core-log-ended = Souboj končí.
speed-rounds-core-log-reopened = Souboj pokračuje.
speed-rounds-refused-encounter-ended = Souboj skončil.
speed-rounds-refused-not-in-this-stage = V téhle fázi souboje ne.
speed-rounds-refused-start-first = Nejdřív začni souboj.
speed-rounds-ui-fight-took = Souboj trval { $time }.
speed-rounds-ui-add-first = Někoho přidej, pak může souboj začít
