"""Combatants from elsewhere: what each row becomes in an encounter, and all of them in one act.

Whoever is here already is brought up to date and not doubled. They are known by their key; rows
without one by name and side, and where there are several of a name, by the name without a number.
Rows that are not chosen do not come in, but those of whom they tell are not taken for others.
All that happens is what ordinary commands of a GM lead to, one after the other. Two things that no
command says go into the event of somebody's coming: the key, and each one's own hit points.
"""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rondel.core import Combatant, Command, Dice, Event, Label, Stage, encounter
from rondel.core import roster_words as w
from rondel.core.clock import Until
from rondel.core.offers import LONGEST_NAME, Value
from rondel.core.roster import unnumbered
from rondel.core.roster_rules import MOST_AT_ONCE, MOST_COMBATANTS, MOST_CONDITIONS
from rondel.core.system import AnySystem
from rondel.intake import Row
from rondel.intake.texts import one_line
from rondel.table import acting
from rondel.table.acting import Actor, Done
from rondel.table.answers import Refused
from rondel.table.kept_dice import KeptDice
from rondel.table.play import Play
from rondel.table.sitting import Sitting

SIDE = "Heroes"  # of those of whom no side is told, where there is none yet
LONGEST_KIND = LONGEST_NAME - len(f" {MOST_COMBATANTS}")  # characters; leaves room for a number
OWN_KEYS = "rondel:"  # before a combatant's id: the key of those that an export tells of
COMPARED = ("name", "side", "hidden", "hp", "max_hp", "fallen")


@dataclass(frozen=True, slots=True)
class GatherCombatants(Command):
    """By this name the act goes; nobody can send it as a command."""

    count: int


class Becomes(enum.StrEnum):
    """What comes of a row. Of several of a kind some may be added and others updated: `ADDED`."""

    ADDED = "added"
    UPDATED = "updated"
    UNCHANGED = "unchanged"
    LEFT_OUT = "left_out"


@dataclass(frozen=True, slots=True)
class Change:
    """Something about *who* is no longer as it was; a condition was not there *before*."""

    who: str
    what: str
    before: Value | None
    after: Value | None


@dataclass(frozen=True, slots=True)
class Becoming:
    """What comes of *row*, and *why* it is left out."""

    row: Row
    becomes: Becomes
    added: tuple[str, ...] = ()  # the names that they get
    side: str = ""  # that they join
    changes: tuple[Change, ...] = ()
    why: str = ""
    here: tuple[str, ...] = ()  # ids of those of whom it tells, who are here already


@dataclass(frozen=True, slots=True)
class Wanted:
    """*rows*, of which those in the places *chosen* are to come in; None: all.

    *sides* are for those who come of rows that tell of none, by the row's place. Who is here
    already is known by what the source tells alone, and stays where it is.
    """

    rows: Sequence[Row]
    chosen: Collection[int] | None = None
    sides: Mapping[int, str] = field(default_factory=dict)

    def wants(self, place: int) -> bool:
        """Whether the row in *place*, from 0, is to come in."""
        return self.chosen is None or place in self.chosen

    def side(self, place: int) -> str:
        """The side that those join who come of the row in *place*; empty if nobody says."""
        return self.rows[place].side or self.sides.get(place, "")


def preview(sitting: Sitting, id_: str, wanted: Wanted, dice: Dice) -> Sequence[Becoming]:
    """What would come of each row in the encounter *id_*. Refuses like `carry_out`."""
    return _gathered(_play(sitting, id_), wanted, dice).becomings()


def carry_out(actor: Actor, sitting: Sitting, id_: str, wanted: Wanted, dice: Dice) -> Done:
    """The rows are in the encounter *id_*. That is no act at all where nothing comes of them."""
    play = _play(sitting, id_)
    gathered = _gathered(play, wanted, dice)
    becomings = gathered.becomings()
    counts = Counter(one.becomes for n, one in enumerate(becomings) if wanted.wants(n))
    result = {becomes.value: str(counts[becomes]) for becomes in Becomes}
    if not gathered.events:
        return Done(result)
    touched = {change.who for one in becomings for change in one.changes}
    count = len(touched) + sum(len(one.added) for one in becomings)
    act = replace(
        actor.act(play, GatherCombatants(count), gathered.events),
        label=Label("core-gather-combatants", {"count": count}),
    )
    return Done(result, taken=(acting.keep(actor, id_, play, act),))


def _play(sitting: Sitting, id_: str) -> Play:
    play = sitting.play(sitting.record.encounter(id_).id)
    if play.state.stage is Stage.ENDED:
        raise Refused("encounter-ended")
    return play


@dataclass(slots=True)
class _Place:
    """Whom a row is about: those *here*, and how many are *missing*; or *why* nobody."""

    here: tuple[str, ...] = ()
    missing: int = 0
    why: str = ""
    added: list[str] = field(default_factory=list)  # ids


@dataclass(slots=True)
class _Gathered:
    """The course of an encounter while those who are *wanted* come into it."""

    system: AnySystem
    before: Any  # the state
    state: Any
    dice: Dice
    wanted: Wanted
    places: Sequence[_Place]
    events: list[Event] = field(default_factory=list)

    def give(self, command: Command) -> None:
        """A GM's *command* is carried out."""
        for event in encounter.decide(self.system, self.state, command, self.dice):
            self.happen(event)

    def happen(self, event: Event) -> None:
        """*event* has happened."""
        self.events.append(event)
        self.state = encounter.evolve(self.system, self.state, event)

    def becomings(self) -> tuple[Becoming, ...]:
        """What came of each row, told by what is different now."""
        return tuple(
            self._becoming(*pair) for pair in zip(self.wanted.rows, self.places, strict=True)
        )

    def _becoming(self, row: Row, place: _Place) -> Becoming:
        if place.why:
            return Becoming(row, Becomes.LEFT_OUT, why=place.why)
        came = [self.state.roster[who] for who in place.added]
        names, side = tuple(one.name for one in came), came[0].side if came else ""
        changes = tuple(change for who in place.here for change in self._changes(who))
        becomes = Becomes.UPDATED if changes else Becomes.UNCHANGED
        becomes = Becomes.ADDED if names else becomes
        return Becoming(row, becomes, names, side, changes, here=place.here)

    def _changes(self, who: str) -> Iterator[Change]:
        before, after = self.before.roster[who], self.state.roster[who]
        for name in COMPARED:
            values = getattr(before, name), getattr(after, name)
            if values[0] != values[1]:
                yield Change(who, name, *values)
        for condition in after.conditions[len(before.conditions) :]:
            yield Change(who, "condition", None, condition.name)


def _gathered(play: Play, wanted: Wanted, dice: Dice) -> _Gathered:
    rows, roster = wanted.rows, play.state.roster
    places = _places(roster.here, wanted, MOST_COMBATANTS - len(roster.combatants))
    kept = KeptDice(dice, play.rolls)
    gathered = _Gathered(play.system, play.state, play.state, kept, wanted, places)
    for row, place in zip(rows, places, strict=True):
        for who in place.here:
            _update(gathered, who, row)
    for (name, side, hidden), coming in _kinds(gathered).items():
        _add(gathered, w.AddCombatants(name, len(coming), side, "", hidden, None), coming)
    for row, place in zip(rows, places, strict=True):
        for who in place.added:
            _tell(gathered, who, row)
            if row.note:
                gathered.give(w.WriteNote(who, row.note))
    return gathered


# --- who is who ---------------------------------------------------------------------------------


def _places(here: Sequence[Combatant], wanted: Wanted, room: int) -> Sequence[_Place]:
    """The place of each row among those *here*, no more coming than there is *room* for."""
    rows = wanted.rows
    places = [_Place() for _ in rows]
    taken: set[str] = set()  # ids of combatants
    keys: set[str] = set()
    kinds = Counter[tuple[str, str]]()
    for row in rows:
        kinds[row.name, row.side] += row.count
    # Whom a key names is not to be taken for somebody else of the same name before.
    for n in sorted(range(len(rows)), key=lambda n: not rows[n].key):
        row, place = rows[n], places[n]
        if row.key in keys:
            place.why = "listed-twice"
            continue
        keys |= {row.key} - {""}
        found = _same(here, row, several=kinds[row.name, row.side] > 1)
        meant = tuple(who for who in found if who not in taken)[: row.count]
        taken.update(meant)
        if not wanted.wants(n):
            place.why = "not-chosen"
            continue
        if row.count - len(meant) > room:
            place.why = "encounter-full"
            continue
        place.here, place.missing = meant, row.count - len(meant)
        room -= place.missing
    return places


def _same(here: Sequence[Combatant], row: Row, *, several: bool) -> Sequence[str]:
    """Those *here* who may be meant by *row*, the likeliest first."""
    if row.key:
        return [c.id for c in here if row.key in {c.key, f"{OWN_KEYS}{c.id}"}]
    names = {row.name, _kind(row)}
    there = [c for c in here if row.side in {"", c.side}]
    exact = [c.id for c in there if c.name in names]
    alike = [c.id for c in there if c.name not in names and unnumbered(c.name) in names]
    return [*exact, *alike] if several else exact


def _kind(row: Row) -> str:
    return row.name[:LONGEST_KIND].strip()


def _kinds(gathered: _Gathered) -> Mapping[tuple[str, str, bool], Sequence[tuple[Row, _Place]]]:
    """Who is to come, those together who will be numbered together."""
    sides = gathered.before.roster.sides or (SIDE,)
    kinds: dict[tuple[str, str, bool], list[tuple[Row, _Place]]] = {}
    wanted = gathered.wanted
    for n, (row, place) in enumerate(zip(wanted.rows, gathered.places, strict=True)):
        kind = (_kind(row), wanted.side(n) or sides[0], row.hidden is True)
        if place.missing:
            kinds.setdefault(kind, []).extend([(row, place)] * place.missing)
    return kinds


# --- what happens -------------------------------------------------------------------------------


def _add(gathered: _Gathered, kind: w.AddCombatants, coming: Sequence[tuple[Row, _Place]]) -> None:
    """*coming* come, as many at once as a command allows, and never one that others follow."""
    parts = -(-len(coming) // MOST_AT_ONCE)  # begun ones
    for n in range(parts):
        part = coming[n * len(coming) // parts : (n + 1) * len(coming) // parts]
        command = replace(kind, count=len(part))
        left = iter(part)
        for event in encounter.decide(gathered.system, gathered.state, command, gathered.dice):
            match event:
                case w.CombatantAdded(combatant):
                    row, place = next(left)
                    place.added.append(combatant.id)
                    gathered.happen(w.CombatantAdded(_as_told(combatant, row)))
                case _:
                    gathered.happen(event)


def _as_told(combatant: Combatant, row: Row) -> Combatant:
    most = row.max_hp or row.hp or None
    return replace(combatant, key=row.key, hp=row.hp, max_hp=most)


def _update(gathered: _Gathered, who: str, row: Row) -> None:
    one = gathered.state.roster[who]
    if row.side and row.side != one_line(one.side, LONGEST_NAME):
        gathered.give(w.SetSide(who, row.side))
    if row.hidden is not None and row.hidden != one.hidden:
        gathered.give(w.Hide(who) if row.hidden else w.Reveal(who))
    if row.hp is not None:
        most = row.max_hp
        if most is None and one.max_hp is not None:
            most = max(one.max_hp, row.hp)
        if (row.hp, most) != (one.hp, one.max_hp):
            gathered.give(w.SetHp(who, row.hp, most))
    _tell(gathered, who, row)


def _tell(gathered: _Gathered, who: str, row: Row) -> None:
    """*who* has fallen, if the row says so, and has its conditions, until somebody ends them."""
    if (row.fallen or row.hp == 0) and not gathered.state.roster[who].fallen:
        gathered.give(w.MarkFallen(who))
    lasting = gathered.state.roster.lasting(who, gathered.state.clock)
    known = {one_line(c.name, LONGEST_NAME) for c in lasting}
    new = [name for name in row.conditions if name not in known]
    for name in new[: MOST_CONDITIONS - len(lasting)]:
        gathered.give(w.AddCondition(who, name, Until.ENDLESS.value, 0, ""))
