"""Schemas for the dataclasses of commands, so that a system needs none of its own."""

from __future__ import annotations

import dataclasses
import typing
from typing import Any

from marshmallow import post_load

from rondel_schemas.strict import (
    MOST_TEXTS,
    Flag,
    Message,
    Name,
    Note,
    Several,
    Strict,
    Value,
    Whole,
    Words,
)

NOTE_FIELDS = frozenset({"note"})  # the names of fields that take several lines
NAME_FIELDS = frozenset({"name"})  # the names of fields that take a name


_known: dict[type[Any], Message] = {}


def schema_for(kind: type[Any]) -> Message:
    """The schema that loads a JSON object into *kind*, a dataclass of text, numbers and flags.

    A field may be a tuple of texts as well, each in one line.

    A field that has a default, or that may be None, may be left out. Text is one line of up to
    1,000 characters, perhaps empty; fields called `name` and `note` are a name and a note. What
    may be said now is not decided here but by the offer. Raises TypeError for other types.
    """
    if kind not in _known:
        _known[kind] = _built(kind)
    return _known[kind]


def _built(kind: type[Any]) -> Message:
    hints = typing.get_type_hints(kind)
    members: dict[str, Any] = {item.name: _field(kind, item, hints) for item in _fields(kind)}

    def build(_: Message, data: dict[str, Any], **__: Any) -> Any:
        return kind(**{name: tuple(v) if type(v) is list else v for name, v in data.items()})

    members["_build"] = post_load(build)
    return typing.cast("Message", type(kind.__name__, (Message,), members)())


def _fields(kind: type[Any]) -> tuple[dataclasses.Field[Any], ...]:
    if not dataclasses.is_dataclass(kind):
        raise TypeError(f"{kind.__name__} is no dataclass")
    return dataclasses.fields(kind)


def _field(kind: type[Any], item: dataclasses.Field[Any], hints: dict[str, Any]) -> Strict[Any]:
    if hints[item.name] == tuple[str, ...]:
        return Several(Words(), MOST_TEXTS)
    wanted = set(typing.get_args(hints[item.name])) or {hints[item.name]}
    nothing = {type(None)}
    options: dict[str, Any] = {}
    if nothing <= wanted:
        options = {"allow_none": True, "load_default": None}
    if item.default is not dataclasses.MISSING:
        options["load_default"] = item.default
    match wanted - nothing:
        case only if only == {str}:
            return _text(item.name, options)
        case only if only == {int}:
            return Whole(**options)
        case only if only == {bool}:
            return Flag(**options)
        case only if only == {str, int, bool}:
            return Value(**options)
    raise TypeError(
        f"{kind.__name__}.{item.name} is {hints[item.name]}, but a message "
        "holds str, int, bool, each perhaps None, str | int | bool or tuple[str, ...]"
    )


def _text(name: str, options: dict[str, Any]) -> Strict[Any]:
    if name in NOTE_FIELDS:
        return Note(**options)
    return Name(**options) if name in NAME_FIELDS else Words(**options)
