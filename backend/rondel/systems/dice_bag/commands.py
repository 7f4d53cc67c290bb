"""What a seat may want in a round of dice-bag rounds."""

from __future__ import annotations

from dataclasses import dataclass

from rondel.core import Command, GmCommand
from rondel.systems.dice_bag import setup_commands


@dataclass(frozen=True, slots=True)
class DecideSides(GmCommand):
    """See which side does its actions before the adventure first."""


@dataclass(frozen=True, slots=True)
class RedoSideOrder(GmCommand):
    pass


@dataclass(frozen=True, slots=True)
class PutSideFirst(GmCommand):
    side: str


@dataclass(frozen=True, slots=True)
class SideReady(Command):
    """*side* has done its actions before the adventure."""

    side: str


@dataclass(frozen=True, slots=True)
class DoUpkeep(Command):
    """Carry out what upkeep asks for, or tick off what it reminds of. *step* is `Step.id`."""

    step: str


@dataclass(frozen=True, slots=True)
class SkipUpkeep(Command):
    """Leave the open item of upkeep undone."""

    step: str


@dataclass(frozen=True, slots=True)
class RollUpkeep(Command):
    """Roll for the plague or the regeneration of *who*; the GM says what it comes to."""

    who: str
    item: str


@dataclass(frozen=True, slots=True)
class SettleUpkeep(GmCommand):
    """What the plague or the regeneration does to the hit points of *who*."""

    who: str
    item: str
    by: int


@dataclass(frozen=True, slots=True)
class RollEffect(Command):
    """Roll whether *effect* stays; the GM says what it comes to."""

    effect: str


@dataclass(frozen=True, slots=True)
class SettleEffect(GmCommand):
    effect: str
    stays: bool


@dataclass(frozen=True, slots=True)
class CatchUp(Command):
    """Do, or leave undone, an item of upkeep that concerns a hidden one."""

    who: str
    item: str
    done: bool


@dataclass(frozen=True, slots=True)
class ForceUpkeep(GmCommand):
    """Draw although upkeep is open."""


@dataclass(frozen=True, slots=True)
class DrawDie(Command):
    pass


@dataclass(frozen=True, slots=True)
class TakeDie(GmCommand):
    """Use the die that somebody drew from a bag on the table. *die* is `Die.key`."""

    die: str


@dataclass(frozen=True, slots=True)
class March(Command):
    who: str


@dataclass(frozen=True, slots=True)
class TakeSpecialEvent(Command):
    """Take a special event of the adventure instead of the marches, or of one's march."""

    special: str
    instead: str


@dataclass(frozen=True, slots=True)
class Activate(Command):
    who: str


@dataclass(frozen=True, slots=True)
class CallWanderer(Command):
    """Activate a wanderer whom one does not steer."""

    wanderer: str


@dataclass(frozen=True, slots=True)
class BringWanderer(Command):
    """A new wanderer comes onto the board and is activated."""

    name: str
    side: str


@dataclass(frozen=True, slots=True)
class SpendDie(Command):
    """Activate nobody."""


@dataclass(frozen=True, slots=True)
class DeclareOrder(Command):
    who: str
    order: str
    note: str


@dataclass(frozen=True, slots=True)
class OrderWanderer(Command):
    """Give an order to the wanderer that one's die has activated."""

    wanderer: str
    order: str
    note: str


@dataclass(frozen=True, slots=True)
class Follow(Command):
    """Enter with one's hero, free of any die and order."""

    who: str


@dataclass(frozen=True, slots=True)
class StayBehind(Command):
    who: str


@dataclass(frozen=True, slots=True)
class CompleteOrder(Command):
    pass


@dataclass(frozen=True, slots=True)
class HandOver(Command):
    """Give one's unused order to another of the side."""

    who: str
    to: str


@dataclass(frozen=True, slots=True)
class SetModifier(Command):
    """What the rolls of the next order of this activation have added to them."""

    value: int
    name: str


@dataclass(frozen=True, slots=True)
class EndActivation(Command):
    """Give up the orders that are left."""


@dataclass(frozen=True, slots=True)
class React(Command):
    who: str
    note: str


@dataclass(frozen=True, slots=True)
class PassReaction(Command):
    who: str


@dataclass(frozen=True, slots=True)
class PassAll(Command):
    """Nobody of those whom the seat *whose* plays reacts; the GM's own if that is empty."""

    whose: str


@dataclass(frozen=True, slots=True)
class CloseReactions(GmCommand):
    """Wait for no more reactions."""


@dataclass(frozen=True, slots=True)
class OpenReactions(GmCommand):
    """Let enemies react, once more if need be, until they are closed."""


@dataclass(frozen=True, slots=True)
class RollDifficulty(Command):
    who: str
    target: int
    modifier: int


@dataclass(frozen=True, slots=True)
class RollOpposed(Command):
    who: str
    other: str
    modifier: int
    other_modifier: int


@dataclass(frozen=True, slots=True)
class RollWandererDifficulty(Command):
    """`RollDifficulty` by whoever's die has activated the *wanderer*."""

    wanderer: str
    target: int
    modifier: int


@dataclass(frozen=True, slots=True)
class RollWandererOpposed(Command):
    """`RollOpposed` by whoever's die has activated the *wanderer*."""

    wanderer: str
    other: str
    modifier: int
    other_modifier: int


@dataclass(frozen=True, slots=True)
class NewRound(GmCommand):
    pass


@dataclass(frozen=True, slots=True)
class ExtendRounds(GmCommand):
    """Play one more round than planned."""


@dataclass(frozen=True, slots=True)
class Wake(GmCommand):
    who: str


COMMANDS: tuple[type[Command], ...] = (
    *setup_commands.COMMANDS,
    DecideSides,
    RedoSideOrder,
    PutSideFirst,
    SideReady,
    DoUpkeep,
    SkipUpkeep,
    RollUpkeep,
    SettleUpkeep,
    RollEffect,
    SettleEffect,
    CatchUp,
    ForceUpkeep,
    DrawDie,
    TakeDie,
    March,
    TakeSpecialEvent,
    Activate,
    CallWanderer,
    BringWanderer,
    SpendDie,
    DeclareOrder,
    OrderWanderer,
    Follow,
    StayBehind,
    CompleteOrder,
    HandOver,
    SetModifier,
    EndActivation,
    React,
    PassReaction,
    PassAll,
    CloseReactions,
    OpenReactions,
    RollDifficulty,
    RollOpposed,
    RollWandererDifficulty,
    RollWandererOpposed,
    NewRound,
    ExtendRounds,
    Wake,
)
