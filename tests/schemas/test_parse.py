"""JSON that `json.loads` would take and no message may hold."""

import json
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rondel_schemas import ParseError, parse_json
from rondel_schemas.parse import DEEPEST, MOST_BYTES, dumps, loads


def refusal(text: str | bytes) -> ParseError:
    with pytest.raises(ParseError) as raised:
        parse_json(text)
    return raised.value


@pytest.mark.parametrize("text", ["[1]", '{"a":{"b":[null,true,"ž",1.5,-3]}}', b'"\xc5\xbe"'])
def test_json_is_parsed(text: str | bytes) -> None:
    assert parse_json(text) == json.loads(text) == loads(text)


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e400", "-1e400"])
def test_what_is_no_number_is_refused_by_the_name_of_its_field(number: str) -> None:
    error = refusal(f'{{"fields":{{"hp":{number}}}}}')

    assert error.path == ("fields", "hp")
    assert str(error).startswith("fields.hp is ")
    assert error.code == "invalid"


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ('{"role":"observer","role":"gm"}', "role"),
        ('{"fields":{"a":1,"b":2,"a":1}}', "fields.a"),
        ('[{"x":[{"k":1,"k":1}]}]', "0.x.0.k"),
    ],
)
def test_a_key_that_stands_twice_is_refused_by_name(text: str, field: str) -> None:
    assert str(refusal(text)) == f"{field} stands there twice: send it once."


@pytest.mark.parametrize(
    ("text", "path"),
    [('{"a":"\\ud800"}', ("a",)), ('{"a":{"\\udfff":1}}', ("a",)), ('["x","\udc00"]', (1,))],
)
def test_half_a_character_is_refused(text: str, path: tuple[str | int, ...]) -> None:
    error = refusal(text)

    assert error.path == path
    assert "half a character" in str(error)


def test_a_whole_character_beyond_the_first_plane_passes() -> None:
    assert parse_json('"\\ud83d\\udc09"') == "🐉"


@pytest.mark.parametrize("text", ["", "{", "[1,]", "{'a':1}", "tru", '"\x01"', "\ufeff[]", "1 2"])
def test_what_is_no_json_is_refused(text: str) -> None:
    assert "is not JSON" in str(refusal(text))


def test_bytes_that_are_no_text_are_refused() -> None:
    assert "UTF-8" in str(refusal(b'"\xff"'))


@pytest.mark.parametrize(
    "text", ["x" * (MOST_BYTES + 1), b"x" * (MOST_BYTES + 1), "ž" * MOST_BYTES]
)
def test_what_is_too_long_is_refused_unread(text: str | bytes) -> None:
    error = refusal(text)

    assert error.code == "too-big"
    assert str(error).startswith("The message has more than")


def test_depth_is_bounded() -> None:
    parse_json("[" * DEEPEST + "]" * DEEPEST)

    assert "nested too deeply" in str(refusal("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1)))
    assert "nested too deeply" in str(refusal("[" * 8_000 + "]" * 8_000))
    assert "nested too deeply" in str(refusal('{"a":' * 2_000 + "1" + "}" * 2_000))


def test_digits_are_bounded() -> None:
    assert parse_json("-999999999999999") == -999_999_999_999_999
    assert "digits" in str(refusal("1" * 16))
    assert "digits" in str(refusal("1" * 5_000))


def test_a_bomb_is_refused_for_its_size_before_anything_is_built_of_it() -> None:
    bomb = "[" + ",".join(["[[[[[[1]]]]]]"] * 200_000) + "]"
    tracemalloc.start()
    try:
        with pytest.raises(ParseError, match="bytes"):
            parse_json(bomb, most=MOST_BYTES)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert most < 2 * len(bomb)


def test_what_goes_out_is_json() -> None:
    assert dumps({"a": ["ž", 1]}, separators=(",", ":")) == '{"a":["ž",1]}'
    with pytest.raises(ValueError, match="JSON"):
        dumps(float("nan"))


@given(text=st.text() | st.binary())
def test_whatever_comes_is_parsed_or_refused(text: str | bytes) -> None:
    try:
        parse_json(text)
    except ParseError as error:
        found = error.code, bool(str(error))
    else:
        found = "fine", True

    assert found in {("invalid", True), ("too-big", True), ("fine", True)}


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers(-(10**14), 10**14) | st.text(),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
        max_leaves=10,
    )
)
def test_what_was_written_is_read_again(value: object) -> None:
    try:
        text = dumps(value)
        text.encode()
    except UnicodeEncodeError:
        return
    assert parse_json(text, deepest=50) == value
