"""Rows for others to read: the turn order for Roll20, and a spreadsheet.

Source for Roll20: ChatTurnManager 0.0.2, whose `!turns-load` takes what comes up to the next white
space, and the chat, which looks for dice, macros and names in everything first. So a name is
written without a single sign that either could take for its own.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from dataclasses import asdict, replace

from rondel.intake.own import FORMAT
from rondel.intake.roll20 import CUSTOM
from rondel.intake.rows import Row
from rondel.intake.spreadsheet import GUARD, is_reckoned

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
_SIGNS = frozenset(',;"')  # that mean something in a list within a cell


def falling(rows: Iterable[Row]) -> list[Row]:
    """*rows*, who act in this order, with numbers only if these say the same order elsewhere.

    That is if each has one, and none a higher one than who acts before.
    """
    order = list(rows)
    numbers = [row.initiative for row in order if row.initiative is not None]
    if len(numbers) == len(order) and numbers == sorted(numbers, reverse=True):
        return order
    return [replace(row, initiative=None) for row in order]


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


def as_tree(rows: Iterable[Row]) -> dict[str, object]:
    """*rows* as JSON that `read` takes back, without what is not said of somebody."""
    return {"rondel": FORMAT, "order": [_members(row) for row in rows]}


def _members(row: Row) -> dict[str, object]:
    told = asdict(row) | {"conditions": list(row.conditions)}
    # Nothing is said by what is empty; a number always says something, if it is 0.
    return {name: value for name, value in told.items() if value or type(value) is int}


def as_csv(rows: Iterable[Row], separator: str = ",") -> str:
    """*rows* as CSV that `read` takes back, with titles; no cell is one that is reckoned out.

    *separator* is what the reader's spreadsheets expect: where a comma stands in numbers, that is a
    semicolon. Texts are in quotes, so that nothing in them is taken for a separator.
    """
    written = io.StringIO(newline="")
    writer = csv.writer(written, delimiter=separator, quoting=csv.QUOTE_NONNUMERIC)
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
            ", ".join(map(_listed, row.conditions)),
            row.note,
            row.key,
        )
        writer.writerow([_guarded(cell) for cell in cells])
    return written.getvalue()


def _listed(name: str) -> str:
    """*name* as one of several in a cell."""
    if not _SIGNS.intersection(name):
        return name
    doubled = name.replace('"', '""')
    return f'"{doubled}"'


def _guarded(cell: str | int | None) -> str | int | None:
    """*cell* so that a spreadsheet takes it for text. An apostrophe there means just that."""
    return f"{GUARD}{cell}" if isinstance(cell, str) and is_reckoned(cell) else cell
