"""The initiative queue of TaleSpire, as its Symbiotes see it.

Source: the documentation of the Symbiotes' API (`TS.initiative.getQueue`, `initiativeUpdated`).
Our own Symbiote puts beside each creature what `TS.creatures.getMoreInfo` says of it.
"""

from __future__ import annotations

from typing import Any

from rondel.intake.gathering import Gathering, Told
from rondel.intake.trees import inner, items, key, word

NAME = "talespire"
_PLACES: tuple[tuple[str, ...], ...] = ((), ("queue",), ("payload",), ("payload", "queue"))


def recognises(tree: object) -> bool:
    """Whether *tree* is a queue, or the message that brings one."""
    return _queue(tree) is not None


def rows(tree: object, gathering: Gathering) -> None:
    """A row for each creature, in the order of the queue."""
    for n, item in enumerate(items(_queue(tree), "items")):
        hidden = inner(item, "isExplicitlyHidden")
        told = Told(
            inner(item, "name"),
            hp=inner(item, "hp", "value"),
            max_hp=inner(item, "hp", "max"),
            hidden=hidden if isinstance(hidden, bool) else None,
            key=key(NAME, word(item, "id")),
        )
        gathering.take(f"items[{n}]", told)


def _queue(tree: object) -> Any:
    places = (inner(tree, *path) for path in _PLACES)
    return next((place for place in places if _is_queue(place)), None)


def _is_queue(place: object) -> bool:
    return isinstance(inner(place, "items"), list) and (
        inner(place, "activeItemIndex") is not None
        or any(word(item, "kind") == "creature" for item in items(place, "items"))
    )
