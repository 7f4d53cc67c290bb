"""Systems are found by their entry points; one that is broken keeps nobody from playing."""

from __future__ import annotations

import logging
import sys
from importlib.metadata import EntryPoint
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from rondel.core import Meta
from rondel.systems import GROUP, installed, own
from rondel.systems.speed_rounds import SYSTEM

SPEED_ROUNDS = "rondel.systems.speed_rounds:SYSTEM"


class Foreign(type(SYSTEM)):  # type: ignore[misc] # a class that is found at run time
    meta = Meta("foreign", "Foreign", "elsewhere")


@pytest.fixture(autouse=True)
def module(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A third party's module, with systems of every kind."""
    made = ModuleType("third_party")
    parts: dict[str, Any] = {
        "FOREIGN": Foreign(),
        "TWIN": Foreign(),
        "NOTHING": None,
        "HALF": SimpleNamespace(meta=Meta("half", "Half", "nowhere")),
        "NAMELESS": type("Nameless", (Foreign,), {"meta": Meta("Not A Slug", "x", "y")})(),
        "UNMARKED": type("Unmarked", (Foreign,), {"meta": "foreign"})(),
    }
    for name, value in parts.items():
        setattr(made, name, value)
    monkeypatch.setitem(sys.modules, "third_party", made)
    return made


def entry(value: str, name: str = "x") -> EntryPoint:
    return EntryPoint(name, value, GROUP)


def test_speed_rounds_is_installed() -> None:
    assert installed()["speed-rounds"] is SYSTEM
    assert own()["speed-rounds"] is SYSTEM


def test_a_third_partys_system_stands_beside_ours() -> None:
    found = installed([entry("third_party:FOREIGN"), entry(SPEED_ROUNDS, "y")])

    assert set(found) == {"foreign", "speed-rounds"}


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("third_party:MISSING", "AttributeError"),
        ("no_such_module:SYSTEM", "ModuleNotFoundError"),
        ("third_party:NOTHING", "it lacks"),
        ("third_party:HALF", "it lacks commands"),
        ("third_party:NAMELESS", "slug"),
        ("third_party:UNMARKED", "meta"),
    ],
)
def test_one_that_is_broken_is_left_out_and_the_log_says_why(
    value: str, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    found = installed([entry(value), entry(SPEED_ROUNDS, "y")])

    assert list(found) == ["speed-rounds"]
    assert value in caplog.text
    assert said in caplog.text


def test_the_second_with_the_same_slug_is_left_out(caplog: pytest.LogCaptureFixture) -> None:
    found = installed([entry("third_party:TWIN", "b"), entry("third_party:FOREIGN", "a")])

    assert list(found) == ["foreign"]
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert record.getMessage() == (
        "The system b (third_party:TWIN) is left out: another is called foreign."
    )


def test_the_same_entry_found_twice_is_one() -> None:
    assert list(installed([entry(SPEED_ROUNDS), entry(SPEED_ROUNDS)])) == ["speed-rounds"]
