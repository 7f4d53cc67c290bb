"""The contract for everybody who is not Python: JSON Schema, AsyncAPI and TypeScript's types.

All of it follows from the schemas, so that it cannot say anything else. Commands are handed in,
because this package knows no table and no system.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from rondel_schemas.derive import schema_for
from rondel_schemas.messages import (
    ANSWERS,
    ENTRANCE,
    HTTP,
    NEWS,
    PROTOCOL,
    Connect,
    Done,
    NotConnected,
    Refused,
)
from rondel_schemas.strict import JsonSchema, Keyed, Message, Part, Several, Strict, Union
from rondel_schemas.typescript import declarations

JSON_SCHEMA = Path("schemas", "messages.schema.json")
ASYNCAPI = Path("schemas", "asyncapi.json")
TYPESCRIPT = Path("frontend", "src", "messages.d.ts")

TITLE = "Messages of Rondel"
HOW = (
    "Socket.IO 5 over a websocket, default namespace, JSON text. An operation is an event; its "
    "reply is the acknowledgement. `connect` is the authentication that comes with the connection."
)
CHANNEL = "table"

Commands = Mapping[str, Mapping[str, type[Any]]]
"""Dataclasses of commands by their names, by where they come from: table, core, a system."""


def generate(commands: Commands) -> dict[Path, str]:
    """The text of every file of the contract, by its path from the root of the project."""
    definitions = define()
    own = {
        f"{origin}.{name}": _object(schema_for(kind))
        for origin, kinds in commands.items()
        for name, kind in kinds.items()
    }
    return {
        JSON_SCHEMA: _text(json_schema({**definitions, **own})),
        ASYNCAPI: _text(asyncapi(definitions)),
        TYPESCRIPT: declarations(definitions),
    }


def define() -> dict[str, JsonSchema]:
    """Every kind of message, and of part of one, by its name."""
    definitions: dict[str, JsonSchema] = {}
    pairs = (ENTRANCE, *ANSWERS.values(), HTTP)
    kinds: list[type[Message]] = [kind for pair in pairs for kind in pair]
    kinds += [Refused, *NEWS.values()]
    for kind in kinds:
        _define(kind, definitions)
    definitions["Answer"] = {"oneOf": [Part(Done).json_schema(), Part(Refused).json_schema()]}
    return definitions


def _define(kind: type[Message], definitions: dict[str, JsonSchema]) -> None:
    if kind.__name__ in definitions:
        return
    schema = kind()
    definitions[kind.__name__] = _object(schema)
    for field in schema.fields.values():
        for union, part in _parts(field):
            if union is not None:
                definitions.setdefault(union.union, union.alternatives())
            _define(part, definitions)


def _parts(field: object) -> Iterator[tuple[Union | None, type[Message]]]:
    """The kinds of messages in *field*, each with the union that it is one of, if any."""
    match field:
        case Part():
            yield None, field.schema
        case Union():
            for part in field.parts.values():
                yield field, part.schema
        case Several() | Keyed():
            yield from _parts(field.inner)


def _object(schema: Message) -> JsonSchema:
    told = type(schema).__doc__
    fields = {
        field.data_key or name: field
        for name, field in schema.fields.items()
        if isinstance(field, Strict)
    }
    required = [name for name, field in fields.items() if field.required]
    return {
        **({"description": inspect.cleandoc(told)} if told else {}),
        "type": "object",
        "properties": {name: field.described() for name, field in fields.items()},
        **({"required": required} if required else {}),
        "additionalProperties": False,
    }


def json_schema(definitions: Mapping[str, JsonSchema]) -> JsonSchema:
    """*definitions* as a document of JSON Schema 2020-12."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:rondel:messages:{PROTOCOL}",
        "title": TITLE,
        "description": "Pick the message from $defs. Commands stand there by origin and name.",
        "$defs": definitions,
    }


def asyncapi(definitions: Mapping[str, JsonSchema]) -> JsonSchema:
    """*definitions* and who sends what when, as a document of AsyncAPI 3."""
    payloads: dict[str, type[Message]] = {
        "connect": Connect,
        "connect_error": NotConnected,
        **{name: asked for name, (asked, _) in ANSWERS.items()},
        **{f"{name}_done": done for name, (_, done) in ANSWERS.items()},
        "refused": Refused,
        **NEWS,
    }
    messages = {
        name: {"name": name, "payload": {"$ref": f"#/components/schemas/{kind.__name__}"}}
        for name, kind in payloads.items()
    }
    replies = {
        "connect": ["connect_error"],
        **{name: [f"{name}_done", "refused"] for name in ANSWERS},
    }
    return {
        "asyncapi": "3.0.0",
        "info": {"title": TITLE, "version": str(PROTOCOL), "description": HOW},
        "defaultContentType": "application/json",
        "channels": {
            CHANNEL: {
                "address": "/",
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
            }
        },
        "operations": {
            **{name: _operation("receive", name, reply) for name, reply in replies.items()},
            **{name: _operation("send", name) for name in NEWS},
        },
        "components": {
            "messages": messages,
            "schemas": json.loads(
                json.dumps(definitions).replace("#/$defs/", "#/components/schemas/")
            ),
        },
    }


def _operation(action: str, message: str, replies: Sequence[str] = ()) -> JsonSchema:
    channel = {"$ref": f"#/channels/{CHANNEL}"}
    operation = {"action": action, "channel": channel, "messages": [_sent(message)]}
    if replies:
        operation["reply"] = {"channel": channel, "messages": list(map(_sent, replies))}
    return operation


def _sent(message: str) -> JsonSchema:
    return {"$ref": f"#/channels/{CHANNEL}/messages/{message}"}


def _text(document: JsonSchema) -> str:
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"
