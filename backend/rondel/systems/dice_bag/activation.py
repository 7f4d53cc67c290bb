"""What is done with the die drawn last: marches, one activation, its orders, and reactions."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rondel.systems.dice_bag.bag import Die

ORDERS = 2  # that an activation gives


class OrderKind(enum.StrEnum):
    """The orders of the active; the fourth kind, the reaction, is the opponent's."""

    MOVE = "move"
    ASSAULT = "assault"
    ACTION = "action"


REACTION = "reaction"


class Fate(enum.StrEnum):
    """What has become of a die that was drawn."""

    IN_USE = "in-use"
    USED = "used"  # somebody was activated
    SPENT = "spent"  # nobody was


@dataclass(frozen=True, slots=True)
class Drawn:
    """A die that is out of the bag, and whom it activated."""

    die: Die
    fate: Fate = Fate.IN_USE
    who: str = ""


@dataclass(frozen=True, slots=True)
class Modifier:
    """What is added to the rolls of one order, and why."""

    value: int = 0
    name: str = ""


@dataclass(frozen=True, slots=True)
class Order:
    """An order that is declared and not completed.

    *asked* are the visible enemies who have neither reacted nor passed; while the window is
    *open*, the order waits. One that the GM holds open closes only when the GM says so.
    """

    who: str
    kind: OrderKind
    number: int  # the first order of an activation is 1
    modifier: Modifier = Modifier()
    enters: bool = False  # from the reserve
    followers: frozenset[str] = frozenset()  # vassals who may enter with it and have not said
    open: bool = False
    held: bool = False
    asked: frozenset[str] = frozenset()
    reacted: frozenset[str] = frozenset()
    passed: frozenset[str] = frozenset()
    rolled: tuple[str, ...] = ()  # who rolled for it or for a reaction, once for each roll


@dataclass(frozen=True, slots=True)
class Activation:
    """Somebody has orders: *who* was activated; one order may have been handed to another."""

    who: str
    left: Mapping[str, int]  # orders not completed, by whom
    handed: bool = False
    completed: int = 0  # orders
    next: Modifier = Modifier()  # for the next order only
    order: Order | None = None

    @property
    def unused(self) -> int:
        """The orders that are neither completed nor declared."""
        return sum(self.left.values()) - (self.order is not None)

    def declare(self, order: Order) -> Activation:
        """The activation with *order* under way; the modifier for the next order is its."""
        return replace(self, order=replace(order, modifier=self.next), next=Modifier())

    def complete(self) -> Activation:
        """The activation with its order completed."""
        assert self.order
        left = {**self.left, self.order.who: self.left[self.order.who] - 1}
        return replace(self, left=left, completed=self.completed + 1, order=None)

    def hand_over(self, to: str) -> Activation:
        """The activation with one order of *who* handed to *to*."""
        left = {**self.left, self.who: self.left[self.who] - 1, to: 1}
        return replace(self, left=left, handed=True)

    def lose(self, who: str) -> Activation:
        """The activation without the orders of *who*."""
        left = {w: n for w, n in self.left.items() if w != who}
        order = self.order if self.order and self.order.who != who else None
        return replace(self, left=left, order=order)


@dataclass(frozen=True, slots=True)
class Using:
    """What is being done with the die drawn last.

    Only those on the board when it was drawn may march, so that nobody marches in.
    """

    could_march: frozenset[str]
    marched: frozenset[str] = frozenset()
    gave_up: frozenset[str] = frozenset()  # whose march was changed for a special event
    special: str = ""  # the name of the special event that was taken
    activation: Activation | None = field(default=None)
