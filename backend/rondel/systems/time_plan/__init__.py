"""The time plan: who reacts when, and a plan in action points that is walked entry by entry.

Source: seeds/003 (German), "Zeitplan".

Words of the source: Reihenfolge festlegen establish the order · Auslöser trigger · Reaktionswurf
reaction roll · Reaktionswert reaction value · W0 a d10 read 0 to 9 · Bonus, Malus bonus, penalty ·
Intuitionsbonus intuition bonus · Eigenschaft trait · Fertigkeit skill · Probe check · Überraschen
to surprise · sofortige Reaktion immediate reaction · Zeitplan time plan · Zeile row · Aktionspunkt
action point (AP) · Eintrag entry · Ereignis event · Handlung action · vorspulen fast-forward ·
Spielleiter game master (GM).

A scene has two parts. First everybody makes a reaction roll, which says in which row of the plan
they are asked first, and the GMs note events. Then the plan is walked from its first entry
upwards: whoever is asked decides, the plan gets an entry where the action is finished, and the
time is forwarded to the next entry. Rows in between are never stopped at.

While only somebody hidden is asked, the time stands still for those who do not know of them
(`EncounterState.time_for`).
"""

from __future__ import annotations

from collections.abc import Sequence

from rondel.core import (
    Board,
    Clock,
    Command,
    Dice,
    Event,
    Line,
    Meta,
    Offer,
    Refusal,
    Roster,
    Seat,
)
from rondel.systems.time_plan import offers, play
from rondel.systems.time_plan.commands import COMMANDS
from rondel.systems.time_plan.events import EVENTS
from rondel.systems.time_plan.evolve import evolve
from rondel.systems.time_plan.refusals import refusal
from rondel.systems.time_plan.settings import Settings
from rondel.systems.time_plan.state import State
from rondel.systems.time_plan.tell import tell
from rondel.systems.time_plan.view import view

__all__ = ["SYSTEM", "TimePlan"]


class TimePlan:
    """See `rondel.core.system.System`."""

    meta = Meta("time-plan", "Time plan", "seeds/003, Zeitplan")
    commands = COMMANDS
    events = EVENTS
    settings = Settings

    def start(self, roster: Roster, settings: Settings) -> State:
        return State(roster=roster, settings=settings, clock=Clock(time=0))

    def legal(self, state: State, seat: Seat) -> Sequence[Offer]:
        return tuple(offers.legal(state, seat))

    def refusal(self, state: State, seat: Seat, command: Command) -> Refusal:
        return refusal(state, seat, command)

    def decide(self, state: State, command: Command, dice: Dice) -> Sequence[Event]:
        return play.decide(state, command, dice)

    def evolve(self, state: State, event: Event) -> State:
        return evolve(state, event)

    def view(self, state: State, seat: Seat) -> Board:
        return view(state, seat)

    def tell(self, before: State, event: Event, after: State) -> Sequence[Line]:
        return tell(before, event, after)


SYSTEM = TimePlan()
