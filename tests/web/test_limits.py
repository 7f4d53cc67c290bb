"""How much is too much, and who is there."""

from __future__ import annotations

import dataclasses

import pytest

from rondel.core import Role
from rondel.table import SeatInfo
from rondel.web import limits, presence
from rondel.web.limits import Bucket, Buckets
from rondel.web.presence import Guest, Presence


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_what_it_holds_and_then_what_comes_in() -> None:
    clock = Clock()
    bucket = Bucket(2.0, 3, clock)

    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now = 1_000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_key_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(1.0, 1, Clock())

    assert [buckets.take(key) for key in "abab"] == [True, True, False, False]


def test_full_buckets_are_forgotten_and_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 2)
    clock = Clock()
    buckets = Buckets(1.0, 1, clock)
    assert buckets.take("a")
    assert buckets.take("b")

    assert not buckets.take("c")  # too many strangers at once
    assert not buckets.take("a")
    clock.now = 1.0
    assert buckets.take("c")


SEAT = SeatInfo("s1", "t1", Role.PLAYER, "Ada")


def guests(count: int, seat: SeatInfo = SEAT) -> list[Guest]:
    return [Guest(f"{seat.id}-{n}", f"e{n}", seat) for n in range(count)]


def test_who_enters_is_there_until_they_leave() -> None:
    there = Presence()
    one, two = guests(2)
    there.enter(one)
    there.enter(two)

    assert there.get(one.id) is one
    assert there.at("t1") == there.of("t1", "s1") == (one, two)
    assert there.seats_at("t1") == {"s1"}
    assert there.tables() == ("t1",)
    assert there.leave(one.id) is one
    assert there.leave(one.id) is None
    assert there.leave(two.id) is two
    assert there.tables() == there.at("t1") == ()
    assert there.get(one.id) is None


def test_a_seat_has_so_many_sockets_and_spectators_share_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(presence, "MOST_OF_SEAT", 2)
    there = Presence()
    for guest in guests(2):
        assert there.has_room_for(SEAT)
        there.enter(guest)

    assert not there.has_room_for(SEAT)
    assert there.has_room_for(dataclasses.replace(SEAT, id="s2"))
    watching = dataclasses.replace(SEAT, id="s3", role=Role.OBSERVER)
    for guest in guests(5, watching):
        assert there.has_room_for(watching)
        there.enter(guest)


def test_however_many_watch_a_gm_comes_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "MOST_AT_TABLE", 2)
    there = Presence()
    gm = dataclasses.replace(SEAT, id="s2", role=Role.GM)
    for guest in guests(2, SEAT.watching):
        there.enter(guest)

    assert not there.has_room_for(SEAT)
    assert not there.has_room_for(gm.watching)
    assert there.has_room_for(gm)


@pytest.mark.parametrize("bound", ["MOST_AT_TABLE", "MOST_SOCKETS"])
def test_a_table_and_a_server_hold_so_many(monkeypatch: pytest.MonkeyPatch, bound: str) -> None:
    monkeypatch.setattr(presence, bound, 2)
    there = Presence()
    for guest in guests(2):
        there.enter(guest)

    assert not there.has_room_for(dataclasses.replace(SEAT, id="s2"))
    elsewhere = dataclasses.replace(SEAT, table="t2")
    assert there.has_room_for(elsewhere) is (bound == "MOST_AT_TABLE")
