"""What is still in the bag is nobody's knowledge: no byte to anybody depends on later draws."""

from __future__ import annotations

import contextlib
import itertools
import json
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from place import Person, threaded

from rondel.systems.dice_bag import SYSTEM

DRAWS = 4
NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)
SIDES = ("North", "South")


class Bag:
    """Draws that are known beforehand; ids that follow from what they are for."""

    at_table = False

    def __init__(self, draws: list[int]) -> None:
        self._draws = iter(draws)
        self._named: Counter[str] = Counter()

    def roll(self, sides: int, purpose: str, lowest: int = 1) -> int:
        return next(self._draws) % sides + lowest

    def identifier(self, purpose: str) -> str:
        self._named[purpose] += 1
        return f"id-{abs(hash(purpose)) % 10**9}-{self._named[purpose]}"


def frames(folder: Path, draws: list[int]) -> Iterator[list[str]]:
    """After each draw and what follows on it: all that came to each person over their socket."""
    systems = {"dice-bag": SYSTEM}
    with contextlib.ExitStack() as stack:
        at = threaded(folder, systems, dice=Bag(draws), beat=3600.0, now=lambda: NOON)
        place = stack.enter_context(at)

        def enter(table: str, token: str) -> Person:
            person = Person(place, table, token).enter()
            stack.callback(person.leave)
            person.sync()
            return person

        table, token = place.new_table()
        gm = enter(table, token)
        people, names = [gm], {table: "table", gm.me["seat"]: "gm"}
        for role, name in (("player", "Anna"), ("player", "Bruno"), ("observer", "Stream")):
            made = gm.do("InviteSeat", role=role, name=name)
            names[made["seat"]] = name
            people.append(enter(table, made["token"]))
        fight = gm.do("CreateEncounter", name="Mill", system="dice-bag")["encounter"]
        names[fight] = "fight"
        gm.do("ShowEncounter", encounter=fight)
        for person in people:
            person.sync()
        for side, name in zip(SIDES, ("Aino", "Otso"), strict=True):
            new = {"count": 1, "side": side, "controller": "", "hidden": False, "hp": 9}
            gm.do("AddCombatants", fight, name=name, **new)
            gm.catch_up()
            gm.do("SetXp", fight, side=side, xp=100 + len(side) + (side == "North"))
        gm.catch_up()
        gm.do("BeginEncounter", fight)
        gm.catch_up()
        gm.do("DecideSides", fight)
        for side in SIDES:
            gm.catch_up()
            gm.do("SideReady", fight, side=side)
        for _ in range(DRAWS):
            gm.catch_up()
            gm.do("DrawDie", fight)
            gm.catch_up()
            owner = gm.doc["encounter"]["offers"]["Activate"]["fields"]["who"]["in"]
            gm.do("Activate", fight, who=gm.doc["encounter"]["sets"][owner][0])
            gm.catch_up()
            gm.do("EndActivation", fight)
            for person in people:
                person.catch_up()
            yield [_heard(person, names) for person in people]


def _heard(person, names: dict[str, str]) -> str:
    text = json.dumps([data for name, data in person.heard if name == "update"])
    epochs = {data["epoch"] for name, data in person.heard if name == "update"}
    for id_, name in itertools.chain(names.items(), ((epoch, "epoch") for epoch in epochs)):
        text = text.replace(id_, name)
    return text


def test_two_worlds_with_the_same_draws_so_far_send_the_same_bytes(tmp_path):
    one = frames(tmp_path / "one", [7, 2, 5, 0])
    other = frames(tmp_path / "other", [7, 2, 1, 3])
    for folder in ("one", "other"):
        (tmp_path / folder).mkdir()

    assert next(one) == next(other)
    assert next(one) == next(other)

    assert next(one) != next(other), "the third die is another"
    one.close()
    other.close()
