"""The help: how Rondel is set up in each host, with the addresses of this very server.

It is one page for all hosts, which tells by its address which of them it is about.
"""

from __future__ import annotations

from html import escape
from http import HTTPStatus

from flask import Flask, Response, request
from flask.typing import ResponseReturnValue

from rondel.web import static
from rondel.web.hosting.giving import Giving

PAGE = "help.html"
HERE = "<!-- address -->"  # where in the page it stands what comes next

_SAID = '<meta name="rondel-address" content="{}">'.format


def install(app: Flask, giving: Giving) -> None:
    """The page, below /help/."""

    # With the slash, because the page's links are relative.
    @app.get("/help/")
    @app.get("/help/<place>")
    def help_page(place: str = "") -> ResponseReturnValue:  # noqa: ARG001 - the page reads its own address
        return static.written(PAGE, lambda page: page.replace(HERE, _SAID(escape(giving.address))))

    @app.get("/help", strict_slashes=True)
    def to_help() -> ResponseReturnValue:
        query = request.query_string.decode("ascii", "replace")
        # Relative: who knows under which path and scheme a proxy shows us.
        place = f"help/?{query}" if query else "help/"
        return Response(status=HTTPStatus.PERMANENT_REDIRECT, headers={"Location": place})
