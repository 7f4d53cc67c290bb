"""The script of `<rondel-table>`, and what oEmbed is told."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from place import Place, threaded, until
from relay import RELAY

from rondel.web import static as web_static
from rondel.web.hosting import giving

PUBLIC = "https://vtt.example/rondel"
SCRIPT = b"customElements.define('rondel-table', class extends HTMLElement {});"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    """A server that people reach at another address, with a script to give."""
    static = tmp_path / "built"
    static.mkdir()
    (static / "embed.js").write_bytes(SCRIPT)
    (static / "index.html").write_text("<!doctype html>")
    for module in (giving, web_static):
        monkeypatch.setattr(module, "STATIC", static)
    with threaded(tmp_path, {"relay": RELAY}, public=PUBLIC) as made:
        yield made


def oembed(site: Place, url: str, more: str = "") -> tuple[int, Any]:
    """What oEmbed says of *url*."""
    status, sent, body = site.http(f"/oembed?url={quote(url, safe='')}{more}")
    assert sent["Access-Control-Allow-Origin"] == "*"
    return status, json.loads(body) if status == 200 else body


# --- the script ---------------------------------------------------------------------------------


def test_the_script_has_a_name_that_always_means_the_same(site: Place) -> None:
    tag = json.loads(site.http("/embed.json")[2])
    path = tag["src"].removeprefix(PUBLIC)
    status, sent, body = site.http(path)

    assert re.fullmatch(r"/embed-[0-9a-f]{12}\.js", path)
    assert (status, body) == (200, SCRIPT)
    assert "immutable" in sent["Cache-Control"]
    assert site.http("/embed-0123456789ab.js")[0] == 404
    assert site.http("/embed.js")[1]["Cache-Control"] == "no-cache"


def test_a_page_can_insist_on_the_script_that_it_knows(site: Place) -> None:
    tag = json.loads(site.http("/embed.json")[2])
    digest = base64.b64encode(hashlib.sha384(SCRIPT).digest()).decode()

    assert tag["integrity"] == f"sha384-{digest}"
    assert tag["html"] == (
        f'<script type="module" src="{tag["src"]}" integrity="{tag["integrity"]}" crossorigin>'
        "</script>"
    )


# --- oEmbed -------------------------------------------------------------------------------------


def test_a_page_that_only_shows_is_embedded_as_a_frame(site: Place) -> None:
    status, said = oembed(site, f"{PUBLIC}/w/abc123?layout=list&rows=3")

    assert status == 200
    assert (said["version"], said["type"]) == ("1.0", "rich")
    assert (said["provider_name"], said["provider_url"]) == ("Rondel", f"{PUBLIC}/")
    assert (said["width"], said["height"]) == (360, 480)
    assert f'<iframe src="{PUBLIC}/w/abc123?layout=list&amp;rows=3" ' in said["html"]
    assert 'width="360" height="480"' in said["html"]


@pytest.mark.parametrize(
    ("asked", "is_"),
    [
        ("&maxwidth=300", (300, 480)),
        ("&maxheight=200&maxwidth=5000", (360, 200)),
        ("&maxwidth=0", (1, 480)),
        ("&maxwidth=-5&maxheight=x", (360, 480)),
        ("&maxwidth=99999999999", (360, 480)),
    ],
)
def test_the_frame_is_no_larger_than_there_is_room(
    site: Place, asked: str, is_: tuple[int, int]
) -> None:
    status, said = oembed(site, f"{PUBLIC}/w/abc", asked)

    assert (status, said["width"], said["height"]) == (200, *is_)


@pytest.mark.parametrize(
    "url",
    [
        "",
        f"{PUBLIC}/t/abc",
        f"{PUBLIC}/j/abc",
        f"{PUBLIC}/w/",
        f"{PUBLIC}/w/a/b",
        f"{PUBLIC}/w/../t/abc",
        f"{PUBLIC}/w/a%2e",
        "https://vtt.example/w/abc",
        "http://vtt.example/rondel/w/abc",
        "https://vtt.example:8443/rondel/w/abc",
        "https://evil.example/rondel/w/abc",
        "https://me@vtt.example/rondel/w/abc",
        "javascript:alert(1)//rondel/w/abc",
        "https://[",
        f"{PUBLIC}/w/{'a' * 3000}",
    ],
)
def test_nothing_else_is_embedded(site: Place, url: str) -> None:
    assert oembed(site, url)[0] == 404


def test_nothing_in_an_address_gets_out_of_its_attribute(site: Place) -> None:
    _, said = oembed(site, f'{PUBLIC}/w/abc?a="><script>alert(1)</script>')

    assert said["html"].count("<") == 2
    assert "<script" not in said["html"]


def test_xml_is_not_spoken(site: Place) -> None:
    assert oembed(site, f"{PUBLIC}/w/abc", "&format=xml")[0] == 501


def test_an_observers_link_is_embedded_whole_and_nobody_elses(tmp_path: Path, company: Any) -> None:
    gm, place = company.gm, company.gm.place
    watch = f"{place.url}/w/{gm.table}"

    status, said = oembed(place, f"{watch}#{company.tokens['Screen']}")
    assert status == 200
    assert f"#{company.tokens['Screen']}" in said["html"]
    for token in (gm.token, company.tokens["Ada"], "nobodys"):
        assert oembed(place, f"{watch}#{token}")[0] == 404


def test_no_cache_keeps_an_answer_with_a_token_in_it(company: Any) -> None:
    gm, place = company.gm, company.gm.place
    watch = f"{place.url}/w/{gm.table}"

    def kept(url: str) -> str:
        return str(place.http(f"/oembed?url={quote(url, safe='')}")[1]["Cache-Control"])

    assert kept(f"{watch}#{company.tokens['Screen']}") == "no-store"
    assert kept(watch) == "no-cache"


def test_whoever_asks_too_often_waits(site: Place) -> None:
    codes = until(lambda: oembed(site, f"{PUBLIC}/w/abc")[0], 429)

    assert codes[:50] == [200] * 50


def test_a_page_that_only_shows_says_where_it_is_described(site: Place) -> None:
    status, sent, _ = site.http("/w/abc123?layout=bar")

    assert status == 200
    described = quote(f"{PUBLIC}/w/abc123?layout=bar", safe="")
    assert sent["Link"] == (
        f'<{PUBLIC}/oembed?url={described}>; rel="alternate"; type="application/json+oembed"'
    )
    assert "Link" not in site.http("/t/abc123")[1]
