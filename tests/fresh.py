"""New databases without the work of making them: every test but those of the store begins so."""

from __future__ import annotations

import functools
import tempfile
from pathlib import Path

from rondel.table.store import Store


@functools.cache
def _empty() -> bytes:
    """A database in which nothing is yet, as the store makes it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "rondel.db")
        Store(f"sqlite:///{path}").close()
        return path.read_bytes()


def new_database(path: Path) -> str:
    """The URL of a database at *path* in which nothing is yet."""
    path.write_bytes(_empty())
    return f"sqlite:///{path}"
