"""The encounters of a table."""

from __future__ import annotations

import dataclasses
import logging

import pytest
from relay import RELAY, HandOver, RollLuck
from tabletop import SYSTEMS

from rondel.core import Command, Event
from rondel.core.encounter import BeginEncounter, ChangeSetting
from rondel.core.roster_words import Hide, WriteNote
from rondel.table import Tables, encounters
from rondel.table.commands import (
    CopyEncounter,
    CreateEncounter,
    DeleteEncounter,
    InviteSeat,
    RenameEncounter,
    RevokeSeat,
    ShowEncounter,
    Undo,
)


def test_a_new_encounter_is_prepared_and_not_shown(game, cast):
    before = [game.doc(seat) for seat in (cast.ada, cast.watcher)]

    prepared = game.own(CreateEncounter("Ambush", "relay")).result["encounter"]

    assert game.doc()["table"]["encounters"][prepared]["shown"] is False
    assert [game.doc(seat) for seat in (cast.ada, cast.watcher)] == before


def test_there_is_no_encounter_without_a_system(game):
    outcome = game.own(CreateEncounter("Ambush", "chess"))

    assert (outcome.code, outcome.field) == ("no-such-system", "fields.system")


def test_a_table_holds_only_so_many_encounters(game, monkeypatch):
    monkeypatch.setattr(encounters, "MOST_ENCOUNTERS", 1)
    game.prepare()

    assert game.own(CreateEncounter("Ambush", "relay")).code == "too-many"


def test_one_is_shown_at_a_time(game, cast):
    first = game.fight
    second = game.begin("Ambush")

    assert game.doc(cast.watcher)["encounter"]["id"] == second
    game.own(ShowEncounter(first))
    assert game.doc(cast.watcher)["encounter"]["id"] == first


def test_encounters_do_not_disturb_each_other(game, cast):
    game.do(HandOver(cast.hero))
    first, before = game.fight, game.doc()["encounter"]
    game.prepare("Ambush")
    game.add("Hero")
    game.do(BeginEncounter())
    game.fight = first

    assert game.doc()["encounter"] == before


def test_an_encounter_gets_another_name(game, cast):
    game.own(RenameEncounter(game.fight, "The bridge at night"))

    assert game.doc(cast.watcher)["encounter"]["name"] == "The bridge at night"


@pytest.mark.parametrize(
    "command",
    [
        RenameEncounter("nowhere", "x"),
        ShowEncounter("nowhere"),
        CopyEncounter("nowhere", "x"),
        DeleteEncounter("nowhere"),
    ],
)
def test_what_is_not_there_is_not_found(game, cast, command):
    before = (game.rows(), game.everything())

    assert game.own(command).code == "not-found"
    assert (game.rows(), game.everything()) == before


def test_a_deleted_encounter_is_gone_and_shown_no_more(game, cast):
    game.own(DeleteEncounter(game.fight))

    assert game.rows()["acts"] == []
    assert game.doc()["table"]["encounters"] == {}
    assert "encounter" not in game.doc(cast.ada)


def test_deleting_another_encounter_leaves_the_one_that_is_shown(game, cast):
    before, shown = game.doc(cast.ada), game.fight
    game.own(DeleteEncounter(game.prepare("Ambush")))
    game.fight = shown

    assert game.doc(cast.ada) == before


def test_a_copy_is_the_set_up_without_what_was_taken_back_and_what_came_of_it(game, cast):
    game.prepare("Camp")
    first = game.add("Troll", hp=30)
    game.add("Mistake")
    game.do(Undo(game.doc()["encounter"]["undo"]["act"]))
    game.do(ChangeSetting("sides", 8))
    game.do(Hide(first))
    game.do(WriteNote(first, "sleepy"))
    set_up = game.doc()["encounter"]
    game.do(BeginEncounter())
    game.do(HandOver(first))

    game.fight = game.own(CopyEncounter(game.fight, "Camp again")).result["encounter"]

    copy = game.doc()["encounter"]
    assert (copy["name"], copy["stage"]) == ("Camp again", "setup")
    for key in ("figures", "rules", "board", "offers", "sets"):
        assert copy[key] == set_up[key]
    assert game.do(BeginEncounter()).ok


def test_what_has_not_begun_is_copied_whole(game):
    game.prepare()
    game.add("Troll")

    copy = game.own(CopyEncounter(game.fight, "Again")).result["encounter"]

    assert game.doc(encounter=copy)["encounter"]["figures"] == game.figures()


def test_a_copy_gives_nobody_what_a_revoked_seat_had(game, cast):
    game.own(RevokeSeat(cast.ada))

    game.fight = game.own(CopyEncounter(game.fight, "Again")).result["encounter"]

    figures = game.figures()
    assert "controller" not in figures[cast.hero]
    assert figures[cast.friend]["controller"] == cast.bo


def test_an_encounter_whose_system_is_missing_takes_nothing_else_along(game, cast):
    other = game.prepare("Ambush", "careless")
    game.tables.close()
    game.tables = Tables(game.url, {"relay": RELAY}, game.dice, game.clock)

    assert game.doc()["table"]["encounters"][other]["stage"] == "ended"
    assert "encounter" not in game.doc(encounter=other)
    request = game.request(BeginEncounter(), other)
    outcome = game.tables.submit(game.table, game.gm, request, BeginEncounter())
    assert outcome.code == "invalid", "its commands are not known"
    outcome = game.own(CopyEncounter(other, "x"))
    assert (outcome.code, outcome.params) == ("system-missing", {"system": "careless"})
    assert game.tables.command_kinds(game.table, other) == {}
    assert game.own(RevokeSeat(cast.ada)).ok


def test_an_encounter_that_cannot_be_read_takes_nothing_else_along(game, cast, caplog):
    """Such as when a newer version of its system knows no event of that name."""

    class Newer(type(RELAY)):
        events = RELAY.events[:1]

    game.do(RollLuck(cast.hero))
    game.tables.close()
    game.tables = Tables(game.url, SYSTEMS | {"relay": Newer()}, game.dice, game.clock)

    with caplog.at_level(logging.ERROR):
        assert "encounter" not in game.doc()
        assert "encounter" not in game.doc(cast.ada)

    assert len(caplog.records) == 1, "once is enough"
    outcome = game.do(RollLuck(cast.hero), expect="")
    assert (outcome.code, outcome.params) == ("encounter-unreadable", {"system": "relay"})
    assert game.own(InviteSeat("player", "Cy")).ok


def test_a_system_whose_events_are_named_like_the_tables_is_refused(game):
    @dataclasses.dataclass(frozen=True)
    class Redone(Event):
        pass

    class Clashing(type(RELAY)):
        events = (Redone,)

    with pytest.raises(ValueError, match="Redone"):
        Tables(game.url, {"relay": Clashing()})


def test_a_system_whose_commands_are_named_like_the_tables_is_refused(game):
    @dataclasses.dataclass(frozen=True)
    class Undo(Command):
        pass

    class Clashing(type(RELAY)):
        commands = (Undo,)

    with pytest.raises(ValueError, match="Undo"):
        Tables(game.url, {"relay": Clashing()})
