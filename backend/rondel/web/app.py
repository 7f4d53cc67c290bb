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
from rondel.web import guard, headers, pages
from rondel.web.config import Config
from rondel.web.gate import allows, gate
from rondel.web.packets import TextPacket
from rondel.web.wire import Wire
from rondel_overlay import STATIC
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
    app = Flask("rondel", static_folder=STATIC, static_url_path="/static")
    server: Any = _socketio(app, config).server  # type: ignore[attr-defined] # missing from its types
    guard.install(server)
    wire = Wire(server, tables)
    tables.on_change = wire.streams.publish
    pages.install(app, tables, systems)
    headers.install(app, config.frame_ancestors)
    inner: Any = gate(app.wsgi_app)
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


def _socketio(app: Flask, config: Config) -> SocketIO:
    options: dict[str, Any] = {
        "async_mode": config.mode,
        "async_handlers": False,  # else one client's messages overtake each other
        "transports": ["websocket"],
        "allow_upgrades": False,
        "http_compression": False,
        "serializer": TextPacket,
        "json": parse,
        "cors_allowed_origins": allows(config.origins),
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
