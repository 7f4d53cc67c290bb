"""Stages, rounds and turns, and whose turn it is as far as each seat may know."""

from __future__ import annotations

import pytest
from rondel_popcorn import SYSTEM, Named, NameNext
from scene import ANNA, BERT, Scene

from rondel.core import (
    GM,
    OBSERVER,
    CombatantFell,
    Seat,
    Stage,
    encounter,
)
from rondel.core import roster_words as w

STRANGERS = (ANNA, BERT, OBSERVER)


@pytest.fixture
def trio(scene: Scene) -> tuple[str, str, str]:
    """A, the hidden H and B; the fight is on."""
    ids = scene.add("A"), scene.add("H", hidden=True), scene.add("B")
    scene.begin()
    return ids


def shown(scene: Scene, seat: Seat) -> frozenset[str]:
    """Who acts now as *seat* sees it."""
    active: frozenset[str] = scene.state.active_for(seat)
    return active


def test_an_encounter_is_set_up_runs_ends_and_goes_on(scene: Scene) -> None:
    scene.add("Grak")
    stages = [scene.state.stage]
    for command in (
        encounter.BeginEncounter(),
        encounter.EndEncounter(),
        encounter.ReopenEncounter(),
    ):
        scene.give(command)
        stages.append(scene.state.stage)

    assert stages == [Stage.SETUP, Stage.RUNNING, Stage.ENDED, Stage.RUNNING]
    assert scene.state.round == 1


def test_it_goes_on_where_it_ended(scene: Scene, trio: tuple[str, str, str]) -> None:
    scene.act(trio[0])
    scene.give(encounter.EndEncounter())
    scene.give(encounter.ReopenEncounter())

    assert (scene.active, scene.state.round) == ({trio[0]}, 1)


def test_the_beginning_and_the_reopening_ask_nothing_the_ending_does(scene: Scene) -> None:
    scene.add("Grak")
    (begin,) = scene.offers(encounter.BeginEncounter)
    scene.begin()
    (end,) = scene.offers(encounter.EndEncounter)

    assert (begin.main, begin.confirm, begin.expect) == (True, False, "setup")
    assert (end.main, end.confirm) == (False, True)


def test_a_house_rule_is_changed_at_any_time(scene: Scene) -> None:
    scene.give(encounter.ChangeSetting("last_may_begin", value=False))
    assert scene.state.settings.last_may_begin is False

    scene.add("Grak")
    scene.begin().give(encounter.ChangeSetting("last_may_begin", value=True))
    assert scene.state.settings.last_may_begin is True


@pytest.mark.parametrize("seat", STRANGERS)
def test_during_a_hidden_ones_turn_others_keep_seeing_the_turn_before(
    scene: Scene, trio: tuple[str, str, str], seat: Seat
) -> None:
    a, h, b = trio
    scene.act(a, h)
    assert shown(scene, GM) == {h}
    assert shown(scene, seat) == {a}

    scene.act(b)
    assert shown(scene, GM) == shown(scene, seat) == {b}


def test_who_steers_the_hidden_one_sees_their_turn(scene: Scene) -> None:
    a, h = scene.add("A"), scene.add("H", hidden=True, controller="anna")
    scene.begin().act(a, h)

    assert shown(scene, ANNA) == {h}
    assert shown(scene, BERT) == {a}


def test_at_the_reveal_of_the_active_one_all_see_whose_turn_it_is(
    scene: Scene, trio: tuple[str, str, str]
) -> None:
    a, h, _ = trio
    scene.act(a, h)
    turn = scene.state.shown_turn
    scene.reveal(h)

    assert shown(scene, OBSERVER) == {h}
    assert scene.state.shown_turn == turn + 1


def test_the_reveal_of_another_changes_no_turn(scene: Scene, trio: tuple[str, str, str]) -> None:
    a, h, _ = trio
    scene.act(a)
    turn = scene.state.shown_turn
    scene.reveal(h)

    assert shown(scene, OBSERVER) == {a}
    assert scene.state.shown_turn == turn


def test_a_hidden_ones_turn_is_no_turn_for_others(scene: Scene, trio: tuple[str, str, str]) -> None:
    a, h, _ = trio
    scene.act(a)
    turn = scene.state.shown_turn
    scene.act(h)

    assert scene.state.shown_turn == turn


def test_who_is_hidden_in_their_turn_acts_for_the_gm_alone(
    scene: Scene, trio: tuple[str, str, str]
) -> None:
    scene.act(trio[0])
    scene.hide(trio[0])

    assert shown(scene, GM) == {trio[0]}
    assert shown(scene, OBSERVER) == frozenset()


def test_who_is_removed_is_shown_no_longer(scene: Scene, trio: tuple[str, str, str]) -> None:
    a, h, _ = trio
    scene.act(a, h)
    scene.remove(a)

    assert shown(scene, OBSERVER) == frozenset()
    assert shown(scene, GM) == {h}


def test_between_turns_nobody_acts_for_anybody(scene: Scene, trio: tuple[str, str, str]) -> None:
    a, h, _ = trio
    scene.act(a, h)
    scene.remove(h)

    assert shown(scene, GM) == shown(scene, OBSERVER) == frozenset()


def test_with_a_new_round_nobody_acts_for_all_to_see(
    scene: Scene, trio: tuple[str, str, str]
) -> None:
    scene.act(trio[0])
    turn = scene.state.shown_turn
    scene.end_round()
    assert (scene.state.round, scene.active) == (2, set())
    assert shown(scene, OBSERVER) == frozenset()
    assert scene.state.shown_turn == turn + 1


def test_a_round_of_hidden_ones_alone_changes_no_turn_that_others_saw(
    scene: Scene, trio: tuple[str, str, str]
) -> None:
    turn = scene.state.shown_turn
    scene.act(trio[1])
    scene.end_round()

    assert scene.state.shown_turn == turn


def test_several_may_act_at_once(scene: Scene, trio: tuple[str, str, str]) -> None:
    a, h, b = trio
    both = scene.state.begin_turn(a).begin_turn(h).begin_turn(b)

    assert both.active_for(GM) == {a, h, b}
    assert both.active_for(OBSERVER) == {a, b}
    assert both.end_turn(a).active_for(OBSERVER) == {b}


def test_the_turn_of_one_who_cannot_act_goes_by_with_the_round(
    scene: Scene, trio: tuple[str, str, str]
) -> None:
    a, _, b = trio
    scene.meet(CombatantFell(b))
    scene.act(a)
    scene.end_round()

    assert scene.state.clock.of(b).begun == scene.state.clock.of(b).ended == 1
    assert scene.state.clock.of(b).begun_in == 1


def test_the_commands_and_events_of_an_encounter_are_known_by_name() -> None:
    commands, events = encounter.commands_of(SYSTEM), encounter.events_of(SYSTEM)

    assert (commands["NameNext"], commands["Hide"]) == (NameNext, w.Hide)
    assert (events["Named"], events["CombatantHidden"]) == (Named, w.CombatantHidden)
    assert len(commands) == len(encounter.COMMANDS) + len(SYSTEM.commands)
    assert len(events) == len(encounter.EVENTS) + len(SYSTEM.events)


def test_settings_and_roster_can_be_handed_over_at_the_start(scene: Scene) -> None:
    scene.add("Grak")
    settings = scene.system.settings(last_may_begin=False)
    state = encounter.start(scene.system, scene.state.roster, settings)

    assert (state.roster, state.settings) == (scene.state.roster, settings)
    assert w.AddCombatants in {o.kind for o in encounter.legal(scene.system, state, GM)}
