"""Foundry VTT: exported actors, and the combatants of a combat.

Source: the data models of Foundry 13 and of its systems dnd5e and pf2e. Up to version 9 an actor's
numbers lay in `data` instead of `system`, and its token in `token` instead of `prototypeToken`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rondel.intake.gathering import Gathering, Told
from rondel.intake.numbers import modifier, whole
from rondel.intake.rows import FOES, FRIENDS
from rondel.intake.trees import first, inner, items, key, members, several, word

ACTOR = "foundry-actor"
COMBAT = "foundry-combat"
_SOURCE = "foundry"
_TOKENS = ("prototypeToken", "token")
_HIT_POINTS = (("attributes", "hp"), ("hp",), ("health",))  # of systems that have such
_SIDES = {1: FRIENDS, -1: FOES}  # by a token's disposition


def recognises_actors(tree: object) -> bool:
    """Whether *tree* is an actor, a list of actors, or an object that holds one."""
    return any(_is_actor(actor) for actor in _actors(tree))


def actors(tree: object, gathering: Gathering) -> None:
    """A row for each actor."""
    for n, actor in enumerate(_actors(tree)):
        if _is_actor(actor):
            points = _hit_points(actor)
            gathering.take(
                f"actors[{n}]",
                Told(
                    inner(actor, "name"),
                    side=_side(actor, *(inner(actor, token) for token in _TOKENS)),
                    hp=inner(points, "value"),
                    max_hp=inner(points, "max"),
                    initiative=_bonus(actor),
                    key=key(_SOURCE, "actor", word(actor, "_id")),
                ),
            )


def recognises_combat(tree: object) -> bool:
    """Whether *tree* is a combat, or the list of its combatants."""
    return any(
        word(one, "tokenId") or word(one, "actorId") or isinstance(inner(one, "defeated"), bool)
        for one in _combatants(tree)
    )


def combat(tree: object, gathering: Gathering) -> None:
    """A row for each combatant; tokens of one actor are different combatants."""
    scene = word(tree, "scene")
    for n, one in enumerate(_combatants(tree)):
        actor, token = members(one, "actor"), members(one, "token")
        points = _hit_points(actor)
        hidden = first(inner(one, "hidden"), inner(token, "hidden"))
        place = first(word(one, "sceneId"), scene, "-")
        by_token = key(_SOURCE, place, word(one, "tokenId"))
        name = first(*(inner(o, "name") for o in (one, token, actor)))
        if by_token and name is None:
            gathering.problem(f"combatants[{n}]", "only-id")
            continue
        gathering.take(
            f"combatants[{n}]",
            Told(
                name,
                side=_side(actor, token) or _by_npc(one),
                hp=inner(points, "value"),
                max_hp=inner(points, "max"),
                hidden=hidden if isinstance(hidden, bool) else None,
                initiative=inner(one, "initiative"),
                fallen=inner(one, "defeated") is True,
                key=by_token or key(_SOURCE, "combatant", word(one, "_id")),
            ),
        )


def _actors(tree: object) -> list[Any]:
    return items(tree, "actors") or several(tree)


def _combatants(tree: object) -> list[Any]:
    return items(tree, "combatants") or (tree if isinstance(tree, list) else [])


def _is_actor(actor: object) -> bool:
    if not word(actor, "name") or not _numbers(actor):
        return False
    has_token = any(isinstance(inner(actor, token), dict) for token in _TOKENS)
    numbers = _numbers(actor)
    return has_token or any(members(numbers, *path) for path in _HIT_POINTS)


def _numbers(actor: object) -> Mapping[str, Any]:
    return members(actor, "system") or members(actor, "data")


def _hit_points(actor: object) -> Mapping[str, Any]:
    numbers = _numbers(actor)
    points = next((found for path in _HIT_POINTS if (found := members(numbers, *path))), {})
    # Characters of pf2e store no most: what they have is reckoned when Foundry opens them, and the
    # nothing that stands there until then is no wound.
    unknown = whole(inner(points, "value")) == 0 and not whole(inner(points, "max"))
    return {} if unknown else points


def _side(actor: object, *tokens: object) -> str:
    dispositions = [inner(token, "disposition") for token in tokens]
    if known := [told for told in dispositions if isinstance(told, int)]:
        return _SIDES.get(known[0], "")
    return {"character": FRIENDS, "npc": FOES}.get(word(actor, "type"), "")


def _by_npc(combatant: object) -> str:
    npc = inner(combatant, "isNPC")
    return (FOES if npc else FRIENDS) if isinstance(npc, bool) else ""


def _bonus(actor: object) -> object:
    """What the actor adds to initiative, or the dice and names that stand there instead."""
    numbers = _numbers(actor)
    init = members(numbers, "attributes", "init")
    if (total := whole(inner(init, "total"))) is not None:
        return total
    if init or inner(numbers, "abilities", "dex", "value") is not None:
        ability = word(init, "ability") or "dex"
        by_ability = modifier(inner(numbers, "abilities", ability, "value"))
        bonus = first(inner(init, "bonus"), inner(init, "value"), 0)
        known = whole(bonus)
        return bonus if known is None else None if by_ability is None else by_ability + known
    # In pf2e somebody may roll for another skill; NPCs alone store what that comes to.
    skill = members(numbers, "skills", word(numbers, "initiative", "statistic"))
    if (base := whole(inner(skill, "base"))) is not None:
        return base
    perception = members(numbers, "perception") or members(numbers, "attributes", "perception")
    return first(inner(perception, "mod"), inner(perception, "value"))
