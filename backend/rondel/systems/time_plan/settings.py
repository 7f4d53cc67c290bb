"""The house rules of the time plan."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from rondel.core import Flag, Label, Mark, OneOf, Range, Success, setting
from rondel.systems.time_plan.plan import Effect

MOST_FREE = 20  # actions of one combatant in a row of the plan
CHECK_DICE = (6, 8, 10, 12, 20, 100)  # sides
READ_FROM_ZERO = 10  # sides; a d10 shows 0 to 9, as in a reaction roll


class Newcomers(enum.StrEnum):
    """What somebody does who joins while the plan is walked."""

    REACT = "react"  # a reaction roll: they enter at the present row plus their value
    READY = "ready"  # they are kept ready, and act when they choose to


class FallenAction(enum.StrEnum):
    """What becomes of a running action when whoever does it falls."""

    CANCELLED = "cancelled"
    FINISHES = "finishes"  # it still comes about in its row, and nobody is asked then


class EarlyEvents(enum.StrEnum):
    """When an event comes that is noted for a row before the first reaction."""

    REAL = "real"  # in its own row, where the plan starts then
    WITH_FIRST = "with-first"  # in the row of the first reaction


class Batch(enum.StrEnum):
    """What comes about first in a row; questions come last."""

    EVENTS_FIRST = "events-first"
    ACTIONS_FIRST = "actions-first"  # those that are finished


class AskedFirst(enum.StrEnum):
    """Who of several in a row is asked first."""

    ENTERED = "entered"  # whose entry was made first; at the start, those of a higher result
    RESULT = "result"  # those of a higher result of their reaction roll, then of intuition


def _one_of(name: str, default: enum.StrEnum) -> OneOf:
    labels = tuple(Label(f"time-plan-{name}-{m.value}") for m in type(default))
    return OneOf(tuple(m.value for m in type(default)), labels, default.value)


@dataclass(frozen=True, slots=True)
class Settings:
    """The house rules of the time plan."""

    free_cap: int = setting(3, Range(0, MOST_FREE, default=3), Mark.HOUSE)
    effect_at: str = setting(Effect.END.value, _one_of("effectat", Effect.END), Mark.HOUSE)
    keep_ready: bool = setting(True, Flag(default=True), Mark.ANALOGY)  # noqa: FBT003 - a default
    newcomers: str = setting(
        Newcomers.REACT.value, _one_of("newcomers", Newcomers.REACT), Mark.ANALOGY
    )
    risen: str = setting(Newcomers.READY.value, _one_of("newcomers", Newcomers.READY), Mark.HOUSE)
    fallen_action: str = setting(
        FallenAction.CANCELLED.value, _one_of("fallenaction", FallenAction.CANCELLED), Mark.HOUSE
    )
    events_secret: bool = setting(True, Flag(default=True), Mark.HOUSE)  # noqa: FBT003 - a default
    early_events: str = setting(
        EarlyEvents.REAL.value, _one_of("earlyevents", EarlyEvents.REAL), Mark.HOUSE
    )
    batch: str = setting(Batch.EVENTS_FIRST.value, _one_of("batch", Batch.EVENTS_FIRST), Mark.HOUSE)
    asked_first: str = setting(
        AskedFirst.ENTERED.value, _one_of("askedfirst", AskedFirst.ENTERED), Mark.HOUSE
    )
    parry_adds: bool = setting(False, Flag(), Mark.ANALOGY)  # noqa: FBT003 - a default
    check_die: int = setting(10, OneOf(CHECK_DICE, default=10), Mark.HOUSE)
    check_success: str = setting(
        Success.HIGH.value, _one_of("checksuccess", Success.HIGH), Mark.HOUSE
    )

    @property
    def lowest_of_check(self) -> int:
        """What the lowest face of the die of a check counts."""
        return 0 if self.check_die == READ_FROM_ZERO else 1
