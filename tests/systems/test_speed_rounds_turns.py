"""The turns of a round, example by example: spending, keeping, waiting, joining late, the end."""

from __future__ import annotations

import pytest

from rondel.core import Item, Rolled, ScriptedDice, Seat, TableDice, encounter
from rondel.core.roster_words import AddCombatants, ChangeHp, SetStanding
from rondel.core.seats import Role
from rondel.systems.speed_rounds import SYSTEM
from rondel.systems.speed_rounds import commands as c
from rondel.systems.speed_rounds.speed import (
    Rounding,
    part,
)
from rondel.systems.speed_rounds.state import Actions

ANNA = Seat(Role.PLAYER, "anna")


def warriors_turn(fight) -> str:
    warrior = fight.add("Warrior I", 19)
    fight.begin().roll(warrior, 6, 4).turns()
    return warrior


def test_2_basic_and_3_bonus_pay_for_a_manoeuvre_of_1_basic_and_3_bonus(fight):
    warrior = warriors_turn(fight)

    fight.give(c.SpendActions(warrior, "attack", 1, 3))

    assert fight.state.left(warrior) == Actions(basic=1, bonus=0)


def test_with_2_basic_the_third_manoeuvre_of_1_basic_is_refused(fight):
    grak = fight.add("Grak", 10)
    fight.begin().roll(grak, 3, 1).turns()
    attack = c.SpendActions(grak, "attack", 1, 0)

    fight.give(attack).give(attack)

    assert fight.refused(attack) == "speed-rounds-no-actions-left"


def test_a_manoeuvre_holds_at_least_one_basic_action(fight):
    warrior = warriors_turn(fight)

    code = fight.refused(c.SpendActions(warrior, "attack", 0, 2))

    assert code == "speed-rounds-too-few-actions"


def test_a_specialty_allows_bonus_actions_alone(fight):
    warrior = warriors_turn(fight)
    fight.give(c.SetSpecialty(warrior, "attack", has=True))

    fight.give(c.SpendActions(warrior, "attack", 0, 2))

    assert fight.state.left(warrior) == Actions(basic=2, bonus=1)


def test_a_manoeuvre_of_the_tables_own_can_need_a_specialty(fight):
    warrior = warriors_turn(fight)
    fight.give(c.AddManoeuvre("Whirlwind", 0, 2, needs_specialty=True))
    whirlwind = fight.state.manoeuvres[-1].id

    assert fight.refused(c.SpendActions(warrior, whirlwind, 1, 2)) == "speed-rounds-too-few-actions"

    fight.give(c.SetSpecialty(warrior, whirlwind, has=True))
    fight.give(c.SpendActions(warrior, whirlwind, 0, 2))

    assert fight.state.left(warrior) == Actions(basic=2, bonus=1)


def test_the_fastest_keeps_1_and_defends_with_it_later_but_not_twice(fight):
    warrior, grak = fight.add("Warrior I", 19), fight.add("Grak", 10, side="Foes")
    fight.begin().roll(warrior, 6, 4).roll(grak, 3, 1).turns()
    fight.give(c.SpendActions(warrior, "attack", 1, 3)).end(warrior)

    fight.give(c.Defend(warrior, 1, 0))

    assert fight.active == {grak}
    assert fight.state.left(warrior) == Actions()
    assert fight.refused(c.Defend(warrior, 1, 0)) == "speed-rounds-no-actions-left"


def test_defending_before_ones_own_turn_leaves_fewer_for_it(fight):
    warrior, grak = fight.add("Warrior I", 19), fight.add("Grak", 10, controller="anna")
    fight.begin().roll(warrior, 6, 4).roll(grak, 3, 1).turns()

    fight.give(c.Defend(grak, 1, 0), seat=ANNA).end(warrior)

    assert fight.state.left(grak) == Actions(basic=1, bonus=0)


def test_when_the_last_participant_ends_the_round_is_over_and_all_roll_anew(fight):
    warrior, grak = fight.add("Warrior I", 19), fight.add("Grak", 10)
    fight.begin().roll(warrior, 6, 4).roll(grak, 3, 1).turns().end(warrior).end(grak)

    assert fight.active == frozenset()
    assert fight.board().headline.key == "speed-rounds-over"
    assert fight.state.left(grak) == Actions(), "what was kept lapses"

    fight.give(c.NewRound())

    assert fight.state.round == 2
    assert {x.id for x in fight.state.unrolled} == {warrior, grak}


def test_a_wound_that_changes_reflexes_counts_from_the_next_roll(fight):
    mira, grak = fight.add("Mira"), fight.add("Grak", 4)
    fight.give(c.SetReflexes(mira, 12)).begin().roll(mira, 3, 4).roll(grak, 3, 4).turns()

    fight.give(c.SetReflexes(mira, 4))

    assert fight.state.speed(mira) == 13
    assert fight.order() == [mira, grak]

    fight.end(mira).end(grak).give(c.NewRound()).roll(mira, 3, 4)

    assert fight.state.speed(mira) == 9


@pytest.mark.parametrize(
    ("rounding", "half_of_11", "quarter_of_10"),
    [(Rounding.DOWN, 5, 2), (Rounding.HALF_UP, 6, 3), (Rounding.UP, 6, 3)],
)
def test_each_share_is_rounded_on_its_own(rounding, half_of_11, quarter_of_10):
    assert part(11, 2, rounding) == half_of_11
    assert part(10, 4, rounding) == quarter_of_10


def test_changing_the_activity_after_the_roll_does_not_roll_again(fight):
    mira = fight.add("Mira", 10)
    fight.give(c.AddActivity(mira, "Run", "given", 20)).begin().roll(mira, 3, 4)
    run = fight.state.sheet(mira).activities[1].id

    fight.give(c.DeclareActivity(mira, run))

    assert fight.state.speed(mira) == 17
    fight.turns().end(mira).give(c.NewRound()).roll(mira, 3, 4)
    assert fight.state.speed(mira) == 27


def test_a_negative_speed_is_last_and_has_no_bonus(fight):
    slow, quick = fight.add("Slow", -9), fight.add("Quick", 0)

    fight.begin().roll(slow, 1, 2).roll(quick, 1, 2).turns()

    assert fight.order() == [quick, slow]
    assert fight.state.left(slow) == Actions(basic=2, bonus=0)


def test_the_gm_rolls_for_the_rest_or_for_all(fight):
    for name in ("Mira", "Bruno"):
        fight.add(name, 10, controller="anna")
    for name in ("Grak", "Bo"):
        fight.add(name, 10)
    fight.begin().give(c.RollRest("gm"), 1, 2, 3, 4)

    assert [x.name for x in fight.state.unrolled] == ["Mira", "Bruno"]

    fight.give(c.RollRest("all"), 5, 6, 1, 2)

    assert fight.state.unrolled == ()


def test_for_the_last_one_the_gms_next_step_takes_dice_of_the_table(fight):
    grak = fight.add("Grak", 10)
    fight.begin()

    (offer,) = fight.offers(c.RollSpeed)

    assert offer.main
    assert offer.rolls
    assert fight.offers(c.RollRest) == []
    assert fight.roll(grak, 3, 1).state.speed(grak) == 14


def test_a_player_rolls_for_their_own_alone(fight):
    mira, grak = fight.add("Mira", 10, controller="anna"), fight.add("Grak", 10)
    fight.begin().roll(mira, 2, 2, seat=ANNA)

    assert fight.refused(c.RollSpeed(grak), ANNA) == "not-yours"
    assert fight.refused(c.RollSpeed(mira), ANNA) == "speed-rounds-rolled-already"


def test_a_joiner_in_mid_round_rolls_with_the_next_round(fight):
    mira = fight.add("Mira", 10)
    fight.begin().roll(mira, 2, 2).turns()

    late = fight.add("Late", 30)

    assert fight.active == {mira}
    assert fight.slot(late).badges[-1].key == "speed-rounds-badge-next-round"
    fight.end(mira).give(c.NewRound())
    assert late in {x.id for x in fight.state.unrolled}


def test_the_gm_inserts_a_joiner_now(fight):
    mira, grak = fight.add("Mira", 10), fight.add("Grak", 5)
    fight.begin().roll(mira, 2, 2).roll(grak, 2, 2).turns()
    late = fight.add("Late", 30)

    fight.give(c.InsertNow(late), 3, 4)

    assert fight.state.order == (late, mira, grak)
    assert fight.active == {mira}, "whoever acts goes on acting"
    fight.end(mira)
    assert fight.active == {late}


def test_a_late_joiner_can_be_surprised_in_their_own_first_round(fight):
    mira = fight.add("Mira", 10)
    fight.begin().roll(mira, 2, 2).turns()
    late = fight.add("Late", 20)
    fight.end(mira).give(c.NewRound())

    fight.give(c.MarkSurprised(late, surprised=True)).roll(late, 2, 2)

    assert fight.state.speed(late) == 14
    fight.roll(mira, 1, 2).turns().end(late).end(mira).give(c.NewRound()).roll(late, 2, 2)
    assert fight.state.speed(late) == 24


def test_waiting_is_off_until_the_house_allows_it(fight):
    mira, grak = fight.add("Mira", 10), fight.add("Grak", 5)
    fight.begin().roll(mira, 2, 2).roll(grak, 2, 2).turns()

    assert fight.offers(c.Wait) == []

    fight.set(waiting=True).give(c.Wait(mira))

    assert fight.active == {grak}
    fight.end(grak)
    assert fight.active == {mira}, "who waits comes last"
    fight.end(mira)
    assert fight.board().headline.key == "speed-rounds-over"


def test_who_waits_can_act_next(fight):
    ids = [fight.add(name, base) for name, base in (("A", 30), ("B", 20), ("C", 10))]
    fight.set(waiting=True).begin()
    for who in ids:
        fight.roll(who, 2, 2)
    a, b, third = ids
    fight.turns().give(c.Wait(a)).give(c.StopWaiting(a)).end(b)

    assert fight.active == {a}
    fight.end(a)
    assert fight.active == {third}


def test_the_fight_is_said_to_end_when_one_side_is_left(fight):
    fight.add("Mira", 10, hp=5)
    grak = fight.add("Grak", 10, side="Foes", hp=5)
    fight.begin()

    assert fight.board().hints == ()

    fight.give(ChangeHp(grak, -5))

    (hint,) = fight.board().hints
    assert hint.key == "speed-rounds-hint-one-side"
    assert hint.params == {"side": "Heroes"}


def test_dice_of_the_table_are_marked(fight):
    mira = fight.add("Mira", 10)
    fight.begin()
    typed = TableDice((6, 4), ScriptedDice())

    (event,) = encounter.decide(SYSTEM, fight.state, c.RollSpeed(mira), typed)

    assert event.dice == Rolled((6, 4), 6, at_table=True)


def test_a_late_joiner_is_surprised_before_being_inserted(fight):
    mira = fight.add("Mira", 20)
    fight.begin().roll(mira, 2, 2).turns()
    grak = fight.add("Grak", 19)

    fight.give(c.MarkSurprised(grak, surprised=True)).give(c.InsertNow(grak), 6, 4)

    assert fight.state.speed(grak) == 19
    assert fight.refused(c.MarkSurprised(mira, surprised=True))


def test_tie_dice_of_the_table_are_marked_in_the_log(fight):
    mira, grak = fight.add("Mira", 10), fight.add("Grak", 10)
    fight.begin().roll(mira, 2, 2).roll(grak, 2, 2)
    before = fight.state
    event, *_ = encounter.decide(SYSTEM, before, c.BeginTurns(), TableDice((3, 5), ScriptedDice()))

    (line,) = SYSTEM.tell(before, event, SYSTEM.evolve(before, event))

    assert line.rolled == (Rolled((5,), 6, at_table=True), Rolled((3,), 6, at_table=True))


def test_three_goblins_at_once_fight_with_one_copied_sheet(fight):
    fight.give(AddCombatants("Goblin", 3, "Foes", "", hidden=False, hp=4))
    one, two, three = fight.state.roster.ids
    fight.give(c.AddActivity(one, "Spear", "given", 8))
    fight.give(c.CopySheet(two, one)).give(c.CopySheet(three, one))

    fight.begin().give(c.RollRest("gm"), 1, 2, 2, 2, 3, 2).turns()

    assert [fight.state.roster[who].name for who in fight.order()] == [
        "Goblin 3",
        "Goblin 2",
        "Goblin 1",
    ]


def test_one_who_has_a_speed_and_no_place_is_inserted_without_a_roll(fight):
    mira, grak = fight.add("Mira", 10), fight.add("Grak", 5)
    fight.begin().roll(mira, 2, 2).roll(grak, 2, 2)
    fight.give(SetStanding(grak, "unable")).turns().give(SetStanding(grak, "fighting"))

    (offer,) = fight.offers(c.InsertNow)

    assert offer.rolls is None
    assert fight.give(c.InsertNow(grak)).state.order == (mira, grak)


def test_the_dice_of_a_tie_are_asked_for_by_name(fight):
    mira, grak = fight.add("Mira", 10), fight.add("Grak", 10)
    fight.begin().roll(mira, 3, 4).roll(grak, 4, 3)

    (offer,) = fight.offers(c.BeginTurns)

    assert offer.rolls
    assert (offer.rolls.count, offer.rolls.whose) == (2, (mira, grak))


def test_a_sheet_is_shown_to_those_who_steer_its_owner(fight):
    mira = fight.add("Mira", 10, controller="anna")
    fight.give(c.SetReflexes(mira, 9)).give(c.AddActivity(mira, "Sneak", "skill", 7))
    fight.give(c.SetSpecialty(mira, "attack", has=True))

    sheet = fight.slot(mira, ANNA).sheet

    assert [(item.label.params.get("name"), item.value, item.now) for item in sheet] == [
        (None, 9, False),
        ("Fight", 10, True),
        ("Sneak", 4 + 3, False),
        (None, None, False),
    ]
    assert [mark.key for mark in sheet[-1].marks] == ["speed-rounds-manoeuvre-attack"]
    assert fight.slot(mira, Seat(Role.PLAYER, "bruno")).sheet == ()


def test_everybody_sees_what_manoeuvres_cost(fight):
    fight.add("Mira", 10)
    fight.give(c.AddManoeuvre("Whirlwind", 1, 2, needs_specialty=True))

    whirlwind = fight.board(ANNA).catalogue[-1]

    assert whirlwind.label.params == {"name": "Whirlwind"}
    assert [term.value for term in whirlwind.terms] == [1, 2]
    assert [mark.key for mark in whirlwind.marks] == ["speed-rounds-needs-specialty"]
    assert fight.board(ANNA).choices[-1] == Item(whirlwind.id, whirlwind.label)


def test_one_sheet_serves_all_of_a_name_or_a_whole_side(fight):
    fight.give(AddCombatants("Goblin", 3, "Foes", "", hidden=False, hp=4))
    one, two, three = fight.state.roster.ids
    grak, mira = fight.add("Grak", side="Foes"), fight.add("Mira", 10)
    fight.give(c.AddActivity(one, "Spear", "given", 8))

    fight.give(c.ShareSheet(one, "namesakes"))
    assert fight.state.sheet(two) == fight.state.sheet(three) == fight.state.sheet(one)
    assert fight.state.sheet(grak).activities == ()

    fight.give(c.ShareSheet(one, "side"))
    assert fight.state.sheet(grak) == fight.state.sheet(one)
    assert fight.state.sheet(mira) != fight.state.sheet(one)


def test_who_has_just_ended_a_turn_reads_that_the_gm_goes_on(fight):
    mira, lurker = fight.add("Mira", 20, controller="anna"), fight.add("Lurker", 10, hidden=True)
    fight.add("Grak", 0)
    fight.begin().give(c.RollRest("all"), 3, 4, 3, 4, 3, 4).turns().end(mira, ANNA)

    assert fight.active == {lurker}
    assert fight.board(ANNA).headline.key == "speed-rounds-turn-done"
    assert fight.board(ANNA).prompts[0].about == ()
