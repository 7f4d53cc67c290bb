# The first steps, languages, streams and second screens.

## Dice and numbers as they are written


## First steps

ui-help = Nápověda: virtuální stoly, telefony, vysílání
landing-usual-name = Náš stůl
ui-first-fight = Začít souboj
ui-first-fight-what = Jak se v něm měří čas?
speed-rounds-name = Kola podle rychlosti
speed-rounds-what = Každé kolo nový hod na rychlost; nejrychlejší jedná první.
dice-bag-name = Pytlík kostek
dice-bag-what = Kostky všech stran se tahají naslepo; čí je kostka, ten jedná.
time-plan-name = Časový plán
time-plan-what = Co trvá déle, přijde později, na jedné časové ose.
ui-encounter-n = Souboj { $n }
ui-demo = Přidat ukázku
ui-demo-what = Dva hrdinové a tři goblini na zkoušku.
ui-demo-heroes-side = Hrdinové
ui-demo-heroes = Mira životy 11, Bruno životy 14
ui-demo-foes-side = Nepřátelé
ui-demo-foes = 3x Goblin životy 6

## Languages

ui-language = Jazyk
ui-language-usual = Podle odkazu nebo stolu
ui-language-each = Každému jeho vlastní
table-set-language = Jazyk stolu
    .lang = Jazyk stolu

## Streams and second screens

ui-watch = Vysílání a druhé obrazovky
ui-watch-what = Stránka, která jen ukazuje a na nic se v ní nekliká: pro OBS, televizi, okno vedle.
table-delay-observers = Zpoždění pro diváky (s)
    .seconds = Sekundy
ui-watch-layout = Rozvržení
ui-watch-screen = Obrazovka
ui-watch-list = Sloupec
ui-watch-bar = Lišta
ui-watch-background = Pozadí
ui-watch-clear = Průhledné
ui-watch-solid = Plné
ui-watch-scheme = Barvy
ui-watch-usual = Podle prohlížeče
ui-watch-table = Podle stolu
ui-watch-light = Světlé
ui-watch-dark = Tmavé
ui-watch-scale = Velikost v procentech
ui-watch-rows = Nejvýš řádků (0: kolik se vejde)
ui-watch-seat = Vysílání
ui-watch-make = Vytvořit odkaz
ui-watch-link = Odkaz na stránku
ui-watch-follows = Kdo má tenhle odkaz, vidí to, co diváci. Řídí se volbami výše a ukazuje se jen teď.
ui-watch-query = K odkazu pro diváka, který už máš: vlož tohle před jeho #.
ui-watch-behind = o { $seconds } s později
ui-watch-before = předtím: { $count }
ui-watch-after = další: { $count }
ui-page-only-observers = Tohle není odkaz pro diváka
ui-page-only-observers-what = Vysílání a druhé obrazovky ukazují to, co vidí diváci. Řekni si PJ o odkaz pro diváka.
ui-page-unknown-layout = Takové rozvržení není
ui-page-unknown-layout-what = Za layout= může v této adrese stát screen, list nebo bar.
