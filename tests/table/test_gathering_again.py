"""Whoever comes again is brought up to date, and nobody is doubled."""

from __future__ import annotations

from incoming import MIRA, ROWS, becomes, gather, named, names, preview, who_is

from rondel.core.roster_words import AddCondition, ChangeHp, RemoveCombatant, Rename
from rondel.intake import Row
from rondel.table.gathering import Wanted


def test_those_who_are_here_are_not_doubled(gathered):
    before = gathered.rows()["acts"]

    assert becomes(gathered, *ROWS) == [("unchanged", [])] * 3
    outcome = gather(gathered, *ROWS, request="g-2")

    assert outcome.result == {"added": "0", "updated": "0", "unchanged": "3", "left_out": "0"}
    assert len(names(gathered)) == 5
    assert gathered.rows()["acts"] == before


def test_by_their_key_they_are_known_under_another_name(gathered):
    gathered.do(Rename(who_is(gathered, "Mira"), "Mira the Red"))
    later = Row("Mira", side="Villains", hp=9, max_hp=12, hidden=True, key="owlbear:1")

    assert becomes(gathered, later) == [
        (
            "updated",
            [
                ("side", "Heroes", "Villains"),
                ("hidden", False, True),
                ("hp", 4, 9),
                ("max_hp", 11, 12),
            ],
        )
    ]
    assert gather(gathered, later, request="g-2").result["updated"] == "1"
    mira = named(gathered, "Mira the Red")
    assert (mira["side"], mira["hp"], mira["max_hp"], mira["hidden"]) == ("Villains", 9, 12, True)
    undo = gathered.doc()["encounter"]["undo"]["label"]
    assert undo["params"] == {"count": 1}


def test_without_a_key_they_are_known_by_name_and_side(gathered):
    assert becomes(gathered, Row("Mira", side="Heroes", hp=5)) == [("updated", [("hp", 4, 5)])]
    assert becomes(gathered, Row("Mira", hp=5)) == [("updated", [("hp", 4, 5)])]
    assert becomes(gathered, Row("Mira", side="Foes", hp=5)) == [("added", [])]
    assert becomes(gathered, Row("Mira", key="owlbear:9")) == [("added", [])]
    assert becomes(gathered, Row("Wolf", side="Foes")) == [("added", [])]


def test_of_several_only_those_who_are_missing_come(gathered):
    (row,) = preview(gathered, Row("Wolf", 5, side="Foes", hp=7))

    assert (row.becomes, row.added) == ("added", ("Wolf 4", "Wolf 5"))
    assert [(c.what, c.before, c.after) for c in row.changes] == [("hp", 11, 7)] * 3


def test_lines_of_one_name_are_several(fight):
    twice = (Row("Rat"), Row("Rat"))
    gather(fight, *twice)

    assert names(fight) == ["Rat 1", "Rat 2"]
    assert becomes(fight, *twice) == [("unchanged", [])] * 2


def test_whom_a_key_names_is_taken_for_nobody_else(gathered):
    rows = (Row("Mira", hp=1), Row("Mira", hp=2, key="owlbear:1"))

    assert [one[0] for one in becomes(gathered, *rows)] == ["added", "updated"]


def test_an_export_of_this_encounter_doubles_nobody(gathered):
    wolf = who_is(gathered, "Wolf 1")

    assert becomes(gathered, Row("Lone wolf", hp=3, key=f"rondel:{wolf}")) == [
        ("updated", [("hp", 11, 3)])
    ]


def test_more_hit_points_than_there_were_raise_the_most(gathered):
    assert becomes(gathered, Row("Mira", hp=20)) == [
        ("updated", [("hp", 4, 20), ("max_hp", 11, 20)])
    ]


def test_hit_points_can_begin_to_count_without_a_most(gathered):
    assert becomes(gathered, Row("Spy", hp=20)) == [("updated", [("hp", None, 20)])]


def test_nobody_is_revealed_by_a_source_that_does_not_know(gathered):
    assert becomes(gathered, Row("Spy")) == [("unchanged", [])]
    assert becomes(gathered, Row("Spy", hidden=False)) == [("updated", [("hidden", True, False)])]


def test_who_is_healed_in_the_source_rises_and_who_is_down_falls(gathered):
    gathered.do(ChangeHp(who_is(gathered, "Mira"), -4))

    assert becomes(gathered, Row("Mira", hp=4)) == [
        ("updated", [("hp", 0, 4), ("fallen", True, False)])
    ]
    assert becomes(gathered, Row("Mira", hp=4, fallen=True)) == [("updated", [("hp", 0, 4)])]
    assert becomes(gathered, Row("Spy", fallen=True)) == [("updated", [("fallen", False, True)])]


def test_conditions_come_and_nobody_gets_one_twice(gathered):
    assert becomes(gathered, Row("Spy", conditions=("prone", "deaf"))) == [
        ("updated", [("condition", None, "deaf")])
    ]


def test_nobody_gets_more_conditions_than_anybody_can_have(gathered):
    spy = who_is(gathered, "Spy")
    for n in range(17):
        gathered.do(AddCondition(spy, f"c{n}", "endless", 0, ""))

    assert becomes(gathered, Row("Spy", conditions=("x", "y", "z"))) == [
        ("updated", [("condition", None, "x")])
    ]


def test_who_was_removed_comes_anew(gathered):
    gathered.do(RemoveCombatant(who_is(gathered, "Mira")))

    assert becomes(gathered, MIRA) == [("added", [])]


def test_a_preview_changes_nothing(gathered):
    before = (gathered.rows(), gathered.everything())
    preview(gathered, *ROWS, Row("New", hp=3))

    assert (gathered.rows(), gathered.everything()) == before


# --- choosing -----------------------------------------------------------------------------------


def test_who_is_not_chosen_stays_out_and_is_taken_for_nobody_else(fight):
    rats = (Row("Rat", hp=5), Row("Rat", hp=3))
    gather(fight, *rats)
    wanted = Wanted((Row("Rat", hp=1), Row("Rat", hp=2), Row("Bat"), Row("Cat")), {1, 3})

    foreseen = fight.tables.preview(fight.table, fight.gm, fight.fight, wanted)
    outcome = fight.tables.gather(fight.table, fight.gm, "g-2", fight.fight, wanted)

    assert [(one.becomes.value, one.why) for one in foreseen] == [
        ("left_out", "not-chosen"),
        ("updated", ""),
        ("left_out", "not-chosen"),
        ("added", ""),
    ]
    assert outcome.result == {"added": "1", "updated": "1", "unchanged": "0", "left_out": "0"}
    assert [(one["name"], one.get("hp")) for one in fight.figures().values()] == [
        ("Rat 1", 5),
        ("Rat 2", 2),
        ("Cat", None),
    ]


def test_only_who_is_chosen_needs_room(fight):
    wanted = Wanted((Row("Rat", 150), Row("Bat", 51)), {1})

    assert fight.tables.gather(fight.table, fight.gm, "g", fight.fight, wanted).ok
    assert len(names(fight)) == 51


def test_another_choice_is_another_request(gathered):
    for chosen, code in (({0}, ""), ({0}, ""), ({1}, "id-reuse")):
        wanted = Wanted(ROWS, chosen)
        outcome = gathered.tables.gather(gathered.table, gathered.gm, "g", gathered.fight, wanted)
        assert outcome.code == code
