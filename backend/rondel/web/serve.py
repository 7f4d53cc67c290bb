"""Serving: with gevent for play, with threads for tests, both on a socket without delay."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import socket as sockets
import threading
from collections.abc import Callable
from typing import Any

from flask import Flask
from werkzeug.serving import BaseWSGIServer, WSGIRequestHandler, make_server

BACKLOG = 512  # connections that may wait to be taken
POLL = 0.02  # seconds between looks whether to stop, of the server with threads
LAST_WORDS = 1  # seconds for what is under way when the server ends
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}  # noqa: S104 - as people type them

logger = logging.getLogger("rondel.web")


class CannotListen(Exception):
    """The address cannot be listened on; the message says why in one line."""


def listen(host: str, port: int) -> Any:
    """A listening socket. Raises `CannotListen`.

    TCP_NODELAY on it is inherited by every connection: without it each answer takes 40 ms.
    """
    try:
        family, kind, protocol, _, address = sockets.getaddrinfo(
            host, port, type=sockets.SOCK_STREAM, flags=sockets.AI_PASSIVE
        )[0]
        listener = sockets.socket(family, kind, protocol)
    except OSError as error:
        raise CannotListen(f"there is no address {host!r}: {_reason(error)}") from None
    try:
        if os.name != "nt":  # where it would let two servers share a port
            listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        listener.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listener.close()
        raise CannotListen(f"port {port} of {host} cannot be used: {_reason(error)}") from None
    return listener


def address_of(listener: Any, host: str) -> str:
    """The address under which a browser on this machine finds *listener*."""
    shown = ANYWHERE.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{listener.getsockname()[1]}"


def with_gevent(app: Flask, listener: Any, ready: Callable[[], None]) -> None:
    """Serve *app* until the process is asked to end, and call *ready* as soon as it is served.

    The standard library must be patched.
    """
    import gevent  # noqa: PLC0415 - not where threads serve
    from gevent import event, monkey, pywsgi  # noqa: PLC0415 - see above

    assert monkey.is_module_patched("threading"), "gevent has to patch first"

    class Handler(pywsgi.WSGIHandler):  # type: ignore[misc] # gevent has no types
        def handle(self) -> None:
            with contextlib.suppress(OSError):  # whoever did not wait for the answer
                super().handle()

    # What clients do wrong is no error of ours.
    log = pywsgi.LoggingLogAdapter(logger, logging.INFO)
    server = pywsgi.WSGIServer(listener, app, log=None, error_log=log, handler_class=Handler)
    asked_to_end = event.Event()
    for wanted in (signal.SIGINT, signal.SIGTERM):
        gevent.signal_handler(wanted, asked_to_end.set)
    server.start()
    ready()
    asked_to_end.wait()
    server.stop(timeout=LAST_WORDS)


class _Quiet(WSGIRequestHandler):
    def log(self, type: str, message: str, *args: Any) -> None:  # noqa: A002 - werkzeug's name
        logger.debug(message, *args)


def with_threads(app: Flask, listener: Any) -> BaseWSGIServer:
    """A server of *app* with a thread for each connection, running in a thread of its own."""
    host, port = listener.getsockname()[:2]
    server = make_server(
        host, port, app, threaded=True, request_handler=_Quiet, fd=listener.fileno()
    )
    threading.Thread(target=server.serve_forever, args=(POLL,), daemon=True).start()
    return server


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).lower()
