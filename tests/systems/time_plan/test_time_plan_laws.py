"""Laws that hold of any plan."""

from __future__ import annotations

import itertools
import sys
from collections import Counter
from fractions import Fraction
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

sys.path.insert(0, str(Path(__file__).parent))  # for the modules here that are no tests

from bench import FACES, PEOPLE, REPEATING, Bench, Note
from pieces import Person
from search import examples

from rondel.core import OBSERVER, encounter
from rondel.systems.time_plan import commands as c


@examples(20)
@given(one=PEOPLE, unexpected=st.booleans())
def test_a_reaction_value_is_15_less_the_result_and_never_below_0(
    *, one: Person, unexpected: bool
) -> None:
    bench = Bench()
    who = bench.add("Mira", one)
    bench.give(c.NameTrigger("door", unexpected))
    bench.give(encounter.BeginEncounter())
    when = "unexpected" if unexpected else "expected"
    plus = one.intuition + sum(value for value, at in one.traits if at in ("always", when))
    plus += 5 if one.surprise == "succeeded" else 0
    for roll in range(10):
        bench.give(c.RollReaction(who), roll)
        row = max(0, 15 - (roll + plus))
        reaction = bench.state.reactions[who]
        assert (reaction.result, reaction.value, reaction.immediate) == (roll + plus, row, row == 0)
        (slot,) = bench.board(OBSERVER).slots
        assert slot.at == row
        bench.undo()


@examples(10)
@given(people=st.lists(st.tuples(PEOPLE, st.integers(5, 9)), min_size=2, max_size=5))
def test_in_one_row_the_higher_result_is_asked_first_then_intuition_then_the_die(
    people: list[tuple[Person, int]],
) -> None:
    bench = Bench()
    places: dict[str, list[int]] = {}
    for n, (one, face) in enumerate(people):
        one.result = face + one.modifiers(unexpected=False)
        places[bench.add(f"N{n}", one)] = [one.value, -one.result, -one.intuition]
    bench.give(encounter.BeginEncounter())
    for who, (_, face) in zip(places, people, strict=True):
        bench.give(c.RollReaction(who), face)
    offer = bench.offer(c.StartPlan(force=False))
    tied = offer.rolls.whose if offer and offer.rolls else ()
    bench.give(c.StartPlan(force=False), *range(len(tied)))
    for die, who in enumerate(tied):
        places[who].append(-die)
    assert [slot.who for slot in bench.board().slots] == sorted(places, key=lambda who: places[who])


@examples(10)
@given(people=st.lists(st.tuples(PEOPLE, st.none() | FACES), min_size=1, max_size=4))
def test_the_odds_are_those_of_all_ways_the_dice_can_fall(
    people: list[tuple[Person, int | None]],
) -> None:
    bench = Bench()
    ids = [bench.add(f"N{n}", one) for n, (one, _) in enumerate(people)]
    bench.give(encounter.BeginEncounter())
    plus = []
    for who, (one, face) in zip(ids, people, strict=True):
        traits = sum(value for value, at in one.traits if at in ("always", "expected"))
        plus.append(one.intuition + traits + (5 if one.surprise == "succeeded" else 0))
        if face is not None:
            bench.give(c.RollReaction(who), face)
    ways = list(itertools.product(*(range(10) if face is None else [face] for _, face in people)))
    first, immediate = Counter[str](), Counter[str]()
    for faces in ways:
        rows = [max(0, 15 - face - more) for face, more in zip(faces, plus, strict=True)]
        soonest = min(rows)
        first.update(who for who, row in zip(ids, rows, strict=True) if row == soonest)
        immediate.update(who for who, row in zip(ids, rows, strict=True) if row == 0)
    told = {chance.id: chance for chance in bench.board(OBSERVER).chances}
    for who in ids:
        for chance, wins in (
            (told.pop(f"first {who}"), first[who]),
            (told.pop(f"immediate {who}"), immediate[who]),
        ):
            odds = Fraction(wins, len(ways))
            assert (chance.who, chance.wins) == (who, str(odds.numerator))
            assert chance.of == str(odds.denominator)
            assert abs(chance.permille - 1000 * odds) <= Fraction(1, 2)
    assert told == {}


@examples(10)
@given(
    faces=st.lists(FACES, min_size=1, max_size=4),
    notes=REPEATING,
    costs=st.lists(st.integers(1, 12), min_size=40, max_size=40),
)
def test_the_rows_visited_are_just_those_that_hold_an_entry(
    faces: list[int], notes: list[Note], costs: list[int]
) -> None:
    bench = Bench()
    people = [bench.add(f"N{n}", Person()) for n in range(len(faces))]
    bench.give(encounter.BeginEncounter())
    held = set()
    for who, face in zip(people, faces, strict=True):
        bench.give(c.RollReaction(who), face)
        held.add(15 - face)
    for row, every, times, visible in notes:
        bench.give(c.NoteRepeating("bell", row, every, times, visible))
        held |= {row + every * n for n in range(times)}
    tied = sum(count for count in Counter(faces).values() if count > 1)
    bench.give(c.StartPlan(force=False), *range(tied))
    visited = [bench.now]
    for _ in range(10):
        for who in sorted(bench.state.active):
            cost = costs.pop()
            bench.give(c.DeclareAction(who, "strike", cost, "end"))
            held.add(bench.now + cost)
        before = bench.state, bench.boards()
        bench.give(c.FastForward(skip=False))
        after = bench.state, bench.boards()
        bench.undo()
        assert (bench.state, bench.boards()) == before
        bench.redo()
        assert (bench.state, bench.boards()) == after
        visited.append(bench.now)
    assert visited == sorted(row for row in held if row <= bench.now)
