"""The socket: who may come in, what they ask, what they are told.

Every call is answered, also when our own code fails. The answer to `sync` goes out under the
table's lock, so that no update can come before the document it is about.
"""

from __future__ import annotations

import contextlib
import dataclasses
import logging
from collections.abc import Iterable, Mapping
from typing import Any

from engineio.exceptions import SocketIsClosedError
from marshmallow import ValidationError
from socketio import Server
from socketio.exceptions import ConnectionRefusedError as NotConnected

from rondel.core import Command, Role
from rondel.table import Refused, Request, SeatInfo, Tables, written
from rondel.table.commands import DeleteTable
from rondel.web import answers, guard, packets
from rondel.web.gate import FROM_ELSEWHERE, Allows
from rondel.web.limits import CONNECTIONS, SEAT_CALLS, Buckets
from rondel.web.packets import CALL, Call
from rondel.web.presence import Guest, Presence
from rondel.web.streams import GMS, OBSERVERS, LiveStreams
from rondel_schemas import Fault, fault_of, messages, schema_for

Answer = dict[str, Any]

_CONNECT = messages.Connect()
_COMMAND = messages.Command()
_SYNC = messages.Sync()
_LOG = messages.LogRequest()
_PACE = messages.PaceRequest()
_NUDGE = messages.Nudge()

logger = logging.getLogger("rondel.web")


class Reply:
    """The answer to one call: the first one given goes out, and no other."""

    def __init__(self, wire: Wire, guest: Guest, ack: int | None) -> None:
        self._wire = wire
        self._guest = guest
        self._ack = ack
        self._given = False

    def __call__(self, answer: Answer) -> None:
        if not self._given and self._ack is not None:
            self._wire.post(self._guest, packets.answer(self._ack, answer))
        self._given = True


class Wire:
    """What is said over the sockets of *server* about *tables*.

    Pages of an origin that is *trusted* may ask about every table, others about those that list it.
    """

    def __init__(self, server: Server, tables: Tables, trusted: Allows) -> None:
        self._server = server
        self._tables = tables
        self._trusted = trusted
        self._presence = Presence()
        self._connections = Buckets(*CONNECTIONS)
        self._seat_calls = Buckets(*SEAT_CALLS)
        self.streams = LiveStreams(tables, self.tell)
        self._tasks = {
            "command": self._command,
            "sync": self._sync,
            "log": self._log,
            "pace": self._pace,
            "nudge": self._nudge,
        }
        server.on("connect", self._connect)
        server.on("disconnect", self._disconnect)
        server.on(CALL, self._called)

    # --- coming and going ---------------------------------------------------------------------

    def _connect(self, socket: str, environ: dict[str, Any], auth: Any = None) -> None:
        try:
            self._enter(socket, environ, auth)
        except NotConnected:
            raise
        except Exception:
            logger.exception("A socket could not be let in.")
            raise _turned_away("internal") from None

    def _enter(self, socket: str, environ: dict[str, Any], auth: Any) -> None:
        if not self._connections.take(str(environ.get("REMOTE_ADDR", ""))):
            raise _turned_away("slow-down")
        try:
            wanted = _CONNECT.load(auth)
        except ValidationError:
            raise _turned_away("invalid") from None
        table, token = wanted["table"], wanted["token"]
        origin = environ.get("HTTP_ORIGIN")
        if not (self._trusted(origin, environ) or origin in self._tables.frames.of(table)):
            raise _turned_away(FROM_ELSEWHERE)
        seat = self._tables.seat(table, token)
        if seat is None:
            raise _turned_away("no-such-seat")
        session = self._server.manager.eio_sid_from_sid(socket, "/")
        with self._tables.lock(table):
            # Once more, because the seat may be cut off right now: from here on it would be seen.
            seat = self._tables.seat(table, token)
            if seat is None:
                raise _turned_away("no-such-seat")
            seat = seat.watching if "watch" in wanted else seat
            if not self._presence.has_room_for(seat):
                raise _turned_away("slow-down")
            is_first = not self._presence.of(table, seat.id)
            self._presence.enter(Guest(socket, session, seat))
            if is_first:
                self._seen(seat)

    def _disconnect(self, socket: str, *_reason: str) -> None:
        guest = self._presence.get(socket)
        if guest is None:
            return
        with self._tables.lock(guest.seat.table):
            self._presence.leave(socket)
            self.streams.leave(guest)
            if not self._presence.of(guest.seat.table, guest.seat.id):
                self._seen(guest.seat)

    def _seen(self, seat: SeatInfo) -> None:
        """The first of *seat* has come, or the last has left: the GMs see that."""
        self._tables.touch(seat.id)
        self._tables.set_online(seat.table, self._presence.seats_at(seat.table))
        self.streams.publish(seat.table, audience=GMS)

    def _send_away(self, seats: Iterable[str], table: str, code: str) -> None:
        """Whoever sits on *seats* is told why, and is gone."""
        for seat in seats:
            for guest in self._presence.of(table, seat):
                self.post(guest, packets.event("bye", {"code": code}))
                self._server.disconnect(guest.id)
                guard.dismiss(self._server, guest.session)

    # --- what is asked ------------------------------------------------------------------------

    def _called(self, socket: str, call: Call) -> None:
        guest = self._presence.get(socket)
        if guest is None:
            return
        reply = Reply(self, guest, call.ack)
        try:
            self._take(guest, call, reply)
        except Refused as refusal:
            reply(answers.of(refusal.outcome) | _id_of(call.body))
        except ValidationError as error:
            reply(answers.malformed(fault_of(error)) | _id_of(call.body))
        except Exception:
            logger.exception("A call of %s was answered: internal.", guest.seat.id)
            reply(answers.refused("internal") | _id_of(call.body))

    def _take(self, guest: Guest, call: Call, reply: Reply) -> None:
        seat = guest.seat
        # Whoever only watches by a seat takes nothing from whoever acts by it.
        of_seat = f"{seat.table}/{seat.id}/{seat.role}"
        if not (guest.calls.take() and self._seat_calls.take(of_seat)):
            return reply(answers.refused("slow-down") | _id_of(call.body))
        if call.wrong is not None:
            return reply(answers.unreadable(call.wrong))
        task = self._tasks.get(call.event)
        if task is None:
            fault = Fault("", f"There is no event of that name: send {', '.join(self._tasks)}.")
            return reply(answers.malformed(fault))
        return task(guest, call.body, reply)

    def _command(self, guest: Guest, body: Any, reply: Reply) -> None:
        asked = _COMMAND.load(body)
        if guest.seat.watches:
            raise Refused("observers-only-watch")
        table, encounter = guest.seat.table, asked["encounter"]
        kinds = self._tables.command_kinds(table, encounter)
        try:
            command = _read(kinds, asked["kind"], asked["fields_"])
        except ValidationError:
            # What a seat may not see is answered as what there is not.
            if not kinds or (encounter and not self.streams.may_see(guest, encounter)):
                raise Refused("not-found") from None
            raise
        request = Request(
            id=asked["id"],
            encounter=encounter,
            kind=asked["kind"],
            expect=asked["expect"],
            fields=_fields(command),
            rolled=tuple(asked["rolled"]) if "rolled" in asked else None,
            press=asked.get("press", ""),
        )
        # Until those are gone who are to go nobody comes in: a new link may be in use already.
        with contextlib.nullcontext() if encounter else self._tables.lock(table):
            outcome = self._tables.submit(table, guest.seat.id, request, command)
            reply(answers.of(outcome) | {"id": request.id})
            why = "table-deleted" if isinstance(command, DeleteTable) else "revoked"
            self._send_away(outcome.cut, table, why)

    def _sync(self, guest: Guest, body: Any, reply: Reply) -> None:
        asked = _SYNC.load(body)
        table = guest.seat.table
        with self._tables.lock(table):
            seat = self._tables.seat_by_id(table, guest.seat.id)
            if seat is None:
                raise Refused("no-such-seat")
            seat = seat.watching if guest.seat.watches else seat
            live = self.streams.watch(guest, asked.get("encounter") or None)
            assert live.stream is not None
            me = {"seat": seat.id, "name": seat.name, "role": str(seat.role), "owner": seat.owner}
            now = written(self._tables.now())
            reply({"ok": True, **live.head(), "doc": live.stream.doc, "me": me, "now": now})
            self.tell([guest], "beat", live.beat())

    def _log(self, guest: Guest, body: Any, reply: Reply) -> None:
        asked = _LOG.load(body)
        encounter, before = asked["encounter"], asked["before"]
        page = self._tables.log_page(guest.seat.table, guest.seat, encounter, before)
        reply({"ok": True, "lines": page})

    def _pace(self, guest: Guest, body: Any, reply: Reply) -> None:
        encounter = _PACE.load(body)["encounter"]
        reply({"ok": True} | self._tables.pace(guest.seat.table, guest.seat, encounter))

    def _nudge(self, guest: Guest, body: Any, reply: Reply) -> None:
        seat = _NUDGE.load(body)["seat"]
        if guest.seat.role is not Role.GM:
            raise Refused("only-the-gm")
        there = [g for g in self._presence.of(guest.seat.table, seat) if g.seat.role is Role.PLAYER]
        if not there:
            raise Refused("nobody-there", field="seat")
        self.tell(there, "nudged", {"ok": True})
        reply({"ok": True})

    # --- what is told -------------------------------------------------------------------------

    def tell(self, guests: Iterable[Guest], event: str, data: dict[str, Any]) -> None:
        """Send an *event* to *guests*; it is encoded once."""
        packet = packets.event(event, data)
        for guest in guests:
            self.post(guest, packet)

    def post(self, guest: Guest, packet: Any) -> None:
        """Send *packet* to *guest*, who may be gone."""
        try:
            self._server.eio.send_packet(guest.session, packet)
        except SocketIsClosedError:
            logger.debug("A socket went away while it was spoken to.")

    def tell_gms(self, table: str) -> None:
        """Something at *table* has changed that only GMs see."""
        with self._tables.lock(table):
            self.streams.publish(table, audience=GMS)

    def tick(self) -> None:
        """A moment has passed: show observers what they see later than others."""
        for table in self._presence.tables():
            if self.streams.is_behind(table):
                with self._tables.lock(table):
                    self.streams.publish(table, audience=OBSERVERS)

    def beat(self) -> None:
        """Tell everybody where they should be, and GMs who waits no longer."""
        for table in self._tables.doors.forget_old():
            self.tell_gms(table)
        for table in self._presence.tables():
            with self._tables.lock(table):
                self.streams.beat(table)


def _turned_away(code: str) -> NotConnected:
    return NotConnected(answers.WORDS.get(code, code), {"code": code})


def _id_of(body: Any) -> Answer:
    """The id of a message that may be anything, if it has one that can be named."""
    try:
        return {"id": _COMMAND.fields["id"].deserialize(body["id"])}
    except (ValidationError, TypeError, KeyError, IndexError):
        return {}


def _read(kinds: Mapping[str, type[Command]], kind: str, fields: Any) -> Command:
    """The command that a message is. Raises ValidationError that names the field."""
    if kind not in kinds:
        raise ValidationError({"kind": ["names no command that there is here."]})
    try:
        command: Command = schema_for(kinds[kind]).load(fields)
    except ValidationError as error:
        raise ValidationError({"fields": error.messages}) from None
    return command


def _fields(command: Command) -> dict[str, Any]:
    return {field.name: getattr(command, field.name) for field in dataclasses.fields(command)}
