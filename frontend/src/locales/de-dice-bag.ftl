# Dice-bag rounds in German: what can be done, and the house rules.

## What can be done

dice-bag-decide-sides = Wer fängt an?
dice-bag-side-ready = Bereit
dice-bag-side-ready-of = { $side }: bereit
dice-bag-draw-die = Würfel ziehen
dice-bag-march = Marsch
dice-bag-take-special-event = Sonderereignis
    .special = Welches Ereignis
    .instead = Anstelle des Marschs von
dice-bag-activate = Aktivieren
dice-bag-call-wanderer = Wanderer aktivieren
    .wanderer = Wanderer
dice-bag-bring-wanderer = Wanderer einbringen
dice-bag-spend-die = Würfel verfallen lassen
dice-bag-declare-order = Befehl
dice-bag-order-wanderer = Befehl an Wanderer
dice-bag-give-move = { $name }: Bewegung
dice-bag-give-assault = { $name }: Sturmangriff
dice-bag-give-action = { $name }: Aktion
dice-bag-order-enter = { $name }: aus der Reserve eintreffen
dice-bag-order-with-note = { $name }: Befehl mit Notiz
    .order = Befehl
    .note = Notiz für den Verlauf
dice-bag-complete-order = Befehl fertig
dice-bag-complete-order-of = { $order ->
    [move] Bewegung { $number }/2 fertig
    [assault] Sturmangriff { $number }/2 fertig
   *[action] Aktion { $number }/2 fertig
}
dice-bag-follow = Dem Helden folgen
dice-bag-stay-behind = In Reserve bleiben
dice-bag-hand-over = Befehl abgeben an
    .to = An wen
dice-bag-set-modifier = Modifikator für den nächsten Befehl
    .value = Wert
    .name = Warum
dice-bag-end-activation = Aktivierung beenden
dice-bag-end-activation-with = { $left ->
    [one] Aktivierung beenden, ein Befehl ungenutzt
   *[other] Aktivierung beenden, { $left } Befehle ungenutzt
}
dice-bag-react = Reagieren
dice-bag-react-with-note = Mit Notiz reagieren
    .note = Notiz für den Verlauf
dice-bag-pass-reaction = Keine Reaktion
dice-bag-pass-all = Keine Reaktion aller Eigenen
dice-bag-pass-all-of = { $count ->
    [one] Keine Reaktion
   *[other] Keine Reaktion meiner { $count } Figuren
}
dice-bag-close-reactions = Reaktionen schließen
dice-bag-close-reactions-of = { $count ->
    [0] Reaktionen schließen
    [one] Reaktionen schließen, eine steht noch aus
   *[other] Reaktionen schließen, { $count } stehen noch aus
}
dice-bag-open-reactions = Reaktionen erlauben
dice-bag-roll-difficulty = Gegen Schwierigkeit würfeln
dice-bag-roll-difficulty-of = { $name }: gegen Schwierigkeit würfeln
    .target = Schwierigkeit
    .modifier = Modifikator
dice-bag-roll-opposed = Gegen jemanden würfeln
dice-bag-roll-opposed-of = { $name }: gegen jemanden würfeln
    .other = Gegen
    .modifier = Eigener Modifikator
    .other-modifier = Gegnerischer Modifikator
dice-bag-roll-wanderer-difficulty = Für Wanderer würfeln
dice-bag-roll-wanderer-opposed = Für Wanderer gegen jemanden würfeln

dice-bag-new-round = Nächste Runde
dice-bag-extend-rounds = Noch eine Runde spielen

dice-bag-set-kind = Held, Vasall oder Wanderer
    .kind = Art
dice-bag-set-ability = Fähigkeit
dice-bag-ability-divides-on = Darf Befehle teilen
dice-bag-ability-divides-off = Teilt keine Befehle mehr
dice-bag-ability-regenerates-on = Regeneriert
dice-bag-ability-regenerates-off = Regeneriert nicht mehr
dice-bag-set-weapon = Schusswaffe
dice-bag-set-weapon-none = Keine Schusswaffe
dice-bag-set-weapon-loaded = Waffe ist geladen
dice-bag-set-weapon-unloaded = Waffe ist nicht geladen
dice-bag-set-affliction = Leiden
dice-bag-affliction-on = Markieren als
    .affliction = Markieren als
dice-bag-affliction-off = Nicht mehr
    .affliction = Was
dice-bag-bind = Vasall von
    .hero = Held
    .bond = Wie
dice-bag-unbind = Kein Vasall mehr
dice-bag-put-in-reserve = In die Reserve
    .place = Trifft ein bei
dice-bag-take-from-reserve = Aufs Spielfeld
dice-bag-add-effect = Neu: Schleier, Elementar oder Tor
    .kind = Art
dice-bag-drop-effect = Schleier, Elementar oder Tor entfernen
    .effect = Was
dice-bag-add-special-event = Neues Sonder­ereignis
dice-bag-switch-special-event = Sonderereignis ein- oder ausschalten
dice-bag-special-on = Einschalten: { $name }
dice-bag-special-off = Ausschalten: { $name }
dice-bag-drop-special-event = Sonderereignis entfernen
dice-bag-special-drop = Entfernen: { $name }
dice-bag-set-xp = Erfahrung
dice-bag-set-xp-of = EP: { $side }
    .xp = EP
dice-bag-set-dice = Würfel einer anderen Seite
    .side = Seite
    .colour = Farbe
    .count = Wie viele
dice-bag-set-dice-of = { $colour ->
    [red] { $side }: rote Würfel
    [yellow] { $side }: gelbe Würfel
   *[green] { $side }: grüne Würfel
}
    .count = Wie viele
dice-bag-begin-placing = Platzieren beginnen
    .what = Was
    .way = Wie
dice-bag-place = Platziert
dice-bag-place-one = { $side }: eins platziert
dice-bag-place-all = { $side }: alles platziert
dice-bag-pass-placing = Nichts mehr
dice-bag-pass-placing-of = { $side }: nichts mehr
dice-bag-end-placing = Platzieren beenden
dice-bag-allow = Wer aktiviert werden darf
dice-bag-allow-on = { $colour ->
    [red] { $kind ->
        [hero] Rot darf Helden aktivieren
        [vassal] Rot darf Vasallen aktivieren
       *[wanderer] Rot darf Wanderer aktivieren
    }
    [yellow] { $kind ->
        [hero] Gelb darf Helden aktivieren
        [vassal] Gelb darf Vasallen aktivieren
       *[wanderer] Gelb darf Wanderer aktivieren
    }
   *[green] { $kind ->
        [hero] Grün darf Helden aktivieren
        [vassal] Grün darf Vasallen aktivieren
       *[wanderer] Grün darf Wanderer aktivieren
    }
}
dice-bag-allow-off = { $colour ->
    [red] { $kind ->
        [hero] Rot aktiviert keine Helden mehr
        [vassal] Rot aktiviert keine Vasallen mehr
       *[wanderer] Rot aktiviert keine Wanderer mehr
    }
    [yellow] { $kind ->
        [hero] Gelb aktiviert keine Helden mehr
        [vassal] Gelb aktiviert keine Vasallen mehr
       *[wanderer] Gelb aktiviert keine Wanderer mehr
    }
   *[green] { $kind ->
        [hero] Grün aktiviert keine Helden mehr
        [vassal] Grün aktiviert keine Vasallen mehr
       *[wanderer] Grün aktiviert keine Wanderer mehr
    }
}

## Upkeep

dice-bag-do-upkeep = Unterhalt abhandeln
dice-bag-do-wake = Helden wecken
dice-bag-do-burning = Brennendes Gelände: je −1
dice-bag-do-poison = Gift und Ertrinken: je −1
dice-bag-do-haste = Hasttränke: je −1
dice-bag-do-load = Waffen laden
dice-bag-do-gates = Tore schließen
dice-bag-upkeep-go-on = Nichts übrig: weiter
dice-bag-upkeep-reminded = Erledigt
dice-bag-skip-upkeep = Auslassen
dice-bag-roll-upkeep = Im Unterhalt würfeln
dice-bag-roll-plague = Seuchenwurf: { $name }
dice-bag-roll-regenerate = Regenerationswurf: { $name }
dice-bag-settle-upkeep = Seuche oder Regeneration auswerten
    .by = Lebenspunkte
dice-bag-settle-plague = Seuche auswerten: { $name }
    .by = Lebenspunkte
dice-bag-settle-regenerate = Regeneration auswerten: { $name }
    .by = Lebenspunkte
dice-bag-roll-effect = Würfeln
dice-bag-roll-dissipate = Auflösungswurf: { $name }
dice-bag-settle-effect = Auflösung auswerten
    .stays = Was daraus wird
dice-bag-settle-dissipate = Auflösung auswerten: { $name }
    .stays = Was daraus wird
dice-bag-effect-stays = bleibt
dice-bag-effect-goes = löst sich auf
dice-bag-catch-up = Unterhalt nachholen
dice-bag-catch-up-wake = Wecken: { $name }
dice-bag-catch-up-burning = Brennendes Gelände: { $name }
dice-bag-catch-up-poison = Gift oder Ertrinken: { $name }
dice-bag-catch-up-haste = Hasttrank: { $name }
dice-bag-catch-up-plague = Seuche erledigt: { $name }
dice-bag-catch-up-load = Laden: { $name }
dice-bag-catch-up-regenerate = Regeneration erledigt: { $name }
dice-bag-catch-up-not = Auslassen: { $name }

## What the GM may set

dice-bag-take-die = Am Tisch gezogenen Würfel nehmen
    .die = Würfel
dice-bag-add-die = Neuer Würfel
dice-bag-add-die-of = Neuer Würfel: { $side }
    .colour = Farbe
dice-bag-remove-die = Würfel aus dem Beutel entfernen
    .die = Würfel
dice-bag-return-die = Gezogenen Würfel zurücklegen
    .number = Würfel
dice-bag-redo-side-order = Neu klären, wer anfängt
dice-bag-put-side-first = Anfangen lassen
dice-bag-put-side-first-of = Fängt an: { $side }
dice-bag-force-upkeep = Ohne restlichen Unterhalt ziehen
dice-bag-wake = Wecken

## House rules

setting-planned_rounds = Geplante Runden
setting-upkeep_order = Unterhalt läuft
dice-bag-upkeeporder-side = Seite für Seite
dice-bag-upkeeporder-item = Punkt für Punkt
setting-vassals_wake = Schlafende Vasallen erwachen auch
setting-poison_and_drowning = Gift und Ertrinken zusammen kosten
dice-bag-poisonanddrowning-once = einen Lebenspunkt
dice-bag-poisonanddrowning-each = je einen Lebenspunkt
setting-reactions = Reaktionen
dice-bag-reactions-window = bei jedem Befehl erfragt
dice-bag-reactions-gm = wenn der SL fragt
dice-bag-reactions-off = keine
setting-once_per_round = Niemand wird zweimal pro Runde aktiviert
setting-who_draws = Wer zieht
dice-bag-whodraws-anyone = alle
dice-bag-whodraws-gm = der SL
setting-conflict_die = Seiten des Konfliktwürfels
setting-success = Gegen eine Schwierigkeit zählt
dice-bag-success-low = die Zahl oder weniger
dice-bag-success-high = die Zahl oder mehr
setting-opposed_tie = Bei gleichem Wurf gewinnt
dice-bag-opposedtie-defender = wer verteidigt oder reagiert
dice-bag-opposedtie-attacker = wer angreift
dice-bag-opposedtie-again = niemand: neu würfeln
setting-special_replaces = Ein Sonderereignis ersetzt
dice-bag-specialreplaces-all = alle Märsche des Würfels
dice-bag-specialreplaces-one = einen Marsch
-dice-bag-auto = automatisch
-dice-bag-ask = auf Knopfdruck
-dice-bag-remind = von Hand
setting-upkeep_wake = Unterhalt 1: Helden erwachen
dice-bag-upkeepwake-auto = { -dice-bag-auto }
dice-bag-upkeepwake-ask = { -dice-bag-ask }
dice-bag-upkeepwake-remind = { -dice-bag-remind }
setting-upkeep_burning = Unterhalt 2: brennendes Gelände
dice-bag-upkeepburning-auto = { -dice-bag-auto }
dice-bag-upkeepburning-ask = { -dice-bag-ask }
dice-bag-upkeepburning-remind = { -dice-bag-remind }
setting-upkeep_poison = Unterhalt 3: Gift und Ertrinken
dice-bag-upkeeppoison-auto = { -dice-bag-auto }
dice-bag-upkeeppoison-ask = { -dice-bag-ask }
dice-bag-upkeeppoison-remind = { -dice-bag-remind }
setting-upkeep_haste = Unterhalt 4: Hasttränke
dice-bag-upkeephaste-auto = { -dice-bag-auto }
dice-bag-upkeephaste-ask = { -dice-bag-ask }
dice-bag-upkeephaste-remind = { -dice-bag-remind }
setting-upkeep_plague = Unterhalt 5: Zombieseuchen
dice-bag-upkeepplague-auto = { -dice-bag-auto }
dice-bag-upkeepplague-ask = { -dice-bag-ask }
dice-bag-upkeepplague-remind = { -dice-bag-remind }
setting-upkeep_load = Unterhalt 6: Waffen laden
dice-bag-upkeepload-auto = { -dice-bag-auto }
dice-bag-upkeepload-ask = { -dice-bag-ask }
dice-bag-upkeepload-remind = { -dice-bag-remind }
setting-upkeep_dissipate = Unterhalt 7: Auflösungen
dice-bag-upkeepdissipate-auto = { -dice-bag-auto }
dice-bag-upkeepdissipate-ask = { -dice-bag-ask }
dice-bag-upkeepdissipate-remind = { -dice-bag-remind }
setting-upkeep_regenerate = Unterhalt 8: Regenerationen
dice-bag-upkeepregenerate-auto = { -dice-bag-auto }
dice-bag-upkeepregenerate-ask = { -dice-bag-ask }
dice-bag-upkeepregenerate-remind = { -dice-bag-remind }
setting-upkeep_gates = Unterhalt 9: Dimensionstore
dice-bag-upkeepgates-auto = { -dice-bag-auto }
dice-bag-upkeepgates-ask = { -dice-bag-ask }
dice-bag-upkeepgates-remind = { -dice-bag-remind }
