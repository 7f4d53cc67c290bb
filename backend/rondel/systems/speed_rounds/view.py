"""What each seat sees of a fight in speed rounds, and how it is told.

While a hidden one acts, everybody else keeps seeing the turn before (`EncounterState.active_for`);
of one who is hidden, or gone, in their own turn, that is the last turn which they saw end. When the
hidden one is the fastest of all there is no such turn in this round: the others then see what they
see before the turns begin, which is what a GM who takes their time looks like.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rondel.core import (
    Board,
    Counter,
    Event,
    Item,
    Label,
    Line,
    Pip,
    Prompt,
    Rolled,
    Seat,
    Slot,
    Stage,
    Term,
    dice_needed,
)
from rondel.systems.speed_rounds import events as e
from rondel.systems.speed_rounds.sheet_offers import manoeuvre_label
from rondel.systems.speed_rounds.speed import FACES, SURPRISE, Rounding, base_terms, sum_of
from rondel.systems.speed_rounds.state import Actions, Phase, State


def view(state: State, seat: Seat) -> Board:
    """What *seat* may know."""
    known = tuple(c.id for c in state.roster.known_to(seat))
    phase = _phase_for(state, seat)
    missing = tuple(c.id for c in state.unrolled if c.id in known)
    return Board(
        _headline(state, seat, phase, missing),
        tuple(_slot(state, seat, phase, who, known) for who in _sequence(state, phase, known)),
        Label("speed-rounds-unit"),
        _prompts(state, seat, phase, missing),
        _hints(state, seat),
        catalogue=_manoeuvres(state),
        choices=tuple(Item(m.id, manoeuvre_label(state, m.id)) for m in state.manoeuvres),
    )


def _shown(state: State, seat: Seat) -> frozenset[str]:
    """Whose turn *seat* sees as the last that began; nobody's before the first one."""
    acting = state.active_for(seat)
    if acting or not state.active:
        return acting
    here = (w for w in state.order if w in state.ended and not state.roster[w].gone)
    return frozenset([w for w in here if state.roster.knows(seat, w)][-1:])


def _is_over(state: State, seat: Seat, who: str) -> bool:
    """Whether *seat* sees the turn of *who*, who is shown, as over while no other has begun.

    Who has just ended a turn knows so; that the GM has something to do first, they may see.
    """
    if who in state.active:
        return False
    return who not in state.shown_active or state.roster.steers(seat, who)


def _phase_for(state: State, seat: Seat) -> Phase:
    before_all_known = state.active and not _shown(state, seat)
    return Phase.ROLLING if before_all_known else state.phase


def _sequence(state: State, phase: Phase, known: Sequence[str]) -> tuple[str, ...]:
    if state.stage is Stage.SETUP:
        return tuple(known)
    if phase is Phase.ROLLING:
        placed = state.by_speed(who for who in known if state.has_speed(who))
    else:
        placed = tuple(who for who in state.order if who in known)
    return (*placed, *(who for who in known if who not in placed))


def _headline(state: State, seat: Seat, phase: Phase, missing: Sequence[str]) -> Label:
    number = {"round": state.round}
    if state.stage is Stage.SETUP:
        return Label("speed-rounds-setup")
    if state.stage is Stage.ENDED:
        return Label("speed-rounds-ended", number)
    if phase is Phase.OVER:
        return Label("speed-rounds-over", number)
    if phase is Phase.ROLLING:
        if any(state.roster.steers(seat, who) for who in missing) and not seat.is_gm:
            return Label("speed-rounds-your-roll", number)
        key = "speed-rounds-rolling" if missing else "speed-rounds-ready"
        return Label(key, {**number, "missing": len(missing)})
    (acting,) = _shown(state, seat)
    key = "speed-rounds-turn"
    if _is_over(state, seat, acting):
        key = "speed-rounds-turn-done"
    elif not seat.is_gm and state.roster.steers(seat, acting):
        key = "speed-rounds-your-turn"
    return Label(key, {**number, "name": state.roster[acting].name})


def _prompts(state: State, seat: Seat, phase: Phase, missing: Sequence[str]) -> tuple[Prompt, ...]:
    if state.stage is not Stage.RUNNING:
        return ()
    match phase:
        case Phase.ROLLING if missing:
            return (Prompt(Label("speed-rounds-prompt-roll"), tuple(missing)),)
        case Phase.ROLLING:
            return (Prompt(Label("speed-rounds-prompt-begin")),)
        case Phase.TURNS:
            acting = _shown(state, seat)
            if any(_is_over(state, seat, who) for who in acting):
                return (Prompt(Label("speed-rounds-prompt-go-on")),)
            return (Prompt(Label("speed-rounds-prompt-act"), tuple(acting)),)
        case Phase.OVER:
            return (Prompt(Label("speed-rounds-prompt-round")),)


def _hints(state: State, seat: Seat) -> tuple[Label, ...]:
    known = [c for c in state.roster.combatants.values() if state.roster.knows(seat, c.id)]
    of_one = len({c.side for c in known}) == 1
    if state.stage is Stage.SETUP and seat.is_gm and of_one and len(known) > 1:
        return (Label("speed-rounds-hint-no-foes", {"side": known[0].side}),)
    sides = {c.side for c in known if c.fights_on and not c.gone}
    # Where there has only ever been one side, that is how it is meant.
    if state.stage is not Stage.RUNNING or len(sides) > 1 or (sides and of_one):
        return ()
    side = next(iter(sides), None)
    if side is None:
        return (Label("speed-rounds-hint-nobody-fights"),)
    return (Label("speed-rounds-hint-one-side", {"side": side}),)


def _slot(state: State, seat: Seat, phase: Phase, who: str, known: Sequence[str]) -> Slot:
    has_speed = state.has_speed(who)
    return Slot(
        who,
        who,
        None,
        state.speed(who) if has_speed else None,
        _pip(state, seat, phase, who),
        _counters(state, who) if has_speed else (),
        _badges(state, phase, who),
        _why(state, phase, who, known),
        _sheet(state, who) if state.roster.steers(seat, who) else (),
    )


def _pip(state: State, seat: Seat, phase: Phase, who: str) -> Pip:
    if not state.roster[who].can_act:
        return Pip.OUT
    if state.stage is not Stage.RUNNING:
        return Pip.WAITING
    if who in _shown(state, seat):
        return Pip.DONE if _is_over(state, seat, who) else Pip.NOW
    if phase is Phase.ROLLING:
        return Pip.WAITING if state.has_speed(who) else Pip.UNREADY
    if who not in state.order:
        return Pip.UNREADY
    if who in state.ended or phase is Phase.OVER:
        return Pip.DONE
    return Pip.HELD if who in state.waiting else Pip.WAITING


def _counters(state: State, who: str) -> tuple[Counter, ...]:
    total, left = state.total(who), state.left(who)
    return (
        Counter("basic", left.basic, total.basic),
        Counter("bonus", left.bonus, total.bonus),
    )


def _badges(state: State, phase: Phase, who: str) -> tuple[Label, ...]:
    activity = state.sheet(who).activity
    badges = [Label("core-name", {"name": activity.name})] if activity else []
    if state.is_surprised(who):
        badges.append(Label("speed-rounds-badge-surprised"))
    late = phase is Phase.TURNS and who not in state.order and state.roster[who].can_act
    if late and state.stage is Stage.RUNNING:
        badges.append(Label("speed-rounds-badge-next-round"))
    return tuple(badges)


def _sheet(state: State, who: str) -> tuple[Item, ...]:
    """All that *who* can roll with, and the manoeuvres that bonus actions alone pay for."""
    sheet = state.sheet(who)
    activities = (
        Item(
            activity.id,
            Label("core-name", {"name": activity.name}),
            sum_of(state.base(who, activity)),
            state.base(who, activity),
            now=activity == sheet.activity,
        )
        for activity in sheet.activities
    )
    special = tuple(
        manoeuvre_label(state, m.id) for m in state.manoeuvres if m.id in sheet.specialties
    )
    return (
        Item("reflexes", Label("speed-rounds-reflexes"), sheet.reflexes),
        *activities,
        *(
            (Item("specialties", Label("speed-rounds-specialties"), marks=special),)
            if special
            else ()
        ),
    )


def _manoeuvres(state: State) -> tuple[Item, ...]:
    return tuple(
        Item(
            manoeuvre.id,
            manoeuvre_label(state, manoeuvre.id),
            terms=(
                Term(Label("speed-rounds-cost-basic"), manoeuvre.basic),
                Term(Label("speed-rounds-cost-bonus"), manoeuvre.bonus),
            ),
            marks=(Label("speed-rounds-needs-specialty"),) if manoeuvre.needs_specialty else (),
        )
        for manoeuvre in state.manoeuvres
    )


def _why(state: State, phase: Phase, who: str, known: Sequence[str]) -> tuple[Term, ...]:
    """The terms and dice behind a speed; before the roll, those behind the base."""
    terms: tuple[Term, ...]
    if who not in state.rolls:
        terms = base_terms(state.sheet(who), Rounding(state.settings.rounding))
    else:
        roll = state.rolls[who]
        dice = Term(Label("speed-rounds-why-dice"), roll.dice_total, roll.dice.faces)
        terms = (*roll.terms, dice)
    if state.is_surprised(who):
        terms = (*terms, Term(Label("speed-rounds-why-surprised"), SURPRISE))
    if who in state.set_speeds:
        # The GM's number stands instead of what the dice said.
        unused = tuple(replace(term, counted=False) for term in terms)
        terms = (*unused, Term(Label("speed-rounds-why-set"), state.set_speeds[who]))
    if phase is Phase.ROLLING:
        return terms
    return (*terms, *_tie_terms(state, who, known))


def _tie_terms(state: State, who: str, known: Sequence[str]) -> tuple[Term, ...]:
    """The tie dice of *who*, as many as set them apart from those whom the seat knows."""
    mine, at = state.ties.get(who, ()), state.tied_at.get(who)
    rivals = [o for o in known if o != who and o in state.ties and state.tied_at[o] == at]
    needed = max((dice_needed(mine, state.ties[o]) for o in rivals), default=0)
    if not needed:
        return ()
    key = "speed-rounds-why-lot" if state.tied_by_lot else "speed-rounds-why-tie"
    against = ", ".join(sorted(state.roster[o].name for o in rivals))
    return (Term(Label(key, {"against": against}), None, mine[:needed]),)


def tell(before: State, event: Event, after: State) -> Sequence[Line]:
    """The lines of the log for *event*."""
    match event:
        case e.SpeedRolled(who, _, dice, _, again):
            key = "speed-rounds-log-rolled-again" if again else "speed-rounds-log-rolled"
            label = Label(key, {"speed": after.speed(who)})
            return [Line(label, {"who": who}, rolled=(dice,), override=again)]
        case e.TurnsBegun(_, _, _, at_table):
            return _tie_lines(after, at_table=at_table)
        case e.ActionsSpent(who, manoeuvre, basic, bonus):
            return [_spending("spent", before, who, manoeuvre, Actions(basic, bonus))]
        case e.Defended(who, basic, bonus):
            label = Label("speed-rounds-log-defended", {"basic": basic, "bonus": bonus})
            return [Line(label, {"who": who})]
        case e.TurnEnded(who):
            left = before.left(who)
            kept = {"basic": left.basic, "bonus": left.bonus}
            key = "speed-rounds-log-kept" if any(kept.values()) else "speed-rounds-log-turn-ended"
            return [Line(Label(key, kept), {"who": who}, waits=True)]
        case e.WaitBegun(who):
            return [Line(Label("speed-rounds-log-waits"), {"who": who}, waits=True)]
        case e.WaitEnded(who):
            return [Line(Label("speed-rounds-log-stops-waiting"), {"who": who})]
        case e.ActivityDeclared(who):
            activity = after.sheet(who).activity
            name = activity.name if activity else ""
            return [Line(Label("speed-rounds-log-declared", {"activity": name}), {"who": who})]
        case e.SurprisedMarked(who, surprised):
            key = f"speed-rounds-log-surprised-{'on' if surprised else 'off'}"
            return [Line(Label(key), {"who": who})]
        case e.Inserted(who):
            return [_override(who, "speed-rounds-log-inserted")]
        case e.SpeedSet(who, speed):
            return [_override(who, "speed-rounds-log-speed-set", speed=speed)]
        case e.ActionsSet(who, basic, bonus):
            return [_override(who, "speed-rounds-log-actions-set", basic=basic, bonus=bonus)]
        case e.PlacedBefore(who, other):
            label = Label("speed-rounds-log-placed")
            return [Line(label, {"who": who, "other": other}, override=True)]
        case e.TurnGiven(who):
            return [_override(who, "speed-rounds-log-turn-given")]
    return ()


def _override(who: str, key: str, **params: int) -> Line:
    return Line(Label(key, dict(params)), {"who": who}, override=True)


def _spending(what: str, state: State, who: str, manoeuvre: str, cost: Actions) -> Line:
    params: dict[str, str | int] = {"basic": cost.basic, "bonus": cost.bonus}
    label = manoeuvre_label(state, manoeuvre)
    if "name" in label.params:
        return Line(
            Label(f"speed-rounds-log-{what}", {**params, "manoeuvre": label.params["name"]}),
            {"who": who},
        )
    return Line(Label(f"speed-rounds-log-{what}-{manoeuvre}", params), {"who": who})


def _tie_lines(state: State, *, at_table: bool) -> list[Line]:
    """One line for each two neighbours whom only a die or lot told apart."""
    lines = []
    for first, second in zip(state.order, state.order[1:], strict=False):
        if (
            first in state.ties
            and second in state.ties
            and (state.speed(first) == state.speed(second))
        ):
            key = "speed-rounds-log-lot" if state.tied_by_lot else "speed-rounds-log-tie"
            needed = dice_needed(state.ties[first], state.ties[second])
            dice = [state.ties[who][:needed] for who in (first, second)]
            rolled = () if state.tied_by_lot else tuple(Rolled(d, FACES, at_table) for d in dice)
            first_dice, second_dice = (" ".join(map(str, faces)) for faces in dice)
            params = {"first_dice": first_dice, "second_dice": second_dice}
            # While somebody hidden acts first, the turns have not begun for others, nor have ties.
            who = {"who": first, "other": second}
            lines.append(Line(Label(key, params), who, rolled=rolled, waits=True))
    return lines
