"""Clocks that count time: what lasts for a time, and what others may know of it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from faults import breach
from metronome import SYSTEM, Answer, Answered, Metronome, State, Strike
from scene import ANNA, Scene

from rondel.core import (
    GM,
    OBSERVER,
    Board,
    EncounterEnded,
    Event,
    Label,
    OneOf,
    Range,
    Seat,
    Stage,
    Until,
)
from rondel.core.conformance import check
from rondel.core.encounter import EndEncounter
from rondel.core.roster_story import tell_time
from rondel.core.roster_words import AddCondition


@pytest.fixture
def beat() -> Scene:
    return Scene(SYSTEM)


def strike(scene: Scene, who: str, at: int) -> None:
    scene.give(Strike(who, at))


def ill_for(scene: Scene, who: str, time: int, *, seat: Seat = GM) -> None:
    scene.give(AddCondition(who, "Ill", "time", 0, "", time), seat=seat)


@pytest.mark.parametrize("seed", range(8))
def test_any_play_keeps_the_contract(seed: int) -> None:
    check(SYSTEM, seed=seed, steps=80)


def test_20_units_given_at_5_are_over_at_25_and_not_before(beat: Scene) -> None:
    mira = beat.add("Mira")
    beat.begin()
    strike(beat, mira, 5)
    ill_for(beat, mira, 20)
    (condition,) = beat.state.roster[mira].conditions

    strike(beat, mira, 24)
    assert beat.state.clock.time_left(condition.due) == 1
    assert beat.ill(mira)

    strike(beat, mira, 25)
    assert beat.state.clock.time_left(condition.due) == 0
    assert not beat.ill(mira)
    assert beat.told(GM)[-1].key == "core-log-turn"
    assert "core-log-condition-over" in beat.story()


def test_a_clock_of_time_offers_time_and_turns_but_no_rounds(beat: Scene) -> None:
    mira = beat.add("Mira")
    ways = {}
    for offer in beat.offers(AddCondition):
        assert offer.label
        ways[offer.label.key] = offer.fields
    assert list(ways) == [
        "core-add-condition-endless",
        "core-add-condition-time",
        "core-add-condition-turn",
    ]
    assert isinstance(ways["core-add-condition-time"]["time"], Range)
    assert ways["core-add-condition-turn"]["rounds"] == OneOf((0,))
    assert beat.refused(AddCondition(mira, "Ill", "rounds", 1, "")) == "field-not-offered"


def test_a_clock_of_rounds_offers_no_time(scene: Scene) -> None:
    mira = scene.add("Mira")
    assert scene.refused(AddCondition(mira, "Ill", "time", 0, "", 5)) == "field-not-offered"
    assert scene.state.clock.time_left(scene.state.clock.due(Until.TIME, 0, "", 5)) is None
    assert not scene.state.clock.is_over(scene.state.clock.due(Until.TIME, 0, "", 0))
    assert scene.state.time_for(GM) == 0


def test_until_somebodys_turn_is_over_when_they_are_asked_or_have_answered(beat: Scene) -> None:
    mira, grak = beat.add("Mira"), beat.add("Grak")
    beat.begin()
    strike(beat, grak, 3)
    beat.condition(mira, "turn_start", 0, mira)
    beat.condition(grak, "turn_end", 0, mira)
    assert beat.ill(mira)

    strike(beat, mira, 4)
    assert (beat.ill(mira), beat.ill(grak)) == (False, True)

    beat.give(Answer(mira))
    assert not beat.ill(grak)
    assert not beat.state.clock.rounds_before(beat.state.clock.due(Until.TURN_END, 0, mira))


def test_of_two_asked_at_once_one_answers_for_all_to_see(beat: Scene) -> None:
    mira, bruno = beat.add("Mira"), beat.add("Bruno")
    beat.begin()
    strike(beat, mira, 2)
    strike(beat, bruno, 2)

    beat.give(Answer(mira))

    assert beat.state.active_for(OBSERVER) == {bruno}
    beat.give(Answer(bruno))
    assert beat.state.active_for(OBSERVER) == set()


def test_time_stands_still_for_others_while_only_a_hidden_one_acts(beat: Scene) -> None:
    mira, spy = beat.add("Mira", controller="anna"), beat.add("Spy", hidden=True)
    beat.begin()
    strike(beat, mira, 9)
    ill_for(beat, mira, 1)
    turn = beat.state.shown_turn
    beat.give(Answer(mira))
    turn = beat.state.shown_turn

    strike(beat, spy, 11)
    assert [beat.state.time_for(seat) for seat in (GM, ANNA, OBSERVER)] == [11, 9, 9]
    assert beat.state.roster.lasting(mira, beat.state.clock_for(ANNA))
    assert not beat.state.roster.lasting(mira, beat.state.clock_for(GM))
    assert "core-log-condition-over" not in beat.story()
    beat.give(Answer(spy))
    assert beat.state.shown_turn == turn

    strike(beat, mira, 14)
    assert beat.story()[-2:] == ["core-log-condition-over", "core-log-turn"]
    assert [beat.state.time_for(seat) for seat in (GM, ANNA, OBSERVER)] == [14, 14, 14]
    assert beat.state.shown_turn > turn


def test_who_steers_the_hidden_one_knows_its_time_and_keeps_knowing_it(beat: Scene) -> None:
    beat.add("Mira")
    spy = beat.add("Spy", controller="anna", hidden=True)
    beat.begin()
    strike(beat, spy, 11)
    beat.give(Answer(spy))

    assert [beat.state.time_for(seat) for seat in (ANNA, OBSERVER)] == [11, 0]
    beat.reveal(spy)
    assert beat.state.time_for(OBSERVER) == 11


def test_what_a_player_begins_lasts_from_the_time_that_they_see(beat: Scene) -> None:
    mira, spy = beat.add("Mira", controller="anna"), beat.add("Spy", hidden=True)
    beat.begin()
    strike(beat, mira, 9)
    beat.give(Answer(mira))
    strike(beat, spy, 11)

    ill_for(beat, mira, 10, seat=ANNA)

    (condition,) = beat.state.roster[mira].conditions
    assert beat.state.clock_for(ANNA).time_left(condition.due) == 10


def test_of_several_whose_turn_begins_at_once_the_log_names_the_first_asked_first(
    beat: Scene,
) -> None:
    names = ("Mira", "Bruno", "Anna")
    ids = {name: beat.add(name) for name in names}
    beat.begin()
    before = beat.state
    after = replace(before, clock=before.clock.at_time(4))
    for name in ("Bruno", "Anna", "Mira"):
        after = after.begin_turn(ids[name])

    told = [line.who["who"] for line in tell_time(before, after)]

    assert told == [ids["Bruno"], ids["Anna"], ids["Mira"]]


def test_an_encounter_in_which_nothing_is_left_offers_its_end_first(beat: Scene) -> None:
    beat.add("Mira")
    beat.begin()
    (end,) = beat.offers(EndEncounter)
    assert (end.main, end.confirm) == (False, True)

    beat.state = replace(beat.state, over=True)

    (end,) = beat.offers(EndEncounter)
    assert (end.main, end.confirm) == (True, False)
    beat.meet(EncounterEnded())
    assert beat.state.stage is Stage.ENDED


def test_time_known_to_all_is_no_news(beat: Scene) -> None:
    mira = beat.add("Mira")
    beat.begin()
    strike(beat, mira, 4)
    assert beat.state.show_time() == beat.state


def test_a_public_moment_shows_its_time_though_nobody_is_asked(beat: Scene) -> None:
    beat.add("Mira")
    beat.begin()
    later = replace(beat.state, clock=beat.state.clock.at_time(7))
    assert later.time_for(OBSERVER) == 0
    assert later.show_time().time_for(OBSERVER) == 7


def test_a_clock_that_is_turned_back_is_found() -> None:
    class Back(Metronome):
        def evolve(self, state: State, event: Event) -> State:
            state = super().evolve(state, event)
            if isinstance(event, Answered):
                return replace(state, clock=state.clock.at_time(0))
            return state

    assert "turns the clock back" in breach(Back())


def test_a_view_that_tells_the_true_time_is_found() -> None:
    class Open(Metronome):
        def view(self, state: State, seat: Seat) -> Board:
            return Board(Label("metronome-beat", {"beat": state.clock.time or 0}))

    assert "the board change" in breach(Open())
