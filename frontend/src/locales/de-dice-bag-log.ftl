# Dice-bag rounds in German: the log, and why something was not done.

## The log

dice-bag-log-bound-in-contact = { $who } beginnt in Kontakt mit: { $hero }.
dice-bag-log-bound-summoned = { $who } wurde beschworen von: { $hero }.
dice-bag-log-reserve = { $who } ist in Reserve: { $place }.
dice-bag-log-on-board = { $who } ist auf dem Spielfeld.
dice-bag-log-weapon = { $weapon ->
    [loaded] { $who }: Waffe geladen.
    [unloaded] { $who }: Waffe nicht geladen.
   *[none] { $who }: keine Schusswaffe.
}
dice-bag-log-affliction-on = { $affliction ->
    [asleep] { $who } schläft.
    [burning] { $who } ist in brennendem Gelände.
    [poisoned] { $who } ist vergiftet.
    [drowning] { $who } ist am Ertrinken.
    [hasted] { $who } steht unter einem Hasttrank.
   *[plagued] { $who } hat die Zombieseuche.
}
dice-bag-log-affliction-off = { $affliction ->
    [asleep] { $who } schläft nicht mehr.
    [burning] { $who } ist aus dem brennenden Gelände heraus.
    [poisoned] { $who } ist nicht mehr vergiftet.
    [drowning] { $who } ist nicht mehr am Ertrinken.
    [hasted] { $who } steht nicht mehr unter einem Hasttrank.
   *[plagued] { $who } hat die Zombieseuche nicht mehr.
}
dice-bag-log-effect = { $kind ->
    [veil] { $side }: ein Schleier, { $name }.
    [elemental] { $side }: ein Elementar, { $name }.
   *[gate] { $side }: ein Dimensionstor, { $name }.
}
dice-bag-log-effect-gone = { $name } ist weg.
dice-bag-log-effect-stays = { $name } bleibt.
dice-bag-log-xp = { $side }: { $xp } EP.
dice-bag-log-dice-set = { $colour ->
    [red] { $side }: rote Würfel, { $count }.
    [yellow] { $side }: gelbe Würfel, { $count }.
   *[green] { $side }: grüne Würfel, { $count }.
}
dice-bag-log-die-added = { $colour ->
    [red] { $side }: Ein roter Würfel kommt in den Beutel.
    [yellow] { $side }: Ein gelber Würfel kommt in den Beutel.
   *[green] { $side }: Ein grüner Würfel kommt in den Beutel.
}
dice-bag-log-die-removed = { $colour ->
    [red] { $side }: Ein roter Würfel wird aus dem Beutel entfernt.
    [yellow] { $side }: Ein gelber Würfel wird aus dem Beutel entfernt.
   *[green] { $side }: Ein grüner Würfel wird aus dem Beutel entfernt.
}
dice-bag-log-die-returned = { $colour ->
    [red] { $side }: Ein roter Würfel kommt zurück in den Beutel.
    [yellow] { $side }: Ein gelber Würfel kommt zurück in den Beutel.
   *[green] { $side }: Ein grüner Würfel kommt zurück in den Beutel.
}
dice-bag-log-placing-alternately = Abwechselnd platzieren: { $what }. Reihenfolge: { $order }.
dice-bag-log-placing-whole = Eine Seite nach der anderen platzieren: { $what }. Reihenfolge: { $order }.
dice-bag-log-placed = Platziert, { $side }: { $what }.
dice-bag-log-placed-all = { $side }: nichts mehr zu platzieren.
dice-bag-log-placing-ended = Das Platzieren ist vorbei.
dice-bag-log-tie-rolled = Gleichstand, { $side }: { $faces }.
dice-bag-log-side-drawn = { $colour ->
    [red] Gleichstand ({ $tied }): Roter Würfel gezogen und zurückgelegt, { $side }.
    [yellow] Gleichstand ({ $tied }): Gelber Würfel gezogen und zurückgelegt, { $side }.
   *[green] Gleichstand ({ $tied }): Grüner Würfel gezogen und zurückgelegt, { $side }.
}
dice-bag-log-sides = Reihenfolge der Seiten: { $sides }.
dice-bag-log-sides-set = Reihenfolge der Seiten gesetzt: { $sides }.
dice-bag-log-side-ready = { $side }: bereit.
dice-bag-log-dice-back = Alle Würfel sind im Beutel.
dice-bag-log-extended = Es wird noch eine Runde gespielt.
dice-bag-log-skipped-wake = { $side }: schlafende Helden, ausgelassen.
dice-bag-log-skipped-burning = { $side }: brennendes Gelände, ausgelassen.
dice-bag-log-skipped-poison = { $side }: Gift und Ertrinken, ausgelassen.
dice-bag-log-skipped-haste = { $side }: Hasttränke, ausgelassen.
dice-bag-log-skipped-plague = { $side }: Zombieseuchen, ausgelassen.
dice-bag-log-skipped-load = { $side }: Laden, ausgelassen.
dice-bag-log-skipped-dissipate = { $side }: Auflösungen, ausgelassen.
dice-bag-log-skipped-regenerate = { $side }: Regenerationen, ausgelassen.
dice-bag-log-skipped-gates = { $side }: Dimensionstore, ausgelassen.
dice-bag-log-upkeep-burning = Unterhalt, brennendes Gelände: { $who }.
dice-bag-log-upkeep-poison = Unterhalt, Gift oder Ertrinken: { $who }.
dice-bag-log-upkeep-haste = Unterhalt, Hasttrank: { $who }.
dice-bag-log-upkeep-burning-uncounted = Unterhalt, brennendes Gelände: { $who } (−1, Lebenspunkte werden hier nicht gezählt).
dice-bag-log-upkeep-poison-uncounted = Unterhalt, Gift oder Ertrinken: { $who } (−1, Lebenspunkte werden hier nicht gezählt).
dice-bag-log-upkeep-haste-uncounted = Unterhalt, Hasttrank: { $who } (−1, Lebenspunkte werden hier nicht gezählt).
dice-bag-log-woke = { $who } erwacht.
dice-bag-log-loaded = { $who } lädt nach.
dice-bag-log-gate-closed = { $name } schließt sich.
dice-bag-log-rolled-plague = Zombieseuche, { $who }: { $roll }.
dice-bag-log-rolled-regenerate = Regeneration, { $who }: { $roll }.
dice-bag-log-rolled-dissipate = Löst sich { $name } auf? { $roll }.
dice-bag-log-settled-plague = { $by ->
    [0] Zombieseuche, { $who }: keine Änderung.
   *[other] Zombieseuche, { $who }: LP ändern sich um { $by }.
}
dice-bag-log-settled-regenerate = { $by ->
    [0] Regeneration, { $who }: keine Änderung.
   *[other] Regeneration, { $who }: LP ändern sich um { $by }.
}
dice-bag-log-upkeep-forced = Es wird gezogen, ohne den restlichen Unterhalt.
dice-bag-log-drawn = { $colour ->
    [red] Würfel { $number }: rot, { $side }. Noch { $left }.
    [yellow] Würfel { $number }: gelb, { $side }. Noch { $left }.
   *[green] Würfel { $number }: grün, { $side }. Noch { $left }.
}
dice-bag-log-taken = { $colour ->
    [red] Würfel { $number }, am Tisch gezogen: rot, { $side }.
    [yellow] Würfel { $number }, am Tisch gezogen: gelb, { $side }.
   *[green] Würfel { $number }, am Tisch gezogen: grün, { $side }.
}
dice-bag-log-marched = { $who } marschiert.
dice-bag-log-special = { $side }: Sonderereignis, { $name }.
dice-bag-log-wanderer = { $side }: Der Würfel aktiviert einen Wanderer, { $who }.
dice-bag-log-spent = { $colour ->
    [red] { $side }: Der rote Würfel aktiviert niemanden.
    [yellow] { $side }: Der gelbe Würfel aktiviert niemanden.
   *[green] { $side }: Der grüne Würfel aktiviert niemanden.
}
dice-bag-log-order = { $order ->
    [move] { $who }, Befehl { $number }: Bewegung.
    [assault] { $who }, Befehl { $number }: Sturmangriff.
   *[action] { $who }, Befehl { $number }: Aktion.
}
dice-bag-log-order-note = { $order ->
    [move] { $who }, Befehl { $number }: Bewegung, { $note }.
    [assault] { $who }, Befehl { $number }: Sturmangriff, { $note }.
   *[action] { $who }, Befehl { $number }: Aktion, { $note }.
}
dice-bag-log-enters = { $who }, Befehl { $number }: trifft ein, { $place }.
dice-bag-log-enters-note = { $who }, Befehl { $number }: trifft ein, { $place }, { $note }.
dice-bag-log-followed = { $who } trifft auch ein, { $place }.
dice-bag-log-stayed = { $who } bleibt in Reserve.
dice-bag-log-handed-over = { $who } gibt einen Befehl ab an: { $to }.
dice-bag-log-modifier = { $value } auf den nächsten Befehl.
dice-bag-log-modifier-named = { $value } auf den nächsten Befehl: { $name }.
dice-bag-log-ended-early = { $left ->
    [0] { $who }: Die Aktivierung endet.
    [one] { $who }: Die Aktivierung endet, ein Befehl ungenutzt.
   *[other] { $who }: Die Aktivierung endet, { $left } Befehle ungenutzt.
}
dice-bag-log-reacted = { $who } reagiert.
dice-bag-log-reacted-note = { $who } reagiert: { $note }.
dice-bag-log-reactions-closed = { $count ->
    [one] Keine Reaktionen mehr; eine Antwort fehlte noch.
   *[other] Keine Reaktionen mehr; { $count } Antworten fehlten noch.
}
dice-bag-log-reactions-opened = Reaktionen sind erlaubt.
dice-bag-log-low-success = { $what ->
    [move] { $who }, Bewegung: { $roll } gegen { $target }{ $modifier }, Erfolg.
    [assault] { $who }, Sturmangriff: { $roll } gegen { $target }{ $modifier }, Erfolg.
    [action] { $who }, Aktion: { $roll } gegen { $target }{ $modifier }, Erfolg.
   *[reaction] { $who }, Reaktion: { $roll } gegen { $target }{ $modifier }, Erfolg.
}
dice-bag-log-low-failure = { $what ->
    [move] { $who }, Bewegung: { $roll } gegen { $target }{ $modifier }, Fehlschlag.
    [assault] { $who }, Sturmangriff: { $roll } gegen { $target }{ $modifier }, Fehlschlag.
    [action] { $who }, Aktion: { $roll } gegen { $target }{ $modifier }, Fehlschlag.
   *[reaction] { $who }, Reaktion: { $roll } gegen { $target }{ $modifier }, Fehlschlag.
}
dice-bag-log-high-success = { $what ->
    [move] { $who }, Bewegung: { $roll }{ $modifier } gegen { $target }, Erfolg.
    [assault] { $who }, Sturmangriff: { $roll }{ $modifier } gegen { $target }, Erfolg.
    [action] { $who }, Aktion: { $roll }{ $modifier } gegen { $target }, Erfolg.
   *[reaction] { $who }, Reaktion: { $roll }{ $modifier } gegen { $target }, Erfolg.
}
dice-bag-log-high-failure = { $what ->
    [move] { $who }, Bewegung: { $roll }{ $modifier } gegen { $target }, Fehlschlag.
    [assault] { $who }, Sturmangriff: { $roll }{ $modifier } gegen { $target }, Fehlschlag.
    [action] { $who }, Aktion: { $roll }{ $modifier } gegen { $target }, Fehlschlag.
   *[reaction] { $who }, Reaktion: { $roll }{ $modifier } gegen { $target }, Fehlschlag.
}
dice-bag-log-won = { $what ->
    [move] { $who }, Bewegung: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – gewonnen.
    [assault] { $who }, Sturmangriff: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – gewonnen.
    [action] { $who }, Aktion: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – gewonnen.
   *[reaction] { $who }, Reaktion: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – gewonnen.
}
dice-bag-log-lost = { $what ->
    [move] { $who }, Bewegung: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – verloren.
    [assault] { $who }, Sturmangriff: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – verloren.
    [action] { $who }, Aktion: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – verloren.
   *[reaction] { $who }, Reaktion: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – verloren.
}
dice-bag-log-tie-won = { $what ->
    [move] { $who }, Bewegung: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – gleich, trotzdem gewonnen.
    [assault] { $who }, Sturmangriff: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – gleich, trotzdem gewonnen.
    [action] { $who }, Aktion: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – gleich, trotzdem gewonnen.
   *[reaction] { $who }, Reaktion: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – gleich, trotzdem gewonnen.
}
dice-bag-log-tie-lost = { $what ->
    [move] { $who }, Bewegung: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – gleich, trotzdem verloren.
    [assault] { $who }, Sturmangriff: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – gleich, trotzdem verloren.
    [action] { $who }, Aktion: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – gleich, trotzdem verloren.
   *[reaction] { $who }, Reaktion: { $roll }{ $modifier }; { $other }: { $other_roll }{ $other_modifier } – gleich, trotzdem verloren.
}

## Why something was not done

refused-dice-bag-upkeep-open = Der Unterhalt ist noch offen.
refused-dice-bag-before-first = Erst kommen die Aktionen vor dem Abenteuer.
refused-dice-bag-die-in-use = Ein Würfel ist in Gebrauch.
refused-dice-bag-bag-empty = Der Beutel ist leer.
refused-dice-bag-no-die = Kein Würfel ist in Gebrauch.
refused-dice-bag-other-side = Der Würfel gehört einer anderen Seite.
refused-dice-bag-cannot-act = Diese Figur kann nicht handeln.
refused-dice-bag-asleep = Diese Figur schläft.
refused-dice-bag-colour-refuses = { $colour ->
    [red] { $kind ->
        [hero] Ein roter Würfel aktiviert keine Helden.
        [vassal] Ein roter Würfel aktiviert keine Vasallen.
       *[wanderer] Ein roter Würfel aktiviert keine Wanderer.
    }
    [yellow] { $kind ->
        [hero] Ein gelber Würfel aktiviert keine Helden.
        [vassal] Ein gelber Würfel aktiviert keine Vasallen.
       *[wanderer] Ein gelber Würfel aktiviert keine Wanderer.
    }
   *[green] { $kind ->
        [hero] Ein grüner Würfel aktiviert keine Helden.
        [vassal] Ein grüner Würfel aktiviert keine Vasallen.
       *[wanderer] Ein grüner Würfel aktiviert keine Wanderer.
    }
}
refused-dice-bag-activated-already = Diese Figur wurde in dieser Runde schon aktiviert.
refused-dice-bag-activated-somebody = Der Würfel hat schon jemanden aktiviert.
refused-dice-bag-marches-over = Märsche kommen vor den Befehlen.
refused-dice-bag-marched-already = Diese Figur ist schon marschiert.
refused-dice-bag-in-reserve = Niemand marschiert aus der Reserve ins Spiel.
refused-dice-bag-special-instead = Statt der Märsche wurde ein Sonderereignis gewählt.
refused-dice-bag-yellow-only = Nur ein gelber Würfel erlaubt ein Sonderereignis.
refused-dice-bag-nobody-active = Niemand ist aktiviert.
refused-dice-bag-not-active = Diese Figur ist nicht aktiviert.
refused-dice-bag-no-orders-left = Diese Figur hat keine Befehle mehr.
refused-dice-bag-order-under-way = Ein Befehl wird abgeschlossen, bevor der nächste beginnt.
refused-dice-bag-no-order = Gerade läuft kein Befehl.
refused-dice-bag-enter-first = Diese Figur trifft erst mit einer Bewegung ein.
refused-dice-bag-reactions-open = Es stehen noch Reaktionen aus.
refused-dice-bag-no-reactions = Es gibt nichts, worauf man reagieren kann.
refused-dice-bag-reacted-already = Diese Figur hat schon reagiert.
refused-dice-bag-not-asked = Diese Figur ist nicht gefragt.
refused-dice-bag-round-not-over = Es sind noch Würfel im Beutel.
refused-dice-bag-last-round = Die geplanten Runden sind vorbei.
refused-dice-bag-not-last-round = Es sind noch Runden geplant.

## What is called otherwise here than in other systems
dice-bag-core-end-encounter = Abenteuer beenden
dice-bag-core-reopen-encounter = Abenteuer fortsetzen
dice-bag-core-log-begun = Das Abenteuer beginnt.
dice-bag-core-log-ended = Das Abenteuer ist vorbei.
dice-bag-core-log-reopened = Das Abenteuer geht weiter.
dice-bag-refused-encounter-ended = Das Abenteuer ist vorbei.
dice-bag-refused-not-in-this-stage = Nicht in dieser Phase des Abenteuers.
dice-bag-refused-start-first = Beginne zuerst das Abenteuer.
dice-bag-ui-fight-took = Das Abenteuer dauerte { $time }.
dice-bag-ui-add-first = Füge jemanden hinzu, dann kann das Abenteuer beginnen
