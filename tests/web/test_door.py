"""Knocking, waiting and being let in, over HTTP and the socket."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from gathering import door, sit_down
from place import Person, Place, served, threaded, until, wait_for
from relay import RELAY
from tabletop import Clock

from rondel.web import door as web_door
from rondel_schemas import messages

MIRA = {"name": "Mira", "kind": "owlbear", "claim": "owlbear-mira"}


def said(body: bytes, schema: Any) -> dict[str, Any]:
    return dict(schema().load(json.loads(body)))


class Porch:
    """In front of a table's door."""

    def __init__(self, place: Place, table: str, invite: str = "") -> None:
        self.place, self.table, self.invite = place, table, invite

    def refused(self, body: object = None, /, **more: Any) -> tuple[int, str, str]:
        """The status, the code and the field with which nobody may knock so."""
        asked = {"invite": self.invite, **MIRA, **more} if body is None else body
        status, _, answer = self.place.http(f"/api/tables/{self.table}/knocks", asked)
        refused = messages.Refused().load(json.loads(answer))
        return status, refused["code"], refused.get("field", "")

    def knock(self, **more: Any) -> dict[str, str]:
        asked = {"invite": self.invite, **MIRA, **more}
        status, headers, body = self.place.http(f"/api/tables/{self.table}/knocks", asked)
        assert status == 201, body
        assert headers["Cache-Control"] == "no-store"
        return said(body, messages.Knocked)

    def state(self, token: str, table: str = "") -> str:
        status, _, body = self.place.http(
            f"/api/tables/{table or self.table}/knocks/mine", Authorization=f"Bearer {token}"
        )
        assert status == 200, body
        return str(said(body, messages.KnockState)["state"])


@pytest.fixture
def porch(company: Any) -> Porch:
    """The company's door is open."""
    gm = company.gm
    return Porch(gm.place, gm.table, gm.do("OpenDoor")["token"])


def test_somebody_knocks_is_let_in_and_sits_down(
    company: Any, porch: Porch, enter: Callable[..., Person]
) -> None:
    gm = company.gm
    made = porch.knock(role="observer")
    assert porch.state(made["token"]) == "waiting"
    assert Person(gm.place, gm.table, made["token"]).refused() == "no-such-seat"
    gm.catch_up()
    assert gm.doc["table"]["knocks"][made["knock"]]["name"] == "Mira"

    seat = gm.do("AdmitKnock", knock=made["knock"], role="observer", seat="")["seat"]

    assert porch.state(made["token"]) == "admitted"
    mira = enter(gm.table, made["token"])
    assert mira.me == {"seat": seat, "name": "Mira", "role": "observer", "owner": False}
    gm.catch_up()
    assert gm.doc["table"]["knocks"] == {}
    assert gm.doc["table"]["seats"][seat]["online"] is True


def test_a_gm_hears_of_a_knock_at_once_and_nobody_else_ever(company: Any, porch: Porch) -> None:
    company.catch_up()
    others = [company.ada, company.bo, company.watcher]
    before = [(person.head, len(person.updates())) for person in others]

    made = porch.knock()

    wait_for(lambda: made["knock"] in company.gm.doc["table"]["knocks"])
    company.gm.do("SetFrames", origins=["https://vtt.example"])
    porch.knock(claim="another")
    company.gm.do("TurnAway", knock=made["knock"])
    company.catch_up()
    assert [(person.head, len(person.updates())) for person in others] == before
    heard = json.dumps([[person.doc, person.heard] for person in others])
    for secret in ("knock", "Mira", "owlbear", "door", "frames", "vtt.example", porch.invite):
        assert secret not in heard


def test_who_is_turned_away_is_told_so_and_may_knock_again(company: Any, porch: Porch) -> None:
    made = porch.knock()

    company.gm.do("TurnAway", knock=made["knock"])

    assert porch.state(made["token"]) == "turned-away"
    assert Person(porch.place, porch.table, made["token"]).refused() == "no-such-seat"
    assert porch.state(porch.knock()["token"]) == "waiting"


def test_who_has_the_seat_already_is_sent_away_and_who_knocked_sits_down(
    company: Any, porch: Porch, enter: Callable[..., Person]
) -> None:
    gm, seat = company.gm, company.seats["Ada"]
    made = porch.knock()

    gm.do("AdmitKnock", knock=made["knock"], role="player", seat=seat)

    assert company.ada.gone.wait(2)
    assert company.ada.byes() == ["revoked"]
    assert company.ada.refused() == "no-such-seat"
    mira = enter(gm.table, made["token"])
    assert (mira.me["seat"], mira.me["name"]) == (seat, "Ada")
    assert mira.doc["encounter"]["figures"][mira.named("Hero")]["mine"] is True
    assert not mira.gone.is_set()


def test_a_seat_is_opened_by_no_invite_and_the_door_by_no_seats_token(
    company: Any, porch: Porch
) -> None:
    assert Person(porch.place, porch.table, porch.invite).refused() == "no-such-seat"
    for token in company.tokens.values():
        assert porch.refused(invite=token) == (403, "door-closed", "")
    assert porch.state(porch.invite) == "turned-away"
    assert porch.state(company.tokens["Ada"]) == "admitted"


def test_no_door_a_door_that_is_shut_and_a_wrong_invite_are_answered_alike(
    company: Any, porch: Porch
) -> None:
    wrong = porch.refused(invite="x" * 32)
    porch.table, table = "0" * 16, porch.table
    none = porch.refused()
    porch.table = table
    company.gm.do("CloseDoor")

    assert porch.refused() == none == wrong == (403, "door-closed", "")


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"name": ""}, "name"),
        ({"name": "x" * 65}, "name"),
        ({"name": "a\nb"}, "name"),
        ({"name": "a\u202eb"}, "name"),
        ({"name": None}, "name"),
        ({"kind": "x" * 41}, "kind"),
        ({"claim": "x" * 201}, "claim"),
        ({"claim": "a\x00"}, "claim"),
        ({"claim": 5}, "claim"),
        ({"role": "gm"}, "role"),
        ({"role": ""}, "role"),
        ({"invite": ""}, "invite"),
        ({"invite": "a b"}, "invite"),
        ({"invite": "x" * 129}, "invite"),
        ({"seat": "s"}, "seat"),
    ],
)
def test_what_is_wrong_with_a_knock_is_named(
    porch: Porch, wrong: dict[str, Any], field: str
) -> None:
    assert porch.refused(**wrong) == (400, "invalid", field)


def test_a_knock_is_json_and_short(porch: Porch) -> None:
    path, body = f"/api/tables/{porch.table}/knocks", json.dumps({"invite": porch.invite, **MIRA})

    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        assert porch.place.http(path, raw=body.encode(), Content_Type=kind)[0] == 400
    assert porch.refused([])[1] == "invalid"
    assert porch.refused(name="x" * 20_000)[:2] == (413, "too-big")


def test_who_names_no_token_has_not_knocked(porch: Porch) -> None:
    path = f"/api/tables/{porch.table}/knocks/mine"

    for header in ({}, {"Authorization": "Basic eDp5"}, {"Authorization": "Bearer "}):
        status, _, body = porch.place.http(path, **header)
        assert (status, json.loads(body)["code"]) == (401, "no-such-seat")


def test_a_token_of_another_table_was_never_waiting(porch: Porch) -> None:
    token = porch.knock()["token"]
    other, _ = porch.place.new_table()

    assert porch.state(token, other) == porch.state(token, "none") == "turned-away"


def test_whoever_knocks_or_asks_too_often_waits(porch: Porch) -> None:
    answers = until(lambda: porch.refused(invite="x" * 32)[:2], (429, "slow-down"))

    assert answers[0] == (403, "door-closed")

    path = f"/api/tables/{porch.table}/knocks/mine"
    asked = until(lambda: porch.place.http(path, Authorization="Bearer x")[0], 429)
    assert asked[0] == 200


def test_a_door_at_which_many_wait_is_crowded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_door, "KNOCKS", (1e9, 10**9))
    with threaded(tmp_path, {"relay": RELAY}) as place, door(place) as enter:
        gm = enter(*place.new_table())
        porch = Porch(place, gm.table, gm.do("OpenDoor")["token"])
        for number in range(20):
            porch.knock(claim=f"c{number}")

        assert porch.refused(claim="one more") == (409, "door-crowded", "")


def test_who_waits_too_long_is_gone_from_the_gms_list_by_itself(tmp_path: Path) -> None:
    clock = Clock()
    with threaded(tmp_path, {"relay": RELAY}, now=clock, beat=0.02) as place, door(place) as enter:
        gm = enter(*place.new_table())
        porch = Porch(place, gm.table, gm.do("OpenDoor")["token"])
        made = porch.knock()
        wait_for(lambda: gm.doc["table"]["knocks"])

        clock.wait(minutes=61)

        wait_for(lambda: not gm.doc["table"]["knocks"])
        assert porch.state(made["token"]) == "turned-away"


def test_who_waits_waits_through_the_end_of_the_server(tmp_path: Path) -> None:
    with served(tmp_path, "--no-demo") as place, door(place) as enter:
        gm = enter(*place.new_table())
        porch = Porch(place, gm.table, gm.do("OpenDoor")["token"])
        made, again = porch.knock(), porch.knock(claim="b")
        gm.do("AdmitKnock", knock=again["knock"], role="player", seat="")

    with served(tmp_path, "--no-demo") as place, door(place) as enter:
        porch.place = place
        assert [porch.state(one["token"]) for one in (made, again)] == ["waiting", "admitted"]
        gm = enter(gm.table, gm.token)
        assert list(gm.doc["table"]["knocks"]) == [made["knock"]]
        assert enter(gm.table, again["token"]).me["name"] == "Mira"
        porch.knock(claim="c")


def test_when_the_table_is_deleted_nobody_waits(company: Any, porch: Porch) -> None:
    made = porch.knock()

    company.gm.do("DeleteTable")

    assert porch.state(made["token"]) == "turned-away"
    assert porch.refused() == (403, "door-closed", "")


def test_no_token_is_in_any_line_of_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    with threaded(tmp_path, {"relay": RELAY}) as place, door(place) as enter:
        company = sit_down(place, enter)
        gm = company.gm
        porch = Porch(place, gm.table, gm.do("OpenDoor")["token"])
        first, second = porch.knock(), porch.knock(claim="b")
        porch.state(first["token"])
        porch.refused(invite=gm.token)
        porch.refused(claim="x" * 201)
        gm.do("AdmitKnock", knock=first["knock"], role="player", seat="")
        gm.do("AdmitKnock", knock=second["knock"], role="player", seat=company.seats["Ada"])
        enter(gm.table, first["token"])
        enter(gm.table, second["token"], watch=True)
        place.http(f"/t/{gm.table}")

    captured = capfd.readouterr()
    # The test's own client is in this process too, and logs what it sends.
    ours = [r.getMessage() for r in caplog.records if "client" not in r.name]
    lines = "\n".join([*ours, captured.out, captured.err])
    for token in (porch.invite, first["token"], second["token"], *company.tokens.values()):
        assert token not in lines
