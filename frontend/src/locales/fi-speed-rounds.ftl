# Speed rounds in Finnish.

## What happens now

speed-rounds-setup = Valmistelut
speed-rounds-ended = Taistelu on ohi
speed-rounds-rolling = Heittäkää nopeus
speed-rounds-ready = Kaikki ovat heittäneet
speed-rounds-your-roll = Heitä nopeutesi
speed-rounds-turn = Vuorossa: { $name }
speed-rounds-your-turn = Sinun vuorosi: { $name }
speed-rounds-turn-done = { $name } on valmis
speed-rounds-over = Kierros { $round } on ohi
speed-rounds-prompt-roll = nopeusheitto
speed-rounds-prompt-begin = vuorojen aloitus
speed-rounds-prompt-act = vuoro
speed-rounds-prompt-go-on = jatkaminen
speed-rounds-prompt-round = seuraavan kierroksen aloitus
speed-rounds-hint-nobody-fights = Kukaan ei enää pysty tai halua taistella. Pelinjohtaja voi päättää kohtauksen.
speed-rounds-hint-no-foes = Kaikki ovat samassa ryhmässä: { $side }. Vastustajat tarvitsevat toisen ryhmän.
speed-rounds-hint-one-side = Vain yksi ryhmä pystyy ja haluaa taistella: { $side }. Pelinjohtaja voi päättää kohtauksen.
speed-rounds-unit = Nopeus
speed-rounds-badge-surprised = yllätetty
speed-rounds-badge-next-round = heittää ensi kierroksella

## Why this place

speed-rounds-why-base = Perusnopeus: { $name }
speed-rounds-why-reflexes = Refleksit { $value } / 2
speed-rounds-why-weapon = Ase: { $name }
speed-rounds-why-skill = { $name } { $value } / 2
speed-rounds-why-bonus = { $name }
speed-rounds-why-half = { $name } { $value } / 2
speed-rounds-why-quarter = { $name } { $value } / 4
speed-rounds-why-against = { $name } (vain vastustajana { $against })
speed-rounds-why-dice = Nopat
speed-rounds-why-surprised = Yllätetty
speed-rounds-why-set = PJ:n asettama
speed-rounds-why-tie = Ratkaisunoppa, vastassa: { $against }
speed-rounds-why-lot = Arpa, vastassa: { $against }

speed-rounds-catalogue = Manööverit

## What can be done

speed-rounds-roll-speed = Heitä nopeus
speed-rounds-roll-for = Nopeusheitto: { $name }
speed-rounds-roll-rest = Heitä muille
speed-rounds-roll-rest-gm = { $count ->
    [one] Heitä viimeiselle omallesi
   *[other] Heitä omillesi ({ $count })
}
speed-rounds-roll-rest-all = { $count ->
    [one] Heitä viimeiselle
   *[other] Heitä kaikille ({ $count })
}
speed-rounds-begin-turns = Aloita vuorot
speed-rounds-begin-turns-without = { $count ->
    [one] Aloita ilman viimeistä
   *[other] Aloita, { $count } puuttuu
}
speed-rounds-spend-actions = Käytä toimintoja
    .basic = Perustoimintoja
    .bonus = Bonustoimintoja
speed-rounds-defend = Puolustaudu
speed-rounds-end-turn = Päätä vuoro
speed-rounds-end-turn-keeping = { $bonus ->
    [0] { $basic ->
        [one] Päätä vuoro, säästä yksi toiminto
       *[other] Päätä vuoro, säästä { $basic } toimintoa
    }
   *[other] Päätä vuoro, säästä { $basic } + { $bonus }
}
speed-rounds-wait = Odota
speed-rounds-stop-waiting = Toimi seuraavana
speed-rounds-new-round = Seuraava kierros
speed-rounds-new-round-early = Seuraava kierros heti
speed-rounds-declare-activity = Valitse suoritus
    .activity = Mitä hahmo tekee seuraavaksi
speed-rounds-mark-surprised = Yllätys
speed-rounds-surprised-on = Yllätetty
speed-rounds-surprised-off = Ei yllätetty
speed-rounds-set-reflexes = Refleksit
    .reflexes = Refleksit
speed-rounds-add-activity = Lisää suoritus
    .name = Suoritus tai ase
    .kind = Laji
    .value = Aseen nopeus, taito tai perusnopeus
speed-rounds-drop-activity = Poista suoritus
    .activity = Suoritus
speed-rounds-add-bonus = Lisää bonus
    .activity = Mihin suoritukseen
    .name = Bonus
    .value = Arvo
    .share = Kuinka suuri osa
    .against = Vain tätä vastaan (silloin ei lasketa)
speed-rounds-drop-bonus = Poista bonus
    .bonus = Bonus
speed-rounds-share-sheet = Anna nämä luvut muille
speed-rounds-share-with-namesakes = Luvut kaikille samannimisille
speed-rounds-share-with-side = Luvut koko ryhmälle
speed-rounds-activity-base = { $name } { $base }
speed-rounds-reflexes = Refleksit
speed-rounds-specialties = Pelkillä bonustoiminnoilla
speed-rounds-cost-basic = perus
speed-rounds-cost-bonus = bonus
speed-rounds-needs-specialty = erikoistuneille
speed-rounds-copy-sheet = Kopioi luvut
    .like = Keneltä
speed-rounds-set-specialty = Erikoistuminen
    .manoeuvre = Manööveri
speed-rounds-specialty-on = Anna erikoistuminen
    .manoeuvre = Pelkillä bonustoiminnoilla
speed-rounds-specialty-off = Poista erikoistuminen
    .manoeuvre = Ei enää pelkillä bonustoiminnoilla
speed-rounds-kind-fighting = ase
speed-rounds-kind-skill = taito
speed-rounds-kind-given = annettu perusnopeus
speed-rounds-share-1 = kaikki
speed-rounds-share-2 = puolet
speed-rounds-share-4 = neljännes
speed-rounds-add-manoeuvre = Lisää manööveri
    .basic = Perustoimintoja vähintään
    .bonus = Bonustoimintoja vähintään
speed-rounds-add-manoeuvre-special = Lisää manööveri erikoistuneille
    .basic = Perustoimintoja vähintään
    .bonus = Bonustoimintoja vähintään
speed-rounds-drop-manoeuvre = Poista manööveri
    .manoeuvre = Manööveri
speed-rounds-manoeuvre-attack = Hyökkäys
speed-rounds-manoeuvre-precise-attack = Tarkka hyökkäys
speed-rounds-manoeuvre-shoot = Ammunta
speed-rounds-manoeuvre-cast = Loitsu
speed-rounds-manoeuvre-move = Liike
speed-rounds-manoeuvre-defend = Puolustus
speed-rounds-manoeuvre-strong-defence = Vahva puolustus

## What the GM may set

speed-rounds-insert-now = Mukaan jo nyt
speed-rounds-roll-again = Heitä uudelleen
speed-rounds-set-speed = Aseta nopeus
    .speed = Nopeus
speed-rounds-set-actions = Aseta toiminnot
speed-rounds-place-before = Siirrä edelle
    .other = Kenen edelle
speed-rounds-give-turn = Anna vuoro

## House rules

setting-rounding = Puolikkaat ja neljännekset pyöristetään
speed-rounds-rounding-down = alas
speed-rounds-rounding-half-up = puolesta ylös
speed-rounds-rounding-up = ylös
setting-doubles = Kaksi kuutosta ja kaksi ykköstä
speed-rounds-doubles-step = noppa kerrallaan
speed-rounds-doubles-add = kaksi noppaa lisää
speed-rounds-doubles-none = lasketaan sellaisinaan
setting-tie_by = Tasatilanteen ratkaisee
speed-rounds-tie-by-die = noppa
speed-rounds-tie-by-lot = arpa
setting-late_surprise = Myöhässä tulevat voi yllättää
setting-waiting = Vuoroa voi odottaa kierroksen sisällä

## The log

speed-rounds-log-rolled = { $who }: nopeus { $speed }.
speed-rounds-log-rolled-again = { $who } heittää uudelleen: nopeus { $speed }.
speed-rounds-log-tie = Tasan: ensin { $who }, sitten { $other }.
speed-rounds-log-lot = Tasan, arvottu: ensin { $who }, sitten { $other }.
speed-rounds-log-spent = { $who }: { $manoeuvre } ({ $basic } + { $bonus }).
speed-rounds-log-spent-attack = { $who } hyökkää ({ $basic } + { $bonus }).
speed-rounds-log-spent-precise-attack = { $who } hyökkää tarkasti ({ $basic } + { $bonus }).
speed-rounds-log-spent-shoot = { $who } ampuu ({ $basic } + { $bonus }).
speed-rounds-log-spent-cast = { $who } loitsii ({ $basic } + { $bonus }).
speed-rounds-log-spent-move = { $who } liikkuu ({ $basic } + { $bonus }).
speed-rounds-log-spent-defend = { $who } puolustautuu ({ $basic } + { $bonus }).
speed-rounds-log-spent-strong-defence = { $who } puolustautuu vahvasti ({ $basic } + { $bonus }).
speed-rounds-log-defended = { $who } puolustautuu ({ $basic } + { $bonus }).
speed-rounds-log-turn-ended = { $who } on valmis.
speed-rounds-log-kept = { $who } on valmis ja säästää puolustukseen { $basic } + { $bonus }.
speed-rounds-log-waits = { $who } odottaa.
speed-rounds-log-stops-waiting = { $who } toimii seuraavana.
speed-rounds-log-declared = { $who } valitsee: { $activity }.
speed-rounds-log-surprised-on = { $who } on yllätetty.
speed-rounds-log-surprised-off = { $who } ei ole yllätetty.
speed-rounds-log-inserted = { $who } tulee mukaan tälle kierrokselle.
speed-rounds-log-speed-set = { $who }: nopeudeksi asetettu { $speed }.
speed-rounds-log-actions-set = { $who }: toimintoja jätetty { $basic } + { $bonus }.
speed-rounds-log-placed = Järjestystä muutettu: ensin { $who }, sitten { $other }.
speed-rounds-log-turn-given = { $who } saa vuoron.

## Why something was not done

refused-speed-rounds-not-your-turn = Ei ole tämän hahmon vuoro.
refused-speed-rounds-no-such-manoeuvre = Tätä manööveria ei enää ole luettelossa.
refused-speed-rounds-rolled-already = Nopeus on jo heitetty.
refused-speed-rounds-roll-first = Heitä ensin nopeus.
refused-speed-rounds-no-actions-left = Toimintoja ei ole jäljellä.
refused-speed-rounds-too-few-actions = Toiminnot eivät riitä: jäljellä perustoimintoja { $basic }, bonustoimintoja { $bonus }.

## What is called otherwise here than in other systems
speed-rounds-core-end-encounter = Päätä taistelu
speed-rounds-core-reopen-encounter = Jatka taistelua
speed-rounds-core-log-begun = Taistelu alkaa.
speed-rounds-core-log-ended = Taistelu on ohi.
speed-rounds-core-log-reopened = Taistelu jatkuu.
speed-rounds-refused-encounter-ended = Taistelu on ohi.
speed-rounds-refused-not-in-this-stage = Ei tässä vaiheessa taistelua.
speed-rounds-refused-start-first = Aloita taistelu ensin.
speed-rounds-ui-fight-took = Taistelu kesti { $time }.
speed-rounds-ui-add-first = Lisää joku, niin taistelu voi alkaa
