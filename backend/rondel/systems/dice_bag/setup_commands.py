"""What people may want to set in dice-bag rounds, and what the GM may do to the bag."""

from __future__ import annotations

from dataclasses import dataclass

from rondel.core import Command, GmCommand


@dataclass(frozen=True, slots=True)
class SetKind(GmCommand):
    who: str
    kind: str


@dataclass(frozen=True, slots=True)
class Allow(GmCommand):
    """Whether dice of *colour* may activate characters of *kind*."""

    colour: str
    kind: str
    allowed: bool


@dataclass(frozen=True, slots=True)
class Bind(GmCommand):
    """Make *who* the vassal of *hero*."""

    who: str
    hero: str
    bond: str


@dataclass(frozen=True, slots=True)
class Unbind(GmCommand):
    who: str


@dataclass(frozen=True, slots=True)
class PutInReserve(GmCommand):
    """*who* starts off the board and enters at *place*."""

    who: str
    place: str


@dataclass(frozen=True, slots=True)
class TakeFromReserve(GmCommand):
    who: str


@dataclass(frozen=True, slots=True)
class SetAbility(GmCommand):
    who: str
    ability: str
    has: bool


@dataclass(frozen=True, slots=True)
class SetWeapon(Command):
    who: str
    weapon: str


@dataclass(frozen=True, slots=True)
class SetAffliction(Command):
    who: str
    affliction: str
    has: bool


@dataclass(frozen=True, slots=True)
class AddEffect(GmCommand):
    """A veil, an animated elemental or a gate that *side* has made."""

    name: str
    kind: str
    side: str


@dataclass(frozen=True, slots=True)
class DropEffect(GmCommand):
    effect: str


@dataclass(frozen=True, slots=True)
class AddSpecialEvent(GmCommand):
    name: str


@dataclass(frozen=True, slots=True)
class SwitchSpecialEvent(GmCommand):
    special: str
    on: bool


@dataclass(frozen=True, slots=True)
class DropSpecialEvent(GmCommand):
    special: str


@dataclass(frozen=True, slots=True)
class SetXp(GmCommand):
    side: str
    xp: int


@dataclass(frozen=True, slots=True)
class SetDice(GmCommand):
    """How many dice of *colour* the side has."""

    side: str
    colour: str
    count: int


@dataclass(frozen=True, slots=True)
class BeginPlacing(GmCommand):
    """The sides place *what*: one each in turn, or the whole of it one side after the other."""

    what: str
    way: str


@dataclass(frozen=True, slots=True)
class Place(Command):
    """*side* has placed one; the next side's turn."""

    side: str


@dataclass(frozen=True, slots=True)
class PassPlacing(Command):
    """*side* has nothing more to place."""

    side: str


@dataclass(frozen=True, slots=True)
class EndPlacing(GmCommand):
    pass


@dataclass(frozen=True, slots=True)
class AddDie(GmCommand):
    """One more die, into the bag."""

    side: str
    colour: str


@dataclass(frozen=True, slots=True)
class RemoveDie(GmCommand):
    """Take one die out of the bag for good. *die* is `Die.key`."""

    die: str


@dataclass(frozen=True, slots=True)
class ReturnDie(GmCommand):
    """Put the die that was drawn as number *number* of this round, from 1, into the bag again."""

    number: int


COMMANDS: tuple[type[Command], ...] = (
    SetKind,
    Allow,
    Bind,
    Unbind,
    PutInReserve,
    TakeFromReserve,
    SetAbility,
    SetWeapon,
    SetAffliction,
    AddEffect,
    DropEffect,
    AddSpecialEvent,
    SwitchSpecialEvent,
    DropSpecialEvent,
    SetXp,
    SetDice,
    BeginPlacing,
    Place,
    PassPlacing,
    EndPlacing,
    AddDie,
    RemoveDie,
    ReturnDie,
)
