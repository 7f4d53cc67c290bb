"""The document of one audience: everything it may see, built up from nothing.

What a system's view says is checked once more: whoever the seat may not know of gets no row, no
mark and no place in an offer, even if the view of a third party's system is careless.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from rondel.core import (
    Board,
    EncounterState,
    Entry,
    HpShown,
    Item,
    Role,
    Seat,
    Slot,
    Stage,
    Term,
    encounter,
    intents,
    pacing,
)
from rondel.core.system import settings_of
from rondel.table import door
from rondel.table.log import Telling
from rondel.table.look import Look, written
from rondel.table.pace import Pace
from rondel.table.plain import OfferWriter, label_json
from rondel.table.play import Play
from rondel.table.record import EncounterRecord, SeatRecord
from rondel.table.sitting import Sitting
from rondel.table.undoing import last_to_show, of_one_press, whom

USUAL_DIE = 6  # sides
LINES_AT_ONCE = 200  # of the log, in a document
LINES_A_PAGE = 100  # of the log, when earlier ones are asked for


def document(
    sitting: Sitting, seat: SeatRecord, opened: str | None, now: datetime
) -> dict[str, Any]:
    """What *seat* sees of its table, and of the encounter *opened*, or shown if that is None.

    Only GMs may open an encounter; everybody else sees the one that is shown.
    """
    record, look = sitting.record, Look(sitting, seat, now)
    people = {} if seat.info.role is Role.OBSERVER else record.people
    chosen = record.encounters.get(opened_for(look, opened))
    told = {"table": _table(look, people)}
    if chosen is not None and (play := look.find(chosen.id)) is not None:
        told["encounter"] = encounter_json(chosen, play, seat, people, look)
    return told


def opened_for(look: Look, opened: str | None) -> str:
    """The id of the encounter to look at when a seat asks for *opened*; empty for none."""
    if opened and look.seat.info.role is Role.GM:
        return opened
    return look.shown


def _table(look: Look, people: Mapping[str, str]) -> dict[str, Any]:
    sitting, seat = look.sitting, look.seat
    record = sitting.record
    told: dict[str, Any] = {
        "id": record.id,
        "name": record.name,
        "role": seat.info.role.value,
        "people": dict(people),
    }
    if record.lang:
        told["lang"] = record.lang
    if record.delay and seat.info.role is not Role.PLAYER:
        told["delay"] = record.delay
    if seat.info.role is Role.GM:
        told["encounters"] = {e.id: _encounter(look, e, e.n) for e in record.encounters.values()}
        told["seats"] = {id_: _seat(sitting, s) for id_, s in record.seats.items()}
        told |= door.told(record, look.now) | {"frames": list(record.frames)}
        told["systems"] = {
            slug: {"name": codec.system.meta.name, "source": codec.system.meta.source}
            for slug, codec in sitting.codecs.items()
        }
        return told
    shown = record.encounters.get(look.shown)
    # Its true place would tell how many are prepared.
    told["encounters"] = {shown.id: _encounter(look, shown, 1)} if shown else {}
    if seat.info.role is Role.PLAYER:
        told |= {"seat": seat.info.id, "me": seat.info.name}
    return told


def _encounter(look: Look, record: EncounterRecord, place: int) -> dict[str, Any]:
    play = look.find(record.id)
    return {
        "name": record.name,
        "system": record.system,
        "stage": "ended" if play is None else play.state.stage.value,
        "shown": record.id == look.shown,
        "n": place,
    }


def _seat(sitting: Sitting, seat: SeatRecord) -> dict[str, Any]:
    told: dict[str, Any] = {
        "name": seat.info.name,
        "role": seat.info.role.value,
        "owner": seat.info.owner,
        "online": seat.info.id in sitting.online,
    }
    if seat.seen:
        told["seen"] = seat.seen
    if seat.revoked:
        told["revoked"] = True
    return told


def encounter_json(
    record: EncounterRecord,
    play: Play,
    seat: SeatRecord,
    people: Mapping[str, str],
    look: Look | None = None,
) -> dict[str, Any]:
    """What *seat* sees of one encounter; *people* are the players it may know of.

    *look* says how much later it is; without it, it is the present.
    """
    system, state = play.system, play.state
    known = [c.id for c in state.roster.known_to(seat.seat)]
    offers = OfferWriter(system, frozenset(known))
    offers.add(encounter.legal(system, state, seat.seat))
    board = system.view(state, seat.seat)
    running = state.stage is Stage.RUNNING
    active = state.active_for(seat.seat) if running else frozenset()
    told: dict[str, Any] = {
        "id": record.id,
        "name": record.name,
        "system": record.system,
        "stage": state.stage.value,
        "round": state.round,
        **_time(state, seat.seat),
        **_timer(state, play.pace(seat.seat), look),
        "board": _board(board, frozenset(known), active),
        "figures": {
            who: _figure(state, seat, people, who) | {"n": n} for n, who in enumerate(known, 1)
        },
        "offers": offers.offers,
        "offer_order": list(offers.offers),
        "sets": offers.sets,
        "rules": {
            rule.name: {
                "value": getattr(state.settings, rule.name),
                "default": rule.default,
                "mark": rule.mark.value,
            }
            for rule in settings_of(type(state.settings))
        },
        "log": _log(play.telling(seat.seat)),
    }
    if (last := last_to_show(play, seat)) is not None:
        told["undo"] = _act(play, seat, last.number, of_one_press(play, seat, last))
    if seat.info.role is Role.GM and play.redoable:
        redoable = play.of_one_press(reversed(play.redoable))
        told["redo"] = _act(play, seat, redoable[0], redoable)
    return told


def _time(state: EncounterState, seat: Seat) -> dict[str, int]:
    return {} if state.clock.time is None else {"time": state.time_for(seat)}


def _timer(state: EncounterState, pace: Pace, look: Look | None) -> dict[str, Any]:
    """How to draw the turn timer: *since* while it runs, the seconds that it *ran* at rest.

    It rests in a pause, and while time stands still for the seat. After the end nothing goes on.
    """
    rests = state.paused and state.stage is Stage.RUNNING
    paused: dict[str, Any] = {"paused": True} if rests else {}
    if not pacing.sees_timer(state, pace.seat):
        return paused
    timer: dict[str, Any] = {"mode": state.timer.mode.value, "seconds": state.timer.seconds}
    if state.stage is Stage.RUNNING and state.active_for(pace.seat) and pace.since:
        if state.paused:
            timer["ran"] = int(pace.ran.total_seconds())
        elif look is not None and look.stands:
            ran = datetime.fromisoformat(look.stands) - pace.since
            timer["ran"] = int(ran.total_seconds())
        else:
            timer["since"] = written(pace.since + (look.delay if look else timedelta()))
    return paused | {"timer": timer}


def _act(play: Play, seat: SeatRecord, number: int, acts: Sequence[int]) -> dict[str, Any]:
    """The first of *acts*, all of one press, by its *number*."""
    told: dict[str, Any] = {"act": number, "label": label_json(play.act(acts[0]).label)}
    return told | ({"names": whom(play, seat, acts)} if len(acts) > 1 else {})


def _log(telling: Telling) -> dict[str, Any]:
    end = len(telling.lines) + 1
    return {"told": len(telling.lines), "lines": telling.page(end - LINES_AT_ONCE, end)}


def _figure(
    state: EncounterState, seat: SeatRecord, people: Mapping[str, str], who: str
) -> dict[str, Any]:
    roster = state.roster
    one = roster[who]
    told: dict[str, Any] = {
        "name": one.name,
        "side": one.side,
        "standing": one.standing.value,
        "conditions": {},
    }
    if one.controller in people:
        told["controller"] = one.controller
    if seat.info.role is Role.PLAYER and one.controller == seat.info.id:
        told["mine"] = True
    if one.hidden:
        told["hidden"] = True
    how = roster.hp_for(seat.seat, who)
    if how is HpShown.NUMBERS:
        told |= {} if one.hp is None else {"hp": one.hp}
        told |= {} if one.max_hp is None else {"max_hp": one.max_hp}
    if how is HpShown.WORDS and one.health is not None:
        told["health"] = one.health.value
    if (intent := intents.known_to(state, seat.seat, who)) is not None:
        told["intent"] = {"what": intent.what} | ({"public": True} if intent.public else {})
    if one.fallen:
        told["fallen"] = True
    clock = state.clock_for(seat.seat)
    for condition in roster.lasting(who, clock):
        due = condition.due
        shown: dict[str, Any] = {"name": condition.name, "until": due.until.value}
        if (left := clock.rounds_left(due)) is not None:
            shown["rounds"] = left
        if (left := clock.time_left(due)) is not None:
            shown["time"] = left
        if due.whose in roster.combatants and roster.knows(seat.seat, due.whose):
            shown["whose"] = due.whose
            if later := clock.rounds_before(due):
                shown["later"] = later
        told["conditions"][condition.id] = shown
    if seat.info.role is Role.GM:
        told |= _said(note=one.note, key=one.key)
    return told


def _board(board: Board, known: frozenset[str], active: frozenset[str]) -> dict[str, Any]:
    slots = [slot for slot in board.slots if not slot.who or slot.who in known]
    told: dict[str, Any] = {
        "headline": label_json(board.headline),
        "prompts": [
            {"label": label_json(p.label), "about": [w for w in p.about if w in known]}
            | ({"anybody": True} if p.anybody else {})
            for p in board.prompts
            if not p.about or not known.isdisjoint(p.about)
        ],
        "hints": [label_json(hint) for hint in board.hints],
        "order": [slot.id for slot in slots],
        "slots": {slot.id: _slot(slot, active) for slot in slots},
        "pools": [
            {"id": p.id, "label": label_json(p.label), "left": p.left, "of": p.of}
            | _said(tone=p.tone, side=p.side)
            for p in board.pools
        ],
        "tokens": [
            {"id": t.id, "label": label_json(t.label)}
            | _said(tone=t.tone, side=t.side, who=t.who)
            | ({"now": True} if t.now else {})
            for t in board.tokens
            if not t.who or t.who in known
        ],
        "chances": [
            {
                "id": c.id,
                "label": label_json(c.label),
                "wins": c.wins,
                "of": c.of,
                "permille": c.permille,
                "draws": c.draws,
            }
            | _said(side=c.side, tone=c.tone, who=c.who)
            for c in board.chances
            if not c.who or c.who in known
        ],
        "line": [_entry(e) for e in board.line if not e.who or e.who in known],
        "checklist": [
            {
                "id": check.id,
                "label": label_json(check.label),
                "state": check.state,
                "about": [who for who in check.about if who in known],
            }
            for check in board.checklist
            if not check.about or not known.isdisjoint(check.about)
        ],
        "catalogue": [_item(item) for item in board.catalogue],
        "choices": [_item(item) for item in board.choices],
    }
    if board.unit is not None:
        told["unit"] = label_json(board.unit)
    if (now := board.moment) is not None:
        told["moment"] = {"at": now.at, "units": now.units, "seconds": now.seconds}
    return told


def _slot(slot: Slot, active: frozenset[str]) -> dict[str, Any]:
    told: dict[str, Any] = {
        "pip": slot.pip.value,
        "counters": [{"key": c.key, "left": c.left, "of": c.of} for c in slot.counters],
        "badges": [label_json(badge) for badge in slot.badges],
    }
    if slot.who:
        told["who"] = slot.who
    if slot.label is not None:
        told["label"] = label_json(slot.label)
    if slot.at is not None:
        told["at"] = slot.at
    if slot.who in active:
        told["active"] = True
    told["why"] = [_term(term) for term in slot.why]
    if slot.sheet:
        told["sheet"] = [_item(item) for item in slot.sheet]
    return told


def _term(term: Term) -> dict[str, Any]:
    told: dict[str, Any] = {"label": label_json(term.label), "counted": term.counted}
    if term.value is not None:
        told["value"] = term.value
    if term.faces:
        told["faces"] = list(term.faces)
        told |= {} if term.sides == USUAL_DIE else {"sides": term.sides}
    return told


def _item(item: Item) -> dict[str, Any]:
    told: dict[str, Any] = {
        "id": item.id,
        "label": label_json(item.label),
        "terms": [_term(term) for term in item.terms],
        "marks": [label_json(mark) for mark in item.marks],
    }
    if item.value is not None:
        told["value"] = item.value
    if item.now:
        told["now"] = True
    return told


def _entry(entry: Entry) -> dict[str, Any]:
    told = {
        "id": entry.id,
        "at": entry.at,
        "label": label_json(entry.label),
        "state": entry.state,
    }
    told |= {} if entry.since is None else {"since": entry.since}
    told |= {"secret": True} if entry.secret else {}
    told |= {"every": entry.every, "again": entry.again} if entry.again else {}
    return told | _said(who=entry.who, kind=entry.kind)


def _said(**texts: str) -> dict[str, str]:
    """Those of *texts* that are not empty."""
    return {name: text for name, text in texts.items() if text}
