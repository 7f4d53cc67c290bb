"""What happens in speed rounds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rondel.core import Event, Rolled, Term
from rondel.systems.speed_rounds.speed import Activity, Bonus, Manoeuvre


@dataclass(frozen=True, slots=True)
class ReflexesSet(Event):
    who: str
    reflexes: int


@dataclass(frozen=True, slots=True)
class ActivityAdded(Event):
    who: str
    activity: Activity


@dataclass(frozen=True, slots=True)
class ActivityDropped(Event):
    who: str
    activity: str


@dataclass(frozen=True, slots=True)
class BonusAdded(Event):
    who: str
    activity: str
    bonus: Bonus


@dataclass(frozen=True, slots=True)
class BonusDropped(Event):
    who: str
    bonus: str


@dataclass(frozen=True, slots=True)
class SheetCopied(Event):
    who: str
    like: str


@dataclass(frozen=True, slots=True)
class SpecialtySet(Event):
    who: str
    manoeuvre: str
    has: bool


@dataclass(frozen=True, slots=True)
class ActivityDeclared(Event):
    who: str
    activity: str


@dataclass(frozen=True, slots=True)
class SurprisedMarked(Event):
    who: str
    surprised: bool


@dataclass(frozen=True, slots=True)
class SpeedRolled(Event):
    """*terms* made the base when it was rolled; *dice* hold the further dice too."""

    who: str
    terms: tuple[Term, ...]
    dice: Rolled
    dice_total: int
    again: bool = False


@dataclass(frozen=True, slots=True)
class TurnsBegun(Event):
    """*ties* holds the dice (or lots) of those who were tied; the higher goes first."""

    order: tuple[str, ...]
    ties: Mapping[str, tuple[int, ...]]
    by_lot: bool
    at_table: bool


@dataclass(frozen=True, slots=True)
class ActionsSpent(Event):
    who: str
    manoeuvre: str
    basic: int
    bonus: int


@dataclass(frozen=True, slots=True)
class Defended(Event):
    who: str
    basic: int
    bonus: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    who: str


@dataclass(frozen=True, slots=True)
class WaitBegun(Event):
    who: str


@dataclass(frozen=True, slots=True)
class WaitEnded(Event):
    who: str


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    pass


@dataclass(frozen=True, slots=True)
class ManoeuvreAdded(Event):
    manoeuvre: Manoeuvre


@dataclass(frozen=True, slots=True)
class ManoeuvreDropped(Event):
    manoeuvre: str


@dataclass(frozen=True, slots=True)
class Inserted(Event):
    """*who*, who has just rolled, joins the order of this round."""

    who: str


@dataclass(frozen=True, slots=True)
class SpeedSet(Event):
    who: str
    speed: int


@dataclass(frozen=True, slots=True)
class ActionsSet(Event):
    who: str
    basic: int
    bonus: int


@dataclass(frozen=True, slots=True)
class PlacedBefore(Event):
    who: str
    other: str


@dataclass(frozen=True, slots=True)
class TurnGiven(Event):
    who: str


EVENTS: tuple[type[Event], ...] = (
    ReflexesSet,
    ActivityAdded,
    ActivityDropped,
    BonusAdded,
    BonusDropped,
    SheetCopied,
    SpecialtySet,
    ActivityDeclared,
    SurprisedMarked,
    SpeedRolled,
    TurnsBegun,
    ActionsSpent,
    Defended,
    TurnEnded,
    WaitBegun,
    WaitEnded,
    RoundBegun,
    ManoeuvreAdded,
    ManoeuvreDropped,
    Inserted,
    SpeedSet,
    ActionsSet,
    PlacedBefore,
    TurnGiven,
)
