"""The order of an encounter as a file for other programs.

Such a file is soon somewhere else, or in a chat: so it says what everybody sees, unless all that
GMs see is asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rondel.core import GM, OBSERVER
from rondel.intake import Row
from rondel.intake.out import as_csv, as_tree, falling, for_roll20
from rondel.table import SeatInfo, Tables
from rondel_schemas import messages, parse

BYTE_ORDER = "\ufeff"  # by which spreadsheets know that a file is UTF-8
_ASK_ORDER = messages.AskOrder()
_SEPARATORS = {"comma": ",", "semicolon": ";"}


def spreadsheet(tables: Tables, seat: SeatInfo, encounter: str, query: Mapping[str, str]) -> str:
    """Everybody, as CSV with titles. Raises `Refused`."""
    rows, asked = _asked(tables, seat, encounter, query)
    return BYTE_ORDER + as_csv(falling(rows), _SEPARATORS[asked.get("separator", "comma")])


def listed(tables: Tables, seat: SeatInfo, encounter: str, query: Mapping[str, str]) -> str:
    """Everybody, as JSON. Raises `Refused`."""
    rows, _ = _asked(tables, seat, encounter, query)
    return parse.dumps(as_tree(falling(rows)))


def roll20(tables: Tables, seat: SeatInfo, encounter: str, query: Mapping[str, str]) -> str:
    """Those who have not fallen, as a command for Roll20's chat. Raises `Refused`."""
    rows, _ = _asked(tables, seat, encounter, query)
    return for_roll20(falling(row for row in rows if not row.fallen))


def _asked(
    tables: Tables, seat: SeatInfo, encounter: str, query: Mapping[str, str]
) -> tuple[Sequence[Row], Mapping[str, str]]:
    asked: Any = _ASK_ORDER.load(query)
    seen = GM if asked.get("hidden") == "yes" else OBSERVER
    return tables.order(seat.table, seat, encounter, seen=seen), asked
