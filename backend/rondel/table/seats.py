"""The table's commands about seats, and what a GM may do to whose.

The owner's seat is the owner's alone and stays; whoever else is a GM was invited and may be sent
away by any of them.
"""

from __future__ import annotations

import sqlalchemy as sa

from rondel.core import Role
from rondel.table import schema
from rondel.table.acting import Actor, Done, release
from rondel.table.answers import Refused, SeatInfo
from rondel.table.commands import InviteSeat, RenameSeat, RevokeSeat, RotateSeat
from rondel.table.record import TableRecord, bump_rev
from rondel.table.sitting import Sitting
from rondel.table.tokens import new_id, new_token, token_hash

MOST_SEATS = 100  # at one table, revoked ones not counted


def new_seat(connection: sa.Connection, info: SeatInfo, at: str) -> str:
    """There is a seat as *info* says from now on; the token that opens it."""
    token = new_token()
    add_seat(connection, info, at, token_hash(token))
    return token


def add_seat(
    connection: sa.Connection,
    info: SeatInfo,
    at: str,
    opened_by: str,
    claim: tuple[str, str] = ("", ""),
) -> None:
    """There is a seat as *info* says from now on, which the token with that hash opens."""
    row = {
        "id": info.id,
        "table_id": info.table,
        "role": info.role.value,
        "name": info.name,
        "owner": info.owner,
        "token_hash": opened_by,
        "made_at": at,
        "seen_at": "",
        "revoked_at": "",
        "kind": claim[0],
        "claim": claim[1],
    }
    connection.execute(sa.insert(schema.seats), row)


def check_room(table: TableRecord) -> None:
    """Refuse if *table* has no place for one more seat."""
    if sum(not seat.revoked for seat in table.seats.values()) >= MOST_SEATS:
        raise Refused("too-many", {"most": MOST_SEATS})


def invite(actor: Actor, command: InviteSeat) -> Done:
    """A new seat, with a link for whoever is to have it."""
    if command.role not in tuple(Role):
        raise Refused("field-not-offered", {"field": "role"}, field="fields.role")
    check_room(actor.table)
    info = SeatInfo(new_id(), actor.table.id, Role(command.role), command.name)
    token = new_seat(actor.connection, info, actor.at)
    bump_rev(actor.connection, actor.table.id)
    return Done({"seat": info.id}, token)


def rename(actor: Actor, command: RenameSeat) -> Done:
    """Another name for who has the seat."""
    to_decide(actor, command.seat)
    change(actor, command.seat, name=command.name)
    return Done()


def rotate(actor: Actor, command: RotateSeat) -> Done:
    """A new link for the seat; whoever came by the old one is sent away."""
    to_decide(actor, command.seat)
    token = new_token()
    change(actor, command.seat, token_hash=token_hash(token))
    return Done({"seat": command.seat}, token, frozenset({command.seat}))


def revoke(actor: Actor, sitting: Sitting, command: RevokeSeat) -> Done:
    """The seat is closed; nobody holds what its player knew or steered."""
    if to_decide(actor, command.seat).owner:
        raise Refused("owner-stays", field="fields.seat")
    change(actor, command.seat, revoked_at=actor.at)
    plays = {id_: sitting.find(id_) for id_ in actor.table.encounters}
    taken = (release(actor, id_, p, command) for id_, p in plays.items() if p)
    cut = frozenset({command.seat})
    return Done(cut=cut, taken=tuple(one for several in taken for one in several))


def delete_table(actor: Actor) -> Done:
    """The table and everything that belongs to it are gone."""
    if not actor.seat.info.owner:
        raise Refused("only-the-owner")
    actor.connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == actor.table.id))
    return Done(cut=frozenset(actor.table.seats), erased=True, closed=True)


def to_decide(actor: Actor, seat: str) -> SeatInfo:
    """Who has *seat*, about which *actor* may decide. Refuses any other."""
    record = actor.table.seats.get(seat)
    if record is None or record.revoked:
        raise Refused("no-such-seat", field="fields.seat")
    if record.info.owner and not actor.seat.info.owner:
        raise Refused("only-the-owner", field="fields.seat")
    return record.info


def change(actor: Actor, seat: str, **values: str) -> None:
    """*seat* has *values* from now on."""
    actor.connection.execute(
        sa.update(schema.seats).where(schema.seats.c.id == seat).values(values)
    )
    bump_rev(actor.connection, actor.table.id)
