# The time plan in German: what can be done, the house rules, and why something was not done.

## Before the plan starts

time-plan-name-trigger = Auslöser
    .what = Was passiert
    .unexpected = Uner­wartet
time-plan-set-intuition = Intuitionsbonus
    .intuition = Intuitionsbonus
time-plan-add-trait = Neue Eigenschaft
    .name = Eigenschaft
    .value = Bonus (ein Malus ist negativ)
    .when = Zählt
time-plan-drop-trait = Eigenschaft streichen
    .trait = Eigenschaft
time-plan-copy-sheet = Werte übernehmen
    .like = Von
time-plan-share-sheet = Diese Werte weitergeben
time-plan-share-with-namesakes = Werte an alle dieses Namens
time-plan-share-with-side = Werte an die ganze Seite
time-plan-mark-surprise = Probe auf Überraschen
time-plan-surprise-none = Keine Probe auf Überraschen
time-plan-surprise-succeeded = Überraschen gelungen
time-plan-surprise-failed = Überraschen misslungen
time-plan-roll-reaction = Reaktionswurf
time-plan-roll-for = Reaktionswurf: { $name }
time-plan-roll-rest = Für den Rest würfeln
time-plan-roll-rest-gm = { $count ->
    [one] Für deine letzte Figur würfeln
   *[other] Für deine { $count } würfeln
}
time-plan-roll-rest-all = { $count ->
    [one] Für die letzte Figur würfeln
   *[other] Für alle { $count } würfeln
}
time-plan-roll-again = Neuer Reaktionswurf
time-plan-set-reaction = Reaktionswert setzen
    .value = Reaktionswert (AP)
time-plan-ask-reaction = Reaktionswurf verlangen
time-plan-start-plan = Zeitplan starten
time-plan-start-without = { $count ->
    [one] Ohne die letzte Figur starten
   *[other] Ohne { $count } starten
}

## Events

time-plan-note-event = Ereignis notieren
    .what = Was passiert
    .row = In Zeile
    .visible = Alle sehen es schon
time-plan-note-event-in = Ereignis notieren (Sekunden)
    .what = Was passiert
    .seconds = Sekunden ab jetzt
    .visible = Alle sehen es schon
time-plan-note-repeating = Wiederkehrendes Ereignis notieren
    .what = Was passiert
    .row = Zuerst in Zeile
    .every = Alle (AP)
    .times = Wie oft
    .visible = Alle sehen es schon
time-plan-move-entry = Eintrag verschieben
    .entry = Eintrag
    .at = In Zeile
time-plan-cancel-event = Ereignis streichen
    .event = Ereignis
time-plan-show-event = Ereignis allen zeigen
    .event = Ereignis
time-plan-hide-event = Ereignis geheim halten
    .event = Ereignis

## The walk along the plan

time-plan-fast-forward = Zum nächsten Eintrag vorspulen
time-plan-skip = { $count ->
    [one] Ohne eine Figur weiter
   *[other] Ohne { $count } weiter
}
time-plan-declare-action = Handlung ansagen
    .what = Was getan wird
    .cost = Dauert (AP)
    .effect = Wirkung
time-plan-declare-preset = { time-plan-action } · { $cost }{ "\u00A0" }AP
    .what = Was getan wird
    .cost = Dauert (AP)
    .effect = Wirkung
time-plan-roll-check = Fertigkeitsprobe
    .skill = Fertigkeit
    .modifier = Modifikator
    .target = Gegen (leer: kein Zielwert)
time-plan-wait-until = Warten bis Zeile
    .row = Bis Zeile
time-plan-wait-for = Warten auf Ereignis
    .event = Ereignis
time-plan-keep-ready = Bereithalten
time-plan-act-now = Jetzt handeln
time-plan-parry = Parieren
    .cost = AP
time-plan-cancel-action = Handlung verwerfen
time-plan-delay-action = Verzögern
    .by = AP
time-plan-shorten-action = Verkürzen
    .by = AP
time-plan-add-preset = Neue Handlung für die Liste
    .name = Handlung
    .cost = Dauert (AP)
    .effect = Wirkung
time-plan-drop-preset = Handlung aus der Liste streichen
    .preset = Handlung

## House rules

setting-free_cap = Freie Handlungen je Zeile, höchstens
setting-effect_at = Eine Handlung wirkt
time-plan-effect-at-start = am Anfang
time-plan-effect-at-end = am Ende
time-plan-effectat-start = am Anfang
time-plan-effectat-end = am Ende
setting-keep_ready = Spieler dürfen sich bereithalten
setting-newcomers = Neu Hinzugekommene
time-plan-newcomers-react = würfeln ihre Reaktion
time-plan-newcomers-ready = halten sich bereit
setting-risen = Die aufstehen oder wieder handeln können
setting-fallen_action = Fällt jemand, so wird eine laufende Handlung
time-plan-fallenaction-cancelled = abgebrochen
time-plan-fallenaction-finishes = in ihrer Zeile noch fertig
setting-events_secret = Ereignisse sind geheim, wenn nichts anderes gesagt ist
setting-early_events = Ein Ereignis vor dem ersten Reaktionswert
time-plan-earlyevents-real = tritt in seiner Zeile ein
time-plan-earlyevents-with-first = tritt mit der ersten Reaktion ein
setting-batch = In einer Zeile kommen zuerst
time-plan-batch-events-first = Ereignisse
time-plan-batch-actions-first = beendete Handlungen
setting-asked_first = Von mehreren in einer Zeile wird zuerst gefragt
time-plan-askedfirst-entered = wer zuerst eingetragen wurde
time-plan-askedfirst-result = wer das höhere Ergebnis des Reaktionswurfs hat
setting-parry_adds = Parieren verzögert den nächsten Eintrag
setting-check_die = Würfel für Fertigkeitsproben (10 = W0, also 0 bis 9)
setting-check_success = Eine Probe gelingt
time-plan-checksuccess-high = mit dem Zielwert oder mehr
time-plan-checksuccess-low = mit dem Zielwert oder weniger

## Why something was not done

refused-time-plan-values-missing = { $count ->
    [one] Eine Figur hat noch keinen Reaktionswert.
   *[other] { $count } Figuren haben noch keinen Reaktionswert.
}
refused-time-plan-started-already = Der Zeitplan läuft schon.
refused-time-plan-not-started = Starte zuerst den Zeitplan.
refused-time-plan-no-entries = Im Zeitplan steht nichts mehr: Die Szene ist vorbei.
refused-time-plan-still-asked = { $count ->
    [one] Eine Figur muss noch entscheiden.
   *[other] { $count } Figuren müssen noch entscheiden.
}
refused-time-plan-nobody-asked = Niemand muss mehr entscheiden.
refused-time-plan-not-asked = Diese Figur ist gerade nicht gefragt.
refused-time-plan-cost-out-of-range = Eine Handlung dauert { $low } bis { $high }{ "\u00A0" }AP, in ganzen Zahlen.
refused-time-plan-no-more-free = { $most ->
    [0] Es gibt keine freien Handlungen.
    [one] Nur eine freie Handlung je Zeile.
   *[other] Nur { $most } freie Handlungen je Zeile.
}
refused-time-plan-row-passed = Jetzt ist Zeile { $row }: Wähl eine spätere.
refused-time-plan-row-too-far = Die letzte Zeile ist { $row }.
refused-time-plan-reacted-already = Diese Figur hat schon einen Reaktionswert.
refused-time-plan-action-running = Diese Figur ist mitten in einer Handlung.
refused-time-plan-no-such-entry = Das steht nicht mehr im Zeitplan.
refused-time-plan-no-such-event = Dieses Ereignis steht nicht mehr im Zeitplan.
refused-time-plan-no-such-preset = Diese Handlung steht nicht mehr in der Liste.
refused-time-plan-no-entry = Diese Figur hat keinen Eintrag im Zeitplan.
refused-time-plan-not-held = Diese Figur hält sich nicht bereit.
refused-time-plan-keep-ready-off = Eine Hausregel schaltet das Bereithalten ab: Der SL entscheidet.
refused-time-plan-parries-off = Eine Hausregel schaltet das Parieren ab.
