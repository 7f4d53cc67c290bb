"""Where a fight in dice-bag rounds stands.

Hidden combatants change nothing that others see: a side that nobody may know of has no dice, no
place among the sides and no item of upkeep that anybody would wait for.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rondel.core import Combatant, EncounterState, Rolled, Seat, Stage
from rondel.systems.dice_bag.activation import Activation, Drawn, Using
from rondel.systems.dice_bag.bag import Colour, Contents, Die, plus, sides, size, without
from rondel.systems.dice_bag.characters import (
    Affliction,
    Character,
    Effect,
    EffectKind,
    Kind,
    SpecialEvent,
)
from rondel.systems.dice_bag.settings import Settings

DICE_OF_A_COLOUR = 2  # dice of a side of which nothing else was said; the text is silent

USUAL_MATRIX: Mapping[Colour, frozenset[Kind]] = {
    Colour.RED: frozenset({Kind.HERO}),
    Colour.YELLOW: frozenset({Kind.HERO, Kind.VASSAL, Kind.WANDERER}),
    Colour.GREEN: frozenset({Kind.HERO, Kind.VASSAL}),
}


class Phase(enum.StrEnum):
    """The steps of the text: 0, then 1 and 2, then 3."""

    BEFORE = "before"  # the adventure
    UPKEEP = "upkeep"
    DRAWING = "drawing"


class Item(enum.StrEnum):
    """The items of upkeep in the text's order."""

    WAKE = "wake"
    BURNING = "burning"
    POISON = "poison"
    HASTE = "haste"
    PLAGUE = "plague"
    LOAD = "load"
    DISSIPATE = "dissipate"
    REGENERATE = "regenerate"
    GATES = "gates"


@dataclass(frozen=True, slots=True)
class Step:
    """One item of upkeep for one side."""

    item: Item
    side: str

    @property
    def id(self) -> str:
        """The step as one text."""
        return f"{self.item.value}|{self.side}"


class PlacingWay(enum.StrEnum):
    """How sides place things in the set-up."""

    ALTERNATELY = "alternately"  # one each in turn (seed: "vuorotellen")
    WHOLE = "whole"  # the first side all of its own, then the next (deployment)


@dataclass(frozen=True, slots=True)
class Placing:
    """The sides place *what* in their *order*; *left* are those that have not finished."""

    what: str
    way: PlacingWay
    order: tuple[str, ...]
    left: frozenset[str]
    turn: str  # a side
    steps: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class State(EncounterState):
    """Mappings without a key hold nothing about it.

    The bag is not stored: it is what came into play without what was drawn or removed, so no die
    can be lost or doubled.
    """

    settings: Settings
    phase: Phase = Phase.BEFORE
    xp: Mapping[str, int] = field(default_factory=dict)  # by side
    matrix: Mapping[Colour, frozenset[Kind]] = field(default_factory=lambda: USUAL_MATRIX)
    characters: Mapping[str, Character] = field(default_factory=dict)
    effects: tuple[Effect, ...] = ()
    special_events: tuple[SpecialEvent, ...] = ()
    dice_set: Contents = field(default_factory=dict)  # by the GM in the set-up
    placing: Placing | None = None

    pool: Contents = field(default_factory=dict)  # every die that came into play
    removed: Contents = field(default_factory=dict)
    drawn: tuple[Drawn, ...] = ()  # in this round, in order
    using: Using | None = None
    order: tuple[str, ...] | None = None  # of the sides in this round
    ready: frozenset[str] = frozenset()  # sides whose actions before the adventure are done
    extended: int = 0  # the last round that was added to those planned
    activated: Mapping[str, int] = field(default_factory=dict)  # how often in this round
    entered: frozenset[str] = frozenset()  # those who have come out of the reserve

    steps: tuple[Step, ...] = ()  # of this round's upkeep
    steps_done: frozenset[str] = frozenset()
    settled: frozenset[str] = frozenset()  # in this round's upkeep, by what it was for
    owed: tuple[tuple[Item, str], ...] = ()  # items of the hidden that wait for their player
    rolled: Mapping[str, Rolled] = field(default_factory=dict)  # in upkeep, by what it was for

    # Who is who

    def character(self, who: str) -> Character:
        """What dice-bag rounds know about *who*."""
        return self.characters.get(who, Character())

    def has(self, who: str, affliction: Affliction) -> bool:
        """Whether *who* suffers from *affliction*."""
        return affliction in self.character(who).afflictions

    def is_able(self, who: str) -> bool:
        """Whether *who* can march, be activated or react.

        # The text is silent: one who is asleep cannot; upkeep wakes heroes.
        """
        return self.roster[who].can_act and not self.has(who, Affliction.ASLEEP)

    def members(self, side: str) -> tuple[Combatant, ...]:
        """Those of *side* who are in the encounter."""
        return tuple(c for c in self.roster.here if c.side == side)

    def speaks_for(self, seat: Seat, side: str) -> bool:
        """Whether *seat* decides for *side*: the GM, and whoever steers one of its members."""
        return seat.is_gm or any(c.side == side for c in self.roster.steered_by(seat))

    @property
    def manned(self) -> tuple[str, ...]:
        """The sides with a member whom everybody knows, other than a wanderer."""
        return tuple(
            dict.fromkeys(
                c.side
                for c in self.roster.here
                if not c.hidden and self.character(c.id).kind is not Kind.WANDERER
            )
        )

    @property
    def companies(self) -> tuple[str, ...]:
        """The sides that everybody knows of and that take part: with members or with dice."""
        dice = self.dice_set if self.stage is Stage.SETUP else self.pool
        return tuple(dict.fromkeys((*self.manned, *sides(dice))))

    def sides_known_to(self, seat: Seat) -> tuple[str, ...]:
        """All sides that *seat* may know of, in their order."""
        known = (c.side for c in self.roster.known_to(seat))
        made = (effect.side for effect in self.effects)
        return tuple(dict.fromkeys((*(self.order or ()), *self.companies, *known, *made)))

    def effects_of(self, side: str, kinds: frozenset[EffectKind]) -> tuple[Effect, ...]:
        """What *side* has on the board, of these *kinds*."""
        return tuple(e for e in self.effects if e.side == side and e.kind in kinds)

    # The bag

    @property
    def dice_at_start(self) -> Contents:
        """The dice with which the fight begins: those set, else the usual ones of each side."""
        usual = {Die(s, c): DICE_OF_A_COLOUR for s in self.manned for c in Colour}
        return {**usual, **self.dice_set}

    @property
    def dice(self) -> Contents:
        """All dice that are in the bag or were drawn."""
        if self.stage is Stage.SETUP:
            return self.dice_at_start
        return {die: n - self.removed.get(die, 0) for die, n in self.pool.items()}

    @property
    def bag(self) -> Contents:
        """The dice that are in the bag."""
        return without(self.dice, (d.die for d in self.drawn))

    @property
    def die(self) -> Die | None:
        """The die that is in use."""
        return self.drawn[-1].die if self.using else None

    def put_back(self, index: int) -> State:
        """The state with the die that was drawn as number *index* in the bag again."""
        return replace(self, drawn=(*self.drawn[:index], *self.drawn[index + 1 :]))

    def take_out(self, die: Die) -> State:
        """The state with one *die* of the bag removed from play."""
        return replace(self, removed=plus(self.removed, die))

    # Where the round stands

    @property
    def planned(self) -> int:
        """How many rounds are to be played."""
        return max(self.settings.planned_rounds, self.extended)

    @property
    def is_over(self) -> bool:
        """Whether the round is: every die is drawn and done with."""
        return self.phase is Phase.DRAWING and not self.using and not size(self.bag)

    @property
    def can_draw(self) -> bool:
        """Whether the next die may be drawn."""
        return self.phase is Phase.DRAWING and not self.using and bool(size(self.bag))

    @property
    def next_to_be_ready(self) -> str | None:
        """The side that does its actions before the adventure now."""
        if self.phase is not Phase.BEFORE or self.order is None:
            return None
        return next((s for s in self.order if s not in self.ready), None)

    @property
    def step(self) -> Step | None:
        """The item of upkeep that is open."""
        if self.phase is not Phase.UPKEEP:
            return None
        return next((s for s in self.steps if s.id not in self.steps_done), None)

    @property
    def activation(self) -> Activation | None:
        """The activation by the die in use."""
        return self.using.activation if self.using else None

    def activation_for(self, seat: Seat) -> Activation | None:
        """The activation as far as *seat* may know: nothing of it while a hidden one acts.

        Everybody else keeps seeing a die of which nobody has said yet whom it activates.
        """
        activation = self.activation
        if activation is None:
            return None
        acting = self.active_for(seat)
        left = {w: n for w, n in activation.left.items() if self.roster.knows(seat, w)}
        if acting.isdisjoint(left):
            return None
        order = activation.order
        if order and not self.roster.knows(seat, order.who):
            order = None
        return replace(activation, left=left, order=order)

    def with_activation(self, activation: Activation) -> State:
        """The state with *activation* by the die in use."""
        assert self.using
        return replace(self, using=replace(self.using, activation=activation))
