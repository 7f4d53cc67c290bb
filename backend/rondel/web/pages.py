"""HTTP: the pages, making a table, encounters as files, and combatants out of pasted texts."""

from __future__ import annotations

import logging
import mimetypes
import secrets
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from flask import Flask, Response, request, send_from_directory
from flask.typing import ResponseReturnValue
from marshmallow import ValidationError
from werkzeug.exceptions import HTTPException, NotFound

from rondel.core.system import AnySystem
from rondel.table import Refused, SeatInfo, Tables
from rondel.web import answers, headers, pasting
from rondel.web.limits import NEW_TABLES, REQUESTS, Buckets
from rondel_overlay import STATIC
from rondel_schemas import ParseError, fault_of, messages, parse, parse_json

MOST_IMPORTED = 4 * 1024 * 1024  # bytes of one encounter
DEEPEST_IMPORTED = 24  # objects and lists inside each other
DEEPEST_PASTED = 2  # in what is posted about a text; the text itself is no part of that
REQUEST_ID = 12  # bytes of chance

NOWHERE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Rondel</title>
<h1>There is nothing at this address</h1>
<p>Seats are opened by the whole link that you were given. Once more from there, or ask your GM for
a new one.</p>
"""

_STATUS = {
    "invalid": HTTPStatus.BAD_REQUEST,
    "no-such-seat": HTTPStatus.UNAUTHORIZED,
    "forbidden": HTTPStatus.FORBIDDEN,
    "only-the-gm": HTTPStatus.FORBIDDEN,
    "not-found": HTTPStatus.NOT_FOUND,
    "too-big": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "slow-down": HTTPStatus.TOO_MANY_REQUESTS,
    "internal": HTTPStatus.INTERNAL_SERVER_ERROR,
}
_CODES = {status: code for code, status in _STATUS.items()}
_NEW_TABLE = messages.NewTable()

logger = logging.getLogger("rondel.web")


def install(app: Flask, tables: Tables, systems: Mapping[str, AnySystem]) -> None:
    """Every address that *app* answers but the socket's."""
    mimetypes.add_type("text/javascript", ".js")  # some machines call it plain text
    app.config["MAX_CONTENT_LENGTH"] = MOST_IMPORTED
    _pages(app, systems)
    _making(app, tables)
    _files(app, tables)
    app.register_error_handler(Exception, _failed)


def _pages(app: Flask, systems: Mapping[str, AnySystem]) -> None:
    @app.get("/")
    def landing() -> ResponseReturnValue:
        return _page("landing.html")

    @app.get("/t/<table>", endpoint=headers.OVERLAY)
    def overlay(table: str) -> ResponseReturnValue:  # noqa: ARG001 - the page reads its own address
        return _page("index.html")

    @app.get("/healthz")
    def health() -> ResponseReturnValue:
        return _json({"ok": True})

    @app.get("/texts/<slug>/<language>.ftl")
    def texts(slug: str, language: str) -> ResponseReturnValue:
        system = systems.get(slug)
        source = None if system is None else system.meta.texts.get(language)
        if source is None:
            return _answered(answers.refused("not-found"))
        return Response(source, mimetype="text/plain")


def _making(app: Flask, tables: Tables) -> None:
    new_tables = Buckets(*NEW_TABLES)

    @app.post("/api/tables")
    def make_table() -> ResponseReturnValue:
        # A page elsewhere can send a form or plain text unasked, but no JSON.
        if request.mimetype != "application/json":
            return _answered(answers.refused("invalid", message="Send JSON, and say that it is."))
        asked = _NEW_TABLE.load(parse_json(request.get_data(cache=False)))
        if not new_tables.take(request.remote_addr or ""):
            return _answered(answers.refused("slow-down"))
        made = tables.create(asked["name"])
        return _json({"table": made.table, "token": made.token}, HTTPStatus.CREATED)


def _files(app: Flask, tables: Tables) -> None:
    requests = Buckets(*REQUESTS)

    def entered(table: str) -> SeatInfo:
        """The seat whose token came with the request. Raises `Refused`."""
        if not requests.take(request.remote_addr or ""):
            raise Refused("slow-down")
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        seat = tables.seat(table, token) if kind.lower() == "bearer" else None
        if seat is None:
            raise Refused("no-such-seat")
        return seat

    @app.get("/api/tables/<table>/encounters/<encounter>")
    def give_out(table: str, encounter: str) -> ResponseReturnValue:
        seat = entered(table)
        response = _json(tables.export(table, seat.id, encounter))
        name = f'attachment; filename="rondel-{encounter}.json"'
        response.headers["Content-Disposition"] = name
        return response

    @app.post("/api/tables/<table>/encounters")
    def take_in(table: str) -> ResponseReturnValue:
        seat, id_ = entered(table), _request_id()
        body = request.get_data(cache=False)
        document = parse_json(body, most=MOST_IMPORTED, deepest=DEEPEST_IMPORTED)
        outcome = tables.import_(table, seat.id, id_, document)
        return _answered(answers.of(outcome), HTTPStatus.CREATED)

    @app.post("/api/tables/<table>/encounters/<encounter>/preview")
    def preview(table: str, encounter: str) -> ResponseReturnValue:
        return _json(pasting.preview(tables, entered(table), encounter, _pasted()))

    @app.post("/api/tables/<table>/encounters/<encounter>/gather")
    def gather(table: str, encounter: str) -> ResponseReturnValue:
        seat, id_ = entered(table), _request_id()
        outcome = pasting.gather(tables, seat, id_, encounter, _pasted())
        return _answered(answers.of(outcome))


def _request_id() -> str:
    """The id that the client made for what it asks, so that asking again does it once."""
    id_ = request.headers.get("Idempotency-Key") or secrets.token_urlsafe(REQUEST_ID)
    try:
        messages.REQUEST_ID.deserialize(id_)
    except ValidationError as error:
        raise ValidationError({"Idempotency-Key": error.messages}) from None
    return id_


def _pasted() -> object:
    body = request.get_data(cache=False)
    return parse_json(body, most=MOST_IMPORTED, deepest=DEEPEST_PASTED)


def _page(name: str) -> Response:
    if not (STATIC / name).exists():
        text = "The overlay is not built. Run `python3 dev.py run`.\n"
        return Response(text, HTTPStatus.SERVICE_UNAVAILABLE, mimetype="text/plain")
    response = send_from_directory(STATIC, name)
    response.headers["Cache-Control"] = "no-cache"
    return response


def _json(data: Mapping[str, Any], status: HTTPStatus = HTTPStatus.OK) -> Response:
    response = Response(parse.dumps(data), status, mimetype="application/json")
    response.headers["Cache-Control"] = "no-store"
    return response


def _answered(answer: Mapping[str, Any], done: HTTPStatus = HTTPStatus.OK) -> Response:
    status = done if answer["ok"] else _STATUS.get(answer["code"], HTTPStatus.CONFLICT)
    return _json(answer, status)


def _failed(error: Exception) -> ResponseReturnValue:
    """The answer to a request that did not come to its end."""
    match error:
        case ParseError():
            return _answered(answers.unreadable(error))
        case ValidationError():
            return _answered(answers.malformed(fault_of(error)))
        case Refused():
            return _answered(answers.of(error.outcome))
        case NotFound() if _looked_for_by_a_person():
            return Response(NOWHERE, HTTPStatus.NOT_FOUND, mimetype="text/html")
        case HTTPException():
            code = _CODES.get(HTTPStatus(error.code or HTTPStatus.INTERNAL_SERVER_ERROR), "invalid")
            answer = answers.refused(code, message=error.description or "")
            return _json(answer, HTTPStatus(error.code or HTTPStatus.INTERNAL_SERVER_ERROR))
    logger.error("A request to %s failed.", request.endpoint, exc_info=error)
    return _answered(answers.refused("internal"))


def _looked_for_by_a_person() -> bool:
    """Whether this is a browser that goes to an address, not a program that asks."""
    wanted = request.accept_mimetypes.best_match(["application/json", "text/html"])
    return request.method == "GET" and wanted == "text/html"
