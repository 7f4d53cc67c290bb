"""Pages in a sandbox that took their origin from them: they get no further, but can say why."""

from __future__ import annotations

from flask import Flask, Response, request

from rondel.web.hosting.giving import Giving

OPAQUE = "null"  # the origin of such a page


def install(app: Flask, giving: Giving) -> None:
    """Such a page of ours gets its parts, for which a browser takes it for somebody else's.

    They are the same for everybody. The socket stays closed to it.
    """

    @app.after_request
    def open_to_itself(response: Response) -> Response:
        if not request.path.startswith("/static/"):
            return response
        response.vary.add("Origin")
        return giving.open(response) if request.headers.get("Origin") == OPAQUE else response
