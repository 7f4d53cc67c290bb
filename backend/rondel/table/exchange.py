"""An encounter as a file, and files as encounters: export, import, and the copy of a set-up.

A file comes from anywhere. Nothing in it is believed: it is decoded strictly, played through from
the start, and drawn, before any of it is kept.
"""

from __future__ import annotations

import dataclasses
import unicodedata
from collections.abc import Collection, Iterable, Mapping
from typing import Any

import sqlalchemy as sa

from rondel.core import GM, OBSERVER, EncounterBegun, Event, Role
from rondel.core.offers import LONGEST_NAME, LONGEST_NOTE
from rondel.core.roster_rules import MOST_COMBATANTS
from rondel.core.roster_words import CombatantAdded, ControllerChanged
from rondel.core.system import settings_of
from rondel.table import journal
from rondel.table.acts import Act, BadAct, Codec
from rondel.table.answers import Refused, SeatInfo
from rondel.table.audience import encounter_json
from rondel.table.play import MOST_EVENTS, Play
from rondel.table.record import EncounterRecord, SeatRecord

FORMAT = 1  # of the file
KEYS = {"rondel", "system", "name", "acts"}
LONGEST_NUMBERED = 2 * LONGEST_NAME  # characters; numbers come after a name of any length
LARGEST = 10**15  # any number in a file
DEEPEST = 20  # objects and lists within each other
LAYOUT = frozenset("\t\n")  # controls that belong in a text of several lines
UNTYPED = {"Cc", "Cs", "Zl", "Zp"}  # categories: controls, halves of characters, line breaks
# Marks that turn the direction of text, so that it looks like other text.
TURNING = frozenset(
    map(chr, (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
)


def export(connection: sa.Connection, encounter: EncounterRecord) -> dict[str, Any]:
    """*encounter* with all that happened in it, hidden things too, as plain JSON."""
    acts = [body for _, body in journal.read(connection, encounter.id)]
    return {"rondel": FORMAT, "system": encounter.system, "name": encounter.name, "acts": acts}


def set_up(play: Play) -> list[Act]:
    """The acts that set *play* up, without what was taken back."""
    acts: list[Act] = []
    for seq in play.live:
        act = play.act(seq)
        if any(isinstance(event, EncounterBegun) for event in act.events):
            break
        acts.append(dataclasses.replace(act, seq=len(acts) + 1))
    return acts


def settled(acts: Iterable[Act], players: Collection[str]) -> list[Act]:
    """*acts* with no combatant in the hands of anybody but *players*."""
    return [
        dataclasses.replace(
            act,
            seat=act.seat if act.seat in players else "",
            events=tuple(_owned(event, players) for event in act.events),
        )
        for act in acts
    ]


def _owned(event: Event, players: Collection[str]) -> Event:
    match event:
        case CombatantAdded(combatant) if combatant.controller not in players:
            return CombatantAdded(dataclasses.replace(combatant, controller=""))
        case ControllerChanged(who, controller) if controller not in players:
            return ControllerChanged(who, "")
    return event


def read_file(file: Any, codecs: Mapping[str, Codec]) -> tuple[str, Play]:
    """The name and the play of the encounter in *file*. Refuses what is wrong, and says where."""
    name, codec, bodies = _parts(file, codecs)
    play = Play(codec, (GM, OBSERVER))
    for n, body in enumerate(bodies):
        where = f"acts[{n}]"
        _check_values(body, where)
        try:
            act = codec.decode_strictly(n + 1, body)
        except (BadAct, TypeError) as error:
            raise _bad(where, str(error)) from error
        if play.events + len(act.events) > MOST_EVENTS:
            raise _bad(where, f"more than {MOST_EVENTS} events")
        try:
            play.take(act, play.step(act))
        except Exception as error:  # whatever nonsense leads a system to
            raise _bad(where, f"cannot follow what is before it: {error!r}") from error
    _check_end(play)
    return name, play


def _parts(file: Any, codecs: Mapping[str, Codec]) -> tuple[str, Codec, list[Any]]:
    if not isinstance(file, dict) or file.keys() != KEYS:
        raise _bad("file", f"must be an object with the keys {', '.join(sorted(KEYS))}")
    if type(file["rondel"]) is not int or file["rondel"] != FORMAT:
        raise _bad("rondel", f"must be {FORMAT}")
    system, name, acts = file["system"], file["name"], file["acts"]
    if not isinstance(system, str) or system not in codecs:
        raise _bad("system", "is not installed here")
    if not isinstance(name, str) or not _is_name(name):
        raise _bad("name", f"must be 1 to {LONGEST_NAME} characters on one line")
    if not isinstance(acts, list) or len(acts) > MOST_EVENTS:
        raise _bad("acts", f"must be a list of at most {MOST_EVENTS}")
    return name, codecs[system], acts


def _check_values(value: Any, where: str, depth: int = 0) -> None:
    """Numbers and texts are such as people could have typed, and nothing is nested for ever."""
    match value:
        case _ if depth > DEEPEST:
            raise _bad(where, "is nested too deeply")
        case None | bool():
            return
        case int() if abs(value) <= LARGEST:
            return
        case str() if len(value) <= LONGEST_NOTE and _is_clean(value):
            return
        case list():
            for n, part in enumerate(value):
                _check_values(part, f"{where}[{n}]", depth + 1)
        case dict():
            for key, part in value.items():
                _check_values(key, where, depth + 1)
                _check_values(part, f"{where}.{key}", depth + 1)
        case _:
            raise _bad(where, "is no number or text that could have been typed")


def _is_clean(text: str) -> bool:
    return not any(
        char in TURNING or (unicodedata.category(char) in UNTYPED and char not in LAYOUT)
        for char in text
    )


def _is_name(text: str, most: int = LONGEST_NAME) -> bool:
    short = 1 <= len(text) <= most and text == text.strip()
    return short and _is_clean(text) and LAYOUT.isdisjoint(text)


def _check_end(play: Play) -> None:
    everybody = play.state.roster.combatants.values()
    if len(everybody) > MOST_COMBATANTS:
        raise _bad("acts", f"more than {MOST_COMBATANTS} combatants")
    if not all(_is_name(c.name, LONGEST_NUMBERED) and _is_name(c.side) for c in everybody):
        raise _bad("acts", "a combatant's name or side is no name")
    for rule in settings_of(type(play.state.settings)):
        if getattr(play.state.settings, rule.name) not in rule.domain:
            raise _bad("acts", f"the house rule {rule.name!r} has a value that it cannot have")
    try:
        for seat in (Role.GM, Role.OBSERVER):
            nobody = SeatRecord(SeatInfo("", "", seat, ""), "", revoked=False)
            encounter_json(EncounterRecord("", "", "", 1), play, nobody, {})
    except Exception as error:  # see `read_file`
        raise _bad("acts", f"lead to what cannot be drawn: {error!r}") from error


def _bad(where: str, what: str) -> Refused:
    return Refused("bad-file", message=f"{where}: {what}")
