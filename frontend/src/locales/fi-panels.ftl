# The panels in Finnish: what comes right after the first look.

## The order and its rows

ui-note = Muistiinpano:{" "}
ui-end-condition = Päätä: { $name }

## Offers

group-turn = Tämä vuoro
group-round = Tämä kierros
group-combatant = Toiminnot
group-health = Kunto
group-conditions = Tilat
group-setup = Luvut
group-manage = Hahmo
group-override = PJ:n poikkeus
group-intent = Aikeet
group-timer = Aika

## The log

ui-log-empty = Vielä ei ole tapahtunut mitään.
ui-log-earlier = Aiemmat rivit
ui-log-search = Hae lokista
ui-log-words = Haku
ui-log-who = Kenestä
ui-log-everybody = Kaikki
ui-log-kind = Millaiset
ui-log-kind-all = Kaikenlaiset
ui-log-kind-dice = Nopat
ui-log-kind-health = Kunto ja tilat
ui-log-kind-gm = PJ:n tai PJ:lle
ui-log-none = Mikään näistä riveistä ei sovi.
ui-log-whole = Tiedostoissa ovat kaikki rivit, eivät vain tässä näkyvät.
ui-log-jump = Näytä järjestyksessä: { $name }
ui-log-as-text = Tekstinä
ui-log-as-json = JSONina
ui-log-incomplete = Koko lokia ei saatu haettua. Yritä uudelleen, kun yhteys toimii.
ui-in-the-log = Lokissa

## Setting up, rules, the table

ui-add-hint = ”Mira, Bruno, Viholliset: 3x Hiisi HP 6” lisää kaikki kerralla, hiidet omaan ryhmäänsä.
ui-nothing-to-add = Mitään ei voi nyt lisätä.
ui-rules = Kotisäännöt
ui-mark-house = kotisääntö
ui-mark-house-why = Sääntöteksti jättää tämän auki. Me tulkitsemme sen näin.
ui-mark-wider = laajempi lähde
ui-mark-wider-why = Ei ole itse sääntötekstissä, mutta peli, johon teksti kuuluu, tekee näin.
ui-mark-analogy = kotisääntö
ui-mark-analogy-why = Sääntöteksti jättää tämän auki. Samanlainen peli tekee näin.
ui-changed = muutettu
ui-catalogue = Tarkistettavaa
ui-in-use = käytössä
ui-change = Muuta
ui-players-may = Mitä pelaajat saavat tehdä omilleen
ui-keys = Näppäimistö
ui-keys-on = Yksittäiset kirjaimet ovat pikanäppäimiä
ui-key-next = Iso painike
ui-key-log = Loki ja takaisin
ui-key-undo = Kumoa
ui-key-close = Sulje avoin
ui-encounters = Kohtaamiset
ui-new-encounter = Uusi kohtaaminen
ui-imported = Tuotu: { $name }
ui-people = Väki
ui-invite = Kutsu joku
ui-here = paikalla
ui-seen = nähty viimeksi { $when }
ui-never-seen = ei vielä nähty
ui-revoked = suljettu
ui-link-for = Linkki: { $name }
ui-link-once = Kenellä on tämä linkki, sillä on paikka. Linkki näytetään vain nyt.
ui-copy = Kopioi
ui-copied = Kopioitu.
ui-copy-by-hand = Selain ei anna kopioida tässä. Linkki on valittuna: paina Ctrl+C tai kopioi se valikosta.
ui-put-away = Sulje
table-create-encounter = Luo
    .name = Nimi
    .system = Ajoitustapa
table-show-encounter = Näytä kaikille
table-hide-encounter = Piilota kaikilta
table-rename-encounter = Vaihda nimi
table-copy-encounter = Kopioi
    .name = Kopion nimi
table-delete-encounter = Poista
table-delete-encounter-sure = Poistetaanko ”{ $name }” ja koko sen loki? Tätä ei voi kumota.
table-invite-seat = Tee linkki
    .name = Nimi
    .role = Rooli
table-rename-seat = Vaihda nimi
table-rotate-seat = Uusi linkki
table-rotate-seat-sure = Tehdäänkö uusi linkki: { $name }? Vanha linkki lakkaa toimimasta.
table-revoke-seat = Sulje paikka
table-revoke-seat-sure = Suljetaanko paikka: { $name }? Paikalla istuva joutuu heti ulos, ja linkki lakkaa toimimasta.
table-rename-table = Vaihda pöydän nimi
table-delete-table = Poista pöytä
table-delete-table-sure = Poistetaanko ”{ $name }” ja kaikki sen kohtaamiset ja paikat? Tätä ei voi kumota.
table-role-gm = PJ
table-role-player = Pelaaja
table-role-observer = Katsoja
landing-what = Pitää taistelun ajasta kirjaa pöydällesi.
landing-name = Pöydän nimi
landing-create = Uusi pöytä
landing-made = Pöytä on valmis. Tämä linkki avaa pelinjohtajan paikan, ja se näytetään vain nyt: pane se talteen.
landing-link = Pelinjohtajan linkki
landing-open = Avaa pöytä

## Fields of forms, unless an offer calls them something else

field-name = Nimi
field-count = Montako
field-side = Ryhmä
field-controller = Pelaaja
field-hidden = Piilossa pelaajilta
field-hp = Kestopisteet
field-max-hp = Enintään
field-by = Muutos
field-standing = Kyky ja halu taistella
field-until = Mihin asti
field-rounds = Kierroksia
field-whose = Kenen vuoro
field-note = Muistiinpano PJ:lle
field-condition = Tila
field-what = Mitä
field-allowed = Sallittu
field-value = Arvo
field-who = Kuka
field-other = Toinen
field-time = Kesto
field-basic = Perustoimintoja
field-bonus = Bonustoimintoja
field-encounter = Kohtaaminen
field-system = Ajoitustapa
field-role = Rooli
field-seat = Paikka

## Why something was not done

refused-invalid = Noin se ei onnistu.
refused-conflict = Tehty jo.
refused-forbidden = Tältä paikalta sitä ei voi tehdä.
refused-not-found = Sitä ei enää ole.
refused-id-reuse = Matkalla meni jotain pieleen. Paina uudelleen.
refused-slow-down = Liikaa kerralla: odota hetki ja paina uudelleen.
refused-too-big = Se on liikaa kerralla.
refused-internal = Palvelin teki virheen. Mikään ei muuttunut.
refused-offline = Palvelin ei vastaa. Yritä uudelleen, kun yhteys toimii.
refused-not-now = Ei nyt.
refused-not-yours = Se on toisen pelaajan.
refused-only-the-gm = Sen voi tehdä vain pelinjohtaja.
refused-only-the-owner = Sen voi tehdä vain pöydän omistaja.
refused-owner-stays = Omistajan paikkaa ei voi sulkea.
refused-observers-only-watch = Katsojat vain katsovat.
refused-no-such-combatant = Sen nimistä hahmoa ei enää ole täällä.
refused-no-such-seat = Sitä paikkaa ei enää ole.
refused-no-such-system = Tätä ajoitustapaa ei ole asennettu.
refused-system-missing = Tämän kohtaamisen ajoitustapaa ei ole asennettu.
refused-encounter-unreadable = Tämä kohtaaminen on tehty toisella versiolla, eikä sitä voi lukea.
refused-encounter-ended = Kohtaus on ohi.
refused-encounter-full = Kohtaaminen on kasvanut liian pitkäksi. Kopioi se ja jatka kopiossa.
refused-not-in-this-stage = Ei tässä vaiheessa kohtausta.
refused-start-first = Aloita kohtaus ensin.
refused-field-not-offered = Sitä ei voi nyt valita.
refused-not-for-this-combatant = Ei tälle hahmolle.
refused-acted-since = Joku on jo ehtinyt toimia.
refused-too-many = Niitä on jo { $most }: poista ensin jokin.
refused-too-many-conditions = { $name }: tiloja on jo { $most }. Päätä ensin jokin.
refused-too-many-combatants = Kohtaamiseen mahtuu { $most }, poistetut mukaan lukien: aloita uusi.
refused-too-long = Enintään { $most } merkkiä.
refused-out-of-range = { ui-wrong-range }
refused-left-empty = { ui-wrong-empty }
refused-bad-file = Tässä tiedostossa ei ole kohtaamista.
refused-dice-not-asked-for = Tässä ei heitetä noppia.
refused-die-counts-from-zero = Tämä noppa luetaan 0–{ $highest }: nolla on 0 eikä { $face }.
refused-die-out-of-range = Nopalla d{ $sides } ei voi tulla { $face }.
refused-too-few-dice = Tarvitaan vielä yksi noppa (d{ $sides }).
refused-too-many-dice = Yksi noppa liikaa.
refused-nobody-there = Paikalla ei nyt istu kukaan, joten kukaan ei huomaisi.
refused-no-such-language = Pöytä ei osaa sitä kieltä.
refused-delay-too-long = Viive voi olla enintään { $most } sekuntia.

ui-renewed = Rondel päivitettiin palvelimella. Lataa sivu uudelleen, kun sinulle sopii.
ui-reload = Lataa uudelleen
