# Dice-bag rounds in German: the board.

## What happens now

dice-bag-setup = Vorbereitung
dice-bag-placing-alternately-now = Platzieren, { $side }: { $what }
dice-bag-placing-whole-now = Alles platzieren, { $side }: { $what }
dice-bag-before-order = Vor dem Abenteuer: Wer fängt an?
dice-bag-before = Vor dem Abenteuer: { $side }
dice-bag-upkeep = Runde { $round }/{ $planned }: Unterhalt
dice-bag-upkeep-of = Runde { $round }/{ $planned }: Unterhalt, { $side }
dice-bag-drawing = Runde { $round }/{ $planned }: Würfel ziehen
dice-bag-drawn = { $colour ->
    [red] Roter Würfel: { $side }
    [yellow] Gelber Würfel: { $side }
   *[green] Grüner Würfel: { $side }
}
dice-bag-acting = { $name }: Befehl { $number }/2
dice-bag-ordered = { $order ->
    [move] { $name }: Befehl { $number }/2, Bewegung
    [assault] { $name }: Befehl { $number }/2, Sturmangriff
   *[action] { $name }: Befehl { $number }/2, Aktion
}
dice-bag-reactions-now = { $order ->
    [move] { $name }: Bewegung – reagiert jemand?
    [assault] { $name }: Sturmangriff – reagiert jemand?
   *[action] { $name }: Aktion – reagiert jemand?
}
dice-bag-over = Runde { $round }/{ $planned } ist vorbei
dice-bag-over-last = Die letzte Runde ist vorbei
dice-bag-ended = Das Abenteuer ist vorbei

dice-bag-prompt-place = platzieren
dice-bag-prompt-order = klären, wer anfängt
dice-bag-prompt-ready = vor dem Abenteuer handeln
dice-bag-prompt-upkeep = Unterhalt abhandeln
dice-bag-prompt-draw = einen Würfel ziehen
dice-bag-prompt-activate = jemanden aktivieren
dice-bag-prompt-order-now = einen Befehl geben
dice-bag-prompt-complete = den Befehl abschließen
dice-bag-prompt-follow = folgen oder bleiben
dice-bag-prompt-react = reagieren oder passen
dice-bag-prompt-round = weitermachen

dice-bag-hint-xp = { $side }: { $xp } EP
dice-bag-hint-end-or-extend = Die geplanten Runden sind gespielt. Hier enden oder noch eine spielen?
dice-bag-hint-no-dice = Ohne Würfel: { $side }.

## The bag

dice-bag-pip-unready = darf reagieren
dice-bag-pip-held = in Reserve
dice-bag-odds-next = Nächster Würfel
dice-bag-odds-tones = Nächster Würfel, nach Farbe
dice-bag-odds-within = Mindestens ein Würfel unter den nächsten

dice-bag-die = { $colour ->
    [red] { $side }, rot
    [yellow] { $side }, gelb
   *[green] { $side }, grün
}
dice-bag-token-in-use = { $colour ->
    [red] { $number }: { $side }, rot, in Gebrauch
    [yellow] { $number }: { $side }, gelb, in Gebrauch
   *[green] { $number }: { $side }, grün, in Gebrauch
}
dice-bag-token-used = { $colour ->
    [red] { $number }: { $side }, rot
    [yellow] { $number }: { $side }, gelb
   *[green] { $number }: { $side }, grün
}
dice-bag-token-spent = { $colour ->
    [red] { $number }: { $side }, rot, verfallen
    [yellow] { $number }: { $side }, gelb, verfallen
   *[green] { $number }: { $side }, grün, verfallen
}
dice-bag-chance-owner = Nächster Würfel: { $side }
dice-bag-chance-die = { $colour ->
    [red] Nächster Würfel: { $side }, rot
    [yellow] Nächster Würfel: { $side }, gelb
   *[green] Nächster Würfel: { $side }, grün
}
dice-bag-chance-within = { $draws ->
    [one] { $side } beim nächsten Würfel
   *[other] { $side } unter den nächsten { $draws }
}
dice-bag-colour-red = rot
dice-bag-colour-yellow = gelb
dice-bag-colour-green = grün

## Who is who

dice-bag-kind-hero = Held
dice-bag-kind-vassal = Vasall
dice-bag-kind-wanderer = Wanderer
dice-bag-weapon-none = keine Schusswaffe
dice-bag-weapon-loaded = geladen
dice-bag-weapon-unloaded = nicht geladen
dice-bag-affliction-asleep = schläft
dice-bag-affliction-burning = in brennendem Gelände
dice-bag-affliction-poisoned = vergiftet
dice-bag-affliction-drowning = am Ertrinken
dice-bag-affliction-hasted = Hasttrank
dice-bag-affliction-plagued = Zombieseuche
dice-bag-ability-divides = teilt Befehle
dice-bag-ability-regenerates = regeneriert
dice-bag-bond-in-contact = beginnt in Kontakt
dice-bag-bond-summoned = im Spiel beschworen
dice-bag-effect-veil = Schleier
dice-bag-effect-elemental = Elementar
dice-bag-effect-gate = Dimensionstor
dice-bag-order-move = Bewegung
dice-bag-order-assault = Sturmangriff
dice-bag-order-action = Aktion
dice-bag-placing-alternately = abwechselnd, je eins
dice-bag-placing-whole = eine Seite nach der anderen
dice-bag-badge-in-contact = Kontakt: { $name }
dice-bag-badge-summoned = beschworen von: { $name }
dice-bag-badge-reserve = Reserve: { $place }
dice-bag-badge-marched = marschiert
dice-bag-badge-reacted = hat reagiert
dice-bag-badge-order = { $order ->
    [move] Bewegung
    [assault] Sturmangriff
   *[action] Aktion
}
dice-bag-badge-modifier-now = { $value } auf diesen Befehl
dice-bag-badge-modifier-next = { $value } auf den nächsten Befehl
dice-bag-badge-activated = { $times ->
    [one] aktiviert
   *[other] { $times }-mal aktiviert
}
dice-bag-why-plague = Seuchenwurf
dice-bag-why-regenerate = Regenerationswurf
counter-orders = { $left ->
    [one] noch ein Befehl von { $of }
   *[other] noch { $left } Befehle von { $of }
}

## To look up

dice-bag-catalogue = Würfel und Abenteuer

dice-bag-matrix-red = Rote Würfel aktivieren
dice-bag-matrix-yellow = Gelbe Würfel aktivieren
dice-bag-matrix-green = Grüne Würfel aktivieren
dice-bag-effect-veil-of = Schleier: { $name } ({ $side })
dice-bag-effect-elemental-of = Elementar: { $name } ({ $side })
dice-bag-effect-gate-of = Dimensionstor: { $name } ({ $side })
dice-bag-effect-since = seit Runde { $round }
dice-bag-special-of = Sonderereignis: { $name }
dice-bag-special-is-off = aus

## Upkeep

dice-bag-check-side = { $side } ({ $xp } EP)
dice-bag-item-wake = { $side }: Schlafende Helden erwachen
dice-bag-item-burning = { $side }: brennendes Gelände, −1
dice-bag-item-poison = { $side }: Gift und Ertrinken, −1
dice-bag-item-haste = { $side }: Hasttränke, −1
dice-bag-item-plague = { $side }: Zombieseuchen
dice-bag-item-load = { $side }: Waffen werden geladen
dice-bag-item-dissipate = { $side }: Auflösungen
dice-bag-item-dissipate-of = { $side }: Auflösungen ({ $names })
dice-bag-item-regenerate = { $side }: Regenerationen
dice-bag-item-gates = { $side }: Dimensionstore schließen sich
dice-bag-item-gates-of = { $side }: Dimensionstore schließen sich ({ $names })
dice-bag-owed-wake = Verborgen: erwacht
dice-bag-owed-burning = Verborgen: brennendes Gelände
dice-bag-owed-poison = Verborgen: Gift oder Ertrinken
dice-bag-owed-haste = Verborgen: Hasttrank
dice-bag-owed-plague = Verborgen: Zombieseuche
dice-bag-owed-load = Verborgen: Waffe wird geladen
dice-bag-owed-regenerate = Verborgen: Regeneration
