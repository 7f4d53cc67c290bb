"""Who is likely to react first: exact chances over all ways in which the dice can still fall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import prod

from rondel.systems.time_plan.reaction import FACES, LOWEST, value_of

THOUSAND = 1000


def rows_of(modifier: int) -> tuple[int, ...]:
    """The reaction values that a W0 can give with *modifier*, one for each face."""
    return tuple(value_of(face + modifier) for face in range(LOWEST, LOWEST + FACES))


def first(ways: Mapping[str, Sequence[int]]) -> dict[str, Fraction]:
    """How likely each is to react before or together with all others.

    *ways* holds the values that somebody may get, all equally likely: one for each face of the
    die, or a single one where it has been rolled. Several may be first together, so the chances
    may add up to more than one.
    """
    rows = sorted({row for mine in ways.values() for row in mine})
    # Of all ways in which the dice can fall, those in which nobody is before a row.
    none_before = {row: prod(_from(mine, row) for mine in ways.values()) for row in rows}
    every_way = prod(len(mine) for mine in ways.values())
    chances = {}
    for who, mine in ways.items():
        # Each way in which it is in a row, and all others in it or after.
        wins = sum(mine.count(row) * none_before[row] // _from(mine, row) for row in set(mine))
        chances[who] = Fraction(wins, every_way)
    return chances


def _from(mine: Sequence[int], row: int) -> int:
    """In how many ways one of *mine* is not before *row*."""
    return sum(value >= row for value in mine)


def immediate(mine: Sequence[int]) -> Fraction:
    """How likely one of *mine*, all equally likely, is an immediate reaction."""
    return Fraction(mine.count(0), len(mine))


def permille(share: Fraction) -> int:
    """*share* to the nearest thousandth, a half up."""
    return (2 * THOUSAND * share.numerator + share.denominator) // (2 * share.denominator)
