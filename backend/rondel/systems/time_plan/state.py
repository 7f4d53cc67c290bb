"""Where a scene stands in the time plan, and what follows from it."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rondel.core import Combatant, EncounterState, Seat, Stage
from rondel.systems.time_plan.plan import (
    OUR_PRESETS,
    Kind,
    NotedEvent,
    PlanEntry,
    Preset,
    Reached,
)
from rondel.systems.time_plan.reaction import Reaction, Sheet, Trigger
from rondel.systems.time_plan.settings import AskedFirst, Settings


class Phase(enum.StrEnum):
    """The parts of a scene."""

    REACTING = "reacting"  # everybody makes a reaction roll, events are noted
    RUNNING = "running"  # the plan is walked


@dataclass(frozen=True, slots=True, kw_only=True)
class State(EncounterState):
    """Mappings without a combatant hold nothing about them.

    The clock's time is the present row. *entries* and *events* lie ahead of it, once the plan is
    walked; what was reached is in *past*. Whoever can act then is in exactly one of *entries*,
    *asked* (who are the active ones), *held* and *owing*.
    """

    settings: Settings
    phase: Phase = Phase.REACTING
    open: bool = False  # whether all know that the plan has started
    trigger: Trigger = field(default_factory=Trigger)
    sheets: Mapping[str, Sheet] = field(default_factory=dict)
    reactions: Mapping[str, Reaction] = field(default_factory=dict)
    ties: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # the dice of those tied
    tied: tuple[tuple[str, ...], ...] = ()  # the groups that these dice told apart
    entries: tuple[PlanEntry, ...] = ()
    events: tuple[NotedEvent, ...] = ()
    past: tuple[Reached, ...] = ()
    asked: tuple[str, ...] = ()  # the first to be asked first
    held: frozenset[str] = frozenset()  # kept ready
    owing: frozenset[str] = frozenset()  # those with a reaction roll to make while it is walked
    late: frozenset[str] = frozenset()  # those of them who were there when the plan started
    again: frozenset[str] = frozenset()  # those who have rolled before
    first: int = 0  # the row before which no event comes
    free_used: Mapping[str, int] = field(default_factory=dict)  # free actions in the present row
    presets: tuple[Preset, ...] = OUR_PRESETS
    entered: int = 0  # how many entries and events there have been

    @property
    def now(self) -> int:
        """The present row; `time_for` says what a seat may know of it."""
        return self.clock.time or 0

    @property
    def walked(self) -> bool:
        """Whether the plan is being walked."""
        return self.stage is Stage.RUNNING and self.phase is Phase.RUNNING

    def sheet(self, who: str) -> Sheet:
        """What *who* rolls with."""
        return self.sheets.get(who, Sheet())

    @property
    def able(self) -> tuple[Combatant, ...]:
        """Those who can act, and so react."""
        return tuple(c for c in self.roster.here if c.can_act)

    @property
    def waited_for(self) -> tuple[Combatant, ...]:
        """Those who have a reaction roll to make."""
        if self.phase is Phase.RUNNING:
            return tuple(c for c in self.able if c.id in self.owing)
        return tuple(c for c in self.able if c.id not in self.reactions)

    @property
    def alike(self) -> tuple[tuple[str, ...], ...]:
        """Groups of those able with the same result and intuition, whom only dice tell apart."""
        groups: dict[tuple[int, int], list[str]] = {}
        for who in (c.id for c in self.able if c.id in self.reactions):
            key = (self.reactions[who].result, self.sheet(who).intuition)
            groups.setdefault(key, []).append(who)
        return tuple(tuple(group) for group in groups.values() if len(group) > 1)

    def entry_of(self, who: str) -> PlanEntry | None:
        """The entry of *who*."""
        return next((e for e in self.entries if e.who == who), None)

    def event(self, event_id: str) -> NotedEvent | None:
        """The event of that id, if it is still to come."""
        return next((e for e in self.events if e.id == event_id), None)

    def preset(self, preset_id: str) -> Preset | None:
        """The preset of that id, if it is still in the list."""
        return next((p for p in self.presets if p.id == preset_id), None)

    @property
    def next_row(self) -> int | None:
        """The row of the next entry of any kind."""
        rows = (*(e.at for e in self.entries), *(self.row_of(noted) for noted in self.events))
        return min(rows, default=None)

    def row_of(self, noted: NotedEvent) -> int:
        """The row in which an event comes; by house rule none comes before the first reaction."""
        return noted.at if self.phase is Phase.REACTING else max(noted.at, self.first)

    @property
    def seems_over(self) -> bool:
        """Whether no entry is left, nobody is asked and nobody has yet to react."""
        return self.walked and self.next_row is None and not self.active | self.owing

    def acts(self, who: str) -> bool:
        """Whether an action of *who* is running."""
        entry = self.entry_of(who)
        return entry is not None and entry.kind is Kind.ACTION

    def least_cost(self, who: str) -> int:
        """What the next action of *who* costs at least: 0 action points while it may be free."""
        return 0 if self.free_used.get(who, 0) < self.settings.free_cap else 1

    def events_known_to(self, seat: Seat) -> tuple[NotedEvent, ...]:
        """The events to come of which *seat* may know: the GMs of all, others of the visible."""
        return tuple(e for e in self.events if seat.is_gm or e.visible)

    def row_for(self, seat: Seat, entry: PlanEntry) -> int | None:
        """The row of *entry* as far as *seat* may know; that of a wait for a secret is one too."""
        by = entry.event or entry.veil
        known = seat.is_gm or not by or any(e.id == by and e.visible for e in self.events)
        return entry.at if known else None

    def place_in_row(self, entry: PlanEntry) -> tuple[int, ...]:
        """Of two entries in one row, the one with the lower place is asked first."""
        reaction = self.reactions.get(entry.who)
        if self.settings.asked_first == AskedFirst.ENTERED:
            return (entry.n,)
        if reaction is None:
            return (1, entry.n)
        return (0, -reaction.result, -self.sheet(entry.who).intuition, entry.n)

    def asked_for(self, seat: Seat) -> tuple[str, ...]:
        """Who is asked now as far as *seat* may know, the first to be asked first."""
        return tuple(who for who in self.asked if self.roster.knows(seat, who))

    def as_seen_by(self, seat: Seat) -> State:
        """The state as *seat* takes it to be while the plan has come to somebody hidden only.

        Then the plan has not started yet for those who know of none of them.
        """
        asked = any(self.clock.of(c.id).begun for c in self.roster.known_to(seat))
        if self.phase is Phase.REACTING or seat.is_gm or self.open or asked:
            return self
        return replace(
            self,
            phase=Phase.REACTING,
            clock=self.clock.at_time(0),
            ties={},
            tied=(),
            entries=(),
            past=(),
            asked=(),
            held=frozenset(),
            owing=frozenset(),
        )

    # Steps that several events take

    def come_to(self, row: int) -> State:
        """The state with *row* as the present one.

        # The text is silent: free actions are counted by row. So those of one row count until the
        # time goes on, whatever is decided between them.
        """
        free = self.free_used if row == self.now else {}
        return replace(self, clock=self.clock.at_time(row), free_used=free)

    def enter(self, entry: PlanEntry) -> State:
        """The state with *entry* in the plan, later than all others in its row."""
        number = self.entered + 1
        entry = replace(entry, n=number)
        return replace(self, entries=(*self.entries, entry), entered=number)

    def put(self, *changed: PlanEntry) -> State:
        """The state with entries changed."""
        by_id = {e.id: e for e in changed}
        return replace(self, entries=tuple(by_id.get(e.id, e) for e in self.entries))

    def without_entry(self, who: str) -> State:
        """The state with no entry of *who*."""
        return replace(self, entries=tuple(e for e in self.entries if e.who != who))

    def ask(self, who: str) -> State:
        """The state as *who*, who has no entry now, is asked what they do."""
        state = replace(self, asked=(*self.asked, who), held=self.held - {who})
        return state.begin_turn(who)

    def answered(self, who: str) -> State:
        """The state as *who* has decided."""
        asked = tuple(w for w in self.asked if w != who)
        return replace(self, asked=asked).decided(who)

    def hold(self, who: str) -> State:
        """The state with *who* kept ready."""
        return replace(self, held=self.held | {who})

    def leave(self, who: str) -> State:
        """The state with *who* nowhere in the plan."""
        state = self.without_entry(who)
        state = replace(
            state, held=state.held - {who}, owing=state.owing - {who}, late=state.late - {who}
        )
        return state.answered(who) if who in state.active else state

    def owe(self, who: str) -> State:
        """The state with *who* nowhere in the plan, before a reaction roll of theirs.

        With an earlier one goes what it was told apart by.
        """
        state = self.leave(who)
        groups = (tuple(w for w in group if w != who) for group in state.tied)
        return replace(
            state,
            reactions={w: r for w, r in state.reactions.items() if w != who},
            ties={w: dice for w, dice in state.ties.items() if w != who},
            tied=tuple(group for group in groups if len(group) > 1),
            owing=state.owing | {who},
            again=state.again | ({who} & state.reactions.keys()),
        )

    def pass_over(self, *unable: str) -> State:
        """The state as turns go by that nobody can take; they tell nobody what time it is."""
        turns = {}
        for who in unable:
            turns[who] = replace(
                self.clock.pass_over(who).of(who), begun_at=self.clock.of(who).begun_at
            )
        return replace(self, clock=replace(self.clock, turns={**self.clock.turns, **turns}))
