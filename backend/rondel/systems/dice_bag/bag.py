"""Dice in a bag: drawing one of them, and the exact odds of what the next will be.

Nothing about a later draw exists before it happens. A bag is a multiset; its dice are laid out in
one fixed order only while one is drawn, and one number, each equally likely, picks the place.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import TypeAlias


class Colour(enum.StrEnum):
    """The colours of dice (seed: "keltaisella nopalla"; red and green: the wider source)."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"


@dataclass(frozen=True, slots=True, order=True)
class Die:
    """A die in a bag. Two of the same side and colour are alike."""

    side: str
    colour: Colour

    @property
    def key(self) -> str:
        """The die as one text."""
        return f"{self.colour.value}|{self.side}"

    @classmethod
    def of(cls, key: str) -> Die:
        """The die whose `key` is *key*."""
        colour, _, side = key.partition("|")
        return cls(side, Colour(colour))


Contents: TypeAlias = Mapping[Die, int]  # how many there are of each


def laid_out(contents: Contents) -> tuple[Die, ...]:
    """Every single die of *contents*, in the one order that *contents* has."""
    return tuple(die for die in sorted(contents) for _ in range(contents[die]))


def draw(contents: Contents, roll: Callable[[int], int]) -> tuple[Die, int, int]:
    """One die, its place among the dice laid out and how many they are.

    *roll* gives each of 1 to the number it is handed equally likely. Ask for no die of none.
    """
    dice = laid_out(contents)
    face = roll(len(dice))
    return dice[face - 1], face, len(dice)


def size(contents: Contents, side: str | None = None) -> int:
    """How many dice there are, or how many of *side*."""
    return sum(n for die, n in contents.items() if side is None or die.side == side)


def sides(contents: Contents) -> tuple[str, ...]:
    """The sides that have dice in *contents*."""
    return tuple(dict.fromkeys(die.side for die, n in contents.items() if n))


def plus(contents: Contents, die: Die, count: int = 1) -> Contents:
    """*contents* with *count* more of *die*."""
    return {**contents, die: contents.get(die, 0) + count}


def without(contents: Contents, dice: Iterable[Die]) -> Contents:
    """*contents* without each of *dice*."""
    left = dict(contents)
    for die in dice:
        left[die] -= 1
    return left


def chance(wins: int, of: int) -> Fraction:
    """How likely one of *wins* among *of* dice is to be the next. Ask for no chance of none."""
    return Fraction(wins, of)


def chance_within(wins: int, of: int, draws: int) -> Fraction:
    """How likely at least one of *wins* among *of* dice is to come within the next *draws*.

    Hypergeometric: one minus the share of all hands of *draws* dice that hold none of them.
    """
    return 1 - Fraction(comb(of - wins, draws), comb(of, draws))


def permille(share: Fraction) -> int:
    """*share* to the nearest thousandth, a half up."""
    return (2000 * share.numerator + share.denominator) // (2 * share.denominator)
