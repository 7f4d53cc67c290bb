# What the overlay says in German. Names of people stand alone, so that no language has to bend them.

## The frame

ui-online = Online
ui-offline = Offline
ui-reconnecting = Verbinde neu
ui-catching-up = Holt auf
ui-offline-what = Du bist offline. Du siehst den letzten Stand. Was du drückst, bleibt erhalten, solange diese Seite offen ist, und wird gesendet, sobald du wieder verbunden bist.
ui-reconnecting-what = Der Server antwortet nicht. Es wird immer wieder versucht. Was du drückst, bleibt erhalten, solange diese Seite offen ist, und wird dann gesendet.
ui-back-online = Wieder verbunden. So ist der Stand jetzt.
ui-pending = { $count } ausstehend
ui-round = Runde { $round }
ui-not-shown = nur für SL sichtbar
ui-show-what = Spieler und Zuschauer sehen dann „{ $name }“.
ui-panels = Bereiche
ui-next-step = Nächster Schritt
ui-tab-order = Abfolge
ui-tab-details = Details
ui-tab-log = Verlauf
ui-tab-setup = Aufbau
ui-tab-rules = Regeln
ui-tab-table = Tisch
ui-undo = Rückgängig
ui-redo = Wiederholen
ui-undo-what = Rückgängig: { $what }
ui-redo-what = Wiederholen: { $what }
ui-many = { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
}
ui-nothing-open = Keine Begegnung offen
ui-nothing-shown = Noch keine Begegnung
ui-nothing-shown-what = Sobald der SL eine zeigt, erscheint sie hier von selbst.
ui-add-first = Füge jemanden hinzu, dann kann die Szene beginnen
ui-nothing-to-decide = Du hast gerade nichts zu entscheiden
ui-choose-above = Oben wählen
ui-go-and-choose = Wählen
ui-waiting-for = Warten auf: { $names }
ui-no-encounter = Hier ist keine Begegnung.
ui-you-decide = Du
ui-the-gm = SL
ui-a-player = Ein Spieler
ui-on = an
ui-off = aus
ui-cancel = Abbrechen
ui-choose = Wählen{ "\u00A0" }…
ui-wrong-empty = Füll das aus.
ui-wrong-choose = Wähl eins davon.
ui-wrong-range = Eine ganze Zahl von { $low } bis { $high }.
ui-less = Eins weniger
ui-more = Eins mehr
ui-sure = { $what }. Sicher?
ui-sure-who = { $what }: { $name }. Sicher?
ui-dismiss = Ausblenden
ui-already-done = Schon erledigt.
ui-manage = Mehr: { $name }

## Pages without a board

ui-coming = Einen Moment{ "\u00A0" }…
ui-page-connecting = Verbinde{ "\u00A0" }…
ui-page-connecting-what = Du nimmst am Tisch Platz.
ui-page-unreachable = Der Server antwortet nicht
ui-page-unreachable-what = Es wird immer wieder versucht; du musst nichts tun. Dauert es lange, sieh nach, ob du online bist, oder frag, wer den Server betreibt.
ui-page-no-link = Öffne deinen Link noch einmal
ui-page-no-link-what = Der Schlüssel zu deinem Platz steckt in dem Link, den du bekommen hast. Öffne ihn noch einmal. Wenn du ihn nicht mehr hast, bitte den SL um einen neuen.
ui-page-no-such-seat = Zu diesem Link gibt es keinen Platz
ui-page-no-such-seat-what = Vielleicht gibt es inzwischen einen neueren. Frag den SL nach deinem Link.
ui-page-again = Von vorn beginnen
ui-page-revoked = Dein Platz wurde geschlossen
ui-page-revoked-what = Der SL hat diesen Platz geschlossen oder ihm einen neuen Link gegeben.
ui-page-table-deleted = Diesen Tisch gibt es nicht mehr
ui-page-table-deleted-what = Er wurde von seinem Besitzer gelöscht.

## The order and its rows

ui-order = Abfolge
ui-nobody-here = Noch ist niemand da.
ui-yours = du
ui-hp = Lebenspunkte
ui-hp-minus = { $name }: ein Lebenspunkt weniger
ui-hp-plus = { $name }: ein Lebenspunkt mehr
ui-hidden = verborgen
ui-fallen = gefallen
ui-pip-unready = nicht bereit
ui-pip-waiting = kommt noch dran
ui-pip-now = ist am Zug
ui-pip-held = wartet
ui-pip-done = fertig
ui-pip-out = raus
ui-why = Warum hier
ui-total = Summe
ui-not-counted = zählt nicht
ui-more-conditions = noch { $count }
ui-until-endless = hält an
ui-until-rounds = { $rounds ->
    [0] bis die Runde endet
    [one] noch eine Runde
   *[other] noch { $rounds } Runden
}
ui-until-time = noch { $time }{ "\u00A0" }{ $unit }
ui-until-turn-start = bis zum Zugbeginn: { $name }
ui-until-turn-end = bis zum Zugende: { $name }
ui-later = { $rounds ->
    [one] eine Runde später
   *[other] { $rounds } Runden später
}
ui-bag = Im Beutel
ui-bag-left = { $left } von { $of }
ui-pool = { $label }: { $left } von { $of }
ui-drawn = Gezogen
ui-odds-next = Als Nächstes
ui-odds-tones = Als Nächstes, nach Farbe
ui-odds-within = Mindestens einer unter den nächsten
ui-odds-exactly = { $wins } von { $of }
ui-tone-red = rot
ui-tone-yellow = gelb
ui-tone-green = grün
ui-tone-blue = blau
ui-tone-white = weiß
ui-tone-black = schwarz
ui-line = Zeitleiste
ui-checklist = Checkliste
ui-checks-done = { $count } erledigt
ui-checks-later = noch { $count }
ui-check-open = , offen
ui-check-done = , erledigt
ui-check-now = , jetzt
counter-basic = Grundaktionen übrig: { $left } von { $of }
counter-bonus = Bonusaktionen übrig: { $left } von { $of }
amount-basic = { $n ->
    [one] { $n } Grundaktion
   *[other] { $n } Grundaktionen
}
amount-bonus = { $n ->
    [one] { $n } Bonusaktion
   *[other] { $n } Bonusaktionen
}
amount-hp = { $n }{ "\u00A0" }LP

## The time plan

ui-plan = Zeitplan
ui-plan-list = Als Liste
ui-plan-row = Zeile
ui-plan-row-n = Zeile { $row }
ui-seconds = { $n }{ "\u00A0" }s
ui-at-row = Zeile { $row } · { $seconds }
ui-plan-since = seit Zeile { $row }
ui-plan-now = jetzt
ui-plan-past = vorbei
ui-plan-secret = geheim
ui-plan-next = Als Nächstes: { $what }
ui-plan-empty = Es steht nichts mehr an.
ui-plan-more = noch { $count } in Zeile { $row }
ui-plan-later = { $count } später
ui-plan-earlier = { $count } früher
ui-plan-cut = { $count ->
    [one] eine Zeile ausgelassen
   *[other] { $count } Zeilen ausgelassen
}
ui-plan-moves = Zum Verschieben ziehen. Mit der Tastatur: links und rechts um eine Zeile, mit Umschalt um zehn, dann Enter.
ui-plan-to = { $what } → Zeile { $row } · { $seconds }
ui-ends-at = Endet in Zeile { $row } · { $seconds }
ui-acts-before = Davor:
ui-acts-beside = In derselben Zeile:
ui-nobody-before = Davor ist niemand dran.
ui-who-at = { $who } ({ $row })
ui-and-more = und noch { $count }
ui-from-now = { $rows ->
    [0] jetzt
    [one] in { $rows } Zeile
   *[other] in { $rows } Zeilen
}
ui-row-is = { $seconds } · { $from }

## Offers

ui-dice-on-table = Würfel auf dem Tisch: { $what }
ui-dice-fell = Was die Würfel auf dem Tisch zeigen ({ $lowest ->
    [0] { $sides ->
        [10] W0
       *[other] W{ $sides }
    }, gelesen 0 bis { $highest }
   *[other] W{ $sides }
})
ui-die = Würfel { $n }
ui-die-of = Würfel: { $name }
ui-more-offers = Mehr ({ $count })
ui-fewer-offers = Weniger
ui-add-die = Noch ein Würfel
ui-one-more-die = Bitte noch einen Würfel: Wirf einen weiteren W{ $sides } und gib ein, was er zeigt.
ui-for-whom = { $name }: { $what }
ui-other-numbers = Andere Werte: { $what }

## The log

ui-log = Verlauf
ui-before-the-fight = Vor der ersten Runde
ui-at-table = am Tisch gewürfelt
ui-by-gm = SL
ui-gm-only = nur SL
ui-you-and-gm = du und SL
ui-undone = rückgängig

## Setting up, rules, the table

ui-stage-setup = in Vorbereitung
ui-stage-running = läuft
ui-stage-ended = beendet
ui-shown = sichtbar
ui-import = Datei importieren
ui-you = (du)

## Dice and numbers

ui-dice = { $lowest ->
    [0] { $sides ->
        [10] { $count ->
            [1] W0
           *[other] { $count }W0
        }
       *[other] { $count ->
            [1] W{ $sides }
           *[other] { $count }W{ $sides }
        }
    }
   *[other] { $count ->
        [1] W{ $sides }
       *[other] { $count }W{ $sides }
    }
}
ui-hp-short = LP
