"""Characters that Pathbuilder 2e exports.

Source: the rules of Pathfinder 2e for hit points and perception; the file holds what they add up.
"""

from __future__ import annotations

from typing import Any

from rondel.intake.gathering import Gathering, Told
from rondel.intake.numbers import modifier, whole
from rondel.intake.rows import FRIENDS
from rondel.intake.trees import inner, members, several

NAME = "pathbuilder"


def recognises(tree: object) -> bool:
    """Whether *tree* is an export, or a list of them."""
    return any(members(build, "attributes") for build in _builds(tree))


def rows(tree: object, gathering: Gathering) -> None:
    """A row for each character, at full hit points."""
    for n, build in enumerate(_builds(tree)):
        points = _hit_points(build)
        gathering.take(
            f"[{n}]",
            Told(
                inner(build, "name"),
                side=FRIENDS,
                hp=points,
                max_hp=points,
                initiative=_perception(build),
            ),
        )


def _builds(tree: object) -> list[Any]:
    return [inner(one, "build") for one in several(tree)]


def _hit_points(build: object) -> int | None:
    """Of the ancestry, once; of the class and the constitution, for each level; and extra ones."""
    attributes = members(build, "attributes")
    by_constitution = modifier(inner(build, "abilities", "con"))
    level = whole(inner(build, "level"))
    once = [whole(attributes.get(name, 0)) for name in ("ancestryhp", "bonushp")]
    each = [whole(attributes.get(name, 0)) for name in ("classhp", "bonushpPerLevel")]
    if level is None:
        return None
    a_level = _sum(by_constitution, *each)
    return None if a_level is None else _sum(level * a_level, *once)


def _perception(build: object) -> int | None:
    """Wisdom, and for the trained their rank and level."""
    rank = whole(inner(build, "proficiencies", "perception") or 0)
    level = whole(inner(build, "level"))
    by_wisdom = modifier(inner(build, "abilities", "wis"))
    return _sum(by_wisdom, rank, level if rank else 0)


def _sum(*numbers: int | None) -> int | None:
    """Nothing, if one of *numbers* is not known."""
    known = [number for number in numbers if number is not None]
    return sum(known) if len(known) == len(numbers) else None
