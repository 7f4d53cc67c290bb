"""What is wrong with a message, said so that a person can mend it: which field, and what to do."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from marshmallow import ValidationError

LONGEST_PART = 64  # characters of a field's name: an unknown one is whatever somebody sent
ITSELF = "_schema"  # marshmallow's name for an object as a whole


@dataclass(frozen=True, slots=True)
class Fault:
    """The first thing that is wrong: *field* as a path such as `fields.name`, empty for all."""

    field: str
    message: str


def fault_of(error: ValidationError, within: str = "") -> Fault:
    """The fault that *error* tells of; *within* is where the message lies in a larger one."""
    path = [within] if within else []
    found: Any = error.messages
    while isinstance(found, dict):
        key, found = next(iter(found.items()))
        if key != ITSELF:
            path.append(str(key))
    message = found[0] if isinstance(found, list) else found
    return fault_at(path, str(message))


def fault_at(path: Iterable[str | int], message: str) -> Fault:
    """The fault *message* of what lies at *path*."""
    field = ".".join(_plain(str(part)) for part in path)
    return Fault(field, f"{field or 'The message'} {message}")


def _plain(part: str) -> str:
    """*part* as far as it is fit to be shown."""
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in part)
    return shown if len(shown) <= LONGEST_PART else f"{shown[:LONGEST_PART]}…"
