# The door: how people come in who have no seat yet, and what a GM does about them.

## The lobby

lobby-door = Join the table
lobby-door-what = Say who you are. The GM sees that you knock, and lets you in.
lobby-waiting = You have knocked
lobby-waiting-what = The GM sees your name. As soon as you are let in, the table opens here by itself.
lobby-waiting-offline = The server does not answer just now. It is asked again and again.
lobby-turned-away = You were not let in
lobby-turned-away-what = Perhaps the GM did not know you by that name, or nobody came to the door. You may knock again.
lobby-shut = This door is shut
lobby-shut-what = The link to join is no longer good. Ask your GM for a new one.
lobby-no-invite = Open the link to join again
lobby-no-invite-what = A part of it is missing. Open the link that you were given once more, or scan the code again.
lobby-begin = Keep time in your fights
lobby-begin-what = Make a table, and its GM’s seat is yours.
lobby-made = The table is ready
lobby-made-what = This link opens the GM’s seat and is shown only now. Keep it for another browser or another day.
lobby-room = This room has a table
lobby-room-what = If you are its GM, paste the link that you kept when you made it. Whoever else is a GM here asks them for a link.
lobby-nowhere = No table here yet
lobby-nowhere-what = As soon as the GM has one in this room, you can join it here. Leave this open.
lobby-away = The table is somewhere else
lobby-away-what = This room leads to a table on another server.
lobby-name = Your name
lobby-role = You want to
lobby-role-player = Play
lobby-role-observer = Watch
lobby-knock = Knock
lobby-again = Knock again
lobby-other-name = Change that
lobby-have-link = I have a link
lobby-link = Your link
lobby-go = Open
lobby-knock-instead = Knock instead
lobby-new-instead = Make a new table for this room
lobby-open-there = Open it there
refused-no-link = That is no link to a table.
refused-other-server = That link is for another server. If only the server’s address has changed, put the new one at its beginning.
refused-link-cut-off = The end of the link is missing. Copy all of it, from “https” to the last letter.
refused-room-full = The room did not take the link to this table. Hand on the link to join yourself, under Table.

## The door, for GMs

ui-door = The door
ui-door-what = Whoever has the link to join can knock. You say who comes in, and as whom.
ui-door-open-elsewhere = The door is open. Its link is where it was made; here you can make a new one.
ui-join-link = Link to join
ui-join-link-what = Hand it on as you like: it only lets people knock.
ui-join-qr = Code for phones
ui-join-qr-what = The link to join as a QR code
ui-room-leads-here = This room leads here: whoever opens Rondel in it can knock.
ui-room-lead-here = Let this room lead here
ui-room-void = This room’s link is void: nobody can knock with it any more.
ui-room-renew = Make it new
ui-room-amiss = People in this room cannot knock here yet. Put that right at the door, under Table.
ui-knock = { $name } knocks
ui-knocks = Who knocks
ui-knock-before = Claims to be: { $name }
ui-knock-before-here = { $name } is at the table now
ui-knock-plays = Plays
ui-knock-plays-nobody = nobody yet
ui-admitted = Let in: { $name }
table-open-door = Open the door
table-renew-door = New link
table-renew-door-sure = Make a new link to join? The old one stops working, and whoever waits is turned away.
table-close-door = Shut the door
table-close-door-sure = Shut the door? The link to join stops working, and whoever waits is turned away.
table-admit-before = Admit as { $name }
table-admit-player = Admit as player
table-admit-observer = Admit as observer
table-admit-seat = Admit to a seat
    .seat = Whose seat
table-turn-away = Turn away

## Pages around the table

ui-frames = Pages that may show this table
ui-frames-what = Owlbear Rodeo may, and so may this server. Add the address of your own Foundry, or of another page. Watch pages may be shown anywhere.
ui-frames-address = Address of the page
ui-frames-add = Add
ui-frames-remove = Remove { $origin }
ui-host-switches = In { $host }
ui-knock-by-link = by the link
