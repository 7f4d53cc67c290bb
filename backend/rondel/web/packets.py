"""What may come in over the socket: one kind of event, one namespace, text only.

python-socketio would also take binary attachments by the thousand million, further namespaces and
events named `connect`, and it answers what is malformed with nothing but a traceback. Here the
head of a packet is checked before anything is done with it, and JSON that is wrong becomes a call
that can be answered.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from engineio.packet import MESSAGE
from engineio.packet import Packet as EnginePacket
from socketio import packet

from rondel_schemas import ParseError, parse

CALL: Final = "call"  # the one event that handlers are registered for

# Engine.IO's close, pong and message; in messages Socket.IO's connect, disconnect and event.
_FRAME = re.compile(r"1|3|40(\{.*)?|41|42[0-9]{0,15}\[.*", re.DOTALL)
_EVENT = re.compile(r"2([0-9]*)(.*)", re.DOTALL)


class BadFrame(ValueError):
    """What no client of ours sends. There is nothing to answer to."""


@dataclass(frozen=True, slots=True)
class Call:
    """An event as it came in: its name and its object, or what is wrong with it.

    *ack* is what the answer has to name; None when none is wanted.
    """

    event: str
    body: Any
    ack: int | None = None
    wrong: ParseError | None = None


def is_known(frame: object) -> bool:
    """Whether *frame* is one that a client of ours may send, going by its head."""
    return isinstance(frame, str) and _FRAME.fullmatch(frame) is not None


class TextPacket(packet.Packet):  # type: ignore[misc] # python-socketio has no types
    """A packet of the default namespace, without attachments.

    An event is decoded into the one event `CALL` with a `Call`, and keeps no id: whoever handles
    it also answers it, so that the answer can stand in the right place among other messages.
    """

    uses_binary_events = False
    json = parse

    def decode(self, encoded_packet: str) -> int:
        """See `socketio.packet.Packet`. Raises `BadFrame`."""
        if not is_known(f"4{encoded_packet}"):
            raise BadFrame
        self.packet_type = int(encoded_packet[0])
        self.namespace = self.id = None
        self.data: Any = None
        if self.packet_type == packet.CONNECT and len(encoded_packet) > 1:
            self.data = _login(encoded_packet[1:])
        elif (event := _EVENT.fullmatch(encoded_packet)) is not None:
            digits, text = event.groups()
            self.data = [CALL, _call(text, int(digits) if digits else None)]
        return 0


def _login(text: str) -> dict[str, Any]:
    try:
        auth = parse.parse_json(text)
    except ParseError:
        return {"malformed": True}  # which no schema lets in
    return auth if isinstance(auth, dict) else {}


def _call(text: str, ack: int | None) -> Call:
    try:
        sent = parse.parse_json(text)
    except ParseError as error:
        # The event's own list is none of the fields that people know.
        return Call("", None, ack, ParseError(error.code, error.reason, error.path[1:]))
    match sent:
        case [str(event), body]:
            return Call(event, body, ack)
    return Call("", None, ack, ParseError("invalid", "is not an event with one object: send that."))


def event(name: str, data: Any) -> EnginePacket:
    """An event on its way out; it is encoded once, however many get it."""
    return _outgoing(TextPacket(packet.EVENT, data=[name, data]))


def answer(ack: int, data: Any) -> EnginePacket:
    """The answer to the call that asked for *ack*."""
    return _outgoing(TextPacket(packet.ACK, data=[data], id=ack))


def _outgoing(sent: TextPacket) -> EnginePacket:
    return EnginePacket(MESSAGE, sent.encode())
