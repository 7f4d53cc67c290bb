"""Stat blocks of the fifth edition: Open5e (both versions of its API) and the 5e SRD API.

Source: the OpenAPI descriptions of both.
"""

from __future__ import annotations

from typing import Any

from rondel.intake.gathering import Gathering, Told
from rondel.intake.numbers import modifier, whole
from rondel.intake.rows import FOES
from rondel.intake.trees import first, inner, items, several, word

NAME = "stat-block"


def recognises(tree: object) -> bool:
    """Whether *tree* is a stat block, a list of them, or a page of a list."""
    return any(
        word(block, "name") and inner(block, "hit_points") is not None for block in _blocks(tree)
    )


def rows(tree: object, gathering: Gathering) -> None:
    """A row for each stat block. It is a kind and nobody yet, so it has no key."""
    for n, block in enumerate(_blocks(tree)):
        points = inner(block, "hit_points")
        gathering.take(
            f"[{n}]",
            Told(
                inner(block, "name"),
                side=FOES,
                hp=points,
                max_hp=points,
                initiative=_bonus(block),
            ),
        )


def _blocks(tree: object) -> list[Any]:
    return items(tree, "results") or several(tree)


def _bonus(block: object) -> int | None:
    if (told := inner(block, "initiative_bonus")) is not None:
        return whole(told)
    return modifier(first(inner(block, "ability_scores", "dexterity"), inner(block, "dexterity")))
