"""The told story of an encounter: its log, one line for each thing that happened.

Lines are written once for everybody. Each carries whom it is about; an audience is told a line as
soon as it may know all of them, which is at once for most and at the reveal for the hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rondel.core.dice import Rolled
from rondel.core.labels import Label
from rondel.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that happened.

    *who* fills the label's parameters with combatants' names as they are when it is told; all of
    them and those in *about* must be known to an audience first. A line about the step from one
    turn to the next *waits* until others see that step (`EncounterState.shown_turn`). One that is
    *gm_only* is for the GMs, and for the seat *player* if there is one. One about something that
    a GM may keep secret *fades*: once it is taken back, only GMs can read it.
    """

    label: Label
    who: Mapping[str, str] = field(default_factory=dict)  # parameter -> combatant's id
    about: frozenset[str] = frozenset()
    rolled: tuple[Rolled, ...] = ()
    gm_only: bool = False
    player: str = ""
    override: bool = False  # the GM set what a rule decides
    waits: bool = False
    fades: bool = False

    def is_for(self, seat: Seat) -> bool:
        """Whether *seat* is told it, once it may know all that the line gives away."""
        return seat.is_gm or not self.gm_only or bool(self.player and self.player == seat.id)

    @property
    def concerns(self) -> frozenset[str]:
        """The ids of all combatants that the line gives away."""
        return self.about | frozenset(self.who.values())
