"""The order of an encounter over HTTP, as files for other programs."""

from __future__ import annotations

import csv
import io
import json

import pytest
from gathering import Company
from place import command

from rondel.intake import read

HOSTILE = '=HYPERLINK("x") [[1d20]]'


def fetch(
    company: Company, file: str, who: str = "GM", encounter: str = ""
) -> tuple[int, dict[str, str], str]:
    gm = company.gm
    path = f"/api/tables/{gm.table}/encounters/{encounter or gm.fight}/{file}"
    header = {"Authorization": f"Bearer {company.tokens[who]}"}
    status, sent, body = gm.place.http(path, **header)
    return status, dict(sent), body.decode()


def loaded(command: str) -> list[tuple[str, int]]:
    """Whom Roll20's script puts into its turn order, and with which number."""
    name, _, argument = command.partition(" ")
    assert (name, " " in argument) == ("!turns-load", False)
    return [(entry["custom"], entry["pr"]) for entry in json.loads(argument)]


def test_a_spreadsheet_holds_everybody_in_their_order(company: Company) -> None:
    status, sent, text = fetch(company, "order.csv?hidden=yes")

    assert status == 200
    assert sent["Content-Type"] == "text/csv; charset=utf-8"
    assert sent["Cache-Control"] == "no-store"
    assert sent["Content-Disposition"].startswith("attachment; filename=")
    assert text.startswith("\ufeff")
    found = read(text)
    assert [row.name for row in found.rows] == ["Hero", "Friend", "Orc", "Assassin"]
    assert [row.hidden for row in found.rows] == [False, False, False, True]
    assert {(row.side, row.hp, row.max_hp) for row in found.rows} == {("x", 9, 9)}
    assert not found.problems


def test_a_spreadsheet_parts_its_cells_as_it_is_asked(company: Company) -> None:
    _, _, text = fetch(company, "order.csv?separator=semicolon")

    assert text.splitlines()[1].count(";") == 10
    assert [row.name for row in read(text).rows] == ["Hero", "Friend", "Orc"]


@pytest.mark.parametrize("file", ["order.csv", "order.json", "order.txt"])
def test_what_goes_out_is_what_everybody_sees_unless_all_is_asked_for(
    company: Company, file: str
) -> None:
    gm = company.gm
    gm.do("WriteNote", gm.fight, who=gm.named("Orc"), note="turncoat")
    gm.do("ShowHp", gm.fight, side="x", how="nothing")

    everybody = read(fetch(company, file)[2])
    again = read(fetch(company, f"{file}?hidden=no")[2])
    gms = read(fetch(company, f"{file}?hidden=yes")[2])

    assert everybody == again
    assert [row.name for row in everybody.rows] == ["Hero", "Friend", "Orc"]
    assert [row.name for row in gms.rows] == ["Hero", "Friend", "Orc", "Assassin"]
    assert {(row.hp, row.note, row.key) for row in everybody.rows} == {(None, "", "")}
    if file != "order.txt":
        assert [row.note for row in gms.rows] == ["", "", "turncoat", ""]
        assert {row.hp for row in gms.rows} == {9}


def test_a_list_in_json_says_who_is_there_and_comes_back(company: Company) -> None:
    gm = company.gm
    gm.do("SetHp", gm.fight, who=gm.named("Orc"), hp=0, max_hp=9)

    status, sent, text = fetch(company, "order.json?hidden=yes")

    assert (status, sent["Content-Type"]) == (200, "application/json")
    assert sent["Content-Disposition"].startswith("attachment; filename=")
    assert json.loads(text)["order"][2]["hp"] == 0
    found, sheet = read(text), read(fetch(company, "order.csv?hidden=yes")[2])
    assert found.format == "rondel"
    assert [(row.name, row.hp, row.max_hp, row.key) for row in found.rows] == [
        (row.name, row.hp, row.max_hp, row.key) for row in sheet.rows
    ]


def test_a_turn_order_leaves_out_the_hidden_and_the_fallen(company: Company) -> None:
    company.gm.do("MarkFallen", company.gm.fight, who=company.gm.named("Friend"))

    status, sent, text = fetch(company, "order.txt")

    assert (status, sent["Content-Type"]) == (200, "text/plain; charset=utf-8")
    assert loaded(text) == [("Hero", 2), ("Orc", 1)]
    assert "Assassin" not in text
    _, _, text = fetch(company, "order.txt?hidden=yes")
    assert loaded(text) == [("Hero", 3), ("Orc", 2), ("Assassin", 1)]


def test_numbers_of_the_system_go_along_where_higher_acts_first(company: Company) -> None:
    gm = company.gm
    for name, luck in (("Hero", 5), ("Friend", 5), ("Orc", 2), ("Assassin", 4)):
        roll = command("RollLuck", gm.fight, {"who": gm.named(name)}, rolled=[luck])
        assert gm.ask("command", roll)["ok"]

    assert loaded(fetch(company, "order.txt")[2]) == [("Hero", 5), ("Friend", 5), ("Orc", 2)]
    assert [n for _, n in loaded(fetch(company, "order.txt?hidden=yes")[2])] == [4, 3, 2, 1]


def test_names_give_no_orders_to_who_reads_them(company: Company) -> None:
    company.gm.do("Rename", company.gm.fight, who=company.gm.named("Orc"), name=HOSTILE)

    _, _, sheet = fetch(company, "order.csv")
    _, _, chat = fetch(company, "order.txt")

    cells = [cell for line in csv.reader(io.StringIO(sheet.lstrip("\ufeff"))) for cell in line]
    assert f"'{HOSTILE}" in cells
    assert not [cell for cell in cells if cell.startswith(("=", "+", "-", "@"))]
    assert "[[" not in chat
    assert (HOSTILE, 1) in loaded(chat)


@pytest.mark.parametrize("file", ["order.csv", "order.json"])
def test_a_file_brought_in_again_changes_nothing(company: Company, file: str) -> None:
    gm = company.gm
    gm.do("Rename", gm.fight, who=gm.named("Orc"), name=HOSTILE)
    gm.catch_up()
    before = gm.doc
    header = {"Authorization": f"Bearer {company.tokens['GM']}"}
    path = f"/api/tables/{gm.table}/encounters/{gm.fight}/gather"

    body = {"text": fetch(company, f"{file}?hidden=yes")[2], "chosen": [1, 2, 3, 4], "side": "y"}
    _, _, answer = gm.place.http(path, body, **header)

    result = {"added": "0", "updated": "0", "unchanged": "4", "left_out": "0"}
    assert json.loads(answer) == {"ok": True, "result": result}
    gm.catch_up()
    assert gm.doc == before


@pytest.mark.parametrize("file", ["order.csv", "order.json", "order.txt"])
@pytest.mark.parametrize("who", ["Ada", "Screen"])
def test_files_are_for_gms(company: Company, file: str, who: str) -> None:
    status, _, answer = fetch(company, file, who)

    assert (status, json.loads(answer)["code"]) == (403, "forbidden")


@pytest.mark.parametrize("file", ["order.csv", "order.json", "order.txt"])
def test_without_a_token_there_is_no_file(company: Company, file: str) -> None:
    company.tokens["Nobody"] = "x"

    status, _, answer = fetch(company, file, "Nobody")

    assert (status, json.loads(answer)["code"]) == (401, "no-such-seat")


@pytest.mark.parametrize("query", ["hidden=perhaps", "separator=dot", "more=1"])
def test_what_is_wrong_in_a_query_is_named(company: Company, query: str) -> None:
    for file in ("order.csv", "order.json", "order.txt"):
        status, _, answer = fetch(company, f"{file}?{query}")

        assert (status, json.loads(answer)["field"]) == (400, query.partition("=")[0])


def test_an_encounter_that_is_not_there_is_not_found(company: Company) -> None:
    assert fetch(company, "order.csv", encounter="nowhere")[0] == 404
