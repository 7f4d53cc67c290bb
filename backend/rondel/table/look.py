"""What a seat looks at: everybody the present, observers of a delayed table the recent past."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from rondel.core import Role
from rondel.table.play import Play
from rondel.table.record import SeatRecord
from rondel.table.sitting import Sitting

MOMENT = "%Y-%m-%dT%H:%M:%SZ"  # how moments are shown, in UTC; they sort as text
EXACT = "%Y-%m-%dT%H:%M:%S.%fZ"  # how they are kept where it matters what came first


def written(moment: datetime) -> str:
    """*moment* as text, to the second."""
    return moment.astimezone(UTC).strftime(MOMENT)


def exact(moment: datetime) -> str:
    """*moment* as text that sorts by all that the clock tells."""
    return moment.astimezone(UTC).strftime(EXACT)


def cutoff(delay: int, seen_to: str, now: datetime) -> str:
    """The moment before which observers see everything, *delay* seconds late.

    What they have seen (*seen_to*) is not taken from them when the delay becomes longer: they wait
    until it has caught up. A moment that is to come is one of a clock that was set back since.
    """
    late = exact(now - timedelta(seconds=delay))
    return max(late, seen_to) if seen_to <= exact(now) else late


@dataclass(frozen=True, slots=True)
class Look:
    """One look of *seat* at the table of *sitting*, which happens *now*."""

    sitting: Sitting
    seat: SeatRecord
    now: datetime

    @property
    def delay(self) -> timedelta:
        """How old what the seat sees is."""
        observes = self.seat.info.role is Role.OBSERVER
        return timedelta(seconds=self.sitting.record.delay if observes else 0)

    @property
    def cutoff(self) -> str | None:
        """The moment before which the seat sees everything; None: it sees the present."""
        if not self.delay:
            return None
        return cutoff(self.sitting.record.delay, self.sitting.record.seen_to, self.now)

    @property
    def stands(self) -> str:
        """The moment at which time stands still for the seat; empty: it goes on, so much later."""
        late = exact(self.now - self.delay)
        return self.cutoff if self.cutoff is not None and self.cutoff > late else ""

    @property
    def shown(self) -> str:
        """The id of the encounter that everybody is shown, or empty."""
        return self.sitting.record.shown_until(self.cutoff)

    def find(self, encounter: str) -> Play | None:
        """The play of *encounter* as the seat may see it; None if nobody can read it."""
        if self.cutoff is None:
            return self.sitting.find(encounter)
        return self.sitting.find_until(encounter, self.cutoff)

    def players(self, play: Play) -> dict[str, str]:
        """The seats of the combatants' players, as far as the seat may know them."""
        if self.seat.info.role is Role.OBSERVER:
            return {}
        people = self.sitting.record.people
        known = play.state.roster.known_to(self.seat.seat)
        return {one.id: one.controller for one in known if one.controller in people}
