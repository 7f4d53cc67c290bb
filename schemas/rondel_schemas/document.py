"""The document of a stream: all that one audience sees of a table and of one encounter.

It holds neither null nor fractions: what there is not is left out, so that a merge patch can say
that something went away. Ids are keys, so that a patch names what it changes.
"""

from __future__ import annotations

from rondel_schemas.offered import (
    MANY,
    Label,
    Offer,
    Yes,
    any_count,
    any_labels,
    any_text,
    any_texts,
    optional,
)
from rondel_schemas.strict import (
    Choice,
    Flag,
    Free,
    Identifier,
    Keyed,
    Message,
    Note,
    Part,
    Several,
    Value,
    Whole,
)

CERTAIN = 1_000  # thousandths
ROLES = ("gm", "player", "observer")
KNOCKING = ("player", "observer")  # what people become who knock
STAGES = ("setup", "running", "ended")
ENTRIES = ("reaction", "action", "wait", "event")


class Term(Message):
    """One reason for a place in the order; *sides*: of the dice that showed *faces*, if not 6."""

    label = Part(Label)
    value = Whole(required=False)
    faces = Several(Whole(), MANY, required=False)
    sides = any_count(required=False)
    counted = Flag()


class Counter(Message):
    key = Identifier()
    left = Whole()
    of = Whole()


class Item(Message):
    """One entry of a sheet or of a list that people keep; *now*: the one in use."""

    id = any_text()
    label = Part(Label)
    value = Whole(required=False)
    terms = Several(Part(Term), MANY)
    marks = any_labels()
    now = Yes


class Slot(Message):
    """One row of the order; *active*: of the one who acts now."""

    who = any_text(required=False)
    label = optional(Label)
    at = Whole(required=False)
    pip = Choice("unready", "waiting", "now", "held", "done", "out")
    counters = Several(Part(Counter), MANY)
    badges = any_labels()
    why = Several(Part(Term), MANY)
    sheet = Several(Part(Item), MANY, required=False)
    active = Yes


class Pool(Message):
    id = any_text()
    label = Part(Label)
    left = Whole()
    of = Whole()
    tone = any_text(required=False)
    side = any_text(required=False)


class Token(Message):
    """One thing that came out of a pool, such as a drawn die; *now*: the one in use."""

    id = any_text()
    label = Part(Label)
    tone = any_text(required=False)
    side = any_text(required=False)
    who = any_text(required=False)
    now = Yes


class Chance(Message):
    """How likely it is within so many *draws*: *wins* in *of*, as text, for both may be large."""

    id = any_text()
    label = Part(Label)
    wins = any_text()
    of = any_text()
    permille = Whole(0, CERTAIN)
    draws = any_count()
    side = any_text(required=False)
    who = any_text(required=False)
    tone = any_text(required=False)


class Entry(Message):
    """A point on the time line; *since*: when it began; *secret*: only the GMs know of it.

    It comes *again* so often, *every* so many units.
    """

    id = any_text()
    at = Whole()
    label = Part(Label)
    who = any_text(required=False)
    kind = Choice(*ENTRIES, required=False)
    state = Choice("past", "now", "ahead")
    since = Whole(required=False)
    secret = Yes
    every = any_count(required=False)
    again = any_count(required=False)


class Moment(Message):
    """The present on the time line; *units* of it last *seconds*."""

    at = any_count()
    units = any_count()
    seconds = any_count()


class Check(Message):
    id = any_text()
    label = Part(Label)
    state = Choice("open", "done", "now")
    about = any_texts()


class Prompt(Message):
    """Somebody is waited for: these combatants' players (*anybody*: any of them), or the GM."""

    label = Part(Label)
    about = any_texts()
    anybody = Yes


class Board(Message):
    """The timing, drawn as every system can be drawn; *order* lists the keys of *slots*.

    *choices*: what turns offer, each by the value that a field of its offers has.
    """

    headline = Part(Label)
    unit = optional(Label)
    prompts = Several(Part(Prompt), MANY)
    hints = any_labels()
    order = any_texts()
    slots = Keyed(Part(Slot), MANY)
    pools = Several(Part(Pool), MANY)
    tokens = Several(Part(Token), MANY)
    chances = Several(Part(Chance), MANY)
    line = Several(Part(Entry), MANY)
    moment = optional(Moment)
    checklist = Several(Part(Check), MANY)
    catalogue = Several(Part(Item), MANY)
    choices = Several(Part(Item), MANY)


class Condition(Message):
    name = any_text()
    until = Choice("rounds", "time", "turn_start", "turn_end", "endless")
    rounds = any_count(required=False)
    time = any_count(required=False)
    later = any_count(required=False)
    whose = any_text(required=False)


class Intent(Message):
    """What a combatant means to do next; not *public*: it is told in confidence."""

    what = any_text()
    public = Yes


class Figure(Message):
    """A combatant as this audience knows them; *n*: the order in which they joined.

    *key*, for GMs: who they are in the program from which they came.
    """

    name = any_text()
    side = any_text()
    n = any_count()
    controller = any_text(required=False)
    mine = Yes
    hidden = Yes
    hp = Whole(required=False)
    max_hp = Whole(required=False)
    health = Choice("unhurt", "hurt", "bloodied", "critical", "down", required=False)
    intent = optional(Intent)
    fallen = Yes
    standing = Choice("fighting", "unable", "unwilling")
    conditions = Keyed(Part(Condition), MANY)
    note = Note(required=False)
    key = any_text(required=False)


class Rolled(Message):
    faces = Several(Whole(), MANY)
    sides = any_count()
    lowest = any_count(required=False)
    at_table = Yes


class Line(Message):
    """One thing that happened, as it is told; *by*: the GM set what a rule decides."""

    label = Part(Label)
    round = any_count()
    time = any_count(required=False)
    rolled = Several(Part(Rolled), MANY, required=False)
    about = any_texts()
    by = Choice("gm", required=False)
    undone = Yes
    gm_only = Yes


class Rule(Message):
    """A house rule and where its default comes from."""

    value = Value()
    default = Value()
    mark = Choice("seed", "wider", "analogy", "house")


class Act(Message):
    """What an undo or a redo would be about.

    *names*: where one press did the same to several, who they are.
    """

    act = any_count()
    label = Part(Label)
    names = any_texts(required=False)


class Log(Message):
    """The last lines, keyed by their number as told to this audience; *told*: how many in all."""

    told = any_count()
    lines = Keyed(Part(Line), MANY)


class Timer(Message):
    """How to draw the turn timer, which goes *up*, or *down* from *seconds* and below zero.

    *since*: it runs from that moment on, in UTC; *ran*: the seconds that it had run at the pause.
    """

    mode = Choice("up", "down")
    seconds = any_count()
    since = any_text(required=False)
    ran = any_count(required=False)


class Encounter(Message):
    """The encounter that this audience looks at; *offer_order* lists the keys of *offers*."""

    id = Identifier()
    name = any_text()
    system = Identifier()
    stage = Choice(*STAGES)
    round = any_count()
    time = any_count(required=False)
    board = Part(Board)
    figures = Keyed(Part(Figure), MANY)
    sheets = Keyed(Free(), MANY, required=False)
    offers = Keyed(Part(Offer), MANY)
    offer_order = Several(any_text(), MANY)
    sets = Keyed(any_texts(), MANY)
    rules = Keyed(Part(Rule), MANY)
    undo = optional(Act)
    redo = optional(Act)
    timer = optional(Timer)
    paused = Yes
    log = Part(Log)


class EncounterEntry(Message):
    """One line of the list of encounters; *n*: its place in it."""

    name = any_text()
    system = Identifier()
    stage = Choice(*STAGES)
    shown = Flag()
    n = any_count()


class SeatEntry(Message):
    """One line of the GMs' list of seats; *seen*: when last, as a time in UTC."""

    name = any_text()
    role = Choice(*ROLES)
    owner = Flag()
    online = Flag()
    seen = any_text(required=False)
    revoked = Yes


class KnockEntry(Message):
    """Somebody at the door; all but *at* and *before* is what they say of themselves.

    *kind*: the host of their page, *claim*: who they are there, both perhaps empty. *before*: the
    seat to which whoever said so was admitted last.
    """

    name = any_text()
    kind = any_text()
    claim = any_text()
    role = Choice(*KNOCKING)
    at = any_text()
    before = Identifier(required=False)


class SystemEntry(Message):
    name = any_text()
    source = any_text()


class Table(Message):
    """The table as this audience knows it; all from *seats* on is for GMs.

    *door*: the beginning of the invite with which people may knock, empty without one; *frames*:
    origins whose pages may frame the table. *lang*: the language that the table speaks; *delay*:
    observers see everything so many seconds later.
    """

    id = Identifier()
    name = any_text()
    role = Choice(*ROLES)
    seat = Identifier(required=False)
    me = any_text(required=False)
    people = Keyed(any_text(), MANY)
    lang = any_text(required=False)
    delay = any_count(required=False)
    encounters = Keyed(Part(EncounterEntry), MANY)
    seats = Keyed(Part(SeatEntry), MANY, required=False)
    systems = Keyed(Part(SystemEntry), MANY, required=False)
    door = any_text(required=False)
    knocks = Keyed(Part(KnockEntry), MANY, required=False)
    frames = any_texts(required=False)


class Doc(Message):
    """The whole document."""

    table = Part(Table)
    encounter = optional(Encounter)
