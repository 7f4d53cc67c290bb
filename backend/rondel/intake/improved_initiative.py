"""Improved Initiative: saved encounters, stat blocks, characters, and an export of all of them.

Source: `common/StatBlock.ts`, `CombatantState.ts` and `PersistentCharacter.ts` of the project. The
export is the browser's storage: texts of JSON by keys such as "ImprovedInitiative.Creatures.x".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rondel.intake import trees
from rondel.intake.gathering import Gathering, Told
from rondel.intake.numbers import modifier, whole
from rondel.intake.rows import FOES, FRIENDS
from rondel.intake.trees import first, inner, items, key, parts, several, word

NAME = "improved-initiative"


def recognises(tree: object) -> bool:
    """Whether *tree* is an encounter, a stat block, a character, or holds some."""
    return next(_listings(tree), None) is not None


def rows(tree: object, gathering: Gathering) -> None:
    """A row for each combatant of an encounter, and for each stat block and character."""
    for where, listing in _listings(tree):
        if fighters := items(listing, "Combatants") or items(listing, "Creatures"):
            _encounter(where, fighters, gathering)
        elif gathering.full:
            return
        else:
            _one(where, listing, _sheet(listing).get("Name"), gathering)


def _encounter(where: str, fighters: list[Any], gathering: Gathering) -> None:
    # Several of a kind go by a number, which those who are alone do not show.
    kinds = Counter(word(_sheet(one), "Name") for one in fighters)
    for n, one in enumerate(fighters):
        name, number = word(_sheet(one), "Name"), word(one, "IndexLabel")
        numbered = f"{name} {number}" if number and name and kinds[name] > 1 else name
        called = first(inner(one, "Alias"), numbered)
        _one(f"{where}Combatants[{n}]", one, called, gathering)


def _one(where: str, one: object, name: object, gathering: Gathering) -> None:
    sheet = _sheet(one)
    most = first(inner(one, "MaxHP"), inner(sheet, "HP", "Value"))
    hidden = inner(one, "Hidden")
    gathering.take(
        where.rstrip("."),
        Told(
            name,
            side=FRIENDS if word(sheet, "Player") else FOES,
            hp=first(inner(one, "CurrentHP"), most),
            max_hp=most,
            hidden=hidden if isinstance(hidden, bool) else None,
            initiative=first(inner(one, "Initiative"), _bonus(sheet)),
            # A stat block is a kind; only what was made from it is somebody.
            key="" if one is sheet else key(NAME, word(one, "Id")),
            conditions=(first(inner(tag, "Text"), tag) for tag in items(one, "Tags")),
        ),
    )


def _sheet(one: Any) -> dict[str, Any]:
    # Older encounters spell it with a small b.
    sheet = first(inner(one, "StatBlock"), inner(one, "Statblock"))
    if isinstance(sheet, dict):
        return sheet
    return one if isinstance(one, dict) else {}


def _bonus(sheet: object) -> object:
    """What the sheet adds to initiative, or what stands there instead of a number."""
    bonus = first(inner(sheet, "InitiativeModifier"), 0)
    known, by_dexterity = whole(bonus), modifier(first(inner(sheet, "Abilities", "Dex"), 10))
    return bonus if known is None else None if by_dexterity is None else known + by_dexterity


def _listings(tree: Any) -> Iterator[tuple[str, Any]]:
    """What *tree* is or holds of that program's, and the way to it."""
    if _is_listing(tree):
        yield "", tree
        return
    for n, held in enumerate(parts(tree)):
        for m, listing in enumerate(several(_opened(held))):
            if _is_listing(listing):
                yield f"[{n}][{m}]." if isinstance(held, list) else f"[{n}].", listing


def _opened(held: object) -> object:
    """*held*, or what it stands for if it is JSON written as a text."""
    if isinstance(held, str) and held.startswith("{"):
        try:
            return trees.parse(held)
        except trees.NoJson:
            return None
    return held


def _is_listing(one: object) -> bool:
    if items(one, "Combatants") or items(one, "Creatures"):
        return True
    sheet = _sheet(one)
    numbers = isinstance(sheet.get("HP"), dict) or isinstance(sheet.get("Abilities"), dict)
    return bool(word(sheet, "Name")) and numbers
