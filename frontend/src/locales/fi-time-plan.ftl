# The time plan in Finnish: what can be done, the house rules, and why something was not done.

## Before the plan starts

time-plan-name-trigger = Laukaisija
    .what = Mitä tapahtuu
    .unexpected = Ei odotettu
time-plan-set-intuition = Intuitiobonus
    .intuition = Intuitiobonus
time-plan-add-trait = Lisää piirre
    .name = Piirre
    .value = Bonus (haitta miinuksella)
    .when = Lasketaan
time-plan-drop-trait = Poista piirre
    .trait = Piirre
time-plan-copy-sheet = Kopioi luvut
    .like = Keneltä
time-plan-share-sheet = Anna nämä luvut muille
time-plan-share-with-namesakes = Luvut kaikille samannimisille
time-plan-share-with-side = Luvut koko ryhmälle
time-plan-mark-surprise = Yllätysheitto
time-plan-surprise-none = Ei yllätysheittoa
time-plan-surprise-succeeded = Yllätysheitto onnistui
time-plan-surprise-failed = Yllätysheitto epäonnistui
time-plan-roll-reaction = Reaktioheitto
time-plan-roll-for = Reaktioheitto: { $name }
time-plan-roll-rest = Heitä muille
time-plan-roll-rest-gm = { $count ->
    [one] Heitä viimeiselle omallesi
   *[other] Heitä omillesi ({ $count })
}
time-plan-roll-rest-all = { $count ->
    [one] Heitä viimeiselle
   *[other] Heitä kaikille ({ $count })
}
time-plan-roll-again = Uusi reaktioheitto
time-plan-set-reaction = Aseta reaktioarvo
    .value = Reaktioarvo (TP)
time-plan-ask-reaction = Pyydä reaktioheitto
time-plan-start-plan = Aloita aikataulu
time-plan-start-without = { $count ->
    [one] Aloita ilman viimeistä
   *[other] Aloita, { $count } puuttuu
}

## Events

time-plan-note-event = Merkitse tapahtuma
    .what = Mitä tapahtuu
    .row = Riville
    .visible = Näkyy kaikille
time-plan-note-event-in = Merkitse tapahtuma sekunteina
    .what = Mitä tapahtuu
    .seconds = Sekunteja tästä hetkestä
    .visible = Näkyy kaikille
time-plan-note-repeating = Merkitse toistuva tapahtuma
    .what = Mitä tapahtuu
    .row = Ensin rivillä
    .every = Väli (TP)
    .times = Montako kertaa
    .visible = Näkyy kaikille
time-plan-move-entry = Siirrä merkintä
    .entry = Merkintä
    .at = Riville
time-plan-cancel-event = Poista tapahtuma
    .event = Tapahtuma
time-plan-show-event = Näytä tapahtuma kaikille
    .event = Tapahtuma
time-plan-hide-event = Tee tapahtumasta salainen
    .event = Tapahtuma

## The walk along the plan

time-plan-fast-forward = Seuraavaan merkintään
time-plan-skip = { $count ->
    [one] Jatka yhtä odottamatta
   *[other] Jatka { $count } odottamatta
}
time-plan-declare-action = Ilmoita toiminto
    .what = Mitä hahmo tekee
    .cost = Kesto (TP)
    .effect = Vaikutus
time-plan-declare-preset = { time-plan-action }, { $cost } TP
    .what = Mitä hahmo tekee
    .cost = Kesto (TP)
    .effect = Vaikutus
time-plan-roll-check = Taitoheitto
    .skill = Taito
    .modifier = Muunnin
    .target = Tavoite (tyhjä: ei tavoitetta)
time-plan-wait-until = Odota riviin asti
    .row = Mihin riviin
time-plan-wait-for = Odota tapahtumaa
    .event = Tapahtuma
time-plan-keep-ready = Pysy valmiina
time-plan-act-now = Toimi nyt
time-plan-parry = Torju
    .cost = TP
time-plan-cancel-action = Keskeytä, mitä hahmo tekee
time-plan-delay-action = Viivytä
    .by = TP
time-plan-shorten-action = Lyhennä
    .by = TP
time-plan-add-preset = Lisää toiminto luetteloon
    .name = Toiminto
    .cost = Kesto (TP)
    .effect = Vaikutus
time-plan-drop-preset = Poista toiminto luettelosta
    .preset = Toiminto

## House rules

setting-free_cap = Vapaita toimintoja samalla rivillä enintään
setting-effect_at = Toiminto vaikuttaa
time-plan-effect-at-start = alussa
time-plan-effect-at-end = lopussa
time-plan-effectat-start = alussa
time-plan-effectat-end = lopussa
setting-keep_ready = Pelaajat saavat odottaa valmiina
setting-newcomers = Uudet tulokkaat
time-plan-newcomers-react = heittävät reaktion
time-plan-newcomers-ready = odottavat valmiina
setting-risen = Toipuneet ja jälleen toimintakykyiset
setting-fallen_action = Kaatuneen keskeneräinen toiminto
time-plan-fallenaction-cancelled = perutaan
time-plan-fallenaction-finishes = toteutuu vielä rivillään
setting-events_secret = Tapahtumat ovat salaisia, ellei toisin sanota
setting-early_events = Tapahtuma ennen ensimmäistä reaktioarvoa
time-plan-earlyevents-real = tulee omalla rivillään
time-plan-earlyevents-with-first = tulee ensimmäisen reaktion rivillä
setting-batch = Rivillä ensin
time-plan-batch-events-first = tapahtumat
time-plan-batch-actions-first = päättyvät toiminnot
setting-asked_first = Samalla rivillä ensin kysytään
time-plan-askedfirst-entered = ensin merkityltä
time-plan-askedfirst-result = paremman reaktiotuloksen saaneelta
setting-parry_adds = Torjunta viivästyttää seuraavaa merkintää
setting-check_die = Taitoheiton noppa (10 luetaan 0–9)
setting-check_success = Taitoheitto onnistuu
time-plan-checksuccess-high = tavoitteella tai yli
time-plan-checksuccess-low = tavoitteella tai alle

## Why something was not done

refused-time-plan-values-missing = { $count ->
    [one] Yhdeltä puuttuu vielä reaktioarvo.
   *[other] Reaktioarvoja puuttuu vielä { $count }.
}
refused-time-plan-started-already = Aikataulu on jo aloitettu.
refused-time-plan-not-started = Aloita aikataulu ensin.
refused-time-plan-no-entries = Aikataulu on tyhjä: kohtaus on ohi.
refused-time-plan-still-asked = { $count ->
    [one] Yksi ei ole vielä päättänyt.
   *[other] { $count } ei ole vielä päättänyt.
}
refused-time-plan-nobody-asked = Kaikki ovat jo päättäneet.
refused-time-plan-not-asked = Hahmolta ei kysytä nyt.
refused-time-plan-cost-out-of-range = Toiminto vie { $low }–{ $high } TP, kokonaislukuna.
refused-time-plan-no-more-free = { $most ->
    [0] Vapaita toimintoja ei ole.
    [one] Vain yksi vapaa toiminto samalla rivillä.
   *[other] Enintään { $most } vapaata toimintoa samalla rivillä.
}
refused-time-plan-row-passed = Nyt on rivi { $row }: valitse myöhempi.
refused-time-plan-row-too-far = Viimeinen rivi on { $row }.
refused-time-plan-reacted-already = Hahmolla on jo reaktioarvo.
refused-time-plan-action-running = Hahmolla on toiminto kesken.
refused-time-plan-no-such-entry = Sitä ei enää ole aikataulussa.
refused-time-plan-no-such-event = Sitä tapahtumaa ei enää ole aikataulussa.
refused-time-plan-no-such-preset = Sitä toimintoa ei enää ole luettelossa.
refused-time-plan-no-entry = Hahmolla ei ole mitään aikataulussa.
refused-time-plan-not-held = Hahmo ei ole valmiina.
refused-time-plan-keep-ready-off = Kotisääntö ei salli valmiina odottamista: PJ päättää.
refused-time-plan-parries-off = Kotisääntö ei salli torjuntoja.
