"""The rules of the time plan once more, too simply to be wrong in the same way.

The plan is a mapping from rows to the entries in them, and everything else follows from it. The
model knows which commands may be given, by whom, and what comes of each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from pieces import ALTERNATIVES, MOST_COST, MOST_ROW, MOST_VALUE, SLOWEST, Entry, Person

from rondel.core import Command, Seat
from rondel.systems.time_plan import commands as c

# What shows in mid-plan that it is walked, once it is about somebody known.
TELLING = (c.RollReaction, c.SetReaction, c.AskReaction, c.DelayAction, c.ShortenAction, c.Parry)


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
        self.late: set[str] = set()  # those of them who were there from the start
        self.first = 0  # the row before which no event comes
        self.reached: list[tuple[str, str]] = []  # kind, whose
        self.rules: dict[str, str] = dict.fromkeys(ALTERNATIVES, "")
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
        """Who has to make a reaction roll, which nobody passes over unasked."""
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
        of = entry.until or entry.veil
        told = not of or any(event.id == of and event.visible for event in self.events)
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
                least = 0 if self.people[who].free.count(self.now) < self.free_cap else 1
                return who in self.asked and least <= cost <= MOST_COST
            case c.RollCheck():
                present = self.now if seat.is_gm else self.shown
                declared = own and own[1].kind == "action" and own[1].since == present
                return who in self.asked or bool(declared and not self.people[who].down)
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
                able = self.parries and not self.people[who].down
                return able and bool(knows) and 1 <= cost <= MOST_COST
        return seat.is_gm and self.allows_gms(command, own)

    def allows_gms(self, command: Command, own: tuple[int, Entry] | None) -> bool:
        """Whether a GM may give *command*, about somebody with the entry *own*."""
        match command:
            case c.StartPlan(force):
                return not self.running and force is bool(self.waited_for)
            case c.FastForward(skip):
                waits = bool(self.asked or self.owing)
                return self.running and bool(self.plan or self.asked) and skip is waits
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
                for one in self.people.values() if self.open else ():
                    one.surprise = "none"
            case c.RollReaction(who) | c.RollAgain(who):
                plus = self.people[who].modifiers(unexpected=self.unexpected)
                self.reacts(who, face + plus)
            case c.SetReaction(who, value):
                self.reacts(who, SLOWEST - value)
            case c.FastForward():
                for who in list(self.asked):
                    self.answers(who)
                    self.held.add(who)
                self.now = min(self.plan, default=self.now)
            case c.NoteEvent(_, row, visible):
                self.note(row, Entry(0, "event", visible=visible))
            case c.NoteEventIn(_, seconds, visible):
                self.note(self.now + 2 * seconds, Entry(0, "event", visible=visible))
            case c.NoteRepeating(_, row, every, times, visible):
                self.note(row, Entry(0, "event", every=every, left=times, visible=visible))
            case c.MoveEntry(id_, row):
                entry = next(e for _, e in self.entries() if e.id == id_)
                whose = {entry.who} - {""}
                self.move(entry, row)
                entry.veil = ""
            case c.CancelEvent(id_):
                for _, entry in self.entries() if self.event(id_)[1].visible else ():
                    entry.veil = "" if entry.veil == id_ else entry.veil
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
                self.people[who].free.append(self.now)
            case c.DeclareAction(_, _, cost):
                self.answers(who)
                self.enter(self.now + cost, Entry(0, "action", who, since=self.now))
            case c.WaitUntil(_, row):
                self.answers(who)
                self.enter(row, Entry(0, "wait", who))
            case c.WaitFor(_, id_):
                self.answers(who)
                self.enter(self.event(id_)[0], Entry(0, "wait", who, until=id_))
            case c.KeepReady():
                self.answers(who)
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
        self.late = set(self.owing)
        self.running = True
        ready = sorted(self.ready, key=lambda who: dice.get(who, 0), reverse=True)
        for who in sorted(ready, key=lambda who: self.people[who].rank, reverse=True):
            self.enter(self.people[who].value, Entry(0, "reaction", who))
        if self.rules["early_events"]:
            beginning = ((self.people[who].hidden, self.people[who].value) for who in ready)
            self.first = min(beginning, default=(False, 0))[1]  # of those whom all know, if any
        for event in self.events:
            self.move(event, self.event(event.id)[0])
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
            row = max(self.now, one.value) if who in self.late else self.now + one.value
            self.owing.discard(who)
            self.late.discard(who)
            self.enter(row, Entry(0, "reaction", who))
            # The row tells what time it is.
            self.shown = self.shown if one.hidden else self.now

    def answers(self, who: str) -> None:
        """*who* has decided."""
        self.asked.remove(who)

    def note(self, row: int, event: Entry, *, anew: bool = True) -> None:
        """*event* comes in *row*, or later where none comes as soon."""
        event.noted = row
        self.count += anew
        event.n = self.count if anew else event.n
        self.plan.setdefault(max(row, self.first), []).append(event)

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
        if not entry.who:
            entry.noted = row
            row = max(row, self.first)
        entry.until, entry.veil = "", entry.until or entry.veil
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
        ranks = ["action", "event"] if self.rules["batch"] else ["event", "action"]
        due.sort(key=lambda e: ranks.index(e.kind) if e.kind in ranks else len(ranks))
        self.reached += [(entry.kind, entry.who) for entry in due]
        for event in (e for e in due if not e.who):
            self.shown = self.now
            for _, entry in self.entries():
                entry.veil = "" if entry.veil == event.id else entry.veil
            if event.left > 1:
                event.left -= 1
                self.note(self.now + event.every, event, anew=False)
        for entry in sorted((e for e in due if e.who), key=self.place):
            self.ask(entry.who)

    def place(self, entry: Entry) -> tuple[int, ...]:
        """Of two in one row the lower is asked first."""
        one = self.people[entry.who]
        if not self.rules["asked_first"] or one.result is None:
            return (1, entry.n) if self.rules["asked_first"] else (entry.n,)
        return (0, -one.result, -one.intuition, entry.n)

    def ask(self, who: str) -> None:
        """*who* is asked, if they can act."""
        if not self.people[who].down:
            self.asked.append(who)
        if not self.people[who].hidden:
            self.shown = self.now

    # What befalls people

    def leaves_the_plan(self, who: str) -> None:
        """*who* has no entry, is not asked, not kept ready and owes nothing."""
        if own := self.of(who):
            self.take(own[1])
        if who in self.asked:
            self.answers(who)
        for some in (self.held, self.owing, self.late):
            some.discard(who)

    def falls(self, who: str) -> None:
        self.people[who].down = True
        own = self.of(who)
        if not (self.rules["fallen_action"] and own and own[1].kind == "action"):
            self.leaves_the_plan(who)

    def rises(self, who: str) -> None:
        self.people[who].down = False
        if self.running and not self.of(who):
            (self.owing if self.rules["risen"] else self.held).add(who)
        self.open_up({who} & self.owing)

    def joins(self, who: str, one: Person) -> None:
        self.people[who] = one
        if self.running:
            self.owing.add(who)

    def leaves(self, who: str) -> None:
        self.leaves_the_plan(who)
        del self.people[who]
