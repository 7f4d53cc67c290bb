# The panels in German: what comes right after the first look.

## The order and its rows

ui-note = Notiz:{" "}
ui-end-condition = Beenden: { $name }

## Offers

group-turn = Dieser Zug
group-round = Diese Runde
group-combatant = Aktionen
group-health = Gesundheit
group-conditions = Zustände
group-setup = Werte
group-manage = Figur
group-override = SL-Eingriff
group-intent = Vorhaben
group-timer = Zeit

## The log

ui-log-empty = Noch ist nichts passiert.
ui-log-earlier = Früheres
ui-log-search = Verlauf durchsuchen
ui-log-words = Suchen
ui-log-who = Über wen
ui-log-everybody = Alle
ui-log-kind = Welche Art
ui-log-kind-all = Alles
ui-log-kind-dice = Würfel
ui-log-kind-health = Gesundheit und Zustände
ui-log-kind-gm = Vom oder für den SL
ui-log-none = Keine Zeile hier passt dazu.
ui-log-whole = Die Dateien enthalten alle Zeilen, nicht nur die gefundenen.
ui-log-jump = In der Abfolge zeigen: { $name }
ui-log-as-text = Als Text
ui-log-as-json = Als JSON
ui-log-incomplete = Der ganze Verlauf ließ sich nicht laden. Versuch es wieder, sobald du online bist.
ui-in-the-log = Im Verlauf

## Setting up, rules, the table

ui-add-hint = „Mira, Bruno, Gegner: 3x Goblin LP 6“ fügt alle auf einmal hinzu, die Goblins auf eigener Seite.
ui-nothing-to-add = Gerade lässt sich nichts hinzufügen.
ui-rules = Hausregeln
ui-mark-house = Hausregel
ui-mark-house-why = Der Regeltext lässt das offen; so lesen wir ihn.
ui-mark-wider = weitere Quelle
ui-mark-wider-why = Steht nicht im Regeltext selbst, aber das Spiel, zu dem er gehört, macht es so.
ui-mark-analogy = Hausregel
ui-mark-analogy-why = Der Regeltext lässt das offen; ein ähnliches Spiel macht es so.
ui-changed = geändert
ui-catalogue = Nachschlagen
ui-in-use = in Gebrauch
ui-change = Ändern
ui-players-may = Was Spieler bei ihren Figuren dürfen
ui-keys = Tastatur
ui-keys-on = Einzelne Buchstaben sind Kürzel
ui-key-next = Der große Knopf
ui-key-log = Verlauf und zurück
ui-key-undo = Rückgängig
ui-key-close = Offenes schließen
ui-encounters = Begegnungen
ui-new-encounter = Neue Begegnung
ui-imported = Importiert: { $name }
ui-people = Leute
ui-invite = Jemanden einladen
ui-here = online
ui-seen = zuletzt da: { $when }
ui-never-seen = noch nie da
ui-revoked = geschlossen
ui-link-for = Link: { $name }
ui-link-once = Wer diesen Link hat, hat den Platz. Er wird nur jetzt angezeigt.
ui-copy = Kopieren
ui-copied = Kopiert.
ui-copy-by-hand = Der Browser lässt uns hier nicht kopieren. Der Link ist markiert: Drück Strg+C oder kopier ihn über das Menü.
ui-put-away = Ausblenden
table-create-encounter = Anlegen
    .name = Name
    .system = Zeitsystem
table-show-encounter = Allen zeigen
table-hide-encounter = Niemandem zeigen
table-rename-encounter = Umbenennen
table-copy-encounter = Kopieren
    .name = Name der Kopie
table-delete-encounter = Löschen
table-delete-encounter-sure = „{ $name }“ mit dem ganzen Verlauf löschen? Das lässt sich nicht rückgängig machen.
table-invite-seat = Link erstellen
    .name = Name
    .role = Als
table-rename-seat = Umbenennen
table-rotate-seat = Neuer Link
table-rotate-seat-sure = Neuen Link für „{ $name }“ erstellen? Der alte gilt dann nicht mehr.
table-revoke-seat = Platz schließen
table-revoke-seat-sure = Platz „{ $name }“ schließen? Wer dort sitzt, ist sofort draußen, und der Link gilt nicht mehr.
table-rename-table = Tisch umbenennen
table-delete-table = Tisch löschen
table-delete-table-sure = „{ $name }“ mit allen Begegnungen und Plätzen löschen? Das lässt sich nicht rückgängig machen.
table-role-gm = Spielleiter
table-role-player = Spieler
table-role-observer = Zuschauer
landing-what = Behält für deinen Tisch die Kampfzeit im Blick.
landing-name = Name des Tischs
landing-create = Neuer Tisch
landing-made = Der Tisch ist bereit. Dieser Link öffnet den Platz des SL und wird nur jetzt angezeigt: Heb ihn gut auf.
landing-link = Link des SL
landing-open = Tisch öffnen

## Fields of forms, unless an offer calls them something else

field-name = Name
field-count = Wie viele
field-side = Seite
field-controller = Gespielt von
field-hidden = Vor Spielern verborgen
field-hp = Lebenspunkte
field-max-hp = Höchstens
field-by = Ändern um
field-standing = Kampfbereitschaft
field-until = Bis
field-rounds = Runden
field-whose = Wessen Zug
field-note = Notiz für SL
field-condition = Zustand
field-what = Was
field-allowed = Erlaubt
field-value = Wert
field-who = Wer
field-other = Wen
field-time = Wie lange
field-basic = Grundaktionen
field-bonus = Bonusaktionen
field-encounter = Begegnung
field-system = Zeitsystem
field-role = Als
field-seat = Platz

## Why something was not done

refused-invalid = So geht das nicht.
refused-conflict = Schon erledigt.
refused-forbidden = Dieser Platz darf das nicht.
refused-not-found = Das gibt es nicht mehr.
refused-id-reuse = Unterwegs ging etwas schief. Bitte noch einmal drücken.
refused-slow-down = Zu viel auf einmal: Warte kurz und drück dann noch einmal.
refused-too-big = Das ist zu viel auf einmal.
refused-internal = Der Server hat einen Fehler gemacht; nichts wurde geändert.
refused-offline = Der Server antwortet nicht. Versuch es wieder, wenn du online bist.
refused-not-now = Jetzt nicht.
refused-not-yours = Das gehört einem anderen Spieler.
refused-only-the-gm = Das darf nur der SL.
refused-only-the-owner = Das darf nur der Besitzer des Tischs.
refused-owner-stays = Der Platz des Besitzers bleibt offen.
refused-observers-only-watch = Zuschauer schauen nur zu.
refused-no-such-combatant = Diese Figur ist nicht mehr da.
refused-no-such-seat = Diesen Platz gibt es nicht mehr.
refused-no-such-system = Dieses Zeitsystem ist nicht installiert.
refused-system-missing = Das Zeitsystem dieser Begegnung ist nicht installiert.
refused-encounter-unreadable = Diese Begegnung stammt aus einer anderen Version und ist nicht lesbar.
refused-encounter-ended = Die Szene ist vorbei.
refused-encounter-full = Diese Begegnung ist zu lang geworden. Kopier sie und mach in der Kopie weiter.
refused-not-in-this-stage = Nicht in dieser Phase der Szene.
refused-start-first = Beginne zuerst die Szene.
refused-field-not-offered = Diese Wahl steht gerade nicht offen.
refused-not-for-this-combatant = Nicht mit dieser Figur.
refused-acted-since = Inzwischen hat jemand gehandelt.
refused-too-many = Es sind schon { $most }: Nimm erst etwas weg.
refused-too-many-conditions = { $name } hat schon { $most } Zustände: Beende erst einen.
refused-too-many-combatants = In eine Begegnung passen { $most }, entfernte mitgezählt: Beginn eine neue.
refused-too-long = Höchstens { $most } Zeichen.
refused-out-of-range = { ui-wrong-range }
refused-left-empty = { ui-wrong-empty }
refused-bad-file = Diese Datei ist keine Begegnung.
refused-dice-not-asked-for = Hier wird nicht gewürfelt.
refused-die-counts-from-zero = Dieser Würfel wird 0 bis { $highest } gelesen: Seine 0 zählt 0, nicht { $face }.
refused-die-out-of-range = Ein W{ $sides } kann keine { $face } zeigen.
refused-too-few-dice = Es fehlt noch ein Würfel (W{ $sides }).
refused-too-many-dice = Ein Würfel zu viel.
refused-nobody-there = Dort sitzt gerade niemand, also würde es auch niemand merken.
refused-no-such-language = Diese Sprache kann der Tisch nicht.
refused-delay-too-long = Die Verzögerung kann höchstens { $most } Sekunden betragen.

ui-renewed = Rondel wurde auf dem Server erneuert. Lade die Seite neu, wenn es dir passt.
ui-reload = Neu laden
