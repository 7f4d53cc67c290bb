"""Events one after the other, for a command of which one thing follows from another."""

from __future__ import annotations

from typing import Any

from rondel.core import Dice, Event, encounter
from rondel.systems.dice_bag.state import State


class Course:
    """What has happened in one command so far, and where that has led."""

    def __init__(self, system: Any, state: State, dice: Dice) -> None:
        self._system = system
        self.state = state
        self.dice = dice
        self.events: list[Event] = []

    def add(self, *events: Event) -> None:
        """These happen next."""
        for event in events:
            self.events.append(event)
            self.state = encounter.evolve(self._system, self.state, event)
