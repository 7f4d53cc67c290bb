"""What dice-bag rounds know about a character, and about what characters have made."""

from __future__ import annotations

import enum
from dataclasses import dataclass


class Kind(enum.StrEnum):
    """Who somebody is to the player whose die it is."""

    HERO = "hero"
    VASSAL = "vassal"
    WANDERER = "wanderer"  # belongs to nobody


class Weapon(enum.StrEnum):
    """Whether somebody has a ranged weapon, and whether it can be shot."""

    NONE = "none"
    LOADED = "loaded"
    UNLOADED = "unloaded"


class Affliction(enum.StrEnum):
    """What upkeep looks for."""

    ASLEEP = "asleep"
    BURNING = "burning"  # stands in burning terrain
    POISONED = "poisoned"
    DROWNING = "drowning"
    HASTED = "hasted"  # under a haste potion
    PLAGUED = "plagued"  # has the zombie plague


class Ability(enum.StrEnum):
    """What only some can do."""

    DIVIDES = "divides"  # gives one of its two orders to another of its side
    REGENERATES = "regenerates"


class Bond(enum.StrEnum):
    """How a vassal came to its hero."""

    IN_CONTACT = "in_contact"  # started the adventure in contact
    SUMMONED = "summoned"  # during play


@dataclass(frozen=True, slots=True)
class Character:
    """A combatant in dice-bag rounds; one of whom nothing was said is as it stands here."""

    kind: Kind = Kind.HERO
    weapon: Weapon = Weapon.NONE
    afflictions: frozenset[Affliction] = frozenset()
    abilities: frozenset[Ability] = frozenset()
    in_reserve: bool = False
    place: str = ""  # where it enters, or has entered, from the reserve
    hero: str = ""  # the id of the hero whose vassal it is
    bond: Bond = Bond.IN_CONTACT


class EffectKind(enum.StrEnum):
    """What can be on the board without being anybody."""

    VEIL = "veil"  # made by a witch
    ELEMENTAL = "elemental"  # animated
    GATE = "gate"  # to another dimension


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that upkeep checks or removes."""

    id: str
    name: str
    kind: EffectKind
    side: str
    since: int  # round


@dataclass(frozen=True, slots=True)
class SpecialEvent:
    """What the adventure lets a player do with a yellow die instead of marching."""

    id: str
    name: str
    on: bool = True
