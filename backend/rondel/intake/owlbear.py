"""Items of an Owlbear Rodeo scene: the characters and mounts among them.

Source: the types of @owlbear-rodeo/sdk 3.1 (`Item`, `Image`). Our own panel adds to each item *by*
whom it was put there, as far as it knows: "player" or "gm".
"""

from __future__ import annotations

from rondel.intake.gathering import Gathering, Told
from rondel.intake.trees import first, inner, items, key, several, word

NAME = "owlbear"
_PEOPLE = {"CHARACTER", "MOUNT"}  # layers
_LEANS = {"player": "friends", "gm": "foes"}  # by who put a token there
_TOKEN = {"", "IMAGE"}  # types of item; on those layers there are labels and rings as well


def recognises(tree: object) -> bool:
    """Whether *tree* is an item, a list of items, or an object that holds one."""
    return any(isinstance(inner(item, "layer"), str) and word(item, "id") for item in _items(tree))


def rows(tree: object, gathering: Gathering) -> None:
    """A row for each token; what the scene hides from players is hidden.

    Where players have put tokens of their own there, those are friends, and the GM's are foes. A
    scene in which the GM has put all says nothing of sides.
    """
    leaning = _LEANS if any(word(item, "by") == "player" for item in _items(tree)) else {}
    for n, item in enumerate(_items(tree)):
        if word(item, "layer") not in _PEOPLE or word(item, "type") not in _TOKEN:
            continue
        visible = inner(item, "visible")
        gathering.take(
            f"items[{n}]",
            Told(
                first(inner(item, "text", "plainText"), inner(item, "name")),
                hidden=not visible if isinstance(visible, bool) else None,
                key=key(NAME, word(item, "id")),
                leans=leaning.get(word(item, "by"), ""),
            ),
        )


def _items(tree: object) -> list[object]:
    return items(tree, "items") or several(tree)
