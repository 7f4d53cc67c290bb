"""What the page of a table may say before anybody has shown a token: nothing that is anybody's."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from rondel.table import schema


@dataclass(frozen=True, slots=True)
class Ahead:
    """By which rules the table plays now, and in which language it speaks to all."""

    system: str = ""  # its slug; empty: nothing is shown
    lang: str = ""  # empty: each reader's own


def ahead(connection: sa.Connection, table: str) -> Ahead:
    """What can be told of *table*; of one that is not there, the same as of an empty one."""
    tables, encounters = schema.tables.c, schema.encounters.c
    shown = sa.and_(encounters.table_id == tables.id, encounters.id == tables.shown)
    query = (
        sa.select(encounters.system, tables.lang)
        .select_from(schema.tables.outerjoin(schema.encounters, shown))
        .where(tables.id == table)
    )
    row = connection.execute(query).first()
    return Ahead() if row is None else Ahead(row.system or "", row.lang)
