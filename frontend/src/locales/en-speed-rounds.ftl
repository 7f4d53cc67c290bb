# Speed rounds in English.

## What happens now

speed-rounds-setup = Setting up
speed-rounds-ended = The fight is over
speed-rounds-rolling = Roll for speed
speed-rounds-ready = Everybody has rolled
speed-rounds-your-roll = Roll for your speed
speed-rounds-turn = { $name } acts
speed-rounds-your-turn = Your turn: { $name }
speed-rounds-turn-done = { $name } is done
speed-rounds-over = Round { $round } is over
speed-rounds-prompt-roll = to roll
speed-rounds-prompt-begin = to begin the turns
speed-rounds-prompt-act = to act
speed-rounds-prompt-go-on = to go on
speed-rounds-prompt-round = to begin the next round
speed-rounds-hint-nobody-fights = Nobody is able and willing to fight on. The GM may end the scene.
speed-rounds-hint-no-foes = All are on one side: { $side }. Whoever they fight needs another.
speed-rounds-hint-one-side = Only one side is able and willing to fight on: { $side }. The GM may end the scene.
speed-rounds-unit = Speed
speed-rounds-badge-surprised = surprised
speed-rounds-badge-next-round = rolls next round

## Why this place

speed-rounds-why-base = Base: { $name }
speed-rounds-why-reflexes = Reflexes { $value } / 2
speed-rounds-why-weapon = Weapon: { $name }
speed-rounds-why-skill = { $name } { $value } / 2
speed-rounds-why-bonus = { $name }
speed-rounds-why-half = { $name } { $value } / 2
speed-rounds-why-quarter = { $name } { $value } / 4
speed-rounds-why-against = { $name } (only against { $against })
speed-rounds-why-dice = Dice
speed-rounds-why-surprised = Surprised
speed-rounds-why-set = Set by the GM
speed-rounds-why-tie = Tie die against { $against }
speed-rounds-why-lot = Lot against { $against }

speed-rounds-catalogue = Manoeuvres

## What can be done

speed-rounds-roll-speed = Roll speed
speed-rounds-roll-for = Roll for { $name }
speed-rounds-roll-rest = Roll for the rest
speed-rounds-roll-rest-gm = { $count ->
    [one] Roll for your last one
   *[other] Roll for your { $count }
}
speed-rounds-roll-rest-all = { $count ->
    [one] Roll for the last one
   *[other] Roll for all { $count }
}
speed-rounds-begin-turns = Begin the turns
speed-rounds-begin-turns-without = { $count ->
    [one] Begin without the last one
   *[other] Begin without { $count }
}
speed-rounds-spend-actions = Spend actions
    .basic = Basic actions
    .bonus = Bonus actions
speed-rounds-defend = Defend
speed-rounds-end-turn = End the turn
speed-rounds-end-turn-keeping = { $bonus ->
    [0] { $basic ->
        [one] End the turn, keep one action
       *[other] End the turn, keep { $basic } actions
    }
   *[other] End the turn, keep { $basic } + { $bonus }
}
speed-rounds-wait = Wait
speed-rounds-stop-waiting = Act next
speed-rounds-new-round = Next round
speed-rounds-new-round-early = Next round at once
speed-rounds-declare-activity = Choose activity
    .activity = What they do next
speed-rounds-mark-surprised = Surprise
speed-rounds-surprised-on = Mark surprised
speed-rounds-surprised-off = Not surprised
speed-rounds-set-reflexes = Reflexes
    .reflexes = Reflexes
speed-rounds-add-activity = Add an activity
    .name = Activity or weapon
    .kind = Kind
    .value = Weapon speed, skill or base
speed-rounds-drop-activity = Drop an activity
    .activity = Activity
speed-rounds-add-bonus = Add a bonus
    .activity = To which activity
    .name = Bonus
    .value = Value
    .share = How much of it
    .against = Only against (then it does not count)
speed-rounds-drop-bonus = Drop a bonus
    .bonus = Bonus
speed-rounds-share-sheet = Give these numbers to others
speed-rounds-share-with-namesakes = Numbers to all of that name
speed-rounds-share-with-side = Numbers to the whole side
speed-rounds-activity-base = { $name } { $base }
speed-rounds-reflexes = Reflexes
speed-rounds-specialties = Bonus actions alone for
speed-rounds-cost-basic = basic
speed-rounds-cost-bonus = bonus
speed-rounds-needs-specialty = for specialists
speed-rounds-copy-sheet = Copy numbers
    .like = From
speed-rounds-set-specialty = Specialty
    .manoeuvre = Manoeuvre
speed-rounds-specialty-on = Give a specialty
    .manoeuvre = Bonus actions alone for
speed-rounds-specialty-off = Take a specialty
    .manoeuvre = No longer for
speed-rounds-kind-fighting = weapon
speed-rounds-kind-skill = skill
speed-rounds-kind-given = base as given
speed-rounds-share-1 = all
speed-rounds-share-2 = half
speed-rounds-share-4 = a quarter
speed-rounds-add-manoeuvre = Add a manoeuvre
    .basic = Basic actions, at least
    .bonus = Bonus actions, at least
speed-rounds-add-manoeuvre-special = Add a manoeuvre for specialists
    .basic = Basic actions, at least
    .bonus = Bonus actions, at least
speed-rounds-drop-manoeuvre = Drop a manoeuvre
    .manoeuvre = Manoeuvre
speed-rounds-manoeuvre-attack = Attack
speed-rounds-manoeuvre-precise-attack = Precise attack
speed-rounds-manoeuvre-shoot = Shoot
speed-rounds-manoeuvre-cast = Cast
speed-rounds-manoeuvre-move = Move
speed-rounds-manoeuvre-defend = Defence
speed-rounds-manoeuvre-strong-defence = Strong defence

## What the GM may set

speed-rounds-insert-now = Let act this round
speed-rounds-roll-again = Roll again
speed-rounds-set-speed = Set the speed
    .speed = Speed
speed-rounds-set-actions = Set the actions left
speed-rounds-place-before = Place before
    .other = Before
speed-rounds-give-turn = Give the turn

## House rules

setting-rounding = Halves and quarters are rounded
speed-rounds-rounding-down = down
speed-rounds-rounding-half-up = from a half up
speed-rounds-rounding-up = up
setting-doubles = Two sixes and two ones
speed-rounds-doubles-step = step by step
speed-rounds-doubles-add = two more dice
speed-rounds-doubles-none = count as they are
setting-tie_by = Ties are decided by
speed-rounds-tie-by-die = a die
speed-rounds-tie-by-lot = a lot
setting-late_surprise = Late joiners can be surprised
setting-waiting = Waiting for later in the round

## The log

speed-rounds-log-rolled = { $who }: speed { $speed }.
speed-rounds-log-rolled-again = { $who } rolls again: speed { $speed }.
speed-rounds-log-tie = Tied: { $who } before { $other }.
speed-rounds-log-lot = Tied: by lot { $who } before { $other }.
speed-rounds-log-spent = { $who }: { $manoeuvre } ({ $basic } + { $bonus }).
speed-rounds-log-spent-attack = { $who } attacks ({ $basic } + { $bonus }).
speed-rounds-log-spent-precise-attack = { $who } attacks precisely ({ $basic } + { $bonus }).
speed-rounds-log-spent-shoot = { $who } shoots ({ $basic } + { $bonus }).
speed-rounds-log-spent-cast = { $who } casts ({ $basic } + { $bonus }).
speed-rounds-log-spent-move = { $who } moves ({ $basic } + { $bonus }).
speed-rounds-log-spent-defend = { $who } defends ({ $basic } + { $bonus }).
speed-rounds-log-spent-strong-defence = { $who } defends strongly ({ $basic } + { $bonus }).
speed-rounds-log-defended = { $who } defends ({ $basic } + { $bonus }).
speed-rounds-log-turn-ended = { $who } is done.
speed-rounds-log-kept = { $who } is done and keeps { $basic } + { $bonus } for defence.
speed-rounds-log-waits = { $who } waits.
speed-rounds-log-stops-waiting = { $who } acts next.
speed-rounds-log-declared = { $who } chooses: { $activity }.
speed-rounds-log-surprised-on = { $who } is surprised.
speed-rounds-log-surprised-off = { $who } is not surprised.
speed-rounds-log-inserted = { $who } joins this round.
speed-rounds-log-speed-set = { $who }: speed set to { $speed }.
speed-rounds-log-actions-set = { $who }: actions left set to { $basic } + { $bonus }.
speed-rounds-log-placed = { $who } is placed before { $other }.
speed-rounds-log-turn-given = { $who } gets the turn.

## Why something was not done

refused-speed-rounds-not-your-turn = It is not their turn.
refused-speed-rounds-no-such-manoeuvre = That manoeuvre is not in the list any more.
refused-speed-rounds-rolled-already = The speed is rolled already.
refused-speed-rounds-roll-first = Roll for speed first.
refused-speed-rounds-no-actions-left = No actions are left.
refused-speed-rounds-too-few-actions = Not enough actions: { $basic } basic and { $bonus } bonus are left.

## What is called otherwise here than in other systems
speed-rounds-core-end-encounter = End the fight
speed-rounds-core-reopen-encounter = Go on with the fight
speed-rounds-core-log-begun = The fight begins.
speed-rounds-core-log-ended = The fight is over.
speed-rounds-core-log-reopened = The fight goes on.
speed-rounds-refused-encounter-ended = The fight is over.
speed-rounds-refused-not-in-this-stage = Not at this stage of the fight.
speed-rounds-refused-start-first = Begin the fight first.
speed-rounds-ui-fight-took = The fight took { $time }.
speed-rounds-ui-add-first = Add somebody, then the fight can begin
