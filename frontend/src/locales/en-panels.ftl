# The panels in English: what comes right after the first look.

## The order and its rows

ui-note = Note:{" "}
ui-end-condition = End: { $name }

## Offers

group-turn = This turn
group-round = This round
group-combatant = Actions
group-health = Health
group-conditions = Conditions
group-setup = Numbers
group-manage = Combatant
group-override = GM override
group-intent = Plans
group-timer = Time

## The log

ui-log-empty = Nothing has happened yet.
ui-log-earlier = Earlier lines
ui-log-search = Look through the log
ui-log-words = Search
ui-log-who = About whom
ui-log-everybody = Everybody
ui-log-kind = What kind
ui-log-kind-all = Everything
ui-log-kind-dice = Dice
ui-log-kind-health = Health and conditions
ui-log-kind-gm = By or for the GM
ui-log-none = No line that is here fits.
ui-log-whole = The files hold all lines, not only those found here.
ui-log-jump = Show { $name } in the order
ui-log-as-text = As text
ui-log-as-json = As JSON
ui-log-incomplete = The whole log could not be fetched. Try again once you are online.
ui-in-the-log = In the log

## Setting up, rules, the table

ui-add-hint = “Mira, Bruno, Foes: 3x Goblin HP 6” adds them all at once, the goblins on a side of their own.
ui-nothing-to-add = Nothing can be added now.
ui-rules = House rules
ui-mark-house = house rule
ui-mark-house-why = The rule text leaves this open; this is how we read it.
ui-mark-wider = wider source
ui-mark-wider-why = Not in the rule text itself, but the game that it belongs to has it so.
ui-mark-analogy = house rule
ui-mark-analogy-why = The rule text leaves this open; a like game does it so.
ui-changed = changed
ui-catalogue = To look up
ui-in-use = in use
ui-change = Change
ui-players-may = What players may do with their own
ui-keys = Keyboard
ui-keys-on = Single letters are shortcuts
ui-key-next = The big button
ui-key-log = Log, and back
ui-key-undo = Undo
ui-key-close = Close what is open
ui-encounters = Encounters
ui-new-encounter = New encounter
ui-imported = Imported: { $name }
ui-people = People
ui-invite = Invite somebody
ui-here = online
ui-seen = last seen { $when }
ui-never-seen = not seen yet
ui-revoked = closed
ui-link-for = Link: { $name }
ui-link-once = Whoever has this link has the seat. It is shown only now.
ui-copy = Copy
ui-copied = Copied.
ui-copy-by-hand = The browser does not let us copy here. The link is marked: press Ctrl+C, or copy it from the menu.
ui-put-away = Put away
table-create-encounter = Create
    .name = Name
    .system = Timing system
table-show-encounter = Show to everybody
table-hide-encounter = Show to nobody
table-rename-encounter = Rename
table-copy-encounter = Copy
    .name = Name of the copy
table-delete-encounter = Delete
table-delete-encounter-sure = Delete “{ $name }” with its whole log? This cannot be undone.
table-invite-seat = Make a link
    .name = Name
    .role = As
table-rename-seat = Rename
table-rotate-seat = New link
table-rotate-seat-sure = Make a new link for { $name }? The old link stops working.
table-revoke-seat = Close the seat
table-revoke-seat-sure = Close the seat of { $name }? Whoever sits there is out at once, and the link stops working.
table-rename-table = Rename the table
table-delete-table = Delete the table
table-delete-table-sure = Delete “{ $name }” with all its encounters and seats? This cannot be undone.
table-role-gm = GM
table-role-player = Player
table-role-observer = Observer
landing-what = Keeps combat time for your table.
landing-name = Name of the table
landing-create = New table
landing-made = The table is ready. This link opens the GM’s seat and is shown only now: keep it.
landing-link = The GM’s link
landing-open = Open the table

## Fields of forms, unless an offer calls them something else

field-name = Name
field-count = How many
field-side = Side
field-controller = Played by
field-hidden = Hidden from players
field-hp = Hit points
field-max-hp = At most
field-by = Change by
field-standing = Able and willing to fight
field-until = Until
field-rounds = Rounds
field-whose = Whose turn
field-note = Note for GMs
field-condition = Condition
field-what = What
field-allowed = Allowed
field-value = Value
field-who = Who
field-other = Whom
field-time = How long
field-basic = Basic actions
field-bonus = Bonus actions
field-encounter = Encounter
field-system = Timing system
field-role = As
field-seat = Seat

## Why something was not done

refused-invalid = That is not possible as it stands.
refused-conflict = Already done.
refused-forbidden = This seat may not do that.
refused-not-found = That is no longer there.
refused-id-reuse = Something went wrong on the way. Please press again.
refused-slow-down = Too much at once: wait a moment, then press again.
refused-too-big = That is too much at once.
refused-internal = The server made a mistake; nothing was changed.
refused-offline = The server does not answer. Try again when you are online.
refused-not-now = Not now.
refused-not-yours = That is another player’s.
refused-only-the-gm = Only the GM may do that.
refused-only-the-owner = Only the table’s owner may do that.
refused-owner-stays = The owner’s seat stays open.
refused-observers-only-watch = Observers only watch.
refused-no-such-combatant = Nobody of that name is here any more.
refused-no-such-seat = There is no such seat any more.
refused-no-such-system = That timing system is not installed.
refused-system-missing = The timing system of this encounter is not installed.
refused-encounter-unreadable = This encounter was made by another version and cannot be read.
refused-encounter-ended = The scene is over.
refused-encounter-full = This encounter has grown too long. Copy it and go on in the copy.
refused-not-in-this-stage = Not at this stage of the scene.
refused-start-first = Begin the scene first.
refused-field-not-offered = That choice is not open now.
refused-not-for-this-combatant = Not with this combatant.
refused-acted-since = Somebody has acted since.
refused-too-many = There are { $most } already: take one away first.
refused-too-many-conditions = { $name } has { $most } conditions already: end one first.
refused-too-many-combatants = An encounter holds { $most }, removed ones too: begin another.
refused-too-long = { $most } characters at most.
refused-out-of-range = { ui-wrong-range }
refused-left-empty = { ui-wrong-empty }
refused-bad-file = This file is not an encounter.
refused-dice-not-asked-for = No dice are rolled here.
refused-die-counts-from-zero = This die is read 0 to { $highest }: its 0 face counts 0, not { $face }.
refused-die-out-of-range = A d{ $sides } cannot show { $face }.
refused-too-few-dice = One more die is needed (d{ $sides }).
refused-too-many-dice = One die too many.
refused-nobody-there = Nobody sits there now, so nobody would notice.
refused-no-such-language = The table cannot speak that language.
refused-delay-too-long = The delay can be { $most } seconds at most.

ui-renewed = Rondel was updated on the server. Reload this page when it suits you.
ui-reload = Reload
