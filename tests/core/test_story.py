"""How what happens is told, and to whom."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from scene import ANNA, BERT, Scene

from rondel.core import GM, OBSERVER, Label, Line, Seat, SettingChanged, encounter
from rondel.core import roster_words as w
from rondel.core.offers import Command


def last(scene: Scene, seat: Seat = GM) -> Label:
    return scene.told(seat)[-1]


def test_a_line_concerns_all_whom_it_gives_away() -> None:
    line = Line(Label("core-log-fell"), {"who": "a", "by": "b"}, frozenset({"c"}))

    assert line.concerns == {"a", "b", "c"}


@pytest.mark.parametrize(
    ("command", "label"),
    [
        (w.Rename("", "Grakh"), Label("core-log-renamed", {"old": "Grak", "new": "Grakh"})),
        (w.SetSide("", "Heroes"), Label("core-log-side", {"side": "Heroes"})),
        (w.ChangeHp("", -2), Label("core-log-hp-lost", {"by": 2, "hp": 3})),
        (w.ChangeHp("", 2), Label("core-log-hp-gained", {"by": 2, "hp": 7})),
        (w.MarkFallen(""), Label("core-log-fell")),
        (w.SetStanding("", "unable"), Label("core-log-standing-unable")),
        (
            w.AddCondition("", "Asleep", "endless", 0, ""),
            Label("core-log-condition-began", {"condition": "Asleep"}),
        ),
        (w.RemoveCombatant(""), Label("core-log-removed")),
    ],
    ids=lambda value: getattr(value, "key", None) or type(value).__name__,
)
def test_what_happens_to_a_visible_combatant_of_a_player_is_told_to_all(
    scene: Scene, command: Command, label: Label
) -> None:
    who = scene.add("Grak", hp=9, controller="anna")
    scene.give(w.ChangeHp(who, -4))
    scene.give(about(who, command))

    assert all(last(scene, seat) == label for seat in (GM, ANNA, BERT, OBSERVER))
    assert scene.lines[-1].who == {"who": who}


def about(who: str, command: Command) -> Command:
    changes: dict[str, Any] = {"who": who}
    return replace(command, **changes)


@pytest.mark.parametrize("by", [-2, 2])
def test_hit_points_of_the_gms_combatants_are_told_to_gms_alone(scene: Scene, by: int) -> None:
    who = scene.add("Grak", hp=9)
    scene.give(w.ChangeHp(who, -4))
    scene.give(w.ChangeHp(who, by))

    assert last(scene).key.startswith("core-log-hp-")
    assert last(scene, OBSERVER) == Label("core-log-added")


def test_that_somebody_fell_is_told_to_all_without_the_numbers(scene: Scene) -> None:
    who = scene.add("Grak", hp=9)
    scene.give(w.ChangeHp(who, -9))

    assert scene.story(OBSERVER) == ["core-log-added", "core-log-fell"]
    assert scene.story() == ["core-log-added", "core-log-hp-lost", "core-log-fell"]


def test_hit_points_that_begin_to_be_counted_are_told_as_such(scene: Scene) -> None:
    who = scene.add("Grak", controller="anna")
    scene.give(w.SetHp(who, 9, 9))
    assert last(scene, OBSERVER) == Label("core-log-hp-set", {"hp": 9})

    told = len(scene.lines)
    scene.give(w.SetHp(who, 9, 12))
    scene.give(w.SetHp(who, None, None))
    assert len(scene.lines) == told


def test_who_was_raised_is_told(scene: Scene) -> None:
    who = scene.add("Grak")
    scene.give(w.MarkFallen(who))
    scene.give(w.RaiseFallen(who, None))

    assert last(scene, OBSERVER) == Label("core-log-raised")


@pytest.mark.parametrize(
    "command",
    [w.WriteNote("", "a coward"), w.Assign("", "anna")],
    ids=lambda command: type(command).__name__,
)
def test_notes_and_who_steers_whom_are_no_story(scene: Scene, command: Command) -> None:
    who = scene.add("Grak")
    told = len(scene.lines)
    scene.give(about(who, command))

    assert len(scene.lines) == told


def test_permissions_are_no_story(scene: Scene) -> None:
    scene.give(w.Permit("rename", allowed=True))

    assert scene.lines == []


def test_the_story_of_a_hidden_one_is_told_at_the_reveal(scene: Scene) -> None:
    spy = scene.add("Spy", hidden=True, hp=5)
    scene.give(w.SetSide(spy, "Cult"))
    assert scene.story(OBSERVER) == []
    assert scene.story() == ["core-log-added", "core-log-side"]

    scene.reveal(spy)
    assert scene.story(OBSERVER) == ["core-log-added", "core-log-side", "core-log-revealed"]


def test_what_a_hidden_one_was_called_before_is_never_told(scene: Scene) -> None:
    spy = scene.add("Doppelganger", hidden=True)
    scene.give(w.Rename(spy, "Merchant"))
    scene.reveal(spy)

    assert scene.story(OBSERVER) == ["core-log-added", "core-log-revealed"]
    assert Label("core-log-renamed", {"old": "Doppelganger", "new": "Merchant"}) in scene.told(GM)


def test_that_somebody_was_hidden_is_told_to_gms_alone(scene: Scene) -> None:
    who = scene.add("Spy")
    scene.hide(who)

    assert last(scene) == Label("core-log-hidden")
    assert "core-log-hidden" not in scene.story(OBSERVER)
    scene.reveal(who)
    assert "core-log-hidden" not in scene.story(OBSERVER)


def test_stages_rounds_and_turns_are_told(scene: Scene) -> None:
    who = scene.add("Grak")
    scene.begin().act(who)
    scene.end_round()
    scene.give(encounter.EndEncounter())
    scene.give(encounter.ReopenEncounter())

    assert scene.told(OBSERVER)[1:] == [
        Label("core-log-begun"),
        Label("core-log-round", {"round": 1}),
        Label("core-log-turn"),
        Label("core-log-round", {"round": 2}),
        Label("core-log-ended"),
        Label("core-log-reopened"),
    ]


def test_the_turn_of_a_hidden_one_is_told_at_the_reveal(scene: Scene) -> None:
    a, spy = scene.add("A"), scene.add("Spy", hidden=True)
    scene.begin().act(a, spy)
    assert scene.story(OBSERVER).count("core-log-turn") == 1

    scene.reveal(spy)
    assert scene.story(OBSERVER).count("core-log-turn") == 2


@pytest.mark.parametrize(("value", "shown"), [(True, "on"), (False, "off"), (3, 3), ("die", "die")])
def test_a_changed_house_rule_is_told_to_gms_alone(
    scene: Scene, value: str | int, shown: str | int
) -> None:
    event = SettingChanged("some_rule", value)
    (line,) = encounter.tell(scene.system, scene.state, event, scene.state)

    assert line == Line(
        Label("core-log-setting", {"name": "some_rule", "value": shown}), gm_only=True
    )


def test_events_of_a_system_are_told_by_the_system(scene: Scene) -> None:
    a, b = scene.add("A"), scene.add("B")
    scene.begin().act(a, b)

    assert scene.lines[-2] == Line(Label("popcorn-log-named"), {"by": a, "next": b})
