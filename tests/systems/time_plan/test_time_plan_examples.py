"""Every example of the rules."""

from __future__ import annotations

import pytest

from rondel.core import GM, OBSERVER, Seat, encounter
from rondel.core.roster_words import MarkFallen
from rondel.core.seats import Role
from rondel.systems.time_plan import commands as c
from rondel.systems.time_plan.plan import clock

ANNA, BEN = Seat(Role.PLAYER, "anna"), Seat(Role.PLAYER, "ben")
MIRA, BRUNO, GRAK, ROOK = "combatant Mira", "combatant Bruno", "combatant Grak", "combatant Rook"

# --- the table of examples ----------------------------------------------------------------------


@pytest.mark.parametrize(("face", "value"), list(enumerate([15, 14, 13, 12, 11, 10, 9, 8, 7, 6])))
def test_rolls_0_to_9_without_modifiers_give_15_to_6(scene, face, value):
    mira = scene.add("Mira")

    scene.begin().roll(mira, face)

    assert scene.value(mira) == value


def test_roll_7_with_reaction_bonus_1_and_intuition_2_gives_5(scene):
    mira = scene.add("Mira", intuition=2)
    scene.trait(mira, "Reaktionsbonus", 1).begin().roll(mira, 7)

    assert scene.value(mira) == 5


def test_roll_9_with_5_and_3_gives_0_and_not_minus_2_and_is_marked_immediate(scene):
    mira = scene.add("Mira", intuition=3)
    scene.give(c.MarkSurprise(mira, "succeeded")).begin().roll(mira, 9)

    assert scene.value(mira) == 0
    assert "immediate" in scene.badges(mira)
    assert scene.why(mira)["value"] == -2
    assert scene.why(mira)["floor"] == 0


@pytest.mark.parametrize(("unexpected", "value"), [(True, 10), (False, 11)])
def test_reflexes_with_roll_3_and_intuition_1_count_when_it_is_unexpected(scene, unexpected, value):
    mira = scene.add("Mira", intuition=1)
    scene.trait(mira, "Reflexe", 1, "unexpected")
    scene.give(c.NameTrigger("a trap", unexpected)).begin().roll(mira, 3)

    assert scene.value(mira) == value
    assert scene.why(mira)["trait-unexpected"] == (1 if unexpected else None)


def test_a_failed_surprise_check_does_not_count_with_roll_9_and_intuition_3_it_is_3(scene):
    mira = scene.add("Mira", intuition=3)
    scene.give(c.MarkSurprise(mira, "failed")).begin().roll(mira, 9)

    assert scene.value(mira) == 3
    assert scene.why(mira)["surprise-failed"] is None


@pytest.mark.parametrize(("row", "time"), [(20, (10, 0)), (15, (7, 5)), (1, (0, 5))])
def test_rows_20_15_and_1_are_10_0_and_7_5_and_0_5_seconds(row, time):
    assert clock(row) == time


def test_with_two_who_have_not_rolled_an_event_at_12_is_stored_and_start_refused(scene):
    mira, bruno = scene.add("Mira"), scene.add("Bruno")
    scene.begin()
    guards = scene.event("Guards", 12)

    assert scene.state.event(guards).at == 12
    assert scene.refusal(c.StartPlan(force=False)).code == "time-plan-values-missing"
    assert scene.refusal(c.StartPlan(force=False)).params == {"count": 2}
    scene.roll(mira, 5)
    assert scene.refusal(c.StartPlan(force=False)).params == {"count": 1}
    scene.roll(bruno, 6).give(c.StartPlan(force=False))
    assert scene.now == 9


def test_the_gm_may_force_the_start(scene):
    mira, bruno = scene.add("Mira"), scene.add("Bruno")
    scene.begin().roll(mira, 5)

    (offer,) = scene.offers(c.StartPlan)
    assert offer.confirm
    assert not offer.main
    scene.give(c.StartPlan(force=True))

    assert scene.plan == {}
    assert scene.asked == ["Mira"]
    assert scene.state.owing == {bruno}


def test_start_rows_6_and_4_with_an_event_at_2_are_walked_2_4_6(scene):
    scene.add("Mira")
    scene.add("Bruno")
    scene.begin().react(Mira=6, Bruno=4).event("Rumble", 2)

    rows = [scene.start().now, scene.forward().now, scene.forward().now]

    assert rows == [2, 4, 6]
    assert "event-reached" in scene.told()


def test_mira_at_5_declares_6_ap_and_has_one_entry_at_11_and_the_clock_jumps(scene):
    mira = scene.add("Mira")
    scene.begin().react(Mira=5).start().act(mira, 6)

    assert scene.plan == {"Mira": 11}
    assert scene.forward().now == 11


def test_the_clock_jumps_to_the_next_entry_of_another(fight):
    fight.act(MIRA, 6).forward()

    assert fight.now == 6
    assert fight.asked == ["Bruno"]


def test_mira_and_bruno_at_11_are_both_asked_and_the_clock_waits_for_both(scene):
    mira = scene.add("Mira", controller="anna")
    bruno = scene.add("Bruno", controller="ben")
    scene.begin().react(Mira=5, Bruno=6).start()
    scene.act(mira, 6).forward().act(bruno, 5).forward()

    assert scene.now == 11
    assert scene.asked == ["Mira", "Bruno"]
    assert scene.refused(c.FastForward(skip=False)) == "time-plan-still-asked"
    scene.act(mira, 4)
    assert scene.refused(c.FastForward(skip=False)) == "time-plan-still-asked"
    scene.act(bruno, 4)
    assert scene.give(c.FastForward(skip=False)).now == 15


def test_the_gm_may_skip_those_who_are_asked_and_they_are_kept_ready(fight):
    (offer,) = fight.offers(c.FastForward)
    assert offer.confirm
    fight.give(c.FastForward(skip=True))

    assert fight.now == 6
    assert fight.state.held == {MIRA}
    assert "skipped" in fight.told()


@pytest.mark.parametrize("seat", [GM, ANNA], ids=["gm", "player"])
def test_a_cost_of_minus_2_is_refused_and_nothing_changes(fight, seat):
    before = fight.state

    refusal = fight.refusal(c.DeclareAction(MIRA, "strike", -2, "end"), seat)

    assert refusal.code == "time-plan-cost-out-of-range"
    assert refusal.params == {"low": 0, "high": 100_000}
    assert fight.state == before


def test_a_cost_of_2_5_is_no_number_of_action_points(fight):
    fractional = c.DeclareAction(MIRA, "strike", 2.5, "end")  # the table's door refuses it before

    assert fight.refused(fractional) == "field-not-offered"


def test_the_gm_cancels_an_action_that_ends_at_24_at_row_18_and_they_are_free_at_18(scene):
    mira = scene.add("Mira")
    scene.add("Bruno")
    scene.begin().react(Mira=4, Bruno=18).start().act(mira, 20).forward()
    assert (scene.now, scene.plan) == (18, {"Mira": 24})

    scene.give(c.CancelAction(mira))

    assert scene.plan == {}
    assert scene.asked == ["Bruno", "Mira"]
    assert scene.now == 18


def test_rook_falls_at_18_and_the_entry_at_30_is_gone_but_in_the_log(scene):
    rook = scene.add("Rook")
    scene.add("Mira")
    scene.begin().react(Rook=10, Mira=18).start().act(rook, 20).forward()
    assert scene.plan == {"Rook": 30}

    scene.give(MarkFallen(rook))

    assert scene.plan == {}
    assert "declared-end" in scene.told()
    assert "action-gone" in scene.told()


def test_a_hidden_event_at_12_is_absent_from_a_players_payload_before_row_12(new_scene):
    with_event, without = new_scene(), new_scene()
    for scene in (with_event, without):
        scene.add("Mira", controller="anna")
        scene.begin()
    with_event.event("Ambush", 12)
    for scene in (with_event, without):
        scene.react(Mira=5).start().act(scene.id("Mira"), 30)

    for seat in (ANNA, OBSERVER):
        assert with_event.board(seat) == without.board(seat)
        assert with_event.told(seat) == without.told(seat)
    with_event.forward()
    assert with_event.now == 12
    assert [e.label.params["what"] for e in with_event.line(OBSERVER, "now")] == ["Ambush"]


def test_without_entries_fast_forward_is_refused_and_the_scene_is_over(scene):
    mira = scene.add("Mira")
    scene.begin().react(Mira=5).start().give(c.KeepReady(mira))

    assert scene.refused(c.FastForward(skip=False)) == "time-plan-no-entries"
    assert scene.now == 5
    assert scene.main() is encounter.EndEncounter
    assert "over" in scene.hints()


def test_11_to_12_and_undo_is_11_with_the_entries_as_before(scene):
    mira, bruno = scene.add("Mira"), scene.add("Bruno")
    scene.begin().react(Mira=11, Bruno=12).start().act(mira, 3)
    before = scene.state

    scene.forward().undo()

    assert scene.state == before
    assert scene.now == 11
    assert scene.plan == {"Bruno": 12, "Mira": 14}
    assert bruno not in scene.state.active


def test_the_player_of_mira_cannot_enter_an_action_for_bruno(fight):
    assert fight.refused(c.DeclareAction(BRUNO, "strike", 6, "end"), ANNA) == "not-yours"


def test_an_event_at_row_1_000_000_000_is_accepted(scene):
    mira = scene.add("Mira")
    scene.begin().event("Doom", 1_000_000_000, visible=True)

    scene.react(Mira=5).start().give(c.KeepReady(mira))

    assert len(scene.line()) == 1
    assert scene.forward().now == 1_000_000_000
    assert scene.offers(c.NoteEvent)
    assert scene.refused(c.WaitUntil(mira, 5)) == "time-plan-not-asked"
