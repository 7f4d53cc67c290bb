"""Acts as they are kept, and what a play makes of them."""

from __future__ import annotations

import json

import pytest
from relay import RELAY, Chronicled, LuckRolled, TurnTaken

from rondel.core import GM, Combatant, CombatantAdded, Label, Role, Rolled, Standing
from rondel.core.dice import SeededDice
from rondel.table.acts import Act, BadAct, Codec, Redone, Roll, Undone
from rondel.table.kept_dice import KeptDice, RollMemory
from rondel.table.play import Play

CODEC = Codec(RELAY)


def act(seq, *events, rolls=()):
    label = Label("x", {"n": 1})
    fields = {"who": "a", "n": None, "sure": True}
    return Act(seq, "s", Role.GM, "Do", "2026-11-30T10:00:00Z", label, fields, events, rolls)


@pytest.mark.parametrize(
    "event",
    [
        CombatantAdded(Combatant("a", "Örk", "side", hp=None)),
        LuckRolled("a", Rolled((1, 2), 6, at_table=True)),
        Chronicled("a", {"b": (1, 2)}, frozenset("xyz"), Standing.UNABLE, None, sure=False),
        Undone(3),
        Redone(3),
    ],
)
def test_an_act_comes_back_as_it_was(event):
    one = act(7, event, rolls=(Roll("luck", 6, 3),))

    text = CODEC.encode(one)

    assert CODEC.decode(7, json.loads(text)) == one
    assert CODEC.decode_strictly(7, json.loads(text)) == one
    assert json.loads(text)["events"][0]["is"] == type(event).__name__


def test_sets_are_written_in_order():
    event = Chronicled("a", {}, frozenset("qwertz"), Standing.UNABLE, 1, sure=True)

    text = CODEC.encode(act(1, event))

    assert json.loads(text)["events"][0]["marks"] == sorted("qwertz")


def test_what_would_come_back_otherwise_is_not_written():
    with pytest.raises(TypeError, match="cannot be kept"):
        CODEC.encode(act(1, LuckRolled("a", Rolled([1], 6))))


def test_a_journal_may_hold_nothing_that_is_no_act():
    with pytest.raises(BadAct):
        CODEC.decode(1, [])


def test_an_act_has_its_turn():
    play = Play(CODEC)

    with pytest.raises(ValueError, match="act 2 cannot follow act 0"):
        play.step(act(2))


def test_an_act_may_be_of_no_consequence():
    play = Play(CODEC, [GM])
    play.replay([act(1), act(2, Undone(1)), act(3, Redone(1))])

    assert (play.live, play.redoable, play.events) == ([1], [], 2)


def test_an_act_from_before_there_were_presses_stands_alone():
    body = json.loads(CODEC.encode(act(1)))
    del body["press"]

    old = CODEC.decode(1, body)

    assert old == act(1)
    assert not old.goes_with(old)


@pytest.mark.parametrize(
    "events",
    [
        (Undone(1),),
        (Undone(1), Undone(2)),
        (Undone(2), Undone(2)),
        (Undone(2), TurnTaken("a")),
        (Undone(2), Undone(1), Undone(0)),
        (Redone(2),),
        (Undone(2), Redone(2)),
    ],
)
def test_only_the_last_acts_are_taken_back_and_in_their_turn(events):
    play = Play(CODEC, [GM])
    play.replay([act(1), act(2)])

    with pytest.raises(ValueError, match="act 3"):
        play.step(act(3, *events))


def test_several_acts_go_back_and_forth_in_one():
    play = Play(CODEC, [GM])
    play.replay([act(1), act(2), act(3)])

    play.replay([act(4, Undone(3), Undone(2))])
    assert (play.live, play.redoable) == ([1], [3, 2])
    play.replay([act(5, Redone(2), Redone(3))])
    assert (play.live, play.redoable) == ([1, 2, 3], [])


def test_a_step_alone_changes_nothing():
    play = Play(CODEC, [GM])
    added = act(1, CombatantAdded(Combatant("a", "Orc", "side")))
    before = play.state

    step = play.step(added)

    assert (play.state, play.acts, play.telling(GM).lines) == (before, [], [])
    play.take(added, step)
    assert play.state == play.step(act(2)).state != before
    assert play.step(act(2, TurnTaken("a"))).state.active == {"a"}


def test_dice_fall_alike_for_the_same_purpose_in_another_course():
    memory = RollMemory()
    first = act(1, rolls=(Roll("a", 6, 3), Roll("a", 6, 5), Roll("b", 6, 1)))
    memory.done(first)
    memory.undone(first)
    dice = KeptDice(SeededDice(0), memory)

    faces = [dice.roll(6, purpose) for purpose in "baa"]

    assert faces == [1, 3, 5]
    assert dice.rolls == [Roll("b", 6, 1), Roll("a", 6, 3), Roll("a", 6, 5)]
    assert memory.recall("a", 6, 3) is memory.recall("a", 8, 1) is None
