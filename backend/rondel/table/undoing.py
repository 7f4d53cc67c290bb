"""Which act a seat may take back or do again, and by what number it goes there.

To GMs an act goes by its number in the journal. A player's own acts are counted among themselves:
the journal's numbers would tell how much happens that the player does not see.
"""

from __future__ import annotations

from bisect import bisect_left
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


def to_undo(play: Play, seat: SeatRecord, number: int) -> int:
    """The act that *seat* takes back by *number*. Refuses any but the last."""
    if seat.info.role is Role.OBSERVER:
        raise Refused("observers-only-watch")
    last = last_done(play, seat)
    if last is None or last.number != number:
        raise Refused("conflict", {"current": last.number} if last else {})
    if play.live[-1] != last.seq:
        raise Refused("acted-since")
    return last.seq


def to_redo(play: Play, seat: SeatRecord, number: int) -> int:
    """The act that *seat* does again by *number*. Refuses any but the last taken back."""
    if seat.info.role is not Role.GM:
        observes = seat.info.role is Role.OBSERVER
        raise Refused("observers-only-watch" if observes else "only-the-gm")
    if play.redoable[-1:] != [number]:
        raise Refused("conflict", {"current": play.redoable[-1]} if play.redoable else {})
    return number
