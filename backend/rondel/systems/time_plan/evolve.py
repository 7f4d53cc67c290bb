"""What becomes of a scene in the time plan."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rondel.core import (
    CombatantAdded,
    CombatantFell,
    CombatantRaised,
    CombatantRemoved,
    CombatantRevealed,
    Event,
    StandingChanged,
)
from rondel.systems.time_plan import events as e
from rondel.systems.time_plan.plan import Kind, NotedEvent, PlanEntry, Reached
from rondel.systems.time_plan.reaction import Reaction
from rondel.systems.time_plan.settings import Newcomers
from rondel.systems.time_plan.state import Phase, State


def evolve(state: State, event: Event) -> State:
    """The state after *event*, one of the core's that has been applied already included.

    Whatever is due at the present row then comes about at once.
    """
    after = _settled(_after(state, event))
    if after.phase is Phase.REACTING or after.open or not _all_know(state, event, after):
        return after
    return replace(after, open=True, shown_turn=after.shown_turn + 1).show_time()


def _all_know(before: State, event: Event, after: State) -> bool:
    """Whether all can know that the plan has started, which a first stop for the hidden keeps."""
    stops = {past.who for past in after.past}
    whose = {entry.who for entry in before.entries if entry.id == getattr(event, "entry", "")}
    if isinstance(event, e.Reacted | e.ReactionAsked | e.ActionShifted | e.Parried):
        whose.add(event.who)
    concerned = stops | whose | after.active | after.held
    return not stops or any(not who or not after.roster[who].hidden for who in concerned)


def _after(state: State, event: Event) -> State:
    match event:
        case CombatantAdded(combatant) if state.phase is Phase.RUNNING:
            if state.settings.newcomers == Newcomers.READY:
                return state.hold(combatant.id)
            # A like game's rule: newcomers react from the present row on.
            return replace(state, owing=state.owing | {combatant.id})
        case CombatantFell(who) | CombatantRemoved(who) | CombatantRaised(who):
            return _by_ability(state, who)
        case StandingChanged(who):
            return _by_ability(state, who)
        case CombatantRevealed() if state.walked:
            # Appearing is something that happens now.
            return state.show_time()
        case e.Reacted(who, reaction, entry_id):
            return _reacted(state, who, reaction, entry_id)
        case e.ReactionAsked(who):
            state = state.leave(who)
            reactions = {w: r for w, r in state.reactions.items() if w != who}
            return replace(state, reactions=reactions, owing=state.owing | {who})
        case e.PlanStarted(entries, tied, ties):
            return _started(replace(state, tied=tied, ties=ties), entries)
        case e.PresetAdded(preset):
            return replace(state, presets=(*state.presets, preset))
        case e.PresetDropped(preset_id):
            kept = tuple(p for p in state.presets if p.id != preset_id)
            return replace(state, presets=kept)
        case e.TriggerNamed(trigger):
            return replace(state, trigger=trigger)
    return _on_sheet(_noted(_walked(state, event), event), event)


def _on_sheet(state: State, event: Event) -> State:
    match event:
        case e.IntuitionSet(who, intuition):
            sheet = replace(state.sheet(who), intuition=intuition)
        case e.TraitAdded(who, trait):
            old = state.sheet(who)
            sheet = replace(old, traits=(*old.traits, trait))
        case e.TraitDropped(who, trait_id):
            old = state.sheet(who)
            sheet = replace(old, traits=tuple(t for t in old.traits if t.id != trait_id))
        case e.SheetCopied(who, like):
            # Whether somebody surprises is no number of theirs.
            sheet = replace(state.sheet(like), surprise=state.sheet(who).surprise)
        case e.SurpriseMarked(who, surprise):
            sheet = replace(state.sheet(who), surprise=surprise)
        case _:
            return state
    return replace(state, sheets={**state.sheets, who: sheet})


def _by_ability(state: State, who: str) -> State:
    """The state when *who* may have become able to act, or no longer is."""
    if not state.roster[who].can_act:
        return state.leave(who)
    nowhere = who not in state.active | state.held | state.owing and not state.entry_of(who)
    if state.phase is Phase.RUNNING and nowhere:
        # The text is silent: one who rises, or can act again, is kept ready.
        return state.hold(who)
    return state


def _reacted(state: State, who: str, reaction: Reaction, entry_id: str) -> State:
    state = replace(state, reactions={**state.reactions, who: reaction})
    if state.phase is not Phase.RUNNING:
        return state
    row = state.now + reaction.value
    state = replace(state, owing=state.owing - {who})
    state = state.enter(PlanEntry(entry_id, who, row, Kind.REACTION, state.now))
    # The row tells what time it is to all who see it.
    return state if state.roster[who].hidden else state.show_time()


def _started(state: State, entries: Iterable[PlanEntry]) -> State:
    """The plan with its first entries, at the first of any kind.

    # The text is silent: an event before the first reaction value is a beginning too.
    """
    owing = frozenset(one.id for one in state.waited_for)
    state = replace(state, phase=Phase.RUNNING, owing=owing)
    for entry in entries:
        state = state.enter(entry)
    return replace(state, clock=state.clock.at_time(state.next_row or 0))


# --- the events that GMs note -------------------------------------------------------------------


def _noted(state: State, event: Event) -> State:
    match event:
        case e.EventNoted(noted):
            number = state.entered + 1
            noted = replace(noted, n=number)
            return replace(state, events=(*state.events, noted), entered=number)
        case e.EntryMoved(entry_id, at):
            return _moved(state, entry_id, at)
        case e.EventCancelled(event_id):
            return _cancelled(state, event_id)
        case e.EventShown(event_id):
            return _seen(state, event_id, visible=True)
        case e.EventHidden(event_id):
            return _seen(state, event_id, visible=False)
    return state


def _moved(state: State, entry_id: str, at: int) -> State:
    """The state with an entry in another row, still in the order in which it was entered."""
    if noted := state.event(entry_id):
        waits = (e_ for e_ in state.entries if e_.event == entry_id)
        state = _with_event(state, replace(noted, at=at))
        return state.put(*(replace(wait, at=at) for wait in waits))
    own = (e_ for e_ in state.entries if e_.id == entry_id)
    return state.put(*(_shifted(entry, at) for entry in own))


def _shifted(entry: PlanEntry, at: int) -> PlanEntry:
    """*entry* in another row; one that waited for an event waits for that row now."""
    return replace(entry, at=at, event="")


def _with_event(state: State, noted: NotedEvent) -> State:
    events = tuple(noted if old.id == noted.id else old for old in state.events)
    return replace(state, events=events)


def _without_event(state: State, event_id: str) -> State:
    return replace(state, events=tuple(old for old in state.events if old.id != event_id))


def _cancelled(state: State, event_id: str) -> State:
    """The state without an event; whoever waited for it is asked at once."""
    state = _without_event(state, event_id)
    for wait in [entry for entry in state.entries if entry.event == event_id]:
        state = state.without_entry(wait.who).ask(wait.who)
    return state


def _seen(state: State, event_id: str, *, visible: bool) -> State:
    changed = (replace(old, visible=visible) for old in state.events if old.id == event_id)
    for noted in changed:
        state = _with_event(state, noted)
    return state


# --- the walk -----------------------------------------------------------------------------------


def _walked(state: State, event: Event) -> State:
    match event:
        case e.Forwarded(at):
            for who in state.asked:
                state = state.answered(who).hold(who)
            return replace(state, clock=state.clock.at_time(at))
        case e.ActionDeclared(entry):
            free = {who: n for who, n in state.free_used.items() if who != entry.who}
            return replace(state, free_used=free).answered(entry.who).enter(entry)
        case e.FreeActionDone(who):
            used = state.free_used.get(who, 0) + 1
            return replace(state, free_used={**state.free_used, who: used})
        case e.WaitBegun(entry):
            return state.answered(entry.who).enter(entry)
        case e.KeptReady(who):
            return state.answered(who).hold(who)
        case e.ActsNow(who):
            return state.ask(who)
        case e.ActionCancelled(who):
            return state.without_entry(who).ask(who)
        case e.Parried(who, by):
            own = (entry for entry in state.entries if entry.who == who)
            parried = (replace(entry, parried=entry.parried + by) for entry in own)
            return state.put(*(_shifted(entry, entry.at + by) for entry in parried))
        case e.ActionShifted(who, by):
            own = (entry for entry in state.entries if entry.who == who)
            return state.put(*(_shifted(entry, entry.at + by) for entry in own))
    return state


def _settled(state: State) -> State:
    """The state when everything due at the present row has come about.

    # The text is silent: all of it is one batch. First come the GMs' events, then the actions
    that are finished, then the questions, each in the order in which they were entered.
    """
    if not state.walked:
        return state
    now = state.now
    for noted in sorted((n for n in state.events if n.at <= now), key=lambda n: n.n):
        state = _reached(state, noted)
    due = sorted((entry for entry in state.entries if entry.at <= now), key=lambda entry: entry.n)
    finished = [entry for entry in due if entry.kind is Kind.ACTION]
    others = [entry for entry in due if entry.kind is not Kind.ACTION]
    past = tuple(
        Reached(x.id, now, x.kind, x.who, x.since, x.what, x.preset, x.effect, x.parried)
        for x in (*finished, *others)
    )
    state = replace(state, past=(*state.past, *past))
    for entry in due:
        state = state.without_entry(entry.who).ask(entry.who)
    return state


def _reached(state: State, noted: NotedEvent) -> State:
    """The state as an event comes about, for all to see; a repeating one is noted anew."""
    past = Reached(noted.id, noted.at, Kind.EVENT, what=noted.what)
    if noted.left > 1:
        again = replace(noted, at=noted.at + noted.every, left=noted.left - 1)
        state = _with_event(state, again)
    else:
        state = _without_event(state, noted.id)
    return replace(state, past=(*state.past, past)).show_time()
