"""Encounters as files."""

from __future__ import annotations

import copy
import json

import pytest
from relay import Chronicle, HandOver, Relay, RollLuck

from rondel.core.roster_words import AddCombatants, Assign, MarkFallen, Rename, WriteNote
from rondel.table import Refused, Tables, exchange
from rondel.table.commands import Undo


@pytest.fixture
def file(game, cast):
    """An encounter with a bit of everything, as a file."""
    game.do(HandOver(cast.hero))
    game.do(RollLuck(cast.hero), cast.ada)
    game.do(RollLuck(cast.assassin), rolled=(2,))
    game.do(WriteNote(cast.orc, "mean\n\tand green"))
    game.do(Chronicle(cast.orc, "tale", None, sure=True, choice="new", seat=""))
    game.do(HandOver(cast.orc))
    game.do(Undo(game.doc()["encounter"]["undo"]["act"]))
    return game.tables.export(game.table, game.gm, game.fight)


def bring_in(game, file, request="import-1"):
    return game.tables.import_(game.table, game.gm, request, file)


def test_a_file_is_plain_json(file):
    assert json.loads(json.dumps(file)) == file
    assert list(file) == ["rondel", "system", "name", "acts"]
    assert (file["rondel"], file["system"], file["name"]) == (1, "relay", "Bridge")


def test_what_was_exported_comes_back_whole(game, cast, file):
    seen = {seat: game.doc(seat)["encounter"] for seat in (game.gm, cast.ada, cast.watcher)}

    outcome = bring_in(game, file)

    assert (outcome.ok, outcome.changed) == (True, True)
    imported = outcome.result["encounter"]
    assert game.doc(encounter=imported)["encounter"] | {"id": game.fight} == seen[game.gm]
    assert game.tables.export(game.table, game.gm, imported)["acts"] != []
    assert game.changes[-1] == game.table


def test_an_imported_encounter_is_prepared_not_shown(game, cast, file):
    before = [game.doc(cast.ada), game.doc(cast.watcher)]

    imported = bring_in(game, file).result["encounter"]

    assert [game.doc(cast.ada), game.doc(cast.watcher)] == before
    assert game.doc()["table"]["encounters"][imported]["shown"] is False


def test_at_another_table_combatants_are_the_gms_and_the_hidden_stay_hidden(
    game, cast, file, new_game
):
    game.do(Assign(cast.assassin, cast.ada))
    file = game.tables.export(game.table, game.gm, game.fight)
    other = new_game()

    other.fight = other.tables.import_(other.table, other.info(other.gm), "x", file).result[
        "encounter"
    ]

    figures = other.figures()
    assert not any("controller" in figure for figure in figures.values())
    assert [figure["name"] for figure in figures.values() if "hidden" in figure] == ["Assassin"]
    text = json.dumps(other.tables.export(other.table, other.gm, other.fight)["acts"])
    assert f'"seat": "{cast.ada}"' not in text
    assert other.do(RollLuck(cast.hero)).ok


def test_the_dice_of_a_file_are_remembered(game, cast, file):
    """Exporting is no way to fish either."""
    game.fight = bring_in(game, file).result["encounter"]
    before = game.doc()["encounter"]["log"]
    rolled = [line["rolled"] for line in before["lines"].values() if "rolled" in line]

    for _ in range(5):
        game.do(Undo(game.doc()["encounter"]["undo"]["act"]))
    game.do(HandOver(cast.hero))
    game.do(RollLuck(cast.hero))

    after = list(game.doc()["encounter"]["log"]["lines"].values())
    assert after[-1]["rolled"] == rolled[0]


def test_importing_twice_with_one_id_is_importing_once(game, cast, file):
    first = bring_in(game, file)
    again = bring_in(game, file)

    assert again.duplicate
    assert again.result == first.result
    assert bring_in(game, file | {"name": "Other"}).code == "id-reuse"
    assert len(game.doc()["table"]["encounters"]) == 2


def test_export_and_import_are_for_gms(game, cast, file):
    for seat in (cast.ada, cast.watcher):
        with pytest.raises(Refused, match="only a GM"):
            game.tables.export(game.table, seat, game.fight)
        assert game.tables.import_(game.table, seat, "x", file).code == "forbidden"


def test_only_what_is_there_is_exported(game):
    with pytest.raises(Refused, match="no such encounter"):
        game.tables.export(game.table, game.gm, "nowhere")


def changed(path, value):
    """A change of a file: *value* at *path*, or nothing there any more if it is ..."""

    def change(file):
        place = file
        for step in path[:-1]:
            place = place[step]
        if value is ...:
            del place[path[-1]]
        else:
            place[path[-1]] = value

    return change


DEEP = []
for _ in range(50):
    DEEP = [DEEP]


@pytest.mark.parametrize(
    "damage",
    [
        (("rondel",), 2, "rondel: must be 1"),
        (("rondel",), True, "rondel: must be 1"),
        (("rondel",), ..., "file: must be an object with the keys acts, name, rondel, system"),
        (("more",), 1, "file: must be"),
        (("system",), "chess", "system: is not installed here"),
        (("system",), ["relay"], "system: is not installed here"),
        (("name",), "", "name: must be 1 to 64 characters"),
        (("name",), "x" * 65, "name: must be"),
        (("name",), "a\nb", "name: must be"),
        (("name",), " ab", "name: must be"),
        (("name",), "a\u202eb", "name: must be"),
        (("name",), 7, "name: must be"),
        (("acts",), {}, "acts: must be a list"),
        (("acts",), [7], "acts[0]: an act is an object"),
        (("acts", 0, "seq"), 1, "acts[0]: an act is an object without a number"),
        (("acts", 1, "events", 0, "is"), "Nonsense", "acts[1]: there is no event 'Nonsense'"),
        (("acts", 1, "events", 0, "is"), ["Undone"], "acts[1]: there is no event"),
        (("acts", 1, "events", 0), "Undone", "acts[1]: an event is an object"),
        (
            ("acts", 1, "events", 0, "combatant", "hp"),
            "7",
            "acts[1]: a value of the wrong kind @ $.events[0].combatant.hp",
        ),
        (("acts", 1, "events", 0, "combatant", "hp"), True, "acts[1]: a value of the wrong kind"),
        (
            ("acts", 1, "events", 0, "combatant", "hp"),
            1.5,
            "acts[1].events[0].combatant.hp: is no number",
        ),
        (
            ("acts", 1, "events", 0, "combatant", "hp"),
            10**16,
            "acts[1].events[0].combatant.hp: is no number",
        ),
        (("acts", 1, "events", 0, "combatant", "standing"), "asleep", "acts[1]: "),
        (("acts", 1, "events", 0, "combatant", "conditions"), "none", "acts[1]: "),
        (
            ("acts", 1, "events", 0, "combatant", "conditions"),
            {},
            "acts[1]: a value of the wrong kind",
        ),
        (("acts", 1, "events", 0, "combatant", "id"), ..., "acts[1]: "),
        (("acts", 1, "events", 0, "combatant", "more"), 1, "acts[1]: "),
        (
            ("acts", 1, "events", 0, "combatant", "name"),
            "a\u2066b",
            "acts[1].events[0].combatant.name: is no",
        ),
        (
            ("acts", 1, "events", 0, "combatant", "name"),
            "a\x00b",
            "acts[1].events[0].combatant.name: is no",
        ),
        (
            ("acts", 1, "events", 0, "combatant", "name"),
            "a\udfffb",
            "acts[1].events[0].combatant.name: is no",
        ),
        (
            ("acts", 1, "events", 0, "combatant", "name"),
            "x" * 1001,
            "acts[1].events[0].combatant.name: is no",
        ),
        (
            ("acts", 1, "events", 0, "combatant", "name"),
            "x" * 129,
            "acts: a combatant's name or side is no name",
        ),
        (
            ("acts", 1, "events", 0, "combatant", "side"),
            "a\nb",
            "acts: a combatant's name or side is no name",
        ),
        (("acts", 1, "fields", "a\u202eb"), 1, "acts[1].fields: is no"),
        (("acts", 1, "rolls"), DEEP, "is nested too deeply"),
        (("acts", 1, "role"), "god", "acts[1]: "),
        (("acts", 5, "events"), [{"is": "TurnTaken", "who": "nobody"}], "acts[5]: cannot follow"),
        (
            ("acts", 5, "events"),
            [{"is": "Undone", "act": 1}],
            "acts[5]: cannot follow what is before it: ValueError",
        ),
        (
            ("acts", 5, "events"),
            [{"is": "Redone", "act": 1}],
            "acts[5]: cannot follow what is before it: ValueError",
        ),
    ],
)
def test_a_bad_file_is_refused_with_the_place_where_it_is_bad(game, cast, file, damage):
    path, value, where = damage
    bad = copy.deepcopy(file)
    changed(path, value)(bad)
    before = (game.rows(), game.everything())

    outcome = bring_in(game, bad)

    assert (outcome.ok, outcome.code) == (False, "bad-file")
    assert where in outcome.message
    assert (game.rows(), game.everything()) == before


@pytest.mark.parametrize("file", [None, 7, "x", [], {}, {"rondel": 1}])
def test_what_is_no_file_at_all_is_refused(game, file):
    assert bring_in(game, file).code == "bad-file"


def test_a_file_with_too_many_events_is_refused(game, cast, file, monkeypatch):
    monkeypatch.setattr(exchange, "MOST_EVENTS", len(file["acts"]) - 1)
    assert "acts: must be a list of at most" in bring_in(game, file).message

    several = copy.deepcopy(file)
    several["acts"] = several["acts"][:2]
    several["acts"][1]["events"] = [{"is": "PlayersPermitted", "what": "hp", "allowed": True}] * 99
    assert "acts[1]: more than" in bring_in(game, several).message


def test_a_file_with_too_many_combatants_is_refused(game, cast, file, monkeypatch):
    monkeypatch.setattr(exchange, "MOST_COMBATANTS", 3)

    assert "more than 3 combatants" in bring_in(game, file).message


def test_a_file_with_a_house_rule_that_cannot_be_is_refused(game, cast, file):
    rule = {"is": "SettingChanged", "name": "sides", "value": 0}
    file["acts"].append(file["acts"][0] | {"events": [rule]})

    assert "the house rule 'sides'" in bring_in(game, file).message


def test_a_file_that_leads_to_what_cannot_be_drawn_is_refused(game, cast, file):
    class Brittle(Relay):
        def view(self, state, seat):
            return 1 // 0

    game.tables.close()
    game.tables = Tables(game.url, {"relay": Brittle()}, game.dice, game.clock)

    assert "cannot be drawn: ZeroDivisionError" in bring_in(game, file).message


def test_a_file_of_an_older_version_may_lack_what_has_a_default(game, cast, file):
    for act in file["acts"]:
        del act["at_table"]
        for event in act["events"]:
            if "combatant" in event:
                del event["combatant"]["note"]

    assert bring_in(game, file).ok


def test_numbered_names_of_any_length_come_along(game, cast):
    game.do(AddCombatants("x" * 64, 12, "side", "", hidden=False, hp=None))
    file = game.tables.export(game.table, game.gm, game.fight)

    assert bring_in(game, file).ok


def test_renames_and_falls_come_along(game, cast):
    game.do(Rename(cast.orc, "Örk — «the third»"))
    game.do(MarkFallen(cast.orc))
    file = game.tables.export(game.table, game.gm, game.fight)

    figures = game.doc(encounter=bring_in(game, file).result["encounter"])["encounter"]["figures"]

    assert (figures[cast.orc]["name"], figures[cast.orc]["fallen"]) == ("Örk — «the third»", True)
