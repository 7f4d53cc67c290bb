"""One encounter under any system: what all systems share, put around what each does itself.

Everything outside the core and the systems goes through these functions, never to a system
directly, so that the roster, the stages and the settings work alike in all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rondel.core import intents, pacing, roster_rules, roster_story, roster_words
from rondel.core.dice import Dice
from rondel.core.labels import Label
from rondel.core.offers import (
    Command,
    Domain,
    Event,
    Fields,
    GmCommand,
    Group,
    Offer,
    OneOf,
    Range,
    Refusal,
    Text,
    Value,
)
from rondel.core.roster import Roster
from rondel.core.seats import GM, Role, Seat
from rondel.core.story import Line
from rondel.core.system import AnySystem, EncounterState, Stage, settings_of


@dataclass(frozen=True, slots=True)
class BeginEncounter(GmCommand):
    """End the set-up; the fight is on."""


@dataclass(frozen=True, slots=True)
class EndEncounter(GmCommand):
    """The fight ends; it can be reopened."""


@dataclass(frozen=True, slots=True)
class ReopenEncounter(GmCommand):
    """Go on where the encounter ended."""


@dataclass(frozen=True, slots=True)
class ChangeSetting(GmCommand):
    """Set the house rule *name*."""

    name: str
    value: str | int | bool


@dataclass(frozen=True, slots=True)
class EncounterBegun(Event):
    pass


@dataclass(frozen=True, slots=True)
class EncounterEnded(Event):
    pass


@dataclass(frozen=True, slots=True)
class EncounterReopened(Event):
    pass


@dataclass(frozen=True, slots=True)
class SettingChanged(Event):
    name: str
    value: str | int | bool


_OWN_COMMANDS = (BeginEncounter, EndEncounter, ReopenEncounter, ChangeSetting)
COMMANDS: tuple[type[Command], ...] = (
    *_OWN_COMMANDS,
    *roster_words.COMMANDS,
    *pacing.COMMANDS,
    intents.Intend,
)
EVENTS: tuple[type[Event], ...] = (
    EncounterBegun,
    EncounterEnded,
    EncounterReopened,
    SettingChanged,
    *roster_words.EVENTS,
    *pacing.EVENTS,
    intents.IntentDeclared,
)


def commands_of(system: AnySystem) -> dict[str, type[Command]]:
    """Every command of an encounter under *system*, by the name it has in messages."""
    return {kind.__name__: kind for kind in (*COMMANDS, *system.commands)}


def events_of(system: AnySystem) -> dict[str, type[Event]]:
    """Every event of an encounter under *system*, by the name it has in the journal."""
    return {kind.__name__: kind for kind in (*EVENTS, *system.events)}


def start(system: AnySystem, roster: Roster | None = None, settings: Any = None) -> Any:
    """The state of a new encounter in its set-up."""
    return system.start(roster or Roster(), settings or system.settings())


def legal(system: AnySystem, state: Any, seat: Seat) -> tuple[Offer, ...]:
    """All that *seat* may do now. Nothing else is ever carried out; observers may do nothing."""
    if seat.role is Role.OBSERVER:
        return ()
    if state.stage is Stage.ENDED:
        return (Offer(ReopenEncounter, {}, Group.ROUND),) if seat.is_gm else ()
    own = tuple(system.legal(state, seat))
    busy = any(offer.main for offer in own)
    return (
        *(_staging(state, busy=busy) if seat.is_gm else ()),
        *own,
        *roster_rules.legal(state.roster, state.clock_for(seat), seat),
        *intents.legal(state, seat),
        *(pacing.legal(state) if seat.is_gm else ()),
        *(_settings(state) if seat.is_gm else ()),
    )


def _staging(state: EncounterState, *, busy: bool) -> Iterator[Offer]:
    """Beginning is the next step, unless the system is *busy* with a step of the set-up."""
    if state.stage is Stage.RUNNING:
        over = state.seems_over and not busy
        yield Offer(EndEncounter, {}, Group.ROUND, main=over, confirm=not over)
    elif state.roster.here:
        yield Offer(BeginEncounter, {}, Group.ROUND, main=not busy, confirm=busy, expect="setup")


def _settings(state: EncounterState) -> Iterator[Offer]:
    for rule in settings_of(type(state.settings)):
        field: Fields = {"name": OneOf((rule.name,)), "value": rule.domain}
        yield Offer(ChangeSetting, field, Group.RULES, Label(f"setting-{rule.name}"))


def judge(system: AnySystem, state: Any, seat: Seat, command: Command) -> Offer | Refusal:
    """The offer that admits *command*, or why none does."""
    offers = [o for o in legal(system, state, seat) if o.kind is type(command)]
    for offer in offers:
        if offer.admits(command):
            return offer
    if seat.role is Role.OBSERVER:
        return Refusal("observers-only-watch")
    if isinstance(command, COMMANDS):
        return _common_refusal(state, seat, command, offers)
    if state.stage is Stage.ENDED:
        return Refusal("encounter-ended")
    return system.refusal(state, seat, command)


def _common_refusal(
    state: EncounterState, seat: Seat, command: Command, offers: Sequence[Offer]
) -> Refusal:
    if not isinstance(command, ReopenEncounter) and state.stage is Stage.ENDED:
        return Refusal("encounter-ended")
    if isinstance(command, BeginEncounter | EndEncounter | ReopenEncounter):
        return Refusal("not-in-this-stage" if seat.is_gm else "only-the-gm")
    answer = field_refusal(state, seat, command, offers)
    if answer.code in ("no-such-combatant", "not-yours"):
        return answer
    if full := roster_rules.full(state.roster, state.clock_for(seat), seat, command):
        return full
    if isinstance(command, intents.Intend) and answer.code == "only-the-gm":
        return Refusal("start-first" if state.stage is Stage.SETUP else "not-now")
    return answer


def field_refusal(
    state: EncounterState, seat: Seat, command: Command, offers: Sequence[Offer]
) -> Refusal:
    """Why none of *offers*, all of the kind of *command*, admits it, as far as fields tell.

    Somebody hidden and nobody at all are answered alike.
    """
    who = getattr(command, "who", None)
    if isinstance(who, str):
        known = {c.id for c in state.roster.known_to(seat)}
        if who not in known:
            return Refusal("no-such-combatant")
        if not state.roster.steers(seat, who):
            return Refusal("not-yours")
    if not offers:
        return Refusal("not-now" if seat.is_gm else "only-the-gm")
    for offer in offers:
        wrong = offer.wrong_field(command)
        if wrong and wrong != "who":
            return _outside(offer.fields[wrong], wrong, getattr(command, wrong))
    return Refusal("not-for-this-combatant")


def _outside(domain: Domain, field: str, value: Any) -> Refusal:
    """Why *value* does not belong to *domain*, with the limit that it is beyond."""
    match domain, value:
        case Range(low, high), int() | None if low <= high and not isinstance(value, bool):
            return Refusal("out-of-range", {"field": field, "low": low, "high": high})
        case Text(most), str() if len(value) > most:
            return Refusal("too-long", {"field": field, "most": most})
        case Text(), "":
            return Refusal("left-empty", {"field": field})
    return Refusal("field-not-offered", {"field": field})


def decide(
    system: AnySystem, state: Any, command: Command, dice: Dice, seat: Seat = GM
) -> tuple[Event, ...]:
    """What comes of *command* of *seat*, which `judge` found an offer for."""
    match command:
        case BeginEncounter():
            return (EncounterBegun(),)
        case EndEncounter():
            return (EncounterEnded(),)
        case ReopenEncounter():
            return (EncounterReopened(),)
        case ChangeSetting(name, value):
            return (SettingChanged(name, value),)
        case intents.Intend(who, what, public):
            return (intents.IntentDeclared(who, what, public),)
    if (event := pacing.decide(command)) is not None:
        return (event,)
    if isinstance(command, roster_words.COMMANDS):
        # What a player begins lasts from the time that they see.
        return tuple(roster_rules.decide(state.roster, state.clock_for(seat), command, dice))
    return tuple(system.decide(state, command, dice))


def evolve(system: AnySystem, state: Any, event: Event) -> Any:
    """The state after *event*: first what all systems share, then the system's own part."""
    match event:
        case EncounterBegun() | EncounterReopened():
            state = replace(state, stage=Stage.RUNNING)
        case EncounterEnded():
            state = replace(state, stage=Stage.ENDED)
        case SettingChanged(name, value):
            state = replace(state, settings=replace(state.settings, **{name: value}))
        case _ if isinstance(event, roster_words.EVENTS):
            state = replace(state, roster=roster_rules.evolve(state.roster, event))
    state = intents.evolve(pacing.evolve(state, event), event)
    if isinstance(event, roster_words.CombatantRevealed) and event.who in state.active:
        state = state.show()
    return system.evolve(state, event)


def fold(system: AnySystem, state: Any, events: Iterable[Event]) -> Any:
    """The state after all *events*."""
    for event in events:
        state = evolve(system, state, event)
    return state


def tell(system: AnySystem, before: Any, event: Event, after: Any) -> tuple[Line, ...]:
    """The lines of the log for *event*, and for what ran out with it."""
    match event:
        case EncounterBegun():
            lines: Sequence[Line] = (Line(Label("core-log-begun")),)
        case EncounterEnded():
            lines = (Line(Label("core-log-ended")),)
        case EncounterReopened():
            lines = (Line(Label("core-log-reopened")),)
        case SettingChanged(name, value):
            shown: Value = ("on" if value else "off") if isinstance(value, bool) else value
            label = Label("core-log-setting", {"name": name, "value": shown})
            lines = (Line(label, gm_only=True),)
        case intents.IntentDeclared():
            lines = intents.tell(before, event)
        case _ if isinstance(event, pacing.EVENTS):
            lines = pacing.tell(event)
        case _ if isinstance(event, EVENTS):
            lines = (
                *roster_story.tell(before.roster, event),
                *system.tell(before, event, after),
            )
        case _:
            lines = system.tell(before, event, after)
    return (*lines, *roster_story.tell_time(before, after))
