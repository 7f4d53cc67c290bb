"""How long turns take at the table, as each audience sees them."""

from __future__ import annotations

from typing import Any

import pytest
from relay import HandOver

from rondel.core.encounter import EndEncounter
from rondel.core.pacing import PauseEncounter, ResumeEncounter, SetTimer
from rondel.table import Refused


def pace(game: Any, seat: str | None = None) -> dict[str, Any]:
    told: dict[str, Any] = game.tables.pace(game.table, seat or game.gm, game.fight)
    return told


def timer(game: Any, seat: str | None = None) -> dict[str, Any] | None:
    found: dict[str, Any] | None = game.doc(seat)["encounter"].get("timer")
    return found


def take_turn(game: Any, who: str, seconds: int) -> None:
    """*who* is handed the turn, which lasts until something else happens."""
    assert game.do(HandOver(who)).ok
    game.clock.wait(seconds=seconds)


def test_time_between_two_acts_is_that_of_whoever_acts(game, cast):
    take_turn(game, cast.hero, 30)
    take_turn(game, cast.orc, 12)
    take_turn(game, cast.hero, 5)
    assert game.do(EndEncounter()).ok

    told = pace(game)

    assert told["combatants"][cast.hero] == {
        "turns": 2,
        "seconds": 35,
        "longest": 30,
        "waited": 12,
        "rounds": {"1": 35},
    }
    assert told["combatants"][cast.orc]["waited"] == 30
    assert {seat: times["seconds"] for seat, times in told["players"].items()} == {
        "": 12,
        cast.ada: 35,
    }
    assert (told["played"], told["rounds"]) == (47, {"1": 47})


def test_a_turn_that_goes_on_is_not_counted_yet(game, cast):
    take_turn(game, cast.hero, 30)

    assert pace(game)["combatants"][cast.hero]["turns"] == 0


def test_a_pause_and_a_night_do_not_count(game, cast):
    take_turn(game, cast.hero, 10)
    assert game.do(PauseEncounter()).ok
    game.clock.wait(minutes=20)
    assert game.do(ResumeEncounter()).ok
    game.clock.wait(seconds=7)
    take_turn(game, cast.orc, 0)
    game.clock.wait(hours=14)
    take_turn(game, cast.hero, 0)

    told = pace(game)["combatants"]

    assert told[cast.hero]["seconds"] == 17
    assert told[cast.orc]["seconds"] == 30 * 60, "a longer gap counts as the longest that is play"


def test_a_clock_that_is_set_back_makes_no_time(game, cast):
    take_turn(game, cast.hero, -100)
    take_turn(game, cast.orc, 0)

    assert pace(game)["played"] == 0


def test_the_turn_before_goes_on_for_whoever_may_not_know_of_the_hidden_one(game, cast):
    game.do(SetTimer("up", 60, "all"))
    take_turn(game, cast.hero, 10)
    since = timer(game, cast.ada)
    take_turn(game, cast.assassin, 20)
    assert timer(game, cast.ada) == since
    assert timer(game) != since
    take_turn(game, cast.orc, 0)

    assert pace(game)["combatants"][cast.hero]["seconds"] == 10
    assert pace(game, cast.ada)["combatants"][cast.hero]["seconds"] == 30
    assert cast.assassin not in pace(game, cast.ada)["combatants"]


def test_the_timer_runs_from_a_moment_and_rests_in_a_pause(game, cast):
    game.do(SetTimer("down", 60, "all"))
    assert timer(game) == {"mode": "down", "seconds": 60}
    take_turn(game, cast.hero, 10)
    assert timer(game) == {"mode": "down", "seconds": 60, "since": "2026-11-30T10:00:00Z"}

    game.do(PauseEncounter())
    assert timer(game) == {"mode": "down", "seconds": 60, "ran": 10}
    assert game.doc()["encounter"]["paused"] is True

    game.clock.wait(minutes=5)
    game.do(ResumeEncounter())
    assert timer(game) == {"mode": "down", "seconds": 60, "since": "2026-11-30T10:05:00Z"}
    assert "paused" not in game.doc()["encounter"]


def test_times_are_for_gms_and_whoever_sees_the_timer(game, cast):
    game.do(SetTimer("up", 60, "players"))

    assert pace(game, cast.bo)["played"] == 0
    assert timer(game, cast.bo) == {"mode": "up", "seconds": 60}
    with pytest.raises(Refused) as refused:
        pace(game, cast.watcher)
    assert refused.value.outcome.code == "forbidden"
    assert timer(game, cast.watcher) is None


def test_there_are_no_times_of_what_is_not_there(game):
    with pytest.raises(Refused) as refused:
        pace(game)
    assert refused.value.outcome.code == "not-found"


def test_times_are_the_same_after_a_restart(game, cast):
    take_turn(game, cast.hero, 30)
    take_turn(game, cast.orc, 12)
    before = pace(game)

    game.restart()

    assert pace(game) == before
    newcomer = game.invite("player", "Cy")
    game.do(SetTimer("up", 60, "all"))
    assert pace(game, newcomer) == pace(game, cast.bo)
