## Hands: what was done, and the way back

ui-saved = gespeichert
ui-hp-now = { ui-saved }: { $hp }
ui-did = Erledigt: { $what }
ui-did-undo = Rückgängig gemacht: { $what }
ui-did-redo = Wiederholt: { $what }
ui-did-many = { $what }: { $who }
ui-did-some = { $what }: für { $done } erledigt, für { $refused } nicht. { $name }: { $why }
ui-not-with = Geht nicht – { $name }: { $what }
ui-not-now = Jetzt nicht: { $what }
ui-with-whom = Bei wem? Geh erst zu einer Figur: { $what }

## Hit points that reckon

ui-hp-reckon = { $name }: LP verrechnen
ui-hp-how = −7 zieht ab, +3 gibt dazu, =12 setzt
ui-hp-which = { $n } kann dreierlei heißen:
ui-hp-wrong = Damit lässt sich nicht rechnen: Schreib −7, +3 oder =12.
ui-hp-takes = −{ $n } zieht ab
ui-hp-gives = +{ $n } gibt dazu
ui-hp-sets = ={ $n } setzt

## Putting rows elsewhere

ui-place = Verschieben: { $name }
ui-place-how = An eine andere Stelle ziehen. Mit der Tastatur: auf und ab, dann Enter.
ui-place-now = Stelle { $place } von { $count }

## Several at once

ui-pick = Mehrere auswählen
ui-picked = { $count } ausgewählt
ui-pick-all = Alle
ui-pick-none = Keine
ui-pick-end = Auswahl beenden
ui-pick-how = Drück auf die Figuren, die du willst. Mit Umschalt alle dazwischen.
ui-pick-do = { $what } ({ $count })

## The palette

ui-find = Kommando suchen
ui-found-nothing = Nichts, was jetzt geht, heißt so.
ui-found-more = noch { $count }: Tipp weiter, um sie zu finden.
ui-open-encounter = Ansehen: { $name }

## Keys

ui-key-palette = Alle Kommandos
ui-key-help = Alle Kürzel
ui-key-redo = Wiederholen
ui-key-order = Abfolge
ui-key-setup = Aufbau
ui-key-rules = Hausregeln
ui-key-table = Tisch
ui-key-row-down = Nächste Figur
ui-key-row-up = Figur davor
ui-key-hp = LP verrechnen
ui-key-select = Mehrere Figuren auswählen
ui-keys-overlay = Das Overlay
ui-keys-offers = Kommandos
ui-keys-how = Drück hier auf ein Kürzel, um es zu ändern. Ein Kommando gilt für die Figur in der Zeile, auf der du stehst, sonst für die offene, sonst für die, die am Zug ist.
ui-keys-change = { $what }: { $key }. Kürzel ändern
ui-keys-none = kein Kürzel
ui-keys-pressing = Tasten drücken
ui-keys-press = { $what }: Drück die neuen Tasten. Mit der Rücktaste bleibt es ohne, mit Esc, wie es ist.
ui-keys-taken = { $key } wird zum Bewegen oder Schreiben gebraucht.
ui-keys-lost = { $key } war das Kürzel für: { $what }. Das hat jetzt keins mehr.
ui-keys-reset = Alle Kürzel wie am Anfang
ui-cap-ctrl = Strg
ui-cap-alt = Alt
ui-cap-shift = Umschalt
