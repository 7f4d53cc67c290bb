# What a browser keeps from Rondel in somebody else’s page.
ui-page-sandboxed = This frame is locked up
ui-page-sandboxed-what = The page around Rondel has put it into a sandbox that takes its address from it, so its server does not let it in. Whoever made that page can allow it: sandbox="allow-scripts allow-same-origin".
ui-page-local = Your browser may hold Rondel back
ui-page-local-what = This Rondel runs on your own computer or network, and the page around it comes from elsewhere. Some browsers allow that only when asked: let this site reach devices on your local network (behind the sign beside the address), or open Rondel in a tab of its own.
ui-page-mixed = A secure page holds Rondel back
ui-page-mixed-what = The page around Rondel is secure (https), Rondel’s own address is not. Browsers do not let the two talk. Ask whoever runs this Rondel to put it behind https, or open it in a tab of its own.

# In Owlbear Rodeo: the menu of tokens, and what is told where nothing came of it.
ui-owlbear-add = Add to Rondel
ui-owlbear-not-added = Nothing was added. Open Rondel as the GM of a table, then try again.
ui-seen-on-map = Visible on the map now, and hidden here: { $names }

# The door of a table: its commands, and why one of them is not carried out.
core-open-door = Open the door
core-close-door = Shut the door
core-admit-knock = Let somebody in
core-turn-away = Turn somebody away
core-set-frames = Pages that may frame the table
refused-door-closed = Nobody can knock with this link any more. Ask your GM for a new one.
refused-door-crowded = { $most } people wait at this door already. Try again in a while.
refused-no-such-knock = They do not wait at the door any more.
refused-gms-by-link = A GM’s seat is opened by its own link alone.
refused-no-origin = “{ $origin }” is not the beginning of an address. Type it like https://vtt.example or http://192.168.1.5:30000, with nothing after it.
refused-origin-not-listed = This table does not know the page that you come from. A GM can list it under Table.
host-switch-marker = Mark whoever acts on the map, for other extensions
host-switch-select = Select the token of whoever acts
host-switch-follow = Move the map to whoever acts
host-switch-banner = A banner over the map says who acts
host-switch-mirror = Show the order in Foundry’s combat tracker

# All who stand in the tabletop around us.
ui-from-host = Fetch from { $host }
ui-from-host-none = There is nobody there to fetch.

# A page of a host, opened outside of it.
ui-outside = Not in its place
ui-outside-what = This page belongs in { $host }, and is not in it here.
ui-outside-another = another page, such as Foundry VTT
ui-outside-how = How it gets there
ui-outside-waits = It waits in case it is only late.
ui-outside-go = Go on without
