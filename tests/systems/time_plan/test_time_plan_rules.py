"""The house rules that say what the text leaves open, each with the other way to read it."""

from __future__ import annotations

import pytest

from rondel.core import OBSERVER, Mark, Seat
from rondel.core.roster_words import MarkFallen, RaiseFallen, RemoveCombatant, SetStanding
from rondel.core.seats import Role
from rondel.core.system import settings_of
from rondel.systems.time_plan import SYSTEM
from rondel.systems.time_plan import commands as c

ANNA = Seat(Role.PLAYER, "anna")
MIRA, BRUNO, GRAK, ROOK = "combatant Mira", "combatant Bruno", "combatant Grak", "combatant Rook"


def test_every_house_rule_says_where_it_is_from():
    rules = {rule.name: rule for rule in settings_of(SYSTEM.settings)}

    assert {rule.mark for rule in rules.values()} == {Mark.HOUSE, Mark.ANALOGY}
    defaults = {
        "events_secret": True,
        "fallen_action": "cancelled",
        "early_events": "real",
        "batch": "events-first",
        "asked_first": "entered",
        "risen": "ready",
    }
    assert {name: rules[name].default for name in defaults} == defaults


@pytest.mark.parametrize("secret", [True, False])
def test_whether_events_are_secret_unless_somebody_says_otherwise(fight, secret):
    fight.set(events_secret=secret)

    for kind in (c.NoteEvent, c.NoteEventIn, c.NoteRepeating):
        (offer,) = fight.offers(kind)
        assert offer.fields["visible"].default is not secret


# --- the action of one who falls ----------------------------------------------------------------


@pytest.fixture
def falling(fight):
    """Mira is in the middle of an action until row 9, as she falls."""
    return fight.set(fallen_action="finishes").act(MIRA, 4).give(MarkFallen(MIRA))


def test_the_action_of_one_who_fell_may_still_come_about_and_nobody_is_asked_then(falling):
    assert falling.plan["Mira"] == 9
    assert "entry-gone" not in falling.told()
    for who in (BRUNO, GRAK, ROOK):
        falling.forward().act(who, 20)
    told = len(falling.lines)
    falling.forward()

    assert (falling.now, falling.asked) == (9, [])
    keys = [line.label.key for line in falling.lines[told:]]
    assert keys == ["time-plan-log-forwarded", "time-plan-log-done-end"]
    assert falling.board(OBSERVER).moment.at == 9
    assert falling.board(OBSERVER).line[-4].state == "now"


def test_one_who_fell_does_nothing_while_their_action_goes_on(falling):
    falling.set(parry_adds=True)

    assert MIRA not in falling.who_may(c.Parry) | falling.who_may(c.RollCheck)
    assert falling.refused(c.Parry(MIRA, 1), ANNA) == "not-for-this-combatant"
    falling.give(c.CancelAction(MIRA))
    assert "Mira" not in falling.plan
    assert falling.asked == []


def test_one_who_rises_before_their_action_is_over_is_asked_then(falling):
    falling.give(RaiseFallen(MIRA, None))

    assert falling.state.held == frozenset()
    for _ in range(4):
        falling.forward()
    assert (falling.now, falling.asked) == (9, ["Mira"])


@pytest.mark.parametrize("fate", [RemoveCombatant(MIRA), "wait"], ids=["leaves", "waits"])
def test_who_leaves_takes_their_action_along_and_a_wait_is_none(fight, fate):
    fight.set(fallen_action="finishes")
    if fate == "wait":
        fight.give(c.WaitUntil(MIRA, 9)).give(SetStanding(MIRA, "unable"))
    else:
        fight.act(MIRA, 4).give(fate)

    assert "Mira" not in fight.plan


# --- early events -------------------------------------------------------------------------------


def early(scene, rule):
    """A bell in row 2 and every 3 rows from then on; Mira reacts in row 6."""
    scene.add("Mira", controller="anna")
    scene.set(early_events=rule).begin().react(Mira=6)
    scene.give(c.NoteRepeating("A bell tolls", 2, 3, 3, visible=True))
    return scene


def test_an_event_before_the_first_reaction_may_come_with_it(scene):
    early(scene, "with-first").event("Boom", 4)

    scene.start()

    assert (scene.now, scene.asked) == (6, ["Mira"])
    assert [p.at for p in scene.state.past] == [6, 6, 6]
    assert scene.plan == {"A bell tolls": 9}, "it goes on from there"


def test_an_event_before_the_first_reaction_comes_in_its_own_row_else(scene):
    early(scene, "real").start()

    assert (scene.now, scene.asked, scene.plan["A bell tolls"]) == (2, [], 5)


def test_early_events_do_not_give_away_that_somebody_hidden_is_first(scene):
    early(scene, "with-first")
    spy = scene.add("Spy", hidden=True)
    scene.give(c.SetReaction(spy, 3)).start()

    assert (scene.now, scene.asked) == (3, ["Spy"])
    assert [(e.at, e.state) for e in scene.line(OBSERVER) if not e.who] == [(2, "ahead")]
    assert [(e.at, e.state) for e in scene.line() if not e.who] == [(6, "ahead")]
    bell = scene.state.events[0].id
    scene.give(c.WaitFor(spy, bell)).forward()
    assert scene.asked == ["Mira", "Spy"]


# --- one row ------------------------------------------------------------------------------------


@pytest.mark.parametrize("batch", ["events-first", "actions-first"])
def test_whether_events_or_finished_actions_come_first_in_a_row(fight, batch):
    fight.set(batch=batch).act(MIRA, 2).event("Thunder", 7)
    fight.forward().act(BRUNO, 9).forward()

    kinds = [past.kind.value for past in fight.state.past if past.at == 7]
    first, second = ("event", "action") if batch == "events-first" else ("action", "event")
    assert kinds == [first, second, "reaction"]
    assert fight.asked == ["Grak", "Mira"]


def test_who_has_the_higher_result_may_be_asked_first_whenever_it_is(scene):
    rows = {"Slow": 9, "Quick": 7, "Wise": 7}
    for name in rows:
        scene.add(name, intuition=2 if name == "Wise" else 0)
    scene.set(asked_first="result").begin().react(**rows).start()
    scene.act(scene.id("Wise"), 13).act(scene.id("Quick"), 13).forward()
    late = scene.add("Late")
    scene.set(newcomers="ready").add("Later")
    scene.act(scene.id("Slow"), 11).give(c.SetReaction(late, 11))
    scene.give(c.ActNow(scene.id("Later"))).give(c.WaitUntil(scene.id("Later"), 20))

    assert scene.order() == ["Wise", "Quick", "Slow", "Late", "Later"]
    assert scene.forward().asked == ["Wise", "Quick", "Slow", "Late", "Later"]


def test_the_same_people_are_asked_as_they_were_entered_else(scene):
    scene.add("Slow")
    scene.add("Quick")
    scene.begin().react(Slow=9, Quick=7).start()
    scene.give(c.WaitUntil(scene.id("Quick"), 20)).forward().act(scene.id("Slow"), 11)
    scene.give(c.CancelAction(scene.id("Quick"))).act(scene.id("Quick"), 11)

    assert scene.forward().asked == ["Slow", "Quick"]


# --- rising -------------------------------------------------------------------------------------


def test_one_who_rises_may_have_to_make_a_reaction_roll(fight):
    fight.set(risen="react").give(MarkFallen(GRAK)).give(RaiseFallen(GRAK, None))

    assert fight.state.owing == {GRAK}
    assert fight.badges(GRAK) == ["owes-again"]
    fight.roll(GRAK, 9)
    assert fight.plan["Grak"] == 5 + 6
    fight.give(SetStanding(BRUNO, "unable")).set(risen="ready").give(SetStanding(BRUNO, "fighting"))
    assert fight.state.held == {BRUNO}
