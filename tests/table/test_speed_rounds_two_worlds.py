"""Two worlds alike but for what is hidden: whoever may not know gets the same bytes in both.

A fight in speed rounds is played twice by one public script. In one world somebody hidden is in
it: is added, named, hurt, noted about, rolls, acts, ties with others, is placed and removed. The
updates of an observer and of a player who has nothing to do with it must be the same, one for one;
those of the player whose turn came before a hidden one's are the same whenever nobody hidden acts.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import tempfile
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any, Self

import pytest
from fresh import new_database
from hypothesis import given
from hypothesis import strategies as st
from search import examples

from rondel.core import Command, encounter
from rondel.core import roster_words as r
from rondel.systems.speed_rounds import SYSTEM
from rondel.systems.speed_rounds import commands as c
from rondel.table import Request, Tables
from rondel.table import commands as t
from rondel.table.streams import Stream


class DiceByPurpose:
    """The same roll for the same purpose, in whichever world."""

    at_table = False

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()

    def _number(self, purpose: str) -> int:
        self.count[purpose] += 1
        text = f"{purpose} {self.count[purpose]}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")

    def roll(self, sides: int, purpose: str, lowest: int = 1) -> int:
        return self._number(purpose) % sides + lowest

    def identifier(self, purpose: str) -> str:
        return f"i{self._number(purpose):x}"


class World:
    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        url = new_database(Path(self.folder.name, "rondel.sqlite3"))
        self.tables = Tables(url, {"speed-rounds": SYSTEM}, DiceByPurpose())
        made = self.tables.create("Table")
        self.table, self.gm = made.table, made.seat
        self.ids = itertools.count()
        self.fight = self.give(t.CreateEncounter("Fight", "speed-rounds"), at="")["encounter"]
        self.give(t.ShowEncounter(self.fight), at="")
        self.anna = self.give(t.InviteSeat("player", "Anna"), at="")["seat"]
        self.bruno = self.give(t.InviteSeat("player", "Bruno"), at="")["seat"]
        self.observer = self.give(t.InviteSeat("observer", "Stream"), at="")["seat"]
        self.hidden: list[str] = []
        self.who: dict[str, str] = {}
        for name, base in (("Mira", 12), ("Grak", 12), ("Bo", 9)):
            controller = self.anna if name == "Mira" else ""
            self.give(r.AddCombatants(name, 1, "Side", controller, hidden=False, hp=20))
            self.who[name] = self.find(name)
            self.give(c.AddActivity(self.who[name], "Fight", "given", base))
        self.streams = {s: Stream(self.look(s)) for s in (self.observer, self.bruno)}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.tables.close()
        self.folder.cleanup()

    def give(self, command: Command, *, at: str | None = None) -> Any:
        fields = asdict(command)
        at = self.fight if at is None else at
        play = None if at == "" else self.play()
        expect = ""
        if play is not None:
            offer = encounter.judge(SYSTEM, play.state, self.seat(), command)
            expect = getattr(offer, "expect", "")
        request = Request(f"r{next(self.ids)}", at, type(command).__name__, expect, fields)
        outcome = self.tables.submit(self.table, self.gm, request, command)
        assert outcome.ok, (command, outcome)
        return outcome.result

    def play(self) -> Any:
        with self.tables._sitting(self.table) as sitting:
            return sitting.find(self.fight)

    def seat(self) -> Any:
        with self.tables._sitting(self.table) as sitting:
            return sitting.record.seat(self.gm).seat

    def find(self, name: str) -> str:
        return next(x.id for x in self.play().state.roster.here if x.name == name)

    def look(self, seat: str) -> dict[str, Any]:
        doc = self.tables.document(self.table, seat, None)
        return _without_ids(doc, self)

    def updates(self) -> list[Any]:
        """What the observer and the bystander are sent now."""
        return [stream.advance(self.look(seat)) for seat, stream in self.streams.items()]

    @property
    def hidden_one_acts(self) -> bool:
        return bool(self.play().state.active & set(self.hidden))

    def do_hidden(self, deed: int) -> None:
        """Something that only GMs may know of."""
        state = self.play().state
        mine = [h for h in self.hidden if not state.roster[h].gone]
        match deed:
            case 0 if len(mine) < 3:
                name = ("Lurker", "Grak", "Bo 2")[len(self.hidden) % 3]
                self.give(r.AddCombatants(name, 1, "Lurkers", "", hidden=True, hp=5))
                new = next(
                    x.id for x in self.play().state.roster.here if x.hidden and x.id not in mine
                )
                self.hidden.append(new)
                base = (40, 12, 3)[len(self.hidden) % 3]
                self.give(c.AddActivity(new, "Lurk", "given", base))
            case 1 if mine:
                self.give(r.ChangeHp(mine[0], -1))
            case 2 if mine:
                self.give(r.AddCondition(mine[-1], "unseen", "rounds", 1, ""))
            case 3 if mine:
                self.give(r.WriteNote(self.who["Grak"], f"note {next(self.ids)}"))
            case 4 if mine and state.stage == "running" and state.phase == "turns":
                late = [h for h in mine if h not in state.order and state.roster[h].can_act]
                if late:
                    self.give(c.InsertNow(late[0]))
            case 5 if len(mine) > 1:
                self.give(r.RemoveCombatant(mine[0]))

    def settle(self) -> None:
        """The GM plays the turns of the hidden."""
        while self.hidden_one_acts:
            (who,) = self.play().state.active
            self.give(c.EndTurn(who))

    def do_public(self, deed: int) -> None:
        """The next step, or something beside it; the same in both worlds."""
        state = self.play().state
        if deed == 1:
            self.give(r.ChangeHp(self.who["Grak"], -1))
        elif deed == 2:
            self.give(r.AddCondition(self.who["Mira"], "blessed", "rounds", 1, ""))
        elif state.stage == "setup":
            self.give(encounter.BeginEncounter())
        elif state.phase == "rolling":
            unrolled = [x for x in state.unrolled if not x.hidden]
            if unrolled:
                for one in unrolled:
                    self.give(c.RollSpeed(one.id))
                return
            for one in state.unrolled:
                self.give(c.RollSpeed(one.id))
            self.give(c.BeginTurns())
        elif state.phase == "over":
            self.give(c.NewRound())
        else:
            (who,) = state.active
            if deed == 3 and state.left(who).basic:
                self.give(c.SpendActions(who, "attack", 1, 0))
            else:
                self.give(c.EndTurn(who))


def _without_ids(doc: dict[str, Any], world: World) -> dict[str, Any]:
    """The document with the ids that are random at each table replaced by what they stand for."""
    text = json.dumps(doc)
    names = {
        world.table: "table", world.gm: "gm", world.fight: "fight", world.anna: "anna",
        world.bruno: "bruno", world.observer: "observer",
    }  # fmt: skip
    for id_, name in names.items():
        text = text.replace(id_, name)
    result: dict[str, Any] = json.loads(text)
    return result


SCRIPT = st.lists(
    st.tuples(st.integers(0, 3), st.lists(st.integers(0, 5), max_size=3)), min_size=1, max_size=25
)


@examples(6)
@given(SCRIPT)
def test_what_is_hidden_changes_no_byte_for_those_who_may_not_know(script):
    with World() as one, World() as other:
        play(one, other, script)


def play(one, other, script):
    for public, secrets in script:
        for deed in secrets:
            one.do_hidden(deed)
            one.settle()
            assert one.updates() == [None, None], "something hidden was done"
        one.do_public(public)
        other.do_public(public)
        during = one.updates()
        one.settle()
        after = one.updates()
        sent = [[u for u in pair if u] for pair in zip(during, after, strict=True)]
        assert sent == [[u] if u else [] for u in other.updates()]
        assert one.look(one.anna) == other.look(other.anna)


@pytest.mark.parametrize("base", [40, 12, 3], ids=["fastest", "tied", "slowest"])
def test_a_whole_round_with_a_hidden_one_in_it(base):
    with World() as one, World() as other:
        one.do_hidden(0)
        (lurker,) = one.hidden
        one.give(c.DropActivity(lurker, one.play().state.sheet(lurker).activities[0].id))
        one.give(c.AddActivity(lurker, "Lurk", "given", base))
        for _ in range(12):
            one.do_public(0)
            other.do_public(0)
            one.settle()
            assert one.updates() == other.updates()
