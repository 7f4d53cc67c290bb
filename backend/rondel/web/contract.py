"""The contract of the messages, with every command that Rondel itself brings."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rondel.core import Command
from rondel.core.encounter import COMMANDS
from rondel.systems import own
from rondel.table.commands import ENCOUNTER_COMMANDS, TABLE_COMMANDS
from rondel_schemas.contract import generate


def files() -> dict[Path, str]:
    """The text of every file, by its path from the root of the project."""
    systems = {slug: _by_name(system.commands) for slug, system in own().items()}
    table = _by_name((*TABLE_COMMANDS, *ENCOUNTER_COMMANDS))
    return generate({"table": table, "core": _by_name(COMMANDS), **systems})


def _by_name(kinds: Iterable[type[Command]]) -> dict[str, type[Command]]:
    return {kind.__name__: kind for kind in kinds}
