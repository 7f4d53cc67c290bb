"""Before anything else: what asks for a socket must be able to become one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

WSGI = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]
SOCKETS = "/socket.io/"

_WANTED = {
    "REQUEST_METHOD": "get",
    "HTTP_UPGRADE": "websocket",
    "HTTP_CONNECTION": "upgrade",
    "HTTP_SEC_WEBSOCKET_VERSION": "13",
}


def gate(app: WSGI) -> WSGI:
    """*app*, but engineio sees only requests for websockets: others confuse it."""

    def gated(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        if not environ.get("PATH_INFO", "").startswith(SOCKETS) or _asks_for_a_socket(environ):
            return app(environ, start_response)
        text = b"Here are websockets only.\n"
        headers = [("Content-Type", "text/plain"), ("Content-Length", str(len(text)))]
        start_response("400 Bad Request", headers)
        return [text]

    return gated


def _asks_for_a_socket(environ: dict[str, Any]) -> bool:
    given = {name: str(environ.get(name, "")).lower() for name in _WANTED}
    given["HTTP_CONNECTION"] = "upgrade" if "upgrade" in given["HTTP_CONNECTION"] else ""
    return given == _WANTED and bool(environ.get("HTTP_SEC_WEBSOCKET_KEY"))


def allows(origins: frozenset[str]) -> Callable[[str | None, dict[str, Any]], bool]:
    """Whether pages of an origin may talk to us: our own, and *origins*.

    Our own is told by the host that was asked for, not by what a proxy says about it. Programs
    that are no browsers send no origin; they need a token like everybody else.
    """

    def allowed(origin: str | None, environ: dict[str, Any]) -> bool:
        if origin is None or origin in origins:
            return True
        try:
            asked = urlsplit(origin)
        except ValueError:
            return False
        own = environ.get("HTTP_HOST", "")
        return asked.scheme in {"http", "https"} and bool(own) and asked.netloc == own

    return allowed
