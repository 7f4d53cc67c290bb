"""The log as one audience is told it.

Lines are written once, for everybody, and told to an audience as soon as it may know all that they
give away: at once, or at a reveal, or when the turn that everybody still sees is over. Lines are
numbered as they are told, so the numbers tell nothing about lines that were not.

If an act is taken back, all that was told with it is marked, and what others had done before waits
again. Whatever names somebody whom the audience no longer knows is then no part of its log any
more, and the rest is numbered as if it had never been: a reveal that was a slip leaves no trace for
those who come later.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rondel.core import EncounterState, Line, Rolled, Seat
from rondel.table.plain import label_json


@dataclass(frozen=True, slots=True)
class Written:
    """A line with the number of its act and the state in which it was written.

    *turn* is the one shown before, after which a line that waits is told; *place* is the line's
    among those of its act.
    """

    line: Line
    act: int
    place: int
    state: EncounterState
    turn: int


@dataclass(slots=True)
class _Told:
    """A line as it was told when the act *step* happened, which may be a later one than its own."""

    said: dict[str, Any]
    written: Written
    step: int
    undone: bool = False
    withheld: bool = False


@dataclass(slots=True)
class Telling:
    """What the audience of *seat* was told of an encounter, and what it still waits for.

    Each step brings the lines of an act and the state after it; the same acts always end in the
    same telling.
    """

    seat: Seat
    lines: list[dict[str, Any]] = field(default_factory=list)
    told_of: set[int] = field(default_factory=set)  # acts with a line that is not taken back
    _told: list[_Told] = field(default_factory=list)
    _first: dict[int, int] = field(default_factory=dict)  # act -> index of what was told since
    _waiting: list[Written] = field(default_factory=list)
    _shelved: dict[int, list[Written]] = field(default_factory=dict)  # by act taken back

    def done(self, act: int, written: tuple[Written, ...], state: EncounterState) -> None:
        """Something new was done."""
        if self._shelved:  # nothing of it can be done again
            self._shelved.clear()
            self._told = [told for told in self._told if not told.withheld]
        self._first[act] = len(self._told)
        self._waiting += (w for w in written if w.line.is_for(self.seat))
        ready = [w for w in self._waiting if self._may_hear(w, state)]
        if ready:
            self._waiting = [w for w in self._waiting if not self._may_hear(w, state)]
        new = [_Told(_said(w, state, self.seat), w, act) for w in ready]
        self._told += new
        self.lines += (told.said for told in new)
        self.told_of.update(w.act for w in ready)

    def undone(self, act: int, state: EncounterState) -> None:
        """*act* was taken back."""
        since = self._told[self._first[act] :]
        with_it = [told for told in since if told.step == act]
        self._shelved[act] = [w for w in self._waiting if w.act == act]
        again = [told.written for told in with_it if told.written.act != act]
        kept = [w for w in self._waiting if w.act != act]
        self._waiting = sorted([*again, *kept], key=lambda w: (w.act, w.place))
        for told in with_it:
            told.undone = True
        for told in since:
            told.withheld = not self._may_keep(told.written.line, state)
        if any(told.withheld for told in with_it):
            # It made somebody known: what only waited for that was never heard of either.
            for told in with_it:
                told.withheld |= told.written.act != act
        self._number()

    def redone(self, act: int, state: EncounterState) -> None:
        """*act*, which was taken back last, was done again."""
        since = self._told[self._first[act] :]
        with_it = [told for told in since if told.step == act]
        heard = {id(told.written) for told in with_it}
        waiting = [w for w in self._waiting if id(w) not in heard]
        self._waiting = [*waiting, *self._shelved.pop(act)]
        for told in with_it:
            told.undone = False
        for told in since:
            told.withheld = told.undone and not self._may_keep(told.written.line, state)
        self._number()

    def _number(self) -> None:
        """Number all lines anew."""
        self.lines = [
            {**told.said, "undone": True} if told.undone else told.said
            for told in self._told
            if not told.withheld
        ]
        self.told_of = {told.written.act for told in self._told if not told.undone}

    def _may_keep(self, line: Line, state: EncounterState) -> bool:
        """Whether *line*, which is taken back, may still be read."""
        return self.seat.is_gm or (not line.fades and self._knows(line, state))

    def _knows(self, line: Line, state: EncounterState) -> bool:
        roster = state.roster
        return all(w in roster.combatants and roster.knows(self.seat, w) for w in line.concerns)

    def _may_hear(self, written: Written, state: EncounterState) -> bool:
        if not self._knows(written.line, state):
            return False
        if self.seat.is_gm or not written.line.waits:
            return True
        return state.shown_turn != written.turn

    def page(self, start: int, end: int) -> dict[str, dict[str, Any]]:
        """The lines numbered *start* to *end* - 1, as far as there are such."""
        first, last = max(start, 1), min(end - 1, len(self.lines))
        return {str(n): self.lines[n - 1] for n in range(first, last + 1)}


def _said(written: Written, state: EncounterState, seat: Seat) -> dict[str, Any]:
    line = written.line
    label = label_json(line.label)
    if line.who:
        names = {param: state.roster[who].name for param, who in line.who.items()}
        label["params"] = {**line.label.params, **names}
    told: dict[str, Any] = {
        "label": label,
        "round": written.state.round,
        "about": list(dict.fromkeys([*line.who.values(), *sorted(line.about)])),
    }
    if written.state.clock.time is not None:
        # What waited for a step that others see happened then, as far as they know.
        seen = state if line.waits and not seat.is_gm else written.state
        told["time"] = seen.time_for(seat)
    if line.rolled:
        told["rolled"] = [_dice(rolled) for rolled in line.rolled]
    if line.override:
        told["by"] = "gm"
    if line.gm_only:
        told["gm_only"] = True
    return told


def _dice(rolled: Rolled) -> dict[str, Any]:
    told: dict[str, Any] = {"faces": list(rolled.faces), "sides": rolled.sides}
    told |= {} if rolled.lowest == 1 else {"lowest": rolled.lowest}
    return told | ({"at_table": True} if rolled.at_table else {})
