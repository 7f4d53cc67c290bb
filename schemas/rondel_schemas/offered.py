"""What is offered, and the words for it: labels, the values that fields may take, offers."""

from __future__ import annotations

from rondel_schemas.strict import (
    LARGEST,
    Choice,
    Flag,
    Identifier,
    Keyed,
    Message,
    Part,
    Several,
    Strict,
    Union,
    Value,
    Whole,
    Words,
)

MANY = 1_000  # of anything in one place
MOST_TEXT = 2_000  # characters of what we say ourselves, ids of other makers included
Yes = Choice(True, required=False)  # noqa: FBT003 - the value that stands there, or nothing


def any_text(*, required: bool = True) -> Words:
    return Words(MOST_TEXT, lines=True, required=required)


def any_count(*, required: bool = True) -> Whole:
    return Whole(0, LARGEST, required=required)


def any_texts(*, required: bool = True) -> Several:
    return Several(any_text(), MANY, required=required)


def optional(kind: type[Message]) -> Part:
    return Part(kind, required=False)


class Param(Strict[object]):
    """A value that stands in a label: a number, or what people typed."""

    def _deserialize(self, value: object, *_: object, **__: object) -> object:
        return (any_text() if isinstance(value, str) else Whole()).deserialize(value)

    def json_schema(self) -> dict[str, object]:
        return {"anyOf": [any_text().json_schema(), Whole().json_schema()]}


class Label(Message):
    """Words by their *key*, for the reader's language to say."""

    key = Identifier(MOST_TEXT)
    params = Keyed(Param(), MANY, required=False)


def any_labels(*, required: bool = True) -> Several:
    return Several(Part(Label), MANY, required=required)


class OneOfDomain(Message):
    type = Choice("one_of")
    values = Several(Value(), MANY)
    labels = any_labels(required=False)
    default = Value(required=False)


class CombatantsDomain(Message):
    """One of the combatants in the set that is named; sets stand beside the offers."""

    type = Choice("combatants")
    in_ = Identifier(MOST_TEXT, data_key="in")


class RangeDomain(Message):
    """A whole number from *low* to *high*, or null where it is *optional*.

    *time*: it is a row of the board's time line, or a span of it from now on.
    """

    type = Choice("range")
    low = Whole()
    high = Whole()
    default = Whole(required=False)
    optional = Yes
    time = Choice("row", "span", required=False)


class TextDomain(Message):
    """Text of *least* to *most* characters; *long*: in several lines."""

    type = Choice("text")
    most = any_count()
    least = any_count()
    known = Several(any_text(), MANY, required=False)
    default = any_text(required=False)
    long = Yes


class FlagDomain(Message):
    type = Choice("flag")
    default = Flag()


class PlayerSeatDomain(Message):
    """The id of a player's seat, or empty text."""

    type = Choice("player_seat")
    default = any_text(required=False)


DOMAIN = Union(
    "Domain",
    {
        "one_of": OneOfDomain,
        "combatants": CombatantsDomain,
        "range": RangeDomain,
        "text": TextDomain,
        "flag": FlagDomain,
        "player_seat": PlayerSeatDomain,
    },
)


class Rolls(Message):
    """The dice that a command rolls; *more*: how they fall may call for further dice.

    *lowest*: what their first face counts, if not 1.
    """

    count = any_count()
    sides = any_count()
    more = Yes
    whose = any_texts(required=False)
    lowest = any_count(required=False)


class Offer(Message):
    """A command that may be given now, with the values that its fields may take."""

    kind = Identifier()
    label = Part(Label)
    group = Identifier()
    fields_ = Keyed(DOMAIN, MANY, data_key="fields")
    expect = any_text(required=False)
    main = Yes
    confirm = Yes
    rolls = optional(Rolls)
