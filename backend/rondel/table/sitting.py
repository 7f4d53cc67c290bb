"""What this process remembers of a table, kept true to the database at every look.

Several processes may serve one table. The database is what is so; before anything is read from
memory or decided on it, `Sitting.refresh` fetches what others have added.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field

import sqlalchemy as sa

from rondel.core import OBSERVER
from rondel.table import journal
from rondel.table.acts import Codec
from rondel.table.answers import Refused
from rondel.table.play import Play
from rondel.table.record import EncounterRecord, TableRecord, read_rev, read_table
from rondel.table.tokens import FreshTokens

logger = logging.getLogger(__name__)


@dataclass(slots=True)
class Sitting:
    """One table here and now; used only while its lock is held."""

    table: str
    codecs: Mapping[str, Codec]  # of the systems that there are, by slug
    lock: threading.RLock = field(default_factory=threading.RLock)
    online: frozenset[str] = frozenset()  # ids of seats with somebody connected
    fresh_tokens: FreshTokens = field(default_factory=FreshTokens)
    _record: TableRecord | None = None
    _plays: dict[str, Play] = field(default_factory=dict)
    _late: dict[str, Play] = field(default_factory=dict)  # as observers see them, with a delay
    _unreadable: set[str] = field(default_factory=set)

    @property
    def record(self) -> TableRecord:
        """The table as of the last refresh."""
        assert self._record is not None
        return self._record

    def refresh(self, connection: sa.Connection, *, lock: bool = False) -> bool:
        """Be as the database is now, and with *lock* it stays so. False: the table is gone."""
        rev = read_rev(connection, self.table, lock=lock)
        if rev is None:
            return False
        if self._record is None or self._record.rev != rev:
            self._record = read_table(connection, self.table)
        heads = journal.heads(connection, self.table)
        self._plays = {id_: play for id_, play in self._plays.items() if id_ in heads}
        for encounter in self.record.encounters.values():
            self._catch_up(connection, encounter, heads[encounter.id])
        return True

    def _catch_up(self, connection: sa.Connection, encounter: EncounterRecord, head: int) -> None:
        if encounter.system not in self.codecs or encounter.id in self._unreadable:
            return
        play = self._plays.pop(encounter.id, None)
        if play is None or len(play.acts) > head:  # more than there are: a backup was restored
            seats = [s.seat for s in self.record.seats.values() if not s.revoked]
            play = Play(self.codecs[encounter.system], seats)
        if len(play.acts) < head:
            rows = list(journal.read(connection, encounter.id, len(play.acts)))
            try:
                play.replay(play.codec.decode(seq, body) for seq, body in rows)
            except Exception:  # the system changed, or errs: that must not take the table along
                logger.exception("encounter %s cannot be read", encounter.id)
                self._unreadable.add(encounter.id)
                return
        self._plays[encounter.id] = play

    def find(self, encounter: str) -> Play | None:
        """The play of *encounter*; None if its system is missing or cannot read it."""
        return self._plays.get(encounter)

    def find_until(self, encounter: str, cutoff: str) -> Play | None:
        """The play of *encounter* as it was just before the moment *cutoff*, for observers."""
        play = self.find(encounter)
        if play is None:
            return None
        seen = sum(act.at < cutoff for act in play.acts)
        late = self._late.get(encounter)
        if late is None or len(late.acts) > seen or late.acts != play.acts[: len(late.acts)]:
            self._late[encounter] = late = Play(play.codec, [OBSERVER])
        late.replay(play.acts[len(late.acts) : seen])
        return late

    def play(self, encounter: str) -> Play:
        """The play of *encounter*, which exists. Refuses if its system is missing or fails."""
        play = self.find(encounter)
        if play is not None:
            return play
        system = self.record.encounters[encounter].system
        if system not in self.codecs:
            raise Refused("system-missing", {"system": system})
        raise Refused("encounter-unreadable", {"system": system})
