"""Which side goes first: the one with more XP, and when they are tied, chance.

There are two tie rules, and both are the text's. Before the adventure and before upkeep a die is
drawn, and its owner goes first; placing things in turn is decided by d12, the higher starts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rondel.core import Dice, Event, Rolled, break_ties
from rondel.systems.dice_bag import events as e
from rondel.systems.dice_bag.bag import Contents, draw, size
from rondel.systems.dice_bag.bag import sides as with_dice
from rondel.systems.dice_bag.state import State

TIE_DIE = 12  # sides (seed: "heitetään d12 ja suurempi tulos aloittaa")


def by_xp(state: State) -> list[tuple[str, ...]]:
    """The companies from the most XP down, in groups of those that are tied."""
    groups: dict[int, list[str]] = {}
    for side in state.companies:
        groups.setdefault(state.xp.get(side, 0), []).append(side)
    return [tuple(groups[xp]) for xp in sorted(groups, reverse=True)]


def put_in_order(state: State, dice: Dice) -> Iterator[Event]:
    """The sides' order for step 0 or for a round's upkeep; a tie is decided by a draw."""
    order: list[str] = []
    for group in by_xp(state):
        left = list(group)
        while len(left) > 1:
            theirs = {die: n for die, n in state.dice.items() if die.side in left and n}
            drawing = with_dice(theirs)
            if not drawing:
                # The text is silent: with no die to draw, a d12 decides, as it does for placing.
                left, rolls = roll_off(left, dice, f"side order {state.round}")
                yield e.SidesRolled(rolls)
                break
            if len(drawing) > 1:
                drawn = _draw(state, theirs, left, dice)
                yield drawn
                drawing = (drawn.side,)
            order.append(drawing[0])
            left.remove(drawing[0])
        order += left
    yield e.SidesOrdered(tuple(order))


def _draw(state: State, theirs: Contents, tied: Sequence[str], dice: Dice) -> e.SideDrawn:
    """A die of one of *tied*.

    # The text is silent: from a bag with the dice of others in it too, one of theirs would be
    # drawn again until it is one of those tied, which is as likely as drawing from theirs alone.
    """
    die, _, _ = draw(theirs, lambda n: dice.roll(n, f"side order {state.round}"))
    return e.SideDrawn(die.side, die.colour, tuple(s for s in tied if size(theirs, s)))


def roll_off(sides: Sequence[str], dice: Dice, purpose: str) -> tuple[list[str], dict[str, Rolled]]:
    """*sides* in the order of their d12, the highest first, and what they rolled.

    Those who are tied roll again, until nobody is.
    """
    faces = break_ties([sides], lambda _side: dice.roll(TIE_DIE, purpose))
    order = sorted(sides, key=lambda side: faces[side], reverse=True)
    return order, {s: Rolled(f, TIE_DIE, dice.at_table) for s, f in faces.items()}


def placing_order(state: State, dice: Dice, what: str) -> tuple[tuple[str, ...], dict[str, Rolled]]:
    """Who places first, second, …, and the dice of those who were tied."""
    order: list[str] = []
    rolls: dict[str, Rolled] = {}
    for group in by_xp(state):
        if len(group) == 1:
            order += group
            continue
        decided, rolled = roll_off(group, dice, f"placing {what}")
        order += decided
        rolls |= rolled
    return tuple(order), rolls
