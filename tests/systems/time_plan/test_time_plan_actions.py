"""What those who are asked may do: actions and their costs, checks, and waiting."""

from __future__ import annotations

import pytest

from rondel.core import OBSERVER, Pip, Seat
from rondel.core.seats import Role
from rondel.systems.time_plan import commands as c
from rondel.systems.time_plan.plan import MOST_COST, MOST_ROW

ANNA, BEN = Seat(Role.PLAYER, "anna"), Seat(Role.PLAYER, "ben")
MIRA, BRUNO, GRAK, ROOK = "combatant Mira", "combatant Bruno", "combatant Grak", "combatant Rook"


def params(scene, key):
    return dict(scene.last(key).label.params)


# --- actions ------------------------------------------------------------------------------------


def test_an_action_explains_its_place_and_is_a_badge(fight):
    fight.act(MIRA, 6)

    assert fight.why(MIRA) == {"declared": 5, "cost": 6}
    (badge,) = fight.slot(MIRA, OBSERVER).badges
    assert (badge.key, badge.params) == ("time-plan-action", {"action": "strike", "what": ""})


@pytest.mark.parametrize("effect", ["start", "end"])
def test_an_action_takes_effect_at_its_start_or_end(fight, effect):
    fight.give(c.DeclareAction(MIRA, "cast", 10, effect))
    assert params(fight, f"declared-{effect}") == {
        "action": "cast",
        "what": "",
        "cost": 10,
        "row": 15,
        "seconds": 7,
        "tenth": 5,
    }
    for _ in range(4):
        fight.forward()
    assert params(fight, f"done-{effect}") == {"action": "cast", "what": ""}


@pytest.mark.parametrize("rule", ["start", "end"])
def test_the_house_rule_says_when_actions_take_effect_unless_somebody_says_otherwise(fight, rule):
    fight.set(effect_at=rule)

    assert {o.fields["effect"].default for o in fight.offers(c.DeclareAction)} == {rule}
    assert {mark.key for item in fight.board().catalogue for mark in item.marks} == {
        f"time-plan-effect-{rule}"
    }


def test_presets_are_offered_with_their_costs(fight):
    typed, *presets = fight.offers(c.DeclareAction, ANNA)

    assert typed.main
    assert typed.fields["cost"].default is None
    assert [(o.fields["what"].default, o.fields["cost"].default) for o in presets] == [
        ("strike", 6),
        ("shoot", 8),
        ("move", 4),
        ("cast", 10),
        ("look", 2),
    ]
    assert presets[0].label.params == {"action": "strike", "what": "", "cost": 6}


def test_the_list_of_presets_is_the_tables(fight):
    fight.give(c.AddPreset("Pick the lock", 30, "start"))
    added = fight.state.presets[-1]
    assert fight.board(OBSERVER).catalogue[-1].label.params == {"name": "Pick the lock"}
    assert fight.board(ANNA).choices[-1].id == added.id

    fight.give(c.DeclareAction(MIRA, added.id, 30, "start"), seat=ANNA)
    fight.give(c.DropPreset(added.id)).give(c.DropPreset("look"))

    assert params(fight, "declared-start")["what"] == "Pick the lock"
    assert [p.id for p in fight.state.presets] == ["strike", "shoot", "move", "cast"]
    assert fight.refused(c.DropPreset("look")) == "time-plan-no-such-preset"
    assert fight.refused(c.AddPreset("Nothing", -1, "end")) == "out-of-range"
    assert fight.refused(c.AddPreset("Mine", 1, "end"), ANNA) == "only-the-gm"


def test_the_list_of_presets_may_be_empty_and_may_be_full(fight):
    for preset in fight.state.presets:
        fight.give(c.DropPreset(preset.id))
    assert fight.offers(c.DropPreset) == []
    assert len(fight.offers(c.DeclareAction)) == 1
    for n in range(40):
        fight.give(c.AddPreset(f"Preset {n}", n, "end"))
    assert fight.offers(c.AddPreset) == []
    assert fight.refused(c.AddPreset("One more", 1, "end")) == "too-many"


def test_a_free_action_is_done_at_once_and_they_are_still_asked(fight):
    fight.act(MIRA, 0, "shout")

    assert fight.asked == ["Mira"]
    assert "Mira" not in fight.plan
    assert params(fight, "free") == {"action": "own", "what": "shout"}
    (counter,) = fight.slot(MIRA).counters
    assert (counter.key, counter.left, counter.of) == ("free", 2, 3)


def test_three_free_actions_in_one_row_at_most_until_one_costs_something(fight):
    fight.give(c.AddPreset("Shout", 0, "end"))
    for _ in range(3):
        fight.act(MIRA, 0)

    refusal = fight.refusal(c.DeclareAction(MIRA, "strike", 0, "end"), ANNA)
    assert (refusal.code, refusal.params) == ("time-plan-no-more-free", {"most": 3})
    costs = {o.fields["cost"].low for o in fight.offers(c.DeclareAction)}
    assert costs == {1}
    assert len(fight.offers(c.DeclareAction)) == 6, "a preset that is free is not offered"
    fight.act(MIRA, 1).forward()
    assert fight.asked == ["Bruno", "Mira"]
    fight.act(MIRA, 0)


@pytest.mark.parametrize("cap", [0, 1])
def test_how_many_free_actions_is_a_house_rule(fight, cap):
    fight.set(free_cap=cap)
    for _ in range(cap):
        fight.act(MIRA, 0)

    assert fight.refused(c.DeclareAction(MIRA, "x", 0, "end")) == "time-plan-no-more-free"
    assert len(fight.slot(MIRA).counters) == cap


def test_the_same_question_is_answered_once(fight):
    (before,) = {o.expect for o in fight.offers(c.DeclareAction, ANNA)}
    fight.act(MIRA, 0)
    (after,) = {o.expect for o in fight.offers(c.DeclareAction, ANNA)}

    assert before != after


def test_a_cost_may_be_large_but_not_beyond_measure(fight):
    too_large = c.DeclareAction(MIRA, "dig", MOST_COST + 1, "end")

    assert fight.refused(too_large) == "time-plan-cost-out-of-range"
    assert fight.act(MIRA, MOST_COST, "dig").plan["Mira"] == 5 + MOST_COST


def test_only_those_asked_decide(fight):
    for command in (
        c.DeclareAction(BRUNO, "strike", 6, "end"),
        c.WaitUntil(BRUNO, 20),
        c.WaitFor(BRUNO, "nothing"),
        c.KeepReady(BRUNO),
        c.RollCheck(BRUNO, "Climbing", 0, None),
    ):
        assert fight.refused(command, BEN) == "time-plan-not-asked"
        assert fight.refused(command, ANNA) == "not-yours"


# --- checks -------------------------------------------------------------------------------------


def test_a_check_without_a_target_is_for_all_to_judge(fight):
    fight.give(c.RollCheck(MIRA, "Climbing", 2, None), 0, seat=ANNA)

    line = fight.last("check")
    assert line.label.params == {"skill": "Climbing", "result": 2}
    assert (line.rolled[0].faces, line.rolled[0].lowest) == ((0,), 0)


@pytest.mark.parametrize(
    ("success", "face", "key", "result"),
    [("high", 7, "failed", 9), ("high", 8, "succeeded", 10), ("low", 9, "succeeded", 7)],
)
def test_a_check_against_a_target_is_high_or_low_by_house_rule(fight, success, face, key, result):
    fight.set(check_success=success)
    fight.give(c.RollCheck(MIRA, "Climbing", 2, 10), face)

    assert params(fight, f"check-{key}") == {"skill": "Climbing", "result": result, "target": 10}


@pytest.mark.parametrize(("die", "lowest"), [(6, 1), (10, 0), (20, 1), (100, 1)])
def test_the_die_of_a_check_is_a_house_rule_and_a_d10_is_read_0_to_9(fight, die, lowest):
    fight.set(check_die=die)

    (offer,) = fight.offers(c.RollCheck)
    assert (offer.rolls.sides, offer.rolls.lowest) == (die, lowest)
    fight.give(c.RollCheck(MIRA, "Climbing", 0, None), lowest)


def test_a_check_may_follow_the_declaration_in_the_same_row(fight):
    fight.act(MIRA, 6, seat=ANNA)
    fight.give(c.RollCheck(MIRA, "Sword", 0, None), 5, seat=ANNA)

    fight.forward()

    assert fight.refused(c.RollCheck(MIRA, "Sword", 0, None), ANNA) == "time-plan-not-asked"
    assert fight.offers(c.RollCheck, ANNA) == []


# --- waiting ------------------------------------------------------------------------------------


def test_one_waits_until_a_row(fight):
    fight.give(c.WaitUntil(MIRA, 7), seat=ANNA)

    assert fight.plan["Mira"] == 7
    assert fight.badges(MIRA) == ["waits"]
    assert fight.why(MIRA) == {"waits": 7}
    assert params(fight, "waits")["row"] == 7
    assert fight.forward().forward().asked == ["Grak", "Mira"]
    assert [e.label.key for e in fight.line(state="now")] == [
        "time-plan-line-reaction",
        "time-plan-line-wait",
    ]


def test_one_cannot_wait_for_a_row_that_is_past_or_present_or_too_far(fight):
    assert fight.refused(c.WaitUntil(MIRA, 4), ANNA) == "time-plan-row-passed"
    assert fight.refusal(c.WaitUntil(MIRA, 5), ANNA).params == {"row": 5}
    assert fight.refused(c.WaitUntil(MIRA, MOST_ROW + 1), ANNA) == "time-plan-row-too-far"


def test_one_waits_for_an_event_that_one_knows(fight):
    guards = fight.event("Guards", 20, visible=True)
    secret = fight.event("Ambush", 30)

    assert fight.refused(c.WaitFor(MIRA, secret), ANNA) == "time-plan-no-such-event"
    assert fight.refused(c.WaitFor(MIRA, "nonsense"), ANNA) == "time-plan-no-such-event"
    fight.give(c.WaitFor(MIRA, guards), seat=ANNA)

    assert fight.plan["Mira"] == 20
    assert fight.badges(MIRA, OBSERVER) == ["waits-for"]
    assert fight.why(MIRA, OBSERVER) == {"waits-for": 20}
    assert params(fight, "waits-for") == {"what": "Guards"}
    assert fight.line(OBSERVER)[-1].label.key == "time-plan-line-wait-for"


def test_a_wait_for_an_event_moves_with_it_and_ends_when_it_is_cancelled(fight):
    guards = fight.event("Guards", 20, visible=True)
    fight.give(c.WaitFor(MIRA, guards)).give(c.MoveEntry(guards, 40))
    assert fight.plan["Mira"] == 40

    fight.give(c.CancelEvent(guards))

    assert "Mira" not in fight.plan
    assert fight.asked == ["Mira"]


def test_a_wait_for_an_event_that_repeats_ends_when_it_comes_next(fight):
    fight.give(c.NoteRepeating("Water rises", 20, 20, 3, visible=True))
    (water,) = fight.state.events
    fight.give(c.WaitFor(MIRA, water.id))
    for name in ("Bruno", "Grak", "Rook"):
        fight.forward().give(c.KeepReady(fight.id(name)))

    assert fight.forward().now == 20
    assert fight.asked == ["Mira"]
    assert fight.plan == {"Water rises": 40}


def test_a_wait_that_is_moved_by_itself_is_for_that_row(fight):
    guards = fight.event("Guards", 20, visible=True)
    fight.give(c.WaitFor(MIRA, guards)).give(c.DelayAction(MIRA, 5))
    fight.give(c.CancelEvent(guards))

    assert fight.plan["Mira"] == 25
    assert fight.asked == []


def test_one_who_is_kept_ready_acts_in_the_present_row_when_they_choose(fight):
    fight.give(c.KeepReady(MIRA), seat=ANNA)
    assert fight.badges(MIRA) == ["ready"]
    assert fight.slot(MIRA).pip is Pip.HELD
    assert fight.refused(c.ActNow(BRUNO), BEN) == "time-plan-not-held"
    fight.forward()

    (offer,) = fight.offers(c.ActNow, ANNA)
    assert offer.expect == "row 6"
    fight.give(c.ActNow(MIRA), seat=ANNA)

    assert fight.asked == ["Bruno", "Mira"]
    assert fight.slot(MIRA).at == 6
    assert "acts-now" in fight.told(OBSERVER)


def test_when_all_are_kept_ready_it_is_asked_who_acts_or_whether_to_advance(fight):
    fight.event("Guards", 50, visible=True)
    for name in ("Mira", "Bruno", "Grak", "Rook"):
        assert fight.asked == [name]
        fight.give(c.KeepReady(fight.id(name)))
        if name != "Rook":
            assert fight.prompts() == ["forward"]
            fight.forward()

    assert fight.prompts() == fight.prompts(OBSERVER) == ["who-acts"]
    assert fight.main() is c.FastForward
    assert fight.forward().now == 50
