"""Why something is not offered in dice-bag rounds."""

from __future__ import annotations

from rondel.core import Command, Refusal, Seat, Stage, field_refusal
from rondel.core.roster_rules import crowded
from rondel.systems.dice_bag import commands as k
from rondel.systems.dice_bag import setup_commands as s
from rondel.systems.dice_bag.activation import OrderKind
from rondel.systems.dice_bag.bag import Colour, size
from rondel.systems.dice_bag.die_offers import has_marched, hindrance, march_hindrance
from rondel.systems.dice_bag.offers import legal
from rondel.systems.dice_bag.setup_offers import full
from rondel.systems.dice_bag.state import Phase, State

FOR_PLAYERS = (
    s.Place,
    s.PassPlacing,
    s.SetWeapon,
    s.SetAffliction,
    k.SideReady,
    k.DoUpkeep,
    k.SkipUpkeep,
    k.RollUpkeep,
    k.RollEffect,
    k.CatchUp,
    k.DrawDie,
    k.March,
    k.TakeSpecialEvent,
    k.Activate,
    k.CallWanderer,
    k.BringWanderer,
    k.SpendDie,
    k.DeclareOrder,
    k.OrderWanderer,
    k.Follow,
    k.StayBehind,
    k.CompleteOrder,
    k.HandOver,
    k.SetModifier,
    k.EndActivation,
    k.React,
    k.PassReaction,
    k.PassAll,
    k.RollDifficulty,
    k.RollOpposed,
    k.RollWandererDifficulty,
    k.RollWandererOpposed,
)
IN_SETUP = (s.Place, s.PassPlacing, s.BeginPlacing, s.EndPlacing, s.SetDice)


def refusal(state: State, seat: Seat, command: Command) -> Refusal:
    """Why *command* is not offered to *seat*."""
    if why := full(state, seat, command):
        return why
    offers = [o for o in legal(state, seat) if o.kind is type(command)]
    if state.stage is Stage.SETUP and not offers and not isinstance(command, IN_SETUP):
        return Refusal("start-first")
    plain = field_refusal(state, seat, command, offers)
    if plain.code in ("no-such-combatant", "not-yours"):
        return plain
    if state.stage is Stage.RUNNING and isinstance(command, FOR_PLAYERS):
        if why := _why(state, seat, command):
            return why
        if plain.code == "only-the-gm":
            return Refusal("not-now")
    if isinstance(command, k.NewRound | k.ExtendRounds) and seat.is_gm:
        return _why_no_round(state, command)
    return plain


def _why(state: State, seat: Seat, command: Command) -> Refusal | None:
    """What stands in the way, as far as *seat* may know, if it is anything special."""
    match command:
        case k.DrawDie():
            return _why_no_draw(state)
        case k.BringWanderer():
            return crowded(state.roster, seat)
        case k.React() | k.PassReaction() | k.PassAll():
            return _why_no_reaction(state, seat, command)
    if isinstance(command, k.March | k.Activate | k.CallWanderer | k.TakeSpecialEvent | k.SpendDie):
        return _why_not_with_the_die(state, seat, command)
    if isinstance(command, k.DeclareOrder | k.CompleteOrder | k.EndActivation | k.HandOver):
        return _why_no_order(state, seat, command)
    return None


def _why_no_draw(state: State) -> Refusal | None:
    if state.phase is Phase.BEFORE:
        return Refusal("dice-bag-before-first")
    if state.phase is Phase.UPKEEP:
        return Refusal("dice-bag-upkeep-open")
    if state.using:
        return Refusal("dice-bag-die-in-use")
    return None if size(state.bag) else Refusal("dice-bag-bag-empty")


def _why_not_with_the_die(state: State, seat: Seat, command: Command) -> Refusal | None:
    if state.using is None or state.die is None:
        return Refusal("dice-bag-no-die")
    if not state.speaks_for(seat, state.die.side):
        return Refusal("dice-bag-other-side")
    if state.activation and not state.activation_for(seat):
        return None  # what a hidden one does with it is nobody's to know
    match command:
        case k.March(who):
            return march_hindrance(state, who)
        case k.TakeSpecialEvent() if state.die.colour is not Colour.YELLOW:
            return Refusal("dice-bag-yellow-only")
        case k.TakeSpecialEvent() if has_marched(state, seat):
            return Refusal("dice-bag-marched-already")
    if state.activation_for(seat):
        return Refusal("dice-bag-activated-somebody")
    return hindrance(state, command.who) if isinstance(command, k.Activate) else None


def _why_no_order(state: State, seat: Seat, command: Command) -> Refusal | None:
    activation = state.activation_for(seat)
    if activation is None:
        return Refusal("dice-bag-nobody-active")
    order = activation.order
    match command:
        case k.DeclareOrder(who) if not activation.left.get(who):
            had = who in activation.left
            return Refusal("dice-bag-no-orders-left") if had else Refusal("dice-bag-not-active")
        case k.DeclareOrder(who, kind) if not order and state.character(who).in_reserve:
            return None if kind == OrderKind.MOVE else Refusal("dice-bag-enter-first")
        case k.CompleteOrder() if order and order.open:
            return Refusal("dice-bag-reactions-open")
        case k.CompleteOrder():
            return None if order else Refusal("dice-bag-no-order")
    return Refusal("dice-bag-order-under-way") if order else None


def _why_no_reaction(state: State, seat: Seat, command: Command) -> Refusal | None:
    activation = state.activation_for(seat)
    order = activation.order if activation else None
    if order is None or not order.open:
        return Refusal("dice-bag-no-reactions")
    if isinstance(command, k.React) and command.who in order.reacted:
        return Refusal("dice-bag-reacted-already")
    return Refusal("dice-bag-not-asked")


def _why_no_round(state: State, command: Command) -> Refusal:
    if not state.is_over:
        return Refusal("dice-bag-round-not-over")
    if isinstance(command, k.NewRound):
        return Refusal("dice-bag-last-round")
    return Refusal("dice-bag-not-last-round")
