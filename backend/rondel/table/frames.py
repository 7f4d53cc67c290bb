"""Which pages may frame a table, besides those that always may.

They are named by origin, as a browser says it: so it can be compared as text, and written into a
policy as it is, for nothing else ever gets here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress

import sqlalchemy as sa

from rondel.table import schema
from rondel.table.acting import Actor, Done
from rondel.table.answers import Refused
from rondel.table.record import bump_rev, read_frames
from rondel.table.store import Store

MOST_FRAMES = 20  # origins of one table
LONGEST_HOST = 253  # characters
LARGEST_PORT = 65_535
LONGEST_TOLD = 100  # characters of a wrong one, in the refusal
USUAL_PORTS = {"http": 80, "https": 443}
WANTED = "an origin is typed like https://vtt.example or http://192.168.1.5:30000"

_LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
# No brackets: policies know no IPv6. A slash at the end comes along when addresses are copied.
_TYPED = re.compile(r"(https?)://([^/?#@:\s\\\[\]]+)(?::([0-9]{1,5}))?/?", re.IGNORECASE)
_HOST = re.compile(rf"{_LABEL}(?:\.{_LABEL})*")


def origin_of(typed: str) -> str:
    """The origin that *typed* is, as browsers write it. Refuses whatever is none."""
    found = _TYPED.fullmatch(typed.strip())
    if found is None:
        raise _wrong(typed)
    scheme, host, port = found[1].lower(), _host(found[2]), found[3]
    if not host or (port is not None and not 0 < int(port) <= LARGEST_PORT):
        raise _wrong(typed)
    named = port is not None and int(port) != USUAL_PORTS[scheme]
    return f"{scheme}://{host}:{int(port)}" if named else f"{scheme}://{host}"


def _host(typed: str) -> str:
    """The host as browsers send it, or nothing.

    What does not come back as it was typed is written in another way by browsers: straße, for one.
    """
    named = typed.lower()
    try:
        host = named.encode("idna").decode("ascii")
        same = named in {host, host.encode("ascii").decode("idna")}
    except UnicodeError:
        return ""
    return host if same and len(host) <= LONGEST_HOST and _HOST.fullmatch(host) else ""


def origins_of(typed: Iterable[str]) -> tuple[str, ...]:
    """The origins that *typed* are, each once. Refuses wrong ones, and too many."""
    origins = tuple(dict.fromkeys(map(origin_of, typed)))
    if len(origins) > MOST_FRAMES:
        raise Refused("too-many", {"most": MOST_FRAMES}, field="fields.origins")
    return origins


def nameable(typed: Iterable[str]) -> tuple[str, ...]:
    """The origins among *typed*, without those that no policy can name.

    So a page that lists all that are around it makes a table there: an extension of the browser
    may be among them, or an address of IPv6.
    """
    found: dict[str, None] = {}
    for one in typed:
        with suppress(Refused):
            found[origin_of(one)] = None
    return origins_of(found)


def _wrong(typed: str) -> Refused:
    origin = typed[:LONGEST_TOLD]
    return Refused("no-origin", {"origin": origin}, field="fields.origins", message=WANTED)


def set_(actor: Actor, typed: Iterable[str]) -> Done:
    """These frame the table from now on, and no others."""
    origins = origins_of(typed)
    of_table = schema.frames.c.table_id == actor.table.id
    actor.connection.execute(sa.delete(schema.frames).where(of_table))
    add(actor.connection, actor.table.id, origins)
    bump_rev(actor.connection, actor.table.id)
    return Done()


def add(connection: sa.Connection, table: str, origins: Iterable[str]) -> None:
    """*origins*, of which *table* has none yet, may frame it."""
    rows = [{"table_id": table, "origin": origin} for origin in origins]
    if rows:
        connection.execute(sa.insert(schema.frames), rows)


class Frames:
    """The frames of all tables in *store*."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def of(self, table: str) -> tuple[str, ...]:
        """The origins that may frame *table*; none of one that there is not."""
        with self._store.reading() as connection:
            return read_frames(connection, table)

    def has(self, origin: str) -> bool:
        """Whether some table may be framed by *origin*."""
        query = sa.select(schema.frames.c.origin).where(schema.frames.c.origin == origin).limit(1)
        with self._store.reading() as connection:
            return connection.scalar(query) is not None
