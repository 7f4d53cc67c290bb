"""What happens in the middle of something: sides change, the hidden appear, rules are changed."""

from __future__ import annotations

import pytest

from rondel.core import OBSERVER
from rondel.core.roster_words import Assign, Hide, Reveal, SetSide
from rondel.core.seats import Role, Seat
from rondel.systems.dice_bag import commands as c
from rondel.systems.dice_bag import setup_commands as s

ANNA, BEN = Seat(Role.PLAYER, "anna"), Seat(Role.PLAYER, "ben")
MIRA, IMP, GRAK, ORC = "combatant Mira", "combatant Imp", "combatant Grak", "combatant Orc"


def asked(duel) -> frozenset[str]:
    return duel.state.activation.order.asked


# --- in the middle of an activation -------------------------------------------------------------


def test_one_who_changes_sides_while_acting_is_not_asked_about_their_own_order(duel):
    duel.draw("A").activate(MIRA).give(SetSide(MIRA, "B")).order(MIRA)

    assert asked(duel) == {GRAK, ORC}
    assert MIRA not in duel.who_may(c.React)


def test_neither_is_one_who_shares_the_orders_of_a_die(duel):
    duel.give(s.SetAbility(MIRA, "divides", has=True))
    duel.draw("A").activate(MIRA).give(c.HandOver(MIRA, IMP)).give(SetSide(IMP, "B"))

    assert IMP not in asked(duel.order(MIRA))


def test_one_who_is_put_to_sleep_while_acting_has_no_orders_any_more(duel):
    duel.draw("A").activate(MIRA).order(MIRA).give(s.SetAffliction(MIRA, "asleep", has=True))

    assert duel.state.activation is None
    assert duel.state.can_draw


def test_a_taker_does_not_give_up_the_giver_s_order(duel):
    duel.give(Assign(IMP, "ben")).give(s.SetAbility(MIRA, "divides", has=True))
    duel.set(reactions="off").draw("A").activate(MIRA).give(c.HandOver(MIRA, IMP))

    assert duel.offers(c.EndActivation, BEN) == []
    assert duel.offers(c.EndActivation, ANNA)
    duel.order(MIRA).complete()
    duel.give(c.EndActivation(), seat=BEN)
    assert duel.state.using is None


# --- in the middle of an order ------------------------------------------------------------------


def test_an_enemy_who_is_revealed_while_reactions_are_open_is_asked(duel):
    rat = duel.add("Rat", "B", hidden=True)
    duel.draw("A").activate(MIRA).order(MIRA).give(Reveal(rat))

    assert asked(duel) == {GRAK, ORC, rat}
    duel.give(c.React(rat, ""))


def test_an_enemy_who_reacted_while_hidden_is_not_asked_when_revealed(duel):
    rat = duel.add("Rat", "B", hidden=True)
    duel.draw("A").activate(MIRA).order(MIRA).give(c.React(rat, "")).give(Reveal(rat))

    assert asked(duel) == {GRAK, ORC}


def test_an_enemy_who_is_hidden_and_revealed_is_asked_as_before(duel):
    duel.draw("A").activate(MIRA).order(MIRA).give(Hide(GRAK))
    assert asked(duel) == {ORC}

    assert asked(duel.give(Reveal(GRAK))) == {GRAK, ORC}


def test_when_the_acting_one_is_revealed_enemies_may_react(duel):
    duel.give(Hide(MIRA)).draw("A").activate(MIRA).order(MIRA).give(c.OpenReactions())
    assert asked(duel) == frozenset()

    duel.give(Reveal(MIRA))

    assert asked(duel) == {GRAK, ORC}
    duel.give(c.React(GRAK, ""), seat=BEN)


def test_nobody_is_asked_by_a_revealing_once_reactions_are_closed(duel):
    rat = duel.add("Rat", "B", hidden=True)
    duel.draw("A").activate(MIRA).order(MIRA).give(c.CloseReactions()).give(Reveal(rat))

    assert not duel.state.activation.order.open
    assert asked(duel) == frozenset()


# --- from the reserve ---------------------------------------------------------------------------


@pytest.fixture
def reserve(fight):
    """A hero in the reserve and two vassals who started in contact; activated by a die."""
    hero = fight.add("Hero", controller="anna", reserve="the bridge")
    for name in ("Near", "Next"):
        vassal = fight.add(name, kind="vassal", controller="ben", reserve="the bridge")
        fight.give(s.Bind(vassal, hero, "in_contact"))
    return fight.set(reactions="off").to_drawing().draw("A").activate(hero)


HERO, NEAR, NEXT = "combatant Hero", "combatant Near", "combatant Next"


def test_vassals_come_with_their_hero_unless_they_decline(reserve):
    """Seed: "Kun sankari tulee reservistä, myös hänen vasallinsa tulevat samaan aikaan"."""
    reserve.order(HERO).give(c.StayBehind(NEXT), seat=BEN).complete(ANNA)

    assert not reserve.state.character(HERO).in_reserve
    assert not reserve.state.character(NEAR).in_reserve
    assert reserve.state.character(NEXT).in_reserve
    assert [line.who["who"] for line in reserve.told("followed")] == [NEAR]
    assert reserve.left == {HERO: 1}


def test_one_whom_the_gm_has_put_on_the_board_meanwhile_does_not_follow(reserve):
    reserve.order(HERO).give(s.TakeFromReserve(NEAR))

    assert reserve.who_may(c.Follow, BEN) == {NEXT}


def test_a_bond_made_in_play_is_a_summoned_one_unless_somebody_says_otherwise(fight):
    hero, efreet = fight.add("Hero"), fight.add("Efreet", kind="vassal")
    assert [o.fields["bond"].default for o in fight.offers(s.Bind)] == ["in_contact"]

    fight.to_drawing()

    assert [o.fields["bond"].default for o in fight.offers(s.Bind)] == ["summoned"]
    fight.give(s.Bind(efreet, hero, "in_contact"))


# --- in the middle of upkeep --------------------------------------------------------------------


def test_what_was_settled_is_not_asked_again_when_the_sides_change_places(fight):
    one = fight.add("One", "A", suffers=["plagued"], hp=5)
    two = fight.add("Two", "A", suffers=["plagued"], hp=5)
    fight.add("Foe", "B", suffers=["plagued"], hp=5)
    fight.xp(A=2, B=1).to_upkeep().give(c.SettleUpkeep(one, "plague", -1))

    fight.give(c.PutSideFirst("B")).give(c.SettleUpkeep("combatant Foe", "plague", 0))

    assert fight.state.step.id == "plague|A"
    assert fight.who_may(c.SettleUpkeep) == {two}


def test_who_changes_sides_in_upkeep_suffers_each_item_once(fight):
    runner = fight.add("Runner", "A", hp=5, suffers=["burning", "plagued"])
    fight.add("Foe", "B")
    fight.xp(A=2, B=1).to_upkeep()
    assert (fight.state.step.id, fight.hp(runner)) == ("plague|A", 4)

    fight.give(SetSide(runner, "B")).give(c.DoUpkeep("plague|A"))

    assert fight.state.step.id == "plague|B"
    assert fight.hp(runner) == 4


def test_one_left_undone_in_upkeep_is_not_asked_for_the_new_side(fight):
    runner = fight.add("Runner", "A", hp=5, suffers=["plagued"])
    fight.add("Foe", "B")
    other = fight.add("Other", "A", suffers=["plagued"])
    fight.xp(A=2, B=1).to_upkeep().give(c.SettleUpkeep(runner, "plague", -1))

    fight.give(SetSide(runner, "B")).give(c.SettleUpkeep(other, "plague", 0))

    assert fight.state.phase == "drawing"
    assert fight.hp(runner) == 4


def test_a_side_that_comes_in_the_middle_of_upkeep_is_gone_through_too(fight):
    fight.add("One", "A", suffers=["plagued"])
    two = fight.add("Two", "A", suffers=["hasted", "plagued"], hp=5)
    fight.set(upkeep_haste="remind").to_upkeep()
    assert fight.state.step.id == "haste|A"

    fight.give(SetSide(two, "C")).give(c.DoUpkeep("haste|A"))
    while fight.state.step.side == "A":
        fight.give(c.SkipUpkeep(fight.state.step.id))

    assert fight.state.step.id == "haste|C"


def test_one_who_is_revealed_while_an_item_waits_has_it_once(fight):
    fight.add("One", "A", hp=5, suffers=["burning"])
    rat = fight.add("Rat", "A", hp=5, suffers=["burning"], hidden=True)
    fight.set(upkeep_burning="ask").to_upkeep().give(Reveal(rat)).give(c.DoUpkeep("burning|A"))

    assert fight.hp(rat) == 4
    assert fight.offers(c.CatchUp) == []


def test_one_who_caught_up_and_is_revealed_is_not_asked_again(fight):
    one = fight.add("One", "A", suffers=["plagued"])
    rat = fight.add("Rat", "A", hp=5, suffers=["plagued"], hidden=True)
    fight.to_upkeep().give(c.SettleUpkeep(rat, "plague", -1)).give(Reveal(rat))

    assert fight.who_may(c.SettleUpkeep) == {one}


# --- rounds -------------------------------------------------------------------------------------


def test_rounds_planned_after_an_extension_are_as_many_as_were_said(fight):
    fight.add("Mira")
    fight.to_drawing().spend_all().give(c.NewRound()).spend_all().give(c.ExtendRounds())
    assert fight.state.planned == 3

    assert fight.set(planned_rounds=5).state.planned == 5
    assert fight.set(planned_rounds=1).state.planned == 3


def test_fewer_rounds_planned_than_are_played_are_not_shown(fight):
    fight.add("Mira")
    fight.to_drawing().spend_all().give(c.NewRound()).set(planned_rounds=1)

    assert fight.board().headline.params["planned"] == 2
    assert fight.spend_all().offers(c.ExtendRounds)


def test_a_return_on_what_was_seen_before_another_one_is_recognised(duel):
    duel.draw("A").give(c.SpendDie()).draw("B").give(c.SpendDie())
    (before,) = duel.offers(s.ReturnDie)

    (after,) = duel.give(s.ReturnDie(1)).offers(s.ReturnDie)

    assert before.expect
    assert before.expect != after.expect


# --- what people see of it ----------------------------------------------------------------------


def test_upkeep_that_is_done_still_shows_whom_it_concerned(fight):
    burning = fight.add("Mira", hp=5, suffers=["burning"])
    rat = fight.add("Rat", hp=5, suffers=["burning"], hidden=True)
    fight.add("Imp", suffers=["plagued"])
    fight.to_upkeep()

    done = {check.id: check.about for check in fight.board().checklist if check.state == "done"}
    shown = {check.id: check.about for check in fight.board(OBSERVER).checklist}

    assert done["burning|A"] == (burning, rat)
    assert done["haste|A"] == ()
    assert shown["burning|A"] == (burning,)


def test_whoever_may_draw_is_said_to_decide(duel):
    (prompt,) = duel.board(OBSERVER).prompts
    assert (prompt.label.key, set(prompt.about)) == ("dice-bag-prompt-draw", {MIRA, IMP, GRAK})
    assert prompt.anybody

    (prompt,) = duel.set(who_draws="gm").board(OBSERVER).prompts
    assert (prompt.about, prompt.anybody) == ((), False)


def test_whose_turn_it_is_to_place_is_said_to_decide(fight):
    fight.add("Mira", "A", controller="anna")
    grak = fight.add("Grak", "B", controller="ben")
    fight.xp(B=9).give(s.BeginPlacing("treasures", "alternately"))

    (prompt,) = fight.board(ANNA).prompts

    assert (prompt.label.key, prompt.about) == ("dice-bag-prompt-place", (grak,))
    assert fight.give(s.EndPlacing()).board(ANNA).prompts == ()
