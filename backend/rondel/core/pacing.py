"""The turn timer and the pause, as far as they are facts of the encounter.

No clock is read here: who draws the timer knows when a turn began, and the core only how it is to
be drawn, and for whom. Nothing is forbidden when time is up, or during a pause.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from rondel.core.labels import Label
from rondel.core.offers import Command, Event, Fields, GmCommand, Group, Offer, OneOf, Range
from rondel.core.seats import Role, Seat
from rondel.core.story import Line
from rondel.core.system import EncounterState, Stage, Timer, TimerMode, TimerSeen

SHORTEST, LONGEST = 5, 3600  # seconds for a turn


@dataclass(frozen=True, slots=True)
class SetTimer(GmCommand):
    """Time the turns: up from nothing, or down from *seconds*; *seen* by whom."""

    mode: str
    seconds: int
    seen: str


@dataclass(frozen=True, slots=True)
class PauseEncounter(GmCommand):
    """Let the timer rest, and the times of the table with it."""


@dataclass(frozen=True, slots=True)
class ResumeEncounter(GmCommand):
    """Go on after a pause."""


@dataclass(frozen=True, slots=True)
class TimerSet(Event):
    mode: TimerMode
    seconds: int
    seen: TimerSeen


@dataclass(frozen=True, slots=True)
class EncounterPaused(Event):
    pass


@dataclass(frozen=True, slots=True)
class EncounterResumed(Event):
    pass


COMMANDS: tuple[type[Command], ...] = (SetTimer, PauseEncounter, ResumeEncounter)
EVENTS: tuple[type[Event], ...] = (TimerSet, EncounterPaused, EncounterResumed)

S = TypeVar("S", bound=EncounterState)


def legal(state: EncounterState) -> Iterator[Offer]:
    """What a GM may do about time at the table."""
    if state.stage is Stage.RUNNING:
        yield Offer(ResumeEncounter if state.paused else PauseEncounter, {}, Group.TIMER)
    timer = state.timer
    fields: Fields = {
        "mode": _one_of("timer", TimerMode, timer.mode),
        "seconds": Range(SHORTEST, LONGEST, default=timer.seconds),
        "seen": _one_of("timer-seen", TimerSeen, timer.seen),
    }
    yield Offer(SetTimer, fields, Group.TIMER)


def _one_of(name: str, kind: type[enum.StrEnum], now: enum.StrEnum) -> OneOf:
    labels = tuple(Label(f"core-{name}-{member.value}") for member in kind)
    return OneOf(tuple(member.value for member in kind), labels, now.value)


def decide(command: Command) -> Event | None:
    """What comes of *command*; None if it is not about time at the table."""
    match command:
        case SetTimer(mode, seconds, seen):
            return TimerSet(TimerMode(mode), seconds, TimerSeen(seen))
        case PauseEncounter():
            return EncounterPaused()
        case ResumeEncounter():
            return EncounterResumed()
    return None


def evolve(state: S, event: Event) -> S:
    """The state after *event*, which may be none of this module's."""
    match event:
        case TimerSet(mode, seconds, seen):
            return replace(state, timer=Timer(mode, seconds, seen))
        case EncounterPaused():
            return replace(state, paused=True)
        case EncounterResumed():
            return replace(state, paused=False)
    return state


def sees_timer(state: EncounterState, seat: Seat) -> bool:
    """Whether the timer is drawn for *seat*."""
    if state.timer.mode is TimerMode.OFF:
        return False
    shown_to_players = state.timer.seen is not TimerSeen.GM and seat.role is Role.PLAYER
    return seat.is_gm or shown_to_players or state.timer.seen is TimerSeen.ALL


def tell(event: Event) -> tuple[Line, ...]:
    """The lines for *event*."""
    match event:
        case EncounterPaused():
            return (Line(Label("core-log-paused")),)
        case EncounterResumed():
            return (Line(Label("core-log-resumed")),)
    return ()
