"""Who may change the numbers that speed rounds roll with, and the list of manoeuvres."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rondel.core import (
    Combatant,
    Combatants,
    Command,
    Fields,
    Group,
    Label,
    Offer,
    OneOf,
    PlayerMay,
    Range,
    Refusal,
    Seat,
    Text,
    share_offers,
)
from rondel.systems.speed_rounds import commands as k
from rondel.systems.speed_rounds.speed import HALF, QUARTER, Kind, sum_of
from rondel.systems.speed_rounds.state import BASIC_ACTIONS, State

MOST_TRAIT = 99  # reflexes, skill, weapon speed
MOST_ACTIONS = 99  # bonus actions that a manoeuvre may cost
MOST_ACTIVITIES = 12  # on one sheet
MOST_BONUSES = 12  # on one activity
MOST_MANOEUVRES = 40

_KINDS = OneOf(
    tuple(kind.value for kind in Kind),
    tuple(Label(f"speed-rounds-kind-{kind.value}") for kind in Kind),
    Kind.FIGHTING.value,
)
_SHARES = OneOf(
    (1, HALF, QUARTER),
    tuple(Label(f"speed-rounds-share-{n}") for n in (1, HALF, QUARTER)),
    1,
)


def sheets(state: State, seat: Seat, mine: Sequence[Combatant]) -> Iterator[Offer]:
    """What *seat* may do to the sheets of *mine*, the combatants it steers."""
    if mine and (seat.is_gm or PlayerMay.SHEET in state.roster.players_may):
        yield from _numbers(state, mine)
    yield from _declaring(state, mine)
    if seat.is_gm:
        written = (c.id for c in mine if c.id in state.sheets)
        yield from share_offers(state.roster, written, k.ShareSheet, "speed-rounds")
        yield from _specialties(state, mine)
        yield from _manoeuvres(state)


def full(state: State, seat: Seat, command: Command) -> Refusal | None:
    """That there is no room for what *command* adds, if *seat* may add it otherwise."""
    mine = {c.id for c in state.roster.steered_by(seat)}
    written = seat.is_gm or PlayerMay.SHEET in state.roster.players_may
    match command:
        case k.AddActivity(who) if written and who in mine:
            return Refusal.of_one_more(len(state.sheet(who).activities), MOST_ACTIVITIES)
        case k.AddBonus(who, activity) if written and who in mine:
            bonuses = (len(a.bonuses) for a in state.sheet(who).activities if a.id == activity)
            return Refusal.of_one_more(next(bonuses, 0), MOST_BONUSES)
        case k.AddManoeuvre() if seat.is_gm:
            return Refusal.of_one_more(len(state.manoeuvres), MOST_MANOEUVRES)
    return None


def _numbers(state: State, mine: Sequence[Combatant]) -> Iterator[Offer]:
    everyone = Combatants.of(*(c.id for c in mine))
    trait = Range(-MOST_TRAIT, MOST_TRAIT)
    alike: dict[int, list[str]] = {}
    for one in mine:
        alike.setdefault(state.sheet(one.id).reflexes, []).append(one.id)
    for now, ids in alike.items():
        reflexes = Range(0, MOST_TRAIT, default=now)
        yield Offer(k.SetReflexes, {"who": Combatants.of(*ids), "reflexes": reflexes}, Group.SETUP)
    room = [c.id for c in mine if len(state.sheet(c.id).activities) < MOST_ACTIVITIES]
    if room:
        fields: Fields = {
            "who": Combatants.of(*room),
            "name": Text(),
            "kind": _KINDS,
            "value": trait,
        }
        yield Offer(k.AddActivity, fields, Group.SETUP)
    if len(mine) > 1:
        yield Offer(k.CopySheet, {"who": everyone, "like": everyone}, Group.SETUP)
    for one in mine:
        yield from _sheet(state, one.id)


def _specialties(state: State, mine: Sequence[Combatant]) -> Iterator[Offer]:
    """One offer for all who have the same specialties."""
    alike: dict[frozenset[str], list[str]] = {}
    for one in mine:
        alike.setdefault(state.sheet(one.id).specialties, []).append(one.id)
    for specialties, ids in alike.items():
        for has, key in (
            (True, "speed-rounds-specialty-on"),
            (False, "speed-rounds-specialty-off"),
        ):
            of = [m.id for m in state.manoeuvres if (m.id in specialties) is not has]
            if of:
                labels = tuple(manoeuvre_label(state, m) for m in of)
                fields: Fields = {
                    "who": Combatants.of(*ids),
                    "manoeuvre": OneOf(tuple(of), labels),
                    "has": OneOf((has,), default=has),
                }
                yield Offer(k.SetSpecialty, fields, Group.SETUP, Label(key))


def _sheet(state: State, who: str) -> Iterator[Offer]:
    activities = state.sheet(who).activities
    if not activities:
        return
    names = tuple(Label("core-name", {"name": a.name}) for a in activities)
    one_of = OneOf(tuple(a.id for a in activities), names, activities[0].id)
    yield Offer(k.DropActivity, {"who": Combatants.of(who), "activity": one_of}, Group.SETUP)
    room = [a for a in activities if len(a.bonuses) < MOST_BONUSES]
    if room:
        where = OneOf(
            tuple(a.id for a in room),
            tuple(Label("core-name", {"name": a.name}) for a in room),
            room[0].id,
        )
        fields: Fields = {
            "who": Combatants.of(who),
            "activity": where,
            "name": Text(),
            "value": Range(-MOST_TRAIT, MOST_TRAIT),
            "share": _SHARES,
            "against": Text(least=0),
        }
        yield Offer(k.AddBonus, fields, Group.SETUP)
    bonuses = [b for a in activities for b in a.bonuses]
    if bonuses:
        names = tuple(Label("core-name", {"name": b.name}) for b in bonuses)
        which = OneOf(tuple(b.id for b in bonuses), names)
        yield Offer(k.DropBonus, {"who": Combatants.of(who), "bonus": which}, Group.SETUP)


def _declaring(state: State, mine: Sequence[Combatant]) -> Iterator[Offer]:
    for one in mine:
        activities = state.sheet(one.id).activities
        if len(activities) > 1:
            names = tuple(
                Label(
                    "speed-rounds-activity-base",
                    {"name": a.name, "base": sum_of(state.base(one.id, a))},
                )
                for a in activities
            )
            now = state.sheet(one.id).activity
            which = OneOf(tuple(a.id for a in activities), names, now.id if now else None)
            yield Offer(k.DeclareActivity, {"who": Combatants.of(one.id), "activity": which})


def _manoeuvres(state: State) -> Iterator[Offer]:
    if len(state.manoeuvres) < MOST_MANOEUVRES:
        for needs in (False, True):
            fields: Fields = {
                "name": Text(),
                "basic": Range(0 if needs else 1, BASIC_ACTIONS, default=1),
                "bonus": Range(0, MOST_ACTIONS, default=0),
                "needs_specialty": OneOf((needs,), default=needs),
            }
            key = f"speed-rounds-add-manoeuvre{'-special' if needs else ''}"
            yield Offer(k.AddManoeuvre, fields, Group.RULES, Label(key))
    if state.manoeuvres:
        labels = tuple(manoeuvre_label(state, m.id) for m in state.manoeuvres)
        which = OneOf(tuple(m.id for m in state.manoeuvres), labels)
        yield Offer(k.DropManoeuvre, {"manoeuvre": which}, Group.RULES)


def manoeuvre_label(state: State, manoeuvre_id: str) -> Label:
    """What *manoeuvre_id* is called: by the people who added it, or by us."""
    manoeuvre = state.manoeuvre(manoeuvre_id)
    if manoeuvre is None or not manoeuvre.name:
        return Label(f"speed-rounds-manoeuvre-{manoeuvre_id}")
    return Label("core-name", {"name": manoeuvre.name})
