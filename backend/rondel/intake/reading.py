"""Which formats there are, and the reading of a text that may be in any of them.

The format is told by what stands in the text, not by its name. The first that recognises it reads
it; what is no JSON and no spreadsheet is a list of names.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from rondel.intake import (
    foundry,
    improved_initiative,
    owlbear,
    own,
    pathbuilder,
    plain_list,
    roll20,
    spreadsheet,
    stat_blocks,
    talespire,
)
from rondel.intake.gathering import Gathering
from rondel.intake.rows import DEEPEST, MOST_TEXT, Found
from rondel.intake.trees import NoJson, parse

Recognises: TypeAlias = Callable[[Any], bool]
Rows: TypeAlias = Callable[[Any, Gathering], None]


@dataclass(frozen=True, slots=True)
class Format:
    """A way in which combatants are written down: as a tree of JSON, or as text."""

    name: str
    recognises: Recognises
    rows: Rows


# The more a format says of itself, the earlier it is asked.
TREES = (
    Format(own.NAME, own.recognises, own.rows),
    Format(pathbuilder.NAME, pathbuilder.recognises, pathbuilder.rows),
    Format(talespire.NAME, talespire.recognises, talespire.rows),
    Format(owlbear.NAME, owlbear.recognises, owlbear.rows),
    Format(foundry.COMBAT, foundry.recognises_combat, foundry.combat),
    Format(foundry.ACTOR, foundry.recognises_actors, foundry.actors),
    Format(roll20.NAME, roll20.recognises, roll20.rows),
    Format(stat_blocks.NAME, stat_blocks.recognises, stat_blocks.rows),
    Format(improved_initiative.NAME, improved_initiative.recognises, improved_initiative.rows),
)
TEXTS = (
    Format(spreadsheet.NAME, spreadsheet.recognises, spreadsheet.rows),
    Format(plain_list.NAME, plain_list.recognises, plain_list.rows),
)

_NEW_LINE = re.compile(r"\r\n?")
# How JSON begins, unlike a list with brackets or with boxes to tick.
_JSON = re.compile(r'\{\s*["}]|\[\s*(?:["\[{]|\]\s*\Z)')


def read(text: str) -> Found:
    """Who is in *text*, whatever it is. Never raises, whatever it is."""
    gathering = Gathering()
    if len(text) > MOST_TEXT:
        gathering.problem("", "too-big", most=MOST_TEXT)
        return _found("", gathering)
    text = roll20.unwrapped(_NEW_LINE.sub("\n", text.lstrip("\ufeff")))
    if not text.strip():
        gathering.problem("", "empty")
        return _found("", gathering)
    if _JSON.match(text.lstrip()):
        return _read_tree(text, gathering)
    return _read_as(next(f for f in TEXTS if f.recognises(text)), text, gathering)


def _read_tree(text: str, gathering: Gathering) -> Found:
    try:
        tree = parse(text)
    except NoJson as error:
        at = {"most": DEEPEST} if error.code == "too-deep" else {"at": error.at}
        gathering.problem("", error.code, **at)
        return _found("", gathering)
    known = next((f for f in TREES if f.recognises(tree)), None)
    if known is None:
        gathering.problem("", "unknown-format")
        return _found("", gathering)
    return _read_as(known, tree, gathering)


def _read_as(known: Format, source: Any, gathering: Gathering) -> Found:
    known.rows(source, gathering)
    if not gathering.rows and not gathering.problems:
        gathering.problem("", "empty")
    return _found(known.name, gathering)


def _found(name: str, gathering: Gathering) -> Found:
    return Found(name, tuple(gathering.rows), tuple(gathering.problems))
