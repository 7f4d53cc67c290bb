"""What went wrong in other trackers and concerns the order of speed rounds, one test a fault."""

from __future__ import annotations

from rondel.core import OBSERVER, Until, encounter
from rondel.core.roster_words import (
    AddCombatants,
    AddCondition,
    ChangeHp,
    MarkFallen,
    RaiseFallen,
    RemoveCombatant,
)
from rondel.systems.speed_rounds import SYSTEM
from rondel.systems.speed_rounds import commands as c
from rondel.systems.speed_rounds.sheet_offers import (
    MOST_ACTIVITIES,
    MOST_BONUSES,
    MOST_MANOEUVRES,
)


def abc(fight, *bases):
    """A, B, C … in that order, all rolled 1 and 2, and the turns have begun."""
    ids = [fight.add(name, base - 3) for name, base in zip("ABCDE", bases, strict=False)]
    fight.begin()
    roll_all(fight)
    fight.turns()
    return ids


def roll_all(fight):
    for one in fight.state.unrolled:
        fight.roll(one.id, 1, 2)


def next_round(fight):
    fight.give(c.NewRound())
    roll_all(fight)
    fight.turns()


def names(fight):
    return [fight.state.roster[who].name for who in fight.order()]


def test_deleting_the_last_one_during_its_turn_gives_nobody_a_second_turn(fight):
    a, b, third = abc(fight, 20, 15, 10)
    fight.end(a).end(b)

    fight.give(RemoveCombatant(third))

    assert fight.active == frozenset()
    assert fight.board().headline.key == "speed-rounds-over"
    next_round(fight)
    assert fight.active == {a}


def test_deleting_the_first_one_leaves_the_turn_where_it_is(fight):
    a, b, _ = abc(fight, 20, 15, 10)
    fight.end(a)

    fight.give(RemoveCombatant(a))

    assert fight.active == {b}


def test_deleting_the_active_one_passes_the_turn_on_and_keeps_the_rest(fight):
    a, b, third = abc(fight, 20, 15, 10)

    fight.give(RemoveCombatant(a))

    assert fight.active == {b}
    assert fight.order() == [b, third]
    assert fight.state.round == 1


def test_next_goes_by_the_order_shown_not_by_the_order_of_joining(fight):
    abc(fight, 5, 10, 20)
    acted = []
    while fight.active:
        (who,) = fight.active
        acted.append(fight.state.roster[who].name)
        fight.end(who)

    assert acted == ["C", "B", "A"]


def test_changing_a_speed_begins_and_ends_no_turn(fight):
    a, b = abc(fight, 20, 15)
    turns = fight.state.clock.turns

    fight.give(c.SetSpeed(b, 25))

    assert fight.active == {a}
    assert fight.state.clock.turns == turns
    assert fight.order() == [b, a]

    fight.add("C", 5)

    assert fight.active == {a}
    assert fight.state.clock.turns == turns


def test_giving_a_turn_freely_leaves_exactly_one_active(fight):
    a, b, third = abc(fight, 20, 15, 10)
    fight.give(c.GiveTurn(third))
    assert fight.active == {third}
    fight.end(third)
    assert fight.active == {b}
    fight.give(c.GiveTurn(a))
    assert fight.active == {a}


def test_three_flies_added_at_once_are_three(fight):
    fight.give(AddCombatants("Fly", 3, "Foes", "", hidden=False, hp=2))
    ids = fight.state.roster.ids
    fight.give(ChangeHp(ids[0], -1))

    assert len(set(ids)) == 3
    assert [fight.state.roster[who].hp for who in ids] == [1, 2, 2]

    for who in ids:
        fight.give(RemoveCombatant(who))
    assert fight.order() == []


def test_a_fallen_one_is_skipped(fight):
    a, b, third = abc(fight, 20, 15, 10)
    fight.give(MarkFallen(b)).end(a)

    assert fight.active == {third}
    assert fight.slot(b).pip == "out"


def test_tied_ones_keep_their_order_for_twenty_rounds_of_looking(fight):
    one, two = fight.add("A", 10), fight.add("B", 10)
    fight.begin().roll(one, 2, 3).roll(two, 3, 2).turns(2, 6)

    assert {tuple(fight.order()) for _ in range(20)} == {(two, one)}


def test_marked_as_done_when_the_turn_ends_not_when_it_begins(fight):
    a, _ = abc(fight, 20, 10)

    assert fight.slot(a).pip == "now"
    assert fight.slot(fight.end(a) and a).pip == "done"


def test_next_before_the_start_says_start_first_and_changes_nothing(fight):
    who = fight.add("A", 10)
    before = fight.state

    assert fight.refused(c.NewRound()) == "start-first"
    assert fight.refused(c.EndTurn(who)) == "start-first"
    assert fight.state == before


def test_start_is_round_1_again_for_everybody_after_reopening(fight):
    abc(fight, 20, 10)
    fight.give(encounter.EndEncounter()).give(encounter.ReopenEncounter())

    assert fight.state.round == 1
    assert len(fight.active) == 1


def test_a_condition_until_the_start_of_a_turn_waits_for_that_one_not_for_a_tied_neighbour(fight):
    a, b = fight.add("A", 10), fight.add("B", 10)
    fight.begin().roll(a, 1, 2).roll(b, 2, 1).turns(6, 1)
    fight.give(AddCondition(b, "stunned", Until.TURN_START.value, 0, b))

    assert fight.state.roster.lasting(b, fight.state.clock)
    fight.end(a)
    assert fight.state.roster.lasting(b, fight.state.clock) == ()


def test_a_roll_of_0_is_a_roll(fight):
    who = fight.add("A", -3)
    fight.begin().roll(who, 1, 2)

    assert fight.state.speed(who) == 0
    assert fight.state.unrolled == ()


def test_setting_a_speed_of_0_sets_0(fight):
    who = fight.add("A", 4)
    fight.begin().roll(who, 1, 2)

    fight.give(c.SetSpeed(who, 0))

    assert fight.state.speed(who) == 0


def test_what_players_rolled_is_kept_when_the_gm_rolls_for_all(fight):
    a, b = fight.add("A", 10), fight.add("B", 10)
    fight.begin().roll(a, 6, 5).roll(b, 1, 2)

    assert fight.state.speed(a) == 21
    assert fight.state.speed(b) == 13


def test_after_new_rolls_the_new_first_acts_first(fight):
    a, b, third = abc(fight, 20, 15, 10)
    fight.end(a).end(b).end(third).give(c.NewRound())
    fight.give(c.SetSpeed(third, 25)).roll(a, 1, 2).roll(b, 1, 2).turns()

    assert fight.active == {third}


def test_who_joins_after_the_start_rolls_without_any_trick(fight):
    abc(fight, 20, 10)
    late = fight.add("Late", 10)
    for who in list(fight.state.order):
        fight.end(who)
    fight.give(c.NewRound()).roll(late, 2, 3)

    assert fight.state.speed(late) == 15


def test_an_empty_encounter_raises_nothing(fight):
    assert fight.refused(encounter.BeginEncounter()) == "not-in-this-stage"
    who = fight.add("A", 10)
    fight.begin().give(RemoveCombatant(who))
    for kind in SYSTEM.commands:
        assert not fight.offers(kind) or kind in (c.AddManoeuvre, c.DropManoeuvre, c.NewRound)
    assert fight.board().slots == ()


def test_one_raised_again_before_their_place_passed_acts_in_it(fight):
    a, b, _ = abc(fight, 20, 15, 10)
    fight.give(MarkFallen(b)).give(RaiseFallen(b, None)).end(a)

    assert fight.active == {b}


def test_what_is_full_says_so_and_how_much_it_holds(fight):
    who = fight.add("A", 10)
    sheet = fight.state.sheet(who)
    first = sheet.activities[0].id
    for n in range(MOST_BONUSES):
        fight.give(c.AddBonus(who, first, f"Bonus {n}", 1, 1, ""))
    for n in range(MOST_ACTIVITIES - len(sheet.activities)):
        fight.give(c.AddActivity(who, f"Activity {n}", "given", 9))
    for n in range(MOST_MANOEUVRES - len(fight.state.manoeuvres)):
        fight.give(c.AddManoeuvre(f"Manoeuvre {n}", 1, 0, needs_specialty=False))

    assert fight.refused(c.AddBonus(who, first, "More", 1, 1, "")) == "too-many"
    assert fight.refused(c.AddActivity(who, "More", "given", 9)) == "too-many"
    assert fight.refused(c.AddManoeuvre("More", 1, 0, needs_specialty=False)) == "too-many"


def test_a_gm_is_told_before_the_fight_that_all_are_on_one_side_and_it_is_not_said_to_end(fight):
    fight.add("Mira", 10, controller="anna")
    assert fight.board().hints == ()

    bruno = fight.add("Bruno", 10)
    (hint,) = fight.board().hints
    assert (hint.key, hint.params) == ("speed-rounds-hint-no-foes", {"side": "Heroes"})
    assert fight.board(OBSERVER).hints == ()

    fight.begin()
    assert fight.board().hints == ()
    fight.give(RemoveCombatant(bruno))
    assert fight.board().hints == ()
