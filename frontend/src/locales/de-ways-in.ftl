# The first steps, languages, streams and second screens.

## Dice and numbers as they are written


## First steps

ui-help = Hilfe: Spieltische, Handys, Streams
landing-usual-name = Unser Tisch
ui-first-fight = Einen Kampf beginnen
ui-first-fight-what = Wie wird darin die Zeit gemessen?
speed-rounds-name = Temporunden
speed-rounds-what = Jede Runde wird das Tempo neu gewürfelt; die Schnellsten handeln zuerst.
dice-bag-name = Würfelbeutel
dice-bag-what = Die Würfel aller Seiten werden blind gezogen; wessen Würfel kommt, der handelt.
time-plan-name = Zeitplan
time-plan-what = Was länger dauert, kommt im gemeinsamen Zeitplan später.
ui-encounter-n = Kampf { $n }
ui-demo = Beispielfiguren hinzufügen
ui-demo-what = Zwei Helden und drei Goblins, zum Ausprobieren.
ui-demo-heroes-side = Helden
ui-demo-heroes = Mira LP 11, Bruno LP 14
ui-demo-foes-side = Feinde
ui-demo-foes = 3x Goblin LP 6

## Languages

ui-language = Sprache
ui-language-usual = Wie im Link oder am Tisch
ui-language-each = Alle in ihrer eigenen
table-set-language = Sprache des Tischs
    .lang = Sprache des Tischs

## Streams and second screens

ui-watch = Streams und zweite Bildschirme
ui-watch-what = Eine Seite, die nur zeigt und nichts zum Klicken hat: für OBS, einen Fernseher, ein Fenster daneben.
table-delay-observers = Verzögerung für Zuschauer (s)
    .seconds = Sekunden
ui-watch-layout = Layout
ui-watch-screen = Bildschirm
ui-watch-list = Spalte
ui-watch-bar = Leiste
ui-watch-background = Hintergrund
ui-watch-clear = Durchsichtig
ui-watch-solid = Deckend
ui-watch-scheme = Farben
ui-watch-usual = Wie der Browser
ui-watch-table = Wie am Tisch
ui-watch-light = Hell
ui-watch-dark = Dunkel
ui-watch-scale = Größe in Prozent
ui-watch-rows = Höchstens so viele Zeilen (0: alle, die passen)
ui-watch-seat = Stream
ui-watch-make = Link erstellen
ui-watch-link = Link der Seite
ui-watch-follows = Wer diesen Link hat, sieht, was Zuschauer sehen. Er richtet sich nach der Auswahl oben und wird nur jetzt angezeigt.
ui-watch-query = Für einen Zuschauer-Link, den du schon hast: Setz das hier vor sein #.
ui-watch-behind = { $seconds }{ "\u00A0" }s verzögert
ui-watch-before = { $count } davor
ui-watch-after = noch { $count }
ui-page-only-observers = Das ist kein Zuschauer-Link
ui-page-only-observers-what = Streams und zweite Bildschirme zeigen, was Zuschauer sehen. Frag den SL nach einem Zuschauer-Link.
ui-page-unknown-layout = Dieses Layout gibt es nicht
ui-page-unknown-layout-what = Hinter layout= kann in dieser Adresse screen, list oder bar stehen.
