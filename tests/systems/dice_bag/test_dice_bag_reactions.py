"""Reactions and conflicts."""

from __future__ import annotations

import pytest

from rondel.core import OBSERVER
from rondel.core.roster_words import Hide, MarkFallen, RemoveCombatant, Reveal, SetSide
from rondel.core.seats import Role, Seat
from rondel.systems.dice_bag import commands as c
from rondel.systems.dice_bag import setup_commands as s
from rondel.systems.dice_bag.settings import CONFLICT_DICE

ANNA, BEN = Seat(Role.PLAYER, "anna"), Seat(Role.PLAYER, "ben")
MIRA, IMP, GRAK, ORC = "combatant Mira", "combatant Imp", "combatant Grak", "combatant Orc"


def ordered(duel, order: str = "move"):
    """Mira has declared an order."""
    return duel.draw("A").activate(MIRA).order(MIRA, order)


def asked(duel) -> frozenset[str]:
    return duel.state.activation.order.asked


# --- the window ---------------------------------------------------------------------------------


def test_declaring_an_order_asks_every_eligible_enemy(duel):
    ordered(duel)

    assert asked(duel) == {GRAK, ORC}
    (prompt,) = duel.board(OBSERVER).prompts
    assert (prompt.label.key, set(prompt.about)) == ("dice-bag-prompt-react", {GRAK, ORC})
    assert {duel.slot(who).pip for who in (GRAK, ORC)} == {"unready"}


def test_the_active_player_waits_until_all_have_answered(duel):
    ordered(duel)
    assert duel.refused(c.CompleteOrder(), ANNA) == "dice-bag-reactions-open"
    assert duel.main(ANNA) is None

    duel.give(c.React(GRAK, ""), seat=BEN)
    assert duel.refused(c.CompleteOrder(), ANNA) == "dice-bag-reactions-open"
    duel.give(c.PassReaction(ORC))

    assert duel.complete(ANNA).left == {MIRA: 1}


def test_a_reaction_spends_no_die_and_no_order(duel):
    ordered(duel).give(c.React(GRAK, "parries")).give(c.PassReaction(ORC))

    assert len(duel.state.drawn) == 1
    assert duel.left == {MIRA: 2}
    assert duel.told("reacted-note")[0].label.params["note"] == "parries"
    assert "dice-bag-badge-reacted" in duel.badges(GRAK)


def test_each_reacts_once_or_passes(duel):
    ordered(duel).give(c.React(GRAK, ""))

    assert duel.refused(c.React(GRAK, "")) == "dice-bag-reacted-already"
    duel.give(c.PassReaction(ORC))
    assert duel.refused(c.React(ORC, "")) == "dice-bag-no-reactions"


def test_a_reaction_cannot_be_reacted_to(duel):
    ordered(duel).give(c.React(GRAK, ""))

    assert duel.who_may(c.React, ANNA) == set()
    assert asked(duel) == {ORC}


def test_who_passes_is_not_asked_again_for_this_order_but_for_the_next(duel):
    ordered(duel).give(c.PassReaction(GRAK)).give(c.PassReaction(ORC)).complete()

    duel.order(MIRA)

    assert asked(duel) == {GRAK, ORC}


def test_all_of_ones_own_pass_at_once_and_those_of_others_are_still_asked(duel):
    duel.add("Gnoll", "B", controller="ben")
    ordered(duel)
    assert duel.main(BEN) is c.PassAll

    duel.give(c.PassAll("ben"), seat=BEN)

    assert asked(duel) == {ORC}
    duel.give(c.PassAll(""))
    assert not duel.state.activation.order.open


def test_the_gm_sees_who_is_still_asked_and_closes(duel):
    ordered(duel)
    (offer,) = duel.offers(c.CloseReactions)
    assert offer.label.params["count"] == 2

    duel.give(c.CloseReactions()).complete()

    assert duel.told("reactions-closed")[0].override


def test_the_gm_opens_them_again_until_closing_them(duel):
    ordered(duel).give(c.React(GRAK, "")).give(c.PassReaction(ORC)).give(c.OpenReactions())
    assert asked(duel) == {ORC}

    duel.give(c.React(ORC, ""))

    assert duel.state.activation.order.open
    duel.give(c.CloseReactions()).complete()


def test_players_neither_close_nor_open_reactions(duel):
    ordered(duel)

    assert duel.refused(c.CloseReactions(), BEN) == "only-the-gm"


def test_the_fallen_the_sleeping_and_those_in_reserve_are_not_asked(duel):
    duel.add("Reserve", "B", reserve="gate")
    duel.add("Sleeper", "B", suffers=["asleep"])
    duel.give(MarkFallen(ORC))

    assert asked(ordered(duel)) == {GRAK}


def test_the_text_is_silent_a_wanderer_is_nobodys_opponent(duel):
    duel.add("Troll", "Wild", kind="wanderer")

    assert asked(ordered(duel)) == {GRAK, ORC}


def test_with_nobody_to_ask_no_window_opens(duel):
    duel.give(MarkFallen(GRAK)).give(MarkFallen(ORC))

    ordered(duel).complete()


@pytest.mark.parametrize(
    "leaving", [MarkFallen, RemoveCombatant, Hide, lambda who: SetSide(who, "A")]
)
def test_nobody_waits_for_one_who_cannot_answer_any_more(duel, leaving):
    ordered(duel).give(c.PassReaction(ORC)).give(leaving(GRAK))

    duel.complete(ANNA)


def test_when_the_active_one_falls_in_a_window_it_is_over(duel):
    ordered(duel).give(MarkFallen(MIRA))

    assert duel.offers(c.React) == []
    assert duel.state.can_draw


def test_in_gm_mode_the_gm_opens(duel):
    ordered(duel.set(reactions="gm"))
    assert not duel.state.activation.order.open

    duel.give(c.OpenReactions())

    assert asked(duel) == {GRAK, ORC}


def test_switched_off_nobody_is_asked_and_what_is_open_closes(duel):
    ordered(duel).set(reactions="off")

    assert duel.offers(c.OpenReactions) == []
    duel.complete(ANNA).order(MIRA).complete(ANNA)


def test_each_side_other_than_the_active_one_is_asked(duel):
    third = duel.add("Third", "C")

    assert asked(ordered(duel)) == {GRAK, ORC, third}


def test_who_joins_in_mid_window_waits_for_the_next_order(duel):
    ordered(duel)
    late = duel.add("Late", "B")

    assert late not in asked(duel)
    assert duel.refused(c.React(late, "")) == "dice-bag-not-asked"


def test_a_hidden_enemy_is_not_asked_but_may_react_while_reactions_are_open(duel):
    spy = duel.add("Spy", "B", hidden=True)
    ordered(duel)
    assert spy not in asked(duel)

    duel.give(c.React(spy, "")).give(Reveal(spy))

    assert "dice-bag-badge-reacted" in duel.badges(spy, OBSERVER)


# --- conflicts ----------------------------------------------------------------------------------


def rolling(duel, **rules):
    return ordered(duel.set(reactions="off", **rules))


@pytest.mark.parametrize("sides", CONFLICT_DICE)
def test_the_conflict_die_is_a_setting(duel, sides):
    rolling(duel, conflict_die=sides).give(c.RollDifficulty(MIRA, 7, 0), sides)

    assert duel.lines[-1].rolled[0].sides == sides
    assert duel.offers(c.RollDifficulty)[0].rolls.sides == sides


@pytest.mark.parametrize(("face", "outcome"), [(6, "failure"), (7, "success"), (8, "success")])
def test_by_house_rule_the_target_or_more_succeeds(duel, face, outcome):
    rolling(duel, success="high").give(c.RollDifficulty(MIRA, 7, 0), face)

    assert len(duel.told(f"high-{outcome}")) == 1


@pytest.mark.parametrize(
    ("success", "face", "succeeds"),
    [("low", 9, True), ("low", 10, False), ("high", 5, True), ("high", 4, False)],
)
def test_the_text_is_silent_a_modifier_is_good_for_the_one_who_rolls(duel, success, face, succeeds):
    rolling(duel, success=success).give(c.RollDifficulty(MIRA, 7, 2), face)

    assert len(duel.told(f"{success}-success")) == succeeds


@pytest.mark.parametrize(
    ("mine", "theirs", "key"), [(7, 6, "won"), (6, 7, "lost"), (6, 6, "tie-lost")]
)
def test_opposed_the_higher_wins_and_a_tie_goes_to_the_one_who_defends(duel, mine, theirs, key):
    rolling(duel).give(c.RollOpposed(MIRA, GRAK, 0, 0), mine, theirs)

    (line,) = duel.told(key)
    assert line.who == {"who": MIRA, "other": GRAK}
    assert line.rolled[0].faces == (mine, theirs)


def test_modifiers_of_both_count(duel):
    rolling(duel).give(c.RollOpposed(MIRA, GRAK, 3, -1), 4, 7)

    (line,) = duel.told("won")
    assert (line.label.params["total"], line.label.params["other_total"]) == (7, 6)


def test_a_tie_goes_to_the_one_who_reacts(duel):
    ordered(duel).give(c.React(GRAK, "")).give(c.PassReaction(ORC))

    duel.give(c.RollOpposed(GRAK, MIRA, 0, 0), 6, 6, seat=BEN)

    (line,) = duel.told("tie-won")
    assert line.label.params["what"] == "reaction"
    assert line.about == {MIRA}


@pytest.mark.parametrize(
    ("who", "other", "key"), [(MIRA, GRAK, "tie-won"), (GRAK, MIRA, "tie-lost")]
)
def test_by_house_rule_a_tie_goes_to_the_attacker(duel, who, other, key):
    ordered(duel.set(opposed_tie="attacker")).give(c.React(GRAK, ""))

    duel.give(c.RollOpposed(who, other, 0, 0), 6, 6)

    assert len(duel.told(key)) == 1


def test_by_house_rule_a_tie_is_rolled_again(duel):
    rolling(duel, opposed_tie="again").give(c.RollOpposed(MIRA, GRAK, 0, 0), 6, 6, 2, 2, 9, 1)

    (line,) = duel.told("won")
    assert [rolled.faces for rolled in line.rolled] == [(6, 6), (2, 2), (9, 1)]
    assert duel.offers(c.RollOpposed)[0].rolls.more


def test_the_orders_modifier_counts_for_the_active_one_on_either_side_of_the_roll(duel):
    duel.draw("A").activate(MIRA).give(c.SetModifier(3, "prayer")).order(MIRA)
    duel.give(c.React(GRAK, "")).give(c.PassReaction(ORC))

    duel.give(c.RollOpposed(GRAK, MIRA, 0, 0), 7, 5)

    (line,) = duel.told("lost")
    assert line.label.params["other_total"] == 8
    assert line.label.params["other_modifier"] == " +3 (prayer)"


def test_only_the_active_one_and_those_who_reacted_roll(duel):
    ordered(duel).give(c.React(GRAK, "")).give(c.PassReaction(ORC))

    assert duel.who_may(c.RollDifficulty) == {MIRA, GRAK}
    assert duel.who_may(c.RollDifficulty, BEN) == {GRAK}
    assert duel.refused(c.RollDifficulty(ORC, 7, 0)) == "not-for-this-combatant"


def test_without_an_order_nothing_is_rolled(duel):
    duel.draw("A").activate(MIRA)

    assert duel.refused(c.RollDifficulty(MIRA, 7, 0)) == "not-now"


def test_dice_of_a_conflict_are_typed_too(duel):
    rolling(duel).give(c.RollOpposed(MIRA, GRAK, 0, 0), 12, 1, seat=ANNA, typed=True)

    assert duel.told("won")[0].rolled[0].at_table


@pytest.mark.parametrize("order", ["move", "assault", "action"])
def test_the_log_names_the_order_that_a_roll_belongs_to(duel, order):
    ordered(duel.set(reactions="off"), order).give(c.RollDifficulty(MIRA, 7, 0), 1)

    assert duel.told("low-success")[0].label.params["what"] == order


def test_afflictions_set_in_play_stop_reactions_at_once(duel):
    ordered(duel).give(s.SetAffliction(GRAK, "asleep", has=True))

    assert asked(duel) == {ORC}


def test_completing_an_order_that_nobody_has_declared_is_refused(duel):
    duel.draw("A").activate(MIRA)

    assert duel.refused(c.CompleteOrder()) == "dice-bag-no-order"
    duel.order(MIRA)
    assert duel.refused(c.CompleteOrder(), BEN) == "dice-bag-reactions-open"
    duel.give(c.CloseReactions())
    assert duel.refused(c.CompleteOrder(), BEN) == "not-now"


def test_with_nobody_else_there_an_opposed_roll_has_no_opponent(fight):
    who = fight.add("Alone")
    fight.to_drawing().draw("A").activate(who).order(who)

    assert fight.offers(c.RollOpposed) == []
    assert fight.offers(c.RollDifficulty)
