"""What GMs may do with the plan itself: events, and moving any entry."""

from __future__ import annotations

from collections.abc import Iterator

from rondel.core import (
    Command,
    Fields,
    Flag,
    Group,
    Label,
    Offer,
    OneOf,
    Range,
    Refusal,
    Seat,
    Text,
)
from rondel.systems.time_plan import commands as k
from rondel.systems.time_plan.plan import MOST_COST, MOST_ROW, Effect, NotedEvent
from rondel.systems.time_plan.state import State
from rondel.systems.time_plan.words import entry_label, event_label, preset_label

MOST_EVENTS = 100  # to come
MOST_TIMES = 1_000  # that one event comes
MOST_SECONDS = 86_400  # from now: a day
MOST_PRESETS = 40
A_WHILE = 20  # action points

EFFECTS = tuple(Label(f"time-plan-effect-{effect.value}") for effect in Effect)


def effects(default: Effect) -> OneOf:
    """When an action takes effect."""
    return OneOf(tuple(effect.value for effect in Effect), EFFECTS, default.value)


def planning(state: State) -> Iterator[Offer]:
    """The GM's events, in the set-up already, and the rows of all entries."""
    # A row that has passed is not offered; in the present one an event comes about at once.
    rows = Range(state.now, MOST_ROW, time="row")
    if len(state.events) < MOST_EVENTS:
        yield from _noting(rows, visible=not state.settings.events_secret)
    yield from _noted(state)
    there = {e.id: event_label(e) for e in state.events}
    there |= {e.id: entry_label(state, e) for e in state.entries}
    if there and rows.examples:
        entry = OneOf(tuple(there), tuple(there.values()))
        yield Offer(k.MoveEntry, {"entry": entry, "at": rows}, Group.OVERRIDE)


def _noting(rows: Range, *, visible: bool) -> Iterator[Offer]:
    secret: Fields = {"what": Text(), "visible": Flag(default=visible)}
    if rows.examples:
        yield Offer(k.NoteEvent, {**secret, "row": rows}, Group.SETUP)
        every = Range(1, MOST_COST, default=A_WHILE)
        often: Fields = {"every": every, "times": Range(1, MOST_TIMES, default=2)}
        yield Offer(k.NoteRepeating, {**secret, "row": rows, **often}, Group.SETUP)
    seconds = Range(0, MOST_SECONDS, default=10)
    yield Offer(k.NoteEventIn, {**secret, "seconds": seconds}, Group.SETUP)


def _noted(state: State) -> Iterator[Offer]:
    if state.events:
        yield Offer(k.CancelEvent, {"event": _which(state.events)}, Group.SETUP)
    if secret := tuple(e for e in state.events if not e.visible):
        yield Offer(k.ShowEvent, {"event": _which(secret)}, Group.SETUP)
    if visible := tuple(e for e in state.events if e.visible):
        yield Offer(k.HideEvent, {"event": _which(visible)}, Group.SETUP)


def _which(events: tuple[NotedEvent, ...]) -> OneOf:
    return OneOf(tuple(e.id for e in events), tuple(event_label(e) for e in events))


def full(state: State, seat: Seat, command: Command) -> Refusal | None:
    """That there is no room for what *command* adds, if *seat* may add it otherwise."""
    if not seat.is_gm:
        return None
    match command:
        case k.NoteEvent() | k.NoteRepeating() | k.NoteEventIn():
            return Refusal.of_one_more(len(state.events), MOST_EVENTS)
        case k.AddPreset():
            return Refusal.of_one_more(len(state.presets), MOST_PRESETS)
    return None


def listing(state: State) -> Iterator[Offer]:
    """The list of actions that the table keeps."""
    if len(state.presets) < MOST_PRESETS:
        fields: Fields = {
            "name": Text(),
            "cost": Range(0, MOST_COST),
            "effect": effects(Effect(state.settings.effect_at)),
        }
        yield Offer(k.AddPreset, fields, Group.RULES)
    if state.presets:
        which = OneOf(
            tuple(p.id for p in state.presets), tuple(preset_label(p) for p in state.presets)
        )
        yield Offer(k.DropPreset, {"preset": which}, Group.RULES)
