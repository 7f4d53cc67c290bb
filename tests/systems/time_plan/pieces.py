"""What the model of the time plan is made of: house rules, people, and entries of the plan."""

from __future__ import annotations

from dataclasses import dataclass, field

MOST_ROW = 1_000_000_000
MOST_COST = 100_000  # action points
MOST_VALUE = 999  # that a GM sets
SLOWEST = 15  # the row of a result of 0

# House rules by name, with what is not the default.
ALTERNATIVES = {
    "risen": "react",
    "fallen_action": "finishes",
    "early_events": "with-first",
    "batch": "actions-first",
    "asked_first": "result",
}


@dataclass
class Entry:
    """An event (nobody's), or the reaction, the action or the wait of somebody."""

    n: int  # entered as the n-th
    kind: str
    who: str = ""
    id: str = ""  # what it goes by at the table
    until: str = ""  # the event that a wait is for
    veil: str = ""  # the event that a wait was for before it was put off
    noted: int | None = None  # the row for which an event was noted, if it is not its own
    since: int = 0
    every: int = 0
    left: int = 1
    visible: bool = True


@dataclass
class Person:
    """A combatant: what it rolls with, and what came of it."""

    player: str = ""
    hidden: bool = False
    intuition: int = 0
    traits: list[tuple[int, str]] = field(default_factory=list)  # value, when
    surprise: str = "none"
    result: int | None = None
    down: bool = False
    free: list[int] = field(default_factory=list)  # the rows of their free actions

    def modifiers(self, *, unexpected: bool) -> int:
        """What is added to the roll of *self*."""
        when = ("always", "unexpected" if unexpected else "expected")
        traits = sum(value for value, at in self.traits if at in when)
        return self.intuition + traits + (5 if self.surprise == "succeeded" else 0)

    @property
    def rank(self) -> tuple[int, int]:
        """Of two in one row the higher is asked first."""
        assert self.result is not None
        return self.result, self.intuition

    @property
    def value(self) -> int:
        """The reaction value: 15 less the result, never below 0."""
        assert self.result is not None
        return max(0, SLOWEST - self.result)
