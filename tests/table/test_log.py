"""The log as each audience is told it."""

from __future__ import annotations

from relay import Chronicle, HandOver, Rest, RollLuck

from rondel.core import GM, OBSERVER, EncounterState, Label, Line, Roster
from rondel.core.encounter import ChangeSetting
from rondel.core.roster_words import (
    AddCombatants,
    AddCondition,
    Assign,
    ChangeHp,
    Hide,
    RemoveCombatant,
    Rename,
    Reveal,
)
from rondel.table.commands import Redo, Undo
from rondel.table.log import Telling, Written


def lines(game, seat=None):
    return list(game.doc(seat)["encounter"]["log"]["lines"].values())


def undo(game):
    assert game.do(Undo(game.doc()["encounter"]["undo"]["act"])).ok


def redo(game):
    assert game.do(Redo(game.doc()["encounter"]["redo"]["act"])).ok


def test_everybody_is_told_what_everybody_may_know(game, cast):
    told = ["added Hero", "added Friend", "added Orc", "begun", "round"]

    assert game.log(cast.watcher) == told
    assert game.log(cast.ada) == told
    assert game.log() == [*told[:-2], "added Assassin", "begun", "round"]


def test_what_only_the_gm_may_know_is_told_to_gms_alone_and_marked(game, cast):
    game.do(ChangeSetting("lucky", value=False))
    game.do(ChangeHp(cast.orc, -2))

    assert game.log()[-2:] == ["setting", "hp-lost Orc"]
    assert [line["gm_only"] for line in lines(game)[-2:]] == [True, True]
    assert game.log(cast.watcher)[-1] == "round"


def test_a_line_carries_names_dice_round_and_whom_it_is_about(game, cast):
    game.do(RollLuck(cast.hero), cast.ada, rolled=(1,))

    assert lines(game, cast.watcher)[-1] == {
        "label": {"key": "relay-log-luck", "params": {"sort": 1, "who": "Hero"}},
        "round": 1,
        "rolled": [{"faces": [1], "sides": 6, "at_table": True}],
        "about": [cast.hero],
        "by": "gm",
    }


def test_a_roll_of_the_dice_is_not_marked_as_one_at_the_table(game, cast):
    game.do(RollLuck(cast.hero))

    assert "at_table" not in lines(game)[-1]["rolled"][0]


def test_what_a_hidden_one_did_is_told_when_it_appears(game, cast):
    game.do(RollLuck(cast.assassin))
    game.do(RollLuck(cast.orc))
    before = game.log(cast.watcher)
    assert before[-1] == "luck Orc"

    game.do(Reveal(cast.assassin))

    told = ["added Assassin", "luck Assassin", "revealed Assassin"]
    assert game.log(cast.watcher) == [*before, *told]


def test_what_is_told_late_keeps_its_round(game, cast):
    game.do(Reveal(cast.assassin))

    late = lines(game, cast.watcher)[-2:]
    assert [(line["label"]["key"], line["round"]) for line in late] == [
        ("core-log-added", 0),
        ("core-log-revealed", 1),
    ]


def test_names_are_those_of_when_it_is_told(game, cast):
    game.do(Rename(cast.assassin, "Butler"))
    game.do(Reveal(cast.assassin))

    assert "added Butler" in game.log(cast.watcher)
    assert "added Assassin" in game.log()


def test_who_steers_a_hidden_one_is_told_and_nobody_else(game, cast):
    game.do(Assign(cast.assassin, cast.ada))
    game.do(RollLuck(cast.assassin), cast.ada)

    assert game.log(cast.ada)[-2:] == ["added Assassin", "luck Assassin"]
    assert game.log(cast.bo)[-1] == game.log(cast.watcher)[-1] == "round"


def test_numbers_tell_nothing_of_what_was_not_told(game, cast):
    for _ in range(3):
        game.do(RollLuck(cast.assassin))
    game.do(RollLuck(cast.orc))

    log = game.doc(cast.watcher)["encounter"]["log"]
    assert (log["told"], list(log["lines"])) == (6, ["1", "2", "3", "4", "5", "6"])


def test_how_a_turn_ended_is_told_when_another_begins_for_all_to_see(game, cast):
    game.do(HandOver(cast.hero))
    game.do(HandOver(cast.assassin))
    assert game.log()[-2:] == ["ends Hero", "turn Assassin"]
    assert game.log(cast.watcher)[-1] == "turn Hero"

    game.do(HandOver(cast.orc))

    assert game.log(cast.watcher)[-3:] == ["turn Hero", "ends Hero", "turn Orc"]


def test_how_a_turn_ended_is_told_at_once_when_nobody_acts(game, cast):
    game.do(HandOver(cast.hero))
    game.do(Rest())

    assert game.log(cast.watcher)[-1] == "ends Hero"


def test_how_a_turn_ended_is_told_as_soon_as_the_next_is_revealed(game, cast):
    game.do(HandOver(cast.hero))
    game.do(HandOver(cast.assassin))
    game.do(Reveal(cast.assassin))

    assert game.log(cast.watcher)[-4:] == [
        "added Assassin",
        "ends Hero",
        "turn Assassin",
        "revealed Assassin",
    ]


def test_what_was_undone_stays_and_is_marked_for_those_who_were_told(game, cast):
    game.do(RollLuck(cast.orc))
    undo(game)
    assert game.log()[-1] == game.log(cast.watcher)[-1] == "[luck Orc]"

    redo(game)

    assert game.log()[-1] == game.log(cast.watcher)[-1] == "luck Orc"


def test_what_was_undone_before_it_was_told_is_never_told(game, cast):
    game.do(RollLuck(cast.assassin))
    undo(game)
    game.do(Reveal(cast.assassin))

    assert "luck Assassin" not in game.log(cast.watcher)
    assert "[luck Assassin]" in game.log()


def test_what_was_redone_is_told_when_its_time_comes(game, cast):
    game.do(RollLuck(cast.assassin))
    undo(game)
    redo(game)
    game.do(Reveal(cast.assassin))

    assert game.log(cast.watcher).count("luck Assassin") == 1


def test_what_a_reveal_told_is_in_no_log_any_more_when_it_is_undone(game, cast):
    before = game.doc(cast.watcher)["encounter"]["log"]
    game.do(Reveal(cast.assassin))
    game.do(RollLuck(cast.assassin))
    undo(game)
    assert game.log(cast.watcher)[-1] == "[luck Assassin]"

    undo(game)

    assert game.doc(cast.watcher)["encounter"]["log"] == before
    late = game.invite("observer", "Late")
    assert game.doc(late)["encounter"]["log"] == before
    page = game.tables.log_page(game.table, late, game.fight, 1000)
    assert "Assassin" not in str(page)
    assert game.log()[-1] == "[luck Assassin]"


def test_what_was_withheld_again_is_told_in_order_when_they_appear_again(game, cast):
    game.do(Reveal(cast.assassin))
    undo(game)
    game.do(RollLuck(cast.assassin))
    game.do(RollLuck(cast.orc))
    assert game.log(cast.watcher)[-1] == "luck Orc"

    game.do(Reveal(cast.assassin))

    told = ["luck Orc", "added Assassin", "luck Assassin", "revealed Assassin"]
    assert game.log(cast.watcher)[-4:] == told


def test_a_reveal_that_is_redone_is_told_as_if_it_had_never_been_undone(game, cast):
    game.do(Reveal(cast.assassin))
    game.do(RollLuck(cast.orc))
    before = lines(game, cast.watcher)
    undo(game)
    undo(game)
    assert game.log(cast.watcher)[-1] == "[luck Orc]"

    redo(game)
    assert game.log(cast.watcher)[-2:] == ["revealed Assassin", "[luck Orc]"]
    redo(game)

    assert lines(game, cast.watcher) == before
    game.do(RollLuck(cast.assassin))
    assert game.log(cast.watcher)[-1] == "luck Assassin"
    assert game.log(cast.watcher).count("added Assassin") == 1


def test_who_was_added_for_all_to_see_by_mistake_is_told_to_gms_alone_when_undone(game, cast):
    before = game.log(cast.watcher)
    game.do(AddCombatants("Lurker", 1, "side", "", hidden=False, hp=None))
    undo(game)
    game.do(AddCombatants("Lurker", 1, "side", "", hidden=True, hp=None))

    assert game.log(cast.watcher) == before
    assert game.log()[-2:] == ["[added Lurker]", "added Lurker"]


def test_whom_a_player_steered_by_mistake_is_in_their_log_no_longer(game, cast):
    before = game.log(cast.ada)
    game.do(Assign(cast.assassin, cast.ada))
    undo(game)

    assert game.log(cast.ada) == before


def test_how_a_turn_ended_is_struck_and_told_anew_with_the_step_that_told_it(game, cast):
    game.do(HandOver(cast.hero))
    game.do(HandOver(cast.assassin))
    game.do(HandOver(cast.orc))
    undo(game)
    assert game.log(cast.watcher)[-3:] == ["turn Hero", "[ends Hero]", "[turn Orc]"]
    redo(game)
    assert game.log(cast.watcher)[-3:] == ["turn Hero", "ends Hero", "turn Orc"]
    undo(game)

    game.do(HandOver(cast.friend))

    told = ["[ends Hero]", "[turn Orc]", "ends Hero", "turn Friend"]
    assert game.log(cast.watcher)[-4:] == told


def test_how_a_turn_ended_waits_again_when_the_reveal_of_the_next_is_undone(game, cast):
    game.do(HandOver(cast.hero))
    before = game.log(cast.watcher)
    game.do(HandOver(cast.assassin))
    game.do(Reveal(cast.assassin))
    undo(game)
    assert game.log(cast.watcher) == before

    game.do(HandOver(cast.orc))

    assert game.log(cast.watcher) == [*before, "ends Hero", "turn Orc"]


def test_what_is_told_of_a_secret_fades_for_all_but_gms_when_it_is_taken_back():
    state = EncounterState(roster=Roster(), settings=None)
    written = (Written(Line(Label("shown"), fades=True), 1, 0, state, 0),)
    told = []
    for seat in (GM, OBSERVER):
        telling = Telling(seat)
        telling.done(1, written, state)
        assert len(telling.lines) == 1
        telling.undone(1, state)
        told.append(len(telling.lines))
        telling.redone(1, state)
        assert len(telling.lines) == 1

    assert told == [1, 0]


def test_hiding_again_takes_nothing_back_and_tells_nothing_new(game, cast):
    before = game.log(cast.watcher)
    game.do(Hide(cast.orc))
    game.do(RollLuck(cast.orc))

    assert game.log(cast.watcher) == before
    assert game.log()[-2:] == ["hidden Orc", "luck Orc"]


def test_who_was_removed_unseen_is_never_told_of(game, cast):
    game.do(RemoveCombatant(cast.assassin))

    assert "Assassin" not in str(game.log(cast.watcher))
    assert game.log()[-1] == "removed Assassin"


def test_a_line_about_nobody_in_the_encounter_is_told_to_nobody(game, cast):
    before = game.log()
    game.do(Chronicle(cast.orc, "tale", 1, sure=True, choice="old", seat=""))

    assert game.log() == before


def test_a_seat_that_comes_late_is_told_as_if_it_had_been_there(game, cast):
    game.do(RollLuck(cast.orc))
    undo(game)
    game.do(Reveal(cast.assassin))

    late = game.invite("player", "Late")

    assert game.log(late) == game.log(cast.watcher)


def test_the_document_holds_the_last_lines_and_pages_the_earlier(game, cast):
    told = game.doc(cast.watcher)["encounter"]["log"]["told"]
    for _ in range(210 - told):
        game.do(RollLuck(cast.orc), rolled=(2,))

    log = game.doc(cast.watcher)["encounter"]["log"]
    assert (log["told"], len(log["lines"]), min(map(int, log["lines"]))) == (210, 200, 11)
    page = game.tables.log_page(game.table, cast.watcher, None, 11)
    assert list(page) == [str(n) for n in range(1, 11)]
    page = game.tables.log_page(game.table, cast.watcher, "whatever", 150)
    assert list(page) == [str(n) for n in range(50, 150)]
    assert game.tables.log_page(game.table, cast.watcher, None, 1) == {}
    assert game.tables.log_page(game.table, cast.watcher, None, -5) == {}


def test_a_log_page_of_nothing_shown_is_empty(game):
    assert game.tables.log_page(game.table, game.gm, None, 5) == {}


def test_conditions_are_told(game, cast):
    game.do(AddCondition(cast.orc, "asleep", "endless", 0, ""))

    line = lines(game, cast.watcher)[-1]
    assert line["label"]["params"] == {"condition": "asleep", "who": "Orc"}
