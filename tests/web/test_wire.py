"""What is asked over the socket is answered, and what is wrong is named."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from typing import Any

import pytest
from place import Person, Place, command

from rondel.web.app import running


def test_sync_brings_the_document_and_who_asked(company: Any) -> None:
    gm, ada, watcher = company.gm, company.ada, company.watcher

    assert gm.me["role"] == "gm"
    assert gm.me["owner"] is True
    assert gm.doc["table"]["name"] == "Friday"
    assert ada.me == {
        "seat": company.seats["Ada"],
        "name": "Ada",
        "role": "player",
        "owner": False,
    }
    assert ada.doc["table"]["seat"] == company.seats["Ada"]
    assert watcher.doc["table"]["people"] == {}
    assert "seats" not in ada.doc["table"]


def test_a_change_reaches_everybody_as_an_update(company: Any) -> None:
    company.gm.do("Rename", company.gm.fight, who=company.gm.named("Orc"), name="Grak")
    company.catch_up()

    for person in company:
        assert person.named("Grak")
        assert person.head[2] >= 1


def test_what_a_seat_may_not_see_is_not_sent_to_it(company: Any) -> None:
    before = {id(p): (p.head, len(p.heard)) for p in company}
    assassin = company.gm.named("Assassin")

    company.gm.do("Rename", company.gm.fight, who=assassin, name="Nightshade")
    company.catch_up()

    assert company.gm.named("Nightshade") == assassin
    for person in (company.ada, company.bo, company.watcher):
        assert (person.head, len(person.heard)) == before[id(person)]
        assert "Nightshade" not in json.dumps([person.doc, person.heard])


def test_each_audience_is_counted_by_itself(company: Any) -> None:
    heads = [person.head for person in company]

    company.gm.do("Rename", company.gm.fight, who=company.gm.named("Assassin"), name="A")
    company.gm.do("Rename", company.gm.fight, who=company.gm.named("Orc"), name="B")
    company.catch_up()

    grown = [now.head[2] - then[2] for now, then in zip(company, heads, strict=True)]
    assert grown == [2, 1, 1, 1]


def test_after_a_gap_sync_brings_what_was_missed(company: Any) -> None:
    ada = company.ada
    ada.head = ("gone", "gone", 0)  # so updates pass her by
    company.gm.do("Rename", company.gm.fight, who=company.gm.named("Orc"), name="Grak")
    company.catch_up()
    assert "Grak" not in json.dumps(ada.doc)

    ada.sync()

    assert ada.named("Grak")
    assert ada.head[2] >= 1


def test_a_heartbeat_follows_each_sync(company: Any) -> None:
    for person in company:
        beats = [data for name, data in person.heard if name == "beat"]
        assert beats
        assert beats[-1]["stream"] == person.head[0]


def test_a_gm_may_look_at_an_encounter_that_is_not_shown(company: Any) -> None:
    hidden = company.gm.do("CreateEncounter", name="Cellar", system="relay")["encounter"]

    company.gm.sync(hidden)
    company.ada.sync(hidden)

    assert company.gm.fight == hidden
    assert company.ada.fight != hidden


def test_who_looks_elsewhere_hears_no_more_of_the_first(company: Any) -> None:
    gm, fight = company.gm, company.gm.fight
    cellar = gm.do("CreateEncounter", name="Cellar", system="relay")["encounter"]
    gm.sync(cellar)
    stream = gm.head[0]
    gm.heard.clear()

    company.ada.do("RollLuck", fight, who=company.ada.named("Hero"))
    gm.do("RenameTable", name="Saturday")
    gm.catch_up()

    assert {update["stream"] for update in gm.updates()} == {stream}


def test_the_same_command_twice_is_done_once(company: Any) -> None:
    ada = company.ada
    message = command("RollLuck", ada.fight, {"who": ada.named("Hero")})

    answers = [ada.ask("command", message) for _ in range(3)]
    ada.catch_up()

    assert answers == [{"ok": True, "id": message["id"]}] * 3
    told = [line["label"]["key"] for line in ada.doc["encounter"]["log"]["lines"].values()]
    assert told.count("relay-log-luck") == 1


def test_an_id_is_for_one_command_only(company: Any) -> None:
    ada = company.ada
    message = command("RollLuck", ada.fight, {"who": ada.named("Hero")})
    ada.ask("command", message)

    answer = ada.ask("command", {**message, "rolled": [3]})

    assert (answer["code"], answer["id"]) == ("id-reuse", message["id"])


def test_what_one_press_gave_goes_back_as_one_and_others_see_one_step(company: Any) -> None:
    gm, ada = company.gm, company.ada
    orc, hero = gm.named("Orc"), gm.named("Hero")
    for who in (orc, hero):
        assert gm.ask("command", command("Hide", gm.fight, {"who": who}, press="one"))["ok"]
    company.catch_up()
    told, heard = gm.doc["encounter"]["undo"], len(ada.heard)

    gm.do("Undo", gm.fight, act=told["act"])
    company.catch_up()

    assert told["names"] == ["Orc", "Hero"]
    assert (ada.named("Orc"), ada.named("Hero")) == (orc, hero)
    assert len(ada.heard) == heard + 1


def test_a_press_has_a_name_of_a_bounded_length(company: Any) -> None:
    gm = company.gm
    for name in ("", "x" * 65, 7):
        answer = gm.ask("command", command("Rest", gm.fight, {}, press=name))
        assert (answer["code"], answer["field"]) == ("invalid", "press")


def test_dice_from_the_table_count(company: Any) -> None:
    ada = company.ada
    fields = {"who": ada.named("Hero")}

    good = ada.ask("command", command("RollLuck", ada.fight, fields, rolled=[4]))
    bad = ada.ask("command", command("RollLuck", ada.fight, fields, rolled=[7]))

    assert good["ok"]
    assert bad["code"] == "die-out-of-range"


def test_our_own_mistake_is_answered_logged_once_and_changes_nothing(
    company: Any, caplog: pytest.LogCaptureFixture
) -> None:
    gm, before = company.gm, company.gm.doc
    message = command("Crash", gm.fight, {})

    with caplog.at_level(logging.DEBUG):
        answer = gm.ask("command", message)
    company.catch_up()

    assert (answer["ok"], answer["code"], answer["id"]) == (False, "internal", message["id"])
    assert gm.doc == before
    (record,) = [r for r in caplog.records if r.levelno >= logging.ERROR]
    assert record.exc_info is not None
    assert record.exc_info[0] is ZeroDivisionError
    assert gm.give("Rename", gm.fight, who=gm.named("Orc"), name="Grak")["ok"]


def test_a_document_that_cannot_be_made_is_our_mistake_too(
    company: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = running(company.gm.place.app).tables
    monkeypatch.setattr(tables, "document", lambda *_: 1 / 0)

    answer = company.gm.give("RenameTable", name="Saturday")
    synced = company.gm.ask("sync", {"v": 1})
    monkeypatch.undo()
    company.gm.do("RenameTable", name="Sunday")
    company.gm.catch_up()

    assert answer["ok"]
    assert synced["code"] == "internal"
    name, told = company.gm.heard[-1]
    assert name == "beat"  # of another life: it makes the overlay ask for all of it
    assert told["epoch"] != company.gm.head[1]
    company.gm.sync()
    assert company.gm.doc["table"]["name"] == "Sunday"


def test_no_log_holds_a_token(company: Any, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        made = company.gm.do("InviteSeat", role="player", name="Cy")
        company.gm.give("Crash", company.gm.fight)
        Person(company.gm.place, company.gm.table, "nobodys-token").refused()

    for token in (*company.tokens.values(), made["token"], "nobodys-token"):
        assert token not in caplog.text


def test_a_token_opens_its_own_table_only(place: Place) -> None:
    table, _ = place.new_table()
    _, other = place.new_table()

    assert Person(place, table, other).refused() == "no-such-seat"


def test_earlier_lines_of_the_log_come_in_pages(company: Any) -> None:
    ada = company.ada
    told = ada.doc["encounter"]["log"]["told"]

    page = ada.ask("log", {"v": 1, "encounter": ada.fight, "before": told})

    assert list(page["lines"]) == [str(n) for n in range(1, told)]


def test_who_comes_and_goes_is_seen_by_the_gm(company: Any, enter: Callable[..., Person]) -> None:
    gm, ada = company.gm, company.seats["Ada"]
    assert gm.doc["table"]["seats"][ada]["online"] is True
    again = enter(gm.table, company.tokens["Ada"])

    company.ada.leave()
    gm.catch_up()
    assert gm.doc["table"]["seats"][ada]["online"] is True
    again.leave()

    for _ in range(100):
        gm.catch_up()
        if not gm.doc["table"]["seats"][ada]["online"]:
            break
    assert gm.doc["table"]["seats"][ada]["online"] is False
    assert gm.doc["table"]["seats"][ada]["seen"]
