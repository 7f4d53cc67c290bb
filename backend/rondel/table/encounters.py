"""The table's commands about its encounters."""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa

from rondel.table import exchange, journal, schema
from rondel.table.acting import Actor, Done
from rondel.table.acts import Act
from rondel.table.answers import Refused
from rondel.table.commands import (
    CopyEncounter,
    CreateEncounter,
    DeleteEncounter,
    RenameEncounter,
    ShowEncounter,
)
from rondel.table.play import Play
from rondel.table.record import bump_rev
from rondel.table.sitting import Sitting
from rondel.table.tokens import new_id

MOST_ENCOUNTERS = 100  # at one table


def add(
    actor: Actor,
    name: str,
    play: Play,
    acts: Iterable[Act] = (),
) -> Done:
    """A new encounter under the system of *play*, in which *acts* of it have happened.

    Combatants whose player has no seat at this table are the GM's.
    """
    if len(actor.table.encounters) >= MOST_ENCOUNTERS:
        raise Refused("too-many", {"most": MOST_ENCOUNTERS})
    id_ = new_id()
    row = {
        "id": id_,
        "table_id": actor.table.id,
        "name": name,
        "system": play.system.meta.slug,
        "n": max((e.n for e in actor.table.encounters.values()), default=0) + 1,
        "made_at": actor.at,
    }
    actor.connection.execute(sa.insert(schema.encounters), row)
    settled = exchange.settled(acts, actor.table.people)
    journal.append(actor.connection, id_, ((act.seq, play.codec.encode(act)) for act in settled))
    bump_rev(actor.connection, actor.table.id)
    return Done({"encounter": id_})


def create(actor: Actor, sitting: Sitting, command: CreateEncounter) -> Done:
    """A new encounter in its set-up, which only GMs see."""
    if command.system not in sitting.codecs:
        raise Refused("no-such-system", field="fields.system")
    return add(actor, command.name, Play(sitting.codecs[command.system]))


def copy(actor: Actor, sitting: Sitting, command: CopyEncounter) -> Done:
    """The set-up of an encounter once more: who is in it, with their numbers, and its rules."""
    original = actor.table.encounter(command.encounter)
    play = sitting.play(original.id)
    return add(actor, command.name, play, exchange.set_up(play))


def rename(actor: Actor, command: RenameEncounter) -> Done:
    """Another name for the encounter."""
    encounters = schema.encounters
    id_ = actor.table.encounter(command.encounter).id
    change = sa.update(encounters).where(encounters.c.id == id_).values(name=command.name)
    actor.connection.execute(change)
    bump_rev(actor.connection, actor.table.id)
    return Done()


def show(actor: Actor, command: ShowEncounter) -> Done:
    """This is what everybody sees from now on."""
    if command.encounter:
        actor.table.encounter(command.encounter)
    before = {"shown_before": actor.table.shown, "shown_at": actor.at}
    bump_rev(actor.connection, actor.table.id, shown=command.encounter, **before)
    return Done()


def delete(actor: Actor, command: DeleteEncounter) -> Done:
    """The encounter and all that happened in it are gone."""
    encounters = schema.encounters
    id_ = actor.table.encounter(command.encounter).id
    actor.connection.execute(sa.delete(encounters).where(encounters.c.id == id_))
    shown = "" if actor.table.shown == id_ else actor.table.shown
    bump_rev(actor.connection, actor.table.id, shown=shown)
    return Done(erased=True)
