"""What people write, and what nobody should be able to slip in."""

from __future__ import annotations

import json
import math

import pytest
from readings import codes, only

from rondel.core import offers, roster_rules
from rondel.intake import Problem, Row, read, rows
from rondel.intake.numbers import modifier, out_of, whole
from rondel.intake.texts import lines, one_line, shown
from rondel.intake.trees import NoJson, parse


def test_the_limits_are_those_of_a_roster() -> None:
    assert (rows.LONGEST_NAME, rows.LONGEST_NOTE) == (offers.LONGEST_NAME, offers.LONGEST_NOTE)
    assert rows.MOST_HP == roster_rules.MOST_HP
    assert rows.MOST_CONDITIONS == roster_rules.MOST_CONDITIONS
    assert rows.MOST_COUNT == roster_rules.MOST_COMBATANTS


# --- numbers ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "number"),
    [
        (7, 7),
        (7.9, 7),
        ("7", 7),
        (" 7 ", 7),
        ("+2", 2),
        ("−2", -2),
        ("12-3", 9),
        ("2+3", 5),
        ("2 + 3 – 1", 4),
        ("7,5", 7),
        ("7.5", 7),
        ("12.", 12),
        (True, None),
        (None, None),
        ([7], None),
        ("", None),
        ("1d6", None),
        ("2*3", None),
        ("__import__('os')", None),
        ("@abilities.dex.mod", None),
        ("٣", None),
        (math.nan, None),
        (math.inf, None),
        (10**12, None),
        ("9" * 10, None),
        ("999999999+999999999", None),
        ("1+" * 40 + "1", None),
    ],
)
def test_nothing_is_a_number_but_numbers_and_sums_with_signs(value: object, number: object) -> None:
    assert whole(value) == number


def test_what_an_ability_adds_goes_in_steps_of_two() -> None:
    assert [modifier(score) for score in (1, 9, 10, 13, "18", "strong")] == [-5, -1, 0, 1, 4, None]


def test_hit_points_may_be_told_out_of_how_many() -> None:
    assert out_of("5/12") == ("5", "12")
    assert out_of("5") == ("5", None)
    assert out_of("1/2/3") == ("1/2/3", None)
    assert out_of(5) == (5, None)


# --- texts --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("  Old   Tom ", "Old Tom"),
        ("Tom\x00\x1b[31m", "Tom [31m"),
        ("Tom\u202egnoG", "TomgnoG"),
        ("Tom\u2028two", "Tom two"),
        ("Tom\ud83d", "Tom"),
        ("A\u030arsk\ufeff", "Årsk"),
        ("\u200b\u200d", ""),
        ("👩‍🚒", "👩‍🚒"),
        (7, ""),
    ],
)
def test_a_name_is_one_visible_line(name: object, clean: str) -> None:
    assert one_line(name, 64) == clean


def test_a_note_keeps_its_lines_and_ends_where_it_must() -> None:
    assert lines(" a\r\n\tb \x07", 1000) == "a\n\tb"
    assert len(lines("x" * 5000, 1000)) == 1000


def test_a_value_that_is_repeated_is_short() -> None:
    assert shown({"a": [1]}, 40) == "{'a': [1]}"
    assert shown("x" * 99, 5) == "xxxx…"


def test_a_long_name_is_cut_and_that_is_told() -> None:
    found = read("x" * 70)

    assert found.rows == (Row("x" * 64),)
    assert found.problems == (Problem("1", "name-cut", {"name": "x" * 64, "most": 64}),)


@pytest.mark.parametrize("name", ["=cmd()", "<script>", "{{7*7}}", "'; DROP TABLE seats", "../.."])
def test_a_hostile_name_is_a_name(name: str) -> None:
    assert only(json.dumps([{"id": "a", "layer": "MOUNT", "name": name}])).name == name


# --- lists --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entry", "row"),
    [
        ("3x Goblin", Row("Goblin", 3)),
        ("3 × Goblin", Row("Goblin", 3)),
        ("3Xgoblin", Row("goblin", 3)),
        ("Goblin x3", Row("Goblin", 3)),
        ("Goblin ×3 LP 7", Row("Goblin", 3, hp=7)),
        ("Goblin 7 kp", Row("Goblin", hp=7)),
        ("Skřet životy: 2+3", Row("Skřet", hp=5)),
        ("Goblin hit points 3 / 7", Row("Goblin", hp=3, max_hp=7)),
        ("Goblin -1+3", Row("Goblin", initiative=2)),
        ("Goblin (hidden) (archer) []", Row("Goblin", hidden=True, note="archer")),
        ("• Goblin", Row("Goblin")),
        ("[ ] Goblin", Row("Goblin")),
        ("12) Goblin", Row("Goblin")),
        ("Agent 47", Row("Agent 47")),
        ("Area-51 guard", Row("Area-51 guard")),
        ("Goblin )x(", Row("Goblin )x(")),
        ("[Boss] Goblin", Row("Goblin", note="Boss")),
        ("2 Orcs", Row("Orcs", 2)),
        ("2 Orcs HP 7", Row("Orcs", 2, hp=7)),
        ("3 xylophone players", Row("xylophone players", 3)),
        ("1984 rebels", Row("1984 rebels")),
        ("Goblin 2", Row("Goblin 2")),
        ("7 HP", Row("7 HP")),
        ("Mira:", Row("Mira")),
    ],
)
def test_an_entry_of_a_list_may_say_more_than_a_name(entry: str, row: Row) -> None:
    assert read(entry).rows == (row,)


def test_a_line_of_its_own_is_the_side_of_those_below() -> None:
    for text in (
        "Mira\nHeroes:\nBruno\nAda, Bo\n\nFoes:\n2 Orcs\nOgre",
        "Mira\n# Heroes\nBruno\nAda, Bo\n\n## Foes ##\n- 2 Orcs\n- Ogre",
    ):
        assert [(row.name, row.side) for row in read(text).rows] == [
            ("Mira", ""),
            *((name, "Heroes") for name in ("Bruno", "Ada", "Bo")),
            *((name, "Foes") for name in ("Orcs", "Ogre")),
        ]


@pytest.mark.parametrize("text", ["Mira:\nBruno:", "Mira:\n", "a:b:\nBruno", "#tag\nBruno"])
def test_a_line_over_nobody_is_no_side(text: str) -> None:
    assert {row.side for row in read(text).rows} == {""}


def test_an_address_is_nobody_and_is_told() -> None:
    found = read("https://pathbuilder2e.com/json.php?id=123456\nMira")

    assert found.rows == (Row("Mira"),)
    assert found.problems == (Problem("1", "address", {}),)


def test_commas_in_brackets_separate_nothing() -> None:
    assert [row.name for row in read("Mira; Bruno, Ogre (big, sad)").rows] == [
        "Mira",
        "Bruno",
        "Ogre",
    ]


def test_what_is_no_entry_of_a_list_is_left_out() -> None:
    found = read("Mira\n" + "x" * 501 + "\n()")

    assert [row.name for row in found.rows] == ["Mira"]
    assert [(p.where, p.code) for p in found.problems] == [("2", "unreadable"), ("3", "no-name")]


# --- numbers out of bounds ----------------------------------------------------------------------


def actor(**hp: object) -> str:
    return json.dumps({"name": "A", "system": {"attributes": {"hp": hp}}})


@pytest.mark.parametrize(
    ("hp", "kept", "problems"),
    [
        ({"value": 7, "max": 9}, (7, 9), []),
        ({"value": None, "max": 9}, (9, 9), []),
        ({"value": 12, "max": 9}, (9, 9), []),
        ({"value": -12, "max": 9}, (0, 9), []),
        ({"value": 7, "max": 0}, (7, None), []),
        ({"value": 7, "max": -1}, (7, None), []),
        ({"value": 0, "max": 9}, (0, 9), []),
        ({"value": 0}, (None, None), []),
        ({"value": 0, "max": None}, (None, None), []),
        ({"value": 0, "max": 0}, (None, None), []),
        ({"value": 10_000, "max": 9}, (9, 9), ["out-of-range"]),
        ({"value": 1e300}, (None, None), ["no-number"]),
        ({"value": math.nan, "max": 9}, (9, 9), []),
        ({"value": {"deep": []}, "max": "many"}, (None, None), ["no-number", "no-number"]),
    ],
)
def test_hit_points_are_such_as_a_combatant_can_have(
    hp: dict[str, object], kept: tuple[object, object], problems: list[str]
) -> None:
    row = only(actor(**hp))

    assert (row.hp, row.max_hp) == kept
    assert codes(actor(**hp)) == problems


def test_a_number_of_a_thousand_digits_is_none() -> None:
    assert codes(actor().replace("{}", '{"value": %s}' % ("9" * 5000))) == ["no-number"]


def test_keys_that_deceive_or_never_end_are_left_out() -> None:
    for id_ in ("a\u202eb", "x" * 300, " a\n"):
        assert only(json.dumps([{"id": id_, "layer": "MOUNT", "name": "A"}])).key == ""


def test_nobody_has_more_conditions_than_anybody_can() -> None:
    text = "Name;Conditions\nMira;" + ",".join(f"c{n}" for n in range(50)) + ",c1"

    assert only(text).conditions == tuple(f"c{n}" for n in range(20))


# --- what is no list of anything ----------------------------------------------------------------


def test_more_rows_than_anybody_has_are_not_taken() -> None:
    token = {"layer": "MOUNT", "id": "a", "name": "A"}
    for text in ("Goblin," * 500, "Name\n" + "Goblin\n" * 500, json.dumps([token] * 500)):
        found = read(text)
        assert len(found.rows) == 400
        assert found.problems[-1].code == "too-many-rows"
        assert len(found.problems) == 1


def test_a_library_of_more_than_anybody_has_is_cut_short() -> None:
    block = {"Name": "Goblin", "HP": {"Value": 7}}

    found = read(json.dumps({f"c{n}": block for n in range(500)}))

    assert len(found.rows) == 400
    assert [p.code for p in found.problems] == ["too-many-rows"]


def test_problems_are_told_up_to_a_hundred() -> None:
    assert codes("0x A\n" * 500) == ["bad-count"] * 100


def test_too_much_text_is_not_read() -> None:
    assert codes("x" * 1_000_001) == ["too-big"]


@pytest.mark.parametrize("text", ["", " \n\t", "\ufeff", ",;,"])
def test_nothing_is_nobody(text: str) -> None:
    assert read(text).rows == ()
    assert codes(text) == ["empty"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"name": ', "no-json"),
        ("[[]", "no-json"),
        ("{}", "unknown-format"),
        ("[]", "unknown-format"),
        ('[{"who": "Mira"}]', "unknown-format"),
        ('["Mira"]', "unknown-format"),
        ("[" * 500_000, "too-deep"),
        ("[" * 50 + "]" * 50, "too-deep"),
        ('{"a":' * 45 + "1" + "}" * 45, "too-deep"),
    ],
)
def test_json_that_is_none_of_ours_is_told(text: str, code: str) -> None:
    found = read(text)

    assert found.rows == ()
    assert [problem.code for problem in found.problems] == [code]
    assert found.format == ""


def test_json_may_be_as_deep_as_forty() -> None:
    assert parse("[" * 40 + "]" * 40)
    with pytest.raises(NoJson):
        parse("[" * 41 + "]" * 41)


@pytest.mark.parametrize("missing", ["level", "abilities", "attributes"])
def test_what_a_character_lacks_is_not_guessed(missing: str) -> None:
    build = {"name": "A", "level": 1, "abilities": {"con": 10, "wis": 10}, "attributes": {"x": 1}}
    build[missing] = {"x": "?"}
    known = {"level": (None, 0), "abilities": (None, None), "attributes": (0, 0)}

    row = only(json.dumps({"success": True, "build": build}))

    assert (row.hp, row.initiative) == known[missing]


def test_a_command_of_the_chat_is_found_wherever_it_stands() -> None:
    assert codes("!turns-load [" * 70_000) == ["unreadable"]
    assert only('To restore: !turns-append  [{"id":"-1","pr":1,"custom":"A"}] or not').name == "A"


def test_of_keys_that_stand_twice_the_last_counts() -> None:
    text = '[{"id": "a", "layer": "MOUNT", "name": "A", "name": "B"}]'

    assert only(text).name == "B"
