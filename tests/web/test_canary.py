"""The parts of libraries that are not public and yet used.

If a new version of engineio, python-socketio or simple-websocket makes a test here fail, look at
`rondel.web.guard` before anything else.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import engineio
import pytest
import simple_websocket
import socketio
from place import threaded
from relay import RELAY

from rondel.web import guard
from rondel.web.app import running


def test_the_libraries_are_those_that_were_read() -> None:
    assert version("python-engineio").startswith("4.15.")
    assert version("python-socketio").startswith("5.18.")
    assert version("simple-websocket") == "1.1.0"


def test_the_libraries_have_the_parts_that_are_used() -> None:
    base = simple_websocket.Server
    for part in ("handshake", "_handle_events", "_thread", "send", "receive", "close"):
        assert callable(getattr(base, part))
    assert "self.sock.send(" in inspect.getsource(base.__mro__[1])
    assert "sendall" not in inspect.getsource(base.__mro__[1])
    assert issubclass(simple_websocket.ws.LocalProtocolError, Exception)
    engine = engineio.Server(async_mode="threading")
    assert {"websocket", "queue"} <= set(engine._async)
    server = socketio.Server(async_mode="threading")
    assert set(server.eio.handlers) == {"connect", "message", "disconnect"}
    session = engineio.socket.Socket(engine, "sid")
    assert {"queue", "sid", "closed", "close"} <= set(dir(session))


def test_servers_do_not_share_what_the_guard_changes(tmp_path: Any) -> None:
    with threaded(tmp_path, {"relay": RELAY}) as place:
        ours = running(place.app).server.eio._async["websocket"]

    other = socketio.Server(async_mode="threading")
    assert other.eio._async["websocket"] is not ours


def test_gevent_websocket_is_not_served_with() -> None:
    server = socketio.Server(async_mode="threading")
    foreign: Callable[..., Any] = type("WebSocket", (), {"__module__": "geventwebsocket.x"})
    server.eio._async = {**server.eio._async, "websocket": foreign}

    with pytest.raises(RuntimeError, match="gevent-websocket"):
        guard.install(server)
