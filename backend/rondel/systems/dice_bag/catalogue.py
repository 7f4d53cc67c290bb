"""What lies beside the bag for everybody to look up: who is activated by which dice, and the rest.

Special events that are switched off are the GM's: they may tell of what is still to come.
"""

from __future__ import annotations

from collections.abc import Iterator

from rondel.core import Item, Label, Seat
from rondel.systems.dice_bag.activation import OrderKind
from rondel.systems.dice_bag.bag import Colour
from rondel.systems.dice_bag.characters import Kind
from rondel.systems.dice_bag.state import State
from rondel.systems.dice_bag.words import word


def catalogue(state: State, seat: Seat) -> Iterator[Item]:
    """The lists of this fight, as far as *seat* may know them."""
    for colour in Colour:
        kinds = tuple(word(kind) for kind in Kind if kind in state.matrix[colour])
        yield Item(f"matrix|{colour.value}", Label(f"dice-bag-matrix-{colour.value}"), marks=kinds)
    for effect in state.effects:
        what = {"name": effect.name, "side": effect.side}
        label = Label(f"dice-bag-effect-{effect.kind.value}-of", dict(what))
        yield Item(effect.id, label, marks=_since(effect.since))
    for special in state.special_events:
        if special.on or seat.is_gm:
            off = () if special.on else (Label("dice-bag-special-is-off"),)
            label = Label("dice-bag-special-of", {"name": special.name})
            yield Item(special.id, label, marks=off)


def orders() -> tuple[Item, ...]:
    """What the active can be ordered to do, by the kind of order."""
    return tuple(Item(order.value, word(order)) for order in OrderKind)


def _since(number: int) -> tuple[Label, ...]:
    return (Label("dice-bag-effect-since", {"round": number}),) if number else ()
