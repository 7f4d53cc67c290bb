"""The dice bag against an independent model that is too simple to be wrong in the same way.

The model keeps three lists of dice and one plain record for each combatant. Before every step it
says of each command, and for each seat, whether it may be given; the offers must be just those.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from search import examples

from rondel.core import GM, OBSERVER, Command, Event, ScriptedDice, encounter
from rondel.core import roster_words as w
from rondel.core.seats import Role, Seat
from rondel.systems.dice_bag import SYSTEM
from rondel.systems.dice_bag import commands as c
from rondel.systems.dice_bag import setup_commands as s

ANNA, BEN = Seat(Role.PLAYER, "anna"), Seat(Role.PLAYER, "ben")
SEATS = (GM, ANNA, BEN, OBSERVER)
SIDES, COLOURS = ("A", "B"), ("green", "red", "yellow")
MATRIX = {"red": ["hero"], "green": ["hero", "vassal"], "yellow": ["hero", "vassal", "wanderer"]}
PLAYER_OF = {"A": "anna", "B": "ben", "W": ""}
MOST_PEOPLE, MOST_DICE = 6, 9

Die = tuple[str, str]  # side, colour


@dataclass
class Record:
    side: str
    kind: str
    player: str
    reserve: bool = False
    asleep: bool = False
    down: bool = False
    could_march: bool = False
    orders: int = 0
    asked: bool = False

    @property
    def able(self) -> bool:
        return not self.asleep and not self.down


class Model:
    """What is there, who may do what, and what comes of it."""

    def __init__(self, dice: list[Die]) -> None:
        self.people: dict[str, Record] = {}
        self.bag, self.drawn, self.removed = list(dice), list[Die](), list[Die]()
        self.die: Die | None = None
        self.active: str | None = None
        self.ordering = self.entering = False
        self.number, self.planned = 1, 2

    def every_command(self) -> Iterator[Command]:
        dice = [f"{colour}|{side}" for colour in COLOURS for side in SIDES]
        plain = (c.DrawDie, c.SpendDie, c.CompleteOrder, c.EndActivation, c.CloseReactions)
        yield from (kind() for kind in (*plain, c.NewRound, c.ExtendRounds))
        yield from (kind(die) for kind in (c.TakeDie, s.RemoveDie) for die in dice)
        yield from (s.AddDie(side, colour) for side in SIDES for colour in COLOURS)
        yield from (s.ReturnDie(n) for n in range(1, len(self.drawn) + 2))
        for who in self.people:
            yield from (kind(who) for kind in (c.March, c.Activate, c.PassReaction))
            yield c.React(who, "")
            yield from (c.DeclareOrder(who, order, "") for order in ("move", "action"))

    # Who may do what

    def allows(self, command: Command, seat: Seat) -> bool:
        who = self.people.get(getattr(command, "who", ""))
        if who and not self.steers(seat, who):
            return False
        match command:
            case c.DrawDie():
                has_one = any(p.player == seat.id for p in self.people.values())
                may = seat == GM or (seat in (ANNA, BEN) and has_one)
                return may and self.die is None and bool(self.bag)
            case c.TakeDie(key):
                return seat == GM and self.die is None and die_of(key) in self.bag
            case s.RemoveDie(key):
                return seat == GM and die_of(key) in self.bag
            case s.AddDie(side):
                dice = (*self.bag, *self.drawn, *self.removed)
                members = [p.side for p in self.people.values() if p.kind != "wanderer"]
                return seat == GM and side in [*members, *(d[0] for d in dice)]
            case s.ReturnDie(number):
                return seat == GM and number <= len(self.drawn) - (self.die is not None)
            case c.NewRound() | c.ExtendRounds():
                over = self.die is None and not self.bag
                last = self.number >= self.planned
                return seat == GM and over and last is isinstance(command, c.ExtendRounds)
        if self.die is None or seat == OBSERVER:
            return False
        return (
            self.active is None
            if self.before_orders(command, seat, who)
            else (self.active is not None and self.in_orders(command, seat, who))
        )

    def before_orders(self, command: Command, seat: Seat, who: Record | None) -> bool:
        assert self.die
        match command:
            case c.March():
                assert who
                here = not who.reserve and who.side == self.die[0]
                return here and who.could_march and who.able
            case c.Activate():
                assert who
                return self.speaks(seat) and self.suits(who)
            case c.SpendDie():
                nobody = not any(self.suits(p) for p in self.people.values())
                return self.speaks(seat) and (seat == GM or nobody)
        return False

    def in_orders(self, command: Command, seat: Seat, who: Record | None) -> bool:
        assert self.active
        active = self.people[self.active]
        commands = self.steers(seat, active) or (active.kind == "wanderer" and self.speaks(seat))
        match command:
            case c.DeclareOrder(_, order):
                enters = active.reserve and order != "move"
                return who is active and not self.ordering and not enters
            case c.CompleteOrder():
                return self.ordering and not self.window and commands
            case c.EndActivation():
                return seat == GM or (commands and not self.ordering)
            case c.React() | c.PassReaction():
                return bool(who and who.asked)
            case c.CloseReactions():
                return seat == GM and self.window
        return False

    def steers(self, seat: Seat, who: Record) -> bool:
        return seat == GM or (seat != OBSERVER and who.player == seat.id)

    def speaks(self, seat: Seat) -> bool:
        assert self.die
        theirs = (p for p in self.people.values() if p.side == self.die[0])
        return seat == GM or any(self.steers(seat, p) for p in theirs)

    def suits(self, who: Record) -> bool:
        """Whether the die in use may activate *who*."""
        assert self.die
        own = who.side == self.die[0] or who.kind == "wanderer"
        return own and who.able and who.kind in MATRIX[self.die[1]]

    @property
    def window(self) -> bool:
        return any(p.asked for p in self.people.values())

    # What comes of it

    def follow(self, command: Command, die: Die | None) -> None:
        match command:
            case c.DrawDie() | c.TakeDie():
                assert die
                self.bag.remove(die)
                self.drawn.append(die)
                self.die = die
                for one in self.people.values():
                    one.could_march = not one.reserve
            case s.RemoveDie(key):
                self.bag.remove(die_of(key))
                self.removed.append(die_of(key))
            case s.AddDie(side, colour):
                self.bag.append((side, colour))
            case s.ReturnDie(number):
                self.bag.append(self.drawn.pop(number - 1))
            case c.NewRound() | c.ExtendRounds():
                self.number += 1
                self.planned = max(self.planned, self.number)
                self.bag, self.drawn = self.bag + self.drawn, []
                for one in self.people.values():
                    one.asleep = one.asleep and (one.kind != "hero" or one.down)
            case c.March(who):
                self.people[who].could_march = False
            case c.Activate(who):
                self.active = who
                self.people[who].orders = 2
            case c.SpendDie() | c.EndActivation():
                self.done_with()
            case c.DeclareOrder(who):
                assert self.die
                self.ordering, self.entering = True, self.people[who].reserve
                for one in self.people.values():
                    one.asked = (
                        one.side != self.die[0]
                        and one.kind != "wanderer"
                        and one.able
                        and not one.reserve
                    )
            case c.React(who) | c.PassReaction(who):
                self.people[who].asked = False
            case c.CloseReactions():
                for one in self.people.values():
                    one.asked = False
            case c.CompleteOrder():
                assert self.active
                active = self.people[self.active]
                active.orders -= 1
                active.reserve = active.reserve and not self.entering
                self.ordering = False
                if not active.orders:
                    self.done_with()

    def done_with(self) -> None:
        for one in self.people.values():
            one.orders, one.asked = 0, False
        self.die, self.active, self.ordering = None, None, False

    def befalls(self, who: str) -> None:
        """Whatever befell *who*, those who cannot act are not active, nor is their answer due."""
        one = self.people.get(who)
        if who == self.active and (one is None or not one.able):
            self.done_with()
        if one:
            one.asked = one.asked and one.able


def die_of(key: str) -> Die:
    colour, side = key.split("|")
    return side, colour


class DiceBagMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.state: Any = encounter.start(SYSTEM)
        self.model = Model([])

    def happen(self, *events: Event) -> None:
        self.state = encounter.fold(SYSTEM, self.state, events)

    def give(self, command: Command, *dice: int) -> None:
        scripted = ScriptedDice(dice)
        self.happen(*encounter.decide(SYSTEM, self.state, command, scripted))
        assert scripted.left == []

    @initialize(
        dice=st.lists(st.tuples(st.sampled_from(SIDES), st.sampled_from(COLOURS)), max_size=7)
    )
    def begin(self, dice: list[Die]) -> None:
        for side in SIDES:
            self.join(side, "hero", PLAYER_OF[side], reserve=False)
            for colour in COLOURS:
                self.give(s.SetDice(side, colour, dice.count((side, colour))))
        self.give(s.SetXp("A", 1))
        self.give(encounter.BeginEncounter())
        self.give(c.DecideSides())
        for side in SIDES:
            self.give(c.SideReady(side))
        self.model.bag = list(dice)

    def join(self, side: str, kind: str, player: str, *, reserve: bool) -> None:
        before = set(self.state.roster.ids)
        name = f"N{len(self.state.roster.combatants)}"
        self.give(w.AddCombatants(name, 1, side, player, hidden=False, hp=None))
        (who,) = set(self.state.roster.ids) - before
        self.give(s.SetKind(who, kind))
        if reserve:
            self.give(s.PutInReserve(who, "gate"))
        self.model.people[who] = Record(side, kind, player, reserve)

    @rule(data=st.data(), seat=st.sampled_from(SEATS))
    def step(self, data: st.DataObject, seat: Seat) -> None:
        """One of the commands that *seat* may give; the GM's when it may give none."""
        model = self.model
        commands = list(model.every_command())
        may = [x for x in commands if model.allows(x, seat) and not self.is_full(x)]
        may = may or [x for x in commands if model.allows(x, GM) and not self.is_full(x)]
        kinds = list(dict.fromkeys(type(x).__name__ for x in may))
        if not kinds:
            return
        kind = data.draw(st.sampled_from(kinds))
        command = data.draw(st.sampled_from([x for x in may if type(x).__name__ == kind]))
        die, dice = None, []
        if isinstance(command, c.DrawDie):
            dice = [data.draw(st.integers(1, len(model.bag)))]
            die = sorted(model.bag)[dice[0] - 1]
        if isinstance(command, c.TakeDie):
            die = die_of(command.die)
        self.give(command, *dice)
        model.follow(command, die)

    def is_full(self, command: Command) -> bool:
        dice = len(self.model.bag) + len(self.model.drawn)
        return isinstance(command, s.AddDie) and dice >= MOST_DICE

    @rule(data=st.data(), what=st.sampled_from(["join", "leave", "fall", "rise", "sleep", "wake"]))
    def change(self, data: st.DataObject, what: str) -> None:
        people = self.model.people
        if what == "join":
            side = data.draw(st.sampled_from(["A", "B", "W"]))
            kind = "wanderer" if side == "W" else data.draw(st.sampled_from(["hero", "vassal"]))
            player = data.draw(st.sampled_from(["", PLAYER_OF[side]]))
            reserve = side != "W" and data.draw(st.booleans())
            if len(people) < MOST_PEOPLE:
                self.join(side, kind, player, reserve=reserve)
            return
        who = data.draw(st.sampled_from(sorted(people)))
        one = people[who]
        match what:
            case "leave" if len(people) > 1:
                self.happen(w.CombatantRemoved(who))
                del people[who]
            case "fall" if not one.down:
                self.happen(w.CombatantFell(who))
                one.down = True
            case "rise" if one.down:
                self.happen(w.CombatantRaised(who))
                one.down = False
            case "sleep" | "wake":
                one.asleep = what == "sleep"
                self.give(s.SetAffliction(who, "asleep", has=one.asleep))
        self.model.befalls(who)

    # What always holds

    @invariant()
    def everybody_may_do_just_what_the_model_says(self) -> None:
        commands = list(self.model.every_command())
        for seat in SEATS:
            offers: dict[type, list[Any]] = {}
            for offer in encounter.legal(SYSTEM, self.state, seat):
                offers.setdefault(offer.kind, []).append(offer)
            for command in commands if self.model.people else ():
                offered = any(o.admits(command) for o in offers.get(type(command), ()))
                assert offered is self.model.allows(command, seat), (command, seat)

    @invariant()
    def no_die_is_lost_or_doubled(self) -> None:
        state, model = self.state, self.model
        assert {(d.side, d.colour.value): n for d, n in state.bag.items() if n} == Counter(
            model.bag
        )
        assert [(d.die.side, d.die.colour.value) for d in state.drawn] == model.drawn
        removed = {(d.side, d.colour.value): n for d, n in state.removed.items() if n}
        assert removed == Counter(model.removed)

    @invariant()
    def the_same_one_is_active_with_the_same_orders(self) -> None:
        state, model = self.state, self.model
        assert state.active == ({model.active} if model.active else frozenset())
        left = dict(state.activation.left) if state.activation else {}
        assert left == {who: p.orders for who, p in model.people.items() if p.orders}

    @invariant()
    def everybody_sees_the_same_bag_and_round(self) -> None:
        model = self.model
        boards = [SYSTEM.view(self.state, seat) for seat in SEATS]
        left = {(p.label.params["side"], p.tone): p.left for p in boards[0].pools if p.left}
        assert left == Counter(model.bag)
        assert all((b.pools, b.chances) == (boards[0].pools, boards[0].chances) for b in boards)
        if model.people:
            assert (self.state.round, self.state.planned) == (model.number, model.planned)


DiceBagMachine.TestCase.settings = examples(15, stateful_step_count=40)
TestDiceBagAgainstTheModel = DiceBagMachine.TestCase
