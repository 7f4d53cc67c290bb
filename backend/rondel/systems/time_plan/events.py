"""What happens in the time plan."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rondel.core import Event, Rolled
from rondel.systems.time_plan.plan import NotedEvent, PlanEntry, Preset
from rondel.systems.time_plan.reaction import Reaction, Surprise, Trait, Trigger


@dataclass(frozen=True, slots=True)
class TriggerNamed(Event):
    trigger: Trigger


@dataclass(frozen=True, slots=True)
class IntuitionSet(Event):
    who: str
    intuition: int


@dataclass(frozen=True, slots=True)
class TraitAdded(Event):
    who: str
    trait: Trait


@dataclass(frozen=True, slots=True)
class TraitDropped(Event):
    who: str
    trait: str


@dataclass(frozen=True, slots=True)
class SheetCopied(Event):
    who: str
    like: str


@dataclass(frozen=True, slots=True)
class SurpriseMarked(Event):
    who: str
    surprise: Surprise


@dataclass(frozen=True, slots=True)
class Reacted(Event):
    """*who* has a reaction; *entry* is the id of its place in a plan that is being walked."""

    who: str
    reaction: Reaction
    entry: str
    again: bool = False


@dataclass(frozen=True, slots=True)
class ReactionAsked(Event):
    who: str


@dataclass(frozen=True, slots=True)
class PlanStarted(Event):
    """*entries* holds the first of everybody, the first to be asked first.

    *ties* has the dice of those in the groups *tied*; the higher is asked first.
    """

    entries: tuple[PlanEntry, ...]
    tied: tuple[tuple[str, ...], ...]
    ties: Mapping[str, tuple[int, ...]]
    at_table: bool


@dataclass(frozen=True, slots=True)
class EventNoted(Event):
    event: NotedEvent


@dataclass(frozen=True, slots=True)
class EntryMoved(Event):
    entry: str
    at: int


@dataclass(frozen=True, slots=True)
class EventCancelled(Event):
    event: str


@dataclass(frozen=True, slots=True)
class EventShown(Event):
    event: str


@dataclass(frozen=True, slots=True)
class EventHidden(Event):
    event: str


@dataclass(frozen=True, slots=True)
class Forwarded(Event):
    """The time is now *at*; whoever was still asked is kept ready."""

    at: int


@dataclass(frozen=True, slots=True)
class ActionDeclared(Event):
    entry: PlanEntry


@dataclass(frozen=True, slots=True)
class FreeActionDone(Event):
    """An action without a cost; *preset* says it where *what* is empty."""

    who: str
    what: str
    preset: str


@dataclass(frozen=True, slots=True)
class CheckRolled(Event):
    """*succeeded* is None where there was no *target*."""

    who: str
    skill: str
    modifier: int
    target: int | None
    dice: Rolled
    result: int
    succeeded: bool | None


@dataclass(frozen=True, slots=True)
class WaitBegun(Event):
    entry: PlanEntry


@dataclass(frozen=True, slots=True)
class KeptReady(Event):
    who: str


@dataclass(frozen=True, slots=True)
class ActsNow(Event):
    who: str


@dataclass(frozen=True, slots=True)
class Parried(Event):
    who: str
    cost: int


@dataclass(frozen=True, slots=True)
class ActionCancelled(Event):
    who: str


@dataclass(frozen=True, slots=True)
class ActionShifted(Event):
    """The entry of *who* comes *by* rows later, or earlier where it is negative."""

    who: str
    by: int


@dataclass(frozen=True, slots=True)
class PresetAdded(Event):
    preset: Preset


@dataclass(frozen=True, slots=True)
class PresetDropped(Event):
    preset: str


EVENTS: tuple[type[Event], ...] = (
    TriggerNamed,
    IntuitionSet,
    TraitAdded,
    TraitDropped,
    SheetCopied,
    SurpriseMarked,
    Reacted,
    ReactionAsked,
    PlanStarted,
    EventNoted,
    EntryMoved,
    EventCancelled,
    EventShown,
    EventHidden,
    Forwarded,
    ActionDeclared,
    FreeActionDone,
    CheckRolled,
    WaitBegun,
    KeptReady,
    ActsNow,
    Parried,
    ActionCancelled,
    ActionShifted,
    PresetAdded,
    PresetDropped,
)
