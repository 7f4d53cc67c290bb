"""What comes of setting something in dice-bag rounds."""

from __future__ import annotations

from collections.abc import Sequence

from rondel.core import Command, Dice, Event
from rondel.systems.dice_bag import setup_commands as k
from rondel.systems.dice_bag import setup_events as s
from rondel.systems.dice_bag.bag import Colour, Die
from rondel.systems.dice_bag.characters import (
    Ability,
    Affliction,
    Bond,
    Effect,
    EffectKind,
    Kind,
    SpecialEvent,
    Weapon,
)
from rondel.systems.dice_bag.sides import placing_order
from rondel.systems.dice_bag.state import PlacingWay, State


def decide(state: State, command: Command, dice: Dice) -> Sequence[Event]:
    """What comes of *command*."""
    match command:
        case k.SetKind(who, kind):
            return [s.KindSet(who, Kind(kind))]
        case k.Allow(colour, kind, allowed):
            return [s.ColourAllowed(Colour(colour), Kind(kind), allowed)]
        case k.Bind(who, hero, bond):
            return [s.Bound(who, hero, Bond(bond))]
        case k.Unbind(who):
            return [s.Bound(who, "", Bond.IN_CONTACT)]
        case k.PutInReserve(who, place):
            return [s.ReserveSet(who, in_reserve=True, place=place)]
        case k.TakeFromReserve(who):
            return [s.ReserveSet(who, in_reserve=False, place="")]
        case k.SetAbility(who, ability, has):
            return [s.AbilitySet(who, Ability(ability), has)]
        case k.SetWeapon(who, weapon):
            return [s.WeaponSet(who, Weapon(weapon))]
        case k.SetAffliction(who, affliction, has):
            return [s.AfflictionSet(who, Affliction(affliction), has)]
        case k.AddEffect(name, kind, side):
            made = dice.identifier(f"effect {name}")
            return [s.EffectMade(Effect(made, name, EffectKind(kind), side, state.round))]
        case k.DropEffect(effect):
            return [s.EffectDropped(effect)]
        case k.AddSpecialEvent(name):
            made = dice.identifier(f"special event {name}")
            return [s.SpecialEventAdded(SpecialEvent(made, name))]
        case k.SwitchSpecialEvent(special, on):
            return [s.SpecialEventSwitched(special, on)]
        case k.DropSpecialEvent(special):
            return [s.SpecialEventDropped(special)]
        case k.SetXp(side, xp):
            return [s.XpSet(side, xp)]
        case k.SetDice(side, colour, count):
            return [s.DiceSet(side, Colour(colour), count)]
        case k.BeginPlacing(what, way):
            order, rolls = placing_order(state, dice, what)
            return [s.PlacingBegun(what, PlacingWay(way), order, rolls)]
        case k.Place(side):
            return [s.SidePlaced(side)]
        case k.PassPlacing(side):
            return [s.SidePassed(side)]
        case k.EndPlacing():
            return [s.PlacingEnded()]
        case k.AddDie(side, colour):
            return [s.DieAdded(side, Colour(colour))]
        case k.RemoveDie(die):
            gone = Die.of(die)
            return [s.DieRemoved(gone.side, gone.colour)]
        case k.ReturnDie(number):
            back = state.drawn[number - 1].die
            return [s.DieReturned(number, back.side, back.colour)]
    message = f"{command} sets nothing in dice-bag rounds"
    raise TypeError(message)
