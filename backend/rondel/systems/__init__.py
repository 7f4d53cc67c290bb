"""The timing systems that are installed: found by their entry points, never by name."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from rondel.core import Meta
from rondel.core.system import AnySystem

GROUP = "rondel.systems"
OWN = "rondel"  # the distribution whose systems come first

_SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_PARTS = (
    "commands",
    "events",
    "settings",
    "start",
    "legal",
    "refusal",
    "decide",
    "evolve",
    "view",
    "tell",
)

logger = logging.getLogger("rondel.systems")


def installed(found: Iterable[EntryPoint] | None = None) -> dict[str, AnySystem]:
    """Every system that can be played, by its slug; Rondel's own come first.

    One that is broken, or whose slug another one has, is left out and the log says why: a third
    party's mistake must not keep a table from being played at.
    """
    systems: dict[str, AnySystem] = {}
    for entry in _in_order(entry_points(group=GROUP) if found is None else found):
        try:
            system = _load(entry)
        except Exception:
            logger.exception("The system %s is left out, because it does not load.", _named(entry))
            continue
        slug = system.meta.slug
        if slug in systems:
            logger.error("The system %s is left out: another is called %s.", _named(entry), slug)
            continue
        systems[slug] = system
    return systems


def own() -> dict[str, AnySystem]:
    """The systems that Rondel itself brings, by slug."""
    return installed(entry for entry in entry_points(group=GROUP) if _is_own(entry))


def _in_order(found: Iterable[EntryPoint]) -> list[EntryPoint]:
    distinct = {(entry.name, entry.value): entry for entry in found}
    return sorted(distinct.values(), key=lambda entry: (not _is_own(entry), entry.name))


def _is_own(entry: EntryPoint) -> bool:
    return entry.dist is not None and entry.dist.name == OWN


def _named(entry: EntryPoint) -> str:
    return f"{entry.name} ({entry.value})"


def _load(entry: EntryPoint) -> AnySystem:
    """The system that *entry* names. Raises whatever its module does, or TypeError."""
    system: Any = entry.load()
    if missing := [part for part in _PARTS if not hasattr(system, part)]:
        raise TypeError(f"it lacks {', '.join(missing)}")
    if not isinstance(system.meta, Meta) or not _SLUG.fullmatch(system.meta.slug):
        raise TypeError("its meta needs a slug of lower-case words joined by hyphens")
    found: AnySystem = system
    return found
