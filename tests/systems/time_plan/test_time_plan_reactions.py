"""The trigger, what is rolled with, reaction rolls, odds, and the order at the start."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from rondel.core import GM, OBSERVER, Pip, Seat, encounter
from rondel.core.roster_words import AddCombatants, MarkFallen, Permit, SetStanding
from rondel.core.seats import Role
from rondel.systems.time_plan import commands as c
from rondel.systems.time_plan.odds import first, immediate, permille, rows_of
from rondel.systems.time_plan.reaction import Trigger, When, value_of

ANNA, BEN = Seat(Role.PLAYER, "anna"), Seat(Role.PLAYER, "ben")

# --- the sheet ----------------------------------------------------------------------------------


def test_a_sheet_is_seen_by_those_who_steer_it(scene):
    mira = scene.add("Mira", controller="anna", intuition=2)
    scene.trait(mira, "Reflexe", 1, "unexpected")

    intuition, reflexes = scene.slot(mira, ANNA).sheet
    assert (intuition.value, reflexes.value) == (2, 1)
    assert [mark.key for mark in reflexes.marks] == ["time-plan-when-unexpected"]
    assert not reflexes.now
    scene.give(c.NameTrigger("Boom", unexpected=True))
    assert scene.slot(mira, ANNA).sheet[1].now
    assert scene.slot(mira, BEN).sheet == ()
    assert scene.slot(mira, OBSERVER).sheet == ()


@pytest.mark.parametrize(
    ("when", "expected", "unexpected"),
    [("always", True, True), ("unexpected", False, True), ("expected", True, False)],
)
def test_a_trait_counts_in_its_situation(scene, when, expected, unexpected):
    mira = scene.add("Mira")
    scene.trait(mira, "Trait", 2, when)
    (trait,) = scene.state.sheet(mira).traits

    assert trait.when is When(when)
    assert trait.counts(Trigger("", unexpected=False)) is expected
    assert trait.counts(Trigger("", unexpected=True)) is unexpected


def test_players_edit_their_own_numbers_unless_the_gm_forbids_it(scene):
    mira, grak = scene.add("Mira", controller="anna"), scene.add("Grak")

    scene.give(c.SetIntuition(mira, 3), seat=ANNA)
    assert scene.state.sheet(mira).intuition == 3
    assert scene.refused(c.SetIntuition(grak, 3), ANNA) == "not-yours"
    scene.give(Permit("sheet", allowed=False))
    assert scene.refused(c.SetIntuition(mira, 4), ANNA) == "only-the-gm"


def test_a_trait_is_dropped(scene):
    mira = scene.add("Mira")
    scene.trait(mira, "One", 1).trait(mira, "Two", 2)
    one, two = scene.state.sheet(mira).traits

    scene.give(c.DropTrait(mira, one.id))

    assert scene.state.sheet(mira).traits == (two,)


def test_twelve_traits_fill_a_sheet(scene):
    mira = scene.add("Mira")
    for n in range(12):
        scene.trait(mira, f"Trait {n}", 1)

    assert scene.offers(c.AddTrait) == []
    assert scene.refused(c.AddTrait(mira, "One more", 1, "always")) == "too-many"


def test_numbers_are_copied_without_the_surprise(scene):
    mira, bruno = scene.add("Mira", intuition=3), scene.add("Bruno")
    scene.give(c.MarkSurprise(mira, "succeeded")).give(c.CopySheet(bruno, mira))

    assert scene.state.sheet(bruno).intuition == 3
    assert scene.state.sheet(bruno).surprise == "none"


def test_numbers_are_shared_with_all_of_that_name_and_with_the_side(scene):
    scene.give(AddCombatants("Goblin", 2, "Foes", "", hidden=False, hp=None))
    ogre = scene.add("Ogre", side="Foes")
    one, two = scene.id("Goblin 1"), scene.id("Goblin 2")
    assert scene.offers(c.ShareSheet) == []
    scene.give(c.SetIntuition(one, 2)).give(c.ShareSheet(one, "namesakes"))
    assert [scene.state.sheet(w).intuition for w in (one, two, ogre)] == [2, 2, 0]
    scene.give(c.ShareSheet(two, "side"))
    assert scene.state.sheet(ogre).intuition == 2


def test_what_came_of_a_surprise_check_is_marked_and_told(scene):
    mira = scene.add("Mira")

    scene.give(c.MarkSurprise(mira, "succeeded"))
    assert scene.badges(mira) == ["surprise-succeeded"]
    scene.give(c.MarkSurprise(mira, "none"))
    assert scene.badges(mira) == []
    assert [k for k in scene.told(OBSERVER) if "surprise" in k] == [
        "surprise-succeeded",
        "surprise-none",
    ]


def test_a_reaction_keeps_the_numbers_it_was_rolled_with(scene):
    mira = scene.add("Mira")
    scene.begin().roll(mira, 5).give(c.SetIntuition(mira, 4))

    assert scene.value(mira) == 10
    assert scene.why(mira)["intuition"] == 0
    scene.give(c.RollAgain(mira), 5)
    assert scene.value(mira) == 6


# --- rolling ------------------------------------------------------------------------------------


def test_before_the_roll_it_is_seen_what_will_be_added(scene):
    mira = scene.add("Mira", intuition=2)
    scene.begin()

    assert scene.why(mira, OBSERVER) == {"intuition": 2}
    assert scene.slot(mira).at is None
    assert scene.slot(mira).pip is Pip.UNREADY


def test_the_gm_rolls_for_all_of_theirs_and_then_for_all(scene):
    scene.add("Mira", controller="anna")
    scene.add("Grak")
    scene.add("Rook")
    scene.begin()

    assert [o.fields["whose"].values for o in scene.offers(c.RollRest)] == [("gm",), ("all",)]
    assert scene.main() is c.RollRest
    scene.give(c.RollRest("all"), 1, 2, 3)
    assert scene.plan == {}
    assert [scene.value(scene.id(n)) for n in ("Mira", "Grak", "Rook")] == [14, 13, 12]


def test_the_last_of_the_gms_own_is_rolled_for_one_by_one(scene):
    mira, grak = scene.add("Mira", controller="anna"), scene.add("Grak")
    scene.begin()

    named = [o for o in scene.offers(c.RollReaction) if o.main]
    assert [o.label.params["name"] for o in named] == ["Grak"]
    scene.roll(grak, 1)
    named = [o for o in scene.offers(c.RollReaction) if o.main]
    assert [o.label.params["name"] for o in named] == ["Mira"]
    assert named[0].fields["who"].ids == (mira,)
    scene.roll(mira, 2)
    assert scene.offers(c.RollReaction) == []
    assert scene.refused(c.RollReaction(mira)) == "time-plan-reacted-already"
    assert scene.refused(c.RollReaction(mira), ANNA) == "time-plan-reacted-already"


def test_dice_typed_at_the_table_are_kept_as_such(scene):
    mira = scene.add("Mira", controller="anna")
    scene.begin().give(c.RollReaction(mira), 0, seat=ANNA, typed=True)

    dice = scene.state.reactions[mira].dice
    assert (dice.faces, dice.at_table, dice.lowest) == ((0,), True, 0)
    assert scene.last("reacted").rolled == (dice,)


def test_a_roll_is_told_with_its_value_and_result(scene):
    mira, grak = scene.add("Mira", intuition=7), scene.add("Grak")
    scene.begin().roll(mira, 8).roll(grak, 8)

    assert scene.last("reacted-immediate").label.params == {"value": 0, "result": 15}
    assert scene.last("reacted").label.params == {"value": 7, "result": 8}


def test_the_gm_may_roll_again_and_may_set_a_value(scene):
    mira = scene.add("Mira")
    scene.begin().roll(mira, 1).give(c.RollAgain(mira), 4)
    assert scene.value(mira) == 11
    assert scene.last("reacted-again").override

    scene.give(c.SetReaction(mira, 3))

    assert scene.value(mira) == 3
    assert scene.why(mira) == {"set": 3}
    assert scene.last("reaction-set").override
    assert scene.refused(c.SetReaction(mira, -1)) == "out-of-range"


def test_whoever_cannot_act_is_not_waited_for(scene):
    mira, grak = scene.add("Mira"), scene.add("Grak")
    scene.begin().roll(mira, 5)
    assert scene.headline() == "reacting"

    scene.give(SetStanding(grak, "unable"))

    assert scene.headline() == "ready"
    assert scene.slot(grak).pip is Pip.OUT
    assert scene.prompts() == ["start"]


def test_the_order_while_reacting_is_by_result_and_then_intuition(scene):
    for name, intuition in (("Late", -5), ("Wise", 3), ("Keen", 4), ("None", 0)):
        scene.add(name, intuition=intuition)
    scene.begin()
    for name, face in (("Late", 0), ("Wise", 4), ("Keen", 3)):
        scene.roll(scene.id(name), face)

    assert scene.order(OBSERVER) == ["Keen", "Wise", "Late", "None"]


def test_what_waits_is_told_to_each(scene):
    mira = scene.add("Mira", controller="anna")
    scene.add("Grak")
    scene.give(c.NameTrigger("The door bursts", unexpected=False)).begin()

    assert scene.headline(ANNA) == "your-reaction"
    assert scene.headline(BEN) == scene.headline() == "reacting"
    assert scene.board().headline.params == {"what": "The door bursts", "missing": 2}
    assert scene.hints() == ["expected"]
    (prompt,) = scene.board(OBSERVER).prompts
    assert set(prompt.about) == {mira, scene.id("Grak")}


# --- the start ----------------------------------------------------------------------------------


def test_those_with_the_same_result_are_asked_by_intuition_and_then_by_a_die(scene):
    for name, intuition in (("Mira", 1), ("Bruno", 1), ("Grak", 2), ("Rook", 1)):
        scene.add(name, intuition=intuition)
    scene.begin()
    for name, face in (("Mira", 5), ("Bruno", 5), ("Grak", 4), ("Rook", 5)):
        scene.roll(scene.id(name), face)

    (offer,) = scene.offers(c.StartPlan)
    assert offer.rolls.whose == tuple(scene.id(n) for n in ("Mira", "Bruno", "Rook"))
    assert (offer.rolls.lowest, offer.rolls.more) == (0, True)
    scene.start(3, 7, 3, 0, 9)

    assert scene.asked == ["Grak", "Bruno", "Rook", "Mira"]
    ties = [x for x in scene.lines if x.label.key == "time-plan-log-tie"]
    assert [x.label.params for x in ties] == [
        {"first_dice": "7", "second_dice": "3"},
        {"first_dice": "3 9", "second_dice": "3 0"},
    ]


def test_a_tie_die_is_a_reason_for_the_place_as_long_as_it_is_a_first_reaction(scene):
    mira, bruno = scene.add("Mira"), scene.add("Bruno")
    scene.begin().roll(mira, 5).roll(bruno, 5).start(2, 8)

    assert scene.why(bruno) == {"roll": 5, "intuition": 0, "value": 10, "tie": None}
    tie = scene.slot(bruno).why[-1]
    assert (tie.faces, tie.sides) == ((8,), 10)
    scene.act(bruno, 3)
    assert scene.why(bruno) == {"declared": 10, "cost": 3}


def test_a_tie_with_somebody_hidden_shows_no_die(scene):
    mira, spy = scene.add("Mira"), scene.add("Spy", hidden=True)
    scene.begin().roll(mira, 5).roll(spy, 5).start(2, 8)

    assert "tie" not in scene.why(mira, OBSERVER)
    assert "tie" in scene.why(mira)
    assert "tie" not in scene.told(OBSERVER)


def test_a_start_with_nothing_but_an_event_goes_to_the_event(scene):
    mira = scene.add("Mira")
    scene.begin().event("Boom", 7)

    scene.start()

    assert scene.now == 7
    assert scene.state.owing == {mira}
    assert scene.headline() == "at-event"


def test_a_start_with_nothing_stays_where_it_is(scene):
    scene.add("Mira")
    scene.begin().start()

    assert scene.now == 0
    assert scene.main() is c.RollReaction
    assert not scene.state.seems_over


def test_the_plan_starts_once(fight):
    assert fight.refused(c.StartPlan(force=False)) == "time-plan-started-already"
    assert fight.refused(c.RollAgain(fight.id("Mira"))) == "time-plan-started-already"


def test_nothing_is_rolled_before_the_scene_begins(scene):
    mira = scene.add("Mira")

    assert scene.refused(c.RollReaction(mira)) == "start-first"
    assert scene.refused(c.StartPlan(force=False)) == "start-first"
    assert scene.headline() == "setup"
    assert scene.hints() == ["set-up-reactions"]
    assert scene.hints(OBSERVER) == []
    assert scene.slot(mira).pip is Pip.WAITING


# --- the odds -----------------------------------------------------------------------------------


def test_the_chance_to_be_first_is_what_counting_all_ways_gives():
    ways = {"a": rows_of(0), "b": rows_of(3), "c": (9,)}
    counted = dict.fromkeys(ways, 0)
    every_way = list(product(*ways.values()))
    for way in every_way:
        for who, value in zip(ways, way, strict=True):
            counted[who] += value == min(way)

    assert first(ways) == {who: Fraction(n, len(every_way)) for who, n in counted.items()}


def test_rows_are_floored_at_0_for_each_face():
    assert rows_of(8) == (7, 6, 5, 4, 3, 2, 1, 0, 0, 0)
    assert immediate(rows_of(8)) == Fraction(3, 10)
    assert immediate(rows_of(0)) == 0
    assert value_of(20) == 0


def test_shares_are_rounded_to_the_nearest_thousandth():
    assert [permille(Fraction(n, 2000)) for n in (0, 1, 2, 1999, 2000)] == [0, 1, 1, 1000, 1000]


def chances(scene, seat):
    return {chance.id: (chance.wins, chance.of) for chance in scene.board(seat).chances}


def test_the_chances_are_shown_while_reactions_are_rolled(scene):
    mira, grak = scene.add("Mira", intuition=8), scene.add("Grak")
    assert scene.board().chances == ()
    scene.begin()

    assert chances(scene, OBSERVER)[f"immediate {mira}"] == ("3", "10")
    scene.roll(grak, 9)
    # Grak is in row 6; Mira is there or before with a roll of 1 or more.
    assert chances(scene, OBSERVER)[f"first {mira}"] == ("9", "10")
    assert chances(scene, OBSERVER)[f"first {grak}"] == ("1", "5")
    scene.roll(mira, 0)
    assert chances(scene, OBSERVER)[f"first {grak}"] == ("1", "1")
    assert scene.start().board().chances == ()


def test_the_chances_say_nothing_of_the_hidden_or_of_those_who_cannot_act(new_scene):
    with_spy, without = new_scene(), new_scene()
    for scene in (with_spy, without):
        scene.add("Mira")
        scene.give(MarkFallen(scene.add("Rook")))
    spy = with_spy.add("Spy", hidden=True, intuition=9)
    with_spy.begin()
    without.begin()

    assert chances(with_spy, OBSERVER) == chances(without, OBSERVER)
    assert f"first {spy}" in chances(with_spy, GM)
    assert len(chances(without, GM)) == 2


def test_two_hundred_can_be_first(scene):
    ways = {str(n): rows_of(n % 7) for n in range(200)}

    assert sum(first(ways).values()) > 1


def test_a_reaction_that_may_be_typed_names_its_die(scene):
    scene.add("Mira")
    scene.begin()
    (offer,) = scene.offers(c.RollReaction)

    assert (offer.rolls.count, offer.rolls.sides, offer.rolls.lowest) == (1, 10, 0)
    assert scene.main() is c.RollReaction
    assert not any(o.main for o in scene.offers(encounter.EndEncounter))
