"""An encounter that tests can speak to; everything goes through `encounter`, as at a table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rondel_popcorn import SYSTEM, EndRound, NameNext

from rondel.core import (
    GM,
    Board,
    Command,
    Condition,
    Event,
    Label,
    Line,
    Offer,
    Pip,
    Refusal,
    Role,
    ScriptedDice,
    Seat,
    encounter,
)
from rondel.core.conformance.secrecy import lines_for
from rondel.core.roster_words import AddCombatants, AddCondition, Hide, RemoveCombatant, Reveal
from rondel.core.system import AnySystem

ANNA, BERT = Seat(Role.PLAYER, "anna"), Seat(Role.PLAYER, "bert")


@dataclass
class Scene:
    """One encounter, what happened in it and what was told of it."""

    system: AnySystem = SYSTEM
    happened: list[Event] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    dice: ScriptedDice = field(default_factory=ScriptedDice)
    state: Any = None

    def __post_init__(self) -> None:
        self.state = encounter.start(self.system)

    def give(self, command: Command, *, seat: Seat = GM) -> tuple[Event, ...]:
        """Carry out *command* and return what came of it."""
        offer = encounter.judge(self.system, self.state, seat, command)
        assert isinstance(offer, Offer), offer
        events = encounter.decide(self.system, self.state, command, self.dice, seat)
        for event in events:
            self.meet(event)
        return events

    def meet(self, event: Event) -> None:
        """Let *event* happen."""
        before, self.state = self.state, encounter.evolve(self.system, self.state, event)
        self.lines += encounter.tell(self.system, before, event, self.state)
        self.happened.append(event)

    def refused(self, command: Command, *, seat: Seat = GM) -> str:
        """The code with which *command* is refused."""
        answer = encounter.judge(self.system, self.state, seat, command)
        assert isinstance(answer, Refusal), f"{command} is offered"
        return answer.code

    def offers(self, kind: type[Command], seat: Seat = GM) -> list[Offer]:
        """The offers of one kind to *seat*."""
        return [o for o in encounter.legal(self.system, self.state, seat) if o.kind is kind]

    def add(  # noqa: PLR0913 - all by name
        self,
        name: str,
        *,
        count: int = 1,
        side: str = "Heroes",
        controller: str = "",
        hidden: bool = False,
        hp: int | None = None,
    ) -> str:
        """Add combatants and return the id of the first."""
        before = set(self.state.roster.combatants)
        self.give(AddCombatants(name, count, side, controller, hidden, hp))
        joined: list[str] = [w for w in self.state.roster.combatants if w not in before]
        return joined[0]

    def condition(self, who: str, until: str, rounds: int = 0, whose: str = "") -> str:
        """Give *who* a condition and return its id."""
        self.give(AddCondition(who, "Ill", until, rounds, whose))
        condition: Condition = self.state.roster[who].conditions[-1]
        return condition.id

    def remove(self, who: str) -> None:
        self.give(RemoveCombatant(who))

    def hide(self, who: str) -> None:
        self.give(Hide(who))

    def reveal(self, who: str) -> None:
        self.give(Reveal(who))

    def begin(self) -> Scene:
        """The set-up is over."""
        self.give(encounter.BeginEncounter())
        return self

    def act(self, *names: str) -> None:
        """Let the turns of *names* come, each named by the one before."""
        for who in names:
            self.give(NameNext(who))

    def end_round(self) -> None:
        self.give(EndRound())

    def undone(self, count: int) -> Any:
        """The state as if the last *count* events had not happened."""
        kept = self.happened[: len(self.happened) - count]
        return encounter.fold(self.system, encounter.start(self.system), kept)

    @property
    def names(self) -> list[str]:
        """What those in the encounter are called, in the order in which they joined."""
        return [c.name for c in self.state.roster.here]

    @property
    def active(self) -> set[str]:
        """Who acts now."""
        return set(self.state.active)

    def ill(self, who: str) -> bool:
        """Whether some condition of *who* lasts."""
        return bool(self.state.roster.lasting(who, self.state.clock))

    def board(self, seat: Seat = GM) -> Board:
        """What *seat* sees."""
        board: Board = self.system.view(self.state, seat)
        return board

    def now(self, seat: Seat = GM) -> set[str]:
        """The rows that *seat* sees marked as acting."""
        return {slot.id for slot in self.board(seat).slots if slot.pip is Pip.NOW}

    def told(self, seat: Seat) -> list[Label]:
        """The lines of the log that *seat* may read now, without the names."""
        return [line.label for line in lines_for(self.state.roster, seat, self.lines)]

    def story(self, seat: Seat = GM) -> list[str]:
        """The keys of what `told` gives."""
        return [label.key for label in self.told(seat)]
