"""What goes into a table and what comes out of it."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rondel.core import Role


@dataclass(frozen=True, slots=True)
class Created:
    """A new table, and the seat of its owner with the token that opens it."""

    table: str
    seat: str
    token: str


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who somebody is at a table."""

    id: str
    table: str
    role: Role
    name: str
    owner: bool = False
    watches: bool = False  # sees and may do what an observer may, whatever the seat

    @property
    def watching(self) -> SeatInfo:
        """The same seat, used for nothing but to watch."""
        return dataclasses.replace(self, role=Role.OBSERVER, owner=False, watches=True)


@dataclass(frozen=True, slots=True)
class Request:
    """A command as it came in; *id* is the sender's, who keeps it until an answer comes.

    *expect* names what the sender saw, *rolled* the dice that fell on the table. Several that came
    of one press have the same *press*.
    """

    id: str
    encounter: str
    kind: str
    expect: str = ""
    fields: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    rolled: tuple[int, ...] | None = None
    press: str = ""

    @property
    def body_hash(self) -> str:
        """The same for two requests that ask for the same."""
        return body_hash([self.encounter, self.kind, self.expect, dict(self.fields), self.rolled])


def body_hash(body: Any) -> str:
    """The same for the same JSON, however its keys are ordered."""
    text = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a request. Everybody connected by the seats in *cut* is to be sent away."""

    ok: bool
    code: str = ""
    params: Mapping[str, str | int] = dataclasses.field(default_factory=dict)
    field: str = ""
    message: str = ""  # for logs and programmers; people read the text for *code*
    result: Mapping[str, str] = dataclasses.field(default_factory=dict)
    changed: bool = False
    cut: frozenset[str] = frozenset()
    duplicate: bool = False


class Refused(Exception):
    """A well-formed request is not carried out; *code* and *params* say why."""

    def __init__(
        self,
        code: str,
        params: Mapping[str, str | int] | None = None,
        *,
        field: str = "",
        message: str = "",
    ) -> None:
        super().__init__(message or code)
        self.code = code
        self.params = params or {}
        self.field = field

    @property
    def outcome(self) -> Outcome:
        """This as an answer."""
        return Outcome(False, self.code, self.params, self.field, str(self))  # noqa: FBT003 - ok
