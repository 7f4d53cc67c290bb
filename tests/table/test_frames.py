"""Which pages may frame a table: what is an origin, what is none, and how long it lasts."""

from __future__ import annotations

from typing import Any

import pytest

from rondel.table import Refused
from rondel.table.commands import SetFrames
from rondel.table.frames import MOST_FRAMES, origin_of


@pytest.mark.parametrize(
    ("typed", "origin"),
    [
        ("https://vtt.example", "https://vtt.example"),
        ("https://vtt.example/", "https://vtt.example"),
        ("  HTTPS://VTT.Example  ", "https://vtt.example"),
        ("https://vtt.example:443", "https://vtt.example"),
        ("http://vtt.example:80", "http://vtt.example"),
        ("http://vtt.example:443", "http://vtt.example:443"),
        ("https://vtt.example:0443", "https://vtt.example"),
        ("http://192.168.1.5:30000", "http://192.168.1.5:30000"),
        ("http://localhost:30000", "http://localhost:30000"),
        ("https://pöytä.example", "https://xn--pyt-sla1g.example"),
        ("https://PÖYTÄ.example", "https://xn--pyt-sla1g.example"),
        ("https://xn--pyt-sla1g.example", "https://xn--pyt-sla1g.example"),
        ("https://a-b.c-d.example:1", "https://a-b.c-d.example:1"),
    ],
)
def test_an_origin_is_written_as_browsers_write_it(typed: str, origin: str) -> None:
    assert origin_of(typed) == origin
    assert origin_of(origin) == origin


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "null",
        "*",
        "https:",
        "https://",
        "https://*",
        "https://*.example",
        "vtt.example",
        "//vtt.example",
        "ftp://vtt.example",
        "file:///home",
        "javascript:alert(1)",
        "https://vtt.example/game",
        "https://vtt.example//",
        "https://vtt.example?x",
        "https://vtt.example#x",
        "https://me@vtt.example",
        "https://me:secret@vtt.example",
        "https://vtt.example:",
        "https://vtt.example:0",
        "https://vtt.example:65536",
        "https://vtt.example:*",
        "https://vtt.example:99999999",
        "https://vtt.example:-1",
        "https://[::1]:3000",
        "https://vtt..example",
        "https://.example",
        "https://vtt.example.",
        "https://-vtt.example",
        "https://vtt-.example",
        "https://v_t.example",
        "https://vtt.example; script-src *",
        "https://vtt.example;",
        "https://vtt.example,https://b.example",
        "https://vtt.example 'unsafe-inline'",
        "https://vtt.example\thttps://b.example",
        "https://vtt.example\r\nX-Evil: 1",
        "'self'",
        "https://'self'",
        "https://vtt\\.example",
        "https://vtt%2eexample",
        "https://vtt。example/;",
        f"https://{'a' * 64}.example",
        f"https://{'a.' * 140}example",
        "https://①.example:١",
        "https://①.example",
        "https://straße.example",
    ],
)
def test_what_is_no_origin_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as caught:
        origin_of(typed)

    assert (caught.value.code, caught.value.field) == ("no-origin", "fields.origins")
    assert caught.value.params == {"origin": typed[:100]}
    assert "like https://" in str(caught.value)


def test_a_gm_lists_who_may_frame_the_table(game: Any) -> None:
    assert game.own(
        SetFrames(("https://b.example", "HTTP://A.example:80", "https://b.example/"))
    ).ok

    assert game.doc()["table"]["frames"] == ["http://a.example", "https://b.example"]
    assert game.tables.frames.of(game.table) == ("http://a.example", "https://b.example")
    assert game.tables.frames.has("https://b.example")


def test_a_new_list_takes_the_place_of_the_old_one(game: Any) -> None:
    game.own(SetFrames(("https://a.example", "https://b.example")))
    game.own(SetFrames(("https://b.example", "https://c.example")))
    assert game.doc()["table"]["frames"] == ["https://b.example", "https://c.example"]

    game.own(SetFrames(()))
    assert game.doc()["table"]["frames"] == []
    assert not game.tables.frames.has("https://b.example")


def test_of_a_list_with_one_mistake_nothing_is_taken(game: Any) -> None:
    game.own(SetFrames(("https://a.example",)))

    outcome = game.own(SetFrames(("https://b.example", "https://c.example/path")))

    assert (outcome.code, outcome.params) == ("no-origin", {"origin": "https://c.example/path"})
    assert game.doc()["table"]["frames"] == ["https://a.example"]


def test_a_table_lists_only_so_many(game: Any) -> None:
    origins = tuple(f"https://a{n}.example" for n in range(MOST_FRAMES + 1))

    outcome = game.own(SetFrames(origins))

    assert (outcome.code, outcome.params) == ("too-many", {"most": MOST_FRAMES})
    assert game.own(SetFrames(origins[1:])).ok
    assert game.own(SetFrames((*origins[1:], *origins[1:]))).ok


def test_a_table_is_made_with_the_page_in_which_it_was_made(game: Any) -> None:
    made = game.tables.create("Saturday", ["https://VTT.example"])

    assert game.tables.frames.of(made.table) == ("https://vtt.example",)
    assert game.tables.frames.of(game.table) == game.tables.frames.of("none") == ()
    made = game.tables.create("Sunday", ["*", "chrome-extension://abc", "https://b.example"])
    assert game.tables.frames.of(made.table) == ("https://b.example",)


def test_each_table_has_its_own(game: Any) -> None:
    made = game.tables.create("Saturday", ["https://vtt.example"])
    game.own(SetFrames(("https://vtt.example", "https://b.example")))

    game.own(SetFrames(()))

    assert game.tables.frames.of(made.table) == ("https://vtt.example",)


def test_it_outlives_a_restart(game: Any) -> None:
    game.own(SetFrames(("https://vtt.example",)))

    game.restart()

    assert game.doc()["table"]["frames"] == ["https://vtt.example"]
