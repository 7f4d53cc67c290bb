"""The live streams: who looks at which one, and what each is told of a change.

A stream is all that one audience may see of one encounter. However many look at it, its document
is made once for each change, its patch is encoded once, and both only while somebody looks.
Everything here happens with the table's lock held, so that what is sent is in order.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from rondel.core import Role
from rondel.table import Refused, Tables
from rondel.table.streams import Stream, digest
from rondel.web.presence import Guest

GMS = "gm"  # the audience of all GMs
OBSERVERS = "observer"  # that of all observers
LAG = timedelta(seconds=2)  # moments are written in whole seconds, and clocks tick

Send = Callable[[Iterable[Guest], str, dict[str, Any]], None]

logger = logging.getLogger("rondel.web")


@dataclass(slots=True)
class Live:
    """A stream that somebody looks at. *stream* is None while its document cannot be made."""

    name: str
    encounter: str | None
    stream: Stream | None = None
    watchers: dict[str, Guest] = field(default_factory=dict)  # by socket
    _hashed: tuple[str, int, str] = ("", -1, "")

    def head(self) -> dict[str, Any]:
        """Which document the stream is at. There must be one."""
        assert self.stream is not None
        return {"stream": self.name, "epoch": self.stream.epoch, "aseq": self.stream.aseq}

    def beat(self) -> dict[str, Any]:
        """A heartbeat. There must be a document."""
        assert self.stream is not None
        epoch, aseq, known = self._hashed
        if (epoch, aseq) != (self.stream.epoch, self.stream.aseq):
            known = digest(self.stream.doc)
            self._hashed = (self.stream.epoch, self.stream.aseq, known)
        return {**self.head(), "hash": known}


class LiveStreams:
    """All live streams of all *tables*; *send* hands an event to guests."""

    def __init__(self, tables: Tables, send: Send) -> None:
        self._tables = tables
        self._send = send
        self._at: dict[str, dict[str, Live]] = {}  # table -> name -> stream
        self._of: dict[str, Live] = {}  # socket -> stream
        self._behind: dict[str, datetime] = {}  # table -> until when observers have to catch up

    def watch(self, guest: Guest, encounter: str | None) -> Live:
        """The stream that *guest* looks at from now on, and no other; it has a document.

        Raises `Refused` if this guest may look at nothing of the kind.
        """
        table = guest.seat.table
        if guest.seat.role is not Role.GM:
            encounter = None
        name = f"{self._tables.audience(guest.seat)}/{encounter or ''}"
        live = self._at.get(table, {}).get(name) or Live(name, encounter)
        if live.stream is None:
            live.stream = Stream(self._tables.document(table, guest.seat, encounter))
        self._fall_behind(table)  # of what has happened before anybody looked
        self.leave(guest)
        live.watchers[guest.id] = guest
        self._at.setdefault(table, {})[name] = live
        self._of[guest.id] = live
        return live

    def leave(self, guest: Guest) -> None:
        """*guest* looks at nothing any more."""
        live = self._of.pop(guest.id, None)
        if live is None:
            return
        live.watchers.pop(guest.id, None)
        at_table = self._at.get(guest.seat.table, {})
        if not live.watchers:
            at_table.pop(live.name, None)
        if not at_table:
            self._at.pop(guest.seat.table, None)

    def may_see(self, guest: Guest, encounter: str) -> bool:
        """Whether *encounter* is one that *guest* knows of."""
        if guest.seat.role is Role.GM:
            return True
        document = self._tables.document(guest.seat.table, guest.seat, None)
        return encounter in document["table"]["encounters"]

    def is_behind(self, table: str) -> bool:
        """Whether observers at *table* have yet to see what has happened there."""
        until = self._behind.get(table)
        if until is not None and until < self._tables.now():
            self._behind.pop(table, None)
        return until is not None

    def publish(self, table: str, audience: str = "") -> None:
        """Something at *table* has changed: tell each stream, or those of *audience* alone."""
        if not audience:
            self._fall_behind(table)
        for live in list(self._at.get(table, {}).values()):
            if audience and not live.name.startswith(f"{audience}/"):
                continue
            document = self._document(table, live)
            if document is None:
                live.stream = None
            elif live.stream is None:
                live.stream = Stream(document)
                # A life of its own: whoever hears of it has to ask for all of it.
                self._send(list(live.watchers.values()), "beat", live.beat())
            elif (patch := live.stream.advance(document)) is not None:
                self._send(list(live.watchers.values()), "update", {**live.head(), "patch": patch})

    def _fall_behind(self, table: str) -> None:
        if delay := self._tables.delay(table):
            self._behind[table] = self._tables.now() + timedelta(seconds=delay) + LAG

    def beat(self, table: str) -> None:
        """Tell everybody at *table* where they should be."""
        for live in list(self._at.get(table, {}).values()):
            if live.stream is not None:
                self._send(list(live.watchers.values()), "beat", live.beat())

    def _document(self, table: str, live: Live) -> dict[str, Any] | None:
        """What the watchers of *live* see, or None if nothing can be said."""
        seats = dict.fromkeys(guest.seat for guest in live.watchers.values())
        for seat in seats:
            try:
                return self._tables.document(table, seat, live.encounter)
            except Refused:
                continue  # this seat was cut off; another one may still look
            except Exception:
                logger.exception("The document of stream %s cannot be made.", live.name)
                break
        return None
