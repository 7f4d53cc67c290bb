"""Dice-bag rounds: dice are drawn from a bag; whose die it is activates one of their characters.

Source: seeds/000 (Finnish), "Kierroksen kulku".

Words of the source: noppapussi dice bag · noppa die · kierros round · pelaaja player, here a side ·
seikkailijaryhmä warband, here a side · kokemuspisteet experience (XP) · hahmo character, here a
combatant · sankari hero · vasalli vassal · aktivoida activate · käsky order · liike move ·
reagoida react · marssi march · erikoistapahtuma special event · konflikti conflict · vaikeusaste
difficulty · kestopiste hit point · nukkuva asleep · palava maasto burning terrain · myrkyttynyt
poisoned · hukkuva drowning · nopeuttava juoma haste potion · zombirutto zombie plague · ladattu
loaded · haihtuminen dissipation · verho veil · elementaali elemental · regeneraatio regeneration ·
ulottuvuusportti dimension gate · vuorotellen alternately · reservi reserve.
From the wider source: rynnäkkö assault · toiminto action · vaeltaja wanderer · käskynjako division
of orders.

Step 0 is what the sides do before the adventure; then each round puts all dice into the bag (1),
goes through upkeep (2) and draws until the bag is empty (3).
"""

from __future__ import annotations

from collections.abc import Sequence

from rondel.core import Board, Command, Dice, Event, Line, Meta, Offer, Refusal, Roster, Seat
from rondel.systems.dice_bag import offers, play
from rondel.systems.dice_bag.commands import COMMANDS
from rondel.systems.dice_bag.events import EVENTS
from rondel.systems.dice_bag.evolve import evolve
from rondel.systems.dice_bag.refusals import refusal
from rondel.systems.dice_bag.settings import Settings
from rondel.systems.dice_bag.state import State
from rondel.systems.dice_bag.tell import tell
from rondel.systems.dice_bag.view import view

__all__ = ["SYSTEM", "DiceBag"]


class DiceBag:
    """See `rondel.core.system.System`."""

    meta = Meta("dice-bag", "Dice bag", "seeds/000, Kierroksen kulku")
    commands = COMMANDS
    events = EVENTS
    settings = Settings

    def start(self, roster: Roster, settings: Settings) -> State:
        return State(roster=roster, settings=settings)

    def legal(self, state: State, seat: Seat) -> Sequence[Offer]:
        return offers.legal(state, seat)

    def refusal(self, state: State, seat: Seat, command: Command) -> Refusal:
        return refusal(state, seat, command)

    def decide(self, state: State, command: Command, dice: Dice) -> Sequence[Event]:
        return play.decide(self, state, command, dice)

    def evolve(self, state: State, event: Event) -> State:
        return evolve(state, event)

    def view(self, state: State, seat: Seat) -> Board:
        return view(state, seat)

    def tell(self, before: State, event: Event, after: State) -> Sequence[Line]:
        return tell(before, event, after)


SYSTEM = DiceBag()
