"""The database: how it is opened, what it is asserted to keep, what it refuses."""

from __future__ import annotations

import io
import sqlite3
import threading
from contextlib import closing

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext

from rondel.table import Claim, Request, StorageError, Tables, record, schema, store
from rondel.table.commands import AdmitKnock, OpenDoor
from rondel.table.migrations.versions import (
    v0001_tables,
    v0002_presentation,
    v0003_door,
    v0004_door_named,
    v0005_seen_to,
    v0006_presses,
)
from rondel.table.store import PRAGMAS, Store


@pytest.fixture
def path(tmp_path):
    return tmp_path / "rondel.db"


@pytest.fixture
def opened(path):
    with closing(Store(f"sqlite:///{path}")) as it:
        yield it


def problem(url):
    with pytest.raises(StorageError) as caught:
        Store(str(url))
    assert "\n" not in str(caught.value)
    return caught.value.code


def test_the_pragmas_hold_in_every_connection(opened):
    def ask(found):
        with opened.reading() as connection:
            found.append({n: connection.exec_driver_sql(f"PRAGMA {n}").scalar() for n in PRAGMAS})
            barrier.wait()

    found = []
    barrier = threading.Barrier(4)
    threads = [threading.Thread(target=ask, args=[found]) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    expected = {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "busy_timeout": 5000,
        "secure_delete": 1,
    }
    assert found == [expected] * 4


def test_a_database_that_does_not_keep_its_word_is_refused():
    assert problem("sqlite://") == "database-broken", "in memory there is no write-ahead log"


def test_a_new_folder_is_made(tmp_path):
    with closing(Store(f"sqlite:///{tmp_path}/not/yet%/there/rondel.db")):
        assert (tmp_path / "not/yet%/there/rondel.db").exists()


def test_the_migrations_lead_to_the_schema(opened):
    with opened.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_a_database_is_opened_again(path, opened):
    with closing(Store(f"sqlite:///{path}")) as again, again.reading() as connection:
        assert connection.scalar(sa.select(sa.func.count()).select_from(schema.tables)) == 0


def test_a_database_of_a_newer_version_is_refused_and_left_alone(path, opened):
    opened.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = path.read_bytes()

    assert problem(f"sqlite:///{path}") == "database-too-new"
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"hello world" * 999, b"SQLite format 3\x00" + b"\x01" * 9999])
def test_what_is_no_database_is_refused_and_left_alone(path, content):
    path.write_bytes(content)

    assert problem(f"sqlite:///{path}") == "database-broken"
    assert path.read_bytes() == content


def test_a_damaged_database_is_refused(path, opened):
    opened.close()
    content = bytearray(path.read_bytes())
    content[4096 * 2 :] = b"\xff" * (len(content) - 4096 * 2)
    path.write_bytes(content)

    assert problem(f"sqlite:///{path}") == "database-broken"


def test_a_place_where_nothing_can_be_written_is_refused(tmp_path, path, opened):
    (tmp_path / "file").write_text("")
    (tmp_path / "folder").mkdir()
    read_only = f"sqlite:///file:{path}?mode=ro&uri=true"

    for url in (f"sqlite:///{tmp_path}/file/rondel.db", f"sqlite:///{tmp_path}/folder", read_only):
        assert problem(url) == "data-not-writable"


def test_all_of_a_transaction_is_kept_or_nothing(opened):
    row = {"id": "t", "name": "x", "shown": "", "rev": 1, "made_at": ""}

    def write_and_fail():
        with opened.writing() as connection:
            connection.execute(sa.insert(schema.tables), row)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        write_and_fail()

    with opened.reading() as connection:
        assert connection.execute(sa.select(schema.tables)).all() == []


def test_a_reader_sees_one_moment(opened):
    row = {"id": "t", "name": "x", "shown": "", "rev": 1, "made_at": ""}
    with opened.reading() as connection:
        assert connection.execute(sa.select(schema.tables)).all() == []
        with opened.writing() as other:
            other.execute(sa.insert(schema.tables), row)
        assert connection.execute(sa.select(schema.tables)).all() == []


@pytest.mark.parametrize("statement", ["UPDATE acts SET body = ''", "DELETE FROM acts"])
def test_acts_never_change_and_never_vanish(game, cast, statement):
    rows = game.rows()["acts"]
    with (
        closing(sqlite3.connect(game.path)) as connection,
        pytest.raises(sqlite3.IntegrityError, match="only ever added"),
    ):
        connection.execute(statement)

    assert game.rows()["acts"] == rows


def test_an_act_has_one_place_in_its_encounter(game, cast):
    encounter, seq, body = game.rows()["acts"][0]
    with (
        closing(sqlite3.connect(game.path)) as connection,
        pytest.raises(sqlite3.IntegrityError, match="UNIQUE"),
    ):
        connection.execute("INSERT INTO acts VALUES (?, ?, ?)", (encounter, seq, body))


def test_other_databases_are_given_no_pragmas(tmp_path, monkeypatch):
    """Their statements are made by SQLAlchemy; this shows that nothing here is SQLite's alone."""
    made = []
    monkeypatch.setattr(store.sa, "create_engine", made.append)

    it = Store.__new__(Store)
    it._where = sa.make_url("postgresql://nobody@127.0.0.1/rondel")
    it._open()
    it._check()
    it.forget()

    assert made == [it._where]


def test_the_first_migration_makes_triggers_in_sqlite_and_none_elsewhere():
    made = {}
    for dialect in ("sqlite", "postgresql"):
        sql = io.StringIO()
        options = {"as_sql": True, "output_buffer": sql}
        context = MigrationContext.configure(dialect_name=dialect, opts=options)
        with Operations.context(context):
            v0001_tables.upgrade()
            v0002_presentation.upgrade()
            v0003_door.upgrade()
            v0004_door_named.upgrade()
            v0005_seen_to.upgrade()
            v0006_presses.upgrade()
        made[dialect] = sql.getvalue()

    assert made["sqlite"].count("CREATE TRIGGER") == 2
    assert made["postgresql"].count("CREATE TRIGGER") == 0
    assert all(sql.count("CREATE TABLE") == 7 for sql in made.values())


def test_a_database_of_the_first_version_keeps_its_tables(path):
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        with Operations.context(MigrationContext.configure(connection)):
            v0001_tables.upgrade()
        connection.execute(sa.text("CREATE TABLE alembic_version (version_num VARCHAR(32))"))
        connection.execute(sa.text("INSERT INTO alembic_version VALUES ('0001')"))
        values = "('friday', 'Friday', '', 7, '2026-11-30T10:00:00Z')"
        connection.execute(sa.text(f"INSERT INTO tables VALUES {values}"))  # noqa: S608 - the line above
    engine.dispose()

    with closing(Store(f"sqlite:///{path}")) as opened, opened.reading() as connection:
        (row,) = connection.execute(sa.select(schema.tables)).fetchall()

    assert (row.name, row.rev, row.lang, row.delay) == ("Friday", 7, "", 0)
    assert (row.shown_before, row.shown_at) == ("", "")


def test_whoever_opens_a_new_database_at_the_same_time_waits_for_the_others(tmp_path):
    barrier = threading.Barrier(3)
    modes, failed = [], []

    def open_it(path):
        barrier.wait()
        with closing(sqlite3.connect(path, timeout=store.BUSY_TIMEOUT / store.SECOND)) as it:
            try:
                store._set_pragmas(it, None)
                modes.extend(it.execute("PRAGMA journal_mode").fetchone())
            except sqlite3.Error as error:
                failed.append(str(error))

    for n in range(100):
        where = [tmp_path / f"{n}.db"]
        threads = [threading.Thread(target=open_it, args=where) for _ in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    assert failed == []
    assert modes == ["wal"] * 300


@pytest.fixture
def second_version(path):
    """A database of the second version, with a table, its GM and a player."""
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        with Operations.context(MigrationContext.configure(connection)):
            v0001_tables.upgrade()
            v0002_presentation.upgrade()
        for statement in (
            "CREATE TABLE alembic_version (version_num VARCHAR(32))",
            "INSERT INTO alembic_version VALUES ('0002')",
            "INSERT INTO tables VALUES ('friday', 'Friday', '', 7, 'm', 'fi', '', '', 30)",
            "INSERT INTO seats VALUES ('gm', 'friday', 'gm', 'GM', 1, 'hash of gm', 'm', '', '')",
            "INSERT INTO seats VALUES ('ada', 'friday', 'player', 'Ada', 0, 'of ada', 'm', '', '')",
        ):
            connection.execute(sa.text(statement))
    engine.dispose()


def test_two_servers_bring_a_database_of_the_second_version_up_to_date(path, second_version):
    opened = []
    barrier = threading.Barrier(2)

    def open_it():
        barrier.wait()
        opened.append(Store(f"sqlite:///{path}"))

    threads = [threading.Thread(target=open_it) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert len(opened) == 2
    for it in opened:
        with closing(it), it.reading() as connection:
            table = record.read_table(connection, "friday")
        assert (table.name, table.rev, table.lang, table.delay) == ("Friday", 7, "fi", 30)
        assert [seat.info.name for seat in table.seats.values()] == ["GM", "Ada"]
        assert {(seat.kind, seat.claim) for seat in table.seats.values()} == {("", "")}
        assert (table.door, dict(table.knocks), table.frames) == ("", {}, ())


def test_a_door_whose_invite_has_no_name_is_shut(path, second_version):
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        with Operations.context(MigrationContext.configure(connection)):
            v0003_door.upgrade()
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0003'"))
        connection.execute(sa.text("UPDATE tables SET door = 'the hash of an invite'"))
    engine.dispose()

    with closing(Store(f"sqlite:///{path}")) as opened, opened.reading() as connection:
        assert connection.execute(sa.select(schema.tables.c.door)).all() == [("",)]
        assert record.read_table(connection, "friday").door == ""


def test_a_door_is_opened_at_a_table_of_the_second_version(path, second_version):
    with closing(Tables(f"sqlite:///{path}", {})) as tables:
        asked = Request(id="one", encounter="", kind="OpenDoor")
        invite = tables.submit("friday", "gm", asked, OpenDoor()).result["token"]
        made = tables.doors.knock("friday", invite, Claim("Mira"))
        asked = Request(id="two", encounter="", kind="AdmitKnock")
        assert tables.submit("friday", "gm", asked, AdmitKnock(made.knock, "player", "ada")).ok

        assert tables.seat("friday", made.token).name == "Ada"
