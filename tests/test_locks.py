"""What is locked is pinned by hash and names no host, and nobody else's code is in the tree."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
REQUIREMENTS = sorted((ROOT / "requirements").glob("*.txt"))
REQUIREMENT = re.compile(r"^[A-Za-z0-9][\w.-]*(==\S+)?", re.MULTILINE)
FOREIGN = re.compile(r"\.min\.(js|css)$|(^|/)(node_modules|vendor|third_party)/|\.woff2?$")


@pytest.fixture(scope="module")
def tracked() -> list[str]:
    """Every path that git keeps, or would keep with the next commit."""
    # The tests may run as another user than the one who made the clone.
    git = ["git", "-c", "safe.directory=*", "-C", str(ROOT), "ls-files", "-z"]
    listing = subprocess.run(
        [*git, "--cached", "--others", "--exclude-standard"],
        capture_output=True,
        text=True,
        check=True,
    )
    return listing.stdout.split("\0")


def keys(value: Any) -> Iterator[str]:
    """Every key of every object in *value*."""
    match value:
        case dict():
            yield from value
            for part in value.values():
                yield from keys(part)
        case list():
            for part in value:
                yield from keys(part)


def requirements(text: str) -> list[str]:
    """The requirements of a lock, each with the lines that continue it."""
    return [block for block in text.replace("\\\n", " ").splitlines() if REQUIREMENT.match(block)]


def test_both_environments_have_a_lock() -> None:
    assert [path.name for path in REQUIREMENTS] == ["dev.txt", "node.txt"]


def test_git_keeps_no_lock_that_names_hosts(tracked: list[str]) -> None:
    names = [Path(path).name for path in tracked]

    assert [name for name in names if re.fullmatch(r"uv\.lock|pylock.*\.toml", name)] == []


def test_git_keeps_no_code_of_third_parties(tracked: list[str]) -> None:
    assert [path for path in tracked if FOREIGN.search(path)] == []


def test_git_keeps_no_built_overlay(tracked: list[str]) -> None:
    assert [path for path in tracked if path.startswith("frontend/rondel_overlay/static/")] == []


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.name)
def test_a_python_lock_names_no_host(path: Path) -> None:
    assert "://" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.name)
def test_every_requirement_is_pinned_to_a_version_and_its_hashes(path: Path) -> None:
    locked = requirements(path.read_text(encoding="utf-8"))

    assert locked
    assert [line for line in locked if "==" not in line or "--hash=sha256:" not in line] == []


def test_the_javascript_lock_names_no_place_to_fetch_from() -> None:
    lock = json.loads((ROOT / "frontend" / "package-lock.json").read_text(encoding="utf-8"))

    assert "resolved" not in set(keys(lock))


def test_every_javascript_package_is_pinned_by_its_hash() -> None:
    lock = json.loads((ROOT / "frontend" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {place: entry for place, entry in lock["packages"].items() if place}

    assert packages
    assert [place for place, entry in packages.items() if "integrity" not in entry] == []
