"""The turn timer and the pause, as far as they are facts of the encounter."""

from __future__ import annotations

import pytest
from scene import ANNA, Scene

from rondel.core import GM, OBSERVER
from rondel.core.pacing import PauseEncounter, ResumeEncounter, SetTimer, sees_timer

SEATS = (GM, ANNA, OBSERVER)


@pytest.mark.parametrize(
    ("seen", "by"),
    [("gm", [True, False, False]), ("players", [True, True, False]), ("all", [True] * 3)],
)
def test_the_gm_chooses_who_sees_the_timer(scene: Scene, seen: str, by: list[bool]) -> None:
    scene.give(SetTimer("down", 45, seen))

    assert [sees_timer(scene.state, seat) for seat in SEATS] == by
    assert (scene.state.timer.mode, scene.state.timer.seconds) == ("down", 45)


def test_a_timer_that_is_off_is_seen_by_nobody(scene: Scene) -> None:
    scene.give(SetTimer("off", 45, "all"))

    assert not any(sees_timer(scene.state, seat) for seat in SEATS)


@pytest.mark.parametrize(("mode", "seconds"), [("up", 4), ("up", 3601)])
def test_a_timer_of_no_use_is_refused(scene: Scene, mode: str, seconds: int) -> None:
    assert scene.refused(SetTimer(mode, seconds, "all")) == "out-of-range"
    assert scene.refused(SetTimer("sideways", 60, "all")) == "field-not-offered"


def test_a_pause_is_told_and_can_be_ended_and_only_in_play(scene: Scene) -> None:
    scene.add("Mira")
    assert scene.refused(PauseEncounter()) == "not-now"
    scene.begin()

    scene.give(PauseEncounter())
    assert scene.state.paused
    assert scene.refused(PauseEncounter()) == "not-now"
    assert scene.refused(ResumeEncounter(), seat=ANNA) == "only-the-gm"

    scene.give(ResumeEncounter())
    assert not scene.state.paused
    assert scene.story(OBSERVER)[-2:] == ["core-log-paused", "core-log-resumed"]


def test_whatever_the_rules_allow_goes_on_in_a_pause(scene: Scene) -> None:
    mira = scene.add("Mira")
    scene.begin().give(PauseEncounter())

    scene.act(mira)

    assert scene.active == {mira}
