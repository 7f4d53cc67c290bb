## Hands: what was done, and the way back

ui-saved = tallennettu
ui-hp-now = { ui-saved }: { $hp }
ui-did = Tehty: { $what }
ui-did-undo = Kumottu: { $what }
ui-did-redo = Tehty uudelleen: { $what }
ui-did-many = { $what }: { $who }
ui-did-some = { $what }: tehty { $done }, tekemättä { $refused }. { $name }: { $why }
ui-not-with = Ei onnistu – { $name }: { $what }
ui-not-now = Ei juuri nyt: { $what }
ui-with-whom = Kenelle? Siirry ensin riville: { $what }

## Hit points that reckon

ui-hp-reckon = { $name }: laske kestopisteitä
ui-hp-how = −7 vähentää, +3 lisää, =12 asettaa
ui-hp-which = { $n } voi tarkoittaa kolmea asiaa:
ui-hp-wrong = Sitä ei voi laskea: kirjoita −7, +3 tai =12.
ui-hp-takes = −{ $n } vähentää
ui-hp-gives = +{ $n } lisää
ui-hp-sets = ={ $n } asettaa

## Putting rows elsewhere

ui-place = Siirrä: { $name }
ui-place-how = Vedä toiseen paikkaan. Näppäimistöllä: ylös ja alas, sitten Enter.
ui-place-now = Paikka { $place }/{ $count }

## Several at once

ui-pick = Valitse useita
ui-picked = valittu { $count }
ui-pick-all = Kaikki
ui-pick-none = Ei mitään
ui-pick-end = Lopeta valinta
ui-pick-how = Paina haluamiasi rivejä. Vaihtonäppäimen kanssa kaikki rivit väliltä.
ui-pick-do = { $what } ({ $count })

## The palette

ui-find = Etsi komento
ui-found-nothing = Mikään, minkä nyt voi tehdä, ei ole sen niminen.
ui-found-more = Vielä { $count }: kirjoita lisää, niin löydät ne.
ui-open-encounter = Katso: { $name }

## Keys

ui-key-palette = Kaikki komennot
ui-key-help = Kaikki pikanäppäimet
ui-key-redo = Tee uudelleen
ui-key-order = Vuorot
ui-key-setup = Alustus
ui-key-rules = Kotisäännöt
ui-key-table = Pöytä
ui-key-row-down = Seuraava rivi
ui-key-row-up = Edellinen rivi
ui-key-hp = Laske kestopisteitä
ui-key-select = Valitse useita rivejä
ui-keys-overlay = Paneeli
ui-keys-offers = Komennot
ui-keys-how = Vaihda pikanäppäin painamalla sitä tässä. Komento koskee riviä, jolla olet, muuten avointa riviä, muuten sitä, joka on vuorossa.
ui-keys-change = { $what }: { $key }. Vaihda pikanäppäin
ui-keys-none = ei pikanäppäintä
ui-keys-pressing = Paina näppäimiä
ui-keys-press = { $what }: paina uusia näppäimiä. Askelpalautin poistaa pikanäppäimen, Esc jättää ennalleen.
ui-keys-taken = Näppäintä { $key } tarvitaan liikkumiseen tai kirjoittamiseen.
ui-keys-lost = { $key } oli jo käytössä: { $what }. Sillä ei ole nyt pikanäppäintä.
ui-keys-reset = Kaikki pikanäppäimet ennalleen
ui-cap-ctrl = Ctrl
ui-cap-alt = Alt
ui-cap-shift = Vaihto
