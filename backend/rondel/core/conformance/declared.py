"""What a system says about itself before anybody plays it."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable
from typing import Any

from rondel.core.board import Mark
from rondel.core.conformance.plain import hints, is_field_of_command, is_frozen, is_plain
from rondel.core.encounter import COMMANDS, EVENTS
from rondel.core.offers import Command, Event, Flag, OneOf, Range, Text
from rondel.core.system import AnySystem, settings_of

SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
RESERVED = {"core", "setting"}  # these begin the keys of other labels
OF_SETTINGS = (Flag, OneOf, Range, Text)  # a setting is about nobody


def check_declared(system: AnySystem) -> None:
    """What *system* declares can be listed, sent and written down."""
    meta = system.meta
    assert SLUG.fullmatch(meta.slug), (
        f"meta.slug {meta.slug!r}: use lower-case words joined by hyphens"
    )
    assert meta.slug not in RESERVED, f"meta.slug {meta.slug!r} is taken: choose another"
    assert meta.name, "meta.name is empty: say what a menu shows"
    assert meta.source, "meta.source is empty: say which text the rules follow"
    assert not meta.texts or "en" in meta.texts, (
        'meta.texts lacks "en": English is what readers of other languages fall back on'
    )
    assert system.commands, "`commands` is empty: nobody could do anything"
    _check_kinds("commands", system.commands, Command, COMMANDS)
    _check_kinds("events", system.events, Event, EVENTS)
    for command in system.commands:
        for name, hint in hints(command).items():
            assert is_field_of_command(hint), (
                f"{command.__name__}.{name} is a {hint}: a field of a command is a str, an int or "
                "a bool, or None where its Range is optional"
            )
    for event in system.events:
        for name, hint in hints(event).items():
            assert is_plain(hint), (
                f"{event.__name__}.{name} is a {hint}: a field of an event is a str, int or bool, "
                "an enum, a frozen dataclass, or a tuple or Mapping[str, …] of such, "
                "so that it can be stored"
            )
    _check_settings(system.settings)


def _check_kinds(
    what: str, kinds: Iterable[type[Any]], base: type[Any], of_core: Iterable[type[Any]]
) -> None:
    names = [kind.__name__ for kind in kinds]
    for kind in kinds:
        assert issubclass(kind, base), (
            f"{kind} in `{what}` is no {base.__name__}: let it inherit from it"
        )
        assert is_frozen(kind), f"{kind.__name__} is not frozen: mark it @dataclass(frozen=True)"
        assert names.count(kind.__name__) == 1, f"two {what} are called {kind.__name__}: rename one"
    taken = {kind.__name__ for kind in of_core} & set(names)
    assert not taken, f"{sorted(taken)} are names of the core's own {what}: choose others"


def _check_settings(kind: type[Any]) -> None:
    assert dataclasses.is_dataclass(kind) and is_frozen(kind), (  # noqa: PT018 - one promise
        f"`settings` is {kind}: make it a frozen dataclass, without fields if there are no rules"
    )
    declared = {rule.name: rule for rule in settings_of(kind)}
    for name in hints(kind):
        assert name in declared, f"settings.{name} has no domain: declare it with setting(…)"
        rule = declared[name]
        assert isinstance(rule.domain, OF_SETTINGS), (
            f"settings.{name} has the domain {rule.domain}: take a Flag, OneOf, Range or Text"
        )
        assert rule.default in rule.domain, (
            f"settings.{name} is {rule.default!r} by default, which its domain does not hold"
        )
        assert isinstance(rule.mark, Mark), f"settings.{name}: say with a Mark where it comes from"
