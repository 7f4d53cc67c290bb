"""Who is in an encounter, as rows for other programs: whoever acts first comes first."""

from __future__ import annotations

from collections.abc import Sequence

from rondel.core import GM, Combatant
from rondel.intake import Row
from rondel.table.gathering import OWN_KEYS
from rondel.table.play import Play


def rows(play: Play) -> Sequence[Row]:
    """Everybody who is here, the hidden too, in the order that GMs see; the others come last.

    Gathered again into the same encounter, they change nothing. What stands for initiative is the
    number by which the system keeps them, whatever that is.
    """
    roster, clock = play.state.roster, play.state.clock
    at: dict[str, int | None] = {}
    for slot in play.system.view(play.state, GM).slots:
        if slot.who:
            at.setdefault(slot.who, slot.at)
    order = [who for who in at if not roster[who].gone]
    order += [who for who in roster.ids if who not in at]
    return [
        _row(roster[who], at.get(who), [c.name for c in roster.lasting(who, clock)])
        for who in order
    ]


def _row(one: Combatant, at: int | None, conditions: Sequence[str]) -> Row:
    return Row(
        one.name,
        side=one.side,
        hp=one.hp,
        # Who has a most alone would come back unhurt.
        max_hp=None if one.hp is None else one.max_hp,
        hidden=one.hidden,
        note=one.note,
        key=one.key or f"{OWN_KEYS}{one.id}",
        initiative=at,
        fallen=one.fallen,
        conditions=tuple(conditions),
    )
