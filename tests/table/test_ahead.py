"""What the page of a table may say to whoever has not shown a token."""

from __future__ import annotations

from rondel.table import Ahead
from rondel.table.commands import DelayObservers, DeleteEncounter, SetLanguage, ShowEncounter


def test_it_is_the_system_that_is_shown_and_the_language_of_the_table(game):
    game.begin()
    game.own(SetLanguage("fi"))

    assert game.tables.ahead(game.table) == Ahead("relay", "fi")


def test_what_is_only_prepared_stays_with_the_gm(game):
    game.prepare("Ambush", "relay")

    assert game.tables.ahead(game.table) == Ahead()


def test_what_is_no_longer_shown_is_no_longer_told(game):
    fight = game.begin()
    game.own(ShowEncounter(""))
    hidden = game.tables.ahead(game.table)
    game.own(ShowEncounter(fight))
    game.own(DeleteEncounter(fight))

    assert hidden == game.tables.ahead(game.table) == Ahead()


def test_of_a_table_that_is_not_there_is_told_what_is_told_of_an_empty_one(game):
    assert game.tables.ahead("nowhere") == game.tables.ahead(game.table) == Ahead()


def test_where_observers_see_everything_later_strangers_learn_it_no_sooner(game):
    game.clock.wait(minutes=5)
    game.own(DelayObservers(30))
    fight = game.begin()
    assert game.tables.ahead(game.table) == Ahead()

    game.clock.wait(seconds=31)
    assert game.tables.ahead(game.table) == Ahead("relay")

    game.own(ShowEncounter(""))
    assert game.tables.ahead(game.table) == Ahead("relay")

    game.own(DeleteEncounter(fight))
    assert game.tables.ahead(game.table) == Ahead()
