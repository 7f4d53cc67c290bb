"""Which pages frame which, and whose pages get a socket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from place import Person, Place, threaded
from relay import RELAY
from websocket import WebSocketBadStatusException

from rondel.web import static
from rondel.web.framing import ancestors
from rondel.web.gate import allows

USUAL = (
    "'self' https://owlbear.rodeo https://www.owlbear.rodeo http://localhost:* http://127.0.0.1:*"
)
VTT = "https://vtt.example"


def rules_of(place: Place, path: str) -> dict[str, str]:
    """The content security policy of the page at *path*."""
    status, sent, _ = place.http(path)
    assert status in {200, 503}
    assert "X-Frame-Options" not in sent
    return dict(rule.split(" ", 1) for rule in sent["Content-Security-Policy"].split("; "))


def framers(place: Place, path: str) -> str:
    rules = rules_of(place, path)
    assert rules["script-src"] == "'self'"
    assert rules["style-src"] == "'self'"
    return rules["frame-ancestors"]


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    folder.mkdir()
    for name in ("index.html", "landing.html"):
        (folder / name).write_text(f"<!-- {name} -->")
    monkeypatch.setattr(static, "STATIC", folder)
    return folder


@pytest.fixture
def site(tmp_path: Path, built: Path) -> Iterator[Place]:
    with threaded(tmp_path, {"relay": RELAY}, origins=frozenset({"https://named.example"})) as made:
        yield made


def set_frames(place: Place, *origins: str) -> tuple[str, str]:
    """A table that lists *origins*, and its GM's token."""
    table, token = place.new_table()
    gm = Person(place, table, token).enter()
    gm.sync()
    gm.do("SetFrames", origins=list(origins))
    gm.leave()
    return table, token


# --- pages --------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/t/any", "/w/any", "/j/any", "/lobby/", "/lobby/?host=port"])
def test_one_file_is_all_of_the_overlays_pages(site: Place, path: str) -> None:
    status, sent, body = site.http(path)

    assert (status, body) == (200, b"<!-- index.html -->")
    assert sent["Cache-Control"] == "no-cache"


def test_each_page_says_who_may_frame_it(site: Place) -> None:
    table, _ = set_frames(site, VTT, "http://192.168.1.5:30000")

    assert framers(site, f"/t/{table}") == f"{USUAL} http://192.168.1.5:30000 {VTT}"
    assert framers(site, f"/w/{table}") == "*"
    assert framers(site, f"/j/{table}") == "'self'"
    assert framers(site, "/lobby/") == "*"
    assert framers(site, "/") == "'none'"


@pytest.mark.parametrize(
    ("public", "host", "is_local"),
    [
        ("", "127.0.0.1:8000", True),
        ("", "localhost", True),
        ("", "[::1]:8000", True),
        ("", "rondel.example", False),
        ("", "localhost.evil.example", False),
        ("", "192.168.1.5:8000", False),
        ("https://rondel.example", "127.0.0.1:8000", False),
        ("http://localhost:8000", "rondel", True),
    ],
)
def test_pages_of_the_readers_machine_frame_only_a_server_that_is_reached_there(
    tmp_path: Path, built: Path, public: str, host: str, *, is_local: bool
) -> None:
    with threaded(tmp_path, {"relay": RELAY}, public=public) as place:
        for path in ("/t/none", "/obr/panel"):
            _, sent, _ = place.http(path, Host=host)
            around = sent["Content-Security-Policy"].partition("frame-ancestors ")[2].split(";")[0]
            expected = ["http://localhost:*", "http://127.0.0.1:*"] if is_local else []
            assert around.split()[3:] == expected


def test_whoever_runs_a_server_may_name_pages_of_the_readers_machine(
    tmp_path: Path, built: Path
) -> None:
    named = {"public": "https://rondel.example", "frame_ancestors": "'self' http://localhost:*"}
    with threaded(tmp_path, {"relay": RELAY}, **named) as place:
        table, _ = set_frames(place, "http://127.0.0.1:30000")

        assert framers(place, f"/t/{table}") == "'self' http://localhost:* http://127.0.0.1:30000"


@pytest.mark.parametrize("layout", ["screen", "list", "bar"])
def test_only_a_stream_takes_style_sheets_that_are_written_into_it(
    site: Place, layout: str
) -> None:
    table, _ = site.new_table()

    watch = f"/w/{table}"
    stream = rules_of(site, f"{watch}?layout={layout}&scale=150")
    assert stream == {**rules_of(site, watch), "style-src": "'self' 'unsafe-inline'"}
    others = (
        f"{watch}?layout=any",
        *(f"{page}?layout={layout}" for page in (f"/t/{table}", "/j/any", "/lobby/", "/")),
    )
    assert {rules_of(site, other)["style-src"] for other in (watch, *others)} == {"'self'"}


def test_a_table_that_there_is_not_looks_like_one_that_lists_nobody(site: Place) -> None:
    table, _ = site.new_table()

    assert framers(site, f"/t/{table}") == framers(site, "/t/none") == USUAL
    assert framers(site, "/w/none") == "*"


def test_a_page_that_is_not_built_is_framed_by_the_same(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "STATIC", Path("nowhere"))

    assert framers(place, "/t/none") == USUAL


@pytest.mark.parametrize(
    "origin",
    [
        "https://vtt.example; script-src *",
        "https://vtt.example;",
        "https://vtt.example *",
        "*",
        "'unsafe-inline'",
        "https://vtt.example/\u2028",
    ],
)
def test_nothing_but_origins_gets_into_the_policy(company: Any, origin: str) -> None:
    gm = company.gm
    before = framers(gm.place, f"/t/{gm.table}")

    answer = gm.give("SetFrames", origins=[VTT, origin])
    status, _, body = gm.place.http("/api/tables", {"name": "x", "frames": [origin]})

    assert answer["code"] in {"no-origin", "invalid"}
    assert framers(gm.place, f"/t/{gm.table}") == before == USUAL
    if status == 201:
        assert framers(gm.place, f"/t/{json.loads(body)['table']}") == USUAL
    else:
        assert (status, json.loads(body)["code"]) == (400, "invalid")


@pytest.mark.parametrize(
    "wrong", [VTT, [1], [None], [["x"]], {"0": VTT}, None, [VTT] * 101, ["x" * 1001]]
)
def test_origins_are_a_list_of_texts(company: Any, wrong: object) -> None:
    answer = company.gm.give("SetFrames", origins=wrong)

    assert (answer["ok"], answer["code"]) == (False, "invalid")
    assert answer["field"].startswith("fields.origins")


def test_a_wrong_one_is_refused_with_words_that_say_what_to_type(company: Any) -> None:
    answer = company.gm.give("SetFrames", origins=["vtt.example"])

    assert answer["code"] == "no-origin"
    assert answer["params"] == {"origin": "vtt.example"}
    assert "https://vtt.example" in answer["message"]


def test_a_table_is_framed_by_the_page_in_which_it_was_made(site: Place) -> None:
    table, _ = site.new_table(frames=["HTTP://Foundry.local:30000"])

    assert framers(site, f"/t/{table}") == f"{USUAL} http://foundry.local:30000"


def test_a_page_around_it_that_no_policy_can_name_keeps_nobody_from_making_a_table(
    site: Place,
) -> None:
    around = ["http://[fd00::1]:30000", "moz-extension://0b7c", "null", "https://vtt.example"]

    table, _ = site.new_table(frames=around)

    assert framers(site, f"/t/{table}") == f"{USUAL} https://vtt.example"


@pytest.mark.parametrize(
    ("of_server", "of_table", "sources"),
    [
        ("'self'", (), "'self'"),
        ("'self'", (VTT,), f"'self' {VTT}"),
        (f"'self' {VTT}", (VTT,), f"'self' {VTT}"),
        ("'none'", (VTT,), "'none'"),
        ("  'self'   https:  ", (VTT,), f"'self' https: {VTT}"),
    ],
)
def test_what_the_server_says_comes_first(
    of_server: str, of_table: tuple[str, ...], sources: str
) -> None:
    assert ancestors(of_server, of_table) == sources


def test_the_lobby_without_its_slash_leads_to_the_lobby(site: Place) -> None:
    import http.client  # noqa: PLC0415 - urllib would follow

    connection = http.client.HTTPConnection("127.0.0.1", site.port)
    for asked, leads in (("/lobby", "lobby/"), ("/lobby?host=port&x=%0d%0aY", None)):
        connection.request("GET", asked)
        answer = connection.getresponse()
        answer.read()
        assert answer.status == 308
        assert answer.getheader("Location") == (leads or "lobby/?host=port&x=%0d%0aY")
    connection.close()


# --- sockets ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("https://rondel.example", True),
        ("https://named.example", True),
        (VTT, True),
        ("https://vtt.example.evil.example", False),
        ("http://vtt.example", False),
        ("https://vtt.example:8443", False),
        ("https://evil.example", False),
        ("null", False),
        ("", False),
        ("file://", False),
        ("https://" + "x" * 1_000, False),
    ],
)
def test_a_page_may_ask_if_some_table_lists_it(
    origin: str | None,
    allowed: bool,  # noqa: FBT001 - a column
) -> None:
    asked: list[str] = []

    def listed(origin: str) -> bool:
        asked.append(origin)
        return origin in {VTT, "null", "", "file://"}

    trusts = allows(frozenset({"https://named.example"}), listed)
    environ = {"HTTP_HOST": "rondel.example", "HTTP_X_FORWARDED_HOST": "evil.example"}

    assert trusts(origin, environ) is allowed
    assert not {"null", "", "file://"}.intersection(asked)


@pytest.mark.parametrize("origin", ["", "https://named.example", VTT])
def test_pages_of_ours_named_ones_and_listed_ones_get_in(site: Place, origin: str) -> None:
    person = Person(site, *set_frames(site, VTT), origin=origin).enter()

    assert person.sync()["ok"]
    person.leave()


def test_pages_that_another_table_lists_are_told_that_this_one_does_not(site: Place) -> None:
    set_frames(site, VTT)
    person = Person(site, *set_frames(site, "https://other.example"), origin=VTT)

    assert person.refused() == "origin-not-listed"
    assert person.refused(token="wrong") == "origin-not-listed"
    assert person.refused(table="none") == "origin-not-listed"


def test_pages_that_no_table_lists_any_more_get_no_socket(site: Place) -> None:
    person = Person(site, *set_frames(site, VTT), origin=VTT).enter()
    person.sync()

    person.do("SetFrames", origins=[])

    person.leave()
    with pytest.raises(WebSocketBadStatusException, match="403"), site.frames(origin=VTT):
        pass


def test_a_program_that_is_no_browser_gets_in(site: Place) -> None:
    with site.frames(suppress_origin=True) as raw:
        table, token = site.new_table()
        raw.send("40" + json.dumps({"v": 1, "table": table, "token": token}))

        assert raw.recv().startswith("40")


@pytest.mark.parametrize("origin", ["null", "https://evil.example", "http://evil.example"])
def test_what_a_proxy_is_made_to_say_is_not_believed(site: Place, origin: str) -> None:
    host = origin.partition("//")[2]
    sent = [f"X-Forwarded-Host: {host}", "X-Forwarded-Proto: https", f"X-Original-Host: {host}"]

    with (
        pytest.raises(WebSocketBadStatusException, match="403"),
        site.frames(origin=origin, header=sent),
    ):
        pass
