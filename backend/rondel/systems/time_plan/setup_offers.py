"""Who may change what reactions are rolled with, who rolls, and how the plan starts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rondel.core import (
    Combatant,
    Combatants,
    Command,
    Fields,
    Flag,
    Group,
    Label,
    Offer,
    OneOf,
    OwnRolls,
    PlayerMay,
    Range,
    Refusal,
    Rolls,
    Seat,
    Stage,
    Text,
    share_offers,
)
from rondel.systems.time_plan import commands as k
from rondel.systems.time_plan.event_offers import full as full_of_events
from rondel.systems.time_plan.reaction import FACES, LOWEST, Surprise, When
from rondel.systems.time_plan.state import Phase, State

MOST_BONUS = 99  # intuition, a trait
MOST_TRAITS = 12  # on one sheet
MOST_VALUE = 999  # action points; a reaction value that a GM sets

W0 = Rolls(1, FACES, lowest=LOWEST)
REACTION_ROLLS = OwnRolls("time-plan", k.RollReaction, k.RollRest, W0)

_WHEN = OneOf(
    tuple(when.value for when in When),
    tuple(Label(f"time-plan-when-{when.value}") for when in When),
    When.ALWAYS.value,
)


def setting_up(state: State, seat: Seat, mine: Sequence[Combatant]) -> Iterator[Offer]:
    """What *seat* may do to the trigger and to the sheets of *mine*, whom it steers."""
    if mine and (seat.is_gm or PlayerMay.SHEET in state.roster.players_may):
        yield from _numbers(state, mine)
    if not seat.is_gm:
        return
    trigger = state.trigger
    fields: Fields = {
        "what": Text(default=trigger.what),
        "unexpected": Flag(default=trigger.unexpected),
    }
    yield Offer(k.NameTrigger, fields, Group.SETUP)
    written = (c.id for c in mine if c.id in state.sheets)
    yield from share_offers(state.roster, written, k.ShareSheet, "time-plan")
    yield from _surprise(state, mine)


def full(state: State, seat: Seat, command: Command) -> Refusal | None:
    """That there is no room for what *command* adds, if *seat* may add it otherwise."""
    mine = {c.id for c in state.roster.steered_by(seat)}
    written = seat.is_gm or PlayerMay.SHEET in state.roster.players_may
    match command:
        case k.AddTrait(who) if written and who in mine:
            return Refusal.of_one_more(len(state.sheet(who).traits), MOST_TRAITS)
    return full_of_events(state, seat, command)


def _numbers(state: State, mine: Sequence[Combatant]) -> Iterator[Offer]:
    """One offer for all of the same intuition, so that its number starts there."""
    alike: dict[int, list[str]] = {}
    for one in mine:
        alike.setdefault(state.sheet(one.id).intuition, []).append(one.id)
    for now, ids in alike.items():
        intuition = Range(-MOST_BONUS, MOST_BONUS, default=now)
        fields: Fields = {"who": Combatants.of(*ids), "intuition": intuition}
        yield Offer(k.SetIntuition, fields, Group.SETUP)
    room = [c.id for c in mine if len(state.sheet(c.id).traits) < MOST_TRAITS]
    if room:
        fields = {
            "who": Combatants.of(*room),
            "name": Text(),
            "value": Range(-MOST_BONUS, MOST_BONUS, default=1),
            "when": _WHEN,
        }
        yield Offer(k.AddTrait, fields, Group.SETUP)
    for one in mine:
        if traits := state.sheet(one.id).traits:
            names = tuple(Label("core-name", {"name": t.name}) for t in traits)
            which = OneOf(tuple(t.id for t in traits), names)
            yield Offer(k.DropTrait, {"who": Combatants.of(one.id), "trait": which}, Group.SETUP)
    if len(mine) > 1:
        everyone = Combatants.of(*(c.id for c in mine))
        yield Offer(k.CopySheet, {"who": everyone, "like": everyone}, Group.SETUP)


def _surprise(state: State, mine: Sequence[Combatant]) -> Iterator[Offer]:
    for surprise in Surprise:
        if ids := [c.id for c in mine if state.sheet(c.id).surprise is not surprise]:
            fields: Fields = {
                "who": Combatants.of(*ids),
                "surprise": OneOf((surprise.value,), default=surprise.value),
            }
            label = Label(f"time-plan-surprise-{surprise.value}")
            yield Offer(k.MarkSurprise, fields, Group.COMBATANT, label)


# --- reactions ----------------------------------------------------------------------------------


def reacting(state: State, seat: Seat, mine: Sequence[Combatant]) -> Iterator[Offer]:
    """Reaction rolls, and what the GM may do about them."""
    if state.stage is not Stage.RUNNING:
        return
    yield from _rolling(state, seat, mine)
    if not seat.is_gm:
        return
    if state.phase is Phase.REACTING:
        yield _start(state)
        if again := [c.id for c in state.able if c.id in state.reactions]:
            yield Offer(k.RollAgain, {"who": Combatants.of(*again)}, Group.OVERRIDE, rolls=W0)
        yield from _set_reaction(state, [c.id for c in state.able])
        return
    yield from _set_reaction(state, [c.id for c in state.waited_for])
    # The text is silent: at a second trigger the GM asks some for new rolls; actions go on.
    free = [c.id for c in state.able if c.id not in state.owing and not state.acts(c.id)]
    if free:
        yield Offer(k.AskReaction, {"who": Combatants.of(*free)}, Group.OVERRIDE)


def _rolling(state: State, seat: Seat, mine: Sequence[Combatant]) -> Iterator[Offer]:
    # In mid-scene a question is the next step, and only then what somebody owes.
    first = state.phase is Phase.REACTING or not state.active
    if not seat.is_gm:
        first = not any(state.roster.steers(seat, who) for who in state.asked)
    for offer in REACTION_ROLLS.offers(state.waited_for, mine, seat, reaction_token(state)):
        yield offer if first else replace(offer, main=False)


def reaction_token(state: State) -> str:
    """What a person saw who makes a reaction roll."""
    return f"reaction {state.phase.value}"


def _start(state: State) -> Offer:
    """The plan starts when everybody has a value; the GM may force it."""
    missing = len(state.waited_for)
    tied = tuple(who for group in state.alike for who in group)
    return Offer(
        k.StartPlan,
        {"force": OneOf((bool(missing),), default=bool(missing))},
        Group.ROUND,
        Label("time-plan-start-without", {"count": missing}) if missing else None,
        expect=reaction_token(state),
        main=not missing,
        confirm=bool(missing),
        rolls=Rolls(len(tied), FACES, more=True, whose=tied, lowest=LOWEST) if tied else None,
    )


def _set_reaction(state: State, ids: Sequence[str]) -> Iterator[Offer]:
    """One offer for all of the same value, so that its number starts there."""
    alike: dict[int | None, list[str]] = {}
    for who in ids:
        has = state.reactions.get(who)
        alike.setdefault(has.value if has else None, []).append(who)
    for value, those in alike.items():
        values = Range(0, MOST_VALUE, default=None if value is None else min(value, MOST_VALUE))
        yield Offer(k.SetReaction, {"who": Combatants.of(*those), "value": values}, Group.OVERRIDE)
