"""Conflicts: how well an order or a reaction succeeds.

Against a difficulty one die is rolled, low by default: the target or less succeeds. Against
another character each rolls a die, adds what modifies it, and the higher wins.
"""

from __future__ import annotations

from rondel.core import Dice, Rolled, Success, succeeds
from rondel.systems.dice_bag import events as e
from rondel.systems.dice_bag.activation import REACTION, Modifier, Order
from rondel.systems.dice_bag.commands import RollDifficulty, RollOpposed
from rondel.systems.dice_bag.settings import OpposedTie
from rondel.systems.dice_bag.state import State


def difficulty(
    state: State, order: Order, command: RollDifficulty, dice: Dice
) -> e.DifficultyRolled:
    """A roll against a number."""
    who, target, modifier = command.who, command.target, command.modifier
    own = modifier_of(order, who)
    rolled = _roll(state, who, dice)
    success = Success(state.settings.success)
    succeeded = succeeds(rolled.total, target, modifier + own.value, success)
    return e.DifficultyRolled(who, what_for(order, who), target, modifier, own, rolled, succeeded)


def opposed(state: State, order: Order, command: RollOpposed, dice: Dice) -> e.OpposedRolled:
    """A roll against another's, again while they are tied if that is the rule."""
    who, other = command.who, command.other
    modifier, other_modifier = command.modifier, command.other_modifier
    own, other_own = modifier_of(order, who), modifier_of(order, other)
    tie = OpposedTie(state.settings.opposed_tie)
    rolls: list[Rolled] = []
    while True:
        faces = tuple(_roll(state, one, dice).total for one in (who, other))
        rolls.append(Rolled(faces, state.settings.conflict_die, dice.at_table))
        ahead = faces[0] + modifier + own.value - (faces[1] + other_modifier + other_own.value)
        if ahead or tie is not OpposedTie.AGAIN:
            break
    won = ahead > 0 if ahead else _wins_tie(order, who, tie)
    return e.OpposedRolled(
        who,
        other,
        what_for(order, who),
        modifier,
        own,
        other_modifier,
        other_own,
        tuple(rolls),
        won,
    )


def _wins_tie(order: Order, who: str, tie: OpposedTie) -> bool:
    """Whether *who* wins a tie: the one who acts attacks; who reacts or is attacked defends."""
    attacks = who == order.who
    return attacks is (tie is OpposedTie.ATTACKER)


def what_for(order: Order, who: str) -> str:
    """Whether *who* rolls for the order, and then which, or for a reaction to it."""
    return order.kind.value if who == order.who else REACTION


def modifier_of(order: Order, who: str) -> Modifier:
    """What modifies the rolls of *who*: the order's own counts for the one who carries it out."""
    return order.modifier if who == order.who else Modifier()


def _roll(state: State, who: str, dice: Dice) -> Rolled:
    purpose = f"conflict {state.round} {len(state.drawn)} {who}"
    face = dice.roll(state.settings.conflict_die, purpose)
    return Rolled((face,), state.settings.conflict_die, dice.at_table)
