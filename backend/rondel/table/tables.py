"""All tables that a server keeps: the one door for whoever knows the wire.

A command to a table goes the same way always: under the table's lock and in one transaction it is
looked up, judged, decided and written; once that is flushed to the disk it is remembered,
published (`on_change`), and answered. Nothing is sent before.
"""

from __future__ import annotations

import contextlib
import dataclasses
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, TypeAlias

import sqlalchemy as sa

from rondel.core import GM, Command, Dice, Role, Seat
from rondel.core.encounter import commands_of
from rondel.core.pacing import sees_timer
from rondel.core.system import AnySystem
from rondel.intake import Row
from rondel.table import (
    acting,
    ahead,
    encounters,
    exchange,
    frames,
    gathering,
    journal,
    outgoing,
    own_commands,
    schema,
    seats,
)
from rondel.table import commands as c
from rondel.table.acting import Done
from rondel.table.acts import Codec
from rondel.table.ahead import Ahead
from rondel.table.answers import Created, Outcome, Refused, Request, SeatInfo, body_hash
from rondel.table.audience import LINES_A_PAGE, document, opened_for
from rondel.table.door import Doors
from rondel.table.frames import Frames
from rondel.table.gathering import Wanted
from rondel.table.look import Look, exact, written
from rondel.table.record import SeatRecord, audience_of, bump_rev, seat_info
from rondel.table.sitting import Sitting
from rondel.table.store import Store
from rondel.table.tokens import SecretDice, new_id, token_hash

OWNER = "GM"  # the first name of the owner's seat
CarryOut: TypeAlias = Callable[[sa.Connection, Sitting, SeatRecord], Done]


class Tables:
    """Every table in one database, under *systems*.

    *on_change* is called with a table's id after each change, while the table's lock is held and
    before the command is answered. Raises `StorageError` if the database cannot be used.
    """

    def __init__(
        self,
        engine_url: str,
        systems: Mapping[str, AnySystem],
        dice: Dice | None = None,
        now: Callable[[], datetime] | None = None,
        on_change: Callable[[str], None] | None = None,
    ) -> None:
        self.systems = {system.meta.slug: system for system in systems.values()}
        self.on_change = on_change or _nobody_listens
        self._codecs = {slug: Codec(system) for slug, system in self.systems.items()}
        self._kinds = {slug: _kinds_of(system) for slug, system in self.systems.items()}
        self._dice = dice or SecretDice()
        self._now = now or _utc_now
        self._sittings: dict[str, Sitting] = {}
        self._guard = threading.Lock()
        self._store = Store(engine_url)
        self.doors = Doors(self._store, self._now)
        self.frames = Frames(self._store)

    def now(self) -> datetime:
        """The moment that it is, by the clock that all here go by."""
        return self._now()

    def close(self) -> None:
        """Let go of the database."""
        self._store.close()

    # --- tables and seats -------------------------------------------------------------------

    def create(self, name: str, framed_by: Iterable[str] = ()) -> Created:
        """A new table, empty but for its owner. Who cannot be named in *framed_by* is left out."""
        origins = frames.nameable(framed_by)
        owner = SeatInfo(new_id(), new_id(), Role.GM, OWNER, owner=True)
        row = {"id": owner.table, "name": name, "shown": "", "rev": 1, "made_at": self._at()}
        row |= {"lang": "", "delay": 0, "shown_before": "", "shown_at": ""}
        row |= {"door": "", "door_name": "", "seen_to": ""}
        with self._store.writing() as connection:
            connection.execute(sa.insert(schema.tables), row)
            token = seats.new_seat(connection, owner, self._at())
            frames.add(connection, owner.table, origins)
        return Created(owner.table, owner.id, token)

    def seat(self, table: str, token: str) -> SeatInfo | None:
        """Whose *token* this is; None if nobody's at *table* or no longer anybody's."""
        return self._find_seat(table, schema.seats.c.token_hash == token_hash(token))

    def seat_by_id(self, table: str, seat: str) -> SeatInfo | None:
        """Who has *seat*; None if nobody at *table* or nobody any more."""
        return self._find_seat(table, schema.seats.c.id == seat)

    def _find_seat(self, table: str, which: sa.ColumnElement[bool]) -> SeatInfo | None:
        col = schema.seats.c
        query = sa.select(schema.seats).where(col.table_id == table, col.revoked_at == "", which)
        with self._store.reading() as connection:
            row = connection.execute(query).first()
        return None if row is None else seat_info(row)

    def audience(self, seat: SeatInfo) -> str:
        """`gm`, `observer` or `player:<seat id>`: those of one audience see the same."""
        return audience_of(seat)

    def touch(self, seat_id: str) -> None:
        """Somebody has just come, or left, by this seat."""
        col = schema.seats.c
        with self._store.writing() as connection:
            table = connection.scalar(sa.select(col.table_id).where(col.id == seat_id))
            if table is not None:
                seen = {"seen_at": written(self._now())}
                connection.execute(sa.update(schema.seats).where(col.id == seat_id).values(seen))
                bump_rev(connection, table)

    def set_online(self, table: str, seat_ids: Iterable[str]) -> None:
        """These are the seats by which somebody is connected."""
        with self._sitting(table) as sitting:
            sitting.online = frozenset(seat_ids)

    # --- looking ----------------------------------------------------------------------------

    @contextlib.contextmanager
    def lock(self, table: str) -> Iterator[None]:
        """Nothing changes at *table* meanwhile; whoever holds it may call anything here."""
        with self._sitting(table):
            yield

    def document(self, table: str, seat: SeatInfo | str, encounter: str | None) -> dict[str, Any]:
        """All that *seat* sees, *encounter* being the one a GM has opened. Raises `Refused`."""
        with self._looking(table, seat) as (sitting, record):
            return document(sitting, record, encounter, self._now())

    def log_page(
        self, table: str, seat: SeatInfo | str, encounter: str | None, before: int
    ) -> dict[str, Any]:
        """The lines of the log that were told before the line numbered *before*, by number."""
        with self._looking(table, seat) as (sitting, record):
            look = Look(sitting, record, self._now())
            play = look.find(opened_for(look, encounter))
            if play is None:
                return {}
            return play.telling(record.seat).page(before - LINES_A_PAGE, before)

    def pace(self, table: str, seat: SeatInfo | str, encounter: str | None) -> dict[str, Any]:
        """How long turns took, for GMs and whoever sees the timer. Raises `Refused`."""
        with self._looking(table, seat) as (sitting, record):
            look = Look(sitting, record, self._now())
            play = look.find(opened_for(look, encounter))
            if play is None:
                raise Refused("not-found", message="no such encounter")
            if record.info.role is not Role.GM and not sees_timer(play.state, record.seat):
                raise Refused("forbidden", message="the GM keeps the times")
            return play.pace(record.seat).told(look.players(play))

    def delay(self, table: str) -> int:
        """The seconds by which observers see everything later; 0 for a table that is gone."""
        query = sa.select(schema.tables.c.delay).where(schema.tables.c.id == table)
        with self._store.reading() as connection:
            return connection.scalar(query) or 0

    def ahead(self, table: str) -> Ahead:
        """What the page of *table* may say to whoever has not shown a token yet."""
        with self._store.reading() as connection:
            return ahead.ahead(connection, table, self._now())

    def export(self, table: str, seat: SeatInfo | str, encounter: str) -> dict[str, Any]:
        """The encounter as one JSON file, for GMs. Raises `Refused`."""
        with self._looking(table, seat) as (sitting, record), self._store.reading() as connection:
            _gms_only(record)
            return exchange.export(connection, sitting.record.encounter(encounter))

    def order(
        self, table: str, seat: SeatInfo | str, encounter: str, *, seen: Seat = GM
    ) -> Sequence[Row]:
        """Everybody in the encounter as rows, who acts first first, for GMs. Raises `Refused`.

        What *seen* does not see is not in them.
        """
        with self._looking(table, seat) as (sitting, record):
            _gms_only(record)
            return outgoing.rows(sitting.play(sitting.record.encounter(encounter).id), seen)

    def preview(
        self, table: str, seat: SeatInfo | str, encounter: str, rows: Sequence[Row] | Wanted
    ) -> Sequence[gathering.Becoming]:
        """What `gather` would make of each of *rows*, for GMs. Raises `Refused`."""
        wanted = rows if isinstance(rows, Wanted) else Wanted(rows)
        with self._looking(table, seat) as (sitting, record):
            _gms_only(record)
            return gathering.preview(sitting, encounter, wanted, self._dice)

    def command_kinds(self, table: str, encounter: str) -> Mapping[str, type[Command]]:
        """What can be said to *encounter*, or if that is empty to the table; nothing if unknown."""
        if not encounter:
            return own_commands.KINDS
        col = schema.encounters.c
        query = sa.select(col.system).where(col.table_id == table, col.id == encounter)
        with self._store.reading() as connection:
            return self._kinds.get(connection.scalar(query) or "", {})

    @contextlib.contextmanager
    def _looking(self, table: str, seat: SeatInfo | str) -> Iterator[tuple[Sitting, SeatRecord]]:
        with self._sitting(table) as sitting:
            with self._store.reading() as connection:
                self._refresh(sitting, connection)
            record = sitting.record.seat(_id(seat))
            watches = isinstance(seat, SeatInfo) and seat.watches
            yield sitting, record.watching if watches else record

    # --- acting -----------------------------------------------------------------------------

    def submit(
        self, table: str, seat_id: str, request: Request, command: Command | None
    ) -> Outcome:
        """Carry out *command*, as which *request* was read, once and for all, or say why not.

        What the system raises is raised; then nothing has changed.
        """

        def carry_out(connection: sa.Connection, sitting: Sitting, seat: SeatRecord) -> Done:
            kinds = self._kinds_for(sitting, seat, request.encounter)
            if command is None or kinds.get(type(command).__name__) is not type(command):
                raise Refused("invalid", field="kind")
            actor = acting.Actor(connection, sitting.record, seat, self._at())
            if not request.encounter:
                acting.no_dice(request)
                return own_commands.carry_out(actor, sitting, command)
            play = sitting.play(request.encounter)
            return acting.carry_out(actor, play, request, command, self._dice)

        return self._once(table, seat_id, (request.id, request.body_hash), carry_out)

    def import_(
        self, table: str, seat: SeatInfo | str, request_id: str, document: object
    ) -> Outcome:
        """Prepare an encounter from what `export` gave, here or elsewhere."""
        try:
            with self._looking(table, seat) as (_, record):
                _gms_only(record)
            # Reading a long one takes a while, for which nobody else is to wait.
            name, play = exchange.read_file(document, self._codecs)
        except Refused as refused:
            return refused.outcome

        def carry_out(connection: sa.Connection, sitting: Sitting, record: SeatRecord) -> Done:
            _gms_only(record)
            actor = acting.Actor(connection, sitting.record, record, self._at())
            return encounters.add(actor, name, play, play.acts)

        return self._once(table, _id(seat), (request_id, body_hash(document)), carry_out)

    def gather(
        self,
        table: str,
        seat: SeatInfo | str,
        request_id: str,
        encounter: str,
        rows: Sequence[Row] | Wanted,
    ) -> Outcome:
        """Bring everybody in *rows* into *encounter*, or up to date, in one act."""
        wanted = rows if isinstance(rows, Wanted) else Wanted(rows)

        def carry_out(connection: sa.Connection, sitting: Sitting, record: SeatRecord) -> Done:
            _gms_only(record)
            actor = acting.Actor(connection, sitting.record, record, self._at())
            return gathering.carry_out(actor, sitting, encounter, wanted, self._dice)

        chosen = None if wanted.chosen is None else sorted(wanted.chosen)
        sides = {str(place): side for place, side in wanted.sides.items()}
        body = body_hash([encounter, chosen, sides, *map(dataclasses.asdict, wanted.rows)])
        return self._once(table, _id(seat), (request_id, body), carry_out)

    def _kinds_for(
        self, sitting: Sitting, seat: SeatRecord, encounter: str
    ) -> Mapping[str, type[Command]]:
        """What *seat* can say to *encounter* or to the table. Refuses if that is nothing."""
        if not encounter:
            _gms_only(seat)
            return own_commands.KINDS
        if seat.info.role is not Role.GM and encounter != sitting.record.shown:
            raise Refused("not-found", message="no such encounter")
        return self._kinds.get(sitting.record.encounter(encounter).system, {})

    def _once(
        self, table: str, seat: str, command: tuple[str, str], carry_out: CarryOut
    ) -> Outcome:
        """What came of *command*, an id and the hash of a body, now or when it was first given."""
        with self._sitting(table) as sitting:
            try:
                done = self._commit(sitting, seat, command, carry_out)
            except Refused as refused:
                return refused.outcome
            if isinstance(done, Outcome):
                return done
            for taken in done.taken:
                taken.remember()
            result = dict(done.result)
            if done.token:
                result["token"] = done.token
                sitting.fresh_tokens.keep(seat, command[0], done.token, self._now())
            if done.erased:
                self._store.forget()
            if done.closed:
                self._sittings.pop(table, None)
            else:
                self.on_change(table)
            return Outcome(ok=True, result=result, changed=True, cut=done.cut)

    def _commit(
        self, sitting: Sitting, seat: str, command: tuple[str, str], carry_out: CarryOut
    ) -> Done | Outcome:
        id_, body = command
        with self._store.writing() as connection:
            self._refresh(sitting, connection, lock=True)
            record = sitting.record.seat(seat)
            stored = journal.stored_command(connection, seat, id_)
            if stored is None:
                done = carry_out(connection, sitting, record)
                if not done.closed:
                    journal.store_command(connection, seat, id_, body, done.result)
                return done
            if stored[0] != body:
                raise Refused("id-reuse", field="id")
            token = sitting.fresh_tokens.again(seat, id_, self._now())
            result = stored[1] | ({} if token is None else {"token": token})
            return Outcome(ok=True, result=result, duplicate=True)

    # --- small change -----------------------------------------------------------------------

    @contextlib.contextmanager
    def _sitting(self, table: str) -> Iterator[Sitting]:
        with self._guard:
            sitting = self._sittings.setdefault(table, Sitting(table, self._codecs))
        with sitting.lock:
            yield sitting

    def _refresh(self, sitting: Sitting, connection: sa.Connection, *, lock: bool = False) -> None:
        if not sitting.refresh(connection, lock=lock):
            self._sittings.pop(sitting.table, None)
            raise Refused("not-found", message="no such table")

    def _at(self) -> str:
        return exact(self._now())


def _kinds_of(system: AnySystem) -> dict[str, type[Command]]:
    own = {kind.__name__: kind for kind in c.ENCOUNTER_COMMANDS}
    theirs = commands_of(system)
    if clash := own.keys() & theirs.keys():
        raise ValueError(f"the system {system.meta.slug} has commands of the table's: {clash}")
    return {**theirs, **own}


def _gms_only(seat: SeatRecord) -> None:
    if seat.info.role is not Role.GM:
        raise Refused("forbidden", message="only a GM may")


def _id(seat: SeatInfo | str) -> str:
    return seat if isinstance(seat, str) else seat.id


def _nobody_listens(_table: str) -> None:
    pass


def _utc_now() -> datetime:
    return datetime.now(UTC)
