"""Who joins, falls, rises or leaves in mid-scene, and a second trigger."""

from __future__ import annotations

import pytest

from rondel.core import OBSERVER, Pip, Seat
from rondel.core.roster_words import (
    AddCondition,
    MarkFallen,
    RaiseFallen,
    RemoveCombatant,
    SetStanding,
)
from rondel.core.seats import Role
from rondel.systems.time_plan import commands as c

ANNA, BEN = Seat(Role.PLAYER, "anna"), Seat(Role.PLAYER, "ben")
MIRA, BRUNO, GRAK, ROOK = "combatant Mira", "combatant Bruno", "combatant Grak", "combatant Rook"

# --- newcomers ----------------------------------------------------------------------------------


def test_a_newcomer_enters_at_the_present_row_plus_their_value(fight):
    fight.act(MIRA, 6).forward()
    late = fight.add("Late", controller="anna")
    assert fight.badges(late) == ["owes"]
    assert fight.slot(late).pip is Pip.UNREADY
    assert fight.prompts() == ["act", "react"]

    fight.roll(late, 5, ANNA)

    assert fight.plan["Late"] == 6 + 10
    assert fight.why(late) == {"roll": 5, "intuition": 0, "value": 10, "joined": 6}
    assert fight.badges(late) == []


def test_a_newcomer_who_reacts_at_once_is_asked_at_once(fight):
    late = fight.add("Late", intuition=9)
    fight.roll(late, 9)

    assert fight.asked == ["Mira", "Late"]
    assert fight.badges(late) == ["immediate"]


def test_by_house_rule_newcomers_are_kept_ready(fight):
    fight.set(newcomers="ready")
    late = fight.add("Late", controller="anna")

    assert fight.slot(late).pip is Pip.HELD
    fight.give(c.ActNow(late), seat=ANNA)
    assert "Late" in fight.asked


def test_where_nobody_keeps_ready_the_gm_still_decides_it(fight):
    fight.set(keep_ready=False)

    assert fight.refused(c.KeepReady(MIRA), seat=ANNA) == "time-plan-keep-ready-off"
    fight.give(c.KeepReady(MIRA))
    assert fight.slot(MIRA).pip is Pip.HELD


def test_the_gm_may_set_the_value_of_a_newcomer(fight):
    late = fight.add("Late")
    fight.give(c.SetReaction(late, 4))

    assert fight.plan["Late"] == 9
    assert fight.refused(c.SetReaction(late, 5)) == "time-plan-reacted-already"
    assert fight.refused(c.SetReaction(MIRA, 5)) == "time-plan-reacted-already"


def test_several_newcomers_are_rolled_for_together(fight):
    fight.add("One")
    fight.add("Two")
    fight.give(c.RollRest("gm"), 9, 8)

    assert (fight.plan["One"], fight.plan["Two"]) == (11, 12)


def test_whoever_had_no_value_at_a_forced_start_owes_it_and_then_joins(scene):
    """Their value counts from the trigger, as anybody's who was there: it is no newcomer's."""
    scene.add("Mira")
    bruno = scene.add("Bruno", controller="ben")
    scene.begin().react(Mira=5).start()

    assert scene.state.owing == {bruno}
    assert scene.main(BEN) is c.RollReaction
    assert scene.badges(bruno, BEN) == ["owes"]
    assert scene.roll(bruno, 5, BEN).plan == {"Bruno": 10}
    assert scene.why(bruno) == {"roll": 5, "intuition": 0, "value": 10}


def test_one_whose_row_has_passed_when_they_roll_is_asked_at_once(scene):
    scene.add("Mira")
    bruno = scene.add("Bruno", controller="ben")
    scene.begin().react(Mira=12).start().roll(bruno, 9, BEN)

    assert scene.asked == ["Mira", "Bruno"]
    assert scene.why(bruno) == {"roll": 9, "intuition": 0, "value": 6, "late": 12}


def test_one_who_fell_before_their_late_roll_has_no_part_in_the_first_trigger(scene):
    scene.add("Mira")
    bruno = scene.add("Bruno")
    scene.begin().react(Mira=5).start()
    scene.give(MarkFallen(bruno)).give(RaiseFallen(bruno, None)).give(c.AskReaction(bruno))

    assert scene.badges(bruno) == ["owes"], "it is their first roll"
    assert scene.roll(bruno, 5).plan == {"Bruno": 5 + 10}


def test_a_players_own_question_comes_before_a_roll_of_theirs(fight):
    fight.add("Squire", controller="anna")

    assert fight.main(ANNA) is c.DeclareAction
    fight.act(MIRA, 6)
    assert fight.main(ANNA) is c.RollReaction
    assert fight.main() is c.RollReaction


def test_nobody_goes_on_past_one_who_owes_a_roll_without_saying_so(fight):
    late = fight.add("Late", controller="anna")
    fight.act(MIRA, 6)

    assert fight.prompts() == fight.prompts(OBSERVER) == ["react"]
    assert [p.about for p in fight.board().prompts] == [(late,)]
    assert (fight.headline(), fight.headline(ANNA)) == ("owing", "your-roll")
    refusal = fight.refusal(c.FastForward(skip=False))
    assert (refusal.code, refusal.params) == ("time-plan-values-missing", {"count": 1})
    (offer,) = fight.offers(c.FastForward)
    assert (offer.main, offer.confirm) == (False, True)
    assert offer.label.params == {"count": 1}
    fight.give(c.FastForward(skip=True))
    assert fight.asked == ["Bruno"]
    assert fight.state.owing == {late}


def test_one_who_was_asked_cannot_roll_again(fight):
    assert fight.refused(c.RollReaction(MIRA), ANNA) == "time-plan-reacted-already"


# --- a second trigger ---------------------------------------------------------------------------


def test_at_a_second_trigger_the_gm_asks_some_for_new_rolls_and_actions_go_on(fight):
    fight.act(MIRA, 6)
    fight.give(c.NameTrigger("The roof falls in", unexpected=True))

    assert "trigger-unexpected" in fight.told(OBSERVER)
    assert fight.refused(c.AskReaction(MIRA)) == "time-plan-action-running"
    fight.give(c.AskReaction(BRUNO))
    assert "Bruno" not in fight.plan
    assert fight.state.owing == {BRUNO}
    assert "reaction-asked" in fight.told(OBSERVER)
    assert fight.refused(c.AskReaction(BRUNO)) == "not-for-this-combatant"
    fight.roll(BRUNO, 4)
    assert fight.plan == {"Mira": 11, "Grak": 7, "Rook": 8, "Bruno": 16}


def test_a_check_to_surprise_counts_for_the_trigger_that_it_preceded(scene):
    mira = scene.add("Mira", controller="anna")
    scene.give(c.MarkSurprise(mira, "succeeded")).give(
        c.NameTrigger("The door bursts", unexpected=False)
    )
    assert scene.badges(mira) == ["surprise-succeeded"], "the first trigger takes no check away"
    scene.begin().roll(mira, 2).start()
    assert scene.why(mira)["surprise-succeeded"] == 5

    scene.give(c.NameTrigger("The roof falls in", unexpected=True)).give(c.AskReaction(mira))

    assert scene.why(mira, ANNA) == {"intuition": 0}
    assert scene.roll(mira, 2).plan == {"Mira": 8 + 13}


def test_whoever_rolls_in_mid_scene_sees_what_will_be_added_as_before_the_start(fight):
    fight.trait(MIRA, "Reflexes", 2, "unexpected").give(
        c.NameTrigger("The roof falls in", unexpected=True)
    )
    assert fight.hints() == fight.hints(ANNA) == []
    fight.give(c.AskReaction(MIRA)).give(c.MarkSurprise(MIRA, "succeeded"))

    assert fight.hints() == fight.hints(OBSERVER) == ["unexpected"]
    assert fight.badges(MIRA, ANNA) == ["surprise-succeeded", "owes-again"]
    assert fight.why(MIRA, ANNA) == {
        "intuition": 0,
        "trait-unexpected": 2,
        "surprise-succeeded": 5,
    }
    late = fight.add("Late", controller="anna", intuition=3)
    assert fight.why(late, ANNA) == {"intuition": 3}
    assert fight.badges(late, ANNA) == ["owes"]
    fight.roll(MIRA, 1).roll(late, 0)
    assert fight.hints() == []
    assert fight.plan["Mira"] == 5 + 7


def test_a_new_reaction_has_nothing_to_do_with_the_tie_die_of_the_one_before(scene):
    for name in ("Mira", "Bruno", "Grak"):
        scene.add(name)
    scene.begin()
    for name in ("Mira", "Bruno", "Grak"):
        scene.roll(scene.id(name), 5)
    scene.start(8, 5, 2)
    scene.give(c.AskReaction(MIRA)).roll(MIRA, 5)

    assert scene.why(MIRA) == {"roll": 5, "intuition": 0, "value": 10, "joined": 10}
    ties = [term.label.params for term in scene.slot(BRUNO).why if "tie" in term.label.key]
    assert ties == [{"against": "Grak"}]
    scene.give(c.AskReaction(GRAK))
    assert "tie" not in scene.why(BRUNO)


def test_one_who_is_asked_or_kept_ready_may_be_asked_for_a_roll(fight):
    fight.give(c.KeepReady(MIRA)).forward()
    fight.give(c.AskReaction(MIRA)).give(c.AskReaction(BRUNO))

    assert fight.asked == []
    assert fight.state.held == frozenset()
    assert fight.state.owing == {MIRA, BRUNO}
    assert fight.refused(c.AskReaction(GRAK), BEN) == "not-yours"


def test_nobody_is_asked_for_a_new_roll_before_the_start(scene):
    mira = scene.add("Mira")
    scene.begin()

    assert scene.refused(c.AskReaction(mira)) == "time-plan-not-started"


# --- falling and rising -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "fate",
    [MarkFallen(GRAK), SetStanding(GRAK, "unable"), RemoveCombatant(GRAK)],
    ids=["falls", "unable", "removed"],
)
def test_whoever_can_act_no_longer_is_nowhere_in_the_plan(fight, fate):
    fight.give(fate)

    assert "Grak" not in fight.plan
    assert GRAK not in [e.who for e in fight.line(OBSERVER)]
    assert fight.told()[-1] == "entry-gone"
    assert [fight.forward().now for _ in range(2)] == [6, 8]


@pytest.mark.parametrize(
    "fate",
    [MarkFallen(MIRA), SetStanding(MIRA, "unable"), RemoveCombatant(MIRA)],
    ids=["falls", "unable", "removed"],
)
def test_one_who_falls_while_asked_is_asked_no_more(fight, fate):
    fight.give(fate)

    assert fight.asked == []
    assert fight.state.active == frozenset()
    assert fight.state.active_for(OBSERVER) == frozenset()
    assert fight.main() is c.FastForward


def test_one_who_falls_is_neither_held_nor_waited_for(fight):
    late = fight.add("Late")
    fight.give(c.KeepReady(MIRA)).give(MarkFallen(MIRA)).give(MarkFallen(late))

    assert fight.state.held == fight.state.owing == frozenset()
    assert fight.slot(late).pip is Pip.OUT


def test_one_who_will_not_fight_stays_in_the_plan(fight):
    fight.give(SetStanding(GRAK, "unwilling"))

    assert fight.plan["Grak"] == 7


def test_one_who_rises_or_can_act_again_is_kept_ready(fight):
    fight.give(MarkFallen(GRAK)).give(RaiseFallen(GRAK, None))
    fight.give(SetStanding(BRUNO, "unable")).give(SetStanding(BRUNO, "fighting"))

    assert fight.state.held == {GRAK, BRUNO}
    assert fight.give(c.ActNow(GRAK)).asked == ["Mira", "Grak"]


def test_one_who_rises_before_the_start_makes_their_roll(scene):
    mira = scene.add("Mira")
    scene.begin().give(MarkFallen(mira)).give(RaiseFallen(mira, None))

    assert scene.state.held == frozenset()
    assert scene.headline() == "reacting"


def test_a_fallen_one_who_could_not_act_anyway_stays_out(fight):
    fight.give(SetStanding(GRAK, "unable")).give(MarkFallen(GRAK)).give(RaiseFallen(GRAK, None))

    assert fight.state.held == frozenset()
    assert fight.slot(GRAK).pip is Pip.OUT


def test_those_who_left_are_not_on_the_line(fight):
    fight.act(MIRA, 6).forward().give(RemoveCombatant(MIRA))

    assert MIRA not in [e.who for e in fight.board(OBSERVER).line]


# --- conditions ---------------------------------------------------------------------------------


def lasting(scene, who):
    return [condition.name for condition in scene.state.roster.lasting(who, scene.state.clock)]


def test_a_condition_lasts_for_action_points(fight):
    fight.give(AddCondition(MIRA, "Stunned", "time", 0, "", 3))
    assert lasting(fight, MIRA) == ["Stunned"]
    fight.act(MIRA, 20).forward().forward()
    assert (fight.now, lasting(fight, MIRA)) == (7, ["Stunned"])
    fight.forward()
    assert (fight.now, lasting(fight, MIRA)) == (8, [])
    assert "core-log-condition-over" in fight.told(OBSERVER)


def test_a_condition_lasts_until_somebody_is_asked_or_has_decided(fight):
    fight.give(AddCondition(MIRA, "Cursed", "turn_start", 0, GRAK, 0))
    fight.give(AddCondition(MIRA, "Blessed", "turn_end", 0, MIRA, 0))
    fight.act(MIRA, 20)
    assert lasting(fight, MIRA) == ["Cursed"]
    fight.forward().forward()
    assert lasting(fight, MIRA) == []


def test_what_waits_for_the_turn_of_one_who_falls_or_leaves_ends_with_them(fight):
    for until, whose in (("turn_start", GRAK), ("turn_end", ROOK), ("turn_start", BRUNO)):
        fight.give(AddCondition(MIRA, f"{until} {whose}", until, 0, whose, 0))
    fight.give(MarkFallen(GRAK))
    assert lasting(fight, MIRA) == [f"turn_end {ROOK}", f"turn_start {BRUNO}"]
    assert fight.told(OBSERVER).count("core-log-condition-over") == 1

    fight.give(RemoveCombatant(ROOK)).give(SetStanding(BRUNO, "unable"))

    assert lasting(fight, MIRA) == []
    assert fight.told(OBSERVER).count("core-log-condition-over") == 3


def test_what_waits_for_the_next_turn_of_one_who_falls_in_their_turn_ends_too(fight):
    fight.give(AddCondition(BRUNO, "Held", "turn_start", 0, MIRA, 0)).give(MarkFallen(MIRA))

    assert lasting(fight, BRUNO) == []


def test_what_is_to_wait_for_the_turn_of_one_who_lies_already_ends_as_time_moves_on(fight):
    fight.give(MarkFallen(GRAK)).act(MIRA, 9)
    fight.give(AddCondition(MIRA, "Haunted", "turn_start", 0, GRAK, 0))
    assert lasting(fight, MIRA) == ["Haunted"]

    fight.forward()

    assert lasting(fight, MIRA) == []


def test_what_waits_for_one_who_fell_before_the_start_ends_with_the_start(scene):
    mira, grak = scene.add("Mira"), scene.add("Grak")
    scene.give(AddCondition(mira, "Cursed", "turn_end", 0, grak, 0)).begin()
    scene.give(MarkFallen(grak)).roll(mira, 5)
    assert lasting(scene, mira) == ["Cursed"]

    assert lasting(scene.start(), mira) == []


def test_a_turn_that_goes_by_tells_nobody_what_time_it_is(fight, other):
    spy = fight.add("Spy", hidden=True)
    fight.give(c.SetReaction(spy, 0)).act(spy, 1).act(MIRA, 9)
    fight.give(c.MoveEntry(fight.state.entry_of(BRUNO).id, 20)).forward()
    assert (fight.now, fight.board(other).moment.at) == (6, 5)

    fight.give(MarkFallen(GRAK))

    assert fight.board(other).moment.at == 5
