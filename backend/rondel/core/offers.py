"""Legality as data: what a seat may do now, with the values each field may take.

The server accepts exactly what is offered and the overlay draws exactly that, so no rule stands
twice. A *domain* describes one field of a command and decides whether a value belongs to it.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, Self, TypeAlias

from rondel.core.labels import Label

Value: TypeAlias = str | int | bool
LONGEST_NAME = 64  # characters
LONGEST_NOTE = 1000  # characters


@dataclass(frozen=True, slots=True)
class Command:
    """Something a seat wants. Named in the imperative: `RollSpeed`."""


@dataclass(frozen=True, slots=True)
class GmCommand(Command):
    """One that no player is ever offered, whatever happens."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that has happened, chance included. Named in the past: `SpeedRolled`."""


class Domain(Protocol):
    """What one field of a command may hold; `in` asks for one value."""

    def __contains__(self, value: object) -> bool: ...

    @property
    def examples(self) -> Sequence[Value]:
        """Some values of the domain, none if it is empty; conformance plays with them."""
        ...


Fields: TypeAlias = dict[str, Domain]  # a domain for each field of a command


@dataclass(frozen=True, slots=True)
class OneOf:
    """Exactly one of *values*; *labels* says them where they are not names that people typed."""

    values: tuple[Value, ...]
    labels: tuple[Label, ...] = ()
    default: Value | None = None

    def __contains__(self, value: object) -> bool:
        return any(type(value) is type(v) and value == v for v in self.values)

    @property
    def examples(self) -> Sequence[Value]:
        """Every value."""
        return self.values


@dataclass(frozen=True, slots=True)
class Combatants:
    """One of these combatants, by id. A field of this kind is the one that the command is about."""

    ids: tuple[str, ...]

    @classmethod
    def of(cls, *ids: str) -> Self:
        """The domain of these *ids*."""
        return cls(ids)

    def __contains__(self, value: object) -> bool:
        return isinstance(value, str) and value in self.ids

    @property
    def examples(self) -> Sequence[Value]:
        """Every id."""
        return self.ids


@dataclass(frozen=True, slots=True)
class Range:
    """A whole number from *low* to *high*, both included; None too where it is *optional*.

    *time* says that it is one of the board's time line: a `row` on it, or a `span` from now on.
    """

    low: int
    high: int
    default: int | None = None
    optional: bool = False
    time: str = ""

    def __contains__(self, value: object) -> bool:
        if value is None:
            return self.optional
        return type(value) is int and self.low <= value <= self.high

    @property
    def examples(self) -> Sequence[Value]:
        """The ends, the middle, and the default."""
        wanted = {self.low, self.high, (self.low + self.high) // 2, self.default}
        return sorted(n for n in wanted if n is not None and n in self)


@dataclass(frozen=True, slots=True)
class Text:
    """Free text of *least* to *most* characters; *known* are values that people will want."""

    most: int = LONGEST_NAME
    least: int = 1
    known: tuple[str, ...] = ()
    default: str = ""
    long: bool = False  # several lines

    def __contains__(self, value: object) -> bool:
        return isinstance(value, str) and self.least <= len(value) <= self.most

    @property
    def examples(self) -> Sequence[Value]:
        """The shortest, the longest, and the known ones."""
        return ("x" * self.least, "x" * self.most, *self.known)


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""

    default: bool = False

    def __contains__(self, value: object) -> bool:
        return isinstance(value, bool)

    @property
    def examples(self) -> Sequence[Value]:
        """Both."""
        return (False, True)


@dataclass(frozen=True, slots=True)
class PlayerSeat:
    """The id of a player's seat at this table, or nothing; the table knows which there are."""

    default: str = ""

    def __contains__(self, value: object) -> bool:
        return isinstance(value, str) and len(value) <= LONGEST_NAME

    @property
    def examples(self) -> Sequence[Value]:
        """Nobody."""
        return ("",)


class Group:
    """Where the overlay puts an offer."""

    TURN = "turn"  # what the one who acts may do
    ROUND = "round"  # what moves the encounter on
    COMBATANT = "combatant"  # about one combatant
    SETUP = "setup"  # what is in the encounter
    RULES = "rules"  # house rules
    OVERRIDE = "override"  # the GM sets what a rule would decide
    INTENT = "intent"  # what somebody means to do when their turn comes
    TIMER = "timer"  # time at the table


@dataclass(frozen=True, slots=True)
class Rolls:
    """The dice that a command rolls and that people may type in instead."""

    count: int
    sides: int
    more: bool = False  # how they fall may call for further dice
    whose: tuple[str, ...] = ()  # the combatants that the first dice are for, in order
    lowest: int = 1  # what their lowest face counts


@dataclass(frozen=True, slots=True)
class Offer:
    """A command that is legal now.

    *fields* holds a domain for each field of *kind*. *expect* names what the person saw (this
    turn, this round); a command given on another is a conflict, not a second step. At most one
    offer of a seat is *main*: the next step.
    """

    kind: type[Command]
    fields: Mapping[str, Domain] = field(default_factory=dict)
    group: str = Group.COMBATANT
    label: Label | None = None  # None: the overlay's words for the command's kind
    expect: str = ""
    main: bool = False
    confirm: bool = False  # not lightly done: ask first
    rolls: Rolls | None = None

    def admits(self, command: Command) -> bool:
        """Whether *command* is one of those offered."""
        return type(command) is self.kind and self.wrong_field(command) is None

    def wrong_field(self, command: Command) -> str | None:
        """The first field of *command* that holds what is not offered."""
        for item in dataclasses.fields(command):
            if getattr(command, item.name) not in self.fields[item.name]:
                return item.name
        return None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a command is not carried out: a stable *code* for programs and translators."""

    code: str
    params: Mapping[str, str | int] = field(default_factory=dict)

    @classmethod
    def of_one_more(cls, there: int, most: int) -> Self | None:
        """That there are *most* already, if *there* are."""
        return cls("too-many", {"most": most}) if there >= most else None
