# The door: how people come in who have no seat yet, and what a GM does about them.

## The lobby

lobby-door = Liity pöytään
lobby-door-what = Kerro, kuka olet. Pelinjohtaja näkee, että koputat, ja päästää sisään.
lobby-waiting = Koputit oveen
lobby-waiting-what = Pelinjohtaja näkee nimesi. Kun sinut päästetään sisään, pöytä aukeaa tähän itsestään.
lobby-waiting-offline = Palvelin ei juuri nyt vastaa. Siltä kysytään yhä uudelleen.
lobby-turned-away = Sinua ei päästetty sisään
lobby-turned-away-what = Ehkä pelinjohtaja ei tuntenut sinua tällä nimellä, tai kukaan ei tullut ovelle. Voit koputtaa uudelleen.
lobby-shut = Tämä ovi on suljettu
lobby-shut-what = Liittymislinkki ei enää kelpaa. Pyydä pelinjohtajalta uusi.
lobby-no-invite = Avaa liittymislinkki uudelleen
lobby-no-invite-what = Osa siitä puuttuu. Avaa saamasi linkki vielä kerran tai skannaa koodi uudelleen.
lobby-begin = Pidä taistelusi ajassa
lobby-begin-what = Tee pöytä, niin sen pelinjohtajan paikka on sinun.
lobby-made = Pöytä on valmis
lobby-made-what = Tämä linkki avaa pelinjohtajan paikan, ja se näytetään vain nyt. Pane se talteen toista selainta tai toista päivää varten.
lobby-room = Tällä huoneella on pöytä
lobby-room-what = Jos olet sen pelinjohtaja, liitä linkki, jonka panit talteen pöytää tehdessäsi. Muut pelinjohtajat pyytävät häneltä oman linkin.
lobby-nowhere = Täällä ei ole vielä pöytää
lobby-nowhere-what = Kun pelinjohtaja avaa pöydän tähän huoneeseen, voit liittyä siihen tästä. Jätä tämä auki.
lobby-away = Pöytä on muualla
lobby-away-what = Tämä huone johtaa toisella palvelimella olevaan pöytään.
lobby-name = Nimesi
lobby-role = Haluat
lobby-role-player = Pelata
lobby-role-observer = Katsoa
lobby-knock = Koputa
lobby-again = Koputa uudelleen
lobby-other-name = Muuta
lobby-have-link = Minulla on linkki
lobby-link = Linkkisi
lobby-go = Avaa
lobby-knock-instead = Koputa sen sijaan
lobby-new-instead = Tee tälle huoneelle uusi pöytä
lobby-open-there = Avaa se siellä
refused-no-link = Tämä ei ole linkki pöytään.
refused-other-server = Tämä linkki on toiselle palvelimelle. Jos vain palvelimen osoite on muuttunut, kirjoita uusi linkin alkuun.
refused-link-cut-off = Linkin loppu puuttuu. Kopioi se kokonaan, https-alusta viimeiseen merkkiin.
refused-room-full = Huone ei ottanut linkkiä tähän pöytään. Jaa liittymislinkki itse kohdasta Pöytä.

## The door, for GMs

ui-door = Ovi
ui-door-what = Se, jolla on liittymislinkki, voi koputtaa. Sinä päätät, kuka tulee sisään ja kenenä.
ui-door-open-elsewhere = Ovi on auki. Sen linkki on siellä, missä se tehtiin; tässä voit tehdä uuden.
ui-join-link = Liittymislinkki
ui-join-link-what = Jaa se vapaasti: sillä voi vain koputtaa.
ui-join-qr = Koodi puhelimille
ui-join-qr-what = Liittymislinkki QR-koodina
ui-room-leads-here = Tämä huone johtaa tänne: jokainen, joka avaa Rondelin siinä, voi koputtaa.
ui-room-lead-here = Johda tämä huone tänne
ui-room-void = Tämän huoneen linkki ei enää kelpaa: kukaan ei voi koputtaa sillä.
ui-room-renew = Tee uusi linkki
ui-room-amiss = Tästä huoneesta ei voi vielä koputtaa tänne. Korjaa se ovella kohdassa Pöytä.
ui-knock = Ovella: { $name }
ui-knocks = Ketkä koputtavat
ui-knock-before = Sanoo olevansa: { $name }
ui-knock-before-here = Pöydässä nyt: { $name }
ui-knock-plays = Pelaa
ui-knock-plays-nobody = ei vielä ketään
ui-admitted = Päästetty sisään: { $name }
table-open-door = Avaa ovi
table-renew-door = Uusi linkki
table-renew-door-sure = Tehdäänkö uusi liittymislinkki? Vanha lakkaa toimimasta, ja odottavat käännytetään pois.
table-close-door = Sulje ovi
table-close-door-sure = Suljetaanko ovi? Liittymislinkki lakkaa toimimasta, ja odottavat käännytetään pois.
table-admit-before = Päästä paikalle: { $name }
table-admit-player = Päästä pelaajaksi
table-admit-observer = Päästä katsojaksi
table-admit-seat = Päästä jonkun paikalle
    .seat = Kenen paikka
table-turn-away = Käännytä pois

## Pages around the table

ui-frames = Sivut, jotka saavat näyttää tämän pöydän
ui-frames-what = Owlbear Rodeo ja tämä palvelin saavat. Lisää oman Foundrysi tai muun sivun osoite. Katselusivut saa näyttää missä vain.
ui-frames-address = Sivun osoite
ui-frames-add = Lisää
ui-frames-remove = Poista { $origin }
ui-host-switches = Ohjelmassa { $host }
ui-knock-by-link = linkillä
