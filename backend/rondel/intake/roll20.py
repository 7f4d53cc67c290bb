"""Roll20: the turn order, as its API gives it, and as the script ChatTurnManager prints it.

Source: the help pages on `Campaign().get("turnorder")`, and ChatTurnManager 0.0.2. Of a token that
is in the order only the id is told, never the name.
"""

from __future__ import annotations

import re

from rondel.intake.gathering import Gathering, Told
from rondel.intake.trees import inner, key, word

NAME = "roll20"
CUSTOM = "-1"  # the id of an entry that is no token
_COMMAND = re.compile(r"!turns-(?:load|append)\s+(?=\[)")


def unwrapped(text: str) -> str:
    """The JSON in *text*, if that is a command of ChatTurnManager; else *text* itself."""
    command = _COMMAND.search(text)
    if command is None:
        return text
    return text[command.end() : text.rfind("]") + 1 or len(text)]


def recognises(tree: object) -> bool:
    """Whether *tree* is a turn order."""
    return isinstance(tree, list) and any(
        word(entry, "id") and inner(entry, "pr") is not None for entry in tree
    )


def rows(tree: object, gathering: Gathering) -> None:
    """A row for each entry with a name; what counts up or down by itself is no combatant."""
    assert isinstance(tree, list)
    for n, entry in enumerate(tree):
        id_, where = word(entry, "id"), f"[{n}]"
        if word(entry, "formula"):
            gathering.problem(where, "counter", name=word(entry, "custom"))
            continue
        if id_ != CUSTOM and not word(entry, "custom").strip():
            gathering.problem(where, "only-id")
            continue
        gathering.take(
            where,
            Told(
                inner(entry, "custom"),
                initiative=inner(entry, "pr"),
                key="" if id_ == CUSTOM else key(NAME, id_),
            ),
        )
