"""The plan: numbered rows, each one action point, and what is entered in them.

Source: seeds/003, "Der Zeitplan dient dazu …" to the end.

Rows are numbers only; the plan is the list of its entries, so an event a thousand million rows
ahead costs no more than one in the next row.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

ROWS = 20  # action points …
SECONDS = 10  # … last so many seconds
MOST_ROW = 1_000_000_000  # row; the last that people can type
MOST_COST = 100_000  # action points; of one action, and between two times of an event


class Kind(enum.StrEnum):
    """What an entry is."""

    EVENT = "event"  # noted by a GM
    REACTION = "reaction"  # somebody's first
    ACTION = "action"  # the row where it is finished
    WAIT = "wait"  # without an action


class Effect(enum.StrEnum):
    """When an action takes effect."""

    START = "start"
    END = "end"


@dataclass(frozen=True, slots=True)
class PlanEntry:
    """When a combatant is asked next, and why then; nobody has two.

    A wait for an *event* always has the event's row. One that was put off or brought forward is for
    a row of its own, which still tells when that event is: *veil* is the event, until it has come.
    """

    id: str
    who: str
    at: int  # row
    kind: Kind
    since: int = 0  # row in which it was entered
    what: str = ""  # of an action, in people's words; empty where a preset of ours says it
    preset: str = ""  # one of ours
    cost: int = 0  # action points
    effect: Effect = Effect.END
    event: str = ""
    n: int = 0  # entered as the n-th: asked before those entered later
    parried: int = 0  # action points that parries have added
    veil: str = ""
    late: bool = False  # a reaction to what set the scene off, rolled in mid-scene


@dataclass(frozen=True, slots=True)
class NotedEvent:
    """Something that a GM has noted; *left* counts how often it is still to come."""

    id: str
    what: str
    at: int  # row
    visible: bool  # to all; else it is secret until it is reached
    every: int = 0  # action points between two times
    left: int = 1
    n: int = 0  # entered as the n-th


@dataclass(frozen=True, slots=True)
class Reached:
    """An entry that the plan has come to."""

    id: str
    at: int  # row
    kind: Kind
    who: str = ""
    since: int = 0  # row
    what: str = ""
    preset: str = ""
    effect: Effect = Effect.END
    parried: int = 0  # action points
    late: bool = False  # a reaction to what set the scene off, rolled in mid-scene


@dataclass(frozen=True, slots=True)
class Preset:
    """An action that people can pick with its cost.

    One of our own list has no *name*: its id says it in every language.
    """

    id: str
    name: str
    cost: int  # action points
    effect: Effect | None = None  # None: as the house rule says


OUR_PRESETS = (
    Preset("strike", "", 6),
    Preset("shoot", "", 8),
    Preset("move", "", 4),
    Preset("cast", "", 10),
    Preset("look", "", 2),
)


def rows_in(seconds: int) -> int:
    """How many rows pass in so many *seconds*."""
    return seconds * ROWS // SECONDS


def clock(row: int) -> tuple[int, int]:
    """The time at *row*: whole seconds after the trigger, and tenths of one."""
    return divmod(10 * row * SECONDS // ROWS, 10)
