"""Who may set what in dice-bag rounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rondel.core import (
    Combatant,
    Command,
    Fields,
    Group,
    Label,
    Offer,
    OneOf,
    PlayerMay,
    Range,
    Refusal,
    Rolls,
    Seat,
    Stage,
    Text,
)
from rondel.systems.dice_bag import setup_commands as k
from rondel.systems.dice_bag.bag import Colour, Die
from rondel.systems.dice_bag.characters import Ability, Affliction, Bond, EffectKind, Kind, Weapon
from rondel.systems.dice_bag.sides import TIE_DIE, by_xp
from rondel.systems.dice_bag.state import DICE_OF_A_COLOUR, PlacingWay, State
from rondel.systems.dice_bag.words import dice_of, die_label, ids, one_of, only

MOST_XP = 99_999  # experience points
MOST_DICE = 20  # of one side and colour
MOST_SIDES = 12  # with dice
MOST_EFFECTS = 40
MOST_SPECIAL_EVENTS = 20

COLOURS = OneOf(
    tuple(c.value for c in Colour), tuple(Label(f"dice-bag-colour-{c.value}") for c in Colour)
)


def settings_of_people(state: State, seat: Seat) -> Iterator[Offer]:
    """Everything that *seat* may set."""
    mine = state.roster.steered_by(seat)
    if mine and (seat.is_gm or PlayerMay.CONDITIONS in state.roster.players_may):
        yield from _marks(state, mine)
    if state.stage is Stage.SETUP:
        yield from _placing(state, seat)
    if not seat.is_gm:
        return
    if mine:
        yield from _characters(state, mine)
    yield from _sides(state)
    yield from _matrix(state)
    yield from _effects(state)
    yield from _special_events(state)
    yield from _bag(state)


def _marks(state: State, mine: Sequence[Combatant]) -> Iterator[Offer]:
    everyone = ids(c.id for c in mine)
    fields: Fields = {"who": everyone, "affliction": one_of(Affliction), "has": only(value=True)}
    label = Label("dice-bag-affliction-on")
    yield Offer(k.SetAffliction, fields, Group.COMBATANT, label)
    for one in mine:
        if suffers := [a for a in Affliction if state.has(one.id, a)]:
            fields = {"who": ids([one.id]), "affliction": one_of(suffers), "has": only(value=False)}
            label = Label("dice-bag-affliction-off")
            yield Offer(k.SetAffliction, fields, Group.COMBATANT, label)
    for weapon in Weapon:
        if others := [c.id for c in mine if state.character(c.id).weapon is not weapon]:
            label = Label(f"dice-bag-set-weapon-{weapon.value}")
            fields = {"who": ids(others), "weapon": only(weapon.value)}
            yield Offer(k.SetWeapon, fields, Group.COMBATANT, label)


def _characters(state: State, mine: Sequence[Combatant]) -> Iterator[Offer]:
    everyone = ids(c.id for c in mine)
    yield Offer(k.SetKind, {"who": everyone, "kind": one_of(Kind)}, Group.SETUP)
    for ability in Ability:
        for has in (True, False):
            having = [c.id for c in mine if (ability in state.character(c.id).abilities) is not has]
            if having:
                fields: Fields = {"who": ids(having), "ability": only(ability.value)}
                label = Label(f"dice-bag-ability-{ability.value}-{'on' if has else 'off'}")
                yield Offer(k.SetAbility, fields | {"has": only(has)}, Group.SETUP, label)
    yield from _bonds(state, mine)
    yield from _reserve(state, mine)


def _bonds(state: State, mine: Sequence[Combatant]) -> Iterator[Offer]:
    heroes = [c.id for c in mine if state.character(c.id).kind is Kind.HERO]
    vassals = [c.id for c in mine if state.character(c.id).kind is Kind.VASSAL]
    if heroes and vassals:
        usual = Bond.IN_CONTACT if state.stage is Stage.SETUP else Bond.SUMMONED
        bonds = one_of(Bond, usual)
        fields: Fields = {"who": ids(vassals), "hero": ids(heroes), "bond": bonds}
        yield Offer(k.Bind, fields, Group.SETUP)
    if bound := [c.id for c in mine if state.character(c.id).hero]:
        yield Offer(k.Unbind, {"who": ids(bound)}, Group.SETUP)


def _reserve(state: State, mine: Sequence[Combatant]) -> Iterator[Offer]:
    characters = {c.id: state.character(c.id) for c in mine if c.id not in state.active}
    places = tuple(dict.fromkeys(c.place for c in characters.values() if c.place))
    group = Group.SETUP if state.stage is Stage.SETUP else Group.OVERRIDE
    if outside := [who for who, c in characters.items() if c.in_reserve]:
        yield Offer(k.TakeFromReserve, {"who": ids(outside)}, group)
    if on_board := [who for who, c in characters.items() if not c.in_reserve]:
        place = Text(known=places, default=places[0] if places else "")
        yield Offer(k.PutInReserve, {"who": ids(on_board), "place": place}, group)


def _sides(state: State) -> Iterator[Offer]:
    in_setup = state.stage is Stage.SETUP
    group = Group.SETUP if in_setup else Group.OVERRIDE
    for side in state.companies:
        xp = state.xp.get(side, 0)
        label = Label("dice-bag-set-xp-of", {"side": side})
        fields: Fields = {"side": only(side), "xp": Range(0, MOST_XP, default=xp)}
        yield Offer(k.SetXp, fields, group, label)
    if not in_setup:
        return
    known = state.companies
    for side in known:
        for colour in Colour:
            now = state.dice.get(Die(side, colour), 0)
            fields = {
                "side": only(side),
                "colour": only(colour.value),
                "count": Range(0, MOST_DICE, default=now),
            }
            label = Label("dice-bag-set-dice-of", {"side": side, "colour": colour.value})
            yield Offer(k.SetDice, fields, Group.SETUP, label)
    if len(known) < MOST_SIDES:
        count = Range(0, MOST_DICE, default=DICE_OF_A_COLOUR)
        fields = {"side": Text(), "colour": COLOURS, "count": count}
        yield Offer(k.SetDice, fields, Group.SETUP)


def _matrix(state: State) -> Iterator[Offer]:
    for colour in Colour:
        for kind in Kind:
            allowed = kind not in state.matrix[colour]
            fields: Fields = {
                "colour": only(colour.value),
                "kind": only(kind.value),
                "allowed": only(allowed),
            }
            what = {"colour": colour.value, "kind": kind.value}
            label = Label(f"dice-bag-allow-{'on' if allowed else 'off'}", dict(what))
            yield Offer(k.Allow, fields, Group.RULES, label)


def full(state: State, seat: Seat, command: Command) -> Refusal | None:
    """That there is no room for what *command* adds, if *seat* may add it otherwise."""
    if not seat.is_gm:
        return None
    match command:
        case k.SetDice(side) if state.stage is Stage.SETUP and side not in state.companies:
            return Refusal.of_one_more(len(state.companies), MOST_SIDES)
        case k.AddEffect():
            return Refusal.of_one_more(len(state.effects), MOST_EFFECTS)
        case k.AddSpecialEvent():
            return Refusal.of_one_more(len(state.special_events), MOST_SPECIAL_EVENTS)
    return None


def _effects(state: State) -> Iterator[Offer]:
    if state.companies and len(state.effects) < MOST_EFFECTS:
        fields: Fields = {
            "name": Text(),
            "kind": one_of(EffectKind, EffectKind.VEIL),
            "side": OneOf(state.companies, default=state.companies[0]),
        }
        yield Offer(k.AddEffect, fields, Group.SETUP)
    if state.effects:
        names = tuple(Label("core-name", {"name": effect.name}) for effect in state.effects)
        which = OneOf(tuple(effect.id for effect in state.effects), names)
        yield Offer(k.DropEffect, {"effect": which}, Group.SETUP)


def _special_events(state: State) -> Iterator[Offer]:
    if len(state.special_events) < MOST_SPECIAL_EVENTS:
        yield Offer(k.AddSpecialEvent, {"name": Text()}, Group.SETUP)
    for special in state.special_events:
        name = {"name": special.name}
        one: Fields = {"special": only(special.id)}
        label = Label(f"dice-bag-special-{'off' if special.on else 'on'}", dict(name))
        fields = one | {"on": only(not special.on)}
        yield Offer(k.SwitchSpecialEvent, fields, Group.SETUP, label)
        label = Label("dice-bag-special-drop", dict(name))
        yield Offer(k.DropSpecialEvent, one, Group.SETUP, label, confirm=True)


def placing_token(steps: int) -> str:
    """What a person saw who places something."""
    return f"placing {steps}"


def _placing(state: State, seat: Seat) -> Iterator[Offer]:
    placing = state.placing
    if placing and state.speaks_for(seat, placing.turn):
        side: Fields = {"side": only(placing.turn)}
        seen, who = placing_token(placing.steps), {"side": placing.turn}
        whole = placing.way is PlacingWay.WHOLE
        label = Label("dice-bag-place-all" if whole else "dice-bag-place-one", dict(who))
        yield Offer(k.Place, side, Group.TURN, label, expect=seen, main=True)
        if not whole:
            label = Label("dice-bag-pass-placing-of", dict(who))
            yield Offer(k.PassPlacing, side, Group.TURN, label, expect=seen)
    if not seat.is_gm:
        return
    if placing:
        yield Offer(k.EndPlacing, {}, Group.ROUND)
    elif len(state.companies) > 1:
        tied = sum(len(group) for group in by_xp(state) if len(group) > 1)
        ways = one_of(PlacingWay, PlacingWay.ALTERNATELY)
        rolls = Rolls(tied, TIE_DIE, more=True) if tied else None
        yield Offer(k.BeginPlacing, {"what": Text(), "way": ways}, Group.SETUP, rolls=rolls)


def _bag(state: State) -> Iterator[Offer]:
    if state.stage is not Stage.RUNNING:
        return
    for side in state.companies:
        label = Label("dice-bag-add-die-of", {"side": side})
        fields: Fields = {"side": only(side), "colour": COLOURS}
        yield Offer(k.AddDie, fields, Group.OVERRIDE, label)
    if in_bag := dice_of(state.bag):
        yield Offer(k.RemoveDie, {"die": in_bag}, Group.OVERRIDE)
    done_with = state.drawn[:-1] if state.using else state.drawn
    if done_with:
        numbers = tuple(range(1, len(done_with) + 1))
        which = OneOf(numbers, tuple(die_label(drawn.die) for drawn in done_with))
        seen = f"drawn {state.round} {len(state.drawn)}"
        yield Offer(k.ReturnDie, {"number": which}, Group.OVERRIDE, expect=seen)
