"""Answers: everything that comes in gets one, for programs by a code, for people in words."""

from __future__ import annotations

from typing import Any

from rondel.table import Outcome
from rondel_schemas import Fault, ParseError
from rondel_schemas.faults import fault_at

WORDS = {
    "conflict": "Somebody was faster: look again, then decide again.",
    "door-closed": "Nobody can knock with this link any more: ask the GM for a new one.",
    "forbidden": "This seat may not do that.",
    "id-reuse": "This id was used for something else: make a new one for each command.",
    "internal": "The server made a mistake; nothing was changed. It is in the server's log.",
    "not-found": "There is nothing of that name here.",
    "no-such-seat": "This link opens no seat: ask the GM for a new one.",
    "origin-not-listed": "The GM has to list the page that you come from under Frames.",
    "slow-down": "That was too much at once: wait a moment.",
    "too-big": "That is too much in one message.",
}


def refused(code: str, *, message: str = "", **more: Any) -> dict[str, Any]:
    """The answer that refuses; what is empty in *more* is left out."""
    said = {"message": message or WORDS.get(code, f"Not now: {code}.")}
    return {"ok": False, "code": code, **said, **{k: v for k, v in more.items() if v}}


def malformed(fault: Fault, code: str = "invalid") -> dict[str, Any]:
    """The answer to a message with *fault*."""
    return refused(code, message=fault.message, field=fault.field)


def unreadable(error: ParseError) -> dict[str, Any]:
    """The answer to text that is no message at all."""
    return malformed(fault_at(error.path, error.reason), error.code)


def of(outcome: Outcome) -> dict[str, Any]:
    """The answer that tells of *outcome*."""
    if outcome.ok:
        return {"ok": True, **({"result": dict(outcome.result)} if outcome.result else {})}
    # Our own words where there are some: alike for what is hidden and for what there is not.
    known = outcome.code in WORDS or outcome.message == outcome.code
    message = "" if known else outcome.message
    params = dict(outcome.params)
    return refused(outcome.code, message=message, field=outcome.field, params=params)
