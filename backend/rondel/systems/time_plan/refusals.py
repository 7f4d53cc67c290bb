"""Why something is not offered in the time plan."""

from __future__ import annotations

from rondel.core import Command, Refusal, Seat, Stage, field_refusal
from rondel.systems.time_plan import commands as k
from rondel.systems.time_plan.offers import legal
from rondel.systems.time_plan.plan import MOST_COST, MOST_ROW
from rondel.systems.time_plan.setup_offers import full
from rondel.systems.time_plan.state import Phase, State

PREPARING = (
    k.NameTrigger,
    k.SetIntuition,
    k.AddTrait,
    k.DropTrait,
    k.CopySheet,
    k.ShareSheet,
    k.MarkSurprise,
    k.NoteEvent,
    k.NoteEventIn,
    k.NoteRepeating,
    k.MoveEntry,
    k.CancelEvent,
    k.ShowEvent,
    k.HideEvent,
    k.AddPreset,
    k.DropPreset,
)
FOR_PLAYERS = (
    k.RollReaction,
    k.DeclareAction,
    k.RollCheck,
    k.WaitUntil,
    k.WaitFor,
    k.KeepReady,
    k.ActNow,
    k.Parry,
)
BEFORE_THE_START = (k.StartPlan, k.RollAgain)
ON_THE_WALK = (
    k.FastForward,
    k.DeclareAction,
    k.RollCheck,
    k.WaitUntil,
    k.WaitFor,
    k.KeepReady,
    k.ActNow,
    k.Parry,
    k.CancelAction,
    k.DelayAction,
    k.ShortenAction,
    k.AskReaction,
)


def refusal(state: State, seat: Seat, command: Command) -> Refusal:
    """Why *command* is not offered to *seat*."""
    state = state.as_seen_by(seat)
    if why := full(state, seat, command):
        return why
    offers = [o for o in legal(state, seat) if o.kind is type(command)]
    if state.stage is Stage.SETUP and not isinstance(command, PREPARING):
        return Refusal("start-first")
    plain = field_refusal(state, seat, command, offers)
    if plain.code in ("no-such-combatant", "not-yours"):
        return plain
    if not (seat.is_gm or isinstance(command, FOR_PLAYERS)):
        return plain
    if state.phase is Phase.REACTING and isinstance(command, ON_THE_WALK):
        return Refusal("time-plan-not-started")
    if state.phase is Phase.RUNNING and isinstance(command, BEFORE_THE_START):
        return Refusal("time-plan-started-already")
    return _why(state, seat, command) or plain


def _why(state: State, seat: Seat, command: Command) -> Refusal | None:
    """What stands in the way, as far as *seat* may know, if it is anything special."""
    match command:
        case k.StartPlan():
            return _why_no_start(state)
        case k.FastForward(skip):
            return _why_no_forward(state, skip=skip)
        case k.RollReaction(who):
            has = who not in (c.id for c in state.waited_for)
            return Refusal("time-plan-reacted-already") if has else None
        case k.SetReaction(who) if state.phase is Phase.RUNNING and who not in state.owing:
            return Refusal("time-plan-reacted-already")
        case k.AskReaction(who) if state.acts(who):
            return Refusal("time-plan-action-running")
        case k.RollCheck(who) | k.KeepReady(who) if who not in state.active:
            return Refusal("time-plan-not-asked")
        case k.DeclareAction() | k.WaitUntil() | k.WaitFor():
            return _why_no_decision(state, seat, command)
        case k.ActNow(who) if who not in state.held:
            return Refusal("time-plan-not-held")
        case k.KeepReady():
            return Refusal("time-plan-keep-ready-off")
        case k.Parry() if not state.settings.parry_adds:
            return Refusal("time-plan-parries-off")
        case k.Parry(who) | k.CancelAction(who) | k.DelayAction(who) | k.ShortenAction(who):
            return _why_no_change(state, who, command)
        case k.DropPreset():
            return Refusal("time-plan-no-such-preset")
    return _why_not_planned(state, command)


def _why_no_start(state: State) -> Refusal | None:
    missing = len(state.waited_for)
    return Refusal("time-plan-values-missing", {"count": missing}) if missing else None


def _why_no_forward(state: State, *, skip: bool) -> Refusal:
    if state.active and not skip:
        return Refusal("time-plan-still-asked", {"count": len(state.active)})
    if state.owing and not skip:
        return Refusal("time-plan-values-missing", {"count": len(state.owing)})
    if state.next_row is None:
        return Refusal("time-plan-no-entries")
    return Refusal("time-plan-nobody-asked")


def _why_no_decision(
    state: State,
    seat: Seat,
    command: k.DeclareAction | k.WaitUntil | k.WaitFor,
) -> Refusal | None:
    if command.who not in state.active:
        return Refusal("time-plan-not-asked")
    if isinstance(command, k.DeclareAction):
        return _why_not_that_cost(state, command.who, command.cost)
    if isinstance(command, k.WaitUntil):
        return _why_not_that_row(state, command.row, first=state.now + 1)
    known = {noted.id for noted in state.events_known_to(seat)}
    return None if command.event in known else Refusal("time-plan-no-such-event")


def _why_not_that_cost(state: State, who: str, cost: int) -> Refusal | None:
    least = state.least_cost(who)
    if not cost and least:
        return Refusal("time-plan-no-more-free", {"most": state.settings.free_cap})
    if least <= cost <= MOST_COST:
        return None
    return Refusal("time-plan-cost-out-of-range", {"low": least, "high": MOST_COST})


def _why_not_that_row(state: State, row: int, *, first: int) -> Refusal | None:
    if row < first:
        return Refusal("time-plan-row-passed", {"row": state.now})
    return Refusal("time-plan-row-too-far", {"row": MOST_ROW}) if row > MOST_ROW else None


def _why_no_change(
    state: State,
    who: str,
    command: k.Parry | k.CancelAction | k.DelayAction | k.ShortenAction,
) -> Refusal | None:
    entry = state.entry_of(who)
    if entry is None:
        return Refusal("time-plan-no-entry")
    match command:
        case k.Parry(_, cost):
            fits = 1 <= cost <= MOST_COST
            range_ = {"low": 1, "high": MOST_COST}
            # They cannot act, or wait for they know not what.
            not_now = Refusal("not-for-this-combatant")
            return not_now if fits else Refusal("time-plan-cost-out-of-range", range_)
        case k.DelayAction(_, by) if by > 0:
            return _why_not_that_row(state, entry.at + by, first=state.now)
        case k.ShortenAction(_, by) if by > 0:
            return _why_not_that_row(state, entry.at - by, first=state.now)
    return None


def _why_not_planned(state: State, command: Command) -> Refusal | None:
    """Why an event is not noted or changed, or an entry not moved."""
    events = {noted.id for noted in state.events}
    match command:
        case k.NoteEvent(_, row) | k.NoteRepeating(_, row):
            return _why_not_that_row(state, row, first=state.now)
        case k.MoveEntry(entry_id, at):
            if entry_id not in events | {entry.id for entry in state.entries}:
                return Refusal("time-plan-no-such-entry")
            return _why_not_that_row(state, at, first=state.now)
        case k.CancelEvent(event_id) | k.ShowEvent(event_id) | k.HideEvent(event_id):
            return None if event_id in events else Refusal("time-plan-no-such-event")
    return None
