"""A GM, two players and an observer who sit down at a server's table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from place import Person, Place

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

    def enter(table: str, token: str, *, sync: bool = True, watch: bool = False) -> Person:
        people.append(Person(place, table, token, watch).enter())
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
