"""The one door through which chance enters the core.

A rule says what it rolls *for*; whoever supplies the dice may use that name to give the same
number again when a roll was taken back, so that nobody fishes for a better one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Rolled:
    """Dice as they fell, in order; events carry them so that a replay never rolls."""

    faces: tuple[int, ...]
    sides: int
    at_table: bool = False  # people rolled real dice and typed what they showed
    lowest: int = 1  # what their lowest face counts; 0 for a d10 read 0 to 9

    @property
    def total(self) -> int:
        """The sum of the faces."""
        return sum(self.faces)


class Dice(Protocol):
    """What `System.decide` may ask of chance."""

    @property
    def at_table(self) -> bool:
        """Whether the numbers come from dice on the table."""
        ...

    def roll(self, sides: int, purpose: str, lowest: int = 1) -> int:
        """One die of *sides* faces that count from *lowest* up, each equally likely."""
        ...

    def identifier(self, purpose: str) -> str:
        """A new id that nobody can guess and that tells nothing, not even how many there are."""
        ...


class WrongDice(ValueError):
    """The dice typed in cannot be the ones that the rule asks for.

    *code* is one of `die-out-of-range`, `die-counts-from-zero` (out of range too, but of a die
    whose first face counts 0), `too-few-dice`, `too-many-dice`.
    """

    def __init__(self, code: str, sides: int, face: int | None = None, lowest: int = 1) -> None:
        super().__init__(f"{code}: d{sides}" + ("" if face is None else f" showing {face}"))
        self.code = code
        self.sides = sides
        self.face = face
        self.lowest = lowest

    @property
    def params(self) -> dict[str, int]:
        """What the words for *code* need."""
        params = {"sides": self.sides} | ({} if self.face is None else {"face": self.face})
        return params if self.lowest else params | {"highest": self.sides - 1}


@dataclass(slots=True)
class TableDice:
    """Dice that people rolled and typed in; ids still come from *source*."""

    faces: Iterable[int]
    source: Dice
    at_table: bool = True
    _left: list[int] = field(init=False)
    _sides: int = 0

    def __post_init__(self) -> None:
        self._left = list(self.faces)

    def roll(self, sides: int, purpose: str, lowest: int = 1) -> int:
        """The next die typed. Raises `WrongDice` when there is none or it cannot show that."""
        self._sides = sides
        if not self._left:
            raise WrongDice("too-few-dice", sides)
        face = self._left.pop(0)
        if lowest <= face < lowest + sides:
            return face
        if lowest:
            raise WrongDice("die-out-of-range", sides, face, lowest)
        raise WrongDice("die-counts-from-zero", sides, face, lowest)

    def identifier(self, purpose: str) -> str:
        """See `Dice.identifier`."""
        return self.source.identifier(purpose)

    def check_all_used(self) -> None:
        """Raise `WrongDice` when more dice were typed than the rule asked for."""
        if self._left:
            raise WrongDice("too-many-dice", self._sides, self._left[0])


class SeededDice:
    """Repeatable dice for tests and demonstrations: the same *seed*, the same numbers.

    Never for play: whoever knows the seed knows what will come.
    """

    at_table = False

    def __init__(self, seed: int | str) -> None:
        self._seed = str(seed)
        self._count = 0

    def _draw(self, purpose: str) -> int:
        self._count += 1
        text = f"{self._seed}|{self._count}|{purpose}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")

    def roll(self, sides: int, purpose: str, lowest: int = 1) -> int:
        """One die. The bias of 64 bits over *sides* is below one in a thousand million."""
        return self._draw(purpose) % sides + lowest

    def identifier(self, purpose: str) -> str:
        """An id that depends on *purpose* and on what was asked for before."""
        return f"c{self._draw(purpose):016x}"[:11]


class ScriptedDice:
    """Dice that fall as the test says; ids follow from their purpose alone."""

    at_table = False

    def __init__(self, faces: Iterable[int] = ()) -> None:
        self.left = list(faces)
        self._named: dict[str, int] = {}

    def roll(self, sides: int, purpose: str, lowest: int = 1) -> int:
        """The next scripted face. Raises `WrongDice` when the script ends or does not fit."""
        if not self.left:
            raise WrongDice("too-few-dice", sides)
        face = self.left.pop(0)
        if not lowest <= face < lowest + sides:
            message = f"a d{sides} for {purpose} cannot show {face}"
            raise ValueError(message)
        return face

    def identifier(self, purpose: str) -> str:
        """The purpose itself, numbered from the second on."""
        self._named[purpose] = count = self._named.get(purpose, 0) + 1
        return purpose if count == 1 else f"{purpose}.{count}"
