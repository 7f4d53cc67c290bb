"""A system whose clock counts time: the GM says at which beat whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from rondel.core import (
    Board,
    Combatants,
    Command,
    Dice,
    EncounterState,
    Event,
    Group,
    Label,
    Line,
    Meta,
    Offer,
    Range,
    Refusal,
    Roster,
    Seat,
    Stage,
    field_refusal,
)


@dataclass(frozen=True, slots=True)
class Strike(Command):
    """At *beat* it is the turn of *who*, too."""

    who: str
    beat: int


@dataclass(frozen=True, slots=True)
class Answer(Command):
    """*who* is done."""

    who: str


@dataclass(frozen=True, slots=True)
class Struck(Event):
    who: str
    beat: int


@dataclass(frozen=True, slots=True)
class Answered(Event):
    who: str


@dataclass(frozen=True, slots=True)
class Settings:
    """It has no house rules."""


@dataclass(frozen=True, slots=True, kw_only=True)
class State(EncounterState):
    over: bool = False

    @property
    def seems_over(self) -> bool:
        return self.over


class Metronome:
    """See `rondel.core.system.System`."""

    meta = Meta("metronome", "Metronome", "these tests")
    commands = (Strike, Answer)
    events = (Struck, Answered)
    settings = Settings

    def start(self, roster: Roster, settings: Settings) -> State:
        state = State(roster=roster, settings=settings)
        return replace(state, clock=state.clock.at_time(0))

    def legal(self, state: State, seat: Seat) -> Iterator[Offer]:
        if state.stage is not Stage.RUNNING:
            return
        mine = [c.id for c in state.roster.steered_by(seat) if c.can_act]
        now = state.clock.time or 0
        if seat.is_gm and mine:
            fields = {"who": Combatants(tuple(mine)), "beat": Range(now, now + 100)}
            yield Offer(Strike, fields, Group.TURN)
        if asked := [who for who in mine if who in state.active]:
            yield Offer(Answer, {"who": Combatants(tuple(asked))}, Group.TURN)

    def refusal(self, state: State, seat: Seat, command: Command) -> Refusal:
        offers = [o for o in self.legal(state, seat) if o.kind is type(command)]
        return field_refusal(state, seat, command, offers)

    def decide(self, state: State, command: Command, dice: Dice) -> Sequence[Event]:
        match command:
            case Strike(who, beat):
                return [Struck(who, beat)]
            case Answer(who):
                return [Answered(who)]
        raise TypeError(command)

    def evolve(self, state: State, event: Event) -> State:
        match event:
            case Struck(who, beat):
                return replace(state, clock=state.clock.at_time(beat)).begin_turn(who)
            case Answered(who):
                return state.decided(who)
        gone = [who for who in state.active if not state.roster[who].can_act]
        for who in gone:
            state = state.decided(who)
        return state

    def view(self, state: State, seat: Seat) -> Board:
        return Board(Label("metronome-beat", {"beat": state.time_for(seat)}))

    def tell(self, before: State, event: Event, after: State) -> Sequence[Line]:
        match event:
            case Struck(who):
                return [Line(Label("metronome-struck"), {"who": who})]
        return []


SYSTEM = Metronome()
