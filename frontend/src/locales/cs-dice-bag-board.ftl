# Dice-bag rounds in Czech: the board.

## What happens now

dice-bag-setup = Příprava
dice-bag-placing-alternately-now = { $side } umisťuje: { $what }
dice-bag-placing-whole-now = { $side } umisťuje všechno své: { $what }
dice-bag-before-order = Před dobrodružstvím: kdo začíná?
dice-bag-before = Před dobrodružstvím: { $side }
dice-bag-upkeep = Kolo { $round }/{ $planned }: údržba
dice-bag-upkeep-of = Kolo { $round }/{ $planned }: údržba, { $side }
dice-bag-drawing = Kolo { $round }/{ $planned }: táhne se kostka
dice-bag-drawn = { $colour ->
    [red] Červená kostka: { $side }
    [yellow] Žlutá kostka: { $side }
   *[green] Zelená kostka: { $side }
}
dice-bag-acting = { $name }: rozkaz { $number }/2
dice-bag-ordered = { $order ->
    [move] { $name }: rozkaz { $number }/2, pohyb
    [assault] { $name }: rozkaz { $number }/2, zteč
   *[action] { $name }: rozkaz { $number }/2, akce
}
dice-bag-reactions-now = { $order ->
    [move] { $name } chystá pohyb: reaguje někdo?
    [assault] { $name } chystá zteč: reaguje někdo?
   *[action] { $name } chystá akci: reaguje někdo?
}
dice-bag-over = Kolo { $round }/{ $planned } skončilo
dice-bag-over-last = Poslední kolo skončilo
dice-bag-ended = Dobrodružství skončilo

dice-bag-prompt-place = umístit
dice-bag-prompt-order = určit, kdo začíná
dice-bag-prompt-ready = přípravy před dobrodružstvím
dice-bag-prompt-upkeep = provést údržbu
dice-bag-prompt-draw = vytáhnout kostku
dice-bag-prompt-activate = někoho aktivovat
dice-bag-prompt-order-now = dát rozkaz
dice-bag-prompt-complete = dokončit rozkaz
dice-bag-prompt-follow = následovat, nebo zůstat
dice-bag-prompt-react = reagovat, nebo ne
dice-bag-prompt-round = pokračovat

dice-bag-hint-xp = { $side }: { $xp } XP
dice-bag-hint-end-or-extend = Plánovaná kola jsou odehraná. Skončit, nebo si dát ještě jedno?
dice-bag-hint-no-dice = { $side } nemá žádné kostky.

## The bag

dice-bag-pip-unready = může reagovat
dice-bag-pip-held = v rezervě
dice-bag-odds-next = Příští kostka
dice-bag-odds-tones = Příští kostka podle barvy
dice-bag-odds-within = Aspoň jedna kostka z příštích

dice-bag-die = { $colour ->
    [red] { $side }, červená
    [yellow] { $side }, žlutá
   *[green] { $side }, zelená
}
dice-bag-token-in-use = { $colour ->
    [red] { $number }: { $side }, červená, ve hře
    [yellow] { $number }: { $side }, žlutá, ve hře
   *[green] { $number }: { $side }, zelená, ve hře
}
dice-bag-token-used = { $colour ->
    [red] { $number }: { $side }, červená
    [yellow] { $number }: { $side }, žlutá
   *[green] { $number }: { $side }, zelená
}
dice-bag-token-spent = { $colour ->
    [red] { $number }: { $side }, červená, propadlá
    [yellow] { $number }: { $side }, žlutá, propadlá
   *[green] { $number }: { $side }, zelená, propadlá
}
dice-bag-chance-owner = Příští kostka: { $side }
dice-bag-chance-die = { $colour ->
    [red] Příští kostka: { $side }, červená
    [yellow] Příští kostka: { $side }, žlutá
   *[green] Příští kostka: { $side }, zelená
}
dice-bag-chance-within = { $draws ->
    [one] { $side }: hned příští kostka
    [few] { $side }: do { $draws } kostek
    [many] { $side }: do { $draws } kostky
   *[other] { $side }: do { $draws } kostek
}
dice-bag-colour-red = červená
dice-bag-colour-yellow = žlutá
dice-bag-colour-green = zelená

## Who is who

dice-bag-kind-hero = hrdina
dice-bag-kind-vassal = vazal
dice-bag-kind-wanderer = poutník
dice-bag-weapon-none = bez střelné zbraně
dice-bag-weapon-loaded = nabito
dice-bag-weapon-unloaded = nenabito
dice-bag-affliction-asleep = spí
dice-bag-affliction-burning = v hořícím terénu
dice-bag-affliction-poisoned = otrava
dice-bag-affliction-drowning = topí se
dice-bag-affliction-hasted = lektvar rychlosti
dice-bag-affliction-plagued = zombí mor
dice-bag-ability-divides = dělí rozkazy
dice-bag-ability-regenerates = regeneruje
dice-bag-bond-in-contact = začíná v kontaktu
dice-bag-bond-summoned = přivolání během hry
dice-bag-effect-veil = závoj
dice-bag-effect-elemental = elementál
dice-bag-effect-gate = dimenzionální brána
dice-bag-order-move = pohyb
dice-bag-order-assault = zteč
dice-bag-order-action = akce
dice-bag-placing-alternately = střídavě po jednom
dice-bag-placing-whole = jedna strana po druhé
dice-bag-badge-in-contact = v kontaktu: { $name }
dice-bag-badge-summoned = přivolává: { $name }
dice-bag-badge-reserve = rezerva: { $place }
dice-bag-badge-marched = po pochodu
dice-bag-badge-reacted = po reakci
dice-bag-badge-order = { $order ->
    [move] pohyb
    [assault] zteč
   *[action] akce
}
dice-bag-badge-modifier-now = { $value } k tomuto rozkazu
dice-bag-badge-modifier-next = { $value } k dalšímu rozkazu
dice-bag-badge-activated = { $times ->
    [one] po aktivaci
    [few] aktivace { $times }×
    [many] aktivace { $times }×
   *[other] aktivace { $times }×
}
dice-bag-why-plague = Hod na mor
dice-bag-why-regenerate = Hod na regeneraci
counter-orders = { $left ->
    [one] zbývá { $left } rozkaz z { $of }
    [few] zbývají { $left } rozkazy z { $of }
    [many] zbývá { $left } rozkazu z { $of }
   *[other] zbývá { $left } rozkazů z { $of }
}

## To look up

dice-bag-catalogue = Kostky a dobrodružství

dice-bag-matrix-red = Červené kostky aktivují
dice-bag-matrix-yellow = Žluté kostky aktivují
dice-bag-matrix-green = Zelené kostky aktivují
dice-bag-effect-veil-of = Závoj: { $name } ({ $side })
dice-bag-effect-elemental-of = Elementál: { $name } ({ $side })
dice-bag-effect-gate-of = Dimenzionální brána: { $name } ({ $side })
dice-bag-effect-since = od { $round }. kola
dice-bag-special-of = Zvláštní událost: { $name }
dice-bag-special-is-off = vypnuto

## Upkeep

dice-bag-check-side = { $side } ({ $xp } XP)
dice-bag-item-wake = { $side }: probouzejí se spící hrdinové
dice-bag-item-burning = { $side }: hořící terén, −1
dice-bag-item-poison = { $side }: otrava a tonutí, −1
dice-bag-item-haste = { $side }: lektvary rychlosti, −1
dice-bag-item-plague = { $side }: zombí mory
dice-bag-item-load = { $side }: nabíjejí se zbraně
dice-bag-item-dissipate = { $side }: rozplynutí
dice-bag-item-dissipate-of = { $side }: rozplynutí ({ $names })
dice-bag-item-regenerate = { $side }: regenerace
dice-bag-item-gates = { $side }: zavírají se dimenzionální brány
dice-bag-item-gates-of = { $side }: zavírají se dimenzionální brány ({ $names })
dice-bag-owed-wake = Skryté: probuzení
dice-bag-owed-burning = Skryté: hořící terén
dice-bag-owed-poison = Skryté: otrava nebo tonutí
dice-bag-owed-haste = Skryté: lektvar rychlosti
dice-bag-owed-plague = Skryté: zombí mor
dice-bag-owed-load = Skryté: nabití zbraně
dice-bag-owed-regenerate = Skryté: regenerace
