"""What each seat may do with the die in use: march, activate, give orders, react, roll."""

from __future__ import annotations

from collections.abc import Iterator

from rondel.core import (
    Command,
    Domain,
    Fields,
    Group,
    Label,
    Offer,
    OneOf,
    Range,
    Refusal,
    Rolls,
    Seat,
    Text,
)
from rondel.core.roster_rules import room_for_more
from rondel.systems.dice_bag import commands as k
from rondel.systems.dice_bag.activation import Activation, Order, OrderKind
from rondel.systems.dice_bag.bag import Colour, Die
from rondel.systems.dice_bag.characters import Ability, Kind
from rondel.systems.dice_bag.reactions import may_react
from rondel.systems.dice_bag.settings import OpposedTie, Reactions, Replaces
from rondel.systems.dice_bag.state import State
from rondel.systems.dice_bag.words import ids, one_of, only

MOST_MODIFIER = 20
MOST_TARGET = 200
WANDERERS = "Wanderers"  # a side; people may call it otherwise

_MODIFIER = Range(-MOST_MODIFIER, MOST_MODIFIER, default=0)


def hindrance(state: State, who: str) -> Refusal | None:
    """Why the die in use cannot activate *who*, if it cannot."""
    die, kind = state.die, state.character(who).kind
    assert die
    if state.roster[who].side != die.side and kind is not Kind.WANDERER:
        return Refusal("dice-bag-other-side")
    if not state.roster[who].can_act:
        return Refusal("dice-bag-cannot-act")
    if not state.is_able(who):
        return Refusal("dice-bag-asleep")
    if kind not in state.matrix[die.colour]:
        what = {"colour": die.colour.value, "kind": kind.value}
        return Refusal("dice-bag-colour-refuses", dict(what))
    if state.settings.once_per_round and who in state.activated:
        return Refusal("dice-bag-activated-already")
    return None


def march_hindrance(state: State, who: str) -> Refusal | None:
    """Why *who* cannot march for the die in use, if they cannot."""
    using, die = state.using, state.die
    assert using
    assert die
    if using.activation:
        return Refusal("dice-bag-marches-over")
    if state.roster[who].side != die.side:
        return Refusal("dice-bag-other-side")
    if who not in using.could_march or state.character(who).in_reserve:
        return Refusal("dice-bag-in-reserve")
    if not state.is_able(who):
        return Refusal("dice-bag-cannot-act")
    if using.special and state.settings.special_replaces == Replaces.ALL:
        return Refusal("dice-bag-special-instead")
    if who in using.marched | using.gave_up:
        return Refusal("dice-bag-marched-already")
    return None


def die_token(state: State) -> str:
    """What a person saw who uses this die."""
    return f"die {state.round} {len(state.drawn)}"


def with_the_die(state: State, seat: Seat) -> Iterator[Offer]:
    """What *seat* may do with the die in use."""
    using, die = state.using, state.die
    if using is None or die is None:
        return
    if using.activation is None:
        if state.speaks_for(seat, die.side):
            yield from _activating(state, seat, die)
        return
    activation = state.activation_for(seat)
    if activation is None:
        return
    if activation.order:
        yield from _order(state, seat, activation, activation.order)
    elif using.activation.order is None:
        yield from _next_order(state, seat, activation)


def _activating(state: State, seat: Seat, die: Die) -> Iterator[Offer]:
    seen = die_token(state)
    mine = state.roster.steered_by(seat)
    if marching := [c.id for c in mine if not march_hindrance(state, c.id)]:
        yield Offer(k.March, {"who": ids(marching)}, Group.TURN, expect=seen)
    yield from _special_events(state, seat, die, marching)
    if eligible := [c.id for c in mine if not hindrance(state, c.id)]:
        fields: Fields = {"who": ids(eligible)}
        yield Offer(k.Activate, fields, Group.TURN, expect=seen, main=True)
    known = [c.id for c in state.roster.known_to(seat) if not hindrance(state, c.id)]
    wanderers = [w for w in known if state.character(w).kind is Kind.WANDERER]
    if others := [w for w in wanderers if not state.roster.steers(seat, w)]:
        yield Offer(k.CallWanderer, {"wanderer": ids(others)}, Group.TURN, expect=seen)
    if Kind.WANDERER in state.matrix[die.colour]:
        yield from _bringing(state, seat, seen)
    if seat.is_gm or not known:
        confirm = bool(known)
        yield Offer(k.SpendDie, {}, Group.TURN, expect=seen, main=not known, confirm=confirm)


def has_marched(state: State, seat: Seat) -> bool:
    """Whether anybody has marched for the die in use, as far as *seat* may know."""
    return state.using is not None and any(state.roster.knows(seat, w) for w in state.using.marched)


def _special_events(state: State, seat: Seat, die: Die, marching: list[str]) -> Iterator[Offer]:
    using = state.using
    enabled = [event for event in state.special_events if event.on]
    if die.colour is not Colour.YELLOW or not using or using.special or not enabled:
        return
    instead: Domain = only("")
    if state.settings.special_replaces == Replaces.ONE:
        # Only one whom everybody knows: what comes of it is for everybody to see.
        seen = [who for who in marching if not state.roster[who].hidden]
        instead = ids(seen) if seen else instead
    elif has_marched(state, seat):
        return
    names = tuple(Label("core-name", {"name": event.name}) for event in enabled)
    which = OneOf(tuple(event.id for event in enabled), names)
    fields: Fields = {"special": which, "instead": instead}
    yield Offer(k.TakeSpecialEvent, fields, Group.TURN, expect=die_token(state))


def _bringing(state: State, seat: Seat, seen: str) -> Iterator[Offer]:
    if room_for_more(state.roster, seat) < 1:
        return
    here = state.roster.known_to(seat)
    theirs = (c.side for c in here if state.character(c.id).kind is Kind.WANDERER)
    side = next(theirs, WANDERERS)
    fields: Fields = {"name": Text(), "side": Text(known=(side,), default=side)}
    yield Offer(k.BringWanderer, fields, Group.TURN, expect=seen)


# --- orders -------------------------------------------------------------------------------------


def order_token(state: State, activation: Activation) -> str:
    """What a person saw who gives or completes an order."""
    return f"{die_token(state)} order {activation.completed}"


def commands_order_of(state: State, seat: Seat, who: str) -> bool:
    """Whether *seat* says what *who* does: a wanderer obeys whoever's die has activated it."""
    if state.roster.steers(seat, who) or not state.roster.knows(seat, who):
        return state.roster.steers(seat, who)
    wanders = state.character(who).kind is Kind.WANDERER
    return wanders and state.die is not None and state.speaks_for(seat, state.die.side)


def _next_order(state: State, seat: Seat, activation: Activation) -> Iterator[Offer]:
    seen = order_token(state, activation)
    acting = [w for w, left in activation.left.items() if left]
    mine = [w for w in acting if commands_order_of(state, seat, w)]
    for who in mine:
        yield from _declaring(state, seat, who, seen)
        if state.roster.steers(seat, who):
            yield from _handing_over(state, seat, activation, who, seen)
    if mine:
        yield _modifier(seen)
    # Who was handed an order does not give up that of the one who handed it over.
    if mine and (activation.who in mine or len(mine) == len(acting)):
        label = Label("dice-bag-end-activation-with", {"left": activation.unused})
        yield Offer(k.EndActivation, {}, Group.TURN, label, expect=seen)


def _modifier(seen: str) -> Offer:
    fields: Fields = {"value": _MODIFIER, "name": Text(least=0)}
    return Offer(k.SetModifier, fields, Group.TURN, expect=seen)


def _declaring(state: State, seat: Seat, who: str, seen: str) -> Iterator[Offer]:
    steers = state.roster.steers(seat, who)
    kind: type[Command] = k.DeclareOrder if steers else k.OrderWanderer
    one: Fields = {"who" if steers else "wanderer": ids([who])}
    name = {"name": state.roster[who].name}
    enters = state.character(who).in_reserve
    for order in [OrderKind.MOVE] if enters else OrderKind:
        key = "dice-bag-order-enter" if enters else f"dice-bag-give-{order.value}"
        fields = one | {"order": only(order.value), "note": only("")}
        yield Offer(kind, fields, Group.TURN, Label(key, dict(name)), expect=seen)
    kinds = one_of([OrderKind.MOVE] if enters else OrderKind, OrderKind.MOVE)
    label = Label("dice-bag-order-with-note", dict(name))
    fields = one | {"order": kinds, "note": Text()}
    yield Offer(kind, fields, Group.TURN, label, expect=seen)


def _handing_over(
    state: State, seat: Seat, activation: Activation, who: str, seen: str
) -> Iterator[Offer]:
    """The one whom the die has activated may hand one order over, once.

    # The text is silent: a hidden one only to a hidden one and a visible one only to a visible
    one, so that an order neither vanishes nor comes from nowhere before people's eyes.
    """
    divides = Ability.DIVIDES in state.character(who).abilities
    if activation.handed or who != activation.who or not divides:
        return
    giver = state.roster[who]
    takers = [
        c.id
        for c in state.roster.known_to(seat)
        if c.id != who and c.side == giver.side and c.hidden == giver.hidden and state.is_able(c.id)
    ]
    if takers:
        yield Offer(k.HandOver, {"who": ids([who]), "to": ids(takers)}, Group.TURN, expect=seen)


def _order(state: State, seat: Seat, activation: Activation, order: Order) -> Iterator[Offer]:
    seen = order_token(state, activation)
    for vassal in state.roster.steered_by(seat):
        if vassal.id in order.followers:
            yield Offer(k.Follow, {"who": ids([vassal.id])}, Group.TURN, expect=seen)
            yield Offer(k.StayBehind, {"who": ids([vassal.id])}, Group.TURN, expect=seen)
    yield from _reacting(state, seat, order, seen)
    yield from _rolling(state, seat, order, seen)
    if commands_order_of(state, seat, order.who):
        if not order.open:
            params: dict[str, str | int] = {"order": order.kind.value, "number": order.number}
            label = Label("dice-bag-complete-order-of", params)
            yield Offer(k.CompleteOrder, {}, Group.TURN, label, expect=seen, main=True)
        if activation.unused:
            yield _modifier(seen)
    if seat.is_gm:
        yield Offer(k.EndActivation, {}, Group.OVERRIDE, expect=seen, confirm=True)


# --- reactions and conflicts --------------------------------------------------------------------


def _reacting(state: State, seat: Seat, order: Order, seen: str) -> Iterator[Offer]:
    mine = state.roster.steered_by(seat)
    if able := [c.id for c in mine if may_react(state, c.id)]:
        quick: Fields = {"who": ids(able), "note": only("")}
        yield Offer(k.React, quick, Group.TURN, expect=seen)
        label = Label("dice-bag-react-with-note")
        noted: Fields = {"who": ids(able), "note": Text()}
        yield Offer(k.React, noted, Group.TURN, label, expect=seen)
    asked = [c for c in mine if c.id in order.asked]
    # The GM passes for all of the GM's own at once, never for those of players.
    own = [c for c in asked if not seat.is_gm or not c.controller]
    if asked:
        main = not seat.is_gm and len(own) == 1
        fields: Fields = {"who": ids(c.id for c in asked)}
        yield Offer(k.PassReaction, fields, Group.TURN, expect=seen, main=main)
    if own and (seat.is_gm or len(own) > 1):
        whose = "" if seat.is_gm else seat.id
        label = Label("dice-bag-pass-all-of", {"count": len(own)})
        yield Offer(k.PassAll, {"whose": only(whose)}, Group.TURN, label, expect=seen, main=True)
    if not seat.is_gm:
        return
    if order.open:
        label = Label("dice-bag-close-reactions-of", {"count": len(order.asked)})
        yield Offer(k.CloseReactions, {}, Group.ROUND, label, expect=seen, main=not order.asked)
    elif state.settings.reactions != Reactions.OFF:
        yield Offer(k.OpenReactions, {}, Group.ROUND, expect=seen)


def _rolling(state: State, seat: Seat, order: Order, seen: str) -> Iterator[Offer]:
    """A conflict's roll for the order, or for a reaction to it; two presses are one roll."""
    involved = [w for w in (order.who, *sorted(order.reacted)) if not state.roster[w].gone]
    die = state.settings.conflict_die
    again = state.settings.opposed_tie == OpposedTie.AGAIN
    for who in (w for w in involved if commands_order_of(state, seat, w)):
        steers = state.roster.steers(seat, who)
        one: Fields = {"who" if steers else "wanderer": ids([who])}
        name = {"name": state.roster[who].name}
        mine = f"{seen} roll {order.rolled.count(who)}"
        target = Range(0, MOST_TARGET, default=die // 2 + 1)
        yield Offer(
            k.RollDifficulty if steers else k.RollWandererDifficulty,
            one | {"target": target, "modifier": _MODIFIER},
            Group.TURN,
            Label("dice-bag-roll-difficulty-of", dict(name)),
            expect=mine,
            rolls=Rolls(1, die),
        )
        others = [c.id for c in state.roster.known_to(seat) if c.id != who]
        if others:
            yield Offer(
                k.RollOpposed if steers else k.RollWandererOpposed,
                one | {"other": ids(others), "modifier": _MODIFIER, "other_modifier": _MODIFIER},
                Group.TURN,
                Label("dice-bag-roll-opposed-of", dict(name)),
                expect=mine,
                rolls=Rolls(2, die, more=again),
            )
