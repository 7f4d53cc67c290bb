"""What somebody means to do when their turn comes, said beforehand.

An intent binds nobody. It is for the GMs and for whoever acts for the combatant, unless it is
public; it is over with the turn that it was for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from rondel.core.labels import Label
from rondel.core.offers import Combatants, Command, Event, Fields, Flag, Group, Offer, Text
from rondel.core.seats import Seat
from rondel.core.story import Line
from rondel.core.system import EncounterState, Intent, Stage

LONGEST_INTENT = 200  # characters

S = TypeVar("S", bound=EncounterState)


@dataclass(frozen=True, slots=True)
class Intend(Command):
    """Say what *who* means to do; nothing takes it back."""

    who: str
    what: str
    public: bool


@dataclass(frozen=True, slots=True)
class IntentDeclared(Event):
    who: str
    what: str
    public: bool


def legal(state: EncounterState, seat: Seat) -> Iterator[Offer]:
    """Whose intent *seat* may tell: that of its own who can act.

    Also of one whose turn has just come: what is typed meanwhile is not typed in vain.
    """
    if state.stage is not Stage.RUNNING:
        return
    alike: dict[Intent, list[str]] = {}
    for one in state.roster.steered_by(seat):
        if one.can_act:
            alike.setdefault(state.intents.get(one.id, Intent()), []).append(one.id)
    for intent, ids in alike.items():
        what = Text(LONGEST_INTENT, least=0, default=intent.what)
        fields: Fields = {"who": Combatants(tuple(ids)), "what": what}
        fields |= {"public": Flag(default=intent.public)}
        yield Offer(Intend, fields, Group.INTENT)


def evolve(state: S, event: Event) -> S:
    """The state after *event*, which may be none of this module's."""
    match event:
        case IntentDeclared(who, what, public):
            others = {w: intent for w, intent in state.intents.items() if w != who}
            own = {who: Intent(what, public)} if what else {}
            return replace(state, intents=others | own)
    return state


def known_to(state: EncounterState, seat: Seat, who: str) -> Intent | None:
    """The intent of *who*, of whom *seat* knows, if there is any that the seat may know."""
    intent = state.intents.get(who)
    if intent is not None and (intent.public or state.roster.steers(seat, who)):
        return intent
    return None


def tell(before: EncounterState, event: IntentDeclared) -> tuple[Line, ...]:
    """The lines for *event*; a private one is for the GMs and the combatant's player."""
    who, what = event.who, event.what
    label = Label("core-log-intends", {"what": what}) if what else Label("core-log-no-intent")
    if event.public if what else before.intents.get(who, Intent()).public:
        return (Line(label, {"who": who}),)
    return (Line(label, {"who": who}, gm_only=True, player=before.roster[who].controller),)
