# Dice-bag rounds in English.

## What happens now

dice-bag-setup = Setting up
dice-bag-placing-alternately-now = { $side } places: { $what }
dice-bag-placing-whole-now = { $side } places all of theirs: { $what }
dice-bag-before-order = Before the adventure: who goes first?
dice-bag-before = Before the adventure: { $side }
dice-bag-upkeep = Round { $round }/{ $planned }: upkeep
dice-bag-upkeep-of = Round { $round }/{ $planned }: upkeep, { $side }
dice-bag-drawing = Round { $round }/{ $planned }: draw a die
dice-bag-drawn = { $colour ->
    [red] A red die: { $side }
    [yellow] A yellow die: { $side }
   *[green] A green die: { $side }
}
dice-bag-acting = { $name }: order { $number }/2
dice-bag-ordered = { $order ->
    [move] { $name }: order { $number }/2, move
    [assault] { $name }: order { $number }/2, assault
   *[action] { $name }: order { $number }/2, action
}
dice-bag-reactions-now = { $order ->
    [move] { $name } is about to move: any reaction?
    [assault] { $name } is about to assault: any reaction?
   *[action] { $name } is about to act: any reaction?
}
dice-bag-over = Round { $round }/{ $planned } is over
dice-bag-over-last = The last round is over
dice-bag-ended = The adventure is over

dice-bag-prompt-order = to see who goes first
dice-bag-prompt-ready = to act before the adventure
dice-bag-prompt-upkeep = to do upkeep
dice-bag-prompt-draw = to draw a die
dice-bag-prompt-activate = to activate somebody
dice-bag-prompt-order-now = to give an order
dice-bag-prompt-complete = to complete the order
dice-bag-prompt-follow = to follow or stay
dice-bag-prompt-react = to react or pass
dice-bag-prompt-round = to begin the next round

dice-bag-hint-xp = { $side }: { $xp } XP
dice-bag-hint-end-or-extend = The planned rounds are played. End here, or play one more?
dice-bag-hint-no-dice = { $side } has no dice.

## The bag

dice-bag-die = { $colour ->
    [red] { $side }, red
    [yellow] { $side }, yellow
   *[green] { $side }, green
}
dice-bag-token-in-use = { $colour ->
    [red] { $number }: { $side }, red, in use
    [yellow] { $number }: { $side }, yellow, in use
   *[green] { $number }: { $side }, green, in use
}
dice-bag-token-used = { $colour ->
    [red] { $number }: { $side }, red
    [yellow] { $number }: { $side }, yellow
   *[green] { $number }: { $side }, green
}
dice-bag-token-spent = { $colour ->
    [red] { $number }: { $side }, red, spent
    [yellow] { $number }: { $side }, yellow, spent
   *[green] { $number }: { $side }, green, spent
}
dice-bag-chance-owner = Next die: { $side }
dice-bag-chance-die = { $colour ->
    [red] Next die: { $side }, red
    [yellow] Next die: { $side }, yellow
   *[green] Next die: { $side }, green
}
dice-bag-chance-within = { $draws ->
    [one] { $side } with the next die
   *[other] { $side } within the next { $draws }
}
dice-bag-colour-red = red
dice-bag-colour-yellow = yellow
dice-bag-colour-green = green

## Who is who

dice-bag-kind-hero = hero
dice-bag-kind-vassal = vassal
dice-bag-kind-wanderer = wanderer
dice-bag-weapon-none = no ranged weapon
dice-bag-weapon-loaded = loaded
dice-bag-weapon-unloaded = not loaded
dice-bag-affliction-asleep = asleep
dice-bag-affliction-burning = in burning terrain
dice-bag-affliction-poisoned = poisoned
dice-bag-affliction-drowning = drowning
dice-bag-affliction-hasted = haste potion
dice-bag-affliction-plagued = zombie plague
dice-bag-ability-divides = divides orders
dice-bag-ability-regenerates = regenerates
dice-bag-bond-in-contact = starts in contact
dice-bag-bond-summoned = summoned in play
dice-bag-effect-veil = veil
dice-bag-effect-elemental = elemental
dice-bag-effect-gate = dimension gate
dice-bag-order-move = move
dice-bag-order-assault = assault
dice-bag-order-action = action
dice-bag-placing-alternately = in turn, one each
dice-bag-placing-whole = one side after the other
dice-bag-badge-in-contact = with { $name }
dice-bag-badge-summoned = summoned by { $name }
dice-bag-badge-reserve = reserve: { $place }
dice-bag-badge-marched = marched
dice-bag-badge-reacted = reacted
dice-bag-badge-order = { $order ->
    [move] move
    [assault] assault
   *[action] action
}
dice-bag-badge-modifier-now = { $value } on this order
dice-bag-badge-modifier-next = { $value } on the next order
dice-bag-badge-activated = { $times ->
    [one] activated
   *[other] activated { $times } times
}
dice-bag-why-plague = Plague roll
dice-bag-why-regenerate = Regeneration roll
counter-orders = { $left ->
    [one] one order left of { $of }
   *[other] { $left } orders left of { $of }
}

## Upkeep

dice-bag-check-side = { $side } ({ $xp } XP)
dice-bag-item-wake = { $side }: sleeping heroes wake
dice-bag-item-burning = { $side }: burning terrain, −1
dice-bag-item-poison = { $side }: poison and drowning, −1
dice-bag-item-haste = { $side }: haste potions, −1
dice-bag-item-plague = { $side }: zombie plagues
dice-bag-item-load = { $side }: weapons are loaded
dice-bag-item-dissipate = { $side }: dissipations
dice-bag-item-dissipate-of = { $side }: dissipations ({ $names })
dice-bag-item-regenerate = { $side }: regenerations
dice-bag-item-gates = { $side }: dimension gates close
dice-bag-item-gates-of = { $side }: dimension gates close ({ $names })
dice-bag-owed-wake = Hidden: wakes
dice-bag-owed-burning = Hidden: burning terrain
dice-bag-owed-poison = Hidden: poison or drowning
dice-bag-owed-haste = Hidden: haste potion
dice-bag-owed-plague = Hidden: zombie plague
dice-bag-owed-load = Hidden: weapon is loaded
dice-bag-owed-regenerate = Hidden: regeneration

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
dice-bag-settle-upkeep = Settle
    .by = Hit points
dice-bag-settle-plague = Settle the plague: { $name }
    .by = Hit points
dice-bag-settle-regenerate = Settle the regeneration: { $name }
    .by = Hit points
dice-bag-roll-effect = Roll
dice-bag-roll-dissipate = Roll: does { $name } dissipate?
dice-bag-settle-effect = Settle
    .stays = What becomes of it
dice-bag-settle-dissipate = Settle: { $name }
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
dice-bag-pass-all = No reaction
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
dice-bag-affliction-on = Mark
    .affliction = As
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
dice-bag-switch-special-event = Special event
dice-bag-special-on = Switch on: { $name }
dice-bag-special-off = Switch off: { $name }
dice-bag-drop-special-event = Remove a special event
dice-bag-special-drop = Remove: { $name }
dice-bag-set-xp = Experience
dice-bag-set-xp-of = XP of { $side }
    .xp = XP
dice-bag-set-dice = Dice in the bag
    .colour = Colour
    .count = How many
dice-bag-begin-placing = Place something
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
dice-bag-upkeeporder-side = side by side
dice-bag-upkeeporder-item = item by item
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

## The log

dice-bag-log-bound-in-contact = { $who } starts in contact with { $hero }.
dice-bag-log-bound-summoned = { $who } was summoned by { $hero }.
dice-bag-log-reserve = { $who } is in reserve: { $place }.
dice-bag-log-on-board = { $who } is on the board.
dice-bag-log-weapon = { $weapon ->
    [loaded] { $who }: weapon loaded.
    [unloaded] { $who }: weapon not loaded.
   *[none] { $who }: no ranged weapon.
}
dice-bag-log-affliction-on = { $affliction ->
    [asleep] { $who } is asleep.
    [burning] { $who } is in burning terrain.
    [poisoned] { $who } is poisoned.
    [drowning] { $who } is drowning.
    [hasted] { $who } is under a haste potion.
   *[plagued] { $who } has the zombie plague.
}
dice-bag-log-affliction-off = { $affliction ->
    [asleep] { $who } is not asleep any more.
    [burning] { $who } is out of burning terrain.
    [poisoned] { $who } is not poisoned any more.
    [drowning] { $who } is not drowning any more.
    [hasted] { $who } is not under a haste potion any more.
   *[plagued] { $who } has no zombie plague any more.
}
dice-bag-log-effect = { $kind ->
    [veil] { $side }: a veil, { $name }.
    [elemental] { $side }: an elemental, { $name }.
   *[gate] { $side }: a dimension gate, { $name }.
}
dice-bag-log-effect-gone = { $name } is gone.
dice-bag-log-effect-stays = { $name } stays.
dice-bag-log-xp = { $side }: { $xp } XP.
dice-bag-log-dice-set = { $colour ->
    [red] { $side }: red dice, { $count }.
    [yellow] { $side }: yellow dice, { $count }.
   *[green] { $side }: green dice, { $count }.
}
dice-bag-log-die-added = { $colour ->
    [red] A red die of { $side } is added to the bag.
    [yellow] A yellow die of { $side } is added to the bag.
   *[green] A green die of { $side } is added to the bag.
}
dice-bag-log-die-removed = { $colour ->
    [red] A red die of { $side } is removed from the bag.
    [yellow] A yellow die of { $side } is removed from the bag.
   *[green] A green die of { $side } is removed from the bag.
}
dice-bag-log-die-returned = { $colour ->
    [red] A red die of { $side } goes back into the bag.
    [yellow] A yellow die of { $side } goes back into the bag.
   *[green] A green die of { $side } goes back into the bag.
}
dice-bag-log-placing-alternately = Placed in turn: { $what }. Order: { $order }.
dice-bag-log-placing-whole = Placed one side after the other: { $what }. Order: { $order }.
dice-bag-log-placed = { $side } has placed: { $what }.
dice-bag-log-placed-all = { $side } has nothing more to place.
dice-bag-log-placing-ended = Placing is over.
dice-bag-log-tie-rolled = Tied, { $side } rolls: { $faces }.
dice-bag-log-side-drawn = { $colour ->
    [red] Tied ({ $tied }): a red die of { $side } is drawn and put back.
    [yellow] Tied ({ $tied }): a yellow die of { $side } is drawn and put back.
   *[green] Tied ({ $tied }): a green die of { $side } is drawn and put back.
}
dice-bag-log-sides = Order of the sides: { $sides }.
dice-bag-log-sides-set = Order of the sides set: { $sides }.
dice-bag-log-side-ready = { $side } is ready.
dice-bag-log-dice-back = All dice are in the bag.
dice-bag-log-extended = One more round is played.
dice-bag-log-skipped-wake = { $side }: sleeping heroes, left undone.
dice-bag-log-skipped-burning = { $side }: burning terrain, left undone.
dice-bag-log-skipped-poison = { $side }: poison and drowning, left undone.
dice-bag-log-skipped-haste = { $side }: haste potions, left undone.
dice-bag-log-skipped-plague = { $side }: zombie plagues, left undone.
dice-bag-log-skipped-load = { $side }: loading, left undone.
dice-bag-log-skipped-dissipate = { $side }: dissipations, left undone.
dice-bag-log-skipped-regenerate = { $side }: regenerations, left undone.
dice-bag-log-skipped-gates = { $side }: dimension gates, left undone.
dice-bag-log-upkeep-burning = Upkeep, burning terrain: { $who }.
dice-bag-log-upkeep-poison = Upkeep, poison or drowning: { $who }.
dice-bag-log-upkeep-haste = Upkeep, haste potion: { $who }.
dice-bag-log-upkeep-burning-uncounted = Upkeep, burning terrain: { $who } (−1, hit points are not counted here).
dice-bag-log-upkeep-poison-uncounted = Upkeep, poison or drowning: { $who } (−1, hit points are not counted here).
dice-bag-log-upkeep-haste-uncounted = Upkeep, haste potion: { $who } (−1, hit points are not counted here).
dice-bag-log-woke = { $who } wakes.
dice-bag-log-loaded = { $who } loads.
dice-bag-log-gate-closed = { $name } closes.
dice-bag-log-rolled-plague = Zombie plague, { $who }: { $roll }.
dice-bag-log-rolled-regenerate = Regeneration, { $who }: { $roll }.
dice-bag-log-rolled-dissipate = Does { $name } dissipate? { $roll }.
dice-bag-log-settled-plague = { $by ->
    [0] Zombie plague, { $who }: nothing changes.
   *[other] Zombie plague, { $who }: hit points change by { $by }.
}
dice-bag-log-settled-regenerate = { $by ->
    [0] Regeneration, { $who }: nothing changes.
   *[other] Regeneration, { $who }: hit points change by { $by }.
}
dice-bag-log-upkeep-forced = Drawing goes on without the rest of upkeep.
dice-bag-log-drawn = { $colour ->
    [red] Die { $number }: red, { $side }. { $left } left.
    [yellow] Die { $number }: yellow, { $side }. { $left } left.
   *[green] Die { $number }: green, { $side }. { $left } left.
}
dice-bag-log-taken = { $colour ->
    [red] Die { $number }, drawn at the table: red, { $side }.
    [yellow] Die { $number }, drawn at the table: yellow, { $side }.
   *[green] Die { $number }, drawn at the table: green, { $side }.
}
dice-bag-log-marched = { $who } marches.
dice-bag-log-special = { $side }: special event, { $name }.
dice-bag-log-wanderer = The die of { $side } activates a wanderer: { $who }.
dice-bag-log-spent = { $colour ->
    [red] The red die of { $side } activates nobody.
    [yellow] The yellow die of { $side } activates nobody.
   *[green] The green die of { $side } activates nobody.
}
dice-bag-log-order = { $order ->
    [move] { $who }, order { $number }: move.
    [assault] { $who }, order { $number }: assault.
   *[action] { $who }, order { $number }: action.
}
dice-bag-log-order-note = { $order ->
    [move] { $who }, order { $number }: move, { $note }.
    [assault] { $who }, order { $number }: assault, { $note }.
   *[action] { $who }, order { $number }: action, { $note }.
}
dice-bag-log-enters = { $who }, order { $number }: enters at { $place }.
dice-bag-log-enters-note = { $who }, order { $number }: enters at { $place }, { $note }.
dice-bag-log-followed = { $who } enters too, at { $place }.
dice-bag-log-stayed = { $who } stays in reserve.
dice-bag-log-handed-over = { $who } hands an order to { $to }.
dice-bag-log-modifier = { $value } on the next order.
dice-bag-log-modifier-named = { $value } on the next order: { $name }.
dice-bag-log-ended-early = { $left ->
    [0] The activation of { $who } ends.
    [one] The activation of { $who } ends, one order unused.
   *[other] The activation of { $who } ends, { $left } orders unused.
}
dice-bag-log-reacted = { $who } reacts.
dice-bag-log-reacted-note = { $who } reacts: { $note }.
dice-bag-log-reactions-closed = { $count ->
    [one] No more reactions; one had not answered.
   *[other] No more reactions; { $count } had not answered.
}
dice-bag-log-reactions-opened = Reactions are allowed.
dice-bag-log-low-success = { $what ->
    [move] { $who }, move: { $roll } against { $target }{ $modifier }, success.
    [assault] { $who }, assault: { $roll } against { $target }{ $modifier }, success.
    [action] { $who }, action: { $roll } against { $target }{ $modifier }, success.
   *[reaction] { $who }, reaction: { $roll } against { $target }{ $modifier }, success.
}
dice-bag-log-low-failure = { $what ->
    [move] { $who }, move: { $roll } against { $target }{ $modifier }, failure.
    [assault] { $who }, assault: { $roll } against { $target }{ $modifier }, failure.
    [action] { $who }, action: { $roll } against { $target }{ $modifier }, failure.
   *[reaction] { $who }, reaction: { $roll } against { $target }{ $modifier }, failure.
}
dice-bag-log-high-success = { $what ->
    [move] { $who }, move: { $roll }{ $modifier } against { $target }, success.
    [assault] { $who }, assault: { $roll }{ $modifier } against { $target }, success.
    [action] { $who }, action: { $roll }{ $modifier } against { $target }, success.
   *[reaction] { $who }, reaction: { $roll }{ $modifier } against { $target }, success.
}
dice-bag-log-high-failure = { $what ->
    [move] { $who }, move: { $roll }{ $modifier } against { $target }, failure.
    [assault] { $who }, assault: { $roll }{ $modifier } against { $target }, failure.
    [action] { $who }, action: { $roll }{ $modifier } against { $target }, failure.
   *[reaction] { $who }, reaction: { $roll }{ $modifier } against { $target }, failure.
}
dice-bag-log-won = { $what ->
    [move] { $who }, move: { $roll }{ $modifier } against { $other }, { $other_roll }{ $other_modifier }: won.
    [assault] { $who }, assault: { $roll }{ $modifier } against { $other }, { $other_roll }{ $other_modifier }: won.
    [action] { $who }, action: { $roll }{ $modifier } against { $other }, { $other_roll }{ $other_modifier }: won.
   *[reaction] { $who }, reaction: { $roll }{ $modifier } against { $other }, { $other_roll }{ $other_modifier }: won.
}
dice-bag-log-lost = { $what ->
    [move] { $who }, move: { $roll }{ $modifier } against { $other }, { $other_roll }{ $other_modifier }: lost.
    [assault] { $who }, assault: { $roll }{ $modifier } against { $other }, { $other_roll }{ $other_modifier }: lost.
    [action] { $who }, action: { $roll }{ $modifier } against { $other }, { $other_roll }{ $other_modifier }: lost.
   *[reaction] { $who }, reaction: { $roll }{ $modifier } against { $other }, { $other_roll }{ $other_modifier }: lost.
}
dice-bag-log-tie-won = { $what ->
    [move] { $who }, move: { $roll }{ $modifier } against { $other }, { $other_roll }{ $other_modifier }: equal, won all the same.
    [assault] { $who }, assault: { $roll }{ $modifier } against { $other }, { $other_roll }{ $other_modifier }: equal, won all the same.
    [action] { $who }, action: { $roll }{ $modifier } against { $other }, { $other_roll }{ $other_modifier }: equal, won all the same.
   *[reaction] { $who }, reaction: { $roll }{ $modifier } against { $other }, { $other_roll }{ $other_modifier }: equal, won all the same.
}
dice-bag-log-tie-lost = { $what ->
    [move] { $who }, move: { $roll }{ $modifier } against { $other }, { $other_roll }{ $other_modifier }: equal, lost all the same.
    [assault] { $who }, assault: { $roll }{ $modifier } against { $other }, { $other_roll }{ $other_modifier }: equal, lost all the same.
    [action] { $who }, action: { $roll }{ $modifier } against { $other }, { $other_roll }{ $other_modifier }: equal, lost all the same.
   *[reaction] { $who }, reaction: { $roll }{ $modifier } against { $other }, { $other_roll }{ $other_modifier }: equal, lost all the same.
}

## Why something was not done

refused-dice-bag-upkeep-open = Upkeep is not done yet.
refused-dice-bag-before-first = The actions before the adventure come first.
refused-dice-bag-die-in-use = A die is in use.
refused-dice-bag-bag-empty = The bag is empty.
refused-dice-bag-no-die = No die is in use.
refused-dice-bag-other-side = The die belongs to another side.
refused-dice-bag-cannot-act = They cannot act.
refused-dice-bag-asleep = They are asleep.
refused-dice-bag-colour-refuses = { $colour ->
    [red] { $kind ->
        [hero] A red die does not activate heroes.
        [vassal] A red die does not activate vassals.
       *[wanderer] A red die does not activate wanderers.
    }
    [yellow] { $kind ->
        [hero] A yellow die does not activate heroes.
        [vassal] A yellow die does not activate vassals.
       *[wanderer] A yellow die does not activate wanderers.
    }
   *[green] { $kind ->
        [hero] A green die does not activate heroes.
        [vassal] A green die does not activate vassals.
       *[wanderer] A green die does not activate wanderers.
    }
}
refused-dice-bag-activated-already = They were activated in this round already.
refused-dice-bag-activated-somebody = The die has activated somebody already.
refused-dice-bag-marches-over = Marches come before the orders.
refused-dice-bag-marched-already = They have marched already.
refused-dice-bag-in-reserve = Nobody marches in from the reserve.
refused-dice-bag-special-instead = A special event was taken instead of marches.
refused-dice-bag-yellow-only = Only a yellow die allows a special event.
refused-dice-bag-nobody-active = Nobody is active.
refused-dice-bag-not-active = They are not active.
refused-dice-bag-no-orders-left = They have no orders left.
refused-dice-bag-order-under-way = An order is completed before the next begins.
refused-dice-bag-no-order = No order is under way.
refused-dice-bag-enter-first = They enter with a move first.
refused-dice-bag-reactions-open = Reactions are still open.
refused-dice-bag-no-reactions = There is nothing to react to.
refused-dice-bag-reacted-already = They have reacted already.
refused-dice-bag-not-asked = They are not asked.
refused-dice-bag-round-not-over = There are still dice in the bag.
refused-dice-bag-last-round = The planned rounds are over.
refused-dice-bag-not-last-round = More rounds are planned.
