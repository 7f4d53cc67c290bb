"""What others see of a fight with somebody hidden in it: exactly what they see without."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rondel.core import OBSERVER, Seat, encounter
from rondel.core.roster_words import Hide, RemoveCombatant, Reveal
from rondel.core.seats import Role
from rondel.systems.speed_rounds import SYSTEM
from rondel.systems.speed_rounds import commands as c

ANNA = Seat(Role.PLAYER, "anna")
BRUNO = Seat(Role.PLAYER, "bruno")
AUDIENCES = [OBSERVER, ANNA]


def prepared(fight, ambusher_base: int | None):
    mira = fight.add("Mira", 20, controller="anna")
    grak = fight.add("Grak", 10, side="Foes")
    ambusher = (
        fight.add("Ambusher", ambusher_base, side="Foes", hidden=True)
        if ambusher_base is not None
        else ""
    )
    fight.begin().roll(mira, 3, 4).roll(grak, 3, 4)
    if ambusher:
        fight.roll(ambusher, 3, 4)
    return mira, grak, ambusher


def seen(fight, seat):
    offers = [
        (o.kind, o.expect, o.label, dict(o.fields))
        for o in encounter.legal(SYSTEM, fight.state, seat)
    ]
    return fight.board(seat), offers


@pytest.mark.parametrize("seat", AUDIENCES, ids=["observer", "player"])
@pytest.mark.parametrize("base", [0, 10, 15, 20, 30], ids=str)
def test_every_step_looks_as_if_nobody_were_hidden(new_fight: Callable, seat, base):
    with_one, without = new_fight(), new_fight()
    mira, grak, ambusher = prepared(with_one, base)
    prepared(without, None)

    def same() -> bool:
        return seen(with_one, seat) == seen(without, seat)

    assert same(), "all have rolled"
    ties = [3, 5] if base in (10, 20) else []
    with_one.turns(*ties)
    without.turns()
    for acting in (mira, grak):
        while with_one.active == {ambusher}:
            with_one.end(ambusher)
        assert same(), f"the turn of {acting}"
        with_one.end(acting)
        without.end(acting)
    while with_one.active == {ambusher}:
        with_one.end(ambusher)
    assert same(), "the round is over"


@pytest.mark.parametrize("seat", [OBSERVER, BRUNO], ids=["observer", "bystander"])
def test_during_a_hidden_ones_turn_the_last_visible_one_stays_marked(fight, seat):
    mira, grak, ambusher = prepared(fight, 15)

    fight.turns().end(mira)

    assert fight.active == {ambusher}
    assert fight.state.active_for(seat) == {mira}
    assert fight.slot(mira, seat).pip == "now"
    assert fight.board(seat).headline.params["name"] == "Mira"
    assert fight.slot(grak, seat).pip == "waiting"


def test_during_a_hidden_ones_turn_who_has_just_ended_their_own_is_done_to_themselves(fight):
    mira, *_ = prepared(fight, 15)

    fight.turns().end(mira)

    assert fight.board(ANNA).headline.key == "speed-rounds-turn-done"
    assert fight.slot(mira, ANNA).pip == "done"


def test_when_the_hidden_one_is_the_fastest_the_turns_have_not_begun_for_others(fight):
    mira, _, ambusher = prepared(fight, 30)

    fight.turns()

    assert fight.active == {ambusher}
    assert fight.board(OBSERVER).headline.key == "speed-rounds-ready"
    assert fight.slot(mira, OBSERVER).pip == "waiting"


def test_a_tie_with_a_hidden_one_shows_no_die(fight):
    mira, _, ambusher = prepared(fight, 20)

    fight.turns(3, 5)

    assert [
        t for t in fight.slot(mira, OBSERVER).why if t.label.key == "speed-rounds-why-tie"
    ] == []
    assert fight.slot(mira).why[-1].faces == (3,)
    assert fight.state.order[0] == ambusher


def test_on_reveal_the_one_who_acts_is_seen_to_act(fight):
    mira, grak, ambusher = prepared(fight, 15)
    fight.turns().end(mira)

    fight.give(Reveal(ambusher))

    assert fight.state.active_for(OBSERVER) == {ambusher}
    assert fight.order(OBSERVER) == [mira, ambusher, grak]


def test_one_who_is_hidden_during_their_turn_leaves_no_mark(fight):
    mira, grak, _ = prepared(fight, None)
    fight.turns().end(mira)

    fight.give(Hide(grak))

    assert grak not in fight.order(OBSERVER)
    assert fight.state.active_for(OBSERVER) == frozenset()
    assert fight.active == {grak}


def goes_on_after(fight, mira, seat):
    """*seat* sees that Mira is done and that the GM is to go on, and nothing taken back."""
    board = fight.board(seat)
    assert (board.headline.key, board.headline.params["name"]) == ("speed-rounds-turn-done", "Mira")
    assert [prompt.label.key for prompt in board.prompts] == ["speed-rounds-prompt-go-on"]
    assert fight.slot(mira, seat).pip == "done"


@pytest.mark.parametrize("seat", AUDIENCES, ids=["observer", "player"])
def test_one_who_is_hidden_during_their_turn_throws_nobody_back_before_the_turns(fight, seat):
    mira, grak, _ = prepared(fight, None)
    fight.turns().end(mira).give(Hide(grak))

    goes_on_after(fight, mira, seat)


@pytest.mark.parametrize("seat", AUDIENCES, ids=["observer", "player"])
def test_one_who_goes_in_their_turn_before_a_hidden_one_throws_nobody_back_either(fight, seat):
    mira, grak, ambusher = prepared(fight, 0)
    fight.turns().end(mira).give(RemoveCombatant(grak))

    assert fight.active == {ambusher}
    goes_on_after(fight, mira, seat)


def test_one_who_is_hidden_in_the_first_turn_leaves_what_was_before_the_turns(fight):
    mira, *_ = prepared(fight, None)
    fight.turns().give(Hide(mira))

    assert fight.board(OBSERVER).headline.key == "speed-rounds-ready"


def test_a_player_sees_their_own_hidden_one_and_others_do_not(fight):
    rogue = fight.add("Rogue", 20, controller="anna", hidden=True)
    fight.add("Grak", 10)
    fight.begin()

    assert rogue in fight.order(ANNA)
    assert rogue not in fight.order(OBSERVER)
    assert [o.fields["who"].ids for o in fight.offers(c.RollSpeed, ANNA)] == [(rogue,)]


def test_a_hidden_one_removed_stays_unsaid(fight):
    *_, ambusher = prepared(fight, 15)
    fight.give(RemoveCombatant(ambusher))

    assert fight.state.roster[ambusher].hidden
    assert all(ambusher in line.concerns or ambusher not in str(line) for line in fight.lines)
    assert not fight.state.roster.knows(OBSERVER, ambusher)
