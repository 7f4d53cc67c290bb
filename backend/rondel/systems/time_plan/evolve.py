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
from rondel.systems.time_plan.reaction import Reaction, Surprise
from rondel.systems.time_plan.settings import Batch, EarlyEvents, FallenAction, Newcomers
from rondel.systems.time_plan.state import Phase, State


def evolve(state: State, event: Event) -> State:
    """The state after *event*, one of the core's that has been applied already included.

    Whatever is due at the present row then comes about at once.
    """
    after = _settled(_after(state, event))
    if after.phase is Phase.REACTING:
        return after
    if not after.open and _all_know(state, event, after):
        after = replace(after, open=True, shown_turn=after.shown_turn + 1).show_time()
    if after.open and (after.shown_time != state.shown_time or not state.open):
        # The text is silent: the turns of those who cannot act, or have left, go by as time moves
        # on for all to see, so that what waits for them ends.
        gone_by = (c.id for c in after.roster.combatants.values() if not c.can_act)
        after = after.pass_over(*gone_by)
    return after


def _all_know(before: State, event: Event, after: State) -> bool:
    """Whether all can know that the plan has started, which a first stop for the hidden keeps."""
    stops = {past.who for past in after.past}
    whose = {entry.who for entry in before.entries if entry.id == getattr(event, "entry", "")}
    if isinstance(event, e.Reacted | e.ReactionAsked | e.ActionShifted | e.Parried):
        whose.add(event.who)
    if isinstance(event, CombatantRaised | StandingChanged):
        whose |= {event.who} & after.owing
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
            return state.owe(who)
        case e.PlanStarted(entries, tied, ties):
            return _started(replace(state, tied=tied, ties=ties), entries)
        case e.PresetAdded(preset):
            return replace(state, presets=(*state.presets, preset))
        case e.PresetDropped(preset_id):
            kept = tuple(p for p in state.presets if p.id != preset_id)
            return replace(state, presets=kept)
        case e.TriggerNamed(trigger):
            return _triggered(replace(state, trigger=trigger))
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


def _triggered(state: State) -> State:
    """The state with a trigger; at a second one, checks to surprise were for the first.

    Before all know that the plan has started there is no second one for them.
    """
    if not state.open:
        return state
    sheets = {who: replace(s, surprise=Surprise.NONE) for who, s in state.sheets.items()}
    return replace(state, sheets=sheets)


def _by_ability(state: State, who: str) -> State:
    """The state when *who* may have become able to act, or no longer is.

    # The text is silent: with whoever falls or leaves, their next turn goes by.
    """
    one = state.roster[who]
    if not one.can_act:
        finishes = state.settings.fallen_action == FallenAction.FINISHES and not one.gone
        if not (finishes and state.acts(who)):
            state = state.leave(who)
        return state.pass_over(who) if state.open else state
    nowhere = who not in state.active | state.held | state.owing and not state.entry_of(who)
    if state.phase is Phase.RUNNING and nowhere:
        # The text is silent: one who rises, or can act again, is kept ready.
        return state.owe(who) if state.settings.risen == Newcomers.REACT else state.hold(who)
    return state


def _reacted(state: State, who: str, reaction: Reaction, entry_id: str) -> State:
    state = replace(state, reactions={**state.reactions, who: reaction})
    if state.phase is not Phase.RUNNING:
        return state
    now, late = state.now, who in state.late
    # A reaction value counts from the trigger; who came later reacts from the present row on.
    row = max(now, reaction.value) if late else now + reaction.value
    state = replace(state, owing=state.owing - {who}, late=state.late - {who})
    state = state.enter(PlanEntry(entry_id, who, row, Kind.REACTION, now, late=late))
    # The row tells what time it is to all who see it.
    return state if state.roster[who].hidden else state.show_time()


def _started(state: State, entries: Iterable[PlanEntry]) -> State:
    """The plan with its first entries, at the first of any kind.

    # The text is silent: an event before the first reaction value is a beginning too. By house rule
    it waits for the first reaction, of those of whom all know if there is any.
    """
    owing = frozenset(one.id for one in state.waited_for)
    state = replace(state, phase=Phase.RUNNING, owing=owing, late=owing)
    for entry in entries:
        state = state.enter(entry)
    if state.settings.early_events == EarlyEvents.WITH_FIRST:
        known = [entry.at for entry in entries if not state.roster[entry.who].hidden]
        rows = known or [entry.at for entry in entries]
        state = replace(state, first=min(rows, default=0))
    return state.come_to(state.next_row or 0)


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
        noted = replace(noted, at=at)
        row = state.row_of(noted)
        return _with_event(state, noted).put(*(replace(wait, at=row) for wait in waits))
    own = (e_ for e_ in state.entries if e_.id == entry_id)
    # Where a GM puts it, it has nothing to do with an event any more.
    return state.put(*(replace(entry, at=at, event="", veil="") for entry in own))


def _shifted(entry: PlanEntry, by: int) -> PlanEntry:
    """*entry* *by* rows later; one that waited for an event waits for that row now."""
    return replace(entry, at=entry.at + by, event="", veil=entry.event or entry.veil)


def _with_event(state: State, noted: NotedEvent) -> State:
    events = tuple(noted if old.id == noted.id else old for old in state.events)
    return replace(state, events=events)


def _without_event(state: State, event_id: str) -> State:
    return replace(state, events=tuple(old for old in state.events if old.id != event_id))


def _cancelled(state: State, event_id: str) -> State:
    """The state without an event; whoever waited for it is asked at once.

    What a secret one was veiled from stays so: that it was cancelled is one, too.
    """
    visible = any(noted.id == event_id and noted.visible for noted in state.events)
    state = _without_event(state, event_id)
    state = _unveiled(state, event_id) if visible else state
    for wait in [entry for entry in state.entries if entry.event == event_id]:
        state = state.without_entry(wait.who).ask(wait.who)
    return state


def _unveiled(state: State, event_id: str) -> State:
    """The state when nothing has to be kept of an event any more."""
    veiled = (entry for entry in state.entries if entry.veil == event_id)
    return state.put(*(replace(entry, veil="") for entry in veiled))


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
            return state.come_to(at)
        case e.ActionDeclared(entry):
            return state.answered(entry.who).enter(entry)
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
            return _free(state, who)
        case e.Parried(who, by):
            own = (entry for entry in state.entries if entry.who == who)
            parried = (replace(entry, parried=entry.parried + by) for entry in own)
            return state.put(*(_shifted(entry, by) for entry in parried))
        case e.ActionShifted(who, by):
            own = (entry for entry in state.entries if entry.who == who)
            return state.put(*(_shifted(entry, by) for entry in own))
    return state


def _settled(state: State) -> State:
    """The state when everything due at the present row has come about.

    # The text is silent: all of it is one batch. First come the GMs' events, then the actions
    that are finished, or by house rule these before those; then the questions. All come in the
    order in which they were entered, and so are asked, or as the house rule says.
    """
    if not state.walked:
        return state
    due = sorted((entry for entry in state.entries if entry.at <= state.now), key=lambda x: x.n)
    finished = [entry for entry in due if entry.kind is Kind.ACTION]
    others = [entry for entry in due if entry.kind is not Kind.ACTION]
    if state.settings.batch == Batch.ACTIONS_FIRST:
        state = _events_come(_passed(state, finished))
    else:
        state = _passed(_events_come(state), finished)
    state = _passed(state, others)
    for entry in sorted(due, key=state.place_in_row):
        state = _free(state, entry.who)
    return state


def _passed(state: State, entries: Iterable[PlanEntry]) -> State:
    """The state with *entries* among what was reached."""
    now = state.now
    past = tuple(
        Reached(x.id, now, x.kind, x.who, x.since, x.what, x.preset, x.effect, x.parried, x.late)
        for x in entries
    )
    return replace(state, past=(*state.past, *past))


def _free(state: State, who: str) -> State:
    """The state as the entry of *who* is over: they are asked if they can act.

    Of those who cannot there is an action only that went on without them.
    """
    state = state.without_entry(who)
    if state.roster[who].can_act:
        return state.ask(who)
    return state if state.roster[who].hidden else state.show_time()


def _events_come(state: State) -> State:
    """The state as the events of the present row come about, for all to see."""
    due = (noted for noted in state.events if state.row_of(noted) <= state.now)
    for noted in sorted(due, key=lambda noted: noted.n):
        state = _unveiled(_reached(state, noted), noted.id)
    return state


def _reached(state: State, noted: NotedEvent) -> State:
    """The state as an event comes about; a repeating one is noted anew."""
    past = Reached(noted.id, state.now, Kind.EVENT, what=noted.what)
    if noted.left > 1:
        again = replace(noted, at=state.now + noted.every, left=noted.left - 1)
        state = _with_event(state, again)
    else:
        state = _without_event(state, noted.id)
    return replace(state, past=(*state.past, past)).show_time()
