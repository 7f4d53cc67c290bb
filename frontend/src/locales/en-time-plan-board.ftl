# The time plan in English: what the board shows. A row is one action point (AP).

## What happens now

time-plan-setup = Setting up
time-plan-ended = The scene is over
time-plan-reacting = { $missing ->
    [one] Reaction rolls: one is missing
   *[other] Reaction rolls: { $missing } are missing
}
time-plan-your-reaction = Roll for your reaction
time-plan-ready = Everybody has a reaction value
time-plan-asks = Row { $row }: { $name } decides
time-plan-your-turn = Row { $row }: your turn, { $name }
time-plan-asks-several = Row { $row }: { $count } decide together
time-plan-at-event = Row { $row }: { $what }
time-plan-at-row = Row { $row }: all have decided
time-plan-owing = Row { $row }: { $missing ->
    [one] one reaction roll is missing
   *[other] { $missing } reaction rolls are missing
}
time-plan-your-roll = Row { $row }: roll for your reaction
time-plan-unit = AP

time-plan-prompt-react = to roll for their reaction
time-plan-prompt-start = to start the plan
time-plan-prompt-act = to decide
time-plan-prompt-who-acts = who acts, or on to the next entry?
time-plan-prompt-forward = to go on to the next entry
time-plan-prompt-end = to end the scene, or note something

time-plan-hint-over = Nothing is left in the plan: the scene is over. Note something, or end it.
time-plan-hint-expected = What sets it off, expected: { $what }
time-plan-hint-expected-unnamed = Something expected sets it off
time-plan-hint-unexpected = What sets it off, unexpected: { $what }
time-plan-hint-unexpected-unnamed = Something unexpected sets it off
time-plan-hint-set-up-reactions = Open a row to set intuition, traits and checks to surprise before the scene begins.

## Rows

time-plan-pip-unready = has to roll
time-plan-pip-held = kept ready
time-plan-pip-waiting = in the plan
time-plan-badge-immediate = reacts at once
time-plan-badge-surprise-succeeded = surprises: +5
time-plan-badge-surprise-failed = failed to surprise
time-plan-badge-owes = has to roll
time-plan-badge-owes-again = has to roll again
time-plan-badge-ready = kept ready
time-plan-badge-waits = waits until row { $row }
time-plan-badge-waits-for = waits for: { $what }
time-plan-badge-waits-unknown = waits for something
counter-free = Free actions left: { $left } of { $of }

time-plan-action = { $action ->
    [strike] Strike
    [shoot] Shoot
    [move] Move
    [cast] Cast
    [look] Look
   *[own] { $what }
}
time-plan-preset-strike = Strike
time-plan-preset-shoot = Shoot
time-plan-preset-move = Move
time-plan-preset-cast = Cast
time-plan-preset-look = Look
time-plan-effect-start = works at the start
time-plan-effect-end = works at the end
time-plan-catalogue = Actions and what they take

time-plan-intuition = Intuition bonus
time-plan-when-always = always
time-plan-when-unexpected = only if unexpected
time-plan-when-expected = only if expected

time-plan-chance-first = first
time-plan-chance-immediate = at once

## Why this place

time-plan-why-roll = Reaction roll
time-plan-why-intuition = Intuition bonus
time-plan-why-trait-always = { $name }
time-plan-why-trait-unexpected = { $name } (only if unexpected)
time-plan-why-trait-expected = { $name } (only if expected)
time-plan-why-surprise-succeeded = Check to surprise succeeded
time-plan-why-surprise-failed = Check to surprise failed
time-plan-why-value = 15 − { $result }
time-plan-why-floor = Never below 0
time-plan-why-set = Set by the GM
time-plan-why-tie = Tie die against { $against }
time-plan-why-joined = Joined in row { $row }
time-plan-why-late = Not before row { $row }
time-plan-why-declared = Declared in row { $row }
time-plan-why-cost = { $cost } AP
time-plan-why-moved = Moved by the GM
time-plan-why-waits = Waits until this row
time-plan-why-waits-for = Waits for: { $what }

## The line

time-plan-plan = Time plan
time-plan-line-reaction = reacts
time-plan-line-wait = waits until then
time-plan-line-wait-for = waits for: { $what }
time-plan-line-event = { $what }
time-plan-line-repeats = { $left ->
    [0] { $what }
   *[other] { $what } (every { $every } AP, { $left } more)
}
time-plan-entry-of = { $name }, row { $row }
time-plan-entry-event = { $what }, row { $row }
