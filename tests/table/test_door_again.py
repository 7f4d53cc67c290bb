"""The door from one evening to the next: who comes again, and what lasts."""

from __future__ import annotations

import json
from contextlib import closing
from typing import Any

from knocking import MIRA, admit, knocks, refusal, state

from rondel.table import Claim
from rondel.table import commands as c

# --- who they were before -----------------------------------------------------------------------


def before(game: Any) -> list[str | None]:
    return [told.get("before") for told in knocks(game).values()]


def test_who_comes_again_is_told_apart_by_their_claim(game, knock):
    seat = admit(game, knock()).result["seat"]

    knock()
    assert before(game) == [seat]

    for stranger in (
        Claim("Mira"),
        Claim("Mira", "owlbear"),
        Claim("Mira", "foundry", "owlbear-mira"),
        Claim("Mira", "owlbear", "owlbear-bo"),
    ):
        knock(stranger)
    assert before(game) == [seat, None, None, None, None]


def test_a_claim_opens_nothing_by_itself(game, knock):
    admit(game, knock())

    made = knock()

    assert game.tables.seat(game.table, made.token) is None
    assert state(game, made) == "waiting"


def test_a_claim_is_of_the_seat_to_which_it_led_last(game, cast, knock):
    admit(game, knock())
    admit(game, knock(), seat=cast.ada)

    knock()
    assert before(game) == [cast.ada]

    last = admit(game, knock()).result["seat"]
    knock()
    assert before(game) == [last]


def test_whoever_has_a_seat_by_another_claim_now_is_not_taken_for_the_first(game, cast, knock):
    admit(game, knock(), seat=cast.ada)
    admit(game, knock(Claim("Bo", "owlbear", "owlbear-bo")), seat=cast.ada)

    knock()
    knock(Claim("Bo", "owlbear", "owlbear-bo"))

    assert before(game) == [None, cast.ada]


def test_a_seat_is_still_known_when_they_came_once_without_a_claim(game, cast, knock):
    admit(game, knock(), seat=cast.ada)
    admit(game, knock(Claim("Mira on the phone")), seat=cast.ada)

    knock()

    assert before(game) == [cast.ada]


def test_a_seat_that_was_closed_is_nobodys_any_more(game, knock):
    game.own(c.RevokeSeat(admit(game, knock()).result["seat"]))

    knock()

    assert before(game) == [None]


# --- what lasts ---------------------------------------------------------------------------------


def test_who_waits_waits_through_a_restart(game, knock, invite):
    made = knock()

    game.restart()

    assert state(game, made) == "waiting"
    assert admit(game, made).ok
    assert state(game, made) == "admitted"
    game.tables.doors.knock(game.table, invite, MIRA)
    assert before(game) == [game.tables.seat(game.table, made.token).id]


def test_another_process_sees_who_knocked_here(game, knock):
    with closing(game.open()) as other:
        other.document(game.table, game.gm, None)
        made = knock()

        assert list(other.document(game.table, game.gm, None)["table"]["knocks"]) == [made.knock]
        assert other.doors.state(game.table, made.token) == "waiting"


def test_a_table_that_is_deleted_takes_its_door_along(game, knock, invite):
    made = knock()
    game.own(c.SetFrames(("https://vtt.example",)))

    game.own(c.DeleteTable())

    assert game.rows()["knocks"] == game.rows()["frames"] == []
    assert state(game, made) == "turned-away"
    assert refusal(game, invite) == "door-closed"
    assert not game.tables.frames.has("https://vtt.example")


def test_nothing_of_the_door_goes_out_with_an_encounter(game, cast, knock):
    knock()
    game.own(c.SetFrames(("https://vtt.example",)))

    file = json.dumps(game.tables.export(game.table, game.gm, game.fight))

    assert not any(word in file for word in ("Mira", "owlbear", "vtt.example", "knock"))
