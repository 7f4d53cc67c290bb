# What the overlay says in Finnish of time at the table: timer, pause, calls, plans. Names stand alone.

## The timer and the pause

ui-time = Aika pöydässä
ui-timer-left = vuoroa jäljellä { $time }
ui-timer-so-far = vuoro kestänyt { $time }
ui-timer-over = yliaikaa { $time }
ui-timer-rests = Kenenkään vuoroa ei nyt mitata.
ui-timer-of = yhteensä { $time }
ui-paused = Tauko
ui-paused-what = Ajastin lepää, kunnes pelinjohtaja jatkaa.
ui-close = Sulje

## How long turns took

ui-times-played = Pelattu: { $time }
ui-times-none = Kun vuoro on ohi, sen kesto näkyy tässä.
ui-times-asking = Kysytään palvelimelta…
ui-times-people = Pelaajittain
ui-times-combatants = Hahmoittain
ui-times-rounds = Kierroksittain
ui-times-turns = { $count ->
    [one] yksi vuoro
   *[other] { $count } vuoroa
}
ui-times-longest = pisin { $time }
ui-times-waited = pisin odotus { $time }
ui-times-what = Vain päättyneet vuorot lasketaan, taukoja ei.
ui-round-took = Kierros { $round } kesti { $time }.
ui-fight-took = Kohtaus kesti { $time }.
ui-show-times = Ajat

## Calling a player

ui-remind = Muistuta: { $name }
ui-not-there = { $name } ei ole paikalla
ui-reminded-whom = Muistutettu: { $name }
ui-reminded = Pelinjohtaja muistuttaa: pöytä odottaa sinua.
ui-called-turn = Sinun vuorosi: { $name }
ui-called-asked = Sinulta kysytään: { $name }
ui-called-next = Olet seuraava: { $name }
ui-you-are-next = Olet seuraava
ui-preferences = Kutsut ja äänet
ui-preferences-what = Vain sinulle, tässä selaimessa.
ui-call-when = Ilmoita, kun
ui-call-how = Ilmoita näin
ui-call-turn = on minun vuoroni
ui-call-asked = minulta kysytään
ui-call-next = olen seuraava
ui-call-reminder = PJ muistuttaa
ui-call-rounds = kierros on ohi: kuinka kauan se kesti
ui-way-sound = ääni
ui-way-vibration = värinä
ui-way-badge = merkki sivun otsikossa
ui-try-sound = Kuuntele
ui-no-vibration = Tämä laite ei värise.

## What somebody means to do, and what is left

ui-intent = Aie
ui-intent-change = Muuta aietta
ui-intent-private = PJ tietää
ui-intent-public = kaikki tietävät
ui-leaves = jää { $left }/{ $of }
ui-health = Kunto
ui-health-unhurt = kunnossa
ui-health-hurt = haavoittunut
ui-health-bloodied = pahasti haavoittunut
ui-health-critical = kaatumaisillaan
ui-health-down = maassa
ui-hp-seen = Kestopisteet, kuten muut ne näkevät
