"""What becomes of characters, sides and dice when people set them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rondel.core import Event
from rondel.systems.dice_bag import setup_events as s
from rondel.systems.dice_bag.bag import Die, plus
from rondel.systems.dice_bag.characters import Affliction
from rondel.systems.dice_bag.state import Placing, PlacingWay, State


def evolve(state: State, event: Event) -> State:
    """The state after *event*."""
    match event:
        case s.ColourAllowed(colour, kind, allowed):
            kinds = state.matrix[colour]
            kinds = kinds | {kind} if allowed else kinds - {kind}
            return replace(state, matrix={**state.matrix, colour: kinds})
        case s.XpSet(side, xp):
            return replace(state, xp={**state.xp, side: xp})
        case s.DiceSet(side, colour, count):
            return replace(state, dice_set={**state.dice_set, Die(side, colour): count})
        case s.DieAdded(side, colour):
            return replace(state, pool=plus(state.pool, Die(side, colour)))
        case s.DieRemoved(side, colour):
            return state.take_out(Die(side, colour))
        case s.DieReturned(number):
            return state.put_back(number - 1)
        case s.EffectMade(effect):
            return replace(state, effects=(*state.effects, effect))
        case s.EffectDropped(effect_id):
            kept = tuple(e for e in state.effects if e.id != effect_id)
            return replace(state, effects=kept)
        case s.SpecialEventAdded(special):
            return replace(state, special_events=(*state.special_events, special))
        case s.SpecialEventSwitched(special_id, on):
            switched = tuple(
                replace(e, on=on) if e.id == special_id else e for e in state.special_events
            )
            return replace(state, special_events=switched)
        case s.SpecialEventDropped(special_id):
            left = tuple(e for e in state.special_events if e.id != special_id)
            return replace(state, special_events=left)
    return _characters(_placing(state, event), event)


def _characters(state: State, event: Event) -> State:
    match event:
        case s.KindSet(who, kind):
            return with_character(state, who, kind=kind)
        case s.Bound(who, hero, bond):
            return with_character(state, who, hero=hero, bond=bond)
        case s.ReserveSet(who, in_reserve, place):
            return with_character(state, who, in_reserve=in_reserve, place=place)
        case s.WeaponSet(who, weapon):
            return with_character(state, who, weapon=weapon)
        case s.AfflictionSet(who, affliction, has):
            return with_affliction(state, who, affliction, has=has)
        case s.AbilitySet(who, ability, has):
            abilities = state.character(who).abilities
            abilities = abilities | {ability} if has else abilities - {ability}
            return with_character(state, who, abilities=abilities)
    return state


def with_character(state: State, who: str, **changes: Any) -> State:
    """The state with *changes* to what is known about *who*."""
    changed = replace(state.character(who), **changes)
    return replace(state, characters={**state.characters, who: changed})


def with_affliction(state: State, who: str, affliction: Affliction, *, has: bool) -> State:
    """The state with *who* suffering from *affliction*, or no longer."""
    suffers = state.character(who).afflictions
    suffers = suffers | {affliction} if has else suffers - {affliction}
    return with_character(state, who, afflictions=suffers)


def _placing(state: State, event: Event) -> State:
    placing = state.placing
    match event:
        case s.PlacingBegun(what, way, order):
            begun = Placing(what, way, order, frozenset(order), order[0])
            return replace(state, placing=begun)
        case s.PlacingEnded():
            return replace(state, placing=None)
        case s.SidePlaced(side) if placing:
            finished = {side} if placing.way is PlacingWay.WHOLE else set()
            return replace(state, placing=_next(placing, finished))
        case s.SidePassed(side) if placing:
            return replace(state, placing=_next(placing, {side}))
    return state


def _next(placing: Placing, finished: set[str]) -> Placing | None:
    """The next side's turn; nobody's when all have finished."""
    left = placing.left - finished
    if not left:
        return None
    after = placing.order.index(placing.turn) + 1
    around = (*placing.order[after:], *placing.order[:after])
    turn = next(side for side in around if side in left)
    return replace(placing, left=left, turn=turn, steps=placing.steps + 1)
