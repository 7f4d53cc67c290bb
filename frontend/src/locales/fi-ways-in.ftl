# The first steps, languages, streams and second screens.

## Dice and numbers as they are written


## First steps

ui-help = Ohje: pelipöydät, puhelimet, striimit
landing-usual-name = Meidän pöytä
ui-first-fight = Aloita taistelu
ui-first-fight-what = Miten sen aikaa seurataan?
speed-rounds-name = Nopeuskierrokset
speed-rounds-what = Nopeus heitetään joka kierroksella, ja nopein toimii ensin.
dice-bag-name = Noppapussi
dice-bag-what = Kaikkien ryhmien nopat nostetaan sokkona. Kenen noppa, sen vuoro.
time-plan-name = Aikataulu
time-plan-what = Mikä kestää kauemmin, tulee myöhemmin samalla aikajanalla.
ui-encounter-n = Taistelu { $n }
ui-demo = Lisää esimerkkihahmot
ui-demo-what = Kaksi sankaria ja kolme hiittä kokeiltavaksi.
ui-demo-heroes-side = Sankarit
ui-demo-heroes = Mira HP 11, Bruno HP 14
ui-demo-foes-side = Viholliset
ui-demo-foes = 3x Hiisi HP 6

## Languages

ui-language = Kieli
ui-language-usual = Linkin tai pöydän mukaan
ui-language-each = Kukin omallaan
table-set-language = Pöydän kieli
    .lang = Pöydän kieli

## Streams and second screens

ui-watch = Striimit ja toiset näytöt
ui-watch-what = Sivu, joka vain näyttää, ilman painettavaa: OBS:ään, televisioon tai toiseen ikkunaan.
table-delay-observers = Katsojien viive (s)
    .seconds = Sekunteja
ui-watch-layout = Asettelu
ui-watch-screen = Näyttö
ui-watch-list = Palsta
ui-watch-bar = Palkki
ui-watch-background = Tausta
ui-watch-clear = Läpinäkyvä
ui-watch-solid = Umpinainen
ui-watch-scheme = Värit
ui-watch-usual = Kuten selain
ui-watch-table = Kuten pöytä
ui-watch-light = Vaalea
ui-watch-dark = Tumma
ui-watch-scale = Koko prosentteina
ui-watch-rows = Rivejä enintään (0: kaikki, jotka mahtuvat)
ui-watch-seat = Striimi
ui-watch-make = Tee linkki
ui-watch-link = Sivun linkki
ui-watch-follows = Kenellä on tämä linkki, se näkee saman kuin katsojat. Linkki noudattaa yllä olevia valintoja ja näytetään vain nyt.
ui-watch-query = Jos katsojan linkki on jo olemassa, pane tämä sen #-merkin eteen.
ui-watch-behind = { $seconds } s jäljessä
ui-watch-before = { $count } edellä
ui-watch-after = vielä { $count }
ui-page-only-observers = Tämä ei ole katsojan linkki
ui-page-only-observers-what = Striimit ja toiset näytöt näyttävät sen, mitä katsojat näkevät. Pyydä pelinjohtajalta katsojan linkki.
ui-page-unknown-layout = Tällaista asettelua ei ole
ui-page-unknown-layout-what = Tämän osoitteen kohdassa layout= voi lukea screen, list tai bar.
