"""Whatever comes in: nothing is raised, the limits hold, and every row fits into a roster."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rondel.core.roster_rules import MOST_COMBATANTS, MOST_CONDITIONS, MOST_HP
from rondel.intake import Found, read
from rondel.intake.reading import TREES
from rondel_schemas.strict import Name, Note, Words

FEW = settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
NAME, NOTE, LINE = Name(), Note(), Words(200)


def assert_fit(found: Found) -> None:
    """What messages and rosters ask of names, notes and numbers holds for every row."""
    assert len(found.rows) <= 400
    assert len(found.problems) <= 101
    for row in found.rows:
        assert NAME.deserialize(row.name) == row.name
        assert row.side == "" or NAME.deserialize(row.side) == row.side
        assert NOTE.deserialize(row.note) == row.note
        assert LINE.deserialize(row.key) == row.key
        assert 1 <= row.count <= MOST_COMBATANTS
        assert row.hp is None or 0 <= row.hp <= (row.max_hp or MOST_HP)
        assert row.max_hp is None or 1 <= row.max_hp <= MOST_HP
        assert row.hidden in {None, True, False}
        assert row.initiative is None or abs(row.initiative) <= 9_999
        assert row.fallen in {True, False}
        assert row.leans in {"", "friends", "foes"}
        assert len(row.conditions) == len(set(row.conditions)) <= MOST_CONDITIONS
        assert all(NAME.deserialize(name) == name for name in row.conditions)
    for problem in found.problems:
        for value in (problem.where, problem.code, *problem.params.values()):
            assert isinstance(value, int) or Words(200).deserialize(value) == value
    json.dumps([problem.params for problem in found.problems]).encode()


# --- text ---------------------------------------------------------------------------------------

PIECES = st.sampled_from(
    [
        *"\n\t;,\"'()[]{}+-/x×:= \r\ufeff\u202e\x00",
        "Goblin",
        "3x ",
        "HP ",
        " 7",
        "Name",
        "Životy",
        "# ",
        "|",
        "|--|",
    ]
)
TYPED = st.lists(PIECES, max_size=40).map("".join)
ANY_TEXT = st.text(st.characters(codec=None), max_size=80)


@given(TYPED | ANY_TEXT)
@FEW
def test_any_text_is_read(text: str) -> None:
    assert_fit(read(text))


@given(st.lists(st.lists(ANY_TEXT | TYPED, max_size=5), max_size=5), st.sampled_from(";,\t"))
@FEW
def test_any_cells_are_read(table: list[list[str]], separator: str) -> None:
    titles = separator.join(("Name", "HP", "Hidden", "Count", "Conditions"))

    assert_fit(read("\n".join([titles, *(separator.join(cells) for cells in table)])))


# --- JSON ---------------------------------------------------------------------------------------

NUMBERS = st.integers() | st.integers(-9, 12_000) | st.floats() | st.just(10**40)
ATOMS = st.none() | st.booleans() | NUMBERS | ANY_TEXT | TYPED
TREE = st.recursive(
    ATOMS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(ANY_TEXT, inner, max_size=4),
    max_leaves=12,
)


def shape(sample: Any) -> st.SearchStrategy[Any]:
    """Trees like *sample*, in which anything may be missing or may be anything else."""
    match sample:
        case dict():
            members = {key: shape(value) for key, value in sample.items()}
            like: st.SearchStrategy[Any] = st.fixed_dictionaries({}, optional=members)
            whole = st.fixed_dictionaries(members)
            return st.one_of(whole, like, whole, TREE)
        case list():
            items = st.one_of(*map(shape, sample)) if sample else TREE
            return st.one_of(st.lists(items, max_size=4), st.lists(items, max_size=4), TREE)
    return st.just(sample) | ATOMS


def event(kind: str, **fields: object) -> Mapping[str, object]:
    return {"is": kind, "who": "c", **fields}


HIT_POINTS = {"hp": {"value": 7, "max": 7}}
SHEET = {"Name": "A", "Player": "", "HP": {"Value": 7}, "Abilities": {"Dex": 14}}
COMBATANT = {"id": "c", "name": "A", "side": "B", "hp": 7, "conditions": [{"id": "k", "name": "d"}]}
SHAPES: dict[str, Any] = {
    "rondel": {
        "rondel": 1,
        "acts": [
            {"events": [event("CombatantAdded", combatant=COMBATANT)]},
            {"events": [event("CombatantHidden"), event("CombatantRenamed", name="A")]},
            {"events": [event("HpChanged", after=7, max_hp=9), event("CombatantFell")]},
            {"events": [event("ConditionBegan", condition={"id": "k", "name": "d"})]},
            {"events": [event("ConditionEnded", condition="k")]},
            {"events": [event("CombatantRemoved")]},
            {"events": [event("Undone", act=1)]},
            {"events": [event("Redone", act=1)]},
        ],
    },
    "owlbear": [
        {
            "id": "a",
            "layer": "MOUNT",
            "name": "A",
            "visible": True,
            "text": {"b": "c"},
            "by": "player",
        }
    ],
    "foundry-actor": [
        {
            "_id": "a",
            "name": "A",
            "type": "npc",
            "system": {
                "attributes": {**HIT_POINTS, "init": {"ability": "dex", "bonus": "+1"}},
                "abilities": {"dex": {"value": 14}},
                "perception": {"mod": 3},
            },
            "prototypeToken": {"disposition": -1},
        }
    ],
    "foundry-combat": {
        "scene": "s",
        "combatants": [
            {
                "_id": "a",
                "tokenId": "t",
                "name": "A",
                "initiative": 7.5,
                "hidden": True,
                "defeated": False,
                "actor": {"name": "B", "system": {"attributes": HIT_POINTS}},
                "token": {"name": "C", "disposition": 1},
            }
        ],
    },
    "roll20": [{"id": "-1", "pr": "12", "custom": "A", "formula": ""}],
    "stat-block": {"results": [{"name": "A", "hit_points": 7, "dexterity": 14}]},
    "improved-initiative": {
        "Combatants": [
            {
                "Id": "a",
                "Alias": "",
                "IndexLabel": 1,
                "CurrentHP": 3,
                "Hidden": True,
                "Tags": ["b", {"Text": "c"}],
                "StatBlock": SHEET,
            },
            SHEET,
        ],
        "Creatures": [SHEET, json.dumps(SHEET)],
    },
    "pathbuilder": {
        "build": {
            "name": "A",
            "level": 3,
            "attributes": {"ancestryhp": 8, "classhp": 8, "bonushp": 0, "bonushpPerLevel": 0},
            "abilities": {"con": 14, "wis": 12},
            "proficiencies": {"perception": 2},
        }
    },
    "talespire": {"items": [{"id": "a", "name": "A", "kind": "creature"}], "activeItemIndex": 0},
}


def test_every_format_of_json_has_a_shape_and_is_known_by_it() -> None:
    assert {name: read(json.dumps(sample)).format for name, sample in SHAPES.items()} == {
        name: name for name in SHAPES
    }
    assert set(SHAPES) == {known.name for known in TREES}


@pytest.mark.parametrize("name", SHAPES)
@given(data=st.data())
@FEW
def test_any_json_in_the_shape_of_a_format_is_read(name: str, data: st.DataObject) -> None:
    tree = data.draw(shape(SHAPES[name]))
    text = json.dumps(tree)

    assert_fit(read(text))


@given(TREE)
@FEW
def test_any_json_is_read(tree: Any) -> None:
    assert_fit(read(json.dumps(tree)))


@pytest.mark.parametrize("name", ["\x1f", " Round ", "a\nb", "\u202eGoblin"])
def test_what_a_source_calls_something_that_is_left_out_is_fit_to_be_shown(name: str) -> None:
    found = read(json.dumps([{"id": "-1", "pr": 1, "custom": name, "formula": "+1"}]))

    assert found.rows == ()
    (problem,) = found.problems
    assert problem.code == "counter"
    assert_fit(found)
