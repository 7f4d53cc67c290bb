"""What a seat may want in speed rounds."""

from __future__ import annotations

from dataclasses import dataclass

from rondel.core import Command, GmCommand


@dataclass(frozen=True, slots=True)
class SetReflexes(Command):
    who: str
    reflexes: int


@dataclass(frozen=True, slots=True)
class AddActivity(Command):
    """*value* is the weapon's speed, the skill, or the base itself, as *kind* says."""

    who: str
    name: str
    kind: str
    value: int


@dataclass(frozen=True, slots=True)
class DropActivity(Command):
    who: str
    activity: str


@dataclass(frozen=True, slots=True)
class AddBonus(Command):
    """A bonus to one activity: *value*, or half or a quarter of it."""

    who: str
    activity: str
    name: str
    value: int
    share: int
    against: str


@dataclass(frozen=True, slots=True)
class DropBonus(Command):
    who: str
    bonus: str


@dataclass(frozen=True, slots=True)
class CopySheet(Command):
    """Give *who* the numbers of *like*."""

    who: str
    like: str


@dataclass(frozen=True, slots=True)
class ShareSheet(GmCommand):
    """Give the numbers of *who* to all its `namesakes`, or to the whole `side`."""

    who: str
    to: str


@dataclass(frozen=True, slots=True)
class SetSpecialty(GmCommand):
    """Whether *who* may do *manoeuvre* with bonus actions alone."""

    who: str
    manoeuvre: str
    has: bool


@dataclass(frozen=True, slots=True)
class DeclareActivity(Command):
    """What the next speed roll is for."""

    who: str
    activity: str


@dataclass(frozen=True, slots=True)
class MarkSurprised(GmCommand):
    who: str
    surprised: bool


@dataclass(frozen=True, slots=True)
class RollSpeed(Command):
    who: str


@dataclass(frozen=True, slots=True)
class RollRest(GmCommand):
    """Roll for all who have not: the GM's own combatants (`gm`), or everybody's (`all`)."""

    whose: str


@dataclass(frozen=True, slots=True)
class BeginTurns(GmCommand):
    """Decide the ties; the fastest is first."""


@dataclass(frozen=True, slots=True)
class SpendActions(Command):
    who: str
    manoeuvre: str
    basic: int
    bonus: int


@dataclass(frozen=True, slots=True)
class Defend(Command):
    """Spend actions on defence, before one's own turn or with what was kept."""

    who: str
    basic: int
    bonus: int


@dataclass(frozen=True, slots=True)
class EndTurn(Command):
    """What is left is kept for defence until the round ends."""

    who: str


@dataclass(frozen=True, slots=True)
class Wait(Command):
    """Act later in this round."""

    who: str


@dataclass(frozen=True, slots=True)
class StopWaiting(Command):
    """Act next."""

    who: str


@dataclass(frozen=True, slots=True)
class NewRound(GmCommand):
    pass


@dataclass(frozen=True, slots=True)
class AddManoeuvre(GmCommand):
    name: str
    basic: int
    bonus: int
    needs_specialty: bool


@dataclass(frozen=True, slots=True)
class DropManoeuvre(GmCommand):
    manoeuvre: str


@dataclass(frozen=True, slots=True)
class InsertNow(GmCommand):
    """Roll for one who joined late and let them act in this round."""

    who: str


@dataclass(frozen=True, slots=True)
class RollAgain(GmCommand):
    who: str


@dataclass(frozen=True, slots=True)
class SetSpeed(GmCommand):
    who: str
    speed: int


@dataclass(frozen=True, slots=True)
class SetActions(GmCommand):
    """What *who* has left in this round."""

    who: str
    basic: int
    bonus: int


@dataclass(frozen=True, slots=True)
class PlaceBefore(GmCommand):
    who: str
    other: str


@dataclass(frozen=True, slots=True)
class GiveTurn(GmCommand):
    """End the turn of whoever acts; it is the turn of *who* now, again if need be."""

    who: str


COMMANDS: tuple[type[Command], ...] = (
    SetReflexes,
    AddActivity,
    DropActivity,
    AddBonus,
    DropBonus,
    CopySheet,
    ShareSheet,
    SetSpecialty,
    DeclareActivity,
    MarkSurprised,
    RollSpeed,
    RollRest,
    BeginTurns,
    SpendActions,
    Defend,
    EndTurn,
    Wait,
    StopWaiting,
    NewRound,
    AddManoeuvre,
    DropManoeuvre,
    InsertNow,
    RollAgain,
    SetSpeed,
    SetActions,
    PlaceBefore,
    GiveTurn,
)
