"""Servers, and a table with a GM, two players and an observer at it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

# For `place`, and for the system that the tests of the tables play.
sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1] / "table"))

from gathering import Company, Enter, door, sit_down
from place import Place, threaded
from relay import RELAY

from rondel.web import guard, presence, wire

SYSTEMS = {"relay": RELAY}


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    """A server of its own for the test."""
    with threaded(tmp_path, SYSTEMS) as made:
        yield made


@pytest.fixture
def enter(place: Place) -> Iterator[Enter]:
    with door(place) as opened:
        yield opened


@pytest.fixture
def company(place: Place, enter: Enter) -> Company:
    """A company of its own for the test."""
    return sit_down(place, enter)


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Company]:
    """A company for all tests of a module, which change nothing but ask for a lot."""
    boundless = (1e9, 10**9)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(presence, "CALLS", boundless)
        patch.setattr(guard, "FRAMES", boundless)
        patch.setattr(wire, "SEAT_CALLS", boundless)
        with threaded(tmp_path_factory.mktemp("standing"), SYSTEMS) as made, door(made) as opened:
            yield sit_down(made, opened)
