# What the overlay says in English. Names of people stand alone, so that no language has to bend them.

## The frame

ui-online = Online
ui-offline = Offline
ui-reconnecting = Reconnecting
ui-pending = { $count } waiting
ui-round = Round { $round }
ui-not-shown = only GMs see this
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
ui-nothing-to-decide = Nothing for you to decide now
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
ui-end-condition = End: { $name }
ui-until-endless = lasts
ui-until-rounds = { $rounds ->
    [0] until the round ends
    [one] one more round
   *[other] { $rounds } more rounds
}
ui-until-turn-start = until the turn starts: { $name }
ui-until-turn-end = until the turn ends: { $name }
ui-pools = Pools
ui-tokens = Drawn
ui-chances = Chances
ui-line = Time line
ui-checklist = Checklist
ui-check-open = , open
ui-check-done = , done
ui-check-now = , now
counter-basic = Basic actions left: { $left } of { $of }
counter-bonus = Bonus actions left: { $left } of { $of }
amount-basic = { $n } basic
amount-bonus = { $n } bonus

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
ui-dice-fell = What the dice on the table show (d{ $sides })
ui-die = Die { $n }
ui-add-die = One more die
ui-one-more-die = One more die, please: roll another d{ $sides } and type what it shows.
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
ui-mark-analogy = house rule
ui-mark-analogy-why = The rule text leaves this open; a like game does it so.
ui-changed = changed
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
table-invite-seat = Make a link
    .name = Name
    .role = As
table-rename-seat = Rename
table-rotate-seat = New link
table-revoke-seat = Close the seat
table-rename-table = Rename the table
table-delete-table = Delete the table
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
field-basic = Basic actions
field-bonus = Bonus actions
field-encounter = Encounter
field-system = Timing system
field-role = As
field-seat = Seat

## What all systems share: commands

core-name = { $name }
core-begin-encounter = Begin
core-end-encounter = End the fight
core-reopen-encounter = Go on with the fight
core-change-setting = Change a house rule
core-add-combatants = Add combatants
core-rename = Rename
core-set-side = Change side
core-assign = Who plays it
core-hide = Hide
core-reveal = Reveal
core-change-hp = Damage, heal
    .by = Hit points (damage is negative)
core-set-hp = Set hit points
    .hp = Hit points (empty: not counted)
    .max-hp = At most (empty: no limit)
core-mark-fallen = Falls
core-raise-fallen = Gets up
    .hp = With hit points
core-set-standing = Able and willing
core-add-condition = Add a condition
    .name = Condition
core-add-condition-endless = Condition that lasts
    .name = Condition
core-add-condition-rounds = Condition for rounds
    .name = Condition
    .rounds = Rounds
core-add-condition-turn = Condition until a turn
    .name = Condition
    .until = Until their turn
    .rounds = Rounds later
    .whose = Whose turn
core-end-condition = End a condition
core-write-note = Note for GMs
core-remove-combatant = Remove
core-permit = Allow players something
core-undo = Undo
core-redo = Redo
core-create-encounter = Create an encounter
core-rename-encounter = Rename an encounter
core-show-encounter = Show an encounter
core-copy-encounter = Copy an encounter
core-delete-encounter = Delete an encounter
core-invite-seat = Invite somebody
core-rename-seat = Rename a seat
core-revoke-seat = Close a seat
core-rotate-seat = New link for a seat
core-rename-table = Rename the table
core-delete-table = Delete the table
core-standing-fighting = fights
core-standing-unable = unable to fight
core-standing-unwilling = unwilling to fight
core-until-turn-start = starts
core-until-turn-end = ends
core-permit-hp = Change hit points
core-permit-conditions = Set conditions
core-permit-standing = Say whether they fight on
core-permit-rename = Rename
core-permit-join = Bring in combatants of their own
core-permit-sheet = Change the numbers they roll with
core-players-may-hp = Change hit points
core-players-may-conditions = Set conditions
core-players-may-standing = Say whether they fight on
core-players-may-rename = Rename
core-players-may-join = Bring in combatants
core-players-may-sheet = Change their numbers

## What all systems share: the log

core-log-begun = The fight begins.
core-log-ended = The fight is over.
core-log-reopened = The fight goes on.
core-log-round = Round { $round }.
core-log-turn = { $who } acts.
core-log-setting = House rule “{ $name }”: { $value }.
core-log-added = { $who } joins.
core-log-renamed = { $old } is now called { $new }.
core-log-side = { $who } changes sides: { $side }.
core-log-hidden = { $who } is hidden.
core-log-revealed = { $who } appears.
core-log-hp-set = { $who }: { $hp } hit points.
core-log-hp-lost = { $who } loses { $by } ({ $hp } left).
core-log-hp-gained = { $who } regains { $by } (now { $hp }).
core-log-fell = { $who } falls.
core-log-raised = { $who } gets up.
core-log-standing-fighting = { $who } fights.
core-log-standing-unable = { $who } is unable to fight.
core-log-standing-unwilling = { $who } is unwilling to fight.
core-log-condition-began = { $who }: { $condition }.
core-log-condition-ended = { $who }: no longer { $condition }.
core-log-condition-over = { $who }: { $condition } is over.
core-log-removed = { $who } is gone.

## Why something was not done

refused-invalid = That is not possible as it stands.
refused-conflict = Already done.
refused-forbidden = This seat may not do that.
refused-not-found = That is no longer there.
refused-id-reuse = Something went wrong on the way. Please press again.
refused-slow-down = Too much at once: wait a moment, then press again.
refused-too-big = That is too much at once.
refused-internal = The server made a mistake; nothing was changed.
refused-read-only = Nothing can be changed here now.
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
refused-encounter-ended = The fight is over.
refused-encounter-full = This encounter has grown too long. Copy it and go on in the copy.
refused-not-in-this-stage = Not at this stage of the fight.
refused-start-first = Begin the fight first.
refused-field-not-offered = That choice is not open now.
refused-not-for-this-combatant = Not with this combatant.
refused-acted-since = Somebody has acted since.
refused-too-many = There are as many as there can be.
refused-bad-file = This file is not an encounter.
refused-dice-not-asked-for = No dice are rolled here.
refused-die-out-of-range = A d{ $sides } cannot show { $face }.
refused-too-few-dice = One more die is needed (d{ $sides }).
refused-too-many-dice = One die too many.
