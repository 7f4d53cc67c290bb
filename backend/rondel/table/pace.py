"""How long turns take at the table, as one audience sees them.

The acts say when they were done; between two of them, time belongs to those who were seen to act.
A pause does not count, nor does a night between two evenings. Whoever may not know of somebody
hidden sees the turn before go on, and so do these times. Nor is an act in them of which an audience
was not told: a long gap would be shorter for it.
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


@dataclass(frozen=True, slots=True)
class _Step:
    """What one act that counts made of the turns; all times are times played."""

    over: tuple[Turn, ...] = ()
    begun: Mapping[str, timedelta] = field(default_factory=dict)  # turns that go on
    changed: timedelta = NOTHING  # when the turn that is shown began
    round: tuple[int, timedelta] | None = None  # one that began


@dataclass(slots=True)
class Pace:
    """The times of an encounter as *seat* sees them, up to the last act.

    *since* is the moment from which the turn that is shown would have begun, had there been no
    pause; *ran* how long it has run. Both stand for nobody's turn while nobody acts.

    What is taken back leaves no turn: the one before goes on, and the time that has passed
    meanwhile is its own. Done again, it is as it had been.
    """

    seat: Seat
    since: datetime | None = None
    _now: timedelta = NOTHING  # time played so far
    _at: datetime | None = None  # of the last act
    _live: list[_Step] = field(default_factory=list)  # of each act that counts
    _redoable: list[_Step] = field(default_factory=list)

    @property
    def ran(self) -> timedelta:
        """How long the turn that is shown has run."""
        return self._now - self._last.changed

    @property
    def turns(self) -> list[Turn]:
        """The turns that are over, in the order in which they ended."""
        return [turn for step in self._live for turn in step.over]

    @property
    def _last(self) -> _Step:
        return self._live[-1] if self._live else _Step()

    def done(
        self, at: str, before: EncounterState, after: EncounterState, *, told: bool = True
    ) -> None:
        """At the moment *at*, a new act, of which this seat was *told*, led to *after*."""
        moment = self._pass(at, before) if told else None
        self._live.append(self._follow(before, after))
        self._redoable.clear()
        self._show(moment)

    def undone(self, at: str, before: EncounterState, *, told: bool = True) -> None:
        """At the moment *at*, the last act that counts was taken back, and *before* with it."""
        moment = self._pass(at, before) if told else None
        self._redoable.append(self._live.pop())
        self._show(moment)

    def redone(self, at: str, before: EncounterState, *, told: bool = True) -> None:
        """At the moment *at*, in the state *before*, the act taken back last was done again."""
        moment = self._pass(at, before) if told else None
        self._live.append(self._redoable.pop())
        self._show(moment)

    def shows(self, state: EncounterState) -> tuple[object, ...]:
        """Whatever of *state* these times depend on."""
        acting = sorted(state.active_for(self.seat))
        begun = tuple((who, state.clock.of(who).begun) for who in acting)
        return state.stage, state.paused, state.round, begun

    def _pass(self, at: str, before: EncounterState) -> datetime | None:
        """Time has passed in the state *before* until *at*; returns that moment."""
        moment = _moment(at)
        if moment is None:
            return None
        if self._at is not None and before.stage is Stage.RUNNING and not before.paused:
            # The clock of a machine may be set back.
            self._now += max(NOTHING, min(moment - self._at, LONGEST_GAP))
        self._at = moment
        return moment

    def _show(self, moment: datetime | None) -> None:
        if moment is not None:
            self.since = moment - self.ran

    def _follow(self, before: EncounterState, after: EncounterState) -> _Step:
        running = after.stage is Stage.RUNNING
        acting = after.active_for(self.seat) if running else frozenset()
        # A turn may follow upon another of the same combatant.
        again = {who for who in acting if after.clock.of(who).begun != before.clock.of(who).begun}
        last, now = self._last, self._now
        over = {who for who in last.begun if who not in acting or who in again}
        new = (acting - last.begun.keys()) | (acting & over)
        turns = [Turn(w, before.round, last.begun[w], now - last.begun[w]) for w in sorted(over)]
        going = {who: begun for who, begun in last.begun.items() if who not in over}
        changed = now if over or new else last.changed
        begins = running and (before.stage is not Stage.RUNNING or after.round != before.round)
        return _Step(
            tuple(turns),
            going | dict.fromkeys(sorted(new), now) if over or new else last.begun,
            changed,
            (after.round, now) if begins else None,
        )

    def _rounds(self) -> dict[str, int]:
        """How long each round has lasted, in seconds."""
        began = [step.round for step in self._live if step.round is not None]
        ends = [*(at for _, at in began[1:]), self._now]
        played: dict[int, timedelta] = {}
        for (number, at), end in zip(began, ends, strict=True):
            played[number] = played.get(number, NOTHING) + end - at
        return {str(number): _seconds(time) for number, time in played.items()}

    def told(self, players: Mapping[str, str]) -> dict[str, Any]:
        """All times in whole seconds; *players* names the seat of each combatant's player."""
        over = self.turns
        everybody = {turn.who for turn in over} | set(self._last.begun)
        by_player: dict[str, list[Turn]] = {}
        for turn in over:
            by_player.setdefault(players.get(turn.who, ""), []).append(turn)
        return {
            "played": _seconds(self._now),
            "rounds": self._rounds(),
            "combatants": {
                who: self._times([t for t in over if t.who == who]) for who in sorted(everybody)
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
