"""What is answered over HTTP, and with what headers."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from place import Person, Place, threaded, until
from relay import Relay

from rondel.core import Meta
from rondel.table import Tables
from rondel.web import headers, pages, static
from rondel.web.gate import allows


class Worded(Relay):
    meta = Meta("relay", "Relay", "these tests", texts={"en": "relay-badge = Bädge\n"})


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an overlay in it."""
    folder = tmp_path / "static"
    folder.mkdir()
    for name in ("index.html", "landing.html", "overlay.js"):
        (folder / name).write_text(f"<!-- {name} -->")
    monkeypatch.setattr(static, "STATIC", folder)
    return folder


@pytest.fixture
def site(tmp_path: Path, built: Path) -> Iterator[Place]:
    with threaded(tmp_path, {"relay": Worded()}, frame_ancestors="https://vtt.example") as made:
        yield made


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/", b"<!-- landing.html -->"),
        ("/t/any", b"<!-- index.html -->"),
        ("/static/overlay.js", b"<!-- overlay.js -->"),
        ("/healthz", b'{"ok":true}'),
        ("/texts/relay/en.ftl", "relay-badge = Bädge\n".encode()),
    ],
)
def test_what_there_is_is_served(site: Place, path: str, body: bytes) -> None:
    status, _, got = site.http(path)

    assert (status, got) == (200, body)


def test_every_command_of_a_system_is_told_by_its_words(site: Place) -> None:
    _, _, body = site.http("/commands/relay.json")

    told = json.loads(body)
    assert told["Hide"] == "core-hide"
    assert {kind.__name__ for kind in Relay.commands} <= set(told)


def test_a_player_is_told_of_what_players_are_ever_offered_alone(site: Place) -> None:
    _, _, body = site.http("/commands/relay/player.json")

    told = json.loads(body)
    assert told["ChangeHp"] == "core-change-hp"
    assert {kind.__name__ for kind in Relay.commands} <= set(told)
    assert not {"Hide", "BeginEncounter", "Permit", "SetTimer"} & set(told)


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/t/",
        "/static/nothing.js",
        "/static/../pyproject.toml",
        "/texts/relay/fi.ftl",
        "/texts/other/en.ftl",
        "/commands/other.json",
        "/commands/other/player.json",
        "/api/tables",
    ],
)
def test_what_there_is_not_is_answered_as_json(site: Place, path: str) -> None:
    status, _, body = site.http(path)

    assert status in {404, 405}
    assert json.loads(body)["ok"] is False


def test_scripts_are_called_scripts(site: Place) -> None:
    _, sent, _ = site.http("/static/overlay.js")

    assert sent["Content-Type"].startswith("text/javascript")


def test_without_an_overlay_the_page_says_what_to_do(place: Place, monkeypatch: Any) -> None:
    monkeypatch.setattr(static, "STATIC", Path("nowhere"))

    status, _, body = place.http("/t/any")

    assert status == 503
    assert b"dev.py run" in body


@pytest.mark.parametrize("path", ["/", "/t/x", "/w/x", "/j/x", "/lobby/"])
def test_a_page_shares_its_window_with_none_that_opened_it(site: Place, path: str) -> None:
    assert site.http(path)[1]["Cross-Origin-Opener-Policy"] == "same-origin"


@pytest.mark.parametrize("path", ["/healthz", "/static/overlay.js"])
def test_what_is_no_page_says_nothing_of_windows(site: Place, path: str) -> None:
    assert "Cross-Origin-Opener-Policy" not in site.http(path)[1]


@pytest.mark.parametrize("path", ["/", "/t/x", "/healthz", "/nowhere", "/static/overlay.js"])
def test_every_answer_carries_the_headers(site: Place, path: str) -> None:
    _, sent, _ = site.http(path)

    assert sent["X-Content-Type-Options"] == "nosniff"
    assert sent["Referrer-Policy"] == "no-referrer"
    assert sent["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "camera=()" in sent["Permissions-Policy"]
    assert "X-Frame-Options" not in sent
    assert "Set-Cookie" not in sent
    assert not [name for name in sent if name.startswith("Access-Control")]
    rules = dict(rule.split(" ", 1) for rule in sent["Content-Security-Policy"].split("; "))
    assert rules["default-src"] == rules["base-uri"] == rules["form-action"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert rules["frame-ancestors"] == ("https://vtt.example" if path == "/t/x" else "'none'")
    assert (rules["require-trusted-types-for"], rules["trusted-types"]) == ("'script'", "lit-html")
    assert "unsafe" not in sent["Content-Security-Policy"]


def test_the_policy_begins_with_nothing() -> None:
    assert headers.policy("'none'").startswith("default-src 'none'; script-src 'self'; ")


# --- making a table -----------------------------------------------------------------------------


def test_a_table_is_made_and_its_token_opens_it(place: Place, enter: Callable[..., Person]) -> None:
    table, token = place.new_table("Fridäy")

    assert enter(table, token).doc["table"]["name"] == "Fridäy"


@pytest.mark.parametrize(
    ("raw", "kind", "field", "status"),
    [
        (b'{"name":"x"}', "text/plain", "", 400),
        (b'{"name":"x"}', "application/x-www-form-urlencoded", "", 400),
        (b"{", "application/json", "", 400),
        (b'{"name":""}', "application/json", "name", 400),
        (b'{"name":"a\\u202eb"}', "application/json", "name", 400),
        (b'{"name":"a","name":"b"}', "application/json", "name", 400),
        (b'{"name":"a","role":"gm"}', "application/json", "role", 400),
        (b"[]", "application/json", "", 400),
        (b'{"name":"' + b"x" * 20_000 + b'"}', "application/json", "", 413),
    ],
)
def test_what_is_wrong_with_it_is_named(
    place: Place, raw: bytes, kind: str, field: str, status: int
) -> None:
    got, sent, body = place.http("/api/tables", raw=raw, Content_Type=kind)

    assert got == status
    assert sent["Content-Type"] == "application/json"
    assert json.loads(body).get("field", "") == field
    assert json.loads(body)["message"]


def test_thirty_tables_an_hour_are_enough(place: Place) -> None:
    for _ in range(30):
        place.new_table()

    status, _, body = place.http("/api/tables", {"name": "one more"})

    assert (status, json.loads(body)["code"]) == (429, "slow-down")


def test_our_own_mistake_is_answered_and_logged(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Tables, "create", lambda *_: 1 / 0)

    status, _, body = place.http("/api/tables", {"name": "x"})

    assert (status, json.loads(body)["code"]) == (500, "internal")
    assert [r.exc_info is not None for r in caplog.records if r.levelno >= logging.ERROR] == [True]


# --- encounters as files ------------------------------------------------------------------------


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_an_encounter_goes_out_and_comes_in_again(company: Any) -> None:
    gm, place = company.gm, company.gm.place
    path = f"/api/tables/{gm.table}/encounters"

    status, sent, body = place.http(f"{path}/{gm.fight}", **bearer(gm.token))
    made, _, answer = place.http(path, raw=body, **bearer(gm.token), Idempotency_Key="once")
    again, _, second = place.http(path, raw=body, **bearer(gm.token), Idempotency_Key="once")

    assert (status, made, again) == (200, 201, 201)
    assert sent["Content-Disposition"].startswith("attachment")
    assert sent["Cache-Control"] == "no-store"
    assert json.loads(answer) == json.loads(second)
    copy = json.loads(answer)["result"]["encounter"]
    gm.sync(copy)
    assert gm.named("Assassin")


@pytest.mark.parametrize("who", ["Ada", "Screen"])
def test_files_are_for_gms(company: Any, who: str) -> None:
    gm, place, token = company.gm, company.gm.place, company.tokens[who]
    path = f"/api/tables/{gm.table}/encounters"

    out = place.http(f"{path}/{gm.fight}", **bearer(token))
    back = place.http(path, {}, **bearer(token))

    assert (out[0], back[0]) == (403, 403)


@pytest.mark.parametrize("header", [{}, bearer("nobodys"), {"Authorization": "Basic eDp5"}])
def test_without_a_token_there_are_no_files(company: Any, header: dict[str, str]) -> None:
    gm = company.gm
    path = f"/api/tables/{gm.table}/encounters"

    for asked in (f"{path}/{gm.fight}", f"{path}/none"):
        status, _, body = gm.place.http(asked, **header)
        assert (status, json.loads(body)["code"]) == (401, "no-such-seat")
    status, _, _ = gm.place.http(path, {}, **header)
    assert status == 401


def test_there_is_no_file_of_no_encounter(company: Any) -> None:
    gm = company.gm

    status, _, _ = gm.place.http(f"/api/tables/{gm.table}/encounters/none", **bearer(gm.token))

    assert status == 404


@pytest.mark.parametrize(
    ("raw", "more", "status"),
    [
        (b"{", {}, 400),
        (b"[]", {}, 409),
        (b'{"a":1,"a":1}', {}, 400),
        (b"[" * 30 + b"]" * 30, {}, 400),
        (b"{}", {"Idempotency_Key": "a b"}, 400),
        (b"x" * (pages.MOST_IMPORTED + 1), {}, 413),
    ],
)
def test_what_is_no_file_is_refused(
    company: Any, raw: bytes, more: dict[str, str], status: int
) -> None:
    gm = company.gm

    got, _, body = gm.place.http(
        f"/api/tables/{gm.table}/encounters", raw=raw, **bearer(gm.token), **more
    )

    assert json.loads(body)["ok"] is False
    assert got in {status, 400}


def test_whoever_asks_for_files_too_often_waits(company: Any) -> None:
    gm = company.gm
    path = f"/api/tables/{gm.table}/encounters/none"

    codes = until(lambda: gm.place.http(path, **bearer("x"))[0], 429)

    assert codes[:40] == [401] * 40


# --- who may talk to us -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        (None, "rondel.example", True),
        ("https://rondel.example", "rondel.example", True),
        ("http://rondel.example", "rondel.example", True),
        ("http://127.0.0.1:8137", "127.0.0.1:8137", True),
        ("http://127.0.0.1:9999", "127.0.0.1:8137", False),
        ("https://evil.example", "rondel.example", False),
        ("https://rondel.example.evil.example", "rondel.example", False),
        ("https://vtt.example", "rondel.example", True),
        ("null", "rondel.example", False),
        ("", "", False),
        ("https://[", "[", False),
        ("file://rondel.example", "rondel.example", False),
    ],
)
def test_pages_of_ours_may_talk_to_us_and_those_that_were_named(
    origin: str | None,
    host: str,
    allowed: bool,  # noqa: FBT001 - a column
) -> None:
    environ = {"HTTP_HOST": host, "HTTP_X_FORWARDED_HOST": "evil.example"}

    assert allows(frozenset({"https://vtt.example"}))(origin, environ) is allowed


def test_who_goes_to_a_wrong_address_reads_what_to_do_and_a_program_an_answer(place):
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}

    status, headers, body = place.http("/nowhere", **browser)
    assert (status, headers["Content-Type"].partition(";")[0]) == (404, "text/html")
    assert b"ask your GM" in body

    status, headers, body = place.http("/nowhere", Accept="application/json")
    assert (status, headers["Content-Type"]) == (404, "application/json")
    assert json.loads(body)["code"] == "not-found"
