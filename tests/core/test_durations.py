"""How long conditions last: for rounds, until somebody's turn, or without end."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scene import ANNA, Scene

from rondel.core import OBSERVER, Clock, Due, OneOf, Turns, Until
from rondel.core import roster_words as w
from rondel.core.roster_rules import MOST_CONDITIONS

FOUR = ("Orc 1", "Clem", "Orc 2", "Diedra")


@pytest.fixture
def four(scene: Scene) -> tuple[str, ...]:
    """Orc 1, Clem, Orc 2 and Diedra, who act in this order; the fight is on."""
    ids = tuple(scene.add(name) for name in FOUR)
    scene.begin()
    return ids


def test_a_condition_until_somebodys_turn_is_over_at_that_very_turn(
    scene: Scene, four: tuple[str, ...]
) -> None:
    """
    On Clem's turn: Orc 2 until the start of Orc 2's turn one round later.
    """
    orc1, clem, orc2, diedra = four
    scene.act(orc1, clem)
    scene.condition(orc2, "turn_start", 1, orc2)
    scene.act(orc2, diedra)
    assert scene.ill(orc2)  # their turn of this round came and went
    scene.end_round()
    scene.act(orc1)
    assert scene.ill(orc2)
    scene.act(clem)
    assert scene.ill(orc2)

    scene.act(orc2)
    assert not scene.ill(orc2)


def test_no_rounds_mean_the_very_next_turn(scene: Scene, four: tuple[str, ...]) -> None:
    orc1, clem, orc2, _ = four
    scene.act(orc1, clem)
    scene.condition(clem, "turn_start", 0, orc2)
    assert scene.ill(clem)

    scene.act(orc2)
    assert not scene.ill(clem)


def test_the_next_turn_is_not_the_one_that_runs(scene: Scene, four: tuple[str, ...]) -> None:
    orc1, clem, _, _ = four
    scene.act(orc1)
    scene.condition(clem, "turn_start", 0, orc1)
    scene.act(clem)
    scene.end_round()
    assert scene.ill(clem)

    scene.act(orc1)
    assert not scene.ill(clem)


def test_the_end_of_a_turn_is_also_that_of_the_turn_that_runs(
    scene: Scene, four: tuple[str, ...]
) -> None:
    orc1, clem, _, _ = four
    scene.act(orc1)
    scene.condition(orc1, "turn_end", 0, orc1)
    assert scene.ill(orc1)

    scene.act(clem)
    assert not scene.ill(orc1)


def test_until_the_end_of_the_next_turn_after_this(scene: Scene, four: tuple[str, ...]) -> None:
    orc1, clem, _, _ = four
    scene.act(orc1)
    scene.condition(clem, "turn_end", 1, orc1)
    scene.act(clem)
    scene.end_round()
    scene.act(orc1)
    assert scene.ill(clem)

    scene.act(clem)
    assert not scene.ill(clem)


@pytest.mark.parametrize("first", range(4))
def test_one_round_is_over_as_the_next_round_begins_whoever_is_first(
    scene: Scene, four: tuple[str, ...], first: int
) -> None:
    scene.act(four[first])
    scene.condition(four[first], "rounds", 1)
    assert scene.ill(four[first])

    scene.end_round()
    assert not scene.ill(four[first])


def test_an_effect_of_one_round_on_a_single_combatant_is_gone_in_round_2(scene: Scene) -> None:
    only = scene.add("Grak")
    scene.begin().act(only)
    scene.condition(only, "rounds", 1)
    scene.end_round()
    scene.act(only)

    assert not scene.ill(only)


def test_what_begins_in_the_setup_counts_from_round_1(scene: Scene) -> None:
    only = scene.add("Grak")
    scene.condition(only, "rounds", 1)
    scene.begin()
    assert scene.ill(only)

    scene.act(only)
    scene.end_round()
    assert not scene.ill(only)


@pytest.mark.parametrize("until", ["turn_start", "turn_end"])
def test_what_waits_for_one_who_is_removed_ends_with_the_round(
    scene: Scene, four: tuple[str, ...], until: str
) -> None:
    orc1, clem, orc2, _ = four
    scene.act(orc1)
    scene.condition(clem, until, 0, orc2)
    scene.remove(orc2)
    scene.act(clem)
    assert scene.ill(clem)

    scene.end_round()
    assert not scene.ill(clem)


def test_what_waits_for_one_who_fell_ends_with_the_round_and_stays_over(
    scene: Scene, four: tuple[str, ...]
) -> None:
    orc1, clem, orc2, _ = four
    scene.act(orc1)
    scene.condition(clem, "turn_start", 0, orc2)
    scene.give(w.MarkFallen(orc2))
    assert scene.ill(clem)
    scene.end_round()
    assert not scene.ill(clem)

    scene.give(w.RaiseFallen(orc2, None))
    assert not scene.ill(clem)


def test_what_is_over_does_not_come_back_when_the_one_it_waited_for_falls(
    scene: Scene, four: tuple[str, ...]
) -> None:
    orc1, clem, orc2, _ = four
    scene.act(orc1)
    scene.condition(clem, "turn_start", 0, orc2)
    scene.act(orc2)
    scene.give(w.MarkFallen(orc2))

    assert not scene.ill(clem)


def test_leaving_neighbours_shift_no_duration(scene: Scene, four: tuple[str, ...]) -> None:
    orc1, clem, orc2, diedra = four
    scene.act(orc1)
    scene.condition(orc1, "turn_start", 0, diedra)
    scene.remove(clem)
    scene.act(orc2)
    assert scene.ill(orc1)

    scene.act(diedra)
    assert not scene.ill(orc1)


def test_a_duration_ends_at_its_own_ones_turn_not_at_a_namesakes(scene: Scene) -> None:
    first = scene.add("Wolf", count=2)
    second = scene.state.roster.ids[1]
    scene.begin().act(first)
    scene.condition(second, "turn_start", 1, second)
    scene.act(second)
    scene.end_round()
    scene.act(first)
    assert scene.ill(second)

    scene.act(second)
    assert not scene.ill(second)


def test_the_endless_ones_last_and_survive_json(scene: Scene) -> None:
    only = scene.add("Grak")
    scene.condition(only, "endless")
    scene.begin()
    for _ in range(500):
        scene.act(only)
        scene.end_round()
    due = scene.state.roster[only].conditions[0].due
    text = json.dumps(asdict(due), allow_nan=False)

    assert scene.ill(only)
    assert Due(**json.loads(text)) == due
    assert scene.state.clock.rounds_left(due) is None


def test_undoing_brings_an_expired_effect_back_with_what_was_left(scene: Scene) -> None:
    only = scene.add("Grak")
    scene.begin().act(only)
    scene.condition(only, "rounds", 2)
    due = scene.state.roster[only].conditions[0].due
    for _ in range(3):
        scene.end_round()
        scene.act(only)
    assert not scene.ill(only)

    before = scene.undone(6)
    assert before.roster.lasting(only, before.clock)
    assert before.clock.rounds_left(due) == 2


def test_rounds_left_count_down_to_0_and_never_below(scene: Scene) -> None:
    only = scene.add("Grak")
    scene.condition(only, "rounds", 2)
    due = scene.state.roster[only].conditions[0].due
    left = [scene.state.clock.rounds_left(due)]
    scene.begin()
    for _ in range(4):
        left.append(scene.state.clock.rounds_left(due))
        scene.act(only)
        scene.end_round()

    assert left == [2, 2, 1, 0, 0]


def test_what_ran_out_is_told_once_and_offered_no_more(scene: Scene) -> None:
    only = scene.add("Grak", controller="anna")
    scene.condition(only, "rounds", 1)
    assert len(scene.offers(w.EndCondition)) == 1
    scene.begin().act(only)
    scene.end_round()
    scene.act(only)
    scene.end_round()

    assert scene.offers(w.EndCondition) == scene.offers(w.EndCondition, ANNA) == []
    assert scene.story(OBSERVER).count("core-log-condition-over") == 1
    assert scene.story(OBSERVER).count("core-log-condition-ended") == 0


def test_the_end_of_a_condition_tells_nobody_of_the_hidden_one_it_waited_for(scene: Scene) -> None:
    only, spy = scene.add("Grak"), scene.add("Spy", hidden=True)
    scene.begin().act(only)
    scene.condition(only, "turn_start", 0, spy)
    scene.act(spy)

    assert "core-log-condition-over" in scene.story()
    assert "core-log-condition-over" not in scene.story(OBSERVER)
    scene.reveal(spy)
    assert "core-log-condition-over" in scene.story(OBSERVER)


def test_somebody_can_end_a_condition(scene: Scene) -> None:
    only = scene.add("Grak")
    ill, other = scene.condition(only, "endless"), scene.condition(only, "endless")
    (offer,) = scene.offers(w.EndCondition)
    assert isinstance(offer.fields["condition"], OneOf)
    assert offer.fields["condition"].values == (ill, other)

    scene.give(w.EndCondition(only, ill))
    assert [c.id for c in scene.state.roster[only].conditions] == [other]
    assert "core-log-condition-ended" in scene.story(OBSERVER)


def test_nobody_has_more_conditions_than_can_be_read(scene: Scene) -> None:
    one, other = scene.add("Grak"), scene.add("Anna")
    for _ in range(MOST_CONDITIONS):
        scene.condition(one, "endless")

    assert {o.fields["who"].examples for o in scene.offers(w.AddCondition)} == {(other,)}
    scene.remove(other)
    assert scene.offers(w.AddCondition) == []


def test_a_condition_waits_for_nobody_hidden_from_who_gives_it(scene: Scene) -> None:
    mine, spy = scene.add("Mine", controller="anna"), scene.add("Spy", hidden=True)
    command = w.AddCondition(mine, "Ill", "turn_start", 0, spy)
    unknown = w.AddCondition(mine, "Ill", "turn_start", 0, "nobody")

    assert scene.refused(command, seat=ANNA) == scene.refused(unknown, seat=ANNA)


clocks = st.lists(st.sampled_from(["round", "a", "b"]), max_size=30)


@given(clocks, clocks, st.sampled_from(Until), st.integers(0, 3))
def test_what_is_over_stays_over(
    before: list[str], after: list[str], until: Until, rounds: int
) -> None:
    clock = Clock()
    for what in before:
        clock = later(clock, what)
    due = clock.due(until, rounds, "a")
    over = []
    for what in after:
        clock = later(clock, what)
        over.append(clock.is_over(due))

    assert over == sorted(over)


@given(clocks, clocks)
def test_the_next_turn_is_the_first_that_begins(before: list[str], after: list[str]) -> None:
    clock = Clock().begin_round(1)
    for what in before:
        clock = later(clock, what)
    due = clock.due(Until.TURN_START, 0, "a")
    for what in after:
        clock = later(clock, what)

    assert clock.is_over(due) == ("a" in after)


def later(clock: Clock, what: str) -> Clock:
    if what == "round":
        return clock.begin_round(clock.round + 1)
    return clock.begin_turn(what).end_turn(what)


def test_a_clock_knows_everybodys_turns() -> None:
    clock = Clock().begin_round(3).begin_turn("a").end_turn("a").begin_turn("a")

    assert clock.of("a") == Turns(begun=2, begun_in=3, ended=1, ended_in=3)
    assert clock.of("b") == Turns()
