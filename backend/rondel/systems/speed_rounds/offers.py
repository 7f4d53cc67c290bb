"""What each seat may do in speed rounds, and why not when it may not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rondel.core import (
    Combatant,
    Combatants,
    Command,
    Fields,
    Group,
    Label,
    Offer,
    OneOf,
    OwnRolls,
    Range,
    Refusal,
    Rolls,
    Seat,
    Stage,
    field_refusal,
)
from rondel.systems.speed_rounds import commands as k
from rondel.systems.speed_rounds.sheet_offers import full, manoeuvre_label, sheets
from rondel.systems.speed_rounds.speed import DICE, FACES, Manoeuvre
from rondel.systems.speed_rounds.state import (
    DEFEND,
    Actions,
    Phase,
    State,
    TieBy,
)

MOST_SPEED = 999  # speed points
MOST_ACTIONS = 99  # of one kind, in a round

SPEED_ROLL = Rolls(DICE, FACES, more=True)
SPEED_ROLLS = OwnRolls("speed-rounds", k.RollSpeed, k.RollRest, SPEED_ROLL)


def legal(state: State, seat: Seat) -> Iterator[Offer]:
    """Every command of speed rounds that *seat* may give now."""
    mine = state.roster.steered_by(seat)
    if state.stage is Stage.RUNNING:
        yield from _rolling(state, seat, mine)
        yield from _turn(state, seat, mine)
        if seat.is_gm:
            yield from _round(state)
            yield from _overrides(state)
    if seat.is_gm:
        yield from _surprise(state)
    yield from sheets(state, seat, mine)


def round_token(state: State) -> str:
    """What a person saw who acts on this round."""
    return f"round {state.round}"


def turn_token(state: State, who: str) -> str:
    """What a person saw who acts on this turn of *who*."""
    return f"{who} turn {state.clock.of(who).begun}"


def _rolling(state: State, seat: Seat, mine: Sequence[Combatant]) -> Iterator[Offer]:
    if state.phase is not Phase.ROLLING:
        return
    yield from SPEED_ROLLS.offers(state.unrolled, mine, seat, round_token(state))
    if not seat.is_gm:
        return
    waited_for = len(state.unrolled)
    if any(state.has_speed(c.id) for c in state.taking_part):
        by_die = state.settings.tie_by == TieBy.DIE
        tied = tuple(who for group in state.tied for who in group)
        label = Label("speed-rounds-begin-turns-without", {"count": waited_for})
        yield Offer(
            k.BeginTurns,
            {},
            Group.ROUND,
            label if waited_for else None,
            expect=round_token(state),
            main=not waited_for,
            confirm=bool(waited_for),
            rolls=Rolls(len(tied), FACES, more=True, whose=tied) if by_die and tied else None,
        )


def _turn(state: State, seat: Seat, mine: Sequence[Combatant]) -> Iterator[Offer]:
    for one in mine:
        left = state.left(one.id)
        if one.id in state.active:
            yield from _own_turn(state, seat, one, left)
        elif one.can_act and left.basic + left.bonus:
            yield from _defence(state, one.id, left)
    if not state.settings.waiting or state.phase is not Phase.TURNS:
        return
    if waiting := [c.id for c in mine if c.id in state.waiting]:
        yield Offer(
            k.StopWaiting, {"who": Combatants.of(*waiting)}, Group.TURN, expect=round_token(state)
        )


def _own_turn(state: State, seat: Seat, one: Combatant, left: Actions) -> Iterator[Offer]:
    token = turn_token(state, one.id)
    for manoeuvre in state.manoeuvres:
        label = manoeuvre_label(state, manoeuvre.id)
        for basic, bonus in payments(state, one.id, manoeuvre, left):
            yield Offer(
                k.SpendActions,
                {
                    "who": Combatants.of(one.id),
                    "manoeuvre": OneOf((manoeuvre.id,), default=manoeuvre.id),
                    "basic": basic,
                    "bonus": bonus,
                },
                Group.TURN,
                label,
                expect=token,
            )
    kept = {"basic": left.basic, "bonus": left.bonus}
    key = "speed-rounds-end-turn-keeping" if any(kept.values()) else "speed-rounds-end-turn"
    label = Label(key, {"name": one.name, **kept})
    yield Offer(
        k.EndTurn, {"who": Combatants.of(one.id)}, Group.TURN, label, expect=token, main=True
    )
    # Only those whom the seat knows: the offer must not tell of somebody hidden still to come.
    still_to_come = (
        other
        for other in state.roster.known_to(seat)
        if other.id in state.order and other.id not in state.ended | state.active
    )
    if state.settings.waiting and any(other.can_act for other in still_to_come):
        yield Offer(k.Wait, {"who": Combatants.of(one.id)}, Group.TURN, expect=token)


def payments(
    state: State, who: str, manoeuvre: Manoeuvre, left: Actions
) -> Iterator[tuple[Range, Range]]:
    """How *who* can pay for *manoeuvre*: ranges of basic and bonus actions.

    At least one basic action, unless a specialty allows bonus actions alone.
    """
    special = manoeuvre.id in state.sheet(who).specialties
    if manoeuvre.needs_specialty and not special:
        return
    basic = max(1, manoeuvre.basic)
    if basic <= left.basic and manoeuvre.bonus <= left.bonus:
        yield (
            Range(basic, left.basic, default=basic),
            Range(manoeuvre.bonus, left.bonus, default=manoeuvre.bonus),
        )
    alone = max(1, manoeuvre.bonus)
    if special and alone <= left.bonus:
        yield Range(0, 0, default=0), Range(alone, left.bonus, default=alone)


def _defence(state: State, who: str, left: Actions) -> Iterator[Offer]:
    for basic, bonus in payments(state, who, Manoeuvre(DEFEND, "", 1, 0), left):
        yield Offer(
            k.Defend,
            {"who": Combatants.of(who), "basic": basic, "bonus": bonus},
            Group.COMBATANT,
            expect=round_token(state),
        )


def _round(state: State) -> Iterator[Offer]:
    over = state.phase is Phase.OVER
    if over or state.phase is Phase.TURNS:
        yield Offer(
            k.NewRound,
            {},
            Group.ROUND,
            None if over else Label("speed-rounds-new-round-early"),
            expect=round_token(state),
            main=over,
            confirm=not over,
        )


def _overrides(state: State) -> Iterator[Offer]:
    rolled = [c.id for c in state.taking_part if state.has_speed(c.id)]
    if state.phase is Phase.ROLLING:
        yield from _set_speed(state, [c.id for c in state.taking_part])
        again = [who for who in rolled if who in state.rolls]
        if again:
            yield Offer(
                k.RollAgain,
                {"who": Combatants.of(*again)},
                Group.OVERRIDE,
                rolls=SPEED_ROLL,
            )
    if state.phase is Phase.OVER:
        return
    number = Range(0, MOST_ACTIONS)
    if rolled:
        fields: Fields = {"who": Combatants.of(*rolled), "basic": number, "bonus": number}
        yield Offer(k.SetActions, fields, Group.OVERRIDE)
    if state.phase is not Phase.TURNS:
        return
    for has_speed, rolls in ((False, SPEED_ROLL), (True, None)):
        late = [c.id for c in state.latecomers if state.has_speed(c.id) is has_speed]
        if late:
            fields = {"who": Combatants.of(*late)}
            yield Offer(k.InsertNow, fields, Group.OVERRIDE, rolls=rolls)
    here = [who for who in state.order if not state.roster[who].gone]
    yield from _set_speed(state, here)
    if len(here) > 1:
        yield Offer(
            k.PlaceBefore,
            {"who": Combatants.of(*here), "other": Combatants.of(*here)},
            Group.OVERRIDE,
        )
    idle = [who for who in here if who not in state.active and state.roster[who].can_act]
    if idle:
        yield Offer(
            k.GiveTurn, {"who": Combatants.of(*idle)}, Group.OVERRIDE, expect=round_token(state)
        )


def _set_speed(state: State, ids: Sequence[str]) -> Iterator[Offer]:
    """One offer for all who are equally fast, so that its number starts there."""
    alike: dict[int | None, list[str]] = {}
    for who in ids:
        alike.setdefault(state.speed(who) if state.has_speed(who) else None, []).append(who)
    for speed, those in alike.items():
        speeds = Range(-MOST_SPEED, MOST_SPEED, default=speed)
        yield Offer(k.SetSpeed, {"who": Combatants.of(*those), "speed": speeds}, Group.OVERRIDE)


def _surprise(state: State) -> Iterator[Offer]:
    """Before the turns anybody; then those who have no speed yet, such as late joiners."""
    if state.phase is Phase.OVER:
        return
    open_to = [
        c.id for c in state.roster.here if state.phase is Phase.ROLLING or not state.has_speed(c.id)
    ]
    for surprised in (True, False):
        ids = [
            who
            for who in open_to
            if (who in state.surprised) is not surprised and state.may_be_surprised(who)
        ]
        if ids:
            yield Offer(
                k.MarkSurprised,
                {"who": Combatants.of(*ids), "surprised": OneOf((surprised,), default=surprised)},
                label=Label(f"speed-rounds-surprised-{'on' if surprised else 'off'}"),
            )


def refusal(state: State, seat: Seat, command: Command) -> Refusal:
    """Why *command* is not offered to *seat*."""
    if why := full(state, seat, command):
        return why
    offers = [o for o in legal(state, seat) if o.kind is type(command)]
    if state.stage is Stage.SETUP and not offers:
        return Refusal("start-first")
    plain = field_refusal(state, seat, command, offers)
    if plain.code in ("no-such-combatant", "not-yours"):
        return plain
    match command:
        case k.SpendActions(who) | k.EndTurn(who) | k.Wait(who) if who not in state.active:
            return Refusal("speed-rounds-not-your-turn")
        case k.SpendActions(who, manoeuvre_id):
            if state.manoeuvre(manoeuvre_id) is None:
                return Refusal("speed-rounds-no-such-manoeuvre")
            return _cannot_pay(state, who)
        case k.Defend(who):
            return _cannot_pay(state, who)
        case k.RollSpeed(who) if state.has_speed(who):
            return Refusal("speed-rounds-rolled-already")
        case _:
            return plain


def _cannot_pay(state: State, who: str) -> Refusal:
    left = state.left(who)
    if not state.has_speed(who):
        return Refusal("speed-rounds-roll-first")
    if not left.basic + left.bonus:
        return Refusal("speed-rounds-no-actions-left")
    return Refusal("speed-rounds-too-few-actions", {"basic": left.basic, "bonus": left.bonus})
