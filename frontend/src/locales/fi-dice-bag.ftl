# Dice-bag rounds in Finnish: what can be done, and the house rules.

## What can be done

dice-bag-decide-sides = Kuka aloittaa?
dice-bag-side-ready = Valmis
dice-bag-side-ready-of = { $side }: valmis
dice-bag-draw-die = Nosta noppa
dice-bag-march = Marssi
dice-bag-take-special-event = Erikoistapahtuma
    .special = Mikä tapahtuma
    .instead = Kenen marssin sijaan
dice-bag-activate = Aktivoi
dice-bag-call-wanderer = Aktivoi vaeltaja
    .wanderer = Vaeltaja
dice-bag-bring-wanderer = Tuo vaeltaja
dice-bag-spend-die = Älä aktivoi ketään
dice-bag-declare-order = Käsky
dice-bag-order-wanderer = Käske vaeltajaa
dice-bag-give-move = { $name }: liike
dice-bag-give-assault = { $name }: rynnäkkö
dice-bag-give-action = { $name }: toiminto
dice-bag-order-enter = { $name }: reservistä pelialueelle
dice-bag-order-with-note = { $name }: käsky ja huomautus
    .order = Käsky
    .note = Huomautus lokiin
dice-bag-complete-order = Käsky tehty
dice-bag-complete-order-of = { $order ->
    [move] Liike { $number }/2 tehty
    [assault] Rynnäkkö { $number }/2 tehty
   *[action] Toiminto { $number }/2 tehty
}
dice-bag-follow = Seuraa sankaria
dice-bag-stay-behind = Jää reserviin
dice-bag-hand-over = Anna käsky toiselle
    .to = Kenelle
dice-bag-set-modifier = Muunnin seuraavaan käskyyn
    .value = Arvo
    .name = Miksi
dice-bag-end-activation = Päätä aktivointi
dice-bag-end-activation-with = { $left ->
    [one] Päätä aktivointi, yksi käsky jää
   *[other] Päätä aktivointi, { $left } käskyä jää
}
dice-bag-react = Reagoi
dice-bag-react-with-note = Reagoi huomautuksella
    .note = Huomautus lokiin
dice-bag-pass-reaction = Ei reaktiota
dice-bag-pass-all = Ei reaktiota omiltani
dice-bag-pass-all-of = { $count ->
    [one] Ei reaktiota
   *[other] Ei reaktiota, { $count } omaa
}
dice-bag-close-reactions = Päätä reaktiot
dice-bag-close-reactions-of = { $count ->
    [0] Päätä reaktiot
    [one] Päätä reaktiot, yksi vastaamatta
   *[other] Päätä reaktiot, { $count } vastaamatta
}
dice-bag-open-reactions = Salli reaktiot
dice-bag-roll-difficulty = Vaikeusasteheitto
dice-bag-roll-difficulty-of = { $name }: vaikeusasteheitto
    .target = Vaikeusaste
    .modifier = Muunnin
dice-bag-roll-opposed = Heitto toista vastaan
dice-bag-roll-opposed-of = { $name }: heitto toista vastaan
    .other = Ketä vastaan
    .modifier = Oma muunnin
    .other-modifier = Vastustajan muunnin
dice-bag-roll-wanderer-difficulty = Vaeltajan heitto
dice-bag-roll-wanderer-opposed = Vaeltajan heitto toista vastaan

dice-bag-new-round = Seuraava kierros
dice-bag-extend-rounds = Pelaa vielä kierros

dice-bag-set-kind = Sankari, vasalli vai vaeltaja
    .kind = Laji
dice-bag-set-ability = Kyky
dice-bag-ability-divides-on = Saa jakaa käskyjä
dice-bag-ability-divides-off = Ei enää jaa käskyjä
dice-bag-ability-regenerates-on = Regeneroituu
dice-bag-ability-regenerates-off = Ei enää regeneroidu
dice-bag-set-weapon = Ampuma-ase
dice-bag-set-weapon-none = Ei ampuma-asetta
dice-bag-set-weapon-loaded = Ase on ladattu
dice-bag-set-weapon-unloaded = Ase on lataamatta
dice-bag-set-affliction = Vaiva
dice-bag-affliction-on = Merkitse
    .affliction = Vaiva
dice-bag-affliction-off = Ei enää
    .affliction = Vaiva
dice-bag-bind = Vasallin sankari
    .hero = Sankari
    .bond = Miten
dice-bag-unbind = Ei enää vasalli
dice-bag-put-in-reserve = Reserviin
    .place = Tulopaikka
dice-bag-take-from-reserve = Pelialueelle
dice-bag-add-effect = Lisää verho, elementaali tai portti
    .kind = Laji
dice-bag-drop-effect = Poista verho, elementaali tai portti
    .effect = Mikä
dice-bag-add-special-event = Lisää tapahtuma
dice-bag-switch-special-event = Kytke erikoistapahtuma päälle tai pois
dice-bag-special-on = Ota käyttöön: { $name }
dice-bag-special-off = Pane pois: { $name }
dice-bag-drop-special-event = Poista erikoistapahtuma
dice-bag-special-drop = Poista: { $name }
dice-bag-set-xp = Kokemus
dice-bag-set-xp-of = XP: { $side }
    .xp = XP
dice-bag-set-dice = Toisen ryhmän nopat
    .side = Ryhmä
    .colour = Väri
    .count = Montako
dice-bag-set-dice-of = { $colour ->
    [red] { $side }: punaisia
    [yellow] { $side }: keltaisia
   *[green] { $side }: vihreitä
}
    .count = Montako
dice-bag-begin-placing = Aloita asettaminen
    .what = Mitä
    .way = Miten
dice-bag-place = Asetettu
dice-bag-place-one = { $side }: yksi asetettu
dice-bag-place-all = { $side }: kaikki asetettu
dice-bag-pass-placing = Ei enempää
dice-bag-pass-placing-of = { $side }: ei enempää
dice-bag-end-placing = Päätä asettaminen
dice-bag-allow = Kenet saa aktivoida
dice-bag-allow-on = { $colour ->
    [red] { $kind ->
        [hero] Punainen saa aktivoida sankareita
        [vassal] Punainen saa aktivoida vasalleja
       *[wanderer] Punainen saa aktivoida vaeltajia
    }
    [yellow] { $kind ->
        [hero] Keltainen saa aktivoida sankareita
        [vassal] Keltainen saa aktivoida vasalleja
       *[wanderer] Keltainen saa aktivoida vaeltajia
    }
   *[green] { $kind ->
        [hero] Vihreä saa aktivoida sankareita
        [vassal] Vihreä saa aktivoida vasalleja
       *[wanderer] Vihreä saa aktivoida vaeltajia
    }
}
dice-bag-allow-off = { $colour ->
    [red] { $kind ->
        [hero] Punainen ei enää aktivoi sankareita
        [vassal] Punainen ei enää aktivoi vasalleja
       *[wanderer] Punainen ei enää aktivoi vaeltajia
    }
    [yellow] { $kind ->
        [hero] Keltainen ei enää aktivoi sankareita
        [vassal] Keltainen ei enää aktivoi vasalleja
       *[wanderer] Keltainen ei enää aktivoi vaeltajia
    }
   *[green] { $kind ->
        [hero] Vihreä ei enää aktivoi sankareita
        [vassal] Vihreä ei enää aktivoi vasalleja
       *[wanderer] Vihreä ei enää aktivoi vaeltajia
    }
}

## Upkeep

dice-bag-do-upkeep = Tee alkutoiminnot
dice-bag-do-wake = Herätä sankarit
dice-bag-do-burning = Palava maasto: −1 kullekin
dice-bag-do-poison = Myrkyttyneet ja hukkuvat: −1 kullekin
dice-bag-do-haste = Nopeuttavat juomat: −1 kullekin
dice-bag-do-load = Lataa aseet
dice-bag-do-gates = Sulje portit
dice-bag-upkeep-go-on = Ei tehtävää: jatka
dice-bag-upkeep-reminded = Tehty
dice-bag-skip-upkeep = Jätä tekemättä
dice-bag-roll-upkeep = Alkutoiminnon heitto
dice-bag-roll-plague = Zombiruton heitto: { $name }
dice-bag-roll-regenerate = Regeneraatioheitto: { $name }
dice-bag-settle-upkeep = Ratkaise zombirutto tai regeneraatio
    .by = Kestopisteet
dice-bag-settle-plague = Ratkaise zombirutto: { $name }
    .by = Kestopisteet
dice-bag-settle-regenerate = Ratkaise regeneraatio: { $name }
    .by = Kestopisteet
dice-bag-roll-effect = Heitä
dice-bag-roll-dissipate = Heitä: haihtuuko { $name }?
dice-bag-settle-effect = Päätä, miten verhon, elementaalin tai portin käy
    .stays = Miten käy
dice-bag-settle-dissipate = Päätä, miten käy: { $name }
    .stays = Miten käy
dice-bag-effect-stays = pysyy
dice-bag-effect-goes = haihtuu
dice-bag-catch-up = Tee jälkikäteen
dice-bag-catch-up-wake = Herätä: { $name }
dice-bag-catch-up-burning = Palava maasto: { $name }
dice-bag-catch-up-poison = Myrkyttynyt tai hukkuva: { $name }
dice-bag-catch-up-haste = Nopeuttava juoma: { $name }
dice-bag-catch-up-plague = Zombirutto tarkistettu: { $name }
dice-bag-catch-up-load = Lataa: { $name }
dice-bag-catch-up-regenerate = Regeneraatio tehty: { $name }
dice-bag-catch-up-not = Jätä tekemättä: { $name }

## What the GM may set

dice-bag-take-die = Käytä pöydällä nostettua noppaa
    .die = Noppa
dice-bag-add-die = Lisää noppa
dice-bag-add-die-of = Lisää noppa: { $side }
    .colour = Väri
dice-bag-remove-die = Poista noppa pussista
    .die = Noppa
dice-bag-return-die = Palauta nostettu noppa
    .number = Noppa
dice-bag-redo-side-order = Ratkaise aloittaja uudelleen
dice-bag-put-side-first = Ensimmäiseksi
dice-bag-put-side-first-of = Aloittaja: { $side }
dice-bag-force-upkeep = Nosta, vaikka alkutoiminnot ovat kesken
dice-bag-wake = Herätä

## House rules

setting-planned_rounds = Kierrosten määrä
setting-upkeep_order = Alkutoiminnot tehdään
dice-bag-upkeeporder-side = ryhmä kerrallaan
dice-bag-upkeeporder-item = kohta kerrallaan
setting-vassals_wake = Myös nukkuvat vasallit heräävät
setting-poison_and_drowning = Myrkyttynyt ja hukkuva menettää
dice-bag-poisonanddrowning-once = yhden kestopisteen
dice-bag-poisonanddrowning-each = kestopisteen kummastakin
setting-reactions = Reaktiot
dice-bag-reactions-window = kysytään joka käskystä
dice-bag-reactions-gm = kun PJ kysyy
dice-bag-reactions-off = ei lainkaan
setting-once_per_round = Kukin aktivoidaan vain kerran kierroksessa
setting-who_draws = Nopan nostaa
dice-bag-whodraws-anyone = kuka tahansa
dice-bag-whodraws-gm = PJ
setting-conflict_die = Konfliktinopan tahkot
setting-success = Heitto onnistuu, kun tulos on
dice-bag-success-low = enintään vaikeusaste
dice-bag-success-high = vähintään vaikeusaste
setting-opposed_tie = Tasatuloksen voittaa
dice-bag-opposedtie-defender = puolustaja tai reagoija
dice-bag-opposedtie-attacker = hyökkääjä
dice-bag-opposedtie-again = ei kukaan: heitetään uudelleen
setting-special_replaces = Erikoistapahtuma korvaa
dice-bag-specialreplaces-all = kaikki nopan marssit
dice-bag-specialreplaces-one = yhden marssin
-dice-bag-auto = automaattisesti
-dice-bag-ask = pyydettäessä
-dice-bag-remind = käsin
setting-upkeep_wake = Alkutoiminto 1, sankarit heräävät
dice-bag-upkeepwake-auto = { -dice-bag-auto }
dice-bag-upkeepwake-ask = { -dice-bag-ask }
dice-bag-upkeepwake-remind = { -dice-bag-remind }
setting-upkeep_burning = Alkutoiminto 2, palava maasto
dice-bag-upkeepburning-auto = { -dice-bag-auto }
dice-bag-upkeepburning-ask = { -dice-bag-ask }
dice-bag-upkeepburning-remind = { -dice-bag-remind }
setting-upkeep_poison = Alkutoiminto 3, myrkyttyneet ja hukkuvat
dice-bag-upkeeppoison-auto = { -dice-bag-auto }
dice-bag-upkeeppoison-ask = { -dice-bag-ask }
dice-bag-upkeeppoison-remind = { -dice-bag-remind }
setting-upkeep_haste = Alkutoiminto 4, nopeuttavat juomat
dice-bag-upkeephaste-auto = { -dice-bag-auto }
dice-bag-upkeephaste-ask = { -dice-bag-ask }
dice-bag-upkeephaste-remind = { -dice-bag-remind }
setting-upkeep_plague = Alkutoiminto 5, zombirutot
dice-bag-upkeepplague-auto = { -dice-bag-auto }
dice-bag-upkeepplague-ask = { -dice-bag-ask }
dice-bag-upkeepplague-remind = { -dice-bag-remind }
setting-upkeep_load = Alkutoiminto 6, ampuma-aseet ladataan
dice-bag-upkeepload-auto = { -dice-bag-auto }
dice-bag-upkeepload-ask = { -dice-bag-ask }
dice-bag-upkeepload-remind = { -dice-bag-remind }
setting-upkeep_dissipate = Alkutoiminto 7, haihtumiset
dice-bag-upkeepdissipate-auto = { -dice-bag-auto }
dice-bag-upkeepdissipate-ask = { -dice-bag-ask }
dice-bag-upkeepdissipate-remind = { -dice-bag-remind }
setting-upkeep_regenerate = Alkutoiminto 8, regeneraatiot
dice-bag-upkeepregenerate-auto = { -dice-bag-auto }
dice-bag-upkeepregenerate-ask = { -dice-bag-ask }
dice-bag-upkeepregenerate-remind = { -dice-bag-remind }
setting-upkeep_gates = Alkutoiminto 9, ulottuvuusportit
dice-bag-upkeepgates-auto = { -dice-bag-auto }
dice-bag-upkeepgates-ask = { -dice-bag-ask }
dice-bag-upkeepgates-remind = { -dice-bag-remind }
