"""Who is there: the sockets of each seat."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from rondel.core import Role
from rondel.table import SeatInfo
from rondel.web.limits import CALLS, MOST_AT_TABLE, MOST_OF_SEAT, MOST_SOCKETS, Bucket


@dataclass(frozen=True, slots=True, eq=False)
class Guest:
    """One socket that came in: *id* is Socket.IO's name for it, *session* Engine.IO's."""

    id: str
    session: str
    seat: SeatInfo
    calls: Bucket = field(default_factory=lambda: Bucket(*CALLS))


class Presence:
    """All guests, by their socket and by their seat."""

    def __init__(self) -> None:
        self._guests: dict[str, Guest] = {}
        self._at: dict[str, dict[str, Guest]] = defaultdict(dict)  # table -> socket -> guest

    def get(self, socket: str) -> Guest | None:
        """The guest of *socket*, unless it was sent away."""
        return self._guests.get(socket)

    def has_room_for(self, seat: SeatInfo) -> bool:
        """Whether one more socket of *seat* may come in.

        However many others fill the table, its GMs come in, who can send them away.
        """
        if len(self._guests) >= MOST_SOCKETS:
            return False
        if seat.role is not Role.GM and len(self.at(seat.table)) >= MOST_AT_TABLE:
            return False
        if seat.role is Role.OBSERVER:
            return True
        acting = [guest for guest in self.of(seat.table, seat.id) if not guest.seat.watches]
        return len(acting) < MOST_OF_SEAT

    def enter(self, guest: Guest) -> None:
        """*guest* is there."""
        self._guests[guest.id] = guest
        self._at[guest.seat.table][guest.id] = guest

    def leave(self, socket: str) -> Guest | None:
        """The guest who was at *socket*, and is there no longer."""
        guest = self._guests.pop(socket, None)
        if guest is not None:
            there = self._at[guest.seat.table]
            there.pop(socket, None)
            if not there:
                self._at.pop(guest.seat.table, None)
        return guest

    def at(self, table: str) -> tuple[Guest, ...]:
        """Everybody at *table*."""
        return tuple(self._at[table].values()) if table in self._at else ()

    def of(self, table: str, seat: str) -> tuple[Guest, ...]:
        """Everybody on *seat* at *table*."""
        return tuple(guest for guest in self.at(table) if guest.seat.id == seat)

    def seats_at(self, table: str) -> frozenset[str]:
        """The seats at *table* on which somebody sits."""
        return frozenset(guest.seat.id for guest in self.at(table))

    def tables(self) -> tuple[str, ...]:
        """Every table at which somebody sits."""
        return tuple(self._at)
