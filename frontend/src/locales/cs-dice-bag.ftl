# Dice-bag rounds in Czech: what can be done, and the house rules.

## What can be done

dice-bag-decide-sides = Kdo začíná?
dice-bag-side-ready = Připraveno
dice-bag-side-ready-of = { $side }: připraveno
dice-bag-draw-die = Vytáhnout kostku
dice-bag-march = Pochod
dice-bag-take-special-event = Zvláštní událost
    .special = Která událost
    .instead = Místo pochodu (čího)
dice-bag-activate = Aktivovat
dice-bag-call-wanderer = Aktivovat poutníka
    .wanderer = Poutník
dice-bag-bring-wanderer = Přivést poutníka
dice-bag-spend-die = Nechat kostku propadnout
dice-bag-declare-order = Rozkaz
dice-bag-order-wanderer = Rozkaz poutníkovi
dice-bag-give-move = { $name }: pohyb
dice-bag-give-assault = { $name }: zteč
dice-bag-give-action = { $name }: akce
dice-bag-order-enter = { $name }: vstup z rezervy
dice-bag-order-with-note = { $name }: rozkaz s poznámkou
    .order = Rozkaz
    .note = Poznámka do záznamu
dice-bag-complete-order = Rozkaz hotov
dice-bag-complete-order-of = { $order ->
    [move] Pohyb { $number }/2 hotov
    [assault] Zteč { $number }/2 hotova
   *[action] Akce { $number }/2 hotova
}
dice-bag-follow = Následovat hrdinu
dice-bag-stay-behind = Zůstat v rezervě
dice-bag-hand-over = Předat rozkaz
    .to = Komu
dice-bag-set-modifier = Modifikátor dalšího rozkazu
    .value = Hodnota
    .name = Proč
dice-bag-end-activation = Ukončit aktivaci
dice-bag-end-activation-with = { $left ->
    [one] Ukončit aktivaci, jeden rozkaz nevyužit
    [few] Ukončit aktivaci, { $left } rozkazy nevyužity
    [many] Ukončit aktivaci, { $left } rozkazu nevyužito
   *[other] Ukončit aktivaci, { $left } rozkazů nevyužito
}
dice-bag-react = Reagovat
dice-bag-react-with-note = Reagovat s poznámkou
    .note = Poznámka do záznamu
dice-bag-pass-reaction = Bez reakce
dice-bag-pass-all = Bez reakce všech mých
dice-bag-pass-all-of = { $count ->
    [one] Bez reakce
    [few] Bez reakce za všechny ({ $count })
    [many] Bez reakce za všechny ({ $count })
   *[other] Bez reakce za všechny ({ $count })
}
dice-bag-close-reactions = Uzavřít reakce
dice-bag-close-reactions-of = { $count ->
    [0] Uzavřít reakce
    [one] Uzavřít reakce, jedna odpověď chybí
    [few] Uzavřít reakce, { $count } odpovědi chybějí
    [many] Uzavřít reakce, { $count } odpovědi chybí
   *[other] Uzavřít reakce, { $count } odpovědí chybí
}
dice-bag-open-reactions = Povolit reakce
dice-bag-roll-difficulty = Hod proti obtížnosti
dice-bag-roll-difficulty-of = { $name }: hod proti obtížnosti
    .target = Obtížnost
    .modifier = Modifikátor
dice-bag-roll-opposed = Hod proti soupeři
dice-bag-roll-opposed-of = { $name }: hod proti soupeři
    .other = Soupeř
    .modifier = Vlastní modifikátor
    .other-modifier = Modifikátor soupeře
dice-bag-roll-wanderer-difficulty = Hod za poutníka
dice-bag-roll-wanderer-opposed = Hod za poutníka proti soupeři

dice-bag-new-round = Nové kolo
dice-bag-extend-rounds = Přidat ještě jedno kolo

dice-bag-set-kind = Hrdina, vazal, nebo poutník
    .kind = Druh
dice-bag-set-ability = Schopnost
dice-bag-ability-divides-on = Smí dělit rozkazy
dice-bag-ability-divides-off = Už nedělí rozkazy
dice-bag-ability-regenerates-on = Regeneruje
dice-bag-ability-regenerates-off = Už neregeneruje
dice-bag-set-weapon = Střelná zbraň
dice-bag-set-weapon-none = Bez střelné zbraně
dice-bag-set-weapon-loaded = Zbraň je nabitá
dice-bag-set-weapon-unloaded = Zbraň není nabitá
dice-bag-set-affliction = Potíž
dice-bag-affliction-on = Přidat potíž
    .affliction = Potíž
dice-bag-affliction-off = Zrušit potíž
    .affliction = Potíž
dice-bag-bind = Čí vazal
    .hero = Hrdina
    .bond = Jak
dice-bag-unbind = Už není vazal
dice-bag-put-in-reserve = Do rezervy
    .place = Kde vstoupí
dice-bag-take-from-reserve = Na bojiště
dice-bag-add-effect = Přidat závoj, elementála či bránu
    .kind = Druh
dice-bag-drop-effect = Odebrat závoj, elementála či bránu
    .effect = Co
dice-bag-add-special-event = Přidat zvláštní událost
dice-bag-switch-special-event = Zapnout či vypnout zvláštní událost
dice-bag-special-on = Zapnout: { $name }
dice-bag-special-off = Vypnout: { $name }
dice-bag-drop-special-event = Odebrat zvláštní událost
dice-bag-special-drop = Odebrat: { $name }
dice-bag-set-xp = Zkušenosti
dice-bag-set-xp-of = XP: { $side }
    .xp = XP
dice-bag-set-dice = Kostky další strany
    .side = Strana
    .colour = Barva
    .count = Kolik
dice-bag-set-dice-of = { $colour ->
    [red] { $side }: červené kostky
    [yellow] { $side }: žluté kostky
   *[green] { $side }: zelené kostky
}
    .count = Kolik
dice-bag-begin-placing = Začít umisťovat
    .what = Co
    .way = Jak
dice-bag-place = Umístěno
dice-bag-place-one = { $side }: jeden umístěn
dice-bag-place-all = { $side }: všechno umístěno
dice-bag-pass-placing = Už nic
dice-bag-pass-placing-of = { $side }: už nic
dice-bag-end-placing = Konec umisťování
dice-bag-allow = Koho lze aktivovat
dice-bag-allow-on = { $colour ->
    [red] { $kind ->
        [hero] Červená smí aktivovat hrdiny
        [vassal] Červená smí aktivovat vazaly
       *[wanderer] Červená smí aktivovat poutníky
    }
    [yellow] { $kind ->
        [hero] Žlutá smí aktivovat hrdiny
        [vassal] Žlutá smí aktivovat vazaly
       *[wanderer] Žlutá smí aktivovat poutníky
    }
   *[green] { $kind ->
        [hero] Zelená smí aktivovat hrdiny
        [vassal] Zelená smí aktivovat vazaly
       *[wanderer] Zelená smí aktivovat poutníky
    }
}
dice-bag-allow-off = { $colour ->
    [red] { $kind ->
        [hero] Červená už neaktivuje hrdiny
        [vassal] Červená už neaktivuje vazaly
       *[wanderer] Červená už neaktivuje poutníky
    }
    [yellow] { $kind ->
        [hero] Žlutá už neaktivuje hrdiny
        [vassal] Žlutá už neaktivuje vazaly
       *[wanderer] Žlutá už neaktivuje poutníky
    }
   *[green] { $kind ->
        [hero] Zelená už neaktivuje hrdiny
        [vassal] Zelená už neaktivuje vazaly
       *[wanderer] Zelená už neaktivuje poutníky
    }
}

## Upkeep

dice-bag-do-upkeep = Provést údržbu
dice-bag-do-wake = Probudit hrdiny
dice-bag-do-burning = Hořící terén: každému −1
dice-bag-do-poison = Otrava a tonutí: každému −1
dice-bag-do-haste = Lektvary rychlosti: každému −1
dice-bag-do-load = Nabít zbraně
dice-bag-do-gates = Zavřít brány
dice-bag-upkeep-go-on = Nic nezbývá: dál
dice-bag-upkeep-reminded = Hotovo
dice-bag-skip-upkeep = Vynechat
dice-bag-roll-upkeep = Hod v údržbě
dice-bag-roll-plague = Hod na mor: { $name }
dice-bag-roll-regenerate = Hod na regeneraci: { $name }
dice-bag-settle-upkeep = Vyřešit mor či regeneraci
    .by = Životy
dice-bag-settle-plague = Vyřešit mor: { $name }
    .by = Životy
dice-bag-settle-regenerate = Vyřešit regeneraci: { $name }
    .by = Životy
dice-bag-roll-effect = Hodit
dice-bag-roll-dissipate = Hodit: rozplyne se { $name }?
dice-bag-settle-effect = Vyřešit závoj, elementála či bránu
    .stays = Co se s tím stane
dice-bag-settle-dissipate = Rozhodnout: { $name }
    .stays = Co se s tím stane
dice-bag-effect-stays = zůstane
dice-bag-effect-goes = rozplyne se
dice-bag-catch-up = Dohnat údržbu
dice-bag-catch-up-wake = Probudit: { $name }
dice-bag-catch-up-burning = Hořící terén: { $name }
dice-bag-catch-up-poison = Otrava nebo tonutí: { $name }
dice-bag-catch-up-haste = Lektvar rychlosti: { $name }
dice-bag-catch-up-plague = Mor hotov: { $name }
dice-bag-catch-up-load = Nabít: { $name }
dice-bag-catch-up-regenerate = Regenerace hotova: { $name }
dice-bag-catch-up-not = Vynechat: { $name }

## What the GM may set

dice-bag-take-die = Použít kostku vytaženou na stole
    .die = Kostka
dice-bag-add-die = Přidat kostku
dice-bag-add-die-of = Přidat kostku: { $side }
    .colour = Barva
dice-bag-remove-die = Odebrat kostku z pytlíku
    .die = Kostka
dice-bag-return-die = Vrátit vytaženou kostku
    .number = Kostka
dice-bag-redo-side-order = Znovu určit, kdo začíná
dice-bag-put-side-first = Dát na první místo
dice-bag-put-side-first-of = { $side } začíná
dice-bag-force-upkeep = Táhnout bez dokončení údržby
dice-bag-wake = Probudit

## House rules

setting-planned_rounds = Plánovaná kola
setting-upkeep_order = Údržba jde
dice-bag-upkeeporder-side = stranu po straně
dice-bag-upkeeporder-item = bod po bodu
setting-vassals_wake = Probouzejí se i spící vazalové
setting-poison_and_drowning = Otrava a tonutí zároveň stojí
dice-bag-poisonanddrowning-once = jeden život
dice-bag-poisonanddrowning-each = po jednom životě
setting-reactions = Reakce
dice-bag-reactions-window = nabízejí se při každém rozkazu
dice-bag-reactions-gm = když je PJ vyvolá
dice-bag-reactions-off = žádné
setting-once_per_round = Nikdo se neaktivuje dvakrát za kolo
setting-who_draws = Kdo tahá kostky
dice-bag-whodraws-anyone = kdokoli
dice-bag-whodraws-gm = PJ
setting-conflict_die = Počet stěn kostky konfliktu
setting-success = Proti obtížnosti je třeba hodit
dice-bag-success-low = tolik, nebo méně
dice-bag-success-high = tolik, nebo více
setting-opposed_tie = Stejný hod vyhrává
dice-bag-opposedtie-defender = kdo se brání nebo reaguje
dice-bag-opposedtie-attacker = kdo útočí
dice-bag-opposedtie-again = nikdo: hází se znovu
setting-special_replaces = Zvláštní událost nahrazuje
dice-bag-specialreplaces-all = všechny pochody kostky
dice-bag-specialreplaces-one = jeden pochod
-dice-bag-auto = automaticky
-dice-bag-ask = na pokyn
-dice-bag-remind = ručně
setting-upkeep_wake = Údržba 1, probuzení hrdinů
dice-bag-upkeepwake-auto = { -dice-bag-auto }
dice-bag-upkeepwake-ask = { -dice-bag-ask }
dice-bag-upkeepwake-remind = { -dice-bag-remind }
setting-upkeep_burning = Údržba 2, hořící terén
dice-bag-upkeepburning-auto = { -dice-bag-auto }
dice-bag-upkeepburning-ask = { -dice-bag-ask }
dice-bag-upkeepburning-remind = { -dice-bag-remind }
setting-upkeep_poison = Údržba 3, otrava a tonutí
dice-bag-upkeeppoison-auto = { -dice-bag-auto }
dice-bag-upkeeppoison-ask = { -dice-bag-ask }
dice-bag-upkeeppoison-remind = { -dice-bag-remind }
setting-upkeep_haste = Údržba 4, lektvary rychlosti
dice-bag-upkeephaste-auto = { -dice-bag-auto }
dice-bag-upkeephaste-ask = { -dice-bag-ask }
dice-bag-upkeephaste-remind = { -dice-bag-remind }
setting-upkeep_plague = Údržba 5, zombí mory
dice-bag-upkeepplague-auto = { -dice-bag-auto }
dice-bag-upkeepplague-ask = { -dice-bag-ask }
dice-bag-upkeepplague-remind = { -dice-bag-remind }
setting-upkeep_load = Údržba 6, nabíjení zbraní
dice-bag-upkeepload-auto = { -dice-bag-auto }
dice-bag-upkeepload-ask = { -dice-bag-ask }
dice-bag-upkeepload-remind = { -dice-bag-remind }
setting-upkeep_dissipate = Údržba 7, rozplynutí
dice-bag-upkeepdissipate-auto = { -dice-bag-auto }
dice-bag-upkeepdissipate-ask = { -dice-bag-ask }
dice-bag-upkeepdissipate-remind = { -dice-bag-remind }
setting-upkeep_regenerate = Údržba 8, regenerace
dice-bag-upkeepregenerate-auto = { -dice-bag-auto }
dice-bag-upkeepregenerate-ask = { -dice-bag-ask }
dice-bag-upkeepregenerate-remind = { -dice-bag-remind }
setting-upkeep_gates = Údržba 9, dimenzionální brány
dice-bag-upkeepgates-auto = { -dice-bag-auto }
dice-bag-upkeepgates-ask = { -dice-bag-ask }
dice-bag-upkeepgates-remind = { -dice-bag-remind }
