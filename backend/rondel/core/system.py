"""The contract between a combat-timing system and the rest of Rondel.

A system is one object without memory. It says how play starts (`start`), what each seat may do
(`legal`), what comes of it (`decide`, the only place that rolls), how the state follows from what
happened (`evolve`), what each seat sees (`view`) and how it is told (`tell`). Everything that all
systems share, such as the roster, is done by `rondel.core.encounter` around it.
"""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, Self, TypeVar, cast

from rondel.core.board import Board, Mark
from rondel.core.clock import Clock
from rondel.core.dice import Dice
from rondel.core.offers import Command, Domain, Event, Offer, Refusal, Value
from rondel.core.roster import Roster
from rondel.core.seats import Seat
from rondel.core.story import Line


@dataclass(frozen=True, slots=True)
class Meta:
    """What a menu shows of a system, and the words that its labels need.

    *texts* holds Fluent sources by language for a system whose words the overlay does not carry.
    """

    slug: str  # lower-case words joined by hyphens; begins the keys of its labels
    name: str
    source: str  # the rule text that it follows
    texts: Mapping[str, str] = field(default_factory=dict)


class Stage(enum.StrEnum):
    """How far an encounter is."""

    SETUP = "setup"
    RUNNING = "running"
    ENDED = "ended"


class TimerMode(enum.StrEnum):
    """How a turn is timed."""

    OFF = "off"
    UP = "up"  # from nothing
    DOWN = "down"  # from the seconds that a turn should last, and below zero


class TimerSeen(enum.StrEnum):
    """Who sees the timer."""

    GM = "gm"
    PLAYERS = "players"  # and the GMs
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Intent:
    """What somebody means to do when their turn comes; nothing: they have not said."""

    what: str = ""
    public: bool = False


@dataclass(frozen=True, slots=True)
class Timer:
    """How turns are timed at the table."""

    mode: TimerMode = TimerMode.OFF
    seconds: int = 60  # that a turn should last
    seen: TimerSeen = TimerSeen.ALL


@dataclass(frozen=True, slots=True, kw_only=True)
class EncounterState:
    """What the state of every system holds; a system's own state inherits from it.

    *active* are those who act now. *shown_active* is the last such set in which somebody is not
    hidden: who may not know of a hidden one keeps seeing it during the hidden one's turn.
    *shown_turn* counts how often it was replaced. *shown_time* is the time of the last step that
    all could see, where the clock counts time.
    """

    roster: Roster
    settings: Any  # the system's settings dataclass
    stage: Stage = Stage.SETUP
    clock: Clock = field(default_factory=Clock)
    active: frozenset[str] = frozenset()
    shown_active: frozenset[str] = frozenset()
    shown_turn: int = 0
    shown_time: int = 0
    timer: Timer = Timer()
    paused: bool = False
    intents: Mapping[str, Intent] = field(default_factory=dict)  # by combatant

    @property
    def round(self) -> int:
        """The number of the round, 0 before the first."""
        return self.clock.round

    @property
    def seems_over(self) -> bool:
        """Whether nothing is left to do, so that ending the encounter is the next step."""
        return False

    def begin_round(self) -> Self:
        """The state as the next round begins, with nobody active.

        # The text is silent: the turn of one who cannot act or has left goes by with the round,
        so that what waits for it ends.
        """
        clock = self.clock
        for who in (c.id for c in self.roster.combatants.values() if not c.can_act):
            clock = clock.pass_over(who)
        return replace(self, clock=clock.begin_round(self.round + 1)).rest()

    def begin_turn(self, who: str) -> Self:
        """The state as *who* becomes active beside those who are."""
        active = self.active | {who}
        return replace(self, clock=self.clock.begin_turn(who), active=active).show()

    def end_turn(self, who: str) -> Self:
        """The state as the turn of *who* ends, and with it what they meant to do in it.

        The turn shown stays until another begins.
        """
        intents = {w: intent for w, intent in self.intents.items() if w != who}
        active = self.active - {who}
        return replace(self, intents=intents, clock=self.clock.end_turn(who), active=active)

    def rest(self) -> Self:
        """The state with nobody active, for everybody to see."""
        turn = self.shown_turn + bool(self.shown_active)
        return replace(self, active=frozenset(), shown_active=frozenset(), shown_turn=turn)

    def decided(self, who: str) -> Self:
        """The state as *who*, one of perhaps several asked at once, is done, for all to see.

        Nobody keeps seeing the turn as going on: what *who* decided is told at once.
        """
        state = self.end_turn(who)
        open_ = frozenset(w for w in state.active if not self.roster[w].hidden)
        if open_ == self.shown_active:
            return state
        return replace(state, shown_active=open_, shown_turn=self.shown_turn + 1)

    def show(self) -> Self:
        """The state with its active ones as those shown, unless all of them are hidden."""
        if all(self.roster[who].hidden for who in self.active):
            return self
        state = replace(self, shown_active=self.active, shown_turn=self.shown_turn + 1)
        return state.show_time()

    def show_time(self) -> Self:
        """The state with its time for everybody to see."""
        if self.clock.time in (None, self.shown_time):
            return self
        return replace(self, shown_time=self.clock.time, shown_turn=self.shown_turn + 1)

    def time_for(self, seat: Seat) -> int:
        """The time as far as *seat* may know; 0 where the clock counts rounds.

        It stands still while only those act of whom the seat may not know.
        """
        if seat.is_gm or self.clock.time is None:
            return self.clock.time or 0
        acted = (self.clock.of(one.id).begun_at for one in self.roster.known_to(seat))
        return max(self.shown_time, *acted, 0)

    def clock_for(self, seat: Seat) -> Clock:
        """The clock as far as *seat* may know."""
        return self.clock if self.clock.time is None else self.clock.at_time(self.time_for(seat))

    def active_for(self, seat: Seat) -> frozenset[str]:
        """Who acts now as far as *seat* may know."""
        known = frozenset(w for w in self.active if self.roster.knows(seat, w))
        if known or not self.active:
            return known
        return frozenset(
            w for w in self.shown_active if not self.roster[w].gone and self.roster.knows(seat, w)
        )


@dataclass(frozen=True, slots=True)
class Setting:
    """One house rule as people see it."""

    name: str
    domain: Domain
    default: Value
    mark: Mark


def setting(default: Value, domain: Domain, mark: Mark) -> Any:
    """A field of a settings dataclass: its default, the values it may take and its source."""
    return field(default=default, metadata={"domain": domain, "mark": mark})


def settings_of(kind: type[Any]) -> tuple[Setting, ...]:
    """The house rules that a settings dataclass declares with `setting`."""
    return tuple(
        Setting(f.name, f.metadata["domain"], cast("Value", f.default), f.metadata["mark"])
        for f in dataclasses.fields(kind)
        if "domain" in f.metadata
    )


S = TypeVar("S", bound=EncounterState)
C = TypeVar("C", bound=Command)
E_co = TypeVar("E_co", bound=Event, covariant=True)


class System(Protocol[S, C, E_co]):
    """One combat-timing system. Every method is pure and keeps nothing on self.

    *commands* and *events* are all of its own kinds: frozen dataclasses whose names differ from
    those of `rondel.core`. Fields of commands are `str`, `int` or `bool`. Fields of events may
    also be tuples, mappings from `str`, enums and frozen dataclasses of such.
    """

    @property
    def meta(self) -> Meta: ...

    @property
    def commands(self) -> tuple[type[C], ...]: ...

    @property
    def events(self) -> tuple[type[E_co], ...]: ...

    @property
    def settings(self) -> type[Any]: ...

    def start(self, roster: Roster, settings: Any) -> S:
        """The state of a new encounter in its set-up."""
        ...

    def legal(self, state: S, seat: Seat) -> Sequence[Offer]:
        """Every command of this system that *seat* may give now. The only judge."""
        ...

    def refusal(self, state: S, seat: Seat, command: C) -> Refusal:
        """Why *command* is not offered; asked only then."""
        ...

    def decide(self, state: S, command: C, dice: Dice) -> Sequence[Event]:
        """What comes of *command*, which `legal` offers: events of its own or of the roster."""
        ...

    def evolve(self, state: S, event: Event) -> S:
        """The state after *event*. Never refuses, never rolls.

        It also sees the events of `rondel.core`, after they were applied to what all systems
        share: begin the first round at `EncounterBegun`, see that nobody removed stays active.
        """
        ...

    def view(self, state: S, seat: Seat) -> Board:
        """What *seat* may know of the timing, built up from nothing."""
        ...

    def tell(self, before: S, event: Event, after: S) -> Sequence[Line]:
        """The lines of the log for an event of its own.

        For one of the core's about combatants, what else comes of it here: the core tells the rest.
        """
        ...


AnySystem = System[Any, Any, Any]
