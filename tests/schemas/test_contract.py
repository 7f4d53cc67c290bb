"""What is generated from the schemas is what the schemas say, and is up to date."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from marshmallow import ValidationError

from rondel.web.contract import files
from rondel_schemas import messages
from rondel_schemas.contract import ASYNCAPI, JSON_SCHEMA, TYPESCRIPT, define, generate
from rondel_schemas.document import Doc
from rondel_schemas.strict import Message
from rondel_schemas.typescript import declarations

ROOT = Path(__file__).parents[2]
FILES = files()
SCHEMA = json.loads(FILES[JSON_SCHEMA])
API = json.loads(FILES[ASYNCAPI])


@pytest.mark.parametrize("path", FILES, ids=str)
def test_the_contract_is_up_to_date(path: Path) -> None:
    """Red: run `python3 dev.py generate`."""
    assert (ROOT / path).read_text(encoding="utf-8") == FILES[path]


def references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if "$ref" in node:
            yield node["$ref"]
        for value in node.values():
            yield from references(value)
    elif isinstance(node, list):
        for value in node:
            yield from references(value)


def found(document: Any, reference: str) -> Any:
    for part in reference.removeprefix("#/").split("/"):
        document = document[part]
    return document


# --- JSON Schema --------------------------------------------------------------------------------


def test_the_json_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)

    assert all(found(SCHEMA, reference) for reference in references(SCHEMA))


def test_commands_stand_by_origin_and_name() -> None:
    names = set(SCHEMA["$defs"])

    assert {"table.CreateEncounter", "table.Undo", "core.AddCombatants"} <= names
    assert "speed-rounds.RollSpeed" in names
    assert SCHEMA["$defs"]["core.AddCombatants"]["required"] == [
        "name",
        "count",
        "side",
        "controller",
        "hidden",
    ]


def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({**SCHEMA, "$ref": f"#/$defs/{name}"})


COMMAND: dict[str, Any] = {
    "v": 1,
    "id": "a1",
    "encounter": "",
    "kind": "CreateEncounter",
    "expect": "",
    "fields": {"name": "Mill", "system": "speed-rounds", "hp": None},
}
EXAMPLES: list[tuple[type[Message], dict[str, Any], bool]] = [
    (messages.Command, COMMAND, True),
    (messages.Command, {**COMMAND, "rolled": [6, 4]}, True),
    (messages.Command, {**COMMAND, "v": 2}, False),
    (messages.Command, {**COMMAND, "id": ""}, False),
    (messages.Command, {**COMMAND, "id": "a b"}, False),
    (messages.Command, {**COMMAND, "extra": 1}, False),
    (messages.Command, {**COMMAND, "expect": "a\u202eb"}, False),
    (messages.Command, {**COMMAND, "rolled": [0]}, True),
    (messages.Command, {**COMMAND, "rolled": [-1]}, False),
    (messages.Command, {**COMMAND, "rolled": [1] * 65}, False),
    (messages.Command, {**COMMAND, "fields": {"a": [1]}}, False),
    (messages.Command, {**COMMAND, "fields": {"a": ["b", ""], "c": []}}, True),
    (messages.Command, {**COMMAND, "fields": {"a": ["x"] * 101}}, False),
    (messages.Command, {**COMMAND, "fields": {"a": [["x"]]}}, False),
    (messages.Command, {**COMMAND, "fields": {str(n): 1 for n in range(33)}}, False),
    (messages.Sync, {"v": 1}, True),
    (messages.Sync, {"v": 1, "encounter": ""}, True),
    (messages.Sync, {"v": 1, "encounter": None}, False),
    (messages.LogRequest, {"v": 1, "encounter": "e", "before": 1}, True),
    (messages.LogRequest, {"v": 1, "encounter": "e", "before": 0}, False),
    (messages.Connect, {"v": 1, "table": "t", "token": "x" * 129}, False),
    (messages.Done, {"ok": True, "id": "a", "result": {"seat": "s"}}, True),
    (messages.Done, {"ok": False, "id": "a"}, False),
    (messages.Refused, {"ok": False, "code": "conflict", "params": {"current": "t3"}}, True),
    (messages.Update, {"stream": "gm/", "epoch": "e", "aseq": 1, "patch": {"a": None}}, True),
    (messages.Update, {"stream": "gm/", "epoch": "e", "aseq": 0, "patch": {}}, False),
    (messages.Beat, {"stream": "gm/", "epoch": "e", "aseq": 0, "hash": "0123abcd"}, True),
    (messages.Beat, {"stream": "gm/", "epoch": "e", "aseq": 0, "hash": "0123abc"}, False),
    (messages.Bye, {"code": "revoked"}, True),
    (messages.Bye, {"code": "bored"}, False),
    (messages.AskPreview, {"text": "3x Goblin\r\n"}, True),
    (messages.AskPreview, {"text": "x", "side": ""}, False),
    (messages.AskPreview, {"side": "Foes"}, False),
    (messages.Gather, {"text": "x", "chosen": [1, 2], "side": "Foes"}, True),
    (messages.Gather, {"text": "x", "chosen": [0]}, False),
    (messages.Gather, {"text": "x"}, False),
    (messages.Gathered, {"ok": True, "result": {"added": "3"}}, True),
    (Doc, {"table": {}}, False),
]


@pytest.mark.parametrize(("kind", "data", "good"), EXAMPLES)
def test_both_schemas_say_the_same(kind: type[Message], data: dict[str, Any], good: bool) -> None:  # noqa: FBT001 - a column of the examples
    try:
        kind().load(data)
        loads = True
    except ValidationError:
        loads = False

    assert loads is good
    assert validator(kind.__name__).is_valid(data) is good


# --- AsyncAPI -----------------------------------------------------------------------------------


def test_every_reference_of_the_api_leads_somewhere() -> None:
    assert all(found(API, reference) for reference in references(API))


def test_the_api_has_the_structure_of_asyncapi_3() -> None:
    assert API["asyncapi"] == "3.0.0"
    assert set(API) <= {
        "asyncapi",
        "id",
        "info",
        "servers",
        "defaultContentType",
        "channels",
        "operations",
        "components",
    }
    assert {"title", "version"} <= set(API["info"])
    for channel in API["channels"].values():
        assert set(channel) <= {"address", "messages", "title", "summary", "description"}
        for message in channel["messages"].values():
            assert found(API, message["$ref"])["payload"]
    for name in [*API["channels"], *API["components"]["messages"], *API["components"]["schemas"]]:
        assert re.fullmatch(r"[\w.-]+", name)


@pytest.mark.parametrize("name", API["operations"])
def test_an_operation_names_messages_of_its_channel(name: str) -> None:
    operation = API["operations"][name]
    channel = operation["channel"]["$ref"]

    assert set(operation) <= {"action", "channel", "messages", "reply", "title", "summary"}
    assert operation["action"] == ("send" if name in messages.NEWS else "receive")
    assert operation["messages"]
    for message in [*operation["messages"], *operation.get("reply", {}).get("messages", [])]:
        assert message["$ref"].startswith(f"{channel}/messages/")


@pytest.mark.parametrize("name", messages.ANSWERS)
def test_everything_that_is_asked_has_a_reply(name: str) -> None:
    replies = [m["$ref"].split("/")[-1] for m in API["operations"][name]["reply"]["messages"]]

    assert replies == [f"{name}_done", "refused"]


# --- TypeScript ---------------------------------------------------------------------------------


def test_every_definition_is_declared() -> None:
    declared = set(re.findall(r"^export (?:interface|type) (\w+)", FILES[TYPESCRIPT], re.MULTILINE))

    assert declared == {"Value", *define()}


def test_domains_are_told_apart_by_their_type() -> None:
    text = FILES[TYPESCRIPT]

    assert "export type Domain =\n  | OneOfDomain\n  | CombatantsDomain\n" in text
    assert 'export interface RangeDomain {\n  type: "range";\n  low: number;\n' in text


def test_types_are_written_as_people_write_them() -> None:
    text = declarations(
        {
            "Odd": {
                "type": "object",
                "properties": {
                    "many": {"type": "array", "items": {"enum": ["a", 1]}},
                    "free": {"type": "object"},
                    "kept": {"type": "object", "additionalProperties": {"$ref": "#/$defs/Odd"}},
                },
                "required": ["many"],
            },
            "Either": {"oneOf": [{"$ref": "#/$defs/Odd"}, {"type": "null"}]},
        }
    )

    assert '  many: ("a" | 1)[];' in text
    assert "  free?: Record<string, unknown>;" in text
    assert "  kept?: Record<string, Odd>;" in text
    assert "export type Either = Odd | null;" in text


def test_without_commands_there_are_messages_still() -> None:
    assert set(generate({})) == {JSON_SCHEMA, ASYNCAPI, TYPESCRIPT}
