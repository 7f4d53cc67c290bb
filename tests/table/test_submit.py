"""One command, end to end."""

from __future__ import annotations

import dataclasses

import pytest
from relay import Chronicle, Crash, HandOver, Rest, RollLuck, Scribble

from rondel.core import ScriptedDice, WrongDice
from rondel.core.encounter import BeginEncounter, ChangeSetting
from rondel.core.roster_words import Assign, ChangeHp, Rename, SetHp, WriteNote
from rondel.table import Request, acting
from rondel.table.commands import CreateEncounter, Redo, RenameTable, RevokeSeat, Undo


@pytest.mark.parametrize("deed", ["more than the most", "less than none", "the same", "a note"])
def test_what_changes_nothing_is_no_step(game, deed):
    game.begin()
    who = game.add("Grak", hp=12)
    if deed == "less than none":
        assert game.do(ChangeHp(who, -12)).ok
    deeds = {
        "more than the most": ChangeHp(who, 99),
        "less than none": ChangeHp(who, -1),
        "the same": SetHp(who, 12, 12),
        "a note": WriteNote(who, ""),
    }
    before, rows = game.doc(), game.rows()["acts"]
    command = deeds[deed]
    request = game.request(command, game.fight)

    answers = [game.tables.submit(game.table, game.gm, request, command) for _ in range(2)]

    assert [answer.ok for answer in answers] == [True, True]
    assert [answer.result for answer in answers] == [{"changed": "nothing"}] * 2
    assert (game.doc(), game.rows()["acts"]) == (before, rows)


def test_what_is_offered_is_carried_out_and_published(game, cast):
    game.changes.clear()

    outcome = game.do(HandOver(cast.hero))

    assert (outcome.ok, outcome.changed, outcome.duplicate) == (True, True, False)
    assert game.changes == [game.table]
    assert game.doc(cast.watcher)["encounter"]["board"]["slots"][cast.hero]["active"] is True


def test_a_change_is_published_after_it_is_saved_and_before_it_is_answered(game, cast):
    seen = []
    game.tables.on_change = lambda table: seen.append((len(game.rows()["acts"]), game.log()))
    before = len(game.rows()["acts"])

    game.do(HandOver(cast.hero))

    assert seen == [(before + 1, game.log())]


def test_the_same_id_and_body_again_is_answered_and_does_nothing(game, cast):
    request = game.request(RollLuck(cast.hero), game.fight)
    first = game.tables.submit(game.table, game.gm, request, RollLuck(cast.hero))
    rows, changes = game.rows(), list(game.changes)

    again = game.tables.submit(game.table, game.gm, request, RollLuck(cast.hero))

    assert first.ok
    assert again == dataclasses.replace(first, duplicate=True, changed=False)
    assert (game.rows(), game.changes) == (rows, changes)


def test_the_same_id_is_known_again_after_a_restart(game, cast):
    request = game.request(RollLuck(cast.hero), game.fight)
    game.tables.submit(game.table, game.gm, request, RollLuck(cast.hero))
    game.restart()

    assert game.tables.submit(game.table, game.gm, request, RollLuck(cast.hero)).duplicate


def test_the_same_id_with_another_body_is_refused(game, cast):
    game.do(RollLuck(cast.hero), id="one")

    outcome = game.do(RollLuck(cast.orc), id="one")

    assert (outcome.ok, outcome.code, outcome.field) == (False, "id-reuse", "id")


def test_two_seats_may_use_the_same_id(game, cast):
    assert game.do(RollLuck(cast.hero), cast.ada, id="one").ok
    assert game.do(RollLuck(cast.friend), cast.bo, id="one").ok


def test_a_refused_command_may_come_again_with_its_id(game, cast):
    assert game.do(RollLuck(cast.hero), cast.ada, id="one", rolled=(9,)).code == "die-out-of-range"
    request = game.request(RollLuck(cast.hero), game.fight, id="one")

    assert game.tables.submit(game.table, cast.ada, request, RollLuck(cast.hero)).ok


def test_a_second_press_in_another_window_is_a_conflict_that_says_what_is_current(game, cast):
    assert game.do(HandOver(cast.hero), expect="turn-0").ok

    outcome = game.do(HandOver(cast.orc), expect="turn-0")

    assert (outcome.code, outcome.params) == ("conflict", {"current": "turn-1"})


def test_a_second_press_of_what_is_no_longer_offered_at_all_is_a_conflict(game, cast):
    game.do(HandOver(cast.hero))
    assert game.do(Rest(), cast.ada, expect="turn-1").ok

    outcome = game.do(Rest(), cast.ada, expect="turn-1")

    assert (outcome.code, outcome.params) == ("conflict", {})


def test_a_press_on_nothing_in_particular_is_a_conflict_where_something_is_expected(game, cast):
    assert game.do(HandOver(cast.hero), expect="").code == "conflict"


def test_an_expectation_where_none_is_offered_is_a_conflict(game, cast):
    assert game.do(RollLuck(cast.hero), expect="turn-0").code == "conflict"


def test_a_wrong_field_of_what_is_current_is_no_conflict(game, cast):
    outcome = game.do(HandOver("nobody"), expect="turn-0")

    assert outcome.code == "no-such-combatant"


def test_what_is_not_offered_is_refused_with_the_code_of_the_core(game, cast):
    outcome = game.do(Rename(cast.hero, ""))

    assert (outcome.code, outcome.params) == ("left-empty", {"field": "name"})
    assert (outcome.field, outcome.message) == ("fields.name", "left-empty")


def test_a_player_steers_nobody_elses_combatant(game, cast):
    assert game.do(ChangeHp(cast.hero, -1), cast.ada).ok
    assert game.do(ChangeHp(cast.orc, -1), cast.ada).code == "not-yours"


def test_somebody_hidden_and_nobody_at_all_are_answered_alike(game, cast):
    hidden = game.do(ChangeHp(cast.assassin, -1), cast.ada)
    nobody = game.do(ChangeHp("nobody", -1), cast.ada)

    assert hidden == nobody
    assert hidden.code == "no-such-combatant"


def test_observers_only_watch_whatever_they_expect(game, cast):
    for command, expect in ((HandOver(cast.hero), "turn-7"), (RollLuck(cast.hero), "")):
        assert game.do(command, cast.watcher, expect=expect).code == "observers-only-watch"


@pytest.mark.parametrize("command", [CreateEncounter("x", "relay"), RenameTable("x")])
def test_the_tables_own_commands_are_for_gms_only(game, cast, command):
    assert game.own(command, cast.ada).code == "forbidden"
    assert game.own(command, cast.watcher).code == "forbidden"


def test_an_encounter_in_preparation_is_to_players_as_if_it_were_not(game, cast):
    prepared = game.prepare("Ambush")
    unknown = dataclasses.replace(game.request(RollLuck("x"), "nowhere"), id="same")
    hidden = dataclasses.replace(unknown, encounter=prepared)

    outcomes = [
        game.tables.submit(game.table, cast.ada, r, RollLuck("x")) for r in (unknown, hidden)
    ]

    assert outcomes[0] == outcomes[1]
    assert outcomes[0].code == "not-found"


def test_an_encounter_that_is_not_there_is_not_found(game, cast):
    request = game.request(RollLuck("x"), "nowhere")

    assert game.tables.submit(game.table, game.gm, request, RollLuck("x")).code == "not-found"


def test_a_table_that_is_not_there_is_not_found(game):
    request = game.request(RenameTable("x"), "")

    assert game.tables.submit("nowhere", game.gm, request, RenameTable("x")).code == "not-found"


def test_who_has_no_seat_or_no_longer_one_is_forbidden_everything(game, cast):
    game.own(RevokeSeat(cast.ada))
    for seat in ("nobody", cast.ada):
        request = game.request(RollLuck(cast.hero), game.fight)
        assert (
            game.tables.submit(game.table, seat, request, RollLuck(cast.hero)).code == "forbidden"
        )


def test_a_command_goes_only_where_it_belongs(game, cast):
    for command, encounter in ((RollLuck(cast.hero), ""), (RenameTable("x"), game.fight)):
        request = game.request(command, encounter)
        outcome = game.tables.submit(game.table, game.gm, request, command)
        assert (outcome.code, outcome.field) == ("invalid", "kind")


def test_no_command_at_all_is_invalid(game):
    request = Request("id", "", "Whatever")

    assert game.tables.submit(game.table, game.gm, request, None).code == "invalid"


def test_the_kinds_of_commands_are_known_for_every_encounter(game, cast):
    assert game.tables.command_kinds(game.table, "")["RenameTable"] is RenameTable
    kinds = game.tables.command_kinds(game.table, game.fight)
    assert (kinds["RollLuck"], kinds["Rename"], kinds["Undo"]) == (RollLuck, Rename, Undo)
    assert game.tables.command_kinds(game.table, "nowhere") == {}


def test_a_combatant_goes_to_no_seat_that_is_not_a_players(game, cast):
    game.own(RevokeSeat(cast.bo))
    for seat in (game.gm, cast.watcher, cast.bo, "nobody"):
        outcome = game.do(Assign(cast.orc, seat))
        assert (outcome.code, outcome.field) == ("no-such-seat", "fields.controller")
    assert game.do(Assign(cast.orc, cast.ada)).ok
    assert game.do(Assign(cast.orc, "")).ok


@pytest.mark.parametrize(
    ("rolled", "code", "params"),
    [
        ((7,), "die-out-of-range", {"sides": 6, "face": 7}),
        ((0,), "die-out-of-range", {"sides": 6, "face": 0}),
        ((), "too-few-dice", {"sides": 6}),
        ((6,), "too-few-dice", {"sides": 6}),
        ((3, 4), "too-many-dice", {"sides": 6, "face": 4}),
    ],
)
def test_dice_on_the_table_must_be_those_that_the_rule_asks_for(game, cast, rolled, code, params):
    outcome = game.do(RollLuck(cast.hero), cast.ada, rolled=rolled)

    assert (outcome.code, outcome.params, outcome.field) == (code, params, "rolled")


def test_dice_on_the_table_count_and_the_log_says_so(game, cast):
    assert game.do(RollLuck(cast.hero), cast.ada, rolled=(6, 2)).ok

    line = list(game.doc(cast.watcher)["encounter"]["log"]["lines"].values())[-1]
    assert line["rolled"] == [{"faces": [6, 2], "sides": 6, "at_table": True}]


@pytest.mark.parametrize("command", [Undo(1), Redo(1), Scribble()])
def test_dice_are_not_taken_where_none_are_rolled(game, cast, command):
    outcome = game.do(command, rolled=(1,))

    assert (outcome.code, outcome.field) == ("dice-not-asked-for", "rolled")


def test_dice_are_not_taken_for_the_tables_own_commands(game):
    assert game.own(RenameTable("x"), rolled=(1,)).code == "dice-not-asked-for"


@pytest.mark.parametrize(
    ("command", "more"),
    [
        (HandOver("nobody"), {}),
        (HandOver("nobody"), {"expect": "turn-9"}),
        (RollLuck("nobody"), {"rolled": (1, 2, 3)}),
        (ChangeSetting("sides", 99), {}),
        (BeginEncounter(), {}),
        (Undo(99), {}),
        (Redo(99), {}),
        (Chronicle("nobody", "", 1, True, "old", ""), {}),
    ],
)
def test_a_refused_command_changes_nothing(game, cast, command, more):
    before = (game.rows(), game.everything())
    game.changes.clear()

    assert not game.do(command, **more).ok

    assert (game.rows(), game.everything()) == before
    assert game.changes == []


@pytest.mark.parametrize(
    ("command", "error"), [(Crash(), ZeroDivisionError), (Scribble(), TypeError)]
)
def test_a_system_that_errs_changes_nothing_and_is_not_hushed_up(game, cast, command, error):
    before = (game.rows(), game.everything())

    with pytest.raises(error):
        game.do(command)

    assert (game.rows(), game.everything()) == before
    assert game.do(RollLuck(cast.hero)).ok


def test_the_dice_of_a_table_that_run_out_are_no_fault_of_the_gms(new_game, cast):
    """`WrongDice` is an answer only to who typed dice."""
    game = new_game(ScriptedDice())
    game.begin()
    hero = game.add("Hero")

    with pytest.raises(WrongDice):
        game.do(RollLuck(hero))


def test_every_field_that_an_offer_describes_comes_through_and_back(game, cast):
    command = Chronicle(cast.orc, "tale", None, sure=True, choice="new", seat=cast.ada)

    assert game.do(command).ok

    before = game.everything()
    game.restart()
    assert game.everything() == before


def test_an_encounter_holds_only_so_much(game, cast, monkeypatch):
    monkeypatch.setattr(acting, "MOST_EVENTS", len(game.rows()["acts"]) + 1)
    assert game.do(RollLuck(cast.hero)).ok

    outcome = game.do(RollLuck(cast.hero))

    assert outcome.code == "encounter-full"
    assert game.own(RevokeSeat(cast.ada)).ok, "sending somebody away is always possible"
