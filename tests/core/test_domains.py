"""What a field of a command may hold."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rondel.core import (
    Combatants,
    Command,
    Flag,
    Label,
    Offer,
    OneOf,
    PlayerSeat,
    Range,
    Text,
)
from rondel.core.offers import LONGEST_NAME, Domain

DOMAINS: list[Domain] = [
    OneOf(("a", 1, True), (Label("a"), Label("b"), Label("c")), "a"),
    Combatants(("grak", "anna")),
    Combatants.of("grak", "anna"),
    Range(0, 10, default=3),
    Range(-5, 5, optional=True),
    Range(0, 0),
    Text(known=("poisoned",)),
    Text(10, least=0, long=True),
    Flag(),
    PlayerSeat(),
]

anything = st.one_of(
    st.none(), st.booleans(), st.integers(), st.text(), st.floats(), st.binary(), st.tuples()
)


@pytest.mark.parametrize("domain", DOMAINS)
def test_a_domain_holds_its_examples(domain: Domain) -> None:
    assert domain.examples
    assert all(value in domain for value in domain.examples)


@given(st.sampled_from(DOMAINS), anything)
def test_a_domain_holds_nothing_but_text_numbers_and_yes_or_no(
    domain: Domain, value: object
) -> None:
    if value in domain:
        assert value is None or type(value) in (str, int, bool)


@pytest.mark.parametrize(
    ("value", "domain"),
    [
        (True, OneOf((1, 2))),
        (1, OneOf((True,))),
        ("1", OneOf((1,))),
        (1.0, OneOf((1,))),
        ("bert", Combatants(("grak",))),
        (1, Combatants(("1",))),
        (11, Range(0, 10)),
        (-1, Range(0, 10)),
        (True, Range(0, 10)),
        (1.0, Range(0, 10)),
        ("1", Range(0, 10)),
        (None, Range(0, 10)),
        (0, Range(0, -1, optional=True)),
        ("", Text()),
        ("x" * (LONGEST_NAME + 1), Text()),
        (None, Text()),
        (0, Flag()),
        ("true", Flag()),
        (None, PlayerSeat()),
        ("x" * (LONGEST_NAME + 1), PlayerSeat()),
    ],
)
def test_a_near_miss_is_not_in_the_domain(value: object, domain: Domain) -> None:
    assert value not in domain


@pytest.mark.parametrize(
    ("value", "domain"),
    [
        (0, Range(0, 10)),
        (10, Range(0, 10)),
        (None, Range(0, 10, optional=True)),
        (None, Range(0, -1, optional=True)),
        ("", Text(least=0)),
        ("x" * LONGEST_NAME, Text()),
        (False, Flag()),
        ("", PlayerSeat()),
        ("any seat", PlayerSeat()),
    ],
)
def test_the_ends_are_in_the_domain(value: object, domain: Domain) -> None:
    assert value in domain


@given(st.integers(-50, 50), st.integers(-50, 50), st.none() | st.integers(-99, 99))
def test_the_examples_of_a_range_are_in_it_and_hold_its_ends(
    low: int, high: int, default: int | None
) -> None:
    domain = Range(low, high, default)

    assert all(value in domain for value in domain.examples)
    assert {low, high} <= set(domain.examples) if low <= high else not domain.examples


@dataclass(frozen=True, slots=True)
class Jump(Command):
    who: str
    how_far: int


@dataclass(frozen=True, slots=True)
class Leap(Jump):
    pass


OFFER = Offer(Jump, {"who": Combatants(("grak",)), "how_far": Range(1, 3)})


@pytest.mark.parametrize(
    ("command", "wrong"),
    [
        (Jump("grak", 3), None),
        (Jump("anna", 3), "who"),
        (Jump("grak", 4), "how_far"),
        (Jump("anna", 4), "who"),
    ],
)
def test_an_offer_admits_what_all_its_domains_hold(command: Jump, wrong: str | None) -> None:
    assert OFFER.wrong_field(command) == wrong
    assert OFFER.admits(command) is (wrong is None)


def test_an_offer_admits_its_own_kind_only() -> None:
    assert not OFFER.admits(Leap("grak", 3))
