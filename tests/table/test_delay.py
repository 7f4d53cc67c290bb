"""Observers may see the table later than those who play; its language is the table's too."""

from __future__ import annotations

import json
from typing import Any

import pytest
from relay import HandOver
from tabletop import START

from rondel.core.pacing import SetTimer
from rondel.core.roster_words import Reveal
from rondel.table import commands as c


@pytest.fixture
def late(game: Any, cast: Any) -> Any:
    """Observers see all of it 30 seconds later."""
    game.clock.wait(minutes=5)
    assert game.own(c.DelayObservers(30)).ok
    return cast


def active(game: Any, seat: str) -> list[str]:
    slots = game.doc(seat)["encounter"]["board"]["slots"]
    return [who for who, slot in slots.items() if slot.get("active")]


def test_what_happens_reaches_an_observer_so_many_seconds_later(game, late):
    game.do(HandOver(late.orc))
    assert active(game, late.ada) == [late.orc]
    assert active(game, late.watcher) == []

    game.clock.wait(seconds=29)
    assert active(game, late.watcher) == []

    game.clock.wait(seconds=2)
    assert active(game, late.watcher) == [late.orc]


def test_what_came_in_the_second_of_a_new_delay_is_seen_and_what_comes_after_it_is_not(game, cast):
    game.do(HandOver(cast.orc))
    game.clock.wait(milliseconds=1)
    assert game.own(c.DelayObservers(30)).ok
    assert active(game, cast.watcher) == [cast.orc]

    game.clock.wait(milliseconds=1)
    game.do(HandOver(cast.hero))
    assert active(game, cast.watcher) == [cast.orc]
    game.clock.wait(seconds=31)
    assert active(game, cast.watcher) == [cast.hero]


def test_no_byte_of_what_is_to_come_is_in_what_an_observer_gets(game, late):
    before = json.dumps(game.doc(late.watcher))
    game.do(Reveal(late.assassin))
    game.do(HandOver(late.assassin))

    assert json.dumps(game.doc(late.watcher)) == before
    page = game.tables.log_page(game.table, late.watcher, game.fight, 1000)
    assert late.assassin not in json.dumps(page)

    game.clock.wait(seconds=31)
    assert late.assassin in json.dumps(game.doc(late.watcher))


def test_another_encounter_is_shown_later_too(game, late):
    bridge = game.fight
    game.begin("Cellar")
    assert game.doc(late.ada)["encounter"]["name"] == "Cellar"
    assert game.doc(late.watcher)["encounter"]["id"] == bridge

    game.clock.wait(seconds=31)
    assert game.doc(late.watcher)["encounter"]["name"] == "Cellar"


def test_what_was_shown_before_and_is_deleted_is_shown_to_nobody(game, late):
    bridge = game.fight
    game.begin("Cellar")
    game.own(c.DeleteEncounter(bridge))

    assert "encounter" not in game.doc(late.watcher)


def test_a_timer_that_is_seen_later_looks_as_it_did(game, late):
    game.do(SetTimer("up", 60, "all"))
    game.do(HandOver(late.orc))
    game.clock.wait(seconds=40)

    def since(seat: str) -> str:
        return game.doc(seat)["encounter"]["timer"]["since"]

    assert since(late.ada) == "2026-11-30T10:05:00Z"
    assert since(late.watcher) == "2026-11-30T10:05:30Z"
    assert START.isoformat() < since(late.watcher)


def test_with_a_longer_delay_what_was_seen_stays_until_time_has_caught_up(game, late):
    game.do(HandOver(late.orc))
    game.clock.wait(seconds=40)
    seen = json.dumps(game.doc(late.watcher)["encounter"])

    game.own(c.DelayObservers(120))
    game.do(HandOver(late.hero))
    for _ in range(8):
        assert json.dumps(game.doc(late.watcher)["encounter"]) == seen
        game.clock.wait(seconds=15)
    game.restart()
    assert active(game, late.watcher) == [late.orc]

    game.clock.wait(seconds=1)
    assert active(game, late.watcher) == [late.hero]


def test_a_delay_set_while_observers_see_the_present_takes_nothing_from_them(game, cast):
    game.do(HandOver(cast.orc))
    game.clock.wait(seconds=5)
    seen = game.doc(cast.watcher)["encounter"]

    game.own(c.DelayObservers(8))
    game.do(HandOver(cast.hero))

    assert game.doc(cast.watcher)["encounter"] == seen
    assert game.tables.ahead(game.table).system == "relay"
    game.clock.wait(seconds=9)
    assert active(game, cast.watcher) == [cast.hero]


def test_a_delay_that_is_lengthened_twice_takes_nothing_back_either(game, late):
    game.do(HandOver(late.orc))
    game.clock.wait(seconds=40)
    game.own(c.DelayObservers(60))
    game.clock.wait(seconds=10)
    game.own(c.DelayObservers(120))

    assert active(game, late.watcher) == [late.orc]


def test_a_shorter_delay_moves_on_at_once_and_with_none_all_is_there(game, late):
    game.own(c.DelayObservers(120))
    game.do(HandOver(late.orc))
    game.clock.wait(seconds=40)
    assert active(game, late.watcher) == []

    game.own(c.DelayObservers(20))
    assert active(game, late.watcher) == [late.orc]

    game.do(HandOver(late.hero))
    game.own(c.DelayObservers(0))
    assert active(game, late.watcher) == [late.hero]
    assert "delay" not in game.doc()["table"]


def test_a_timer_rests_while_a_longer_delay_catches_up_and_goes_on_from_there(game, late):
    game.do(SetTimer("up", 60, "all"))
    game.do(HandOver(late.orc))
    game.clock.wait(seconds=40)
    game.own(c.DelayObservers(60))
    game.clock.wait(seconds=15)
    assert game.doc(late.watcher)["encounter"]["timer"]["ran"] == 10

    game.clock.wait(seconds=15)

    # 70 s after it began, 60 s late
    assert game.doc(late.watcher)["encounter"]["timer"]["since"] == "2026-11-30T10:06:00Z"


def test_a_clock_that_is_set_back_shows_observers_nothing_sooner(game, late):
    game.own(c.DelayObservers(60))
    game.clock.wait(minutes=-3)
    game.do(HandOver(late.orc))

    assert active(game, late.watcher) == []


def test_it_outlives_a_restart(game, late):
    game.do(HandOver(late.orc))

    game.restart()

    assert active(game, late.watcher) == []
    assert game.doc()["table"]["delay"] == 30
    assert "delay" not in game.doc(late.ada)["table"]


@pytest.mark.parametrize("seconds", [-1, 121])
def test_more_than_two_minutes_are_refused(game, late, seconds):
    outcome = game.own(c.DelayObservers(seconds))

    assert (outcome.code, outcome.field) == ("delay-too-long", "fields.seconds")
    assert game.tables.delay(game.table) == 30
    assert game.tables.delay("no table") == 0


def test_an_undo_reaches_an_observer_later_as_well(game, late):
    game.do(HandOver(late.orc))
    game.clock.wait(seconds=10)
    act = game.doc()["encounter"]["undo"]["act"]
    game.do(c.Undo(act))
    game.clock.wait(seconds=21)
    assert active(game, late.watcher) == [late.orc]

    game.clock.wait(seconds=10)
    assert active(game, late.watcher) == []


def test_the_table_speaks_a_language_to_all(game, cast):
    assert "lang" not in game.doc(cast.ada)["table"]
    assert game.own(c.SetLanguage("fi")).ok
    assert {game.doc(seat)["table"]["lang"] for seat in (game.gm, cast.ada, cast.watcher)} == {"fi"}

    assert game.own(c.SetLanguage("")).ok
    assert "lang" not in game.doc(cast.ada)["table"]


@pytest.mark.parametrize("lang", ["Finnish!", "f", "FI", "fi_FI"])
def test_what_is_no_language_is_refused(game, lang):
    outcome = game.own(c.SetLanguage(lang))

    assert (outcome.code, outcome.field) == ("no-such-language", "fields.lang")
