"""What is done before a round: nine items for each side, always in the same order.

Items that concern nobody are passed over, and those that are automatic are carried out at once.
The rest wait for people. Hidden ones never make anybody wait: what concerns them is noted as owed
and caught up on by whoever steers them, so that a pause in upkeep cannot give them away.
"""

from __future__ import annotations

from collections.abc import Iterable

from rondel.core import Combatant, Event, Rolled
from rondel.core.roster_rules import hp_changes
from rondel.systems.dice_bag import events as e
from rondel.systems.dice_bag.characters import Ability, Affliction, Effect, EffectKind, Kind, Weapon
from rondel.systems.dice_bag.course import Course
from rondel.systems.dice_bag.settings import Both, Settings, Way
from rondel.systems.dice_bag.state import Item, State, Step

ROLLED = frozenset({Item.PLAGUE, Item.DISSIPATE, Item.REGENERATE})
PASSING = frozenset({EffectKind.VEIL, EffectKind.ELEMENTAL})
GATES = frozenset({EffectKind.GATE})


def way(state: State, item: Item) -> Way:
    """How *item* is carried out."""
    return Way(getattr(state.settings, f"upkeep_{item.value}"))


def steps_of(state: State) -> tuple[Step, ...]:
    """The upkeep of this round, in order, as things stand."""
    others = (*state.roster.sides, *(effect.side for effect in state.effects))
    sides = tuple(dict.fromkeys((*(state.order or ()), *others)))
    if state.settings.upkeep_order == "item":
        return tuple(Step(item, side) for item in Item for side in sides)
    return tuple(Step(item, side) for side in sides for item in Item)


def concerned(state: State, step: Step) -> tuple[Combatant, ...]:
    """Those of the side whom the item concerns; the fallen are skipped.

    Nobody twice in a round, not even if they or the sides change places in the middle of it.
    """
    return tuple(
        c
        for c in state.members(step.side)
        if not c.fallen
        and task(step.item, c.id) not in state.settled
        and _concerns(state, step.item, c.id)
    )


def had(state: State, step: Step) -> tuple[Combatant, ...]:
    """Those of the side whom the item has concerned in this round."""
    return tuple(c for c in state.members(step.side) if task(step.item, c.id) in state.settled)


def _concerns(state: State, item: Item, who: str) -> bool:
    one = state.character(who)
    match item:
        case Item.WAKE:
            wakes = one.kind is Kind.HERO or (
                one.kind is Kind.VASSAL and state.settings.vassals_wake
            )
            return wakes and Affliction.ASLEEP in one.afflictions
        case Item.BURNING:
            return Affliction.BURNING in one.afflictions
        case Item.POISON:
            return not one.afflictions.isdisjoint({Affliction.POISONED, Affliction.DROWNING})
        case Item.HASTE:
            return Affliction.HASTED in one.afflictions
        case Item.PLAGUE:
            return Affliction.PLAGUED in one.afflictions
        case Item.LOAD:
            return one.weapon is Weapon.UNLOADED
        case Item.REGENERATE:
            return Ability.REGENERATES in one.abilities
    return False


def effects(state: State, step: Step) -> tuple[Effect, ...]:
    """The effects of the side that the item concerns."""
    match step.item:
        case Item.DISSIPATE:
            return state.effects_of(step.side, PASSING)
        case Item.GATES:
            return state.effects_of(step.side, GATES)
        case _:
            return ()


def unsettled(state: State, step: Step) -> tuple[Combatant, ...]:
    """The visible ones whom the open *step* still concerns."""
    return tuple(c for c in concerned(state, step) if not c.hidden)


def unsettled_effects(state: State, step: Step) -> tuple[Effect, ...]:
    """The effects about which nothing was said in the open *step*."""
    return tuple(effect for effect in effects(state, step) if effect.id not in state.settled)


def owed(state: State) -> tuple[tuple[Item, Combatant], ...]:
    """What is owed to hidden ones and can still be done."""
    here = {c.id: c for c in state.roster.here if not c.fallen}
    return tuple((item, here[who]) for item, who in state.owed if who in here)


def task(item: Item, who: str) -> str:
    """What a roll in upkeep was for."""
    return f"{item.value} {who}"


def go_on(course: Course) -> None:
    """Everything in upkeep that needs no people happens, until something does."""
    while (step := course.state.step) is not None:
        automatic = way(course.state, step.item) is Way.AUTO
        whom = concerned(course.state, step)
        if automatic:
            _carry_out(course, step, whom)
        if step.item in ROLLED or not automatic:
            for one in (c for c in whom if c.hidden):
                course.add(e.ItemOwed(one.id, step.item))
            if unsettled(course.state, step) or unsettled_effects(course.state, step):
                return
        course.add(e.StepDone(step.item, step.side))


def carry_out(course: Course, step: Step) -> None:
    """Do what the open *step* asks for, for all who can be seen, and go on."""
    if way(course.state, step.item) is not Way.REMIND:
        _carry_out(course, step, unsettled(course.state, step))
    course.add(e.StepDone(step.item, step.side))
    go_on(course)


def close_if_settled(course: Course) -> None:
    """Go on when nothing more is to be said in the open step."""
    step = course.state.step
    if step is None or step.item not in ROLLED:
        return
    if not unsettled(course.state, step) and not unsettled_effects(course.state, step):
        course.add(e.StepDone(step.item, step.side))
        go_on(course)


def _carry_out(course: Course, step: Step, whom: Iterable[Combatant]) -> None:
    if step.item is Item.GATES:
        course.add(*(e.GateClosed(gate.id, gate.name) for gate in effects(course.state, step)))
    if step.item is Item.DISSIPATE:
        for effect in unsettled_effects(course.state, step):
            if effect.id not in course.state.rolled:
                course.add(e.EffectRolled(effect.id, conflict_roll(course, effect.id)))
    for one in whom:
        do(course, step.item, one.id)


def do(course: Course, item: Item, who: str) -> None:
    """*item* happens to *who*."""
    match item:
        case Item.WAKE:
            course.add(e.Woke(who))
        case Item.LOAD:
            course.add(e.Loaded(who))
        case Item.BURNING | Item.HASTE:
            _weaken(course, item, who)
        case Item.POISON:
            suffers = course.state.character(who).afflictions
            both = {Affliction.POISONED, Affliction.DROWNING} <= suffers
            _weaken(course, item, who)
            if both and _counts_each(course.state.settings):
                _weaken(course, item, who)
        case Item.PLAGUE | Item.REGENERATE if task(item, who) not in course.state.rolled:
            course.add(roll(course, who, item))


def _counts_each(settings: Settings) -> bool:
    return settings.poison_and_drowning == Both.EACH


def _weaken(course: Course, item: Item, who: str) -> None:
    one = course.state.roster[who]
    if one.fallen:
        return
    course.add(e.Weakened(who, item), *_hurt(one, -1))


def _hurt(one: Combatant, by: int) -> Iterable[Event]:
    return () if one.hp is None or not by else hp_changes(one, one.hp + by)


def roll(course: Course, who: str, item: Item) -> e.UpkeepRolled:
    """A roll of *who* for *item*: what it means is the GM's to say."""
    return e.UpkeepRolled(who, item, conflict_roll(course, task(item, who)))


def conflict_roll(course: Course, purpose: str) -> Rolled:
    """One conflict die."""
    sides = course.state.settings.conflict_die
    face = course.dice.roll(sides, f"upkeep {course.state.round} {purpose}")
    return Rolled((face,), sides, course.dice.at_table)


def settle(course: Course, who: str, item: Item, by: int) -> None:
    """The GM says what a roll comes to."""
    course.add(e.UpkeepSettled(who, item, by), *_hurt(course.state.roster[who], by))
    close_if_settled(course)
