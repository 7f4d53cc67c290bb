# Dice-bag rounds in English: what can be done, and the house rules.

## What can be done

dice-bag-decide-sides = Who goes first?
dice-bag-side-ready = Ready
dice-bag-side-ready-of = { $side }: ready
dice-bag-draw-die = Draw a die
dice-bag-march = March
dice-bag-take-special-event = Special event
    .special = Which event
    .instead = Instead of the march of
dice-bag-activate = Activate
dice-bag-call-wanderer = Activate a wanderer
    .wanderer = Wanderer
dice-bag-bring-wanderer = Bring in a wanderer
dice-bag-spend-die = Spend the die on nobody
dice-bag-declare-order = Order
dice-bag-order-wanderer = Order a wanderer
dice-bag-give-move = { $name }: move
dice-bag-give-assault = { $name }: assault
dice-bag-give-action = { $name }: action
dice-bag-order-enter = { $name }: enter from the reserve
dice-bag-order-with-note = { $name }: order with a note
    .order = Order
    .note = Note for the log
dice-bag-complete-order = Order done
dice-bag-complete-order-of = { $order ->
    [move] Move { $number }/2 done
    [assault] Assault { $number }/2 done
   *[action] Action { $number }/2 done
}
dice-bag-follow = Follow the hero
dice-bag-stay-behind = Stay in reserve
dice-bag-hand-over = Hand an order to
    .to = To whom
dice-bag-set-modifier = Modifier for the next order
    .value = Value
    .name = Why
dice-bag-end-activation = End the activation
dice-bag-end-activation-with = { $left ->
    [one] End the activation, one order unused
   *[other] End the activation, { $left } orders unused
}
dice-bag-react = React
dice-bag-react-with-note = React with a note
    .note = Note for the log
dice-bag-pass-reaction = No reaction
dice-bag-pass-all = No reaction by all of mine
dice-bag-pass-all-of = { $count ->
    [one] No reaction
   *[other] No reaction by my { $count }
}
dice-bag-close-reactions = Close reactions
dice-bag-close-reactions-of = { $count ->
    [0] Close reactions
    [one] Close reactions, one is still asked
   *[other] Close reactions, { $count } are still asked
}
dice-bag-open-reactions = Allow reactions
dice-bag-roll-difficulty = Roll against a difficulty
dice-bag-roll-difficulty-of = { $name }: roll against a difficulty
    .target = Difficulty
    .modifier = Modifier
dice-bag-roll-opposed = Roll against somebody
dice-bag-roll-opposed-of = { $name }: roll against somebody
    .other = Against
    .modifier = Own modifier
    .other-modifier = Their modifier
dice-bag-roll-wanderer-difficulty = Roll for a wanderer
dice-bag-roll-wanderer-opposed = Roll for a wanderer against somebody

dice-bag-new-round = Next round
dice-bag-extend-rounds = Play one more round

dice-bag-set-kind = Hero, vassal or wanderer
    .kind = Kind
dice-bag-set-ability = Ability
dice-bag-ability-divides-on = May divide orders
dice-bag-ability-divides-off = No longer divides orders
dice-bag-ability-regenerates-on = Regenerates
dice-bag-ability-regenerates-off = No longer regenerates
dice-bag-set-weapon = Ranged weapon
dice-bag-set-weapon-none = No ranged weapon
dice-bag-set-weapon-loaded = Weapon is loaded
dice-bag-set-weapon-unloaded = Weapon is not loaded
dice-bag-set-affliction = Affliction
dice-bag-affliction-on = Mark as
    .affliction = Mark as
dice-bag-affliction-off = No longer
    .affliction = What
dice-bag-bind = Vassal of
    .hero = Hero
    .bond = How
dice-bag-unbind = No longer a vassal
dice-bag-put-in-reserve = Into the reserve
    .place = Enters at
dice-bag-take-from-reserve = Onto the board
dice-bag-add-effect = Add a veil, elemental or gate
    .kind = Kind
dice-bag-drop-effect = Remove a veil, elemental or gate
    .effect = Which
dice-bag-add-special-event = Add a special event
dice-bag-switch-special-event = Switch a special event on or off
dice-bag-special-on = Switch on: { $name }
dice-bag-special-off = Switch off: { $name }
dice-bag-drop-special-event = Remove a special event
dice-bag-special-drop = Remove: { $name }
dice-bag-set-xp = Experience
dice-bag-set-xp-of = XP of { $side }
    .xp = XP
dice-bag-set-dice = Dice of another side
    .side = Side
    .colour = Colour
    .count = How many
dice-bag-set-dice-of = { $colour ->
    [red] { $side }: red dice
    [yellow] { $side }: yellow dice
   *[green] { $side }: green dice
}
    .count = How many
dice-bag-begin-placing = Begin placing
    .what = What
    .way = How
dice-bag-place = Placed
dice-bag-place-one = { $side }: placed one
dice-bag-place-all = { $side }: all placed
dice-bag-pass-placing = Nothing more
dice-bag-pass-placing-of = { $side }: nothing more
dice-bag-end-placing = End placing
dice-bag-allow = Who may be activated
dice-bag-allow-on = { $colour ->
    [red] { $kind ->
        [hero] Red may activate heroes
        [vassal] Red may activate vassals
       *[wanderer] Red may activate wanderers
    }
    [yellow] { $kind ->
        [hero] Yellow may activate heroes
        [vassal] Yellow may activate vassals
       *[wanderer] Yellow may activate wanderers
    }
   *[green] { $kind ->
        [hero] Green may activate heroes
        [vassal] Green may activate vassals
       *[wanderer] Green may activate wanderers
    }
}
dice-bag-allow-off = { $colour ->
    [red] { $kind ->
        [hero] Red no longer activates heroes
        [vassal] Red no longer activates vassals
       *[wanderer] Red no longer activates wanderers
    }
    [yellow] { $kind ->
        [hero] Yellow no longer activates heroes
        [vassal] Yellow no longer activates vassals
       *[wanderer] Yellow no longer activates wanderers
    }
   *[green] { $kind ->
        [hero] Green no longer activates heroes
        [vassal] Green no longer activates vassals
       *[wanderer] Green no longer activates wanderers
    }
}

## Upkeep

dice-bag-do-upkeep = Do upkeep
dice-bag-do-wake = Wake the heroes
dice-bag-do-burning = Burning terrain: −1 each
dice-bag-do-poison = Poison and drowning: −1 each
dice-bag-do-haste = Haste potions: −1 each
dice-bag-do-load = Load the weapons
dice-bag-do-gates = Close the gates
dice-bag-upkeep-go-on = Nothing left: go on
dice-bag-upkeep-reminded = Done
dice-bag-skip-upkeep = Leave it undone
dice-bag-roll-upkeep = Roll in upkeep
dice-bag-roll-plague = Plague roll: { $name }
dice-bag-roll-regenerate = Regeneration roll: { $name }
dice-bag-settle-upkeep = Settle plague or regeneration
    .by = Hit points
dice-bag-settle-plague = Settle the plague: { $name }
    .by = Hit points
dice-bag-settle-regenerate = Settle the regeneration: { $name }
    .by = Hit points
dice-bag-roll-effect = Roll
dice-bag-roll-dissipate = Roll: does { $name } dissipate?
dice-bag-settle-effect = Decide about a veil, elemental or gate
    .stays = What becomes of it
dice-bag-settle-dissipate = Decide about { $name }
    .stays = What becomes of it
dice-bag-effect-stays = stays
dice-bag-effect-goes = dissipates
dice-bag-catch-up = Catch up on upkeep
dice-bag-catch-up-wake = Wake { $name }
dice-bag-catch-up-burning = Burning terrain: { $name }
dice-bag-catch-up-poison = Poison or drowning: { $name }
dice-bag-catch-up-haste = Haste potion: { $name }
dice-bag-catch-up-plague = Plague done: { $name }
dice-bag-catch-up-load = Load: { $name }
dice-bag-catch-up-regenerate = Regeneration done: { $name }
dice-bag-catch-up-not = Leave undone: { $name }

## What the GM may set

dice-bag-take-die = Use a die drawn at the table
    .die = Die
dice-bag-add-die = Add a die
dice-bag-add-die-of = Add a die of { $side }
    .colour = Colour
dice-bag-remove-die = Remove a die from the bag
    .die = Die
dice-bag-return-die = Put a drawn die back
    .number = Die
dice-bag-redo-side-order = Decide again who goes first
dice-bag-put-side-first = Put first
dice-bag-put-side-first-of = { $side } goes first
dice-bag-force-upkeep = Draw without finishing upkeep
dice-bag-wake = Wake

## House rules

setting-planned_rounds = Planned rounds
setting-upkeep_order = Upkeep goes
dice-bag-upkeeporder-side = side after side
dice-bag-upkeeporder-item = item after item
setting-vassals_wake = Sleeping vassals wake too
setting-poison_and_drowning = Poisoned and drowning together cost
dice-bag-poisonanddrowning-once = one hit point
dice-bag-poisonanddrowning-each = one hit point each
setting-reactions = Reactions
dice-bag-reactions-window = asked for at every order
dice-bag-reactions-gm = when the GM asks
dice-bag-reactions-off = none
setting-once_per_round = Nobody is activated twice in a round
setting-who_draws = Who draws
dice-bag-whodraws-anyone = anyone
dice-bag-whodraws-gm = the GM
setting-conflict_die = Sides of the conflict die
setting-success = Against a difficulty, roll
dice-bag-success-low = the number or less
dice-bag-success-high = the number or more
setting-opposed_tie = Equal rolls are won by
dice-bag-opposedtie-defender = who defends or reacts
dice-bag-opposedtie-attacker = who attacks
dice-bag-opposedtie-again = nobody: roll again
setting-special_replaces = A special event replaces
dice-bag-specialreplaces-all = all marches of the die
dice-bag-specialreplaces-one = one march
-dice-bag-auto = automatic
-dice-bag-ask = when asked for
-dice-bag-remind = by hand
setting-upkeep_wake = Upkeep 1, heroes wake
dice-bag-upkeepwake-auto = { -dice-bag-auto }
dice-bag-upkeepwake-ask = { -dice-bag-ask }
dice-bag-upkeepwake-remind = { -dice-bag-remind }
setting-upkeep_burning = Upkeep 2, burning terrain
dice-bag-upkeepburning-auto = { -dice-bag-auto }
dice-bag-upkeepburning-ask = { -dice-bag-ask }
dice-bag-upkeepburning-remind = { -dice-bag-remind }
setting-upkeep_poison = Upkeep 3, poison and drowning
dice-bag-upkeeppoison-auto = { -dice-bag-auto }
dice-bag-upkeeppoison-ask = { -dice-bag-ask }
dice-bag-upkeeppoison-remind = { -dice-bag-remind }
setting-upkeep_haste = Upkeep 4, haste potions
dice-bag-upkeephaste-auto = { -dice-bag-auto }
dice-bag-upkeephaste-ask = { -dice-bag-ask }
dice-bag-upkeephaste-remind = { -dice-bag-remind }
setting-upkeep_plague = Upkeep 5, zombie plagues
dice-bag-upkeepplague-auto = { -dice-bag-auto }
dice-bag-upkeepplague-ask = { -dice-bag-ask }
dice-bag-upkeepplague-remind = { -dice-bag-remind }
setting-upkeep_load = Upkeep 6, weapons are loaded
dice-bag-upkeepload-auto = { -dice-bag-auto }
dice-bag-upkeepload-ask = { -dice-bag-ask }
dice-bag-upkeepload-remind = { -dice-bag-remind }
setting-upkeep_dissipate = Upkeep 7, dissipations
dice-bag-upkeepdissipate-auto = { -dice-bag-auto }
dice-bag-upkeepdissipate-ask = { -dice-bag-ask }
dice-bag-upkeepdissipate-remind = { -dice-bag-remind }
setting-upkeep_regenerate = Upkeep 8, regenerations
dice-bag-upkeepregenerate-auto = { -dice-bag-auto }
dice-bag-upkeepregenerate-ask = { -dice-bag-ask }
dice-bag-upkeepregenerate-remind = { -dice-bag-remind }
setting-upkeep_gates = Upkeep 9, dimension gates
dice-bag-upkeepgates-auto = { -dice-bag-auto }
dice-bag-upkeepgates-ask = { -dice-bag-ask }
dice-bag-upkeepgates-remind = { -dice-bag-remind }
