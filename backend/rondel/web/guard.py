"""Makes Flask-SocketIO fit for strangers, where its libraries are not.

It stands between engineio and simple-websocket, and that is why it uses parts of both that are
not public; their versions are held in pyproject.toml and `tests/web/test_guard.py` is the canary.

- simple-websocket 1.1 ignores what `send` returns: under gevent a slow reader gets frames that
  end in the middle. `_Whole` sends all, one at a time.
- A message is bounded while it is read, not afterwards, and never inflated.
- Who does not log in, does not read, or asks for too much is cut off at the TCP socket, so that
  nothing of theirs stays behind.
"""

from __future__ import annotations

import contextlib
import errno
import functools
import logging
import socket as sockets
import threading
import time
from collections.abc import Callable, Iterable
from typing import Any

import simple_websocket
from simple_websocket.ws import LocalProtocolError
from socketio import Server

from rondel.web.limits import FRAMES, MOST_SESSIONS, Bucket
from rondel.web.packets import BadFrame, is_known
from rondel_schemas.parse import MOST_BYTES

LOGIN_WITHIN = 5.0  # seconds
GRACE = 0.3  # seconds for the last words to go out
MOST_QUEUED = 256  # packets that wait for one socket
MOST_QUEUED_TEXT = 4 * 1024 * 1024  # characters in them
MOST_UNREAD = 128  # messages that have come and were not looked at
SEND_BUFFER = 64 * 1024  # bytes that the system keeps for one socket

logger = logging.getLogger("rondel.web")


class _Whole:
    """A TCP socket whose `send` sends everything, and not two things at a time."""

    def __init__(self, tcp: Any) -> None:
        self._tcp = tcp
        self._turn = threading.Lock()

    def send(self, data: bytes) -> int:
        with self._turn:
            self._tcp.sendall(data)
        return len(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._tcp, name)


class _Frames(simple_websocket.Server):  # type: ignore[misc] # it has no types
    """The websocket's frames; *silence* is how many seconds one side may leave the other."""

    def __init__(self, environ: dict[str, Any], silence: float) -> None:
        self._silence = silence
        # Without this header permessage-deflate is not spoken: it costs more than it saves, and
        # lets 300 kB become 300 MB.
        plain = {k: v for k, v in environ.items() if k != "HTTP_SEC_WEBSOCKET_EXTENSIONS"}
        thread = functools.partial(threading.Thread, daemon=True)
        super().__init__(plain, max_message_size=MOST_BYTES, thread_class=thread)

    def handshake(self) -> None:
        tcp: Any = self.sock
        tcp.settimeout(self._silence)
        tcp.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, SEND_BUFFER)
        self.sock: Any = _Whole(tcp)
        super().handshake()

    def _handle_events(self) -> bool:
        return bool(super()._handle_events()) and len(self.input_buffer) <= MOST_UNREAD

    def _thread(self) -> None:
        try:
            super()._thread()
        finally:  # whatever ended it, whoever waits must learn of it
            self.connected = False
            self.event.set()


class Line:
    """One client's websocket, as engineio's drivers have it; made once for each request.

    *may_stay* says of an Engine.IO session whether somebody has logged in on it.
    """

    def __init__(self, handler: Any, engine: Any, *, may_stay: Callable[[str], bool]) -> None:
        self._handler = handler
        self._session = handler.__self__
        self._sessions = engine.sockets
        self._silence = engine.ping_interval + engine.ping_timeout
        self._may_stay = may_stay
        self._deadline = time.monotonic() + LOGIN_WITHIN
        self._frames = Bucket(*FRAMES)
        self._ws: Any = None

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        if len(self._sessions) > MOST_SESSIONS:
            return self._turn_down(start_response, "503 Service Unavailable")
        try:
            self._ws = _Frames(environ, self._silence)
        except Exception as reason:  # noqa: BLE001 - many kinds, all saying: that is no websocket
            logger.info("No websocket: %s", type(reason).__name__)
            return self._turn_down(start_response, "400 Bad Request")
        self._session.line = self
        self._session.queue.overflows = self.cut
        try:
            self._handler(self)
        finally:
            self.cut()
            self._sessions.pop(self._session.sid, None)
        # So that the server, whichever it is, neither answers nor reads on.
        raise BrokenPipeError(errno.EPIPE, "The websocket is over.")

    def _turn_down(self, start_response: Any, status: str) -> Iterable[bytes]:
        self._session.close(wait=False, abort=True)
        self._sessions.pop(self._session.sid, None)
        start_response(status, [("Content-Length", "0")])
        return []

    def wait(self) -> str | None:
        """The next frame, or None when there will be no more."""
        while True:
            try:
                frame = self._ws.receive(timeout=self._patience())
            except simple_websocket.ConnectionClosed:
                return None
            if frame is None and self._patience() != 0:
                continue
            if frame is None or not (self._frames.take() and is_known(frame)):
                self.cut()
                return None
            return str(frame)

    def _patience(self) -> float | None:
        """Seconds until somebody must have logged in; None when they have."""
        if self._may_stay(self._session.sid):
            return None
        return max(0.0, self._deadline - time.monotonic())

    def send(self, message: str) -> None:
        """Send *message*. Raises OSError when nobody is there any more."""
        try:
            self._ws.send(message)
        except (simple_websocket.ConnectionClosed, LocalProtocolError):
            raise ConnectionError from None

    def close(self) -> None:
        """Say that it is over, and see that it is."""
        over = (OSError, simple_websocket.ConnectionClosed, LocalProtocolError)
        with contextlib.suppress(*over):
            self._ws.close()
        self.cut()

    def cut(self) -> None:
        """Whoever waits for this socket, on either side, waits no longer."""
        with contextlib.suppress(OSError):
            self._ws.sock.shutdown(sockets.SHUT_RDWR)


def install(server: Server) -> None:
    """See to it that *server* takes nothing from anybody that it need not."""
    engine = server.eio
    if "geventwebsocket" in str(engine._async["websocket"].__module__):  # noqa: SLF001
        raise RuntimeError("gevent-websocket is installed: uninstall it, it reads without bounds")

    def may_stay(session: str) -> bool:
        return server.manager.sid_from_eio_sid(session, "/") is not None

    # A copy: the drivers' own tables are shared by all servers of the process.
    engine._async = {  # noqa: SLF001 - see the module's docstring
        **engine._async,  # noqa: SLF001
        "websocket": functools.partial(Line, may_stay=may_stay),
        "queue": _bounded(engine._async["queue"]),  # noqa: SLF001
    }
    handle = engine.handlers["message"]

    def message(session: str, data: Any) -> None:
        try:
            handle(session, data)
        except BadFrame:
            cut(server, session)

    engine.handlers["message"] = message


def cut(server: Server, session: str) -> None:
    """Cut off the Engine.IO *session* at once."""
    line = getattr(server.eio.sockets.get(session), "line", None)
    if line is not None:
        line.cut()


def dismiss(server: Server, session: str) -> None:
    """End the Engine.IO *session* as soon as what waits for it is sent, and soon in any case."""
    socket = server.eio.sockets.get(session)
    if socket is None:
        return
    line = getattr(socket, "line", None)
    socket.close(wait=False, reason=server.reason.SERVER_DISCONNECT)

    def end() -> None:
        server.sleep(GRACE)
        if line is not None:
            line.cut()

    server.start_background_task(end)


def _bounded(queue: type[Any]) -> type[Any]:
    """*queue*, but it calls `overflows` rather than hold too much for somebody who is slow."""

    class Bounded(queue):  # type: ignore[misc] # one of two, see engineio's drivers
        overflows: Callable[[], None] | None = None
        characters = 0

        def put(self, item: Any, *args: Any, **options: Any) -> None:
            waiting = self.qsize()
            text = self.characters + _length(item)
            if item is None or waiting < 1 or (waiting < MOST_QUEUED and text < MOST_QUEUED_TEXT):
                super().put(item, *args, **options)
            elif self.overflows is not None:
                self.overflows()

        # The two hooks of both kinds of queues, called with their lock held.

        def _put(self, item: Any) -> None:
            self.characters += _length(item)
            super()._put(item)

        def _get(self) -> Any:
            item = super()._get()
            self.characters -= _length(item)
            return item

    return Bounded


def _length(item: Any) -> int:
    text = getattr(item, "data", None)
    return len(text) if isinstance(text, str) else 0
