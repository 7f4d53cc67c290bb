# The time plan in English: the log.

time-plan-log-trigger-expected = What sets it off, expected: { $what }.
time-plan-log-trigger-expected-unnamed = Something expected sets it off.
time-plan-log-trigger-unexpected = What sets it off, unexpected: { $what }.
time-plan-log-trigger-unexpected-unnamed = Something unexpected sets it off.
time-plan-log-surprise-none = { $who }: no check to surprise.
time-plan-log-surprise-succeeded = { $who }: the check to surprise succeeded.
time-plan-log-surprise-failed = { $who }: the check to surprise failed.
time-plan-log-reacted = { $who }: reaction value { $value } (15 − { $result }).
time-plan-log-reacted-immediate = { $who } reacts at once (result { $result }).
time-plan-log-reacted-again = { $who } rolls again: reaction value { $value } (result { $result }).
time-plan-log-reaction-set = { $who }: reaction value set to { $value }.
time-plan-log-reaction-asked = { $who } has a new reaction roll to make.
time-plan-log-started = The plan starts.
time-plan-log-tie = Tied: { $who } before { $other } (die { $first_dice } against { $second_dice }).

## Events

time-plan-log-event-noted = Noted for row { $row } ({ $seconds }.{ $tenth } s): { $what }.
time-plan-log-event-noted-repeating = Noted from row { $row } on ({ $seconds }.{ $tenth } s), every { $every } AP, { $times ->
    [one] once
   *[other] { $times } times
}: { $what }.
time-plan-log-event-moved = Now in row { $row } ({ $seconds }.{ $tenth } s): { $what }.
time-plan-log-event-cancelled = Cancelled: { $what }.
time-plan-log-event-shown = Everybody can see now, in row { $row } ({ $seconds }.{ $tenth } s): { $what }.
time-plan-log-event-hidden = Secret again: { $what }.
time-plan-log-event-reached = It happens: { $what }.

## The walk along the plan

time-plan-log-forwarded = On to row { $row } ({ $seconds }.{ $tenth } s).
time-plan-log-skipped = { $who } has not decided and is kept ready.
time-plan-log-entry-moved = { $who }: moved to row { $row } ({ $seconds }.{ $tenth } s).
time-plan-log-declared-end = { $who }: { time-plan-action }, { $cost } AP; done in row { $row } ({ $seconds }.{ $tenth } s).
time-plan-log-declared-start = { $who }: { time-plan-action } works now and takes { $cost } AP, until row { $row } ({ $seconds }.{ $tenth } s).
time-plan-log-free = { $who }: { time-plan-action }, a free action.
time-plan-log-done-end = { $who }: { time-plan-action } works now.
time-plan-log-done-start = { $who }: { time-plan-action } is over.
time-plan-log-check = { $who }: { $skill }, { $result }.
time-plan-log-check-succeeded = { $who }: { $skill }, { $result } against { $target }: succeeded.
time-plan-log-check-failed = { $who }: { $skill }, { $result } against { $target }: failed.
time-plan-log-waits = { $who } waits until row { $row } ({ $seconds }.{ $tenth } s).
time-plan-log-waits-for = { $who } waits for: { $what }.
time-plan-log-kept-ready = { $who } is kept ready.
time-plan-log-acts-now = { $who } acts now.
time-plan-log-parried = { $who } parries: { $cost } AP more.
time-plan-log-parries = { $who } parries.
time-plan-log-cancelled = { $who } does not wait any longer.
time-plan-log-cancelled-action = { $who }: { time-plan-action } is cancelled.
time-plan-log-delayed = { $who } is delayed by { $by } AP.
time-plan-log-shortened = { $who } is done { $by } AP earlier.
time-plan-log-entry-gone = { $who } leaves the plan.
time-plan-log-action-gone = { $who } leaves the plan: { time-plan-action } is cancelled.
