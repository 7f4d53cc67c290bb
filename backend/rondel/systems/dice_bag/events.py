"""What happens in a round of dice-bag rounds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rondel.core import Event, Rolled
from rondel.systems.dice_bag import setup_events
from rondel.systems.dice_bag.activation import Modifier, OrderKind
from rondel.systems.dice_bag.bag import Colour
from rondel.systems.dice_bag.state import Item

# --- the sides' order, the round, upkeep --------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SideDrawn(Event):
    """A die was drawn to see which of *tied* goes first; it is in the bag again."""

    side: str
    colour: Colour
    tied: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SidesRolled(Event):
    """These sides were tied and had no dice to draw."""

    rolls: Mapping[str, Rolled]


@dataclass(frozen=True, slots=True)
class SidesOrdered(Event):
    """*by_gm*: the GM has put the first one there."""

    order: tuple[str, ...]
    by_gm: bool = False


@dataclass(frozen=True, slots=True)
class SideGotReady(Event):
    side: str


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    """All dice are in the bag."""


@dataclass(frozen=True, slots=True)
class RoundsExtended(Event):
    pass


@dataclass(frozen=True, slots=True)
class StepDone(Event):
    """An item of upkeep is done for *side*, or was left undone."""

    item: Item
    side: str
    skipped: bool = False


@dataclass(frozen=True, slots=True)
class ItemOwed(Event):
    """*item* concerns one who is hidden: nobody waits for it."""

    who: str
    item: Item


@dataclass(frozen=True, slots=True)
class Weakened(Event):
    """*item* costs *who* a hit point."""

    who: str
    item: Item


@dataclass(frozen=True, slots=True)
class Woke(Event):
    who: str
    by_gm: bool = False


@dataclass(frozen=True, slots=True)
class Loaded(Event):
    who: str


@dataclass(frozen=True, slots=True)
class GateClosed(Event):
    effect: str
    name: str


@dataclass(frozen=True, slots=True)
class UpkeepRolled(Event):
    who: str
    item: Item
    dice: Rolled


@dataclass(frozen=True, slots=True)
class UpkeepSettled(Event):
    """What *item* comes to for *who*: hit points change *by* that much."""

    who: str
    item: Item
    by: int
    skipped: bool = False


@dataclass(frozen=True, slots=True)
class EffectRolled(Event):
    effect: str
    dice: Rolled


@dataclass(frozen=True, slots=True)
class EffectSettled(Event):
    effect: str
    stays: bool


@dataclass(frozen=True, slots=True)
class UpkeepForced(Event):
    pass


# --- drawing ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DieDrawn(Event):
    """*face* of *of* picked the die among those in the bag."""

    side: str
    colour: Colour
    face: int
    of: int


@dataclass(frozen=True, slots=True)
class DieTaken(Event):
    """Somebody drew this die from a bag on the table."""

    side: str
    colour: Colour


@dataclass(frozen=True, slots=True)
class Marched(Event):
    who: str


@dataclass(frozen=True, slots=True)
class SpecialEventTaken(Event):
    """*instead*: whose march was given up for it, if not those of all."""

    name: str
    instead: str


@dataclass(frozen=True, slots=True)
class Activated(Event):
    who: str


@dataclass(frozen=True, slots=True)
class DieSpent(Event):
    pass


@dataclass(frozen=True, slots=True)
class OrderDeclared(Event):
    who: str
    order: OrderKind
    note: str


@dataclass(frozen=True, slots=True)
class Followed(Event):
    """*who* enters with its hero, free of any die and order."""

    who: str
    place: str


@dataclass(frozen=True, slots=True)
class StayedBehind(Event):
    who: str


@dataclass(frozen=True, slots=True)
class OrderCompleted(Event):
    who: str


@dataclass(frozen=True, slots=True)
class HandedOver(Event):
    who: str
    to: str


@dataclass(frozen=True, slots=True)
class ModifierSet(Event):
    value: int
    name: str


@dataclass(frozen=True, slots=True)
class ActivationEnded(Event):
    by_gm: bool = False


@dataclass(frozen=True, slots=True)
class Reacted(Event):
    who: str
    note: str


@dataclass(frozen=True, slots=True)
class ReactionPassed(Event):
    who: str


@dataclass(frozen=True, slots=True)
class ReactionsClosed(Event):
    pass


@dataclass(frozen=True, slots=True)
class ReactionsOpened(Event):
    pass


@dataclass(frozen=True, slots=True)
class DifficultyRolled(Event):
    """*who* rolled for *what*, an order or a reaction. *own* is the modifier of the order."""

    who: str
    what: str
    target: int
    modifier: int
    own: Modifier
    dice: Rolled
    succeeded: bool


@dataclass(frozen=True, slots=True)
class OpposedRolled(Event):
    """Each of *rolls* holds the die of *who* and that of *other*; the last pair decided."""

    who: str
    other: str
    what: str
    modifier: int
    own: Modifier
    other_modifier: int
    other_own: Modifier
    rolls: tuple[Rolled, ...]
    won: bool


EVENTS: tuple[type[Event], ...] = (
    *setup_events.EVENTS,
    SideDrawn,
    SidesRolled,
    SidesOrdered,
    SideGotReady,
    RoundBegun,
    RoundsExtended,
    StepDone,
    ItemOwed,
    Weakened,
    Woke,
    Loaded,
    GateClosed,
    UpkeepRolled,
    UpkeepSettled,
    EffectRolled,
    EffectSettled,
    UpkeepForced,
    DieDrawn,
    DieTaken,
    Marched,
    SpecialEventTaken,
    Activated,
    DieSpent,
    OrderDeclared,
    Followed,
    StayedBehind,
    OrderCompleted,
    HandedOver,
    ModifierSet,
    ActivationEnded,
    Reacted,
    ReactionPassed,
    ReactionsClosed,
    ReactionsOpened,
    DifficultyRolled,
    OpposedRolled,
)
