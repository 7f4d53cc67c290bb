"""The rows of a board: everybody a seat knows, side by side."""

from __future__ import annotations

from collections.abc import Iterator

from rondel.core import Counter, Label, Pip, Seat, Slot, Stage, Term
from rondel.systems.dice_bag.activation import ORDERS, Activation
from rondel.systems.dice_bag.characters import Affliction, Kind, Weapon
from rondel.systems.dice_bag.state import State
from rondel.systems.dice_bag.upkeep import ROLLED, task
from rondel.systems.dice_bag.words import word


def rows(state: State, seat: Seat) -> tuple[Slot, ...]:
    """A row for each combatant whom *seat* knows, in the order of the sides."""
    sides = state.sides_known_to(seat)
    known = sorted(state.roster.known_to(seat), key=lambda one: sides.index(one.side))
    activation = state.activation_for(seat)
    return tuple(
        Slot(
            one.id,
            one.id,
            pip=_pip(state, seat, activation, one.id),
            counters=_counters(activation, one.id),
            badges=tuple(_badges(state, seat, activation, one.id)),
            why=_why(state, one.id),
        )
        for one in known
    )


def _pip(state: State, seat: Seat, activation: Activation | None, who: str) -> Pip:
    if not state.is_able(who):
        return Pip.OUT
    if state.stage is not Stage.RUNNING:
        return Pip.WAITING
    if who in state.active_for(seat):
        return Pip.NOW
    if activation and activation.order and who in activation.order.asked:
        return Pip.UNREADY
    if state.settings.once_per_round and who in state.activated:
        return Pip.DONE
    return Pip.HELD if state.character(who).in_reserve else Pip.WAITING


def _counters(activation: Activation | None, who: str) -> tuple[Counter, ...]:
    if activation is None or who not in activation.left:
        return ()
    of = ORDERS if who == activation.who else 1
    return (Counter("orders", activation.left[who], of),)


def _badges(state: State, seat: Seat, activation: Activation | None, who: str) -> Iterator[Label]:
    one, using = state.character(who), state.using
    yield word(one.kind)
    known = {c.id: c.name for c in state.roster.known_to(seat)}
    if one.kind is Kind.VASSAL and one.hero in known:
        key = f"dice-bag-badge-{one.bond.value.replace('_', '-')}"
        yield Label(key, {"name": known[one.hero]})
    if one.in_reserve:
        yield Label("dice-bag-badge-reserve", {"place": one.place})
    if one.weapon is not Weapon.NONE:
        yield word(one.weapon)
    yield from (word(a) for a in Affliction if a in one.afflictions)
    yield from (word(a) for a in sorted(one.abilities))
    if using and who in using.marched:
        yield Label("dice-bag-badge-marched")
    if activation and activation.order:
        order = activation.order
        if who == order.who:
            yield Label("dice-bag-badge-order", {"order": order.kind.value})
            if order.modifier.value:
                yield _modifier("dice-bag-badge-modifier-now", order.modifier.value)
        if who in order.reacted:
            yield Label("dice-bag-badge-reacted")
    if activation and activation.next.value and activation.left.get(who):
        yield _modifier("dice-bag-badge-modifier-next", activation.next.value)
    if times := state.activated.get(who):
        yield Label("dice-bag-badge-activated", {"times": times})


def _modifier(key: str, value: int) -> Label:
    return Label(key, {"value": f"{value:+}".replace("-", "−")})


def _why(state: State, who: str) -> tuple[Term, ...]:
    """What was rolled for *who* in this round's upkeep."""
    rolled = ((item, state.rolled.get(task(item, who))) for item in sorted(ROLLED))
    return tuple(
        Term(Label(f"dice-bag-why-{item.value}"), None, dice.faces, sides=dice.sides)
        for item, dice in rolled
        if dice is not None
    )
