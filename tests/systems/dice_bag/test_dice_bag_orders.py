"""Orders: their modifiers, their division, and those of wanderers."""

from __future__ import annotations

import pytest

from rondel.core import OBSERVER
from rondel.core.roster_words import MarkFallen, RemoveCombatant
from rondel.core.seats import Role, Seat
from rondel.systems.dice_bag import commands as c
from rondel.systems.dice_bag import setup_commands as s

ANNA, BEN = Seat(Role.PLAYER, "anna"), Seat(Role.PLAYER, "ben")
MIRA, IMP, GRAK, ORC = "combatant Mira", "combatant Imp", "combatant Grak", "combatant Orc"


@pytest.fixture
def calm(duel):
    """The duel without reactions."""
    return duel.set(reactions="off")


# --- modifiers and the division of orders -------------------------------------------------------


def test_a_modifier_holds_for_the_next_order_only(calm):
    calm.draw("A").activate(MIRA).order(MIRA, "action").give(c.SetModifier(3, "prayer"))
    assert calm.state.activation.order.modifier.value == 0
    calm.complete().order(MIRA, "assault")

    calm.give(c.RollDifficulty(MIRA, 7, 0), 10)

    (line,) = calm.told("low-success")
    assert line.label.params["modifier"] == " +3 (prayer)"
    assert calm.state.activation.next.value == 0


def test_a_modifier_ends_with_the_activation(calm):
    calm.draw("A").activate(MIRA).give(c.SetModifier(3, "")).give(c.EndActivation())
    calm.draw("A").activate(MIRA).order(MIRA).give(c.RollDifficulty(MIRA, 7, 0), 10)

    assert len(calm.told("low-failure")) == 1


def test_a_modifier_is_seen_by_all(calm):
    calm.draw("A").activate(MIRA).give(c.SetModifier(-2, ""))
    assert "dice-bag-badge-modifier-next" in calm.badges(MIRA, OBSERVER)

    calm.order(MIRA)

    assert "dice-bag-badge-modifier-now" in calm.badges(MIRA, OBSERVER)


def test_the_last_order_leaves_no_next_one_to_modify(calm):
    calm.draw("A").activate(MIRA).order(MIRA).complete().order(MIRA)

    assert calm.offers(c.SetModifier) == []


def test_division_hands_one_order_to_one_whom_the_colour_could_not_activate(calm):
    calm.give(s.SetAbility(MIRA, "divides", has=True)).draw("A", "red").activate(MIRA)

    calm.give(c.HandOver(MIRA, IMP), seat=ANNA)

    assert calm.left == {MIRA: 1, IMP: 1}
    assert calm.state.active == {MIRA, IMP}
    assert (calm.slot(IMP).counters[0].left, calm.slot(IMP).counters[0].of) == (1, 1)


def test_giver_and_taker_use_one_order_each_in_any_sequence(calm):
    calm.give(s.SetAbility(MIRA, "divides", has=True)).draw("A", "red").activate(MIRA)
    calm.give(c.HandOver(MIRA, IMP)).order(IMP, "assault")
    assert calm.refused(c.DeclareOrder(MIRA, "move", "")) == "dice-bag-order-under-way"
    calm.complete()
    assert calm.state.active == {MIRA}
    assert calm.refused(c.DeclareOrder(IMP, "move", "")) == "dice-bag-no-orders-left"

    calm.order(MIRA).complete()

    assert calm.state.can_draw


def test_the_giver_may_use_its_order_first(calm):
    calm.give(s.SetAbility(MIRA, "divides", has=True)).draw("A").activate(MIRA)
    calm.order(MIRA).complete().give(c.HandOver(MIRA, IMP))

    assert calm.state.active == {IMP}
    assert calm.left == {MIRA: 0, IMP: 1}


def test_only_the_able_hand_over_only_once_and_takers_do_not(calm):
    calm.draw("A").activate(MIRA)
    assert calm.offers(c.HandOver) == []
    for who in (MIRA, IMP):
        calm.give(s.SetAbility(who, "divides", has=True))

    calm.give(c.HandOver(MIRA, IMP))

    assert calm.offers(c.HandOver) == []


def test_an_order_is_handed_to_nobody_of_another_side_and_to_nobody_who_sleeps(calm):
    calm.give(s.SetAbility(MIRA, "divides", has=True)).draw("A").activate(MIRA)
    assert calm.offers(c.HandOver)[0].fields["to"].ids == (IMP,)

    calm.give(s.SetAffliction(IMP, "asleep", has=True))

    assert calm.offers(c.HandOver) == []


def test_when_the_taker_falls_the_giver_goes_on(calm):
    calm.give(s.SetAbility(MIRA, "divides", has=True)).draw("A").activate(MIRA)
    calm.give(c.HandOver(MIRA, IMP)).order(IMP).give(MarkFallen(IMP))

    assert calm.state.active == {MIRA}
    assert calm.state.activation.order is None
    calm.order(MIRA).complete()
    assert calm.state.can_draw


# --- wanderers ----------------------------------------------------------------------------------


def test_a_die_brings_a_new_wanderer_that_has_its_two_orders_at_once(calm):
    calm.draw("A", "yellow").give(c.BringWanderer("Troll", "Wild"), seat=ANNA)

    (troll,) = calm.state.active
    assert calm.state.roster[troll].name == "Troll"
    assert calm.left == {troll: 2}
    assert calm.told("wanderer")[0].label.params["side"] == "A"


def test_the_player_whose_die_it_is_orders_a_wanderer_of_the_gms(calm):
    troll = calm.add("Troll", "Wild", kind="wanderer")
    calm.draw("A", "yellow").give(c.CallWanderer(troll), seat=ANNA)

    assert calm.offers(c.OrderWanderer, BEN) == []
    calm.give(c.OrderWanderer(troll, "assault", ""), seat=ANNA).complete(ANNA)
    calm.give(c.OrderWanderer(troll, "move", "north"), seat=ANNA).complete(ANNA)

    assert calm.state.can_draw
    assert len(calm.told("order", "order-note")) == 2


def test_the_player_whose_die_it_is_rolls_the_wanderers_conflicts(calm):
    troll, foe = calm.add("Troll", "Wild", kind="wanderer"), calm.add("Foe", "B")
    calm.draw("A", "yellow").give(c.CallWanderer(troll), seat=ANNA)
    calm.give(c.OrderWanderer(troll, "assault", ""), seat=ANNA)

    assert calm.offers(c.RollWandererDifficulty, BEN) == []
    calm.give(c.RollWandererDifficulty(troll, 7, 0), 7, seat=ANNA)
    calm.give(c.RollWandererOpposed(troll, foe, 1, 0), 5, 5, seat=ANNA)

    assert [line.who["who"] for line in calm.lines[-2:]] == [troll, troll]


def test_nobody_orders_a_wanderer_they_do_not_know_of(calm):
    troll = calm.add("Troll", "Wild", kind="wanderer", hidden=True)
    calm.draw("A", "yellow").activate(troll)

    assert calm.offers(c.OrderWanderer, ANNA) == []
    assert calm.offers(c.EndActivation, ANNA) == []


@pytest.mark.parametrize("side", ["A", "B"])
def test_a_wanderer_is_activated_by_the_dice_of_any_side(calm, side):
    troll = calm.add("Troll", "Wild", kind="wanderer")

    calm.draw(side, "yellow").activate(troll)

    assert calm.state.active == {troll}


def test_red_and_green_dice_bring_and_activate_no_wanderer(calm):
    troll = calm.add("Troll", "Wild", kind="wanderer")
    for colour in ("red", "green"):
        calm.draw("A", colour)
        assert calm.offers(c.BringWanderer) == []
        assert calm.offers(c.CallWanderer, ANNA) == []
        assert calm.refused(c.Activate(troll)) == "dice-bag-colour-refuses"
        calm.give(c.SpendDie())


def test_once_somebody_is_activated_no_wanderer_comes(calm):
    calm.draw("A", "yellow").activate(MIRA)

    assert calm.refused(c.BringWanderer("Troll", "Wild")) == "not-now"


def test_a_player_without_anybody_left_leaves_the_die_to_the_gm(calm):
    calm.give(RemoveCombatant(GRAK)).draw("B")

    assert calm.offers(c.Activate, BEN) == []
    calm.activate(ORC)


def test_orders_belong_to_those_who_steer_the_active(calm):
    calm.draw("A").activate(MIRA)

    assert calm.refused(c.DeclareOrder(MIRA, "move", ""), BEN) == "not-yours"
    assert calm.offers(c.EndActivation, BEN) == []


def test_an_order_may_carry_a_note_for_the_log(calm):
    calm.draw("A").activate(MIRA).give(c.DeclareOrder(MIRA, "action", "prays"), seat=ANNA)

    assert calm.told("order-note")[0].label.params["note"] == "prays"
