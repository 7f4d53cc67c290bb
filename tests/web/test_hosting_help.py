"""The help's page: at which address it says that the server is, and who may look at it how."""

from __future__ import annotations

from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest
from place import Place, threaded
from relay import RELAY

from rondel.web import static as web_static
from rondel.web.hosting import helping

PUBLIC = "https://vtt.example/rondel"
PATHS = ["/help/", "/help/owlbear", "/help/foundry?lang=fi", "/help/whatever"]


@pytest.fixture(autouse=True)
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with what is built for the help."""
    folder = tmp_path / "built"
    (folder / "help").mkdir(parents=True)
    (folder / helping.PAGE).write_text(f"<!doctype html><head>{helping.HERE}</head>")
    (folder / "help/owlbear.webp").write_bytes(b"RIFF")
    monkeypatch.setattr(web_static, "STATIC", folder)
    return folder


@pytest.fixture
def public(tmp_path: Path, static: Path) -> Iterator[Place]:
    """A server that people reach at another address, behind a prefix."""
    with threaded(tmp_path, {"relay": RELAY}, public=PUBLIC) as made:
        yield made


@pytest.mark.parametrize("path", PATHS)
def test_the_page_names_the_address_at_which_people_reach_the_server(
    public: Place, path: str
) -> None:
    status, sent, body = public.http(path)

    assert status == 200
    assert sent["Content-Type"].startswith("text/html")
    assert f'<meta name="rondel-address" content="{PUBLIC}">' in body.decode()
    assert "frame-ancestors 'none'" in sent["Content-Security-Policy"]


def test_without_a_public_address_the_page_names_the_one_that_was_asked(place: Place) -> None:
    _, _, body = place.http("/help/")
    _, _, elsewhere = place.http("/help/", Host="rondel.example")

    assert f'content="{place.url}"' in body.decode()
    assert 'content="http://rondel.example"' in elsewhere.decode()


def test_the_page_is_not_sent_again_as_long_as_it_says_the_same(place: Place) -> None:
    _, sent, _ = place.http("/help/")
    status, _, body = place.http("/help/", If_None_Match=sent["ETag"])

    assert (status, body) == (304, b"")


@pytest.mark.parametrize(
    ("asked", "leads"), [("/help", "help/"), ("/help?lang=fi", "help/?lang=fi")]
)
def test_the_help_without_its_slash_leads_to_the_help(place: Place, asked: str, leads: str) -> None:
    connection = HTTPConnection("127.0.0.1", place.port)
    connection.request("GET", asked)
    answer = connection.getresponse()

    assert answer.status == 308
    assert answer.getheader("Location") == leads
    connection.close()


def test_pictures_are_told_as_such(place: Place) -> None:
    status, sent, _ = place.http("/static/help/owlbear.webp")

    assert (status, sent["Content-Type"]) == (200, "image/webp")


def test_while_nothing_is_built_the_page_says_so(place: Place, static: Path) -> None:
    (static / helping.PAGE).unlink()

    assert place.http("/help/")[0] == 503
