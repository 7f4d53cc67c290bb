# The time plan in German: the log.

time-plan-log-trigger-expected = Erwarteter Auslöser: { $what }.
time-plan-log-trigger-expected-unnamed = Erwarteter Auslöser.
time-plan-log-trigger-unexpected = Unerwarteter Auslöser: { $what }.
time-plan-log-trigger-unexpected-unnamed = Unerwarteter Auslöser.
time-plan-log-surprise-none = { $who }: keine Probe auf Überraschen.
time-plan-log-surprise-succeeded = { $who }: Überraschen gelungen.
time-plan-log-surprise-failed = { $who }: Überraschen misslungen.
time-plan-log-reacted = { $who }: Reaktionswert { $value } (15 − { $result }).
time-plan-log-reacted-immediate = { $who } reagiert sofort (Ergebnis { $result }).
time-plan-log-reacted-again = { $who } würfelt neu: Reaktionswert { $value } (Ergebnis { $result }).
time-plan-log-reaction-set = { $who }: Reaktionswert auf { $value } gesetzt.
time-plan-log-reaction-asked = { $who }: ein neuer Reaktionswurf ist fällig.
time-plan-log-started = Der Zeitplan startet.
time-plan-log-tie = Gleichstand: erst { $who }, dann { $other } (Würfel { $first_dice } gegen { $second_dice }).

## Events

time-plan-log-event-noted = Notiert in Zeile { $row } ({ $seconds },{ $tenth }{ "\u00A0" }s): { $what }.
time-plan-log-event-noted-repeating = Notiert ab Zeile { $row } ({ $seconds },{ $tenth }{ "\u00A0" }s), { $every ->
    [one] jeden AP
   *[other] alle { $every }{ "\u00A0" }AP
}, { $times ->
    [one] einmal
   *[other] { $times }-mal
}: { $what }.
time-plan-log-event-moved = Jetzt in Zeile { $row } ({ $seconds },{ $tenth }{ "\u00A0" }s): { $what }.
time-plan-log-event-cancelled = Gestrichen: { $what }.
time-plan-log-event-shown = Jetzt für alle sichtbar, in Zeile { $row } ({ $seconds },{ $tenth }{ "\u00A0" }s): { $what }.
time-plan-log-event-hidden = Wieder geheim: { $what }.
time-plan-log-event-reached = Es passiert: { $what }.

## The walk along the plan

time-plan-log-forwarded = Vorgespult zu Zeile { $row } ({ $seconds },{ $tenth }{ "\u00A0" }s).
time-plan-log-skipped = { $who } hat nicht entschieden und hält sich bereit.
time-plan-log-entry-moved = { $who }: in Zeile { $row } verschoben ({ $seconds },{ $tenth }{ "\u00A0" }s).
time-plan-log-declared-end = { $who }: { time-plan-action }, { $cost }{ "\u00A0" }AP; fertig in Zeile { $row } ({ $seconds },{ $tenth }{ "\u00A0" }s).
time-plan-log-declared-start = { $who }: { time-plan-action } wirkt jetzt und dauert { $cost }{ "\u00A0" }AP, bis Zeile { $row } ({ $seconds },{ $tenth }{ "\u00A0" }s).
time-plan-log-free = { $who }: { time-plan-action }, eine freie Handlung.
time-plan-log-done-end = { $who }: { time-plan-action } wirkt jetzt.
time-plan-log-done-start = { $who }: { time-plan-action } ist vorbei.
time-plan-log-check = { $who }: { $skill }, { $result }.
time-plan-log-check-succeeded = { $who }: { $skill }, { $result } gegen { $target }: gelungen.
time-plan-log-check-failed = { $who }: { $skill }, { $result } gegen { $target }: misslungen.
time-plan-log-waits = { $who } wartet bis Zeile { $row } ({ $seconds },{ $tenth }{ "\u00A0" }s).
time-plan-log-waits-for = { $who } wartet auf: { $what }.
time-plan-log-kept-ready = { $who } hält sich bereit.
time-plan-log-acts-now = { $who } handelt jetzt.
time-plan-log-parried = { $who } pariert: { $cost }{ "\u00A0" }AP mehr.
time-plan-log-parries = { $who } pariert.
time-plan-log-cancelled = { $who } wartet nicht länger.
time-plan-log-cancelled-action = { $who }: { time-plan-action } wird abgebrochen.
time-plan-log-delayed = { $who } braucht { $by }{ "\u00A0" }AP länger.
time-plan-log-shortened = { $who } ist { $by }{ "\u00A0" }AP früher fertig.
time-plan-log-entry-gone = { $who } verlässt den Zeitplan.
time-plan-log-action-gone = { $who } verlässt den Zeitplan: { time-plan-action } wird abgebrochen.
