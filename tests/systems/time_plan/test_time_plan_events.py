"""What GMs note and change: events secret and visible, entries moved, actions interrupted."""

from __future__ import annotations

import pytest

from rondel.core import OBSERVER, Seat
from rondel.core.roster_words import SetStanding
from rondel.core.seats import Role
from rondel.systems.time_plan import commands as c
from rondel.systems.time_plan.plan import MOST_ROW

ANNA, BEN = Seat(Role.PLAYER, "anna"), Seat(Role.PLAYER, "ben")
MIRA, BRUNO, GRAK, ROOK = "combatant Mira", "combatant Bruno", "combatant Grak", "combatant Rook"


def flags(scene, seat):
    return [(e.label.params["what"], e.at) for e in scene.line(seat) if e.kind == "event"]


# --- noting -------------------------------------------------------------------------------------


def test_an_event_is_secret_unless_the_gm_says_otherwise(fight, other):
    fight.event("Ambush", 12)
    fight.event("Guards", 30, visible=True)

    assert flags(fight, other) == [("Guards", 30)]
    ambush, guards = (e for e in fight.line() if e.kind == "event")
    assert ambush.secret
    assert not guards.secret
    (offer,) = fight.offers(c.NoteEvent)
    assert offer.fields["visible"].default is False


def test_only_gms_are_told_what_is_noted_in_secret(fight, other):
    fight.event("Ambush", 12)
    assert "event-noted" not in fight.told(other)
    fight.event("Guards", 30, visible=True)

    assert fight.told(other).count("event-noted") == 1
    assert fight.told().count("event-noted") == 2


def test_events_are_noted_in_the_set_up_already(scene, other):
    scene.add("Mira")
    scene.event("Ambush", 12)
    scene.event("Guards", 30, visible=True)

    assert flags(scene, other) == [("Guards", 30)]
    assert scene.plan == {"Ambush": 12, "Guards": 30}


def test_an_event_in_so_many_seconds_is_twice_as_many_rows_from_now(fight):
    fight.give(c.NoteEventIn("Boom", 3, visible=True))

    assert fight.plan["Boom"] == 11


def test_an_event_in_the_present_row_comes_about_at_once(fight, other):
    fight.give(c.NoteEvent("Boom", 5, visible=False))

    assert "Boom" not in fight.plan
    assert "event-reached" in fight.told(other)
    assert [e.label.params for e in fight.line(other, "now") if e.kind == "event"] == [
        {"what": "Boom"}
    ]


def test_before_the_start_nothing_is_reached_not_even_in_row_0(scene):
    scene.add("Mira")
    scene.begin().event("Boom", 0)

    assert scene.plan == {"Boom": 0}
    assert scene.start().plan == {}


@pytest.mark.parametrize("row", [-1, 4])
def test_a_row_that_has_passed_is_refused(fight, row):
    for command in (
        c.NoteEvent("Late", row, visible=True),
        c.NoteRepeating("Late", row, 1, 2, visible=True),
        c.MoveEntry(fight.state.entry_of(GRAK).id, row),
    ):
        refusal = fight.refusal(command)
        assert (refusal.code, refusal.params) == ("time-plan-row-passed", {"row": 5})


def test_a_row_beyond_all_is_refused(fight):
    assert fight.refused(c.NoteEvent("Far", MOST_ROW + 1, visible=True)) == "time-plan-row-too-far"
    assert fight.refused(c.NoteEvent("", 9, visible=True)) == "left-empty"


def test_a_repeating_event_comes_so_many_times(scene):
    scene.add("Mira")
    scene.begin().react(Mira=500)
    scene.give(c.NoteRepeating("The water rises", 20, 20, 3, visible=True))
    (flag,) = [e for e in scene.line(OBSERVER) if e.kind == "event"]
    assert flag.label.params == {"what": "The water rises", "every": 20, "left": 2}

    rows = [scene.start().now]
    rows += [scene.forward().now for _ in range(3)]

    assert rows == [20, 40, 60, 500]
    assert scene.told(OBSERVER).count("event-reached") == 3
    shown = [(e.id, e.at) for e in scene.line(OBSERVER, "past")]
    assert len(dict(shown)) == 3


def test_an_event_that_comes_twice_in_one_row_is_two_things_on_the_line(scene):
    scene.add("Mira")
    scene.begin().react(Mira=500)
    scene.give(c.NoteRepeating("The water rises", 20, 20, 5, visible=True)).start()
    (water,) = scene.state.events
    for _ in range(2):
        scene.give(c.MoveEntry(water.id, 20))

    ids = [e.id for e in scene.board(OBSERVER).line]
    assert len(set(ids)) == len(ids) == 5
    (ahead,) = [e for e in scene.line(OBSERVER) if e.kind == "event"]
    assert (ahead.id, ahead.every, ahead.again) == (water.id, 20, 1)
    scene.forward().forward()
    assert [e.id for e in scene.board(OBSERVER).line][:3] == ids[:3], "what was keeps its name"


def test_all_events_of_a_row_are_said(fight, other):
    for what in ("Thunder", "Guards", "Rain"):
        fight.event(what, 6)
    fight.act(MIRA, 9).forward().act(BRUNO, 9)

    assert fight.headline(other) == "at-event"
    assert fight.board(other).headline.params["what"] == "Thunder, Guards, Rain"


def test_players_note_nothing(fight):
    assert fight.refused(c.NoteEvent("Mine", 9, visible=True), ANNA) == "only-the-gm"


def test_a_hundred_events_are_enough(fight):
    for n in range(100):
        fight.event(f"Event {n}", 100 + n)

    assert fight.offers(c.NoteEvent) == []
    assert fight.refused(c.NoteEvent("One more", 300, visible=True)) == "too-many"


# --- changing -----------------------------------------------------------------------------------


def test_an_event_is_shown_and_hidden_again(fight, other):
    ambush = fight.event("Ambush", 12)
    assert fight.offers(c.HideEvent) == []
    fight.give(c.ShowEvent(ambush))
    assert flags(fight, other) == [("Ambush", 12)]
    assert "event-shown" in fight.told(other)

    fight.give(c.HideEvent(ambush))

    assert flags(fight, other) == []
    assert "event-hidden" not in fight.told(other)
    assert "event-hidden" in fight.told()


def test_an_event_is_moved_and_cancelled(fight, other):
    ambush, guards = fight.event("Ambush", 12), fight.event("Guards", 30, visible=True)
    fight.give(c.MoveEntry(ambush, 14)).give(c.MoveEntry(guards, 32))
    assert fight.plan["Ambush"] == 14
    assert fight.told(other).count("event-moved") == 1

    fight.give(c.CancelEvent(ambush)).give(c.CancelEvent(guards))

    assert flags(fight, other) == []
    assert fight.told(other).count("event-cancelled") == 1
    assert fight.told().count("event-cancelled") == 2
    for kind in (c.CancelEvent, c.ShowEvent, c.HideEvent):
        assert fight.refused(kind(ambush)) == "time-plan-no-such-event"
    assert fight.refused(c.MoveEntry(ambush, 20)) == "time-plan-no-such-entry"


def test_a_shown_event_cannot_be_shown(fight):
    guards = fight.event("Guards", 30, visible=True)
    fight.event("Ambush", 12)

    assert fight.refused(c.ShowEvent(guards)) == "field-not-offered"
    assert fight.refused(c.MoveEntry(guards, 4)) == "time-plan-row-passed"


def test_an_event_moved_to_the_present_row_comes_about_at_once(fight, other):
    guards = fight.event("Guards", 30)
    fight.give(c.MoveEntry(guards, 5))

    assert "Guards" not in fight.plan
    assert "event-reached" in fight.told(other)


def test_a_wait_for_what_becomes_a_secret_keeps_its_row_to_itself(fight):
    guards = fight.event("Guards", 20, visible=True)
    fight.give(c.WaitFor(MIRA, guards), seat=ANNA).give(c.HideEvent(guards))

    for seat in (ANNA, OBSERVER):
        assert fight.slot(MIRA, seat).at is None
        assert fight.badges(MIRA, seat) == ["waits-unknown"]
        assert fight.why(MIRA, seat) == {}
        assert MIRA not in [e.who for e in fight.line(seat)]
        assert "20" not in repr(fight.board(seat).slots)
    assert fight.slot(MIRA).at == 20
    assert fight.order(OBSERVER) == ["Bruno", "Grak", "Rook", "Mira"]
    fight.set(parry_adds=True)
    assert fight.offers(c.Parry, ANNA) == []


def test_a_wait_that_the_gm_sets_for_a_secret_is_told_to_gms_only(fight):
    ambush = fight.event("Ambush", 20)
    fight.give(c.WaitFor(MIRA, ambush))

    assert "waits-for" not in fight.told(ANNA)
    assert "waits-for" in fight.told()


# --- interrupting -------------------------------------------------------------------------------


def test_gms_move_the_entry_of_a_combatant(fight, other):
    entry = fight.state.entry_of(GRAK)
    fight.give(c.MoveEntry(entry.id, 20))

    assert fight.plan["Grak"] == 20
    assert "entry-moved" in fight.told(other)
    assert fight.last("entry-moved").override
    (offer,) = fight.offers(c.MoveEntry)
    assert offer.fields["at"].time == "row"
    assert offer.fields["entry"].labels[1].params == {"name": "Grak", "row": 20}


def test_gms_delay_and_shorten(fight):
    fight.act(MIRA, 6).give(c.DelayAction(MIRA, 4))
    assert fight.plan["Mira"] == 15
    assert fight.why(MIRA) == {"declared": 5, "cost": 6, "moved": 4}
    fight.give(c.ShortenAction(MIRA, 7))
    assert fight.plan["Mira"] == 8
    assert fight.last("delayed").label.params == {"by": 4}
    assert fight.last("shortened").label.params == {"by": 7}
    assert fight.last("shortened").override


def test_nothing_is_shortened_below_the_present_row(fight):
    fight.act(MIRA, 6)

    assert fight.refused(c.ShortenAction(MIRA, 7)) == "time-plan-row-passed"
    fight.give(c.ShortenAction(MIRA, 6))
    assert fight.asked == ["Mira"]
    assert "done-end" in fight.told()


def test_what_makes_no_change_is_refused(fight):
    fight.act(MIRA, 6)

    assert fight.refused(c.DelayAction(MIRA, 0)) == "out-of-range"
    assert fight.refused(c.ShortenAction(MIRA, -1)) == "out-of-range"
    assert fight.refused(c.DelayAction(MIRA, MOST_ROW)) == "time-plan-row-too-far"
    fight.give(c.CancelAction(MIRA))
    for command in (c.CancelAction(MIRA), c.DelayAction(MIRA, 1), c.ShortenAction(MIRA, 1)):
        assert fight.refused(command) == "time-plan-no-entry"


def test_a_cancelled_action_takes_no_effect(fight):
    fight.act(MIRA, 6).give(c.CancelAction(MIRA))

    assert "cancelled-action" in fight.told(OBSERVER)
    assert "done-end" not in fight.told()
    assert fight.asked == ["Mira"]


def test_a_reaction_or_a_wait_can_be_cancelled_too(fight):
    fight.give(c.CancelAction(BRUNO))

    assert fight.asked == ["Mira", "Bruno"]
    assert fight.told()[-2:] == ["cancelled", "core-log-turn"]
    assert fight.refused(c.CancelAction(GRAK), ANNA) == "not-yours"
    assert fight.refused(c.CancelAction(BRUNO), BEN) == "only-the-gm"


def test_a_parry_adds_to_ones_next_entry_where_that_is_the_house_rule(fight):
    fight.act(MIRA, 6)
    assert fight.refused(c.Parry(MIRA, 3), ANNA) == "time-plan-parries-off"
    fight.set(parry_adds=True).give(c.Parry(MIRA, 3), seat=ANNA)

    assert fight.plan["Mira"] == 14
    assert fight.last("parried").label.params == {"cost": 3}
    assert fight.refused(c.Parry(MIRA, 0), ANNA) == "time-plan-cost-out-of-range"
    assert fight.refused(c.Parry(BRUNO, 3), ANNA) == "not-yours"
    fight.give(c.CancelAction(MIRA))
    assert fight.refused(c.Parry(MIRA, 3), ANNA) == "time-plan-no-entry"


def test_a_parry_is_told_apart_from_what_the_gm_moves(fight):
    fight.set(parry_adds=True).act(MIRA, 6).give(c.Parry(MIRA, 3)).give(c.DelayAction(MIRA, 2))

    assert fight.why(MIRA) == {"declared": 5, "cost": 6, "time-plan-parry": 3, "moved": 2}
    fight.give(c.ShortenAction(MIRA, 2)).give(c.Parry(MIRA, 1))
    assert fight.why(MIRA) == {"declared": 5, "cost": 6, "time-plan-parry": 4}


def test_a_reaction_that_was_moved_says_why_it_is_where_it_is(fight):
    fight.set(parry_adds=True).give(c.Parry(BRUNO, 1)).give(c.DelayAction(BRUNO, 3))
    late = fight.add("Late")
    fight.roll(late, 9).give(c.DelayAction(late, 1)).act(MIRA, 20)
    why = {"set": 6, "time-plan-parry": 1, "moved": 3}
    assert fight.why(BRUNO) == why

    fight.forward().act(GRAK, 20).forward().act(ROOK, 20).forward()

    assert fight.why(BRUNO) == why
    fight.act(BRUNO, 20).forward()
    assert fight.why(late) == {"roll": 9, "intuition": 0, "value": 6, "joined": 5, "moved": 1}


def test_those_whose_entries_are_in_one_row_share_an_offer(fight):
    fight.act(MIRA, 2).give(SetStanding(ROOK, "unable"))

    assert [o.fields["who"].ids for o in fight.offers(c.CancelAction)] == [(BRUNO,), (GRAK, MIRA)]
    assert [o.expect for o in fight.offers(c.DelayAction)] == [
        "entry in row 6",
        "entry in row 7",
    ]
