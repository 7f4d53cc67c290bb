# What the overlay says in Czech of time at the table: timer, pause, calls, plans. Names stand alone.

## The timer and the pause

ui-time = Čas u stolu
ui-timer-left = do konce tahu zbývá { $time }
ui-timer-so-far = tenhle tah zatím trvá { $time }
ui-timer-over = přes čas o { $time }
ui-timer-rests = Teď se žádný tah neměří.
ui-timer-of = z { $time }
ui-paused = Pauza
ui-paused-what = Časovač stojí, dokud PJ nedá pokračovat.
ui-close = Zavřít

## How long turns took

ui-times-played = Odehráno: { $time }
ui-times-none = Jakmile nějaký tah skončí, bude tu jeho délka.
ui-times-asking = Načítání ze serveru…
ui-times-people = Podle lidí
ui-times-combatants = Podle účastníků
ui-times-rounds = Podle kol
ui-times-turns = { $count ->
    [one] jeden tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
ui-times-longest = nejdelší { $time }
ui-times-waited = nejdelší čekání { $time }
ui-times-what = Počítají se jen dokončené tahy, pauzy ne.
ui-round-took = Kolo { $round } trvalo { $time }.
ui-fight-took = Scéna trvala { $time }.
ui-show-times = Časy

## Calling a player

ui-remind = Připomenout: { $name }
ui-not-there = { $name } tu není
ui-reminded-whom = Připomenuto: { $name }
ui-reminded = PJ připomíná: stůl čeká na tebe.
ui-called-turn = Jsi na řadě: { $name }
ui-called-asked = Rozhodni se: { $name }
ui-called-next = Jsi další: { $name }
ui-you-are-next = Jsi další
ui-preferences = Upozornění a zvuky
ui-preferences-what = Jen pro tebe, jen v tomhle prohlížeči.
ui-call-when = Upozornit, když
ui-call-how = Jak upozornit
ui-call-turn = přijde můj tah
ui-call-asked = mám rozhodnout
ui-call-next = jsem další
ui-call-reminder = PJ mi něco připomíná
ui-call-rounds = skončí kolo: jak dlouho trvalo
ui-way-sound = zvuk
ui-way-vibration = vibrace
ui-way-badge = značka v názvu stránky
ui-try-sound = Přehrát
ui-no-vibration = Tohle zařízení nevibruje.

## What somebody means to do, and what is left

ui-intent = Záměr
ui-intent-change = Změnit záměr
ui-intent-private = ví PJ
ui-intent-public = ví všichni
ui-leaves = zbude: { $left } z { $of }
ui-health = Zdraví
ui-health-unhurt = bez zranění
ui-health-hurt = zranění
ui-health-bloodied = těžké zranění
ui-health-critical = sotva se drží
ui-health-down = na zemi
ui-hp-seen = Životy, jak je vidí ostatní
