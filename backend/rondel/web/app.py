"""One server: its tables, its socket, its pages, put together."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from flask import Flask
from flask_socketio import SocketIO
from werkzeug.middleware.proxy_fix import ProxyFix

from rondel.systems import installed
from rondel.table import Tables
from rondel.web import door, guard, headers, hosting, pages, static
from rondel.web.config import Config
from rondel.web.gate import Allows, allows, gate
from rondel.web.packets import TextPacket
from rondel.web.wire import Wire
from rondel_schemas import parse

PING_INTERVAL = 20  # seconds
PING_TIMEOUT = 15  # seconds
EXTENSION = "rondel"  # where `Running` is found in the app's extensions

logger = logging.getLogger("rondel.web")


@dataclass(frozen=True, slots=True)
class Running:
    """What belongs to one app while it is there."""

    tables: Tables
    wire: Wire
    server: Any  # python-socketio's, which has no types
    stopped: Any  # an event, threading's or gevent's

    def close(self) -> None:
        """No heartbeat any more, and the database is let go of."""
        self.stopped.set()
        self.server.shutdown()
        self.tables.close()


def create_app(config: Config) -> Flask:
    """A WSGI application as *config* says. Raises `rondel.table.StorageError`."""
    systems = installed() if config.systems is None else config.systems
    tables = Tables(config.database, systems, config.dice, config.now)
    app = Flask("rondel", static_folder=None)
    allowed = allows(config.origins, tables.frames.has)
    server: Any = _socketio(app, config, allowed).server  # type: ignore[attr-defined] # missing from its types
    guard.install(server)
    wire = Wire(server, tables, allows(config.origins))
    tables.on_change = wire.streams.publish
    static.install(app)
    pages.install(app, tables, systems, config)
    door.install(app, tables, wire.tell_gms)
    hosting.install(app, tables, config)
    headers.install(app)
    inner: Any = gate(app.wsgi_app, allowed)
    if config.proxies:
        inner = ProxyFix(inner, x_for=config.proxies, x_proto=config.proxies)
    app.wsgi_app = inner  # type: ignore[method-assign] # as Flask's manual says
    stopped = server.eio.create_event()
    server.start_background_task(_often, wire.beat, stopped, config.beat)
    server.start_background_task(_often, wire.tick, stopped, config.tick)
    app.extensions[EXTENSION] = Running(tables, wire, server, stopped)
    return app


def running(app: Flask) -> Running:
    """What belongs to *app*."""
    return cast("Running", app.extensions[EXTENSION])


def _socketio(app: Flask, config: Config, allowed: Allows) -> SocketIO:
    options: dict[str, Any] = {
        "async_mode": config.mode,
        "async_handlers": False,  # else one client's messages overtake each other
        "transports": ["websocket"],
        "allow_upgrades": False,
        "http_compression": False,
        "serializer": TextPacket,
        "json": parse,
        "cors_allowed_origins": allowed,
        "cors_credentials": False,
        "max_http_buffer_size": parse.MOST_BYTES,
        "ping_interval": PING_INTERVAL,
        "ping_timeout": PING_TIMEOUT,
        "manage_session": False,
        "logger": _library_log(),
        "engineio_logger": _library_log(),
    }
    return SocketIO(app, **options)


def _library_log() -> logging.Logger:
    """Where the libraries may tell of errors, but not of what passes: there are tokens in that.

    What strangers ask wrongly is no error either; those records carry no exception.
    """
    log = logging.getLogger("rondel.web.library")
    log.setLevel(logging.ERROR)
    log.addFilter(_has_exception)
    return log


def _has_exception(record: logging.LogRecord) -> bool:
    return record.exc_info is not None


def _often(task: Callable[[], None], stopped: Any, every: float) -> None:
    while not stopped.wait(timeout=every):
        try:
            task()
        except Exception:
            logger.exception("What happens every %s seconds failed.", every)
