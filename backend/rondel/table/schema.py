"""The tables of the database, as the newest migration leaves them.

One row of `acts` holds all events of one accepted command, because they happened together or not
at all. Acts are only ever added: SQLite's triggers (see the first migration) forbid to change
one, and to delete one unless its whole encounter goes.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

NAMING = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
}
metadata = MetaData(naming_convention=NAMING)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("shown", String, nullable=False),  # an encounter's id, or empty
    Column("rev", Integer, nullable=False),  # +1 with every change but those of acts
    Column("made_at", String, nullable=False),
    Column("lang", String, nullable=False),  # the table's language; empty: each reader's own
    Column("delay", Integer, nullable=False),  # seconds by which observers see things later
    Column("shown_before", String, nullable=False),  # what was shown until `shown_at`
    Column("shown_at", String, nullable=False),  # empty: always
    Column("door", String, nullable=False),  # the hash of its invite; empty: closed
    Column("door_name", String, nullable=False),  # by which GMs tell that invite; empty: closed
    Column("seen_to", String, nullable=False),  # what observers had seen as `delay` changed last
)

seats = Table(
    "seats",
    metadata,
    Column("id", String, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("role", String, nullable=False),
    Column("name", String, nullable=False),
    Column("owner", Boolean, nullable=False),
    Column("token_hash", String, nullable=False, unique=True),
    Column("made_at", String, nullable=False),
    Column("seen_at", String, nullable=False),  # empty: never
    Column("revoked_at", String, nullable=False),  # empty: not revoked
    Column("kind", String, nullable=False),  # the host through whose page somebody was let in
    Column("claim", String, nullable=False),  # who they said they were there
    Index(None, "table_id"),
)

knocks = Table(
    "knocks",
    metadata,
    Column("id", String, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("token_hash", String, nullable=False, unique=True),  # a seat's, once they are let in
    Column("name", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("claim", String, nullable=False),
    Column("role", String, nullable=False),
    Column("made_at", String, nullable=False),
    Column("place", String, nullable=False),  # a hash of the address from which it came
    Index(None, "table_id"),
)

frames = Table(
    "frames",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("origin", String, primary_key=True),
    Index(None, "origin"),
)

encounters = Table(
    "encounters",
    metadata,
    Column("id", String, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("name", String, nullable=False),
    Column("system", String, nullable=False),
    Column("n", Integer, nullable=False),  # place in the GM's list
    Column("made_at", String, nullable=False),
    Index(None, "table_id"),
)

acts = Table(
    "acts",
    metadata,
    Column("encounter", ForeignKey("encounters.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),  # JSON, see `rondel.table.acts`
)

commands = Table(
    "commands",
    metadata,
    Column("seat", ForeignKey("seats.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String, primary_key=True),
    Column("body_hash", String, nullable=False),
    Column("result", Text, nullable=False),  # JSON
)
