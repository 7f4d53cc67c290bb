# What a browser keeps from Rondel in somebody else’s page.
ui-page-sandboxed = Dieser Rahmen ist eingesperrt
ui-page-sandboxed-what = Die Seite ringsum hat Rondel in eine Sandbox gesetzt, die ihm seine Adresse nimmt; darum lässt sein Server es nicht ein. Wer die Seite gemacht hat, kann es erlauben: sandbox="allow-scripts allow-same-origin".
ui-page-local = Der Browser hält Rondel vielleicht zurück
ui-page-local-what = Dieses Rondel läuft auf deinem eigenen Rechner oder in deinem Netz, und die Seite ringsum kommt von anderswo. Manche Browser erlauben das nur auf Nachfrage: lass diese Website auf Geräte in deinem lokalen Netz zugreifen (hinter dem Zeichen neben der Adresse), oder öffne Rondel in einem eigenen Tab.
ui-page-mixed = Eine sichere Seite hält Rondel zurück
ui-page-mixed-what = Die Seite ringsum ist sicher (https), die Adresse von Rondel nicht. Browser lassen die beiden nicht miteinander reden. Bitte die Person, die dieses Rondel betreibt, es hinter https zu stellen, oder öffne es in einem eigenen Tab.

# In Owlbear Rodeo: the menu of tokens, and what is told where nothing came of it.
ui-owlbear-add = Zu Rondel hinzufügen
ui-owlbear-not-added = Es kam nichts hinzu. Öffne Rondel als SL eines Tisches und versuche es noch einmal.
ui-seen-on-map = Auf der Karte jetzt zu sehen, hier aber verborgen: { $names }

# The door of a table: its commands, and why one of them is not carried out.
core-open-door = Tür öffnen
core-close-door = Tür schließen
core-admit-knock = Jemanden hereinlassen
core-turn-away = Jemanden abweisen
core-set-frames = Seiten, die den Tisch einrahmen dürfen
refused-door-closed = Mit diesem Link kann niemand mehr anklopfen. Bitte deinen SL um einen neuen.
refused-door-crowded = An dieser Tür warten schon { $most }. Versuch es in einer Weile noch einmal.
refused-no-such-knock = An der Tür wartet sie oder er nicht mehr.
refused-gms-by-link = Der Platz eines SL öffnet sich nur mit dem eigenen Link.
refused-no-origin = „{ $origin }“ ist kein Anfang einer Adresse. Schreib zum Beispiel https://vtt.example oder http://192.168.1.5:30000 und nichts dahinter.
refused-origin-not-listed = Der Tisch kennt die Seite nicht, von der du kommst. Der SL kann sie unter „Tisch“ eintragen.
host-switch-marker = Auf der Karte markieren, wer handelt (für andere Erweiterungen)
host-switch-select = Die Figur auswählen, die handelt
host-switch-follow = Die Karte zu der Figur bewegen, die handelt
host-switch-banner = Ein Banner über der Karte sagt, wer handelt
host-switch-mirror = Die Reihenfolge im Kampfmonitor von Foundry zeigen

# All who stand in the tabletop around us.
ui-from-host = Holen aus { $host }
ui-from-host-none = Dort ist niemand zu holen.

# A page of a host, opened outside of it.
ui-outside = Nicht an ihrem Platz
ui-outside-what = Diese Seite gehört in { $host } und ist hier nicht darin.
ui-outside-another = eine andere Seite, etwa Foundry VTT
ui-outside-how = Wie sie dorthin kommt
ui-outside-waits = Sie wartet, falls es nur länger dauert.
ui-outside-go = Ohne weitermachen
