# What the overlay says in German of time at the table: timer, pause, calls, plans. Names stand alone.

## The timer and the pause

ui-time = Zeit am Tisch
ui-timer-left = noch { $time } für diesen Zug
ui-timer-so-far = dieser Zug bisher: { $time }
ui-timer-over = { $time } überzogen
ui-timer-rests = Gerade läuft für niemanden die Zuguhr.
ui-timer-of = von { $time }
ui-paused = Pause
ui-paused-what = Die Zuguhr ruht, bis der SL weitermacht.
ui-close = Schließen

## How long turns took

ui-times-played = Gespielt: { $time }
ui-times-none = Sobald ein Zug vorbei ist, steht hier seine Dauer.
ui-times-asking = Frage den Server{ "\u00A0" }…
ui-times-people = Nach Person
ui-times-combatants = Nach Figur
ui-times-rounds = Nach Runde
ui-times-turns = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
ui-times-longest = längster { $time }
ui-times-waited = längstes Warten { $time }
ui-times-what = Nur beendete Züge zählen, Pausen nicht.
ui-round-took = Runde { $round } dauerte { $time }.
ui-fight-took = Die Szene dauerte { $time }.
ui-show-times = Zeiten

## Calling a player

ui-remind = Erinnern: { $name }
ui-not-there = { $name } ist nicht da
ui-reminded-whom = Erinnert: { $name }
ui-reminded = Der SL erinnert dich: Der Tisch wartet auf dich.
ui-called-turn = Dein Zug: { $name }
ui-called-asked = Du bist gefragt: { $name }
ui-called-next = Du bist als Nächstes dran: { $name }
ui-you-are-next = Du bist als Nächstes dran
ui-preferences = Hinweise und Töne
ui-preferences-what = Nur für dich, nur in diesem Browser.
ui-call-when = Sag mir Bescheid, wenn
ui-call-how = Sag mir Bescheid mit
ui-call-turn = ich am Zug bin
ui-call-asked = ich gefragt bin
ui-call-next = ich als Nächstes dran bin
ui-call-reminder = der SL mich erinnert
ui-call-rounds = eine Runde vorbei ist: wie lange sie dauerte
ui-way-sound = einem Ton
ui-way-vibration = Vibration
ui-way-badge = einem Zeichen im Seitentitel
ui-try-sound = Anhören
ui-no-vibration = Dieses Gerät vibriert nicht.

## What somebody means to do, and what is left

ui-intent = Vorhaben
ui-intent-change = Vorhaben ändern
ui-intent-private = der SL weiß es
ui-intent-public = alle wissen es
ui-leaves = danach noch { $left } von { $of }
ui-health = Gesundheit
ui-health-unhurt = unverletzt
ui-health-hurt = verletzt
ui-health-bloodied = schwer verletzt
ui-health-critical = taumelt
ui-health-down = am Boden
ui-hp-seen = Lebenspunkte, wie andere sie sehen
