"""Before anything else: what asks for a socket must be able to become one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

from rondel.web import answers
from rondel_schemas import parse
from rondel_schemas.messages import LONGEST_ORIGIN

WSGI = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]
SOCKETS = "/socket.io/"
FROM_ELSEWHERE = "origin-not-listed"
JSON = "application/json"

_WANTED = {
    "REQUEST_METHOD": "get",
    "HTTP_UPGRADE": "websocket",
    "HTTP_CONNECTION": "upgrade",
    "HTTP_SEC_WEBSOCKET_VERSION": "13",
}


Allows = Callable[[str | None, dict[str, Any]], bool]  # an origin, and what was asked


def gate(app: WSGI, allowed: Allows) -> WSGI:
    """*app*, but engineio sees only requests for websockets, from where that is *allowed*.

    Others confuse it, or would be turned away without a word.
    """

    def gated(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        if not environ.get("PATH_INFO", "").startswith(SOCKETS):
            return app(environ, start_response)
        if not _asks_for_a_socket(environ):
            return _answered(start_response, "400 Bad Request", "Here are websockets only.\n")
        if not allowed(environ.get("HTTP_ORIGIN"), environ):
            answer = answers.refused(FROM_ELSEWHERE)
            return _answered(start_response, "403 Forbidden", parse.dumps(answer), JSON)
        return app(environ, start_response)

    return gated


def _none(_origin: str) -> bool:
    return False


def _asks_for_a_socket(environ: dict[str, Any]) -> bool:
    given = {name: str(environ.get(name, "")).lower() for name in _WANTED}
    given["HTTP_CONNECTION"] = "upgrade" if "upgrade" in given["HTTP_CONNECTION"] else ""
    return given == _WANTED and bool(environ.get("HTTP_SEC_WEBSOCKET_KEY"))


def _answered(
    start_response: Callable[..., Any], status: str, text: str, kind: str = "text/plain"
) -> Iterable[bytes]:
    body = text.encode()
    start_response(status, [("Content-Type", kind), ("Content-Length", str(len(body)))])
    return [body]


def allows(origins: frozenset[str], listed: Callable[[str], bool] = _none) -> Allows:
    """Whether pages of an origin may talk to us: our own, *origins*, and those that are *listed*.

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
        if asked.scheme not in {"http", "https"} or len(origin) > LONGEST_ORIGIN:
            return False  # that is "null" as well: so says whoever hides where they are from
        own = environ.get("HTTP_HOST", "")
        return (bool(own) and asked.netloc == own) or listed(origin)

    return allowed
