"""The database: opened, migrated, and asserted to keep what it says it keeps.

SQLite is used in WAL mode with `synchronous=FULL`: what was committed was flushed to the disk.
Connections are few and kept; each is used by one thread (or greenlet) at a time.
"""

from __future__ import annotations

import contextlib
import functools
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from rondel.table import schema

BUSY_TIMEOUT = 5_000  # milliseconds that one process waits for another's transaction
PAUSE = 5  # milliseconds between two tries of what SQLite does not wait for
SECOND = 1_000  # milliseconds
PRIMARY_CODE = 0xFF  # the part of an error's code that says what it is, without the details
PRAGMAS = {
    "journal_mode": "wal",
    "synchronous": 2,  # FULL
    "foreign_keys": 1,
    "busy_timeout": BUSY_TIMEOUT,
    "secure_delete": 1,  # what is deleted is overwritten
}
MIGRATIONS = Path(__file__).parent / "migrations"


class StorageError(Exception):
    """The database cannot be used.

    *code* is one of `data-not-writable`, `database-too-new`, `database-broken`.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Store:
    """One database, ready for use. Raises `StorageError` if it is not."""

    def __init__(self, url: str) -> None:
        self._where = sa.make_url(url)
        self._engine = self._open()
        try:
            with self._translated():
                self._check()
                self._migrate()
        except BaseException:
            self.close()
            raise

    @property
    def _is_sqlite(self) -> bool:
        return self._where.get_backend_name() == "sqlite"

    def _open(self) -> sa.Engine:
        if not self._is_sqlite:
            return sa.create_engine(self._where)
        if self._where.database and not self._where.database.startswith("file:"):
            try:
                Path(self._where.database).parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                message = f"the data folder cannot be made: {error}"
                raise StorageError("data-not-writable", message) from error
        engine = sa.create_engine(
            self._where, connect_args={"timeout": BUSY_TIMEOUT / SECOND, "check_same_thread": False}
        )
        sa.event.listen(engine, "connect", _set_pragmas)
        sa.event.listen(engine, "begin", _begin)
        return engine

    @contextlib.contextmanager
    def _translated(self) -> Iterator[None]:
        """Say which of the three things is wrong with the database."""
        try:
            yield
        except sa.exc.DBAPIError as error:
            text = str(error.orig)
            unwritable = "unable to open" in text or "readonly" in text
            code = "data-not-writable" if unwritable else "database-broken"
            raise StorageError(code, f"{self._where.render_as_string()}: {text}") from error

    def _check(self) -> None:
        if not self._is_sqlite:
            return
        with self._engine.connect() as connection:
            for name, wanted in PRAGMAS.items():
                got = connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                if got != wanted:
                    message = f"the database has {name}={got}, not {wanted}"
                    raise StorageError("database-broken", message)
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
            if found != "ok":
                text = " ".join(str(found).split())
                raise StorageError("database-broken", f"the database is damaged: {text}")

    def _migrate(self) -> None:
        known, newest = _revisions()
        with self.writing() as connection:
            there = frozenset(MigrationContext.configure(connection).get_current_heads())
            if not there <= known:
                message = f"a newer version of Rondel has used it (revision {max(there - known)})"
                raise StorageError("database-too-new", message)
            if there != newest:
                config = _config()
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
            # A write, for all that nothing changes: where nothing can be written, it fails now.
            connection.execute(sa.update(schema.tables).where(sa.false()).values(rev=0))

    @contextlib.contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """A connection that sees the database as it is at one moment."""
        with self._engine.connect() as connection, connection.begin():
            yield connection

    @contextlib.contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """A connection that alone may write; all of it is kept, or nothing if that raises."""
        with self._engine.connect() as connection:
            connection.execution_options(rondel_writes=True)  # see `_begin`
            with connection.begin():
                yield connection

    def forget(self) -> None:
        """See that what was deleted is in no file any more, as far as nobody is still reading."""
        if self._is_sqlite:
            with self._engine.connect() as connection:
                driver: Any = connection.connection.driver_connection
                driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


@functools.cache
def _revisions() -> tuple[frozenset[str], frozenset[str]]:
    """Which revisions of a database there are, and which is the newest; they are read once."""
    scripts = ScriptDirectory.from_config(_config())
    known = frozenset(script.revision for script in scripts.walk_revisions())
    return known, frozenset(scripts.get_heads())


def _set_pragmas(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where `_begin` says, and only there
    for name, value in PRAGMAS.items():
        _patiently(connection, f"PRAGMA {name} = {value}")


def _patiently(connection: sqlite3.Connection, statement: str) -> None:
    """Execute *statement*, if need be again: SQLite does not wait where two change the journal."""
    deadline = time.monotonic() + BUSY_TIMEOUT / SECOND
    while True:
        try:
            connection.execute(statement)
        except sqlite3.OperationalError as error:
            busy = error.sqlite_errorcode & PRIMARY_CODE == sqlite3.SQLITE_BUSY
            if not busy or time.monotonic() > deadline:
                raise
            time.sleep(PAUSE / SECOND)
        else:
            return


def _begin(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get("rondel_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
