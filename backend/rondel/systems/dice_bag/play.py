"""What comes of a command in dice-bag rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rondel.core import Command, Dice, Event, roster_rules
from rondel.core.roster_words import AddCombatants, CombatantAdded
from rondel.systems.dice_bag import commands as k
from rondel.systems.dice_bag import conflicts, setup_play, upkeep
from rondel.systems.dice_bag import events as e
from rondel.systems.dice_bag import setup_commands as set_up
from rondel.systems.dice_bag import setup_events as s
from rondel.systems.dice_bag.activation import OrderKind
from rondel.systems.dice_bag.bag import Die, draw
from rondel.systems.dice_bag.characters import Kind
from rondel.systems.dice_bag.course import Course
from rondel.systems.dice_bag.settings import Way
from rondel.systems.dice_bag.sides import put_in_order
from rondel.systems.dice_bag.state import Item, Phase, State


def decide(system: Any, state: State, command: Command, dice: Dice) -> Sequence[Event]:
    """What comes of *command*; *system* says what follows from each event."""
    if isinstance(command, set_up.COMMANDS):
        return setup_play.decide(state, command, dice)
    course = Course(system, state, dice)
    if not _in_round(course, command):
        course.add(*_with_the_die(state, command, dice))
    return course.events


def _in_round(course: Course, command: Command) -> bool:
    """Carry out *command* if it is one about sides, rounds and upkeep."""
    state = course.state
    match command:
        case k.DecideSides():
            course.add(*put_in_order(state, course.dice))
            _begin_when_ready(course)
        case k.RedoSideOrder():
            course.add(*put_in_order(state, course.dice))
            _go_on(course)
        case k.PutSideFirst(side):
            others = (other for other in state.order or () if other != side)
            course.add(e.SidesOrdered((side, *others), by_gm=True))
            _go_on(course)
        case k.SideReady(side):
            course.add(e.SideGotReady(side))
            _begin_when_ready(course)
        case k.NewRound():
            _new_round(course)
        case k.ExtendRounds():
            course.add(e.RoundsExtended())
            _new_round(course)
        case k.ForceUpkeep():
            course.add(e.UpkeepForced())
        case k.DoUpkeep():
            assert state.step
            upkeep.carry_out(course, state.step)
        case k.SkipUpkeep():
            assert state.step
            course.add(e.StepDone(state.step.item, state.step.side, skipped=True))
            upkeep.go_on(course)
        case k.RollUpkeep(who, item):
            course.add(upkeep.roll(course, who, Item(item)))
        case k.SettleUpkeep(who, item, by):
            upkeep.settle(course, who, Item(item), by)
        case k.RollEffect(effect):
            course.add(e.EffectRolled(effect, upkeep.conflict_roll(course, effect)))
        case k.SettleEffect(effect, stays):
            course.add(e.EffectSettled(effect, stays))
            upkeep.close_if_settled(course)
        case k.CatchUp(who, item, done):
            if done and upkeep.way(state, Item(item)) is not Way.REMIND:
                upkeep.do(course, Item(item), who)
            course.add(e.UpkeepSettled(who, Item(item), 0, skipped=not done))
        case k.Wake(who):
            course.add(e.Woke(who, by_gm=True))
        case _:
            return False
    return True


def _begin_when_ready(course: Course) -> None:
    if course.state.next_to_be_ready is None:
        _new_round(course)


def _new_round(course: Course) -> None:
    """Step 1, then 2: all dice into the bag, the sides' order anew, and upkeep."""
    course.add(e.RoundBegun())
    course.add(*put_in_order(course.state, course.dice))
    upkeep.go_on(course)


def _go_on(course: Course) -> None:
    """What was waited for may be done by now, in the new order of the sides."""
    if course.state.phase is Phase.BEFORE:
        _begin_when_ready(course)
    else:
        upkeep.go_on(course)


def _with_the_die(state: State, command: Command, dice: Dice) -> Sequence[Event]:
    match command:
        case k.DrawDie():
            purpose = f"draw {state.round} {len(state.drawn)}"
            die, face, of = draw(state.bag, lambda n: dice.roll(n, purpose))
            return [e.DieDrawn(die.side, die.colour, face, of)]
        case k.TakeDie(key):
            die = Die.of(key)
            return [e.DieTaken(die.side, die.colour)]
        case k.March(who):
            return [e.Marched(who)]
        case k.TakeSpecialEvent(special, instead):
            (name,) = (event.name for event in state.special_events if event.id == special)
            return [e.SpecialEventTaken(name, instead)]
        case k.Activate(who) | k.CallWanderer(who):
            return [e.Activated(who)]
        case k.BringWanderer(name, side):
            return _brought(state, name, side, dice)
        case k.SpendDie():
            return [e.DieSpent()]
        case k.DeclareOrder(who, order, note) | k.OrderWanderer(who, order, note):
            return [e.OrderDeclared(who, OrderKind(order), note)]
        case k.HandOver(who, to):
            return [e.HandedOver(who, to)]
        case k.SetModifier(value, name):
            return [e.ModifierSet(value, name)]
        case k.EndActivation():
            return [e.ActivationEnded()]
    return _with_the_order(state, command, dice)


def _with_the_order(state: State, command: Command, dice: Dice) -> Sequence[Event]:
    assert state.activation
    order = state.activation.order
    assert order
    match command:
        case k.CompleteOrder():
            # Those who have not declined come with their hero (seed: "myös hänen vasallinsa
            # tulevat samaan aikaan").
            place = state.character(order.who).place
            coming = (c.id for c in state.roster.here if c.id in order.followers)
            return [*(e.Followed(c, place) for c in coming), e.OrderCompleted(order.who)]
        case k.Follow(who):
            return [e.Followed(who, state.character(order.who).place)]
        case k.StayBehind(who):
            return [e.StayedBehind(who)]
        case k.React(who, note):
            return [e.Reacted(who, note)]
        case k.PassReaction(who):
            return [e.ReactionPassed(who)]
        case k.PassAll(whose):
            theirs = (c for c in state.roster.here if c.id in order.asked)
            return [e.ReactionPassed(c.id) for c in theirs if c.controller == whose]
        case k.CloseReactions():
            return [e.ReactionsClosed()]
        case k.OpenReactions():
            return [e.ReactionsOpened()]
        case k.RollDifficulty():
            return [conflicts.difficulty(state, order, command, dice)]
        case k.RollOpposed():
            return [conflicts.opposed(state, order, command, dice)]
        case k.RollWandererDifficulty(who, target, modifier):
            mine = k.RollDifficulty(who, target, modifier)
            return [conflicts.difficulty(state, order, mine, dice)]
        case k.RollWandererOpposed(who, other, modifier, other_modifier):
            ours = k.RollOpposed(who, other, modifier, other_modifier)
            return [conflicts.opposed(state, order, ours, dice)]
    message = f"{command} is no command of dice-bag rounds"
    raise TypeError(message)


def _brought(state: State, name: str, side: str, dice: Dice) -> Sequence[Event]:
    """A new wanderer, of whom nobody counts hit points yet, and its activation."""
    added = roster_rules.decide(
        state.roster,
        state.clock,
        AddCombatants(name, 1, side, "", hidden=False, hp=None),
        dice,
    )
    (who,) = (event.combatant.id for event in added if isinstance(event, CombatantAdded))
    return [*added, s.KindSet(who, Kind.WANDERER), e.Activated(who)]
