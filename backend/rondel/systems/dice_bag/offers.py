"""Everything that each seat may do in dice-bag rounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from rondel.core import Group, Label, Offer, Seat, Stage
from rondel.systems.dice_bag import commands as k
from rondel.systems.dice_bag.characters import Affliction
from rondel.systems.dice_bag.die_offers import with_the_die
from rondel.systems.dice_bag.settings import WhoDraws
from rondel.systems.dice_bag.setup_offers import settings_of_people
from rondel.systems.dice_bag.state import Phase, State
from rondel.systems.dice_bag.upkeep_offers import upkeep
from rondel.systems.dice_bag.words import dice_of, ids, only


def legal(state: State, seat: Seat) -> Sequence[Offer]:
    """Every command of dice-bag rounds that *seat* may give now."""
    return tuple(_with_one_main(_legal(state, seat)))


def _legal(state: State, seat: Seat) -> Iterator[Offer]:
    if state.stage is Stage.RUNNING:
        yield from _drawing(state, seat)
        yield from with_the_die(state, seat)
        yield from _before(state, seat)
        yield from upkeep(state, seat)
        if seat.is_gm:
            yield from _rounds(state)
            yield from _overrides(state)
    yield from settings_of_people(state, seat)


def _with_one_main(offers: Iterable[Offer]) -> Iterator[Offer]:
    """*offers* with the first main one as the next step, and no other."""
    found = False
    for offer in offers:
        yield replace(offer, main=False) if found and offer.main else offer
        found = found or offer.main


def round_token(state: State) -> str:
    """What a person saw who moves on from this round."""
    return f"round {state.round} {state.phase.value}"


def draw_token(state: State) -> str:
    """What a person saw who draws this die."""
    return f"draw {state.round} {len(state.drawn)}"


def _drawing(state: State, seat: Seat) -> Iterator[Offer]:
    if not state.can_draw:
        return
    may = state.settings.who_draws == WhoDraws.ANYONE and state.roster.steered_by(seat)
    if seat.is_gm or may:
        yield Offer(k.DrawDie, {}, Group.ROUND, expect=draw_token(state), main=True)
    if seat.is_gm and (in_bag := dice_of(state.bag)):
        yield Offer(k.TakeDie, {"die": in_bag}, Group.OVERRIDE, expect=draw_token(state))


def _before(state: State, seat: Seat) -> Iterator[Offer]:
    if state.phase is not Phase.BEFORE:
        return
    if state.order is None:
        if seat.is_gm:
            yield Offer(k.DecideSides, {}, Group.ROUND, expect=round_token(state), main=True)
        return
    side = state.next_to_be_ready
    if side is not None and state.speaks_for(seat, side):
        label = Label("dice-bag-side-ready-of", {"side": side})
        seen = f"before {side}"
        yield Offer(k.SideReady, {"side": only(side)}, Group.ROUND, label, expect=seen, main=True)


def _rounds(state: State) -> Iterator[Offer]:
    if not state.is_over:
        return
    last = state.round >= state.planned
    kind = k.ExtendRounds if last else k.NewRound
    yield Offer(kind, {}, Group.ROUND, expect=round_token(state), main=not last)


def _overrides(state: State) -> Iterator[Offer]:
    if state.phase is not Phase.DRAWING and state.order:
        yield Offer(k.RedoSideOrder, {}, Group.OVERRIDE, confirm=True)
        for side in state.order[1:]:
            label = Label("dice-bag-put-side-first-of", {"side": side})
            yield Offer(k.PutSideFirst, {"side": only(side)}, Group.OVERRIDE, label)
    if state.phase is Phase.UPKEEP:
        yield Offer(k.ForceUpkeep, {}, Group.OVERRIDE, confirm=True)
    if asleep := [c.id for c in state.roster.here if state.has(c.id, Affliction.ASLEEP)]:
        yield Offer(k.Wake, {"who": ids(asleep)}, Group.OVERRIDE)
