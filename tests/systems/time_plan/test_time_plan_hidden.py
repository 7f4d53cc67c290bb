"""What others see of a scene with somebody hidden in it: exactly what they see without."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rondel.core import OBSERVER, Seat, encounter
from rondel.core.roster_words import Hide, MarkFallen, RaiseFallen, RemoveCombatant, Reveal
from rondel.core.seats import Role
from rondel.systems.time_plan import SYSTEM
from rondel.systems.time_plan import commands as c

ANNA, BEN = Seat(Role.PLAYER, "anna"), Seat(Role.PLAYER, "ben")
SPY = "combatant Spy"
MIRA, GRAK = "combatant Mira", "combatant Grak"


def prepared(scene, spy_row: int | None, *, secret: bool = False):
    """Mira in row 5 and Grak in 10; perhaps a spy in another, and a secret event in row 90."""
    scene.add("Mira", controller="anna")
    scene.add("Grak", side="Foes")
    rows = {"Mira": 5, "Grak": 10}
    if spy_row is not None:
        scene.add("Spy", side="Foes", hidden=True)
        rows["Spy"] = spy_row
    scene.begin().react(**rows)
    if secret:
        scene.event("Ambush", 90)
    return scene


def seen(scene, seat: Seat):
    offers = [
        (o.kind, o.expect, o.label, dict(o.fields), o.main, o.confirm)
        for o in encounter.legal(SYSTEM, scene.state, seat)
    ]
    board = scene.board(seat)
    # Ids are not guessed from one another at a table; here they are numbered.
    line = [(e.at, e.label, e.who, e.kind, e.state, e.since, e.secret) for e in board.line]
    return board.headline, board.slots, board.prompts, board.hints, line, board.moment, offers


def on_to_the_next_that_all_see(scene):
    """The GM goes on, deciding for the spy, until somebody known is asked."""
    scene.give(c.FastForward(skip=False))
    while scene.state.asked == (SPY,):
        scene.act(SPY, 3).give(c.FastForward(skip=False))


@pytest.mark.parametrize("seat", [OBSERVER, ANNA, BEN], ids=["observer", "anna", "ben"])
@pytest.mark.parametrize("row", [0, 4, 5, 6, 8, 10, 60], ids=str)
def test_every_step_looks_as_if_nobody_were_hidden(new_scene: Callable, seat, row):
    with_spy, without = prepared(new_scene(), row, secret=True), prepared(new_scene(), None)

    def same() -> bool:
        told = with_spy.told(seat) == without.told(seat)
        return told and seen(with_spy, seat) == seen(without, seat)

    assert same(), "all have reacted"
    with_spy.start(*([3, 5] if row in (5, 10) else []))
    while with_spy.state.asked == (SPY,):
        assert same(), "for others the plan has not started"
        with_spy.act(SPY, 3)
        assert same(), "nor when the spy has decided"
        with_spy.give(c.FastForward(skip=False))
    without.start()
    assert same(), "the plan has started"
    for cost in (7, 9, 4):
        for scene in (with_spy, without):
            known = next(w for w in scene.state.asked if w != SPY)
            scene.act(known, cost)
        assert same(), f"a decision for {cost}"
        if SPY in with_spy.state.asked:
            with_spy.act(SPY, 3)
            assert same(), "the spy has decided"
        for scene in (with_spy, without):
            on_to_the_next_that_all_see(scene)
        assert same(), f"the next question, in row {with_spy.now}"


def test_while_only_somebody_hidden_is_asked_the_time_stands_still_for_others(fight, other):
    spy = fight.add("Spy", hidden=True)
    fight.give(c.SetReaction(spy, 0)).give(c.KeepReady(spy))
    fight.act(MIRA, 20).give(c.ActNow(spy)).act(spy, 1, "stab")
    for name in ("Bruno", "Grak", "Rook"):
        fight.give(c.MoveEntry(fight.state.entry_of(fight.id(name)).id, 15))
    before = seen(fight, other)

    fight.forward()

    assert fight.now == 6
    assert fight.board(other).moment.at == 5
    assert seen(fight, other) == before
    assert fight.headline(other) == "at-row"
    assert fight.prompts(other) == ["forward"]
    assert fight.headline() == "asks"
    assert "core-log-turn" not in fight.told(other)[-1:]
    assert "forwarded" not in fight.told(other)


def test_a_stop_for_somebody_hidden_is_told_once_they_are_known(fight):
    spy = fight.add("Spy", hidden=True)
    fight.give(c.MoveEntry(fight.state.entry_of(fight.id("Bruno")).id, 15))
    fight.act(MIRA, 9).give(c.SetReaction(spy, 0)).act(spy, 1).forward()
    heard = fight.told(ANNA).count("forwarded")

    fight.give(Reveal(spy))

    assert fight.told(ANNA).count("forwarded") == heard + 1
    assert fight.board(ANNA).moment.at == fight.now


def test_one_who_is_revealed_while_not_asked_shows_what_time_it_is(fight, other):
    spy = fight.add("Spy", hidden=True)
    fight.give(c.SetReaction(spy, 0)).act(spy, 0).act(MIRA, 30)
    for name in ("Bruno", "Grak", "Rook"):
        fight.give(MarkFallen(fight.id(name)))
    fight.act(spy, 4).forward().act(spy, 8)
    assert (fight.now, fight.board(other).moment.at) == (9, 5)

    fight.give(Reveal(spy))

    assert fight.board(other).moment.at == 9
    assert [e.at for e in fight.line(other, "now")] == [9]
    assert fight.slot(spy, other).at == 17


def before_the_start_for_others(scene):
    """The plan has started with a spy in row 0, and Mira is in row 9."""
    scene.add("Mira", controller="anna")
    spy = scene.add("Spy", hidden=True)
    return scene.begin().react(Mira=9, Spy=0).start(), spy


@pytest.mark.parametrize(
    "what",
    [
        lambda scene: scene.give(c.AskReaction(MIRA)),
        lambda scene: scene.give(c.DelayAction(MIRA, 2)),
        lambda scene: scene.set(parry_adds=True).give(c.Parry(MIRA, 2)),
        lambda scene: scene.give(c.MoveEntry(scene.state.entry_of(MIRA).id, 12)),
        lambda scene: scene.give(c.CancelAction(MIRA)),
        lambda scene: scene.give(MarkFallen(MIRA)).give(RaiseFallen(MIRA, None)),
        lambda scene: scene.give(c.SetReaction(scene.add("Late"), 4)),
        lambda scene: scene.give(Reveal(SPY)),
        lambda scene: scene.give(c.NoteEvent("Gong", 0, visible=False)),
    ],
    ids=[
        "asked",
        "delayed",
        "parried",
        "moved",
        "cancelled",
        "risen",
        "newcomer",
        "revealed",
        "event",
    ],
)
def test_what_shows_that_the_plan_has_started_shows_it_to_all(scene, what, other):
    before_the_start_for_others(scene)
    assert scene.headline(other) == "ready"
    assert "started" not in scene.told(other)
    assert scene.refused(c.KeepReady(MIRA), ANNA) == "time-plan-not-started"

    what(scene)

    assert scene.headline(other) not in ("ready", "reacting")
    assert "started" in scene.told(other)


def test_what_is_about_the_hidden_does_not_show_that_the_plan_has_started(scene, other):
    _, spy = before_the_start_for_others(scene)
    for command in (
        c.DeclareAction(spy, "look", 0, "end"),
        c.DeclareAction(spy, "strike", 5, "end"),
        c.DelayAction(spy, 1),
        c.ShortenAction(spy, 2),
        c.CancelAction(spy),
        c.AskReaction(spy),
        c.SetReaction(spy, 3),
        c.NoteEvent("Ambush", 30, visible=False),
        c.FastForward(skip=False),
        c.KeepReady(spy),
    ):
        scene.give(command)
        assert scene.headline(other) == "ready"
        assert scene.board(other).moment.at == 0
        assert [e.at for e in scene.line(other)] == [9]
    scene.forward()
    assert scene.headline(OBSERVER) == "asks"
    assert scene.told(other).count("started") == 1
    assert "forwarded" not in scene.told(other)


def test_a_player_sees_the_time_of_their_own_hidden_one(scene):
    rogue = scene.add("Rogue", controller="anna", hidden=True)
    scene.add("Grak")
    scene.begin().react(Rogue=5, Grak=10).start()

    assert scene.headline(ANNA) == "your-turn"
    assert scene.board(ANNA).moment.at == 5
    assert scene.board(BEN).moment.at == 0
    scene.act(rogue, 3, seat=ANNA)
    assert scene.board(ANNA).moment.at == 5, "time does not run backwards"


def test_a_newcomer_in_a_secret_stop_tells_what_time_it_is(scene):
    scene.add("Mira")
    spy = scene.add("Spy", hidden=True)
    scene.begin().react(Mira=1, Spy=1).start(3, 2).act(MIRA, 40).act(spy, 8).forward()
    assert (scene.now, scene.board(OBSERVER).moment.at) == (9, 1)

    late = scene.add("Late")
    scene.give(c.SetReaction(late, 4))

    assert scene.board(OBSERVER).moment.at == 9
    assert scene.slot(late, OBSERVER).at == 13
    lurker = scene.add("Lurker", hidden=True)
    scene.give(c.SetReaction(lurker, 2))
    assert [e.who for e in scene.line(OBSERVER)] == [late, MIRA]


def test_a_players_check_does_not_end_with_a_secret_stop(fight):
    spy = fight.add("Spy", hidden=True)
    fight.give(c.SetReaction(spy, 0)).act(MIRA, 9).act(spy, 1)
    for name in ("Bruno", "Grak", "Rook"):
        fight.give(MarkFallen(fight.id(name)))
    before = seen(fight, ANNA)
    fight.forward()

    assert fight.now == 6
    assert seen(fight, ANNA) == before
    fight.give(c.RollCheck(MIRA, "Sword", 0, None), 4, seat=ANNA)


def test_nobody_else_is_told_that_a_hidden_one_falls_or_leaves(fight, other):
    spy = fight.add("Spy", hidden=True)
    fight.give(c.SetReaction(spy, 9))
    before, told = seen(fight, other), fight.told(other)
    fight.give(MarkFallen(spy)).give(RemoveCombatant(spy))

    assert seen(fight, other) == before
    assert fight.told(other) == told
    assert "entry-gone" in fight.told()


def test_one_who_hides_leaves_the_plan_of_others(fight):
    fight.give(Hide(GRAK))

    assert GRAK not in [e.who for e in fight.line(ANNA)]
    assert "Grak" not in fight.order(ANNA)
    assert "Grak" in fight.order()


def test_commands_about_the_hidden_are_refused_as_about_nobody(fight):
    spy = fight.add("Spy", hidden=True)
    for kind in (c.RollReaction, c.KeepReady, c.ActNow, c.CancelAction):
        assert fight.refused(kind(spy), ANNA) == fight.refused(kind("nobody"), ANNA)
        assert fight.refused(kind(spy), ANNA) == "no-such-combatant"


def test_a_row_with_an_event_and_a_hidden_ones_question_is_seen_for_the_event(fight, other):
    spy = fight.add("Spy", hidden=True)
    fight.give(c.SetReaction(spy, 0)).act(MIRA, 30).act(spy, 0)
    fight.give(c.WaitUntil(spy, 6)).event("Gong", 6)
    fight.give(MarkFallen(fight.id("Bruno"))).forward()

    assert fight.asked == ["Spy"]
    assert fight.board(other).moment.at == 6
    assert fight.headline(other) == "at-event"
    assert "forwarded" in fight.told(other)
