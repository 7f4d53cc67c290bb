"""How things are given to hosts: from which address, to whom, and in which frames."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from http import HTTPStatus
from importlib.metadata import version
from pathlib import Path
from typing import Any

from flask import Response, request

from rondel.web import headers, static
from rondel.web.config import Config
from rondel.web.framing import ancestors, of_server
from rondel.web.hosting.packing import packed
from rondel_overlay import STATIC
from rondel_schemas import parse

VERSION = version("rondel")
MOST_KEPT = 4  # zips that need not be packed again, for anybody may ask for one at any time

_UNBUILT = "The overlay is not built. Run `python3 dev.py run`.\n"


class Giving:
    """Answers for hosts, made as *config* says."""

    def __init__(self, config: Config) -> None:
        self._config = config

    @property
    def address(self) -> str:
        """The address under which people reach us, as of this request; no slash at its end."""
        return self._config.public or request.root_url.rstrip("/")

    @property
    def folder(self) -> Path:
        """Where the built files are, if they are."""
        return STATIC

    def has(self, *names: str) -> bool:
        """Whether files of these *names* are built."""
        return all((self.folder / name).exists() for name in names)

    def page(self, name: str, *framers: str) -> Response:
        """A built page that those may frame whom the config names, and *framers*."""
        ours = of_server(self._config.frame_ancestors, self.address)
        return headers.framed(static.page(name), ancestors(ours, framers))

    def file(self, name: str) -> Response:
        """A built file that pages of any site may read."""
        return self.open(static.file(name)) if self.has(name) else self.unbuilt()

    def json(self, data: Mapping[str, Any]) -> Response:
        """A document that pages of any site may read."""
        return self.open(Response(parse.dumps(data), mimetype="application/json"))

    def zip(self, files: Mapping[str, bytes]) -> Response:
        """*files* in one that programs of any kind may fetch."""
        return self.open(Response(_zip(tuple(files.items())), mimetype="application/zip"))

    def text(self, text: str, status: HTTPStatus) -> Response:
        """A line for people that pages of any site may read."""
        return self.open(Response(text, status, mimetype="text/plain"))

    def unbuilt(self) -> Response:
        """The answer while there is nothing to give."""
        return self.text(_UNBUILT, HTTPStatus.SERVICE_UNAVAILABLE)

    def open(self, response: Response) -> Response:
        """*response*, which pages of any site may read: there is nothing of anybody's in it."""
        response.headers["Access-Control-Allow-Origin"] = "*"
        response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
        response.headers.setdefault("Cache-Control", static.EACH_TIME)
        return response


@lru_cache(MOST_KEPT)
def _zip(files: tuple[tuple[str, bytes], ...]) -> bytes:
    return packed(dict(files))
