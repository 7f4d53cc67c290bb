"""Every example of the rule text, by its name there."""

from __future__ import annotations

import pytest

from rondel.core import Line, encounter
from rondel.systems.dice_bag import SYSTEM
from rondel.systems.dice_bag import commands as c
from rondel.systems.dice_bag import setup_commands as s
from rondel.systems.dice_bag.bag import size
from rondel.systems.dice_bag.state import Item

MIRA, IMP, GRAK, ORC = "combatant Mira", "combatant Imp", "combatant Grak", "combatant Orc"


def lost_one(fight, who: str) -> list[Line]:
    return [line for line in fight.told("core-log-hp-lost") if line.who["who"] == who]


def test_xp_120_and_90_the_order_is_a_b_and_no_die_is_drawn(fight):
    fight.add("a", "A")
    fight.add("b", "B")
    fight.xp(A=120, B=90).begin()

    fight.give(c.DecideSides())

    assert fight.state.order == ("A", "B")
    assert fight.told("side-drawn") == []


def test_xp_100_and_100_a_drawn_b_die_puts_b_first_and_stays_in_the_bag(fight):
    fight.add("a", "A")
    fight.add("b", "B")
    fight.xp(A=100, B=100).dice("A", 2, 2, 2).dice("B", 2, 2, 2).begin()

    fight.give(c.DecideSides(), 9)

    assert fight.state.order == ("B", "A")
    assert size(fight.state.bag) == 12
    (line,) = fight.told("side-drawn")
    assert (line.label.params["side"], line.label.params["colour"]) == ("B", "red")


def test_upkeep_is_nine_items_per_side_in_order_the_leaders_side_first(fight):
    fight.add("b", "B", suffers=["plagued"])
    fight.add("a", "A")
    fight.xp(A=120, B=90).to_upkeep()

    checks = [(check.label.key, check.label.params["side"]) for check in fight.board().checklist]

    assert checks == [
        (f"dice-bag-item-{item}", side)
        for side in ("A", "B")
        for item in [
            "wake",
            "burning",
            "poison",
            "haste",
            "plague",
            "load",
            "dissipate",
            "regenerate",
            "gates",
        ]
    ]
    assert [step.side for step in fight.state.steps[:9]] == ["A"] * 9


def test_hp_3_burning_poisoned_and_hasted_leaves_0_with_three_lines_of_minus_1(fight):
    who = fight.add("Mira", hp=3, suffers=["burning", "poisoned", "hasted"])

    fight.to_drawing()

    assert fight.hp(who) == 0
    assert fight.state.roster[who].fallen
    assert [line.label.params["by"] for line in lost_one(fight, who)] == [1, 1, 1]


def test_hp_1_burning_and_regenerating_falls_at_item_2_and_is_not_offered_item_8(fight):
    who = fight.add("Mira", hp=1, suffers=["burning"], can=["regenerates"])

    fight.to_drawing()

    assert fight.state.roster[who].fallen
    assert fight.told("rolled-regenerate") == []
    assert fight.offers(c.RollUpkeep) == []


def test_an_unloaded_bow_is_loaded_before_any_die_is_drawn(fight):
    who = fight.add("Mira", weapon="unloaded")

    fight.to_drawing()

    assert fight.state.character(who).weapon == "loaded"
    assert fight.state.drawn == ()


def test_a_gate_opened_in_round_1_is_gone_at_item_9_of_round_2(fight):
    fight.add("Mira")
    fight.to_drawing().give(s.AddEffect("Rift", "gate", "A"))
    fight.spend_all()
    assert [effect.since for effect in fight.state.effects] == [1]

    fight.give(c.NewRound())

    assert fight.state.effects == ()
    assert len(fight.told("gate-closed")) == 1


def test_drawing_while_upkeep_is_open_is_refused_but_the_gm_may_force_it(fight):
    fight.add("Mira", controller="anna", suffers=["plagued"])
    fight.to_upkeep()

    assert fight.refused(c.DrawDie()) == "dice-bag-upkeep-open"

    fight.give(c.ForceUpkeep()).draw("A")
    assert fight.told("upkeep-forced")[0].override


def test_four_and_four_dice_are_8_activations_then_a_9th_draw_is_refused(fight):
    a = fight.add("a", "A")
    b = fight.add("b", "B")
    fight.dice("A", red=4).dice("B", red=4).xp(A=1).to_drawing()

    for _ in range(8):
        fight.give(c.DrawDie(), 1)
        fight.activate(a if fight.state.die.side == "A" else b).give(c.EndActivation())

    assert sum(fight.state.activated.values()) == 8
    assert fight.refused(c.DrawDie()) == "dice-bag-bag-empty"
    assert fight.board().headline.key == "dice-bag-over"


def test_after_round_2_of_2_end_or_extend_is_offered_and_extending_gives_round_3_at_step_1(fight):
    fight.add("Mira")
    fight.to_drawing().spend_all().give(c.NewRound()).spend_all()

    assert [hint.key for hint in fight.board().hints] == ["dice-bag-hint-end-or-extend"]
    assert fight.offers(encounter.EndEncounter)
    assert fight.refused(c.NewRound()) == "dice-bag-last-round"

    fight.give(c.ExtendRounds())

    assert (fight.state.round, fight.state.planned) == (3, 3)
    assert fight.state.order == ("A",)
    assert size(fight.state.bag) == 6
    assert len(fight.told("dice-back")) == 3


def test_on_a_die_of_a_a_character_of_b_is_refused(duel):
    duel.draw("A")

    assert duel.refused(c.Activate(GRAK)) == "dice-bag-other-side"


def test_a_second_order_before_the_first_is_completed_is_refused(duel):
    duel.set(reactions="off").draw("A").activate(MIRA).order(MIRA)

    assert duel.refused(c.DeclareOrder(MIRA, "assault", "")) == "dice-bag-order-under-way"


def test_move_and_move_are_two_separate_moves_and_a_third_order_is_refused(duel):
    duel.set(reactions="off").draw("A").activate(MIRA)

    duel.order(MIRA).complete().order(MIRA).complete()

    numbers = [line.label.params["number"] for line in duel.told("order")]
    assert numbers == [1, 2]
    assert duel.refused(c.DeclareOrder(MIRA, "move", "")) == "dice-bag-nobody-active"


@pytest.mark.parametrize("colour", ["green", "yellow"])
def test_green_and_yellow_dice_activate_a_vassal(duel, colour):
    duel.draw("A", colour).activate(IMP)

    assert duel.state.active == {IMP}


def test_a_red_die_does_not_activate_a_vassal(duel):
    duel.draw("A", "red")

    assert duel.refused(c.Activate(IMP)) == "dice-bag-colour-refuses"


def test_a_red_die_allows_no_special_event_only_a_yellow_one(duel):
    duel.give(s.AddSpecialEvent("Fog"))
    (fog,) = duel.state.special_events
    duel.draw("A", "red")

    assert duel.refused(c.TakeSpecialEvent(fog.id, "")) == "dice-bag-yellow-only"

    duel.give(c.SpendDie()).draw("A", "yellow").give(c.TakeSpecialEvent(fog.id, ""))
    assert duel.state.using.special == "Fog"


def test_a_side_in_reserve_does_not_march(fight):
    who = fight.add("Mira", reserve="the bridge")
    fight.to_drawing().draw("A")

    assert fight.offers(c.March) == []
    assert fight.refused(c.March(who)) == "dice-bag-in-reserve"


@pytest.mark.parametrize(("face", "succeeded"), [(7, True), (8, False)])
def test_difficulty_7_or_less_on_a_d12_succeeds_with_7_and_fails_with_8(duel, face, succeeded):
    duel.set(reactions="off").draw("A").activate(MIRA).order(MIRA)

    duel.give(c.RollDifficulty(MIRA, 7, 0), face)

    (line,) = duel.told("low-success", "low-failure")
    assert line.label.key.endswith("success") is succeeded
    assert (line.rolled[0].faces, line.rolled[0].sides) == ((face,), 12)


def test_a_wanderer_on_a_die_of_a_comes_after_as_marches_gets_two_orders_and_spends_the_die(duel):
    troll = duel.add("Troll", "Wild", kind="wanderer")
    duel.set(reactions="off").draw("A", "yellow")

    duel.give(c.March(MIRA)).activate(troll)

    assert duel.left == {troll: 2}
    assert duel.refused(c.March(IMP)) == "dice-bag-marches-over"
    duel.order(troll).complete().order(troll, "assault").complete()
    assert [(d.fate, d.who) for d in duel.state.drawn] == [("used", troll)]


def test_the_nine_items_have_the_order_of_the_text():
    assert [item.value for item in Item] == [
        "wake",
        "burning",
        "poison",
        "haste",
        "plague",
        "load",
        "dissipate",
        "regenerate",
        "gates",
    ]


def test_the_system_says_which_text_it_follows():
    assert "seeds/000" in SYSTEM.meta.source
