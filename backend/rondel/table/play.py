"""One encounter in play: what its acts, those taken back left out, have come to."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rondel.core import Event, Seat, encounter
from rondel.table.acts import Act, Codec, Redone, Undone
from rondel.table.kept_dice import RollMemory
from rondel.table.log import Telling, Written
from rondel.table.pace import Pace

KEPT_STATES = 50  # states before the latest acts; undoing further back folds anew
MOST_EVENTS = 50_000  # in one encounter


@dataclass(frozen=True, slots=True)
class Step:
    """What an act leads to, before anybody has seen it."""

    state: Any
    written: tuple[Written, ...] = ()


class Play:
    """The acts of an encounter and what follows from them.

    `step` says what an act would lead to and changes nothing; `take` makes it so. Acts that count
    are a stack: only its top can be undone, and only what was undone last can be redone.
    """

    def __init__(self, codec: Codec, seats: Iterable[Seat] = ()) -> None:
        self.codec = codec
        self.system = codec.system
        self.state: Any = encounter.start(self.system)
        self.acts: list[Act] = []
        self.live: list[int] = []  # the numbers of the acts that count
        self.redoable: list[int] = []  # those that can be redone, the next one last
        self.events = 0  # how many there are in all acts
        self.rolls = RollMemory()
        self._earlier: deque[Any] = deque(maxlen=KEPT_STATES)
        self._by_seat: dict[str, list[int]] = {}
        self._tellings = {seat: Telling(seat) for seat in seats}
        self._paces = {seat: Pace(seat) for seat in self._tellings}

    @property
    def next_seq(self) -> int:
        """The number of the next act."""
        return len(self.acts) + 1

    def act(self, seq: int) -> Act:
        """The act numbered *seq*."""
        return self.acts[seq - 1]

    def done_by(self, seat: str) -> Sequence[int]:
        """The numbers of all acts of *seat* that did something."""
        return self._by_seat.get(seat, ())

    def step(self, act: Act) -> Step:
        """What *act* leads to. Raises ValueError if it cannot come next."""
        if act.seq != self.next_seq:
            raise ValueError(f"act {act.seq} cannot follow act {len(self.acts)}")
        match act.events:
            case (Undone(target),):
                if self.live[-1:] != [target]:
                    raise ValueError(f"act {target} is not the last that counts")
                return Step(self._before_last())
            case (Redone(target),):
                if self.redoable[-1:] != [target]:
                    raise ValueError(f"act {target} was not undone last")
                return Step(self._fold(self.state, self.act(target).events))
        state = self.state
        written: list[Written] = []
        for event in act.events:
            after = encounter.evolve(self.system, state, event)
            lines = encounter.tell(self.system, state, event, after)
            for line in lines:
                written.append(Written(line, act.seq, len(written), after, state.shown_turn))
            state = after
        return Step(state, tuple(written))

    def take(self, act: Act, step: Step) -> None:
        """*act* has happened, with *step* as `self.step(act)` foresaw it."""
        heard = {seat: len(telling.lines) for seat, telling in self._tellings.items()}
        self.acts.append(act)
        self.events += len(act.events)
        match act.events:
            case (Undone(target),):
                self.redoable.append(self.live.pop())
                if self._earlier:
                    self._earlier.pop()
                self.rolls.undone(self.act(target))
                for telling in self._tellings.values():
                    telling.undone(target, step.state)
                for seat, pace in self._paces.items():
                    pace.undone(act.at, self.state, told=self._tells(seat, step, target))
            case (Redone(target),):
                self._earlier.append(self.state)
                self.live.append(self.redoable.pop())
                self.rolls.done(self.act(target))
                for telling in self._tellings.values():
                    telling.redone(target, step.state)
                for seat, pace in self._paces.items():
                    pace.redone(act.at, self.state, told=self._tells(seat, step, target))
            case _:
                self._earlier.append(self.state)
                self.live.append(act.seq)
                self.redoable.clear()
                self.rolls.done(act)
                self._by_seat.setdefault(act.seat, []).append(act.seq)
                for telling in self._tellings.values():
                    telling.done(act.seq, step.written, step.state)
                for seat, pace in self._paces.items():
                    told = len(self._tellings[seat].lines) != heard[seat]
                    told = told or self._tells(seat, step, act.seq)
                    pace.done(act.at, self.state, step.state, told=told)
        self.state = step.state

    def _tells(self, seat: Seat, step: Step, act: int) -> bool:
        """Whether *seat* notices *step* of *act*: by the log, or by whose turn it is."""
        shows = self._paces[seat].shows
        noticed = act in self._tellings[seat].told_of or shows(self.state) != shows(step.state)
        return seat.is_gm or noticed

    def replay(self, acts: Iterable[Act]) -> None:
        """All *acts* have happened, one after the other. Raises whatever they make impossible."""
        for act in acts:
            self.take(act, self.step(act))

    def telling(self, seat: Seat) -> Telling:
        """The log as *seat* was told it."""
        self._meet(seat)
        return self._tellings[seat]

    def pace(self, seat: Seat) -> Pace:
        """The times of the table as *seat* saw them."""
        self._meet(seat)
        return self._paces[seat]

    def _meet(self, seat: Seat) -> None:
        if seat not in self._tellings:
            again = Play(self.codec, [seat])
            again.replay(self.acts)
            self._tellings[seat], self._paces[seat] = again.telling(seat), again.pace(seat)

    def _fold(self, state: Any, events: Iterable[Event]) -> Any:
        return encounter.fold(self.system, state, events)

    def _before_last(self) -> Any:
        if self._earlier:
            return self._earlier[-1]
        events = (event for seq in self.live[:-1] for event in self.act(seq).events)
        return self._fold(encounter.start(self.system), events)
