"""One command to an encounter: judged, decided, and written to the journal.

Everything here happens inside one transaction, and nothing in memory changes: the caller takes
the steps returned once they are committed.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import sqlalchemy as sa

from rondel.core import (
    Command,
    Dice,
    Event,
    Offer,
    PlayerSeat,
    Refusal,
    Role,
    TableDice,
    WrongDice,
    encounter,
)
from rondel.core.roster_story import called
from rondel.core.roster_words import ControllerChanged
from rondel.table import journal
from rondel.table.acts import Act, Redone, Undone
from rondel.table.answers import Refused, Request
from rondel.table.commands import Redo, RevokeSeat, Undo
from rondel.table.kept_dice import KeptDice
from rondel.table.plain import label_of
from rondel.table.play import MOST_EVENTS, Play, Step
from rondel.table.record import SeatRecord, TableRecord
from rondel.table.undoing import to_redo, to_undo

NOTHING = {"changed": "nothing"}  # the result of a command that leaves all as it is


@dataclass(frozen=True, slots=True)
class Actor:
    """Who acts, at which table, when, and in which transaction."""

    connection: sa.Connection
    table: TableRecord
    seat: SeatRecord
    at: str  # UTC, ISO 8601

    def act(self, play: Play, command: Command, events: Iterable[Event]) -> Act:
        """The next act of *play*: *command* of this seat, and what came of it."""
        return Act(
            play.next_seq,
            self.seat.info.id,
            self.seat.info.role,
            type(command).__name__,
            self.at,
            label_of(play.system, type(command)),
            {f.name: getattr(command, f.name) for f in dataclasses.fields(command)},
            tuple(events),
        )


@dataclass(frozen=True, slots=True)
class Taken:
    """An act that is in the journal and not yet in memory."""

    play: Play
    act: Act
    step: Step

    def remember(self) -> None:
        """The act was committed."""
        self.play.take(self.act, self.step)


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a command.

    *result* is stored with the command; *token* is answered, but stored nowhere. What *taken*
    holds is to be remembered once it is committed.
    """

    result: Mapping[str, str] = field(default_factory=dict)
    token: str = ""
    cut: frozenset[str] = frozenset()
    taken: tuple[Taken, ...] = ()
    erased: bool = False  # something is gone, and is to be gone from the disk too
    closed: bool = False  # that was the table itself


def carry_out(actor: Actor, play: Play, request: Request, command: Command, dice: Dice) -> Done:
    """What comes of *command*. Refuses, or raises what the system raises.

    What leaves all as it is, such as healing of the unhurt, is no act: nobody would see what undo
    takes back.
    """
    match command:
        case Undo(number):
            no_dice(request)
            act = actor.act(play, command, map(Undone, to_undo(play, actor.seat, number)))
        case Redo(number):
            no_dice(request)
            act = actor.act(play, command, map(Redone, to_redo(play, actor.seat, number)))
        case _:
            act = _decided(actor, play, request, command, dice)
            step = play.step(act)
            if not (act.rolls or step.written) and step.state == play.state:
                return Done(NOTHING)
    return Done(taken=(keep(actor, request.encounter, play, act),))


def keep(actor: Actor, id_: str, play: Play, act: Act) -> Taken:
    """*act*, the next one in the encounter *id_*. Refuses if there have been too many."""
    if max(act.seq, play.events + len(act.events)) > MOST_EVENTS:
        raise Refused("encounter-full", {"most": MOST_EVENTS})
    return _append(actor, id_, play, act)


def release(actor: Actor, id_: str, play: Play, command: RevokeSeat) -> Sequence[Taken]:
    """The combatants of a seat that is no more are the GM's, in the encounter *id_*."""
    everybody = play.state.roster.combatants.values()
    theirs = [c.id for c in everybody if c.controller == command.seat]
    if not theirs:
        return ()
    act = actor.act(play, command, [ControllerChanged(who, "") for who in theirs])
    return (_append(actor, id_, play, act),)


def _append(actor: Actor, id_: str, play: Play, act: Act) -> Taken:
    step = play.step(act)
    journal.append(actor.connection, id_, [(act.seq, play.codec.encode(act))])
    return Taken(play, act, step)


def _decided(actor: Actor, play: Play, request: Request, command: Command, dice: Dice) -> Act:
    offer, seat = _admitting_offer(play, actor.seat, request, command), actor.seat.seat
    _check_seats(actor.table, offer, command)
    if offer.rolls is None:
        no_dice(request)
    if request.rolled is None:
        kept = KeptDice(dice, play.rolls)
        events = encounter.decide(play.system, play.state, command, kept, seat)
    else:
        typed = TableDice(request.rolled, dice)
        kept = KeptDice(typed, play.rolls)
        try:
            events = encounter.decide(play.system, play.state, command, kept, seat)
            typed.check_all_used()
        except WrongDice as wrong:
            raise Refused(wrong.code, wrong.params, field="rolled", message=str(wrong)) from wrong
    return dataclasses.replace(
        actor.act(play, command, events),
        label=label_of(play.system, offer.kind, offer.label or called(command)),
        rolls=tuple(kept.rolls),
        at_table=kept.at_table,
        press=request.press,
    )


def no_dice(request: Request) -> None:
    """Refuse dice typed in where nothing is rolled."""
    if request.rolled is not None:
        raise Refused("dice-not-asked-for", field="rolled")


def _admitting_offer(play: Play, record: SeatRecord, request: Request, command: Command) -> Offer:
    """The offer that admits *command* as its sender saw it.

    A command on what is no longer so is a conflict, whatever else may be said against it: of two
    presses of one button the second is never carried out, and never refused as a mistake.
    """
    system, state, seat = play.system, play.state, record.seat
    offers = [o for o in encounter.legal(system, state, seat) if o.kind is type(command)]
    admitting = [o for o in offers if o.admits(command)]
    for offer in admitting:
        if offer.expect == request.expect:
            return offer
    stale = request.expect != "" and all(o.expect != request.expect for o in offers)
    if admitting or (stale and seat.role is not Role.OBSERVER):
        current = next((o.expect for o in (*admitting, *offers) if o.expect), "")
        raise Refused("conflict", {"current": current} if current else {})
    refusal = encounter.judge(system, state, seat, command)
    assert isinstance(refusal, Refusal)
    wrong = refusal.params.get("field", "")
    raise Refused(refusal.code, refusal.params, field=f"fields.{wrong}" if wrong else "")


def _check_seats(table: TableRecord, offer: Offer, command: Command) -> None:
    for name, domain in offer.fields.items():
        seat = getattr(command, name)
        if isinstance(domain, PlayerSeat) and seat and seat not in table.people:
            raise Refused("no-such-seat", field=f"fields.{name}")
