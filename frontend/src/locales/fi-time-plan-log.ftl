# The time plan in Finnish: the log.

time-plan-log-trigger-expected = Laukaisija oli odotettu: { $what }.
time-plan-log-trigger-expected-unnamed = Laukaisija oli odotettu.
time-plan-log-trigger-unexpected = Laukaisija oli odottamaton: { $what }.
time-plan-log-trigger-unexpected-unnamed = Laukaisija oli odottamaton.
time-plan-log-surprise-none = { $who }: ei yllätysheittoa.
time-plan-log-surprise-succeeded = { $who }: yllätysheitto onnistui.
time-plan-log-surprise-failed = { $who }: yllätysheitto epäonnistui.
time-plan-log-reacted = { $who }: reaktioarvo { $value } (15 − { $result }).
time-plan-log-reacted-immediate = { $who } reagoi heti (tulos { $result }).
time-plan-log-reacted-again = { $who } heittää uudelleen: reaktioarvo { $value } (tulos { $result }).
time-plan-log-reaction-set = { $who }: reaktioarvoksi asetettu { $value }.
time-plan-log-reaction-asked = { $who }: edessä uusi reaktioheitto.
time-plan-log-started = Aikataulu alkaa.
time-plan-log-tie = Tasan: ensin { $who }, sitten { $other } (noppa { $first_dice }, vastassa { $second_dice }).

## Events

time-plan-log-event-noted = Merkitty riville { $row } ({ $seconds },{ $tenth } s): { $what }.
time-plan-log-event-noted-repeating = Merkitty riviltä { $row } alkaen ({ $seconds },{ $tenth } s), { $every } TP:n välein, { $times ->
    [one] kerran
   *[other] { $times } kertaa
}: { $what }.
time-plan-log-event-moved = Nyt rivillä { $row } ({ $seconds },{ $tenth } s): { $what }.
time-plan-log-event-cancelled = Peruttu: { $what }.
time-plan-log-event-shown = Nyt kaikkien nähtävissä, rivillä { $row } ({ $seconds },{ $tenth } s): { $what }.
time-plan-log-event-hidden = Taas salainen: { $what }.
time-plan-log-event-reached = Nyt tapahtuu: { $what }.

## The walk along the plan

time-plan-log-forwarded = Kelataan riville { $row } ({ $seconds },{ $tenth } s).
time-plan-log-skipped = { $who } ei ole päättänyt ja pysyy valmiina.
time-plan-log-entry-moved = { $who }: siirretty riville { $row } ({ $seconds },{ $tenth } s).
time-plan-log-declared-end = { $who }: { time-plan-action }, { $cost } TP; valmis rivillä { $row } ({ $seconds },{ $tenth } s).
time-plan-log-declared-start = { $who }: { time-plan-action } vaikuttaa nyt ja vie { $cost } TP, riviin { $row } asti ({ $seconds },{ $tenth } s).
time-plan-log-free = { $who }: { time-plan-action }, vapaa toiminto.
time-plan-log-done-end = { $who }: { time-plan-action } vaikuttaa nyt.
time-plan-log-done-start = { $who }: { time-plan-action } on ohi.
time-plan-log-check = { $who }: { $skill }, { $result }.
time-plan-log-check-succeeded = { $who }: { $skill }, { $result }, tavoite { $target }: onnistui.
time-plan-log-check-failed = { $who }: { $skill }, { $result }, tavoite { $target }: epäonnistui.
time-plan-log-waits = { $who } odottaa riviin { $row } asti ({ $seconds },{ $tenth } s).
time-plan-log-waits-for = { $who } odottaa: { $what }.
time-plan-log-kept-ready = { $who } pysyy valmiina.
time-plan-log-acts-now = { $who } toimii nyt.
time-plan-log-parried = { $who } torjuu: { $cost } TP lisää.
time-plan-log-parries = { $who } torjuu.
time-plan-log-cancelled = { $who } ei odota enää.
time-plan-log-cancelled-action = { $who }: { time-plan-action } peruttiin.
time-plan-log-delayed = { $who } viivästyy { $by } TP.
time-plan-log-shortened = { $who } on valmis { $by } TP aiemmin.
time-plan-log-entry-gone = { $who } poistuu aikataulusta.
time-plan-log-action-gone = { $who } poistuu aikataulusta: { time-plan-action } peruttiin.
