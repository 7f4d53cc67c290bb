"""Popcorn with a fault, as a third party might make it, and how the fault is found."""

from __future__ import annotations

from typing import Any, NoReturn

from rondel_popcorn import Popcorn

from rondel.core.conformance import check
from rondel.core.system import AnySystem

POPCORN = Popcorn()
STEPS = 60  # commands in a game
GAMES = 40  # until a fault must have shown


def but(**parts: Any) -> AnySystem:
    """Popcorn, but with these *parts*."""
    return type("Faulty", (Popcorn,), parts)()  # type: ignore[no-any-return]  # made here


def breach(system: AnySystem) -> str:
    """The sentence that the first game tells in which *system* breaks the contract."""
    for seed in range(GAMES):
        try:
            check(system, seed=seed, steps=STEPS)
        except AssertionError as error:
            return str(error)
    return "no breach was found"


def fails(*_: object) -> NoReturn:
    """What an author did not think of."""
    raise KeyError("next")
