"""Documents: what each audience sees of the table and of the encounter."""

from __future__ import annotations

import json

import pytest
from relay import HandOver, RollLuck

from rondel.core.encounter import ChangeSetting, EndEncounter
from rondel.core.roster_words import (
    AddCondition,
    Assign,
    ChangeHp,
    Hide,
    RemoveCombatant,
    SetStanding,
    WriteNote,
)
from rondel.table import Refused
from rondel.table.commands import RevokeSeat, ShowEncounter, Undo
from rondel_schemas.document import Doc


def values(document):
    """Every value in *document*, keys too."""
    match document:
        case dict():
            for key, value in document.items():
                yield key
                yield from values(value)
        case list():
            for value in document:
                yield from values(value)
        case _:
            yield document


def encounter(game, seat=None):
    return game.doc(seat)["encounter"]


def test_a_document_is_plain_json_without_nulls_and_fractions(game, cast):
    game.do(HandOver(cast.hero))
    game.do(RollLuck(cast.hero))
    game.do(AddCondition(cast.orc, "asleep", "rounds", 2, ""))
    game.do(Undo(encounter(game)["undo"]["act"]))
    game.tables.touch(cast.ada)

    for document in game.everything():
        assert json.loads(json.dumps(document)) == document
        assert {type(value) for value in values(document)} <= {str, int, bool}
        assert Doc().validate(document) == {}


def test_gms_see_the_whole_table(game, cast):
    prepared = game.prepare("Ambush")
    table = game.doc()["table"]

    assert table["people"] == {cast.ada: "Ada", cast.bo: "Bo"}
    assert [e["name"] for e in table["encounters"].values()] == ["Bridge", "Ambush"]
    assert table["encounters"][prepared] == {
        "name": "Ambush",
        "system": "relay",
        "stage": "setup",
        "shown": False,
        "n": 2,
    }
    assert table["systems"]["relay"] == {"name": "Relay", "source": "these tests"}
    assert [s["name"] for s in table["seats"].values()].count("GM") == 1
    assert "seat" not in table


def test_players_see_the_people_the_shown_encounter_and_who_they_are(game, cast):
    shown = game.fight
    game.prepare("Ambush")

    assert game.doc(cast.ada)["table"] == {
        "id": game.table,
        "name": "Friday",
        "role": "player",
        "seat": cast.ada,
        "me": "Ada",
        "people": {cast.ada: "Ada", cast.bo: "Bo"},
        "encounters": {
            shown: {"name": "Bridge", "system": "relay", "stage": "running", "shown": True, "n": 1}
        },
    }


def test_observers_see_no_people_and_no_offers(game, cast):
    document = game.doc(cast.watcher)

    assert document["table"]["people"] == {}
    assert not any("controller" in f for f in document["encounter"]["figures"].values())
    assert document["encounter"]["offers"] == document["encounter"]["sets"] == {}


def test_the_place_of_what_is_shown_tells_nothing_of_what_is_prepared(game, cast):
    game.prepare("First ambush")
    game.begin("Second ambush")

    assert game.doc(cast.watcher)["table"]["encounters"][game.fight]["n"] == 1
    assert game.doc()["table"]["encounters"][game.fight]["n"] == 3


def test_when_nothing_is_shown_nobody_but_a_gm_sees_an_encounter(game, cast):
    game.own(ShowEncounter(""))

    for seat in (cast.ada, cast.watcher):
        document = game.doc(seat)
        assert "encounter" not in document
        assert document["table"]["encounters"] == {}
    assert encounter(game)["id"] == game.fight


def test_gms_open_any_encounter_and_others_only_the_one_shown(game, cast):
    shown = game.fight
    prepared = game.prepare("Ambush")

    assert game.doc(encounter=prepared)["encounter"]["name"] == "Ambush"
    assert game.tables.document(game.table, game.gm, None)["encounter"]["id"] == shown
    assert game.tables.document(game.table, game.gm, "")["encounter"]["id"] == shown
    assert game.doc(cast.ada, prepared)["encounter"]["id"] == shown
    assert "encounter" not in game.doc(encounter="nowhere")


def test_a_seat_that_is_none_sees_nothing(game, cast):
    game.own(RevokeSeat(cast.ada))

    for table, seat in ((game.table, cast.ada), (game.table, "nobody"), ("nowhere", game.gm)):
        with pytest.raises(Refused):
            game.tables.document(table, seat, None)


def test_a_seat_may_be_given_by_its_id_or_by_what_is_known_of_it(game, cast):
    info = game.info(cast.ada)

    assert game.tables.document(game.table, info, None) == game.doc(cast.ada)


def test_audiences_are_the_gms_each_player_and_the_observers(game, cast):
    seats = [game.gm, game.invite("gm", "Second"), cast.ada, cast.watcher]

    audiences = [game.tables.audience(game.info(seat)) for seat in seats]

    assert audiences == ["gm", "gm", f"player:{cast.ada}", "observer"]


def test_all_seats_of_an_audience_see_the_same(game, cast):
    other = game.invite("gm", "Second")

    assert game.tables.document(game.table, other, game.fight) == game.doc()


def test_figures_show_each_audience_what_it_may_know(game, cast):
    game.do(ChangeHp(cast.hero, -20))
    game.do(SetStanding(cast.friend, "unwilling"))
    game.do(WriteNote(cast.orc, "mean"))
    game.do(AddCondition(cast.orc, "held", "turn_end", 0, cast.hero))
    game.do(AddCondition(cast.orc, "cursed", "turn_start", 1, cast.assassin))
    game.do(AddCondition(cast.orc, "asleep", "rounds", 2, ""))
    common = {"side": "side", "conditions": {}, "standing": "fighting"}

    hero = common | {"name": "Hero", "n": 1, "controller": cast.ada, "hp": 0, "max_hp": 20}
    figures = game.figures(cast.ada)
    assert figures[cast.hero] == hero | {"mine": True, "fallen": True}
    assert figures[cast.friend]["standing"] == "unwilling"
    assert "mine" not in figures[cast.friend]
    orc = figures[cast.orc]
    assert not {"hp", "max_hp", "note"} & orc.keys()
    assert list(orc["conditions"].values()) == [
        {"name": "held", "until": "turn_end", "whose": cast.hero},
        {"name": "cursed", "until": "turn_start"},
        {"name": "asleep", "until": "rounds", "rounds": 2},
    ]
    assert list(figures) == [cast.hero, cast.friend, cast.orc]

    figures = game.figures()
    assert (figures[cast.orc]["hp"], figures[cast.orc]["note"]) == (9, "mean")
    cursed = list(figures[cast.orc]["conditions"].values())[1]
    assert (cursed["whose"], cursed["later"]) == (cast.assassin, 1)
    assert figures[cast.assassin]["hidden"] is True


def test_figures_are_numbered_without_gaps(game, cast):
    game.do(Hide(cast.hero))
    late = game.add("Late")
    game.do(RemoveCombatant(cast.friend))

    figures = game.figures(cast.watcher)

    assert [(who, f["n"]) for who, f in figures.items()] == [(cast.orc, 1), (late, 2)]


def test_who_steers_a_hidden_one_sees_that_it_is_hidden(game, cast):
    game.do(Assign(cast.assassin, cast.ada))

    assert game.figures(cast.ada)[cast.assassin]["hidden"] is True
    assert cast.assassin not in game.figures(cast.bo)


def test_others_keep_seeing_the_last_turn_while_a_hidden_one_acts(game, cast):
    game.do(HandOver(cast.hero))
    before = {seat: game.doc(seat) for seat in (cast.watcher, cast.bo)}

    game.do(HandOver(cast.assassin))

    assert {seat: game.doc(seat) for seat in before} == before


def test_a_controller_that_has_no_seat_is_shown_to_nobody(game, cast):
    """It comes back when the act that released the combatants is undone."""
    game.own(RevokeSeat(cast.ada))
    game.do(Undo(encounter(game)["undo"]["act"]))

    assert "controller" not in game.figures()[cast.hero]


def test_house_rules_are_shown_with_default_and_source(game, cast):
    game.do(ChangeSetting("sides", 8))

    assert encounter(game, cast.watcher)["rules"] == {
        "lucky": {"value": True, "default": True, "mark": "house"},
        "sides": {"value": 8, "default": 6, "mark": "seed"},
    }


def test_an_ended_encounter_is_shown_as_ended(game, cast):
    game.do(EndEncounter())

    assert encounter(game, cast.watcher)["stage"] == "ended"
    assert list(encounter(game)["offers"]) == ["ReopenEncounter"]
