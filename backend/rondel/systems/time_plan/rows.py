"""The order as people see it: who is asked, who comes next, and why there."""

from __future__ import annotations

from rondel.core import Counter, Item, Label, Pip, Seat, Slot, Stage, Term, dice_needed
from rondel.systems.time_plan.plan import Kind, PlanEntry, Reached
from rondel.systems.time_plan.reaction import FACES, SLOWEST, Surprise, modifiers
from rondel.systems.time_plan.state import Phase, State
from rondel.systems.time_plan.words import action

LAST = 1 << 62  # a place behind all rows


def slots(state: State, seat: Seat) -> tuple[Slot, ...]:
    """Everybody of whom *seat* may know, those asked first and then by their next row."""
    known = [c.id for c in state.roster.known_to(seat)]
    known.sort(key=lambda who: _place(state, seat, who))
    return tuple(_slot(state, seat, who) for who in known)


def _place(state: State, seat: Seat, who: str) -> tuple[int, ...]:
    """Where *who* stands in the order; those alike stay in the order in which they joined."""
    if state.stage is Stage.SETUP:
        return ()
    if not state.roster[who].can_act:
        return (4,)
    if who in state.active:
        return (0, state.asked.index(who))
    if state.phase is Phase.REACTING:
        reaction = state.reactions.get(who)
        # The higher result is asked first, then intuition.
        return (1, -reaction.result, -state.sheet(who).intuition) if reaction else (2,)
    if entry := state.entry_of(who):
        row = state.row_for(seat, entry)
        return (1, LAST) if row is None else (1, row, *state.place_in_row(entry))
    return (2,) if who in state.held else (3,)


def _slot(state: State, seat: Seat, who: str) -> Slot:
    return Slot(
        who,
        who,
        None,
        _row(state, seat, who),
        _pip(state, who),
        _counters(state, who),
        _badges(state, seat, who),
        _why(state, seat, who),
        _sheet(state, who) if state.roster.steers(seat, who) else (),
    )


def _row(state: State, seat: Seat, who: str) -> int | None:
    """Where *who* stands in the plan: the present row for those asked."""
    if who in state.active:
        return state.time_for(seat)
    if entry := state.entry_of(who):
        return state.row_for(seat, entry)
    reaction = state.reactions.get(who) if state.phase is Phase.REACTING else None
    return reaction.value if reaction else None


def _pip(state: State, who: str) -> Pip:
    if not state.roster[who].can_act:
        return Pip.OUT
    if state.stage is Stage.SETUP:
        return Pip.WAITING
    if who in state.active and state.stage is Stage.RUNNING:
        return Pip.NOW
    if who in state.held:
        return Pip.HELD
    return Pip.UNREADY if any(one.id == who for one in state.waited_for) else Pip.WAITING


def _counters(state: State, who: str) -> tuple[Counter, ...]:
    cap = state.settings.free_cap
    if who not in state.active or state.stage is not Stage.RUNNING or not cap:
        return ()
    return (Counter("free", max(0, cap - state.free_used.get(who, 0)), cap),)


def _badges(state: State, seat: Seat, who: str) -> tuple[Label, ...]:
    badges = []
    surprise = state.sheet(who).surprise
    rolls = state.phase is Phase.REACTING or who in state.owing
    if surprise is not Surprise.NONE and rolls:
        badges.append(Label(f"time-plan-badge-surprise-{surprise.value}"))
    if _is_immediate(state, who):
        badges.append(Label("time-plan-badge-immediate"))
    if who in state.owing:
        badges.append(Label(f"time-plan-badge-owes{'-again' if who in state.again else ''}"))
    if who in state.held:
        badges.append(Label("time-plan-badge-ready"))
    if entry := state.entry_of(who):
        badges += _badge_of(state, seat, entry)
    return tuple(badges)


def _is_immediate(state: State, who: str) -> bool:
    """Whether *who* reacts at once and has not done so yet."""
    reaction = state.reactions.get(who)
    waits = state.phase is Phase.REACTING or _reacts_now(state, who) is not None
    return waits and reaction is not None and reaction.immediate


def _reacts_now(state: State, who: str) -> Reached | None:
    """The reaction for which *who* is asked."""
    if who not in state.active:
        return None
    last = next((past for past in reversed(state.past) if past.who == who), None)
    here = last is not None and last.kind is Kind.REACTION and last.at == state.now
    return last if here else None


def _badge_of(state: State, seat: Seat, entry: PlanEntry) -> list[Label]:
    match entry.kind:
        case Kind.ACTION:
            return [Label("time-plan-action", action(entry))]
        case Kind.WAIT:
            return [_waiting(state, seat, entry)]
    return []


def _waiting(state: State, seat: Seat, entry: PlanEntry) -> Label:
    if state.row_for(seat, entry) is None:
        return Label("time-plan-badge-waits-unknown")
    if noted := state.event(entry.event):
        return Label("time-plan-badge-waits-for", {"what": noted.what})
    return Label("time-plan-badge-waits", {"row": entry.at})


# --- why there ----------------------------------------------------------------------------------


def _why(state: State, seat: Seat, who: str) -> tuple[Term, ...]:
    entry = state.entry_of(who)
    if entry is not None and entry.kind is Kind.ACTION:
        return _of_action(entry)
    if entry is not None and entry.kind is Kind.WAIT:
        return _of_wait(state, seat, entry)
    first = entry or _reacts_now(state, who)
    if first is not None or state.phase is Phase.REACTING or who in state.owing:
        return (*_of_reaction(state, who), *_of_tie(state, seat, who), *_since(state, first))
    return ()


def _of_reaction(state: State, who: str) -> tuple[Term, ...]:
    """The roll and all that modifies it; before the roll, what will."""
    reaction = state.reactions.get(who)
    if reaction is None:
        return modifiers(state.sheet(who), state.trigger)
    if reaction.set_by_gm:
        return (Term(Label("time-plan-why-set"), reaction.value),)
    label = Label("time-plan-why-value", {"result": reaction.result})
    difference = SLOWEST - reaction.result
    floor = (Term(Label("time-plan-why-floor"), 0),) if difference < 0 else ()
    return (*reaction.terms, Term(label, difference), *floor)


def _of_tie(state: State, seat: Seat, who: str) -> tuple[Term, ...]:
    """The tie dice of *who*, as many as set them apart from those whom the seat knows."""
    known = {c.id for c in state.roster.known_to(seat)}
    rivals = {o for group in state.tied if who in group for o in group if o in known} - {who}
    mine = state.ties.get(who, ())
    needed = max((dice_needed(mine, state.ties[o]) for o in rivals), default=0)
    if not needed:
        return ()
    against = ", ".join(sorted(state.roster[o].name for o in rivals))
    label = Label("time-plan-why-tie", {"against": against})
    return (Term(label, None, mine[:needed], sides=FACES),)


def _since(state: State, first: PlanEntry | Reached | None) -> tuple[Term, ...]:
    """The row that a reaction in mid-scene counts from, and what has moved it."""
    if first is None:
        return ()
    row, value = first.since, state.reactions[first.who].value
    if first.late:
        late = row > value
        term = Term(Label("time-plan-why-late", {"row": row}), row)
        return (*((term,) if late else ()), *_shifts(first, max(row, value)))
    joined = (Term(Label("time-plan-why-joined", {"row": row}), row),) if row else ()
    return (*joined, *_shifts(first, row + value))


def _of_action(entry: PlanEntry) -> tuple[Term, ...]:
    return (
        Term(Label("time-plan-why-declared", {"row": entry.since}), entry.since),
        Term(Label("time-plan-why-cost", {"cost": entry.cost}), entry.cost),
        *_shifts(entry, entry.since + entry.cost),
    )


def _shifts(one: PlanEntry | Reached, due: int) -> tuple[Term, ...]:
    """What lies between the row where *one* was *due* and its own: parries, and what GMs do."""
    moved = one.at - due - one.parried
    return (
        *((Term(Label("time-plan-parry"), one.parried),) if one.parried else ()),
        *((Term(Label("time-plan-why-moved"), moved),) if moved else ()),
    )


def _of_wait(state: State, seat: Seat, entry: PlanEntry) -> tuple[Term, ...]:
    if state.row_for(seat, entry) is None:
        return ()
    if noted := state.event(entry.event):
        return (Term(Label("time-plan-why-waits-for", {"what": noted.what}), entry.at),)
    return (Term(Label("time-plan-why-waits"), entry.at),)


def _sheet(state: State, who: str) -> tuple[Item, ...]:
    """All that *who* rolls with; which of it counts now, *why* says."""
    sheet = state.sheet(who)
    traits = (
        Item(
            trait.id,
            Label("core-name", {"name": trait.name}),
            trait.value,
            marks=(Label(f"time-plan-when-{trait.when.value}"),),
            now=trait.counts(state.trigger),
        )
        for trait in sheet.traits
    )
    return (Item("intuition", Label("time-plan-intuition"), sheet.intuition, now=True), *traits)
