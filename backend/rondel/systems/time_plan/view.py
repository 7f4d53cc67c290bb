"""What each seat sees of a scene in the time plan.

While only somebody hidden is asked, everybody else sees what they saw before: the row where the
plan last stopped for them, with nobody asked, which is what a GM who takes their time looks like.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from rondel.core import Board, Chance, Item, Label, Prompt, Seat, Stage
from rondel.systems.time_plan.line import line, moment
from rondel.systems.time_plan.odds import first, immediate, permille, rows_of
from rondel.systems.time_plan.plan import Effect, Kind
from rondel.systems.time_plan.reaction import modifiers, sum_of
from rondel.systems.time_plan.rows import slots
from rondel.systems.time_plan.state import Phase, State
from rondel.systems.time_plan.words import at, preset_label, trigger_label

MOST_NAMED = 3  # events of one row, in the headline


def view(state: State, seat: Seat) -> Board:
    """What *seat* may know."""
    state = state.as_seen_by(seat)
    known = {c.id for c in state.roster.known_to(seat)}
    missing = tuple(c.id for c in state.waited_for if c.id in known)
    reacting = state.stage is Stage.RUNNING and state.phase is Phase.REACTING
    return Board(
        _headline(state, seat, missing),
        slots(state, seat),
        Label("time-plan-unit"),
        tuple(_prompts(state, seat, missing)),
        tuple(_hints(state, seat, missing)),
        chances=tuple(_chances(state, seat)) if reacting else (),
        line=line(state, seat),
        catalogue=_presets(state),
        moment=moment(state, seat),
        choices=tuple(Item(preset.id, preset_label(preset)) for preset in state.presets),
    )


def _headline(state: State, seat: Seat, missing: Sequence[str]) -> Label:
    now = at(state.time_for(seat))
    match state.stage:
        case Stage.SETUP:
            return Label("time-plan-setup")
        case Stage.ENDED:
            return Label("time-plan-ended", now)
    if state.phase is Phase.REACTING:
        return _reacting(state, seat, missing)
    asked = state.asked_for(seat)
    mine = [who for who in asked if not seat.is_gm and state.roster.steers(seat, who)]
    if mine:
        return Label("time-plan-your-turn", {"name": state.roster[mine[0]].name, **now})
    if len(asked) == 1:
        return Label("time-plan-asks", {"name": state.roster[asked[0]].name, **now})
    if asked:
        return Label("time-plan-asks-several", {"count": len(asked), **now})
    here = [p.what for p in state.past if p.kind is Kind.EVENT and p.at == now["row"]]
    if here:
        return Label("time-plan-at-event", {"what": ", ".join(here[-MOST_NAMED:]), **now})
    if any(state.roster.steers(seat, who) for who in missing) and not seat.is_gm:
        return Label("time-plan-your-roll", now)
    if missing:
        return Label("time-plan-owing", {"missing": len(missing), **now})
    return Label("time-plan-at-row", now)


def _reacting(state: State, seat: Seat, missing: Sequence[str]) -> Label:
    what: dict[str, str | int] = {"what": state.trigger.what}
    if any(state.roster.steers(seat, who) for who in missing) and not seat.is_gm:
        return Label("time-plan-your-reaction", what)
    if missing:
        return Label("time-plan-reacting", {**what, "missing": len(missing)})
    return Label("time-plan-ready", what)


def _prompts(state: State, seat: Seat, missing: Sequence[str]) -> Iterator[Prompt]:
    if state.stage is not Stage.RUNNING:
        return
    asked = state.asked_for(seat)
    if asked:
        yield Prompt(Label("time-plan-prompt-act"), asked)
    if missing:
        yield Prompt(Label("time-plan-prompt-react"), tuple(missing))
    if state.phase is Phase.REACTING:
        if not missing:
            yield Prompt(Label("time-plan-prompt-start"))
    elif not asked and not missing:
        yield Prompt(Label(f"time-plan-prompt-{_next_step(state, seat)}"))


def _next_step(state: State, seat: Seat) -> str:
    """What the GM has to do when nobody is asked."""
    able = [c.id for c in state.roster.known_to(seat) if c.can_act]
    if able and all(who in state.held for who in able):
        return "who-acts"
    return "end" if seat.is_gm and state.seems_over else "forward"


def _hints(state: State, seat: Seat, missing: Sequence[str]) -> Iterator[Label]:
    trigger = state.trigger
    rolls = state.phase is Phase.REACTING or missing
    if rolls and (trigger.what or trigger.unexpected):
        yield trigger_label("time-plan-hint", trigger)
    if seat.is_gm and state.stage is Stage.SETUP:
        yield Label("time-plan-hint-set-up-reactions")
    # Others cannot know what the GM still has in the plan.
    if seat.is_gm and state.seems_over:
        yield Label("time-plan-hint-over")


def _presets(state: State) -> tuple[Item, ...]:
    rule = Effect(state.settings.effect_at)
    return tuple(
        Item(
            preset.id,
            preset_label(preset),
            preset.cost,
            marks=(Label(f"time-plan-effect-{(preset.effect or rule).value}"),),
        )
        for preset in state.presets
    )


def _chances(state: State, seat: Seat) -> Iterator[Chance]:
    """How likely each is to react first, and how likely at once; of those unknown nothing."""
    ways: dict[str, tuple[int, ...]] = {}
    for who in (c.id for c in state.roster.known_to(seat) if c.can_act):
        reaction = state.reactions.get(who)
        modifier = sum_of(modifiers(state.sheet(who), state.trigger))
        ways[who] = (reaction.value,) if reaction else rows_of(modifier)
    for who, share in first(ways).items():
        yield _chance(state, "first", who, share)
        yield _chance(state, "immediate", who, immediate(ways[who]))


def _chance(state: State, what: str, who: str, share: Fraction) -> Chance:
    label = Label(f"time-plan-chance-{what}", {"name": state.roster[who].name})
    wins, of = str(share.numerator), str(share.denominator)
    return Chance(f"{what} {who}", label, wins, of, permille(share), who=who)
