"""A fight in speed rounds that tests can speak to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from rondel.core import GM, Board, Command, Offer, Refusal, ScriptedDice, Seat, Slot, encounter
from rondel.core.roster_words import AddCombatants
from rondel.core.story import Line
from rondel.systems.speed_rounds import SYSTEM
from rondel.systems.speed_rounds import commands as c
from rondel.systems.speed_rounds.state import State


@dataclass
class Fight:
    """An encounter under speed rounds; everything goes through `encounter`, as at a table."""

    state: State = field(default_factory=lambda: encounter.start(SYSTEM))
    lines: list[Line] = field(default_factory=list)

    def give(self, command: Command, *dice: int, seat: Seat = GM) -> Fight:
        """Carry out *command*; the dice fall as given and all of them are used."""
        offer = encounter.judge(SYSTEM, self.state, seat, command)
        assert isinstance(offer, Offer), offer
        scripted = ScriptedDice(dice)
        for event in encounter.decide(SYSTEM, self.state, command, scripted):
            before, self.state = self.state, encounter.evolve(SYSTEM, self.state, event)
            self.lines += encounter.tell(SYSTEM, before, event, self.state)
        assert scripted.left == []
        return self

    def refused(self, command: Command, seat: Seat = GM) -> str:
        """The code with which *command* is refused."""
        answer = encounter.judge(SYSTEM, self.state, seat, command)
        assert isinstance(answer, Refusal), f"{command} is offered"
        return answer.code

    def add(  # noqa: PLR0913 - all by name
        self,
        name: str,
        base: int | None = None,
        *,
        side: str = "Heroes",
        controller: str = "",
        hidden: bool = False,
        hp: int | None = None,
    ) -> str:
        """Add one combatant, with an activity of that base if one is given."""
        before = set(self.state.roster.ids)
        self.give(AddCombatants(name, 1, side, controller, hidden, hp))
        (who,) = set(self.state.roster.ids) - before
        if base is not None:
            self.give(c.AddActivity(who, "Fight", "given", base))
        return who

    def begin(self) -> Fight:
        """The set-up is over."""
        return self.give(encounter.BeginEncounter())

    def roll(self, who: str, *dice: int, seat: Seat = GM) -> Fight:
        """Roll speed for *who*."""
        return self.give(c.RollSpeed(who), *dice, seat=seat)

    def turns(self, *dice: int) -> Fight:
        """Begin the turns; *dice* decide the ties."""
        return self.give(c.BeginTurns(), *dice)

    def end(self, who: str, seat: Seat = GM) -> Fight:
        """End the turn of *who*."""
        return self.give(c.EndTurn(who), seat=seat)

    def board(self, seat: Seat = GM) -> Board:
        """What *seat* sees."""
        return SYSTEM.view(self.state, seat)

    def slot(self, who: str, seat: Seat = GM) -> Slot:
        """The row of *who* as *seat* sees it."""
        return next(s for s in self.board(seat).slots if s.id == who)

    def order(self, seat: Seat = GM) -> list[str]:
        """The ids of the rows as *seat* sees them."""
        return [s.id for s in self.board(seat).slots]

    def offers(self, kind: type[Command], seat: Seat = GM) -> Sequence[Offer]:
        """The offers of one kind."""
        return [o for o in encounter.legal(SYSTEM, self.state, seat) if o.kind is kind]

    @property
    def active(self) -> frozenset[str]:
        """Who acts now."""
        return self.state.active

    def set(self, **rules: Any) -> Fight:
        """Set house rules."""
        for name, value in rules.items():
            self.give(encounter.ChangeSetting(name, value))
        return self


@pytest.fixture
def fight() -> Fight:
    """An empty encounter in its set-up."""
    return Fight()


@pytest.fixture
def new_fight() -> Callable[[], Fight]:
    """As many empty encounters as a test needs."""
    return Fight
