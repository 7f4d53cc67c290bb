"""Golden playthroughs: what was given, and after each step what everybody sees and is told.

A file in `tests/playthroughs` holds both. Lines with `>` are what somebody gives; all others are
written by Rondel and compared. After a wanted change, `RONDEL_WRITE_PLAYTHROUGHS=1` writes them
anew; read the difference before you commit it.
"""

from __future__ import annotations

import os
import shlex
from dataclasses import fields
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from rondel.core import GM, OBSERVER, Entry, Label, Offer, ScriptedDice, Seat, encounter
from rondel.core.seats import Role
from rondel.systems import installed

FOLDER = Path(__file__).parent / "playthroughs"
SEATS = {"gm": GM, "anna": Seat(Role.PLAYER, "anna"), "bruno": Seat(Role.PLAYER, "bruno")}


class Playthrough:
    def __init__(self, slug: str) -> None:
        self.system = installed()[slug]
        self.kinds = encounter.commands_of(self.system)
        self.state: Any = encounter.start(self.system)

    def give(self, line: str) -> list[str]:
        """Carry out `who Kind field=value … | faces`; what came of it, as text."""
        words, _, typed = line.partition("|")
        who, name, *given = shlex.split(words)
        kind, seat = self.kinds[name], SEATS[who]
        types = get_type_hints(kind)
        values = dict(pair.split("=", 1) for pair in given)
        command = kind(**{f.name: self.value(types[f.name], values[f.name]) for f in fields(kind)})
        answer = encounter.judge(self.system, self.state, seat, command)
        if not isinstance(answer, Offer):
            return [f"  refused: {answer.code}", ""]
        dice = ScriptedDice(map(int, typed.split()))
        told = []
        for event in encounter.decide(self.system, self.state, command, dice):
            before, self.state = self.state, encounter.evolve(self.system, self.state, event)
            for told_line in encounter.tell(self.system, before, event, self.state):
                public = all(self.state.roster.knows(OBSERVER, w) for w in told_line.concerns)
                mark = " " if public and not told_line.gm_only else "*"
                names = {k: self.state.roster[v].name for k, v in told_line.who.items()}
                told.append(f"  {mark}{said(told_line.label, names)}")
        assert dice.left == [], f"{line}: {dice.left} were not rolled"
        return [*told, *self.board("gm", GM), *self.board("observer", OBSERVER), ""]

    def value(self, wanted: Any, text: str) -> Any:
        if wanted is bool:
            return text == "yes"
        if wanted is int or text.lstrip("-").isdigit():
            return int(text)
        if text == "none":
            return None
        found = [c.id for c in self.state.roster.here if c.name == text]
        return found[0] if found else text

    def board(self, who: str, seat: Seat) -> list[str]:
        board = self.system.view(self.state, seat)
        lines = [f"  [{who}] {said(board.headline)}"]
        active = self.state.active_for(seat)
        for slot in board.slots:
            name = self.state.roster[slot.who].name if slot.who else said(slot.label)
            counters = " ".join(f"{c.key} {c.left}/{c.of}" for c in slot.counters)
            at = "-" if slot.at is None else str(slot.at)
            mark = ">" if slot.who in active else " "
            lines.append(f"   {mark} {at:>4} {name:<12} {slot.pip.value:<8} {counters}".rstrip())
        if board.line:
            assert board.moment
            lines.append(f"     the plan, at {board.moment.at}:")
            lines += [self.entry(entry) for entry in board.line if entry.state != "past"]
        if board.pools:
            lines.append("     " + ", ".join(f"{p.id} {p.left}/{p.of}" for p in board.pools))
        if board.tokens:
            lines.append("     out: " + "; ".join(said(token.label) for token in board.tokens))
        lines += [f"     {check.state}: {said(check.label)}" for check in board.checklist]
        return lines

    def entry(self, entry: Entry) -> str:
        name = self.state.roster[entry.who].name + ": " if entry.who else ""
        mark = ">" if entry.state == "now" else " "
        secret = " (secret)" if entry.secret else ""
        return f"     {mark} {entry.at:>4} {name}{said(entry.label)}{secret}"


def said(label: Label | None, more: dict[str, str] | None = None) -> str:
    if label is None:
        return ""
    params = {**label.params, **(more or {})}
    return " ".join([label.key, *(f"{k}={v}" for k, v in params.items())])


def played(text: str) -> str:
    """The playthrough with all that is not given written anew."""
    first, *lines = text.splitlines()
    playthrough = Playthrough(first.removeprefix("system: "))
    written = [first, ""]
    for line in lines:
        if line.startswith("# "):
            written += [line]
        if line.startswith("> "):
            written += [line, *playthrough.give(line[2:])]
    return "\n".join(written).rstrip() + "\n"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_the_playthrough_goes_as_it_went(path):
    text = path.read_text(encoding="utf-8")
    now = played(text)
    if os.environ.get("RONDEL_WRITE_PLAYTHROUGHS"):
        path.write_text(now, encoding="utf-8")

    assert now == path.read_text(encoding="utf-8")


def test_there_are_playthroughs():
    assert list(FOLDER.glob("*.txt"))
