"""Each bad input is refused, and the refusal names the field and says what to do."""

import string
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from marshmallow import ValidationError

from rondel_schemas import Fault, fault_of
from rondel_schemas.strict import (
    FORBIDDEN,
    LARGEST,
    LONGEST_NAME,
    LONGEST_NOTE,
    Choice,
    Flag,
    Free,
    Identifier,
    Keyed,
    Message,
    Name,
    Note,
    Part,
    Paste,
    Several,
    Strict,
    Union,
    Value,
    Whole,
    Words,
)


class Leaf(Message):
    type = Choice("leaf")
    name = Name()


class Everything(Message):
    name = Name(required=False)
    note = Note(required=False)
    words = Words(required=False)
    id = Identifier(required=False)
    maybe_id = Identifier(required=False, least=0)
    count = Whole(-5, 5, required=False)
    flag = Flag(required=False)
    value = Value(required=False)
    choice = Choice("a", 1, required=False)
    part = Part(Leaf, required=False)
    union = Union("Kind", {"leaf": Leaf}, required=False)
    several = Several(Whole(), 3, required=False)
    keyed = Keyed(Name(), 2, required=False)
    free = Free(required=False)
    perhaps = Whole(allow_none=True, required=False)


def load(**data: Any) -> dict[str, Any]:
    return dict(Everything().load(data))


def refusal(**data: Any) -> str:
    """What is said of the one field that *data* holds; it begins with the field's name."""
    with pytest.raises(ValidationError) as raised:
        load(**data)
    fault = fault_of(raised.value)
    (field,) = data
    assert fault.field.split(".")[0] == field
    assert fault.message.startswith(f"{fault.field} ")
    return fault.message


@pytest.mark.parametrize("name", ["Grak", "x", "Ödön Čapek", "🐉", "О'Нил", "x" * LONGEST_NAME])
def test_a_name_stays_as_it_is(name: str) -> None:
    assert load(name=name) == {"name": name}


def test_names_that_look_the_same_are_the_same() -> None:
    assert load(name="A\u030a") == load(name="\u00c5") == {"name": "\u00c5"}


@pytest.mark.parametrize("character", [c for c in sorted(FORBIDDEN) if c <= "\ud800"])
def test_characters_that_deceive_are_refused(character: str) -> None:
    said = refusal(name=f"Gr{character}ak")

    assert f"U+{ord(character):04X}" in said


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "is empty"),
        ("x" * (LONGEST_NAME + 1), "longer than 64"),
        ("x" * 1_000_000, "longer than 64"),
        ("\u0958" * 60, "longer than 64"),  # it grows when it is normalised
        (" Grak", "white space"),
        ("Grak\u3000", "white space"),
        ("\u200b\u2060", "cannot be seen"),
        (7, "is not text"),
        (None, "is null"),
        (["Grak"], "is not text"),
    ],
)
def test_what_is_no_name_is_refused(name: object, said: str) -> None:
    assert said in refusal(name=name)


def test_a_note_has_lines_and_may_be_empty() -> None:
    note = "  first\n\tsecond\n"

    assert load(note=note) == {"note": note}
    assert load(note="") == {"note": ""}
    assert "U+000D" in refusal(note="a\rb")
    assert "longer than 1000" in refusal(note="x" * (LONGEST_NOTE + 1))


def test_words_are_one_line() -> None:
    assert load(words="") == {"words": ""}
    assert "U+000A" in refusal(words="a\nb")


@pytest.mark.parametrize("id_", ["a", "A-b_9", "x" * 64])
def test_an_identifier_is_ascii(id_: str) -> None:
    assert load(id=id_) == {"id": id_}


@pytest.mark.parametrize("id_", ["", "x" * 65, "a b", "a/b", "ä", "٣", 5, None, "a\n"])
def test_other_identifiers_are_refused(id_: object) -> None:
    refusal(id=id_)


def test_an_identifier_may_be_allowed_to_be_empty() -> None:
    assert load(maybe_id="") == {"maybe_id": ""}


@pytest.mark.parametrize("number", [True, "3", 3.0, 1e400, float("nan"), None, 6, -6, 10**30])
def test_only_whole_numbers_within_bounds_are_whole_numbers(number: object) -> None:
    refusal(count=number)


@pytest.mark.parametrize("flag", [0, 1, "true", "yes", None, "", []])
def test_only_true_and_false_are_flags(flag: object) -> None:
    assert load(flag=False) == {"flag": False}
    refusal(flag=flag)


@pytest.mark.parametrize("value", ["x", 3, True, 0, ""])
def test_a_value_is_text_a_number_or_a_flag(value: object) -> None:
    assert load(value=value) == {"value": value}


@pytest.mark.parametrize("value", [3.5, None, [], {}, "a\nb", LARGEST + 1, "a\u202e"])
def test_other_values_are_refused(value: object) -> None:
    refusal(value=value)


@pytest.mark.parametrize("choice", ["b", True, "1", None, 1.0, []])
def test_a_choice_is_one_of_its_values_exactly(choice: object) -> None:
    assert load(choice=1) == {"choice": 1}
    assert "is n" in refusal(choice=choice)


def test_parts_name_the_whole_path() -> None:
    assert refusal(part={"type": "leaf", "name": ""}) == "part.name is empty: write something."
    assert refusal(part={"type": "leaf"}) == "part.name is missing: send it."
    assert refusal(part=3) == "part is not a JSON object: send one."


@pytest.mark.parametrize("union", [{}, {"type": "other"}, {"type": []}, 3, [], {"name": "x"}])
def test_a_union_says_which_it_is(union: object) -> None:
    assert load(union={"type": "leaf", "name": "x"})["union"] == {"type": "leaf", "name": "x"}
    assert "has no type of leaf" in refusal(union=union)


def test_a_list_is_counted_before_its_items_are_looked_at() -> None:
    assert load(several=[1, 2, 3]) == {"several": [1, 2, 3]}
    assert "more than 3 items" in refusal(several=["x"] * 4)
    assert refusal(several=[1, "x"]).startswith("several.1 is not a whole number")
    assert "is not a list" in refusal(several={"0": 1})


def test_members_are_counted_and_named() -> None:
    assert load(keyed={"a": "x"}) == {"keyed": {"a": "x"}}
    assert "more than 2 members" in refusal(keyed={"a": 1, "b": 2, "c": 3})
    assert refusal(keyed={"a": "x", "b": ""}).startswith("keyed.b is empty")
    assert "is not a JSON object" in refusal(keyed=[])


def test_pasted_text_is_taken_as_it_is_up_to_a_length() -> None:
    paste = Paste(12)

    assert paste.deserialize("\ufeffa\r\n\u202e \x00\t") == "\ufeffa\r\n\u202e \x00\t"
    assert paste.json_schema() == {"type": "string", "maxLength": 12}
    for wrong in ("x" * 13, None, 7, ["x"]):
        with pytest.raises(ValidationError):
            paste.deserialize(wrong)


def test_what_somebody_else_looks_at_is_an_object_at_least() -> None:
    assert load(free={"a": [None, 1.5]}) == {"free": {"a": [None, 1.5]}}
    assert "is not a JSON object" in refusal(free=[])


def test_null_is_for_fields_that_say_so() -> None:
    assert load(perhaps=None) == {"perhaps": None}


def test_an_unknown_field_is_refused_and_shown_only_as_far_as_it_is_fit() -> None:
    assert refusal(naem="x") == "naem is not known here: leave it out."
    with pytest.raises(ValidationError) as raised:
        Everything().load({"\u202e" + "x" * 1000: 1})

    fault = fault_of(raised.value)

    assert fault.field == "\N{REPLACEMENT CHARACTER}" + "x" * 63 + "…"


def test_an_object_as_a_whole_is_called_the_message() -> None:
    with pytest.raises(ValidationError) as raised:
        Everything().load([])

    assert fault_of(raised.value).message == "The message is not a JSON object: send one."
    assert fault_of(raised.value, "fields").field == "fields"


def test_a_field_says_its_schema_or_is_none() -> None:
    with pytest.raises(TypeError, match="abstract"):
        Strict[Any]()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=80),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
FIELDS = st.sampled_from(sorted(Everything().fields))


@given(data=st.dictionaries(FIELDS | st.text(string.printable, max_size=4), JSON) | JSON)
def test_whatever_comes_is_loaded_or_refused_by_the_name_of_its_field(data: object) -> None:
    try:
        Everything().load(data)  # type: ignore[arg-type] # that is the point
    except ValidationError as error:
        fault = fault_of(error)
    else:
        fault = Fault("", "fine")

    assert fault.message
    assert not fault.field or isinstance(data, dict)


@given(name=st.text(max_size=70))
def test_a_name_that_is_taken_is_taken_again_unchanged(name: str) -> None:
    try:
        once = load(name=name)["name"]
    except ValidationError:
        return

    assert load(name=once) == {"name": once}
    assert 1 <= len(once) <= LONGEST_NAME
    assert FORBIDDEN.isdisjoint(once)
    assert once == once.strip()
