"""The built files: each as the browser takes it, packed beforehand, and kept if it never changes.

Werkzeug sends them; what is here says which of the forms that lie beside each other. WhiteNoise
would do that outside of Flask, where our headers are not, only for files that were there when the
server started, and not for the pages, which name what their table needs.
"""

from __future__ import annotations

import gzip
import mimetypes
import re
from collections.abc import Callable
from http import HTTPStatus

from flask import Flask, Response, request, send_from_directory
from flask.typing import ResponseReturnValue

from rondel.table import Ahead
from rondel.web import ahead
from rondel_overlay import STATIC

FOREVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"  # kept, but asked about
PACKINGS = {"br": ".br", "gzip": ".gz"}  # the best first
LEAST = 400  # bytes that are worth packing on the way
QUICK = 6  # how hard that is tried

# As the build names what has its own hash in its name, or in its folder's.
_NEVER_CHANGES = re.compile(r"words-[0-9a-f]{8}/.+|[\w-]+-[0-9a-f]{8}\.js(\.map)?").fullmatch
_TEXT = re.compile(r"text/.*|application/json|image/svg\+xml").fullmatch
_TYPES = mimetypes.MimeTypes()  # not the machine's own, which may call a script plain text
_TYPES.add_type("text/javascript", ".js")
_TYPES.add_type("text/plain", ".ftl")
_TYPES.add_type("application/json", ".map")
_TYPES.add_type("image/webp", ".webp")


def install(app: Flask) -> None:
    """The files are at /static/, and what *app* makes itself is packed too."""

    @app.get("/static/<path:name>")
    def static(name: str) -> ResponseReturnValue:
        return file(name)

    app.after_request(_packed)


def file(name: str) -> Response:
    """The built file *name*. Raises werkzeug's `NotFound`."""
    kind, _ = _TYPES.guess_type(name)
    encoding = next((one for one in PACKINGS if _takes(one) and _is_packed(name, one)), "")
    packed = name + PACKINGS.get(encoding, "")
    response = send_from_directory(STATIC, packed, mimetype=kind or "application/octet-stream")
    if encoding:
        response.content_encoding = encoding
    response.vary.add("Accept-Encoding")
    response.headers["Cache-Control"] = FOREVER if _NEVER_CHANGES(name) else EACH_TIME
    return response


def page(name: str, known: Ahead | None = None) -> Response:
    """A built page; one of a table names what that needs, as far as it is *known*."""
    if known is None:
        return file(name) if (STATIC / name).exists() else _unbuilt()
    response = written(name, lambda text: ahead.said_in(text, known, STATIC))
    response.vary.add("Accept-Language")
    return response


def written(name: str, say: Callable[[str], str]) -> Response:
    """A built page, as *say* writes it for whoever asks."""
    if not (STATIC / name).exists():
        return _unbuilt()
    text = (STATIC / name).read_text(encoding="utf-8")
    response = Response(say(text), mimetype="text/html")
    response.headers["Cache-Control"] = EACH_TIME
    response.add_etag(weak=True)  # of what is said, however it is packed
    response.make_conditional(request)
    return response


def _unbuilt() -> Response:
    text = "The overlay is not built. Run `python3 dev.py run`.\n"
    return Response(text, HTTPStatus.SERVICE_UNAVAILABLE, mimetype="text/plain")


def _is_packed(name: str, encoding: str) -> bool:
    try:
        return (STATIC / f"{name}{PACKINGS[encoding]}").is_file()
    except OSError:  # longer than any file's name
        return False


def _takes(encoding: str) -> bool:
    return request.accept_encodings.quality(encoding) > 0


def _packed(response: Response) -> Response:
    """*response*, packed if it is worth it; files are already."""
    if (
        request.method != "GET"
        or response.direct_passthrough
        or response.content_encoding
        or not _TEXT(response.mimetype or "")
        or len(response.get_data()) < LEAST
    ):
        return response
    response.vary.add("Accept-Encoding")
    if _takes("gzip"):
        response.set_data(gzip.compress(response.get_data(), QUICK, mtime=0))
        response.content_encoding = "gzip"
    return response
