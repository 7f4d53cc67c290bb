"""What may be done to combatants, by whom, and what comes of it: the same in every system."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rondel.core import roster_words as w
from rondel.core.clock import Clock, Until
from rondel.core.dice import Dice
from rondel.core.labels import Label
from rondel.core.offers import (
    LONGEST_NAME,
    LONGEST_NOTE,
    Combatants,
    Command,
    Domain,
    Event,
    Fields,
    Flag,
    Group,
    Offer,
    OneOf,
    PlayerSeat,
    Range,
    Refusal,
    Text,
)
from rondel.core.roster import (
    Combatant,
    Condition,
    HpShown,
    PlayerMay,
    Roster,
    Standing,
    free_names,
)
from rondel.core.seats import OBSERVER, Role, Seat

MOST_COMBATANTS = 200  # in one encounter
MOST_AT_ONCE = 20  # combatants added by one command
MOST_HP = 9_999  # hit points
MOST_CONDITIONS = 20  # on one combatant
LONGEST_CONDITION = 99  # rounds
LONGEST_TIME = 100_000  # in the clock's unit; a condition that lasts for a time
A_WHILE = 20  # in the clock's unit

_STANDINGS = OneOf(
    tuple(s.value for s in Standing),
    tuple(Label(f"core-standing-{s.value}") for s in Standing),
    Standing.FIGHTING.value,
)
_FOR_GOOD: Fields = {
    "until": OneOf((Until.ENDLESS.value,)),
    "rounds": OneOf((0,)),
    "whose": OneOf(("",), default=""),
    "time": OneOf((0,)),
}
_AT_A_TURN = OneOf(
    (Until.TURN_START.value, Until.TURN_END.value),
    (Label("core-until-turn-start"), Label("core-until-turn-end")),
    Until.TURN_START.value,
)
_NAME = Text()
_NUMBERED = Text(LONGEST_NAME - len(" 200"))  # leaves room for a number


def legal(roster: Roster, clock: Clock, seat: Seat) -> Iterator[Offer]:
    """What *seat* may do to whom."""
    if seat.role is Role.OBSERVER:
        return
    yield from _joining(roster, seat)
    if seat.is_gm:
        yield from _permissions(roster)
        yield from _hp_shown(roster)
    mine = roster.steered_by(seat)
    if not mine:
        return
    if seat.is_gm:
        yield from _for_gm(roster, mine)
    may = frozenset(PlayerMay) if seat.is_gm else roster.players_may
    if PlayerMay.RENAME in may:
        yield Offer(w.Rename, {"who": _ids(mine), "name": _NAME})
    if PlayerMay.HP in may:
        yield from _hit_points(mine)
    if PlayerMay.STANDING in may:
        yield Offer(w.SetStanding, {"who": _ids(mine), "standing": _STANDINGS})
    if PlayerMay.CONDITIONS in may:
        yield from _conditions(roster, clock, seat, mine)


def _ids(combatants: Sequence[Combatant]) -> Combatants:
    return Combatants(tuple(c.id for c in combatants))


def _side(roster: Roster, seat: Seat) -> Text:
    known = tuple(dict.fromkeys(c.side for c in roster.known_to(seat)))
    return Text(known=known, default=known[0] if known else "")


def room_for_more(roster: Roster, seat: Seat) -> int:
    """How many combatants still fit in, as far as *seat* knows; those who are gone count too."""
    return MOST_COMBATANTS - sum(roster.knows(seat, who) for who in roster.combatants)


def crowded(roster: Roster, seat: Seat) -> Refusal | None:
    """That nobody else fits in, as far as *seat* knows."""
    if room_for_more(roster, seat) > 0:
        return None
    return Refusal("too-many-combatants", {"most": MOST_COMBATANTS})


def full(roster: Roster, clock: Clock, seat: Seat, command: Command) -> Refusal | None:
    """That there is no room for what *command* adds, if *seat* may add it otherwise."""
    may = frozenset(PlayerMay) if seat.is_gm else roster.players_may
    match command:
        case w.AddCombatants() if PlayerMay.JOIN in may:
            return crowded(roster, seat)
        case w.AddCondition(who) if PlayerMay.CONDITIONS in may:
            if len(roster.lasting(who, clock)) >= MOST_CONDITIONS:
                name = roster[who].name
                return Refusal("too-many-conditions", {"name": name, "most": MOST_CONDITIONS})
    return None


def _joining(roster: Roster, seat: Seat) -> Iterator[Offer]:
    room = min(MOST_AT_ONCE, room_for_more(roster, seat))
    if room < 1 or not (seat.is_gm or PlayerMay.JOIN in roster.players_may):
        return
    owner: Domain = PlayerSeat() if seat.is_gm else OneOf((seat.id,), default=seat.id)
    fields: Fields = {
        "name": _NUMBERED,
        "count": Range(1, room, default=1),
        "side": _side(roster, seat),
        "controller": owner,
        "hidden": Flag() if seat.is_gm else OneOf((False,), default=False),
        "hp": Range(1, MOST_HP, optional=True),
    }
    yield Offer(w.AddCombatants, fields, Group.SETUP)


def _for_gm(roster: Roster, everybody: Sequence[Combatant]) -> Iterator[Offer]:
    all_ids = _ids(everybody)
    yield Offer(w.SetSide, {"who": all_ids, "side": _side(roster, Seat(Role.GM))})
    yield Offer(w.Assign, {"who": all_ids, "controller": PlayerSeat()})
    if visible := [c for c in everybody if not c.hidden]:
        yield Offer(w.Hide, {"who": _ids(visible)})
    if hidden := [c for c in everybody if c.hidden]:
        yield Offer(w.Reveal, {"who": _ids(hidden)})
    note = Text(LONGEST_NOTE, least=0, long=True)
    yield Offer(w.WriteNote, {"who": all_ids, "note": note})
    yield Offer(w.RemoveCombatant, {"who": all_ids}, confirm=True)


def _permissions(roster: Roster) -> Iterator[Offer]:
    for what in PlayerMay:
        allowed = what in roster.players_may
        name = OneOf((what.value,), (Label(f"core-players-may-{what.value}"),), what.value)
        label = Label(f"core-permit-{what.value}")
        fields: Fields = {"what": name, "allowed": Flag(default=allowed)}
        yield Offer(w.Permit, fields, Group.RULES, label)


def _hp_shown(roster: Roster) -> Iterator[Offer]:
    labels = tuple(Label(f"core-hp-{how.value}") for how in HpShown)
    for side in roster.sides:
        # A side that mixes players' and the GM's has no single answer until one is given.
        usual = {roster.hp_for(OBSERVER, c.id) for c in roster.here if c.side == side}
        now = usual.pop().value if len(usual) == 1 else None
        how = OneOf(tuple(how.value for how in HpShown), labels, now)
        fields: Fields = {"side": OneOf((side,), default=side), "how": how}
        yield Offer(w.ShowHp, fields, Group.RULES, Label("core-show-hp", {"side": side}))


def _hit_points(mine: Sequence[Combatant]) -> Iterator[Offer]:
    by = Range(-MOST_HP, MOST_HP, default=-1)
    if with_hp := [c for c in mine if c.hp is not None]:
        yield Offer(w.ChangeHp, {"who": _ids(with_hp), "by": by})
    hp, most = Range(0, MOST_HP, optional=True), Range(1, MOST_HP, optional=True)
    yield Offer(w.SetHp, {"who": _ids(mine), "hp": hp, "max_hp": most})
    if standing := [c for c in mine if not c.fallen]:
        yield Offer(w.MarkFallen, {"who": _ids(standing)})
    uncounted = Range(0, -1, optional=True)
    for fallen in (c for c in mine if c.fallen):
        counted = Range(1, fallen.max_hp or MOST_HP, default=1)
        risen = uncounted if fallen.hp is None else counted
        yield Offer(w.RaiseFallen, {"who": _ids([fallen]), "hp": risen})


def _conditions(
    roster: Roster, clock: Clock, seat: Seat, mine: Sequence[Combatant]
) -> Iterator[Offer]:
    ids = _ids([c for c in mine if len(roster.lasting(c.id, clock)) < MOST_CONDITIONS])
    for way, how_long in _ways(clock, _ids(roster.known_to(seat))) if ids.ids else ():
        fields: Fields = {"who": ids, "name": _NAME, **_FOR_GOOD, **how_long}
        yield Offer(w.AddCondition, fields, label=Label(f"core-add-condition-{way}"))
    for one in mine:
        if lasting := roster.lasting(one.id, clock):
            names = tuple(Label("core-name", {"name": c.name}) for c in lasting)
            which = OneOf(tuple(c.id for c in lasting), names)
            yield Offer(w.EndCondition, {"who": _ids([one]), "condition": which})


def _ways(clock: Clock, everybody: Combatants) -> Iterator[tuple[str, Fields]]:
    """How long a condition may last by *clock*: the fields that say so, by their label."""
    yield "endless", {}
    if clock.time is None:
        later: Domain = Range(0, LONGEST_CONDITION, default=0)
        rounds = Range(1, LONGEST_CONDITION, default=1)
        yield "rounds", {"until": OneOf((Until.ROUNDS.value,)), "rounds": rounds}
    else:
        later = _FOR_GOOD["rounds"]
        time = Range(1, LONGEST_TIME, default=A_WHILE, time="span")
        yield "time", {"until": OneOf((Until.TIME.value,)), "time": time}
    yield "turn", {"until": _AT_A_TURN, "rounds": later, "whose": everybody}


def decide(roster: Roster, clock: Clock, command: Command, dice: Dice) -> Sequence[Event]:
    """What comes of a command about combatants."""
    match command:
        case w.AddCombatants():
            return _added(roster, command, dice)
        case w.Rename(who, name):
            return [w.CombatantRenamed(who, name)]
        case w.SetSide(who, side):
            return [w.SideChanged(who, side)]
        case w.Assign(who, controller):
            return [w.ControllerChanged(who, controller)]
        case w.Hide(who):
            return [w.CombatantHidden(who)]
        case w.Reveal(who):
            return _revealed(roster, who)
        case w.ChangeHp(who, by):
            return hp_changes(roster[who], (roster[who].hp or 0) + by)
        case w.SetHp(who, hp, max_hp):
            return hp_changes(replace(roster[who], max_hp=max_hp), hp)
        case w.MarkFallen(who):
            return [w.CombatantFell(who)]
        case w.RaiseFallen(who, hp):
            risen = replace(roster[who], fallen=False)
            return [*(hp_changes(risen, hp) if hp else ()), w.CombatantRaised(who)]
        case w.SetStanding(who, standing):
            return [w.StandingChanged(who, Standing(standing))]
        case w.AddCondition(who, name, until, rounds, whose, time):
            due = clock.due(Until(until), rounds, whose, time)
            made = Condition(dice.identifier(f"condition {name}"), name, due)
            return [w.ConditionBegan(who, made)]
        case w.EndCondition(who, condition):
            return [w.ConditionEnded(who, condition)]
        case w.WriteNote(who, note):
            return [w.NoteWritten(who, note)]
        case w.RemoveCombatant(who):
            return [w.CombatantRemoved(who)]
        case w.Permit(what, allowed):
            return [w.PlayersPermitted(PlayerMay(what), allowed)]
        case w.ShowHp(side, how):
            return [w.HpShownAs(side, HpShown(how))]
    message = f"{command} is no command about combatants"
    raise TypeError(message)


def hp_changes(combatant: Combatant, hp: int | None) -> Sequence[Event]:
    """What comes of *combatant* having *hp* hit points: fallen at 0, raised by more than before.

    Hit points stay between 0 and the most that the combatant can have.
    """
    if hp is not None:
        hp = max(0, min(hp, MOST_HP if combatant.max_hp is None else combatant.max_hp))
    happened: list[Event] = [w.HpChanged(combatant.id, combatant.hp, hp, combatant.max_hp)]
    if hp == 0 and not combatant.fallen:
        happened.append(w.CombatantFell(combatant.id))
    if combatant.fallen and (hp or 0) > (combatant.hp or 0):
        happened.append(w.CombatantRaised(combatant.id))
    return happened


def _added(roster: Roster, command: w.AddCombatants, dice: Dice) -> Sequence[Event]:
    # Numbers count only those of the same visibility: a gap in them would tell of the hidden.
    # A hidden one in the way is given another name instead, which nobody else has seen yet.
    here = roster.here
    in_the_way = [c for c in here if command.hidden or not c.hidden]
    names = free_names(command.name, command.count, (c.name for c in in_the_way))
    taken = {c.name for c in here} | {command.name, *names}
    happened: list[Event] = []
    for hidden in (c for c in here if c.hidden and c.name in names and not command.hidden):
        (name,) = free_names(command.name, 1, taken)
        taken.add(name)
        happened.append(w.CombatantRenamed(hidden.id, name))
    for name in names:
        one = Combatant(
            dice.identifier(f"combatant {name}"),
            name,
            command.side,
            command.controller,
            command.hidden,
            command.hp,
            command.hp,
        )
        happened.append(w.CombatantAdded(one))
    return happened


def _revealed(roster: Roster, who: str) -> Sequence[Event]:
    others = [c.name for c in roster.here if c.id != who and not c.hidden]
    (name,) = free_names(roster[who].name, 1, others)
    if name == roster[who].name:
        return [w.CombatantRevealed(who)]
    return [w.CombatantRenamed(who, name), w.CombatantRevealed(who)]


def evolve(roster: Roster, event: Event) -> Roster:
    """The roster after *event*, which may be none of its own."""
    match event:
        case w.CombatantAdded(combatant):
            return roster.put(combatant)
        case w.PlayersPermitted(what, allowed):
            may = roster.players_may | {what} if allowed else roster.players_may - {what}
            return replace(roster, players_may=may)
        case w.HpShownAs(side, how):
            return replace(roster, hp_shown={**roster.hp_shown, side: how})
        case w.CombatantRenamed(who, name):
            return roster.put(replace(roster[who], name=name))
        case w.SideChanged(who, side):
            return roster.put(replace(roster[who], side=side))
        case w.ControllerChanged(who, controller):
            return roster.put(replace(roster[who], controller=controller))
        case w.CombatantHidden(who):
            return roster.put(replace(roster[who], hidden=True))
        case w.CombatantRevealed(who):
            return roster.put(replace(roster[who], hidden=False))
        case w.HpChanged(who, _, after, max_hp):
            return roster.put(replace(roster[who], hp=after, max_hp=max_hp))
        case w.CombatantFell(who):
            return roster.put(replace(roster[who], fallen=True))
        case w.CombatantRaised(who):
            return roster.put(replace(roster[who], fallen=False))
        case w.StandingChanged(who, standing):
            return roster.put(replace(roster[who], standing=standing))
        case w.ConditionBegan(who, condition):
            kept = (*roster[who].conditions, condition)
            return roster.put(replace(roster[who], conditions=kept))
        case w.ConditionEnded(who, condition_id):
            kept = tuple(c for c in roster[who].conditions if c.id != condition_id)
            return roster.put(replace(roster[who], conditions=kept))
        case w.NoteWritten(who, note):
            return roster.put(replace(roster[who], note=note))
        case w.CombatantRemoved(who):
            return roster.put(replace(roster[who], gone=True))
    return roster
