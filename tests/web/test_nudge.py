"""Reminders, times, and observers who see things later, over the wire."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from gathering import door, sit_down
from place import threaded, wait_for
from relay import RELAY
from tabletop import Clock

V = 1


def test_a_nudge_reaches_the_player_it_is_for_and_nobody_else(company: Any) -> None:
    gm, ada, watcher = company.gm, company.ada, company.watcher

    answer = gm.ask("nudge", {"v": V, "seat": ada.me["seat"]})

    assert answer["ok"] is True
    wait_for(lambda: ("nudged", {"ok": True}) in ada.heard)
    assert all(name != "nudged" for person in (gm, watcher) for name, _ in person.heard)


@pytest.mark.parametrize("who", ["ada", "watcher"])
def test_only_gms_nudge(company: Any, who: str) -> None:
    person = getattr(company, who)

    answer = person.ask("nudge", {"v": V, "seat": company.ada.me["seat"]})

    assert (answer["ok"], answer["code"]) == (False, "only-the-gm")


@pytest.mark.parametrize("seat", ["nobody", "gm"])
def test_a_nudge_needs_a_player_who_is_there(company: Any, seat: str) -> None:
    seat = company.gm.me["seat"] if seat == "gm" else seat

    answer = company.gm.ask("nudge", {"v": V, "seat": seat})

    assert (answer["code"], answer["field"]) == ("nobody-there", "seat")


def test_the_gm_asks_for_the_times_of_the_table(standing: Any) -> None:
    gm = standing.gm

    answer = gm.ask("pace", {"v": V, "encounter": gm.fight})

    assert answer["ok"] is True
    assert {"played", "rounds", "combatants", "players"} < answer.keys()
    refused = standing.watcher.ask("pace", {"v": V, "encounter": gm.fight})
    assert refused["code"] == "forbidden"


def test_everybody_is_told_what_time_it_is_for_the_server(company: Any) -> None:
    answer = company.watcher.ask("sync", {"v": V})

    assert answer["now"].endswith("Z")


def test_an_observer_of_a_delayed_table_is_shown_things_when_their_time_has_come(
    tmp_path: Path,
) -> None:
    clock = Clock()
    with threaded(tmp_path, {"relay": RELAY}, now=clock, tick=0.01) as place, door(place) as enter:
        company = sit_down(place, enter)
        gm, watcher = company.gm, company.watcher
        clock.wait(minutes=5)
        gm.do("DelayObservers", seconds=30)
        orc = gm.named("Orc")
        gm.do("HandOver", gm.fight, who=orc)
        company.catch_up()
        assert "active" not in watcher.doc["encounter"]["board"]["slots"][orc]

        clock.wait(seconds=31)

        wait_for(lambda: "active" in watcher.doc["encounter"]["board"]["slots"][orc])
