"""What came of one press goes back, and forth, as one."""

from __future__ import annotations

import json

import pytest
from relay import HandOver, RollLuck

from rondel.core.encounter import BeginEncounter
from rondel.core.roster_words import (
    AddCombatants,
    ChangeHp,
    Hide,
    RemoveCombatant,
    Rename,
    Reveal,
    WriteNote,
)
from rondel.intake import read
from rondel.table import play
from rondel.table.commands import CopyEncounter, Redo, Undo


def press(game, *commands, seat=None, name="one press"):
    """All *commands* given by one press; their outcomes."""
    return [game.do(command, seat, press=name) for command in commands]


def without_acts(game):
    """What everybody sees but for the acts' numbers."""
    documents = game.everything()
    for document in documents:
        document["encounter"].pop("undo", None)
        document["encounter"].pop("redo", None)
    return documents


def undo(game, seat=None):
    return game.do(Undo(game.doc(seat)["encounter"]["undo"]["act"]), seat)


def redo(game):
    return game.do(Redo(game.doc()["encounter"]["redo"]["act"]))


def hp(game):
    return [figure.get("hp") for figure in game.figures().values()]


def test_one_undo_takes_back_all_that_one_press_did_and_one_redo_does_it_again(game, cast):
    press(game, *(ChangeHp(who, -2) for who in (cast.hero, cast.orc, cast.assassin)))
    hurt = without_acts(game)

    assert undo(game).ok
    assert hp(game) == [20, None, 9, 7]
    assert redo(game).ok
    assert hp(game) == [18, None, 7, 5]
    assert without_acts(game) == hurt


def test_that_holds_for_another_gm_and_after_a_restart(game, cast):
    other = game.invite("gm", "Second")
    press(game, Hide(cast.hero), Hide(cast.orc))
    game.restart()

    shown = game.tables.document(game.table, other, game.fight)["encounter"]["undo"]
    assert game.do(Undo(shown["act"]), other).ok
    assert [figure.get("hidden", False) for figure in game.figures().values()] == [False] * 3 + [
        True
    ]
    game.restart()
    assert redo(game).ok
    assert all(game.figures()[who]["hidden"] for who in (cast.hero, cast.orc))


def test_it_ends_as_if_each_had_been_taken_back_by_itself(new_game):
    """Two tables where the same is done, by one press and by several."""
    ends = []
    for name in ("one press", ""):
        game = new_game()
        ada, watcher = game.invite("player", "Ada"), game.invite("observer", "Screen")
        game.begin()
        hero = game.add("Hero", of=ada, hp=20)
        spies = [game.add(f"Spy {n}", hidden=True, hp=n) for n in (1, 2)]
        game.do(BeginEncounter())
        for spy in spies:
            game.do(RollLuck(spy), rolled=(3,))
        deeds = [*map(Reveal, spies), RollLuck(hero), HandOver(hero), *map(Hide, spies)]
        press(game, *deeds, name=name)
        seen = [without_acts(game)]
        for step in (undo, redo, undo):
            for _ in range(1 if name else len(deeds)):
                assert step(game).ok
            seen.append(without_acts(game))
        text = json.dumps(seen)
        for n, id_ in enumerate((game.table, game.fight, game.gm, ada, watcher, hero, *spies)):
            text = text.replace(id_, f"id {n}")
        ends.append(json.loads(text))

    assert ends[0] == ends[1]


def test_of_a_press_what_was_refused_is_left_out_and_the_rest_is_one(game, cast):
    before = hp(game)
    outcomes = press(game, ChangeHp(cast.hero, -1), ChangeHp("nobody", -1), ChangeHp(cast.orc, -1))

    assert [outcome.ok for outcome in outcomes] == [True, False, True]
    assert undo(game).ok
    assert hp(game) == before


def test_a_command_asked_for_twice_is_in_its_press_once(game, cast):
    for id_ in ("a", "b", "b"):
        assert game.do(ChangeHp(cast.hero, -1), press="one press", id=id_).ok
    assert hp(game)[0] == 18

    assert undo(game).ok

    assert hp(game)[0] == 20


def test_what_was_done_between_stays_between(game, cast):
    press(game, ChangeHp(cast.hero, -1))
    game.do(WriteNote(cast.orc, "mean"))
    press(game, ChangeHp(cast.hero, -1), ChangeHp(cast.hero, -1))

    left = []
    for _ in range(3):
        assert undo(game).ok
        left.append((hp(game)[0], "note" in game.figures()[cast.orc]))

    assert left == [(19, True), (19, False), (20, False)]
    for _ in range(3):
        assert redo(game).ok
    assert hp(game)[0] == 17


def test_the_same_name_by_another_seat_is_another_press(game, cast):
    press(game, ChangeHp(cast.hero, -1), seat=cast.ada)
    press(game, ChangeHp(cast.hero, -1))

    assert undo(game).ok

    assert hp(game)[0] == 19


def test_what_has_no_press_stands_alone(game, cast):
    press(game, ChangeHp(cast.hero, -1), ChangeHp(cast.hero, -1), name="")

    assert undo(game).ok

    assert hp(game)[0] == 19


def test_undo_of_a_press_goes_further_back_than_states_are_kept(game, cast, monkeypatch):
    monkeypatch.setattr(play, "KEPT_STATES", 3)
    game.restart()
    game.do(ChangeHp(cast.hero, -5))
    before = without_acts(game)
    press(game, *(ChangeHp(cast.hero, -1) for _ in range(6)))
    after = without_acts(game)

    assert undo(game).ok
    assert [figure.get("hp") for figure in before[0]["encounter"]["figures"].values()] == hp(game)
    assert redo(game).ok
    assert without_acts(game) == after


def test_a_press_on_several_names_them_and_one_on_somebody_alone_does_not(game, cast):
    press(game, Hide(cast.hero), name="first")
    assert "names" not in game.doc()["encounter"]["undo"]
    press(game, Reveal(cast.hero), Reveal(cast.assassin), name="second")
    told = game.doc()["encounter"]["undo"]
    assert told["names"] == ["Hero", "Assassin"]

    undo(game)

    told = game.doc()["encounter"]["redo"]
    assert (told["act"], told["names"]) == (7, ["Hero", "Assassin"])


def test_what_was_done_to_hit_points_is_named_by_which_way_they_went(game, cast):
    labels = []
    for by in (-2, 1):
        game.do(ChangeHp(cast.hero, by))
        labels.append(game.doc()["encounter"]["undo"]["label"]["key"])

    assert labels == ["core-damage", "core-heal"]


def test_who_is_not_there_is_named_as_they_were_called(game, cast):
    press(game, *(AddCombatants(n, 1, "side", "", hidden=False, hp=None) for n in ("Rat", "Bat")))
    undo(game)
    assert game.doc()["encounter"]["redo"]["names"] == ["Rat", "Bat"]

    game.do(Rename(cast.orc, "Boss"))
    press(game, RemoveCombatant(cast.orc), RemoveCombatant(cast.hero))
    assert game.doc()["encounter"]["undo"]["names"] == ["Boss", "Hero"]


def test_a_press_of_which_two_are_about_one_names_them_once(game, cast):
    press(game, ChangeHp(cast.hero, -1), ChangeHp(cast.hero, -1), HandOver(cast.orc))

    assert game.doc()["encounter"]["undo"]["names"] == ["Hero", "Orc"]


def test_a_player_takes_back_their_own_press(game, cast):
    press(game, ChangeHp(cast.hero, -1), ChangeHp(cast.hero, -2), seat=cast.ada)
    told = game.doc(cast.ada)["encounter"]["undo"]
    assert (told["act"], told["names"]) == (2, ["Hero"])

    assert undo(game, cast.ada).ok

    assert hp(game)[0] == 20
    assert "undo" not in game.doc(cast.ada)["encounter"]


def test_a_player_is_shown_nothing_of_hidden_deeds_within_their_press(game, cast):
    """Only asking shows that something came between, as ever."""
    press(game, ChangeHp(cast.hero, -1), ChangeHp(cast.hero, -2), seat=cast.ada)
    before = game.doc(cast.ada)
    undo(game, cast.ada)
    press(game, ChangeHp(cast.hero, -1), seat=cast.ada, name="again")
    game.do(RollLuck(cast.assassin))
    press(game, ChangeHp(cast.hero, -2), seat=cast.ada, name="again")
    after = game.doc(cast.ada)

    assert after["encounter"]["undo"] == before["encounter"]["undo"] | {"act": 4}
    assert undo(game, cast.ada).code == "acted-since"
    assert hp(game)[0] == 17


def test_a_player_is_not_told_whom_they_no_longer_know(game, cast):
    game.do(HandOver(cast.hero))
    press(game, RollLuck(cast.hero), HandOver(cast.orc), seat=cast.ada)
    assert game.doc(cast.ada)["encounter"]["undo"]["names"] == ["Hero", "Orc"]

    game.do(Hide(cast.orc))

    assert game.doc(cast.ada)["encounter"]["undo"]["names"] == ["Hero"]


def test_presses_outlast_copy_export_and_import(game):
    game.begin()
    who = [game.add(name, hp=5) for name in ("Rat", "Bat")]
    press(game, *(ChangeHp(one, -1) for one in who))
    made = [game.own(CopyEncounter(game.fight, "Copy")).result["encounter"]]
    file = game.tables.export(game.table, game.gm, game.fight)
    made.append(game.tables.import_(game.table, game.gm, "in", file).result["encounter"])

    for encounter in made:
        game.fight = encounter
        assert undo(game).ok
        assert hp(game) == [5, 5]


def test_a_list_made_of_an_export_knows_what_presses_came_to(game):
    game.begin()
    who = [game.add(name, hp=5) for name in ("Rat", "Bat")]
    press(game, *map(RemoveCombatant, who), name="first")
    undo(game)
    press(game, *map(Hide, who), name="second")
    undo(game)
    redo(game)

    file = game.tables.export(game.table, game.gm, game.fight)
    rows = read(json.dumps(file)).rows

    assert [(row.name, row.hidden) for row in rows] == [("Rat", True), ("Bat", True)]


def test_whether_one_asks_the_same_does_not_hang_on_the_press(game, cast):
    assert game.do(ChangeHp(cast.hero, -1), id="a", press="p").ok
    again = game.do(ChangeHp(cast.hero, -1), id="a", press="")
    assert (again.ok, again.duplicate) == (True, True)


@pytest.mark.parametrize("observer", [True, False])
def test_others_see_a_press_go_back_in_one_step(game, cast, observer):
    seat = cast.watcher if observer else cast.bo
    before = game.doc(seat)
    press(game, Hide(cast.hero), Hide(cast.orc))
    changes = len(game.changes)

    undo(game)

    assert len(game.changes) == changes + 1
    assert game.doc(seat)["encounter"]["figures"] == before["encounter"]["figures"]
