# The time plan in English: what can be done, the house rules, and why something was not done.

## Before the plan starts

time-plan-name-trigger = What sets it off
    .what = What happens
    .unexpected = Unexpected
time-plan-set-intuition = Intuition bonus
    .intuition = Intuition bonus
time-plan-add-trait = Add a trait
    .name = Trait
    .value = Bonus (a penalty is negative)
    .when = Counts
time-plan-drop-trait = Drop a trait
    .trait = Trait
time-plan-copy-sheet = Copy numbers
    .like = From
time-plan-share-sheet = Give these numbers to others
time-plan-share-with-namesakes = Numbers to all of that name
time-plan-share-with-side = Numbers to the whole side
time-plan-mark-surprise = Check to surprise
time-plan-surprise-none = No check to surprise
time-plan-surprise-succeeded = Check to surprise succeeded
time-plan-surprise-failed = Check to surprise failed
time-plan-roll-reaction = Reaction roll
time-plan-roll-for = Reaction roll for { $name }
time-plan-roll-rest = Roll for the rest
time-plan-roll-rest-gm = { $count ->
    [one] Roll for your last one
   *[other] Roll for your { $count }
}
time-plan-roll-rest-all = { $count ->
    [one] Roll for the last one
   *[other] Roll for all { $count }
}
time-plan-roll-again = Roll the reaction again
time-plan-set-reaction = Set the reaction value
    .value = Reaction value (AP)
time-plan-ask-reaction = Ask for a reaction roll
time-plan-start-plan = Start the plan
time-plan-start-without = { $count ->
    [one] Start without the last one
   *[other] Start without { $count }
}

## Events

time-plan-note-event = Note an event
    .what = What happens
    .row = In row
    .visible = Everybody sees it now
time-plan-note-event-in = Note an event in so many seconds
    .what = What happens
    .seconds = Seconds from now
    .visible = Everybody sees it now
time-plan-note-repeating = Note an event that repeats
    .what = What happens
    .row = First in row
    .every = Every (AP)
    .times = How many times
    .visible = Everybody sees it now
time-plan-move-entry = Move an entry
    .entry = Entry
    .at = To row
time-plan-cancel-event = Cancel an event
    .event = Event
time-plan-show-event = Show an event to everybody
    .event = Event
time-plan-hide-event = Make an event secret
    .event = Event

## The walk along the plan

time-plan-fast-forward = To the next entry
time-plan-skip = { $count ->
    [one] Go on without one
   *[other] Go on without { $count }
}
time-plan-declare-action = Declare an action
    .what = What they do
    .cost = Takes (AP)
    .effect = Its effect
time-plan-declare-preset = { time-plan-action } · { $cost }{ "\u00A0" }AP
    .what = What they do
    .cost = Takes (AP)
    .effect = Its effect
time-plan-roll-check = Skill check
    .skill = Skill
    .modifier = Modifier
    .target = Against (empty: no target)
time-plan-wait-until = Wait until a row
    .row = Until row
time-plan-wait-for = Wait for an event
    .event = Event
time-plan-keep-ready = Keep ready
time-plan-act-now = Act now
time-plan-parry = Parry
    .cost = AP
time-plan-cancel-action = Cancel what they do
time-plan-delay-action = Delay
    .by = AP
time-plan-shorten-action = Shorten
    .by = AP
time-plan-add-preset = Add an action to the list
    .name = Action
    .cost = Takes (AP)
    .effect = Its effect
time-plan-drop-preset = Drop an action from the list
    .preset = Action

## House rules

setting-free_cap = Free actions per row, at most
setting-effect_at = An action has its effect
time-plan-effect-at-start = at the start
time-plan-effect-at-end = at the end
time-plan-effectat-start = at the start
time-plan-effectat-end = at the end
setting-keep_ready = Players may keep ready
setting-newcomers = Newcomers
time-plan-newcomers-react = roll their reaction
time-plan-newcomers-ready = are kept ready
setting-risen = Those who rise, or can act again
setting-fallen_action = When somebody falls, a running action
time-plan-fallenaction-cancelled = is cancelled
time-plan-fallenaction-finishes = still comes about in its row
setting-events_secret = Events are secret unless you say otherwise
setting-early_events = An event before the first reaction value
time-plan-earlyevents-real = comes in its own row
time-plan-earlyevents-with-first = comes with the first reaction
setting-batch = First in a row come
time-plan-batch-events-first = events
time-plan-batch-actions-first = finished actions
setting-asked_first = First of several in a row is asked
time-plan-askedfirst-entered = who was entered first
time-plan-askedfirst-result = who has the higher reaction result
setting-parry_adds = A parry delays the next entry
setting-check_die = Die for skill checks (10 is read 0 to 9)
setting-check_success = A check succeeds
time-plan-checksuccess-high = with the target or more
time-plan-checksuccess-low = with the target or less

## Why something was not done

refused-time-plan-values-missing = { $count ->
    [one] One has no reaction value yet.
   *[other] { $count } have no reaction value yet.
}
refused-time-plan-started-already = The plan has started already.
refused-time-plan-not-started = Start the plan first.
refused-time-plan-no-entries = Nothing is left in the plan: the scene is over.
refused-time-plan-still-asked = { $count ->
    [one] One has still to decide.
   *[other] { $count } have still to decide.
}
refused-time-plan-nobody-asked = Nobody is left to decide.
refused-time-plan-not-asked = They are not asked now.
refused-time-plan-cost-out-of-range = An action takes { $low } to { $high } AP, in whole numbers.
refused-time-plan-no-more-free = { $most ->
    [0] There are no free actions.
    [one] Only one free action per row.
   *[other] Only { $most } free actions per row.
}
refused-time-plan-row-passed = Row { $row } is now: choose a later one.
refused-time-plan-row-too-far = The last row is { $row }.
refused-time-plan-reacted-already = They have a reaction value already.
refused-time-plan-action-running = They are in the middle of an action.
refused-time-plan-no-such-entry = That is not in the plan any more.
refused-time-plan-no-such-event = That event is not in the plan any more.
refused-time-plan-no-such-preset = That action is not in the list any more.
refused-time-plan-no-entry = They have nothing in the plan.
refused-time-plan-not-held = They are not kept ready.
refused-time-plan-keep-ready-off = A house rule has keeping ready off: the GM decides.
refused-time-plan-parries-off = A house rule has parries off.
