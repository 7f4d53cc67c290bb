"""How many actions may be free: so many for each combatant in one row of the plan, by house rule.

The rules: "0 is a free action, at most 3 in a row per character (`free_cap`)", where a row is one
action point of the plan. # The text is silent: it does not say whether what lies between them sets
them apart. Only time does, so nobody acts for ever while the plan stands still.
"""

from __future__ import annotations

import pytest

from rondel.core import Seat
from rondel.core.roster_words import MarkFallen, RaiseFallen
from rondel.core.seats import Role
from rondel.systems.time_plan import commands as c

ANNA = Seat(Role.PLAYER, "anna")
MIRA, BRUNO = "combatant Mira", "combatant Bruno"
FREE = c.DeclareAction(MIRA, "shout", 0, "end")


def left(fight, who=MIRA):
    (counter,) = fight.slot(who).counters
    assert (counter.key, counter.of) == ("free", 3)
    return counter.left


def keep_ready(fight):
    fight.give(c.KeepReady(MIRA)).give(c.ActNow(MIRA))


def be_skipped_where_nothing_is_ahead(fight):
    for entry in fight.state.entries:
        fight.give(c.CancelAction(entry.who)).give(c.KeepReady(entry.who))
    fight.give(c.FastForward(skip=True)).give(c.ActNow(MIRA))


def have_an_action_cancelled(fight):
    fight.act(MIRA, 6).give(c.CancelAction(MIRA))


def have_an_action_shortened(fight):
    fight.act(MIRA, 6).give(c.ShortenAction(MIRA, 6))


def have_an_action_moved_here(fight):
    fight.act(MIRA, 6).give(c.MoveEntry(fight.state.entry_of(MIRA).id, 5))


def have_a_wait_cancelled(fight):
    fight.give(c.WaitUntil(MIRA, 9)).give(c.CancelAction(MIRA))


def wait_for_an_event_that_is_cancelled(fight):
    guards = fight.event("Guards", 20, visible=True)
    fight.give(c.WaitFor(MIRA, guards)).give(c.CancelEvent(guards))


def wait_for_an_event_that_is_moved_here(fight):
    guards = fight.event("Guards", 20, visible=True)
    fight.give(c.WaitFor(MIRA, guards)).give(c.MoveEntry(guards, 5))


def react_to_a_second_trigger_at_once(fight):
    fight.give(c.NameTrigger("a shot", True)).give(c.AskReaction(MIRA)).react(Mira=0)


def fall_and_rise(fight):
    fight.give(MarkFallen(MIRA)).give(RaiseFallen(MIRA, None)).give(c.ActNow(MIRA))


def fall_and_rise_and_react_at_once(fight):
    fight.set(risen="react").give(MarkFallen(MIRA)).give(RaiseFallen(MIRA, None)).react(Mira=0)


ASKED_AGAIN = [
    keep_ready,
    be_skipped_where_nothing_is_ahead,
    have_an_action_cancelled,
    have_an_action_shortened,
    have_an_action_moved_here,
    have_a_wait_cancelled,
    wait_for_an_event_that_is_cancelled,
    wait_for_an_event_that_is_moved_here,
    react_to_a_second_trigger_at_once,
    fall_and_rise,
    fall_and_rise_and_react_at_once,
]


@pytest.mark.parametrize("come_back", ASKED_AGAIN, ids=lambda way: way.__name__)
def test_at_most_3_in_a_row_hold_however_often_one_is_asked_in_it(fight, come_back):
    fight.give(FREE).give(FREE)

    come_back(fight)

    assert (fight.now, left(fight)) == (5, 1)
    fight.give(FREE, seat=ANNA)
    come_back(fight)
    assert (fight.now, left(fight)) == (5, 0)
    refusal = fight.refusal(FREE, ANNA)
    assert (refusal.code, refusal.params) == ("time-plan-no-more-free", {"most": 3})
    assert {o.fields["cost"].low for o in fight.offers(c.DeclareAction, ANNA)} == {1}


def test_a_late_roll_into_the_present_row_brings_no_more_free_actions(scene):
    mira = scene.add("Mira", controller="anna")
    scene.add("Bruno")
    scene.begin().react(Mira=5).start().act(mira, 0)
    scene.give(c.AskReaction(mira)).react(Bruno=5, Mira=0)

    assert (scene.now, scene.asked) == (5, ["Bruno", "Mira"])
    assert (left(scene, mira), left(scene, scene.id("Bruno"))) == (2, 3)


def wait(fight):
    fight.give(c.WaitUntil(MIRA, 6)).forward()


def keep_ready_until_later(fight):
    fight.give(c.KeepReady(MIRA)).forward().give(c.ActNow(MIRA))


def be_skipped(fight):
    fight.forward().give(c.ActNow(MIRA))


def act(fight):
    fight.act(MIRA, 1).forward()


@pytest.mark.parametrize(
    "come_back", [wait, keep_ready_until_later, be_skipped, act], ids=lambda way: way.__name__
)
def test_in_another_row_they_are_counted_anew(fight, come_back):
    fight.give(FREE).give(FREE).give(FREE)

    come_back(fight)

    assert (fight.now, left(fight)) == (6, 3)
    fight.give(FREE, seat=ANNA)


def test_each_has_their_own(fight):
    fight.give(c.WaitUntil(MIRA, 6)).forward().give(FREE)
    fight.give(c.KeepReady(BRUNO)).give(c.ActNow(BRUNO))

    assert (left(fight), left(fight, BRUNO)) == (2, 3)


def test_what_is_taken_back_takes_its_count_along(fight):
    fight.give(FREE).give(c.KeepReady(MIRA)).forward().undo().give(c.ActNow(MIRA))
    assert (fight.now, left(fight)) == (5, 2)

    fight.give(FREE).undo()

    assert left(fight) == 2


def test_the_cap_may_change_between_them(fight):
    fight.give(FREE).give(FREE).set(free_cap=1)
    keep_ready(fight)

    (counter,) = fight.slot(MIRA).counters
    assert (counter.left, counter.of) == (0, 1)
    assert fight.refused(FREE, ANNA) == "time-plan-no-more-free"
    fight.set(free_cap=3)
    assert left(fight) == 1
