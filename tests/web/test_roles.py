"""Who may do what, asked over the wire by everybody, and who is sent away."""

from __future__ import annotations

import json
import socket as sockets
from collections.abc import Callable
from typing import Any

import pytest
from place import PATIENCE, Person, Place, wait_for

from rondel.core.encounter import COMMANDS
from rondel.table.commands import ENCOUNTER_COMMANDS, TABLE_COMMANDS
from rondel.web.app import running

FIELDS: dict[str, Any] = {
    "act": 1,
    "allowed": True,
    "by": -1,
    "condition": "none",
    "controller": "",
    "count": 1,
    "encounter": "none",
    "how": "words",
    "lang": "fi",
    "knock": "none",
    "mode": "up",
    "origins": ["https://vtt.example"],
    "public": False,
    "seconds": 30,
    "seen": "gm",
    "time": 0,
    "hidden": False,
    "hp": 1,
    "max_hp": 9,
    "note": "n",
    "role": "gm",
    "rounds": 1,
    "seat": "none",
    "side": "x",
    "standing": "fighting",
    "system": "relay",
    "until": "rounds",
    "what": "hp",
    "whose": "",
}
# What a player may do to a combatant of their own without being let.
OF_PLAYERS = {"ChangeHp", "SetHp", "MarkFallen", "SetStanding", "AddCondition", "Intend"}


def fields_of(kind: type[Any], who: str) -> dict[str, Any]:
    named = {"who": who, "name": "Renamed", "value": 1}
    return {name: ({**FIELDS, **named})[name] for name in kind.__annotations__}


def named(kinds: tuple[type[Any], ...]) -> Any:
    return pytest.mark.parametrize("kind", kinds, ids=lambda kind: kind.__name__)


@named(TABLE_COMMANDS)
@pytest.mark.parametrize("who", ["ada", "watcher"])
def test_the_table_is_the_gms(standing: Any, kind: type[Any], who: str) -> None:
    person = getattr(standing, who)

    answer = person.give(kind.__name__, **fields_of(kind, ""))

    assert (answer["ok"], answer["code"]) == (False, "forbidden")


@named((*COMMANDS, *ENCOUNTER_COMMANDS))
def test_an_observer_only_watches(standing: Any, kind: type[Any]) -> None:
    watcher = standing.watcher

    answer = watcher.give(kind.__name__, watcher.fight, **fields_of(kind, watcher.named("Orc")))

    assert answer["ok"] is False
    assert answer["code"] in {"observers-only-watch", "forbidden", "nothing-to-undo"}


@named(COMMANDS)
@pytest.mark.parametrize("whose", ["Orc", "Friend"])
def test_a_player_does_nothing_to_others(standing: Any, kind: type[Any], whose: str) -> None:
    ada = standing.ada

    answer = ada.give(kind.__name__, ada.fight, **fields_of(kind, ada.named(whose)))

    assert answer["ok"] is False


@named(COMMANDS)
def test_a_player_does_to_their_own_what_players_may(company: Any, kind: type[Any]) -> None:
    ada = company.ada

    answer = ada.give(kind.__name__, ada.fight, **fields_of(kind, ada.named("Hero")))

    assert answer["ok"] is (kind.__name__ in OF_PLAYERS)


@named(tuple(kind for kind in COMMANDS if "who" in kind.__annotations__))
def test_somebody_hidden_and_nobody_are_answered_alike(standing: Any, kind: type[Any]) -> None:
    hidden = standing.gm.named("Assassin")

    for person in (standing.ada, standing.watcher):
        answers = [
            person.give(kind.__name__, person.fight, **fields_of(kind, who))
            for who in (hidden, "c000000000000"[: len(hidden)])
        ]
        for answer in answers:
            del answer["id"]
        assert answers[0] == answers[1]


def test_an_encounter_in_preparation_and_none_are_answered_alike(company: Any) -> None:
    prepared = company.gm.do("CreateEncounter", name="Cellar", system="relay")["encounter"]
    asked = [
        ("Rename", {"who": "x", "name": "y"}),
        ("Rename", {"who": "x"}),
        ("Fly", {}),
        ("EndEncounter", {}),
        ("RollLuck", {"who": "x", "extra": 1}),
    ]

    for person in (company.ada, company.watcher):
        for kind, fields in asked:
            for_real = person.give(kind, prepared, **fields)
            for_none = person.give(kind, "0" * len(prepared), **fields)
            del for_real["id"], for_none["id"]
            assert for_real == for_none
            assert for_real["code"] == "not-found"
        pages = [
            person.ask("log", {"v": 1, "encounter": id_, "before": 5})
            for id_ in (prepared, "0" * len(prepared))
        ]
        assert pages[0] == pages[1]


def test_a_gm_is_told_that_there_is_no_such_encounter(standing: Any) -> None:
    answer = standing.gm.give("EndEncounter", "none")

    assert (answer["code"], "field" in answer) == ("not-found", False)


def test_a_player_acts_for_their_own(company: Any) -> None:
    ada = company.ada

    assert ada.give("RollLuck", ada.fight, who=ada.named("Hero"))["ok"]
    assert ada.give("RollLuck", ada.fight, who=ada.named("Friend"))["code"] == "not-yours"


# --- who is sent away ---------------------------------------------------------------------------


def is_gone(person: Person) -> bool:
    """Whether this person's socket is closed, or soon will be."""
    return person.gone.wait(PATIENCE)


@pytest.mark.parametrize("kind", ["RevokeSeat", "RotateSeat"])
def test_whoever_loses_the_seat_is_sent_away(company: Any, kind: str) -> None:
    gm, ada = company.gm, company.ada

    result = gm.do(kind, seat=company.seats["Ada"])

    assert is_gone(ada)
    assert ada.byes() == ["revoked"]
    assert Person(gm.place, gm.table, company.tokens["Ada"]).refused() == "no-such-seat"
    assert not company.bo.gone.is_set()
    assert ("token" in result) is (kind == "RotateSeat")


def test_the_new_link_opens_the_seat(company: Any, enter: Callable[..., Person]) -> None:
    token = company.gm.do("RotateSeat", seat=company.seats["Ada"])["token"]

    again = enter(company.gm.table, token)

    assert again.me["seat"] == company.seats["Ada"]


def test_a_gm_who_rotates_their_own_seat_gets_the_answer_first(company: Any) -> None:
    gm = company.gm

    token = gm.do("RotateSeat", seat=gm.me["seat"])["token"]

    assert is_gone(gm)
    assert Person(gm.place, gm.table, gm.token).refused() == "no-such-seat"
    assert token != gm.token


def test_when_the_table_is_deleted_everybody_is_gone(company: Any) -> None:
    company.gm.do("DeleteTable")

    for person in company:
        assert is_gone(person)
        assert person.byes() == ["table-deleted"]
    assert company.ada.refused() == "no-such-seat"


def test_a_cogm_who_was_invited_may_not_touch_the_owner(
    company: Any, enter: Callable[..., Person]
) -> None:
    made = company.gm.do("InviteSeat", role="gm", name="Co")
    second = enter(company.gm.table, made["token"])
    owner = company.gm.me["seat"]

    for kind, more in (("RevokeSeat", {}), ("RotateSeat", {}), ("RenameSeat", {"name": "x"})):
        assert second.give(kind, seat=owner, **more)["code"] == "only-the-owner"
    assert second.give("DeleteTable")["ok"] is False
    assert second.give("RenameTable", name="Sunday")["ok"]
    assert not company.gm.gone.is_set()


def test_who_does_not_read_is_sent_away_too(company: Any, place: Place) -> None:
    auth = {"v": 1, "table": company.gm.table, "token": company.tokens["Screen"]}
    small = [(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)]
    with place.frames(sockopt=small) as raw:
        raw.send("40" + json.dumps(auth))
        raw.recv()
        raw.send('421["sync",{"v":1}]')
        raw.recv()
        for _ in range(8):
            company.gm.do("AddCombatants", company.gm.fight, name="Rat", **RATS)
        server = running(place.app).server
        before = len(server.eio.sockets)

        company.gm.do("RevokeSeat", seat=company.seats["Screen"])

        wait_for(lambda: len(server.eio.sockets) == before - 2)  # this one, and who reads


RATS = {"count": 20, "side": "rats", "controller": "", "hidden": False, "hp": None}
