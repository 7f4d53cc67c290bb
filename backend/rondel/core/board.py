"""What every system can be drawn as, so that one overlay draws them all.

A board is built up from nothing for one audience; what that audience may not know never enters it.
Ids in a board are those of combatants where one is meant, so that clicks and marks agree.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

from rondel.core.labels import Label


class Pip(enum.StrEnum):
    """How far a slot has come in the current round or moment."""

    UNREADY = "unready"  # still owes something, such as a roll
    WAITING = "waiting"
    NOW = "now"
    HELD = "held"  # waits by choice
    DONE = "done"
    OUT = "out"  # cannot act


class Mark(enum.StrEnum):
    """Where a rule comes from."""

    SEED = "seed"  # the rule text says it
    WIDER = "wider"  # only the wider source of that game says it
    ANALOGY = "analogy"  # a like game's rule
    HOUSE = "house"  # our reading of what the text leaves open


@dataclass(frozen=True, slots=True)
class Term:
    """One reason for a place in the order: `reflexes 12/2 = 6`, `dice [6,4]`."""

    label: Label
    value: int | None = None
    faces: tuple[int, ...] = ()
    counted: bool = True  # False: listed, but it does not count here
    sides: int = 6  # of the dice that showed *faces*


@dataclass(frozen=True, slots=True)
class Counter:
    """What is left of something that a slot spends, drawn as dots."""

    key: str
    left: int
    of: int


@dataclass(frozen=True, slots=True)
class Item:
    """One entry of a sheet or of a list that people keep: what it is called and comes to."""

    id: str
    label: Label
    value: int | None = None
    terms: tuple[Term, ...] = ()  # what the value is made of
    marks: tuple[Label, ...] = ()
    now: bool = False  # the one in use


@dataclass(frozen=True, slots=True)
class Slot:
    """One row of the order: a combatant, a die, a noted event."""

    id: str
    who: str = ""  # the combatant's id, if it is one's
    label: Label | None = None  # None: the combatant's name says it
    at: int | None = None  # in the system's unit; None: not known yet
    pip: Pip = Pip.WAITING
    counters: tuple[Counter, ...] = ()
    badges: tuple[Label, ...] = ()  # short marks: surprised, throws a dagger
    why: tuple[Term, ...] = ()
    sheet: tuple[Item, ...] = ()  # the numbers it plays with, for those who may see them


@dataclass(frozen=True, slots=True)
class Pool:
    """Things lying together, counted: the dice of one side and colour in the bag."""

    id: str
    label: Label
    left: int
    of: int
    tone: str = ""  # a colour word for the drawing
    side: str = ""  # whose they are


@dataclass(frozen=True, slots=True)
class Token:
    """One thing that came out of a pool, such as a drawn die."""

    id: str
    label: Label
    tone: str = ""  # a colour word for the drawing
    side: str = ""  # whose it is
    who: str = ""  # the combatant that it was used for
    now: bool = False  # something still comes of it


@dataclass(frozen=True, slots=True)
class Chance:
    """How likely something is: *wins* in *of*, exactly, as text since both may be large."""

    id: str
    label: Label
    wins: str
    of: str
    permille: int  # the same, rounded to the nearest thousandth
    side: str = ""  # whose luck it is
    tone: str = ""  # a colour word for the drawing
    draws: int = 1  # within how many
    who: str = ""  # the combatant whose luck it is


@dataclass(frozen=True, slots=True)
class Entry:
    """A point on a time line: something that has happened or will, as far as can be told."""

    id: str
    at: int  # in the system's unit
    label: Label
    who: str = ""
    kind: str = ""  # how it is drawn: reaction, action, wait, event
    state: str = "ahead"  # past, now, ahead
    since: int | None = None  # when it began, if it lasts
    secret: bool = False  # only the GMs know of it
    every: int = 0  # so many units later it comes once more …
    again: int = 0  # … and that so often


@dataclass(frozen=True, slots=True)
class Moment:
    """The present on a time line of which so many *units* last so many *seconds*."""

    at: int  # in the system's unit
    units: int
    seconds: int


@dataclass(frozen=True, slots=True)
class Check:
    """An item to be gone through."""

    id: str
    label: Label
    state: str = "open"  # open, done, now
    about: tuple[str, ...] = ()  # combatants' ids


@dataclass(frozen=True, slots=True)
class Prompt:
    """Somebody is waited for: these combatants' players, or the GM when there are none."""

    label: Label
    about: tuple[str, ...] = ()
    anybody: bool = False  # any of them will do: no player is called for it


@dataclass(frozen=True, slots=True)
class Board:
    """The whole picture for one audience."""

    headline: Label
    slots: tuple[Slot, ...] = ()
    unit: Label | None = None  # what `Slot.at` counts
    prompts: tuple[Prompt, ...] = ()
    hints: tuple[Label, ...] = ()
    pools: tuple[Pool, ...] = ()
    tokens: tuple[Token, ...] = ()  # in the order in which they came out
    chances: tuple[Chance, ...] = ()
    line: tuple[Entry, ...] = ()

    checklist: tuple[Check, ...] = ()
    catalogue: tuple[Item, ...] = ()  # a list that the table keeps, such as manoeuvres
    moment: Moment | None = None  # None: there is no time line
    choices: tuple[Item, ...] = ()  # what turns offer, by that value in their offers; for plans
