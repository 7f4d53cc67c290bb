"""Each format once, as its program writes it, and what it becomes."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import pytest

from rondel.intake import Found, Row, read
from rondel.intake.reading import TEXTS, TREES

GOLDEN = Path(__file__).with_name("golden")
BECOMES = ".becomes.json"
SOURCES = sorted(path for path in GOLDEN.iterdir() if not path.name.endswith(BECOMES))
UNTOLD = Row("")


def found_in(path: Path) -> Found:
    return read(path.read_bytes().decode())


def told(row: Row) -> dict[str, object]:
    """What *row* says, its defaults left out, as JSON has it."""
    fields = dataclasses.asdict(row)
    fields["conditions"] = list(row.conditions)
    unsaid = dataclasses.asdict(UNTOLD) | {"conditions": []}
    return {name: value for name, value in fields.items() if value != unsaid[name]}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_a_file_becomes_what_stands_beside_it(path: Path) -> None:
    wanted = json.loads(path.with_name(path.name + BECOMES).read_text(encoding="utf-8"))

    found = found_in(path)

    assert found.format == wanted["format"]
    assert [told(row) for row in found.rows] == wanted["rows"]
    assert [{"where": p.where, "code": p.code, **p.params} for p in found.problems] == wanted[
        "problems"
    ]


def test_there_is_a_file_of_every_format() -> None:
    assert {found_in(path).format for path in SOURCES} == {f.name for f in (*TREES, *TEXTS)}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_each_format_is_recognised_as_no_other(path: Path) -> None:
    """The order in which they are asked settles nothing but lists and sheets."""
    text = path.read_bytes().decode()
    if text.lstrip().startswith(("[", "{")):
        tree = json.loads(text)

        assert [f.name for f in TREES if f.recognises(tree)] == [read(text).format]
