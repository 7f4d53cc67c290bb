# Die Hilfe: wie Rondel dahin kommt, wo gespielt wird. Was auf Knöpfen steht, wird mit seinem Schlüssel genannt.

help = Wo spielt ihr?
help-what = Rondel kann in eurem virtuellen Spieltisch stehen oder daneben, auf Handys und in einem Stream. Dafür reichen je ein paar Schritte.
help-home = Startseite von Rondel
help-places = Wo ihr spielt
help-line = Zum Kopieren
help-notes = Gut zu wissen
help-hindered-local = Dieses Rondel hat die Adresse { $server }: Nur dieser Rechner erreicht es. Für einen Versuch reicht das, aber der Browser fragt vielleicht, ob die Seite ringsum auf Geräte in deinem lokalen Netz zugreifen darf, oder verbietet es. Andere brauchen eine Adresse, die sie erreichen, mit https; wie das geht, steht im README unter „Behind HTTPS“.
help-hindered-plain = Dieses Rondel hat die Adresse { $server }, ohne https. Browser zeigen es nicht in Seiten, die https haben, wie Owlbear Rodeo. Wer es betreibt, kann einen Webserver mit Zertifikat davorstellen; wie das geht, steht im README unter „Behind HTTPS“. In einem Fenster neben dem Spieltisch läuft es auch so.
help-note-claims = Im Raum liegt nie etwas, das einen Platz öffnet, und was ein Spieltisch über Leute sagt, gilt erst, wenn du sie hereinlässt. Wer wiederkommt, wird mit dem früheren Platz angezeigt.
help-note-forgets = Manche Browser merken sich nichts für eine Seite in einer anderen. Dann fügt der SL seinen Link noch einmal ein, und Spieler klopfen noch einmal an.

## Owlbear Rodeo

help-owlbear = In Owlbear Rodeo
help-owlbear-what = Eine Erweiterung mit einem Feld neben der Karte: Die Figuren der Karte kommen in den Kampf, und die Karte zeigt, wer handelt.
help-owlbear-add = Wähle in deinem Profil bei Owlbear Rodeo „Add Extension“ und füge diese Adresse ein:
help-owlbear-enable = Öffne deinen Raum und schalte Rondel unter seinen Erweiterungen ein. In der Leiste oben erscheint sein Rad.
help-owlbear-table = Drück auf das Rad, dann auf „{ landing-create }“. Du bist der SL. Heb den Link auf, der gezeigt wird: Er öffnet deinen Platz in jedem Browser.
help-owlbear-tokens = Wähle, wie die Zeit gemessen wird. Dann markiere Figuren auf der Karte und wähle in ihrem Menü „{ ui-owlbear-add }“. Du siehst zuerst, was daraus wird; Verborgene kommen verborgen.
help-owlbear-players = Auch Spieler drücken auf das Rad und klopfen damit an. Unter „{ ui-tab-table }“ lässt du sie herein und sagst, wen sie spielen. Rondel zeigt ihnen, was nicht verborgen ist, und fragt sie, wenn sie dran sind.
help-owlbear-map = Weiter unten bei „{ ui-tab-table }“ wählst du, was die Karte tut: auswählen, wer handelt, dorthin fahren oder ein Banner zeigen.
help-owlbear-tokens-later = Machst du eine verborgene Figur auf der Karte sichtbar, fragt Rondel dich, ob sie auch hier aufgedeckt werden soll; von selbst wird niemand aufgedeckt. Löschst du eine Figur, bleibt im Kampf, für wen sie stand.

## Foundry VTT

help-foundry = In Foundry VTT
help-foundry-what = Ein Modul für Foundry ab Version 13, mit jedem Spielsystem: ein Fenster, in dem Rondel ist.
help-foundry-install = Drück im Setup von Foundry unter „Add-on Modules“ auf „Install Module“ und füge dies als Manifest-URL ein:
help-foundry-enable = Öffne deine Welt und schalte Rondel unter „Manage Modules“ ein.
help-foundry-table = Drück im Kampfmonitor oder bei den Werkzeugen für Figuren auf „Rondel öffnen“, dann auf „{ landing-create }“. Du bist der SL. Heb den Link auf, der gezeigt wird: Er öffnet deinen Platz in jedem Browser.
help-foundry-tokens = Klick eine Figur rechts an und wähle „Zu Rondel hinzufügen“, oder drück für den ganzen Kampf auf „{ ui-from-host }“. Du siehst zuerst, was daraus wird; Verborgene kommen verborgen.
help-foundry-players = Auch Spieler öffnen das Fenster und klopfen damit an. Unter „{ ui-tab-table }“ lässt du sie herein und sagst, wen sie spielen.
help-foundry-mirror = Wenn du magst, geht der Kampfmonitor von Foundry mit: „{ host-switch-mirror }“. Die Initiative darin wird dann ersetzt; niemand kommt hinzu oder fällt weg.
help-foundry-frames = Bleibt das Fenster bei jemandem leer? Dann ist Foundry dort unter einer anderen Adresse offen als bei dir. Trag sie unter „{ ui-frames }“ ein; das Fenster sagt, welche es ist.

## TaleSpire

help-talespire = In TaleSpire
help-talespire-what = Ein Symbiote: ein Feld neben dem Spielbrett.
help-talespire-folder = Hol diesen Ordner und entpacke ihn in einen eigenen Ordner bei deinen Symbiotes:
help-talespire-open = Öffne in TaleSpire die Symbiotes und wähle Rondel.
help-talespire-table = Drück auf „{ landing-create }“. Du bist der SL. TaleSpire merkt sich deinen Platz für diese Kampagne; heb auch den Link auf.
help-talespire-queue = Unter „{ ui-tab-setup }“ bringt „{ ui-from-host }“ alle aus der Initiative-Liste. Du siehst zuerst, was daraus wird; Verborgene kommen verborgen.
help-talespire-players = Alle Spieler entpacken denselben Ordner. Wer Rondel auf deinem Brett öffnet, klopft an, und unter „{ ui-tab-table }“ lässt du sie herein.
help-talespire-board = Rondel ändert nichts auf dem Brett: TaleSpire lässt Symbiotes die Liste lesen, aber nicht schreiben.

## Any page

help-page = Auf einer eigenen Seite
help-page-short = Webseite
help-page-what = Ein Blog, ein Wiki, die Seite eurer Kampagne oder ein Spieltisch, der Seiten in einem Rahmen zeigt.
help-page-link = Erstelle unter „{ ui-tab-table }“ einen Link für Zuschauer. Im Folgenden steht LINK dafür.
help-page-element = Wo du HTML mit Skripten schreiben kannst, setz diese zwei Zeilen ein:
help-page-frame = Ohne Skripte tut es ein Rahmen. Schreib im Link /w/ statt /t/: Eine solche Seite zeigt nur, und alle dürfen sie einrahmen.
help-page-play = Soll auf der Seite gespielt werden, trag ihre Adresse unter „{ ui-frames }“ ein und nimm den Link eines Platzes mit view="full".
help-page-public = Wer deine Seite öffnen kann, sieht, was Zuschauer sehen. Der Link des SL gehört auf keine Seite.

## OBS

help-obs = In einem Stream, mit OBS
help-obs-what = Eine Seite, die nur zeigt: eine Leiste, eine Spalte oder ein ganzer Bildschirm, auf Wunsch durchsichtig.
help-obs-link = Wähle unter „{ ui-tab-table }“ bei „{ ui-watch }“ ein Layout und drück auf „{ ui-watch-make }“.
help-obs-source = Füge in OBS eine Quelle der Art „Browser“ hinzu und setz den Link als ihre URL ein.
help-obs-size = Gib ihr eine Größe: etwa 1000 × 100 für die Leiste, 340 × 620 für die Spalte, 1280 × 720 für den Bildschirm. Zeilen ohne Platz werden weggelassen.
help-obs-colours = Farben und Größen bestimmst du im „Custom CSS“ der Quelle:
help-obs-delay = „{ table-delay-observers }“ hält die Seite so weit zurück wie dein Stream ist, damit niemand vorausliest.
help-obs-hidden = Was Spielern verborgen ist, kommt nie auf diese Seite.

## Phones

help-phones = Auf Handys
help-phones-short = Handys
help-phones-what = Alle an einem Tisch, jeder mit einem Handy. Nichts muss installiert werden.
help-phones-door = Drück unter „{ ui-tab-table }“ bei „{ ui-door }“ auf „{ table-open-door }“, dann auf „{ ui-join-qr }“.
help-phones-scan = Spieler richten ihre Kamera auf den Code, tippen ihren Namen und drücken auf „{ lobby-knock }“.
help-phones-admit = Du siehst, wer anklopft. Sag, wen sie spielen, und drück auf „{ table-admit-player }“.
help-phones-again = Wer den Code mit demselben Handy noch einmal scannt, ist wieder auf dem eigenen Platz.
help-phones-link = Mit dem Code kann man nur anklopfen. Du kannst ihn allen zeigen und die Tür schließen, wenn alle da sind.

## Roll20

help-roll20 = Neben Roll20
help-roll20-what = Roll20 zeigt keine anderen Seiten, also steht Rondel in einem Fenster daneben. Die Reihenfolge lässt sich übertragen.
help-roll20-beside = Stell die beiden Fenster nebeneinander. Rondel ist ab 320 Pixeln lesbar.
help-roll20-copy = Öffne unter „{ ui-tab-table }“ das Weitere zu deiner Begegnung und drück auf „{ ui-out-roll20 }“.
help-roll20-paste = Füge es in den Chat von Roll20 ein. Das Skript ChatTurnManager macht die Zugreihenfolge daraus; für Skripte muss das Spiel jemandem mit Pro gehören.
help-roll20-in = Umgekehrt: Füge den Text der Zugreihenfolge aus Roll20 bei „{ ui-gather }“ ein, unter „{ ui-tab-setup }“.
help-roll20-hidden = Verborgene bleiben draußen, wenn du nichts anderes sagst: In Roll20 würden Spieler sie sehen.

## Spreadsheets

help-spreadsheets = Aus Tabellen und Listen
help-spreadsheets-short = Listen
help-spreadsheets-what = Figuren kommen aus einer Tabelle, einer Datei oder einer Zeile Text herein und wieder hinaus.
help-spreadsheets-titles = In einer Tabelle sagt die erste Zeile, was in den Spalten steht, etwa Name, Seite, LP. Ohne sie tut es eine Liste von Namen:
help-spreadsheets-paste = Kopier die Zellen und füge sie bei „{ ui-gather }“ ein, unter „{ ui-tab-setup }“. Eine Datei kannst du überall auf Rondel ablegen.
help-spreadsheets-look = Du siehst, was aus jeder Zeile wird. Lass weg, wen du magst, sag, zu welcher Seite die anderen kommen, und hol sie herein.
help-spreadsheets-again = Holst du dieselbe Liste später noch einmal, werden die, die da sind, auf den neuen Stand gebracht und nicht verdoppelt. Alles lässt sich rückgängig machen.
help-spreadsheets-out = Unter „{ ui-tab-table }“, beim Weiteren zu deiner Begegnung, gibt „{ ui-out-sheet }“ eine Liste aus, die wieder hereinkommen kann.
help-spreadsheets-others = Auch Listen aus anderen Programmen sind bekannt: „{ ui-gather-knows }“ sagt, welche.

## What the pictures show

help-picture-owlbear = Neben einer Karte mit Figuren zeigt das Feld einen Kampf: wer dran ist, und die Reihenfolge aller.
help-picture-knock = Das Feld bei „Tisch“: Pavel klopft an, und Knöpfe lassen ihn als Spieler oder Zuschauer herein oder weisen ihn ab.
help-picture-foundry = In einem Fenster über einer Szene die Liste der Figuren, die hinzukommen, und was aus jeder wird.
help-picture-talespire = Das Feld bei „Aufbau“ mit einem Knopf, der die Initiative-Liste aus TaleSpire holt.
help-picture-page = Die Seite einer Kampagne; zwischen ihren Absätzen steht die Reihenfolge des Kampfes.
help-picture-stream = Die Wahl für einen Stream, darunter Bildschirm, Spalte und Leiste, und ein Knopf, der den Link erstellt.
help-picture-obs = Am unteren Rand eines Bildes eine Leiste mit der Reihenfolge; wer handelt, ist hervorgehoben.
help-picture-code = Die offene Tür mit ihrem Link zum Mitmachen und einem großen QR-Code.
help-picture-phone = Ein Handy mit der Seite zum Mitmachen: ein Feld für den Namen, Mitspielen oder Zuschauen, und der Knopf „Anklopfen“.
help-picture-list = Die Vorschau einer Liste: wer dazukommt, mit Lebenspunkten und Zuständen, und die Wahl der Seite.
