"""The draw is exactly uniform, its odds are exact, and what comes later exists nowhere."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest

from rondel.core import (
    GM,
    OBSERVER,
    Dice,
    Event,
    Label,
    Role,
    Roster,
    ScriptedDice,
    SeededDice,
    Stage,
    encounter,
)
from rondel.systems.dice_bag import SYSTEM
from rondel.systems.dice_bag import commands as c
from rondel.systems.dice_bag.bag import (
    Colour,
    Contents,
    Die,
    chance,
    chance_within,
    draw,
    laid_out,
    permille,
    size,
    without,
)
from rondel.systems.dice_bag.events import DieSpent
from rondel.systems.dice_bag.settings import Settings
from rondel.systems.dice_bag.state import Phase, State
from rondel.table.acts import Act, Roll
from rondel.table.kept_dice import KeptDice, RollMemory

# The chi-square that a fair bag exceeds once in a thousand times, by degrees of freedom from 1.
CRITICAL = (
    *(10.828, 13.816, 16.266, 18.467, 20.515, 22.458, 24.322, 26.124, 27.877, 29.588, 31.264),
    *(32.909, 34.528, 36.123, 37.697, 39.252, 40.790, 42.312, 43.820, 45.315, 46.797, 48.268),
    49.728,
)
DRAWS = 100_000
SIDES = ("Warband", "B|ar", "a", "Ärm")

Draw = Callable[[Contents, Callable[[int], int]], tuple[Die, int, int]]


def bag_of(number: int) -> Contents:
    """A bag of that many dice, of several sides and colours, unevenly."""
    kinds = [Die(side, colour) for side in SIDES for colour in Colour]
    return Counter(kinds[i * i % len(kinds)] for i in range(number))


def distinct(number: int) -> Contents:
    """A bag in which no two dice are alike."""
    return {Die(f"side {n}", Colour.RED): 1 for n in range(number)}


def drawing(contents: Contents) -> State:
    """A fight in which the next die of *contents* is about to be drawn."""
    state = SYSTEM.start(Roster(), Settings())
    return replace(state, stage=Stage.RUNNING, phase=Phase.DRAWING, pool=contents)


@pytest.mark.parametrize("number", range(2, 101))
def test_each_face_is_another_single_die_so_that_every_die_is_equally_likely(number):
    contents = bag_of(number)
    state = drawing(contents)
    drawn: Counter[Die] = Counter()
    for face in range(1, number + 1):
        dice = ScriptedDice([face])
        (event,) = encounter.decide(SYSTEM, state, c.DrawDie(), dice)
        assert (event.face, event.of, dice.left) == (face, number, [])
        drawn[Die(event.side, event.colour)] += 1

    assert drawn == contents


def one_more_for_the_last(contents: Contents, roll: Callable[[int], int]) -> tuple[Die, int, int]:
    """A wrong way: the last die is twice as likely as any other."""
    dice = laid_out(contents)
    face = min(roll(len(dice) + 1), len(dice))
    return dice[face - 1], face, len(dice)


def never_the_last(contents: Contents, roll: Callable[[int], int]) -> tuple[Die, int, int]:
    """A wrong way: the last die is never drawn as the first."""
    dice = laid_out(contents)
    face = max(1, roll(len(dice)) - 1)
    return dice[face - 1], face, len(dice)


def chi_square(draw_one: Draw, number: int, dice: Dice) -> float:
    """Of 100,000 first draws from a bag of *number* dice.

    A draw rolls once and depends on nothing else, so what each number leads to is found once.
    """
    contents = distinct(number)
    sides: list[int] = []
    draw_one(contents, lambda n: sides.append(n) or 1)
    (faces,) = sides
    leads_to = [draw_one(contents, lambda _, f=face: f)[0] for face in range(1, faces + 1)]
    counts = Counter(leads_to[dice.roll(faces, "draw") - 1] for _ in range(DRAWS))
    expected = DRAWS / number
    return sum((counts[die] - expected) ** 2 / expected for die in contents)


def test_100_000_seeded_first_draws_from_bags_of_2_to_24_pass_a_chi_square():
    dice = SeededDice("a bag")
    values = {number: chi_square(draw, number, dice) for number in range(2, 25)}

    assert {n: v for n, v in values.items() if v > CRITICAL[n - 2]} == {}


@pytest.mark.parametrize("wrong", [one_more_for_the_last, never_the_last])
@pytest.mark.parametrize("number", [2, 24])
def test_a_biased_draw_fails_the_chi_square(wrong, number):
    assert chi_square(wrong, number, SeededDice("a bag")) > CRITICAL[number - 2]


def test_a_draw_rolls_once_for_a_purpose_that_names_the_round_and_the_draw():
    asked: list[tuple[int, str]] = []

    class Asking(ScriptedDice):
        def roll(self, sides: int, purpose: str, lowest: int = 1) -> int:
            asked.append((sides, purpose))
            return super().roll(sides, purpose, lowest)

    state = drawing(bag_of(9))
    encounter.decide(SYSTEM, state, c.DrawDie(), Asking([4]))

    assert asked == [(9, "draw 0 0")]


# --- odds ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 8))
def test_one_of_mine_within_the_next_k_is_what_counting_all_hands_says(number):
    for mine in range(number + 1):
        for draws in range(1, number + 1):
            hands = list(itertools.permutations(range(number), draws))
            good = sum(any(die < mine for die in hand) for hand in hands)

            assert chance_within(mine, number, draws) == Fraction(good, len(hands))


def test_the_chances_on_the_board_are_what_all_courses_of_the_bag_say():
    contents = {
        Die("A", Colour.RED): 2,
        Die("A", Colour.GREEN): 1,
        Die("B", Colour.YELLOW): 3,
        Die("C", Colour.RED): 0,
    }
    board = SYSTEM.view(drawing(contents), OBSERVER)
    courses = list(itertools.permutations(laid_out(contents)))
    shown = {one.id: Fraction(int(one.wins), int(one.of)) for one in board.chances}

    expected = {}
    for side in ("A", "B"):
        of_side = [[die.side == side for die in course] for course in courses]
        expected[f"owner|{side}"] = Fraction(sum(s[0] for s in of_side), len(courses))
        for draws in range(2, 7):
            good = sum(any(s[:draws]) for s in of_side)
            expected[f"within|{draws}|{side}"] = Fraction(good, len(courses))
    for die in (d for d, n in contents.items() if n):
        first = sum(course[0] == die for course in courses)
        expected[f"die|{die.key}"] = Fraction(first, len(courses))
    assert shown == expected


@pytest.mark.parametrize(
    ("share", "shown"),
    [
        (Fraction(5, 12), 417),
        (Fraction(1, 3), 333),
        (Fraction(1, 2000), 1),
        (Fraction(1, 2001), 0),
        (Fraction(1), 1000),
    ],
)
def test_a_chance_is_shown_to_the_nearest_thousandth(share, shown):
    assert permille(share) == shown


def test_chances_are_reduced_fractions_of_whole_numbers():
    board = SYSTEM.view(drawing(bag_of(100)), OBSERVER)

    for one in board.chances:
        wins, of = int(one.wins), int(one.of)
        assert (Fraction(wins, of).numerator, Fraction(wins, of).denominator) == (wins, of)
    assert chance(50, 100) == Fraction(1, 2)


def test_an_empty_bag_has_no_chances():
    assert SYSTEM.view(drawing({Die("A", Colour.RED): 0}), GM).chances == ()


def test_a_bag_has_one_order_whichever_way_it_was_filled():
    contents = bag_of(20)
    otherwise = dict(reversed(list(contents.items())))

    assert laid_out(contents) == laid_out(otherwise)
    assert size(without(contents, [next(iter(contents))])) == 19


# --- nothing later exists -----------------------------------------------------------------------


def test_two_worlds_with_the_same_draws_so_far_look_the_same_to_everybody(new_fight, other):
    """Whatever the dice will be: boards, offers and lines of every audience, the GM's included."""

    def world(later: int):
        fight = new_fight()
        mira = fight.add("Mira", "A", controller="anna")
        fight.add("Grak", "B", controller="ben")
        fight.xp(A=1).to_drawing()
        pictures = []
        for face in (4, 1, 9, later):
            for seat in (GM, other):
                offers = encounter.legal(SYSTEM, fight.state, seat)
                pictures.append((fight.board(seat), offers, list(fight.lines)))
            fight.give(c.DrawDie(), face)
            fight.activate(mira) if fight.state.die.side == "A" else fight.give(c.SpendDie())
            if fight.state.activation:
                fight.give(c.EndActivation())
        return pictures, fight.state

    (one, after_one), *others = (world(later) for later in range(1, 10))

    assert all(pictures == one for pictures, _ in others)
    assert any(after != after_one for _, after in others)


def test_undoing_draws_cannot_fish_for_other_dice(duel):
    memory, source = RollMemory(), SeededDice("source")

    def draw_all() -> tuple[list[Die], list[Act]]:
        drawn, acts, state = [], [], duel.state
        while state.can_draw:
            kept = KeptDice(source, memory)
            (event,) = encounter.decide(SYSTEM, state, c.DrawDie(), kept)
            drawn.append(Die(event.side, event.colour))
            state = encounter.fold(SYSTEM, state, [event, DieSpent()])
            acts.append(act_of(event, tuple(kept.rolls)))
            memory.done(acts[-1])
        return drawn, acts

    first, acts = draw_all()
    for act in reversed(acts):
        memory.undone(act)
    again, _ = draw_all()

    assert again == first
    assert len(first) == 12


def act_of(event: Event, rolls: tuple[Roll, ...]) -> Act:
    return Act(1, "gm", Role.GM, "DrawDie", "", Label("draw"), events=(event,), rolls=rolls)
