"""The plan as a line: what was reached, and what lies ahead as far as a seat may know."""

from __future__ import annotations

from collections.abc import Iterator

from rondel.core import Entry, Label, Moment, Seat, Stage
from rondel.systems.time_plan.plan import (
    ROWS,
    SECONDS,
    Kind,
    NotedEvent,
    PlanEntry,
    Reached,
)
from rondel.systems.time_plan.state import Phase, State
from rondel.systems.time_plan.words import action

MOST_PAST = 60  # entries behind the present that are shown


def moment(state: State, seat: Seat) -> Moment:
    """The present as far as *seat* may know: 20 action points last 10 seconds."""
    return Moment(state.time_for(seat), ROWS, SECONDS)


def line(state: State, seat: Seat) -> tuple[Entry, ...]:
    """Everything in the plan of which *seat* may know, by row."""
    known = {c.id for c in state.roster.known_to(seat)}
    past = [p for p in state.past if not p.who or p.who in known][-MOST_PAST:]
    entries = [
        *(_past(state, seat, reached) for reached in past),
        *(_event(noted) for noted in state.events_known_to(seat)),
        *_ahead(state, seat, known),
    ]
    # An event that repeats has one id, and so has one that has come several times.
    by_id = {entry.id: n for n, entry in enumerate(entries)}
    unlike = (entry if by_id[entry.id] == n else _another(entry) for n, entry in enumerate(entries))
    return tuple(sorted(unlike, key=lambda entry: entry.at))


def _another(entry: Entry) -> Entry:
    """An earlier time of an event that is on the line again."""
    return Entry(
        f"{entry.id} {entry.at}", entry.at, entry.label, kind=entry.kind, state=entry.state
    )


def _past(state: State, seat: Seat, reached: Reached) -> Entry:
    when = "now" if reached.at >= state.time_for(seat) else "past"
    match reached.kind:
        case Kind.EVENT:
            label = Label("time-plan-line-event", {"what": reached.what})
        case Kind.ACTION:
            label = Label("time-plan-action", action(reached))
        case kind:
            label = Label(f"time-plan-line-{kind.value}")  # a reaction or a wait
    since = reached.since if reached.kind is Kind.ACTION else None
    return Entry(reached.id, reached.at, label, reached.who, reached.kind.value, when, since)


def _event(noted: NotedEvent) -> Entry:
    label = Label("time-plan-line-event", {"what": noted.what})
    if noted.left > 1:
        params: dict[str, str | int] = {
            "what": noted.what,
            "every": noted.every,
            "left": noted.left - 1,  # after this one
        }
        label = Label("time-plan-line-repeats", params)
    # Only GMs know of those that are not visible.
    return Entry(noted.id, noted.at, label, kind=Kind.EVENT.value, secret=not noted.visible)


def _ahead(state: State, seat: Seat, known: set[str]) -> Iterator[Entry]:
    if state.stage is not Stage.SETUP and state.phase is Phase.REACTING:
        # The reaction values are entered as they come.
        for who in (c.id for c in state.able if c.id in known and c.id in state.reactions):
            row = state.reactions[who].value
            yield Entry(who, row, Label("time-plan-line-reaction"), who, Kind.REACTION.value)
    for entry in state.entries:
        at = state.row_for(seat, entry)
        if entry.who in known and at is not None:
            yield _entry(state, entry, at)


def _entry(state: State, entry: PlanEntry, row: int) -> Entry:
    match entry.kind:
        case Kind.ACTION:
            label = Label("time-plan-action", action(entry))
            return Entry(entry.id, row, label, entry.who, entry.kind.value, since=entry.since)
        case Kind.WAIT if noted := state.event(entry.event):
            label = Label("time-plan-line-wait-for", {"what": noted.what})
        case kind:
            label = Label(f"time-plan-line-{kind.value}")  # a reaction, or a wait for a row
    return Entry(entry.id, row, label, entry.who, entry.kind.value)
