"""Two worlds alike but for what is secret: whoever may not know gets the same bytes in both.

A scene is played twice by one public script. In one world there are people hidden in it, who
roll, act, wait, fall and are changed, and events that only the GMs know of, noted, moved and
cancelled. Until one of these events is reached, the players and observers get the same documents.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TypeAlias

import pytest
from hypothesis import Phase, given
from hypothesis import strategies as st

sys.path.insert(0, str(Path(__file__).parent))  # for the modules here that are no tests

from bench import ANNA, BEN, RULES, Bench
from pieces import ALTERNATIVES, Person
from search import examples

from rondel.core import GM, OBSERVER, Command, Entry, Seat, encounter
from rondel.core import roster_words as w
from rondel.systems.time_plan import SYSTEM
from rondel.systems.time_plan import commands as c
from rondel.table import SeatInfo
from rondel.table.audience import encounter_json
from rondel.table.record import EncounterRecord, SeatRecord

OTHERS = (ANNA, BEN, OBSERVER)
CANARY = "Zyzzyva"
GO_ON, DAZED = 0, 7  # choices of a step


class DiceByPurpose:
    """The same roll for the same purpose, in whichever world."""

    at_table = False

    def __init__(self) -> None:
        self.count = Counter[str]()

    def _number(self, purpose: str) -> int:
        self.count[purpose] += 1
        text = f"{purpose} {self.count[purpose]}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")

    def roll(self, sides: int, purpose: str, lowest: int = 1) -> int:
        return self._number(purpose) % sides + lowest

    def identifier(self, purpose: str) -> str:
        return f"id{self._number(purpose):x}x"


class World(Bench):
    def __init__(self, rules: Iterable[str] = ()) -> None:
        super().__init__()
        self.dice = DiceByPurpose()
        self.names: dict[Seat, dict[str, str]] = {seat: {} for seat in OTHERS}
        self._sent: tuple[int, list[str]] = (0, [])
        for name, player in (("Mira", "anna"), ("Bo", "ben"), ("Grak", "")):
            self.add(name, Person(player))
        self.give(encounter.ChangeSetting("parry_adds", value=True))
        for name in rules:
            self.give(encounter.ChangeSetting(name, ALTERNATIVES[name]))

    def give(self, command: Command, *faces: int, seat: Seat = GM) -> None:
        assert not faces
        self.carry_out(command, self.dice, seat)

    @property
    def hidden(self) -> list[str]:
        return [one.id for one in self.state.roster.here if one.hidden]

    @property
    def secrets(self) -> list[Entry]:
        return [entry for entry in self.ahead() if entry.secret]

    def sent(self) -> list[str]:
        """The documents of the others but for ids, which are random at a table."""
        acts = len(self.play.acts)
        if self._sent[0] != acts:
            self._sent = (acts, [self._document(seat) for seat in OTHERS])
        return self._sent[1]

    def _document(self, seat: Seat) -> str:
        record = SeatRecord(SeatInfo(seat.id, "table", seat.role, "Somebody"), "", revoked=False)
        fight = EncounterRecord("fight", "Fight", SYSTEM.meta.slug, 1)
        text = json.dumps(encounter_json(fight, self.play, record, {"anna": "A", "ben": "B"}))
        names = self.names[seat]
        return re.sub(r"id\w+?x", lambda m: names.setdefault(m[0], f"#{len(names)}"), text)

    def do_secretly(self, choice: int, n: int) -> None:
        """Something that only GMs may know of."""
        deeds = [deed for deed in self._secret_deeds(n) if self.offer(deed)]
        self.give(deeds[choice % len(deeds)])

    def _secret_deeds(self, n: int) -> Iterator[Command]:
        later = self.now + 20 + n
        if len(self.hidden) < 2:
            yield w.AddCombatants(CANARY, 1, "Side", "", hidden=True, hp=9)
        for who in self.hidden:
            yield from (kind(who) for kind in (c.ActNow, c.CancelAction, c.AskReaction))
            yield from (c.DelayAction(who, n), c.ShortenAction(who, n), c.SetReaction(who, n))
            yield from (c.SetIntuition(who, n), c.AddTrait(who, CANARY, n, "always"))
            yield from (w.MarkFallen(who), w.RaiseFallen(who, 1), w.WriteNote(who, CANARY))
            yield w.AddCondition(who, CANARY, "time", 0, "", n)
        yield c.NoteEvent(CANARY, later, visible=False)
        yield c.NoteRepeating(CANARY, later, n, 3, visible=False)
        for entry in self.secrets:
            yield c.MoveEntry(entry.id, later)
            yield c.CancelEvent(entry.id)

    def settle(self, choice: int, n: int) -> None:
        """The GM rolls and decides for the hidden."""
        for who in self.hidden:
            if self.offer(c.RollReaction(who)):
                self.give(c.RollReaction(who))
        while asked := [who for who in self.hidden if who in self.state.active]:
            ways: list[Command] = [
                c.DeclareAction(asked[0], CANARY, n, "end"),
                c.DeclareAction(asked[0], CANARY, n, "start"),
                c.WaitUntil(asked[0], self.now + n),
                c.KeepReady(asked[0]),
                *(c.WaitFor(asked[0], entry.id) for entry in self.secrets),
            ]
            self.give(ways[choice % len(ways)])

    def next_step(self, choice: int, n: int) -> Command | None:
        """What is done next for all to see, where nobody is hidden; None: nothing is left."""
        everybody = self.state.roster.ids
        asked = [who for who in everybody if who in self.state.active][:1]
        decisions = [step for who in asked for step in self._decisions(who, n)]
        steps = [
            *(
                [*self._steps_beside(everybody[n % 3], n)][choice - 6 : choice - 5]
                if choice > 5
                else ()
            ),
            encounter.BeginEncounter(),
            *(c.RollReaction(who) for who in everybody),
            c.StartPlan(force=False),
            *decisions[choice:],
            *decisions,
            c.FastForward(skip=False),
            *(c.ActNow(who) for who in everybody),
        ]
        return next((step for step in steps if self.offer(step)), None)

    def _decisions(self, who: str, n: int) -> Iterator[Command]:
        yield from (c.DeclareAction(who, "strike", n, effect) for effect in ("end", "start"))
        yield c.DeclareAction(who, "shout", 0, "end")
        yield c.WaitUntil(who, self.now + n)
        yield c.KeepReady(who)
        yield c.RollCheck(who, "climb", n, 5)

    def _steps_beside(self, who: str, n: int) -> Iterator[Command]:
        events = [entry.id for entry in self.ahead() if not entry.who][:1]
        yield c.NoteEvent("Guards", self.now + n, visible=True)
        yield w.AddCondition(who, "dazed", "time", 0, "", n)
        yield from (w.MarkFallen(who), w.RaiseFallen(who, None))
        yield from (c.CancelAction(who), c.DelayAction(who, n), c.ShortenAction(who, n))
        yield from (c.AskReaction(who), c.SetReaction(who, n), c.Parry(who, n))
        yield from (c.WaitFor(who, event) for event in events)
        yield from (c.MoveEntry(event, self.now + n) for event in events)
        yield from (c.CancelEvent(event) for event in events)
        yield c.NameTrigger("the roof falls in", unexpected=bool(n % 2))
        yield from (c.MarkSurprise(who, result) for result in ("succeeded", "none"))


def in_the_other(step: Command, here: World, there: World) -> Command:
    """The same *step* there; ids of entries are not the same."""
    ids = {
        e.id: other.id for e, other in zip(here.ahead(OBSERVER), there.ahead(OBSERVER), strict=True)
    }
    fields = asdict(step)
    return type(step)(**{name: ids.get(value, value) for name, value in fields.items()})


Choice: TypeAlias = tuple[int, int]  # which, and how much
Script: TypeAlias = list[tuple[Choice, list[Choice]]]  # a public step, secret ones before
CHOICES = st.tuples(st.integers(0, 21), st.integers(1, 9))
SCRIPT = st.lists(st.tuples(CHOICES, st.lists(CHOICES, max_size=3)), min_size=8, max_size=40)


def take_a_step(one: World, other: World, choice: int, n: int) -> bool:
    """What the public script does next, in both worlds; False: nothing, or a secret is out."""
    one.settle(choice, n)
    step = other.next_step(choice, n)
    if step is None:
        return False
    before, same = other.sent(), in_the_other(step, other, one)
    who = getattr(step, "who", "")
    controller = other.state.roster[who].controller if who else ""
    seat = next((seat for seat in (ANNA, BEN) if seat.id == controller), GM)
    seat = seat if other.offer(step, seat) else GM
    other.give(step, seat=seat)
    if any(entry.at <= other.now for entry in one.secrets):
        return False
    one.give(same, seat=seat)
    after = other.sent()
    while one.now < other.now:
        assert one.sent() in (before, after), "the time stands still for others"
        one.settle(choice, n)
        assert one.sent() in (before, after), "somebody hidden has decided"
        one.give(c.FastForward(skip=False))
    assert one.sent() == after, step
    one.settle(choice, n)
    assert one.sent() == after, "somebody hidden has decided"
    return True


@examples(5, phases=(Phase.explicit, Phase.reuse, Phase.generate))  # a script is slow to shrink
@given(SCRIPT, RULES)
def test_what_is_secret_changes_no_byte_for_those_who_may_not_know(
    script: Script, rules: list[str]
) -> None:
    one, other = World(rules), World(rules)
    for (choice, n), secrets in script:
        for deed in secrets:
            one.do_secretly(*deed)
            assert one.sent() == other.sent(), "something secret was done"
        if not take_a_step(one, other, choice, n):
            return


def begun(**rows: int) -> tuple[World, World]:
    """Two worlds where everybody has a reaction value, one of them with somebody hidden."""
    one, other = World(), World()
    one.give(w.AddCombatants(CANARY, 1, "Side", "", hidden=True, hp=None))
    for world in (one, other):
        world.give(encounter.BeginEncounter())
        for who in world.state.roster.ids:
            world.give(c.SetReaction(who, rows[world.state.roster[who].name]))
    return one, other


@pytest.mark.parametrize("value", [0, 3, 6, 7, 10, 40])
def test_somebody_hidden_leaves_no_trace_in_whatever_row_they_react(value: int) -> None:
    one, other = begun(Mira=6, Bo=7, Grak=9, Zyzzyva=value)
    for choice in (GO_ON, GO_ON, DAZED, GO_ON, GO_ON, GO_ON, DAZED, *[GO_ON] * 12):
        assert take_a_step(one, other, choice, 3)


def test_what_runs_out_while_only_somebody_hidden_is_asked_is_told_at_the_next_stop() -> None:
    one, other = begun(Mira=6, Bo=20, Grak=30, Zyzzyva=10)
    for choice, n in ((GO_ON, 1), (DAZED, 2), (GO_ON, 9), (GO_ON, 9)):
        assert take_a_step(one, other, choice, n)
    assert other.now == 15
    assert all("core-log-condition-over" in document for document in other.sent())
