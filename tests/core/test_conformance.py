"""Every system keeps the contract, and whoever breaks it is told what to mend."""

from __future__ import annotations

import enum
import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from faults import POPCORN, STEPS, breach, but, fails
from rondel_popcorn import EndRound, Named, NameNext, Popcorn, RoundEnded, State
from search import seeds

from rondel.core import (
    Combatants,
    Command,
    EncounterBegun,
    EncounterEnded,
    Event,
    GmCommand,
    Label,
    Offer,
    OneOf,
    Role,
    Rolled,
    Rolls,
    Roster,
    Seat,
    Stage,
    Standing,
)
from rondel.core.conformance import check
from rondel.core.system import AnySystem
from rondel.systems import installed

SEEDS = seeds(1)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("slug", sorted(installed()))
def test_any_play_of_an_installed_system_keeps_the_contract(slug: str, seed: int) -> None:
    assert check(installed()[slug], seed=seed, steps=STEPS) == STEPS


@pytest.mark.parametrize("seed", SEEDS)
def test_any_play_of_popcorn_keeps_the_contract(seed: int) -> None:
    assert check(POPCORN, seed=seed, steps=STEPS) == STEPS


def test_a_seed_plays_the_same_game_each_time() -> None:
    games: list[list[Event]] = []

    def listens(_: object, state: State, event: Event) -> State:
        games[-1].append(event)
        return evolve(state, event)

    for _ in range(2):
        games.append([])
        check(but(evolve=listens), seed=3, steps=20)

    assert games[0] == games[1] != []


evolve = POPCORN.evolve


@dataclass(frozen=True, slots=True, kw_only=True)
class Diary(State):
    pages: list[str] = field(default_factory=list)


def writes_in_place(_: object, state: Diary, event: Event) -> State:
    state.pages.append(type(event).__name__)
    return evolve(state, event)


def forgets_to_end_turns(_: object, state: State, event: Event) -> State:
    own = isinstance(event, Named | RoundEnded | EncounterBegun)
    return evolve(state, event) if own else state


def is_strict(_: object, state: State, event: Event) -> State:
    if isinstance(event, EncounterEnded):
        return {Stage.ENDED: evolve(state, event)}[Stage.SETUP]
    return evolve(state, event)


def takes_the_roster_over(_: object, state: State, event: Event) -> State:
    state = evolve(state, event)
    if not isinstance(event, Named):
        return state
    one = replace(state.roster[event.next], standing=Standing.UNWILLING)
    return replace(state, roster=state.roster.put(one))


def ends_itself(_: object, state: State, event: Event) -> State:
    state = evolve(state, event)
    return replace(state, stage=Stage.ENDED) if isinstance(event, RoundEnded) else state


def never_starts(_: object, state: State, event: Event) -> State:
    return state if isinstance(event, EncounterBegun) else evolve(state, event)


class Forgetful(Popcorn):
    """Evolves by what it decided last, whatever the event says."""

    decided = ""

    def decide(self, state: State, command: Command, dice: object) -> Sequence[Event]:
        self.decided = getattr(command, "next", "")
        return super().decide(state, command, dice)  # type: ignore[arg-type]  # it rolls nothing

    def evolve(self, state: State, event: Event) -> State:
        known = self.decided in state.roster.ids
        return evolve(state, Named(self.decided) if isinstance(event, Named) and known else event)


COUNT = itertools.count()
STATE = {
    "writes in its state": (
        but(
            start=lambda _, roster, settings: Diary(roster=roster, settings=settings),
            evolve=writes_in_place,
        ),
        "evolve() changed the state in place: give a new state",
    ),
    "has a state of its own kind": (
        but(start=lambda *_: {}),
        "start() gives a dict: let it be a frozen dataclass that inherits from EncounterState",
    ),
    "starts without the roster": (
        but(start=lambda _, __, settings: State(roster=Roster(), settings=settings)),
        "start() forgets what it is given",
    ),
    "leaves those active who cannot act": (
        but(evolve=forgets_to_end_turns),
        "though they have left or cannot act: in evolve(), end the turn",
    ),
    "refuses an event": (but(evolve=is_strict), "never fails: here it raised KeyError"),
    "changes the roster itself": (
        but(evolve=takes_the_roster_over),
        "evolve() changes the roster at Named: let decide() give the core's events instead",
    ),
    "changes the stage itself": (
        but(evolve=ends_itself),
        "evolve() changes the stage or the settings at RoundEnded: they are the core's",
    ),
    "begins no round": (but(evolve=never_starts), "call begin_round() at EncounterBegun"),
    "forgets": (Forgetful(), "replaying all events gives another state"),
}


@dataclass(frozen=True, slots=True)
class Guessed(Event):
    number: int


@dataclass(frozen=True, slots=True)
class Thrown(Event):
    dice: Rolled


def decides(make: Callable[..., Sequence[Any]], **parts: Any) -> AnySystem:
    """Popcorn whose commands come to what *make* gives for the dice."""
    events = (*POPCORN.events, Guessed, Thrown)
    return but(decide=lambda _, __, ___, dice: make(dice), events=events, **parts)


def throws(promised: Rolls, thrown: int, *, says_where: bool = True) -> AnySystem:
    """Popcorn that rolls *thrown* d6 where others were *promised*."""

    def decide(dice: Any) -> Sequence[Event]:
        faces = tuple(dice.roll(6, "any") for _ in range(thrown))
        return [Thrown(Rolled(faces, 6, says_where and dice.at_table))]

    def legal(_: object, state: State, seat: Seat) -> Sequence[Offer]:
        return [replace(offer, rolls=promised) for offer in POPCORN.legal(state, seat)]

    return decides(decide, legal=legal)


DECIDE = {
    "does nothing": (decides(lambda _: []), "was offered and came to nothing"),
    "fails": (decides(fails), "carries out whatever is offered: here it raised"),
    "takes chance from elsewhere": (
        decides(lambda _: [Guessed(next(COUNT))]),
        "let chance come from the dice alone",
    ),
    "gives an unlisted event": (
        but(events=(Named,)),
        "decide() gave a RoundEnded for EndRound: list it in `events`",
    ),
    "ends the encounter": (
        decides(lambda _: [EncounterEnded()]),
        "decide() gave a EncounterEnded for NameNext",
    ),
    "gives text as a number": (
        decides(lambda _: [Guessed("6")]),  # type: ignore[arg-type]  # the fault
        "Guessed.number is '6', which is not int",
    ),
    "gives yes as a number": (decides(lambda _: [Guessed(True)]), "is True, which is not int"),
    "rolls fewer dice than promised": (throws(Rolls(2, 6), 1), "rolls dice with [6] sides"),
    "rolls more dice than promised": (throws(Rolls(1, 6), 2), "rolls dice with [6, 6] sides"),
    "rolls other dice than promised": (
        throws(Rolls(2, 8, more=True), 3),
        "people could not type in what they rolled",
    ),
    "hides that dice lay on the table": (
        throws(Rolls(2, 6, more=True), 3, says_where=False),
        "keep dice.at_table in the event",
    ),
}


@dataclass(frozen=True, slots=True)
class Point(Command):
    who: str


@dataclass(frozen=True, slots=True)
class Shout(Command):
    how: str


@dataclass(frozen=True, slots=True)
class Adjourn(GmCommand):
    pass


class How(enum.StrEnum):
    PROUDLY = "proudly"


def offers(*given: Offer, to: Callable[[Seat], bool] = lambda seat: seat.is_gm) -> AnySystem:
    """Popcorn that also offers what is *given*."""

    def legal(_: object, state: State, seat: Seat) -> Sequence[Offer]:
        return (*POPCORN.legal(state, seat), *(given if to(seat) else ()))

    return but(legal=legal, commands=(*POPCORN.commands, Shout, Adjourn))


def shouts(how: Any) -> AnySystem:
    return offers(Offer(Shout, {"how": how}))


def pointing_at_all(_: object, state: State, seat: Seat) -> Sequence[Offer]:
    known = [c.id for c in state.roster.known_to(seat)]
    anybody = [Offer(Point, {"who": Combatants.of(*known)})] if known else []
    return anybody if seat.role is not Role.OBSERVER else []


def legal_at_random(_: object, state: State, seat: Seat) -> Sequence[Offer]:
    return [replace(o, expect=str(next(COUNT))) for o in POPCORN.legal(state, seat)]


def naming_the_hidden(_: object, state: State, seat: Seat) -> Sequence[Offer]:
    all_ids = Combatants(state.roster.ids)
    return [
        replace(o, fields={"next": all_ids}) if o.kind is NameNext else o
        for o in POPCORN.legal(state, seat)
    ]


NO_WORDS = replace(Popcorn.meta, texts={})
LEGAL = {
    "lets observers act": (
        offers(Offer(EndRound), to=lambda seat: seat.role is Role.OBSERVER),
        "legal() offers an observer EndRound: observers only watch",
    ),
    "offers a command that it has not declared": (
        but(commands=(NameNext,)),
        "legal() offers EndRound, which is not in `commands`",
    ),
    "offers two next steps": (
        offers(Offer(EndRound, main=True), Offer(EndRound, main=True)),
        "the GM is offered ['EndRound', 'EndRound'], each as the next step",
    ),
    "leaves a field open": (
        offers(Offer(Shout, {"who": OneOf(("the GM",))})),
        "the offer of Shout has domains for ['who'], its fields are ['how']",
    ),
    "has a domain of its own": (shouts(("proudly",)), "take one of the core's"),
    "offers no value": (shouts(OneOf(())), "Shout.how is offered without any value"),
    "offers an enum": (shouts(OneOf((How.PROUDLY,))), "of an enum its .value"),
    "presets what it does not offer": (
        shouts(OneOf(("proudly",), default="shyly")),
        "Shout.how is 'shyly' by default, which is not offered",
    ),
    "labels but one of two values": (
        shouts(OneOf(("proudly", "shyly"), (Label("popcorn-proudly"),))),
        "Shout.how has 1 labels for 2 values",
    ),
    "expects a number": (
        offers(Offer(EndRound, expect=3)),  # type: ignore[arg-type]  # the fault
        "what the offer of EndRound expects is 3",
    ),
    "has no words for an offer": (
        shouts(OneOf(("proudly",))),
        'says "popcorn-shout", which meta.texts["en"] has no words for',
    ),
    "lets players steer others": (
        but(legal=pointing_at_all, commands=(*POPCORN.commands, Point), meta=NO_WORDS),
        "whom that seat does not steer: take `who` from roster.steered_by(seat)",
    ),
    "offers players what is the GM's alone": (
        offers(Offer(Adjourn), to=lambda seat: seat.role is Role.PLAYER),
        "Adjourn is offered to a player: let it inherit from Command, or offer it to GMs alone",
    ),
    "offers something else each time": (but(legal=legal_at_random), "in two ways"),
    "offers hidden ones to players": (
        but(legal=naming_the_hidden),
        "build it only from those whom roster.knows(seat, …)",
    ),
}


@pytest.mark.parametrize(("system", "sentence"), STATE.values(), ids=STATE)
def test_a_state_that_cannot_be_relied_on_is_found(system: AnySystem, sentence: str) -> None:
    assert sentence in breach(system)


@pytest.mark.parametrize(("system", "sentence"), DECIDE.values(), ids=DECIDE)
def test_a_wrong_decision_is_found(system: AnySystem, sentence: str) -> None:
    assert sentence in breach(system)


@pytest.mark.parametrize(("system", "sentence"), LEGAL.values(), ids=LEGAL)
def test_a_wrong_offer_is_found(system: AnySystem, sentence: str) -> None:
    assert sentence in breach(system)
