"""Whether a roll against a number is good enough."""

from __future__ import annotations

import enum


class Success(enum.StrEnum):
    """Which rolls are good."""

    LOW = "low"  # the target or less
    HIGH = "high"  # the target or more


def succeeds(face: int, target: int, modifier: int, success: Success) -> bool:
    """Whether *face* is good enough against *target*.

    # The texts are silent: a modifier is good for the one who rolls. It raises the target that a
    low roll must not exceed, and is added to a roll that must be high.
    """
    if success is Success.LOW:
        return face <= target + modifier
    return face + modifier >= target
