# Dice-bag rounds in Finnish: the board.

## What happens now

dice-bag-setup = Valmistelut
dice-bag-placing-alternately-now = Asetusvuoro, { $side }: { $what }
dice-bag-placing-whole-now = Asetusvuoro, { $side }, kaikki kerralla: { $what }
dice-bag-before-order = Ennen seikkailua: kuka aloittaa?
dice-bag-before = Ennen seikkailua: { $side }
dice-bag-upkeep = Kierros { $round }/{ $planned }: ennen kierroksen alkua
dice-bag-upkeep-of = Kierros { $round }/{ $planned }: ennen kierroksen alkua, { $side }
dice-bag-drawing = Kierros { $round }/{ $planned }: nosta noppa
dice-bag-drawn = { $colour ->
    [red] Punainen noppa: { $side }
    [yellow] Keltainen noppa: { $side }
   *[green] Vihreä noppa: { $side }
}
dice-bag-acting = { $name }: käsky { $number }/2
dice-bag-ordered = { $order ->
    [move] { $name }: käsky { $number }/2, liike
    [assault] { $name }: käsky { $number }/2, rynnäkkö
   *[action] { $name }: käsky { $number }/2, toiminto
}
dice-bag-reactions-now = { $order ->
    [move] { $name }, tulossa liike: reagoiko joku?
    [assault] { $name }, tulossa rynnäkkö: reagoiko joku?
   *[action] { $name }, tulossa toiminto: reagoiko joku?
}
dice-bag-over = Kierros { $round }/{ $planned } on ohi
dice-bag-over-last = Viimeinen kierros on ohi
dice-bag-ended = Seikkailu on ohi

dice-bag-prompt-place = asettaminen
dice-bag-prompt-order = aloittajan ratkaisu
dice-bag-prompt-ready = toiminnot ennen seikkailua
dice-bag-prompt-upkeep = alkutoiminnot
dice-bag-prompt-draw = nopan nosto
dice-bag-prompt-activate = aktivointi
dice-bag-prompt-order-now = käskyn antaminen
dice-bag-prompt-complete = käskyn toteutus
dice-bag-prompt-follow = mukaan tai reserviin
dice-bag-prompt-react = reagoiko vai ei?
dice-bag-prompt-round = jatkaminen

dice-bag-hint-xp = { $side }: { $xp } XP
dice-bag-hint-end-or-extend = Suunnitellut kierrokset on pelattu. Lopetetaanko tähän vai pelataanko vielä yksi?
dice-bag-hint-no-dice = Ilman noppia: { $side }.

## The bag

dice-bag-pip-unready = saa reagoida
dice-bag-pip-held = reservissä
dice-bag-odds-next = Seuraava noppa
dice-bag-odds-tones = Seuraava noppa värin mukaan
dice-bag-odds-within = Ainakin yksi noppa, kun nostoja on

dice-bag-die = { $colour ->
    [red] { $side }, punainen
    [yellow] { $side }, keltainen
   *[green] { $side }, vihreä
}
dice-bag-token-in-use = { $colour ->
    [red] { $number }: { $side }, punainen, käytössä
    [yellow] { $number }: { $side }, keltainen, käytössä
   *[green] { $number }: { $side }, vihreä, käytössä
}
dice-bag-token-used = { $colour ->
    [red] { $number }: { $side }, punainen
    [yellow] { $number }: { $side }, keltainen
   *[green] { $number }: { $side }, vihreä
}
dice-bag-token-spent = { $colour ->
    [red] { $number }: { $side }, punainen, ei aktivoinut ketään
    [yellow] { $number }: { $side }, keltainen, ei aktivoinut ketään
   *[green] { $number }: { $side }, vihreä, ei aktivoinut ketään
}
dice-bag-chance-owner = Seuraava noppa: { $side }
dice-bag-chance-die = { $colour ->
    [red] Seuraava noppa: { $side }, punainen
    [yellow] Seuraava noppa: { $side }, keltainen
   *[green] Seuraava noppa: { $side }, vihreä
}
dice-bag-chance-within = { $draws ->
    [one] { $side } seuraavalla nopalla
   *[other] { $side } seuraavien { $draws } nopan joukossa
}
dice-bag-colour-red = punainen
dice-bag-colour-yellow = keltainen
dice-bag-colour-green = vihreä

## Who is who

dice-bag-kind-hero = sankari
dice-bag-kind-vassal = vasalli
dice-bag-kind-wanderer = vaeltaja
dice-bag-weapon-none = ei ampuma-asetta
dice-bag-weapon-loaded = ladattu
dice-bag-weapon-unloaded = lataamatta
dice-bag-affliction-asleep = nukkuva
dice-bag-affliction-burning = palavassa maastossa
dice-bag-affliction-poisoned = myrkyttynyt
dice-bag-affliction-drowning = hukkuva
dice-bag-affliction-hasted = nopeuttava juoma
dice-bag-affliction-plagued = zombirutto
dice-bag-ability-divides = käskynjako
dice-bag-ability-regenerates = regeneraatio
dice-bag-bond-in-contact = aloittaa kontaktissa
dice-bag-bond-summoned = kutsuttu pelissä
dice-bag-effect-veil = verho
dice-bag-effect-elemental = elementaali
dice-bag-effect-gate = ulottuvuusportti
dice-bag-order-move = liike
dice-bag-order-assault = rynnäkkö
dice-bag-order-action = toiminto
dice-bag-placing-alternately = vuorotellen
dice-bag-placing-whole = ryhmä kerrallaan
dice-bag-badge-in-contact = kontakti: { $name }
dice-bag-badge-summoned = kutsuja: { $name }
dice-bag-badge-reserve = reservi: { $place }
dice-bag-badge-marched = marssinut
dice-bag-badge-reacted = reagoinut
dice-bag-badge-order = { $order ->
    [move] liike
    [assault] rynnäkkö
   *[action] toiminto
}
dice-bag-badge-modifier-now = { $value } tähän käskyyn
dice-bag-badge-modifier-next = { $value } seuraavaan käskyyn
dice-bag-badge-activated = { $times ->
    [one] aktivoitu
   *[other] aktivoitu { $times } kertaa
}
dice-bag-why-plague = Zombiruton heitto
dice-bag-why-regenerate = Regeneraatioheitto
counter-orders = käskyjä jäljellä: { $left }/{ $of }

## To look up

dice-bag-catalogue = Nopat ja seikkailu

dice-bag-matrix-red = Punaisella aktivoidaan
dice-bag-matrix-yellow = Keltaisella aktivoidaan
dice-bag-matrix-green = Vihreällä aktivoidaan
dice-bag-effect-veil-of = Verho: { $name } ({ $side })
dice-bag-effect-elemental-of = Elementaali: { $name } ({ $side })
dice-bag-effect-gate-of = Ulottuvuusportti: { $name } ({ $side })
dice-bag-effect-since = kierroksesta { $round } alkaen
dice-bag-special-of = Erikoistapahtuma: { $name }
dice-bag-special-is-off = pois

## Upkeep

dice-bag-check-side = { $side } ({ $xp } XP)
dice-bag-item-wake = { $side }: nukkuvat sankarit heräävät
dice-bag-item-burning = { $side }: palava maasto, −1
dice-bag-item-poison = { $side }: myrkyttyneet ja hukkuvat, −1
dice-bag-item-haste = { $side }: nopeuttavat juomat, −1
dice-bag-item-plague = { $side }: zombirutot
dice-bag-item-load = { $side }: ampuma-aseet ladataan
dice-bag-item-dissipate = { $side }: haihtumiset
dice-bag-item-dissipate-of = { $side }: haihtumiset ({ $names })
dice-bag-item-regenerate = { $side }: regeneraatiot
dice-bag-item-gates = { $side }: ulottuvuusportit sulkeutuvat
dice-bag-item-gates-of = { $side }: ulottuvuusportit sulkeutuvat ({ $names })
dice-bag-owed-wake = Piilossa: herää
dice-bag-owed-burning = Piilossa: palava maasto
dice-bag-owed-poison = Piilossa: myrkyttynyt tai hukkuva
dice-bag-owed-haste = Piilossa: nopeuttava juoma
dice-bag-owed-plague = Piilossa: zombirutto
dice-bag-owed-load = Piilossa: ase ladataan
dice-bag-owed-regenerate = Piilossa: regeneraatio
