"""Whether what is hidden stays hidden from those who may not know of it.

Two questions, asked of every seat: is an id or a name of somebody hidden in what it gets, and does
what it gets depend on the hidden at all? The second is asked by comparing two worlds that differ
only in them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from rondel.core import encounter
from rondel.core import roster_words as w
from rondel.core.clock import Until
from rondel.core.conformance.plain import difference, every, hints
from rondel.core.conformance.shown import check_answer, check_known, name_of
from rondel.core.offers import Command, Event
from rondel.core.roster import Combatant, Condition, Roster, Standing
from rondel.core.seats import Seat
from rondel.core.story import Line
from rondel.core.system import AnySystem, EncounterState

WORD = "word-"  # begins whatever the game types as a name
NOBODY = "nobody-of-that-id"
LARGE = 10**9  # beyond any range
STRANGER = Combatant("stranger-id", f"{WORD}stranger", "unheard-of side", hidden=True)


def hidden_from(roster: Roster, seat: Seat) -> tuple[Combatant, ...]:
    """Those of whom *seat* may not know, the gone ones too."""
    return tuple(c for c in roster.combatants.values() if not roster.knows(seat, c.id))


def check_silent(roster: Roster, seat: Seat, got: object, what: str) -> None:
    """Assert that *got*, which *seat* gets as *what*, names nobody hidden."""
    text = repr(got)
    for one in hidden_from(roster, seat):
        # Only names made for this game are nobody else's too.
        secrets = [one.id, *([one.name] if WORD in one.name else [])]
        leaked = [secret for secret in secrets if secret in text]
        assert not leaked, (
            f"{what} for {name_of(seat)} holds {leaked[0]!r} of somebody hidden: build it only "
            "from those whom roster.knows(seat, …)"
        )


def check_independent(
    system: AnySystem, state: EncounterState, seat: Seat, whose: Combatant | None
) -> None:
    """Assert that *seat* gets the same if there were others hidden, or *whose* secrets others."""
    board, offers = system.view(state, seat), encounter.legal(system, state, seat)
    for what, other in _other_worlds(system, state, whose):
        other_board = system.view(other, seat)
        check_known(other, seat, other_board)
        check_silent(other.roster, seat, other_board, "the board")
        check_same(board, other_board, "the board", f"{what} {name_of(seat)} sees another board")
        other_offers = encounter.legal(system, other, seat)
        check_same(offers, other_offers, "legal()", f"{what} {name_of(seat)} is offered otherwise")


def _other_worlds(
    system: AnySystem, state: EncounterState, whose: Combatant | None
) -> Iterator[tuple[str, EncounterState]]:
    """Worlds that look like this one to others, each with what is otherwise in it."""
    more = encounter.evolve(system, state, w.CombatantAdded(STRANGER))
    yield "after CombatantAdded of somebody hidden", more
    first = {STRANGER.id: STRANGER, **state.roster.combatants}
    roster = replace(state.roster, combatants=first)
    yield "with somebody hidden who joined before all others", replace(more, roster=roster)
    for event in _secret_events(state, whose) if whose else ():
        what = f"after {type(event).__name__} of somebody hidden"
        yield what, encounter.evolve(system, state, event)


def _secret_events(state: EncounterState, one: Combatant) -> Iterator[Event]:
    """What may happen to the hidden *one* without moving the encounter on."""
    who = one.id
    yield w.CombatantRenamed(who, "Renamed in secret")
    yield w.SideChanged(who, "side of a secret")
    yield w.HpChanged(who, one.hp, 7, 9)
    yield w.NoteWritten(who, "written in secret")
    endless = state.clock.due(Until.ENDLESS, 0, "")
    yield w.ConditionBegan(who, Condition("secret-id", "secretly ill", endless))
    if one.fights_on:
        yield w.StandingChanged(who, Standing.UNWILLING)


def check_same(one: object, other: object, got: str, finding: str) -> None:
    """Assert that *one* and *other*, which a seat *got*, are equal; else say *finding*."""
    assert one == other, (
        f"{finding}, which tells of them: {difference(one, other, got)}. Leave out what depends "
        "on the hidden, counts and headlines too"
    )


def check_event(
    system: AnySystem, seat: Seat, before: EncounterState, event: Event, after: EncounterState
) -> None:
    """Assert that *seat* notices nothing when *event* is about nobody but the hidden."""
    about = {text for text in every(str, event) if text in after.roster.combatants}
    if not about or isinstance(event, w.CombatantHidden):
        return
    if any(who in before.roster.combatants and before.roster.knows(seat, who) for who in about):
        return
    if any(after.roster.knows(seat, who) for who in about):
        return
    if isinstance(event, system.events):
        for line in system.tell(before, event, after):
            assert line.gm_only or line.concerns, (
                f"tell() lets {name_of(seat)} read {line.label} of {type(event).__name__}, which "
                "is about somebody hidden: name whom it concerns in `who` or `about`"
            )
    # What moves the encounter on may be seen, as may a turn after which nobody's comes, and who
    # acted must learn that their turn is over.
    over = before.active and not after.active
    acted = any(before.roster.steers(seat, who) for who in before.active)
    if over or acted or _moment(before, seat) != _moment(after, seat):
        return
    finding = f"at {type(event).__name__} of somebody hidden {name_of(seat)} saw the board change"
    check_same(system.view(before, seat), system.view(after, seat), "the board", finding)


def _moment(state: EncounterState, seat: Seat) -> tuple[object, ...]:
    return state.stage, state.round, state.time_for(seat), state.active_for(seat)


def lines_for(roster: Roster, seat: Seat, lines: Sequence[Line]) -> list[Line]:
    """Those of *lines* that *seat* is told at once."""
    return [
        line
        for line in lines
        if line.is_for(seat) and all(roster.knows(seat, who) for who in line.concerns)
    ]


def check_refusals(
    system: AnySystem, state: EncounterState, seat: Seat, kind: type[Command]
) -> None:
    """Assert that a *kind* of command is refused about the hidden as about nobody at all."""
    nobody = _answer(system, state, seat, kind, NOBODY)
    for one in hidden_from(state.roster, seat):
        about_hidden = _answer(system, state, seat, kind, one.id)
        assert about_hidden == nobody, (
            f"{kind.__name__} by {name_of(seat)} gets {about_hidden} about somebody hidden "
            f"and {nobody} about nobody: answer both alike, as field_refusal does"
        )


def _answer(
    system: AnySystem, state: EncounterState, seat: Seat, kind: type[Command], who: str
) -> object:
    """What comes of a made-up command of *kind* that names *who* wherever it can."""
    far_out: dict[Any, Any] = {int: -LARGE, bool: False}
    values = {name: far_out.get(hint, who) for name, hint in hints(kind).items()}
    return check_answer(system, state, seat, kind(**values))
