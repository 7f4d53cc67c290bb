"""What a seat may want in the time plan."""

from __future__ import annotations

from dataclasses import dataclass

from rondel.core import Command, GmCommand

# --- the trigger, and what is rolled with -------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NameTrigger(GmCommand):
    """What sets the scene off; named again in mid-scene it is a second trigger."""

    what: str
    unexpected: bool


@dataclass(frozen=True, slots=True)
class SetIntuition(Command):
    who: str
    intuition: int


@dataclass(frozen=True, slots=True)
class AddTrait(Command):
    """A bonus to reaction rolls, or a penalty, that counts `always` or as *when* says."""

    who: str
    name: str
    value: int
    when: str


@dataclass(frozen=True, slots=True)
class DropTrait(Command):
    who: str
    trait: str


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
class MarkSurprise(GmCommand):
    """What came of a check to surprise that *who* made beforehand."""

    who: str
    surprise: str


# --- reactions ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RollReaction(Command):
    who: str


@dataclass(frozen=True, slots=True)
class RollRest(GmCommand):
    """Roll for all who have not: the GM's own combatants (`gm`), or everybody's (`all`)."""

    whose: str


@dataclass(frozen=True, slots=True)
class RollAgain(GmCommand):
    who: str


@dataclass(frozen=True, slots=True)
class SetReaction(GmCommand):
    """Set the reaction value of *who*."""

    who: str
    value: int  # action points


@dataclass(frozen=True, slots=True)
class AskReaction(GmCommand):
    """Ask *who* for a new reaction roll, for a second trigger."""

    who: str


@dataclass(frozen=True, slots=True)
class StartPlan(GmCommand):
    """Go to the first entry; with *force* though somebody has no reaction value yet."""

    force: bool


# --- events that GMs note -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NoteEvent(GmCommand):
    what: str
    row: int
    visible: bool


@dataclass(frozen=True, slots=True)
class NoteEventIn(GmCommand):
    """Note an event so many *seconds* from now."""

    what: str
    seconds: int
    visible: bool


@dataclass(frozen=True, slots=True)
class NoteRepeating(GmCommand):
    """Note an event that comes *times* times, first at *row*."""

    what: str
    row: int
    every: int  # action points
    times: int
    visible: bool


@dataclass(frozen=True, slots=True)
class MoveEntry(GmCommand):
    """Move an *entry*, an event's or a combatant's, to the row *at*."""

    entry: str
    at: int


@dataclass(frozen=True, slots=True)
class CancelEvent(GmCommand):
    event: str


@dataclass(frozen=True, slots=True)
class ShowEvent(GmCommand):
    event: str


@dataclass(frozen=True, slots=True)
class HideEvent(GmCommand):
    event: str


# --- the walk -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FastForward(GmCommand):
    """Go to the next entry; with *skip* though somebody is asked, or owes a reaction roll.

    Those who are asked are kept ready.
    """

    skip: bool


@dataclass(frozen=True, slots=True)
class DeclareAction(Command):
    """*what* is free text, or the id of a preset; a *cost* of 0 is a free action."""

    who: str
    what: str
    cost: int  # action points
    effect: str


@dataclass(frozen=True, slots=True)
class RollCheck(Command):
    """Put a *skill* to the test, against a *target* or for all to judge."""

    who: str
    skill: str
    modifier: int
    target: int | None


@dataclass(frozen=True, slots=True)
class WaitUntil(Command):
    who: str
    row: int


@dataclass(frozen=True, slots=True)
class WaitFor(Command):
    who: str
    event: str


@dataclass(frozen=True, slots=True)
class KeepReady(Command):
    """Leave the plan until one chooses to act."""

    who: str


@dataclass(frozen=True, slots=True)
class ActNow(Command):
    """Act at the present row after having been kept ready."""

    who: str


@dataclass(frozen=True, slots=True)
class Parry(Command):
    """React outside one's row; the next entry of *who* comes later by the *cost*."""

    who: str
    cost: int  # action points


@dataclass(frozen=True, slots=True)
class CancelAction(GmCommand):
    """Take the entry of *who* out of the plan; they are free at the present row."""

    who: str


@dataclass(frozen=True, slots=True)
class DelayAction(GmCommand):
    who: str
    by: int  # action points


@dataclass(frozen=True, slots=True)
class ShortenAction(GmCommand):
    who: str
    by: int  # action points


# --- the list of actions ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AddPreset(GmCommand):
    name: str
    cost: int  # action points
    effect: str


@dataclass(frozen=True, slots=True)
class DropPreset(GmCommand):
    preset: str


COMMANDS: tuple[type[Command], ...] = (
    NameTrigger,
    SetIntuition,
    AddTrait,
    DropTrait,
    CopySheet,
    ShareSheet,
    MarkSurprise,
    RollReaction,
    RollRest,
    RollAgain,
    SetReaction,
    AskReaction,
    StartPlan,
    NoteEvent,
    NoteEventIn,
    NoteRepeating,
    MoveEntry,
    CancelEvent,
    ShowEvent,
    HideEvent,
    FastForward,
    DeclareAction,
    RollCheck,
    WaitUntil,
    WaitFor,
    KeepReady,
    ActNow,
    Parry,
    CancelAction,
    DelayAction,
    ShortenAction,
    AddPreset,
    DropPreset,
)
