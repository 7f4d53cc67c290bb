"""The commands and events about combatants, common to all systems."""

from __future__ import annotations

from dataclasses import dataclass

from rondel.core.offers import Command, Event, GmCommand
from rondel.core.roster import Combatant, Condition, HpShown, PlayerMay, Standing

# --- commands ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AddCombatants(Command):
    """*count* combatants of one kind; more than one are numbered."""

    name: str
    count: int
    side: str
    controller: str
    hidden: bool
    hp: int | None


@dataclass(frozen=True, slots=True)
class Rename(Command):
    who: str
    name: str


@dataclass(frozen=True, slots=True)
class SetSide(GmCommand):
    who: str
    side: str


@dataclass(frozen=True, slots=True)
class Assign(GmCommand):
    """Give *who* to a player's seat, or with an empty *controller* back to the GM."""

    who: str
    controller: str


@dataclass(frozen=True, slots=True)
class Hide(GmCommand):
    who: str


@dataclass(frozen=True, slots=True)
class Reveal(GmCommand):
    who: str


@dataclass(frozen=True, slots=True)
class ChangeHp(Command):
    who: str
    by: int  # hit points, negative for damage


@dataclass(frozen=True, slots=True)
class SetHp(Command):
    who: str
    hp: int | None  # hit points; None stops counting them
    max_hp: int | None  # hit points


@dataclass(frozen=True, slots=True)
class MarkFallen(Command):
    who: str


@dataclass(frozen=True, slots=True)
class RaiseFallen(Command):
    who: str
    hp: int | None  # hit points to rise with, where they are counted


@dataclass(frozen=True, slots=True)
class SetStanding(Command):
    who: str
    standing: str


@dataclass(frozen=True, slots=True)
class AddCondition(Command):
    """See `Due` for what *until*, *rounds*, *whose* and *time* say."""

    who: str
    name: str
    until: str
    rounds: int
    whose: str
    time: int = 0


@dataclass(frozen=True, slots=True)
class EndCondition(Command):
    who: str
    condition: str


@dataclass(frozen=True, slots=True)
class WriteNote(GmCommand):
    who: str
    note: str


@dataclass(frozen=True, slots=True)
class RemoveCombatant(GmCommand):
    who: str


@dataclass(frozen=True, slots=True)
class Permit(GmCommand):
    """Let players do *what* to their own combatants, or no longer."""

    what: str
    allowed: bool


@dataclass(frozen=True, slots=True)
class ShowHp(GmCommand):
    """What others see of the hit points of a *side*: numbers, words or nothing."""

    side: str
    how: str


# --- events -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CombatantAdded(Event):
    combatant: Combatant


@dataclass(frozen=True, slots=True)
class CombatantRenamed(Event):
    who: str
    name: str


@dataclass(frozen=True, slots=True)
class SideChanged(Event):
    who: str
    side: str


@dataclass(frozen=True, slots=True)
class ControllerChanged(Event):
    who: str
    controller: str


@dataclass(frozen=True, slots=True)
class CombatantHidden(Event):
    who: str


@dataclass(frozen=True, slots=True)
class CombatantRevealed(Event):
    who: str


@dataclass(frozen=True, slots=True)
class HpChanged(Event):
    """Hit points went from *before* to *after*; None: they were not, or are no longer counted."""

    who: str
    before: int | None
    after: int | None
    max_hp: int | None


@dataclass(frozen=True, slots=True)
class CombatantFell(Event):
    who: str


@dataclass(frozen=True, slots=True)
class CombatantRaised(Event):
    who: str


@dataclass(frozen=True, slots=True)
class StandingChanged(Event):
    who: str
    standing: Standing


@dataclass(frozen=True, slots=True)
class ConditionBegan(Event):
    who: str
    condition: Condition


@dataclass(frozen=True, slots=True)
class ConditionEnded(Event):
    """Somebody ended it; one that merely runs out is no event: the clock tells."""

    who: str
    condition: str


@dataclass(frozen=True, slots=True)
class NoteWritten(Event):
    who: str
    note: str


@dataclass(frozen=True, slots=True)
class CombatantRemoved(Event):
    who: str


@dataclass(frozen=True, slots=True)
class PlayersPermitted(Event):
    what: PlayerMay
    allowed: bool


@dataclass(frozen=True, slots=True)
class HpShownAs(Event):
    side: str
    how: HpShown


COMMANDS: tuple[type[Command], ...] = (
    AddCombatants,
    Rename,
    SetSide,
    Assign,
    Hide,
    Reveal,
    ChangeHp,
    SetHp,
    MarkFallen,
    RaiseFallen,
    SetStanding,
    AddCondition,
    EndCondition,
    WriteNote,
    RemoveCombatant,
    Permit,
    ShowHp,
)
EVENTS: tuple[type[Event], ...] = (
    CombatantAdded,
    CombatantRenamed,
    SideChanged,
    ControllerChanged,
    CombatantHidden,
    CombatantRevealed,
    HpChanged,
    CombatantFell,
    CombatantRaised,
    StandingChanged,
    ConditionBegan,
    ConditionEnded,
    NoteWritten,
    CombatantRemoved,
    PlayersPermitted,
    HpShownAs,
)
