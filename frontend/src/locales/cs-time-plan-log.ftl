# The time plan in Czech: the log.

time-plan-log-trigger-expected = Čekaný spouštěč: { $what }.
time-plan-log-trigger-expected-unnamed = Čekaný spouštěč.
time-plan-log-trigger-unexpected = Nečekaný spouštěč: { $what }.
time-plan-log-trigger-unexpected-unnamed = Nečekaný spouštěč.
time-plan-log-surprise-none = { $who }: bez hodu na překvapení.
time-plan-log-surprise-succeeded = { $who }: hod na překvapení vyšel.
time-plan-log-surprise-failed = { $who }: hod na překvapení nevyšel.
time-plan-log-reacted = { $who }: hodnota reakce { $value } (15 − { $result }).
time-plan-log-reacted-immediate = { $who } reaguje okamžitě (výsledek { $result }).
time-plan-log-reacted-again = { $who } hází znovu: hodnota reakce { $value } (výsledek { $result }).
time-plan-log-reaction-set = { $who }: nastavena hodnota reakce { $value }.
time-plan-log-reaction-asked = { $who } má znovu hodit na reakci.
time-plan-log-started = Plán začíná.
time-plan-log-tie = Shoda: nejdřív { $who }, pak { $other } (kostka { $first_dice } proti { $second_dice }).

## Events

time-plan-log-event-noted = Zapsáno na řádek { $row } ({ $seconds },{ $tenth } s): { $what }.
time-plan-log-event-noted-repeating = Zapsáno od řádku { $row } ({ $seconds },{ $tenth } s), po { $every } AB, { $times }×: { $what }.
time-plan-log-event-moved = Nově na řádku { $row } ({ $seconds },{ $tenth } s): { $what }.
time-plan-log-event-cancelled = Zrušeno: { $what }.
time-plan-log-event-shown = Teď vidí všichni, řádek { $row } ({ $seconds },{ $tenth } s): { $what }.
time-plan-log-event-hidden = Znovu tajné: { $what }.
time-plan-log-event-reached = Právě teď: { $what }.

## The walk along the plan

time-plan-log-forwarded = Dál na řádek { $row } ({ $seconds },{ $tenth } s).
time-plan-log-skipped = { $who } zůstává bez rozhodnutí v pohotovosti.
time-plan-log-entry-moved = { $who }: přesun na řádek { $row } ({ $seconds },{ $tenth } s).
time-plan-log-declared-end = { $who }: { time-plan-action }, { $cost } AB; hotovo na řádku { $row } ({ $seconds },{ $tenth } s).
time-plan-log-declared-start = { $who }: { time-plan-action } působí hned a trvá { $cost } AB, do řádku { $row } ({ $seconds },{ $tenth } s).
time-plan-log-free = { $who }: { time-plan-action }, volná akce.
time-plan-log-done-end = { $who }: { time-plan-action } teď působí.
time-plan-log-done-start = { $who }: { time-plan-action } končí.
time-plan-log-check = { $who }: { $skill }, { $result }.
time-plan-log-check-succeeded = { $who }: { $skill }, { $result } proti { $target }: úspěch.
time-plan-log-check-failed = { $who }: { $skill }, { $result } proti { $target }: neúspěch.
time-plan-log-waits = { $who } čeká do řádku { $row } ({ $seconds },{ $tenth } s).
time-plan-log-waits-for = { $who } čeká na: { $what }.
time-plan-log-kept-ready = { $who } je v pohotovosti.
time-plan-log-acts-now = { $who } jedná teď.
time-plan-log-parried = { $who } vykrývá: o { $cost } AB více.
time-plan-log-parries = { $who } vykrývá.
time-plan-log-cancelled = { $who } už nečeká.
time-plan-log-cancelled-action = { $who }: { time-plan-action } se ruší.
time-plan-log-delayed = { $who }: zdržení o { $by } AB.
time-plan-log-shortened = { $who }: hotovo o { $by } AB dříve.
time-plan-log-entry-gone = { $who } mizí z plánu.
time-plan-log-action-gone = { $who } mizí z plánu: { time-plan-action } se ruší.
