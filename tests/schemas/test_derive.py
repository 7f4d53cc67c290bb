"""Schemas follow from dataclasses, so that a system needs none of its own."""

import dataclasses
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from marshmallow import ValidationError

from rondel.core import Command
from rondel.core.encounter import COMMANDS
from rondel.systems import own
from rondel.table.commands import ENCOUNTER_COMMANDS, TABLE_COMMANDS
from rondel_schemas import Fault, fault_of, schema_for

ALL = [
    *COMMANDS,
    *TABLE_COMMANDS,
    *ENCOUNTER_COMMANDS,
    *(kind for system in own().values() for kind in system.commands),
]


@dataclass(frozen=True, slots=True)
class Toy(Command):
    who: str
    name: str
    note: str
    by: int
    hidden: bool
    hp: int | None
    value: str | int | bool
    load: str = "as it is"  # a name that schemas use themselves
    times: int = 1


GOOD: dict[str, Any] = {
    "who": "c1",
    "name": "Grak",
    "note": "a\nb",
    "by": -3,
    "hidden": False,
    "value": 5,
}


def test_a_message_becomes_a_command() -> None:
    assert schema_for(Toy).load({**GOOD, "hp": 3, "times": 2, "load": "x"}) == Toy(
        "c1", "Grak", "a\nb", -3, hidden=False, hp=3, value=5, load="x", times=2
    )


def test_what_has_a_default_or_may_be_none_may_be_left_out() -> None:
    command = schema_for(Toy).load(GOOD)

    assert (command.hp, command.load, command.times) == (None, "as it is", 1)
    assert schema_for(Toy).load({**GOOD, "hp": None}).hp is None


def test_a_schema_is_made_once() -> None:
    assert schema_for(Toy) is schema_for(Toy)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"name": ""}, "name is empty"),
        ({"name": "x" * 65}, "name is longer than 64"),
        ({"name": "a\nb"}, "name holds U+000A"),
        ({"who": "a\nb"}, "who holds U+000A"),
        ({"who": "x" * 1001}, "who is longer than 1000"),
        ({"note": "x" * 1001}, "note is longer than 1000"),
        ({"by": True}, "by is not a whole number"),
        ({"by": 10**15 + 1}, "by is not from"),
        ({"by": None}, "by is null"),
        ({"hidden": 0}, "hidden is neither true nor false"),
        ({"hp": "3"}, "hp is not a whole number"),
        ({"value": 1.5}, "value is neither text"),
        ({"extra": 1}, "extra is not known here"),
    ],
)
def test_what_is_wrong_is_refused_by_name(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValidationError) as raised:
        schema_for(Toy).load({**GOOD, **wrong})

    assert fault_of(raised.value, "fields").message.startswith(f"fields.{said}")


@dataclass(frozen=True, slots=True)
class Listing(Command):
    origins: tuple[str, ...]


def test_several_texts_become_a_tuple() -> None:
    assert schema_for(Listing).load({"origins": ["a", "b"]}) == Listing(("a", "b"))
    assert schema_for(Listing).load({"origins": []}) == Listing(())


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("a", "origins is not a list"),
        (["x"] * 101, "origins has more than 100 items"),
        ([1], "origins.0 is not text"),
        (["a\nb"], "origins.0 holds U+000A"),
        (None, "origins is null"),
    ],
)
def test_what_is_wrong_with_several_texts_is_named(wrong: object, said: str) -> None:
    with pytest.raises(ValidationError) as raised:
        schema_for(Listing).load({"origins": wrong})

    assert fault_of(raised.value, "fields").message.startswith(f"fields.{said}")


def test_a_type_that_no_message_holds_is_named() -> None:
    @dataclass(frozen=True)
    class Odd(Command):
        when: float

    with pytest.raises(TypeError, match=r"Odd\.when is .*float"):
        schema_for(Odd)


def test_what_is_no_dataclass_is_named() -> None:
    with pytest.raises(TypeError, match="str is no dataclass"):
        schema_for(str)


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.__name__)
def test_every_command_there_is_has_a_schema(kind: type[Command]) -> None:
    schema = schema_for(kind)

    assert list(schema.fields) == [field.name for field in dataclasses.fields(kind)]


@settings(deadline=None)  # the first of a kind builds its schema
@given(
    kind=st.sampled_from(ALL),
    data=st.dictionaries(
        st.sampled_from(["who", "name", "note", "value", "by", "hp", "round", "x"]),
        st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.none()),
    ),
)
def test_whatever_comes_is_a_command_or_refused(kind: type[Command], data: dict[str, Any]) -> None:
    try:
        made: object = schema_for(kind).load(data)
    except ValidationError as error:
        made = fault_of(error)

    assert isinstance(made, kind | Fault)
