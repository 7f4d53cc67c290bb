"""How what happens to combatants is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rondel.core import roster_words as w
from rondel.core.clock import Clock
from rondel.core.labels import Label
from rondel.core.offers import Command, Event
from rondel.core.roster import Combatant, HpShown, Roster
from rondel.core.seats import OBSERVER
from rondel.core.story import Line
from rondel.core.system import EncounterState


def called(command: Command) -> Label | None:
    """By what words *command* goes once it is given, where its kind does not say what was done."""
    match command:
        case w.ChangeHp(_, by):
            return Label("core-damage" if by < 0 else "core-heal")
    return None


def tell(before: Roster, event: Event) -> tuple[Line, ...]:
    """The lines for *event*, which happened to the roster *before*."""
    match event:
        case w.CombatantAdded(combatant):
            return (_about(combatant.id, "core-log-added"),)
        case w.CombatantRenamed(who, name):
            # What the hidden were called before their reveal stays the GM's.
            label = Label("core-log-renamed", {"old": before[who].name, "new": name})
            return (Line(label, {"who": who}, gm_only=before[who].hidden),)
        case w.SideChanged(who, side):
            return (_about(who, "core-log-side", side=side),)
        case w.CombatantHidden(who):
            return (Line(Label("core-log-hidden"), {"who": who}, gm_only=True),)
        case w.CombatantRevealed(who):
            return (_about(who, "core-log-revealed"),)
        case w.HpChanged():
            return _hit_points(before, event)
        case w.CombatantFell(who):
            return (_about(who, "core-log-fell"),)
        case w.CombatantRaised(who):
            return (_about(who, "core-log-raised"),)
        case w.StandingChanged(who, standing):
            return (_about(who, f"core-log-standing-{standing.value}"),)
        case w.ConditionBegan(who, condition):
            return (_about(who, "core-log-condition-began", condition=condition.name),)
        case w.ConditionEnded(who, condition_id):
            names = {c.id: c.name for c in before[who].conditions}
            return (_about(who, "core-log-condition-ended", condition=names[condition_id]),)
        case w.CombatantRemoved(who):
            return (_about(who, "core-log-removed"),)
    return ()


def _about(who: str, key: str, **params: str | int) -> Line:
    return Line(Label(key, params), {"who": who})


def _hit_points(before: Roster, event: w.HpChanged) -> tuple[Line, ...]:
    """Exact numbers for those who may see them; in words where that is all that others may."""
    if event.before == event.after or event.after is None:
        return ()
    one, how = before[event.who], before.hp_for(OBSERVER, event.who)
    private = how is not HpShown.NUMBERS
    lines = [replace(_numbers(event), gm_only=private, player=one.controller if private else "")]
    health = replace(one, hp=event.after, max_hp=event.max_hp).health
    if how is HpShown.WORDS and health not in (None, one.health):
        lines.append(_about(event.who, f"core-log-health-{health}"))
    return tuple(lines)


def _numbers(event: w.HpChanged) -> Line:
    assert event.after is not None
    params: dict[str, str | int] = {"hp": event.after}
    if event.before is None:
        return Line(Label("core-log-hp-set", params), {"who": event.who})
    by = event.after - event.before
    key = "core-log-hp-lost" if by < 0 else "core-log-hp-gained"
    return Line(Label(key, {**params, "by": abs(by)}), {"who": event.who})


def tell_time(before: EncounterState, after: EncounterState) -> tuple[Line, ...]:
    """The lines for time that passed from *before* to *after*.

    A new round, conditions that ran out though nobody ended them, and whose turn it is now.
    """
    new_round = after.round != before.round
    began = (
        who
        for who, turns in after.clock.turns.items()
        if who in after.active and turns.begun != before.clock.of(who).begun
    )
    return (
        *((Line(Label("core-log-round", {"round": after.round})),) if new_round else ()),
        *_run_out(before, after),
        *(_about(who, "core-log-turn") for who in began),
    )


def _run_out(before: EncounterState, after: EncounterState) -> Iterator[Line]:
    for one in after.roster.here:
        if one.id not in before.roster.combatants:
            continue
        lasting = after.roster.lasting(one.id, _clock_of(after, one))
        for condition in before.roster.lasting(one.id, _clock_of(before, one)):
            if condition in one.conditions and condition not in lasting:
                label = Label("core-log-condition-over", {"condition": condition.name})
                # It gives away whose turn it waited for.
                whose = frozenset({condition.due.whose} - {""})
                yield Line(label, {"who": one.id}, whose)


def _clock_of(state: EncounterState, one: Combatant) -> Clock:
    """By which clock it is told what ran out for *one*.

    Time that passes while only somebody hidden acts is news of nobody else yet. Whoever may not
    know of them must be told in the same order as if they were not there.
    """
    if one.hidden or state.clock.time is None:
        return state.clock
    return state.clock.at_time(state.shown_time)
