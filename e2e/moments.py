"""Telling moments of a fight in each system, each at a table of its own, ready to be looked at.

The courses are written as in `tests/playthroughs`: `> who Kind field=value … | faces`. Lines with
`=` name the moment that has come.
"""

from __future__ import annotations

import itertools
import shlex
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, get_type_hints

from rondel.core import Command
from rondel.systems import installed
from rondel.table import Request, Tables
from rondel.table.commands import CreateEncounter, InviteSeat, ShowEncounter
from rondel.web.config import DATABASE

SPEED_ROUNDS = """
> gm AddCombatants name=Mira side=Heroes controller=anna hp=14
> gm AddCombatants name="Hildegard von der Hohen Warte" side=Heroes controller=bruno hp=11
> gm AddCombatants name=Goblin count=2 side=Foes hp=6
> gm AddCombatants name=Ambusher side=Foes hidden=yes hp=9
> gm AddActivity who=Mira name=Sword kind=given value=19
> gm AddActivity who="Hildegard von der Hohen Warte" name=Bow kind=given value=12
> gm AddActivity who=Ambusher name=Knife kind=given value=11
= set-up
> gm BeginEncounter
> anna RollSpeed who=Mira | 6 4
= rolling
> gm RollSpeed who="Goblin 1" | 1 2
> gm RollSpeed who="Goblin 2" | 2 1
> gm RollSpeed who=Ambusher | 5 2
> bruno RollSpeed who="Hildegard von der Hohen Warte" | 5 4
> gm BeginTurns
> bruno Intend who="Hildegard von der Hohen Warte" what="pins the chief down with arrows" public=yes
> gm ChangeHp who=Mira by=-9
> gm AddCondition who=Mira name=poisoned until=endless rounds=0 whose=
> gm SetTimer mode=up seconds=60 seen=all
> anna SpendActions who=Mira manoeuvre=attack basic=1 bonus=1
= turn
> anna EndTurn who=Mira
> gm MarkFallen who="Goblin 2"
= waiting
> gm PauseEncounter
= paused
> gm ResumeEncounter
> bruno EndTurn who="Hildegard von der Hohen Warte"
> gm EndTurn who=Ambusher
> gm EndTurn who="Goblin 1"
= over
"""
DICE_BAG = """
> gm AddCombatants name=Aino side=North controller=anna hp=5
> gm AddCombatants name=Kaarlo side=North controller=anna hp=5
> gm AddCombatants name=Otso side=South controller=bruno hp=6
> gm AddCombatants name=Lurker side=South hidden=yes hp=4
> gm SetAbility who=Aino ability=divides has=yes
> gm SetDice side=North colour=red count=1
> gm SetDice side=North colour=yellow count=1
> gm SetDice side=North colour=green count=0
> gm SetDice side=South colour=red count=2
> gm SetDice side=South colour=yellow count=0
> gm SetDice side=South colour=green count=0
> gm AddSpecialEvent name=Rockfall
> gm SetXp side=North xp=120
> gm SetXp side=South xp=90
= set-up
> gm BeginEncounter
> gm DecideSides
= rolling
> anna SideReady side=North
> bruno SideReady side=South
= drawing
> gm TakeDie die="yellow|North"
> gm SetTimer mode=down seconds=90 seen=all
> anna TakeSpecialEvent special=Rockfall instead=
> anna Activate who=Aino
= turn
> anna DeclareOrder who=Aino order=assault note=
= waiting
> bruno React who=Otso note=
> anna RollDifficulty who=Aino target=7 modifier=0 | 7
> anna CompleteOrder
> anna EndActivation
> gm TakeDie die="red|South"
> bruno Activate who=Otso
> bruno EndActivation
> gm TakeDie die="red|North"
> anna Activate who=Kaarlo
> anna EndActivation
> gm TakeDie die="red|South"
> gm SpendDie
= over
"""
TIME_PLAN = """
> gm AddCombatants name=Mira side=Heroes controller=anna hp=9
> gm AddCombatants name=Bruno side=Heroes controller=bruno hp=9
> gm AddCombatants name=Guard side=Watch hp=6
> gm AddCombatants name=Thief side=Thieves hidden=yes hp=4
> anna SetIntuition who=Mira intuition=2
> gm AddTrait who=Bruno name="Heavy armour" value=-2 when=always
> gm NameTrigger what="A crate falls" unexpected=yes
> gm NoteEvent what="A lamp goes out" row=3 visible=no
> gm NoteRepeating what="The bell tolls" row=12 every=12 times=2 visible=yes
= set-up
> gm BeginEncounter
> anna RollReaction who=Mira | 9
= rolling
> bruno RollReaction who=Bruno | 9
> gm RollReaction who=Guard | 5
> gm RollReaction who=Thief | 3
> gm StartPlan force=no
> gm FastForward skip=no
> gm SetTimer mode=up seconds=60 seen=all
= turn
> anna DeclareAction who=Mira what=strike cost=6 effect=end
> gm FastForward skip=no
= waiting
> bruno DeclareAction who=Bruno what=shoot cost=8 effect=end
> gm FastForward skip=no
= later
> gm EndEncounter
= over
"""
COURSES = {"speed-rounds": SPEED_ROUNDS, "dice-bag": DICE_BAG, "time-plan": TIME_PLAN}
GIVEN = itertools.count()  # a table knows each request by its number, whichever play it was in
SEATS = {"anna": "player", "bruno": "player", "observer": "observer"}


def until(moment: str, course: str) -> str:
    """What is played in that *course* before the *moment* has come."""
    before, _, _ = course.partition(f"= {moment}\n")
    return "\n".join(line for line in before.splitlines() if line.startswith("> "))


@dataclass
class Moment:
    """A table at a moment; *tokens* open its seats: gm, anna, bruno, observer."""

    system: str
    name: str
    table: str
    tokens: dict[str, str]


@dataclass
class _Table:
    """A table on which a course is played."""

    tables: Tables
    system: str
    table: str
    tokens: dict[str, str]
    seats: dict[str, str]
    fight: str = ""

    def submit(self, who: str, command: Command, **more: Any) -> dict[str, str]:
        given = {f.name: getattr(command, f.name) for f in fields(command)}
        encounter = more.pop("encounter", "")
        request = Request(
            f"moment-{next(GIVEN)}", encounter, type(command).__name__, fields=given, **more
        )
        outcome = self.tables.submit(self.table, self.seats[who], request, command)
        assert outcome.ok, (who, command, outcome)
        return dict(outcome.result)

    def give(self, line: str) -> None:
        """Carry out `who Kind field=value … | faces`."""
        words, _, typed = line.partition(" | ")
        who, name, *given = shlex.split(words)
        kind = self.tables.command_kinds(self.table, self.fight)[name]
        types = get_type_hints(kind)
        opened = self.fight if who == "gm" else None
        document = self.tables.document(self.table, self.seats[who], opened)["encounter"]
        offers = [o for o in document["offers"].values() if o["kind"] == name]
        expect = next((o.get("expect", "") for o in offers), "")
        called = {figure["name"]: who for who, figure in document["figures"].items()} | self.seats
        for domain in (d for offer in offers for d in offer["fields"].values()):
            labelled = zip(domain.get("values", ()), domain.get("labels", ()), strict=False)
            for value, label in labelled:
                called |= {str(said): value for said in label.get("params", {}).values()}
        taken = {n: d.get("values", ()) for offer in offers for n, d in offer["fields"].items()}
        pairs = [pair.split("=", 1) for pair in given]
        values = {
            n: called[v] if v in called and v not in taken.get(n, ()) else _value(types[n], v)
            for n, v in pairs
        }
        if name == "AddCombatants":
            values = {"count": 1, "controller": "", "hidden": False, "hp": None, **values}
        rolled = tuple(map(int, typed.split())) or None
        self.submit(who, kind(**values), encounter=self.fight, expect=expect, rolled=rolled)

    def sit_down(self, name: str, seats: Mapping[str, str]) -> _Table:
        """An encounter of that *name* is shown to *seats*, given by their roles."""
        for seat, role in seats.items():
            invited = self.submit("gm", InviteSeat(role, seat.capitalize()))
            self.seats[seat], self.tokens[seat] = invited["seat"], invited["token"]
        self.fight = self.submit("gm", CreateEncounter(name, self.system))["encounter"]
        self.submit("gm", ShowEncounter(self.fight))
        return self


def _value(wanted: Any, text: str) -> Any:
    """What *text* means in a field of that type."""
    if wanted is bool:
        return text == "yes"
    if text == "none":
        return None
    return int(text) if text.lstrip("-").isdigit() else text


def play(  # noqa: PLR0913 - all by name
    data: Path, *, table: str, token: str, system: str, name: str, course: str, **seats: str
) -> dict[str, str]:
    """Play *course* in a new encounter at the *table* whose owner has *token*; the tokens of all.

    *seats* are those who sit down, by their roles.
    """
    tables = Tables(f"sqlite:///{data / DATABASE}", installed())
    try:
        owner = tables.seat(table, token).id
        played = _Table(tables, system, table, {"gm": token}, {"gm": owner}).sit_down(name, seats)
        for line in course.splitlines():
            if line.strip():
                played.give(line.strip().removeprefix("> "))
    finally:
        tables.close()
    return played.tokens


def prepare(
    data: Path,
    wanted: Iterable[tuple[str, str]] | None = None,
    courses: Mapping[str, str] = COURSES,
) -> list[Moment]:
    """Play all *courses* to each of their moments, or to those *wanted*, in the folder *data*."""
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    tables = Tables(f"sqlite:///{data / DATABASE}", installed())
    asked = None if wanted is None else set(wanted)
    moments = []
    try:
        for system, course in courses.items():
            for line in course.strip().splitlines():
                name = line.removeprefix("= ")
                if name == line or (asked is not None and (system, name) not in asked):
                    continue
                made = tables.create("Tuesday")
                table = _Table(tables, system, made.table, {"gm": made.token}, {"gm": made.seat})
                table.sit_down("Ambush at the mill", SEATS)
                for given in until(name, course).splitlines():
                    table.give(given.removeprefix("> "))
                moments.append(Moment(system, name, table.table, table.tokens))
    finally:
        tables.close()
    return moments
