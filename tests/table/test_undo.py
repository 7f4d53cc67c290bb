"""Taking back, doing again, and no second try at a roll."""

from __future__ import annotations

from relay import HandOver, Rest, RollLuck

from rondel.core import SeededDice
from rondel.core.encounter import ChangeSetting, EndEncounter
from rondel.core.roster_words import AddCombatants, ChangeHp, Rename, WriteNote
from rondel.table import play
from rondel.table.commands import Redo, Undo


def without_log(game):
    """What everybody sees but for the log, which remembers, and the acts' numbers."""
    documents = game.everything()
    for document in documents:
        for key in ("log", "undo", "redo"):
            document["encounter"].pop(key, None)
    return documents


def undo(game, seat=None):
    return game.do(Undo(game.doc(seat)["encounter"]["undo"]["act"]), seat)


def redo(game):
    return game.do(Redo(game.doc()["encounter"]["redo"]["act"]))


def faces(game):
    """All rolls in the GM's log, with those undone."""
    lines = game.doc()["encounter"]["log"]["lines"].values()
    return [(line["rolled"][0]["faces"], "undone" in line) for line in lines if "rolled" in line]


def test_undo_brings_back_what_was(game, cast):
    before = without_log(game)
    game.do(HandOver(cast.hero))
    after = without_log(game)

    assert undo(game).ok
    assert without_log(game) == before
    assert redo(game).ok
    assert without_log(game) == after


def test_undo_and_redo_survive_a_restart(game, cast):
    game.do(RollLuck(cast.hero))
    game.do(HandOver(cast.hero))
    undo(game)
    undo(game)
    redo(game)
    before = game.everything()

    game.restart()

    assert game.everything() == before
    assert redo(game).ok


def test_undo_reaches_back_to_the_beginning(game, monkeypatch):
    monkeypatch.setattr(play, "KEPT_STATES", 3)
    game.begin()
    states = [without_log(game)]
    for n in range(6):
        game.add(f"Orc {n}")
        states.append(without_log(game))

    for expected in reversed(states[:-1]):
        assert undo(game).ok
        assert without_log(game) == expected
    assert "undo" not in game.doc()["encounter"]
    for expected in states[1:]:
        assert redo(game).ok
        assert without_log(game) == expected


def test_what_can_be_undone_is_named_by_its_offer(game, cast):
    game.do(HandOver(cast.hero))
    game.do(Rest())
    assert game.doc()["encounter"]["undo"]["label"] == {"key": "relay-rest-now"}

    undo(game)

    assert game.doc()["encounter"]["undo"]["label"] == {"key": "relay-hand-over"}
    assert game.doc()["encounter"]["redo"]["label"] == {"key": "relay-rest-now"}


def test_undo_of_what_is_not_the_last_is_a_conflict(game, cast):
    first = game.doc()["encounter"]["undo"]["act"]
    game.do(HandOver(cast.hero))

    outcome = game.do(Undo(first))

    assert (outcome.code, outcome.params) == ("conflict", {"current": first + 1})


def test_a_second_press_of_undo_takes_back_nothing_more(game, cast):
    act = game.doc()["encounter"]["undo"]["act"]
    assert game.do(Undo(act)).ok
    before = game.everything()

    assert game.do(Undo(act)).code == "conflict"
    assert game.everything() == before


def test_there_is_nothing_to_undo_or_redo_at_first(game):
    game.begin()

    for command in (Undo(1), Redo(1)):
        outcome = game.do(command)
        assert (outcome.code, outcome.params) == ("conflict", {})


def test_redo_after_something_new_is_a_conflict(game, cast):
    game.do(HandOver(cast.hero))
    act = game.doc()["encounter"]["undo"]["act"]
    undo(game)
    game.do(WriteNote(cast.orc, "mean"))

    assert "redo" not in game.doc()["encounter"]
    assert game.do(Redo(act)).code == "conflict"


def test_redo_of_what_was_not_undone_last_is_a_conflict(game, cast):
    game.do(HandOver(cast.hero))
    undo(game)
    undo(game)
    current = game.doc()["encounter"]["redo"]["act"]

    outcome = game.do(Redo(current + 1))

    assert (outcome.code, outcome.params) == ("conflict", {"current": current})


def test_redo_brings_the_same_dice_back(game, cast):
    game.do(RollLuck(cast.hero))
    rolled = faces(game)

    undo(game)
    assert faces(game) == [(rolled[0][0], True)]
    redo(game)
    assert faces(game) == rolled


def test_nobody_fishes_for_another_roll(game, cast):
    game.do(RollLuck(cast.hero))
    game.do(RollLuck(cast.hero))
    first, second = (dice for dice, _ in faces(game))
    for _ in range(5):
        undo(game)
        undo(game)
        game.do(RollLuck(cast.hero))
        game.do(RollLuck(cast.hero))

    again = [dice for dice, undone in faces(game) if not undone]
    assert again == [first, second]


def test_nobody_fishes_with_a_restart_or_another_table_of_dice(game, cast):
    game.do(RollLuck(cast.hero))
    undo(game)
    game.dice = SeededDice("others")
    game.restart()

    game.do(RollLuck(cast.hero))

    (old, _), (new, _) = faces(game)
    assert new == old


def test_redone_rolls_count_once(game, cast):
    for _ in range(3):
        game.do(RollLuck(cast.hero))
    undo(game)
    undo(game)
    redo(game)
    game.do(RollLuck(cast.hero))

    rolled = [dice for dice, _ in faces(game)]
    assert rolled[3] == rolled[2]


def test_what_was_typed_is_not_given_again_by_the_dice(game, cast):
    game.do(RollLuck(cast.hero), rolled=(5,))
    undo(game)
    game.dice = SeededDice(3)  # whose first roll is no 5
    game.restart()

    game.do(RollLuck(cast.hero))

    assert faces(game)[-1][0] != [5]


def test_other_sides_are_another_roll(game, cast):
    game.do(RollLuck(cast.hero))
    undo(game)
    game.do(ChangeSetting("sides", 20))

    assert game.do(RollLuck(cast.hero)).ok


def test_a_player_takes_back_their_own_last_act(game, cast):
    game.do(RollLuck(cast.hero), cast.ada)
    before = without_log(game)
    game.do(RollLuck(cast.hero), cast.ada)

    assert game.doc(cast.ada)["encounter"]["undo"]["label"] == {"key": "relay-roll-luck"}
    assert undo(game, cast.ada).ok
    assert without_log(game) == before


def test_the_numbers_of_a_players_acts_tell_nothing_of_others(game, cast):
    game.do(RollLuck(cast.hero), cast.ada)
    assert game.doc(cast.ada)["encounter"]["undo"]["act"] == 1
    game.do(WriteNote(cast.orc, "mean"))
    game.do(RollLuck(cast.hero), cast.ada)
    assert game.doc(cast.ada)["encounter"]["undo"]["act"] == 2


def test_a_player_is_not_offered_to_take_back_what_others_acted_on(game, cast):
    game.do(RollLuck(cast.hero), cast.ada)
    game.do(ChangeHp(cast.hero, -1), cast.bo)
    assert "undo" in game.doc(cast.ada)["encounter"], "that was refused"
    game.do(RollLuck(cast.friend), cast.bo)

    assert "undo" not in game.doc(cast.ada)["encounter"]
    assert game.do(Undo(1), cast.ada).code == "acted-since"


def test_what_is_hidden_shows_only_when_a_player_asks_to_undo(game, cast):
    game.do(RollLuck(cast.hero), cast.ada)
    before = game.doc(cast.ada)
    game.do(RollLuck(cast.assassin))

    assert game.doc(cast.ada) == before
    assert undo(game, cast.ada).code == "acted-since"


def test_a_player_may_go_on_taking_back(game, cast):
    for _ in range(2):
        game.do(RollLuck(cast.hero), cast.ada)

    assert undo(game, cast.ada).ok
    assert undo(game, cast.ada).ok
    assert "undo" not in game.doc(cast.ada)["encounter"]
    outcome = game.do(Undo(1), cast.ada)
    assert (outcome.code, outcome.params) == ("conflict", {})


def test_a_player_takes_back_none_but_the_last(game, cast):
    for _ in range(2):
        game.do(RollLuck(cast.hero), cast.ada)

    outcome = game.do(Undo(1), cast.ada)

    assert (outcome.code, outcome.params) == ("conflict", {"current": 2})


def test_only_gms_redo_and_observers_do_neither(game, cast):
    game.do(RollLuck(cast.hero), cast.ada)
    undo(game, cast.ada)

    assert "redo" not in game.doc(cast.ada)["encounter"]
    assert game.do(Redo(1), cast.ada).code == "only-the-gm"
    for command in (Undo(1), Redo(1)):
        assert game.do(command, cast.watcher).code == "observers-only-watch"


def test_another_gm_may_undo_too(game, cast):
    other = game.invite("gm", "Second")
    game.do(HandOver(cast.hero))
    act = game.doc()["encounter"]["undo"]["act"]

    assert game.do(Undo(act), other).ok
    assert game.do(Undo(act)).code == "conflict"


def test_an_end_can_be_taken_back(game, cast):
    before = without_log(game)
    game.do(EndEncounter())

    assert undo(game).ok
    assert without_log(game) == before


def test_names_are_free_again_after_undo(game, cast):
    game.do(Rename(cast.orc, "Boss"))
    undo(game)
    game.do(AddCombatants("Orc", 1, "side", "", hidden=False, hp=None))

    names = [figure["name"] for figure in game.figures().values()]
    assert names == ["Hero", "Friend", "Orc", "Assassin", "Orc 2"]
