"""The demo table: made once, and opened by the same link at every start.

The link is kept in a file that only this account may read, beside the database. So a browser that
has the demo open finds its way back after a restart, which a new link at each start would not let
it. Who turns the link in for a new one, or deletes the table, gets a new demo at the next start.
"""

from __future__ import annotations

import json
from pathlib import Path

from rondel.table import Tables, make_demo

FILE = "demo.json"  # in the data folder
_PRIVATE = 0o600


def link(tables: Tables, data: Path) -> str:
    """The path, token included, that opens the GM's overlay; none without a system to play.

    Raises OSError.
    """
    if not tables.systems:
        return ""
    found = _kept(data / FILE)
    if found is None or tables.seat(*found) is None:
        made = make_demo(tables)
        found = made.table, made.token
        _keep(data / FILE, found)
    table, token = found
    return f"/t/{table}#{token}"


def _kept(file: Path) -> tuple[str, str] | None:
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
        return str(kept["table"]), str(kept["token"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _keep(file: Path, found: tuple[str, str]) -> None:
    text = json.dumps(dict(zip(("table", "token"), found, strict=True)))
    file.unlink(missing_ok=True)
    file.touch(_PRIVATE, exist_ok=False)
    file.write_text(text, encoding="utf-8")
