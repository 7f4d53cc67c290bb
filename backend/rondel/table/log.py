"""The log as one audience is told it.

Lines are written once, for everybody, and told to an audience as soon as it may know all that they
give away: at once, or at a reveal, or when the turn that everybody still sees is over. What was
told stays told; if its act is taken back, the line is marked. Lines are numbered as they are told,
so the numbers tell nothing about lines that were not.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rondel.core import EncounterState, Line, Rolled, Seat
from rondel.table.plain import label_json


@dataclass(frozen=True, slots=True)
class Written:
    """A line with the number of its act and the state in which it was written.

    *turn* is the one shown before, after which a line that waits is told.
    """

    line: Line
    act: int
    state: EncounterState
    turn: int


@dataclass(slots=True)
class Telling:
    """What the audience of *seat* was told of an encounter, and what it still waits for.

    Each step brings the lines of an act and the state after it; the same acts always end in the
    same telling.
    """

    seat: Seat
    lines: list[dict[str, Any]] = field(default_factory=list)
    told_of: dict[int, list[int]] = field(default_factory=dict)  # act -> indices of its lines
    _waiting: list[Written] = field(default_factory=list)
    _shelved: dict[int, list[Written]] = field(default_factory=dict)  # by act taken back

    def done(self, written: tuple[Written, ...], state: EncounterState) -> None:
        """Something new was done."""
        self._shelved.clear()
        self._waiting += (w for w in written if w.line.is_for(self.seat))
        self._tell(state)

    def undone(self, act: int, state: EncounterState) -> None:
        """*act* was taken back."""
        self._shelved[act] = [w for w in self._waiting if w.act == act]
        self._waiting = [w for w in self._waiting if w.act != act]
        for index in self.told_of.get(act, ()):
            self.lines[index] = {**self.lines[index], "undone": True}
        self._tell(state)

    def redone(self, act: int, state: EncounterState) -> None:
        """*act*, which was taken back last, was done again."""
        self._waiting += self._shelved.pop(act)
        for index in self.told_of.get(act, ()):
            self.lines[index] = {k: v for k, v in self.lines[index].items() if k != "undone"}
        self._tell(state)

    def _tell(self, state: EncounterState) -> None:
        ready = [w for w in self._waiting if self._may_hear(w, state)]
        self._waiting = [w for w in self._waiting if not self._may_hear(w, state)]
        for written in ready:
            self.told_of.setdefault(written.act, []).append(len(self.lines))
            self.lines.append(_told(written, state, self.seat))

    def _may_hear(self, written: Written, state: EncounterState) -> bool:
        line, roster = written.line, state.roster
        if not all(w in roster.combatants and roster.knows(self.seat, w) for w in line.concerns):
            return False
        if self.seat.is_gm or not line.waits:
            return True
        return state.shown_turn != written.turn

    def page(self, start: int, end: int) -> dict[str, dict[str, Any]]:
        """The lines numbered *start* to *end* - 1, as far as there are such."""
        first, last = max(start, 1), min(end - 1, len(self.lines))
        return {str(n): self.lines[n - 1] for n in range(first, last + 1)}


def _told(written: Written, state: EncounterState, seat: Seat) -> dict[str, Any]:
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
