"""A fight in dice-bag rounds that tests can speak to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from rondel.core import (
    GM,
    OBSERVER,
    Board,
    Command,
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
from rondel.systems.dice_bag import SYSTEM
from rondel.systems.dice_bag import commands as c
from rondel.systems.dice_bag import setup_commands as s
from rondel.systems.dice_bag.bag import Colour, Die, laid_out
from rondel.systems.dice_bag.state import State

ANNA = Seat(Role.PLAYER, "anna")
BEN = Seat(Role.PLAYER, "ben")


@dataclass
class Fight:
    """An encounter under the dice bag; everything goes through `encounter`, as at a table."""

    state: State = field(default_factory=lambda: encounter.start(SYSTEM))
    lines: list[Line] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def give(self, command: Command, *dice: int, seat: Seat = GM, typed: bool = False) -> Fight:
        """Carry out *command*; the dice fall as given and all of them are used."""
        offer = encounter.judge(SYSTEM, self.state, seat, command)
        assert isinstance(offer, Offer), offer
        scripted = ScriptedDice(dice)
        chance = TableDice(dice, scripted) if typed else scripted
        happened = encounter.decide(SYSTEM, self.state, command, chance)
        for event in happened:
            before, self.state = self.state, encounter.evolve(SYSTEM, self.state, event)
            self.lines += encounter.tell(SYSTEM, before, event, self.state)
        self.events += happened
        if typed:
            chance.check_all_used()
        else:
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
        side: str = "A",
        *,
        kind: str = "hero",
        controller: str = "",
        hidden: bool = False,
        hp: int | None = None,
        reserve: str = "",
        suffers: Sequence[str] = (),
        can: Sequence[str] = (),
        weapon: str = "none",
    ) -> str:
        """Add one combatant of that *kind* and return its id."""
        before = set(self.state.roster.ids)
        self.give(AddCombatants(name, 1, side, controller, hidden, hp))
        (who,) = set(self.state.roster.ids) - before
        if kind != "hero":
            self.give(s.SetKind(who, kind))
        if reserve:
            self.give(s.PutInReserve(who, reserve))
        for affliction in suffers:
            self.give(s.SetAffliction(who, affliction, has=True))
        for ability in can:
            self.give(s.SetAbility(who, ability, has=True))
        if weapon != "none":
            self.give(s.SetWeapon(who, weapon))
        return who

    def set(self, **rules: Any) -> Fight:
        """Set house rules."""
        for name, value in rules.items():
            self.give(encounter.ChangeSetting(name, value))
        return self

    def xp(self, **sides: int) -> Fight:
        """Set the experience of sides."""
        for side, xp in sides.items():
            self.give(s.SetXp(side, xp))
        return self

    def dice(self, side: str, red: int = 0, yellow: int = 0, green: int = 0) -> Fight:
        """Set all dice of *side*."""
        for colour, count in (("red", red), ("yellow", yellow), ("green", green)):
            self.give(s.SetDice(side, colour, count))
        return self

    def begin(self) -> Fight:
        """The set-up is over."""
        return self.give(encounter.BeginEncounter())

    def to_upkeep(self) -> Fight:
        """Step 0 is done, where XP differ; whatever is automatic in upkeep happens."""
        self.begin().give(c.DecideSides())
        while self.state.next_to_be_ready is not None:
            self.give(c.SideReady(self.state.next_to_be_ready))
        return self

    def to_drawing(self) -> Fight:
        """Step 0 and upkeep are done, where XP differ and nothing waits for people."""
        self.to_upkeep()
        assert self.state.phase == "drawing", self.state.step
        return self

    def draw(self, side: str, colour: str = "green", seat: Seat = GM) -> Fight:
        """Draw such a die."""
        place = laid_out(self.state.bag).index(Die(side, Colour(colour))) + 1
        return self.give(c.DrawDie(), place, seat=seat)

    def activate(self, who: str, seat: Seat = GM) -> Fight:
        """Activate *who*."""
        return self.give(c.Activate(who), seat=seat)

    def order(self, who: str, order: str = "move", seat: Seat = GM) -> Fight:
        """Declare an order."""
        return self.give(c.DeclareOrder(who, order, ""), seat=seat)

    def complete(self, seat: Seat = GM) -> Fight:
        """Complete the order."""
        return self.give(c.CompleteOrder(), seat=seat)

    def spend_all(self) -> Fight:
        """Draw the whole bag and activate nobody."""
        while self.state.can_draw:
            self.give(c.DrawDie(), 1).give(c.SpendDie())
        return self

    def board(self, seat: Seat = GM) -> Board:
        """What *seat* sees."""
        return SYSTEM.view(self.state, seat)

    def slot(self, who: str, seat: Seat = GM) -> Slot:
        """The row of *who* as *seat* sees it."""
        return next(row for row in self.board(seat).slots if row.id == who)

    def badges(self, who: str, seat: Seat = GM) -> list[str]:
        """The keys of the badges of *who*."""
        return [label.key for label in self.slot(who, seat).badges]

    def offers(self, kind: type[Command], seat: Seat = GM) -> list[Offer]:
        """The offers of one kind."""
        return [o for o in encounter.legal(SYSTEM, self.state, seat) if o.kind is kind]

    def who_may(self, kind: type[Command], seat: Seat = GM) -> set[str]:
        """Whom the offers of one kind are about."""
        return {who for o in self.offers(kind, seat) for who in o.fields["who"].examples}

    def main(self, seat: Seat = GM) -> type[Command] | None:
        """The kind of the next step."""
        offers = (o for o in encounter.legal(SYSTEM, self.state, seat) if o.main)
        return next((o.kind for o in offers), None)

    def told(self, *keys: str) -> list[Line]:
        """The lines with one of these *keys*, without what all of them begin with."""
        wanted = {key if key.startswith("core-") else f"dice-bag-log-{key}" for key in keys}
        return [line for line in self.lines if line.label.key in wanted]

    @property
    def left(self) -> dict[str, int]:
        """The orders left, by whom."""
        return dict(self.state.activation.left) if self.state.activation else {}

    def hp(self, who: str) -> int | None:
        """The hit points of *who*."""
        return self.state.roster[who].hp


@pytest.fixture
def fight() -> Fight:
    """An empty encounter in its set-up."""
    return Fight()


@pytest.fixture
def new_fight() -> Callable[[], Fight]:
    """As many empty encounters as a test needs."""
    return Fight


@pytest.fixture
def duel() -> Fight:
    """Mira (Anna's hero) and her vassal against Grak and Orc, in round 1 before the first draw.

    A has more XP; each side has two dice of each colour.
    """
    fight = Fight()
    fight.add("Mira", "A", controller="anna", hp=5)
    fight.add("Imp", "A", kind="vassal", controller="anna")
    fight.add("Grak", "B", controller="ben", hp=5)
    fight.add("Orc", "B", kind="vassal")
    return fight.xp(A=120, B=90).to_drawing()


@pytest.fixture(params=[OBSERVER, ANNA, BEN], ids=["observer", "anna", "ben"])
def other(request: pytest.FixtureRequest) -> Seat:
    """Each seat that is not the GM's."""
    seat: Seat = request.param
    return seat
