"""Play from the middle of a prepared encounter, for what play from its start seldom sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rondel.core import Event, Group, Offer, encounter
from rondel.core.conformance.play import Play

TRIES = 8  # offers to choose from
STEPS = 25  # of one game


class DeepPlay(Play):
    """Begins after *events*, and prefers what it has done least so far."""

    def __init__(self, system: Any, seed: int, events: Sequence[Event]) -> None:
        super().__init__(system, seed)
        self._happened = list(events)
        self.state = encounter.fold(self.system, self.state, events)
        self.done: Counter[type] = Counter({encounter.EndEncounter: STEPS})

    def _choose(self) -> Offer:
        offers = [super(DeepPlay, self)._choose() for _ in range(TRIES)]
        moving = [o for o in offers if o.group in (Group.TURN, Group.ROUND)]
        offer = min(moving or offers, key=lambda o: self.done[o.kind])
        self.done[offer.kind] += 1
        return offer

    def play_on(self) -> None:
        """A whole game; it comes out the same when its events are replayed."""
        for _ in range(STEPS):
            self.step()
        self.check_replay()
