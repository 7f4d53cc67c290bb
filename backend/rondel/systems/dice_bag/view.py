"""What each seat sees of a fight in dice-bag rounds.

The bag is public: what is in it, what has come out, and how likely everything is to come next.
While a hidden one acts, everybody else keeps seeing a die of which nobody has said yet whom it
activates (`State.activation_for`).
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rondel.core import (
    Board,
    Chance,
    Check,
    Label,
    Pool,
    Prompt,
    Seat,
    Stage,
    Token,
)
from rondel.systems.dice_bag.activation import Fate
from rondel.systems.dice_bag.bag import chance, chance_within, permille, sides, size
from rondel.systems.dice_bag.catalogue import catalogue, orders
from rondel.systems.dice_bag.characters import Kind
from rondel.systems.dice_bag.die_offers import hindrance
from rondel.systems.dice_bag.rows import rows
from rondel.systems.dice_bag.settings import WhoDraws
from rondel.systems.dice_bag.state import Item, Phase, State, Step
from rondel.systems.dice_bag.upkeep import (
    concerned,
    effects,
    had,
    owed,
    unsettled,
    unsettled_effects,
)
from rondel.systems.dice_bag.words import die_label

MOST_DRAWS_AHEAD = 6  # for which the chances are shown


def view(state: State, seat: Seat) -> Board:
    """What *seat* may know."""
    return Board(
        _headline(state, seat),
        rows(state, seat),
        None,
        tuple(_prompts(state, seat)),
        tuple(_hints(state, seat)),
        _pools(state),
        _tokens(state, seat),
        _chances(state) if state.stage is Stage.RUNNING else (),
        (),
        tuple(_checklist(state, seat)),
        tuple(catalogue(state, seat)),
        choices=orders(),
    )


# --- what happens now ---------------------------------------------------------------------------


def _headline(state: State, seat: Seat) -> Label:
    planned = max(state.planned, state.round)
    number: dict[str, str | int] = {"round": state.round, "planned": planned}
    match state.stage:
        case Stage.SETUP if state.placing:
            what = {"side": state.placing.turn, "what": state.placing.what}
            return Label(f"dice-bag-placing-{state.placing.way.value}-now", dict(what))
        case Stage.SETUP:
            return Label("dice-bag-setup")
        case Stage.ENDED:
            return Label("dice-bag-ended", number)
    if state.phase is Phase.DRAWING:
        return _drawing(state, seat, number)
    if state.phase is Phase.BEFORE:
        side = state.next_to_be_ready
        key = "dice-bag-before" if side else "dice-bag-before-order"
        return Label(key, {"side": side} if side else {})
    step = _step_for(state, seat)
    if step is None:
        return Label("dice-bag-upkeep", number)
    return Label("dice-bag-upkeep-of", {**number, "side": step.side})


def _drawing(state: State, seat: Seat, number: dict[str, str | int]) -> Label:
    if state.is_over:
        last = state.round >= state.planned
        return Label("dice-bag-over-last" if last else "dice-bag-over", number)
    if state.die is None:
        return Label("dice-bag-drawing", {**number, "left": size(state.bag)})
    activation = state.activation_for(seat)
    if activation is None:
        what = {"side": state.die.side, "colour": state.die.colour.value}
        return Label("dice-bag-drawn", {**number, **what})
    order = activation.order
    if order is None:
        acting = sorted(w for w, left in activation.left.items() if left)
        names = ", ".join(state.roster[w].name for w in acting)
        completed = activation.completed + 1
        return Label("dice-bag-acting", {**number, "name": names, "number": completed})
    key = "dice-bag-reactions-now" if order.open else "dice-bag-ordered"
    about = {"name": state.roster[order.who].name, "order": order.kind.value}
    return Label(key, {**number, **about, "number": order.number})


def _step_for(state: State, seat: Seat) -> Step | None:
    """The open item of upkeep, if *seat* may know its side."""
    step = state.step
    return step if step and step.side in state.sides_known_to(seat) else None


def _known(state: State, seat: Seat, side: str) -> tuple[str, ...]:
    return tuple(c.id for c in state.roster.known_to(seat) if c.side == side)


def _prompts(state: State, seat: Seat) -> Iterator[Prompt]:
    if state.stage is Stage.SETUP and state.placing:
        yield Prompt(Label("dice-bag-prompt-place"), _known(state, seat, state.placing.turn))
    if state.stage is not Stage.RUNNING:
        return
    if state.phase is Phase.DRAWING:
        yield from _prompts_of_die(state, seat)
    elif state.phase is Phase.UPKEEP:
        step = _step_for(state, seat)
        about = tuple(c.id for c in unsettled(state, step)) if step else ()
        if step and unsettled_effects(state, step):
            about = _known(state, seat, step.side)
        yield Prompt(Label("dice-bag-prompt-upkeep"), about)
    elif (side := state.next_to_be_ready) is None:
        yield Prompt(Label("dice-bag-prompt-order"))
    else:
        yield Prompt(Label("dice-bag-prompt-ready"), _known(state, seat, side))


def _prompts_of_die(state: State, seat: Seat) -> Iterator[Prompt]:
    if state.is_over:
        yield Prompt(Label("dice-bag-prompt-round"))
        return
    if state.die is None:
        anyone = state.settings.who_draws == WhoDraws.ANYONE
        players = (c.id for c in state.roster.known_to(seat) if anyone and c.controller)
        yield Prompt(Label("dice-bag-prompt-draw"), tuple(players), anybody=anyone)
        return
    activation = state.activation_for(seat)
    if activation is None:
        known = _known(state, seat, state.die.side)
        eligible = tuple(w for w in known if not hindrance(state, w))
        yield Prompt(Label("dice-bag-prompt-activate"), eligible)
        return
    order = activation.order
    if order is None:
        about = tuple(w for w, left in activation.left.items() if left)
        yield Prompt(Label("dice-bag-prompt-order-now"), about)
        return
    if order.open:
        known_asked = (c.id for c in state.roster.known_to(seat) if c.id in order.asked)
        yield Prompt(Label("dice-bag-prompt-react"), tuple(known_asked))
        return
    yield Prompt(Label("dice-bag-prompt-complete"), (order.who,))
    if followers := tuple(w for w in sorted(order.followers) if state.roster.knows(seat, w)):
        yield Prompt(Label("dice-bag-prompt-follow"), followers)


def _hints(state: State, seat: Seat) -> Iterator[Label]:
    if state.stage is Stage.SETUP and not state.placing:
        for side in state.companies:
            yield Label("dice-bag-hint-xp", {"side": side, "xp": state.xp.get(side, 0)})
    if state.stage is Stage.RUNNING and state.is_over and state.round >= state.planned:
        yield Label("dice-bag-hint-end-or-extend", {"planned": state.planned})
    if seat.is_gm and state.stage is not Stage.ENDED:
        yield from _hints_for_gm(state)


def _hints_for_gm(state: State) -> Iterator[Label]:
    fighting = (
        c.side for c in state.roster.here if state.character(c.id).kind is not Kind.WANDERER
    )
    for side in dict.fromkeys(fighting):
        if not size(state.dice, side):
            yield Label("dice-bag-hint-no-dice", {"side": side})


# --- the bag ------------------------------------------------------------------------------------


def _pools(state: State) -> tuple[Pool, ...]:
    dice, bag = state.dice, state.bag
    return tuple(
        Pool(die.key, die_label(die), bag[die], count, die.colour.value, die.side)
        for die, count in dice.items()
        if count
    )


def _tokens(state: State, seat: Seat) -> tuple[Token, ...]:
    tokens = []
    for number, drawn in enumerate(state.drawn, start=1):
        who = drawn.who
        if who and (state.roster[who].gone or not state.roster.knows(seat, who)):
            who = ""
        params: dict[str, str | int] = {"number": number, "side": drawn.die.side}
        params["colour"] = drawn.die.colour.value
        label = Label(f"dice-bag-token-{drawn.fate.value}", params)
        colour, side = drawn.die.colour.value, drawn.die.side
        now = drawn.fate is Fate.IN_USE
        tokens.append(Token(f"{state.round}-{number}", label, colour, side, who, now))
    return tuple(tokens)


def _chances(state: State) -> tuple[Chance, ...]:
    """How likely what comes next is, for everybody to see."""
    bag = state.bag
    there = size(bag)
    if not there:
        return ()
    found: list[Chance] = []
    for side in sides(bag):
        label = Label("dice-bag-chance-owner", {"side": side})
        share = chance(size(bag, side), there)
        found.append(_chance(f"owner|{side}", label, share, side))
    for die, count in bag.items():
        if count:
            label = Label("dice-bag-chance-die", {"side": die.side, "colour": die.colour.value})
            share = chance(count, there)
            found.append(_chance(f"die|{die.key}", label, share, die.side, tone=die.colour.value))
    for side in sides(bag):
        for draws in range(2, min(MOST_DRAWS_AHEAD, there) + 1):
            label = Label("dice-bag-chance-within", {"side": side, "draws": draws})
            share = chance_within(size(bag, side), there, draws)
            found.append(_chance(f"within|{draws}|{side}", label, share, side, draws=draws))
    return tuple(found)


def _chance(  # noqa: PLR0913 - all that a chance is
    name: str, label: Label, share: Fraction, side: str, *, tone: str = "", draws: int = 1
) -> Chance:
    wins, of = str(share.numerator), str(share.denominator)
    return Chance(name, label, wins, of, permille(share), side, tone, draws)


# --- the checklist ------------------------------------------------------------------------------


def _checklist(state: State, seat: Seat) -> Iterator[Check]:
    if state.stage is Stage.SETUP and state.placing:
        placing = state.placing
        for side in placing.order:
            label = Label("dice-bag-check-side", {"side": side, "xp": state.xp.get(side, 0)})
            now = "now" if side == placing.turn else "open" if side in placing.left else "done"
            yield Check(side, label, now, _known(state, seat, side))
    if state.stage is not Stage.RUNNING:
        return
    if state.phase is Phase.BEFORE:
        now_ready = state.next_to_be_ready
        for side in state.order or state.companies:
            label = Label("dice-bag-check-side", {"side": side, "xp": state.xp.get(side, 0)})
            now = "now" if side == now_ready else "done" if side in state.ready else "open"
            yield Check(side, label, now, _known(state, seat, side))
    if state.phase is Phase.UPKEEP:
        yield from _steps(state, seat)
    for item, one in owed(state):
        if state.roster.knows(seat, one.id):
            label = Label(f"dice-bag-owed-{item.value}")
            yield Check(f"owed|{item.value}|{one.id}", label, "open", (one.id,))


def _steps(state: State, seat: Seat) -> Iterator[Check]:
    known = state.sides_known_to(seat)
    for step in (s for s in state.steps if s.side in known):
        made = ", ".join(effect.name for effect in effects(state, step))
        key = f"dice-bag-item-{step.item.value}"
        if step.item in (Item.DISSIPATE, Item.GATES) and made:
            label = Label(f"{key}-of", {"side": step.side, "names": made})
        else:
            label = Label(key, {"side": step.side})
        done = step.id in state.steps_done
        now = "done" if done else "now" if step == state.step else "open"
        whom = had(state, step) if done else concerned(state, step)
        about = tuple(c.id for c in whom if state.roster.knows(seat, c.id))
        yield Check(step.id, label, now, about)
