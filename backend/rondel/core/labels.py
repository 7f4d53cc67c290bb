"""Words as data: the core names what is to be said, the overlay says it in a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Label:
    """A message by its *key*, with the values that stand in it.

    Keys are lower-case words joined by hyphens; those of a system begin with its slug. Values are
    numbers or what people typed (names), never prose of ours.
    """

    key: str
    params: Mapping[str, str | int] = field(default_factory=dict)
