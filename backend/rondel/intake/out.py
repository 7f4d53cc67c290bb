"""Rows for others to read: the turn order for Roll20, and a spreadsheet.

Source for Roll20: ChatTurnManager 0.0.2, whose `!turns-load` takes what comes up to the next white
space, and the chat, which looks for dice, macros and names in everything first. So a name is
written without a single sign that either could take for its own.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from rondel.intake.roll20 import CUSTOM
from rondel.intake.rows import Row
from rondel.intake.spreadsheet import FORMULA

COLUMNS = (
    "Name",
    "Count",
    "Side",
    "HP",
    "Max HP",
    "Initiative",
    "Hidden",
    "Fallen",
    "Conditions",
    "Note",
    "Key",
)


def for_roll20(rows: Iterable[Row]) -> str:
    """A command for Roll20's chat that makes *rows*, who act in this order, its turn order.

    Whoever has no number gets their place, counted from the end, so that sorting changes nothing.
    """
    order = list(rows)
    entries = ",".join(
        f'{{"id":"{CUSTOM}","pr":{_number(row, len(order) - n)},"custom":"{_escaped(row.name)}"}}'
        for n, row in enumerate(order)
    )
    return f"!turns-load [{entries}]"


def _number(row: Row, place: int) -> int:
    return place if row.initiative is None else row.initiative


def _escaped(name: str) -> str:
    """*name* as it stands in JSON, all but plain letters and digits as escapes."""
    units = (unit for char in name for unit in _units(char))
    return "".join(units)


def _units(char: str) -> Iterable[str]:
    if char.isascii() and char.isalnum():
        return char
    code = char.encode("utf-16-be")
    return (f"\\u{code[at : at + 2].hex()}" for at in range(0, len(code), 2))


def as_csv(rows: Iterable[Row]) -> str:
    """*rows* as CSV that `read` takes back, with titles; no cell is one that is reckoned out."""
    written = io.StringIO(newline="")
    writer = csv.writer(written)
    writer.writerow(COLUMNS)
    for row in rows:
        cells = (
            row.name,
            row.count,
            row.side,
            row.hp,
            row.max_hp,
            row.initiative,
            "x" if row.hidden else "",
            "x" if row.fallen else "",
            ", ".join(row.conditions),
            row.note,
            row.key,
        )
        writer.writerow([_guarded(cell) for cell in cells])
    return written.getvalue()


def _guarded(cell: str | int | None) -> str | int | None:
    """*cell* so that a spreadsheet takes it for text. An apostrophe there means just that."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell
