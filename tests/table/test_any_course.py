"""Laws that hold whatever course an encounter takes."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given
from hypothesis import strategies as st
from relay import HandOver, Rest, RollLuck
from search import examples
from tabletop import Game

from rondel.core.encounter import BeginEncounter, EndEncounter, ReopenEncounter
from rondel.core.roster_words import (
    AddCombatants,
    AddCondition,
    Assign,
    ChangeHp,
    Hide,
    RemoveCombatant,
    Rename,
    Reveal,
    WriteNote,
)
from rondel.table.commands import Redo, Undo
from rondel.table.streams import Stream, apply, digest
from rondel_schemas.document import Doc

ABOUT_ONE = (
    HandOver,
    RollLuck,
    Hide,
    Reveal,
    RemoveCombatant,
    lambda who: ChangeHp(who, -4),
    lambda who: WriteNote(who, "note"),
    lambda who: AddCondition(who, "dazed", "turn_end", 0, who),
    lambda who: Rename(who, "Somebody"),
    lambda who: Assign(who, ""),
)
ABOUT_ALL = (
    Rest,
    EndEncounter,
    ReopenEncounter,
    lambda: AddCombatants("Orc", 2, "side", "", hidden=True, hp=5),
)
BACK_AND_FORTH = ("undo", "undo", "redo")
MOST = 4  # combatants to choose from

steps = st.lists(
    st.tuples(
        st.sampled_from(ABOUT_ONE), st.integers(0, MOST - 1), st.booleans(), st.sampled_from("ab ")
    )
    | st.tuples(st.sampled_from(ABOUT_ALL))
    | st.tuples(st.sampled_from(BACK_AND_FORTH)),
    max_size=25,
)


class Course:
    """An encounter, and what three people saw of it so far."""

    def __init__(self, folder: Path) -> None:
        self.game = Game(folder)
        self.ada = self.game.invite("player", "Ada")
        self.watcher = self.game.invite("observer", "Screen")
        self.game.begin()
        for n in range(MOST):
            self.game.add(f"C{n}", of=self.ada if n == 0 else "", hidden=n == 1, hp=9)
        assert self.game.do(BeginEncounter()).ok
        self.seats = (self.game.gm, self.ada, self.watcher)
        self.streams = {seat: Stream(self.game.doc(seat)) for seat in self.seats}
        self.patched = {seat: self.game.doc(seat) for seat in self.seats}
        self.seen = {seat: set(self.game.figures(seat)) for seat in self.seats}

    def take(self, step: tuple) -> None:
        game = self.game
        told = game.doc()["encounter"]
        match step:
            case ("undo" | "redo" as which,):
                kind = Undo if which == "undo" else Redo
                outcome = game.do(kind(told.get(which, {"act": 0})["act"]))
            case (make,):
                outcome = game.do(make())
            case (make, n, by_player, press):
                ids = list(told["figures"])
                who = ids[n] if n < len(ids) else "nobody"
                seat = self.ada if by_player else None
                outcome = game.do(make(who), seat, press=press.strip())
        if not outcome.ok:
            assert [game.doc(seat) for seat in self.seats] == [
                self.streams[seat].doc for seat in self.seats
            ]

    def look(self) -> None:
        """Everybody is up to date, and knows of nobody whom they never saw."""
        everybody = set(self.game.figures()) | set.union(*self.seen.values())
        for seat, stream in self.streams.items():
            document = self.game.doc(seat)
            self.seen[seat] |= set(document["encounter"]["figures"])
            patch = stream.advance(document)
            if patch is not None:
                self.patched[seat] = apply(self.patched[seat], patch)
            assert self.patched[seat] == document
            assert digest(self.patched[seat]) == digest(document)
            text = json.dumps(document)
            assert not [who for who in everybody - self.seen[seat] if who in text]


@examples(10)
@given(steps)
def test_whatever_happens_the_laws_hold(course_of_things):
    with TemporaryDirectory() as folder:
        course = Course(Path(folder))
        game = course.game
        with closing(game.tables):
            for step in course_of_things:
                course.take(step)
                course.look()

            for document in game.everything():
                assert Doc().validate(document) == {}

            with closing(game.open()) as again:
                for seat in course.seats:
                    opened = game.fight if seat == game.gm else None
                    assert again.document(game.table, seat, opened) == game.doc(seat)

            file = game.tables.export(game.table, game.gm, game.fight)
            outcome = game.tables.import_(game.table, game.gm, "import", file)
            copy = game.doc(encounter=outcome.result["encounter"])["encounter"]
            assert copy | {"id": game.fight} == game.doc()["encounter"]
