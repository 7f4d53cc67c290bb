"""Whoever only watches: an observer in all that they see and may do, whatever their seat."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from gathering import door, sit_down
from place import Person, command, threaded, wait_for
from relay import RELAY
from tabletop import Clock

from rondel.core.encounter import COMMANDS
from rondel.table.commands import ENCOUNTER_COMMANDS, TABLE_COMMANDS
from rondel.web import presence, wire

V = 1
WHO = ("GM", "Ada", "Screen")


def watching(company: Any, enter: Callable[..., Person], who: str) -> Person:
    return enter(company.gm.table, company.tokens[who], watch=True)


@pytest.mark.parametrize("who", WHO)
def test_they_see_what_an_observer_sees(
    company: Any, enter: Callable[..., Person], who: str
) -> None:
    company.ada.do("RollLuck", company.ada.fight, who=company.ada.named("Hero"))
    company.watcher.catch_up()

    guest = watching(company, enter, who)

    assert guest.doc == company.watcher.doc
    assert guest.head == company.watcher.head
    assert guest.me["role"] == "observer"
    assert guest.me["owner"] is False


@pytest.mark.parametrize("who", WHO)
def test_no_byte_of_a_gms_reaches_them(
    company: Any, enter: Callable[..., Person], who: str
) -> None:
    gm, guest = company.gm, watching(company, enter, who)
    cellar = gm.do("CreateEncounter", name="Secret Cellar", system="relay")["encounter"]
    invite = gm.do("OpenDoor")["token"]
    gm.do("SetFrames", origins=["https://vtt.example"])
    body = {"invite": invite, "name": "Knocker", "kind": "owlbear", "claim": "owlbear-x"}
    assert gm.place.http(f"/api/tables/{gm.table}/knocks", body)[0] == 201
    gm.do("WriteNote", gm.fight, who=gm.named("Orc"), note="Weak spot")
    gm.do("Rename", gm.fight, who=gm.named("Assassin"), name="Nightshade")
    gm.do("HandOver", gm.fight, who=gm.named("Orc"))
    company.catch_up()
    guest.catch_up()

    for opened in (None, gm.fight, cellar):
        guest.sync(opened)
    pages = [
        guest.ask("log", {"v": V, "encounter": encounter, "before": 1000})
        for encounter in (gm.fight, cellar)
    ]

    got = json.dumps([guest.doc, guest.heard, pages])
    for secret in (
        *("Secret Cellar", cellar, "Knocker", "owlbear", "door", "knock", "vtt.example"),
        *("Weak spot", "Nightshade", "Assassin", gm.named("Nightshade"), "seats", "systems"),
        *(invite, *company.tokens.values()),
    ):
        assert secret not in got
    assert "Orc" in got


@pytest.mark.parametrize("who", WHO)
def test_they_do_nothing_at_all(standing: Any, who: str) -> None:
    place, table = standing.gm.place, standing.gm.table
    guest = Person(place, table, standing.tokens[who], watch=True).enter()
    guest.sync()
    standing.gm.catch_up()
    before = standing.gm.doc["encounter"]
    fields = {"who": guest.named("Hero"), "seat": "s", "act": 1}
    kinds = [(kind, "") for kind in TABLE_COMMANDS]
    kinds += [(kind, guest.fight) for kind in (*COMMANDS, *ENCOUNTER_COMMANDS)]

    asked = [command(kind.__name__, encounter, fields) for kind, encounter in kinds]
    answers = [guest.ask("command", one) for one in asked]

    assert {answer["code"] for answer in answers} == {"observers-only-watch"}
    assert [answer["id"] for answer in answers] == [one["id"] for one in asked]
    standing.gm.catch_up()
    assert standing.gm.doc["encounter"] == before
    guest.leave()


def test_what_they_send_is_still_read_strictly(company: Any, enter: Callable[..., Person]) -> None:
    guest = watching(company, enter, "GM")

    answer = guest.ask("command", command("Undo", guest.fight, {}) | {"extra": 1})

    assert (answer["code"], answer["field"]) == ("invalid", "extra")


def test_they_remind_nobody_and_are_not_reminded(
    company: Any, enter: Callable[..., Person]
) -> None:
    gm, guest = company.gm, watching(company, enter, "GM")
    ada = watching(company, enter, "Ada")

    asked = {"v": V, "seat": company.seats["Ada"]}
    assert guest.ask("nudge", asked)["code"] == "only-the-gm"
    assert gm.ask("nudge", asked)["ok"]

    wait_for(lambda: [name for name, _ in company.ada.heard if name == "nudged"])
    ada.catch_up()
    assert "nudged" not in [name for name, _ in ada.heard]


def test_they_are_told_the_times_when_observers_are(
    company: Any, enter: Callable[..., Person]
) -> None:
    gm, guest = company.gm, watching(company, enter, "GM")
    asked = {"v": V, "encounter": gm.fight}
    assert gm.ask("pace", asked)["ok"]
    assert guest.ask("pace", asked)["code"] == "forbidden"

    gm.do("SetTimer", gm.fight, mode="up", seconds=60, seen="all")

    assert guest.ask("pace", asked) == company.watcher.ask("pace", asked)


def test_they_see_it_later_where_observers_do(tmp_path: Path) -> None:
    clock = Clock()
    with threaded(tmp_path, {"relay": RELAY}, now=clock, tick=0.01) as place, door(place) as enter:
        company = sit_down(place, enter)
        gm, orc = company.gm, company.gm.named("Orc")
        guest = watching(company, enter, "GM")
        clock.wait(minutes=5)
        gm.do("DelayObservers", seconds=30)
        gm.do("HandOver", gm.fight, who=orc)
        guest.catch_up()
        assert "active" not in guest.doc["encounter"]["board"]["slots"][orc]
        guest.sync()
        assert "active" not in guest.doc["encounter"]["board"]["slots"][orc]

        clock.wait(seconds=31)

        wait_for(lambda: "active" in guest.doc["encounter"]["board"]["slots"][orc])


def test_who_watches_before_any_observer_came_sees_the_same(
    company: Any, enter: Callable[..., Person]
) -> None:
    gm = company.gm
    company.watcher.leave()
    gm.do("RevokeSeat", seat=company.seats["Screen"])

    guest = watching(company, enter, "Ada")

    assert guest.doc["table"]["role"] == "observer"
    assert "undo" not in guest.doc["encounter"]
    assert not any("mine" in figure for figure in guest.doc["encounter"]["figures"].values())


def test_their_seat_is_in_use_until_they_leave(company: Any, enter: Callable[..., Person]) -> None:
    gm, seat = company.gm, company.seats["Ada"]
    guest = watching(company, enter, "Ada")

    company.ada.leave()
    gm.catch_up()
    assert gm.doc["table"]["seats"][seat]["online"] is True

    guest.leave()
    wait_for(lambda: gm.doc["table"]["seats"][seat]["online"] is False)


@pytest.mark.parametrize("kind", ["RevokeSeat", "RotateSeat"])
def test_they_are_gone_with_their_seat(
    company: Any, enter: Callable[..., Person], kind: str
) -> None:
    guest = watching(company, enter, "Ada")

    company.gm.do(kind, seat=company.seats["Ada"])

    assert guest.gone.wait(2)
    assert guest.byes() == ["revoked"]
    assert guest.refused() == "no-such-seat"


def test_they_keep_nobody_out_who_acts(
    company: Any, enter: Callable[..., Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "MOST_OF_SEAT", 2)
    table, token = company.gm.table, company.tokens["GM"]
    for _ in range(4):
        watching(company, enter, "GM")

    enter(table, token)
    assert Person(company.gm.place, table, token).refused() == "slow-down"


def test_they_take_no_turn_to_speak_from_who_acts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "SEAT_CALLS", (0.0, 60))
    with threaded(tmp_path, {"relay": RELAY}) as place, door(place) as enter:
        gm = enter(*place.new_table())
        guest = enter(gm.table, gm.token, watch=True)
        others = [enter(gm.table, gm.token, watch=True) for _ in range(2)]

        asked = {"v": V, "encounter": "none", "before": 1}
        codes = [one.ask("log", asked).get("code") for one in (guest, *others) for _ in range(30)]

        assert "slow-down" in codes
        assert gm.ask("log", asked)["ok"]


@pytest.mark.parametrize("watch", [False, 1, "true", None])
def test_to_watch_is_said_in_one_way(company: Any, watch: object) -> None:
    assert company.gm.refused(watch=watch) == "invalid"
