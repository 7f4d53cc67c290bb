"""Hit points: fallen at 0, raised again, and not counted at all, which is something else than 0."""

from __future__ import annotations

from functools import reduce

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scene import Scene

from rondel.core import Combatant, CombatantFell, CombatantRaised, HpChanged, Range
from rondel.core import roster_words as w
from rondel.core.offers import Command
from rondel.core.roster import Roster
from rondel.core.roster_rules import MOST_HP, evolve, hp_changes


@pytest.fixture
def grak(scene: Scene) -> str:
    """A combatant with 7 hit points."""
    return scene.add("Grak", hp=7)


def hp(scene: Scene, who: str) -> tuple[int | None, bool]:
    one = scene.state.roster[who]
    return one.hp, one.fallen


def test_damage_is_taken(scene: Scene, grak: str) -> None:
    assert scene.give(w.ChangeHp(grak, -3)) == (HpChanged(grak, 7, 4, 7),)
    assert hp(scene, grak) == (4, False)


def test_who_comes_to_0_has_fallen(scene: Scene, grak: str) -> None:
    assert scene.give(w.ChangeHp(grak, -7)) == (HpChanged(grak, 7, 0, 7), CombatantFell(grak))
    assert hp(scene, grak) == (0, True)


def test_hit_points_are_never_below_0(scene: Scene, grak: str) -> None:
    scene.give(w.ChangeHp(grak, -100))

    assert hp(scene, grak) == (0, True)


def test_hit_points_are_never_above_the_most(scene: Scene, grak: str) -> None:
    scene.give(w.ChangeHp(grak, 100))

    assert hp(scene, grak) == (7, False)


def test_the_fallen_fall_but_once(scene: Scene, grak: str) -> None:
    scene.give(w.ChangeHp(grak, -7))

    assert scene.give(w.ChangeHp(grak, -1)) == (HpChanged(grak, 0, 0, 7),)
    assert scene.offers(w.MarkFallen) == []


def test_healing_raises_again(scene: Scene, grak: str) -> None:
    scene.give(w.ChangeHp(grak, -7))

    assert scene.give(w.ChangeHp(grak, 2)) == (HpChanged(grak, 0, 2, 7), CombatantRaised(grak))
    assert hp(scene, grak) == (2, False)


def test_damage_raises_nobody_who_was_marked_as_fallen(scene: Scene, grak: str) -> None:
    scene.give(w.MarkFallen(grak))
    scene.give(w.ChangeHp(grak, -1))

    assert hp(scene, grak) == (6, True)


def test_who_was_marked_as_fallen_is_raised_with_the_points_asked_for(
    scene: Scene, grak: str
) -> None:
    scene.give(w.MarkFallen(grak))
    scene.give(w.RaiseFallen(grak, 7))

    assert hp(scene, grak) == (7, False)


def test_the_fallen_are_raised_with_no_more_than_they_can_have(scene: Scene, grak: str) -> None:
    scene.give(w.ChangeHp(grak, -7))

    assert scene.offers(w.RaiseFallen)[0].fields["hp"] == Range(1, 7, default=1)
    scene.give(w.RaiseFallen(grak, 3))
    assert hp(scene, grak) == (3, False)
    assert scene.offers(w.RaiseFallen) == []


def test_who_has_no_hit_points_counted_is_raised_without(scene: Scene) -> None:
    ghost = scene.add("Ghost")
    scene.give(w.MarkFallen(ghost))

    assert scene.refused(w.RaiseFallen(ghost, 1)) == "field-not-offered"
    assert scene.give(w.RaiseFallen(ghost, None)) == (CombatantRaised(ghost),)


def test_uncounted_hit_points_are_not_0(scene: Scene) -> None:
    ghost = scene.add("Ghost")

    assert hp(scene, ghost) == (None, False)
    assert scene.offers(w.ChangeHp) == []
    assert scene.refused(w.ChangeHp(ghost, -1)) == "not-now"


def test_counting_can_begin_and_stop(scene: Scene) -> None:
    ghost = scene.add("Ghost")
    scene.give(w.SetHp(ghost, 5, None))
    assert hp(scene, ghost) == (5, False)

    scene.give(w.SetHp(ghost, None, None))
    assert hp(scene, ghost) == (None, False)


def test_0_can_be_set_and_stays_0(scene: Scene, grak: str) -> None:
    scene.give(w.SetHp(grak, 0, 7))

    assert hp(scene, grak) == (0, True)


def test_who_stops_being_counted_stays_fallen(scene: Scene, grak: str) -> None:
    scene.give(w.ChangeHp(grak, -7))
    scene.give(w.SetHp(grak, None, None))

    assert hp(scene, grak) == (None, True)


def test_the_most_is_never_0(scene: Scene, grak: str) -> None:
    assert scene.refused(w.SetHp(grak, 0, 0)) == "out-of-range"


def test_a_lower_most_lowers_the_rest(scene: Scene, grak: str) -> None:
    scene.give(w.SetHp(grak, 7, 5))

    assert scene.state.roster[grak].hp == 5


points = st.none() | st.integers(0, MOST_HP)
combatants = st.builds(
    lambda hp, most, fallen: Combatant("a", "A", "Foes", hp=hp, max_hp=most, fallen=fallen),
    points,
    st.none() | st.integers(1, MOST_HP),
    st.booleans(),
)


@given(combatants, st.none() | st.integers(-2 * MOST_HP, 2 * MOST_HP))
def test_whatever_happens_hit_points_stay_in_bounds_and_0_is_fallen(
    combatant: Combatant, hp: int | None
) -> None:
    events = hp_changes(combatant, hp)
    after = reduce(evolve, events, Roster().put(combatant))["a"]

    most = MOST_HP if combatant.max_hp is None else combatant.max_hp
    assert after.hp is None if hp is None else after.hp == max(0, min(hp, most))
    assert after.fallen or after.hp != 0
    assert sum(isinstance(e, CombatantFell | CombatantRaised) for e in events) == (
        after.fallen != combatant.fallen
    )


@pytest.mark.parametrize("command", [w.ChangeHp("", 1), w.RaiseFallen("", 1), w.MarkFallen("")])
def test_nothing_about_hit_points_is_offered_about_those_who_left(
    scene: Scene, grak: str, command: Command
) -> None:
    scene.remove(grak)

    assert scene.offers(type(command)) == []
