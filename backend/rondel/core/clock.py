"""How far an encounter has come, and when what lasts for a time is over.

A duration never counts down. It remembers what it waits for (a round, or the start or end of one
combatant's turn, a moment) and the clock says whether that has come, so undoing a step, changing
the order or removing somebody cannot make it slip to a neighbour.

There are clocks of rounds, and clocks that count time in a unit of the system's (action points).
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field, replace


class Until(enum.StrEnum):
    """What a condition waits for."""

    ROUNDS = "rounds"
    TIME = "time"
    TURN_START = "turn_start"
    TURN_END = "turn_end"
    ENDLESS = "endless"


@dataclass(frozen=True, slots=True)
class Turns:
    """One combatant's turns so far: how many began and ended, and when the last did."""

    begun: int = 0
    begun_in: int = 0  # round
    begun_at: int = 0  # time
    ended: int = 0
    ended_in: int = 0  # round


@dataclass(frozen=True, slots=True)
class Due:
    """When something is over, seen from the moment it began.

    `ROUNDS`: when *rounds* more rounds have begun: one round given in round 1 is over as round 2
    begins, whoever acts first; what begins in the set-up counts from round 1.
    `TURN_START`, `TURN_END`: at the first such moment of *whose* that comes later, and *rounds*
    rounds later at the earliest (0: their very next).
    `TIME`: when *time* more units of the clock's time have passed.
    """

    until: Until
    since: int = 1  # the round, or the time, that it counts from
    rounds: int = 0
    whose: str = ""
    seen: int = 0  # such moments of *whose* before it began
    time: int = 0  # in the clock's unit


@dataclass(frozen=True, slots=True)
class Clock:
    """The round (0: none yet) and everybody's turns.

    A clock that counts *time* has no rounds: its round stays 0.
    """

    round: int = 0
    turns: Mapping[str, Turns] = field(default_factory=dict)  # by whose began last
    time: int | None = None  # in the system's unit, never below 0; None: it counts rounds

    def of(self, who: str) -> Turns:
        """The turns of *who*."""
        return self.turns.get(who, Turns())

    def begin_round(self, number: int) -> Clock:
        """The clock as round *number* begins."""
        return replace(self, round=number)

    def at_time(self, time: int) -> Clock:
        """The clock when it has come to *time*."""
        return replace(self, time=time)

    def begin_turn(self, who: str) -> Clock:
        """The clock as a turn of *who* begins: of all turns, theirs is the last that began."""
        turns, time = self.of(who), self.time or 0
        turns = replace(turns, begun=turns.begun + 1, begun_in=self.round, begun_at=time)
        others = {w: theirs for w, theirs in self.turns.items() if w != who}
        return replace(self, turns={**others, who: turns})

    def end_turn(self, who: str) -> Clock:
        """The clock as a turn of *who* ends."""
        turns = self.of(who)
        turns = replace(turns, ended=turns.ended + 1, ended_in=self.round)
        return replace(self, turns={**self.turns, who: turns})

    def pass_over(self, who: str) -> Clock:
        """The clock as a turn that *who* could not take goes by."""
        return self.begin_turn(who).end_turn(who)

    def due(self, until: Until, rounds: int, whose: str, time: int = 0) -> Due:
        """The end of what begins now."""
        seen = 0
        if until is Until.TURN_START:
            seen = self.of(whose).begun
        if until is Until.TURN_END:
            seen = self.of(whose).ended
        since = max(1, self.round) if self.time is None else self.time
        return Due(until, since, rounds, whose, seen, time)

    def is_over(self, due: Due) -> bool:
        """Whether *due* has come; once it has, it stays so."""
        if due.until is Until.ENDLESS:
            return False
        if due.until is Until.ROUNDS:
            return self.round >= due.since + due.rounds
        if due.until is Until.TIME:
            return self.time is not None and self.time >= due.since + due.time
        turns = self.of(due.whose)
        passed, last = turns.ended, turns.ended_in
        if due.until is Until.TURN_START:
            passed, last = turns.begun, turns.begun_in
        in_time = self.time is not None or last >= due.since + due.rounds
        return passed > due.seen and in_time

    def rounds_left(self, due: Due) -> int | None:
        """Rounds until *due* where it counts rounds, else None."""
        if due.until is not Until.ROUNDS:
            return None
        return max(0, due.since + due.rounds - max(1, self.round))

    def time_left(self, due: Due) -> int | None:
        """Time until *due* where it counts time, else None."""
        if due.until is not Until.TIME or self.time is None:
            return None
        return max(0, due.since + due.time - self.time)

    def rounds_before(self, due: Due) -> int:
        """Rounds that have to begin before a turn can end what is bound to one."""
        bound = due.until in (Until.TURN_START, Until.TURN_END) and self.time is None
        return max(0, due.since + due.rounds - self.round) if bound else 0
