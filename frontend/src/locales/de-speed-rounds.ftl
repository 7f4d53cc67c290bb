# Speed rounds in German.

## What happens now

speed-rounds-setup = Vorbereitung
speed-rounds-ended = Der Kampf ist vorbei
speed-rounds-rolling = Tempo würfeln
speed-rounds-ready = Alle haben gewürfelt
speed-rounds-your-roll = Würfle dein Tempo
speed-rounds-turn = { $name } ist am Zug
speed-rounds-your-turn = Dein Zug: { $name }
speed-rounds-turn-done = { $name } ist fertig
speed-rounds-over = Runde { $round } ist vorbei
speed-rounds-prompt-roll = würfeln
speed-rounds-prompt-begin = die Züge beginnen
speed-rounds-prompt-act = handeln
speed-rounds-prompt-go-on = weitermachen
speed-rounds-prompt-round = die nächste Runde beginnen
speed-rounds-hint-nobody-fights = Niemand kann und will weiterkämpfen. Der SL kann die Szene beenden.
speed-rounds-hint-no-foes = Alle stehen auf einer Seite: { $side }. Ihre Gegner brauchen eine andere.
speed-rounds-hint-one-side = Nur noch eine Seite kann und will weiterkämpfen: { $side }. Der SL kann die Szene beenden.
speed-rounds-unit = Tempo
speed-rounds-badge-surprised = überrascht
speed-rounds-badge-next-round = würfelt nächste Runde

## Why this place

speed-rounds-why-base = Grundwert: { $name }
speed-rounds-why-reflexes = Reflexe { $value } / 2
speed-rounds-why-weapon = Waffe: { $name }
speed-rounds-why-skill = { $name } { $value } / 2
speed-rounds-why-bonus = { $name }
speed-rounds-why-half = { $name } { $value } / 2
speed-rounds-why-quarter = { $name } { $value } / 4
speed-rounds-why-against = { $name } (nur gegen: { $against })
speed-rounds-why-dice = Würfel
speed-rounds-why-surprised = Überrascht
speed-rounds-why-set = Vom SL gesetzt
speed-rounds-why-tie = Stichwurf gegen: { $against }
speed-rounds-why-lot = Los gegen: { $against }

speed-rounds-catalogue = Manöver

## What can be done

speed-rounds-roll-speed = Tempo würfeln
speed-rounds-roll-for = Tempo würfeln: { $name }
speed-rounds-roll-rest = Für den Rest würfeln
speed-rounds-roll-rest-gm = { $count ->
    [one] Für deine letzte Figur würfeln
   *[other] Für deine { $count } würfeln
}
speed-rounds-roll-rest-all = { $count ->
    [one] Für die letzte Figur würfeln
   *[other] Für alle { $count } würfeln
}
speed-rounds-begin-turns = Züge beginnen
speed-rounds-begin-turns-without = { $count ->
    [one] Ohne die letzte Figur beginnen
   *[other] Ohne { $count } beginnen
}
speed-rounds-spend-actions = Aktionen ausgeben
    .basic = Grundaktionen
    .bonus = Bonusaktionen
speed-rounds-defend = Verteidigen
speed-rounds-end-turn = Zug beenden
speed-rounds-end-turn-keeping = { $bonus ->
    [0] { $basic ->
        [one] Zug beenden, eine Aktion behalten
       *[other] Zug beenden, { $basic } Aktionen behalten
    }
   *[other] Zug beenden, { $basic } + { $bonus } behalten
}
speed-rounds-wait = Warten
speed-rounds-stop-waiting = Als Nächstes dran
speed-rounds-new-round = Nächste Runde
speed-rounds-new-round-early = Sofort nächste Runde
speed-rounds-declare-activity = Tätigkeit wählen
    .activity = Was als Nächstes
speed-rounds-mark-surprised = Überraschung
speed-rounds-surprised-on = Ist überrascht
speed-rounds-surprised-off = Nicht überrascht
speed-rounds-set-reflexes = Reflexe
    .reflexes = Reflexe
speed-rounds-add-activity = Neue Tätigkeit
    .name = Tätigkeit oder Waffe
    .kind = Art
    .value = Waffentempo, Fertigkeit oder Grundwert
speed-rounds-drop-activity = Tätigkeit streichen
    .activity = Tätigkeit
speed-rounds-add-bonus = Neuer Bonus
    .activity = Zu welcher Tätigkeit
    .name = Bonus
    .value = Wert
    .share = Wie viel davon
    .against = Nur gegen (zählt dann nicht)
speed-rounds-drop-bonus = Bonus streichen
    .bonus = Bonus
speed-rounds-share-sheet = Diese Werte weitergeben
speed-rounds-share-with-namesakes = Werte an alle dieses Namens
speed-rounds-share-with-side = Werte an die ganze Seite
speed-rounds-activity-base = { $name } { $base }
speed-rounds-reflexes = Reflexe
speed-rounds-specialties = Allein mit Bonusaktionen
speed-rounds-cost-basic = × Grundaktion
speed-rounds-cost-bonus = × Bonusaktion
speed-rounds-needs-specialty = für Spezialisten
speed-rounds-copy-sheet = Werte übernehmen
    .like = Von
speed-rounds-set-specialty = Spezialisierung
    .manoeuvre = Manöver
speed-rounds-specialty-on = Spezialisierung geben
    .manoeuvre = Allein mit Bonusaktionen
speed-rounds-specialty-off = Spezialisierung nehmen
    .manoeuvre = Nicht mehr für
speed-rounds-kind-fighting = Waffe
speed-rounds-kind-skill = Fertigkeit
speed-rounds-kind-given = fester Grundwert
speed-rounds-share-1 = alles
speed-rounds-share-2 = die Hälfte
speed-rounds-share-4 = ein Viertel
speed-rounds-add-manoeuvre = Neues Manöver
    .basic = Grundaktionen, mindestens
    .bonus = Bonusaktionen, mindestens
speed-rounds-add-manoeuvre-special = Neues Manöver für Spezialisten
    .basic = Grundaktionen, mindestens
    .bonus = Bonusaktionen, mindestens
speed-rounds-drop-manoeuvre = Manöver streichen
    .manoeuvre = Manöver
speed-rounds-manoeuvre-attack = Angreifen
speed-rounds-manoeuvre-precise-attack = Präzise angreifen
speed-rounds-manoeuvre-shoot = Schießen
speed-rounds-manoeuvre-cast = Zaubern
speed-rounds-manoeuvre-move = Bewegen
speed-rounds-manoeuvre-defend = Verteidigung
speed-rounds-manoeuvre-strong-defence = Stark verteidigen

## What the GM may set

speed-rounds-insert-now = Noch diese Runde handeln
speed-rounds-roll-again = Neu würfeln
speed-rounds-set-speed = Tempo setzen
    .speed = Tempo
speed-rounds-set-actions = Übrige Aktionen setzen
speed-rounds-place-before = Einreihen vor
    .other = Vor
speed-rounds-give-turn = Zug geben

## House rules

setting-rounding = Hälften und Viertel werden
speed-rounds-rounding-down = abgerundet
speed-rounds-rounding-half-up = ab der Hälfte aufgerundet
speed-rounds-rounding-up = aufgerundet
setting-doubles = Zwei Sechsen und zwei Einsen
speed-rounds-doubles-step = Schritt für Schritt
speed-rounds-doubles-add = zwei weitere Würfel
speed-rounds-doubles-none = zählen, wie sie sind
setting-tie_by = Bei Gleichstand entscheidet
speed-rounds-tie-by-die = ein Würfel
speed-rounds-tie-by-lot = das Los
setting-late_surprise = Nachzügler können überrascht werden
setting-waiting = Warten bis später in der Runde

## The log

speed-rounds-log-rolled = { $who }: Tempo { $speed }.
speed-rounds-log-rolled-again = { $who } würfelt neu: Tempo { $speed }.
speed-rounds-log-tie = Gleichstand: erst { $who }, dann { $other }.
speed-rounds-log-lot = Gleichstand: laut Los erst { $who }, dann { $other }.
speed-rounds-log-spent = { $who }: { $manoeuvre } ({ $basic } + { $bonus }).
speed-rounds-log-spent-attack = { $who } greift an ({ $basic } + { $bonus }).
speed-rounds-log-spent-precise-attack = { $who } greift präzise an ({ $basic } + { $bonus }).
speed-rounds-log-spent-shoot = { $who } schießt ({ $basic } + { $bonus }).
speed-rounds-log-spent-cast = { $who } zaubert ({ $basic } + { $bonus }).
speed-rounds-log-spent-move = { $who } bewegt sich ({ $basic } + { $bonus }).
speed-rounds-log-spent-defend = { $who } verteidigt sich ({ $basic } + { $bonus }).
speed-rounds-log-spent-strong-defence = { $who } verteidigt sich stark ({ $basic } + { $bonus }).
speed-rounds-log-defended = { $who } verteidigt sich ({ $basic } + { $bonus }).
speed-rounds-log-turn-ended = { $who } ist fertig.
speed-rounds-log-kept = { $who } ist fertig und behält { $basic } + { $bonus } zur Verteidigung.
speed-rounds-log-waits = { $who } wartet.
speed-rounds-log-stops-waiting = { $who } ist als Nächstes dran.
speed-rounds-log-declared = { $who } wählt: { $activity }.
speed-rounds-log-surprised-on = { $who } ist überrascht.
speed-rounds-log-surprised-off = { $who } ist nicht überrascht.
speed-rounds-log-inserted = { $who } steigt noch in diese Runde ein.
speed-rounds-log-speed-set = { $who }: Tempo auf { $speed } gesetzt.
speed-rounds-log-actions-set = { $who }: übrige Aktionen auf { $basic } + { $bonus } gesetzt.
speed-rounds-log-placed = Neu eingereiht: erst { $who }, dann { $other }.
speed-rounds-log-turn-given = { $who } bekommt den Zug.

## Why something was not done

refused-speed-rounds-not-your-turn = Diese Figur ist nicht am Zug.
refused-speed-rounds-no-such-manoeuvre = Dieses Manöver steht nicht mehr in der Liste.
refused-speed-rounds-rolled-already = Das Tempo ist schon gewürfelt.
refused-speed-rounds-roll-first = Würfle zuerst das Tempo.
refused-speed-rounds-no-actions-left = Keine Aktionen mehr übrig.
refused-speed-rounds-too-few-actions = Zu wenige Aktionen übrig: Grundaktionen { $basic }, Bonusaktionen { $bonus }.

## What is called otherwise here than in other systems
speed-rounds-core-end-encounter = Kampf beenden
speed-rounds-core-reopen-encounter = Kampf fortsetzen
speed-rounds-core-log-begun = Der Kampf beginnt.
speed-rounds-core-log-ended = Der Kampf ist vorbei.
speed-rounds-core-log-reopened = Der Kampf geht weiter.
speed-rounds-refused-encounter-ended = Der Kampf ist vorbei.
speed-rounds-refused-not-in-this-stage = Nicht in dieser Phase des Kampfes.
speed-rounds-refused-start-first = Beginne zuerst den Kampf.
speed-rounds-ui-fight-took = Der Kampf dauerte { $time }.
speed-rounds-ui-add-first = Füge jemanden hinzu, dann kann der Kampf beginnen
