"""Speed rounds: the fastest acts first, two actions each and more for the very fast.

Source: seeds/001 (Czech), "Časování souboje".

Words of the source: souboj fight · kolo round · akce action · základní basic · bonusová bonus ·
rychlost speed · základ rychlosti base · hod na rychlost speed roll · Rfx (reflexy) reflexes ·
rychlost zbraně (RZ) weapon speed · dovednost skill · manévr manoeuvre · odbornost specialty ·
překvapení surprise · účastník participant, here combatant · nechat si akce na obranu keep actions
for defence · kostka nebo los die or lot · bojeschopný able to fight · ochotný willing.

A round has three parts: everybody rolls, the turns are taken from the fastest down, and the round
is over, when what was kept for defence lapses. Passing from one to the next is the GM's.
"""

from __future__ import annotations

from collections.abc import Sequence

from rondel.core import Board, Command, Dice, Event, Line, Meta, Offer, Refusal, Roster, Seat
from rondel.systems.speed_rounds import offers, play
from rondel.systems.speed_rounds.commands import COMMANDS
from rondel.systems.speed_rounds.events import EVENTS
from rondel.systems.speed_rounds.state import Settings, State
from rondel.systems.speed_rounds.view import tell, view

__all__ = ["SYSTEM", "SpeedRounds"]


class SpeedRounds:
    """See `rondel.core.system.System`."""

    meta = Meta("speed-rounds", "Speed rounds", "seeds/001, Časování souboje")
    commands = COMMANDS
    events = EVENTS
    settings = Settings

    def start(self, roster: Roster, settings: Settings) -> State:
        return State(roster=roster, settings=settings)

    def legal(self, state: State, seat: Seat) -> Sequence[Offer]:
        return tuple(offers.legal(state, seat))

    def refusal(self, state: State, seat: Seat, command: Command) -> Refusal:
        return offers.refusal(state, seat, command)

    def decide(self, state: State, command: Command, dice: Dice) -> Sequence[Event]:
        return play.decide(state, command, dice)

    def evolve(self, state: State, event: Event) -> State:
        return play.evolve(state, event)

    def view(self, state: State, seat: Seat) -> Board:
        return view(state, seat)

    def tell(self, before: State, event: Event, after: State) -> Sequence[Line]:
        return tell(before, event, after)


SYSTEM = SpeedRounds()
