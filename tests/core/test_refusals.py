"""Why a command is not carried out: a code that says so, and tells nothing of the hidden."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest
from rondel_popcorn import EndRound, NameNext
from scene import ANNA, BERT, Scene

from rondel.core import GM, OBSERVER, Refusal, Seat, encounter
from rondel.core import roster_words as w
from rondel.core.offers import LONGEST_NAME, LONGEST_NOTE, Command
from rondel.core.roster_rules import MOST_CONDITIONS, MOST_HP, decide

ABOUT_ONE = [kind for kind in encounter.COMMANDS if "who" in {f.name for f in fields(kind)}]


def about(kind: type[Command], who: str) -> Command:
    """A command of *kind* about *who*, whatever else it says."""
    chosen: dict[str, Any] = {"who": who, "by": -1, "hp": 1, "max_hp": 9, "rounds": 0}
    return kind(**{f.name: chosen.get(f.name, "") for f in fields(kind)})


@pytest.mark.parametrize("seat", [ANNA, BERT, OBSERVER])
@pytest.mark.parametrize("kind", ABOUT_ONE)
def test_the_hidden_the_gone_and_nobody_are_refused_alike(
    scene: Scene, kind: type[Command], seat: Seat
) -> None:
    scene.add("Bert", controller="bert")
    hidden, gone = scene.add("Spy", hidden=True), scene.add("Grak", controller="anna")
    scene.remove(gone)
    answers = {
        repr(encounter.judge(scene.system, scene.state, seat, about(kind, who)))
        for who in (hidden, gone, "nobody")
    }

    assert len(answers) == 1


@pytest.mark.parametrize("kind", ABOUT_ONE)
def test_who_steers_a_hidden_one_is_told_the_real_reason(scene: Scene, kind: type[Command]) -> None:
    hidden = scene.add("Scout", hidden=True, controller="anna")
    answer = encounter.judge(scene.system, scene.state, ANNA, about(kind, hidden))

    assert not isinstance(answer, Refusal) or answer.code != "no-such-combatant"


def test_a_refusal_names_the_field_that_does_not_fit(scene: Scene) -> None:
    who = scene.add("Grak", hp=7)
    answer = encounter.judge(scene.system, scene.state, GM, w.ChangeHp(who, 10**6))

    assert answer == Refusal("out-of-range", {"field": "by", "low": -MOST_HP, "high": MOST_HP})


def test_a_text_that_is_too_long_or_none_at_all_is_told_so(scene: Scene) -> None:
    who = scene.add("Grak")
    long = encounter.judge(scene.system, scene.state, GM, w.Rename(who, "x" * (LONGEST_NAME + 1)))
    note = encounter.judge(scene.system, scene.state, GM, w.WriteNote(who, "x" * 1001))
    none = encounter.judge(scene.system, scene.state, GM, w.Rename(who, ""))

    assert long == Refusal("too-long", {"field": "name", "most": LONGEST_NAME})
    assert note == Refusal("too-long", {"field": "note", "most": LONGEST_NOTE})
    assert none == Refusal("left-empty", {"field": "name"})


@pytest.mark.parametrize("seat", [GM, ANNA])
def test_one_condition_too_many_is_refused_with_whose_and_how_many(
    scene: Scene, seat: Seat
) -> None:
    scene.give(w.Permit("conditions", allowed=True))
    who = scene.add("Grak", controller="anna")
    for _ in range(MOST_CONDITIONS):
        scene.condition(who, "endless")
    answer = encounter.judge(
        scene.system, scene.state, seat, w.AddCondition(who, "Ill", "endless", 0, "")
    )

    assert answer == Refusal("too-many-conditions", {"name": "Grak", "most": MOST_CONDITIONS})
    assert (
        scene.refused(w.AddCondition("nobody", "Ill", "endless", 0, ""), seat=seat)
        == "no-such-combatant"
    )


def test_who_may_set_no_conditions_hears_nothing_of_how_many_there_can_be(scene: Scene) -> None:
    scene.give(w.Permit("conditions", allowed=False))
    who = scene.add("Grak", controller="anna")
    for _ in range(MOST_CONDITIONS):
        scene.condition(who, "endless")

    assert scene.refused(w.AddCondition(who, "Ill", "endless", 0, ""), seat=ANNA) == "only-the-gm"


def test_an_offer_for_others_is_refused_for_this_one(scene: Scene) -> None:
    who = scene.add("Grak")
    scene.add("Anna", hp=7)

    assert scene.refused(w.ChangeHp(who, -1)) == "not-for-this-combatant"


def test_a_setting_that_there_is_not_is_refused(scene: Scene) -> None:
    assert scene.refused(encounter.ChangeSetting("no_such_rule", value=True)) == "field-not-offered"


def test_an_empty_encounter_does_not_begin(scene: Scene) -> None:
    assert scene.refused(encounter.BeginEncounter()) == "not-in-this-stage"


def test_the_systems_own_commands_are_refused_by_the_system(scene: Scene) -> None:
    who = scene.add("Anna", controller="anna")
    assert scene.refused(NameNext(who)) == "not-in-this-stage"
    scene.begin()

    assert scene.refused(NameNext(who), seat=ANNA) == "not-yours"
    assert scene.refused(NameNext("nobody")) == "field-not-offered"
    assert scene.refused(EndRound()) == "not-now"


def test_nothing_of_the_system_is_done_once_the_encounter_ended(scene: Scene) -> None:
    who = scene.add("Anna")
    scene.begin()
    scene.give(encounter.EndEncounter())

    assert scene.refused(NameNext(who)) == "encounter-ended"
    assert scene.refused(NameNext(who), seat=OBSERVER) == "observers-only-watch"


def test_a_refused_command_changes_nothing(scene: Scene) -> None:
    scene.add("Anna")
    before = repr(scene.state)
    scene.refused(w.Rename("nobody", "Somebody"))

    assert repr(scene.state) == before


def test_the_roster_decides_commands_about_combatants_only(scene: Scene) -> None:
    with pytest.raises(TypeError, match="no command about combatants"):
        decide(scene.state.roster, scene.state.clock, EndRound(), scene.dice)
