# What the overlay says in English. Names of people stand alone, so that no language has to bend them.

## The frame

ui-online = Online
ui-offline = Offline
ui-reconnecting = Reconnecting
ui-pending = { $count } waiting
ui-round = Round { $round }
ui-not-shown = only GMs see this
ui-show-what = Players and observers will see “{ $name }”.
ui-panels = Panels
ui-next-step = Next step
ui-tab-order = Order
ui-tab-details = Details
ui-tab-log = Log
ui-tab-setup = Set up
ui-tab-rules = Rules
ui-tab-table = Table
ui-undo = Undo
ui-redo = Redo
ui-undo-what = Undo: { $what }
ui-redo-what = Redo: { $what }
ui-nothing-open = No encounter is open
ui-nothing-shown = No encounter yet
ui-nothing-shown-what = As soon as the GM shows one, it appears here by itself.
ui-add-first = Add somebody, then the fight can begin
ui-nothing-to-decide = Nothing for you to decide now
ui-choose-above = Choose above
ui-go-and-choose = Choose
ui-waiting-for = Waiting for: { $names }
ui-no-encounter = There is no encounter here.
ui-you-decide = You
ui-the-gm = The GM
ui-a-player = A player
ui-on = on
ui-off = off
ui-yes = Yes
ui-no = No
ui-cancel = Cancel
ui-choose = Choose…
ui-less = One less
ui-more = One more
ui-sure = { $what }. Sure?
ui-sure-who = { $what }: { $name }. Sure?
ui-dismiss = Put this away
ui-already-done = Already done.
ui-manage = More about { $name }

## Pages without a board

ui-page-connecting = Connecting…
ui-page-connecting-what = Taking your seat at the table.
ui-page-no-link = Open your link again
ui-page-no-link-what = The key to your seat is in the link you were given. Open that link once more; if you no longer have it, ask the GM for a new one.
ui-page-no-such-seat = This link opens no seat
ui-page-no-such-seat-what = It may have been replaced by a newer one. Ask the GM for your link.
ui-page-revoked = Your seat was closed
ui-page-revoked-what = The GM has closed this seat or given it a new link.
ui-page-table-deleted = This table is gone
ui-page-table-deleted-what = Its owner has deleted it.

## The order and its rows

ui-order = Order
ui-nobody-here = Nobody is here yet.
ui-yours = you
ui-hp = Hit points
ui-hp-minus = { $name }: one hit point less
ui-hp-plus = { $name }: one hit point more
ui-hidden = hidden
ui-fallen = fallen
ui-pip-unready = not ready
ui-pip-waiting = waits for their turn
ui-pip-now = acts now
ui-pip-held = waits
ui-pip-done = done
ui-pip-out = out
ui-why = Why this place
ui-total = Total
ui-not-counted = not counted
ui-note = Note:{" "}
ui-more-conditions = { $count } more
ui-end-condition = End: { $name }
ui-until-endless = lasts
ui-until-rounds = { $rounds ->
    [0] until the round ends
    [one] one more round
   *[other] { $rounds } more rounds
}
ui-until-time = { $time } { $unit } left
ui-until-turn-start = until the turn starts: { $name }
ui-until-turn-end = until the turn ends: { $name }
ui-later = { $rounds ->
    [one] one round later
   *[other] { $rounds } rounds later
}
ui-bag = In the bag
ui-bag-left = { $left } of { $of }
ui-pool = { $label }: { $left } of { $of }
ui-drawn = Drawn
ui-odds-next = Next
ui-odds-tones = Next, by colour
ui-odds-within = At least one within the next
ui-odds-exactly = { $wins } in { $of }
ui-tone-red = red
ui-tone-yellow = yellow
ui-tone-green = green
ui-tone-blue = blue
ui-tone-white = white
ui-tone-black = black
ui-line = Time line
ui-checklist = Checklist
ui-checks-done = { $count } done
ui-checks-later = { $count } more
ui-check-open = , open
ui-check-done = , done
ui-check-now = , now
counter-basic = Basic actions left: { $left } of { $of }
counter-bonus = Bonus actions left: { $left } of { $of }
amount-basic = { $n } basic
amount-bonus = { $n } bonus
amount-hp = { $n } HP

## The time plan

ui-plan = Time plan
ui-plan-list = As a list
ui-plan-row = Row
ui-plan-row-n = Row { $row }
ui-seconds = { $n } s
ui-at-row = Row { $row } · { $seconds }
ui-plan-since = since row { $row }
ui-plan-now = now
ui-plan-past = past
ui-plan-secret = secret
ui-plan-next = Next: { $what }
ui-plan-empty = Nothing is ahead.
ui-plan-more = { $count } more in row { $row }
ui-plan-later = { $count } later
ui-plan-earlier = { $count } earlier
ui-plan-cut = { $count ->
    [one] one row left out
   *[other] { $count } rows left out
}
ui-plan-moves = Drag it to move it. By keyboard: left and right by one row, with Shift by ten, then Enter.
ui-plan-to = { $what } → row { $row } · { $seconds }
ui-ends-at = Ends at row { $row } · { $seconds }
ui-acts-before = Before that:
ui-acts-beside = In the same row:
ui-nobody-before = Nobody acts before that.
ui-who-at = { $who } ({ $row })
ui-and-more = and { $count } more
ui-from-now = { $rows ->
    [0] now
    [one] one row from now
   *[other] { $rows } rows from now
}
ui-row-is = { $seconds } · { $from }

## Offers

group-turn = This turn
group-round = This round
group-combatant = Actions
group-health = Health
group-conditions = Conditions
group-setup = Numbers
group-manage = Combatant
group-override = GM override
ui-dice-on-table = Dice on the table: { $what }
ui-dice-fell = What the dice on the table show (d{ $sides }{ $lowest ->
    [0] , read 0 to { $highest }
   *[other] {""}
})
ui-die = Die { $n }
ui-die-of = Die of { $name }
ui-more-offers = More ({ $count })
ui-fewer-offers = Less
ui-add-die = One more die
ui-one-more-die = One more die, please: roll another d{ $sides } and type what it shows.
ui-for-whom = { $name }: { $what }
ui-other-numbers = Other numbers: { $what }

## The log

ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-log-earlier = Earlier lines
ui-before-the-fight = Before the first round
ui-at-table = rolled at the table
ui-by-gm = GM
ui-gm-only = GMs only
ui-undone = undone

## Setting up, rules, the table

ui-add-hint = “3× Goblin” adds three at once.
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
ui-key-next = the big button
ui-key-log = the log, and back
ui-key-undo = undo
ui-key-close = close what is open
ui-encounters = Encounters
ui-new-encounter = New encounter
ui-stage-setup = in preparation
ui-stage-running = running
ui-stage-ended = ended
ui-shown = shown
ui-import = Import a file
ui-imported = Imported: { $name }
ui-export = Export
ui-people = People
ui-invite = Invite somebody
ui-you = (you)
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
