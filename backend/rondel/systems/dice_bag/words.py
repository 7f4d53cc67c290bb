"""Labels that several parts of dice-bag rounds use."""

from __future__ import annotations

from collections.abc import Iterable

from rondel.core import Combatants, Label, OneOf
from rondel.systems.dice_bag.activation import OrderKind
from rondel.systems.dice_bag.bag import Contents, Die
from rondel.systems.dice_bag.characters import Ability, Affliction, Bond, EffectKind, Kind, Weapon
from rondel.systems.dice_bag.state import PlacingWay

_WORDS = Kind | Weapon | Affliction | Ability | Bond | EffectKind | OrderKind | PlacingWay


def word(value: _WORDS) -> Label:
    """What *value* is called."""
    kind = {EffectKind: "effect", OrderKind: "order", PlacingWay: "placing"}.get(
        type(value), type(value).__name__.lower()
    )
    return Label(f"dice-bag-{kind}-{value.value.replace('_', '-')}")


def one_of(values: Iterable[_WORDS], default: _WORDS | None = None) -> OneOf:
    """One of *values*, said in words."""
    every = tuple(values)
    chosen = default.value if default else None
    return OneOf(tuple(v.value for v in every), tuple(word(v) for v in every), chosen)


def die_label(die: Die) -> Label:
    """A die of a side and colour."""
    return Label("dice-bag-die", {"side": die.side, "colour": die.colour.value})


def dice_of(contents: Contents) -> OneOf | None:
    """One of the dice that there are in *contents*, by `Die.key`."""
    there = tuple(die for die in sorted(contents) if contents[die] > 0)
    if not there:
        return None
    return OneOf(tuple(die.key for die in there), tuple(die_label(die) for die in there))


def only(value: str | int) -> OneOf:
    """Exactly *value*."""
    return OneOf((value,), default=value)


def ids(combatants: Iterable[str]) -> Combatants:
    """One of these *combatants*."""
    return Combatants(tuple(combatants))
