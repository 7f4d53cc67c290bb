"""Which types are plain data, and whether a value is what its type says."""

from __future__ import annotations

import collections.abc
import dataclasses
import enum
import functools
import types
import typing
from collections.abc import Iterator, Mapping
from typing import Any

NOTHING = type(None)
SIMPLE = (str, int, bool)
UNIONS = (typing.Union, types.UnionType)


def hints(kind: Any) -> dict[str, Any]:
    """The type of each field of the dataclass *kind*."""
    return _hints(kind)


@functools.cache
def _hints(kind: Any) -> dict[str, Any]:
    found = typing.get_type_hints(kind)
    return {f.name: found[f.name] for f in dataclasses.fields(kind)}


def is_frozen(kind: Any) -> bool:
    """Whether *kind* is itself, not only by inheritance, a frozen dataclass."""
    parameters = vars(kind).get("__dataclass_params__")
    return parameters is not None and bool(parameters.frozen)


def is_field_of_command(hint: Any) -> bool:
    """Whether a person can fill in a field of type *hint*."""
    if typing.get_origin(hint) in UNIONS:
        return all(arm in (*SIMPLE, NOTHING) for arm in typing.get_args(hint))
    return hint in SIMPLE


def is_plain(hint: Any, within: tuple[Any, ...] = ()) -> bool:
    """Whether values of type *hint* can be written down and read back as they were."""
    kind, inner = typing.get_origin(hint), typing.get_args(hint)
    if hint in (*SIMPLE, NOTHING) or hint in within:
        return True
    if kind in UNIONS:
        return all(is_plain(arm, within) for arm in inner)
    if kind is tuple:
        return all(is_plain(item, within) for item in inner if item is not Ellipsis)
    if kind is collections.abc.Mapping:
        return inner[0] is str and is_plain(inner[1], within)
    if isinstance(hint, enum.EnumType):
        members: list[enum.Enum] = list(hint)
        return all(type(member.value) in SIMPLE for member in members)
    if isinstance(hint, type) and is_frozen(hint):
        return all(is_plain(field, (*within, hint)) for field in hints(hint).values())
    return False


def misfits(value: Any, hint: Any, place: str) -> Iterator[str]:
    """Every part of *value*, found at *place*, that is not what *hint* says."""
    kind, inner = typing.get_origin(hint), typing.get_args(hint)
    if kind in UNIONS:
        fits = any(not any(misfits(value, arm, place)) for arm in inner)
    elif kind in (tuple, frozenset):
        repeated = kind is frozenset or inner[-1] is Ellipsis
        fits = type(value) is kind and (repeated or len(value) == len(inner))
        for number, item in enumerate(value if fits else ()):
            yield from misfits(item, inner[0 if repeated else number], f"{place}[{number}]")
    elif kind is collections.abc.Mapping:
        fits = isinstance(value, Mapping)
        for key, item in value.items() if fits else ():
            yield from misfits(key, inner[0], f"a key of {place}")
            yield from misfits(item, inner[1], f"{place}[{key!r}]")
    elif hint in (int, bool):
        fits = type(value) is hint  # True is no number here
    else:
        fits = isinstance(value, hint)
        for name, field in hints(hint).items() if fits and dataclasses.is_dataclass(hint) else ():
            yield from misfits(getattr(value, name), field, f"{place}.{name}")
    if not fits:
        name = hint.__name__ if isinstance(hint, type) else str(hint)
        yield f"{place} is {value!r}, which is not {name}"


def difference(one: Any, other: Any, place: str) -> str:
    """Where two unequal things first differ, and how."""
    if type(one) is type(other) and dataclasses.is_dataclass(one):
        name = next(n for n in hints(type(one)) if getattr(one, n) != getattr(other, n))
        return difference(getattr(one, name), getattr(other, name), f"{place}.{name}")
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        number = next(n for n, item in enumerate(one) if item != other[n])
        return difference(one[number], other[number], f"{place}[{number}]")
    return f"{place} is {one!r} here and {other!r} there"


def every(kind: type[Any], value: object) -> Iterator[Any]:
    """Every part of *value* that is a *kind*."""
    if isinstance(value, kind):
        yield value
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from every(kind, getattr(value, field.name))
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield from every(kind, key)
            yield from every(kind, item)
    if isinstance(value, tuple | list | set | frozenset):
        for item in value:
            yield from every(kind, item)
