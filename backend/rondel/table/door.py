"""The door of a table: with its invite people may knock, and a GM says who comes in.

An invite opens no seat, and who says that they are somebody is not therefore let in. Whoever
knocks is given a token that opens nothing; if they are admitted, it becomes that of a seat. So no
secret ever goes from the GM to them, and what holds the invite need not be trusted.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Literal

import sqlalchemy as sa

from rondel.core import Role
from rondel.table import schema, seats
from rondel.table.acting import Actor, Done
from rondel.table.answers import Refused, SeatInfo
from rondel.table.commands import AdmitKnock, TurnAway
from rondel.table.look import written
from rondel.table.record import Knock, TableRecord, bump_rev, read_rev
from rondel.table.store import Store
from rondel.table.tokens import invite_name, new_id, new_token, token_hash

MOST_KNOCKS = 20  # that wait at one table
MOST_ALIKE = 3  # that wait under one claim: whose it is, GMs are to say
LASTS = timedelta(hours=1)  # then nobody waits any more
ROLES = (Role.PLAYER, Role.OBSERVER)  # what people become who knock

State = Literal["waiting", "admitted", "turned-away"]


@dataclass(frozen=True, slots=True)
class Claim:
    """What somebody who knocks says of themselves; nothing of it need be true."""

    name: str
    kind: str = ""  # the host through whose page they come
    claim: str = ""  # who they are there
    role: str = Role.PLAYER.value  # what they would like to be


@dataclass(frozen=True, slots=True)
class Knocked:
    """A knock, and the token that opens a seat if whoever has it is admitted."""

    knock: str
    token: str


def open_(actor: Actor) -> Done:
    """There is a new invite; the one before opens nothing any more, and nobody waits by it.

    So a door that is crowded with people nobody knows is clear again, and stays so.
    """
    token = new_token()
    name = invite_name(token)
    _clear(actor)
    bump_rev(actor.connection, actor.table.id, door=token_hash(token), door_name=name)
    return Done({"door": name}, token=token)


def close(actor: Actor) -> Done:
    """There is no invite, and nobody waits."""
    _clear(actor)
    bump_rev(actor.connection, actor.table.id, door="", door_name="")
    return Done()


def _clear(actor: Actor) -> None:
    knocks = schema.knocks.c
    actor.connection.execute(sa.delete(schema.knocks).where(knocks.table_id == actor.table.id))


def admit(actor: Actor, command: AdmitKnock) -> Done:
    """Who knocks has a seat from now on; whoever else was on it is sent away."""
    knock, hashed = _waiting(actor, command.knock)
    if command.role not in ROLES:
        raise Refused("field-not-offered", {"field": "role"}, field="fields.role")
    claim = (knock.kind, knock.claim) if knock.claim else ("", "")
    if command.seat:
        seat = seats.to_decide(actor, command.seat)
        if seat.role is Role.GM:
            raise Refused("gms-by-link", field="fields.seat")
        _forget_claim(actor, claim)
        now = {"token_hash": hashed} | ({"kind": claim[0], "claim": claim[1]} if claim[1] else {})
        seats.change(actor, seat.id, **now)
    else:
        seats.check_room(actor.table)
        seat = SeatInfo(new_id(), actor.table.id, Role(command.role), knock.name)
        _forget_claim(actor, claim)
        seats.add_seat(actor.connection, seat, actor.at, hashed, claim)
    _forget(actor, knock)
    return Done({"seat": seat.id}, cut=frozenset({command.seat} if command.seat else ()))


def turn_away(actor: Actor, command: TurnAway) -> Done:
    """Who knocked is not let in, and may knock again."""
    knock, _ = _waiting(actor, command.knock)
    _forget(actor, knock)
    return Done()


def _waiting(actor: Actor, id_: str) -> tuple[Knock, str]:
    """The knock *id_* that waits, and the hash of its token. Refuses any other."""
    knock = actor.table.knocks.get(id_)
    now = datetime.fromisoformat(actor.at)
    if knock is None or knock.at < _oldest(now):
        raise Refused("no-such-knock", field="fields.knock")
    query = sa.select(schema.knocks.c.token_hash).where(schema.knocks.c.id == id_)
    return knock, actor.connection.scalars(query).one()


def _forget(actor: Actor, knock: Knock) -> None:
    actor.connection.execute(sa.delete(schema.knocks).where(schema.knocks.c.id == knock.id))
    bump_rev(actor.connection, actor.table.id)


def _forget_claim(actor: Actor, claim: tuple[str, str]) -> None:
    """No seat is that of *claim* any more: at most one ever is."""
    col = schema.seats.c
    theirs = (col.table_id == actor.table.id, col.kind == claim[0], col.claim == claim[1])
    if claim[1]:
        change = sa.update(schema.seats).where(*theirs)
        actor.connection.execute(change.values(kind="", claim=""))


def told(table: TableRecord, now: datetime) -> dict[str, Any]:
    """What GMs see of the door of *table*."""
    knocks = (knock for knock in table.knocks.values() if knock.at >= _oldest(now))
    return {"door": table.door, "knocks": {knock.id: _knock(table, knock) for knock in knocks}}


def _knock(table: TableRecord, knock: Knock) -> dict[str, Any]:
    said = {
        "name": knock.name,
        "kind": knock.kind,
        "claim": knock.claim,
        "role": knock.role,
        "at": knock.at,
    }
    before = _before(table, knock)
    return said | ({"before": before} if before else {})


def _before(table: TableRecord, knock: Knock) -> str:
    """The seat to which somebody with the same claim was admitted, or empty."""
    if not knock.claim:
        return ""
    for id_, seat in table.seats.items():
        if not seat.revoked and (seat.kind, seat.claim) == (knock.kind, knock.claim):
            return id_
    return ""


def _oldest(now: datetime) -> str:
    """The moment at which somebody knocked who waits no longer than they may."""
    return written(now - LASTS)


class Doors:
    """The doors of all tables in *store*, from outside."""

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self._store = store
        self._now = now

    def knock(self, table: str, invite: str, claim: Claim, address: str = "") -> Knocked:
        """Somebody waits at *table* from now on. Raises `Refused`.

        Whoever has knocked under the same claim from the same *address* waits no longer: it is
        they who knock again, from a page that has forgotten the first time. From another address
        it may be somebody who only says so: both wait, and the GM decides.
        """
        place = token_hash(f"{table} {address}")
        with self._store.reading() as connection:
            _check_invite(connection, table, invite)  # before anybody is kept from writing
        with self._store.writing() as connection:
            read_rev(connection, table, lock=True)
            _check_invite(connection, table, invite)
            col, now = schema.knocks.c, self._now()
            over = col.made_at < _oldest(now)
            alike = sa.and_(col.kind == claim.kind, col.claim == claim.claim)
            if claim.claim:
                over |= alike & (col.place == place)
            connection.execute(sa.delete(schema.knocks).where(col.table_id == table, over))
            count = sa.select(sa.func.count()).where(col.table_id == table)
            if (connection.scalar(count) or 0) >= MOST_KNOCKS:
                raise Refused("door-crowded", {"most": MOST_KNOCKS})
            if claim.claim and (connection.scalar(count.where(alike)) or 0) >= MOST_ALIKE:
                raise Refused("door-crowded", {"most": MOST_ALIKE})
            made = Knocked(new_id(), new_token())
            row = {
                "id": made.knock,
                "table_id": table,
                "token_hash": token_hash(made.token),
                "name": claim.name,
                "kind": claim.kind,
                "claim": claim.claim,
                "role": claim.role,
                "made_at": written(now),
                "place": place,
            }
            connection.execute(sa.insert(schema.knocks), row)
            bump_rev(connection, table)
        return made

    def state(self, table: str, token: str) -> State:
        """What became of the knock that was given *token*; one that is forgotten is turned away."""
        hashed, seat, knock = token_hash(token), schema.seats.c, schema.knocks.c
        opens = (seat.table_id == table, seat.token_hash == hashed, seat.revoked_at == "")
        waits = (
            knock.table_id == table,
            knock.token_hash == hashed,
            knock.made_at >= _oldest(self._now()),
        )
        with self._store.reading() as connection:
            if connection.scalar(sa.select(seat.id).where(*opens)) is not None:
                return "admitted"
            if connection.scalar(sa.select(knock.id).where(*waits)) is not None:
                return "waiting"
        return "turned-away"

    def forget_old(self) -> frozenset[str]:
        """Nobody waits longer than they may; the tables where somebody did."""
        old = schema.knocks.c.made_at < _oldest(self._now())
        query = sa.select(schema.knocks.c.table_id).where(old).distinct()
        with self._store.reading() as connection:
            found = frozenset(connection.scalars(query))
        if found:
            with self._store.writing() as connection:
                connection.execute(sa.delete(schema.knocks).where(old))
                for table in sorted(found):
                    bump_rev(connection, table)
        return found


def _check_invite(connection: sa.Connection, table: str, invite: str) -> None:
    """Refuse unless *invite* is that of *table*, for whatever reason it is not."""
    tables = schema.tables.c
    query = sa.select(tables.id).where(tables.id == table, tables.door == token_hash(invite))
    if connection.scalar(query) is None:
        raise Refused("door-closed")
