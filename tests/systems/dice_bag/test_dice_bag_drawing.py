"""A die in use: who draws, marches, special events, and whom it activates."""

from __future__ import annotations

import pytest

from rondel.core import OBSERVER
from rondel.core.roster_words import MarkFallen, SetStanding
from rondel.core.seats import Role, Seat
from rondel.systems.dice_bag import commands as c
from rondel.systems.dice_bag import setup_commands as s
from rondel.systems.dice_bag.state import USUAL_MATRIX

ANNA, BEN = Seat(Role.PLAYER, "anna"), Seat(Role.PLAYER, "ben")
MIRA, IMP, GRAK, ORC = "combatant Mira", "combatant Imp", "combatant Grak", "combatant Orc"


@pytest.fixture
def calm(duel):
    """The duel without reactions."""
    return duel.set(reactions="off")


def special(fight, name: str = "Fog") -> str:
    fight.give(s.AddSpecialEvent(name))
    return fight.state.special_events[-1].id


# --- drawing ------------------------------------------------------------------------------------


def test_any_player_with_a_combatant_draws_by_default(calm):
    calm.draw("B", seat=ANNA)

    assert calm.state.die.side == "B"


def test_a_player_without_combatants_does_not_draw(calm):
    assert calm.refused(c.DrawDie(), Seat(Role.PLAYER, "carl")) == "not-now"


def test_only_the_gm_draws_by_house_rule(calm):
    calm.set(who_draws="gm")

    assert calm.offers(c.DrawDie, ANNA) == []
    calm.draw("A")


def test_the_owner_of_the_die_is_the_active_player(calm):
    calm.draw("B")

    assert calm.board().headline.params["side"] == "B"
    assert calm.offers(c.Activate, ANNA) == []
    assert calm.who_may(c.Activate, BEN) == {GRAK}
    assert calm.who_may(c.Activate) == {GRAK, ORC}


def test_a_second_die_while_one_is_in_use_is_refused(calm):
    calm.draw("A")

    assert calm.refused(c.DrawDie()) == "dice-bag-die-in-use"


def test_a_draw_on_what_was_seen_before_the_last_draw_is_recognised(calm):
    (before,) = (o.expect for o in calm.offers(c.DrawDie))
    calm.draw("A").give(c.SpendDie())

    assert calm.offers(c.DrawDie)[0].expect != before


def test_the_gm_uses_a_die_that_was_drawn_at_the_table(calm):
    calm.give(c.TakeDie("red|B"))

    assert (calm.state.die.side, calm.state.die.colour) == ("B", "red")
    assert calm.told("taken")[0].override


def test_a_die_that_is_not_in_the_bag_cannot_be_taken(calm):
    calm.give(c.TakeDie("red|B")).give(c.SpendDie())
    calm.give(c.TakeDie("red|B")).give(c.SpendDie())

    assert calm.refused(c.TakeDie("red|B")) == "field-not-offered"


# --- marches ------------------------------------------------------------------------------------


def test_everybody_of_the_side_may_march_once_whatever_the_die_activates(calm):
    calm.draw("A", "red").give(c.March(IMP), seat=ANNA)

    assert calm.refused(c.March(IMP), ANNA) == "dice-bag-marched-already"
    assert "dice-bag-badge-marched" in calm.badges(IMP)
    calm.give(c.March(MIRA)).activate(MIRA)


def test_the_other_side_does_not_march(calm):
    calm.draw("A")

    assert calm.refused(c.March(GRAK)) == "dice-bag-other-side"
    assert calm.refused(c.March(GRAK), BEN) == "dice-bag-other-side"


def test_nobody_marches_without_a_die(calm):
    assert calm.refused(c.March(MIRA)) == "dice-bag-no-die"


def test_one_who_comes_after_the_draw_does_not_march(calm):
    calm.draw("A")
    late = calm.add("Late", "A")

    assert calm.refused(c.March(late)) == "dice-bag-in-reserve"


@pytest.mark.parametrize(
    "hindering", [MarkFallen, lambda who: s.SetAffliction(who, "asleep", True)]
)
def test_the_fallen_and_the_sleeping_do_not_march(calm, hindering):
    calm.give(hindering(IMP)).draw("A")

    assert calm.refused(c.March(IMP)) == "dice-bag-cannot-act"


def test_marches_are_counted_anew_for_each_die(calm):
    calm.draw("A").give(c.March(MIRA)).give(c.SpendDie()).draw("A").give(c.March(MIRA))

    assert len(calm.told("marched")) == 2


# --- special events -----------------------------------------------------------------------------


def test_after_a_special_event_nobody_marches_and_the_two_orders_remain(calm):
    fog = special(calm)
    calm.draw("A", "yellow").give(c.TakeSpecialEvent(fog, ""), seat=ANNA)

    assert calm.refused(c.March(MIRA)) == "dice-bag-special-instead"
    assert calm.activate(MIRA).left == {MIRA: 2}
    assert calm.told("special")[0].label.params == {"side": "A", "name": "Fog"}


def test_after_a_march_the_special_event_is_refused(calm):
    fog = special(calm)
    calm.draw("A", "yellow").give(c.March(IMP))

    assert calm.refused(c.TakeSpecialEvent(fog, "")) == "dice-bag-marched-already"


def test_by_house_rule_a_special_event_replaces_one_march(calm):
    fog = special(calm.set(special_replaces="one"))
    calm.draw("A", "yellow").give(c.March(IMP)).give(c.TakeSpecialEvent(fog, MIRA))

    assert calm.refused(c.March(MIRA)) == "dice-bag-marched-already"
    assert calm.offers(c.TakeSpecialEvent) == []


def test_by_house_rule_the_others_march_all_the_same(calm):
    fog = special(calm.set(special_replaces="one"))
    calm.draw("A", "yellow").give(c.TakeSpecialEvent(fog, MIRA)).give(c.March(IMP))

    assert calm.state.using.marched == {IMP}


def test_one_special_event_a_die(calm):
    fog, storm = special(calm), special(calm, "Storm")
    calm.draw("A", "yellow").give(c.TakeSpecialEvent(fog, ""))

    assert calm.refused(c.TakeSpecialEvent(storm, "")) == "not-now"


def test_an_event_that_is_switched_off_or_removed_is_not_offered(calm):
    fog, storm = special(calm), special(calm, "Storm")
    calm.give(s.SwitchSpecialEvent(fog, on=False)).give(s.DropSpecialEvent(storm))
    calm.draw("A", "yellow")

    assert calm.offers(c.TakeSpecialEvent) == []
    calm.give(s.SwitchSpecialEvent(fog, on=True))
    assert calm.offers(c.TakeSpecialEvent)[0].fields["special"].values == (fog,)


# --- activation ---------------------------------------------------------------------------------


def test_an_activation_gives_two_orders(calm):
    calm.draw("A").activate(MIRA, ANNA)

    assert calm.left == {MIRA: 2}
    assert [(n.key, n.left, n.of) for n in calm.slot(MIRA, OBSERVER).counters] == [("orders", 2, 2)]
    assert calm.state.drawn[-1].who == MIRA


def test_exactly_one_is_activated_by_a_die(calm):
    calm.draw("A").activate(MIRA)

    assert calm.refused(c.Activate(IMP)) == "dice-bag-activated-somebody"


def test_any_orders_in_any_sequence(calm):
    for first in ("move", "assault", "action"):
        calm.draw("A", {"move": "red", "assault": "green", "action": "yellow"}[first])
        calm.activate(MIRA).order(MIRA, first).complete().order(MIRA, "assault").complete()

    assert calm.state.activated == {MIRA: 3}


def test_an_activation_may_end_early(calm):
    calm.draw("A").activate(MIRA).order(MIRA).complete().give(c.EndActivation(), seat=ANNA)

    assert calm.state.die is None
    assert calm.told("ended-early")[0].label.params["left"] == 1
    assert calm.state.active == frozenset()


def test_players_do_not_end_it_in_the_middle_of_an_order_but_the_gm_may(calm):
    calm.draw("A").activate(MIRA).order(MIRA)

    assert calm.refused(c.EndActivation(), ANNA) == "dice-bag-order-under-way"
    assert calm.give(c.EndActivation()).state.die is None


def test_the_second_completed_order_ends_the_activation_by_itself(calm):
    calm.draw("A").activate(MIRA).order(MIRA).complete().order(MIRA).complete()

    assert calm.state.can_draw
    assert calm.state.drawn[-1].fate == "used"


def test_one_may_be_activated_more_than_once_in_a_round(calm):
    for _ in range(2):
        calm.draw("A").activate(MIRA).give(c.EndActivation())

    assert calm.state.activated == {MIRA: 2}


def test_once_a_round_by_house_rule(calm):
    calm.set(once_per_round=True).draw("A").activate(MIRA).give(c.EndActivation()).draw("A")

    assert calm.refused(c.Activate(MIRA)) == "dice-bag-activated-already"
    assert calm.slot(MIRA).pip == "done"
    calm.activate(IMP)


def test_the_text_is_silent_one_who_sleeps_is_not_activated(calm):
    calm.give(s.SetAffliction(MIRA, "asleep", has=True)).draw("A")

    assert calm.refused(c.Activate(MIRA)) == "dice-bag-asleep"


def test_one_who_cannot_act_is_not_activated(calm):
    calm.give(SetStanding(MIRA, "unable")).draw("A")

    assert calm.refused(c.Activate(MIRA)) == "dice-bag-cannot-act"


def test_the_matrix_is_the_gms_to_change(calm):
    calm.give(s.Allow("red", "vassal", allowed=True)).give(s.Allow("green", "hero", allowed=False))

    calm.draw("A", "red").activate(IMP).give(c.EndActivation()).draw("A", "green")

    assert calm.refused(c.Activate(MIRA)) == "dice-bag-colour-refuses"


def test_the_usual_matrix():
    assert {
        str(colour): {str(kind) for kind in kinds} for colour, kinds in USUAL_MATRIX.items()
    } == {
        "red": {"hero"},
        "yellow": {"hero", "vassal", "wanderer"},
        "green": {"hero", "vassal"},
    }


def test_a_die_with_nobody_eligible_is_spent_and_the_log_says_so(calm):
    calm.give(MarkFallen(MIRA)).draw("A", "red")
    assert calm.main(ANNA) is c.SpendDie

    calm.give(c.SpendDie(), seat=ANNA)

    assert calm.state.drawn[-1].fate == "spent"
    assert calm.told("spent")[0].label.params == {"side": "A", "colour": "red"}


def test_players_do_not_spend_a_die_that_can_activate_somebody_but_the_gm_may(calm):
    calm.draw("A")

    assert calm.refused(c.SpendDie(), ANNA) == "not-now"
    calm.give(c.SpendDie())


def test_the_active_one_falls_and_the_die_is_done_with(calm):
    calm.draw("A").activate(MIRA).order(MIRA).give(MarkFallen(MIRA))

    assert calm.state.active == frozenset()
    assert calm.state.drawn[-1].fate == "used"
    assert calm.state.can_draw


def test_an_activation_is_a_turn_for_what_lasts_until_one(calm):
    calm.draw("A").activate(MIRA)

    assert calm.state.clock.of(MIRA).begun == 1
    assert calm.give(c.EndActivation()).state.clock.of(MIRA).ended == 1
