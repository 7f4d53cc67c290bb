"""Any other page: the script of `<rondel-table>`, and oEmbed for pages that only show."""

from __future__ import annotations

import base64
import hashlib
import html
from http import HTTPStatus
from pathlib import Path
from urllib.parse import quote, urlsplit

from flask import Flask, Response, request
from flask.typing import ResponseReturnValue

from rondel.core import Role
from rondel.table import Tables
from rondel.web.hosting.giving import Giving
from rondel.web.limits import REQUESTS, Buckets
from rondel.web.static import FOREVER

SCRIPT = "embed.js"
HASH = 12  # characters of the script's hash in its name
WIDTH, HEIGHT = 360, 480  # pixels, where the asker has room for them
LONGEST = 2_000  # characters of an address
CACHE = 3600  # seconds for which an answer holds


def install(app: Flask, giving: Giving, tables: Tables) -> None:
    """The script under its name and under its hash, and what oEmbed asks for."""
    requests = Buckets(*REQUESTS)

    @app.get(f"/{SCRIPT}")
    def embed() -> ResponseReturnValue:
        return giving.file(SCRIPT)

    @app.get("/embed-<digest>.js")
    def embed_forever(digest: str) -> ResponseReturnValue:
        if not giving.has(SCRIPT) or digest != script_hash(giving.folder):
            return giving.text("There is another version by now.\n", HTTPStatus.NOT_FOUND)
        response = giving.file(SCRIPT)
        response.headers["Cache-Control"] = FOREVER
        return response

    @app.get("/embed.json")
    def embed_tag() -> ResponseReturnValue:
        return (
            giving.json(tag(giving.folder, giving.address))
            if giving.has(SCRIPT)
            else giving.unbuilt()
        )

    @app.get("/oembed")
    def oembed() -> ResponseReturnValue:
        if request.args.get("format", "json") != "json":
            return giving.text("There is JSON only.\n", HTTPStatus.NOT_IMPLEMENTED)
        if not requests.take(request.remote_addr or ""):
            return giving.text("Wait a moment.\n", HTTPStatus.TOO_MANY_REQUESTS)
        url = request.args.get("url", "")
        if not (_only_shows(url, giving.address) and _opens_no_more(url, tables)):
            return giving.text(
                "Only pages that only show can be embedded so.\n", HTTPStatus.NOT_FOUND
            )
        width = _at_most(WIDTH, request.args.get("maxwidth", ""))
        height = _at_most(HEIGHT, request.args.get("maxheight", ""))
        response = giving.json(described(url, giving.address, width, height))
        if urlsplit(url).fragment:
            response.headers["Cache-Control"] = "no-store"  # what opens a seat is kept nowhere
        return response

    @app.after_request
    def discovered(response: Response) -> Response:
        if request.path.startswith("/w/") and response.status_code == HTTPStatus.OK:
            query = request.query_string.decode("ascii", "replace")
            url = f"{giving.address}{request.path}{'?' if query else ''}{query}"
            about = f"{giving.address}/oembed?url={quote(url, safe='')}"
            response.headers["Link"] = f'<{about}>; rel="alternate"; type="application/json+oembed"'
        return response


def script_hash(folder: Path) -> str:
    """What the script in *folder* is called for good."""
    return hashlib.sha256((folder / SCRIPT).read_bytes()).hexdigest()[:HASH]


def tag(folder: Path, address: str) -> dict[str, str]:
    """How a page loads the script in *folder* so that its browser runs nothing else."""
    src = f"{address}/embed-{script_hash(folder)}.js"
    digest = hashlib.sha384((folder / SCRIPT).read_bytes()).digest()
    integrity = f"sha384-{base64.b64encode(digest).decode()}"
    attributes = f'src="{html.escape(src)}" integrity="{integrity}" crossorigin'
    return {
        "src": src,
        "integrity": integrity,
        "html": f'<script type="module" {attributes}></script>',
    }


def described(url: str, address: str, width: int, height: int) -> dict[str, object]:
    """What oEmbed says of the page at *url*."""
    frame = (
        f'<iframe src="{html.escape(url)}" title="Rondel" width="{width}" height="{height}" '
        'style="border:0" loading="lazy" referrerpolicy="no-referrer"></iframe>'
    )
    return {
        "version": "1.0",
        "type": "rich",
        "title": "Rondel",
        "provider_name": "Rondel",
        "provider_url": f"{address}/",
        "cache_age": CACHE,
        "width": width,
        "height": height,
        "html": frame,
    }


def _only_shows(url: str, address: str) -> bool:
    """Whether *url* is the address of one of our pages that only show."""
    if len(url) > LONGEST:
        return False
    try:
        asked, own = urlsplit(url), urlsplit(address)
    except ValueError:
        return False
    before, _, table = asked.path.rpartition("/")
    return (asked.scheme, asked.netloc, before) == (own.scheme, own.netloc, f"{own.path}/w") and (
        table.isascii() and table.isalnum()
    )


def _opens_no_more(url: str, tables: Tables) -> bool:
    """Whether who reads *url* gets no more than its page shows.

    A GM's token shows no more there either, but what is embedded is read by everybody.
    """
    asked = urlsplit(url)
    if not asked.fragment:
        return True
    seat = tables.seat(asked.path.rpartition("/")[2], asked.fragment)
    return seat is not None and seat.role is Role.OBSERVER


def _at_most(usual: int, asked: str) -> int:
    most = int(asked) if asked.isdecimal() and len(asked) < 6 else usual  # noqa: PLR2004
    return max(1, min(usual, most))
