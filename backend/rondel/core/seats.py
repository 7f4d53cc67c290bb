"""Who sits at the table, and so what each may see and steer."""

from __future__ import annotations

import enum
from dataclasses import dataclass


class Role(enum.StrEnum):
    """What a seat is there for."""

    GM = "gm"
    PLAYER = "player"
    OBSERVER = "observer"


@dataclass(frozen=True, slots=True)
class Seat:
    """Somebody at the table; *id* is what a combatant's controller names."""

    role: Role
    id: str = ""

    @property
    def is_gm(self) -> bool:
        """Whether this seat runs the fight."""
        return self.role is Role.GM


GM = Seat(Role.GM)
OBSERVER = Seat(Role.OBSERVER)
