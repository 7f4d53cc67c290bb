"""What a system declares wrongly is found before it is played, with a sentence that says so."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import pytest
from faults import but
from rondel_popcorn import EndRound, Named, NameNext, Popcorn, RoundEnded

from rondel.core import Combatants, Command, Event, Mark, Range, Rolled, setting
from rondel.core.conformance import check
from rondel.core.conformance.declared import check_declared
from rondel.core.system import AnySystem


class Undecorated(Command):
    who: str


@dataclass(frozen=True)
class Rename(Command):
    who: str


@dataclass(frozen=True)
class Measured(Command):
    metres: float


@dataclass(frozen=True)
class Listed(Command):
    ids: tuple[str, ...]


@dataclass(frozen=True)
class CombatantFell(Event):
    pass


@dataclass(frozen=True)
class Lists(Event):
    ids: list[str]


@dataclass(frozen=True)
class Weighs(Event):
    kilos: tuple[float, ...]


@dataclass(frozen=True)
class Numbers(Event):
    faces: Mapping[int, str]


@dataclass(frozen=True)
class Holds(Event):
    thing: object


class Temperature(enum.Enum):
    MILD = 17.5


@dataclass(frozen=True)
class Warms(Event):
    to: Temperature


@dataclass
class Soft:
    pass


@dataclass(frozen=True)
class Unmarked:
    speed: int = 3


@dataclass(frozen=True)
class OutOfRange:
    speed: int = setting(9, Range(1, 3), Mark.HOUSE)


@dataclass(frozen=True)
class AboutSomebody:
    first: str = setting("", Combatants(("",)), Mark.HOUSE)


@dataclass(frozen=True)
class Sourceless:
    speed: int = setting(3, Range(1, 3), "house")  # type: ignore[arg-type]  # the fault


def meta(**changes: Any) -> AnySystem:
    return but(meta=replace(Popcorn.meta, **changes))


FAULTS = {
    "a slug with capitals": (meta(slug="Popcorn"), "slug 'Popcorn': use lower-case words"),
    "a slug with underscores": (meta(slug="pop_corn"), "joined by hyphens"),
    "the core's slug": (meta(slug="core"), "slug 'core' is taken: choose another"),
    "no name": (meta(name=""), "meta.name is empty"),
    "no source": (meta(source=""), "meta.source is empty"),
    "words without English": (meta(texts={"cs": "popcorn-setup = Nikdo"}), 'lacks "en"'),
    "no commands": (but(commands=()), "`commands` is empty"),
    "a command that is no dataclass": (but(commands=(Undecorated,)), "Undecorated is not frozen"),
    "an event as a command": (but(commands=(Named,)), "in `commands` is no Command"),
    "one command twice": (but(commands=(NameNext, NameNext)), "two commands are called NameNext"),
    "a command of the core's name": (
        but(commands=(NameNext, Rename)),
        "['Rename'] are names of the core's own commands: choose others",
    ),
    "a command with a fraction": (
        but(commands=(Measured,)),
        "Measured.metres is a ",
    ),
    "a command with several ids": (but(commands=(Listed,)), "Listed.ids is a tuple[str, ...]"),
    "an event of the core's name": (
        but(events=(Named, CombatantFell)),
        "['CombatantFell'] are names of the core's own events",
    ),
    "a command as an event": (but(events=(EndRound,)), "in `events` is no Event"),
    "an event with a list": (but(events=(Lists,)), "Lists.ids is a list[str]: a field of an event"),
    "an event with fractions": (but(events=(Weighs,)), "Weighs.kilos is a tuple[float, ...]"),
    "an event with numbered keys": (but(events=(Numbers,)), "Numbers.faces is a "),
    "an event with anything in it": (but(events=(Holds,)), "Holds.thing is a <class 'object'>"),
    "an enum of fractions": (but(events=(Warms,)), "Warms.to is a "),
    "settings that can be changed": (but(settings=Soft), "make it a frozen dataclass"),
    "settings that are none": (but(settings=dict), "make it a frozen dataclass"),
    "a setting without a domain": (
        but(settings=Unmarked),
        "settings.speed has no domain: declare it with setting(…)",
    ),
    "a default out of range": (
        but(settings=OutOfRange),
        "settings.speed is 9 by default, which its domain does not hold",
    ),
    "a setting about somebody": (but(settings=AboutSomebody), "take a Flag, OneOf, Range or Text"),
    "a setting without a mark": (but(settings=Sourceless), "settings.speed: say with a Mark"),
}


@pytest.mark.parametrize(("system", "sentence"), FAULTS.values(), ids=FAULTS)
def test_a_wrong_declaration_is_found_at_once(system: AnySystem, sentence: str) -> None:
    with pytest.raises(AssertionError) as breach:
        check(system, seed=1, steps=0)

    assert sentence in str(breach.value)


class Weather(enum.StrEnum):
    DRY = "dry"
    WET = "wet"


@dataclass(frozen=True)
class Branch:
    """Plain data may hold data of its own kind."""

    weather: Weather
    below: tuple[Branch, ...] = ()


@dataclass(frozen=True)
class Everything(Event):
    """All that an event may hold."""

    text: str
    number: int
    sure: bool
    maybe: int | None
    branch: Branch
    rolls: Mapping[str, Rolled]
    pair: tuple[str, int]


@dataclass(frozen=True)
class Wait(Command):
    """All that a command may hold."""

    who: str
    rounds: int | None
    quietly: bool


@dataclass(frozen=True)
class Plain:
    """A system need not have house rules."""


def test_all_that_may_be_declared_passes() -> None:
    events = (Named, RoundEnded, Everything)
    check_declared(but(commands=(NameNext, Wait), events=events, settings=Plain))
