"""How the built files and pages are sent: packed, kept for good where they may be, and with what
the first board needs."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from place import Person, Place, threaded
from relay import Relay

from rondel.core import Meta
from rondel.web import static

PAGE = "<!doctype html>\n<!-- ahead -->\n" + "<p>Long enough to be packed on its way.</p>\n" * 20
SCRIPT = "overlay-0a1b2c3d.js"
WORDS = "words-0a1b2c3d"
AHEAD = {
    "words": WORDS,
    "languages": ["cs", "en", "fi"],
    "parts": {"relay": ["baton-0a1b2c3d.js"]},
}


class Worded(Relay):
    meta = Meta("relay", "Relay", "these tests", texts={"en": "relay-badge = Bädge\n" * 50})


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of files, each in three forms that say which they are."""
    folder = tmp_path / "static"
    (folder / WORDS).mkdir(parents=True)
    for name in (SCRIPT, f"{SCRIPT}.map", "embed.js", "icon.svg", f"{WORDS}/en.ftl"):
        for ending in ("", ".br", ".gz"):
            (folder / f"{name}{ending}").write_text(f"{name}{ending}")
    (folder / "index.html").write_text(PAGE)
    (folder / "ahead.json").write_text(json.dumps(AHEAD))
    monkeypatch.setattr(static, "STATIC", folder)
    return folder


@pytest.fixture
def site(tmp_path: Path, built: Path) -> Iterator[Place]:
    with threaded(tmp_path, {"relay": Worded()}) as made:
        yield made


def ask(site: Place, path: str, takes: str = "", **more: str) -> tuple[Mapping[str, str], bytes]:
    """The headers and the body of what is there."""
    status, sent, body = site.http(path, Accept_Encoding=takes, **more)
    assert status == 200
    return sent, body


@pytest.mark.parametrize(
    ("takes", "form", "encoding"),
    [
        ("gzip, deflate, br, zstd", ".br", "br"),
        ("gzip, deflate", ".gz", "gzip"),
        ("br;q=0, gzip", ".gz", "gzip"),
        ("identity", "", None),
        ("gzip;q=0", "", None),
        ("", "", None),
    ],
)
def test_a_file_comes_in_the_best_form_that_is_taken(
    site: Place, takes: str, form: str, encoding: str | None
) -> None:
    sent, body = ask(site, f"/static/{SCRIPT}", takes)

    assert body == f"{SCRIPT}{form}".encode()
    assert sent.get("Content-Encoding") == encoding
    assert sent["Content-Length"] == str(len(body))
    assert "Accept-Encoding" in sent["Vary"]


def test_a_file_that_is_not_packed_comes_as_it_is(site: Place, built: Path) -> None:
    (built / "plain.txt").write_text("plain")

    sent, body = ask(site, "/static/plain.txt", "br, gzip")

    assert (body, sent.get("Content-Encoding")) == (b"plain", None)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        (SCRIPT, "text/javascript; charset=utf-8"),
        (f"{SCRIPT}.map", "application/json"),
        ("icon.svg", "image/svg+xml; charset=utf-8"),
        (f"{WORDS}/en.ftl", "text/plain; charset=utf-8"),
    ],
)
@pytest.mark.parametrize("takes", ["", "gzip", "br"])
def test_a_file_is_called_what_it_is_however_it_is_packed(
    site: Place, name: str, kind: str, takes: str
) -> None:
    sent, _ = ask(site, f"/static/{name}", takes)

    assert sent["Content-Type"] == kind
    assert sent["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("name", [SCRIPT, f"{SCRIPT}.map", f"{WORDS}/en.ftl"])
def test_what_has_its_hash_in_its_name_is_kept_for_good(site: Place, name: str) -> None:
    sent, _ = ask(site, f"/static/{name}")

    assert sent["Cache-Control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("path", ["/static/embed.js", "/static/icon.svg", "/t/any", "/w/any"])
@pytest.mark.parametrize("takes", ["", "gzip", "br"])
def test_all_else_is_kept_but_asked_about(site: Place, path: str, takes: str) -> None:
    sent, _ = ask(site, path, takes)
    known = {"If_None_Match": sent["ETag"], "Accept_Encoding": takes}
    status, again, body = site.http(path, **known)

    assert sent["Cache-Control"] == "no-cache"
    assert (status, body) == (304, b"")
    assert again["Cache-Control"] == "no-cache"
    assert "Content-Security-Policy" in again


def test_a_file_that_was_built_anew_is_sent_anew(site: Place, built: Path) -> None:
    sent, _ = ask(site, "/static/embed.js")
    (built / "embed.js").write_text("built anew")
    status, _, body = site.http("/static/embed.js", If_None_Match=sent["ETag"])

    assert (status, body) == (200, b"built anew")


@pytest.mark.parametrize("path", ["/t/any", "/texts/relay/en.ftl"])
def test_what_is_made_on_the_way_is_packed_too(site: Place, path: str) -> None:
    plain, whole = ask(site, path)
    sent, body = ask(site, path, "gzip, br")

    assert sent["Content-Encoding"] == "gzip"
    assert gzip.decompress(body) == whole
    assert len(body) < len(whole) / 2
    assert "Accept-Encoding" in sent["Vary"]
    assert "Accept-Encoding" in plain["Vary"]
    assert "Content-Encoding" not in plain


def test_what_is_short_is_sent_as_it_is(site: Place) -> None:
    sent, body = ask(site, "/healthz", "gzip")

    assert (body, sent.get("Content-Encoding")) == (b'{"ok":true}', None)


@pytest.mark.parametrize("path", ["../ahead.json", "..%2f..%2fsecret", "%2fetc%2fpasswd", "a%00b"])
def test_there_is_nothing_outside_the_folder(site: Place, path: str) -> None:
    status, _, _ = site.http(f"/static/{path}", Accept_Encoding="gzip")

    assert status == 404


def test_a_name_longer_than_any_is_no_mistake_of_the_server(
    site: Place, caplog: pytest.LogCaptureFixture
) -> None:
    status, _, _ = site.http(f"/static/{'a' * 300}", Accept_Encoding="gzip, br")

    assert (status, caplog.records) == (404, [])


# --- what a page names --------------------------------------------------------------------------


def links(page: bytes) -> list[str]:
    """What *page* names of the built files."""
    return [part.partition(b'"')[0].decode() for part in page.split(b'href="../static/')[1:]]


def test_the_page_of_a_table_names_what_its_first_board_needs(company: Any, built: Path) -> None:
    gm = company.gm

    _, page = ask(gm.place, f"/t/{gm.table}", Accept_Language="fi-FI, en;q=0.5")

    assert b'<meta name="rondel" data-system="relay" data-lang="">' in page
    assert links(page) == [f"{WORDS}/fi.ftl", f"{WORDS}/fi-relay.ftl", "baton-0a1b2c3d.js"]


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (("", "", ""), "en"),
        (("", "", "sv, pt-BR"), "en"),
        (("", "", "sv, cs-CZ;q=0.9, en;q=0.1"), "cs"),
        (("", "fi", "cs"), "fi"),
        (("?lang=en-XA", "fi", "cs"), "en"),
        (("?lang=sv", "fi", "cs"), "fi"),
        (("?lang=../../x", "", "cs"), "cs"),
    ],
)
def test_it_names_words_in_the_language_that_will_be_spoken(
    company: Any, built: Path, wishes: tuple[str, str, str], language: str
) -> None:
    gm, (query, table, person) = company.gm, wishes
    gm.do("SetLanguage", lang=table)

    _, page = ask(gm.place, f"/t/{gm.table}{query}", Accept_Language=person)

    assert links(page)[0] == f"{WORDS}/{language}.ftl"
    assert f'data-lang="{table}"'.encode() in page


def test_the_page_of_no_table_is_that_of_an_empty_one(
    place: Place, built: Path, enter: Callable[..., Person]
) -> None:
    table, token = place.new_table()
    enter(table, token)

    assert ask(place, f"/t/{table}")[1] == ask(place, "/t/nobody-knows")[1]
    assert links(ask(place, "/t/nobody-knows")[1]) == [f"{WORDS}/en.ftl"]


def test_words_of_a_third_party_are_not_ours_to_name(company: Any, built: Path) -> None:
    (built / "ahead.json").write_text(json.dumps(AHEAD | {"parts": {}}))
    gm = company.gm

    _, page = ask(gm.place, f"/w/{gm.table}")

    assert b'data-system="relay"' in page
    assert links(page) == [f"{WORDS}/en.ftl"]
