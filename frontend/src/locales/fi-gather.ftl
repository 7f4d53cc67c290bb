# Luettelot muista ohjelmista ja järjestys niille.

## Sisään

ui-gather = Liitä tai pudota luettelo
ui-gather-what = Taulukosta tai toisesta ohjelmasta, tiedostona tai kirjoitettuna. Esimerkiksi:
ui-gather-knows = Mitä ymmärretään
ui-gather-knows-list = Nimiä, yksi rivillä tai pilkuin erotettuina. Lukumäärän, kestopisteiden ja huomautusten kanssa:
ui-gather-knows-sheet = Taulukon soluja, CSV tai TSV, otsikkoina esimerkiksi Nimi, Puoli, KP, Max KP, Piilossa, Tilat, Muistiinpano.
ui-gather-knows-exports = Se, mitä nämä ohjelmat antavat: Rondel, Owlbear Rodeo, Foundry VTT (hahmot, taistelut), Roll20 (vuorojärjestys), TaleSpire, Improved Initiative, Pathbuilder 2e sekä Open5e:n ja 5e SRD API:n olennot.
ui-gather-text = Luettelo
ui-gather-file = Valitse tiedosto
ui-gather-look = Katso, mitä siitä tulee
ui-gather-drop = Päästä irti: ensin vain katsotaan
ui-gather-stays = Luettelo on yhä tässä.
ui-gather-no-encounter = Vielä ei ole kohtaamista, johon liittyä. Tee sellainen kohdassa Pöytä; luettelo pysyy tässä.
ui-gather-too-long = Luettelossa on { $count } merkkiä, ja kerralla luetaan { $most }. Ota siitä osa.
ui-gather-beneath = { $count ->
    [one] Tämän jälkeen tulee vielä yksi luettelo.
   *[other] Tämän jälkeen tulee vielä { $count } luetteloa.
}
ui-gather-preview = Mitä luettelosta tulee
ui-gather-read = Luettu muodossa: { $format }.
ui-gather-added = Liittyy ({ $count })
ui-gather-updated = Muuttuu ({ $count })
ui-gather-left-out = Jää pois ({ $count })
ui-gather-unchanged = Jo täällä, ei uutta ({ $count })
ui-gather-all = Kaikki
ui-gather-none = Ei mitään
ui-gather-new = { $count ->
    [one] uusi
   *[other] { $count } uutta
}
ui-gather-side = Niiden puoli, joille luettelo ei anna puolta
ui-gather-sides = Puolet
ui-gather-side-of = Puoli: { $name }
ui-gather-here-as = täällä nimellä: { $names }
ui-gather-why-listed-twice = on luettelossa jo ylempänä
ui-gather-why-encounter-full = ei tilaa: jätä muita pois tai poista täällä olevia
ui-gather-add = Lisää { $count }
ui-gather-update = Muuta { $count }
ui-gather-both = Lisää { $added }, muuta { $updated }
ui-gather-nothing-new = Ei mitään uutta tuotavaa
ui-gather-initiative = Aloite luetaan, mutta sitä ei oteta käyttöön: täällä jokaisella ajanlaskulla on omat lukunsa.
ui-gathered-added = Tuotu: uusia { $added }
ui-gathered-updated = Tuotu: muutettuja { $updated }
ui-gathered-both = Tuotu: uusia { $added }, muutettuja { $updated }
ui-becomes-name = { $before } → { $after }
ui-becomes-side = Puoli: { $before } → { $after }
ui-becomes-hp = Kestopisteet { $before } → { $after }
ui-becomes-max-hp = Kestopisteet enintään { $before } → { $after }
ui-becomes-hidden = menee piiloon
ui-becomes-seen = tulee näkyviin
ui-becomes-fallen = kaatuu
ui-becomes-risen = nousee
ui-becomes-condition = saa tilan: { $after }

## Mitä luettiin

ui-format-list = nimiluettelo
ui-format-spreadsheet = taulukko
ui-format-foundry-actor = Foundry VTT:n hahmot
ui-format-foundry-combat = Foundry VTT:n taistelu
ui-format-roll20 = Roll20:n vuorojärjestys
ui-format-stat-block = olennon tiedot

## Mitä ei otettu ja miksi

ui-gather-problems = Ei otettu sellaisenaan ({ $count })
ui-gather-line = Rivi { $where }: { $what }
ui-gather-place = { $where }: { $what }
ui-problem-too-big = Siinä on yli { $most } merkkiä. Ota siitä osa.
ui-problem-empty = Siinä ei ole ketään.
ui-problem-no-json = Se katkeaa, tai siinä on virhe merkin { $at } kohdalla. Kopioi koko teksti uudelleen.
ui-problem-too-deep = Siinä on yli { $most } sisäkkäistä tasoa.
ui-problem-unknown-format = Tämä on JSONia, jota täällä ei tunneta. Nimiluettelo käy aina.
ui-problem-no-titles = Ilman otsikoita luetaan vain ensimmäinen sarake nimiksi. Lisää otsikkorivi sen yläpuolelle.
ui-problem-above-titles = Se on otsikoiden yläpuolella ja jää pois.
ui-problem-address = Osoitetta ei avata täältä. Avaa se itse, kopioi mitä siellä on, ja liitä se.
ui-problem-unreadable = Ei voi lukea: lainausmerkki saattaa puuttua.
ui-problem-counter = { $name } laskee itsestään eikä ole taistelija.
ui-problem-no-name = Nimi puuttuu.
ui-problem-only-id = Siinä on vain pelimerkin numero, ei nimeä. Kirjoita nimi luettelona.
ui-problem-bad-count = { $name }: { $value } ei ole lukumäärä väliltä 1–{ $most }.
ui-problem-name-cut = Katkaistu { $most } merkkiin: { $name }
ui-problem-no-number = { $field ->
    [hp] Kestopisteet
    [max_hp] Kestopisteet enintään
   *[initiative] Aloite
}: ”{ $value }” ei ole luku, ja se jää pois.
ui-problem-out-of-range = { $field ->
    [hp] Kestopisteet
    [max_hp] Kestopisteet enintään
   *[initiative] Aloite
}: { $value } on enemmän kuin { $most }, ja se jää pois.
ui-problem-too-many-rows = Vain { $most } ensimmäistä luetaan. Tuo muut toisena luettelona.
refused-gather-no-text = { $name } ei ole tekstiä. Tallenna taulukko CSV-muodossa tai kopioi sen solut ja liitä ne.
refused-gather-too-large = { $name } on suurempi kuin { $most } Mt. Ota siitä osa.
refused-gather-empty = { $name } on tyhjä.

## Ulos

ui-out = Muille ohjelmille
ui-out-roll20 = Kopioi Roll20:een
ui-out-sheet = Taulukko (CSV)
ui-out-list = Ketkä ovat paikalla (JSON)
ui-out-all = Kaikki, myös loki ja piilossa olevat (JSON)
ui-out-hidden = Myös se, minkä vain PJ näkee: piilossa olevat, muistiinpanot, kaikki kestopisteet
ui-out-copied = Kopioitu. Liitä se Roll20:n keskusteluun; ChatTurnManager-skripti lataa sen.
ui-out-by-hand = Selain ei anna kopioida tässä. Teksti on valittuna: paina Ctrl+C tai kopioi se valikosta. Roll20:n ChatTurnManager-skripti lataa sen keskustelusta.
