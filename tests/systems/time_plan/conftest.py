"""A scene in the time plan that tests can speak to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from rondel.core import (
    GM,
    OBSERVER,
    Board,
    Command,
    Entry,
    Event,
    Offer,
    Refusal,
    ScriptedDice,
    Seat,
    Slot,
    TableDice,
    encounter,
)
from rondel.core.roster_words import AddCombatants
from rondel.core.seats import Role
from rondel.core.story import Line
from rondel.systems.time_plan import SYSTEM
from rondel.systems.time_plan import commands as c
from rondel.systems.time_plan.state import State

ANNA = Seat(Role.PLAYER, "anna")
BEN = Seat(Role.PLAYER, "ben")


class Dice(ScriptedDice):
    """Dice that fall as told; ids are numbered through the whole scene."""

    def __init__(self, faces: tuple[int, ...], ids: dict[str, int]) -> None:
        super().__init__(faces)
        self._named = ids


@dataclass
class Scene:
    """An encounter under the time plan; everything goes through `encounter`, as at a table."""

    state: State = field(default_factory=lambda: encounter.start(SYSTEM))
    lines: list[Line] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)  # the one shown before each line
    events: list[Event] = field(default_factory=list)
    before: list[State] = field(default_factory=list)
    ids: dict[str, int] = field(default_factory=dict)

    def give(self, command: Command, *dice: int, seat: Seat = GM, typed: bool = False) -> Scene:
        """Carry out *command*; the dice fall as given and all of them are used."""
        offer = encounter.judge(SYSTEM, self.state, seat, command)
        assert isinstance(offer, Offer), offer
        self.before.append(self.state)
        scripted = Dice(dice, self.ids)
        chance = TableDice(dice, scripted) if typed else scripted
        happened = encounter.decide(SYSTEM, self.state, command, chance, seat)
        for event in happened:
            before, self.state = self.state, encounter.evolve(SYSTEM, self.state, event)
            told = encounter.tell(SYSTEM, before, event, self.state)
            self.lines += told
            self.turns += [before.shown_turn] * len(told)
        self.events += happened
        if typed:
            chance.check_all_used()
        else:
            assert scripted.left == []
        return self

    def undo(self) -> Scene:
        """Take the last command back."""
        self.state = self.before.pop()
        return self

    def refused(self, command: Command, seat: Seat = GM) -> str:
        """The code with which *command* is refused; nothing changes by it."""
        return self.refusal(command, seat).code

    def refusal(self, command: Command, seat: Seat = GM) -> Refusal:
        """Why *command* is refused."""
        answer = encounter.judge(SYSTEM, self.state, seat, command)
        assert isinstance(answer, Refusal), f"{command} is offered"
        return answer

    # Setting up

    def add(  # noqa: PLR0913 - all by name
        self,
        name: str,
        *,
        side: str = "Heroes",
        controller: str = "",
        hidden: bool = False,
        hp: int | None = None,
        intuition: int = 0,
    ) -> str:
        """Add one combatant and return its id."""
        before = set(self.state.roster.ids)
        self.give(AddCombatants(name, 1, side, controller, hidden, hp))
        (who,) = set(self.state.roster.ids) - before
        if intuition:
            self.give(c.SetIntuition(who, intuition))
        return who

    def trait(self, who: str, name: str, value: int, when: str = "always") -> Scene:
        """Give *who* a trait."""
        return self.give(c.AddTrait(who, name, value, when))

    def set(self, **rules: Any) -> Scene:
        """Set house rules."""
        for name, value in rules.items():
            self.give(encounter.ChangeSetting(name, value))
        return self

    def begin(self) -> Scene:
        """The set-up is over."""
        return self.give(encounter.BeginEncounter())

    def event(self, what: str, row: int, *, visible: bool = False) -> str:
        """Note an event and return its id."""
        self.give(c.NoteEvent(what, row, visible))
        return self.state.events[-1].id

    # Playing

    def roll(self, who: str, face: int, seat: Seat = GM) -> Scene:
        """Roll the reaction of *who*."""
        return self.give(c.RollReaction(who), face, seat=seat)

    def react(self, **rows: int) -> Scene:
        """Everybody named rolls what brings them to that row, with no modifiers."""
        for name, row in rows.items():
            self.give(c.SetReaction(self.id(name), row))
        return self

    def start(self, *ties: int) -> Scene:
        """Start the plan; *ties* are the dice of those who are tied."""
        return self.give(c.StartPlan(force=bool(self.state.waited_for)), *ties)

    def act(self, who: str, cost: int, what: str = "strike", seat: Seat = GM) -> Scene:
        """Declare an action."""
        return self.give(c.DeclareAction(who, what, cost, "end"), seat=seat)

    def forward(self) -> Scene:
        """Go to the next entry; whoever is still asked is skipped."""
        return self.give(c.FastForward(skip=bool(self.state.active or self.state.owing)))

    # What there is

    def id(self, name: str) -> str:
        """The id of the one called *name*."""
        return next(one.id for one in self.state.roster.here if one.name == name)

    @property
    def now(self) -> int:
        """The present row."""
        return self.state.now

    @property
    def asked(self) -> list[str]:
        """The names of those who are asked, in order."""
        return [self.state.roster[who].name for who in self.state.asked]

    @property
    def plan(self) -> dict[str, int]:
        """The rows of all entries ahead, by the name of whoever or whatever it is."""
        rows = {self.state.roster[e.who].name: e.at for e in self.state.entries}
        return rows | {noted.what: noted.at for noted in self.state.events}

    def value(self, who: str) -> int:
        """The reaction value of *who*."""
        return self.state.reactions[who].value

    def board(self, seat: Seat = GM) -> Board:
        """What *seat* sees."""
        return SYSTEM.view(self.state, seat)

    def line(self, seat: Seat = GM, state: str = "ahead") -> list[Entry]:
        """What *seat* sees on the line, of that state."""
        return [entry for entry in self.board(seat).line if entry.state == state]

    def slot(self, who: str, seat: Seat = GM) -> Slot:
        """The row of *who* as *seat* sees it."""
        return next(row for row in self.board(seat).slots if row.id == who)

    def order(self, seat: Seat = GM) -> list[str]:
        """The names in the order as *seat* sees it."""
        return [self.state.roster[slot.id].name for slot in self.board(seat).slots]

    def badges(self, who: str, seat: Seat = GM) -> list[str]:
        """The badges of *who*."""
        prefix = "time-plan-badge-"
        return [label.key.removeprefix(prefix) for label in self.slot(who, seat).badges]

    def why(self, who: str, seat: Seat = GM) -> dict[str, int | None]:
        """The terms behind the place of *who*; those that do not count are None."""
        terms = self.slot(who, seat).why
        prefix = "time-plan-why-"
        return {t.label.key.removeprefix(prefix): t.value if t.counted else None for t in terms}

    def headline(self, seat: Seat = GM) -> str:
        """What *seat* is told first."""
        return self.board(seat).headline.key.removeprefix("time-plan-")

    def prompts(self, seat: Seat = GM) -> list[str]:
        """What *seat* is told that somebody is waited for."""
        return [p.label.key.removeprefix("time-plan-prompt-") for p in self.board(seat).prompts]

    def hints(self, seat: Seat = GM) -> list[str]:
        """The hints that *seat* gets."""
        return [hint.key.removeprefix("time-plan-hint-") for hint in self.board(seat).hints]

    def offers(self, kind: type[Command], seat: Seat = GM) -> list[Offer]:
        """The offers of one kind."""
        return [o for o in encounter.legal(SYSTEM, self.state, seat) if o.kind is kind]

    def who_may(self, kind: type[Command], seat: Seat = GM) -> set[object]:
        """Whom the offers of one kind are about."""
        return {who for o in self.offers(kind, seat) for who in o.fields["who"].examples}

    def main(self, seat: Seat = GM) -> type[Command] | None:
        """The kind of the next step."""
        offers = (o for o in encounter.legal(SYSTEM, self.state, seat) if o.main)
        return next((o.kind for o in offers), None)

    def told(self, seat: Seat = GM) -> list[str]:
        """The keys of all lines that *seat* may hear now, without what all of them begin with."""
        roster, shown = self.state.roster, self.state.shown_turn
        heard = (
            line
            for line, turn in zip(self.lines, self.turns, strict=True)
            if line.is_for(seat)
            and all(roster.knows(seat, who) for who in line.concerns)
            and (seat.is_gm or not line.waits or turn != shown)
        )
        return [line.label.key.removeprefix("time-plan-log-") for line in heard]

    def last(self, key: str) -> Line:
        """The last line with that *key*."""
        return next(x for x in reversed(self.lines) if x.label.key == f"time-plan-log-{key}")


@pytest.fixture
def scene() -> Scene:
    """An empty encounter in its set-up."""
    return Scene()


@pytest.fixture
def new_scene() -> Callable[[], Scene]:
    """As many empty encounters as a test needs."""
    return Scene


@pytest.fixture
def fight() -> Scene:
    """Mira (Anna's), Bruno (Ben's), Grak and Rook, in row 5 where Mira is asked.

    The others are in rows 6, 7 and 8.
    """
    scene = Scene()
    scene.add("Mira", controller="anna")
    scene.add("Bruno", controller="ben")
    scene.add("Grak", side="Foes")
    scene.add("Rook", side="Foes", hp=4)
    return scene.begin().react(Mira=5, Bruno=6, Grak=7, Rook=8).start()


@pytest.fixture(params=[OBSERVER, ANNA, BEN], ids=["observer", "anna", "ben"])
def other(request: pytest.FixtureRequest) -> Seat:
    """Each seat that is not the GM's."""
    seat: Seat = request.param
    return seat
