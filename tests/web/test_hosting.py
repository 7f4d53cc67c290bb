"""What hosts find at a server: manifests, pages, a module, a Symbiote."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from place import Place, threaded
from relay import RELAY

from rondel.web import config
from rondel.web import static as web_static
from rondel.web.hosting import foundry, giving, owlbear, talespire
from rondel.web.hosting.giving import VERSION
from rondel.web.hosting.packing import packed

MODULE = Path(__file__).parents[2] / "frontend/foundry"
PUBLIC = "https://vtt.example/rondel"
BUILT = (
    "obr-panel.html",
    "obr-background.html",
    "obr-banner.html",
    "symbiote.html",
    "embed.js",
    "icon.svg",
    "logo.png",
    "logo-64.png",
    "logo-24.png",
)


@pytest.fixture(autouse=True)
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with what is built for hosts."""
    folder = tmp_path / "built"
    (folder / "foundry/lang").mkdir(parents=True)
    for name in BUILT:
        (folder / name).write_text(f"<!-- {name} -->")
    (folder / "foundry/lang/en.json").write_text("{}")
    (folder / "foundry/module.json").write_bytes((MODULE / "module.json").read_bytes())
    for module in (giving, web_static):
        monkeypatch.setattr(module, "STATIC", folder)
    return folder


@pytest.fixture
def public(tmp_path: Path, static: Path) -> Iterator[Place]:
    """A server that people reach at another address, behind a prefix."""
    with threaded(tmp_path, {"relay": RELAY}, public=PUBLIC) as made:
        yield made


def ancestors(sent: Any) -> list[str]:
    """Who may frame a page."""
    policy = str(sent["Content-Security-Policy"])
    return policy.partition("frame-ancestors ")[2].split("; ")[0].split()


def urls(document: Any) -> list[str]:
    """Whatever in *document* is an address, or the end of one."""
    match document:
        case dict():
            return [url for value in document.values() for url in urls(value)]
        case list():
            return [url for value in document for url in urls(value)]
        case str() if "/" in document:
            return [document]
    return []


# --- Owlbear Rodeo ------------------------------------------------------------------------------


def test_the_manifest_keeps_owlbears_lengths_and_asks_for_no_more_than_it_needs() -> None:
    manifest: Any = owlbear.manifest(PUBLIC)

    assert 0 < len(manifest["name"]) <= 45
    assert 0 < len(manifest["description"]) <= 128
    assert manifest["manifest_version"] == 1
    assert manifest["version"] == VERSION
    assert [permission["name"] for permission in manifest["permissions"]] == ["clipboard-write"]
    assert all(permission["reason"] for permission in manifest["permissions"])


@pytest.mark.parametrize("path", ["/obr/manifest.json", "/foundry/module.json"])
def test_every_address_in_a_manifest_is_whole_also_behind_a_prefix(
    public: Place, path: str
) -> None:
    _, _, body = public.http(path)
    manifest = json.loads(body)
    inside = {*manifest.get("esmodules", ()), *manifest.get("styles", ())}
    inside |= {language["path"] for language in manifest.get("languages", ())}

    found = [url for url in urls(manifest) if url not in inside]
    assert len(found) >= 3
    assert [url for url in found if not url.startswith(f"{PUBLIC}/")] == []


def test_without_a_public_address_the_manifest_names_the_one_that_was_asked(place: Place) -> None:
    _, _, body = place.http("/obr/manifest.json")
    _, _, elsewhere = place.http("/obr/manifest.json", Host="rondel.example")

    assert json.loads(body)["action"]["popover"] == f"{place.url}/obr/panel"
    assert json.loads(elsewhere)["icon"] == "http://rondel.example/obr/logo.png"


def test_behind_a_proxy_the_manifest_names_what_the_browser_asked(tmp_path: Path) -> None:
    with threaded(tmp_path, {"relay": RELAY}, proxies=1) as place:
        _, _, body = place.http(
            "/obr/manifest.json", Host="rondel.example", X_Forwarded_Proto="https"
        )

    assert json.loads(body)["background_url"] == "https://rondel.example/obr/background"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/obr/manifest.json", "application/json"),
        ("/obr/icon.svg", "image/svg+xml"),
        ("/obr/logo.png", "image/png"),
        ("/foundry/module.json", "application/json"),
        (f"/foundry/rondel-{VERSION}.zip", "application/zip"),
        ("/symbiote/manifest.json", "application/json"),
        ("/symbiote/rondel.zip", "application/zip"),
        ("/embed.js", "text/javascript"),
        ("/embed.json", "application/json"),
    ],
)
def test_pages_of_any_site_may_read_what_is_for_hosts(place: Place, path: str, kind: str) -> None:
    status, sent, _ = place.http(path, Origin="https://www.owlbear.rodeo")

    assert (status, sent["Content-Type"].partition(";")[0]) == (200, kind)
    assert sent["Access-Control-Allow-Origin"] == "*"
    assert sent["Cross-Origin-Resource-Policy"] == "cross-origin"
    assert "Access-Control-Allow-Credentials" not in sent
    assert ancestors(sent) == ["'none'"]


@pytest.mark.parametrize("page", ["panel", "background", "banner"])
def test_owlbear_may_frame_our_pages_and_so_may_this_machine(place: Place, page: str) -> None:
    status, sent, body = place.http(f"/obr/{page}?obrref=aGk")

    assert (status, body) == (200, f"<!-- obr-{page}.html -->".encode())
    assert ancestors(sent) == [
        "'self'",
        "https://owlbear.rodeo",
        "https://www.owlbear.rodeo",
        "http://localhost:*",
        "http://127.0.0.1:*",
    ]
    assert "X-Frame-Options" not in sent
    assert "Access-Control-Allow-Origin" not in sent


def test_whom_the_operator_names_may_frame_them_too(tmp_path: Path) -> None:
    with threaded(tmp_path, {"relay": RELAY}, frame_ancestors="https://vtt.example") as place:
        _, sent, _ = place.http("/obr/panel")

    assert ancestors(sent) == ["https://vtt.example", *owlbear.ORIGINS]


def test_where_the_operator_lets_nobody_frame_anything_no_host_may(tmp_path: Path) -> None:
    with threaded(tmp_path, {"relay": RELAY}, frame_ancestors="'none'") as place:
        _, sent, _ = place.http("/obr/panel")

    assert ancestors(sent) == ["'none'"]


def test_there_is_no_other_page_for_owlbear(place: Place) -> None:
    assert place.http("/obr/settings")[0] == 404


# --- Foundry ------------------------------------------------------------------------------------


def unpacked(body: bytes) -> dict[str, bytes]:
    """What is in a zip, by path."""
    with zipfile.ZipFile(io.BytesIO(body)) as opened:
        assert opened.testzip() is None
        return {name: opened.read(name) for name in opened.namelist()}


def test_the_module_says_what_it_needs_and_promises_nothing_untried(place: Place) -> None:
    manifest = json.loads(place.http("/foundry/module.json")[2])

    assert (manifest["id"], manifest["type"]) == ("rondel", "module")
    assert manifest["compatibility"] == {"minimum": "13"}
    assert manifest["socket"] is False
    assert [language["lang"] for language in manifest["languages"]] == ["en", "de", "cs", "fi"]


def test_the_manifest_in_the_module_names_where_exactly_this_version_comes_from(
    public: Place,
) -> None:
    outer = json.loads(public.http("/foundry/module.json")[2])
    path = outer["download"].removeprefix(PUBLIC)
    status, _, body = public.http(path)

    assert status == 200
    assert json.loads(unpacked(body)["module.json"]) == outer
    assert path == f"/foundry/rondel-{outer['version']}.zip"
    assert outer["manifest"] == f"{PUBLIC}/foundry/module.json"
    assert public.http("/foundry/rondel-9.9.9.zip")[0] == 404


def test_every_path_in_the_module_is_there_and_its_languages_say_the_same() -> None:
    module = unpacked(packed(foundry.files(MODULE, PUBLIC)))
    manifest = json.loads(module["module.json"])
    named = [*manifest["esmodules"], *manifest["styles"], manifest["readme"]]
    languages = [language["path"] for language in manifest["languages"]]

    assert [path for path in [*named, *languages] if path not in module] == []
    keys = [set(leaves(json.loads(module[path]))) for path in languages]
    assert all(some == keys[0] for some in keys)
    assert keys[0]


def leaves(tree: Any, before: str = "") -> Iterator[str]:
    """The paths to all texts in *tree*."""
    for name, value in tree.items():
        path = f"{before}.{name}"
        if isinstance(value, dict):
            yield from leaves(value, path)
        else:
            yield path


def test_the_same_files_are_packed_into_the_same_bytes(tmp_path: Path) -> None:
    other = tmp_path / "again"
    for path in sorted(MODULE.rglob("*"), reverse=True):
        if path.is_file():
            copy = other / path.relative_to(MODULE)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
            copy.chmod(0o600)

    first, second = (packed(foundry.files(folder, PUBLIC)) for folder in (MODULE, other))

    assert first == second
    with zipfile.ZipFile(io.BytesIO(first)) as opened:
        names = opened.namelist()
        assert names == sorted(names)
        assert {entry.date_time for entry in opened.infolist()} == {(1980, 1, 1, 0, 0, 0)}


def test_what_was_asked_for_a_moment_ago_is_not_packed_again(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    count: list[int] = []

    def counted(files: Mapping[str, bytes]) -> bytes:
        count.append(len(files))
        return packed(files)

    monkeypatch.setattr(giving, "packed", counted)
    path = f"/foundry/rondel-{VERSION}.zip"

    assert len({place.http(path)[2] for _ in range(3)}) == 1
    assert len(count) == 1


# --- TaleSpire ----------------------------------------------------------------------------------


def test_the_symbiote_is_a_folder_with_its_manifest_and_pictures(public: Place) -> None:
    outer = json.loads(public.http("/symbiote/manifest.json")[2])
    folder = unpacked(public.http("/symbiote/rondel.zip")[2])

    assert json.loads(folder["manifest.json"]) == outer
    assert outer["entryPoint"] == f"{PUBLIC}/symbiote/"
    assert [path for path in outer["icons"].values() if path.removeprefix("/") not in folder] == []
    assert all(path.startswith("/") for path in outer["icons"].values())


def test_the_symbiotes_manifest_keeps_talespires_lengths() -> None:
    manifest: Any = talespire.manifest(PUBLIC)

    assert manifest["manifestVersion"] == 1
    assert 0 < len(manifest["name"]) <= 80
    assert 0 < len(manifest["summary"]) <= 250
    assert manifest["api"]["version"] == "0.1"


def test_a_page_that_a_sandbox_took_its_origin_from_gets_its_parts_and_no_more(
    place: Place,
) -> None:
    _, sent, _ = place.http("/static/embed.js", Origin="null")
    _, usual, _ = place.http("/static/embed.js", Origin="https://vtt.example")
    _, table, _ = place.http("/api/tables", {"name": "x"}, Origin="null")

    assert sent["Access-Control-Allow-Origin"] == "*"
    assert "Origin" in sent["Vary"]
    assert "Access-Control-Allow-Origin" not in usual
    assert "Origin" in usual["Vary"]
    assert "Access-Control-Allow-Origin" not in table


def test_nobody_else_frames_the_symbiotes_page(tmp_path: Path) -> None:
    with threaded(tmp_path, {"relay": RELAY}, frame_ancestors="'self'") as place:
        status, sent, body = place.http("/symbiote/")

    assert (status, body) == (200, b"<!-- symbiote.html -->")
    assert ancestors(sent) == ["'self'"]


# --- the address --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "is_"),
    [
        ("", ""),
        ("https://rondel.example", "https://rondel.example"),
        ("https://Rondel.Example/", "https://rondel.example"),
        ("http://192.168.1.5:8137", "http://192.168.1.5:8137"),
        (" https://example.org/rondel/ ", "https://example.org/rondel"),
    ],
)
def test_the_public_address_is_read_without_the_slash_at_its_end(said: str, is_: str) -> None:
    assert config.public_address(said) == is_


@pytest.mark.parametrize(
    "said",
    [
        "rondel.example",
        "ftp://rondel.example",
        "https://",
        "https://rondel.example/?a=1",
        "https://rondel.example/#a",
        "https://me:secret@rondel.example",
        "https://rondel.example:0",
        "https://rondel.example:99999",
        "https://[",
        "https://rondel.example/a b",
        "https://röndel.example",
    ],
)
def test_what_is_no_public_address_is_refused_with_one_line(said: str) -> None:
    with pytest.raises(
        ValueError, match=r"^RONDEL_PUBLIC_URL is .*: say where.*https://"
    ) as refusal:
        config.public_address(said)
    assert "\n" not in str(refusal.value)


def test_a_server_with_a_wrong_public_address_does_not_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RONDEL_PUBLIC_URL", "rondel.example")

    with pytest.raises(ValueError, match="RONDEL_PUBLIC_URL"):
        config.from_environment(tmp_path, "gevent")


def test_our_own_pages_may_talk_to_us_under_the_public_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RONDEL_PUBLIC_URL", "https://example.org/rondel/")
    monkeypatch.setenv("RONDEL_ORIGINS", "https://vtt.example")

    read = config.from_environment(tmp_path, "gevent")

    assert read.public == "https://example.org/rondel"
    assert read.origins == {"https://example.org", "https://vtt.example"}


def test_what_is_not_built_is_said_to_be_so(place: Place, static: Path) -> None:
    for path in sorted(static.rglob("*"), reverse=True):
        path.unlink() if path.is_file() else path.rmdir()

    for path in (
        "/obr/panel",
        "/obr/icon.svg",
        "/foundry/module.json",
        f"/foundry/rondel-{VERSION}.zip",
        "/symbiote/rondel.zip",
        "/embed.js",
        "/embed.json",
    ):
        assert place.http(path)[0] == 503, path
