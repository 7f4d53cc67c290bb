# The first steps, languages, streams and second screens.

## Dice and numbers as they are written


## First steps

ui-help = Help: tabletops, phones, streams
landing-usual-name = Our table
ui-first-fight = Begin a fight
ui-first-fight-what = How is time kept in it?
speed-rounds-name = Speed rounds
speed-rounds-what = Roll speed anew each round; the fastest act first.
dice-bag-name = Dice bag
dice-bag-what = Dice of all sides are drawn blind; whose die it is acts.
time-plan-name = Time plan
time-plan-what = What takes longer comes later, on one time line.
ui-encounter-n = Fight { $n }
ui-demo = Add demo characters
ui-demo-what = Two heroes and three goblins, to try it out.
ui-demo-heroes-side = Heroes
ui-demo-heroes = Mira HP 11, Bruno HP 14
ui-demo-foes-side = Foes
ui-demo-foes = 3x Goblin HP 6

## Languages

ui-language = Language
ui-language-usual = As the link or the table says
ui-language-each = Each in their own
table-set-language = Language of the table
    .lang = Language of the table

## Streams and second screens

ui-watch = Streams and second screens
ui-watch-what = A page that only shows, with nothing to click: for OBS, a television, a window beside.
table-delay-observers = Delay for observers (s)
    .seconds = Seconds
ui-watch-layout = Layout
ui-watch-screen = Screen
ui-watch-list = Column
ui-watch-bar = Bar
ui-watch-background = Background
ui-watch-clear = See-through
ui-watch-solid = Solid
ui-watch-scheme = Colours
ui-watch-usual = As the browser
ui-watch-table = As the table
ui-watch-light = Light
ui-watch-dark = Dark
ui-watch-scale = Size in percent
ui-watch-rows = Rows at most (0: all that fit)
ui-watch-seat = Stream
ui-watch-make = Make a link
ui-watch-link = Link of the page
ui-watch-follows = Whoever has this link sees what observers see. It follows the choices above and is shown only now.
ui-watch-query = For an observer’s link you have already: put this before its #.
ui-watch-behind = { $seconds } s behind
ui-watch-before = { $count } before
ui-watch-after = { $count } more
ui-page-only-observers = This is not an observer’s link
ui-page-only-observers-what = Streams and second screens show what observers see. Ask the GM for an observer’s link.
ui-page-unknown-layout = There is no such layout
ui-page-unknown-layout-what = After layout= in this address may stand: screen, list or bar.
