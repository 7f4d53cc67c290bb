"""What goes out is what others load, and what comes back is what went out."""

from __future__ import annotations

import csv
import io
import json

from hypothesis import given, settings
from hypothesis import strategies as st

from rondel.intake import Row, read
from rondel.intake.out import as_csv, falling, for_roll20

ROWS = (
    Row("Old Tom", side="Heroes", hp=7, max_hp=9, hidden=False, initiative=-2),
    Row('=SUM(A1:A9) "x"', 3, conditions=("poisoned", "prone"), hidden=True, fallen=True),
    Row("-[[1d20]] @{Tom|hp} 👩‍🚒 #macro ?{x}", note="a\nb; c", key="owlbear:1", hidden=False),
)

plain = st.from_regex(r"[A-Za-zäöåÄÖÅ=@+\-][A-Za-z0-9 =@+\-]{0,30}[A-Za-z]", fullmatch=True)


def loaded(command: str) -> list[dict[str, object]]:
    """What ChatTurnManager makes of *command*: it takes what stands up to the next white space."""
    name, argument = command.split(None, 1)[0], command.split()[1]
    assert name == "!turns-load"
    return list(json.loads(argument))


def test_a_turn_order_is_one_that_the_script_loads_whole() -> None:
    entries = loaded(for_roll20(ROWS))

    assert [entry["custom"] for entry in entries] == [row.name for row in ROWS]
    assert [entry["pr"] for entry in entries] == [-2, 2, 1]
    assert {entry["id"] for entry in entries} == {"-1"}


def test_the_chat_finds_nothing_in_it_to_roll_or_to_ask() -> None:
    command = for_roll20(ROWS)

    assert command.isascii()
    assert command.count(" ") == 1
    assert not any(sign in command for sign in ("[[", "@{", "%{", "?{", "#", "&"))


def test_a_turn_order_comes_back() -> None:
    assert [(row.name, row.initiative) for row in read(for_roll20(ROWS)).rows] == [
        (ROWS[0].name, -2),
        (ROWS[1].name, 2),
        (ROWS[2].name, 1),
    ]


def test_numbers_go_out_only_if_they_say_the_same_order() -> None:
    def numbers(*told: int | None) -> list[int | None]:
        return [row.initiative for row in falling(Row("x", initiative=n) for n in told)]

    assert numbers(9, 9, -1) == [9, 9, -1]
    assert numbers(2, 3) == [None, None]
    assert numbers(2, None, 1) == [None, None, None]


def test_nobody_is_an_empty_order() -> None:
    assert loaded(for_roll20(())) == []


def test_a_spreadsheet_reckons_nothing_out() -> None:
    cells = [cell for row in csv.reader(io.StringIO(as_csv(ROWS))) for cell in row]

    assert '\'=SUM(A1:A9) "x"' in cells
    assert not [c for c in cells if c.startswith(("=", "+", "@")) or (c[:1] == "-" and c != "-2")]


def test_a_spreadsheet_comes_back() -> None:
    assert read(as_csv(ROWS)).rows == ROWS
    assert read(as_csv(ROWS)).problems == ()


def test_what_separates_and_what_guards_is_told_apart_from_names() -> None:
    rows = (
        Row(
            "Tom; the cat", side="a,b", conditions=("prone, for now", 'so "so"', ";"), hidden=False
        ),
        Row("'=1", side="''@", note="'-", key="'k", hidden=False),
        Row("\uff1dx", note="tab\there", hidden=False),
    )

    for separator in ",;":
        assert read(as_csv(rows, separator)).rows == rows
        assert read("\ufeff" + as_csv(rows, separator)).problems == ()


def test_conditions_that_somebody_typed_are_read_as_ever() -> None:
    found = read('Name;Conditions\nA;prone, deaf\nB;"prone; ""odd"\nC;,\n')

    assert [row.conditions for row in found.rows] == [("prone", "deaf"), ("prone", '"odd'), ()]


hit_points = st.none() | st.integers(0, 9_999)
whoever = st.builds(
    Row,
    plain,
    st.integers(1, 200),
    st.just("") | plain,
    hp=hit_points,
    hidden=st.booleans(),
    note=st.just("") | plain,
    key=st.just("") | plain,
    initiative=st.none() | st.integers(-99, 99),
    fallen=st.booleans(),
    conditions=st.lists(plain, unique=True, max_size=3).map(tuple),
)


@given(st.lists(whoever, min_size=1, max_size=5))
@settings(max_examples=100, deadline=None)
def test_any_rows_come_back(rows: list[Row]) -> None:
    wanted = [" ".join(row.name.split()) for row in rows]

    found = read(as_csv(rows))

    assert [row.name for row in found.rows] == wanted
    assert [row.hp for row in found.rows] == [row.hp for row in rows]
    assert [row.count for row in found.rows] == [row.count for row in rows]
    assert [row.initiative for row in found.rows] == [row.initiative for row in rows]
    assert [row.hidden for row in found.rows] == [row.hidden for row in rows]
    assert [row.fallen for row in found.rows] == [row.fallen for row in rows]


def test_nobody_is_a_spreadsheet_with_nobody_in_it() -> None:
    found = read(as_csv(()))

    assert (found.format, found.rows) == ("spreadsheet", ())
    assert [problem.code for problem in found.problems] == ["empty"]


@given(st.lists(st.builds(Row, st.text(min_size=1), side=st.text(), note=st.text()), max_size=4))
@settings(max_examples=200, deadline=None)
def test_what_was_read_once_comes_back_as_it_is(rows: list[Row]) -> None:
    once = read(as_csv(rows)).rows

    assert read(as_csv(once)).rows == once
    assert read(as_csv(once, ";")).rows == once
