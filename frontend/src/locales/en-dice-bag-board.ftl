# Dice-bag rounds in English: the board.

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

dice-bag-prompt-place = to place
dice-bag-prompt-order = to see who goes first
dice-bag-prompt-ready = to act before the adventure
dice-bag-prompt-upkeep = to do upkeep
dice-bag-prompt-draw = to draw a die
dice-bag-prompt-activate = to activate somebody
dice-bag-prompt-order-now = to give an order
dice-bag-prompt-complete = to complete the order
dice-bag-prompt-follow = to follow or stay
dice-bag-prompt-react = to react or pass
dice-bag-prompt-round = to go on

dice-bag-hint-xp = { $side }: { $xp } XP
dice-bag-hint-end-or-extend = The planned rounds are played. End here, or play one more?
dice-bag-hint-no-dice = { $side } has no dice.

## The bag

dice-bag-pip-unready = may react
dice-bag-pip-held = in reserve
dice-bag-odds-next = Next die
dice-bag-odds-tones = Next die, by colour
dice-bag-odds-within = At least one die within the next

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

## To look up

dice-bag-catalogue = Dice and adventure

dice-bag-matrix-red = Red dice activate
dice-bag-matrix-yellow = Yellow dice activate
dice-bag-matrix-green = Green dice activate
dice-bag-effect-veil-of = Veil: { $name } ({ $side })
dice-bag-effect-elemental-of = Elemental: { $name } ({ $side })
dice-bag-effect-gate-of = Dimension gate: { $name } ({ $side })
dice-bag-effect-since = since round { $round }
dice-bag-special-of = Special event: { $name }
dice-bag-special-is-off = off

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
