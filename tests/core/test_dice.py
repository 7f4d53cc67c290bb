"""Chance, in its four shapes: people's dice, repeatable ones, scripted ones, and what fell."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rondel.core import Rolled, ScriptedDice, SeededDice, TableDice, WrongDice


def typed(*faces: int) -> TableDice:
    return TableDice(faces, ScriptedDice())


def test_typed_dice_fall_as_typed() -> None:
    dice = typed(6, 4)

    assert [dice.roll(6, "speed"), dice.roll(6, "speed")] == [6, 4]
    dice.check_all_used()
    assert dice.at_table


@pytest.mark.parametrize("face", [7, 0, -1])
def test_no_d6_shows_a_7(face: int) -> None:
    with pytest.raises(WrongDice) as refused:
        typed(face).roll(6, "speed")

    assert (refused.value.code, refused.value.sides, refused.value.face) == (
        "die-out-of-range",
        6,
        face,
    )
    assert str(refused.value) == f"die-out-of-range: d6 showing {face}"


def test_a_d10_that_counts_from_zero_shows_0_to_9_and_never_10() -> None:
    dice = typed(0, 9, 10)
    assert [dice.roll(10, "reaction", 0), dice.roll(10, "reaction", 0)] == [0, 9]
    with pytest.raises(WrongDice) as refused:
        dice.roll(10, "reaction", 0)

    assert refused.value.code == "die-counts-from-zero"
    assert refused.value.params == {"sides": 10, "face": 10, "highest": 9}


def test_a_seeded_d10_that_counts_from_zero_shows_all_its_faces() -> None:
    dice = SeededDice("a plan")
    assert {dice.roll(10, "reaction", 0) for _ in range(200)} == set(range(10))


def test_too_few_dice_are_refused() -> None:
    dice = typed(6)
    dice.roll(6, "speed")
    with pytest.raises(WrongDice) as refused:
        dice.roll(6, "speed")

    assert (refused.value.code, refused.value.face) == ("too-few-dice", None)
    assert str(refused.value) == "too-few-dice: d6"


def test_too_many_dice_are_refused() -> None:
    dice = typed(6, 4)
    dice.roll(6, "speed")
    with pytest.raises(WrongDice) as refused:
        dice.check_all_used()

    assert (refused.value.code, refused.value.sides, refused.value.face) == ("too-many-dice", 6, 4)


@given(st.lists(st.integers(-2, 9)), st.integers(0, 6))
def test_typed_dice_are_used_up_exactly_or_refused(faces: list[int], asked_for: int) -> None:
    dice = typed(*faces)
    fits = len(faces) == asked_for and all(1 <= face <= 6 for face in faces)
    try:
        rolled = [dice.roll(6, "any") for _ in range(asked_for)]
        dice.check_all_used()
    except WrongDice:
        assert not fits
    else:
        assert fits
        assert rolled == faces


def test_ids_are_never_typed() -> None:
    assert typed(1).identifier("combatant Grak") == "combatant Grak"


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, other = SeededDice(7), SeededDice("7")

    assert [one.roll(20, "any") for _ in range(9)] == [other.roll(20, "any") for _ in range(9)]
    assert one.identifier("any") == other.identifier("any")
    assert not one.at_table


@pytest.mark.parametrize("sides", [1, 2, 6, 20])
def test_seeded_dice_show_every_face_about_equally_often(sides: int) -> None:
    dice = SeededDice(1)
    faces = Counter(dice.roll(sides, "any") for _ in range(sides * 500))

    assert set(faces) == set(range(1, sides + 1))
    assert all(400 <= count <= 600 for count in faces.values())


def test_seeded_ids_differ() -> None:
    dice = SeededDice(1)

    assert len({dice.identifier("combatant Goblin") for _ in range(1000)}) == 1000


def test_scripted_dice_fall_as_written() -> None:
    dice = ScriptedDice([3, 1])

    assert [dice.roll(6, "a"), dice.roll(6, "b")] == [3, 1]
    assert dice.left == []
    assert not dice.at_table


def test_a_script_that_ends_or_does_not_fit_is_an_error() -> None:
    with pytest.raises(WrongDice):
        ScriptedDice().roll(6, "speed")
    with pytest.raises(ValueError, match="a d6 for speed cannot show 7"):
        ScriptedDice([7]).roll(6, "speed")


def test_scripted_ids_are_their_purpose_and_number() -> None:
    dice = ScriptedDice()

    assert [dice.identifier("a"), dice.identifier("b"), dice.identifier("a")] == ["a", "b", "a.2"]


def test_what_fell_knows_its_total() -> None:
    assert Rolled((6, 4), 6).total == 10
