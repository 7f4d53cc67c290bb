"""What people set in dice-bag rounds: characters, sides, dice, and who places things first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rondel.core import Event, Rolled
from rondel.systems.dice_bag.bag import Colour
from rondel.systems.dice_bag.characters import (
    Ability,
    Affliction,
    Bond,
    Effect,
    Kind,
    SpecialEvent,
    Weapon,
)
from rondel.systems.dice_bag.state import PlacingWay


@dataclass(frozen=True, slots=True)
class KindSet(Event):
    who: str
    kind: Kind


@dataclass(frozen=True, slots=True)
class ColourAllowed(Event):
    colour: Colour
    kind: Kind
    allowed: bool


@dataclass(frozen=True, slots=True)
class Bound(Event):
    """*who* is the vassal of *hero*; of nobody if that is empty."""

    who: str
    hero: str
    bond: Bond


@dataclass(frozen=True, slots=True)
class ReserveSet(Event):
    who: str
    in_reserve: bool
    place: str


@dataclass(frozen=True, slots=True)
class AbilitySet(Event):
    who: str
    ability: Ability
    has: bool


@dataclass(frozen=True, slots=True)
class WeaponSet(Event):
    who: str
    weapon: Weapon


@dataclass(frozen=True, slots=True)
class AfflictionSet(Event):
    who: str
    affliction: Affliction
    has: bool


@dataclass(frozen=True, slots=True)
class EffectMade(Event):
    effect: Effect


@dataclass(frozen=True, slots=True)
class EffectDropped(Event):
    effect: str


@dataclass(frozen=True, slots=True)
class SpecialEventAdded(Event):
    special: SpecialEvent


@dataclass(frozen=True, slots=True)
class SpecialEventSwitched(Event):
    special: str
    on: bool


@dataclass(frozen=True, slots=True)
class SpecialEventDropped(Event):
    special: str


@dataclass(frozen=True, slots=True)
class XpSet(Event):
    side: str
    xp: int


@dataclass(frozen=True, slots=True)
class DiceSet(Event):
    side: str
    colour: Colour
    count: int


# --- placing in the set-up ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlacingBegun(Event):
    """*rolls* are the dice of those sides whose XP were tied."""

    what: str
    way: PlacingWay
    order: tuple[str, ...]
    rolls: Mapping[str, Rolled]


@dataclass(frozen=True, slots=True)
class SidePlaced(Event):
    side: str


@dataclass(frozen=True, slots=True)
class SidePassed(Event):
    """*side* has nothing more to place."""

    side: str


@dataclass(frozen=True, slots=True)
class PlacingEnded(Event):
    pass


# --- what the GM does to the bag ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DieAdded(Event):
    side: str
    colour: Colour


@dataclass(frozen=True, slots=True)
class DieRemoved(Event):
    side: str
    colour: Colour


@dataclass(frozen=True, slots=True)
class DieReturned(Event):
    """The die that was drawn as number *number* of the round, from 1, is in the bag again."""

    number: int
    side: str
    colour: Colour


EVENTS: tuple[type[Event], ...] = (
    KindSet,
    ColourAllowed,
    Bound,
    ReserveSet,
    AbilitySet,
    WeaponSet,
    AfflictionSet,
    EffectMade,
    EffectDropped,
    SpecialEventAdded,
    SpecialEventSwitched,
    SpecialEventDropped,
    XpSet,
    DiceSet,
    PlacingBegun,
    SidePlaced,
    SidePassed,
    PlacingEnded,
    DieAdded,
    DieRemoved,
    DieReturned,
)
