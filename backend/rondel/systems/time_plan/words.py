"""The words of the time plan as labels that several places need."""

from __future__ import annotations

from rondel.core import Label
from rondel.systems.time_plan.events import FreeActionDone
from rondel.systems.time_plan.plan import NotedEvent, PlanEntry, Preset, Reached, clock
from rondel.systems.time_plan.reaction import Trigger
from rondel.systems.time_plan.state import State

OWN = "own"  # an action in people's own words


def at(row: int) -> dict[str, str | int]:
    """*row* and the time there, as parameters."""
    seconds, tenth = clock(row)
    return {"row": row, "seconds": seconds, "tenth": tenth}


def action(one: PlanEntry | Reached | FreeActionDone) -> dict[str, str | int]:
    """What somebody does in *one*, as parameters."""
    return {"action": one.preset or OWN, "what": one.what}


def preset_params(preset: Preset) -> dict[str, str | int]:
    """What *preset* is called, as parameters."""
    return {"action": OWN if preset.name else preset.id, "what": preset.name}


def preset_label(preset: Preset) -> Label:
    """What *preset* is called: by the people who added it, or by us."""
    if preset.name:
        return Label("core-name", {"name": preset.name})
    return Label(f"time-plan-preset-{preset.id}")


def event_label(noted: NotedEvent) -> Label:
    """An event with its row, to choose it."""
    return Label("time-plan-entry-event", {"what": noted.what, "row": noted.at})


def entry_label(state: State, entry: PlanEntry) -> Label:
    """A combatant's entry with its row, to choose it."""
    params: dict[str, str | int] = {"name": state.roster[entry.who].name, "row": entry.at}
    return Label("time-plan-entry-of", params)


def trigger_label(prefix: str, trigger: Trigger) -> Label:
    """What set the scene off, by *prefix*; it may have no name."""
    key = f"{prefix}-{'unexpected' if trigger.unexpected else 'expected'}"
    return Label(key, {"what": trigger.what}) if trigger.what else Label(f"{key}-unnamed")
