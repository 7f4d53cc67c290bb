"""A game of commands chosen at random from those offered, watched at every step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from rondel.core import encounter, roster_rules
from rondel.core import roster_words as w
from rondel.core.conformance import secrecy, shown
from rondel.core.conformance.plain import is_frozen
from rondel.core.conformance.probes import everybody_leaves, probes
from rondel.core.dice import SeededDice
from rondel.core.offers import Command, Domain, Event, Offer, PlayerSeat, Text
from rondel.core.roster import Combatant, Roster
from rondel.core.seats import OBSERVER, Role, Seat
from rondel.core.system import AnySystem, EncounterState, Stage

GM = Seat(Role.GM, "seat-gm")
ONE, TWO = Seat(Role.PLAYER, "seat-one"), Seat(Role.PLAYER, "seat-two")
SEATS = (GM, ONE, TWO, Seat(Role.PLAYER, "seat-without-combatants"), OBSERVER)
FEW, MANY = 3, 8  # combatants
PROBES = 5  # events tried out at each step

OFTEN = {"own": 24, "roster": 9, "begin": 6, "join": 3, "stage": 2, "rules": 2}
STAGING: dict[type[Command], str] = {
    encounter.BeginEncounter: "begin",
    encounter.EndEncounter: "stage",
    encounter.ReopenEncounter: "stage",
    encounter.ChangeSetting: "rules",
    w.Permit: "rules",
}

T = TypeVar("T")


class Dice(SeededDice):
    """Dice that remember how many sides those rolled had, and what their first one counts."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.kinds: list[tuple[int, int]] = []

    def roll(self, sides: int, purpose: str, lowest: int = 1) -> int:
        """See `Dice.roll`."""
        self.kinds.append((sides, lowest))
        return super().roll(sides, purpose, lowest)


class Play:
    """One game under *system*; the same *seed* makes the same choices."""

    def __init__(self, system: AnySystem, seed: int) -> None:
        self.system = system
        self.steps = 0
        self._seed = seed
        self._chance = SeededDice(seed)
        self._words = 0
        self._happened: list[Event] = []
        self._check_start()
        self.state: Any = encounter.start(system)

    def step(self) -> None:
        """Look at everything, then carry out one command that is offered."""
        with unchanged(self.state, "view(), legal() or refusal()"):
            for seat in SEATS:
                self._watch(seat)
        with unchanged(self.state, "evolve()"):
            self._compare_worlds()
            self._probe()
        offer = self._choose()
        command = self._fill_in(offer)
        with promised("refusal() answers any command that is not offered"):
            for seat in SEATS:
                shown.check_answer(self.system, self.state, seat, command)
        with unchanged(self.state, "decide()"):
            self._try_all()
            events = self._decide(offer, command)
        for event in events:
            self._happen(event)
        self.steps += 1

    def check_replay(self) -> None:
        """Assert that all that happened leads to the same state once more."""
        again = encounter.fold(self.system, encounter.start(self.system), self._happened)
        assert again == self.state, (
            "replaying all events gives another state: let evolve() depend on nothing but the "
            "state and the event"
        )

    # What is watched

    def _check_start(self) -> None:
        settings = self.system.settings()
        roster = Roster().put(Combatant("first", "First", "red"))
        state = same_twice("start()", lambda: self.system.start(roster, settings))
        assert isinstance(state, EncounterState) and is_frozen(type(state)), (  # noqa: PT018 - one promise
            f"start() gives a {type(state).__name__}: let it be a frozen dataclass that inherits "
            "from EncounterState"
        )
        assert (state.roster, state.settings, state.stage) == (roster, settings, Stage.SETUP), (
            "start() forgets what it is given: hand roster and settings to your state, and no stage"
        )
        self._check_active(state, "start()")

    def _check_active(self, state: Any, what: str) -> None:
        stale = sorted(w for w in state.active if not can_act(state.roster, w))
        assert not stale, (
            f"{stale} are active after {what} though they have left or cannot act: in evolve(), "
            "end the turn of whoever is active and no longer `can_act`, whatever the event"
        )

    def _watch(self, seat: Seat) -> None:
        system, state = self.system, self.state
        board = same_twice("view()", lambda: system.view(state, seat))
        own = same_twice("legal()", lambda: tuple(system.legal(state, seat)))
        offers = encounter.legal(system, state, seat)
        shown.check_board(system, state, seat, board)
        shown.check_offers(system, state, seat, own)
        for offer in offers:
            shown.check_offer(state, seat, offer)
        shown.check_main(seat, offers)
        secrecy.check_silent(state.roster, seat, board, "the board")
        secrecy.check_silent(state.roster, seat, offers, "an offer")
        with promised("refusal() answers any command that is not offered"):
            secrecy.check_refusals(system, state, seat, self._pick(system.commands))

    def _compare_worlds(self) -> None:
        for seat in SEATS[1:]:
            hidden = secrecy.hidden_from(self.state.roster, seat)
            whose = self._pick(hidden) if hidden else None
            secrecy.check_independent(self.system, self.state, seat, whose)

    def _probe(self) -> None:
        tried = list(probes(self.system, self.state, self._pick([*self.state.roster.ids, ""])))
        for event in [self._pick(tried) for _ in range(PROBES)]:
            self._look_at(self._evolve(self.state, event))
        state = self.state
        for event in everybody_leaves(state):
            state = self._evolve(state, event)
        self._look_at(state)

    def _look_at(self, state: Any) -> None:
        with promised("view() and legal() answer every seat in any state"):
            boards = {seat: self.system.view(state, seat) for seat in SEATS}
            for seat in SEATS:
                encounter.legal(self.system, state, seat)
        seat = self._pick(SEATS)
        shown.check_board(self.system, state, seat, boards[seat])

    # What is chosen

    def _pick(self, among: Sequence[T]) -> T:
        return among[self._chance.roll(len(among), "pick") - 1]

    def _choose(self) -> Offer:
        """One of the offers to all seats."""
        here = len(self.state.roster.here)
        chosen: dict[str, list[Offer]] = {}
        for seat in SEATS:
            for offer in encounter.legal(self.system, self.state, seat):
                if offer.kind is w.AddCombatants and here >= MANY:
                    continue
                kind = "join" if offer.kind is w.AddCombatants else STAGING.get(offer.kind)
                own = "own" if offer.kind in self.system.commands else "roster"
                chosen.setdefault(kind or own, []).append(offer)
        if here < FEW and "join" in chosen:
            return self._pick(chosen["join"])
        return self._pick(chosen[self._pick([kind for kind in chosen for _ in range(OFTEN[kind])])])

    def _fill_in(self, offer: Offer) -> Command:
        values = {name: self._pick(self._values(d)) for name, d in offer.fields.items()}
        if offer.kind is w.AddCombatants:
            values |= {"name": self._word(), "count": 1, "side": self._pick(("red", "blue"))}
        return offer.kind(**values)

    def _values(self, domain: Domain) -> list[Any]:
        if isinstance(domain, PlayerSeat):
            return ["", ONE.id, TWO.id]
        values = shown.values_of(domain)
        word = self._word()
        return [*values, word] if isinstance(domain, Text) and word in domain else values

    def _word(self) -> str:
        self._words += 1
        return f"{secrecy.WORD}{self._words:05}"

    # What comes of it

    def _try_all(self) -> None:
        """Decide one command of each offer of the system."""
        for seat in SEATS:
            for offer in encounter.legal(self.system, self.state, seat):
                if offer.kind in self.system.commands:
                    self._decide(offer, self._fill_in(offer))

    def _decide(self, offer: Offer, command: Command) -> tuple[Event, ...]:
        name = type(command).__name__
        purpose = f"{self._seed} {self.steps}"
        dice = Dice(purpose)
        with promised("decide() carries out whatever is offered"):
            events = encounter.decide(self.system, self.state, command, dice)
            again = encounter.decide(self.system, self.state, command, Dice(purpose))
        assert events == again, (
            f"decide() made two things of one {name}: let chance come from the dice alone, and "
            "keep nothing on self"
        )
        assert events, f"{command} was offered and came to nothing: give an event or no offer"
        possible = (*self.system.events, *w.EVENTS, *encounter.EVENTS)
        if isinstance(command, self.system.commands):
            possible = (*self.system.events, *w.EVENTS)
        for event in events:
            assert type(event) in possible, (
                f"decide() gave a {type(event).__name__} for {name}: list it in `events`, or give "
                "the core's own about combatants"
            )
            shown.check_plain(event, type(event), type(event).__name__)
        if offer.rolls:
            self._check_dice(offer, command, dice.kinds, events)
        return events

    def _check_dice(
        self,
        offer: Offer,
        command: Command,
        kinds: list[tuple[int, int]],
        events: tuple[Event, ...],
    ) -> None:
        assert offer.rolls
        name = type(command).__name__
        wanted = [(offer.rolls.sides, offer.rolls.lowest)] * offer.rolls.count
        rolled = kinds[: len(wanted)] if offer.rolls.more else kinds
        assert rolled == wanted, (
            f"{name} is offered with {offer.rolls} and rolls dice with "
            f"{[sides for sides, _ in kinds]} sides that count from {[low for _, low in kinds]}: "
            "people could not type in what they rolled"
        )
        typed = Dice(f"{self._seed} {self.steps}")
        typed.at_table = True
        told = encounter.decide(self.system, self.state, command, typed)
        assert told != events, (
            f"{name} rolls the same at the table as here: keep dice.at_table in the event, "
            "for instance in Rolled, so that the log can say it"
        )

    def _happen(self, event: Event) -> None:
        before: Any = self.state
        with unchanged(before, "evolve() or tell()"):
            after = self._evolve(before, event)
            lines = same_twice("tell()", lambda: encounter.tell(self.system, before, event, after))
        timed = after.clock.time is not None
        assert after.stage is not Stage.RUNNING or after.round or timed, (
            "no round has begun though the encounter has: call begin_round() at EncounterBegun, "
            "or let your clock count time"
        )
        assert (after.clock.time or 0) >= (before.clock.time or 0), (
            f"{type(event).__name__} turns the clock back from {before.clock.time} to "
            f"{after.clock.time}: only undo may do that"
        )
        for line in lines:
            shown.check_line(self.system, after, line)
        for seat in SEATS:
            told = secrecy.lines_for(after.roster, seat, lines)
            secrecy.check_silent(after.roster, seat, told, "a line of the log")
            secrecy.check_event(self.system, seat, before, event, after)
        self._happened.append(event)
        self.state = after

    def _evolve(self, state: Any, event: Event) -> Any:
        name = type(event).__name__
        after = same_twice(
            f"evolve() with {name}", lambda: encounter.evolve(self.system, state, event)
        )
        assert after.roster == roster_rules.evolve(state.roster, event), (
            f"evolve() changes the roster at {name}: let decide() give the core's events instead"
        )
        if isinstance(event, self.system.events):
            assert (after.stage, after.settings) == (state.stage, state.settings), (
                f"evolve() changes the stage or the settings at {name}: they are the core's"
            )
        self._check_active(after, name)
        return after


def can_act(roster: Roster, who: str) -> bool:
    """Whether *who* is in the encounter and can act."""
    return who in roster.combatants and roster[who].can_act


@contextmanager
def promised(what: str) -> Iterator[None]:
    """Turn an exception of the system into the promise, *what*, that it breaks."""
    try:
        yield
    except AssertionError:
        raise
    except Exception as error:
        raise AssertionError(f"{what}: here it raised {error!r}") from error


@contextmanager
def unchanged(state: object, what: str) -> Iterator[None]:
    """Assert that *what* leaves *state* as it is."""
    before = repr(state)
    yield
    assert repr(state) == before, (
        f"{what} changed the state in place: give a new state, made with dataclasses.replace, "
        "and keep tuples, frozensets and mappings that nobody writes to in it"
    )


def same_twice(what: str, make: Callable[[], T]) -> T:
    """What *make* gives. Asserts that it gives the same when asked again."""
    with promised(f"{what} never fails"):
        first, second = make(), make()
    assert first == second, (
        f"{what} answered the same question in two ways: keep nothing on self, and let chance "
        "come from the dice of decide() alone"
    )
    return first
