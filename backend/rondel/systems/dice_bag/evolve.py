"""What becomes of a fight in dice-bag rounds by an event."""

from __future__ import annotations

from dataclasses import replace

from rondel.core import EncounterBegun, Event
from rondel.core.roster_words import CombatantRevealed
from rondel.systems.dice_bag import events as e
from rondel.systems.dice_bag import reactions
from rondel.systems.dice_bag import setup_events as s
from rondel.systems.dice_bag.activation import (
    ORDERS,
    Activation,
    Drawn,
    Fate,
    Modifier,
    Order,
    OrderKind,
    Using,
)
from rondel.systems.dice_bag.bag import Die
from rondel.systems.dice_bag.characters import Affliction, Bond, Kind, Weapon
from rondel.systems.dice_bag.setup_evolve import evolve as evolve_setup
from rondel.systems.dice_bag.setup_evolve import with_affliction, with_character
from rondel.systems.dice_bag.state import Item, Phase, State, Step
from rondel.systems.dice_bag.upkeep import concerned, steps_of, task


def evolve(state: State, event: Event) -> State:
    """The state after *event*, one of the core's that has been applied already included."""
    if isinstance(event, s.EVENTS):
        return _steady(_with_new_sides(evolve_setup(state, event)))
    return _steady(_with_new_sides(_evolve(state, event)))


def _evolve(state: State, event: Event) -> State:
    match event:
        case EncounterBegun():
            state = replace(
                state.begin_round(),
                phase=Phase.BEFORE,
                pool={die: n for die, n in state.dice_at_start.items() if n},
                removed={},
                placing=None,
                order=None,
                ready=frozenset(),
            )
            return _fresh(state)
        case e.SidesOrdered(order):
            return _with_steps(replace(state, order=order))
        case e.SideGotReady(side):
            return replace(state, ready=state.ready | {side})
        case e.RoundBegun():
            # Round 1 has begun with the actions before the adventure.
            state = state if state.phase is Phase.BEFORE else state.begin_round()
            return _fresh(replace(state, phase=Phase.UPKEEP, order=None))
        case e.RoundsExtended():
            return replace(state, extended=state.round + 1)
        case e.UpkeepForced():
            return replace(state, phase=Phase.DRAWING)
        case e.DieDrawn(side, colour) | e.DieTaken(side, colour):
            return _drawn(state, Die(side, colour))
        case e.DieSpent():
            return _done_with(state, Fate.SPENT)
        case e.ActivationEnded():
            return _done_with(state, Fate.USED)
        case e.Activated(who):
            return _activated(state, who)
    return _with_the_die(_in_upkeep(state, event), event)


def _fresh(state: State) -> State:
    """The state with all dice in the bag and nothing done in the round."""
    return replace(
        state,
        drawn=(),
        using=None,
        activated={},
        steps=(),
        steps_done=frozenset(),
        settled=frozenset(),
        owed=(),
        rolled={},
    )


def _with_steps(state: State) -> State:
    if state.phase is not Phase.UPKEEP:
        return state
    return _past_upkeep(replace(state, steps=steps_of(state)))


def _with_new_sides(state: State) -> State:
    """The state with the upkeep of sides that have come in the middle of it, after all others."""
    if state.phase is not Phase.UPKEEP or not state.steps:
        return state
    there = {step.side for step in state.steps}
    new = tuple(step for step in steps_of(state) if step.side not in there)
    return replace(state, steps=(*state.steps, *new)) if new else state


def _past_upkeep(state: State) -> State:
    """The state, with upkeep over if every step is done."""
    return state if state.step else replace(state, phase=Phase.DRAWING)


def _in_upkeep(state: State, event: Event) -> State:
    match event:
        case e.StepDone(item, side):
            return _past_upkeep(_step_done(state, Step(item, side)))
        case e.ItemOwed(who, item) if (item, who) not in state.owed:
            return replace(state, owed=(*state.owed, (item, who)))
        case e.UpkeepSettled(who, item):
            return _settled(state, item, who)
        case e.UpkeepRolled(who, item, dice):
            return replace(state, rolled={**state.rolled, task(item, who): dice})
        case e.EffectRolled(effect, dice):
            return replace(state, rolled={**state.rolled, effect: dice})
        case e.EffectSettled(effect, stays):
            state = replace(state, settled=state.settled | {effect})
            return state if stays else _without_effect(state, effect)
        case e.GateClosed(effect):
            return _without_effect(state, effect)
        case e.Woke(who):
            return with_affliction(state, who, Affliction.ASLEEP, has=False)
        case e.Loaded(who):
            return with_character(state, who, weapon=Weapon.LOADED)
    return state


def _step_done(state: State, step: Step) -> State:
    """The state with *step* done: nobody is concerned by its item again in this round."""
    whom = concerned(state, step)
    settled = state.settled | {task(step.item, one.id) for one in whom}
    # One who was revealed while the step was open has had a part in it, and owes nothing.
    had = {(step.item, one.id) for one in whom if not one.hidden}
    owed = tuple(o for o in state.owed if o not in had)
    return replace(state, steps_done=state.steps_done | {step.id}, settled=settled, owed=owed)


def _settled(state: State, item: Item, who: str) -> State:
    owed = tuple(o for o in state.owed if o != (item, who))
    return replace(state, settled=state.settled | {task(item, who)}, owed=owed)


def _without_effect(state: State, effect: str) -> State:
    return replace(state, effects=tuple(f for f in state.effects if f.id != effect))


def _drawn(state: State, die: Die) -> State:
    """The state with *die* out of the bag, its owner to decide."""
    on_board = (c.id for c in state.members(die.side) if not state.character(c.id).in_reserve)
    using = Using(frozenset(on_board))
    return replace(state, drawn=(*state.drawn, Drawn(die)), using=using)


def _activated(state: State, who: str) -> State:
    assert state.using
    using = replace(state.using, activation=Activation(who, {who: ORDERS}))
    drawn = (*state.drawn[:-1], replace(state.drawn[-1], who=who))
    activated = {**state.activated, who: state.activated.get(who, 0) + 1}
    state = replace(state, using=using, drawn=drawn, activated=activated)
    return state.begin_turn(who)


def _done_with(state: State, fate: Fate) -> State:
    for who in sorted(state.active):
        state = state.end_turn(who)
    drawn = (*state.drawn[:-1], replace(state.drawn[-1], fate=fate))
    return replace(state.rest(), using=None, drawn=drawn)


def _with_the_die(state: State, event: Event) -> State:
    """The state after an event about the die in use."""
    using, activation = state.using, state.activation
    if using is None:
        return state
    match event:
        case e.Marched(who):
            return replace(state, using=replace(using, marched=using.marched | {who}))
        case e.SpecialEventTaken(name, instead):
            gave_up = using.gave_up | ({instead} if instead else frozenset())
            return replace(state, using=replace(using, special=name, gave_up=gave_up))
    if activation is None:
        return state
    match event:
        case e.OrderDeclared(who, kind):
            order = _order(state, activation, who, kind)
            return state.with_activation(activation.declare(order))
        case e.OrderCompleted(who):
            return _completed(state, activation, who)
        case e.HandedOver(who, to):
            state = state.with_activation(activation.hand_over(to)).begin_turn(to)
            return state if activation.left[who] > 1 else state.end_turn(who)
        case e.ModifierSet(value, name):
            return state.with_activation(replace(activation, next=Modifier(value, name)))
    if activation.order is None:
        return state
    order = _reacted_to(state, activation.order, event)
    state = state.with_activation(replace(activation, order=order))
    if isinstance(event, e.Followed):
        return _entered(state, event.who, event.place)
    return state


def _order(state: State, activation: Activation, who: str, kind: OrderKind) -> Order:
    enters = state.character(who).in_reserve
    order = Order(who, kind, activation.completed + 1, enters=enters)
    if enters and who not in state.entered and state.character(who).kind is Kind.HERO:
        order = replace(order, followers=_followers(state, who))
    return reactions.opened(state, order)


def _followers(state: State, hero: str) -> frozenset[str]:
    """The vassals who may enter with *hero*: those who started the adventure in contact with it.

    # The text is silent: one who could not move stays.
    """
    return frozenset(
        c.id
        for c in state.roster.here
        if (one := state.character(c.id)).kind is Kind.VASSAL
        and one.hero == hero
        and one.bond is Bond.IN_CONTACT
        and one.in_reserve
        and state.is_able(c.id)
    )


def _completed(state: State, activation: Activation, who: str) -> State:
    assert activation.order
    if activation.order.enters:
        state = _entered(state, who, state.character(who).place)
    activation = activation.complete()
    state = state.with_activation(activation)
    if not activation.unused:
        return _done_with(state, Fate.USED)
    return state if activation.left[who] else state.end_turn(who)


def _entered(state: State, who: str, place: str) -> State:
    state = with_character(state, who, in_reserve=False, place=place)
    return replace(state, entered=state.entered | {who})


def _reacted_to(state: State, order: Order, event: Event) -> Order:
    match event:
        case e.Followed(who) | e.StayedBehind(who):
            return replace(order, followers=order.followers - {who})
        case e.Reacted(who):
            return replace(order, asked=order.asked - {who}, reacted=order.reacted | {who})
        case e.ReactionPassed(who):
            return replace(order, asked=order.asked - {who}, passed=order.passed | {who})
        case CombatantRevealed(who):
            return reactions.revealed(state, order, who)
        case e.DifficultyRolled(who) | e.OpposedRolled(who):
            return replace(order, rolled=(*order.rolled, who))
        case e.ReactionsClosed():
            return reactions.closed(order)
        case e.ReactionsOpened():
            return reactions.held_open(state, order)
    return order


def _steady(state: State) -> State:
    """The state without orders of those who can act no longer; with none left it is over."""
    activation = state.activation
    if activation is None:
        return state
    for who in [w for w in activation.left if not state.is_able(w)]:
        state = state.end_turn(who) if who in state.active else state
        activation = activation.lose(who)
    if not any(activation.left.values()):
        return _done_with(state, Fate.USED)
    if activation.order:
        waiting = activation.order.followers
        followers = frozenset(
            w for w in waiting if state.is_able(w) and state.character(w).in_reserve
        )
        order = reactions.awaited(state, replace(activation.order, followers=followers))
        activation = replace(activation, order=order)
    return state.with_activation(activation)
