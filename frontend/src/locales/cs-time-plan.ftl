# The time plan in Czech: what can be done, the house rules, and why something was not done.

## Before the plan starts

time-plan-name-trigger = Spouštěč
    .what = Co se stane
    .unexpected = Nečekané
time-plan-set-intuition = Bonus za intuici
    .intuition = Bonus za intuici
time-plan-add-trait = Přidat vlastnost
    .name = Vlastnost
    .value = Bonus (postih je záporný)
    .when = Počítá se
time-plan-drop-trait = Odebrat vlastnost
    .trait = Vlastnost
time-plan-copy-sheet = Převzít hodnoty
    .like = Od koho
time-plan-share-sheet = Dát tyto hodnoty dalším
time-plan-share-with-namesakes = Hodnoty všem téhož jména
time-plan-share-with-side = Hodnoty celé straně
time-plan-mark-surprise = Hod na překvapení
time-plan-surprise-none = Bez hodu na překvapení
time-plan-surprise-succeeded = Hod na překvapení vyšel
time-plan-surprise-failed = Hod na překvapení nevyšel
time-plan-roll-reaction = Hodit na reakci
time-plan-roll-for = Hodit na reakci: { $name }
time-plan-roll-rest = Hodit za ostatní
time-plan-roll-rest-gm = { $count ->
    [one] Hodit za svého posledního
    [few] Hodit za své { $count }
    [many] Hodit za svých { $count }
   *[other] Hodit za svých { $count }
}
time-plan-roll-rest-all = { $count ->
    [one] Hodit za posledního
    [few] Hodit za všechny { $count }
    [many] Hodit za všech { $count }
   *[other] Hodit za všech { $count }
}
time-plan-roll-again = Hodit na reakci znovu
time-plan-set-reaction = Nastavit hodnotu reakce
    .value = Hodnota reakce (AB)
time-plan-ask-reaction = Vyžádat hod na reakci
time-plan-start-plan = Spustit plán
time-plan-start-without = { $count ->
    [one] Spustit bez posledního
    [few] Spustit bez { $count }
    [many] Spustit bez { $count }
   *[other] Spustit bez { $count }
}

## Events

time-plan-note-event = Zapsat událost
    .what = Co se stane
    .row = Na řádku
    .visible = Hned ji vidí všichni
time-plan-note-event-in = Zapsat událost za pár sekund
    .what = Co se stane
    .seconds = Za kolik sekund
    .visible = Hned ji vidí všichni
time-plan-note-repeating = Zapsat opakovanou událost
    .what = Co se stane
    .row = Poprvé na řádku
    .every = Po kolika (AB)
    .times = Kolikrát
    .visible = Hned ji vidí všichni
time-plan-move-entry = Přesunout zápis
    .entry = Zápis
    .at = Na řádek
time-plan-cancel-event = Zrušit událost
    .event = Událost
time-plan-show-event = Ukázat událost všem
    .event = Událost
time-plan-hide-event = Utajit událost
    .event = Událost

## The walk along the plan

time-plan-fast-forward = Na další zápis
time-plan-skip = { $count ->
    [one] Pokračovat bez jednoho
    [few] Pokračovat bez { $count }
    [many] Pokračovat bez { $count }
   *[other] Pokračovat bez { $count }
}
time-plan-declare-action = Ohlásit akci
    .what = Co dělá
    .cost = Trvá (AB)
    .effect = Účinek
time-plan-declare-preset = { time-plan-action } · { $cost } AB
    .what = Co dělá
    .cost = Trvá (AB)
    .effect = Účinek
time-plan-roll-check = Hod na dovednost
    .skill = Dovednost
    .modifier = Modifikátor
    .target = Proti (prázdné: bez cíle)
time-plan-wait-until = Čekat do řádku
    .row = Do řádku
time-plan-wait-for = Čekat na událost
    .event = Událost
time-plan-keep-ready = Pohotovost
time-plan-act-now = Jednat teď
time-plan-parry = Vykrýt
    .cost = AB
time-plan-cancel-action = Zrušit, co dělá
time-plan-delay-action = Zdržet
    .by = AB
time-plan-shorten-action = Zkrátit
    .by = AB
time-plan-add-preset = Přidat akci do seznamu
    .name = Akce
    .cost = Trvá (AB)
    .effect = Účinek
time-plan-drop-preset = Odebrat akci ze seznamu
    .preset = Akce

## House rules

setting-free_cap = Volné akce na jednom řádku, nejvýš
setting-effect_at = Akce působí
time-plan-effect-at-start = na začátku
time-plan-effect-at-end = na konci
time-plan-effectat-start = na začátku
time-plan-effectat-end = na konci
setting-keep_ready = Hráči smějí čekat v pohotovosti
setting-newcomers = Nově příchozí
time-plan-newcomers-react = hází na reakci
time-plan-newcomers-ready = čekají v pohotovosti
setting-risen = Ti, kdo vstanou nebo mohou znovu jednat
setting-fallen_action = Když někdo padne, jeho probíhající akce
time-plan-fallenaction-cancelled = se ruší
time-plan-fallenaction-finishes = se na svém řádku ještě dokončí
setting-events_secret = Události jsou tajné, není-li řečeno jinak
setting-early_events = Událost před první hodnotou reakce
time-plan-earlyevents-real = nastane na svém řádku
time-plan-earlyevents-with-first = nastane s první reakcí
setting-batch = Na řádku přijdou nejdřív
time-plan-batch-events-first = události
time-plan-batch-actions-first = dokončené akce
setting-asked_first = Z více na řádku je první tázán
time-plan-askedfirst-entered = kdo byl zapsán dřív
time-plan-askedfirst-result = kdo má vyšší výsledek reakce
setting-parry_adds = Vykrytí oddálí další zápis
setting-check_die = Kostka pro hod na dovednost (10 se čte 0 až 9)
setting-check_success = Hod vyjde
time-plan-checksuccess-high = když padne aspoň cíl
time-plan-checksuccess-low = když padne nejvýš cíl

## Why something was not done

refused-time-plan-values-missing = { $count ->
    [one] Jeden účastník ještě nemá hodnotu reakce.
    [few] { $count } účastníci ještě nemají hodnotu reakce.
    [many] { $count } účastníka ještě nemá hodnotu reakce.
   *[other] { $count } účastníků ještě nemá hodnotu reakce.
}
refused-time-plan-started-already = Plán už běží.
refused-time-plan-not-started = Nejdřív spusť plán.
refused-time-plan-no-entries = V plánu už nic nezbývá: scéna skončila.
refused-time-plan-still-asked = { $count ->
    [one] Jeden účastník se ještě musí rozhodnout.
    [few] { $count } účastníci se ještě musí rozhodnout.
    [many] { $count } účastníka se ještě musí rozhodnout.
   *[other] { $count } účastníků se ještě musí rozhodnout.
}
refused-time-plan-nobody-asked = Už se nikdo nerozhoduje.
refused-time-plan-not-asked = Tenhle účastník se teď nerozhoduje.
refused-time-plan-cost-out-of-range = Akce trvá { $low } až { $high } AB, jen celá čísla.
refused-time-plan-no-more-free = { $most ->
    [0] Volné akce tu nejsou.
    [one] Na jednom řádku jen jedna volná akce.
    [few] Na jednom řádku jen { $most } volné akce.
    [many] Na jednom řádku jen { $most } volné akce.
   *[other] Na jednom řádku jen { $most } volných akcí.
}
refused-time-plan-row-passed = Teď je řádek { $row }: vyber pozdější.
refused-time-plan-row-too-far = Poslední řádek je { $row }.
refused-time-plan-reacted-already = Hodnota reakce už je určená.
refused-time-plan-action-running = Tenhle účastník je uprostřed akce.
refused-time-plan-no-such-entry = To už v plánu není.
refused-time-plan-no-such-event = Ta událost už v plánu není.
refused-time-plan-no-such-preset = Ta akce už v seznamu není.
refused-time-plan-no-entry = Tenhle účastník v plánu nic nemá.
refused-time-plan-not-held = Tenhle účastník není v pohotovosti.
refused-time-plan-keep-ready-off = Domácí pravidlo vypíná pohotovost: rozhoduje PJ.
refused-time-plan-parries-off = Vykrytí vypíná domácí pravidlo.
