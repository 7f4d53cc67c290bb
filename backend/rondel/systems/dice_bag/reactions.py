"""Who may react to an order, and whose answer is waited for."""

from __future__ import annotations

from dataclasses import replace

from rondel.systems.dice_bag.activation import Order
from rondel.systems.dice_bag.characters import Kind
from rondel.systems.dice_bag.settings import Reactions
from rondel.systems.dice_bag.state import State


def is_enemy(state: State, who: str) -> bool:
    """Whether *who* could react to an order by the die in use.

    Not from the reserve, not without being able to, and nobody to an order of their own
    activation, should they change sides in it. # The text is silent: a wanderer, who is nobody's
    opponent, does not react.
    """
    one, character = state.roster[who], state.character(who)
    assert state.die
    acting = state.activation.left if state.activation else ()
    return (
        one.side != state.die.side
        and who not in acting
        and character.kind is not Kind.WANDERER
        and not character.in_reserve
        and state.is_able(who)
    )


def to_be_asked(state: State, acting: str) -> frozenset[str]:
    """The enemies who are asked when *acting* declares an order.

    Never a hidden one, so that nobody waits for them; and nobody about an order that they cannot
    know of.
    """
    if state.roster[acting].hidden:
        return frozenset()
    here = (c for c in state.roster.here if not c.hidden)
    return frozenset(c.id for c in here if is_enemy(state, c.id))


def may_react(state: State, who: str) -> bool:
    """Whether *who* may react now: if asked, or unasked while hidden ones have a part in it."""
    order = state.activation.order if state.activation else None
    if not order or not order.open or who in order.reacted or not is_enemy(state, who):
        return False
    unasked = state.roster[who].hidden or state.roster[order.who].hidden
    return who in order.asked or unasked


def opened(state: State, order: Order) -> Order:
    """*order* with its window open if the rules open one and anybody is asked."""
    if state.settings.reactions != Reactions.WINDOW:
        return order
    asked = to_be_asked(state, order.who)
    return replace(order, open=bool(asked), asked=asked)


def held_open(state: State, order: Order) -> Order:
    """*order* with its window open until the GM closes it."""
    asked = to_be_asked(state, order.who) - order.reacted
    return replace(order, open=True, held=True, asked=asked, passed=frozenset())


def revealed(state: State, order: Order, who: str) -> Order:
    """*order* with *who* asked too, now that everybody knows of them; all are, if it is theirs."""
    if not order.open:
        return order
    now = to_be_asked(state, order.who)
    now = now if who == order.who else now & {who}
    return replace(order, asked=order.asked | (now - order.reacted - order.passed))


def closed(order: Order) -> Order:
    """*order* with its window closed."""
    return replace(order, open=False, held=False, asked=frozenset())


def awaited(state: State, order: Order) -> Order:
    """*order* without those who can no longer answer; the window closes after the last of them."""
    if not order.open:
        return order
    if state.settings.reactions == Reactions.OFF:
        return closed(order)
    still = to_be_asked(state, order.who)
    order = replace(order, asked=order.asked & still)
    return order if order.asked or order.held else closed(order)
