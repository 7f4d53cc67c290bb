"""Every example of the rule text, by its name there, and the rules around them."""

from __future__ import annotations

import pytest

from rondel.core import Seat
from rondel.core.seats import Role
from rondel.systems.speed_rounds import commands as c
from rondel.systems.speed_rounds.speed import (
    Activity,
    Bonus,
    Doubles,
    Kind,
    Rounding,
    Sheet,
    base_terms,
    bonus_actions,
    dice_total,
    sum_of,
    wants_more,
)
from rondel.systems.speed_rounds.state import Actions

ANNA = Seat(Role.PLAYER, "anna")


def base(sheet: Sheet) -> int:
    return sum_of(base_terms(sheet, Rounding.DOWN))


def test_reflexes_12_a_dagger_of_weapon_speed_7_and_a_quarter_of_style_12_make_16():
    style = Bonus("b", "style", 12, share=4)
    throwing = Activity("a", "Throw a dagger", Kind.FIGHTING, 7, (style,))

    assert base(Sheet(12, (throwing,))) == 16


def test_warrior_i_has_base_19_rolls_6_and_4_and_has_29_with_3_bonus_actions(fight):
    warrior = fight.add("Warrior I", 19)

    fight.begin().roll(warrior, 6, 4)

    assert fight.state.speed(warrior) == 29
    assert fight.state.left(warrior) == Actions(basic=2, bonus=3)


def test_grak_has_base_10_rolls_3_and_1_and_has_14_with_no_bonus_action(fight):
    grak = fight.add("Grak", 10)

    fight.begin().roll(grak, 3, 1)

    assert fight.state.speed(grak) == 14
    assert fight.state.left(grak) == Actions(basic=2, bonus=0)


@pytest.mark.parametrize(
    ("speed", "bonus"),
    [(14, 0), (15, 1), (19, 1), (20, 2), (24, 2), (25, 3), (29, 3), (30, 4), (35, 5), (-3, 0)],
)
def test_bonus_actions_begin_at_15_and_come_with_every_further_full_5(speed, bonus):
    assert bonus_actions(speed) == bonus


def test_reflexes_11_skill_9_bonus_2_and_dice_5_and_2_make_18_with_1_bonus_action(fight):
    thief = fight.add("Thief")
    fight.give(c.SetReflexes(thief, 11)).give(c.AddActivity(thief, "Locks", "skill", 9))
    (activity,) = fight.state.sheet(thief).activities
    fight.give(c.AddBonus(thief, activity.id, "good picks", 2, 1, ""))

    fight.begin().roll(thief, 5, 2)

    assert fight.state.speed(thief) == 5 + 4 + 2 + 7
    assert fight.state.left(thief).bonus == 1


def test_speed_29_when_surprised_is_19_with_1_bonus_action_and_not_in_round_2(fight):
    warrior = fight.add("Warrior I", 19)
    fight.give(c.MarkSurprised(warrior, surprised=True)).begin().roll(warrior, 6, 4)

    assert fight.state.speed(warrior) == 19
    assert fight.state.left(warrior) == Actions(basic=2, bonus=1)

    fight.turns().end(warrior).give(c.NewRound()).roll(warrior, 6, 4)

    assert fight.state.speed(warrior) == 29
    assert fight.offers(c.MarkSurprised) == []


def test_6_6_then_4_6_1_with_step_counts_14(fight):
    warrior = fight.add("Warrior I", 0)

    fight.begin().roll(warrior, 6, 6, 4, 6, 1)

    assert fight.state.speed(warrior) == 14


def test_6_6_with_none_counts_12_and_no_third_die_is_asked(fight):
    warrior = fight.add("Warrior I", 0)

    fight.set(doubles="none").begin().roll(warrior, 6, 6)

    assert fight.state.speed(warrior) == 12


def test_6_5_counts_11(fight):
    warrior = fight.add("Warrior I", 0)

    fight.begin().roll(warrior, 6, 5)

    assert fight.state.speed(warrior) == 11


@pytest.mark.parametrize(
    ("doubles", "faces", "total"),
    [
        (Doubles.STEP, (1, 1, 3, 1, 4), 0),
        (Doubles.STEP, (1, 1, 6), 2),
        (Doubles.STEP, (1, 1, 1, 2, 3, 1, 5), -2),
        (Doubles.ADD, (6, 6, 3, 2), 17),
        (Doubles.ADD, (1, 1, 5, 4), -7),
        (Doubles.NONE, (1, 1), 2),
    ],
)
def test_two_sixes_and_two_ones_by_each_variant(doubles, faces, total):
    assert dice_total(faces, doubles) == total
    assert not wants_more(faces, doubles)
    assert all(wants_more(faces[:n], doubles) for n in range(len(faces)))


def test_plus_3_against_grak_is_not_counted_and_is_listed_as_excluded(fight):
    warrior = fight.add("Warrior I", 19)
    (activity,) = fight.state.sheet(warrior).activities
    fight.give(c.AddBonus(warrior, activity.id, "hatred", 3, 1, "Grak"))

    fight.begin().roll(warrior, 6, 4)

    assert fight.state.speed(warrior) == 29
    (excluded,) = (t for t in fight.slot(warrior).why if not t.counted)
    assert excluded.value == 3
    assert excluded.label.params == {"name": "hatred", "against": "Grak"}


def test_speeds_20_and_20_with_tie_dice_3_and_5_put_the_5_first_for_good(fight):
    mira, bruno = fight.add("Mira", 13), fight.add("Bruno", 13)
    fight.begin().roll(mira, 3, 4).roll(bruno, 3, 4).turns(3, 5)

    assert fight.state.order == (bruno, mira)
    for _ in range(20):
        assert fight.order() == [bruno, mira]
    assert fight.slot(bruno).why[-1].faces == (5,)
    assert fight.slot(mira).why[-1].faces == (3,)


def test_a_tie_is_rolled_again_while_it_lasts(fight):
    one, two, three = (fight.add(name, 10) for name in ("One", "Two", "Three"))
    fight.begin().roll(one, 2, 3).roll(two, 1, 4).roll(three, 3, 2)

    fight.turns(4, 2, 4, 1, 6)

    assert fight.state.order == (three, one, two)
    assert fight.state.ties == {one: (4, 1), two: (2,), three: (4, 6)}


def test_a_lot_decides_where_the_house_says_so(fight):
    one, two = fight.add("One", 10), fight.add("Two", 10)
    fight.set(tie_by="lot").begin().roll(one, 2, 3).roll(two, 1, 4)

    fight.turns(2, 1)

    assert fight.state.order == (two, one)
    assert fight.slot(two).why[-1].label.key == "speed-rounds-why-lot"
