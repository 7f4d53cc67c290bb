"""Knocking at a table's door, and asking what came of it: HTTP for whoever has no seat yet."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus

from flask import Flask, request
from flask.typing import ResponseReturnValue

from rondel.table import Claim, Refused, Tables
from rondel.web.limits import KNOCKS, WAITING, Buckets
from rondel.web.replies import as_json
from rondel_schemas import messages, parse_json

_NEW_KNOCK = messages.NewKnock()


def install(app: Flask, tables: Tables, tell_gms: Callable[[str], None]) -> None:
    """*tell_gms* is called with the id of a table at whose door something has changed."""
    knocks, waiting = Buckets(*KNOCKS), Buckets(*WAITING)

    @app.post("/api/tables/<table>/knocks")
    def knock(table: str) -> ResponseReturnValue:
        # A page elsewhere can send a form or plain text unasked, but no JSON.
        if request.mimetype != "application/json":
            raise Refused("invalid", message="Send JSON, and say that it is.")
        asked = _NEW_KNOCK.load(parse_json(request.get_data(cache=False)))
        if not knocks.take(request.remote_addr or ""):
            raise Refused("slow-down")
        invite, address = asked.pop("invite"), request.remote_addr or ""
        made = tables.doors.knock(table, invite, Claim(**asked), address)
        tell_gms(table)
        return as_json({"knock": made.knock, "token": made.token}, HTTPStatus.CREATED)

    @app.get("/api/tables/<table>/knocks/mine")
    def mine(table: str) -> ResponseReturnValue:
        if not waiting.take(request.remote_addr or ""):
            raise Refused("slow-down")
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        if kind.lower() != "bearer" or not token:
            raise Refused("no-such-seat")
        return as_json({"state": tables.doors.state(table, token)})
