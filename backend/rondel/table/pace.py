"""How long turns take at the table, as one audience sees them.

The acts say when they were done; between two of them, time belongs to those who were seen to act.
A pause does not count, nor does a night between two evenings. Whoever may not know of somebody
hidden sees the turn before go on, and so do these times.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

from rondel.core import EncounterState, Seat, Stage

LONGEST_GAP = timedelta(minutes=30)  # between two acts; more than that is no play
NOTHING = timedelta()


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn that is over; *begun* counts from the beginning of play, pauses left out."""

    who: str
    round: int
    begun: timedelta
    lasted: timedelta


@dataclass(slots=True)
class Pace:
    """The times of an encounter as *seat* sees them, up to the last act.

    *since* is the moment from which the turn that is shown would have begun, had there been no
    pause; *ran* how long it has run. Both stand for nobody's turn while nobody acts.
    """

    seat: Seat
    since: datetime | None = None
    ran: timedelta = NOTHING
    turns: list[Turn] = field(default_factory=list)
    played: dict[int, timedelta] = field(default_factory=dict)  # by round
    _now: timedelta = NOTHING  # time played so far
    _at: datetime | None = None  # of the last act
    _begun: dict[str, timedelta] = field(default_factory=dict)  # turns that go on

    def step(self, at: str, before: EncounterState, after: EncounterState) -> None:
        """At the moment *at*, an act led from *before* to *after*."""
        moment = _moment(at)
        if moment is None:
            return
        if self._at is not None and before.stage is Stage.RUNNING and not before.paused:
            # The clock of a machine may be set back.
            passed = max(NOTHING, min(moment - self._at, LONGEST_GAP))
            self._now += passed
            self.ran += passed
            self.played[before.round] = self.played.get(before.round, NOTHING) + passed
        self._at = moment
        self._follow(before, after)
        self.since = moment - self.ran

    def _follow(self, before: EncounterState, after: EncounterState) -> None:
        acting = after.active_for(self.seat) if after.stage is Stage.RUNNING else frozenset()
        # A turn may follow upon another of the same combatant.
        again = {who for who in acting if after.clock.of(who).begun != before.clock.of(who).begun}
        over = {who for who in self._begun if who not in acting or who in again}
        for who in sorted(over):
            begun = self._begun.pop(who)
            self.turns.append(Turn(who, before.round, begun, self._now - begun))
        new = acting - self._begun.keys()
        if over or new:
            self.ran = NOTHING
        self._begun |= dict.fromkeys(sorted(new), self._now)

    def told(self, players: Mapping[str, str]) -> dict[str, Any]:
        """All times in whole seconds; *players* names the seat of each combatant's player."""
        rounds = {str(r): _seconds(played) for r, played in self.played.items()}
        everybody = {turn.who for turn in self.turns} | set(self._begun)
        by_player: dict[str, list[Turn]] = {}
        for turn in self.turns:
            by_player.setdefault(players.get(turn.who, ""), []).append(turn)
        return {
            "played": _seconds(self._now),
            "rounds": rounds,
            "combatants": {
                who: self._times([t for t in self.turns if t.who == who])
                for who in sorted(everybody)
            },
            "players": {seat: self._times(turns) for seat, turns in sorted(by_player.items())},
        }

    def _times(self, turns: list[Turn]) -> dict[str, Any]:
        """How long *turns* lasted, and the longest wait before, between and after them."""
        ends = [NOTHING, *(t.begun + t.lasted for t in turns)]
        begins = [*(t.begun for t in turns), self._now]
        waits = [max(NOTHING, b - e) for e, b in zip(ends, begins, strict=True)]
        rounds: dict[str, int] = {}
        for turn in turns:
            rounds[str(turn.round)] = rounds.get(str(turn.round), 0) + _seconds(turn.lasted)
        return {
            "turns": len(turns),
            "seconds": _seconds(sum((t.lasted for t in turns), NOTHING)),
            "longest": _seconds(_longest(t.lasted for t in turns)),
            "waited": _seconds(_longest(waits)),
            "rounds": rounds,
        }


def _moment(at: str) -> datetime | None:
    """*at* as a moment; None for what is none, such as in a file that somebody wrote."""
    try:
        moment = datetime.fromisoformat(at)
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def _longest(times: Iterable[timedelta]) -> timedelta:
    return max(times, default=NOTHING)


def _seconds(time: timedelta) -> int:
    return int(time.total_seconds())
