"""The rules of the time plan once more, too simply to be wrong in the same way.

The plan is a mapping from rows to the entries in them, and everything else follows from it. The
model knows which commands may be given, by whom, and what comes of each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from rondel.core import Command, Seat
from rondel.systems.time_plan import commands as c

MOST_ROW = 1_000_000_000
MOST_COST = 100_000  # action points
MOST_VALUE = 999  # that a GM sets
SLOWEST = 15  # the row of a result of 0
# What shows in mid-plan that it is walked, once it is about somebody known.
TELLING = (c.RollReaction, c.SetReaction, c.AskReaction, c.DelayAction, c.ShortenAction, c.Parry)


@dataclass
class Entry:
    """An event (nobody's), or the reaction, the action or the wait of somebody."""

    n: int  # entered as the n-th
    kind: str
    who: str = ""
    id: str = ""  # what it goes by at the table
    until: str = ""  # the event that a wait is for
    since: int = 0
    every: int = 0
    left: int = 1
    visible: bool = True


@dataclass
class Person:
    """A combatant: what it rolls with, and what came of it."""

    player: str = ""
    hidden: bool = False
    intuition: int = 0
    traits: list[tuple[int, str]] = field(default_factory=list)  # value, when
    surprise: str = "none"
    result: int | None = None
    down: bool = False
    free: int = 0  # free actions in a row

    def modifiers(self, *, unexpected: bool) -> int:
        """What is added to the roll of *self*."""
        when = ("always", "unexpected" if unexpected else "expected")
        traits = sum(value for value, at in self.traits if at in when)
        return self.intuition + traits + (5 if self.surprise == "succeeded" else 0)

    @property
    def rank(self) -> tuple[int, int]:
        """Of two in one row the higher is asked first."""
        assert self.result is not None
        return self.result, self.intuition

    @property
    def value(self) -> int:
        """The reaction value: 15 less the result, never below 0."""
        assert self.result is not None
        return max(0, SLOWEST - self.result)


class Model:
    """Who is where in the plan, who may do what, and what comes of it."""

    def __init__(self) -> None:
        self.people: dict[str, Person] = {}
        self.plan: dict[int, list[Entry]] = {}
        self.now = 0
        self.shown: int | None = None  # the row where something happened last for all to see
        self.running = False
        self.open = False  # whether all know that it runs
        self.stops: set[str] = set()  # whose entries have been reached; "": an event
        self.unexpected = False
        self.asked: list[str] = []
        self.held: set[str] = set()
        self.owing: set[str] = set()  # reaction rolls, once it runs
        self.count = 0
        self.free_cap = 3
        self.parries = False

    # What is there

    def entries(self) -> Iterator[tuple[int, Entry]]:
        """Every entry with its row."""
        yield from ((row, entry) for row, here in self.plan.items() for entry in here)

    def of(self, who: str) -> tuple[int, Entry] | None:
        """The entry of *who*."""
        return next(((row, e) for row, e in self.entries() if e.who == who), None)

    def event(self, id_: str) -> tuple[int, Entry]:
        """The event of that id."""
        return next((row, e) for row, e in self.entries() if e.id == id_ and not e.who)

    @property
    def events(self) -> list[Entry]:
        return [e for _, e in self.entries() if not e.who]

    @property
    def able(self) -> list[str]:
        return [who for who, one in self.people.items() if not one.down]

    @property
    def ready(self) -> list[str]:
        """Who can begin."""
        return [who for who in self.able if self.people[who].result is not None]

    @property
    def waited_for(self) -> set[str]:
        """Who has to make a reaction roll."""
        return set(self.owing) if self.running else set(self.able) - set(self.ready)

    @property
    def tied(self) -> set[str]:
        """Those of whom only a die can say who is asked first."""
        alike = Counter(self.people[who].rank for who in self.ready)
        return {who for who in self.ready if alike[self.people[who].rank] > 1}

    def is_public(self, entry: Entry) -> bool:
        """Whether all may know of *entry*."""
        if not entry.who:
            return entry.visible
        told = not entry.until or self.event(entry.until)[1].visible
        return told and not self.people[entry.who].hidden

    # Who may do what

    def every_command(self) -> Iterator[Command]:
        """Some of each kind, with values on both sides of where a field ends."""
        yield from (c.StartPlan(force) for force in (False, True))
        yield from (c.FastForward(skip) for skip in (False, True))
        yield from (c.NameTrigger("door", unexpected) for unexpected in (False, True))
        for row in (self.now - 1, self.now, self.now + 2, self.now + 9, MOST_ROW, MOST_ROW + 1):
            yield from (c.NoteEvent("guards", row, visible) for visible in (False, True))
            yield c.NoteRepeating("water", row, 3, 3, visible=True)
        yield c.NoteRepeating("bells", self.now + 1, 1, 2, visible=False)
        yield from (c.NoteEventIn("boom", seconds, visible=True) for seconds in (0, 2))
        for row, entry in self.entries():
            rows = {self.now - 1, self.now, self.now + 4, row + 1, MOST_ROW + 1}
            yield from (c.MoveEntry(entry.id, at) for at in sorted(rows))
        for event in self.events:
            yield from (kind(event.id) for kind in (c.CancelEvent, c.ShowEvent, c.HideEvent))
        for who in self.people:
            yield from self.about(who)

    def about(self, who: str) -> Iterator[Command]:
        """The commands about one combatant."""
        plain = (c.RollReaction, c.RollAgain, c.AskReaction, c.KeepReady, c.ActNow, c.CancelAction)
        yield from (kind(who) for kind in plain)
        yield c.RollCheck(who, "climb", 1, 5)
        yield from (c.SetReaction(who, value) for value in (-1, 0, 4, MOST_VALUE, MOST_VALUE + 1))
        for cost in (-2, 0, 1, 2, 5, MOST_COST, MOST_COST + 1):
            yield c.DeclareAction(who, "strike", cost, "end")
            yield c.Parry(who, cost)
        for row in (self.now - 1, self.now, self.now + 1, self.now + 6, MOST_ROW, MOST_ROW + 1):
            yield c.WaitUntil(who, row)
        yield from (c.WaitFor(who, event.id) for event in self.events)
        own = self.of(who)
        row = own[0] if own else self.now
        for by in sorted({0, 1, 3, row - self.now, row - self.now + 1, MOST_ROW - row + 1}):
            yield c.DelayAction(who, by)
            yield c.ShortenAction(who, by)

    def allows(self, command: Command, seat: Seat) -> bool:
        """Whether *seat* may give *command* now."""
        who = str(getattr(command, "who", ""))
        if not seat.is_gm and not (who and self.people[who].player == seat.id):
            return False
        own = self.of(who) if who else None
        match command:
            case c.RollReaction():
                return who in self.waited_for
            case c.DeclareAction(_, _, cost):
                least = 0 if self.people[who].free < self.free_cap else 1
                return who in self.asked and least <= cost <= MOST_COST
            case c.RollCheck():
                present = self.now if seat.is_gm else self.shown
                declared = own and own[1].kind == "action" and own[1].since == present
                return who in self.asked or bool(declared)
            case c.WaitUntil(_, row):
                return who in self.asked and self.now < row <= MOST_ROW
            case c.WaitFor(_, id_):
                return who in self.asked and (seat.is_gm or self.event(id_)[1].visible)
            case c.KeepReady():
                return who in self.asked
            case c.ActNow():
                return who in self.held
            case c.Parry(_, cost):
                knows = own and (seat.is_gm or (self.open and self.is_public(own[1])))
                return self.parries and bool(knows) and 1 <= cost <= MOST_COST
        return seat.is_gm and self.allows_gms(command, own)

    def allows_gms(self, command: Command, own: tuple[int, Entry] | None) -> bool:
        """Whether a GM may give *command*, about somebody with the entry *own*."""
        match command:
            case c.StartPlan(force):
                return not self.running and force is bool(self.waited_for)
            case c.FastForward(skip):
                return self.running and bool(self.plan) and skip is bool(self.asked)
            case c.NameTrigger() | c.NoteEventIn() | c.CancelEvent():
                return True
            case c.NoteEvent(_, row) | c.NoteRepeating(_, row) | c.MoveEntry(_, row):
                return self.now <= row <= MOST_ROW
            case c.ShowEvent(id_):
                return not self.event(id_)[1].visible
            case c.HideEvent(id_):
                return self.event(id_)[1].visible
            case c.CancelAction():
                return own is not None
            case c.DelayAction(_, by):
                return own is not None and 1 <= by <= MOST_ROW - own[0]
            case c.ShortenAction(_, by):
                return own is not None and 1 <= by <= own[0] - self.now
            case c.AskReaction(who):
                free = self.running and who in self.able and who not in self.owing
                return free and not (own and own[1].kind == "action")
            case c.RollAgain(who):
                return not self.running and who in self.ready
            case c.SetReaction(who, value):
                open_ = who in (self.owing if self.running else self.able)
                return open_ and 0 <= value <= MOST_VALUE
        return False

    # What comes of it

    def follow(self, command: Command, face: int = 0) -> None:
        """*command* was given, and its die showed *face*."""
        whose = {str(getattr(command, "who", ""))} if isinstance(command, TELLING) else set()
        match command:
            case c.NameTrigger(_, unexpected):
                self.unexpected = unexpected
            case c.RollReaction(who) | c.RollAgain(who):
                plus = self.people[who].modifiers(unexpected=self.unexpected)
                self.reacts(who, face + plus)
            case c.SetReaction(who, value):
                self.reacts(who, SLOWEST - value)
            case c.FastForward():
                self.held |= set(self.asked)
                self.asked = []
                self.now = min(self.plan)
            case c.NoteEvent(_, row, visible):
                self.enter(row, Entry(0, "event", visible=visible))
            case c.NoteEventIn(_, seconds, visible):
                self.enter(self.now + 2 * seconds, Entry(0, "event", visible=visible))
            case c.NoteRepeating(_, row, every, times, visible):
                self.enter(row, Entry(0, "event", every=every, left=times, visible=visible))
            case c.MoveEntry(id_, row):
                entry = next(e for _, e in self.entries() if e.id == id_)
                whose = {entry.who} - {""}
                self.move(entry, row)
            case c.CancelEvent(id_):
                self.take(self.event(id_)[1])
                for entry in [e for _, e in self.entries() if e.until == id_]:
                    self.take(entry)
                    self.ask(entry.who)
            case c.ShowEvent(id_) | c.HideEvent(id_):
                self.event(id_)[1].visible = isinstance(command, c.ShowEvent)
            case _:
                self.follow_one(command, str(getattr(command, "who", "")))
        self.settle()
        self.open_up(whose)

    def follow_one(self, command: Command, who: str) -> None:
        """What comes of a decision for one combatant."""
        match command:
            case c.DeclareAction(_, _, 0):
                self.people[who].free += 1
            case c.DeclareAction(_, _, cost):
                self.people[who].free = 0
                self.asked.remove(who)
                self.enter(self.now + cost, Entry(0, "action", who, since=self.now))
            case c.WaitUntil(_, row):
                self.asked.remove(who)
                self.enter(row, Entry(0, "wait", who))
            case c.WaitFor(_, id_):
                self.asked.remove(who)
                self.enter(self.event(id_)[0], Entry(0, "wait", who, until=id_))
            case c.KeepReady():
                self.asked.remove(who)
                self.held.add(who)
            case c.ActNow() | c.CancelAction():
                self.leaves_the_plan(who)
                self.ask(who)
            case c.DelayAction(_, by) | c.Parry(_, by):
                self.shift(who, by)
            case c.ShortenAction(_, by):
                self.shift(who, -by)
            case c.AskReaction():
                self.leaves_the_plan(who)
                self.owing.add(who)

    def start(self, dice: Mapping[str, int]) -> None:
        """The plan is walked from its first entry on; *dice* are those rolled by the tied."""
        self.owing = self.waited_for
        self.running = True
        ready = sorted(self.ready, key=lambda who: dice.get(who, 0), reverse=True)
        for who in sorted(ready, key=lambda who: self.people[who].rank, reverse=True):
            self.enter(self.people[who].value, Entry(0, "reaction", who))
        self.now = min(self.plan, default=0)
        self.settle()
        self.open_up()

    def open_up(self, whose: Iterable[str] = ()) -> None:
        """All know that it runs once anything was not about somebody hidden only."""
        concerned = {*self.stops, *whose, *self.asked, *self.held}
        public = {"", *(who for who, one in self.people.items() if not one.hidden)}
        self.open |= self.running and (not self.stops or not public.isdisjoint(concerned))

    def reacts(self, who: str, result: int) -> None:
        """*who* has a result; when the plan is walked, it counts from the present row."""
        one = self.people[who]
        one.result = result
        if who in self.owing:
            self.owing.discard(who)
            self.enter(self.now + one.value, Entry(0, "reaction", who))
            # The row tells what time it is.
            self.shown = self.shown if one.hidden else self.now

    def enter(self, row: int, entry: Entry) -> None:
        self.count += 1
        entry.n = self.count
        self.plan.setdefault(row, []).append(entry)

    def take(self, entry: Entry) -> None:
        """*entry* is no longer in the plan."""
        plan = {row: [e for e in here if e is not entry] for row, here in self.plan.items()}
        self.plan = {row: here for row, here in plan.items() if here}

    def move(self, entry: Entry, row: int) -> None:
        """*entry* is in another row, and with an event those who wait for it."""
        waiting = [e for _, e in self.entries() if not entry.who and e.until == entry.id]
        entry.until = ""
        for one in (entry, *waiting):
            self.take(one)
            self.plan.setdefault(row, []).append(one)

    def shift(self, who: str, by: int) -> None:
        """The entry of *who* comes *by* rows later."""
        own = self.of(who)
        assert own
        self.move(own[1], own[0] + by)

    def settle(self) -> None:
        """Whatever is due in the present row comes about: the events, then the questions."""
        if not self.running:
            return
        due = sorted(self.plan.pop(self.now, []), key=lambda entry: entry.n)
        self.stops |= {entry.who for entry in due}
        for event in (e for e in due if not e.who):
            self.shown = self.now
            if event.left > 1:
                event.left -= 1
                self.plan.setdefault(self.now + event.every, []).append(event)
        for entry in (e for e in due if e.who):
            self.ask(entry.who)

    def ask(self, who: str) -> None:
        self.asked.append(who)
        if not self.people[who].hidden:
            self.shown = self.now

    # What befalls people

    def leaves_the_plan(self, who: str) -> None:
        """*who* has no entry, is not asked, not kept ready and owes nothing."""
        if own := self.of(who):
            self.take(own[1])
        self.asked = [other for other in self.asked if other != who]
        self.held.discard(who)
        self.owing.discard(who)

    def falls(self, who: str) -> None:
        self.people[who].down = True
        self.leaves_the_plan(who)

    def rises(self, who: str) -> None:
        self.people[who].down = False
        if self.running:
            self.held.add(who)
        self.open_up()

    def joins(self, who: str, one: Person) -> None:
        self.people[who] = one
        if self.running:
            self.owing.add(who)

    def leaves(self, who: str) -> None:
        self.leaves_the_plan(who)
        del self.people[who]
