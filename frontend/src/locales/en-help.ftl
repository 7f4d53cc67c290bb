# The help: how Rondel comes to be where people play. What stands on its buttons is named by its key.

help = Where do you play?
help-what = Rondel can stand inside your virtual tabletop or beside it, on phones and in a stream. Each takes a few steps.
help-home = Rondel’s front door
help-places = Where you play
help-line = To copy
help-notes = Good to know
help-hindered-local = This Rondel is at { $server }: only this computer can reach it. That is enough for a try, though the browser may ask whether the page around Rondel may reach devices on your local network, or refuse that. Other people need an address that they can reach, with https; the README tells how, under “Behind HTTPS”.
help-hindered-plain = This Rondel is at { $server }, without https. Browsers do not show it inside pages that have https, as those of Owlbear Rodeo do. Whoever runs it can put a web server with a certificate in front; the README tells how, under “Behind HTTPS”. In a window beside your tabletop it works as it is.
help-note-claims = Nothing that opens a seat is ever kept in the room, and what a tabletop says about people is only believed once you let them in. Who comes back is shown with the seat that was theirs.
help-note-forgets = Some browsers remember nothing for a page inside another. Then the GM pastes their link again, and players knock again.

## Owlbear Rodeo

help-owlbear = In Owlbear Rodeo
help-owlbear-what = An extension with a panel beside the map: combatants come from its tokens, and the map shows who acts.
help-owlbear-add = In your Owlbear Rodeo profile, choose “Add Extension” and paste this address:
help-owlbear-enable = Open your room and switch Rondel on among its extensions. Its wheel appears in the bar at the top.
help-owlbear-table = Press the wheel, then “{ landing-create }”. You are the GM. Keep the link that is shown: it opens your seat in any browser.
help-owlbear-tokens = Choose how time is kept. Then mark tokens on the map and choose “{ ui-owlbear-add }” in their menu. You first see what they become; hidden ones come in hidden.
help-owlbear-players = Players press the wheel, too, and so they knock. Under “{ ui-tab-table }” you let them in and say whom they play. Rondel shows them what is not hidden, and asks them when it is their turn.
help-owlbear-map = Further down under “{ ui-tab-table }” you choose what the map does: select whoever acts, move there, or show a banner.
help-owlbear-tokens-later = Make a hidden token visible, and Rondel asks you whether to reveal it here, too; nobody is revealed by itself. If you delete a token, whoever it stood for stays in the fight.

## Foundry VTT

help-foundry = In Foundry VTT
help-foundry-what = A module for Foundry 13 and later, with any game system: a window that holds Rondel.
help-foundry-install = In Foundry’s set-up, under “Add-on Modules”, press “Install Module” and paste this as manifest URL:
help-foundry-enable = Open your world and enable Rondel under “Manage Modules”.
help-foundry-table = Press “Open Rondel” in the combat tracker or among the token controls, then “{ landing-create }”. You are the GM. Keep the link that is shown: it opens your seat in any browser.
help-foundry-tokens = Right-click a token and choose “Add to Rondel”, or press “{ ui-from-host }” for the whole combat. You first see what they become; hidden ones come in hidden.
help-foundry-players = Players open the window, too, and so they knock. Under “{ ui-tab-table }” you let them in and say whom they play.
help-foundry-mirror = If you like, Foundry’s own combat tracker follows: “{ host-switch-mirror }”. Its initiative values are replaced then; nobody is added or removed.
help-foundry-frames = Does the window stay empty for somebody? Then they open Foundry at another address than you did. Add that address under “{ ui-frames }”; the window says which one it is.

## TaleSpire

help-talespire = In TaleSpire
help-talespire-what = A Symbiote: a panel at the side of the board.
help-talespire-folder = Fetch this folder, and unpack it into a folder of its own among your Symbiotes:
help-talespire-open = In TaleSpire, open the panel of Symbiotes and choose Rondel.
help-talespire-table = Press “{ landing-create }”. You are the GM. TaleSpire keeps your seat for this campaign; keep the link, too.
help-talespire-queue = Under “{ ui-tab-setup }”, “{ ui-from-host }” brings everybody in the initiative queue. You first see what they become; hidden ones come in hidden.
help-talespire-players = Every player unpacks the same folder. Whoever opens Rondel on your board knocks, and under “{ ui-tab-table }” you let them in.
help-talespire-board = Rondel changes nothing on the board: TaleSpire lets Symbiotes read its queue, but not write it.

## Any page

help-page = On a page of your own
help-page-short = Web page
help-page-what = A blog, a wiki, a page of your campaign, or a tabletop that shows pages in a frame.
help-page-link = Under “{ ui-tab-table }”, make a link for an observer. In what follows it stands for LINK.
help-page-element = Where you can write HTML with scripts, put in these two lines:
help-page-frame = Without scripts a frame does. In the link, write /w/ instead of /t/: such a page only shows, and anybody may frame it.
help-page-play = To play on that page, add its address under “{ ui-frames }”, and use the link of a seat with view="full".
help-page-public = Whoever can open your page sees what observers see. A GM’s link belongs on no page.

## OBS

help-obs = In a stream, with OBS
help-obs-what = A page that only shows: a bar, a column or a whole screen, see-through if you like.
help-obs-link = Under “{ ui-tab-table }”, at “{ ui-watch }”, choose a layout and press “{ ui-watch-make }”.
help-obs-source = In OBS, add a source of the kind “Browser”, and paste that link as its URL.
help-obs-size = Give it a size: about 1000 × 100 for the bar, 340 × 620 for the column, 1280 × 720 for the screen. Rows that have no room are left out.
help-obs-colours = Colours and sizes are yours to choose, in the source’s “Custom CSS”:
help-obs-delay = “{ table-delay-observers }” keeps it as far behind as your stream is, so that nobody reads ahead.
help-obs-hidden = What is hidden from players never reaches that page.

## Phones

help-phones = On phones
help-phones-short = Phones
help-phones-what = Everybody at one table, with a phone each. Nothing has to be installed.
help-phones-door = Under “{ ui-tab-table }”, at “{ ui-door }”, press “{ table-open-door }”, then “{ ui-join-qr }”.
help-phones-scan = Players point their camera at the code, type their name and press “{ lobby-knock }”.
help-phones-admit = You see who knocks. Say whom they play, and press “{ table-admit-player }”.
help-phones-again = Whoever scans the code again on the same phone is back in their seat.
help-phones-link = The code only lets people knock. You may show it to everybody, and shut the door once all are there.

## Roll20

help-roll20 = Beside Roll20
help-roll20-what = Roll20 shows no other pages, so Rondel stands in a window beside it. The order can be carried over.
help-roll20-beside = Put the two windows side by side. Rondel is readable from 320 pixels on.
help-roll20-copy = Under “{ ui-tab-table }”, open what there is about your encounter and press “{ ui-out-roll20 }”.
help-roll20-paste = Paste it into Roll20’s chat. The script ChatTurnManager makes it the turn order; scripts need the game’s owner to have Pro.
help-roll20-in = The other way, paste the text of Roll20’s turn order at “{ ui-gather }”, under “{ ui-tab-setup }”.
help-roll20-hidden = Those who are hidden stay out of it, unless you say otherwise: in Roll20 players would see them.

## Spreadsheets

help-spreadsheets = From spreadsheets and lists
help-spreadsheets-short = Lists
help-spreadsheets-what = Combatants come in from a spreadsheet, a file or a line of text, and go out again.
help-spreadsheets-titles = In a spreadsheet, the first line says what is in the columns, such as Name, Side, HP. Without one, a list of names does:
help-spreadsheets-paste = Copy the cells, and paste them at “{ ui-gather }”, under “{ ui-tab-setup }”. A file may be dropped anywhere on Rondel.
help-spreadsheets-look = You see what each row becomes. Leave out whom you like, say whose side the others join, and bring them in.
help-spreadsheets-again = Bring in the same list later, and those who are here are brought up to date, not doubled. All of it can be undone.
help-spreadsheets-out = Under “{ ui-tab-table }”, with what there is about your encounter, “{ ui-out-sheet }” gives out a list that can come in again.
help-spreadsheets-others = Lists that other programs give out are known, too: “{ ui-gather-knows }” tells which.

## What the pictures show

help-picture-owlbear = Beside a map with tokens, the panel shows a fight: whose turn it is, and the order of all.
help-picture-knock = The panel at Table: Pavel knocks, and buttons let him in as a player or an observer, or turn him away.
help-picture-foundry = In a window over a scene, the list of tokens to be added, with what each of them becomes.
help-picture-talespire = The panel at Set up, with a button that fetches the initiative queue from TaleSpire.
help-picture-page = A page of a campaign; between its paragraphs stands the order of the fight.
help-picture-stream = The choices for a stream, among them screen, column and bar, and a button that makes the link.
help-picture-obs = At the lower edge of a picture, a bar with the order; whoever acts stands out.
help-picture-code = The open door with its link to join and a large QR code.
help-picture-phone = A phone with the page to join: a field for the name, Play or Watch, and the button Knock.
help-picture-list = The preview of a list: who joins, with hit points and conditions, and a choice of side.
