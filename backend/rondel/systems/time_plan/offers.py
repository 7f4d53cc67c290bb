"""What each seat may do in the time plan, and why not when it may not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rondel.core import (
    Combatant,
    Combatants,
    Fields,
    Group,
    Label,
    Offer,
    OneOf,
    Range,
    Rolls,
    Seat,
    Text,
)
from rondel.systems.time_plan import commands as k
from rondel.systems.time_plan.event_offers import effects, listing, planning
from rondel.systems.time_plan.plan import MOST_COST, MOST_ROW, Effect, Kind, PlanEntry
from rondel.systems.time_plan.setup_offers import reacting, setting_up
from rondel.systems.time_plan.state import State
from rondel.systems.time_plan.words import event_label, preset_params

MOST_MODIFIER = 999  # of a check, and of its target


def legal(state: State, seat: Seat) -> Iterator[Offer]:
    """Every command of the time plan that *seat* may give now."""
    state = state.as_seen_by(seat)
    mine = state.roster.steered_by(seat)
    yield from reacting(state, seat, mine)
    if state.walked:
        yield from _walk(state, seat, mine)
    if seat.is_gm:
        yield from planning(state)
    yield from setting_up(state, seat, mine)
    if seat.is_gm:
        yield from listing(state)


def row_token(state: State, seat: Seat) -> str:
    """What a person saw who acts at the present row."""
    return f"row {state.time_for(seat)}"


def turn_token(state: State, who: str) -> str:
    """What a person saw who decides for *who*: this question, and the free actions before."""
    return f"{who} turn {state.clock.of(who).begun} free {state.free_used.get(who, 0)}"


def _walk(state: State, seat: Seat, mine: Sequence[Combatant]) -> Iterator[Offer]:
    own = {c.id for c in mine}
    asked = [who for who in state.asked if who in own]
    # Whom the GM plays decides the GM's next step; for others there are players.
    first = next((w for w in asked if not (seat.is_gm and state.roster[w].controller)), None)
    main = first or next(iter(asked), None)
    for who in asked:
        yield from _question(state, seat, who, main=who == main)
    yield from _checks(state, seat, own)
    if held := [c.id for c in mine if c.id in state.held]:
        fields: Fields = {"who": Combatants.of(*held)}
        yield Offer(k.ActNow, fields, Group.TURN, expect=row_token(state, seat))
    entries = [e for e in state.entries if e.who in own and state.row_for(seat, e) is not None]
    if state.settings.parry_adds:
        for row, ids in _by_row([e for e in entries if state.roster[e.who].can_act]):
            cost = Range(1, MOST_COST, default=1)
            fields = {"who": Combatants.of(*ids), "cost": cost}
            yield Offer(k.Parry, fields, Group.COMBATANT, expect=entry_token(row))
    if seat.is_gm:
        yield from _forward(state)
        yield from _interrupts(state, entries)


def _forward(state: State) -> Iterator[Offer]:
    if state.next_row is None and not state.active:
        return
    # Whoever owes a roll is no more passed by unasked than whoever has yet to decide.
    count = len(state.active) + len(state.owing)
    yield Offer(
        k.FastForward,
        {"skip": OneOf((bool(count),), default=bool(count))},
        Group.ROUND,
        Label("time-plan-skip", {"count": count}) if count else None,
        # The GM sees the row as it is.
        expect=f"row {state.now}",
        main=not count,
        confirm=bool(count),
    )


def _question(state: State, seat: Seat, who: str, *, main: bool) -> Iterator[Offer]:
    """What *who*, who is asked, can do."""
    token, one = turn_token(state, who), Combatants.of(who)
    least = state.least_cost(who)
    rule = Effect(state.settings.effect_at)
    fields: Fields = {
        "who": one,
        "what": Text(),
        "cost": Range(least, MOST_COST, time="span"),
        "effect": effects(rule),
    }
    yield Offer(k.DeclareAction, fields, Group.TURN, expect=token, main=main)
    for preset in (p for p in state.presets if p.cost >= least):
        fields = {
            "who": one,
            "what": OneOf((preset.id,), default=preset.id),
            "cost": Range(least, MOST_COST, default=preset.cost, time="span"),
            "effect": effects(preset.effect or rule),
        }
        label = Label("time-plan-declare-preset", {**preset_params(preset), "cost": preset.cost})
        yield Offer(k.DeclareAction, fields, Group.TURN, label, expect=token)
    if state.now < MOST_ROW:
        fields = {"who": one, "row": Range(state.now + 1, MOST_ROW, time="row")}
        yield Offer(k.WaitUntil, fields, Group.TURN, expect=token)
    if events := state.events_known_to(seat):
        which = OneOf(tuple(e.id for e in events), tuple(event_label(e) for e in events))
        yield Offer(k.WaitFor, {"who": one, "event": which}, Group.TURN, expect=token)
    # Where that is no rule, the GM still keeps ready whom they go on without.
    if state.settings.keep_ready or seat.is_gm:
        yield Offer(k.KeepReady, {"who": one}, Group.TURN, expect=token)


def _checks(state: State, seat: Seat, own: set[str]) -> Iterator[Offer]:
    """A skill may be put to the test as an action is declared."""
    present = state.time_for(seat)
    declared = (e.who for e in state.entries if e.kind is Kind.ACTION and e.since == present)
    those = (who for who in (*state.asked, *declared) if who in own)
    able = [who for who in those if state.roster[who].can_act]
    if not able:
        return
    rules = state.settings
    fields: Fields = {
        "who": Combatants.of(*able),
        "skill": Text(),
        "modifier": Range(-MOST_MODIFIER, MOST_MODIFIER, default=0),
        "target": Range(-MOST_MODIFIER, MOST_MODIFIER, optional=True),
    }
    rolls = Rolls(1, rules.check_die, lowest=rules.lowest_of_check)
    yield Offer(k.RollCheck, fields, Group.TURN, expect=row_token(state, seat), rolls=rolls)


def entry_token(row: int) -> str:
    """What a person saw who changes an entry in *row*."""
    return f"entry in row {row}"


def _by_row(entries: Sequence[PlanEntry]) -> Sequence[tuple[int, list[str]]]:
    """Whose entries there are in each row."""
    rows: dict[int, list[str]] = {}
    for entry in entries:
        rows.setdefault(entry.at, []).append(entry.who)
    return tuple(rows.items())


def _interrupts(state: State, entries: Sequence[PlanEntry]) -> Iterator[Offer]:
    """The GM's tools where somebody interrupts; the text has no rule for it."""
    for row, ids in _by_row(entries):
        token, those = entry_token(row), Combatants.of(*ids)
        yield Offer(k.CancelAction, {"who": those}, Group.OVERRIDE, expect=token)
        if row < MOST_ROW:
            later = Range(1, MOST_ROW - row, default=1)
            yield Offer(k.DelayAction, {"who": those, "by": later}, Group.OVERRIDE, expect=token)
        sooner = Range(1, row - state.now, default=1)
        yield Offer(k.ShortenAction, {"who": those, "by": sooner}, Group.OVERRIDE, expect=token)
