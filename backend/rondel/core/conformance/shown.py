"""What people are shown by a system: boards, offers, lines and refusals, and the words in them."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rondel.core import encounter
from rondel.core.board import Board
from rondel.core.conformance.plain import SIMPLE, every, hints, misfits
from rondel.core.labels import Label
from rondel.core.offers import (
    Combatants,
    Command,
    Domain,
    Flag,
    GmCommand,
    Offer,
    OneOf,
    PlayerSeat,
    Range,
    Refusal,
    Rolls,
    Text,
)
from rondel.core.seats import Role, Seat
from rondel.core.story import Line
from rondel.core.system import AnySystem, EncounterState

DOMAINS = (Combatants, Flag, OneOf, PlayerSeat, Range, Text)
KEY = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")
CODE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MESSAGE = re.compile(r"^([a-z][\w-]*) *=(.*(?:\n+[ \t]+.*)*)", re.MULTILINE)
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")


def check_board(system: AnySystem, state: EncounterState, seat: Seat, board: Board) -> None:
    """Assert that *board*, made for *seat*, is plain, unambiguous and in the system's words."""
    check_plain(board, Board, "the board")
    for what, rows in (
        ("slots", board.slots),
        ("pools", board.pools),
        ("tokens", board.tokens),
        ("chances", board.chances),
        ("entries on the time line", board.line),
        ("items of the checklist", board.checklist),
        ("choices", board.choices),
    ):
        ids = [row.id for row in rows]
        assert len(ids) == len(set(ids)), f"two {what} of the board have one id, in {ids}"
    check_known(state, seat, board)
    check_labels(system, every(Label, board), "the board")


def check_known(state: EncounterState, seat: Seat, board: Board) -> None:
    """Assert that *board* shows only those in the encounter whom *seat* may know."""
    known = {c.id for c in state.roster.known_to(seat)}
    seen = {*(slot.who for slot in board.slots), *(entry.who for entry in board.line)}
    about = (*(prompt.about for prompt in board.prompts), *(c.about for c in board.checklist))
    strange = seen.union(*about) - known - {""}
    assert not strange, (
        f"the board shows {sorted(strange)} to {name_of(seat)}, who cannot know them: build it "
        "from roster.known_to(seat), from which those who have left are absent"
    )


def check_offers(system: AnySystem, state: EncounterState, seat: Seat, offers: Any) -> None:
    """Assert that each of the system's own *offers* is one that *seat* could take."""
    assert not offers or seat.role is not Role.OBSERVER, (
        f"legal() offers an observer {offers[0].kind.__name__}: observers only watch"
    )
    for offer in offers:
        name = offer.kind.__name__
        assert offer.kind in system.commands, (
            f"legal() offers {name}, which is not in `commands`: list it there"
        )
        check_offer(state, seat, offer)
        label = offer.label or Label(f"{system.meta.slug}-{kebab(name)}")
        labels = (label, *every(Label, tuple(offer.fields.values())))
        check_labels(system, labels, f"the offer of {name}")


def check_offer(state: EncounterState, seat: Seat, offer: Offer) -> None:
    """Assert that *offer* has a domain with values for each field, about the seat's own only."""
    name = offer.kind.__name__
    assert seat.is_gm or not issubclass(offer.kind, GmCommand), (
        f"{name} is offered to a player: let it inherit from Command, or offer it to GMs alone"
    )
    fields = hints(offer.kind)
    assert set(offer.fields) == set(fields), (
        f"the offer of {name} has domains for {sorted(offer.fields)}, its fields are "
        f"{sorted(fields)}: give each field one domain"
    )
    for field, domain in offer.fields.items():
        check_domain(domain, f"{name}.{field}")
    check_plain(offer.rolls, Rolls | None, f"the dice of {name}")
    check_plain(offer.expect, str, f"what the offer of {name} expects")
    about = offer.fields.get("who")
    others = [w for w in about.examples if not is_steered(state, seat, w)] if about else []
    assert not others, (
        f"legal() offers {name_of(seat)} {name} about {others}, whom that seat does not steer: "
        "take `who` from roster.steered_by(seat)"
    )


def is_steered(state: EncounterState, seat: Seat, who: object) -> bool:
    """Whether *who* is one of those in the encounter for whom *seat* acts."""
    return who in {c.id for c in state.roster.steered_by(seat)}


def check_domain(domain: Domain, place: str) -> None:
    """Assert that *domain*, of the field at *place*, is one of the core's and has values."""
    assert isinstance(domain, DOMAINS), f"{place} has the domain {domain!r}: take one of the core's"
    values = values_of(domain)
    assert values, f"{place} is offered without any value: leave the offer out instead"
    for value in values:
        assert value is None or type(value) in SIMPLE, (
            f"{place} offers {value!r}: offer plain str, int or bool, of an enum its .value"
        )
    wrong = [v for v in values if v not in domain]
    assert not wrong, f"the domain of {place} does not hold {wrong}, which it names"
    preset = getattr(domain, "default", "")
    assert preset in ("", None) or preset in domain, (
        f"{place} is {preset!r} by default, which is not offered"
    )
    if isinstance(domain, OneOf):
        assert len(domain.labels) in (0, len(domain.values)), (
            f"{place} has {len(domain.labels)} labels for {len(domain.values)} values"
        )


def values_of(domain: Domain) -> list[Any]:
    """Some values of *domain*, None among them where it may be left open."""
    return [*domain.examples, *([None] if None in domain else [])]


def check_main(seat: Seat, offers: Sequence[Offer]) -> None:
    """Assert that all *offers* to *seat* agree on what the next step is."""
    mains = [offer.kind.__name__ for offer in offers if offer.main]
    assert len(mains) <= 1, (
        f"{name_of(seat)} is offered {mains}, each as the next step: mark at most one as main"
    )


def check_line(system: AnySystem, state: EncounterState, line: Line) -> None:
    """Assert that *line* can be told."""
    check_plain(line, Line, "a line of tell()")
    unknown = line.concerns - set(state.roster.combatants)
    assert not unknown, f"tell() names {sorted(unknown)}, who are no combatants"
    params = {**line.label.params, **line.who}
    check_labels(system, [Label(line.label.key, params)], "a line of tell()")


def check_answer(
    system: AnySystem, state: EncounterState, seat: Seat, command: Command
) -> Offer | Refusal:
    """What *command* by *seat* is answered. Asserts that a refusal is a code for programs."""
    answered = encounter.judge(system, state, seat, command)
    if isinstance(answered, Refusal):
        what = f"{type(command).__name__} by {name_of(seat)}"
        check_plain(answered, Refusal, f"the refusal of {what}")
        assert CODE.fullmatch(answered.code), (
            f"refusal() says {answered.code!r} to {what}: give a code of lower-case words joined "
            "by hyphens"
        )
    return answered


def check_plain(value: object, hint: Any, place: str) -> None:
    """Assert that *value* is made of what *hint* says."""
    wrong = next(misfits(value, hint, place), None)
    assert wrong is None, f"{wrong}: keep to the declared types, so that it can be sent and stored"


def check_labels(system: AnySystem, labels: Iterable[Label], place: str) -> None:
    """Assert that the words for *labels*, in *place*, can be found."""
    own = f"{system.meta.slug}-"
    for label in labels:
        key = label.key
        assert KEY.fullmatch(key) and key.startswith((own, "core-", "setting-")), (  # noqa: PT018 - one promise
            f'{place} says "{key}": begin the keys of your labels with "{own}"'
        )
        if system.meta.texts and not key.startswith("core-"):
            _check_text(system, label, place)


def _check_text(system: AnySystem, label: Label, place: str) -> None:
    text = messages(system.meta.texts["en"]).get(label.key)
    assert text is not None, f'{place} says "{label.key}", which meta.texts["en"] has no words for'
    lacking = set(VARIABLE.findall(text)) - set(label.params)
    assert not lacking, (
        f'the words for "{label.key}" ask for {sorted(lacking)}, which {place} does not give: '
        "add them to the params of the Label or to `who` of the Line"
    )


@functools.cache
def messages(fluent: str) -> Mapping[str, str]:
    """The text of each message in a Fluent source."""
    return dict(MESSAGE.findall(fluent))


def kebab(name: str) -> str:
    """`RollSpeed` as `roll-speed`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def name_of(seat: Seat) -> str:
    """*seat* as a sentence names it."""
    return f"the {seat.role} {seat.id}".strip() if not seat.is_gm else "the GM"
