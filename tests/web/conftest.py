"""Servers, and a table with a GM, two players and an observer at it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

# For `place`, and for the system that the tests of the tables play.
sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1] / "table"))

from place import Person, Place, threaded
from relay import RELAY

from rondel.web import guard, presence, wire

SYSTEMS = {"relay": RELAY}
Enter = Callable[..., Person]


@dataclass
class Company:
    """Who sits at the table; *tokens* are theirs by name."""

    gm: Person
    ada: Person
    bo: Person
    watcher: Person
    tokens: dict[str, str]
    seats: dict[str, str]

    def __iter__(self) -> Iterator[Person]:
        return iter((self.gm, self.ada, self.bo, self.watcher))

    def catch_up(self) -> None:
        for person in self:
            person.catch_up()


@contextmanager
def door(place: Place) -> Iterator[Enter]:
    """Lets people in by a token, and out at the end."""
    people: list[Person] = []

    def enter(table: str, token: str, *, sync: bool = True) -> Person:
        people.append(Person(place, table, token).enter())
        if sync:
            people[-1].sync()
        return people[-1]

    yield enter
    for one in people:
        one.leave()
    assert [fault for one in people for fault in one.faults] == []


def sit_down(place: Place, enter: Enter) -> Company:
    """Ada's hero, Bo's friend, an orc and a hidden assassin; the fight has begun."""
    table, token = place.new_table()
    gm = enter(table, token)
    tokens, seats = {"GM": token}, {}
    for role, name in (("player", "Ada"), ("player", "Bo"), ("observer", "Screen")):
        made = gm.do("InviteSeat", role=role, name=name)
        tokens[name], seats[name] = made["token"], made["seat"]
    fight = gm.do("CreateEncounter", name="Bridge", system="relay")["encounter"]
    gm.do("ShowEncounter", encounter=fight)
    gm.sync()
    for name, of, hidden in (
        ("Hero", seats["Ada"], False),
        ("Friend", seats["Bo"], False),
        ("Orc", "", False),
        ("Assassin", "", True),
    ):
        fields = {"count": 1, "side": "x", "controller": of, "hidden": hidden, "hp": 9}
        gm.do("AddCombatants", fight, name=name, **fields)
    gm.catch_up()
    gm.do("BeginEncounter", fight)
    company = Company(gm, *(enter(table, tokens[n]) for n in seats), tokens, seats)
    company.catch_up()
    return company


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    """A server of its own for the test."""
    with threaded(tmp_path, SYSTEMS) as made:
        yield made


@pytest.fixture
def enter(place: Place) -> Iterator[Enter]:
    with door(place) as opened:
        yield opened


@pytest.fixture
def company(place: Place, enter: Enter) -> Company:
    """A company of its own for the test."""
    return sit_down(place, enter)


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Company]:
    """A company for all tests of a module, which change nothing but ask for a lot."""
    boundless = (1e9, 10**9)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(presence, "CALLS", boundless)
        patch.setattr(guard, "FRAMES", boundless)
        patch.setattr(wire, "SEAT_CALLS", boundless)
        with threaded(tmp_path_factory.mktemp("standing"), SYSTEMS) as made, door(made) as opened:
            yield sit_down(made, opened)
