"""Where a fight in speed rounds stands, and what follows from it."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from rondel.core import Combatant, EncounterState, Flag, Label, Mark, OneOf, Rolled, Term, setting
from rondel.systems.speed_rounds.speed import (
    SURPRISE,
    Activity,
    Doubles,
    Manoeuvre,
    Rounding,
    Sheet,
    activity_terms,
    bonus_actions,
    sum_of,
)

BASIC_ACTIONS = 2  # actions a round

DEFEND = "defend"  # the manoeuvre that is also done outside one's turn
OUR_MANOEUVRES = (
    Manoeuvre("attack", "", 1, 0),
    Manoeuvre("precise-attack", "", 1, 1),
    Manoeuvre("shoot", "", 1, 0),
    Manoeuvre("cast", "", 1, 0),
    Manoeuvre("move", "", 1, 0),
    Manoeuvre(DEFEND, "", 1, 0),
    Manoeuvre("strong-defence", "", 1, 1),
)


class Phase(enum.StrEnum):
    """The parts of a round."""

    ROLLING = "rolling"
    TURNS = "turns"
    OVER = "over"


class TieBy(enum.StrEnum):
    """What decides who of two equally fast ones is first."""

    DIE = "die"
    LOT = "lot"


def _named(name: str, kind: type[enum.StrEnum], default: enum.StrEnum) -> OneOf:
    labels = tuple(Label(f"speed-rounds-{name}-{m.value.replace('_', '-')}") for m in kind)
    return OneOf(tuple(m.value for m in kind), labels, default.value)


@dataclass(frozen=True, slots=True)
class Settings:
    """The house rules of speed rounds."""

    rounding: str = setting(
        Rounding.DOWN.value, _named("rounding", Rounding, Rounding.DOWN), Mark.HOUSE
    )
    doubles: str = setting(
        Doubles.STEP.value, _named("doubles", Doubles, Doubles.STEP), Mark.ANALOGY
    )
    tie_by: str = setting(TieBy.DIE.value, _named("tie-by", TieBy, TieBy.DIE), Mark.HOUSE)
    late_surprise: bool = setting(True, Flag(default=True), Mark.HOUSE)  # noqa: FBT003 - a default
    waiting: bool = setting(False, Flag(), Mark.HOUSE)  # noqa: FBT003 - a default


@dataclass(frozen=True, slots=True)
class Actions:
    """Basic and bonus actions."""

    basic: int = 0
    bonus: int = 0


@dataclass(frozen=True, slots=True)
class Roll:
    """A speed roll of this round, as it was rolled."""

    terms: tuple[Term, ...]
    dice: Rolled
    dice_total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class State(EncounterState):
    """Mappings without a combatant hold nothing about them; *order* is decided once a round."""

    settings: Settings
    phase: Phase = Phase.ROLLING
    sheets: Mapping[str, Sheet] = field(default_factory=dict)
    manoeuvres: tuple[Manoeuvre, ...] = OUR_MANOEUVRES
    joined: Mapping[str, int] = field(default_factory=dict)  # the round somebody joined in
    surprised: frozenset[str] = frozenset()
    veterans: frozenset[str] = frozenset()  # those who rolled in an earlier round
    rolls: Mapping[str, Roll] = field(default_factory=dict)
    set_speeds: Mapping[str, int] = field(default_factory=dict)  # by the GM
    set_actions: Mapping[str, Actions] = field(default_factory=dict)  # by the GM, spent included
    spent: Mapping[str, Actions] = field(default_factory=dict)
    order: tuple[str, ...] = ()
    ties: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    tied_at: Mapping[str, int] = field(default_factory=dict)  # the speed of those in *ties*
    tied_by_lot: bool = False
    ended: frozenset[str] = frozenset()
    waiting: frozenset[str] = frozenset()

    def sheet(self, who: str) -> Sheet:
        """What *who* rolls with."""
        return self.sheets.get(who, Sheet())

    def manoeuvre(self, manoeuvre_id: str) -> Manoeuvre | None:
        """The manoeuvre of that id, if it is still in the list."""
        return next((m for m in self.manoeuvres if m.id == manoeuvre_id), None)

    def may_be_surprised(self, who: str) -> bool:
        """Whether a surprise of *who* would count in this round.

        In the first round of the fight; for a late joiner in their own first, by house rule.
        """
        if self.round <= 1:
            return True
        late = self.joined.get(who, 0) >= 1 and who not in self.veterans
        return late and self.settings.late_surprise

    def is_surprised(self, who: str) -> bool:
        """Whether surprise slows *who* down in this round."""
        return who in self.surprised and self.may_be_surprised(who)

    def has_speed(self, who: str) -> bool:
        """Whether the speed of *who* in this round is known."""
        return who in self.rolls or who in self.set_speeds

    def speed(self, who: str) -> int:
        """Dice + base − 10 if surprised, or what the GM set. Ask `has_speed` first."""
        if who in self.set_speeds:
            return self.set_speeds[who]
        roll = self.rolls[who]
        surprise = SURPRISE if self.is_surprised(who) else 0
        return roll.dice_total + sum_of(roll.terms) + surprise

    def total(self, who: str) -> Actions:
        """All actions of *who* in this round."""
        if who in self.set_actions:
            return self.set_actions[who]
        return Actions(BASIC_ACTIONS, bonus_actions(self.speed(who)))

    def left(self, who: str) -> Actions:
        """The actions of *who* that are not spent; none before the roll, nor once it is over."""
        if not self.has_speed(who) or self.phase is Phase.OVER:
            return Actions()
        total, spent = self.total(who), self.spent.get(who, Actions())
        # A bonus action spent before surprise or the GM took it away cannot make a debt.
        return Actions(max(0, total.basic - spent.basic), max(0, total.bonus - spent.bonus))

    @property
    def taking_part(self) -> tuple[Combatant, ...]:
        """Those who can act, and so roll."""
        return tuple(c for c in self.roster.here if c.can_act)

    @property
    def unrolled(self) -> tuple[Combatant, ...]:
        """Those taking part whose speed is not known yet."""
        return tuple(c for c in self.taking_part if not self.has_speed(c.id))

    @property
    def latecomers(self) -> tuple[Combatant, ...]:
        """Those who could act but are not in the order of this round."""
        return tuple(c for c in self.taking_part if c.id not in self.order)

    def base(self, who: str, activity: Activity | None) -> tuple[Term, ...]:
        """What the base of *who* in *activity* is made of."""
        rounding = Rounding(self.settings.rounding)
        return activity_terms(self.sheet(who).reflexes, activity, rounding)

    def by_speed(self, among: Iterable[str]) -> tuple[str, ...]:
        """*among* from the fastest down; those tied as before."""
        return tuple(sorted(among, key=lambda who: -self.speed(who)))

    @property
    def tied(self) -> tuple[tuple[str, ...], ...]:
        """Groups of those taking part who are equally fast."""
        groups: dict[int, list[str]] = {}
        for one in self.taking_part:
            if self.has_speed(one.id):
                groups.setdefault(self.speed(one.id), []).append(one.id)
        return tuple(tuple(g) for g in groups.values() if len(g) > 1)

    def advance(self) -> State:
        """The state with the next one active; with nobody left the round is over.

        Those who wait come last, the fastest first.
        """
        ready = [w for w in self.order if w not in self.ended and self.roster[w].can_act]
        ready.sort(key=lambda w: w in self.waiting)
        if not ready:
            return replace(self.rest(), phase=Phase.OVER)
        state = replace(self, waiting=self.waiting - {ready[0]})
        return state.begin_turn(ready[0])

    def placed(self, who: str) -> tuple[str, ...]:
        """The order with *who* where their speed puts them, behind those equally fast."""
        others = [w for w in self.order if w != who]
        slower = (i for i, w in enumerate(others) if self.speed(w) < self.speed(who))
        place = next(slower, len(others))
        return (*others[:place], who, *others[place:])
