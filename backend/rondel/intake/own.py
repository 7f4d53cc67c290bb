"""Encounters that Rondel itself gave out: who was in them in the end, with what was told of them.

What happened is not believed, it is only looked through; the rest of an encounter comes in by
importing the file.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rondel.intake.gathering import Gathering, Told
from rondel.intake.trees import inner, items, key, members, word

NAME = "rondel"
FORMAT = 1  # of a list of who is there
_FLAGS = {
    "CombatantHidden": ("hidden", True),
    "CombatantRevealed": ("hidden", False),
    "CombatantFell": ("fallen", True),
    "CombatantRaised": ("fallen", False),
}
_TEXTS = {"CombatantRenamed": "name", "SideChanged": "side", "NoteWritten": "note"}


def recognises(tree: object) -> bool:
    """Whether *tree* is what the export of an encounter gives, or its order as a list."""
    parts = (inner(tree, "acts"), inner(tree, "order"))
    return inner(tree, "rondel") is not None and any(isinstance(part, list) for part in parts)


def rows(tree: object, gathering: Gathering) -> None:
    """Everybody who is in the encounter at the end of the file."""
    for n, one in enumerate(items(tree, "order"), 1):
        gathering.take(f"order[{n}]", _listed(one))
    told: dict[str, _Story] = {}
    for event in _events(tree):
        _happen(told, event)
    for n, (who, one) in enumerate(told.items(), 1):
        gathering.take(
            f"combatants[{n}]",
            Told(
                one.values.get("name"),
                side=one.values.get("side"),
                hp=one.values.get("hp"),
                max_hp=one.values.get("max_hp"),
                hidden=one.values.get("hidden") is True,
                note=one.values.get("note"),
                key=word(one.values, "key") or key(NAME, who),
                fallen=one.values.get("fallen") is True,
                conditions=one.conditions.values(),
            ),
        )


def _listed(one: object) -> Told:
    told = members(one)
    return Told(
        told.get("name"),
        told.get("count", 1),
        side=told.get("side"),
        hp=told.get("hp"),
        max_hp=told.get("max_hp"),
        hidden=told.get("hidden") is True,
        note=told.get("note"),
        key=word(one, "key"),
        initiative=told.get("initiative"),
        fallen=told.get("fallen") is True,
        conditions=items(one, "conditions"),
    )


@dataclass(slots=True)
class _Story:
    """What the events so far say of one combatant."""

    values: dict[str, Any]
    conditions: dict[str, str] = field(default_factory=dict)  # names by id


def _events(tree: object) -> Iterator[Any]:
    """The events of all acts that count: not taken back, or done again after that."""
    live: list[Any] = []
    undone: list[Any] = []
    for act in items(tree, "acts"):
        events = items(act, "events")
        match sorted({word(event, "is") for event in events}):
            case ["Undone"]:
                undone += reversed(live[-len(events) :])
                del live[-len(events) :]
            case ["Redone"]:
                live += reversed(undone[-len(events) :])
                del undone[-len(events) :]
            case _:
                live.append(act)
                undone.clear()
    for act in live:
        yield from items(act, "events")


def _happen(told: dict[str, _Story], event: object) -> None:
    kind, who = word(event, "is"), word(event, "who")
    if kind == "CombatantAdded":
        added = members(event, "combatant")
        told[word(added, "id")] = new = _Story(dict(added))
        for condition in items(added, "conditions"):
            new.conditions[word(condition, "id")] = word(condition, "name")
        return
    if who not in told:
        return
    one = told[who]
    if kind in _FLAGS:
        name, value = _FLAGS[kind]
        one.values[name] = value
    elif kind in _TEXTS:
        one.values[_TEXTS[kind]] = inner(event, _TEXTS[kind])
    elif kind == "HpChanged":
        one.values |= {"hp": inner(event, "after"), "max_hp": inner(event, "max_hp")}
    elif kind == "ConditionBegan":
        one.conditions[word(event, "condition", "id")] = word(event, "condition", "name")
    elif kind == "ConditionEnded":
        one.conditions.pop(word(event, "condition"), None)
    elif kind == "CombatantRemoved":
        del told[who]
