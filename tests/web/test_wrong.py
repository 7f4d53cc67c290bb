"""Whatever comes in wrong is answered, by the name of the field, and changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from place import Person, command

GOOD = command("Rename", "ENCOUNTER", {"who": "x", "name": "Grak"})
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"v": 2}, "v"),
    ({"v": True}, "v"),
    ({"id": ""}, "id"),
    ({"id": "a b"}, "id"),
    ({"id": 7}, "id"),
    ({"id": "x" * 65}, "id"),
    ({"kind": "Rename!"}, "kind"),
    ({"kind": "Fly"}, "kind"),
    ({"kind": "CreateEncounter"}, "kind"),
    ({"expect": None}, "expect"),
    ({"expect": "x" * 201}, "expect"),
    ({"extra": 1}, "extra"),
    ({"fields": []}, "fields"),
    ({"fields": {}}, "fields.who"),
    ({"fields": {"who": "x", "name": ""}}, "fields.name"),
    ({"fields": {"who": "x", "name": "a\u202eb"}}, "fields.name"),
    ({"fields": {"who": "x", "name": "a\x00b"}}, "fields.name"),
    ({"fields": {"who": "x", "name": "a\nb"}}, "fields.name"),
    ({"fields": {"who": "x", "name": "x" * 65}}, "fields.name"),
    ({"fields": {"who": "x", "name": 3}}, "fields.name"),
    ({"fields": {"who": "x", "name": "a", "hp": 1}}, "fields.hp"),
    ({"fields": {str(n): n for n in range(33)}}, "fields"),
    ({"rolled": [1] * 65}, "rolled"),
    ({"rolled": [1, "2"]}, "rolled.1"),
    ({"rolled": [-1]}, "rolled.0"),
]


@pytest.mark.parametrize(("wrong", "field"), WRONG)
def test_what_is_wrong_with_a_command_is_named(standing: Any, wrong: Any, field: str) -> None:
    gm, before = standing.gm, standing.gm.doc

    answer = gm.ask("command", {**GOOD, "encounter": gm.fight, **wrong})

    assert (answer["ok"], answer["code"], answer["field"]) == (False, "invalid", field)
    assert answer["message"].startswith(f"{field} ")
    gm.catch_up()
    assert gm.doc == before


@pytest.mark.parametrize("missing", ["v", "id", "encounter", "kind", "expect", "fields"])
def test_what_is_missing_from_a_command_is_named(standing: Any, missing: str) -> None:
    message = {**GOOD, "encounter": standing.gm.fight}
    del message[missing]

    answer = standing.gm.ask("command", message)

    assert (answer["code"], answer["field"]) == ("invalid", missing)
    assert answer["message"] == f"{missing} is missing: send it."


@pytest.mark.parametrize("event", ["command", "sync", "log", "connect", "disconnect", "*", "bye"])
@pytest.mark.parametrize("body", [None, [], "x", 3, {}, {"v": 1, "a": [[]]}])
def test_whatever_is_asked_is_answered(standing: Any, event: str, body: object) -> None:
    person = standing.watcher
    answer = person.client.call(event, body, timeout=5)

    assert (answer["ok"], answer["code"]) == (False, "invalid")
    assert answer["message"]
    assert not person.gone.is_set()


@pytest.mark.parametrize(
    ("text", "code", "field"),
    [
        ('["command",{"v":1,"id":"a","fields":{"hp":NaN}}]', "invalid", "fields.hp"),
        ('["command",{"v":1,"id":"a","id":"b"}]', "invalid", "id"),
        ('["command",{"fields":{"role":"observer","role":"gm"}}]', "invalid", "fields.role"),
        ('["command",{"fields":{"name":"\\ud800"}}]', "invalid", "fields.name"),
        ('["command",{"fields":{"hp":1e999}}]', "invalid", "fields.hp"),
        ('["command",{"fields":{"hp":' + "9" * 400 + "}}]", "invalid", "fields.hp"),
        ('["command",{"v":1]', "invalid", None),
        ('["command"', "invalid", None),
        ('["command"]', "invalid", None),
        ('["command",{},{}]', "invalid", None),
        ("[7,{}]", "invalid", None),
        ("[]", "invalid", None),
        ('["command",' + "[" * 5000 + "]" * 5000 + "]", "invalid", None),
    ],
)
def test_text_that_is_no_message_is_answered(
    standing: Any, text: str, code: str, field: str | None
) -> None:
    auth = {"v": 1, "table": standing.gm.table, "token": standing.tokens["Screen"]}
    with standing.gm.place.frames() as raw:
        raw.send("40" + json.dumps(auth))
        assert raw.recv().startswith("40")
        raw.send(f"427{text}")
        answer = raw.recv()

    assert answer.startswith("437[")
    (told,) = json.loads(answer[3:])
    assert (told["ok"], told["code"]) == (False, code)
    assert told.get("field", "").startswith(field or "")


@pytest.mark.parametrize(
    ("auth", "code"),
    [
        ({"token": "nobodys"}, "no-such-seat"),
        ({"table": "nowhere"}, "no-such-seat"),
        ({"v": 2}, "invalid"),
        ({"token": ""}, "invalid"),
        ({"token": None}, "invalid"),
        ({"more": 1}, "invalid"),
        ({"token": "x" * 200}, "invalid"),
    ],
)
def test_who_may_not_come_in_is_told_why(standing: Any, auth: dict[str, Any], code: str) -> None:
    gm = standing.gm

    assert Person(gm.place, gm.table, gm.token).refused(**auth) == code
