"""One encounter in play: what its acts, those taken back left out, have come to."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rondel.core import Event, Seat, encounter
from rondel.table.acts import Act, Codec
from rondel.table.kept_dice import RollMemory
from rondel.table.log import Telling, Written
from rondel.table.pace import Pace

KEPT_STATES = 50  # states before the latest acts; undoing further back folds anew
MOST_EVENTS = 50_000  # in one encounter


@dataclass(frozen=True, slots=True)
class Step:
    """What an act leads to, before anybody has seen it.

    *through*: the states before that, of an act that takes back several, or does them again.
    """

    state: Any
    written: tuple[Written, ...] = ()
    through: tuple[Any, ...] = ()


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

    def of_one_press(self, acts: Iterable[int]) -> list[int]:
        """The first of *acts*, and those next to it that came of the same press."""
        found: list[int] = []
        for seq in acts:
            if found and not self.act(seq).goes_with(self.act(found[0])):
                break
            found.append(seq)
        return found

    def step(self, act: Act) -> Step:
        """What *act* leads to. Raises ValueError if it cannot come next."""
        if act.seq != self.next_seq:
            raise ValueError(f"act {act.seq} cannot follow act {len(self.acts)}")
        if act.undone:
            if act.undone != _top(self.live, len(act.events)):
                raise ValueError(f"act {act.seq} takes back others than the last that count")
            *through, state = self._before(len(act.undone))
            return Step(state, through=tuple(through))
        if act.redone:
            if act.redone != _top(self.redoable, len(act.events)):
                raise ValueError(f"act {act.seq} does others again than those undone last")
            *through, state = self._after(self.state, act.redone)
            return Step(state, through=tuple(through))
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
        self.acts.append(act)
        self.events += len(act.events)
        states = (*step.through, step.state)
        if act.undone:
            for target, state in zip(act.undone, states, strict=True):
                self._take_back(target, state, act.at)
        elif act.redone:
            for target, state in zip(act.redone, states, strict=True):
                self._take_again(target, state, act.at)
        else:
            self._take_new(act, step)

    def _take_back(self, target: int, state: Any, at: str) -> None:
        self.redoable.append(self.live.pop())
        if self._earlier:
            self._earlier.pop()
        self.rolls.undone(self.act(target))
        for telling in self._tellings.values():
            telling.undone(target, state)
        for seat, pace in self._paces.items():
            pace.undone(at, self.state, told=self._tells(seat, state, target))
        self.state = state

    def _take_again(self, target: int, state: Any, at: str) -> None:
        self._earlier.append(self.state)
        self.live.append(self.redoable.pop())
        self.rolls.done(self.act(target))
        for telling in self._tellings.values():
            telling.redone(target, state)
        for seat, pace in self._paces.items():
            pace.redone(at, self.state, told=self._tells(seat, state, target))
        self.state = state

    def _take_new(self, act: Act, step: Step) -> None:
        heard = {seat: len(telling.lines) for seat, telling in self._tellings.items()}
        self._earlier.append(self.state)
        self.live.append(act.seq)
        self.redoable.clear()
        self.rolls.done(act)
        self._by_seat.setdefault(act.seat, []).append(act.seq)
        for telling in self._tellings.values():
            telling.done(act.seq, step.written, step.state)
        for seat, pace in self._paces.items():
            told = len(self._tellings[seat].lines) != heard[seat]
            told = told or self._tells(seat, step.state, act.seq)
            pace.done(act.at, self.state, step.state, told=told)
        self.state = step.state

    def _tells(self, seat: Seat, state: Any, act: int) -> bool:
        """Whether *seat* notices that *act* led to *state*: by the log, or by whose turn it is."""
        shows = self._paces[seat].shows
        noticed = act in self._tellings[seat].told_of or shows(self.state) != shows(state)
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

    def _after(self, state: Any, acts: Iterable[int]) -> Iterator[Any]:
        """The state after each of *acts*, the first of which follows upon *state*."""
        for seq in acts:
            state = self._fold(state, self.act(seq).events)
            yield state

    def _before(self, count: int) -> Sequence[Any]:
        """The state before each of the last *count* acts that count, that of the last one first."""
        if count <= len(self._earlier):
            return list(self._earlier)[: -count - 1 : -1]
        first = len(self.live) - count
        events = (event for seq in self.live[:first] for event in self.act(seq).events)
        state = self._fold(encounter.start(self.system), events)
        return [state, *self._after(state, self.live[first:-1])][::-1]


def _top(stack: Sequence[int], count: int) -> tuple[int, ...]:
    """The last *count* of *stack*, the very last of them first."""
    return tuple(reversed(stack[-count:]))
