"""The messages between overlay and server, each defined once.

The overlay sends `command`, `sync` and `log`; each is acknowledged by one answer. The server sends
`update`, `beat` and `bye`. Raise `PROTOCOL` when one of them changes its meaning.
"""

from __future__ import annotations

from rondel_schemas.document import KNOCKING, ROLES, Doc, Line
from rondel_schemas.offered import MANY, Param
from rondel_schemas.strict import (
    LARGEST,
    Choice,
    Flag,
    Free,
    Given,
    Identifier,
    Keyed,
    Message,
    Name,
    Note,
    Part,
    Paste,
    Several,
    Value,
    Whole,
    Words,
)

PROTOCOL = 1
LONGEST_ID = 64  # characters
LONGEST_TOKEN = 128  # characters
LONGEST_EXPECT = 200  # characters
LONGEST_ORIGIN = 300  # characters
LONGEST_KIND = 40  # characters
LONGEST_CLAIM = 200  # characters
MOST_FRAMES = 20  # origins of one table
MOST_FIELDS = 32  # of one command
MOST_DICE = 64  # typed in for one command
LARGEST_FACE = 1_000  # of a die typed in
MOST_PASTED = 1_000_000  # characters
MOST_CHANGES = 10_000  # about those in one row of it

_HASH = 8  # hex digits


class Connect(Message):
    """Who comes in: what Socket.IO calls `auth`.

    *watch*: they see and may do what an observer may, whatever the seat.
    """

    v = Choice(PROTOCOL)
    table = Identifier(LONGEST_ID)
    token = Identifier(LONGEST_TOKEN)
    watch = Choice(True, required=False)  # noqa: FBT003 - the value that stands there, or nothing


class NotConnected(Message):
    """Why somebody may not come in: the `data` of Socket.IO's connect_error."""

    code = Choice("no-such-seat", "origin-not-listed", "invalid", "slow-down", "internal")


class Command(Message):
    """Something a seat wants. The *id* is made by the overlay and kept until it is answered.

    *encounter* is empty for what is the table's own. *expect* repeats that of the offer. Several
    commands that one press of a button gives have the same *press*, made by the overlay: what came
    of them is taken back and done again as one.
    """

    v = Choice(PROTOCOL)
    id = Identifier(LONGEST_ID)
    encounter = Identifier(LONGEST_ID, least=0)
    kind = Identifier(LONGEST_ID)
    expect = Words(LONGEST_EXPECT)
    fields_ = Keyed(Given(allow_none=True), MOST_FIELDS, data_key="fields")
    rolled = Several(Whole(0, LARGEST_FACE), MOST_DICE, required=False)
    press = Identifier(LONGEST_ID, required=False)


class Sync(Message):
    """Everything anew, and from now on the updates of this encounter; GMs may name any."""

    v = Choice(PROTOCOL)
    encounter = Identifier(LONGEST_ID, least=0, required=False)


class LogRequest(Message):
    """The hundred lines of the log before line *before*."""

    v = Choice(PROTOCOL)
    encounter = Identifier(LONGEST_ID)
    before = Whole(1, LARGEST)


class PaceRequest(Message):
    """How long turns took, as far as this seat may know."""

    v = Choice(PROTOCOL)
    encounter = Identifier(LONGEST_ID)


class Nudge(Message):
    """Remind the player on *seat*, and nobody else, that the table waits. For GMs."""

    v = Choice(PROTOCOL)
    seat = Identifier(LONGEST_ID)


class Done(Message):
    """The answer to a command that was carried out; *result* holds what only its giver learns."""

    ok = Choice(True)  # noqa: FBT003 - the mark of this answer
    id = Identifier(LONGEST_ID)
    result = Keyed(Words(), MANY, required=False)


class Refused(Message):
    """The answer to anything that was not done, for programs (*code*) and for people."""

    ok = Choice(False)  # noqa: FBT003 - the mark of this answer
    id = Identifier(LONGEST_ID, required=False)
    code = Identifier(LONGEST_ID)
    params = Keyed(Param(), MANY, required=False)
    field = Words(required=False)
    message = Words(required=False)


class Me(Message):
    """The one who asked."""

    seat = Identifier(LONGEST_ID)
    name = Name()
    role = Choice(*ROLES)
    owner = Flag()


class Synced(Message):
    """The answer to `sync`: the document after update *aseq* of this stream.

    *now* is the server's time, in UTC: the overlay's clock may be another.
    """

    ok = Choice(True)  # noqa: FBT003 - the mark of this answer
    stream = Words(least=1)
    epoch = Identifier(LONGEST_ID)
    aseq = Whole(0, LARGEST)
    doc = Part(Doc)
    me = Part(Me)
    now = Words()


class LogPage(Message):
    """The answer to `log`."""

    ok = Choice(True)  # noqa: FBT003 - the mark of this answer
    lines = Keyed(Part(Line), MANY)


class Times(Message):
    """Turns that are over: how many, how long in all, the longest, and the longest wait."""

    turns = Whole(0, LARGEST)
    seconds = Whole(0, LARGEST)
    longest = Whole(0, LARGEST)
    waited = Whole(0, LARGEST)
    rounds = Keyed(Whole(0, LARGEST), MANY)


class PaceAnswer(Message):
    """The answer to `pace`, in seconds without pauses: in all, and by round, combatant and seat.

    The seat of the GM's combatants has no name.
    """

    ok = Choice(True)  # noqa: FBT003 - the mark of this answer
    played = Whole(0, LARGEST)
    rounds = Keyed(Whole(0, LARGEST), MANY)
    combatants = Keyed(Part(Times), MANY)
    players = Keyed(Part(Times), MANY)


class Nudged(Message):
    """The answer to `nudge`, and the reminder itself."""

    ok = Choice(True)  # noqa: FBT003 - the mark of this answer


class Update(Message):
    """What has changed: an RFC 7396 merge patch, for the document that is *aseq* − 1."""

    stream = Words(least=1)
    epoch = Identifier(LONGEST_ID)
    aseq = Whole(1, LARGEST)
    patch = Free()


class Beat(Message):
    """A heartbeat: *hash* is the CRC-32 of the document's canonical JSON without the log's lines.

    Canonical: keys sorted, no white space, UTF-8 without escapes that JSON can do without.
    """

    stream = Words(least=1)
    epoch = Identifier(LONGEST_ID)
    aseq = Whole(0, LARGEST)
    hash = Identifier(_HASH, least=_HASH)


class Bye(Message):
    """The server closes the line and will not take it up again."""

    code = Choice("revoked", "table-deleted")


class NewTable(Message):
    """HTTP: what is posted to make a table, which pages of the origins *frames* may frame."""

    name = Name()
    frames = Several(Words(LONGEST_ORIGIN), MOST_FRAMES, required=False)


class MadeTable(Message):
    """HTTP: the table that was made, and the token of its owner's seat."""

    table = Identifier(LONGEST_ID)
    token = Identifier(LONGEST_TOKEN)


class NewKnock(Message):
    """HTTP: what is posted to knock at a table's door.

    *kind*: the host of the page; *claim*: who they say they are there. Neither opens anything.
    """

    invite = Identifier(LONGEST_TOKEN)
    name = Name()
    kind = Words(LONGEST_KIND, required=False)
    claim = Words(LONGEST_CLAIM, required=False)
    role = Choice(*KNOCKING, required=False)


class Knocked(Message):
    """HTTP: the knock, and the token that opens a seat once it is admitted."""

    knock = Identifier(LONGEST_ID)
    token = Identifier(LONGEST_TOKEN)


class KnockState(Message):
    """HTTP: what became of the knock whose token comes with the request."""

    state = Choice("waiting", "admitted", "turned-away")


class AskPreview(Message):
    """HTTP: what a pasted text would become in an encounter; nobody comes in yet.

    *side* is for those who come and of whom the text tells none, *sides* for those of single rows,
    by their numbers. The answer is for all rows, or as if only those with the numbers *chosen* came
    in.
    """

    text = Paste(MOST_PASTED)
    side = Name(required=False)
    sides = Keyed(Name(), MANY, required=False)
    chosen = Several(Whole(1, MANY), MANY, required=False)


class PreviewChange(Message):
    """What is different about *who* then; a condition is told by its name *after*."""

    who = Identifier(LONGEST_ID)
    what = Choice("name", "side", "hidden", "hp", "max_hp", "fallen", "condition")
    before = Value(required=False)
    after = Value(required=False)


class PreviewRow(Message):
    """A row of the text by its number *n*, what the text tells of it, and what it *becomes*.

    *added*: the names of those who come, and the side that they join; *leans*: a guess at it, where
    the text tells none. *here*: ids of those of whom it tells and who are here. *why* it is left
    out: another row has its key, there is no room for all that are chosen, or it is not.
    """

    n = Whole(1, MANY)
    name = Name()
    count = Whole(1, MANY)
    side = Words(required=False)
    hp = Whole(required=False)
    max_hp = Whole(required=False)
    hidden = Flag(required=False)
    note = Note(required=False)
    key = Words(required=False)
    initiative = Whole(required=False)
    fallen = Choice(True, required=False)  # noqa: FBT003 - the value that stands there, or nothing
    conditions = Several(Words(), MANY)
    becomes = Choice("added", "updated", "unchanged", "left_out")
    added = Several(Words(), MANY)
    joins = Words(required=False)
    leans = Choice("friends", "foes", required=False)
    here = Several(Identifier(), MANY, required=False)
    changes = Several(Part(PreviewChange), MOST_CHANGES)
    why = Choice("listed-twice", "encounter-full", "not-chosen", required=False)


class PreviewProblem(Message):
    """What of the text is left out: *where* is a line's number or a way through JSON, or nothing.

    *code* and *params* say why, in the reader's language.
    """

    where = Words()
    code = Identifier(LONGEST_ID)
    params = Keyed(Param(), MANY)


class Preview(Message):
    """HTTP: the answer to `AskPreview`; *format* is empty where it could not be told."""

    ok = Choice(True)  # noqa: FBT003 - the mark of this answer
    format = Identifier(LONGEST_ID, least=0)
    rows = Several(Part(PreviewRow), MANY)
    problems = Several(Part(PreviewProblem), MANY)


class Gather(Message):
    """HTTP: bring the *chosen* rows of a text, by their numbers in the preview, in at once.

    The rest is as in `AskPreview`.
    """

    text = Paste(MOST_PASTED)
    side = Name(required=False)
    sides = Keyed(Name(), MANY, required=False)
    chosen = Several(Whole(1, MANY), MANY)


class Gathered(Message):
    """HTTP: the answer to `Gather`; *result* says how many rows became what."""

    ok = Choice(True)  # noqa: FBT003 - the mark of this answer
    result = Keyed(Words(), MANY)


class AskOrder(Message):
    """HTTP: the query of a `GET` for who is in an encounter, as a file for another program.

    *hidden*: all that GMs see is in it; else only what everybody sees.
    """

    hidden = Choice("no", "yes", required=False)
    separator = Choice("comma", "semicolon", required=False)


ANSWERS: dict[str, tuple[type[Message], type[Message]]] = {
    "command": (Command, Done),
    "sync": (Sync, Synced),
    "log": (LogRequest, LogPage),
    "pace": (PaceRequest, PaceAnswer),
    "nudge": (Nudge, Nudged),
}
"""What the overlay may send, and the answer to it unless that is `Refused`."""

NEWS: dict[str, type[Message]] = {"update": Update, "beat": Beat, "bye": Bye, "nudged": Nudged}
"""What the server sends by itself."""

ENTRANCE: tuple[type[Message], type[Message]] = (Connect, NotConnected)

HTTP: tuple[type[Message], ...] = (
    *(NewTable, MadeTable),
    *(NewKnock, Knocked, KnockState),
    *(AskPreview, Preview, Gather, Gathered, AskOrder),
)

REQUEST_ID = Identifier(LONGEST_ID)
"""What an id that a client makes has to look like."""
