"""What people are shown wrongly, or must not be shown at all, is found."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from faults import POPCORN, breach, but, fails
from rondel_popcorn import Named, NameNext, State

from rondel.core import (
    Board,
    Check,
    Counter,
    Event,
    Item,
    Label,
    Line,
    Pip,
    Prompt,
    Refusal,
    Seat,
    Slot,
    Stage,
)
from rondel.core.offers import Command
from rondel.core.system import AnySystem

COUNT = itertools.count()


def shows(change: Callable[[Board, State, Seat], Board], **parts: Any) -> AnySystem:
    """Popcorn whose boards are changed."""
    return but(view=lambda _, state, seat: change(POPCORN.view(state, seat), state, seat), **parts)


def hints(*labels: Label, texts: str = "") -> AnySystem:
    meta = replace(POPCORN.meta, texts={"en": POPCORN.meta.texts["en"] + texts})
    return shows(lambda board, _, __: replace(board, hints=labels), meta=meta)


def slots(*given: Slot) -> AnySystem:
    return shows(lambda board, _, __: replace(board, slots=given))


def with_the_gone(board: Board, state: State, _: Seat) -> Board:
    return replace(board, slots=tuple(Slot(c.id, c.id) for c in state.roster.combatants.values()))


def with_the_fallen_named(board: Board, state: State, _: Seat) -> Board:
    gone = [c.id for c in state.roster.combatants.values() if c.gone]
    return replace(board, prompts=(Prompt(Label("popcorn-prompt"), tuple(gone)),))


SHOWN = {
    "words of another system": (
        hints(Label("speed-rounds-setup")),
        'the board says "speed-rounds-setup": begin the keys of your labels with "popcorn-"',
    ),
    "a key with capitals": (hints(Label("popcorn-Setup")), "begin the keys of your labels"),
    "prose instead of a key": (hints(Label("popcorn-nobody acts")), "begin the keys"),
    "a key without words": (
        hints(Label("popcorn-hint-tea")),
        'says "popcorn-hint-tea", which meta.texts["en"] has no words for',
    ),
    "words that ask for more": (
        hints(Label("popcorn-hint-tea"), texts="popcorn-hint-tea =\n    Tea for\n    { $name }\n"),
        "ask for ['name'], which the board does not give",
    ),
    "a fraction as a parameter": (
        hints(Label("popcorn-setup", {"half": 0.5})),  # type: ignore[dict-item]  # the fault
        "the board.hints[0].params['half'] is 0.5, which is not str | int",
    ),
    "a number as a key of a parameter": (
        hints(Label("popcorn-setup", {1: "one"})),  # type: ignore[dict-item]  # the fault
        "a key of the board.hints[0].params is 1, which is not str",
    ),
    "parameters that are none": (
        hints(Label("popcorn-setup", None)),  # type: ignore[arg-type]  # the fault
        "the board.hints[0].params is None",
    ),
    "a list of rows": (
        shows(lambda board, _, __: replace(board, slots=[])),  # type: ignore[arg-type]  # the fault
        "the board.slots is [], which is not tuple",
    ),
    "a place between two places": (slots(Slot("a", at=1.5)), "slots[0].at is 1.5"),  # type: ignore[arg-type]  # the fault
    "a mark of its own": (slots(Slot("a", pip="busy")), "pip is 'busy', which is not Pip"),  # type: ignore[arg-type]  # the fault
    "no label at all": (
        shows(lambda board, _, __: replace(board, headline="Go!")),  # type: ignore[arg-type]  # the fault
        "the board.headline is 'Go!', which is not Label",
    ),
    "two rows of one id": (slots(Slot("a"), Slot("a")), "two slots of the board have one id"),
    "two checks of one id": (
        shows(lambda b, _, __: replace(b, checklist=(Check("a", Label("popcorn-setup")),) * 2)),
        "two items of the checklist of the board have one id",
    ),
    "two choices of one id": (
        shows(lambda b, _, __: replace(b, choices=(Item("a", Label("popcorn-setup")),) * 2)),
        "two choices of the board have one id",
    ),
    "those who have left": (shows(with_the_gone), "who cannot know them: build it from"),
    "a prompt for those who have left": (shows(with_the_fallen_named), "the board shows ["),
    "something else each time": (
        shows(lambda board, _, __: replace(board, hints=(Label("core-name", {"n": next(COUNT)}),))),
        "view() answered the same question in two ways",
    ),
    "nothing once all have left": (
        shows(
            lambda board, state, _: replace(board, headline=[board.headline][not state.roster.ids])
        ),
        "never fails: here it raised IndexError",
    ),
}


def everybody(board: Board, state: State, _: Seat) -> Board:
    return replace(board, slots=tuple(Slot(c.id, c.id) for c in state.roster.here))


def names_of_all(board: Board, state: State, _: Seat) -> Board:
    labels = (Label("core-name", {"name": c.name}) for c in state.roster.here)
    return replace(board, hints=tuple(labels))


def counts_all(board: Board, state: State, _: Seat) -> Board:
    return replace(board, hints=(Label("core-count", {"count": len(state.roster.here)}),))


def counts_all_sides(board: Board, state: State, _: Seat) -> Board:
    return replace(board, hints=(Label("core-count", {"count": len(state.roster.sides)}),))


def gaps(board: Board, state: State, seat: Seat) -> Board:
    """Rows keep the numbers that they have for the GM."""
    ids = list(state.roster.combatants)
    return replace(board, slots=tuple(replace(s, at=ids.index(s.who)) for s in board.slots))


def marks_the_one_who_really_acts(board: Board, state: State, seat: Seat) -> Board:
    return replace(
        board,
        slots=tuple(
            replace(s, pip=Pip.NOW if s.who in state.active else Pip.WAITING) for s in board.slots
        ),
    )


def says_that_the_gm_is_busy(board: Board, state: State, seat: Seat) -> Board:
    if any(state.roster[who].hidden for who in state.active):
        return replace(board, headline=Label("core-busy"))
    return board


def numbers_of_all(board: Board, state: State, _: Seat) -> Board:
    """What is left of somebody, hidden or not."""
    spent = Counter("hp", sum(c.hp or 0 for c in state.roster.here), 1)
    return replace(board, slots=tuple(replace(s, counters=(spent,)) for s in board.slots))


def tells(change: Callable[[State, Event, State], Sequence[Line]]) -> AnySystem:
    """Popcorn that tells more of its own events."""
    return but(tell=lambda _, before, event, after: change(before, event, after))


def somebody_was_named(_: State, event: Event, __: State) -> Sequence[Line]:
    return [Line(Label("core-somebody"))] if isinstance(event, Named) else []


def who_was_named(_: State, event: Event, after: State) -> Sequence[Line]:
    if not isinstance(event, Named):
        return []
    return [Line(Label("core-name", {"name": after.roster[event.next].name}))]


def answers(make: Callable[[State, Seat, Any], Any]) -> AnySystem:
    """Popcorn that refuses in its own way."""
    return but(refusal=lambda _, state, seat, command: make(state, seat, command))


def knows_better(state: State, seat: Seat, command: Command) -> Refusal:
    there = isinstance(command, NameNext) and command.next in state.roster.ids
    return Refusal("not-yours" if there else "no-such-combatant")


def echoes(state: State, seat: Seat, command: Command) -> Refusal:
    return Refusal("not-now", {"next": getattr(command, "next", "")})


NOTICED = "of somebody hidden"
HIDDEN = {
    "rows of the hidden": (shows(everybody), "the board shows ['"),
    "names of the hidden": (shows(names_of_all), "holds 'word-"),
    "how many they are": (shows(counts_all), f"after CombatantAdded {NOTICED}"),
    "how many sides they are": (shows(counts_all_sides), "sees another board, which tells of them"),
    "gaps where they stand": (
        shows(gaps),
        "with somebody hidden who joined before all others",
    ),
    "sums that they are part of": (shows(numbers_of_all), "which tells of them: the board.slots["),
    "whose turn it really is": (shows(marks_the_one_who_really_acts), f"at Named {NOTICED}"),
    "that the GM is busy": (shows(says_that_the_gm_is_busy), "saw the board change"),
    "a line about nobody": (
        tells(somebody_was_named),
        "which is about somebody hidden: name whom it concerns in `who` or `about`",
    ),
    "a line with a name in its words": (tells(who_was_named), "a line of the log for"),
    "a refusal that knows them": (
        answers(knows_better),
        "as field_refusal does",
    ),
    "a refusal that repeats them": (answers(echoes), "answer both alike"),
}
TOLD = {
    "words of another system": (
        tells(lambda *_: [Line(Label("dice-bag-drawn"))]),
        'a line of tell() says "dice-bag-drawn"',
    ),
    "somebody who is nobody": (
        tells(lambda *_: [Line(Label("core-name"), {"name": "nobody"})]),
        "tell() names ['nobody'], who are no combatants",
    ),
    "names that the words ask for": (
        tells(lambda *_: [Line(Label("popcorn-log-named"))]),
        "add them to the params of the Label or to `who` of the Line",
    ),
    "concerns in a list": (
        tells(lambda *_: [Line(Label("core-name"), about=["a"])]),  # type: ignore[arg-type]  # the fault
        "a line of tell().about is ['a'], which is not frozenset[str]",
    ),
    "something else each time": (
        tells(lambda *_: [Line(Label("core-name", {"n": next(COUNT)}))]),
        "tell() answered the same question in two ways",
    ),
    "no lines at all": (
        tells(fails),
        "tell() never fails: here it raised KeyError",
    ),
}
REFUSED = {
    "prose": (answers(lambda *_: Refusal("You cannot.")), "refusal() says 'You cannot.' to"),
    "a fraction": (
        answers(lambda *_: Refusal("not-now", {"wait": 1.5})),  # type: ignore[dict-item]  # the fault
        ".params['wait'] is 1.5",
    ),
    "nothing": (
        answers(lambda state, *_: {Stage.SETUP: Refusal("not-now")}[state.stage]),
        "refusal() answers any command that is not offered: here it raised KeyError",
    ),
}


@pytest.mark.parametrize(("system", "sentence"), SHOWN.values(), ids=SHOWN)
def test_a_board_that_cannot_be_drawn_is_found(system: AnySystem, sentence: str) -> None:
    assert sentence in breach(system)


@pytest.mark.parametrize(("system", "sentence"), HIDDEN.values(), ids=HIDDEN)
def test_what_tells_of_the_hidden_is_found(system: AnySystem, sentence: str) -> None:
    assert sentence in breach(system)


@pytest.mark.parametrize(("system", "sentence"), TOLD.values(), ids=TOLD)
def test_a_line_that_cannot_be_told_is_found(system: AnySystem, sentence: str) -> None:
    assert sentence in breach(system)


@pytest.mark.parametrize(("system", "sentence"), REFUSED.values(), ids=REFUSED)
def test_a_refusal_that_says_no_reason_is_found(system: AnySystem, sentence: str) -> None:
    assert sentence in breach(system)
