"""What comes of a command in speed rounds, and what becomes of the fight by it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from rondel.core import (
    CombatantAdded,
    CombatantFell,
    CombatantRemoved,
    Command,
    Dice,
    EncounterBegun,
    Event,
    Stage,
    Standing,
    StandingChanged,
    break_ties,
    sharers,
)
from rondel.systems.speed_rounds import commands as c
from rondel.systems.speed_rounds import events as e
from rondel.systems.speed_rounds.speed import (
    FACES,
    Activity,
    Bonus,
    Doubles,
    Kind,
    Manoeuvre,
    Rounding,
    Sheet,
    base_terms,
    dice_total,
    roll,
)
from rondel.systems.speed_rounds.state import Actions, Phase, Roll, State, TieBy


def decide(state: State, command: Command, dice: Dice) -> Sequence[Event]:
    """What comes of *command*."""
    match command:
        case c.SetReflexes(who, reflexes):
            return [e.ReflexesSet(who, reflexes)]
        case c.AddActivity(who, name, kind, value):
            made = Activity(dice.identifier(f"activity {name}"), name, Kind(kind), value)
            return [e.ActivityAdded(who, made)]
        case c.DropActivity(who, activity):
            return [e.ActivityDropped(who, activity)]
        case c.AddBonus(who, activity, name, value, share, against):
            bonus = Bonus(dice.identifier(f"bonus {name}"), name, value, share, against)
            return [e.BonusAdded(who, activity, bonus)]
        case c.DropBonus(who, bonus_id):
            return [e.BonusDropped(who, bonus_id)]
        case c.CopySheet(who, like):
            return [e.SheetCopied(who, like)]
        case c.ShareSheet(who, to):
            return [e.SheetCopied(other, who) for other in sharers(state.roster, who, to)]
        case c.SetSpecialty(who, manoeuvre, has):
            return [e.SpecialtySet(who, manoeuvre, has)]
        case c.DeclareActivity(who, activity):
            return [e.ActivityDeclared(who, activity)]
        case c.MarkSurprised(who, surprised):
            return [e.SurprisedMarked(who, surprised)]
        case c.RollSpeed(who):
            return [_rolled(state, who, dice)]
        case c.RollAgain(who):
            return [replace(_rolled(state, who, dice), again=True)]
        case c.RollRest(whose):
            rest = (one for one in state.unrolled if whose == "all" or not one.controller)
            return [_rolled(state, one.id, dice) for one in rest]
        case c.InsertNow(who):
            if state.has_speed(who):
                return [e.Inserted(who)]
            return [_rolled(state, who, dice), e.Inserted(who)]
        case c.BeginTurns():
            return [_ordered(state, dice)]
        case c.SpendActions(who, manoeuvre, basic, bonus_actions):
            return [e.ActionsSpent(who, manoeuvre, basic, bonus_actions)]
        case c.Defend(who, basic, bonus_actions):
            return [e.Defended(who, basic, bonus_actions)]
        case c.EndTurn(who):
            return [e.TurnEnded(who)]
        case c.Wait(who):
            return [e.WaitBegun(who)]
        case c.StopWaiting(who):
            return [e.WaitEnded(who)]
        case c.NewRound():
            return [e.RoundBegun()]
        case c.AddManoeuvre(name, basic, bonus_actions, needs):
            made_id = dice.identifier(f"manoeuvre {name}")
            return [e.ManoeuvreAdded(Manoeuvre(made_id, name, basic, bonus_actions, needs))]
        case c.DropManoeuvre(manoeuvre):
            return [e.ManoeuvreDropped(manoeuvre)]
        case c.SetSpeed(who, speed):
            return [e.SpeedSet(who, speed)]
        case c.SetActions(who, basic, bonus_actions):
            return [e.ActionsSet(who, basic, bonus_actions)]
        case c.PlaceBefore(who, other):
            return [e.PlacedBefore(who, other)]
        case c.GiveTurn(who):
            return [e.TurnGiven(who)]
    message = f"{command} is no command of speed rounds"
    raise TypeError(message)


def _rolled(state: State, who: str, dice: Dice) -> e.SpeedRolled:
    doubles = Doubles(state.settings.doubles)
    rolled = roll(dice, doubles, f"speed {state.round} {who}")
    terms = base_terms(state.sheet(who), Rounding(state.settings.rounding))
    return e.SpeedRolled(who, terms, rolled, dice_total(rolled.faces, doubles))


def _ordered(state: State, dice: Dice) -> e.TurnsBegun:
    """The order from the highest speed down, ties decided once and for all."""
    by_lot = state.settings.tie_by == TieBy.LOT
    if by_lot:
        ties = _lots(state, dice)
    else:
        ties = break_ties(state.tied, lambda who: dice.roll(FACES, f"tie {state.round} {who}"))
    rolled = [one.id for one in state.taking_part if state.has_speed(one.id)]
    rolled.sort(key=lambda who: (-state.speed(who), *(-f for f in ties.get(who, ()))))
    return e.TurnsBegun(tuple(rolled), ties, by_lot, dice.at_table)


def _lots(state: State, dice: Dice) -> dict[str, tuple[int, ...]]:
    lots: dict[str, tuple[int, ...]] = {}
    for group in state.tied:
        left = list(group)
        for number in range(len(left), 0, -1):
            drawn = left.pop(dice.roll(number, f"lot {state.round}") - 1)
            lots[drawn] = (number,)
    return lots


def evolve(state: State, event: Event) -> State:
    """The state after *event*, one of the core's that has been applied already included."""
    match event:
        case EncounterBegun():
            return replace(state.begin_round(), phase=Phase.ROLLING)
        case CombatantAdded(combatant):
            return replace(state, joined={**state.joined, combatant.id: state.round})
        case CombatantFell(who) | CombatantRemoved(who) | StandingChanged(who, Standing.UNABLE):
            return _without(state, who)
        case e.SpeedRolled(who, terms, dice, total):
            rolls = {**state.rolls, who: Roll(terms, dice, total)}
            set_speeds = {k: v for k, v in state.set_speeds.items() if k != who}
            return replace(state, rolls=rolls, set_speeds=set_speeds)
        case e.TurnsBegun(order, ties, by_lot):
            at = {who: state.speed(who) for who in ties}
            state = replace(state, ties=ties, tied_at=at, tied_by_lot=by_lot)
            return replace(state, phase=Phase.TURNS, order=order).advance()
        case e.ActionsSpent(who, _, basic, bonus) | e.Defended(who, basic, bonus):
            spent = state.spent.get(who, Actions())
            spent = Actions(spent.basic + basic, spent.bonus + bonus)
            return replace(state, spent={**state.spent, who: spent})
        case e.TurnEnded(who):
            return _end_turn(state, who)
        case e.WaitBegun(who):
            state = replace(state.end_turn(who), waiting=state.waiting | {who})
            return state.advance()
        case e.WaitEnded(who):
            return _next_up(state, who)
        case e.RoundBegun():
            return _new_round(state)
        case e.Inserted(who):
            return replace(state, order=state.placed(who))
        case e.SpeedSet(who, speed):
            state = replace(state, set_speeds={**state.set_speeds, who: speed})
            return replace(state, order=state.placed(who)) if who in state.order else state
        case e.ActionsSet(who, basic, bonus):
            spent = state.spent.get(who, Actions())
            given = Actions(spent.basic + basic, spent.bonus + bonus)
            return replace(state, set_actions={**state.set_actions, who: given})
        case e.PlacedBefore(who, other):
            return replace(state, order=_before(state.order, who, other))
        case e.TurnGiven(who):
            for acting in state.active:
                state = replace(state.end_turn(acting), ended=state.ended | {acting})
            state = replace(state, ended=state.ended - {who}, waiting=state.waiting - {who})
            return state.begin_turn(who)
        case e.ManoeuvreAdded(manoeuvre):
            return replace(state, manoeuvres=(*state.manoeuvres, manoeuvre))
        case e.ManoeuvreDropped(manoeuvre_id):
            kept = tuple(m for m in state.manoeuvres if m.id != manoeuvre_id)
            return replace(state, manoeuvres=kept)
        case e.SurprisedMarked(who, surprised):
            marked = state.surprised | {who} if surprised else state.surprised - {who}
            return replace(state, surprised=marked)
    return _on_sheet(state, event)


def _on_sheet(state: State, event: Event) -> State:
    match event:
        case e.ReflexesSet(who, reflexes):
            sheet = replace(state.sheet(who), reflexes=reflexes)
        case e.ActivityAdded(who, activity):
            old = state.sheet(who)
            sheet = replace(old, activities=(*old.activities, activity))
        case e.ActivityDropped(who, activity_id):
            old = state.sheet(who)
            kept = tuple(a for a in old.activities if a.id != activity_id)
            sheet = replace(old, activities=kept)
        case e.BonusAdded(who, activity_id, bonus):
            old = state.sheet(who)
            sheet = _with_activities(
                old, lambda a: (*a.bonuses, bonus) if a.id == activity_id else a.bonuses
            )
        case e.BonusDropped(who, bonus_id):
            sheet = _with_activities(
                state.sheet(who), lambda a: tuple(b for b in a.bonuses if b.id != bonus_id)
            )
        case e.SheetCopied(who, like):
            sheet = state.sheet(like)
        case e.SpecialtySet(who, manoeuvre, has):
            old = state.sheet(who)
            specialties = old.specialties | {manoeuvre} if has else old.specialties - {manoeuvre}
            sheet = replace(old, specialties=specialties)
        case e.ActivityDeclared(who, activity_id):
            sheet = replace(state.sheet(who), declared=activity_id)
        case _:
            return state
    return replace(state, sheets={**state.sheets, who: sheet})


def _with_activities(sheet: Sheet, bonuses: Callable[[Activity], tuple[Bonus, ...]]) -> Sheet:
    return replace(
        sheet, activities=tuple(replace(a, bonuses=bonuses(a)) for a in sheet.activities)
    )


def _end_turn(state: State, who: str) -> State:
    return replace(state.end_turn(who), ended=state.ended | {who}).advance()


def _without(state: State, who: str) -> State:
    """The state as *who* can act no longer: were it their turn, it is the next one's."""
    if state.stage is not Stage.RUNNING:
        return replace(state, active=state.active - {who})
    return _end_turn(state, who) if who in state.active else state


def _before(order: tuple[str, ...], who: str, other: str) -> tuple[str, ...]:
    if who == other:
        return order
    others = [w_ for w_ in order if w_ != who]
    place = others.index(other)
    return (*others[:place], who, *others[place:])


def _next_up(state: State, who: str) -> State:
    """The one who waited acts after whoever acts now."""
    acting = [w_ for w_ in state.order if w_ in state.active]
    others = [w_ for w_ in state.order if w_ != who]
    place = others.index(acting[-1]) + 1 if acting else 0
    order = (*others[:place], who, *others[place:])
    return replace(state, order=order, waiting=state.waiting - {who})


def _new_round(state: State) -> State:
    rolled = frozenset(state.rolls) | frozenset(state.set_speeds)
    return replace(
        state.begin_round(),
        phase=Phase.ROLLING,
        surprised=state.surprised - rolled,
        veterans=state.veterans | rolled,
        rolls={},
        set_speeds={},
        set_actions={},
        spent={},
        order=(),
        ties={},
        tied_at={},
        ended=frozenset(),
        waiting=frozenset(),
    )
