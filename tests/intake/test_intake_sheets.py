"""Cells with titles, or without: which column is which, and what is no spreadsheet."""

from __future__ import annotations

import pytest
from readings import codes, only

from rondel.intake import Problem, Row, read
from rondel.intake.headers import column, is_yes


@pytest.mark.parametrize(
    ("titles", "columns"),
    [
        ("Name|Max. HP|Side", ["name", "max_hp", "side"]),
        ("Nimi|Määrä|Kestopisteet|Tilat", ["name", "count", "hp", "conditions"]),
        ("Jméno|Počet|Životy|Skrytý", ["name", "count", "hp", "hidden"]),
        ("Figur|Stück|Lebenspunkte|Höchstens", ["name", "count", "hp", "max_hp"]),
        ("Weapon|", ["", ""]),
    ],
)
def test_titles_are_known_in_four_languages(titles: str, columns: list[str]) -> None:
    assert [column(title) for title in titles.split("|")] == columns


def test_a_mark_in_a_cell_says_yes_and_nothing_says_no() -> None:
    assert all(map(is_yes, ("x", "X", "✓", "1", "Yes", "kyllä", "ano", "ja", "hidden")))
    assert not any(map(is_yes, ("", "0", "no", "ei", "ne", "nein", "-")))


def test_a_single_column_may_have_a_title() -> None:
    assert [row.name for row in read("Name\nMira\nBruno\n").rows] == ["Mira", "Bruno"]


def test_without_titles_the_first_column_holds_the_names() -> None:
    for text in ("Mira,7\nGrak,9", "Mira;archer\nGrak;", "\nMira\t7\nGrak\t9"):
        found = read(text)
        assert found.format == "spreadsheet"
        assert [row.name for row in found.rows] == ["Mira", "Grak"]
        assert codes(text) == ["no-titles"]
    assert codes("Mira\t\nGrak\t") == []


def test_a_line_for_spreadsheets_alone_is_no_title() -> None:
    for said in ("sep=;", '"sep=;"', "SEP=; "):
        text = f"{said}\nName;HP\nGoblin;7\n"
        assert (only(text), codes(text)) == (Row("Goblin", hp=7), [])


def test_titles_are_found_below_the_name_of_the_sheet() -> None:
    for above in ("The ford", "The ford,,", ",\nThe ford,"):
        found = read(f"{above}\nName,HP,Init\nGoblin,7,2\n")
        assert found.rows == (Row("Goblin", hp=7, initiative=2),)
        assert [problem.code for problem in found.problems] == ["above-titles"]


def test_columns_without_titles_are_told_wherever_they_begin() -> None:
    found = read("Goblin\t\nMira\t12\n")

    assert [row.name for row in found.rows] == ["Goblin", "Mira"]
    assert found.problems == (Problem("2", "no-titles", {}),)


def test_names_with_commas_between_are_no_spreadsheet() -> None:
    for text in ("Mira,Bruno\nGrak", "Mira, Bruno", "Mira; Bruno", "Mira, 3x Goblin"):
        assert read(text).format == "list"


def test_titles_alone_are_no_spreadsheet() -> None:
    assert [row.name for row in read("Name, HP").rows] == ["Name", "HP"]


def test_a_cell_without_end_ends_the_reading() -> None:
    found = read('Name;HP\nMira;7\n"' + "x" * 200_000)

    assert [row.name for row in found.rows] == ["Mira"]
    assert codes('Name;HP\nMira;7\n"' + "x" * 200_000) == ["unreadable"]
    assert read("x" * 200_000 + ",7").format == "list"


def test_cells_that_are_not_there_say_nothing() -> None:
    assert read("HP;Name;Note\n7;Mira").rows == (Row("Mira", hp=7),)
    assert codes("HP;Name\n7\n") == ["no-name"]


def test_a_table_of_markdown_is_a_spreadsheet() -> None:
    text = "The ford\n\n| Name | HP | Note |\n|:--|--:|---|\n| Mira | 7/9 | a \\| b |\n|Grak|4|"

    found = read(text)

    assert found.format == "spreadsheet"
    assert found.rows == (Row("Mira", hp=7, max_hp=9, note="a | b"), Row("Grak", hp=4))
    assert [(p.where, p.code) for p in found.problems] == [("1", "above-titles")]
    assert read("Name | HP\n--- | ---\nMira | 7").rows == (Row("Mira", hp=7),)


def test_strokes_alone_are_no_table() -> None:
    for text in ("Mira | the bold\nGrak", "---\nMira", "| Mira |"):
        assert read(text).format == "list"
