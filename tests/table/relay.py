"""Relay, a small system for these tests: the one who acts hands the turn to another.

Luck can be rolled for, at any time. What is not a rule of any game is here on purpose: an event
of every shape that events may have, a command that crashes, and one whose event cannot be kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rondel.core import (
    GM,
    Board,
    Chance,
    Check,
    CombatantRemoved,
    Combatants,
    Command,
    Counter,
    Dice,
    EncounterBegun,
    EncounterState,
    Entry,
    Event,
    Flag,
    Group,
    Item,
    Label,
    Line,
    Mark,
    Meta,
    Moment,
    Offer,
    OneOf,
    Pip,
    PlayerSeat,
    Pool,
    Prompt,
    Range,
    Refusal,
    Rolled,
    Rolls,
    Roster,
    Seat,
    Slot,
    Stage,
    Standing,
    Term,
    Text,
    Token,
    field_refusal,
    setting,
)
from rondel.core.system import Meta as SystemMeta


@dataclass(frozen=True, slots=True)
class HandOver(Command):
    """The turn goes to *who*."""

    who: str


@dataclass(frozen=True, slots=True)
class Rest(Command):
    """Nobody acts any more."""


@dataclass(frozen=True, slots=True)
class RollLuck(Command):
    who: str


@dataclass(frozen=True, slots=True)
class Crash(Command):
    """The system errs in the middle of it, after a roll."""


@dataclass(frozen=True, slots=True)
class Scribble(Command):
    """Its event holds a list, which no journal gives back as it was."""


@dataclass(frozen=True, slots=True)
class Chronicle(Command):
    """Any field that there may be."""

    who: str
    text: str
    number: int | None
    sure: bool
    choice: str
    seat: str


@dataclass(frozen=True, slots=True)
class TurnTaken(Event):
    who: str


@dataclass(frozen=True, slots=True)
class Rested(Event):
    pass


@dataclass(frozen=True, slots=True)
class LuckRolled(Event):
    who: str
    dice: Rolled


@dataclass(frozen=True, slots=True)
class Chronicled(Event):
    who: str
    ties: Mapping[str, tuple[int, ...]]
    marks: frozenset[str]
    standing: Standing
    maybe: int | None
    sure: bool


@dataclass(frozen=True, slots=True)
class Settings:
    lucky: bool = setting(default=True, domain=Flag(default=True), mark=Mark.HOUSE)
    sides: int = setting(default=6, domain=Range(2, 20), mark=Mark.SEED)


@dataclass(frozen=True, slots=True, kw_only=True)
class State(EncounterState):
    luck: Mapping[str, int] = field(default_factory=dict)
    turn: int = 0


class Relay:
    """See the module's text."""

    meta: SystemMeta = Meta("relay", "Relay", "these tests")
    commands: tuple[type[Command], ...] = (HandOver, Rest, RollLuck, Crash, Scribble, Chronicle)
    events: tuple[type[Event], ...] = (TurnTaken, Rested, LuckRolled, Chronicled)
    settings = Settings

    def start(self, roster: Roster, settings: Any) -> State:
        return State(roster=roster, settings=settings)

    def legal(self, state: State, seat: Seat) -> Iterator[Offer]:
        mine = tuple(c.id for c in state.roster.steered_by(seat))
        if mine:
            sides = state.settings.sides
            yield Offer(RollLuck, {"who": Combatants(mine)}, rolls=Rolls(1, sides, more=True))
            yield self._chronicle(mine)
        if seat.is_gm:
            yield Offer(Crash, group=Group.OVERRIDE, rolls=Rolls(1, 6))
            yield Offer(Scribble)
        if state.stage is not Stage.RUNNING:
            return
        if seat.is_gm or any(who in state.active for who in mine):
            others = tuple(c.id for c in state.roster.known_to(seat) if c.id not in state.active)
            expect = f"turn-{state.turn}"
            turn: dict[str, Any] = {"who": Combatants(others)}
            yield Offer(HandOver, turn, Group.TURN, expect=expect, main=True)
            if state.active:
                yield Offer(Rest, {}, Group.TURN, Label("relay-rest-now"), expect=expect)

    def _chronicle(self, mine: tuple[str, ...]) -> Offer:
        words = OneOf(("old", "new"), (Label("relay-old"), Label("relay-new")), "old")
        return Offer(
            Chronicle,
            {
                "who": Combatants(mine),
                "text": Text(9, 0, ("tale",), "tale", long=True),
                "number": Range(0, 9, default=1, optional=True),
                "sure": Flag(),
                "choice": words,
                "seat": PlayerSeat(),
            },
        )

    def refusal(self, state: State, seat: Seat, command: Command) -> Refusal:
        return field_refusal(state, seat, command, [])

    def decide(self, state: State, command: Command, dice: Dice) -> Sequence[Event]:
        match command:
            case HandOver(who):
                return [TurnTaken(who)]
            case Rest():
                return [Rested()]
            case RollLuck(who):
                faces = [dice.roll(state.settings.sides, f"luck of {who}")]
                if faces == [state.settings.sides]:
                    faces.append(dice.roll(state.settings.sides, f"luck of {who}"))
                rolled = Rolled(tuple(faces), state.settings.sides, dice.at_table)
                return [LuckRolled(who, rolled)]
            case Crash():
                dice.roll(6, "crash")
                raise ZeroDivisionError("the system errs")
            case Scribble():
                return [LuckRolled(GM.id, Rolled([1], 6))]  # type: ignore[arg-type]
        assert isinstance(command, Chronicle)
        ties = {command.who: (1, 2)}
        marks = frozenset({command.text, command.choice})
        standing = Standing.UNABLE
        return [Chronicled(command.who, ties, marks, standing, command.number, command.sure)]

    def evolve(self, state: State, event: Event) -> State:
        match event:
            case EncounterBegun():
                return state.begin_round()
            case TurnTaken(who):
                for other in state.active:
                    state = state.end_turn(other)
                return replace(state.begin_turn(who), turn=state.turn + 1)
            case Rested():
                return replace(state.rest(), turn=state.turn + 1)
            case LuckRolled(who, dice):
                return replace(state, luck={**state.luck, who: dice.total})
            case CombatantRemoved(who) if who in state.active:
                return state.end_turn(who)
        return state

    def view(self, state: State, seat: Seat) -> Board:
        known = state.roster.known_to(seat)
        slots = tuple(self._slot(state, c.id, c.id in state.active_for(seat)) for c in known)
        return Board(Label("relay-headline", {"round": state.round}), slots)

    def _slot(self, state: State, who: str, acts: bool) -> Slot:  # noqa: FBT001 - a fact
        luck = state.luck.get(who)
        why = (
            Term(Label("relay-luck"), luck),
            Term(Label("relay-omen"), faces=(1, 2), counted=False, sides=10),
        )
        pip = Pip.NOW if acts else Pip.WAITING
        counters = (Counter("relay-steps", 1, 2),)
        return Slot(who, who, None, luck, pip, counters, (Label("relay-badge"),), why)

    def tell(self, before: State, event: Event, after: State) -> Sequence[Line]:
        match event:
            case TurnTaken():
                return _ends(before)
            case Rested():
                return _ends(before)
            case LuckRolled(who, dice):
                line = _of("relay-log-luck", who)
                return [replace(line, rolled=(dice,), override=dice.total == 1)]
            case Chronicled(who, ties):
                strangers = frozenset({"nobody-such"})
                return [Line(Label("relay-log-tale"), about=frozenset({*ties, who}) | strangers)]
        return ()


def _ends(state: State) -> list[Line]:
    return [_of("relay-log-ends", who, waits=True) for who in sorted(state.active)]


def _of(key: str, who: str, *, waits: bool = False) -> Line:
    return Line(Label(key, {"sort": 1}), {"who": who}, waits=waits)


class CarelessRelay(Relay):
    """Shows and offers everybody what only the GM may know."""

    meta = Meta("careless", "Careless relay", "these tests")

    def legal(self, state: State, seat: Seat) -> Iterator[Offer]:
        if seat.is_gm:
            return
        everybody = state.roster.ids
        hidden = tuple(c.id for c in state.roster.here if c.hidden)
        yield Offer(RollLuck, {"who": Combatants(everybody)})
        yield Offer(RollLuck, {"who": Combatants(hidden)}, confirm=True)

    def view(self, state: State, seat: Seat) -> Board:
        board = super().view(state, GM)
        label = Label("careless-label")
        everybody = state.roster.ids
        hidden = tuple(c.id for c in state.roster.here if c.hidden)
        return replace(
            board,
            slots=(*board.slots, Slot("mark", label=label)),
            unit=Label("careless-unit"),
            prompts=(Prompt(label), Prompt(label, everybody), Prompt(label, hidden)),
            hints=(label,),
            pools=(Pool("bag", label, 1, 2, "red", "side"), Pool("hat", label, 0, 0)),
            tokens=(
                Token("t0", label),
                *(Token(f"t{w}", label, "red", "side", w, now=True) for w in everybody),
            ),
            chances=(
                Chance("c", label, "1", "3", 333),
                Chance("c2", label, "2", "3", 667, "side", "red", 2),
                *(Chance(f"c {w}", label, "1", "2", 500, who=w) for w in everybody),
            ),
            line=(
                Entry("dawn", 1, label, secret=True),
                *(Entry(f"of {w}", 2, label, w, "action", "now", since=0) for w in everybody),
            ),
            moment=Moment(2, 20, 10),
            checklist=(
                Check("all", label),
                Check("everybody", label, "now", everybody),
                Check("hidden", label, "done", hidden),
            ),
            catalogue=(
                Item("knife", label, 3, (Term(label, 3),), (label,), now=True),
                Item("rope", label),
            ),
            choices=(Item("run", label),),
        )


RELAY = Relay()
CARELESS = CarelessRelay()
