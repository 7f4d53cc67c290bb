"""The commands that are the table's own: about its encounters, its seats, and what was done.

All but `Undo` and `Redo` are given to no encounter, and by GMs only.
"""

from __future__ import annotations

from dataclasses import dataclass

from rondel.core import Command


@dataclass(frozen=True, slots=True)
class CreateEncounter(Command):
    """Prepare a new encounter, which only GMs see until it is shown."""

    name: str
    system: str


@dataclass(frozen=True, slots=True)
class RenameEncounter(Command):
    encounter: str
    name: str


@dataclass(frozen=True, slots=True)
class ShowEncounter(Command):
    """Show *encounter* to everybody; an empty one shows none."""

    encounter: str


@dataclass(frozen=True, slots=True)
class CopyEncounter(Command):
    """Prepare an encounter anew as *encounter* was set up, before it began."""

    encounter: str
    name: str


@dataclass(frozen=True, slots=True)
class DeleteEncounter(Command):
    encounter: str


@dataclass(frozen=True, slots=True)
class InviteSeat(Command):
    role: str
    name: str


@dataclass(frozen=True, slots=True)
class RenameSeat(Command):
    seat: str
    name: str


@dataclass(frozen=True, slots=True)
class RevokeSeat(Command):
    """Nobody enters by this seat any more; its combatants are the GM's again."""

    seat: str


@dataclass(frozen=True, slots=True)
class RotateSeat(Command):
    """Give the seat a new link; the old one is void."""

    seat: str


@dataclass(frozen=True, slots=True)
class RenameTable(Command):
    name: str


@dataclass(frozen=True, slots=True)
class SetLanguage(Command):
    """The language in which the table speaks to all; empty: to each in their own."""

    lang: str


@dataclass(frozen=True, slots=True)
class DelayObservers(Command):
    """Observers see everything *seconds* later."""

    seconds: int


@dataclass(frozen=True, slots=True)
class OpenDoor(Command):
    """Make an invite with which people may knock.

    The one before is void, and who waits by it is turned away.
    """


@dataclass(frozen=True, slots=True)
class CloseDoor(Command):
    """Nobody knocks any more, and who waits is turned away."""


@dataclass(frozen=True, slots=True)
class AdmitKnock(Command):
    """Let in who knocks: to a new seat of *role*, or to *seat*, whose old link is void then."""

    knock: str
    role: str
    seat: str


@dataclass(frozen=True, slots=True)
class TurnAway(Command):
    knock: str


@dataclass(frozen=True, slots=True)
class SetFrames(Command):
    """Pages of these *origins*, besides those that always may, may frame the table."""

    origins: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeleteTable(Command):
    """Forget the table and all that belongs to it. The owner's alone."""


@dataclass(frozen=True, slots=True)
class Undo(Command):
    """Take back the last act of an encounter, which *act* names as the document does.

    Those just before it that came of the same press go with it.

    A GM's is numbered among all acts; a player's own last one among the player's own acts, so
    that the number tells nothing about what others do.
    """

    act: int


@dataclass(frozen=True, slots=True)
class Redo(Command):
    """Do again what was taken back last, dice and all, unless something new was done since.

    It is as much as one press had done.
    """

    act: int


TABLE_COMMANDS: tuple[type[Command], ...] = (
    CreateEncounter,
    RenameEncounter,
    ShowEncounter,
    CopyEncounter,
    DeleteEncounter,
    InviteSeat,
    RenameSeat,
    RevokeSeat,
    RotateSeat,
    RenameTable,
    SetLanguage,
    DelayObservers,
    OpenDoor,
    CloseDoor,
    AdmitKnock,
    TurnAway,
    SetFrames,
    DeleteTable,
)
ENCOUNTER_COMMANDS: tuple[type[Command], ...] = (Undo, Redo)
