"""HTTP: the pages, making a table, encounters as files, and combatants out of pasted texts."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping
from http import HTTPStatus

from flask import Flask, Response, request
from flask.typing import ResponseReturnValue
from marshmallow import ValidationError
from werkzeug.exceptions import HTTPException, NotFound

from rondel.core import Role
from rondel.core.system import AnySystem
from rondel.table import Ahead, Refused, SeatInfo, Tables
from rondel.table.plain import words_of_commands
from rondel.web import answers, headers, outgoing, pasting, static
from rondel.web.config import Config
from rondel.web.framing import EVERYBODY, OURSELVES, ancestors, of_server
from rondel.web.limits import NEW_TABLES, REQUESTS, Buckets
from rondel.web.replies import STATUS, answered, as_json
from rondel_schemas import ParseError, fault_of, messages, parse, parse_json

MOST_IMPORTED = 4 * 1024 * 1024  # bytes of one encounter
DEEPEST_IMPORTED = 24  # objects and lists inside each other
DEEPEST_PASTED = 2  # in what is posted about a text; the text itself is no part of that
LAYOUTS = frozenset({"screen", "list", "bar"})  # of streams and second screens
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

_CODES = {status: code for code, status in reversed(STATUS.items())}
_NEW_TABLE = messages.NewTable()

logger = logging.getLogger("rondel.web")


def install(app: Flask, tables: Tables, systems: Mapping[str, AnySystem], config: Config) -> None:
    """Every address that *app* answers but the socket's."""
    app.config["MAX_CONTENT_LENGTH"] = MOST_IMPORTED
    _pages(app, systems)
    _overlay(app, tables, config)
    _making(app, tables)
    _files(app, tables)
    app.register_error_handler(Exception, _failed)


def _pages(app: Flask, systems: Mapping[str, AnySystem]) -> None:
    @app.get("/")
    def landing() -> ResponseReturnValue:
        return headers.alone(static.page("landing.html"))

    @app.get("/healthz")
    def health() -> ResponseReturnValue:
        return as_json({"ok": True})

    @app.get("/texts/<slug>/<language>.ftl")
    def texts(slug: str, language: str) -> ResponseReturnValue:
        system = systems.get(slug)
        source = None if system is None else system.meta.texts.get(language)
        if source is None:
            return answered(answers.refused("not-found"))
        return Response(source, mimetype="text/plain")

    @app.get("/commands/<slug>.json", defaults={"role": Role.GM})
    @app.get("/commands/<slug>/player.json", defaults={"role": Role.PLAYER})
    def commands(slug: str, role: Role) -> ResponseReturnValue:
        system = systems.get(slug)
        if system is None:
            return answered(answers.refused("not-found"))
        return as_json(words_of_commands(system, role))


def _overlay(app: Flask, tables: Tables, config: Config) -> None:
    """The overlay's pages: one file, which tells by its address what it is to be."""

    def page(framers: str, known: Ahead | None = None, *, styled: bool = False) -> Response:
        made = headers.framed(static.page("index.html", known), framers, styled=styled)
        return headers.alone(made)

    @app.get("/t/<table>")
    def whole(table: str) -> ResponseReturnValue:
        ours = of_server(config.frame_ancestors, config.public or request.root_url)
        sources = ancestors(ours, tables.frames.of(table))
        return page(sources, tables.ahead(table))

    @app.get("/w/<table>")
    def watching(table: str) -> ResponseReturnValue:
        # Nothing can be typed or pressed in a layout, so no style can mislead anybody there.
        styled = request.args.get("layout") in LAYOUTS
        return page(EVERYBODY, tables.ahead(table), styled=styled)

    @app.get("/j/<table>")
    def joining(table: str) -> ResponseReturnValue:  # noqa: ARG001 - the page reads its own address
        return page(OURSELVES)

    # With the slash, because the page's links are relative.
    @app.get("/lobby/")
    def lobby() -> ResponseReturnValue:
        return page(EVERYBODY)

    @app.get("/lobby", strict_slashes=True)
    def to_lobby() -> ResponseReturnValue:
        query = request.query_string.decode("ascii", "replace")
        # Relative: who knows under which path and scheme a proxy shows us.
        place = f"lobby/?{query}" if query else "lobby/"
        return Response(status=HTTPStatus.PERMANENT_REDIRECT, headers={"Location": place})


def _making(app: Flask, tables: Tables) -> None:
    new_tables = Buckets(*NEW_TABLES)

    @app.post("/api/tables")
    def make_table() -> ResponseReturnValue:
        # A page elsewhere can send a form or plain text unasked, but no JSON.
        if request.mimetype != "application/json":
            return answered(answers.refused("invalid", message="Send JSON, and say that it is."))
        asked = _NEW_TABLE.load(parse_json(request.get_data(cache=False)))
        if not new_tables.take(request.remote_addr or ""):
            return answered(answers.refused("slow-down"))
        made = tables.create(asked["name"], asked.get("frames", ()))
        return as_json({"table": made.table, "token": made.token}, HTTPStatus.CREATED)


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
        text = parse.dumps(tables.export(table, seat.id, encounter))
        return _file(text, "application/json", f"rondel-{encounter}.json")

    @app.get("/api/tables/<table>/encounters/<encounter>/order.csv")
    def spreadsheet(table: str, encounter: str) -> ResponseReturnValue:
        seat, query = entered(table), request.args.to_dict()
        text = outgoing.spreadsheet(tables, seat, encounter, query)
        return _file(text, "text/csv", f"rondel-{encounter}.csv")

    @app.get("/api/tables/<table>/encounters/<encounter>/order.txt")
    def turn_order(table: str, encounter: str) -> ResponseReturnValue:
        seat, query = entered(table), request.args.to_dict()
        text = outgoing.roll20(tables, seat, encounter, query)
        return _file(text, "text/plain", f"rondel-{encounter}.txt")

    @app.get("/api/tables/<table>/encounters/<encounter>/order.json")
    def listed(table: str, encounter: str) -> ResponseReturnValue:
        seat, query = entered(table), request.args.to_dict()
        text = outgoing.listed(tables, seat, encounter, query)
        return _file(text, "application/json", f"rondel-{encounter}-order.json")

    @app.post("/api/tables/<table>/encounters")
    def take_in(table: str) -> ResponseReturnValue:
        seat, id_ = entered(table), _request_id()
        body = request.get_data(cache=False)
        document = parse_json(body, most=MOST_IMPORTED, deepest=DEEPEST_IMPORTED)
        outcome = tables.import_(table, seat.id, id_, document)
        return answered(answers.of(outcome), HTTPStatus.CREATED)

    @app.post("/api/tables/<table>/encounters/<encounter>/preview")
    def preview(table: str, encounter: str) -> ResponseReturnValue:
        return as_json(pasting.preview(tables, entered(table), encounter, _pasted()))

    @app.post("/api/tables/<table>/encounters/<encounter>/gather")
    def gather(table: str, encounter: str) -> ResponseReturnValue:
        seat, id_ = entered(table), _request_id()
        outcome = pasting.gather(tables, seat, id_, encounter, _pasted())
        return answered(answers.of(outcome))


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


def _file(text: str | bytes, kind: str, name: str) -> Response:
    response = Response(text, mimetype=kind)
    response.headers["Cache-Control"] = "no-store"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def _failed(error: Exception) -> ResponseReturnValue:
    """The answer to a request that did not come to its end."""
    match error:
        case ParseError():
            return answered(answers.unreadable(error))
        case ValidationError():
            return answered(answers.malformed(fault_of(error)))
        case Refused():
            return answered(answers.of(error.outcome))
        case NotFound() if _looked_for_by_a_person():
            return Response(NOWHERE, HTTPStatus.NOT_FOUND, mimetype="text/html")
        case HTTPException():
            code = _CODES.get(HTTPStatus(error.code or HTTPStatus.INTERNAL_SERVER_ERROR), "invalid")
            answer = answers.refused(code, message=error.description or "")
            return as_json(answer, HTTPStatus(error.code or HTTPStatus.INTERNAL_SERVER_ERROR))
    logger.error("A request to %s failed.", request.endpoint, exc_info=error)
    return answered(answers.refused("internal"))


def _looked_for_by_a_person() -> bool:
    """Whether this is a browser that goes to an address, not a program that asks."""
    wanted = request.accept_mimetypes.best_match(["application/json", "text/html"])
    return request.method == "GET" and wanted == "text/html"
