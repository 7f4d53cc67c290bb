"""The time plan against an independent model of its rules."""

from __future__ import annotations

import copy
import itertools
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import astuple
from pathlib import Path
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

sys.path.insert(0, str(Path(__file__).parent))  # for the modules here that are no tests

from bench import ANNA, BEN, FACES, PEOPLE, REPEATING, RULES, Bench, Note
from model import Model
from pieces import ALTERNATIVES, Person
from search import examples

from rondel.core import GM, OBSERVER, Command, Offer, Pip, Seat, encounter
from rondel.core import roster_words as w
from rondel.core.system import settings_of
from rondel.systems.time_plan import SYSTEM
from rondel.systems.time_plan import commands as c

WALK = (
    *(c.FastForward, c.DeclareAction, c.WaitUntil, c.WaitFor, c.KeepReady, c.ActNow, c.Parry),
    *(c.CancelAction, c.DelayAction, c.ShortenAction, c.MoveEntry, c.AskReaction, c.RollReaction),
)
GO_ON = (c.DeclareAction, c.FastForward, c.StartPlan)
NOTES = (c.NoteEvent, c.NoteEventIn, c.NoteRepeating)
DEFAULTS = {rule.name: str(rule.default) for rule in settings_of(SYSTEM.settings)}
MOST_EVENTS, MOST_PEOPLE = 6, 5


class TimePlanMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.bench, self.model = Bench(), Model()
        self.before: list[tuple[Any, Model]] = []
        self.undone: list[tuple[Any, Model]] = []
        self.joined = itertools.count()

    def moment(self) -> tuple[Any, Model]:
        return self.bench.state, copy.deepcopy(self.model)

    def give(self, command: Command, *faces: int, seat: Seat = GM) -> None:
        before = self.moment()
        self.bench.give(command, *faces, seat=seat)
        self.before.append(before)
        self.undone = []

    @initialize(
        people=st.lists(PEOPLE, min_size=3, max_size=3),
        faces=st.lists(FACES, max_size=3),
        notes=REPEATING,
        rules=RULES,
        begins=st.tuples(st.sampled_from([True, True, False]), st.booleans()),
    )
    def gather(
        self,
        people: list[Person],
        faces: list[int],
        notes: list[Note],
        rules: list[str],
        begins: tuple[bool, bool],
    ) -> None:
        """Somebody of each player's and somebody hidden; mostly the plan has started."""
        started, waits = begins
        for one, player in zip(people, ("anna", "ben", ""), strict=True):
            one.player, one.hidden = player, not player
            self.join(one)
        self.bench.give(encounter.BeginEncounter())
        for name in rules:
            self.bench.give(encounter.ChangeSetting(name, ALTERNATIVES[name]))
            self.model.rules[name] = ALTERNATIVES[name]
        for who, face in zip(self.model.people, faces, strict=False):
            self.carry_out(c.RollReaction(who), face)
        for note in notes:
            self.carry_out(c.NoteRepeating("bells", *note))
        if started:
            self.start(c.StartPlan(force=bool(self.model.waited_for)))
        if waits and self.model.asked and self.model.events:
            self.carry_out(c.WaitFor(self.model.asked[0], self.model.events[0].id))

    def join(self, one: Person) -> None:
        """Nothing before it is taken back, since it is several steps."""
        who = self.bench.add(f"N{next(self.joined)}", one)
        self.model.joins(who, one)
        self.before, self.undone = [], []

    @rule(data=st.data(), seat=st.sampled_from([GM, ANNA, BEN]))
    def anything(self, data: st.DataObject, seat: Seat) -> None:
        self.one_of(data, seat, lambda command: True)

    @rule(data=st.data(), seat=st.sampled_from([GM, ANNA, BEN]))
    def walk(self, data: st.DataObject, seat: Seat) -> None:
        self.one_of(data, seat, lambda command: isinstance(command, WALK))

    @rule(data=st.data(), seat=st.sampled_from([GM, ANNA, BEN]))
    def deal_with_events(self, data: st.DataObject, seat: Seat) -> None:
        events = {event.id for event in self.model.events}
        self.one_of(data, seat, lambda command: not events.isdisjoint(astuple(command)))

    @rule(data=st.data())
    def go_on(self, data: st.DataObject) -> None:
        self.one_of(data, GM, lambda command: isinstance(command, GO_ON))

    def one_of(self, data: st.DataObject, seat: Seat, wanted: Callable[[Command], bool]) -> None:
        """One of the commands that *seat* may give; the GM's when it may give none."""
        model = self.model
        full = len(model.events) >= MOST_EVENTS
        commands = [x for x in model.every_command() if not (full and isinstance(x, NOTES))]
        for giver in (seat, GM):
            may = [x for x in commands if wanted(x) and model.allows(x, giver)]
            if kinds := sorted({type(x).__name__ for x in may}):
                kind = data.draw(st.sampled_from(kinds))
                command = data.draw(st.sampled_from([x for x in may if type(x).__name__ == kind]))
                rolls = isinstance(command, c.RollReaction | c.RollAgain | c.RollCheck)
                faces = [data.draw(FACES)] if rolls else []
                self.carry_out(command, *faces, seat=giver)
                return

    def carry_out(self, command: Command, *faces: int, seat: Seat = GM) -> None:
        if isinstance(command, c.StartPlan):
            self.start(command)
            return
        self.give(command, *faces, seat=seat)
        self.model.follow(command, *faces)
        self.learn_ids()

    def start(self, command: c.StartPlan) -> None:
        """Those tied in result and intuition roll; here the later, the higher."""
        offer = self.bench.offer(command)
        tied = offer.rolls.whose if offer and offer.rolls else ()
        assert set(tied) == self.model.tied
        self.give(command, *range(len(tied)))
        self.model.start({who: face for face, who in enumerate(tied)})
        self.learn_ids()

    def learn_ids(self) -> None:
        """What the entries of the model go by at the table."""
        known = {event.id for event in self.model.events}
        for real in self.bench.ahead():
            if real.who and (own := self.model.of(real.who)):
                own[1].id = real.id
            if not real.who and real.id not in known:
                (new,) = (event for event in self.model.events if not event.id)
                new.id = real.id

    @rule(
        data=st.data(),
        what=st.sampled_from(["fall", "rise", "leave", "join", "rules"]),
        one=PEOPLE,
        free_cap=st.integers(0, 3),
    )
    def change(self, data: st.DataObject, what: str, one: Person, free_cap: int) -> None:
        people, model = self.model.people, self.model
        who = data.draw(st.sampled_from(sorted(people)))
        match what:
            case "fall" if not people[who].down:
                self.give(w.MarkFallen(who))
                model.falls(who)
            case "rise" if people[who].down:
                self.give(w.RaiseFallen(who, None))
                model.rises(who)
            case "leave" if len(people) > 2:
                self.give(w.RemoveCombatant(who))
                model.leaves(who)
            case "join" if len(people) < MOST_PEOPLE:
                one.player = people[who].player
                self.join(one)
            case "rules":
                self.give(encounter.ChangeSetting("free_cap", free_cap))
                model.free_cap = free_cap
                self.give(encounter.ChangeSetting("parry_adds", not model.parries))
                model.parries = not model.parries
                name = data.draw(st.sampled_from(sorted(ALTERNATIVES)))
                other = "" if model.rules[name] else ALTERNATIVES[name]
                self.give(encounter.ChangeSetting(name, other or DEFAULTS[name]))
                model.rules[name] = other

    @precondition(lambda self: self.before)
    @rule(times=st.integers(1, 3), again=st.sampled_from([True, True, False]))
    def take_back(self, *, times: int, again: bool) -> None:
        """All is as if it had never been, and comes out the same when it is done again."""
        times = min(times, len(self.before))
        for _ in range(times):
            self.undone.append(self.moment())
            self.bench.undo()
            state, self.model = self.before.pop()
            assert self.bench.state == state
        for _ in range(times if again else 0):
            self.before.append(self.moment())
            self.bench.redo()
            state, self.model = self.undone.pop()
            assert self.bench.state == state

    # What always holds

    def seen_by(self, seat: Seat) -> list[tuple[int, str, str]]:
        """What the model has ahead: row, kind, whose."""
        model = self.model
        told = seat.is_gm or model.open
        rows = [
            (row if told or e.noted is None else e.noted, e)
            for row, e in model.entries()
            if seat.is_gm or model.is_public(e)
        ]
        begun = () if model.running else model.ready
        known = (who for who in begun if seat.is_gm or not model.people[who].hidden)
        return sorted(
            [(row, e.kind, e.who) for row, e in rows]
            + [(model.people[who].value, "reaction", who) for who in known]
        )

    @invariant()
    def the_same_plan_lies_ahead(self) -> None:
        for seat in (GM, ANNA, OBSERVER):
            ahead = self.bench.ahead(seat)
            assert sorted((e.at, e.kind, e.who) for e in ahead) == self.seen_by(seat), seat
        hidden = {entry.id for entry in self.bench.ahead() if entry.secret}
        assert hidden == {event.id for event in self.model.events if not event.visible}
        reached = [(past.kind.value, past.who) for past in self.bench.state.past]
        assert reached == self.model.reached
        left = {event.id: event.left for event in self.bench.state.events}
        assert left == {event.id: event.left for event in self.model.events}

    @invariant()
    def nothing_on_the_line_goes_by_the_id_of_something_else(self) -> None:
        for seat in (GM, OBSERVER):
            ids = Counter(entry.id for entry in self.bench.board(seat).line)
            assert set(ids.values()) <= {1}, seat

    @invariant()
    def it_is_the_same_row_for_those_who_may_know(self) -> None:
        shown = {GM: self.model.now, ANNA: self.model.shown, OBSERVER: self.model.shown}
        for seat, row in shown.items():
            moment = self.bench.board(seat).moment
            # Before anything has happened for all to see there is nothing to go by.
            assert moment
            assert moment.at == row or row is None, seat
        assert self.bench.now == self.model.now

    @invariant()
    def the_same_people_are_asked_held_and_owing(self) -> None:
        model, state = self.model, self.bench.state
        assert state.active == set(model.asked)
        slots = self.bench.board().slots
        if model.people:
            assert [slot.who for slot in slots][: len(model.asked)] == model.asked
        for slot in slots if state.stage == "running" else ():
            one, own = model.people[slot.who], model.of(slot.who)
            held, owes = slot.who in model.held, slot.who in model.waited_for
            pips = {Pip.OUT: one.down, Pip.HELD: held, Pip.UNREADY: owes}
            assert [pip for pip, is_so in pips.items() if is_so] == [slot.pip] * (slot.pip in pips)
            assert state.free_used.get(slot.who, 0) == one.free.count(model.now)
            row = own[0] if own else model.now if slot.who in model.asked else None
            if not model.running and slot.who in model.ready:
                row = one.value
            assert one.down or slot.at == row, slot.who

    @invariant()
    def everybody_may_do_just_what_the_model_says(self) -> None:
        commands = list(self.model.every_command()) if self.bench.state.stage == "running" else ()
        for seat in (GM, ANNA):
            offers: dict[type, list[Offer]] = {}
            for offer in encounter.legal(SYSTEM, self.bench.state, seat):
                offers.setdefault(offer.kind, []).append(offer)
            for command in commands:
                offered = any(o.admits(command) for o in offers.get(type(command), ()))
                assert offered is self.model.allows(command, seat), (command, seat)


TimePlanMachine.TestCase.settings = examples(15, stateful_step_count=40)
TestTimePlanAgainstTheModel = TimePlanMachine.TestCase
