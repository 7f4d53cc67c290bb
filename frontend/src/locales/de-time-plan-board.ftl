# The time plan in German: what the board shows. A row is one action point (AP).

## What happens now

time-plan-setup = Vorbereitung
time-plan-ended = Die Szene ist vorbei
time-plan-reacting = { $missing ->
    [one] Reaktionswürfe: einer fehlt
   *[other] Reaktionswürfe: { $missing } fehlen
}
time-plan-your-reaction = Mach deinen Reaktionswurf
time-plan-ready = Alle haben einen Reaktionswert
time-plan-asks = Zeile { $row }: { $name } entscheidet
time-plan-your-turn = Zeile { $row }: dein Zug, { $name }
time-plan-asks-several = { $count ->
    [one] Zeile { $row }: eine Figur entscheidet
   *[other] Zeile { $row }: { $count } entscheiden gleichzeitig
}
time-plan-at-event = Zeile { $row }: { $what }
time-plan-at-row = Zeile { $row }: Alle haben entschieden
time-plan-owing = Zeile { $row }: { $missing ->
    [one] ein Reaktionswurf fehlt
   *[other] { $missing } Reaktionswürfe fehlen
}
time-plan-your-roll = Zeile { $row }: dein Reaktionswurf
time-plan-unit = AP

time-plan-prompt-react = Reaktionswurf machen
time-plan-prompt-start = den Zeitplan starten
time-plan-prompt-act = entscheiden
time-plan-prompt-who-acts = wer handelt, oder weiter zum nächsten Eintrag?
time-plan-prompt-forward = zum nächsten Eintrag vorspulen
time-plan-prompt-end = die Szene beenden oder etwas notieren

time-plan-hint-over = Im Zeitplan steht nichts mehr: Die Szene ist vorbei. Notiere etwas oder beende sie.
time-plan-hint-expected = Erwarteter Auslöser: { $what }
time-plan-hint-expected-unnamed = Erwarteter Auslöser
time-plan-hint-unexpected = Unerwarteter Auslöser: { $what }
time-plan-hint-unexpected-unnamed = Unerwarteter Auslöser
time-plan-hint-set-up-reactions = Öffne eine Figur, um Intuition, Eigenschaften und Proben auf Überraschen einzutragen, bevor die Szene beginnt.

## Rows

time-plan-pip-unready = muss würfeln
time-plan-pip-held = hält sich bereit
time-plan-pip-waiting = im Zeitplan
time-plan-badge-immediate = reagiert sofort
time-plan-badge-surprise-succeeded = Überraschen: +5
time-plan-badge-surprise-failed = Überraschen misslungen
time-plan-badge-owes = muss würfeln
time-plan-badge-owes-again = muss neu würfeln
time-plan-badge-ready = hält sich bereit
time-plan-badge-waits = wartet bis Zeile { $row }
time-plan-badge-waits-for = wartet auf: { $what }
time-plan-badge-waits-unknown = wartet auf etwas
counter-free = Freie Handlungen übrig: { $left } von { $of }

time-plan-action = { $action ->
    [strike] Zuschlagen
    [shoot] Schießen
    [move] Bewegen
    [cast] Zaubern
    [look] Umsehen
   *[own] { $what }
}
time-plan-preset-strike = Zuschlagen
time-plan-preset-shoot = Schießen
time-plan-preset-move = Bewegen
time-plan-preset-cast = Zaubern
time-plan-preset-look = Umsehen
time-plan-effect-start = wirkt am Anfang
time-plan-effect-end = wirkt am Ende
time-plan-catalogue = Handlungen und ihre Dauer

time-plan-intuition = Intuitionsbonus
time-plan-when-always = immer
time-plan-when-unexpected = nur wenn unerwartet
time-plan-when-expected = nur wenn erwartet

time-plan-chance-first = zuerst
time-plan-chance-immediate = sofort

## Why this place

time-plan-why-roll = Reaktionswurf
time-plan-why-intuition = Intuitionsbonus
time-plan-why-trait-always = { $name }
time-plan-why-trait-unexpected = { $name } (nur wenn unerwartet)
time-plan-why-trait-expected = { $name } (nur wenn erwartet)
time-plan-why-surprise-succeeded = Überraschen gelungen
time-plan-why-surprise-failed = Überraschen misslungen
time-plan-why-value = 15 − { $result }
time-plan-why-floor = Nie unter 0
time-plan-why-set = Vom SL gesetzt
time-plan-why-tie = Stichwurf gegen: { $against }
time-plan-why-joined = Dazugekommen in Zeile { $row }
time-plan-why-late = Nicht vor Zeile { $row }
time-plan-why-declared = Angesagt in Zeile { $row }
time-plan-why-cost = { $cost }{ "\u00A0" }AP
time-plan-why-moved = Vom SL verschoben
time-plan-why-waits = Wartet bis zu dieser Zeile
time-plan-why-waits-for = Wartet auf: { $what }

## The line

time-plan-plan = Zeitplan
time-plan-line-reaction = reagiert
time-plan-line-wait = wartet bis dahin
time-plan-line-wait-for = wartet auf: { $what }
time-plan-line-event = { $what }
time-plan-line-repeats = { $left ->
    [0] { $what }
   *[other] { $what } ({ $every ->
        [one] jeden AP
       *[other] alle { $every }{ "\u00A0" }AP
    }, noch { $left }-mal)
}
time-plan-entry-of = { $name }, Zeile { $row }
time-plan-entry-event = { $what }, Zeile { $row }
