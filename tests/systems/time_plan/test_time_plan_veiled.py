"""Whoever waits for a secret event tells nobody in which row it is, whatever is done to them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

sys.path.insert(0, str(Path(__file__).parent))  # for the modules here that are no tests

from bench import RULES
from search import examples
from test_time_plan_two_worlds import CHOICES, Choice, World, take_a_step

from rondel.core import OBSERVER, Seat, encounter
from rondel.core.roster_words import MarkFallen
from rondel.core.seats import Role
from rondel.systems.time_plan import commands as c

ANNA = Seat(Role.PLAYER, "anna")
MIRA = "combatant Mira"


@pytest.fixture
def waiting(fight):
    """Mira waits for an ambush in row 500, and parries add."""
    return fight.set(parry_adds=True).give(c.WaitFor(MIRA, fight.event("Ambush", 500)))


def nothing_of(scene, seat, *rows):
    """None of *rows* is in anything that *seat* sees or was told."""
    told = [line for line in scene.lines if line.is_for(seat)]
    text = repr((scene.board(seat), told))
    return not any(str(row) in text for row in rows)


@pytest.mark.parametrize(
    ("change", "row", "told"),
    [
        (c.Parry(MIRA, 3), 503, ["parries"]),
        (c.DelayAction(MIRA, 3), 503, []),
        (c.ShortenAction(MIRA, 3), 497, []),
    ],
    ids=["parry", "delay", "shorten"],
)
def test_a_changed_wait_for_a_secret_does_not_tell_its_row(waiting, other, change, row, told):
    before = waiting.told(other)
    waiting.give(change)

    assert waiting.plan["Mira"] == row
    assert waiting.told(other) == [*before, *told]
    assert nothing_of(waiting, other, 500, row, 3)
    assert waiting.slot(MIRA, other).at is None
    assert waiting.badges(MIRA, other) == ["waits-unknown"]
    assert waiting.last("entry-moved").label.params["row"] == row
    assert waiting.last("entry-moved").gm_only
    assert waiting.offers(c.Parry, ANNA) == []
    assert (waiting.badges(MIRA), waiting.slot(MIRA).at) == (["waits"], row)


def test_it_tells_as_little_when_the_secret_is_moved_or_cancelled(waiting, other):
    (ambush,) = waiting.state.events
    waiting.give(c.Parry(MIRA, 3)).give(c.MoveEntry(ambush.id, 600))
    assert nothing_of(waiting, other, 500, 503, 600)

    waiting.give(c.CancelEvent(ambush.id))

    assert nothing_of(waiting, other, 500, 503, 600)
    assert waiting.plan["Mira"] == 503


def test_what_comes_to_light_shows_in_which_row_the_wait_is(waiting):
    waiting.give(c.DelayAction(MIRA, 3))
    (ambush,) = waiting.state.events
    waiting.give(c.ShowEvent(ambush.id))
    assert waiting.slot(MIRA, OBSERVER).at == 503
    waiting.give(c.HideEvent(ambush.id))
    assert waiting.slot(MIRA, OBSERVER).at is None
    for name in ("Bruno", "Grak", "Rook"):
        waiting.give(MarkFallen(waiting.id(name)))

    waiting.forward()

    assert (waiting.now, waiting.asked) == (500, [])
    assert waiting.slot(MIRA, OBSERVER).at == 503
    assert waiting.why(MIRA, OBSERVER) == {"waits": 503}
    assert waiting.forward().asked == ["Mira"]


def test_a_wait_for_what_all_could_see_stays_in_its_row_when_that_is_cancelled(fight):
    guards = fight.event("Guards", 20, visible=True)
    fight.give(c.WaitFor(MIRA, guards), seat=ANNA).give(c.DelayAction(MIRA, 5))
    assert fight.last("delayed").label.params == {"by": 5}

    fight.give(c.CancelEvent(guards))

    assert fight.slot(MIRA, OBSERVER).at == 25


def test_where_a_gm_puts_a_wait_has_nothing_to_do_with_the_secret(waiting):
    waiting.give(c.Parry(MIRA, 3)).give(c.MoveEntry(waiting.state.entry_of(MIRA).id, 30))

    assert waiting.slot(MIRA, OBSERVER).at == 30
    assert waiting.badges(MIRA, OBSERVER) == ["waits"]


# --- two worlds ---------------------------------------------------------------------------------


def waits_in_secret(rules: list[str], row: int) -> World:
    """A world in which a player's own combatant waits for a secret event in *row*."""
    world = World(rules)
    world.give(encounter.BeginEncounter())
    for n, who in enumerate(world.state.roster.ids):
        world.give(c.SetReaction(who, 5 + n))
    world.give(c.StartPlan(force=False))
    world.give(c.NoteEvent("Ambush", row, visible=False))
    world.give(c.WaitFor(world.state.asked[0], world.state.events[0].id))
    return world


CHANGES = (c.Parry, c.DelayAction, c.ShortenAction, c.MoveEntry)
SCRIPT = st.lists(
    st.one_of(st.tuples(st.sampled_from(CHANGES), st.integers(1, 30)), CHOICES), max_size=25
)


@examples(5)
@given(rows=st.tuples(*[st.integers(1000, 9000)] * 2), script=SCRIPT, rules=RULES)
def test_in_which_row_a_secret_is_changes_no_byte_for_whoever_waits_for_it(
    rows: tuple[int, int], script: list[Choice], rules: list[str]
) -> None:
    one, other = (waits_in_secret(rules, row) for row in rows)
    assert one.sent() == other.sent(), "before anything is done"
    mira = one.state.roster.ids[0]
    for what, n in script:
        if isinstance(what, int):
            if not take_a_step(one, other, what, n):
                return
            continue
        for world in (one, other):
            entry = world.state.entry_of(mira)
            if entry is None:
                continue
            fields = (entry.id, world.now + n) if what is c.MoveEntry else (mira, n)
            if world.offer(what(*fields)):
                world.give(what(*fields))
        assert one.sent() == other.sent(), what
