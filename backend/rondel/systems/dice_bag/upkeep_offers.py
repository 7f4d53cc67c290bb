"""Who may do what in upkeep."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rondel.core import Fields, Group, Label, Offer, OneOf, Range, Rolls, Seat
from rondel.systems.dice_bag import commands as k
from rondel.systems.dice_bag.settings import Way
from rondel.systems.dice_bag.state import Item, State, Step
from rondel.systems.dice_bag.upkeep import (
    ROLLED,
    owed,
    task,
    unsettled,
    unsettled_effects,
    way,
)
from rondel.systems.dice_bag.words import ids, only

MOST_BY_UPKEEP = 20  # hit points that one roll changes
USUALLY = {Item.PLAGUE: 0, Item.REGENERATE: 1}  # hit points, a beginning for who fills it in


def upkeep(state: State, seat: Seat) -> Iterator[Offer]:
    """What *seat* may do for the open item, and for hidden ones of its own."""
    step = state.step
    if step is not None:
        yield from _open_step(state, seat, step)
    yield from _owed(state, seat)


def step_token(state: State, step: Step) -> str:
    """What a person saw who does upkeep."""
    return f"upkeep {state.round} {step.id}"


def _open_step(state: State, seat: Seat, step: Step) -> Iterator[Offer]:
    how = way(state, step.item)
    whom, effects = unsettled(state, step), unsettled_effects(state, step)
    rolls = step.item in ROLLED and how is not Way.REMIND and bool(whom or effects)
    seen, which = step_token(state, step), {"step": only(step.id)}
    if rolls:
        for one in (c for c in whom if state.roster.steers(seat, c.id)):
            yield from _rolled_item(state, seat, step.item, one.id, seen)
        yield from _effects(state, seat, step, seen)
        if seat.is_gm:
            yield Offer(k.SkipUpkeep, dict(which), Group.ROUND, expect=seen)
        return
    if not state.speaks_for(seat, step.side):
        return
    if how is Way.REMIND:
        key = "dice-bag-upkeep-reminded"
    else:
        key = f"dice-bag-do-{step.item.value}" if whom or effects else "dice-bag-upkeep-go-on"
    label = Label(key, {"side": step.side})
    yield Offer(k.DoUpkeep, dict(which), Group.ROUND, label, expect=seen, main=True)
    if how is Way.ASK:
        yield Offer(k.SkipUpkeep, dict(which), Group.ROUND, expect=seen)


def _rolled_item(state: State, seat: Seat, item: Item, who: str, seen: str) -> Iterator[Offer]:
    fields: Fields = {"who": ids([who]), "item": only(item.value)}
    name = {"name": state.roster[who].name}
    if task(item, who) not in state.rolled:
        label = Label(f"dice-bag-roll-{item.value}", dict(name))
        rolls = Rolls(1, state.settings.conflict_die)
        yield Offer(
            k.RollUpkeep,
            dict(fields),
            Group.TURN,
            label,
            expect=seen,
            main=not seat.is_gm,
            rolls=rolls,
        )
    if seat.is_gm:
        counted = state.roster[who].hp is not None
        most = MOST_BY_UPKEEP if counted else 0
        by = Range(-most, most, default=USUALLY[item] if counted else 0)
        label = Label(f"dice-bag-settle-{item.value}", dict(name))
        yield Offer(k.SettleUpkeep, fields | {"by": by}, Group.TURN, label, expect=seen, main=True)


def _effects(state: State, seat: Seat, step: Step, seen: str) -> Iterator[Offer]:
    effects = unsettled_effects(state, step)
    if state.speaks_for(seat, step.side):
        for effect in (f for f in effects if f.id not in state.rolled):
            yield Offer(
                k.RollEffect,
                {"effect": only(effect.id)},
                Group.ROUND,
                Label("dice-bag-roll-dissipate", {"name": effect.name}),
                expect=seen,
                main=not seat.is_gm,
                rolls=Rolls(1, state.settings.conflict_die),
            )
    for effect in effects if seat.is_gm else ():
        yield Offer(
            k.SettleEffect,
            {
                "effect": only(effect.id),
                "stays": OneOf(
                    (True, False),
                    (Label("dice-bag-effect-stays"), Label("dice-bag-effect-goes")),
                ),
            },
            Group.ROUND,
            Label("dice-bag-settle-dissipate", {"name": effect.name}),
            expect=seen,
            main=True,
        )


def _owed(state: State, seat: Seat) -> Iterator[Offer]:
    for item, one in owed(state):
        if not state.roster.steers(seat, one.id):
            continue
        seen = f"upkeep {state.round} {task(item, one.id)}"
        how = way(state, item)
        if item in ROLLED and how is not Way.REMIND:
            for offer in _rolled_item(state, seat, item, one.id, seen):
                yield replace(offer, main=False)
        fields: Fields = {"who": ids([one.id]), "item": only(item.value)}
        name = {"name": one.name}
        if item not in ROLLED or how is Way.REMIND:
            label = Label(f"dice-bag-catch-up-{item.value}", dict(name))
            done = fields | {"done": only(value=True)}
            yield Offer(k.CatchUp, done, Group.COMBATANT, label, expect=seen)
        if seat.is_gm:
            label = Label("dice-bag-catch-up-not", dict(name))
            skipped = fields | {"done": only(value=False)}
            yield Offer(k.CatchUp, skipped, Group.COMBATANT, label, expect=seen)
