"""Speed rounds against an independent model that is too simple to be wrong in the same way.

The model keeps one plain record for each combatant and works everything out anew at every look.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from search import examples

from rondel.core import GM, Offer, ScriptedDice, encounter
from rondel.core.roster_words import (
    AddCombatants,
    MarkFallen,
    RaiseFallen,
    RemoveCombatant,
    SetStanding,
)
from rondel.systems.speed_rounds import SYSTEM
from rondel.systems.speed_rounds import commands as c

FACE = st.integers(1, 6)


@dataclass
class Record:
    base: int
    surprised: bool = False
    dice: tuple[int, int] | None = None
    extra: int = 0
    basic_spent: int = 0
    bonus_spent: int = 0
    has_ended: bool = False
    is_down: bool = False
    is_bound: bool = False
    place: int | None = None  # decided when the turns began

    def speed(self, number: int) -> int:
        assert self.dice is not None
        penalty = 10 if self.surprised and number == 1 else 0
        return self.base + sum(self.dice) + self.extra - penalty

    def bonus(self, number: int) -> int:
        count = 0
        while self.speed(number) >= 15 + 5 * count:
            count += 1
        return count

    @property
    def able(self) -> bool:
        return not self.is_down and not self.is_bound


class SpeedRoundsMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.state: Any = encounter.start(SYSTEM)
        self.records: dict[str, Record] = {}
        self.number = 0
        self.part = "setup"
        self.acting: str | None = None

    def give(self, command: Any, *dice: int) -> None:
        offer = encounter.judge(SYSTEM, self.state, GM, command)
        assert isinstance(offer, Offer), (command, offer)
        scripted = ScriptedDice(dice)
        events = encounter.decide(SYSTEM, self.state, command, scripted)
        assert scripted.left == []
        self.state = encounter.fold(SYSTEM, self.state, events)

    def next_one(self) -> None:
        """The first by place who can act and has not ended; with nobody left the round is over."""
        left = [
            (r.place, who)
            for who, r in self.records.items()
            if r.place is not None and r.able and not r.has_ended
        ]
        self.acting = min(left)[1] if left else None
        if self.acting is None:
            self.part = "over"

    @precondition(lambda self: len(self.records) < 6)
    @rule(base=st.integers(-5, 25))
    def add(self, base: int) -> None:
        before = set(self.state.roster.ids)
        self.give(AddCombatants(f"N{len(self.state.roster.combatants)}", 1, "S", "", False, None))
        (who,) = set(self.state.roster.ids) - before
        self.give(c.AddActivity(who, "a", "given", base))
        self.records[who] = Record(base)

    @precondition(lambda self: self.part == "setup" and self.records)
    @rule()
    def begin(self) -> None:
        self.give(encounter.BeginEncounter())
        self.part, self.number = "rolling", 1

    @precondition(lambda self: self.part == "setup" and self.records)
    @rule(data=st.data())
    def surprise(self, data: st.DataObject) -> None:
        who = data.draw(
            st.sampled_from([w for w, r in self.records.items() if not r.surprised] or [""])
        )
        if who:
            self.give(c.MarkSurprised(who, surprised=True))
            self.records[who].surprised = True

    def unrolled(self) -> list[str]:
        return [w for w, r in self.records.items() if r.able and r.dice is None]

    @precondition(lambda self: self.part == "rolling" and self.unrolled())
    @rule(one=FACE, two=FACE, good=st.integers(0, 3), last=st.integers(0, 2), data=st.data())
    def roll(self, one: int, two: int, good: int, last: int, data: st.DataObject) -> None:
        who = data.draw(st.sampled_from(self.unrolled()))
        record = self.records[who]
        record.dice, record.extra = (one, two), 0
        further: list[int] = []
        if one == two == 6:
            further, record.extra = [4 + last] * good + [1 + last], good
        if one == two == 1:
            further, record.extra = [1 + last] * good + [4 + last], -good
        self.give(c.RollSpeed(who), one, two, *further)

    @precondition(
        lambda self: (
            self.part == "rolling"
            and not self.unrolled()
            and any(r.able for r in self.records.values())
        )
    )
    @rule()
    def begin_turns(self) -> None:
        # A tie is decided by dice that rise with each one rolled, so that no tie comes twice.
        able = [w for w, r in self.records.items() if r.able]
        speeds = {who: self.records[who].speed(self.number) for who in able}
        faces: list[int] = []
        ranks: dict[str, int] = {}
        for speed in dict.fromkeys(speeds.values()):
            tied = [w for w in able if speeds[w] == speed]
            if len(tied) > 1:
                for n, who in enumerate(tied, start=1):
                    faces.append(n)
                    ranks[who] = n
        self.give(c.BeginTurns(), *faces)
        order = sorted(able, key=lambda w: (-speeds[w], -ranks.get(w, 0)))
        for n, who in enumerate(order):
            self.records[who].place = n
        self.part = "turns"
        self.next_one()

    @precondition(lambda self: self.acting)
    @rule(basic=st.integers(1, 2), bonus=st.integers(0, 4))
    def spend(self, basic: int, bonus: int) -> None:
        assert self.acting
        record = self.records[self.acting]
        command = c.SpendActions(self.acting, "attack", basic, bonus)
        affordable = record.basic_spent + basic <= 2 and record.bonus_spent + bonus <= record.bonus(
            self.number
        )
        if affordable:
            self.give(command)
            record.basic_spent += basic
            record.bonus_spent += bonus
        else:
            assert not isinstance(encounter.judge(SYSTEM, self.state, GM, command), Offer)

    @precondition(lambda self: self.part == "turns")
    @rule(data=st.data())
    def defend(self, data: st.DataObject) -> None:
        rolled = [w for w, r in self.records.items() if r.dice and r.able and w != self.acting]
        if not rolled:
            return
        record = self.records[who := data.draw(st.sampled_from(rolled))]
        if record.basic_spent < 2:
            self.give(c.Defend(who, 1, 0))
            record.basic_spent += 1
        else:
            answer = encounter.judge(SYSTEM, self.state, GM, c.Defend(who, 1, 0))
            assert not isinstance(answer, Offer)

    @precondition(lambda self: self.acting)
    @rule()
    def end_turn(self) -> None:
        assert self.acting
        self.give(c.EndTurn(self.acting))
        self.records[self.acting].has_ended = True
        self.next_one()

    @precondition(lambda self: self.part in ("turns", "over"))
    @rule()
    def new_round(self) -> None:
        self.give(c.NewRound())
        self.number += 1
        self.part, self.acting = "rolling", None
        for record in self.records.values():
            record.dice, record.place, record.has_ended = None, None, False
            record.basic_spent = record.bonus_spent = record.extra = 0

    @precondition(lambda self: len(self.records) > 1 and self.part != "setup")
    @rule(data=st.data(), how=st.sampled_from(["remove", "fall", "bind"]))
    def lose(self, data: st.DataObject, how: str) -> None:
        who = data.draw(st.sampled_from([w for w, r in self.records.items() if r.able] or [""]))
        if not who:
            return
        record = self.records[who]
        match how:
            case "remove":
                self.give(RemoveCombatant(who))
                del self.records[who]
            case "fall":
                self.give(MarkFallen(who))
                record.is_down = True
            case "bind":
                self.give(SetStanding(who, "unable"))
                record.is_bound = True
        if who == self.acting:
            record.has_ended = True
            self.next_one()

    @rule(data=st.data())
    def get_up(self, data: st.DataObject) -> None:
        down = [w for w, r in self.records.items() if not r.able]
        if not down:
            return
        record = self.records[who := data.draw(st.sampled_from(down))]
        if record.is_down:
            self.give(RaiseFallen(who, None))
        if record.is_bound:
            self.give(SetStanding(who, "fighting"))
        record.is_down = record.is_bound = False

    @invariant()
    def the_same_one_acts(self) -> None:
        assert self.state.active == ({self.acting} if self.acting else frozenset())

    @invariant()
    def the_same_actions_are_left(self) -> None:
        for who, record in self.records.items():
            left = self.state.left(who)
            if record.dice is None or self.part == "over":
                assert (left.basic, left.bonus) == (0, 0)
            else:
                bonus = record.bonus(self.number) - record.bonus_spent
                assert (left.basic, left.bonus) == (2 - record.basic_spent, bonus)

    @invariant()
    def the_rows_are_in_the_same_order(self) -> None:
        if self.part not in ("turns", "over"):
            return
        rows = [s.id for s in SYSTEM.view(self.state, GM).slots]
        placed = sorted((r.place, w) for w, r in self.records.items() if r.place is not None)
        assert rows[: len(placed)] == [who for _, who in placed]
        assert self.state.round == self.number


SpeedRoundsMachine.TestCase.settings = examples(40, stateful_step_count=40)
TestSpeedRoundsAgainstTheModel = SpeedRoundsMachine.TestCase
