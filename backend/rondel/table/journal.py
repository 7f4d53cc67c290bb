"""The journal: acts are appended to it and read back, and nothing else is ever done to them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

import sqlalchemy as sa

from rondel.table import schema


def heads(connection: sa.Connection, table: str) -> dict[str, int]:
    """How many acts each encounter of *table* has."""
    acts, encounters = schema.acts.c, schema.encounters.c
    last = sa.select(sa.func.max(acts.seq)).where(acts.encounter == encounters.id)
    query = sa.select(encounters.id, sa.func.coalesce(last.scalar_subquery(), 0))
    rows = connection.execute(query.where(encounters.table_id == table))
    return {row[0]: row[1] for row in rows}


def read(connection: sa.Connection, encounter: str, after: int = 0) -> Iterator[tuple[int, Any]]:
    """The acts of *encounter* numbered above *after*, as `Codec.decode` takes them."""
    acts = schema.acts.c
    query = sa.select(acts.seq, acts.body).where(acts.encounter == encounter, acts.seq > after)
    for seq, body in connection.execute(query.order_by(acts.seq)):
        yield seq, json.loads(body)


def append(connection: sa.Connection, encounter: str, bodies: Iterable[tuple[int, str]]) -> None:
    """Add acts, by number and in JSON. Raises IntegrityError if one has that number already."""
    rows = [{"encounter": encounter, "seq": seq, "body": body} for seq, body in bodies]
    if rows:
        connection.execute(sa.insert(schema.acts), rows)


def stored_command(connection: sa.Connection, seat: str, command: str) -> tuple[str, Any] | None:
    """The hash of the body and the result of a command that was carried out before."""
    commands = schema.commands.c
    query = sa.select(commands.body_hash, commands.result)
    row = connection.execute(query.where(commands.seat == seat, commands.id == command)).first()
    return None if row is None else (row.body_hash, json.loads(row.result))


def store_command(
    connection: sa.Connection,
    seat: str,
    command: str,
    body_hash: str,
    result: Any,
) -> None:
    """*command* was carried out; asked again, it has this *result*."""
    row = {"seat": seat, "id": command, "body_hash": body_hash, "result": json.dumps(result)}
    connection.execute(sa.insert(schema.commands), row)
