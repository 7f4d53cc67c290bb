"""Combatants out of pasted texts, over HTTP: looked at first, then brought in."""

from __future__ import annotations

import json
from typing import Any

import pytest
from gathering import Company
from place import Place, until

from rondel.web import pages
from rondel_schemas import messages

TEXT = "3x Goblin HP 7\nMira, 0x Nobody\r\n"


def paths(company: Company, encounter: str = "") -> tuple[str, str]:
    """The addresses of the preview and of the gathering."""
    gm = company.gm
    base = f"/api/tables/{gm.table}/encounters/{encounter or gm.fight}"
    return f"{base}/preview", f"{base}/gather"


def ask(company: Company, path: str, body: object, who: str = "GM", **more: Any) -> tuple[int, Any]:
    header = {"Authorization": f"Bearer {company.tokens[who]}", **more}
    status, sent, answer = company.gm.place.http(path, body, **header)
    assert sent["Cache-Control"] == "no-store"
    return status, json.loads(answer)


def test_a_preview_says_what_each_row_becomes(company: Company) -> None:
    before = company.gm.doc

    status, answer = ask(company, paths(company)[0], {"text": TEXT + "\nOrc HP 20", "side": "x"})

    assert status == 200
    orc = company.gm.named("Orc")
    assert messages.Preview().load(answer) == {
        "ok": True,
        "format": "list",
        "rows": [
            {
                "n": 1,
                "name": "Goblin",
                "count": 3,
                "hp": 7,
                "conditions": [],
                "becomes": "added",
                "added": ["Goblin 1", "Goblin 2", "Goblin 3"],
                "joins": "x",
                "changes": [],
            },
            {
                "n": 2,
                "name": "Mira",
                "count": 1,
                "conditions": [],
                "becomes": "added",
                "added": ["Mira"],
                "joins": "x",
                "changes": [],
            },
            {
                "n": 3,
                "name": "Orc",
                "count": 1,
                "hp": 20,
                "conditions": [],
                "becomes": "updated",
                "added": [],
                "here": [orc],
                "changes": [
                    {"who": orc, "what": "hp", "before": 9, "after": 20},
                    {"who": orc, "what": "max_hp", "before": 9, "after": 20},
                ],
            },
        ],
        "problems": [
            {
                "where": "2",
                "code": "bad-count",
                "params": {"name": "Nobody", "value": "0", "most": 200},
            }
        ],
    }
    company.catch_up()
    assert company.gm.doc == before


def test_everything_that_a_text_tells_is_in_the_preview(company: Company) -> None:
    titles = "Name;HP;Max HP;Side;Hidden;Fallen;Conditions;Note;Key;Init"
    text = f"{titles}\nA;3;9;y;x;x;prone;mean;k1;-2\nB;;;;;;;;k1;"

    _, answer = ask(company, paths(company)[0], {"text": text})

    first, second = messages.Preview().load(answer)["rows"]  # type: ignore[index]
    assert first["hidden"]
    assert first["fallen"]
    assert (first["hp"], first["max_hp"], first["initiative"]) == (3, 9, -2)
    assert (first["conditions"], first["note"], first["key"]) == (["prone"], "mean", "k1")
    assert (second["becomes"], second["why"]) == ("left_out", "listed-twice")
    assert "side" not in second
    assert second["hidden"] is False


def test_what_is_chosen_comes_in_and_everybody_sees_it_at_once(company: Company) -> None:
    body = {"text": TEXT, "chosen": [2, 1, 2], "side": "Wolves"}

    status, answer = ask(company, paths(company)[1], body, Idempotency_Key="once")
    again = ask(company, paths(company)[1], body, Idempotency_Key="once")

    assert status == 200
    result = {"added": "2", "updated": "0", "unchanged": "0", "left_out": "0"}
    assert messages.Gathered().load(answer) == {"ok": True, "result": result}
    assert again == (status, answer)
    company.catch_up()
    for person in company:
        figures = person.doc["encounter"]["figures"].values()
        came = [figure["name"] for figure in figures if figure["side"] == "Wolves"]
        assert came == ["Goblin 1", "Goblin 2", "Goblin 3", "Mira"]
    undo = company.gm.doc["encounter"]["undo"]["label"]
    assert undo == {"key": "core-gather-combatants", "params": {"count": 4}}


def test_a_side_is_for_those_who_come_and_moves_nobody(company: Company) -> None:
    text = "Name;Side\nOrc;\nWolf;\nBear;Bears\nElf;"
    body = {"text": text, "chosen": [1, 2, 3, 4], "side": "Others", "sides": {"2": "Wolves"}}

    _, answer = ask(company, paths(company)[0], body)
    rows = messages.Preview().load(answer)["rows"]  # type: ignore[index]
    assert [row.get("joins") for row in rows] == [None, "Wolves", "Bears", "Others"]
    assert rows[0]["becomes"] == "unchanged"

    status, _ = ask(company, paths(company)[1], body, Idempotency_Key="once")
    assert status == 200
    company.catch_up()
    figures = company.gm.doc["encounter"]["figures"].values()
    sides = {figure["name"]: figure["side"] for figure in figures}
    wanted = {"Orc": "x", "Wolf": "Wolves", "Bear": "Bears", "Elf": "Others"}
    assert wanted.items() <= sides.items()
    other = body | {"sides": {"2": "Bears"}}
    status, answer = ask(company, paths(company)[1], other, Idempotency_Key="once")
    assert (status, answer["code"]) == (409, "id-reuse")


def test_a_preview_of_a_choice_says_who_stays_out(company: Company) -> None:
    _, answer = ask(company, paths(company)[0], {"text": TEXT, "chosen": [2]})

    first, second = messages.Preview().load(answer)["rows"]  # type: ignore[index]
    assert (first["becomes"], first["why"]) == ("left_out", "not-chosen")
    assert second["becomes"] == "added"


def test_nobody_chosen_is_nobody_added(company: Company) -> None:
    status, answer = ask(company, paths(company)[1], {"text": TEXT, "chosen": []})

    assert (status, answer["result"]["added"]) == (200, "0")


@pytest.mark.parametrize("who", ["Ada", "Screen"])
def test_pasting_is_for_gms(company: Company, who: str) -> None:
    for path in paths(company):
        status, answer = ask(company, path, {"text": TEXT, "chosen": [1]}, who)
        assert (status, answer["code"]) == (403, "forbidden")


@pytest.mark.parametrize("who", ["Ada", "Screen"])
def test_nobody_else_makes_the_server_read_a_text(company: Company, who: str) -> None:
    """Reading takes a while: so whoever may not paste is told so before their text is looked at."""
    for path in paths(company):
        assert ask(company, path, {"text": 3}, who)[1]["code"] == "forbidden"


def test_without_a_token_nothing_is_read(company: Company) -> None:
    for path in paths(company):
        status, _, body = company.gm.place.http(path, {"text": TEXT}, Authorization="Bearer x")
        assert (status, json.loads(body)["code"]) == (401, "no-such-seat")


def test_nobody_comes_where_there_is_nothing(company: Company) -> None:
    for path in paths(company, "nowhere"):
        body = {"text": TEXT} | ({"chosen": [1]} if path.endswith("gather") else {})
        status, answer = ask(company, path, body)
        assert (status, answer["code"]) == (404, "not-found")


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "text"),
        ([], ""),
        ({"text": 7, "chosen": []}, "text"),
        ({"text": "x" * 1_000_001, "chosen": []}, "text"),
        ({"text": "Mira", "chosen": [], "side": " "}, "side"),
        ({"text": "Mira", "chosen": [], "more": 1}, "more"),
        ({"text": "Mira", "chosen": [0]}, "chosen.0"),
        ({"text": "Mira", "chosen": [2]}, "chosen"),
        ({"text": "Mira", "chosen": [[[1]]]}, "chosen.0"),
        ({"text": "Mira", "chosen": [], "sides": {"2": "x"}}, "sides"),
        ({"text": "Mira", "chosen": [], "sides": {"one": "x"}}, "sides"),
        ({"text": "Mira", "chosen": [], "sides": {"1": ""}}, "sides.1"),
        ({"text": "Mira"}, "chosen"),
    ],
)
def test_what_is_wrong_is_named(company: Company, body: object, field: str) -> None:
    status, answer = ask(company, paths(company)[1], body)

    assert (status, answer["code"], answer.get("field", "")) == (400, "invalid", field)


def test_a_wrong_id_is_named(company: Company) -> None:
    body = {"text": "Mira", "chosen": [1]}

    status, answer = ask(company, paths(company)[1], body, Idempotency_Key="a b")

    assert (status, answer["field"]) == (400, "Idempotency-Key")


def test_a_body_without_end_is_not_taken(company: Company) -> None:
    raw = b'{"text":"' + b"x" * (pages.MOST_IMPORTED + 1)

    for path in paths(company):
        token = company.tokens["GM"]
        try:
            got, _, _ = company.gm.place.http(path, raw=raw, Authorization=f"Bearer {token}")
        except OSError:  # the line was cut while it was sent
            continue
        assert got in {400, 413}


def test_whoever_asks_too_often_waits(company: Company) -> None:
    place: Place = company.gm.place
    path, _ = paths(company)

    codes = until(lambda: place.http(path, {"text": "x"}, Authorization="Bearer x")[0], 429)

    assert codes[0] == 401


def test_who_put_a_token_on_the_map_lets_one_guess_at_its_side(company: Company) -> None:
    tokens = [
        {"id": name, "layer": "CHARACTER", "name": name, "by": by}
        for name, by in (("Mira", "player"), ("Grak", "gm"))
    ]

    _, answer = ask(company, paths(company)[0], {"text": json.dumps(tokens)})

    rows = messages.Preview().load(answer)["rows"]
    assert [(row["leans"], "side" in row) for row in rows] == [("friends", False), ("foes", False)]
