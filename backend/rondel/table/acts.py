"""What happened in an encounter, as it is kept: acts, their events, and the JSON of both.

Each accepted command is one *act*. Taking one back or doing it again is an act too, whose event
names the act that it is about, so that nothing is ever deleted.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any

from cattrs import Converter, transform_error
from cattrs.strategies import configure_union_passthrough
from cattrs.v import format_exception

from rondel.core import Event, Label, Role
from rondel.core.encounter import events_of
from rondel.core.offers import Value
from rondel.core.system import AnySystem

TAG = "is"  # the key that names an event's class


@dataclass(frozen=True, slots=True)
class Undone(Event):
    """The act numbered *act* counts no longer."""

    act: int


@dataclass(frozen=True, slots=True)
class Redone(Event):
    """The act numbered *act* counts again."""

    act: int


@dataclass(frozen=True, slots=True)
class Roll:
    """One die as it fell, and what for."""

    purpose: str
    sides: int
    face: int


@dataclass(frozen=True, slots=True)
class Act:
    """One command of *seat* that was carried out; *seq* counts an encounter's from 1.

    Acts of a seat that follow each other and have the same *press* came of one press, and go back
    and forth as one.
    """

    seq: int
    seat: str
    role: Role
    kind: str
    at: str  # UTC, ISO 8601
    label: Label  # what it is called where it can be undone
    fields: Mapping[str, Value | None] = field(default_factory=dict)
    events: tuple[Event, ...] = ()
    rolls: tuple[Roll, ...] = ()
    at_table: bool = False  # people rolled the dice and typed what they showed
    press: str = ""  # the sender's name for what this is part of; empty: it stands alone

    @property
    def undone(self) -> tuple[int, ...]:
        """The numbers of the acts that this one takes back, the last of them first."""
        return tuple(event.act for event in self.events if isinstance(event, Undone))

    @property
    def redone(self) -> tuple[int, ...]:
        """The numbers of the acts that this one does again, in their order."""
        return tuple(event.act for event in self.events if isinstance(event, Redone))

    def goes_with(self, other: Act) -> bool:
        """Whether both came of one press, if nothing was between them."""
        return self.press != "" and (self.seat, self.press) == (other.seat, other.press)


class BadAct(ValueError):
    """A JSON body is no act of this system; the message says where and why."""


class Codec:
    """Acts of one *system* as JSON, and back. Costly to make: one serves all its encounters."""

    def __init__(self, system: AnySystem) -> None:
        self.system = system
        self._kinds = events_of(system)
        for kind in (Undone, Redone):
            if self._kinds.setdefault(kind.__name__, kind) is not kind:
                raise ValueError(f"{system.meta.slug} has an event of the table's: {kind.__name__}")
        self._converter = Converter(
            forbid_extra_keys=True, unstruct_collection_overrides={AbstractSet: sorted}
        )
        configure_union_passthrough(str | int | bool | None, self._converter)
        self._converter.register_structure_hook_func(_is_event, self._event)
        self._converter.register_unstructure_hook_func(_is_event, self._tagged)

    def _event(self, value: Any, _kind: object) -> Event:
        if not isinstance(value, dict):
            raise BadAct("an event is an object")
        fields = dict(value)
        name = fields.pop(TAG, None)
        if not isinstance(name, str) or name not in self._kinds:
            raise BadAct(f"there is no event {name!r}")
        return self._converter.structure(fields, self._kinds[name])

    def _tagged(self, event: Event) -> dict[str, Any]:
        return {TAG: type(event).__name__, **self._converter.unstructure(event)}

    def encode(self, act: Act) -> str:
        """The JSON of *act* but for its number. Raises TypeError if it would not come back so."""
        body = self._converter.unstructure(act)
        del body["seq"]
        text = json.dumps(body, separators=(",", ":"), ensure_ascii=False)
        if self.decode(act.seq, json.loads(text)) != act:
            raise TypeError(f"{act.events} cannot be kept as JSON")
        return text

    def decode(self, seq: int, body: Any) -> Act:
        """The act numbered *seq* that *body* holds. Raises `BadAct`."""
        if not isinstance(body, dict) or "seq" in body:
            raise BadAct("an act is an object without a number")
        try:
            return self._converter.structure({**body, "seq": seq}, Act)
        except Exception as error:  # whatever a type makes of what comes from outside
            raise BadAct("; ".join(transform_error(error, format_exception=_said))) from error

    def decode_strictly(self, seq: int, body: Any) -> Act:
        """Like `decode`, but nothing is taken for what it is not, such as "7" for 7."""
        act = self.decode(seq, body)
        where = difference(body, json.loads(self.encode(act)))
        if where is not None:
            raise BadAct(f"a value of the wrong kind @ ${where}")
        return act


def _said(error: BaseException, kind: type | None) -> str:
    return str(error) if isinstance(error, BadAct) else format_exception(error, kind)


def _is_event(kind: object) -> bool:
    return kind is Event


def difference(given: Any, kept: Any) -> str | None:
    """Where *given* holds what *kept* does not; what it leaves out has its default."""
    if isinstance(given, dict) and isinstance(kept, dict):
        pairs = [(f".{key}", given[key], kept.get(key)) for key in given]
    elif isinstance(given, list) and isinstance(kept, list) and len(given) == len(kept):
        pairs = [(f"[{n}]", *both) for n, both in enumerate(zip(given, kept, strict=True))]
    else:
        return None if type(given) is type(kept) and given == kept else ""
    found = ((key, difference(one, other)) for key, one, other in pairs)
    return next((key + inner for key, inner in found if inner is not None), None)
