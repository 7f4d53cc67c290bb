# The door: how people come in who have no seat yet, and what a GM does about them.

## The lobby

lobby-door = Komm an den Tisch
lobby-door-what = Sag, wer du bist. Der SL sieht, dass du anklopfst, und lässt dich herein.
lobby-waiting = Du hast angeklopft
lobby-waiting-what = Der SL sieht deinen Namen. Sobald du hereingelassen wirst, öffnet sich der Tisch hier von selbst.
lobby-waiting-offline = Der Server antwortet gerade nicht. Er wird immer wieder gefragt.
lobby-turned-away = Du wurdest nicht hereingelassen
lobby-turned-away-what = Vielleicht kannte dich der SL unter diesem Namen nicht, oder niemand kam an die Tür. Du kannst noch einmal anklopfen.
lobby-shut = Diese Tür ist zu
lobby-shut-what = Der Link zum Mitmachen gilt nicht mehr. Bitte deinen SL um einen neuen.
lobby-no-invite = Öffne den Link zum Mitmachen noch einmal
lobby-no-invite-what = Ein Stück davon fehlt. Öffne den Link, den du bekommen hast, noch einmal, oder scanne den Code neu.
lobby-begin = Behalte die Zeit im Kampf im Blick
lobby-begin-what = Leg einen Tisch an, und der Platz des SL gehört dir.
lobby-made = Der Tisch ist bereit
lobby-made-what = Dieser Link öffnet den Platz des SL und wird nur jetzt angezeigt. Heb ihn auf, für einen anderen Browser oder einen anderen Tag.
lobby-room = Dieser Raum hat einen Tisch
lobby-room-what = Wenn du sein SL bist, füge den Link ein, den du beim Anlegen aufgehoben hast. Wer hier sonst noch SL ist, bittet um einen eigenen.
lobby-nowhere = Hier ist noch kein Tisch
lobby-nowhere-what = Sobald der SL in diesem Raum einen hat, kannst du hier mitmachen. Lass das offen.
lobby-away = Der Tisch ist woanders
lobby-away-what = Dieser Raum führt zu einem Tisch auf einem anderen Server.
lobby-name = Dein Name
lobby-role = Du möchtest
lobby-role-player = Mitspielen
lobby-role-observer = Zuschauen
lobby-knock = Anklopfen
lobby-again = Noch einmal anklopfen
lobby-other-name = Ändern
lobby-have-link = Ich habe einen Link
lobby-link = Dein Link
lobby-go = Öffnen
lobby-knock-instead = Stattdessen anklopfen
lobby-new-instead = Einen neuen Tisch für diesen Raum anlegen
lobby-open-there = Dort öffnen
refused-no-link = Das ist kein Link zu einem Tisch.
refused-other-server = Dieser Link gehört zu einem anderen Server. Hat sich nur die Adresse des Servers geändert, setz die neue an seinen Anfang.
refused-link-cut-off = Das Ende des Links fehlt. Kopier ihn ganz, von „https“ bis zum letzten Zeichen.
refused-room-full = Der Raum hat den Link zu diesem Tisch nicht angenommen. Gib den Link zum Mitmachen selbst weiter, unter „Tisch“.

## The door, for GMs

ui-door = Die Tür
ui-door-what = Wer den Link zum Mitmachen hat, kann anklopfen. Du sagst, wer hereinkommt, und als wer.
ui-door-open-elsewhere = Die Tür ist offen. Ihr Link ist dort, wo er erstellt wurde; hier kannst du einen neuen erstellen.
ui-join-link = Link zum Mitmachen
ui-join-link-what = Gib ihn weiter, wie du magst: Man kann damit nur anklopfen.
ui-join-qr = Code für Handys
ui-join-qr-what = Der Link zum Mitmachen als QR-Code
ui-room-leads-here = Dieser Raum führt hierher: Wer Rondel darin öffnet, kann anklopfen.
ui-room-lead-here = Diesen Raum hierher führen
ui-room-void = Der Link dieses Raums gilt nicht mehr: Niemand kann damit anklopfen.
ui-room-renew = Neu erstellen
ui-room-amiss = Aus diesem Raum kann hier noch niemand anklopfen. Das richtest du an der Tür, unter „Tisch“.
ui-knock = An der Tür: { $name }
ui-knocks = Wer anklopft
ui-knock-before = Angeblich: { $name }
ui-knock-before-here = Gerade am Tisch: { $name }
ui-knock-plays = Spielt
ui-knock-plays-nobody = noch niemanden
ui-admitted = Hereingelassen: { $name }
table-open-door = Tür öffnen
table-renew-door = Neuer Link
table-renew-door-sure = Neuen Link zum Mitmachen erstellen? Der alte gilt dann nicht mehr, und wer wartet, wird abgewiesen.
table-close-door = Tür schließen
table-close-door-sure = Tür schließen? Der Link zum Mitmachen gilt dann nicht mehr, und wer wartet, wird abgewiesen.
table-admit-before = Hereinlassen als { $name }
table-admit-player = Als Spieler hereinlassen
table-admit-observer = Als Zuschauer hereinlassen
table-admit-seat = Auf einen Platz lassen
    .seat = Wessen Platz
table-turn-away = Abweisen

## Pages around the table

ui-frames = Seiten, die diesen Tisch zeigen dürfen
ui-frames-what = Owlbear Rodeo darf es, und dieser Server auch. Füge die Adresse deines eigenen Foundry hinzu, oder die einer anderen Seite. Seiten, die nur zeigen, dürfen überall stehen.
ui-frames-address = Adresse der Seite
ui-frames-add = Hinzufügen
ui-frames-remove = { $origin } entfernen
ui-host-switches = Wünsche an { $host }
ui-knock-by-link = über den Link
