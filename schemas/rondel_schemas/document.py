"""The document of a stream: all that one audience sees of a table and of one encounter.

It holds neither null nor fractions: what there is not is left out, so that a merge patch can say
that something went away. Ids are keys, so that a patch names what it changes.
"""

from __future__ import annotations

from rondel_schemas.strict import (
    LARGEST,
    Choice,
    Flag,
    Free,
    Identifier,
    Keyed,
    Message,
    Note,
    Part,
    Several,
    Strict,
    Union,
    Value,
    Whole,
    Words,
)

MANY = 1_000  # of anything in one place
CERTAIN = 1_000  # thousandths
MOST_TEXT = 2_000  # characters of what we say ourselves, ids of other makers included
ROLES = ("gm", "player", "observer")
STAGES = ("setup", "running", "ended")
Yes = Choice(True, required=False)  # noqa: FBT003 - the value that stands there, or nothing


def _text(*, required: bool = True) -> Words:
    return Words(MOST_TEXT, lines=True, required=required)


def _count(*, required: bool = True) -> Whole:
    return Whole(0, LARGEST, required=required)


def _texts(*, required: bool = True) -> Several:
    return Several(_text(), MANY, required=required)


def _optional(kind: type[Message]) -> Part:
    return Part(kind, required=False)


class Param(Strict[object]):
    """A value that stands in a label: a number, or what people typed."""

    def _deserialize(self, value: object, *_: object, **__: object) -> object:
        return (_text() if isinstance(value, str) else Whole()).deserialize(value)

    def json_schema(self) -> dict[str, object]:
        return {"anyOf": [_text().json_schema(), Whole().json_schema()]}


class Label(Message):
    """Words by their *key*, for the reader's language to say."""

    key = Identifier(MOST_TEXT)
    params = Keyed(Param(), MANY, required=False)


def _labels(*, required: bool = True) -> Several:
    return Several(Part(Label), MANY, required=required)


class OneOfDomain(Message):
    type = Choice("one_of")
    values = Several(Value(), MANY)
    labels = _labels(required=False)
    default = Value(required=False)


class CombatantsDomain(Message):
    """One of the combatants in the set that is named; sets stand beside the offers."""

    type = Choice("combatants")
    in_ = Identifier(MOST_TEXT, data_key="in")


class RangeDomain(Message):
    """A whole number from *low* to *high*, or null where it is *optional*."""

    type = Choice("range")
    low = Whole()
    high = Whole()
    default = Whole(required=False)
    optional = Yes


class TextDomain(Message):
    """Text of *least* to *most* characters; *long*: in several lines."""

    type = Choice("text")
    most = _count()
    least = _count()
    known = Several(_text(), MANY, required=False)
    default = _text(required=False)
    long = Yes


class FlagDomain(Message):
    type = Choice("flag")
    default = Flag()


class PlayerSeatDomain(Message):
    """The id of a player's seat, or empty text."""

    type = Choice("player_seat")
    default = _text(required=False)


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
    """The dice that a command rolls; *more*: how they fall may call for further dice."""

    count = _count()
    sides = _count()
    more = Yes
    whose = _texts(required=False)


class Offer(Message):
    """A command that may be given now, with the values that its fields may take."""

    kind = Identifier()
    label = Part(Label)
    group = Identifier()
    fields_ = Keyed(DOMAIN, MANY, data_key="fields")
    expect = _text(required=False)
    main = Yes
    confirm = Yes
    rolls = _optional(Rolls)


class Term(Message):
    """One reason for a place in the order."""

    label = Part(Label)
    value = Whole(required=False)
    faces = Several(Whole(), MANY, required=False)
    counted = Flag()


class Counter(Message):
    key = Identifier()
    left = Whole()
    of = Whole()


class Item(Message):
    """One entry of a sheet or of a list that people keep; *now*: the one in use."""

    id = _text()
    label = Part(Label)
    value = Whole(required=False)
    terms = Several(Part(Term), MANY)
    marks = _labels()
    now = Yes


class Slot(Message):
    """One row of the order; *active*: of the one who acts now."""

    who = _text(required=False)
    label = _optional(Label)
    at = Whole(required=False)
    pip = Choice("unready", "waiting", "now", "held", "done", "out")
    counters = Several(Part(Counter), MANY)
    badges = _labels()
    why = Several(Part(Term), MANY)
    sheet = Several(Part(Item), MANY, required=False)
    active = Yes


class Pool(Message):
    id = _text()
    label = Part(Label)
    left = Whole()
    of = Whole()
    tone = _text(required=False)
    side = _text(required=False)


class Token(Message):
    """One thing that came out of a pool, such as a drawn die; *now*: the one in use."""

    id = _text()
    label = Part(Label)
    tone = _text(required=False)
    side = _text(required=False)
    who = _text(required=False)
    now = Yes


class Chance(Message):
    """How likely it is within so many *draws*: *wins* in *of*, as text, for both may be large."""

    id = _text()
    label = Part(Label)
    wins = _text()
    of = _text()
    permille = Whole(0, CERTAIN)
    draws = _count()
    side = _text(required=False)
    tone = _text(required=False)


class Entry(Message):
    """A point on a time line."""

    id = _text()
    at = Whole()
    label = Part(Label)
    who = _text(required=False)


class Check(Message):
    id = _text()
    label = Part(Label)
    state = Choice("open", "done", "now")
    about = _texts()


class Prompt(Message):
    """Somebody is waited for: these combatants' players, or the GM."""

    label = Part(Label)
    about = _texts()


class Board(Message):
    """The timing, drawn as every system can be drawn; *order* lists the keys of *slots*."""

    headline = Part(Label)
    unit = _optional(Label)
    prompts = Several(Part(Prompt), MANY)
    hints = _labels()
    order = _texts()
    slots = Keyed(Part(Slot), MANY)
    pools = Several(Part(Pool), MANY)
    tokens = Several(Part(Token), MANY)
    chances = Several(Part(Chance), MANY)
    line = Several(Part(Entry), MANY)
    checklist = Several(Part(Check), MANY)
    catalogue = Several(Part(Item), MANY)


class Condition(Message):
    name = _text()
    until = Choice("rounds", "turn_start", "turn_end", "endless")
    rounds = _count(required=False)
    later = _count(required=False)
    whose = _text(required=False)


class Figure(Message):
    """A combatant as this audience knows them; *n*: the order in which they joined."""

    name = _text()
    side = _text()
    n = _count()
    controller = _text(required=False)
    mine = Yes
    hidden = Yes
    hp = Whole(required=False)
    max_hp = Whole(required=False)
    fallen = Yes
    standing = Choice("fighting", "unable", "unwilling")
    conditions = Keyed(Part(Condition), MANY)
    note = Note(required=False)


class Rolled(Message):
    faces = Several(Whole(), MANY)
    sides = _count()
    at_table = Yes


class Line(Message):
    """One thing that happened, as it is told; *by*: the GM set what a rule decides."""

    label = Part(Label)
    round = _count()
    rolled = Several(Part(Rolled), MANY, required=False)
    about = _texts()
    by = Choice("gm", required=False)
    undone = Yes
    gm_only = Yes


class Rule(Message):
    """A house rule and where its default comes from."""

    value = Value()
    default = Value()
    mark = Choice("seed", "wider", "analogy", "house")


class Act(Message):
    """What an undo or a redo would be about."""

    act = _count()
    label = Part(Label)


class Log(Message):
    """The last lines, keyed by their number as told to this audience; *told*: how many in all."""

    told = _count()
    lines = Keyed(Part(Line), MANY)


class Encounter(Message):
    """The encounter that this audience looks at; *offer_order* lists the keys of *offers*."""

    id = Identifier()
    name = _text()
    system = Identifier()
    stage = Choice(*STAGES)
    round = _count()
    board = Part(Board)
    figures = Keyed(Part(Figure), MANY)
    sheets = Keyed(Free(), MANY, required=False)
    offers = Keyed(Part(Offer), MANY)
    offer_order = Several(_text(), MANY)
    sets = Keyed(_texts(), MANY)
    rules = Keyed(Part(Rule), MANY)
    undo = _optional(Act)
    redo = _optional(Act)
    log = Part(Log)


class EncounterEntry(Message):
    """One line of the list of encounters; *n*: its place in it."""

    name = _text()
    system = Identifier()
    stage = Choice(*STAGES)
    shown = Flag()
    n = _count()


class SeatEntry(Message):
    """One line of the GMs' list of seats; *seen*: when last, as a time in UTC."""

    name = _text()
    role = Choice(*ROLES)
    owner = Flag()
    online = Flag()
    seen = _text(required=False)
    revoked = Yes


class SystemEntry(Message):
    name = _text()
    source = _text()


class Table(Message):
    """The table as this audience knows it; *seats* and *systems* are for GMs."""

    id = Identifier()
    name = _text()
    role = Choice(*ROLES)
    seat = Identifier(required=False)
    me = _text(required=False)
    people = Keyed(_text(), MANY)
    encounters = Keyed(Part(EncounterEntry), MANY)
    seats = Keyed(Part(SeatEntry), MANY, required=False)
    systems = Keyed(Part(SystemEntry), MANY, required=False)


class Doc(Message):
    """The whole document."""

    table = Part(Table)
    encounter = _optional(Encounter)
