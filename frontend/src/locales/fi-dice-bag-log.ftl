# Dice-bag rounds in Finnish: the log, and why something was not done.

## The log

dice-bag-log-bound-in-contact = { $who } aloittaa kontaktissa, sankari: { $hero }.
dice-bag-log-bound-summoned = { $who } kutsuttiin, kutsuja: { $hero }.
dice-bag-log-reserve = { $who } on reservissä: { $place }.
dice-bag-log-on-board = { $who } on pelialueella.
dice-bag-log-weapon = { $weapon ->
    [loaded] { $who }: ase ladattu.
    [unloaded] { $who }: ase lataamatta.
   *[none] { $who }: ei ampuma-asetta.
}
dice-bag-log-affliction-on = { $affliction ->
    [asleep] { $who } nukkuu.
    [burning] { $who } on palavassa maastossa.
    [poisoned] { $who } on myrkyttynyt.
    [drowning] { $who } on hukkumassa.
    [hasted] { $who } on nopeuttavan juoman vaikutuksen alainen.
   *[plagued] { $who }: zombirutto.
}
dice-bag-log-affliction-off = { $affliction ->
    [asleep] { $who } ei enää nuku.
    [burning] { $who } on poissa palavasta maastosta.
    [poisoned] { $who } ei ole enää myrkyttynyt.
    [drowning] { $who } ei ole enää hukkumassa.
    [hasted] { $who } ei ole enää nopeuttavan juoman vaikutuksen alainen.
   *[plagued] { $who }: ei enää zombiruttoa.
}
dice-bag-log-effect = { $kind ->
    [veil] { $side }: verho, { $name }.
    [elemental] { $side }: elementaali, { $name }.
   *[gate] { $side }: ulottuvuusportti, { $name }.
}
dice-bag-log-effect-gone = { $name } on poissa.
dice-bag-log-effect-stays = { $name } pysyy.
dice-bag-log-xp = { $side }: { $xp } XP.
dice-bag-log-dice-set = { $colour ->
    [red] { $side }: punaisia noppia { $count }.
    [yellow] { $side }: keltaisia noppia { $count }.
   *[green] { $side }: vihreitä noppia { $count }.
}
dice-bag-log-die-added = { $colour ->
    [red] Noppapussiin lisätään punainen noppa: { $side }.
    [yellow] Noppapussiin lisätään keltainen noppa: { $side }.
   *[green] Noppapussiin lisätään vihreä noppa: { $side }.
}
dice-bag-log-die-removed = { $colour ->
    [red] Noppapussista poistetaan punainen noppa: { $side }.
    [yellow] Noppapussista poistetaan keltainen noppa: { $side }.
   *[green] Noppapussista poistetaan vihreä noppa: { $side }.
}
dice-bag-log-die-returned = { $colour ->
    [red] Noppapussiin palautetaan punainen noppa: { $side }.
    [yellow] Noppapussiin palautetaan keltainen noppa: { $side }.
   *[green] Noppapussiin palautetaan vihreä noppa: { $side }.
}
dice-bag-log-placing-alternately = Asetetaan vuorotellen: { $what }. Järjestys: { $order }.
dice-bag-log-placing-whole = Asetetaan ryhmä kerrallaan: { $what }. Järjestys: { $order }.
dice-bag-log-placed = { $side }, asetettu: { $what }.
dice-bag-log-placed-all = { $side }: ei enää asetettavaa.
dice-bag-log-placing-ended = Asettaminen on ohi.
dice-bag-log-tie-rolled = Tasan, { $side }: heitto { $faces }.
dice-bag-log-side-drawn = { $colour ->
    [red] Tasan ({ $tied }): pussista nousi punainen noppa, { $side }. Se palautetaan.
    [yellow] Tasan ({ $tied }): pussista nousi keltainen noppa, { $side }. Se palautetaan.
   *[green] Tasan ({ $tied }): pussista nousi vihreä noppa, { $side }. Se palautetaan.
}
dice-bag-log-sides = Ryhmien järjestys: { $sides }.
dice-bag-log-sides-set = Ryhmien järjestykseksi asetettu: { $sides }.
dice-bag-log-side-ready = { $side }: valmis.
dice-bag-log-dice-back = Kaikki nopat ovat noppapussissa.
dice-bag-log-extended = Pelataan vielä yksi kierros.
dice-bag-log-skipped-wake = { $side }: nukkuvat sankarit, jätetty tekemättä.
dice-bag-log-skipped-burning = { $side }: palava maasto, jätetty tekemättä.
dice-bag-log-skipped-poison = { $side }: myrkyttyneet ja hukkuvat, jätetty tekemättä.
dice-bag-log-skipped-haste = { $side }: nopeuttavat juomat, jätetty tekemättä.
dice-bag-log-skipped-plague = { $side }: zombirutot, jätetty tekemättä.
dice-bag-log-skipped-load = { $side }: lataaminen, jätetty tekemättä.
dice-bag-log-skipped-dissipate = { $side }: haihtumiset, jätetty tekemättä.
dice-bag-log-skipped-regenerate = { $side }: regeneraatiot, jätetty tekemättä.
dice-bag-log-skipped-gates = { $side }: ulottuvuusportit, jätetty tekemättä.
dice-bag-log-upkeep-burning = Alkutoiminto, palava maasto: { $who }.
dice-bag-log-upkeep-poison = Alkutoiminto, myrkyttynyt tai hukkuva: { $who }.
dice-bag-log-upkeep-haste = Alkutoiminto, nopeuttava juoma: { $who }.
dice-bag-log-upkeep-burning-uncounted = Alkutoiminto, palava maasto: { $who } (−1, kestopisteitä ei lasketa tässä).
dice-bag-log-upkeep-poison-uncounted = Alkutoiminto, myrkyttynyt tai hukkuva: { $who } (−1, kestopisteitä ei lasketa tässä).
dice-bag-log-upkeep-haste-uncounted = Alkutoiminto, nopeuttava juoma: { $who } (−1, kestopisteitä ei lasketa tässä).
dice-bag-log-woke = { $who } herää.
dice-bag-log-loaded = { $who } lataa.
dice-bag-log-gate-closed = { $name } sulkeutuu.
dice-bag-log-rolled-plague = Zombirutto, { $who }: { $roll }.
dice-bag-log-rolled-regenerate = Regeneraatio, { $who }: { $roll }.
dice-bag-log-rolled-dissipate = Haihtuuko { $name }? { $roll }.
dice-bag-log-settled-plague = { $by ->
    [0] Zombirutto, { $who }: mikään ei muutu.
   *[other] Zombirutto, { $who }: kestopisteiden muutos { $by }.
}
dice-bag-log-settled-regenerate = { $by ->
    [0] Regeneraatio, { $who }: mikään ei muutu.
   *[other] Regeneraatio, { $who }: kestopisteiden muutos { $by }.
}
dice-bag-log-upkeep-forced = Noppia nostetaan, vaikka alkutoiminnot jäivät kesken.
dice-bag-log-drawn = { $colour ->
    [red] Noppa { $number }: punainen, { $side }. Jäljellä { $left }.
    [yellow] Noppa { $number }: keltainen, { $side }. Jäljellä { $left }.
   *[green] Noppa { $number }: vihreä, { $side }. Jäljellä { $left }.
}
dice-bag-log-taken = { $colour ->
    [red] Noppa { $number }, nostettu pöydällä: punainen, { $side }.
    [yellow] Noppa { $number }, nostettu pöydällä: keltainen, { $side }.
   *[green] Noppa { $number }, nostettu pöydällä: vihreä, { $side }.
}
dice-bag-log-marched = { $who } marssii.
dice-bag-log-special = { $side }: erikoistapahtuma, { $name }.
dice-bag-log-wanderer = { $side }: noppa aktivoi vaeltajan, { $who }.
dice-bag-log-spent = { $colour ->
    [red] { $side }: punainen noppa ei aktivoi ketään.
    [yellow] { $side }: keltainen noppa ei aktivoi ketään.
   *[green] { $side }: vihreä noppa ei aktivoi ketään.
}
dice-bag-log-order = { $order ->
    [move] { $who }, käsky { $number }: liike.
    [assault] { $who }, käsky { $number }: rynnäkkö.
   *[action] { $who }, käsky { $number }: toiminto.
}
dice-bag-log-order-note = { $order ->
    [move] { $who }, käsky { $number }: liike, { $note }.
    [assault] { $who }, käsky { $number }: rynnäkkö, { $note }.
   *[action] { $who }, käsky { $number }: toiminto, { $note }.
}
dice-bag-log-enters = { $who }, käsky { $number }: reservistä pelialueelle, { $place }.
dice-bag-log-enters-note = { $who }, käsky { $number }: reservistä pelialueelle, { $place }, { $note }.
dice-bag-log-followed = { $who } tulee mukaan: { $place }.
dice-bag-log-stayed = { $who } jää reserviin.
dice-bag-log-handed-over = { $who } antaa käskyn toiselle: { $to }.
dice-bag-log-modifier = { $value } seuraavaan käskyyn.
dice-bag-log-modifier-named = { $value } seuraavaan käskyyn: { $name }.
dice-bag-log-ended-early = { $left ->
    [0] { $who }: aktivointi päättyy.
    [one] { $who }: aktivointi päättyy, yksi käsky käyttämättä.
   *[other] { $who }: aktivointi päättyy, { $left } käskyä käyttämättä.
}
dice-bag-log-reacted = { $who } reagoi.
dice-bag-log-reacted-note = { $who } reagoi: { $note }.
dice-bag-log-reactions-closed = { $count ->
    [one] Ei enää reaktioita. Yksi jäi vastaamatta.
   *[other] Ei enää reaktioita. { $count } jäi vastaamatta.
}
dice-bag-log-reactions-opened = Reaktiot sallitaan.
dice-bag-log-low-success = { $what ->
    [move] { $who }, liike: { $roll }, vaikeusaste { $target }{ $modifier }, onnistui.
    [assault] { $who }, rynnäkkö: { $roll }, vaikeusaste { $target }{ $modifier }, onnistui.
    [action] { $who }, toiminto: { $roll }, vaikeusaste { $target }{ $modifier }, onnistui.
   *[reaction] { $who }, reaktio: { $roll }, vaikeusaste { $target }{ $modifier }, onnistui.
}
dice-bag-log-low-failure = { $what ->
    [move] { $who }, liike: { $roll }, vaikeusaste { $target }{ $modifier }, epäonnistui.
    [assault] { $who }, rynnäkkö: { $roll }, vaikeusaste { $target }{ $modifier }, epäonnistui.
    [action] { $who }, toiminto: { $roll }, vaikeusaste { $target }{ $modifier }, epäonnistui.
   *[reaction] { $who }, reaktio: { $roll }, vaikeusaste { $target }{ $modifier }, epäonnistui.
}
dice-bag-log-high-success = { $what ->
    [move] { $who }, liike: { $roll }{ $modifier }, vaikeusaste { $target }, onnistui.
    [assault] { $who }, rynnäkkö: { $roll }{ $modifier }, vaikeusaste { $target }, onnistui.
    [action] { $who }, toiminto: { $roll }{ $modifier }, vaikeusaste { $target }, onnistui.
   *[reaction] { $who }, reaktio: { $roll }{ $modifier }, vaikeusaste { $target }, onnistui.
}
dice-bag-log-high-failure = { $what ->
    [move] { $who }, liike: { $roll }{ $modifier }, vaikeusaste { $target }, epäonnistui.
    [assault] { $who }, rynnäkkö: { $roll }{ $modifier }, vaikeusaste { $target }, epäonnistui.
    [action] { $who }, toiminto: { $roll }{ $modifier }, vaikeusaste { $target }, epäonnistui.
   *[reaction] { $who }, reaktio: { $roll }{ $modifier }, vaikeusaste { $target }, epäonnistui.
}
dice-bag-log-won = { $what ->
    [move] { $who }, liike: { $roll }{ $modifier }, vastassa { $other }, { $other_roll }{ $other_modifier }: voitto.
    [assault] { $who }, rynnäkkö: { $roll }{ $modifier }, vastassa { $other }, { $other_roll }{ $other_modifier }: voitto.
    [action] { $who }, toiminto: { $roll }{ $modifier }, vastassa { $other }, { $other_roll }{ $other_modifier }: voitto.
   *[reaction] { $who }, reaktio: { $roll }{ $modifier }, vastassa { $other }, { $other_roll }{ $other_modifier }: voitto.
}
dice-bag-log-lost = { $what ->
    [move] { $who }, liike: { $roll }{ $modifier }, vastassa { $other }, { $other_roll }{ $other_modifier }: häviö.
    [assault] { $who }, rynnäkkö: { $roll }{ $modifier }, vastassa { $other }, { $other_roll }{ $other_modifier }: häviö.
    [action] { $who }, toiminto: { $roll }{ $modifier }, vastassa { $other }, { $other_roll }{ $other_modifier }: häviö.
   *[reaction] { $who }, reaktio: { $roll }{ $modifier }, vastassa { $other }, { $other_roll }{ $other_modifier }: häviö.
}
dice-bag-log-tie-won = { $what ->
    [move] { $who }, liike: { $roll }{ $modifier }, vastassa { $other }, { $other_roll }{ $other_modifier }: tasan, silti voitto.
    [assault] { $who }, rynnäkkö: { $roll }{ $modifier }, vastassa { $other }, { $other_roll }{ $other_modifier }: tasan, silti voitto.
    [action] { $who }, toiminto: { $roll }{ $modifier }, vastassa { $other }, { $other_roll }{ $other_modifier }: tasan, silti voitto.
   *[reaction] { $who }, reaktio: { $roll }{ $modifier }, vastassa { $other }, { $other_roll }{ $other_modifier }: tasan, silti voitto.
}
dice-bag-log-tie-lost = { $what ->
    [move] { $who }, liike: { $roll }{ $modifier }, vastassa { $other }, { $other_roll }{ $other_modifier }: tasan, silti häviö.
    [assault] { $who }, rynnäkkö: { $roll }{ $modifier }, vastassa { $other }, { $other_roll }{ $other_modifier }: tasan, silti häviö.
    [action] { $who }, toiminto: { $roll }{ $modifier }, vastassa { $other }, { $other_roll }{ $other_modifier }: tasan, silti häviö.
   *[reaction] { $who }, reaktio: { $roll }{ $modifier }, vastassa { $other }, { $other_roll }{ $other_modifier }: tasan, silti häviö.
}

## Why something was not done

refused-dice-bag-upkeep-open = Ennen kierroksen alkua tehtävät toiminnot ovat kesken.
refused-dice-bag-before-first = Ensin tehdään toiminnot ennen seikkailua.
refused-dice-bag-die-in-use = Noppa on jo käytössä.
refused-dice-bag-bag-empty = Noppapussi on tyhjä.
refused-dice-bag-no-die = Mikään noppa ei ole käytössä.
refused-dice-bag-other-side = Noppa on toisen ryhmän.
refused-dice-bag-cannot-act = Hahmo ei voi toimia.
refused-dice-bag-asleep = Hahmo nukkuu.
refused-dice-bag-colour-refuses = { $colour ->
    [red] { $kind ->
        [hero] Punainen noppa ei aktivoi sankareita.
        [vassal] Punainen noppa ei aktivoi vasalleja.
       *[wanderer] Punainen noppa ei aktivoi vaeltajia.
    }
    [yellow] { $kind ->
        [hero] Keltainen noppa ei aktivoi sankareita.
        [vassal] Keltainen noppa ei aktivoi vasalleja.
       *[wanderer] Keltainen noppa ei aktivoi vaeltajia.
    }
   *[green] { $kind ->
        [hero] Vihreä noppa ei aktivoi sankareita.
        [vassal] Vihreä noppa ei aktivoi vasalleja.
       *[wanderer] Vihreä noppa ei aktivoi vaeltajia.
    }
}
refused-dice-bag-activated-already = Hahmo on jo aktivoitu tällä kierroksella.
refused-dice-bag-activated-somebody = Noppa on jo aktivoinut jonkun.
refused-dice-bag-marches-over = Marssit tehdään ennen käskyjä.
refused-dice-bag-marched-already = Hahmo on jo marssinut.
refused-dice-bag-in-reserve = Reservistä ei voi marssia peliin.
refused-dice-bag-special-instead = Marssin sijaan tehtiin erikoistapahtuma.
refused-dice-bag-yellow-only = Erikoistapahtuman voi tehdä vain keltaisella nopalla.
refused-dice-bag-nobody-active = Ketään ei ole aktivoitu.
refused-dice-bag-not-active = Hahmoa ei ole aktivoitu.
refused-dice-bag-no-orders-left = Hahmolla ei ole käskyjä jäljellä.
refused-dice-bag-order-under-way = Käsky tehdään loppuun ennen seuraavaa.
refused-dice-bag-no-order = Mikään käsky ei ole kesken.
refused-dice-bag-enter-first = Hahmo tulee ensin pelialueelle liikkeellä.
refused-dice-bag-reactions-open = Reaktiot ovat vielä kesken.
refused-dice-bag-no-reactions = Ei ole mitään, mihin reagoida.
refused-dice-bag-reacted-already = Hahmo on jo reagoinut.
refused-dice-bag-not-asked = Tältä hahmolta ei kysytä.
refused-dice-bag-round-not-over = Noppapussissa on vielä noppia.
refused-dice-bag-last-round = Suunnitellut kierrokset on pelattu.
refused-dice-bag-not-last-round = Kierroksia on vielä pelaamatta.

## What is called otherwise here than in other systems
dice-bag-core-end-encounter = Päätä seikkailu
dice-bag-core-reopen-encounter = Jatka seikkailua
dice-bag-core-log-begun = Seikkailu alkaa.
dice-bag-core-log-ended = Seikkailu on ohi.
dice-bag-core-log-reopened = Seikkailu jatkuu.
dice-bag-refused-encounter-ended = Seikkailu on ohi.
dice-bag-refused-not-in-this-stage = Ei tässä vaiheessa seikkailua.
dice-bag-refused-start-first = Aloita seikkailu ensin.
dice-bag-ui-fight-took = Seikkailu kesti { $time }.
dice-bag-ui-add-first = Lisää joku, niin seikkailu voi alkaa
