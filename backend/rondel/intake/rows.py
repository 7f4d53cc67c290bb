"""What reading a text comes to: rows, what could not be taken, and how much is taken at all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

MOST_TEXT = 1_000_000  # characters
DEEPEST = 40  # objects and lists inside each other
MOST_ROWS = 400
MOST_PROBLEMS = 100  # more are of no help to anybody

LONGEST_NAME = 64  # characters
LONGEST_NOTE = 1_000  # characters
LONGEST_KEY = 200  # characters
LONGEST_SHOWN = 40  # characters of a value that a problem repeats
MOST_COUNT = 200  # combatants of one row
MOST_HP = 9_999  # hit points
MOST_INITIATIVE = 9_999  # either way
MOST_CONDITIONS = 20  # on one combatant

# Sources that tell friend from foe, but have no sides, speak of these two.
FRIENDS = "Heroes"
FOES = "Foes"


@dataclass(frozen=True, slots=True)
class Row:
    """Somebody, or several of a kind, as the source tells of them; nothing is made up.

    What is None or empty is not told, which is not the same as no: *hidden* is False only where
    the source says that they can be seen. *key* names them there, for the next time.
    """

    name: str
    count: int = 1
    side: str = ""
    hp: int | None = None  # hit points; never more than *max_hp*
    max_hp: int | None = None  # hit points
    hidden: bool | None = None
    note: str = ""
    key: str = ""  # "owlbear:…", "foundry:…"
    initiative: int | None = None  # the bonus, or what was rolled, whichever the source has
    fallen: bool = False
    conditions: tuple[str, ...] = ()
    leans: str = ""  # "friends" or "foes": a guess at their side, where the source tells none


@dataclass(frozen=True, slots=True)
class Problem:
    """A line or a value that was left out; *code* and *params* say why, for translators.

    *where* is the number of a line, or the way to a place in JSON; empty for the whole.
    """

    where: str
    code: str
    params: Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Found:
    """What a text holds; *format* is empty where it could not be told."""

    format: str
    rows: tuple[Row, ...]
    problems: tuple[Problem, ...]
