"""The table's own commands, each carried out where what it is about is known."""

from __future__ import annotations

import re
from datetime import datetime

from rondel.core import Command
from rondel.table import acting, door, encounters, frames, seats
from rondel.table import commands as c
from rondel.table.acting import Done
from rondel.table.answers import Refused
from rondel.table.look import cutoff
from rondel.table.record import bump_rev
from rondel.table.sitting import Sitting

LONGEST_DELAY = 120  # seconds
LANGUAGE = re.compile(r"[a-z]{2,3}(-[a-z0-9]{2,8})*")  # as BCP 47 writes them, in lower case
KINDS = {kind.__name__: kind for kind in c.TABLE_COMMANDS}


def carry_out(actor: acting.Actor, sitting: Sitting, command: Command) -> Done:
    """What comes of *command*, one of `KINDS`, which *actor* may give. Refuses."""
    match command:
        case c.CreateEncounter():
            return encounters.create(actor, sitting, command)
        case c.RenameEncounter():
            return encounters.rename(actor, command)
        case c.ShowEncounter():
            return encounters.show(actor, command)
        case c.CopyEncounter():
            return encounters.copy(actor, sitting, command)
        case c.DeleteEncounter():
            return encounters.delete(actor, command)
        case c.InviteSeat():
            return seats.invite(actor, command)
        case c.RenameSeat():
            return seats.rename(actor, command)
        case c.RevokeSeat():
            return seats.revoke(actor, sitting, command)
        case c.RotateSeat():
            return seats.rotate(actor, command)
        case c.OpenDoor():
            return door.open_(actor)
        case c.CloseDoor():
            return door.close(actor)
        case c.AdmitKnock():
            return door.admit(actor, command)
        case c.TurnAway():
            return door.turn_away(actor, command)
        case c.SetFrames(origins):
            return frames.set_(actor, origins)
        case c.DeleteTable():
            return seats.delete_table(actor)
    return _present(actor, command)


def _present(actor: acting.Actor, command: Command) -> Done:
    """The table looks different."""
    match command:
        case c.RenameTable(name):
            bump_rev(actor.connection, actor.table.id, name=name)
            return Done()
        case c.SetLanguage(lang):
            if lang and not LANGUAGE.fullmatch(lang):
                raise Refused("no-such-language", field="fields.lang")
            bump_rev(actor.connection, actor.table.id, lang=lang)
            return Done()
    assert isinstance(command, c.DelayObservers)
    if not 0 <= command.seconds <= LONGEST_DELAY:
        raise Refused("delay-too-long", {"most": LONGEST_DELAY}, field="fields.seconds")
    table, now = actor.table, datetime.fromisoformat(actor.at)
    seen_to = cutoff(table.delay, table.seen_to, now)
    bump_rev(actor.connection, table.id, delay=command.seconds, seen_to=seen_to)
    return Done()
