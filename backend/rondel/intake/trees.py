"""JSON from anywhere, and ways through it that do not mind what stands there."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping
from typing import Any

from rondel.intake.rows import DEEPEST

MOST_DIGITS = 15  # of a whole number; more are as good as none
NOTHING: Mapping[str, Any] = {}


class NoJson(ValueError):
    """A text is no JSON that is read here. *code* is `no-json` or `too-deep`."""

    def __init__(self, code: str, at: int = 0) -> None:
        super().__init__(code)
        self.code = code
        self.at = at  # the character from which on it is none


def parse(text: str) -> Any:
    """What *text* stands for; of keys that stand twice the last counts. Raises `NoJson`."""
    try:
        value = json.loads(text, parse_int=_int, parse_float=_float, parse_constant=_nothing)
    except RecursionError:
        raise NoJson("too-deep") from None
    except json.JSONDecodeError as error:
        raise NoJson("no-json", error.pos) from None
    if not _is_shallow(value):
        raise NoJson("too-deep")
    return value


def _int(digits: str) -> int | float:
    return int(digits) if len(digits.lstrip("-")) <= MOST_DIGITS else math.inf


def _float(digits: str) -> float:
    number = float(digits)
    return number if math.isfinite(number) else math.inf


def _nothing(_name: str) -> None:
    """What NaN and its like stand for."""


def _is_shallow(value: object) -> bool:
    layer = [value]
    for _ in range(DEEPEST):
        layer = [part for whole in layer for part in parts(whole) if isinstance(part, dict | list)]
        if not layer:
            return True
    return False


def parts(value: object) -> Iterable[Any]:
    """What is in *value*, if it is a list or an object."""
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def several(value: object) -> list[Any]:
    """*value* if it is a list, or a list of it alone."""
    return value if isinstance(value, list) else [value]


def inner(value: object, *path: str) -> Any:
    """What lies in *value* where *path* leads through objects; None if nothing does."""
    for step in path:
        value = value.get(step) if isinstance(value, dict) else None
    return value


def members(value: object, *path: str) -> Mapping[str, Any]:
    """The object in *value* where *path* leads; an empty one if there is none."""
    found = inner(value, *path)
    return found if isinstance(found, dict) else NOTHING


def items(value: object, *path: str) -> list[Any]:
    """The list in *value* where *path* leads; an empty one if there is none."""
    found = inner(value, *path)
    return found if isinstance(found, list) else []


def word(value: object, *path: str) -> str:
    """The text or whole number in *value* where *path* leads, as text; empty if there is none."""
    found = inner(value, *path)
    if isinstance(found, int) and not isinstance(found, bool):
        return str(found)
    return found if isinstance(found, str) else ""


def first(*values: object) -> Any:
    """The first of *values* that is there and is no empty text; None if none is."""
    return next((value for value in values if value is not None and value != ""), None)


def key(source: str, *ids: str) -> str:
    """The key of whoever goes by *ids* in *source*; empty if they have none."""
    return ":".join([source, *ids]) if all(ids) else ""
