"""What the database holds of a table besides the acts: its name, its seats, its encounters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import sqlalchemy as sa

from rondel.core import GM, OBSERVER, Role, Seat
from rondel.table import schema
from rondel.table.answers import Refused, SeatInfo


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A seat, also one that was revoked."""

    info: SeatInfo
    seen: str  # UTC, ISO 8601; empty: never
    revoked: bool
    kind: str = ""  # the host through whose page they were let in last, or empty
    claim: str = ""  # who they said they were there

    @property
    def seat(self) -> Seat:
        """Who this is to the core: GMs are one, observers are one."""
        if self.info.role is Role.PLAYER:
            return Seat(Role.PLAYER, self.info.id)
        return GM if self.info.role is Role.GM else OBSERVER

    @property
    def watching(self) -> SeatRecord:
        """An observer like all others: of whose seat it is nothing is left."""
        return SeatRecord(SeatInfo("", self.info.table, Role.OBSERVER, ""), "", revoked=False)


def audience_of(seat: SeatInfo) -> str:
    """`gm`, `observer`, or `player:` and the id of the seat."""
    return f"player:{seat.id}" if seat.role is Role.PLAYER else seat.role.value


@dataclass(frozen=True, slots=True)
class EncounterRecord:
    """An encounter; *n* is its place in the GM's list."""

    id: str
    name: str
    system: str
    n: int


@dataclass(frozen=True, slots=True)
class Knock:
    """Somebody who waits at the door; all but *id* and *at* is what they say of themselves."""

    id: str
    name: str
    kind: str  # the host through whose page they come, or empty
    claim: str  # who they are there, or empty
    role: str  # what they would like to be
    at: str  # UTC, ISO 8601


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table. *rev* differs whenever anything else here does."""

    id: str
    name: str
    shown: str  # an encounter's id, or empty
    rev: int
    seats: Mapping[str, SeatRecord]
    encounters: Mapping[str, EncounterRecord]  # in the order of `n`
    lang: str = ""  # the table's language; empty: each reader's own
    delay: int = 0  # seconds by which observers see everything later
    shown_before: str = ""  # what was shown until *shown_at*
    shown_at: str = ""  # UTC, ISO 8601
    door: str = ""  # the name of the invite; empty: there is none
    knocks: Mapping[str, Knock] = field(default_factory=dict)  # in the order in which they came
    frames: tuple[str, ...] = ()  # origins of pages that may frame the table
    seen_to: str = ""  # the moment up to which observers had seen all when *delay* changed last

    def shown_until(self, cutoff: str | None) -> str:
        """The encounter that was shown just before the moment *cutoff*, or is now if that is None.

        # Who switches more than twice within the delay skips what was between for observers.
        """
        if cutoff is None or self.shown_at < cutoff:
            return self.shown
        return self.shown_before if self.shown_before in self.encounters else ""

    def seat(self, seat: str) -> SeatRecord:
        """The record of *seat*, which was not revoked. Refuses any other."""
        record = self.seats.get(seat)
        if record is None or record.revoked:
            raise Refused("forbidden", message="no such seat at this table")
        return record

    def encounter(self, encounter: str) -> EncounterRecord:
        """The record of *encounter*. Refuses any other."""
        if encounter not in self.encounters:
            raise Refused("not-found", message="no such encounter")
        return self.encounters[encounter]

    @property
    def people(self) -> dict[str, str]:
        """The names of the players who have a seat, by its id."""
        seats = (s.info for s in self.seats.values() if not s.revoked)
        return {info.id: info.name for info in seats if info.role is Role.PLAYER}


def read_rev(connection: sa.Connection, table: str, *, lock: bool = False) -> int | None:
    """`TableRecord.rev` as it is now; None: there is no such table.

    With *lock* nobody else writes to the table until the transaction is over, in databases that
    let more than one write at all.
    """
    query = sa.select(schema.tables.c.rev).where(schema.tables.c.id == table)
    return connection.scalar(query.with_for_update() if lock else query)


def bump_rev(connection: sa.Connection, table: str, **values: str | int) -> None:
    """The table has changed: it has *values* now."""
    change = sa.update(schema.tables).where(schema.tables.c.id == table)
    connection.execute(change.values(rev=schema.tables.c.rev + 1, **values))


def read_table(connection: sa.Connection, table: str) -> TableRecord:
    """The record of *table*, which exists."""
    row = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table)).one()
    seats = connection.execute(
        sa.select(schema.seats)
        .where(schema.seats.c.table_id == table)
        .order_by(schema.seats.c.made_at, schema.seats.c.owner.desc(), schema.seats.c.id)
    )
    encounters = connection.execute(
        sa.select(schema.encounters)
        .where(schema.encounters.c.table_id == table)
        .order_by(schema.encounters.c.n)
    )
    knocks = connection.execute(
        sa.select(schema.knocks)
        .where(schema.knocks.c.table_id == table)
        .order_by(schema.knocks.c.made_at, schema.knocks.c.id)
    )
    return TableRecord(
        row.id,
        row.name,
        row.shown,
        row.rev,
        {s.id: _seat_record(s) for s in seats},
        {e.id: EncounterRecord(e.id, e.name, e.system, e.n) for e in encounters},
        row.lang,
        row.delay,
        row.shown_before,
        row.shown_at,
        row.door_name,
        {k.id: Knock(k.id, k.name, k.kind, k.claim, k.role, k.made_at) for k in knocks},
        read_frames(connection, table),
        row.seen_to,
    )


def read_frames(connection: sa.Connection, table: str) -> tuple[str, ...]:
    """The origins that the GMs of *table* let frame it, in order."""
    frames = schema.frames.c
    query = sa.select(frames.origin).where(frames.table_id == table).order_by(frames.origin)
    return tuple(connection.scalars(query))


def _seat_record(row: sa.Row[tuple[object, ...]]) -> SeatRecord:
    revoked = bool(row.revoked_at)
    return SeatRecord(seat_info(row), row.seen_at, revoked, row.kind, row.claim)


def seat_info(row: sa.Row[tuple[object, ...]]) -> SeatInfo:
    """Who has the seat in *row*."""
    return SeatInfo(row.id, row.table_id, Role(row.role), row.name, row.owner)
