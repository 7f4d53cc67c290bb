"""What went wrong in other trackers and concerns bags of dice, one test a fault."""

from __future__ import annotations

from collections import Counter

import pytest

from rondel.core import GM, OBSERVER, Combatants, Until, encounter
from rondel.core.roster_words import (
    AddCombatants,
    AddCondition,
    MarkFallen,
    RaiseFallen,
    RemoveCombatant,
    SetSide,
)
from rondel.core.seats import Role, Seat
from rondel.systems.dice_bag import SYSTEM
from rondel.systems.dice_bag import commands as c
from rondel.systems.dice_bag import setup_commands as s
from rondel.systems.dice_bag.bag import size

ANNA, BEN = Seat(Role.PLAYER, "anna"), Seat(Role.PLAYER, "ben")
NOBODY = Seat(Role.PLAYER, "carl")
MIRA, IMP, GRAK, ORC = "combatant Mira", "combatant Imp", "combatant Grak", "combatant Orc"


# --- decks, bags, slots -------------------------------------------------------------------------


def test_what_is_in_the_bag_and_what_was_drawn_stay_the_same_dice_over_a_whole_game(duel):
    dice = Counter(dict(duel.state.pool))
    for _ in range(2):
        for n in range(12):
            duel.give(c.DrawDie(), (n * 7) % size(duel.state.bag) + 1).give(c.SpendDie())
            there = Counter(dict(duel.state.bag)) + Counter(d.die for d in duel.state.drawn)
            assert there == dice
        if duel.state.round < 2:
            duel.give(c.NewRound())


def test_a_new_round_puts_every_die_back_and_the_next_draw_works(duel):
    duel.spend_all().give(c.NewRound())

    assert (size(duel.state.bag), duel.state.drawn) == (12, ())
    duel.draw("A")


def test_joining_and_leaving_makes_and_takes_no_dice_once_the_fight_has_begun(duel):
    third = duel.add("Third", "C")
    duel.give(RemoveCombatant(MIRA)).give(RemoveCombatant(IMP)).give(SetSide(third, "D"))

    assert size(duel.state.bag) == 12


def test_five_people_looking_add_no_dice(duel):
    for seat in (GM, ANNA, BEN, NOBODY, OBSERVER):
        duel.board(seat)
        encounter.legal(SYSTEM, duel.state, seat)

    assert size(duel.state.bag) == 12


def test_three_flies_added_at_once_are_three_with_two_orders_each(fight):
    fight.give(AddCombatants("Fly", 3, "A", "", hidden=False, hp=2))
    ids = fight.state.roster.ids
    fight.dice("A", red=3).to_drawing()
    for who in ids:
        fight.give(c.DrawDie(), 1).activate(who)
        assert fight.left == {who: 2}
        fight.give(c.EndActivation())

    assert len(set(ids)) == 3


def test_an_empty_bag_gives_a_message_and_no_undefined_die(duel):
    duel.spend_all()

    assert duel.refused(c.DrawDie()) == "dice-bag-bag-empty"
    assert duel.offers(c.TakeDie) == []


def test_joiners_after_the_start_are_activated_without_any_trick(duel):
    late = duel.add("Late", "A")

    duel.draw("A").activate(late)

    assert duel.state.active == {late}


# --- the turn and the list ----------------------------------------------------------------------


def test_removing_the_active_one_ends_the_activation_and_keeps_the_rest(duel):
    duel.draw("A").activate(MIRA).give(RemoveCombatant(MIRA))

    assert duel.state.active == frozenset()
    assert [row.id for row in duel.board().slots] == [IMP, GRAK, ORC]
    assert len(duel.state.drawn) == 1
    duel.draw("B")


def test_removing_another_one_leaves_the_activation_where_it_is(duel):
    duel.draw("A").activate(MIRA).give(RemoveCombatant(GRAK))

    assert duel.state.active == {MIRA}


def test_removing_everybody_raises_nothing(duel):
    duel.draw("A").activate(MIRA)
    for who in (MIRA, IMP, GRAK, ORC):
        duel.give(RemoveCombatant(who))

    assert duel.board().slots == ()
    assert duel.main() is c.DrawDie


def test_an_empty_encounter_raises_nothing(fight):
    assert fight.board().headline.key == "dice-bag-setup"
    who = fight.add("a", "A")
    fight.give(RemoveCombatant(who))

    assert fight.refused(encounter.BeginEncounter()) == "not-in-this-stage"
    assert fight.board().pools == ()


def test_with_everybody_gone_before_step_0_the_round_still_comes(fight):
    who = fight.add("a", "A")
    fight.dice("A").begin().give(RemoveCombatant(who)).give(c.DecideSides())

    assert fight.state.is_over


def test_one_who_fell_and_rose_goes_on_with_the_next_die(duel):
    duel.draw("A").activate(MIRA).give(MarkFallen(MIRA)).give(RaiseFallen(MIRA, 1))
    assert duel.state.active == frozenset()

    duel.draw("A").activate(MIRA)

    assert duel.left == {MIRA: 2}


def test_exactly_one_is_active_however_often_somebody_presses(duel):
    duel.draw("A").activate(MIRA)

    for who in (MIRA, IMP):
        assert duel.refused(c.Activate(who)) == "dice-bag-activated-somebody"
    assert duel.state.active == {MIRA}


def test_next_before_the_start_says_start_first_and_changes_nothing(fight):
    fight.add("a", "A")
    before = fight.state

    for command in (c.DrawDie(), c.NewRound(), c.DecideSides(), c.March("combatant a")):
        assert fight.refused(command) == "start-first"
    assert fight.state == before


def test_rounds_and_durations_agree(duel):
    duel.give(AddCondition(GRAK, "stunned", Until.ROUNDS.value, 1, ""))
    assert duel.state.roster.lasting(GRAK, duel.state.clock)

    duel.spend_all().give(c.NewRound())

    assert duel.state.roster.lasting(GRAK, duel.state.clock) == ()


def test_a_condition_until_ones_turn_ends_with_their_activation_not_with_anothers(duel):
    duel.give(AddCondition(GRAK, "stunned", Until.TURN_START.value, 0, MIRA))
    duel.draw("A").activate(IMP).give(c.EndActivation())
    assert duel.state.roster.lasting(GRAK, duel.state.clock)

    duel.draw("A").activate(MIRA)

    assert duel.state.roster.lasting(GRAK, duel.state.clock) == ()


def test_reopening_goes_on_in_the_same_round_with_the_same_bag(duel):
    duel.draw("A").activate(MIRA)
    before = duel.state

    duel.give(encounter.EndEncounter()).give(encounter.ReopenEncounter())

    assert duel.state == before


# --- values -------------------------------------------------------------------------------------


def test_0_xp_and_0_dice_are_values(fight):
    fight.add("a", "A")
    fight.add("b", "B")
    fight.xp(A=5, B=1).xp(A=0).dice("A")

    assert fight.state.xp["A"] == 0
    assert size(fight.state.dice, "A") == 0
    fight.begin().give(c.DecideSides())
    assert fight.state.order == ("B", "A")


def test_a_tie_once_decided_stays_decided_for_twenty_looks(fight):
    fight.add("a", "A")
    fight.add("b", "B")
    fight.begin().give(c.DecideSides(), 12)

    looks = {tuple(check.id for check in fight.board().checklist) for _ in range(20)}

    assert looks == {("B", "A")}


# --- permissions and two presses ----------------------------------------------------------------


def test_a_player_does_not_end_anothers_activation(duel):
    duel.draw("A").activate(MIRA)

    for seat in (BEN, NOBODY, OBSERVER):
        for kind in (c.EndActivation, c.CompleteOrder, c.DeclareOrder, c.SetModifier):
            assert duel.offers(kind, seat) == []


def test_players_do_not_start_the_fight_nor_its_rounds(duel, fight):
    fight.add("Mira", controller="anna")
    assert fight.offers(encounter.BeginEncounter, ANNA) == []
    fight.begin()
    assert fight.offers(c.DecideSides, ANNA) == []
    duel.spend_all()
    for kind in (c.NewRound, c.ExtendRounds, encounter.EndEncounter):
        assert duel.offers(kind, ANNA) == []


@pytest.mark.parametrize(
    "moment",
    [
        "set-up",
        "before",
        "ready",
        "upkeep",
        "draw",
        "drawn",
        "active",
        "window",
        "complete",
        "over",
    ],
)
def test_whoever_is_not_the_gm_never_gets_an_override(duel, new_fight, moment):
    fight = {
        "set-up": lambda: _camp(new_fight()),
        "before": lambda: _camp(new_fight()).begin(),
        "ready": lambda: _camp(new_fight()).begin().give(c.DecideSides()),
        "upkeep": lambda: _camp(new_fight()).to_upkeep(),
        "draw": lambda: duel,
        "drawn": lambda: duel.draw("A"),
        "active": lambda: duel.draw("A").activate(MIRA),
        "window": lambda: duel.draw("A").activate(MIRA).order(MIRA),
        "complete": lambda: duel.set(reactions="off").draw("A").activate(MIRA).order(MIRA),
        "over": duel.spend_all,
    }[moment]()

    for seat in (ANNA, BEN, NOBODY):
        offers = SYSTEM.legal(fight.state, seat)
        assert {o.group for o in offers} <= {"turn", "round", "combatant"}
        for offer in offers:
            mine = {c.id for c in fight.state.roster.steered_by(seat)}
            about = offer.fields.get("who")
            assert not isinstance(about, Combatants) or set(about.ids) <= mine
    assert SYSTEM.legal(fight.state, NOBODY) == ()
    assert encounter.legal(SYSTEM, fight.state, OBSERVER) == ()
    assert sum(o.main for o in SYSTEM.legal(fight.state, GM)) <= 1


def _camp(fight):
    fight.add("Mira", "A", controller="anna", suffers=["plagued"])
    fight.add("Grak", "B", controller="ben")
    return fight.xp(A=1)


def test_each_step_is_known_by_what_was_seen_so_that_two_presses_are_one_step(duel):
    """A second press names what it saw; the offer that would admit it names something else."""
    seen = []
    duel.set(reactions="off")
    for step in (
        c.TakeDie("green|A"),
        c.Activate(MIRA),
        c.DeclareOrder(MIRA, "move", ""),
        c.CompleteOrder(),
        c.DeclareOrder(MIRA, "move", ""),
        c.CompleteOrder(),
        c.TakeDie("green|A"),
        c.SpendDie(),
    ):
        offer = encounter.judge(SYSTEM, duel.state, GM, step)
        seen.append((type(step), offer.expect))
        duel.give(step)

    assert len(set(seen)) == len(seen)
    assert all(expect for _, expect in seen)


def test_two_presses_on_a_roll_are_one_roll(duel):
    duel.set(reactions="off").draw("A").activate(MIRA).order(MIRA)
    seen = []
    for kind in (c.RollDifficulty(MIRA, 7, 0), c.RollDifficulty(MIRA, 7, 0)):
        seen.append(duel.offers(c.RollDifficulty)[0].expect)
        duel.give(kind, 5)

    assert seen[0] != seen[1]
    assert duel.offers(c.RollOpposed)[0].expect not in seen


def test_moving_on_from_a_round_is_known_by_the_round(duel):
    duel.spend_all()
    (first,) = duel.offers(c.NewRound)
    duel.give(c.NewRound()).spend_all()
    (second,) = duel.offers(c.ExtendRounds)

    assert first.expect != second.expect


def test_a_special_event_lost_its_place_in_the_list_and_keeps_its_name_in_the_log(duel):
    duel.give(s.AddSpecialEvent("Fog")).draw("A", "yellow")
    fog = duel.state.special_events[0].id
    duel.give(c.TakeSpecialEvent(fog, "")).give(s.DropSpecialEvent(fog))

    assert duel.told("special")[0].label.params["name"] == "Fog"
    assert duel.state.using.special == "Fog"
