"""What is posted about a pasted text: asking what it would become, and bringing it in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from marshmallow import ValidationError

from rondel.core import Role
from rondel.intake import Found, read
from rondel.table import Outcome, Refused, SeatInfo, Tables
from rondel.table.gathering import Becoming, Change, Wanted
from rondel_schemas import messages

_ASK_PREVIEW = messages.AskPreview()
_GATHER = messages.Gather()


def preview(tables: Tables, seat: SeatInfo, encounter: str, body: object) -> dict[str, Any]:
    """The answer that says what the text in *body* would become. Raises `Refused`."""
    _gms_only(seat)
    asked: Any = _ASK_PREVIEW.load(body)  # type: ignore[arg-type] # that it is one is looked at there
    found = read(asked["text"])
    becomings = tables.preview(seat.table, seat, encounter, _wanted(found, asked))
    return {
        "ok": True,
        "format": found.format,
        "rows": [_row(n, becoming) for n, becoming in enumerate(becomings, 1)],
        "problems": [
            {"where": p.where, "code": p.code, "params": dict(p.params)} for p in found.problems
        ],
    }


def gather(
    tables: Tables, seat: SeatInfo, request_id: str, encounter: str, body: object
) -> Outcome:
    """What came of bringing in the rows that are chosen in *body*. Raises `Refused`."""
    _gms_only(seat)
    asked: Any = _GATHER.load(body)  # type: ignore[arg-type] # that it is one is looked at there
    wanted = _wanted(read(asked["text"]), asked)
    return tables.gather(seat.table, seat, request_id, encounter, wanted)


def _gms_only(seat: SeatInfo) -> None:
    # Before the text is read: that takes a while, which is not for everybody to ask for.
    if seat.role is not Role.GM:
        raise Refused("forbidden", message="only a GM may")


def _wanted(found: Found, asked: Mapping[str, Any]) -> Wanted:
    """The rows that were *found*, with what is *asked* about them by their numbers from 1."""
    places = {str(place + 1): place for place in range(len(found.rows))}
    chosen, sides = asked.get("chosen"), asked.get("sides", {})
    for field, numbers in (("chosen", map(str, chosen or ())), ("sides", sides)):
        if not places.keys() >= set(numbers):
            reason = f"names a row that is not there: there are {len(places)}."
            raise ValidationError({field: [reason]})
    usual = dict.fromkeys(places.values(), asked["side"]) if "side" in asked else {}
    return Wanted(
        found.rows,
        None if chosen is None else frozenset(number - 1 for number in chosen),
        usual | {places[number]: side for number, side in sides.items()},
    )


def _row(n: int, becoming: Becoming) -> dict[str, Any]:
    row = becoming.row
    told: dict[str, Any] = {
        "n": n,
        "name": row.name,
        "count": row.count,
        "side": row.side,
        "hp": row.hp,
        "max_hp": row.max_hp,
        "hidden": row.hidden,
        "note": row.note,
        "key": row.key,
        "initiative": row.initiative,
        "fallen": row.fallen or None,
        "conditions": list(row.conditions),
        "becomes": becoming.becomes.value,
        "added": list(becoming.added),
        "joins": becoming.side,
        "changes": [_change(change) for change in becoming.changes],
        "why": becoming.why,
        "leans": row.leans,
        "here": list(becoming.here) or None,
    }
    return _said(told)


def _change(change: Change) -> dict[str, Any]:
    return _said(
        {
            "who": change.who,
            "what": change.what,
            "before": change.before,
            "after": change.after,
        }
    )


def _said(told: Mapping[str, Any]) -> dict[str, Any]:
    """*told* without what is not said, so that nothing is null and no text is empty."""
    return {name: value for name, value in told.items() if value is not None and value != ""}
