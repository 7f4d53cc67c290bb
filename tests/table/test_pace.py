"""How long turns take at the table, as each audience sees them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from relay import HandOver

from rondel.core import GM, EncounterState, Roster, Stage
from rondel.core.encounter import EndEncounter
from rondel.core.pacing import PauseEncounter, ResumeEncounter, SetTimer
from rondel.core.roster_words import ChangeHp
from rondel.table import Refused
from rondel.table.commands import Redo, Undo
from rondel.table.pace import Pace


def pace(game: Any, seat: str | None = None) -> dict[str, Any]:
    told: dict[str, Any] = game.tables.pace(game.table, seat or game.gm, game.fight)
    return told


def timer(game: Any, seat: str | None = None) -> dict[str, Any] | None:
    found: dict[str, Any] | None = game.doc(seat)["encounter"].get("timer")
    return found


def undo(game: Any) -> None:
    assert game.do(Undo(game.doc()["encounter"]["undo"]["act"])).ok


def redo(game: Any) -> None:
    assert game.do(Redo(game.doc()["encounter"]["redo"]["act"])).ok


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


def test_what_is_undone_leaves_no_turn_and_the_turn_before_goes_on(game, cast):
    take_turn(game, cast.hero, 30)
    take_turn(game, cast.orc, 5)
    undo(game)
    game.clock.wait(seconds=7)
    take_turn(game, cast.friend, 4)

    told = pace(game)["combatants"]

    assert (told[cast.hero]["turns"], told[cast.hero]["seconds"]) == (1, 42)
    assert cast.orc not in told
    assert pace(game)["played"] == 42, "the last turn goes on"


def test_a_turn_ended_undone_and_redone_is_one_turn(game, cast):
    take_turn(game, cast.hero, 30)
    take_turn(game, cast.orc, 5)
    undo(game)
    game.clock.wait(seconds=2)
    redo(game)
    game.clock.wait(seconds=3)
    undo(game)
    redo(game)
    take_turn(game, cast.hero, 0)

    told = pace(game)["combatants"]

    assert (told[cast.hero]["turns"], told[cast.hero]["seconds"]) == (1, 30)
    assert (told[cast.orc]["turns"], told[cast.orc]["seconds"]) == (1, 10)


def test_the_timer_goes_on_where_it_was_when_the_end_of_a_turn_is_undone(game, cast):
    game.do(SetTimer("up", 60, "all"))
    take_turn(game, cast.hero, 6)
    before = timer(game)
    take_turn(game, cast.orc, 2)
    assert timer(game) != before

    undo(game)

    assert timer(game) == before
    assert timer(game, cast.ada) == before


def test_a_round_whose_beginning_is_undone_has_lasted_no_time():
    setup = EncounterState(roster=Roster(), settings=None)
    first = replace(setup, stage=Stage.RUNNING).begin_round()
    second = first.begin_round()
    times = Pace(GM)
    times.done("2026-11-30T10:00:00Z", setup, first)
    times.done("2026-11-30T10:00:30Z", first, second)
    times.undone("2026-11-30T10:00:39Z", second)
    assert times.told({})["rounds"] == {"1": 39}

    times.redone("2026-11-30T10:00:50Z", first)

    assert times.told({})["rounds"] == {"1": 30, "2": 20}


def test_undone_times_are_the_same_after_a_restart(game, cast):
    game.do(SetTimer("up", 60, "all"))
    take_turn(game, cast.hero, 30)
    take_turn(game, cast.orc, 5)
    undo(game)
    game.clock.wait(seconds=4)
    take_turn(game, cast.orc, 5)
    take_turn(game, cast.hero, 5)
    undo(game)
    before = (pace(game), timer(game), pace(game, cast.ada))

    game.restart()

    assert (pace(game), timer(game), pace(game, cast.ada)) == before


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


def test_what_has_ended_no_longer_waits_for_the_gm_to_go_on(game, cast):
    take_turn(game, cast.hero, 10)
    game.do(PauseEncounter())
    game.do(EndEncounter())

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


@pytest.mark.parametrize("secret", [True, False], ids=["something-secret", "nothing"])
def test_what_a_gm_does_in_secret_after_a_long_while_moves_nobodys_timer(game, cast, secret):
    game.do(SetTimer("up", 60, "all"))
    take_turn(game, cast.hero, 35 * 60)
    before = game.doc(cast.ada)["encounter"]
    if secret:
        assert game.do(ChangeHp(cast.assassin, -1)).ok
    assert game.doc(cast.ada)["encounter"] == before
    game.clock.wait(minutes=10)
    take_turn(game, cast.orc, 0)

    assert pace(game, cast.ada)["combatants"][cast.hero]["seconds"] == 30 * 60
    assert pace(game)["combatants"][cast.hero]["seconds"] == (40 if secret else 30) * 60


def test_an_act_that_is_told_to_all_makes_two_gaps_of_a_long_one(game, cast):
    game.do(SetTimer("up", 60, "all"))
    take_turn(game, cast.hero, 20 * 60)
    assert game.do(ChangeHp(cast.hero, -1)).ok
    game.clock.wait(minutes=20)
    take_turn(game, cast.orc, 0)

    assert pace(game, cast.ada)["combatants"][cast.hero]["seconds"] == 40 * 60
