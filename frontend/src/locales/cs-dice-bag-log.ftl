# Dice-bag rounds in Czech: the log, and why something was not done.

## The log

dice-bag-log-bound-in-contact = { $who } začíná v kontaktu: { $hero }.
dice-bag-log-bound-summoned = { $hero } přivolává: { $who }.
dice-bag-log-reserve = { $who } je v rezervě: { $place }.
dice-bag-log-on-board = { $who } je na bojišti.
dice-bag-log-weapon = { $weapon ->
    [loaded] { $who }: zbraň nabitá.
    [unloaded] { $who }: zbraň nenabitá.
   *[none] { $who }: bez střelné zbraně.
}
dice-bag-log-affliction-on = { $affliction ->
    [asleep] { $who } spí.
    [burning] { $who } je v hořícím terénu.
    [poisoned] { $who }: otrava.
    [drowning] { $who } se topí.
    [hasted] { $who }: působí lektvar rychlosti.
   *[plagued] { $who } má zombí mor.
}
dice-bag-log-affliction-off = { $affliction ->
    [asleep] { $who } už nespí.
    [burning] { $who } už není v hořícím terénu.
    [poisoned] { $who }: otrava pomíjí.
    [drowning] { $who } se už netopí.
    [hasted] { $who }: lektvar rychlosti už nepůsobí.
   *[plagued] { $who } už nemá zombí mor.
}
dice-bag-log-effect = { $kind ->
    [veil] { $side }: závoj { $name }.
    [elemental] { $side }: elementál { $name }.
   *[gate] { $side }: dimenzionální brána { $name }.
}
dice-bag-log-effect-gone = { $name } mizí.
dice-bag-log-effect-stays = { $name } zůstává.
dice-bag-log-xp = { $side }: { $xp } XP.
dice-bag-log-dice-set = { $colour ->
    [red] { $side }: červené kostky, { $count }.
    [yellow] { $side }: žluté kostky, { $count }.
   *[green] { $side }: zelené kostky, { $count }.
}
dice-bag-log-die-added = { $colour ->
    [red] Do pytlíku přibývá červená kostka ({ $side }).
    [yellow] Do pytlíku přibývá žlutá kostka ({ $side }).
   *[green] Do pytlíku přibývá zelená kostka ({ $side }).
}
dice-bag-log-die-removed = { $colour ->
    [red] Z pytlíku mizí červená kostka ({ $side }).
    [yellow] Z pytlíku mizí žlutá kostka ({ $side }).
   *[green] Z pytlíku mizí zelená kostka ({ $side }).
}
dice-bag-log-die-returned = { $colour ->
    [red] Do pytlíku se vrací červená kostka ({ $side }).
    [yellow] Do pytlíku se vrací žlutá kostka ({ $side }).
   *[green] Do pytlíku se vrací zelená kostka ({ $side }).
}
dice-bag-log-placing-alternately = Umisťuje se střídavě: { $what }. Pořadí: { $order }.
dice-bag-log-placing-whole = Umisťuje se po stranách: { $what }. Pořadí: { $order }.
dice-bag-log-placed = { $side } umisťuje: { $what }.
dice-bag-log-placed-all = { $side } už nemá co umístit.
dice-bag-log-placing-ended = Konec umisťování.
dice-bag-log-tie-rolled = Shoda, { $side } hází: { $faces }.
dice-bag-log-side-drawn = { $colour ->
    [red] Shoda ({ $tied }): červená kostka ({ $side }) jde z pytlíku a zase zpátky.
    [yellow] Shoda ({ $tied }): žlutá kostka ({ $side }) jde z pytlíku a zase zpátky.
   *[green] Shoda ({ $tied }): zelená kostka ({ $side }) jde z pytlíku a zase zpátky.
}
dice-bag-log-sides = Pořadí stran: { $sides }.
dice-bag-log-sides-set = Pořadí stran určuje PJ: { $sides }.
dice-bag-log-side-ready = { $side }: připraveno.
dice-bag-log-dice-back = Všechny kostky jsou v pytlíku.
dice-bag-log-extended = Hraje se ještě jedno kolo.
dice-bag-log-skipped-wake = { $side }: spící hrdinové – vynecháno.
dice-bag-log-skipped-burning = { $side }: hořící terén – vynecháno.
dice-bag-log-skipped-poison = { $side }: otrava a tonutí – vynecháno.
dice-bag-log-skipped-haste = { $side }: lektvary rychlosti – vynecháno.
dice-bag-log-skipped-plague = { $side }: zombí mory – vynecháno.
dice-bag-log-skipped-load = { $side }: nabíjení – vynecháno.
dice-bag-log-skipped-dissipate = { $side }: rozplynutí – vynecháno.
dice-bag-log-skipped-regenerate = { $side }: regenerace – vynecháno.
dice-bag-log-skipped-gates = { $side }: dimenzionální brány – vynecháno.
dice-bag-log-upkeep-burning = Údržba, hořící terén: { $who }.
dice-bag-log-upkeep-poison = Údržba, otrava nebo tonutí: { $who }.
dice-bag-log-upkeep-haste = Údržba, lektvar rychlosti: { $who }.
dice-bag-log-upkeep-burning-uncounted = Údržba, hořící terén: { $who } (−1, životy se tu nepočítají).
dice-bag-log-upkeep-poison-uncounted = Údržba, otrava nebo tonutí: { $who } (−1, životy se tu nepočítají).
dice-bag-log-upkeep-haste-uncounted = Údržba, lektvar rychlosti: { $who } (−1, životy se tu nepočítají).
dice-bag-log-woke = { $who } se probouzí.
dice-bag-log-loaded = { $who } nabíjí.
dice-bag-log-gate-closed = { $name } se zavírá.
dice-bag-log-rolled-plague = Zombí mor, { $who }: { $roll }.
dice-bag-log-rolled-regenerate = Regenerace, { $who }: { $roll }.
dice-bag-log-rolled-dissipate = Rozplyne se { $name }? { $roll }
dice-bag-log-settled-plague = { $by ->
    [0] Zombí mor, { $who }: beze změny.
   *[other] Zombí mor, { $who }: změna životů o { $by }.
}
dice-bag-log-settled-regenerate = { $by ->
    [0] Regenerace, { $who }: beze změny.
   *[other] Regenerace, { $who }: změna životů o { $by }.
}
dice-bag-log-upkeep-forced = Tahají se kostky, zbytek údržby se vynechává.
dice-bag-log-drawn = { $colour ->
    [red] Kostka { $number }: červená, { $side }. V pytlíku: { $left }.
    [yellow] Kostka { $number }: žlutá, { $side }. V pytlíku: { $left }.
   *[green] Kostka { $number }: zelená, { $side }. V pytlíku: { $left }.
}
dice-bag-log-taken = { $colour ->
    [red] Kostka { $number }, vytažená na stole: červená, { $side }.
    [yellow] Kostka { $number }, vytažená na stole: žlutá, { $side }.
   *[green] Kostka { $number }, vytažená na stole: zelená, { $side }.
}
dice-bag-log-marched = { $who } pochoduje.
dice-bag-log-special = { $side }: zvláštní událost { $name }.
dice-bag-log-wanderer = Kostka ({ $side }) aktivuje poutníka: { $who }.
dice-bag-log-spent = { $colour ->
    [red] Červená kostka ({ $side }) nikoho neaktivuje.
    [yellow] Žlutá kostka ({ $side }) nikoho neaktivuje.
   *[green] Zelená kostka ({ $side }) nikoho neaktivuje.
}
dice-bag-log-order = { $order ->
    [move] { $who }, rozkaz { $number }: pohyb.
    [assault] { $who }, rozkaz { $number }: zteč.
   *[action] { $who }, rozkaz { $number }: akce.
}
dice-bag-log-order-note = { $order ->
    [move] { $who }, rozkaz { $number }: pohyb, { $note }.
    [assault] { $who }, rozkaz { $number }: zteč, { $note }.
   *[action] { $who }, rozkaz { $number }: akce, { $note }.
}
dice-bag-log-enters = { $who }, rozkaz { $number }: vstup, { $place }.
dice-bag-log-enters-note = { $who }, rozkaz { $number }: vstup, { $place }, { $note }.
dice-bag-log-followed = { $who } vstupuje také: { $place }.
dice-bag-log-stayed = { $who } zůstává v rezervě.
dice-bag-log-handed-over = { $who } předává rozkaz: { $to }.
dice-bag-log-modifier = { $value } k dalšímu rozkazu.
dice-bag-log-modifier-named = { $value } k dalšímu rozkazu: { $name }.
dice-bag-log-ended-early = { $left ->
    [0] { $who }: konec aktivace.
    [one] { $who }: konec aktivace, jeden rozkaz nevyužit.
    [few] { $who }: konec aktivace, { $left } rozkazy nevyužity.
    [many] { $who }: konec aktivace, { $left } rozkazu nevyužito.
   *[other] { $who }: konec aktivace, { $left } rozkazů nevyužito.
}
dice-bag-log-reacted = { $who } reaguje.
dice-bag-log-reacted-note = { $who } reaguje: { $note }.
dice-bag-log-reactions-closed = { $count ->
    [one] Konec reakcí, jedna odpověď chyběla.
    [few] Konec reakcí, { $count } odpovědi chyběly.
    [many] Konec reakcí, { $count } odpovědi chybělo.
   *[other] Konec reakcí, { $count } odpovědí chybělo.
}
dice-bag-log-reactions-opened = Reakce jsou povolené.
dice-bag-log-low-success = { $what ->
    [move] { $who }, pohyb: { $roll } proti { $target }{ $modifier }, úspěch.
    [assault] { $who }, zteč: { $roll } proti { $target }{ $modifier }, úspěch.
    [action] { $who }, akce: { $roll } proti { $target }{ $modifier }, úspěch.
   *[reaction] { $who }, reakce: { $roll } proti { $target }{ $modifier }, úspěch.
}
dice-bag-log-low-failure = { $what ->
    [move] { $who }, pohyb: { $roll } proti { $target }{ $modifier }, neúspěch.
    [assault] { $who }, zteč: { $roll } proti { $target }{ $modifier }, neúspěch.
    [action] { $who }, akce: { $roll } proti { $target }{ $modifier }, neúspěch.
   *[reaction] { $who }, reakce: { $roll } proti { $target }{ $modifier }, neúspěch.
}
dice-bag-log-high-success = { $what ->
    [move] { $who }, pohyb: { $roll }{ $modifier } proti { $target }, úspěch.
    [assault] { $who }, zteč: { $roll }{ $modifier } proti { $target }, úspěch.
    [action] { $who }, akce: { $roll }{ $modifier } proti { $target }, úspěch.
   *[reaction] { $who }, reakce: { $roll }{ $modifier } proti { $target }, úspěch.
}
dice-bag-log-high-failure = { $what ->
    [move] { $who }, pohyb: { $roll }{ $modifier } proti { $target }, neúspěch.
    [assault] { $who }, zteč: { $roll }{ $modifier } proti { $target }, neúspěch.
    [action] { $who }, akce: { $roll }{ $modifier } proti { $target }, neúspěch.
   *[reaction] { $who }, reakce: { $roll }{ $modifier } proti { $target }, neúspěch.
}
dice-bag-log-won = { $what ->
    [move] { $who }, pohyb: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – výhra.
    [assault] { $who }, zteč: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – výhra.
    [action] { $who }, akce: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – výhra.
   *[reaction] { $who }, reakce: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – výhra.
}
dice-bag-log-lost = { $what ->
    [move] { $who }, pohyb: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – prohra.
    [assault] { $who }, zteč: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – prohra.
    [action] { $who }, akce: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – prohra.
   *[reaction] { $who }, reakce: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – prohra.
}
dice-bag-log-tie-won = { $what ->
    [move] { $who }, pohyb: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – shoda, přesto výhra.
    [assault] { $who }, zteč: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – shoda, přesto výhra.
    [action] { $who }, akce: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – shoda, přesto výhra.
   *[reaction] { $who }, reakce: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – shoda, přesto výhra.
}
dice-bag-log-tie-lost = { $what ->
    [move] { $who }, pohyb: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – shoda, přesto prohra.
    [assault] { $who }, zteč: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – shoda, přesto prohra.
    [action] { $who }, akce: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – shoda, přesto prohra.
   *[reaction] { $who }, reakce: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – shoda, přesto prohra.
}

## Why something was not done

refused-dice-bag-upkeep-open = Údržba ještě není hotová.
refused-dice-bag-before-first = Nejdřív přípravy před dobrodružstvím.
refused-dice-bag-die-in-use = Jedna kostka už je ve hře.
refused-dice-bag-bag-empty = Pytlík je prázdný.
refused-dice-bag-no-die = Žádná kostka není ve hře.
refused-dice-bag-other-side = Kostka patří jiné straně.
refused-dice-bag-cannot-act = Tenhle účastník nemůže jednat.
refused-dice-bag-asleep = Tenhle účastník spí.
refused-dice-bag-colour-refuses = { $colour ->
    [red] { $kind ->
        [hero] Červená kostka neaktivuje hrdiny.
        [vassal] Červená kostka neaktivuje vazaly.
       *[wanderer] Červená kostka neaktivuje poutníky.
    }
    [yellow] { $kind ->
        [hero] Žlutá kostka neaktivuje hrdiny.
        [vassal] Žlutá kostka neaktivuje vazaly.
       *[wanderer] Žlutá kostka neaktivuje poutníky.
    }
   *[green] { $kind ->
        [hero] Zelená kostka neaktivuje hrdiny.
        [vassal] Zelená kostka neaktivuje vazaly.
       *[wanderer] Zelená kostka neaktivuje poutníky.
    }
}
refused-dice-bag-activated-already = V tomto kole už aktivace proběhla.
refused-dice-bag-activated-somebody = Kostka už někoho aktivovala.
refused-dice-bag-marches-over = Pochody jsou před rozkazy.
refused-dice-bag-marched-already = Pochod už proběhl.
refused-dice-bag-in-reserve = Z rezervy se nepochoduje.
refused-dice-bag-special-instead = Místo pochodů proběhla zvláštní událost.
refused-dice-bag-yellow-only = Zvláštní událost dovoluje jen žlutá kostka.
refused-dice-bag-nobody-active = Nikdo není aktivní.
refused-dice-bag-not-active = Tenhle účastník není aktivní.
refused-dice-bag-no-orders-left = Žádné rozkazy už nezbývají.
refused-dice-bag-order-under-way = Nejdřív se dokončí jeden rozkaz, pak začne další.
refused-dice-bag-no-order = Žádný rozkaz neprobíhá.
refused-dice-bag-enter-first = Nejdřív se vstupuje pohybem.
refused-dice-bag-reactions-open = Reakce ještě nejsou uzavřené.
refused-dice-bag-no-reactions = Není na co reagovat.
refused-dice-bag-reacted-already = Reakce už proběhla.
refused-dice-bag-not-asked = Tenhle účastník teď není na řadě s reakcí.
refused-dice-bag-round-not-over = V pytlíku jsou ještě kostky.
refused-dice-bag-last-round = Plánovaná kola už skončila.
refused-dice-bag-not-last-round = V plánu jsou ještě další kola.

## What is called otherwise here than in other systems
dice-bag-core-end-encounter = Ukončit dobrodružství
dice-bag-core-reopen-encounter = Pokračovat v dobrodružství
dice-bag-core-log-begun = Dobrodružství začíná.
dice-bag-core-log-ended = Dobrodružství končí.
dice-bag-core-log-reopened = Dobrodružství pokračuje.
dice-bag-refused-encounter-ended = Dobrodružství skončilo.
dice-bag-refused-not-in-this-stage = V téhle fázi dobrodružství ne.
dice-bag-refused-start-first = Nejdřív začni dobrodružství.
dice-bag-ui-fight-took = Dobrodružství trvalo { $time }.
dice-bag-ui-add-first = Někoho přidej, pak může dobrodružství začít
