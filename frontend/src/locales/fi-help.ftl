# Ohje: miten Rondel tulee sinne, missä pelataan. Painikkeiden tekstit nimetään avaimillaan.

help = Missä pelaatte?
help-what = Rondel voi olla virtuaalisen pelipöydän sisällä tai sen vieressä, puhelimissa ja striimissä. Jokaiseen riittää muutama vaihe.
help-home = Rondelin etusivu
help-places = Missä pelaatte
help-line = Kopioitavaksi
help-notes = Hyvä tietää
help-hindered-local = Tämän Rondelin osoite on { $server }: siihen pääsee vain tältä koneelta. Kokeiluun se riittää, mutta selain saattaa kysyä, saako ympäröivä sivu käyttää paikallisverkon laitteita, tai kieltää sen. Muut tarvitsevat osoitteen, johon he pääsevät, ja https:n; README kertoo miten, kohdassa ”Behind HTTPS”.
help-hindered-plain = Tämän Rondelin osoite on { $server }, ilman https:ää. Selaimet eivät näytä sitä https-sivujen sisällä, ja Owlbear Rodeo on sellainen. Ylläpitäjä voi panna eteen varmenteella varustetun verkkopalvelimen; README kertoo miten, kohdassa ”Behind HTTPS”. Ikkunassa pelipöydän vieressä se toimii näinkin.
help-note-claims = Huoneessa ei koskaan säilytetä mitään, mikä avaa paikan, ja pelipöydän puheita ihmisistä uskotaan vasta, kun päästät heidät sisään. Palaavasta näytetään, mikä paikka hänellä oli.
help-note-forgets = Jotkin selaimet eivät muista mitään sivusta, joka on toisen sisällä. Silloin pelinjohtaja liittää linkkinsä uudelleen ja pelaajat koputtavat uudelleen.

## Owlbear Rodeo

help-owlbear = Owlbear Rodeossa
help-owlbear-what = Laajennus, jonka paneeli on kartan vieressä: taistelijat tulevat kartan hahmoista, ja kartta näyttää, kuka toimii.
help-owlbear-add = Valitse Owlbear Rodeon profiilissasi ”Add Extension” ja liitä tämä osoite:
help-owlbear-enable = Avaa huoneesi ja kytke Rondel päälle sen laajennuksista. Ratas ilmestyy yläreunan palkkiin.
help-owlbear-table = Paina ratasta ja sitten ”{ landing-create }”. Olet pelinjohtaja. Pane näytettävä linkki talteen: se avaa paikkasi missä selaimessa tahansa.
help-owlbear-tokens = Valitse, miten aikaa seurataan. Valitse sitten kartalta hahmoja ja niiden valikosta ”{ ui-owlbear-add }”. Ensin näet, mitä niistä tulee; piilossa olevat tulevat piilossa.
help-owlbear-players = Pelaajatkin painavat ratasta ja siten koputtavat. Kohdassa ”{ ui-tab-table }” päästät heidät sisään ja sanot, ketä he pelaavat. Rondel näyttää heille sen, mikä ei ole piilossa, ja kysyy heiltä, kun on heidän vuoronsa.
help-owlbear-map = Alempana kohdassa ”{ ui-tab-table }” valitset, mitä kartta tekee: valitsee sen, joka toimii, siirtyy sinne tai näyttää palkin.
help-owlbear-tokens-later = Kun teet piilotetun hahmon näkyväksi kartalla, Rondel kysyy, paljastetaanko se täälläkin; mitään ei paljasteta itsestään. Jos poistat hahmon kartalta, taistelija jää taisteluun.

## Foundry VTT

help-foundry = Foundry VTT:ssä
help-foundry-what = Moduuli Foundryn versioon 13 ja uudempiin, mihin tahansa pelijärjestelmään: ikkuna, jossa on Rondel.
help-foundry-install = Paina Foundryn asetuksissa kohdassa ”Add-on Modules” painiketta ”Install Module” ja liitä tämä manifestin osoitteeksi:
help-foundry-enable = Avaa maailmasi ja ota Rondel käyttöön kohdassa ”Manage Modules”.
help-foundry-table = Paina ”Avaa Rondel” taistelunäkymässä tai hahmojen työkaluissa ja sitten ”{ landing-create }”. Olet pelinjohtaja. Pane näytettävä linkki talteen: se avaa paikkasi missä selaimessa tahansa.
help-foundry-tokens = Napsauta hahmoa oikealla ja valitse ”Lisää Rondeliin”, tai paina ”{ ui-from-host }”, niin koko taistelu tulee. Ensin näet, mitä heistä tulee; piilossa olevat tulevat piilossa.
help-foundry-players = Pelaajatkin avaavat ikkunan ja siten koputtavat. Kohdassa ”{ ui-tab-table }” päästät heidät sisään ja sanot, ketä he pelaavat.
help-foundry-mirror = Halutessasi Foundryn oma taistelunäkymä seuraa mukana: ”{ host-switch-mirror }”. Sen aloitearvot korvataan silloin; ketään ei lisätä eikä poisteta.
help-foundry-frames = Pysyykö ikkuna jollakulla tyhjänä? Silloin hän avaa Foundryn eri osoitteesta kuin sinä. Lisää se osoite kohtaan ”{ ui-frames }”; ikkuna kertoo, mikä se on.

## TaleSpire

help-talespire = TaleSpiressä
help-talespire-what = Symbiote: paneeli pelilaudan sivussa.
help-talespire-folder = Hae tämä kansio ja pura se omaan kansioonsa Symbiotejesi joukkoon:
help-talespire-open = Avaa TaleSpiressä Symbiote-paneeli ja valitse Rondel.
help-talespire-table = Paina ”{ landing-create }”. Olet pelinjohtaja. TaleSpire muistaa paikkasi tässä kampanjassa; pane linkkikin talteen.
help-talespire-queue = Kohdassa ”{ ui-tab-setup }” painike ”{ ui-from-host }” tuo kaikki aloitejonosta. Ensin näet, mitä heistä tulee; piilossa olevat tulevat piilossa.
help-talespire-players = Jokainen pelaaja purkaa saman kansion. Joka avaa Rondelin laudallasi, koputtaa, ja kohdassa ”{ ui-tab-table }” päästät hänet sisään.
help-talespire-board = Rondel ei muuta laudalla mitään: TaleSpire antaa Symbiotien lukea jononsa mutta ei kirjoittaa siihen.

## Any page

help-page = Omalla sivullasi
help-page-short = Verkkosivu
help-page-what = Blogi, wiki, kampanjan sivu tai pelipöytä, joka näyttää sivuja kehyksessä.
help-page-link = Tee kohdassa ”{ ui-tab-table }” katsojan linkki. Seuraavassa sen paikalla lukee LINK.
help-page-element = Missä voit kirjoittaa HTML:ää ja skriptejä, pane nämä kaksi riviä:
help-page-frame = Ilman skriptejä riittää kehys. Kirjoita linkkiin /t/ sijaan /w/: sellainen sivu vain näyttää, ja kuka tahansa saa kehystää sen.
help-page-play = Jos sivulla pelataan, lisää sen osoite kohtaan ”{ ui-frames }” ja käytä paikan linkkiä sekä view="full".
help-page-public = Joka voi avata sivusi, näkee sen, minkä katsojatkin. Pelinjohtajan linkkiä ei panna millekään sivulle.

## OBS

help-obs = Striimissä, OBS:n kanssa
help-obs-what = Sivu, joka vain näyttää: palkki, palsta tai koko näyttö, halutessasi läpinäkyvä.
help-obs-link = Valitse kohdassa ”{ ui-tab-table }”, otsikon ”{ ui-watch }” alla, asettelu ja paina ”{ ui-watch-make }”.
help-obs-source = Lisää OBS:ään lähde, jonka laji on ”Browser”, ja liitä linkki sen URL-osoitteeksi.
help-obs-size = Anna sille koko: palkille noin 1000 × 100, palstalle 340 × 620, näytölle 1280 × 720. Rivit, jotka eivät mahdu, jäävät pois.
help-obs-colours = Värit ja koot valitset itse lähteen kohdassa ”Custom CSS”:
help-obs-delay = ”{ table-delay-observers }” pitää sivun yhtä paljon jäljessä kuin striimisi on, jottei kukaan lue edelle.
help-obs-hidden = Mikä on pelaajilta piilossa, ei koskaan päädy tuolle sivulle.

## Phones

help-phones = Puhelimissa
help-phones-short = Puhelimet
help-phones-what = Kaikki saman pöydän ääressä, jokaisella puhelin. Mitään ei tarvitse asentaa.
help-phones-door = Paina kohdassa ”{ ui-tab-table }”, otsikon ”{ ui-door }” alla, ”{ table-open-door }” ja sitten ”{ ui-join-qr }”.
help-phones-scan = Pelaajat suuntaavat kameransa koodiin, kirjoittavat nimensä ja painavat ”{ lobby-knock }”.
help-phones-admit = Näet, kuka koputtaa. Sano, ketä hän pelaa, ja paina ”{ table-admit-player }”.
help-phones-again = Joka skannaa koodin uudelleen samalla puhelimella, palaa paikalleen.
help-phones-link = Koodilla voi vain koputtaa. Voit näyttää sen kaikille ja sulkea oven, kun kaikki ovat paikalla.

## Roll20

help-roll20 = Roll20:n vieressä
help-roll20-what = Roll20 ei näytä muita sivuja, joten Rondel on ikkunassa sen vieressä. Järjestyksen voi viedä mukanaan.
help-roll20-beside = Pane ikkunat rinnakkain. Rondel on luettava 320 pikselistä alkaen.
help-roll20-copy = Avaa kohdassa ”{ ui-tab-table }” kohtaamisesi lisätiedot ja paina ”{ ui-out-roll20 }”.
help-roll20-paste = Liitä se Roll20:n keskusteluun. Skripti ChatTurnManager tekee siitä vuorojärjestyksen; skripteihin pelin omistaja tarvitsee Pro-tilauksen.
help-roll20-in = Toisin päin: liitä Roll20:n vuorojärjestyksen teksti kohtaan ”{ ui-gather }”, välilehdellä ”{ ui-tab-setup }”.
help-roll20-hidden = Piilossa olevat jäävät pois, ellet toisin sano: Roll20:ssa pelaajat näkisivät heidät.

## Spreadsheets

help-spreadsheets = Taulukoista ja luetteloista
help-spreadsheets-short = Luettelot
help-spreadsheets-what = Taistelijat tulevat sisään taulukosta, tiedostosta tai tekstiriviltä, ja pääsevät taas ulos.
help-spreadsheets-titles = Taulukossa ensimmäinen rivi kertoo, mitä sarakkeissa on, esimerkiksi Nimi, Puoli, KP. Ilman otsikoita riittää nimiluettelo:
help-spreadsheets-paste = Kopioi solut ja liitä ne kohtaan ”{ ui-gather }”, välilehdellä ”{ ui-tab-setup }”. Tiedoston voi pudottaa minne tahansa Rondelin päälle.
help-spreadsheets-look = Näet, mitä kustakin rivistä tulee. Jätä pois ketkä haluat, sano kenen puolelle muut liittyvät, ja tuo heidät sisään.
help-spreadsheets-again = Kun tuot saman luettelon myöhemmin, täällä jo olevat päivitetään eikä heitä kahdenneta. Kaiken voi kumota.
help-spreadsheets-out = Kohdassa ”{ ui-tab-table }”, kohtaamisesi lisätiedoissa, ”{ ui-out-sheet }” antaa luettelon, joka voi tulla takaisin.
help-spreadsheets-others = Muidenkin ohjelmien luettelot tunnetaan: ”{ ui-gather-knows }” kertoo mitkä.

## What the pictures show

help-picture-owlbear = Kartan ja hahmojen vieressä paneeli näyttää taistelun: kenen vuoro on ja kaikkien järjestyksen.
help-picture-knock = Paneelin välilehti Pöytä: Pavel koputtaa, ja painikkeet päästävät hänet pelaajaksi tai katsojaksi tai käännyttävät pois.
help-picture-foundry = Ikkunassa näkymän päällä on luettelo lisättävistä hahmoista ja siitä, mitä kustakin tulee.
help-picture-talespire = Paneelin välilehti Alustus ja painike, joka hakee aloitejonon TaleSpirestä.
help-picture-page = Kampanjan sivu, jonka kappaleiden välissä on taistelun järjestys.
help-picture-stream = Striimin valinnat, muun muassa näyttö, palsta ja palkki, sekä painike, joka tekee linkin.
help-picture-obs = Kuvan alareunassa palkki, jossa on järjestys; se, joka toimii, erottuu.
help-picture-code = Avoin ovi, sen liittymislinkki ja suuri QR-koodi.
help-picture-phone = Puhelin ja liittymissivu: kenttä nimelle, Pelata tai Katsoa, ja painike Koputa.
help-picture-list = Luettelon esikatselu: ketkä liittyvät, kestopisteineen ja tiloineen, ja puolen valinta.
