"""What others see of hit points: numbers, words or nothing, as the GM says it for each side."""

from __future__ import annotations

import pytest
from scene import ANNA, BERT, Scene

from rondel.core import GM, OBSERVER, Combatant, Health, HpShown, OneOf, Seat
from rondel.core import roster_words as w


@pytest.mark.parametrize(
    ("hp", "word"),
    [(12, "unhurt"), (11, "hurt"), (7, "hurt"), (6, "bloodied"), (4, "bloodied"),
     (3, "critical"), (1, "critical"), (0, "down")],
)  # fmt: skip
def test_of_12_hit_points_each_number_has_its_word(hp: int, word: str) -> None:
    assert Combatant("a", "A", "Foes", hp=hp, max_hp=12).health == word


def test_more_than_the_most_is_unhurt() -> None:
    assert Combatant("a", "A", "Foes", hp=15, max_hp=12).health is Health.UNHURT


@pytest.mark.parametrize(("hp", "most"), [(None, 12), (5, None), (None, None)])
def test_there_is_no_word_for_what_is_not_counted(hp: int | None, most: int | None) -> None:
    assert Combatant("a", "A", "Foes", hp=hp, max_hp=most).health is None


@pytest.mark.parametrize("how", HpShown)
def test_the_gm_says_for_a_side_what_others_see(scene: Scene, how: HpShown) -> None:
    mira = scene.add("Mira", controller="anna", hp=9)
    grak = scene.add("Grak", side="Foes", hp=9)

    for side in ("Heroes", "Foes"):
        scene.give(w.ShowHp(side, how.value))

    roster = scene.state.roster
    assert [roster.hp_for(seat, grak) for seat in (GM, ANNA, OBSERVER)] == [
        HpShown.NUMBERS,
        how,
        how,
    ]
    assert [roster.hp_for(seat, mira) for seat in (GM, ANNA, BERT)] == [
        HpShown.NUMBERS,
        HpShown.NUMBERS,
        how,
    ]


def test_each_side_has_its_offer_which_shows_what_holds(scene: Scene) -> None:
    scene.add("Mira", controller="anna")
    scene.add("Grak", side="Foes")
    scene.add("Wolf", side="Beasts")
    scene.add("Hound", side="Beasts", controller="bert")

    now = {}
    for offer in scene.offers(w.ShowHp):
        how = offer.fields["how"]
        assert isinstance(how, OneOf)
        (side,) = offer.fields["side"].examples
        now[side] = how.default

    assert now == {"Heroes": "numbers", "Foes": "nothing", "Beasts": None}
    assert scene.offers(w.ShowHp, ANNA) == []


def keys(scene: Scene, seat: Seat) -> list[str]:
    return [key for key in scene.story(seat) if "hp" in key or "health" in key]


def test_where_words_are_shown_the_log_tells_others_when_the_word_changes(scene: Scene) -> None:
    grak = scene.add("Grak", side="Foes", hp=8)
    scene.give(w.ShowHp("Foes", "words"))

    for by in (-1, -1, -3):
        scene.give(w.ChangeHp(grak, by))

    assert keys(scene, ANNA) == ["core-log-health-hurt", "core-log-health-bloodied"]
    assert keys(scene, GM).count("core-log-hp-lost") == 3


def test_a_player_reads_the_numbers_of_their_own_that_others_do_not(scene: Scene) -> None:
    mira = scene.add("Mira", controller="anna", hp=8)
    scene.give(w.ShowHp("Heroes", "nothing"))

    scene.give(w.ChangeHp(mira, -2))

    assert [keys(scene, seat) for seat in (GM, ANNA, BERT, OBSERVER)] == [
        ["core-log-hp-lost"],
        ["core-log-hp-lost"],
        [],
        [],
    ]
