"""Who is in an encounter: joining, names, sides, controllers, hiding and leaving."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scene import ANNA, BERT, Scene

from rondel.core import (
    GM,
    OBSERVER,
    Combatant,
    HpShown,
    PlayerMay,
    Refusal,
    Role,
    Roster,
    Seat,
    Standing,
    encounter,
)
from rondel.core import roster_words as w
from rondel.core.offers import Command, Range
from rondel.core.roster import free_names
from rondel.core.roster_rules import MOST_AT_ONCE, MOST_COMBATANTS

STRANGERS = (ANNA, BERT, OBSERVER)


def test_three_goblins_are_goblin_1_to_3_with_ids_of_their_own(scene: Scene) -> None:
    scene.add("Goblin", count=3, side="Foes", hp=7)

    assert scene.names == ["Goblin 1", "Goblin 2", "Goblin 3"]
    assert len(set(scene.state.roster.ids)) == 3
    assert {(c.hp, c.max_hp) for c in scene.state.roster.here} == {(7, 7)}


def test_one_alone_has_the_name_as_it_is(scene: Scene) -> None:
    scene.add("Grak")

    assert scene.names == ["Grak"]


def test_a_second_of_the_same_name_is_numbered(scene: Scene) -> None:
    scene.add("Grak")
    scene.add("Grak")
    scene.add("Grak", count=2)

    assert scene.names == ["Grak", "Grak 2", "Grak 3", "Grak 4"]


def test_numbers_go_on_from_the_first_free_one(scene: Scene) -> None:
    scene.add("Goblin", count=2)
    scene.remove(scene.state.roster.ids[0])
    scene.add("Goblin", count=2)

    assert scene.names == ["Goblin 2", "Goblin 1", "Goblin 3"]
    assert len(scene.state.roster.combatants) == 4


def test_combatants_join_in_mid_encounter_too(scene: Scene) -> None:
    scene.add("Grak")
    scene.begin()
    scene.add("Goblin", count=2)

    assert scene.names == ["Grak", "Goblin 1", "Goblin 2"]


def test_numbers_ignore_the_hidden_and_a_hidden_namesake_steps_aside(scene: Scene) -> None:
    hidden = scene.add("Goblin", count=2, hidden=True)
    scene.add("Goblin", count=2)

    assert [c.name for c in scene.state.roster.known_to(OBSERVER)] == ["Goblin 1", "Goblin 2"]
    assert scene.state.roster[hidden].name == "Goblin 3"
    assert len(set(scene.names)) == 4


def test_hidden_ones_are_numbered_past_everybody(scene: Scene) -> None:
    scene.add("Goblin", count=2)
    scene.add("Goblin", count=2, hidden=True)

    assert scene.names == ["Goblin 1", "Goblin 2", "Goblin 3", "Goblin 4"]


def test_who_is_revealed_under_a_name_that_is_taken_gets_another(scene: Scene) -> None:
    scene.add("Guard")
    hidden = scene.add("Spy", hidden=True)
    scene.give(w.Rename(hidden, "Guard"))

    assert scene.give(w.Reveal(hidden)) == (
        w.CombatantRenamed(hidden, "Guard 2"),
        w.CombatantRevealed(hidden),
    )


def test_the_name_at_a_reveal_tells_of_no_other_hidden_one(scene: Scene) -> None:
    scene.add("Guard")
    hidden = scene.add("Spy", hidden=True)
    scene.give(w.Rename(hidden, "Guard"))
    scene.add("Guard 2", hidden=True)
    scene.reveal(hidden)

    assert scene.state.roster[hidden].name == "Guard 2"


def test_a_free_name_is_kept_at_the_reveal(scene: Scene) -> None:
    hidden = scene.add("Ambusher", hidden=True)

    assert scene.give(w.Reveal(hidden)) == (w.CombatantRevealed(hidden),)


names = st.sampled_from(["Goblin", "Orc", "Goblin 1"])
joiners = st.lists(st.tuples(names, st.integers(1, 3), st.booleans()), max_size=8)


@given(joiners)
def test_whoever_joins_the_visible_names_differ_and_so_do_all_ids(
    joining: list[tuple[str, int, bool]],
) -> None:
    scene = Scene()
    for name, count, hidden in joining:
        scene.add(name, count=count, hidden=hidden)

    known = [c.name for c in scene.state.roster.known_to(OBSERVER)]
    assert len(set(known)) == len(known)
    assert len(set(scene.names)) == len(scene.names)
    assert len(set(scene.state.roster.ids)) == sum(count for _, count, _ in joining)


@given(joiners)
def test_the_visible_names_are_the_same_with_and_without_the_hidden(
    joining: list[tuple[str, int, bool]],
) -> None:
    with_hidden, without = Scene(), Scene()
    for name, count, hidden in joining:
        with_hidden.add(name, count=count, hidden=hidden)
        if not hidden:
            without.add(name, count=count)

    assert [c.name for c in with_hidden.state.roster.known_to(OBSERVER)] == without.names


@given(names, st.integers(1, 20), st.sets(st.sampled_from(["Orc", "Orc 1", "Goblin", "Goblin 3"])))
def test_free_names_are_as_many_as_asked_for_and_free(
    name: str, count: int, taken: set[str]
) -> None:
    found = free_names(name, count, taken)

    assert len(set(found)) == count
    assert not set(found) & taken


@pytest.mark.parametrize(
    ("command", "changed"),
    [
        (w.Rename("Grak", "Grakh"), {"name": "Grakh"}),
        (w.SetSide("Grak", "Foes"), {"side": "Foes"}),
        (w.Assign("Grak", "anna"), {"controller": "anna"}),
        (w.Hide("Grak"), {"hidden": True}),
        (w.WriteNote("Grak", "a coward"), {"note": "a coward"}),
        (w.SetStanding("Grak", "unwilling"), {"standing": Standing.UNWILLING}),
        (w.MarkFallen("Grak"), {"fallen": True}),
        (w.RemoveCombatant("Grak"), {"gone": True}),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_command_changes_what_it_says_and_nothing_else(
    scene: Scene, command: Command, changed: dict[str, Any]
) -> None:
    who = scene.add("Grak")
    before = scene.state.roster[who]
    changes: dict[str, Any] = {"who": who}
    scene.give(replace(command, **changes))

    assert scene.state.roster[who] == replace(before, **changed)


def test_the_removed_stay_nameable_and_are_nowhere_else(scene: Scene) -> None:
    who = scene.add("Grak", side="Foes")
    scene.add("Anna")
    scene.remove(who)

    assert scene.state.roster[who].name == "Grak"
    assert who not in scene.state.roster.ids
    assert scene.state.roster.sides == ("Heroes",)
    assert all(who not in offer.fields["who"] for offer in scene.offers(w.Rename))


def test_sides_come_in_the_order_in_which_they_joined(scene: Scene) -> None:
    scene.add("Grak", side="Foes")
    scene.add("Anna")
    scene.add("Wolf", side="Foes")

    assert scene.state.roster.sides == ("Foes", "Heroes")


@pytest.mark.parametrize(
    ("combatant", "can_act", "fights_on"),
    [
        (Combatant("a", "A", "Foes"), True, True),
        (Combatant("a", "A", "Foes", standing=Standing.UNWILLING), True, False),
        (Combatant("a", "A", "Foes", standing=Standing.UNABLE), False, False),
        (Combatant("a", "A", "Foes", fallen=True), False, False),
        (Combatant("a", "A", "Foes", gone=True), False, False),
    ],
)
def test_who_can_act_and_who_fights_on(
    combatant: Combatant, *, can_act: bool, fights_on: bool
) -> None:
    roster = Roster().put(combatant)

    assert (combatant.can_act, combatant.fights_on) == (can_act, fights_on)
    assert roster.sides_fighting == (("Foes",) if fights_on else ())


HIDDEN = Combatant("spy", "Spy", "Foes", "anna", hidden=True)


@pytest.mark.parametrize(
    ("seat", "knows", "steers"),
    [
        (GM, True, True),
        (Seat(Role.GM, "co-gm"), True, True),
        (ANNA, True, True),
        (BERT, False, False),
        (Seat(Role.PLAYER), False, False),
        (OBSERVER, False, False),
        (Seat(Role.OBSERVER, "anna"), False, False),
    ],
)
def test_of_a_hidden_one_know_the_gms_and_its_controller(
    seat: Seat, *, knows: bool, steers: bool
) -> None:
    roster = Roster().put(HIDDEN)

    assert roster.knows(seat, "spy") is knows
    assert roster.steers(seat, "spy") is steers
    assert roster.known_to(seat) == ((HIDDEN,) if knows else ())
    assert roster.steered_by(seat) == ((HIDDEN,) if steers else ())
    assert (roster.hp_for(seat, "spy") is HpShown.NUMBERS) is knows


@pytest.mark.parametrize("seat", STRANGERS)
def test_the_gms_combatants_keep_their_hit_points_to_themselves(seat: Seat) -> None:
    roster = Roster().put(Combatant("a", "A", "Foes"), Combatant("b", "B", "Heroes", "anna"))

    assert roster.hp_for(GM, "a") is HpShown.NUMBERS
    assert roster.hp_for(seat, "a") is HpShown.NOTHING
    assert roster.hp_for(seat, "b") is HpShown.NUMBERS


def test_only_the_visible_can_be_hidden_and_only_the_hidden_revealed(scene: Scene) -> None:
    seen, unseen = scene.add("Grak"), scene.add("Spy", hidden=True)

    assert [offer.fields["who"].examples for offer in scene.offers(w.Hide)] == [(seen,)]
    assert [offer.fields["who"].examples for offer in scene.offers(w.Reveal)] == [(unseen,)]


def most_joiners(scene: Scene, seat: Seat) -> int:
    (offer,) = scene.offers(w.AddCombatants, seat)
    count = offer.fields["count"]
    assert isinstance(count, Range)
    return count.high


def test_an_encounter_has_room_for_so_many_and_no_more(scene: Scene) -> None:
    assert most_joiners(scene, GM) == MOST_AT_ONCE
    for _ in range(9):
        scene.add("Goblin", count=20)
    scene.add("Goblin", count=15)
    assert most_joiners(scene, GM) == 5
    scene.add("Goblin", count=5)

    assert len(scene.state.roster.here) == MOST_COMBATANTS
    late = w.AddCombatants("Goblin", 1, "Foes", "", hidden=False, hp=None)
    assert encounter.judge(scene.system, scene.state, GM, late) == Refusal(
        "too-many-combatants", {"most": MOST_COMBATANTS}
    )


def test_the_room_that_a_player_sees_tells_nothing_of_the_hidden(scene: Scene) -> None:
    scene.give(w.Permit(PlayerMay.JOIN.value, allowed=True))
    for _ in range(9):
        scene.add("Goblin", count=20)
    scene.add("Ambusher", count=15, hidden=True)

    assert most_joiners(scene, ANNA) == 20


def test_players_bring_in_their_own_where_the_gm_lets_them(scene: Scene) -> None:
    wolf = w.AddCombatants("Wolf", 1, "Heroes", "anna", hidden=False, hp=None)
    assert scene.refused(wolf, seat=ANNA) == "only-the-gm"

    scene.give(w.Permit("join", allowed=True))
    scene.give(wolf, seat=ANNA)
    assert scene.names == ["Wolf"]
    assert scene.refused(wolf, seat=BERT) == "field-not-offered"
    scene.give(w.Permit("join", allowed=False))
    assert scene.refused(wolf, seat=ANNA) == "only-the-gm"


def test_a_side_is_offered_to_those_who_know_somebody_on_it(scene: Scene) -> None:
    scene.give(w.Permit("join", allowed=True))
    scene.add("Anna")
    scene.add("Spy", side="Cult", hidden=True)

    (offered,) = scene.offers(w.AddCombatants, ANNA)
    assert "Cult" not in offered.fields["side"].examples
    (offered,) = scene.offers(w.AddCombatants, GM)
    assert "Cult" in offered.fields["side"].examples
