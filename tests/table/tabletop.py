"""One table and those who sit at it, in words that tests read well in."""

from __future__ import annotations

import dataclasses
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from fresh import new_database
from relay import CARELESS, RELAY

from rondel.core import Command, Dice, SeededDice
from rondel.core.roster_words import AddCombatants
from rondel.table import Outcome, Request, SeatInfo, Tables
from rondel.table.commands import CreateEncounter, InviteSeat, ShowEncounter

SYSTEMS = {"relay": RELAY, "careless": CARELESS}
START = datetime(2026, 11, 30, 10, tzinfo=UTC)


class Clock:
    """Time that passes when told to."""

    def __init__(self) -> None:
        self.time = START

    def __call__(self) -> datetime:
        return self.time

    def wait(self, **time: int) -> None:
        self.time += timedelta(**time)


class Game:
    """The table. Unless told otherwise it is the GM who acts, in `fight`."""

    def __init__(self, folder: Path, dice: Dice | None = None) -> None:
        self.path = folder / "rondel.db"
        self.url = new_database(self.path)
        self.clock = Clock()
        self.dice = dice or SeededDice(1)
        self.changes: list[str] = []
        self.tables = self.open()
        self.created = self.tables.create("Friday")
        self.table = self.created.table
        self.gm = self.created.seat
        self.count = 0
        self.tokens: dict[str, str] = {self.gm: self.created.token}
        self.fight = ""

    def open(self) -> Tables:
        """Another process on the same database."""
        dice, clock = self.dice, self.clock
        return Tables(self.url, SYSTEMS, dice, clock, on_change=self.changes.append)

    def restart(self) -> None:
        self.tables.close()
        self.tables = self.open()

    def request(self, command: Command, encounter: str, **more: Any) -> Request:
        self.count += 1
        fields = {f.name: getattr(command, f.name) for f in dataclasses.fields(command)}
        kind = type(command).__name__
        values = {"id": f"id-{self.count}", "encounter": encounter, "kind": kind} | more
        return Request(**values, fields=fields)

    def own(self, command: Command, seat: str | None = None, **more: Any) -> Outcome:
        """A command of the table's."""
        request = self.request(command, "", **more)
        return self.tables.submit(self.table, seat or self.gm, request, command)

    def do(self, command: Command, seat: str | None = None, **more: Any) -> Outcome:
        """A command to the fight, on what the seat sees now."""
        seat = seat or self.gm
        if "expect" not in more:
            offers = self.doc(seat)["encounter"]["offers"].values()
            kind = type(command).__name__
            more["expect"] = next((o.get("expect", "") for o in offers if o["kind"] == kind), "")
        request = self.request(command, self.fight, **more)
        return self.tables.submit(self.table, seat, request, command)

    def invite(self, role: str, name: str) -> str:
        outcome = self.own(InviteSeat(role, name))
        self.tokens[outcome.result["seat"]] = outcome.result["token"]
        return outcome.result["seat"]

    def prepare(self, name: str = "Bridge", system: str = "relay") -> str:
        """A new encounter, which the fight is from now on, not shown."""
        self.fight = self.own(CreateEncounter(name, system)).result["encounter"]
        return self.fight

    def begin(self, name: str = "Bridge", system: str = "relay") -> str:
        """A new encounter, shown."""
        self.own(ShowEncounter(self.prepare(name, system)))
        return self.fight

    def add(self, name: str, *, of: str = "", hidden: bool = False, hp: int | None = None) -> str:
        """A combatant of the seat *of*, or the GM's; its id."""
        before = set(self.figures())
        assert self.do(AddCombatants(name, 1, "side", of, hidden, hp)).ok
        (who,) = set(self.figures()) - before
        return who

    def doc(self, seat: str | None = None, encounter: str | None = None) -> dict[str, Any]:
        """What *seat* sees, the GM of the fight."""
        seat = seat or self.gm
        opened = encounter or (self.fight if seat == self.gm else None)
        return self.tables.document(self.table, seat, opened)

    def figures(self, seat: str | None = None) -> dict[str, Any]:
        return self.doc(seat)["encounter"]["figures"]

    def log(self, seat: str | None = None) -> list[str]:
        """The keys of the lines told to *seat*, those undone in brackets."""
        lines = self.doc(seat)["encounter"]["log"]["lines"]
        assert list(map(int, lines)) == sorted(map(int, lines))
        return [f"[{_short(v)}]" if "undone" in v else _short(v) for v in lines.values()]

    def rows(self) -> dict[str, list[Any]]:
        """All that the database holds."""
        with sqlite3.connect(self.path) as connection:
            names = ("tables", "seats", "knocks", "frames", "encounters", "acts", "commands")
            rows = {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in names}  # noqa: S608 - the names above
        connection.close()
        return rows

    def everything(self) -> list[dict[str, Any]]:
        """What every seat sees."""
        return [self.doc(seat) for seat in self.tokens]

    def info(self, seat: str) -> SeatInfo:
        info = self.tables.seat_by_id(self.table, seat)
        assert info is not None
        return info


def _short(line: dict[str, Any]) -> str:
    key = line["label"]["key"].removeprefix("relay-log-").removeprefix("core-log-")
    who = line["label"].get("params", {}).get("who")
    return key if who is None else f"{key} {who}"
