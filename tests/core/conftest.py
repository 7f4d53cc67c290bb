"""Encounters that the tests of the core play in."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
# For `scene`, `faults` and the third party's system, which are no tests.
sys.path[:0] = [str(HERE), str(HERE.parent / "plugin_popcorn")]

from popcorn_wheel import popcorn_target  # noqa: E402 - it is found only now
from scene import Scene  # noqa: E402 - it is found only now

__all__ = ["popcorn_target", "scene"]


@pytest.fixture
def scene() -> Scene:
    """An empty encounter in its set-up, under popcorn."""
    return Scene()
