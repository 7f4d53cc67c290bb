"""Dice that fall alike when what they were rolled for is taken back and rolled again.

Whoever dislikes a roll could otherwise undo it and try once more. So each act remembers what its
dice were for, and the first, second, third … roll for the same purpose is the same number in
every course of an encounter. Dice rolled at the table cannot be remembered so; the log marks them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from rondel.core import Dice
from rondel.table.acts import Act, Roll


@dataclass(slots=True)
class RollMemory:
    """What fell for which purpose in an encounter, be it taken back or not."""

    _fallen: dict[tuple[str, int, int], int] = field(default_factory=dict)
    _count: Counter[tuple[str, int]] = field(default_factory=Counter)

    def done(self, act: Act) -> None:
        """*act* counts, for the first time or again."""
        for roll in act.rolls:
            which = (roll.purpose, roll.sides)
            self._count[which] += 1
            if not act.at_table:
                self._fallen.setdefault((*which, self._count[which]), roll.face)

    def undone(self, act: Act) -> None:
        """*act* counts no longer."""
        self._count.subtract((roll.purpose, roll.sides) for roll in act.rolls)

    def recall(self, purpose: str, sides: int, nth: int) -> int | None:
        """What the *nth* roll from now on for *purpose* showed when it was made before."""
        return self._fallen.get((purpose, sides, self._count[purpose, sides] + nth))


@dataclass(slots=True)
class KeptDice:
    """The dice for one act: those of *source*, unless *memory* knows better; *rolls* are noted."""

    source: Dice
    memory: RollMemory
    rolls: list[Roll] = field(default_factory=list)

    @property
    def at_table(self) -> bool:
        """See `Dice.at_table`."""
        return self.source.at_table

    def roll(self, sides: int, purpose: str, lowest: int = 1) -> int:
        """See `Dice.roll`."""
        face = None
        if not self.at_table:
            nth = 1 + sum((r.purpose, r.sides) == (purpose, sides) for r in self.rolls)
            face = self.memory.recall(purpose, sides, nth)
        if face is None:
            face = self.source.roll(sides, purpose, lowest)
        self.rolls.append(Roll(purpose, sides, face))
        return face

    def identifier(self, purpose: str) -> str:
        """See `Dice.identifier`."""
        return self.source.identifier(purpose)
