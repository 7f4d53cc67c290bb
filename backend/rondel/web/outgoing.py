"""The order of an encounter as a file for other programs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rondel.intake.out import as_csv, falling, for_roll20
from rondel.table import SeatInfo, Tables
from rondel_schemas import messages

BYTE_ORDER = "\ufeff"  # by which spreadsheets know that a file is UTF-8
_ASK_ORDER = messages.AskOrder()
_SEPARATORS = {"comma": ",", "semicolon": ";"}


def spreadsheet(tables: Tables, seat: SeatInfo, encounter: str, query: Mapping[str, str]) -> str:
    """Everybody, as CSV with titles; the hidden too unless *query* says no. Raises `Refused`."""
    asked: Any = _ASK_ORDER.load(query)
    rows = tables.order(seat.table, seat, encounter)
    told = [row for row in rows if asked.get("hidden") != "no" or not row.hidden]
    return BYTE_ORDER + as_csv(falling(told), _SEPARATORS[asked.get("separator", "comma")])


def roll20(tables: Tables, seat: SeatInfo, encounter: str, query: Mapping[str, str]) -> str:
    """Those who have not fallen, as a command for Roll20's chat. Raises `Refused`.

    Players see the turn order there, so the hidden are in it only if *query* says yes.
    """
    asked: Any = _ASK_ORDER.load(query)
    rows = [row for row in tables.order(seat.table, seat, encounter) if not row.fallen]
    told = [row for row in rows if asked.get("hidden") == "yes" or not row.hidden]
    return for_roll20(falling(told))
