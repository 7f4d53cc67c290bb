"""How a scene in the time plan is told, one line for each thing that happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from rondel.core import (
    OBSERVER,
    CombatantFell,
    CombatantRemoved,
    Event,
    Label,
    Line,
    Rolled,
    StandingChanged,
    dice_needed,
)
from rondel.systems.time_plan import events as e
from rondel.systems.time_plan.plan import Kind, NotedEvent, Reached
from rondel.systems.time_plan.reaction import FACES, LOWEST
from rondel.systems.time_plan.state import State
from rondel.systems.time_plan.words import action, at, trigger_label


def tell(before: State, event: Event, after: State) -> Sequence[Line]:
    """The lines of the log for *event*, and for what the plan came to with it."""
    reached = after.past[len(before.past) :]
    return (
        *_reactions(event, after),
        *_notes(before, event),
        *_decisions(before, event),
        *_interrupts(before, event, after),
        *_forwarded(before, event, after, reached),
        *(line for past in reached for line in _reached(past)),
    )


def _about(who: str, key: str, **params: str | int) -> Line:
    return Line(Label(f"time-plan-log-{key}", dict(params)), {"who": who})


def _by_gm(who: str, key: str, **params: str | int) -> Line:
    return Line(Label(f"time-plan-log-{key}", dict(params)), {"who": who}, override=True)


def _reactions(event: Event, after: State) -> Iterator[Line]:
    match event:
        case e.TriggerNamed(trigger):
            yield Line(trigger_label("time-plan-log-trigger", trigger))
        case e.SurpriseMarked(who, surprise):
            yield _about(who, f"surprise-{surprise.value}")
        case e.Reacted(who, reaction, _, again):
            params: dict[str, str | int] = {"value": reaction.value, "result": reaction.result}
            if reaction.dice is None:
                yield _by_gm(who, "reaction-set", value=reaction.value)
                return
            key = "-again" if again else "-immediate" if reaction.immediate else ""
            label = Label(f"time-plan-log-reacted{key}", params)
            yield Line(label, {"who": who}, rolled=(reaction.dice,), override=again)
        case e.ReactionAsked(who):
            yield _about(who, "reaction-asked")
        case e.PlanStarted(_, _, _, at_table):
            yield Line(Label("time-plan-log-started"), waits=True)
            yield from _tie_lines(after, event, at_table=at_table)


def _tie_lines(state: State, event: e.PlanStarted, *, at_table: bool) -> Iterator[Line]:
    """One line for each two neighbours whom only a die told apart."""
    for group in event.tied:
        order = [entry.who for entry in event.entries if entry.who in group]
        for who, other in pairwise(order):
            needed = dice_needed(state.ties[who], state.ties[other])
            dice = [state.ties[one][:needed] for one in (who, other)]
            first, second = (" ".join(map(str, faces)) for faces in dice)
            label = Label("time-plan-log-tie", {"first_dice": first, "second_dice": second})
            rolled = tuple(Rolled(faces, FACES, at_table, LOWEST) for faces in dice)
            yield Line(label, {"who": who, "other": other}, rolled=rolled, waits=True)


def _notes(before: State, event: Event) -> Iterator[Line]:
    """What GMs do with events; of those that are secret only GMs are told."""
    match event:
        case e.EventNoted(noted) if noted.every:
            yield _note(noted, "noted-repeating", every=noted.every, times=noted.left)
        case e.EventNoted(noted):
            yield _note(noted, "noted")
        case e.EntryMoved(entry_id, row):
            yield from _moved(before, entry_id, row)
        case e.EventCancelled(event_id):
            for noted in _of_id(before, event_id):
                yield _line_of(noted, "event-cancelled", what=noted.what)
        case e.EventShown(event_id):
            for noted in _of_id(before, event_id):
                yield _note(replace(noted, visible=True), "shown")
        case e.EventHidden(event_id):
            for noted in _of_id(before, event_id):
                yield _note(replace(noted, visible=False), "hidden")


def _of_id(state: State, event_id: str) -> Iterator[NotedEvent]:
    return (noted for noted in state.events if noted.id == event_id)


def _note(noted: NotedEvent, key: str, **more: int) -> Line:
    return _line_of(noted, f"event-{key}", what=noted.what, **at(noted.at), **more)


def _line_of(noted: NotedEvent, key: str, **params: str | int) -> Line:
    label = Label(f"time-plan-log-{key}", dict(params))
    return Line(label, gm_only=not noted.visible, fades=True)


def _moved(before: State, entry_id: str, row: int) -> Iterator[Line]:
    for noted in _of_id(before, entry_id):
        yield _line_of(noted, "event-moved", what=noted.what, **at(row))
    for entry in (x for x in before.entries if x.id == entry_id):
        yield _by_gm(entry.who, "entry-moved", **at(row))


def _decisions(before: State, event: Event) -> Iterator[Line]:
    match event:
        case e.ActionDeclared(entry):
            params = {**action(entry), "cost": entry.cost, **at(entry.at)}
            yield _about(entry.who, f"declared-{entry.effect.value}", **params)
        case e.FreeActionDone(who):
            yield _about(who, "free", **action(event))
        case e.CheckRolled():
            yield _check(event)
        case e.WaitBegun(entry) if noted := before.event(entry.event):
            label = Label("time-plan-log-waits-for", {"what": noted.what})
            yield Line(label, {"who": entry.who}, gm_only=not noted.visible, fades=True)
        case e.WaitBegun(entry):
            yield _about(entry.who, "waits", **at(entry.at))
        case e.KeptReady(who):
            yield _about(who, "kept-ready")
        case e.ActsNow(who):
            yield _about(who, "acts-now")
        case e.Parried(who, cost) if _in_secret_row(before, who):
            yield _about(who, "parries")
            yield from _secretly_moved(before, who, cost)
        case e.Parried(who, cost):
            yield _about(who, "parried", cost=cost)


def _check(event: e.CheckRolled) -> Line:
    params: dict[str, str | int] = {"skill": event.skill, "result": event.result}
    key = "check"
    if event.target is not None:
        params["target"] = event.target
        key = "check-succeeded" if event.succeeded else "check-failed"
    return Line(Label(f"time-plan-log-{key}", params), {"who": event.who}, rolled=(event.dice,))


def _interrupts(before: State, event: Event, after: State) -> Iterator[Line]:
    match event:
        case e.ActionCancelled(who):
            for entry in (x for x in before.entries if x.who == who):
                if entry.kind is Kind.ACTION:
                    yield _by_gm(who, "cancelled-action", **action(entry))
                else:
                    yield _by_gm(who, "cancelled")
        case e.ActionShifted(who, by) if _in_secret_row(before, who):
            yield from _secretly_moved(before, who, by)
        case e.ActionShifted(who, by):
            yield _by_gm(who, "delayed" if by > 0 else "shortened", by=abs(by))
        case CombatantFell(who) | CombatantRemoved(who) | StandingChanged(who):
            yield from _gone(before, who, after)


def _in_secret_row(state: State, who: str) -> bool:
    """Whether the row of *who* would tell when a secret event is."""
    entry = state.entry_of(who)
    return entry is not None and state.row_for(OBSERVER, entry) is None


def _secretly_moved(before: State, who: str, by: int) -> Iterator[Line]:
    """Where an entry is now that others see in no row."""
    for entry in (x for x in before.entries if x.who == who):
        yield replace(_by_gm(who, "entry-moved", **at(entry.at + by)), gm_only=True)


def _gone(before: State, who: str, after: State) -> Iterator[Line]:
    """What vanishes from the plan with somebody who can act no longer."""
    entry = before.entry_of(who)
    if entry is None or after.entry_of(who):
        return
    if entry.kind is Kind.ACTION:
        yield _about(who, "action-gone", **action(entry))
    else:
        yield _about(who, "entry-gone")


def _forwarded(
    before: State, event: Event, after: State, reached: Sequence[Reached]
) -> Iterator[Line]:
    if isinstance(event, e.Forwarded):
        # A stop that is only for somebody hidden is theirs; the next is the start for all others.
        about = _hidden(after, reached) or (
            frozenset() if before.open else _hidden(after, before.past)
        )
        if event.at != before.now:
            yield Line(Label("time-plan-log-forwarded", at(event.at)), about=about)
        yield from (_by_gm(who, "skipped") for who in before.asked)


def _hidden(state: State, reached: Sequence[Reached]) -> frozenset[str]:
    """Whom *reached* is for if all of them are hidden, else nobody."""
    whose = frozenset(past.who for past in reached)
    known = any(not who or not state.roster[who].hidden for who in whose)
    return frozenset() if known else whose


def _reached(past: Reached) -> Iterator[Line]:
    if past.kind is Kind.EVENT:
        label = Label("time-plan-log-event-reached", {"what": past.what, **at(past.at)})
        yield Line(label, fades=True)
    if past.kind is Kind.ACTION:
        yield _about(past.who, f"done-{past.effect.value}", **action(past))
