# What the overlay says in English. Names of people stand alone, so that no language has to bend them.

## The frame

ui-online = Online
ui-offline = Offline
ui-reconnecting = Reconnecting
ui-catching-up = Catching up
ui-offline-what = You are offline. The board is as you saw it last. What you press is kept while this page is open, and sent when you are back.
ui-reconnecting-what = The server does not answer. It is asked again and again. What you press is kept while this page is open, and sent then.
ui-back-online = Connected again. This is how things stand now.
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
ui-many = { $count ->
    [one] { $count } combatant
   *[other] { $count } combatants
}
ui-nothing-open = No encounter is open
ui-nothing-shown = No encounter yet
ui-nothing-shown-what = As soon as the GM shows one, it appears here by itself.
ui-add-first = Add somebody, then the scene can begin
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
ui-cancel = Cancel
ui-choose = Choose…
ui-wrong-empty = Fill this in.
ui-wrong-choose = Choose one of these.
ui-wrong-range = A whole number from { $low } to { $high }.
ui-less = One less
ui-more = One more
ui-sure = { $what }. Sure?
ui-sure-who = { $what }: { $name }. Sure?
ui-dismiss = Put this away
ui-already-done = Already done.
ui-manage = More about { $name }

## Pages without a board

ui-coming = One moment…
ui-page-connecting = Connecting…
ui-page-connecting-what = Taking your seat at the table.
ui-page-unreachable = The server does not answer
ui-page-unreachable-what = It is asked again and again; nothing has to be done here. If it takes long, look whether you are online, or ask whoever runs the server.
ui-page-no-link = Open your link again
ui-page-no-link-what = The key to your seat is in the link you were given. Open that link once more; if you no longer have it, ask the GM for a new one.
ui-page-no-such-seat = This link opens no seat
ui-page-no-such-seat-what = It may have been replaced by a newer one. Ask the GM for your link.
ui-page-again = Start again
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
ui-more-conditions = { $count } more
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
ui-before-the-fight = Before the first round
ui-at-table = rolled at the table
ui-by-gm = GM
ui-gm-only = GMs only
ui-you-and-gm = You and the GM
ui-undone = undone

## Setting up, rules, the table

ui-stage-setup = in preparation
ui-stage-running = running
ui-stage-ended = ended
ui-shown = shown
ui-import = Import a file
ui-you = (you)

## Dice and numbers

ui-dice = { $lowest ->
    [0] { $count ->
        [1] d{ $sides }
       *[other] { $count }d{ $sides }
    }
   *[other] { $count ->
        [1] d{ $sides }
       *[other] { $count }d{ $sides }
    }
}
ui-hp-short = HP
