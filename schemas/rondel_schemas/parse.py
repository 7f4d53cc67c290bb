"""JSON as strict as its standard, and bounded: what `json.loads` lets pass is refused here.

That is numbers that are none, keys that stand twice (the last would win), half characters, depth
and length without end. A refusal knows where in the text it stands.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rondel_schemas.faults import fault_at

MOST_BYTES = 16 * 1024  # of one message
DEEPEST = 12  # objects and lists inside each other
MOST_DIGITS = 15  # more would not survive a browser


class ParseError(ValueError):
    """Text that is no message. *code* is `invalid` or `too-big`; *path* leads to the place."""

    def __init__(self, code: str, reason: str, path: Sequence[str | int] = ()) -> None:
        super().__init__(fault_at(path, reason).message)
        self.code = code
        self.reason = reason
        self.path = tuple(path)


@dataclass(frozen=True, slots=True)
class _Unfit:
    """Stands where something was that no message may hold, until its place is known."""

    reason: str


def parse_json(text: str | bytes, most: int = MOST_BYTES, deepest: int = DEEPEST) -> Any:
    """The value that *text* of at most *most* bytes stands for. Raises `ParseError`."""
    decoded = _decoded(text, most)
    try:
        value = json.loads(
            decoded,
            parse_constant=_constant,
            parse_float=_float,
            parse_int=_int,
            object_pairs_hook=_object,
        )
    except RecursionError:
        raise ParseError("invalid", "is nested too deeply: flatten it.") from None
    except ValueError as error:
        position = getattr(error, "pos", 0)
        raise ParseError("invalid", f"is not JSON from character {position} on.") from None
    _look_through(value, [], deepest)
    return value


def loads(text: str | bytes, **_: Any) -> Any:
    """`parse_json` by the name that other packages know."""
    return parse_json(text)


def dumps(value: Any, **_: Any) -> str:
    """*value* as JSON without needless bytes. Raises ValueError for what is no JSON."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def _decoded(text: str | bytes, most: int) -> str:
    too_big = ParseError("too-big", f"has more than {most} bytes: send less at once.")
    if len(text) > most:
        raise too_big
    if isinstance(text, str):
        if len(text.encode("utf-8", "surrogatepass")) > most:
            raise too_big
        return text
    try:
        return text.decode()
    except UnicodeDecodeError:
        raise ParseError("invalid", "is not UTF-8.") from None


def _constant(name: str) -> _Unfit:
    return _Unfit(f"is {name}, which is no number of JSON: send a number.")


def _float(text: str) -> float | _Unfit:
    number = float(text)
    return number if math.isfinite(number) else _Unfit("is too large a number: send a smaller one.")


def _int(text: str) -> int | _Unfit:
    if len(text.lstrip("-")) > MOST_DIGITS:
        return _Unfit(f"has more than {MOST_DIGITS} digits: send a smaller number.")
    return int(text)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) == len(pairs):
        return value
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            value[key] = _Unfit("stands there twice: send it once.")
        seen.add(key)
    return value


def _look_through(value: Any, path: list[str | int], deepest: int) -> None:
    """Raise `ParseError` for the first place that is unfit; *path* leads to *value*."""
    match value:
        case _Unfit(reason):
            raise ParseError("invalid", reason, path)
        case str():
            if not _is_whole(value):
                raise ParseError("invalid", "holds half a character: send all of it.", path)
        case dict() | list():
            if len(path) >= deepest:
                raise ParseError("invalid", "is nested too deeply: flatten it.", path)
            for key, item in value.items() if isinstance(value, dict) else enumerate(value):
                if not isinstance(key, int) and not _is_whole(key):
                    reason = "has a key with half a character: send all of it."
                    raise ParseError("invalid", reason, path)
                path.append(key)
                _look_through(item, path, deepest)
                path.pop()


def _is_whole(text: str) -> bool:
    return text.isascii() or not any("\ud800" <= c <= "\udfff" for c in text)
