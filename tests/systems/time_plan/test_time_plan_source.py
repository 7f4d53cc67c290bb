"""Every sentence of the source (seeds/003)."""

from __future__ import annotations

import pytest

from rondel.core import OBSERVER, Seat, WrongDice
from rondel.core.seats import Role
from rondel.systems.time_plan import commands as c
from rondel.systems.time_plan.plan import ROWS, SECONDS

ANNA, BEN = Seat(Role.PLAYER, "anna"), Seat(Role.PLAYER, "ben")
MIRA, BRUNO, GRAK, ROOK = "combatant Mira", "combatant Bruno", "combatant Grak", "combatant Rook"


def test_any_trigger_may_need_finer_time_a_fight_a_trap_or_another(scene):
    mira = scene.add("Mira")
    scene.give(c.NameTrigger("The trap snaps", unexpected=True))

    scene.begin()

    assert scene.board().headline.params["what"] == "The trap snaps"
    assert "unexpected" in scene.hints(OBSERVER)
    assert scene.state.roster[mira].can_act


def test_players_roll_for_their_characters_and_gms_for_monsters_and_others(scene):
    mira, grak = scene.add("Mira", controller="anna"), scene.add("Grak")
    scene.begin()

    assert scene.who_may(c.RollReaction, ANNA) == {mira}
    assert scene.who_may(c.RollReaction) == {mira, grak}
    assert scene.refused(c.RollReaction(grak), ANNA) == "not-yours"
    scene.roll(mira, 3, ANNA).roll(grak, 4)
    assert (scene.value(mira), scene.value(grak)) == (12, 11)


@pytest.mark.parametrize("face", [-1, 10])
def test_a_w0_shows_0_to_9(scene, face):
    mira = scene.add("Mira")
    scene.begin()

    with pytest.raises(WrongDice) as wrong:
        scene.give(c.RollReaction(mira), face, typed=True)

    assert wrong.value.code == "die-counts-from-zero"


def test_bonuses_are_added_and_penalties_subtracted(scene):
    mira = scene.add("Mira", intuition=-2)
    scene.trait(mira, "Drunk", -3).trait(mira, "Reaktionsbonus", 1).begin().roll(mira, 4)

    assert scene.value(mira) == 15 - (4 - 2 - 3 + 1)


def test_a_robber_who_succeeded_to_surprise_adds_5(scene):
    robber = scene.add("Robber")
    scene.give(c.MarkSurprise(robber, "succeeded")).begin().roll(robber, 2)

    assert scene.value(robber) == 8
    assert scene.why(robber)["surprise-succeeded"] == 5


def test_the_intuition_bonus_always_counts(scene):
    mira = scene.add("Mira", intuition=4)
    scene.begin().roll(mira, 0)

    assert scene.why(mira) == {"roll": 0, "intuition": 4, "value": 11}
    assert scene.value(mira) == 11


def test_nobody_reacts_sooner_than_at_once(scene):
    mira, grak = scene.add("Mira", intuition=30), scene.add("Grak", intuition=20)
    scene.begin().roll(mira, 9).roll(grak, 9)

    assert (scene.value(mira), scene.value(grak)) == (0, 0)
    assert scene.start().now == 0
    assert scene.asked == ["Mira", "Grak"], "the higher result is asked first all the same"
    assert "immediate" in scene.badges(mira)


def test_penalties_may_give_16_and_more(scene):
    mira = scene.add("Mira", intuition=-9)
    scene.begin().roll(mira, 0)

    assert scene.value(mira) == 24


def test_20_action_points_are_10_seconds(fight):
    moment = fight.board(OBSERVER).moment

    assert (moment.at, moment.units, moment.seconds) == (5, ROWS, SECONDS) == (5, 20, 10)
    fight.give(c.NoteEventIn("Guards", 10, visible=False))
    assert fight.plan["Guards"] == 25


def test_at_first_the_reaction_values_are_entered(scene):
    mira = scene.add("Mira")
    scene.add("Grak")
    scene.begin().roll(mira, 5)

    assert [(e.who, e.at, e.kind) for e in scene.line(OBSERVER)] == [(mira, 10, "reaction")]


def test_then_gms_may_note_other_events_such_as_guards_or_a_room_full_of_water(scene):
    scene.add("Mira")
    scene.begin().react(Mira=5)
    scene.event("Guards arrive", 30)
    scene.event("The room is full of water", 120, visible=True)

    assert scene.plan == {"Guards arrive": 30, "The room is full of water": 120}
    assert scene.main() is c.StartPlan


def test_actions_begin_after_this_preparation(scene):
    mira = scene.add("Mira")
    scene.begin().react(Mira=5)

    assert scene.refused(c.DeclareAction(mira, "strike", 6, "end")) == "time-plan-not-started"


def test_the_plan_is_walked_from_the_first_reaction_value_upwards(fight):
    rows = [fight.now]
    while fight.state.next_row is not None:
        rows.append(fight.forward().now)

    assert rows == [5, 6, 7, 8]


def test_players_are_asked_and_gms_decide_for_monsters(fight):
    assert fight.headline(ANNA) == "your-turn"
    assert fight.headline(BEN) == "asks"
    assert fight.main(ANNA) is c.DeclareAction
    fight.act(MIRA, 6, seat=ANNA).forward().act(BRUNO, 6, seat=BEN).forward()
    assert fight.asked == ["Grak"]
    assert fight.who_may(c.DeclareAction, ANNA) == set()
    assert fight.act(GRAK, 4).plan["Grak"] == 11


def test_skills_are_put_to_the_test_where_needed_when_the_action_is_declared(fight):
    fight.give(c.RollCheck(MIRA, "Climbing", 2, 8), 6, seat=ANNA)

    assert fight.last("check-succeeded").label.params == {
        "skill": "Climbing",
        "result": 8,
        "target": 8,
    }


def test_it_is_entered_after_how_many_action_points_an_action_is_finished(fight):
    fight.act(MIRA, 6, "Climb the wall")

    assert fight.plan["Mira"] == 11
    (entry,) = [e for e in fight.line(OBSERVER) if e.kind == "action"]
    assert (entry.at, entry.since, entry.who) == (11, 5, MIRA)
    assert entry.label.params == {"action": "own", "what": "Climb the wall"}


def test_then_the_next_players_are_asked_and_so_on(fight):
    fight.act(MIRA, 6).forward().act(BRUNO, 9).forward().act(GRAK, 10).forward().act(ROOK, 9)

    stops = [(fight.forward().now, fight.asked) for _ in range(3)]

    assert stops == [(11, ["Mira"]), (15, ["Bruno"]), (17, ["Grak", "Rook"])]
