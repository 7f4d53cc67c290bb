"""Who is in an encounter, as rows for other programs: whoever acts first comes first."""

from __future__ import annotations

from collections.abc import Sequence

from rondel.core import GM, Combatant, HpShown, Role, Seat
from rondel.intake import Row
from rondel.table.gathering import OWN_KEYS
from rondel.table.play import Play


def rows(play: Play, seat: Seat = GM) -> Sequence[Row]:
    """Everybody whom *seat* knows of, in the order that it sees; those without a place come last.

    What it does not see of them is not told. Gathered again into the same encounter, they change
    nothing. What stands for initiative is the number by which the system keeps them, whatever that
    is.
    """
    roster, clock = play.state.roster, play.state.clock_for(seat)
    known = [one.id for one in roster.known_to(seat)]
    at: dict[str, int | None] = {}
    for slot in play.system.view(play.state, seat).slots:
        if slot.who in known:
            at.setdefault(slot.who, slot.at)
    order = [*at, *(who for who in known if who not in at)]
    return [
        _row(
            roster[who],
            at.get(who),
            [condition.name for condition in roster.lasting(who, clock)],
            is_gms=seat.role is Role.GM,
            hp_is_seen=roster.hp_for(seat, who) is HpShown.NUMBERS,
        )
        for who in order
    ]


def _row(
    one: Combatant, at: int | None, conditions: Sequence[str], *, is_gms: bool, hp_is_seen: bool
) -> Row:
    hp = one.hp if hp_is_seen else None
    return Row(
        one.name,
        side=one.side,
        hp=hp,
        # Who has a most alone would come back unhurt.
        max_hp=None if hp is None else one.max_hp,
        hidden=one.hidden,
        note=one.note if is_gms else "",
        key=(one.key or f"{OWN_KEYS}{one.id}") if is_gms else "",
        initiative=at,
        fallen=one.fallen,
        conditions=tuple(conditions),
    )
