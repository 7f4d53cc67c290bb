"""Which act a seat may take back or do again, and by what number it goes there.

What came of one press, and nothing between it, is taken back and done again as one, by the number
of the act that goes first then.

To GMs an act goes by its number in the journal. A player's own acts are counted among themselves:
the journal's numbers would tell how much happens that the player does not see.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from rondel.core import Role
from rondel.table.answers import Refused
from rondel.table.play import Play
from rondel.table.record import SeatRecord


@dataclass(frozen=True, slots=True)
class Last:
    """An act by its number in the journal, and the one it has for the seat."""

    seq: int
    number: int


def last_done(play: Play, seat: SeatRecord) -> Last | None:
    """The last act that counts and that may be *seat*'s to take back."""
    if seat.info.role is Role.GM:
        return Last(play.live[-1], play.live[-1]) if play.live else None
    own = play.done_by(seat.info.id)
    for index in reversed(range(len(own))):
        place = bisect_left(play.live, own[index])
        if play.live[place : place + 1] == [own[index]]:
            return Last(own[index], index + 1)
    return None


def last_to_show(play: Play, seat: SeatRecord) -> Last | None:
    """`last_done`, unless *seat* has seen somebody act after it.

    What a player may not know of does not make it disappear: only asking shows that it came.
    """
    last = last_done(play, seat)
    if last is None or seat.info.role is Role.GM:
        return last
    told_of = play.telling(seat.seat).told_of
    later = play.live[bisect_left(play.live, last.seq) + 1 :]
    return None if any(seq in told_of for seq in later) else last


def of_one_press(play: Play, seat: SeatRecord, last: Last) -> Sequence[int]:
    """The act *last* and those before it that go with it, latest first, as *seat* knows them.

    What a player may not know of is never seen to come between.
    """
    acts = (play.live[n] for n in range(bisect_left(play.live, last.seq), -1, -1))
    if seat.info.role is Role.GM:
        return play.of_one_press(acts)
    known = play.telling(seat.seat).told_of
    return play.of_one_press(a for a in acts if a in known or play.act(a).seat == seat.info.id)


def to_undo(play: Play, seat: SeatRecord, number: int) -> Sequence[int]:
    """The acts that *seat* takes back by *number*, in this order. Refuses any but the last."""
    if seat.info.role is Role.OBSERVER:
        raise Refused("observers-only-watch")
    last = last_done(play, seat)
    if last is None or last.number != number:
        raise Refused("conflict", {"current": last.number} if last else {})
    acts = of_one_press(play, seat, last)
    if [*reversed(acts)] != play.live[-len(acts) :]:
        raise Refused("acted-since")
    return acts


def to_redo(play: Play, seat: SeatRecord, number: int) -> Sequence[int]:
    """The acts that *seat* does again by *number*. Refuses any but the last taken back."""
    if seat.info.role is not Role.GM:
        observes = seat.info.role is Role.OBSERVER
        raise Refused("observers-only-watch" if observes else "only-the-gm")
    if play.redoable[-1:] != [number]:
        raise Refused("conflict", {"current": play.redoable[-1]} if play.redoable else {})
    return play.of_one_press(reversed(play.redoable))


def whom(play: Play, seat: SeatRecord, acts: Sequence[int]) -> list[str]:
    """The names of those whom *acts*, all of one press, are about, in the order of the acts.

    Somebody who has gone with them, or is yet to come, goes by what they were called then.
    """
    roster = play.state.roster
    names: dict[str, None] = {}
    for seq in sorted(acts):
        fields = play.act(seq).fields
        who, name = fields.get("who"), fields.get("name")
        if isinstance(who, str) and who in roster.combatants:
            if roster.knows(seat.seat, who):
                names[roster[who].name] = None
        elif isinstance(name, str):
            names[name] = None
    return list(names)
