"""An encounter under the time plan without a table around it."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from typing import Any, TypeAlias

from hypothesis import strategies as st
from pieces import ALTERNATIVES, Person

from rondel.core import (
    GM,
    OBSERVER,
    Board,
    Command,
    Dice,
    Entry,
    Event,
    Label,
    Offer,
    ScriptedDice,
    Seat,
    encounter,
)
from rondel.core import roster_words as w
from rondel.core.seats import Role
from rondel.systems.time_plan import SYSTEM
from rondel.systems.time_plan import commands as c
from rondel.table.acts import Act, Codec, Redone, Undone
from rondel.table.play import Play

ANNA, BEN = Seat(Role.PLAYER, "anna"), Seat(Role.PLAYER, "ben")
CODEC = Codec(SYSTEM)

FACES = st.integers(0, 9)
PEOPLE = st.builds(
    Person,
    intuition=st.integers(-3, 12),
    traits=st.lists(
        st.tuples(st.integers(-4, 4), st.sampled_from(["always", "unexpected", "expected"])),
        max_size=2,
    ),
    surprise=st.sampled_from(["none", "succeeded", "failed"]),
)
RULES = st.lists(st.sampled_from(sorted(ALTERNATIVES)), unique=True)
Note: TypeAlias = tuple[int, int, int, bool]  # row, every so many rows, times, visible
REPEATING = st.lists(
    st.tuples(st.integers(0, 40), st.integers(1, 9), st.integers(1, 3), st.booleans()), max_size=3
)


class NewIds(ScriptedDice):
    """Dice that fall as told; every id is a new one."""

    def __init__(self, faces: tuple[int, ...], count: Iterator[int]) -> None:
        super().__init__(faces)
        self._count = count

    def identifier(self, purpose: str) -> str:
        return f"id{next(self._count):03}x"


class Bench:
    """What a table does with acts, but for people: kept as JSON, taken back, done again."""

    def __init__(self) -> None:
        self.play = Play(CODEC, (GM, ANNA, BEN, OBSERVER))
        self._ids = itertools.count()
        self._drawn: tuple[Any, dict[Seat, Board]] = (None, {})

    @property
    def state(self) -> Any:
        return self.play.state

    @property
    def now(self) -> int:
        """The present row."""
        time: int = self.state.clock.time
        return time

    def board(self, seat: Seat = GM) -> Board:
        """What *seat* sees, drawn once for each state."""
        if self._drawn[0] is not self.state:
            self._drawn = (self.state, {})
        boards = self._drawn[1]
        if seat not in boards:
            boards[seat] = SYSTEM.view(self.state, seat)
        return boards[seat]

    def boards(self) -> list[Board]:
        return [self.board(seat) for seat in (GM, ANNA, BEN, OBSERVER)]

    def ahead(self, seat: Seat = GM) -> list[Entry]:
        """What *seat* sees ahead on the line."""
        return [entry for entry in self.board(seat).line if entry.state == "ahead"]

    def offer(self, command: Command, seat: Seat = GM) -> Offer | None:
        """What admits *command*."""
        answer = encounter.judge(SYSTEM, self.state, seat, command)
        return answer if isinstance(answer, Offer) else None

    def give(self, command: Command, *faces: int, seat: Seat = GM) -> None:
        """*command* is offered and carried out; the dice fall as given, all of them are used."""
        dice = NewIds(faces, self._ids)
        self.carry_out(command, dice, seat)
        assert dice.left == []

    def carry_out(self, command: Command, dice: Dice, seat: Seat) -> None:
        assert self.offer(command, seat), command
        events = encounter.decide(SYSTEM, self.state, command, dice, seat)
        self._act(type(command).__name__, events, seat)

    def undo(self) -> None:
        self._act("Undo", (Undone(self.play.live[-1]),), GM)

    def redo(self) -> None:
        self._act("Redo", (Redone(self.play.redoable[-1]),), GM)

    def _act(self, kind: str, events: tuple[Event, ...], seat: Seat) -> None:
        play = self.play
        act = Act(play.next_seq, seat.id or "gm", seat.role, kind, "", Label(kind), events=events)
        kept = CODEC.decode(act.seq, json.loads(CODEC.encode(act)))
        play.take(kept, play.step(kept))

    def add(self, name: str, one: Person) -> str:
        """A combatant that rolls with what *one* has; its id."""
        before = set(self.state.roster.ids)
        self.give(w.AddCombatants(name, 1, "Side", one.player, one.hidden, None))
        who: str
        (who,) = set(self.state.roster.ids) - before
        if one.intuition:
            self.give(c.SetIntuition(who, one.intuition))
        for n, (value, when) in enumerate(one.traits):
            self.give(c.AddTrait(who, f"trait {n}", value, when))
        if one.surprise != "none":
            self.give(c.MarkSurprise(who, one.surprise))
        return who
