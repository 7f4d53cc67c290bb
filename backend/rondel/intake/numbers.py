"""Whole numbers out of what people and programs write for them.

Nothing is evaluated but sums with signs ("+2", "12-3"); what needs dice or names is no number here.
"""

from __future__ import annotations

import math
import re

LARGEST = 10**9  # either way; what is larger is no number of any game
LONGEST_SUM = 64  # characters

_MINUS = str.maketrans("−–", "--")  # as typographers write it
_SUM = re.compile(r"[+-]?\s*\d{1,9}(?:\s*[+-]\s*\d{1,9})*", re.ASCII)
_TERM = re.compile(r"([+-]?)\s*(\d+)", re.ASCII)
_DECIMAL = re.compile(r"([+-]?\s*\d{1,9})[.,]\d*", re.ASCII)
_OUT_OF = re.compile(r"([^/]*)/([^/]*)")


def whole(value: object) -> int | None:
    """The whole number that *value* stands for, its fraction dropped; None if it is none."""
    match value:
        case bool():
            return None
        case int():
            return value if abs(value) <= LARGEST else None
        case float():
            return math.floor(value) if abs(value) <= LARGEST else None
        case str() if len(value) <= LONGEST_SUM:
            return _written(value.strip().translate(_MINUS))
    return None


def _written(text: str) -> int | None:
    if decimal := _DECIMAL.fullmatch(text):
        text = decimal[1]
    if not _SUM.fullmatch(text):
        return None
    total = sum(int(f"{sign}{digits}") for sign, digits in _TERM.findall(text))
    return total if abs(total) <= LARGEST else None


def out_of(value: object) -> tuple[object, object]:
    """The two halves of "5/12", or *value* and None."""
    if isinstance(value, str) and (halves := _OUT_OF.fullmatch(value)):
        return halves[1], halves[2]
    return value, None


def modifier(score: object) -> int | None:
    """What an ability *score* of D&D or Pathfinder 2e adds to a roll; None if it is no score."""
    number = whole(score)
    return None if number is None else (number - 10) // 2
