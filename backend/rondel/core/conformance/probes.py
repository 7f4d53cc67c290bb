"""Events of the core that may come at any moment: nothing in them asks whether it suits."""

from __future__ import annotations

from collections.abc import Iterator

from rondel.core import encounter
from rondel.core import roster_words as w
from rondel.core.clock import Until
from rondel.core.conformance.shown import values_of
from rondel.core.offers import Event
from rondel.core.roster import Combatant, Condition, PlayerMay, Standing
from rondel.core.system import AnySystem, EncounterState, settings_of


def probes(system: AnySystem, state: EncounterState, who: str) -> Iterator[Event]:
    """Events that *system* may meet now, those about combatants of *who*, if there is one."""
    yield encounter.EncounterBegun()
    yield encounter.EncounterEnded()
    yield encounter.EncounterReopened()
    for rule in settings_of(system.settings):
        for value in values_of(rule.domain):
            yield encounter.SettingChanged(rule.name, value)
    yield w.PlayersPermitted(PlayerMay.JOIN, allowed=True)
    yield w.CombatantAdded(Combatant("late", "Late one", "blue"))
    yield w.CombatantAdded(Combatant("late", "Late and hidden", "blue", hidden=True))
    if not who:
        return
    yield w.CombatantRenamed(who, "Renamed")
    yield w.SideChanged(who, "another side")
    yield w.ControllerChanged(who, "")
    yield w.CombatantHidden(who)
    yield w.CombatantRevealed(who)
    yield w.HpChanged(who, None, 0, 1)
    yield w.CombatantFell(who)
    yield w.CombatantRaised(who)
    for standing in Standing:
        yield w.StandingChanged(who, standing)
    due = state.clock.due(Until.TURN_START, 0, who)
    yield w.ConditionBegan(who, Condition("condition", "Ill", due))
    yield w.ConditionEnded(who, "condition")
    yield w.NoteWritten(who, "noted")
    yield w.CombatantRemoved(who)


def everybody_leaves(state: EncounterState) -> Iterator[Event]:
    """Those in the encounter removed one after the other, the active ones first."""
    for who in sorted(state.roster.ids, key=lambda who: who not in state.active):
        yield w.CombatantRemoved(who)
