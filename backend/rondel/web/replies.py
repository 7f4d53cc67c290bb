"""Answers as HTTP has them: JSON that nobody keeps, with a status that fits the code."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from flask import Response

from rondel_schemas import parse

STATUS = {
    "invalid": HTTPStatus.BAD_REQUEST,
    "no-origin": HTTPStatus.BAD_REQUEST,
    "no-such-seat": HTTPStatus.UNAUTHORIZED,
    "door-closed": HTTPStatus.FORBIDDEN,
    "forbidden": HTTPStatus.FORBIDDEN,
    "only-the-gm": HTTPStatus.FORBIDDEN,
    "not-found": HTTPStatus.NOT_FOUND,
    "too-big": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "slow-down": HTTPStatus.TOO_MANY_REQUESTS,
    "internal": HTTPStatus.INTERNAL_SERVER_ERROR,
}


def as_json(data: Mapping[str, Any], status: HTTPStatus = HTTPStatus.OK) -> Response:
    """*data* as it goes out, for whoever asked and for now."""
    response = Response(parse.dumps(data), status, mimetype="application/json")
    response.headers["Cache-Control"] = "no-store"
    return response


def answered(answer: Mapping[str, Any], done: HTTPStatus = HTTPStatus.OK) -> Response:
    """*answer*, with the status *done* unless it refuses."""
    status = done if answer["ok"] else STATUS.get(answer["code"], HTTPStatus.CONFLICT)
    return as_json(answer, status)
