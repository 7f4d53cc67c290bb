# Dice-bag rounds in English: the log, and why something was not done.

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

## What is called otherwise here than in other systems
dice-bag-core-end-encounter = End the adventure
dice-bag-core-reopen-encounter = Go on with the adventure
dice-bag-core-log-begun = The adventure begins.
dice-bag-core-log-ended = The adventure is over.
dice-bag-core-log-reopened = The adventure goes on.
dice-bag-refused-encounter-ended = The adventure is over.
dice-bag-refused-not-in-this-stage = Not at this stage of the adventure.
dice-bag-refused-start-first = Begin the adventure first.
dice-bag-ui-fight-took = The adventure took { $time }.
dice-bag-ui-add-first = Add somebody, then the adventure can begin
