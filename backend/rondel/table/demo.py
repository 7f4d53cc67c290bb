"""A table to try Rondel on: a fight that is set up and waits to begin."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping

from rondel.core import Command
from rondel.core.roster_words import AddCombatants
from rondel.table.answers import Created, Request
from rondel.table.commands import CreateEncounter, ShowEncounter
from rondel.table.tables import Tables

PREFERRED = "speed-rounds"  # the system of the fight, where it is installed

_HEROES, _FOES = "Heroes", "Foes"
_COMBATANTS = (
    AddCombatants("Warrior I", 1, _HEROES, controller="", hidden=False, hp=14),
    AddCombatants("Mira", 1, _HEROES, controller="", hidden=False, hp=11),
    AddCombatants("Grak", 1, _FOES, controller="", hidden=False, hp=16),
    AddCombatants("Goblin", 2, _FOES, controller="", hidden=False, hp=6),
    AddCombatants("Ambusher", 1, _FOES, controller="", hidden=True, hp=9),
)
# What each fights with in speed rounds, where it is played: half reflexes + weapon speed.
_SHEETS: tuple[tuple[str, str, dict[str, str | int]], ...] = (
    ("Warrior I", "SetReflexes", {"reflexes": 12}),
    ("Warrior I", "AddActivity", {"name": "Sword", "kind": "fighting", "value": 13}),
    ("Mira", "SetReflexes", {"reflexes": 14}),
    ("Mira", "AddActivity", {"name": "Bow", "kind": "fighting", "value": 9}),
    ("Mira", "AddActivity", {"name": "Sneak", "kind": "skill", "value": 12}),
    ("Grak", "SetReflexes", {"reflexes": 8}),
    ("Grak", "AddActivity", {"name": "Club", "kind": "fighting", "value": 6}),
    ("Goblin 1", "SetReflexes", {"reflexes": 10}),
    ("Goblin 1", "AddActivity", {"name": "Spear", "kind": "fighting", "value": 5}),
    ("Goblin 2", "CopySheet", {"like": "Goblin 1"}),
    ("Ambusher", "SetReflexes", {"reflexes": 13}),
    ("Ambusher", "AddActivity", {"name": "Knife", "kind": "fighting", "value": 8}),
)


def make_demo(tables: Tables) -> Created:
    """A new table with an encounter that is set up and shown."""
    created = tables.create("The mill by the ford")
    count = 0

    def give(command: Command, encounter: str = "") -> str:
        nonlocal count
        count += 1
        fields = {f.name: getattr(command, f.name) for f in dataclasses.fields(command)}
        request = Request(f"demo-{count}", encounter, type(command).__name__, fields=fields)
        outcome = tables.submit(created.table, created.seat, request, command)
        assert outcome.ok, outcome
        return outcome.result.get("encounter", "")

    system = PREFERRED if PREFERRED in tables.systems else next(iter(tables.systems))
    encounter = give(CreateEncounter("Ambush at the mill", system))
    for combatant in _COMBATANTS:
        give(combatant, encounter)
    figures = tables.document(created.table, created.seat, encounter)["encounter"]["figures"]
    ids = {figure["name"]: who for who, figure in figures.items()}
    kinds: Mapping[str, Callable[..., Command]] = tables.command_kinds(created.table, encounter)
    for name, kind, fields in _SHEETS:
        if kind in kinds:
            known = {k: ids.get(str(v), v) for k, v in fields.items()}
            give(kinds[kind](who=ids[name], **known), encounter)
    give(ShowEncounter(encounter))
    return created
