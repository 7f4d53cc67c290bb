# What the overlay says in Finnish. Names of people stand alone, so that nothing has to bend them.

## The frame

ui-online = Yhteys
ui-offline = Ei yhteyttä
ui-reconnecting = Yhdistetään
ui-catching-up = Päivitetään
ui-offline-what = Olet ilman yhteyttä. Näet tilanteen sellaisena kuin se viimeksi oli. Mitä painat, säilyy niin kauan kuin tämä sivu on auki, ja lähetetään, kun yhteys palaa.
ui-reconnecting-what = Palvelin ei vastaa. Yhteyttä yritetään yhä uudelleen. Mitä painat, säilyy niin kauan kuin tämä sivu on auki, ja lähetetään silloin.
ui-back-online = Yhteys on taas. Tilanne on nyt tämä.
ui-pending = { $count } odottaa
ui-round = Kierros { $round }
ui-not-shown = vain PJ
ui-show-what = Pelaajat ja katsojat näkevät tämän: ”{ $name }”.
ui-panels = Paneelit
ui-next-step = Seuraava askel
ui-tab-order = Vuorot
ui-tab-details = Tiedot
ui-tab-log = Loki
ui-tab-setup = Alustus
ui-tab-rules = Säännöt
ui-tab-table = Pöytä
ui-undo = Kumoa
ui-redo = Tee uudelleen
ui-undo-what = Kumoa: { $what }
ui-redo-what = Tee uudelleen: { $what }
ui-many = { $count ->
    [one] { $count } hahmo
   *[other] { $count } hahmoa
}
ui-nothing-open = Mikään kohtaaminen ei ole auki
ui-nothing-shown = Ei vielä kohtaamista
ui-nothing-shown-what = Kun pelinjohtaja näyttää kohtaamisen, se ilmestyy tähän itsestään.
ui-add-first = Lisää joku, niin kohtaus voi alkaa
ui-nothing-to-decide = Sinulla ei ole nyt päätettävää
ui-choose-above = Valitse yltä
ui-go-and-choose = Valitse
ui-waiting-for = Odotetaan: { $names }
ui-no-encounter = Täällä ei ole kohtaamista.
ui-you-decide = Sinä
ui-the-gm = Pelinjohtaja
ui-a-player = Pelaaja
ui-on = päällä
ui-off = pois
ui-cancel = Peruuta
ui-choose = Valitse…
ui-wrong-empty = Täytä tämä.
ui-wrong-choose = Valitse jokin näistä.
ui-wrong-range = Kokonaisluku väliltä { $low }–{ $high }.
ui-less = Yksi vähemmän
ui-more = Yksi enemmän
ui-sure = { $what }. Varmasti?
ui-sure-who = { $what }: { $name }. Varmasti?
ui-dismiss = Sulje ilmoitus
ui-already-done = Tehty jo.
ui-manage = Hallitse: { $name }

## Pages without a board

ui-coming = Hetki vain…
ui-page-connecting = Yhdistetään…
ui-page-connecting-what = Istahdat pöytään.
ui-page-unreachable = Palvelin ei vastaa
ui-page-unreachable-what = Yhteyttä yritetään yhä uudelleen; sinun ei tarvitse tehdä mitään. Jos se kestää, katso, onko sinulla verkkoyhteys, tai kysy palvelimen ylläpitäjältä.
ui-page-no-link = Avaa linkkisi uudelleen
ui-page-no-link-what = Paikkasi avain on linkissä, jonka sait. Avaa se uudelleen. Jos linkkiä ei enää ole, pyydä pelinjohtajalta uusi.
ui-page-no-such-seat = Linkki ei avaa paikkaa
ui-page-no-such-seat-what = Linkki on ehkä vaihdettu uuteen. Pyydä linkkisi pelinjohtajalta.
ui-page-again = Aloita alusta
ui-page-revoked = Paikkasi on suljettu
ui-page-revoked-what = Pelinjohtaja on sulkenut tämän paikan tai antanut sille uuden linkin.
ui-page-table-deleted = Tätä pöytää ei enää ole
ui-page-table-deleted-what = Omistaja on poistanut sen.

## The order and its rows

ui-order = Järjestys
ui-nobody-here = Täällä ei ole vielä ketään.
ui-yours = sinun
ui-hp = Kestopisteet
ui-hp-minus = { $name }: yksi kestopiste pois
ui-hp-plus = { $name }: yksi kestopiste lisää
ui-hidden = piilossa
ui-fallen = kaatunut
ui-pip-unready = ei valmis
ui-pip-waiting = odottaa vuoroaan
ui-pip-now = vuorossa
ui-pip-held = odottaa
ui-pip-done = valmis
ui-pip-out = poissa
ui-why = Miksi tässä
ui-total = Yhteensä
ui-not-counted = ei lasketa
ui-more-conditions = vielä { $count }
ui-until-endless = pysyvä
ui-until-rounds = { $rounds ->
    [0] kierroksen loppuun
    [one] vielä yksi kierros
   *[other] vielä { $rounds } kierrosta
}
ui-until-time = jäljellä { $time } { $unit }
ui-until-turn-start = kunnes vuoro alkaa: { $name }
ui-until-turn-end = kunnes vuoro päättyy: { $name }
ui-later = { $rounds ->
    [one] kierrosta myöhemmin
   *[other] { $rounds } kierrosta myöhemmin
}
ui-bag = Noppapussissa
ui-bag-left = { $left }/{ $of }
ui-pool = { $label }: { $left }/{ $of }
ui-drawn = Nostettu
ui-odds-next = Seuraava
ui-odds-tones = Seuraava värin mukaan
ui-odds-within = Ainakin yksi, kun nostoja on
ui-odds-exactly = { $wins }/{ $of }
ui-tone-red = punainen
ui-tone-yellow = keltainen
ui-tone-green = vihreä
ui-tone-blue = sininen
ui-tone-white = valkoinen
ui-tone-black = musta
ui-line = Aikajana
ui-checklist = Tarkistuslista
ui-checks-done = tehty { $count }
ui-checks-later = vielä { $count }
ui-check-open = , tekemättä
ui-check-done = , tehty
ui-check-now = , nyt
counter-basic = Perustoimintoja jäljellä: { $left }/{ $of }
counter-bonus = Bonustoimintoja jäljellä: { $left }/{ $of }
amount-basic = { $n } perus
amount-bonus = { $n } bonus
amount-hp = { $n } HP

## The time plan

ui-plan = Aikataulu
ui-plan-list = Luettelona
ui-plan-row = Rivi
ui-plan-row-n = Rivi { $row }
ui-seconds = { $n } s
ui-at-row = Rivi { $row } · { $seconds }
ui-plan-since = alkaen riviltä { $row }
ui-plan-now = nyt
ui-plan-past = mennyt
ui-plan-secret = salainen
ui-plan-next = Seuraavaksi: { $what }
ui-plan-empty = Edessä ei ole mitään.
ui-plan-more = vielä { $count } rivillä { $row }
ui-plan-later = { $count } myöhemmin
ui-plan-earlier = { $count } aiemmin
ui-plan-cut = { $count ->
    [one] väliin jää yksi rivi
   *[other] väliin jää { $count } riviä
}
ui-plan-moves = Siirrä vetämällä. Näppäimistöllä: nuoli vasemmalle tai oikealle siirtää rivin, vaihtonäppäimen kanssa kymmenen, sitten Enter.
ui-plan-to = { $what } → rivi { $row } · { $seconds }
ui-ends-at = Päättyy rivillä { $row } · { $seconds }
ui-acts-before = Sitä ennen:
ui-acts-beside = Samalla rivillä:
ui-nobody-before = Kukaan ei toimi sitä ennen.
ui-who-at = { $who } ({ $row })
ui-and-more = ja vielä { $count }
ui-from-now = { $rows ->
    [0] nyt
    [one] yhden rivin päästä
   *[other] { $rows } rivin päästä
}
ui-row-is = { $seconds } · { $from }

## Offers

ui-dice-on-table = Nopat pöydällä: { $what }
ui-dice-fell = Pöydän noppien tulokset (d{ $sides }{ $lowest ->
    [0] , luetaan 0–{ $highest }
   *[other] {""}
})
ui-die = Noppa { $n }
ui-die-of = Noppa: { $name }
ui-more-offers = Näytä lisää ({ $count })
ui-fewer-offers = Näytä vähemmän
ui-add-die = Yksi noppa lisää
ui-one-more-die = Vielä yksi noppa: heitä toinen d{ $sides } ja kirjoita, mitä se näyttää.
ui-for-whom = { $name }: { $what }
ui-other-numbers = Muut luvut: { $what }

## The log

ui-log = Loki
ui-before-the-fight = Ennen ensimmäistä kierrosta
ui-at-table = heitetty pöydällä
ui-by-gm = PJ
ui-gm-only = vain PJ:lle
ui-you-and-gm = sinä ja PJ
ui-undone = kumottu

## Setting up, rules, the table

ui-stage-setup = valmisteilla
ui-stage-running = käynnissä
ui-stage-ended = päättynyt
ui-shown = näkyvissä
ui-import = Tuo tiedosto
ui-you = (sinä)

## Dice and numbers

ui-dice = { $lowest ->
    [0] { $count ->
        [1] d{ $sides }
       *[other] { $count }d{ $sides }
    }
   *[other] { $count ->
        [1] d{ $sides }
       *[other] { $count }d{ $sides }
    }
}
ui-hp-short = HP
