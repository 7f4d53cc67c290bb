"""Popcorn: whoever has acted names the next, until all have; then whoever was last names the first.

Source: folklore of many tables, where it is called popcorn, elective or hot-potato order. A third
party's system in one file: it imports `rondel.core` and nothing else of Rondel.

A hidden one is named by the GM. All others keep seeing the turn before, whose player is then
offered nothing, just as when the GM has taken the naming over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from rondel.core import (
    Board,
    Combatants,
    Command,
    Dice,
    EncounterBegun,
    EncounterState,
    Event,
    Flag,
    Group,
    Label,
    Line,
    Mark,
    Meta,
    Offer,
    Pip,
    Prompt,
    Refusal,
    Roster,
    Seat,
    Slot,
    Stage,
    System,
    field_refusal,
    setting,
)

ENGLISH = """
popcorn-setup = Popcorn: nobody has acted yet
popcorn-acting = Round { $round }: { $name } acts, then names the next
popcorn-names = Round { $round }: { $name } names who acts
popcorn-gm-names = Round { $round }: the GM names who acts
popcorn-ended = The fight ended in round { $round }
popcorn-prompt = Who is next?
popcorn-hint-hidden = Hidden and not yet named: { $count }
popcorn-name-next = Name the next
    .next = Who is next
popcorn-end-round = New round
popcorn-log-named = { $by } named { $next }
setting-last_may_begin = Whoever was last may begin the next round
"""


@dataclass(frozen=True, slots=True)
class NameNext(Command):
    next: str


@dataclass(frozen=True, slots=True)
class EndRound(Command):
    """Begin a new round: as soon as all have acted, for the GM also before."""


@dataclass(frozen=True, slots=True)
class Named(Event):
    next: str


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    pass


@dataclass(frozen=True, slots=True)
class Settings:
    # The text is silent: whether somebody may have two turns in a row, last and first.
    last_may_begin: bool = setting(True, Flag(default=True), Mark.HOUSE)


@dataclass(frozen=True, slots=True, kw_only=True)
class State(EncounterState):
    settings: Settings
    done: frozenset[str] = frozenset()  # those whose turn of this round is over
    last: str = ""  # whose turn was over last, of those whom everybody knows

    @property
    def namer(self) -> str:
        """Who says whose turn it is next; nobody: only the GM does."""
        for who in self.active:
            return who
        return self.last if self.last and self.roster[self.last].can_act else ""

    def left(self, seat: Seat) -> tuple[str, ...]:
        """Those who still have their turn in this round, as far as *seat* may know."""
        gone_by = self.done | self.active
        known = (c for c in self.roster.known_to(seat) if c.can_act)
        left = tuple(c.id for c in known if c.id not in gone_by)
        if self.settings.last_may_begin or gone_by:
            return left
        return tuple(who for who in left if who != self.last) or left

    def over(self, who: str) -> State:
        """The state as the turn of *who* is over."""
        last = self.last if self.roster[who].hidden else who
        return replace(self.end_turn(who), done=self.done | {who}, last=last)


class Popcorn:
    meta = Meta("popcorn", "Popcorn", "folklore", {"en": ENGLISH})
    commands: tuple[type[Command], ...] = (NameNext, EndRound)
    events: tuple[type[Event], ...] = (Named, RoundEnded)
    settings = Settings

    def start(self, roster: Roster, settings: Settings) -> State:
        return State(roster=roster, settings=settings)

    def legal(self, state: State, seat: Seat) -> Sequence[Offer]:
        return tuple(_offers(state, seat)) if state.stage is Stage.RUNNING else ()

    def refusal(self, state: State, seat: Seat, command: Command) -> Refusal:
        if state.stage is Stage.SETUP:
            return Refusal("not-in-this-stage")
        offers = [o for o in self.legal(state, seat) if o.kind is type(command)]
        if not offers and not seat.is_gm:
            return Refusal("not-yours")
        return field_refusal(state, seat, command, offers)

    def decide(self, state: State, command: Command, dice: Dice) -> Sequence[Event]:
        return (Named(command.next) if isinstance(command, NameNext) else RoundEnded(),)

    def evolve(self, state: State, event: Event) -> State:
        match event:
            case EncounterBegun():
                return state.begin_round()
            case Named(who):
                return _all_over(state, state.active).begin_turn(who)
            case RoundEnded():
                state = _all_over(state, state.active)
                return replace(state.begin_round(), done=frozenset())
            case _:
                cannot = frozenset(w for w in state.active if not state.roster[w].can_act)
                return _all_over(state, cannot)

    def view(self, state: State, seat: Seat) -> Board:
        acting = state.active_for(seat)
        namer = state.namer if state.namer in acting else next(iter(acting), state.last)
        if not namer or not state.roster.knows(seat, namer) or not state.roster[namer].can_act:
            namer = ""
        slots = (Slot(c.id, c.id, pip=_pip(state, seat, c.id)) for c in state.roster.known_to(seat))
        running = state.stage is Stage.RUNNING
        prompt = Prompt(Label("popcorn-prompt"), (namer,) if namer else ())
        return Board(
            _headline(state, namer, acts=namer in acting),
            tuple(slots),
            prompts=(prompt,) if running else (),
            hints=tuple(_hints(state)) if running and seat.is_gm else (),
        )

    def tell(self, before: State, event: Event, after: State) -> Sequence[Line]:
        match event:
            case Named(who) if before.namer:
                return (Line(Label("popcorn-log-named"), {"by": before.namer, "next": who}),)
        return ()


def _offers(state: State, seat: Seat) -> Iterator[Offer]:
    namer = state.namer
    if not (seat.is_gm or (namer and state.roster.steers(seat, namer))):
        return
    left = state.left(seat)
    seen = f"round {state.round}: {namer} {'acts' if state.active else 'names'}"
    if left:
        fields = {"next": Combatants.of(*left)}
        yield Offer(NameNext, fields, Group.TURN, expect=seen, main=True)
    if (state.active or state.done) and (seat.is_gm or not left):
        early = bool(left)
        group = Group.OVERRIDE if early else Group.ROUND
        yield Offer(EndRound, {}, group, expect=seen, main=not early, confirm=early)


def _all_over(state: State, whose: frozenset[str]) -> State:
    for who in sorted(whose):
        state = state.over(who)
    return state


def _headline(state: State, namer: str, *, acts: bool) -> Label:
    number: dict[str, str | int] = {"round": state.round}
    if state.stage is Stage.SETUP:
        return Label("popcorn-setup")
    if state.stage is Stage.ENDED:
        return Label("popcorn-ended", number)
    if not namer:
        return Label("popcorn-gm-names", number)
    named = {**number, "name": state.roster[namer].name}
    return Label("popcorn-acting" if acts else "popcorn-names", named)


def _hints(state: State) -> Iterator[Label]:
    gone_by = state.done | state.active
    left = [c for c in state.roster.here if c.hidden and c.can_act and c.id not in gone_by]
    if left:
        yield Label("popcorn-hint-hidden", {"count": len(left)})


def _pip(state: State, seat: Seat, who: str) -> Pip:
    if not state.roster[who].can_act:
        return Pip.OUT
    if who in state.active_for(seat):
        return Pip.NOW
    return Pip.DONE if who in state.done else Pip.WAITING


SYSTEM: System[State, Command, Event] = Popcorn()
