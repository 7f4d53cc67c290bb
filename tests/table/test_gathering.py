"""Combatants from elsewhere come in all at once."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from incoming import MIRA, ROWS, becomes, gather, named, names, preview
from search import examples

from rondel.core import GM, Offer, encounter
from rondel.core.encounter import EndEncounter
from rondel.intake import Row
from rondel.table import Refused, acting, gathering
from rondel.table.commands import Redo, Undo

# --- coming in ----------------------------------------------------------------------------------


def test_all_rows_come_in(fight):
    outcome = gather(fight, *ROWS)

    assert (outcome.ok, outcome.changed) == (True, True)
    assert outcome.result == {"added": "3", "updated": "0", "unchanged": "0", "left_out": "0"}
    assert names(fight) == ["Mira", "Wolf 1", "Wolf 2", "Wolf 3", "Spy"]
    mira, spy, wolf = named(fight, "Mira"), named(fight, "Spy"), named(fight, "Wolf 2")
    assert (mira["hp"], mira["max_hp"], mira["side"], mira["note"]) == (4, 11, "Heroes", "owes me")
    assert (wolf["hp"], wolf["max_hp"], wolf["side"]) == (11, 11, "Foes")
    assert spy["hidden"]
    assert [c["name"] for c in spy["conditions"].values()] == ["poisoned", "prone"]
    assert {c["until"] for c in spy["conditions"].values()} == {"endless"}


def test_it_is_one_act_with_the_count_and_one_step_back(fight):
    before = fight.doc()["encounter"]["figures"]
    gather(fight, *ROWS)
    after = fight.doc()["encounter"]
    label = {"key": "core-gather-combatants", "params": {"count": 5}}

    assert after["undo"]["label"] == label
    assert len(fight.rows()["acts"]) == 1
    assert fight.do(Undo(after["undo"]["act"])).ok
    assert fight.figures() == before
    assert fight.do(Redo(after["undo"]["act"])).ok
    assert fight.figures() == after["figures"]


def test_what_came_in_is_read_again_after_a_restart(gathered):
    before = gathered.everything()
    gathered.restart()

    assert gathered.everything() == before
    file = gathered.tables.export(gathered.table, gathered.gm, gathered.fight)
    assert file["acts"][0]["kind"] == "GatherCombatants"
    assert gathered.tables.import_(gathered.table, gathered.gm, "i", file).ok


def test_a_journal_of_before_there_were_keys_is_read(gathered):
    file = gathered.tables.export(gathered.table, gathered.gm, gathered.fight)
    for event in file["acts"][0]["events"]:
        event.get("combatant", {}).pop("key", None)

    assert gathered.tables.import_(gathered.table, gathered.gm, "i", file).ok


def test_who_is_down_in_the_source_has_fallen(fight):
    gather(fight, Row("A", hp=0, max_hp=9), Row("B", fallen=True, hp=3), Row("C", hp=0), Row("D"))

    figures = list(fight.figures().values())
    assert [figure.get("fallen", False) for figure in figures] == [True, True, True, False]
    assert [figure.get("hp") for figure in figures] == [0, 3, 0, None]
    assert [figure.get("max_hp") for figure in figures] == [9, 3, None, None]


def test_many_of_a_kind_are_numbered_through(fight):
    gather(fight, Row("Rat", 41, hp=1))

    assert names(fight) == [f"Rat {n}" for n in range(1, 42)]


def test_those_of_one_name_are_numbered_as_one_kind_with_their_own_hit_points(fight):
    gather(fight, Row("Orc", hp=9, key="a"), Row("Elf"), Row("Orc", hp=7, max_hp=8, key="b"))

    assert names(fight) == ["Orc 1", "Orc 2", "Elf"]
    assert [figure.get("hp") for figure in fight.figures().values()] == [9, 7, None]
    assert [figure.get("key") for figure in fight.figures().values()] == ["a", "b", None]


def test_a_long_name_leaves_room_for_a_number(fight):
    gather(fight, Row("x" * 64, 2))

    assert names(fight) == ["x" * 60 + " 1", "x" * 60 + " 2"]
    assert becomes(fight, Row("x" * 64, 2)) == [("unchanged", [])]


def test_whose_side_is_not_told_joins_the_first_one(fight):
    gather(fight, Row("A"))
    gather(fight, Row("B", side="Wolves"), Row("C"), request="g-2")

    assert [figure["side"] for figure in fight.figures().values()] == ["Heroes", "Wolves", "Heroes"]


def test_the_hidden_in_the_way_of_a_name_are_told_in_the_preview(fight):
    gather(fight, Row("Goblin", side="Foes", hidden=True, key="a"))

    rows = (Row("Goblin", key="a"), Row("Goblin", side="Foes", key="b"))

    assert becomes(fight, *rows) == [
        ("updated", [("name", "Goblin", "Goblin 2")]),
        ("added", []),
    ]


# --- who may see what ---------------------------------------------------------------------------


def test_nobody_but_gms_sees_keys_or_the_hidden(fight):
    ada, screen = fight.invite("player", "Ada"), fight.invite("observer", "Screen")
    gather(fight, *ROWS)

    assert "owlbear:1" in json.dumps(fight.doc())
    for seat in (ada, screen):
        text = json.dumps(fight.doc(seat))
        assert "owlbear" not in text
        assert "Spy" not in text
        assert "owes me" not in text
        assert names(fight, seat) == ["Mira", "Wolf 1", "Wolf 2", "Wolf 3"]
        assert not [line for line in fight.log(seat) if "Spy" in line]


def test_gathering_is_for_gms(fight):
    for seat in (fight.invite("player", "Ada"), fight.invite("observer", "Screen")):
        assert gather(fight, *ROWS, seat=seat).code == "forbidden"
        with pytest.raises(Refused, match="only a GM"):
            preview(fight, *ROWS, seat=seat)
    assert names(fight) == []


def test_nobody_can_send_it_as_a_command(fight):
    assert fight.do(gathering.GatherCombatants(3)).code == "invalid"


# --- staying out --------------------------------------------------------------------------------


def test_who_is_listed_twice_comes_once(fight):
    first, second = preview(fight, MIRA, MIRA)

    assert (first.becomes, second.becomes, second.why) == ("added", "left_out", "listed-twice")
    assert gather(fight, MIRA, MIRA).result["left_out"] == "1"
    assert names(fight) == ["Mira"]


def test_an_encounter_holds_no_more_than_it_can(fight):
    rows = (Row("Rat", 150), Row("Bat", 51), Row("Cat", 50))

    assert [(one.becomes.value, one.why) for one in preview(fight, *rows)] == [
        ("added", ""),
        ("left_out", "encounter-full"),
        ("added", ""),
    ]
    gather(fight, *rows)
    assert len(names(fight)) == 200
    assert becomes(fight, Row("Rat", 150), Row("Owl")) == [("unchanged", []), ("left_out", [])]


def test_nobody_comes_when_it_is_over(gathered):
    gathered.do(encounter.BeginEncounter())
    gathered.do(EndEncounter())

    assert gather(gathered, *ROWS, request="g-2").code == "encounter-ended"
    with pytest.raises(Refused, match="encounter-ended"):
        preview(gathered, *ROWS)


def test_nobody_comes_where_there_is_no_encounter(fight):
    fight.fight = "nowhere"

    assert gather(fight, *ROWS).code == "not-found"
    with pytest.raises(Refused, match="no such encounter"):
        preview(fight, *ROWS)


def test_nobody_comes_where_too_much_has_happened(fight, monkeypatch):
    monkeypatch.setattr(acting, "MOST_EVENTS", 3)

    assert gather(fight, *ROWS).code == "encounter-full"
    assert names(fight) == []


def test_asking_twice_is_asking_once(fight):
    first, again = gather(fight, *ROWS), gather(fight, *ROWS)

    assert again.duplicate
    assert again.result == first.result
    assert gather(fight, MIRA).code == "id-reuse"
    assert len(names(fight)) == 5


# --- nothing but what a GM could do -------------------------------------------------------------

kinds = st.sampled_from(("Orc", "Elf", "Orc 1"))
some_rows = st.lists(
    st.builds(
        Row,
        kinds,
        st.integers(1, 30),
        side=st.sampled_from(("", "A", "B")),
        hp=st.none() | st.integers(0, 9),
        max_hp=st.none() | st.integers(9, 12),
        hidden=st.none() | st.booleans(),
        note=st.sampled_from(("", "mean")),
        key=st.sampled_from(("", "", "k1", "k2")),
        fallen=st.booleans(),
        conditions=st.sampled_from(((), ("prone",))),
    ),
    max_size=6,
)


@given(some_rows, some_rows)
@examples(10, HealthCheck.function_scoped_fixture)
def test_every_command_is_one_that_is_offered_and_again_changes_nothing(new_game, first, second):
    decide, given_ = encounter.decide, []

    def judged(system, state, command, dice):
        given_.append(command)
        assert isinstance(encounter.judge(system, state, GM, command), Offer), command
        return decide(system, state, command, dice)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(encounter, "decide", judged)
        game = new_game()
        game.begin()
        assert gather(game, *first, request="g-1").ok
        foreseen = preview(game, *second)
        assert gather(game, *second, request="g-2").ok

    everybody = list(game.figures().values())
    assert len({figure["name"] for figure in everybody}) == len(everybody)
    assert {name for one in foreseen for name in one.added} <= {one["name"] for one in everybody}
    settled = [row for row in second if row.key or row.side]
    # Of two rows of one name and side, one with a key and one without, nobody can say who is who.
    told_apart = len({(row.name, row.side) for row in settled}) == len(settled)
    if told_apart and len({row.key or row.name for row in settled}) == len(settled) == len(second):
        alone = {one.becomes.value for one in preview(game, *second)}
        assert "added" not in alone
    game.tables.close()
