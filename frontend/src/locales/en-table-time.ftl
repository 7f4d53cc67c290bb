# What the overlay says in English of time at the table: timer, pause, calls, plans. Names stand alone.

## The timer and the pause

ui-time = Time at the table
ui-timer-left = { $time } left for this turn
ui-timer-so-far = this turn so far: { $time }
ui-timer-over = over by { $time }
ui-timer-rests = Nobody’s turn is timed now.
ui-timer-of = of { $time }
ui-paused = Paused
ui-paused-what = The timer rests until the GM goes on.
ui-close = Close

## How long turns took

ui-times-played = Played: { $time }
ui-times-none = As soon as a turn is over, its length stands here.
ui-times-asking = Asking the server…
ui-times-people = By person
ui-times-combatants = By combatant
ui-times-rounds = By round
ui-times-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
ui-times-longest = longest { $time }
ui-times-waited = longest wait { $time }
ui-times-what = Only turns that are over count; pauses do not.
ui-round-took = Round { $round } took { $time }.
ui-fight-took = The scene took { $time }.
ui-show-times = Times

## Calling a player

ui-remind = Remind { $name }
ui-not-there = { $name } is not here
ui-reminded-whom = Reminded: { $name }
ui-reminded = The GM reminds you: the table waits for you.
ui-called-turn = Your turn: { $name }
ui-called-asked = You are asked: { $name }
ui-called-next = You are next: { $name }
ui-you-are-next = You are next
ui-preferences = Calls and sounds
ui-preferences-what = For you, in this browser only.
ui-call-when = Tell me when
ui-call-how = Tell me by
ui-call-turn = my turn has come
ui-call-asked = I am asked something
ui-call-next = I am next
ui-call-reminder = the GM reminds me
ui-call-rounds = a round is over: how long it took
ui-way-sound = a sound
ui-way-vibration = vibration
ui-way-badge = a mark in the title of the page
ui-try-sound = Hear it
ui-no-vibration = This device does not vibrate.

## What somebody means to do, and what is left

ui-intent = Plan
ui-intent-change = Change the plan
ui-intent-private = the GM knows
ui-intent-public = everybody knows
ui-leaves = leaves { $left } of { $of }
ui-health = Health
ui-health-unhurt = unhurt
ui-health-hurt = hurt
ui-health-bloodied = badly hurt
ui-health-critical = close to falling
ui-health-down = down
ui-hp-seen = Hit points, as others see them
