"""What the page of a table may say before anybody has shown a token: nothing that is anybody's."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa

from rondel.table import schema
from rondel.table.look import cutoff


@dataclass(frozen=True, slots=True)
class Ahead:
    """By which rules the table plays, as observers know it, and its language for all."""

    system: str = ""  # its slug; empty: nothing is shown
    lang: str = ""  # empty: each reader's own


def ahead(connection: sa.Connection, table: str, now: datetime) -> Ahead:
    """What can be told of *table*; of one that is not there, the same as of an empty one.

    Whoever knows the address can ask, so it is no more than observers see, and no sooner.
    """
    tables, encounters = schema.tables.c, schema.encounters.c
    of_table = sa.select(
        tables.shown,
        tables.shown_before,
        tables.shown_at,
        tables.delay,
        tables.seen_to,
        tables.lang,
    ).where(tables.id == table)
    row = connection.execute(of_table).first()
    if row is None:
        return Ahead()
    seen = not row.delay or row.shown_at < cutoff(row.delay, row.seen_to, now)
    shown = row.shown if seen else row.shown_before
    system = sa.select(encounters.system).where(
        encounters.table_id == table, encounters.id == shown
    )
    return Ahead(connection.scalar(system) or "", row.lang)
