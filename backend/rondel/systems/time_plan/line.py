"""The plan as a line: what was reached, and what lies ahead as far as a seat may know."""

from __future__ import annotations

from collections import Counter
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
    past = [one for one in _numbered(state) if not one[0].who or one[0].who in known]
    entries = [
        *(_past(state, seat, reached, id_) for reached, id_ in past[-MOST_PAST:]),
        *(_event(state, noted) for noted in state.events_known_to(seat)),
        *_ahead(state, seat, known),
    ]
    return tuple(sorted(entries, key=lambda entry: entry.at))


def _numbered(state: State) -> Iterator[tuple[Reached, str]]:
    """What was reached, with an id that nothing else on the line has.

    An event that has come several times, or will come again, has one id: the last of its times goes
    by it, and those before by their number.
    """
    last = {past.id: n for n, past in enumerate(state.past)}
    coming = {noted.id for noted in state.events}
    times = Counter[str]()
    for n, past in enumerate(state.past):
        times[past.id] += 1
        again = past.id in coming or last[past.id] != n
        yield past, f"{past.id} {times[past.id]}" if again else past.id


def _past(state: State, seat: Seat, reached: Reached, id_: str) -> Entry:
    when = "now" if reached.at >= state.time_for(seat) else "past"
    match reached.kind:
        case Kind.EVENT:
            label = Label("time-plan-line-event", {"what": reached.what})
        case Kind.ACTION:
            label = Label("time-plan-action", action(reached))
        case kind:
            label = Label(f"time-plan-line-{kind.value}")  # a reaction or a wait
    since = reached.since if reached.kind is Kind.ACTION else None
    return Entry(id_, reached.at, label, reached.who, reached.kind.value, when, since)


def _event(state: State, noted: NotedEvent) -> Entry:
    label, every, again = Label("time-plan-line-event", {"what": noted.what}), 0, noted.left - 1
    if again:
        every = noted.every
        params: dict[str, str | int] = {"what": noted.what, "every": every, "left": again}
        label = Label("time-plan-line-repeats", params)
    kind, row = Kind.EVENT.value, state.row_of(noted)
    # Only GMs know of those that are not visible.
    secret = not noted.visible
    return Entry(noted.id, row, label, kind=kind, secret=secret, every=every, again=again)


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
