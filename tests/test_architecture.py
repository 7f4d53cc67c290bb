"""The rules stand alone: they need nothing but the standard library, no clock and no chance."""

import ast
import itertools
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BACKEND = ROOT / "backend"
PURE = ("core", "intake", "systems")

IMPURE = {
    "alembic",
    "engineio",
    "flask",
    "flask_socketio",
    "gevent",
    "marshmallow",
    "rondel.table",
    "rondel.web",
    "rondel_overlay",
    "rondel_schemas",
    "simple_websocket",
    "socketio",
    "sqlalchemy",
    "werkzeug",
}
CLOCK_OR_CHANCE = {"datetime", "random", "secrets", "time", "uuid"}

# Loads groups of modules, each as if it were the first: of those before it nothing is left but
# what the standard library has. What the interpreter had already, such as a tool that measures
# coverage, is not ours.
LOAD = """
import importlib, json, sys
had, loaded = set(sys.modules), {}
for group in sys.argv[1:]:
    for other in set(sys.modules) - had:
        if other.partition(".")[0] not in sys.stdlib_module_names:
            del sys.modules[other]
    for name in group.split(","):
        importlib.import_module(name)
        loaded[name] = sorted(set(sys.modules) - had)
json.dump(loaded, sys.stdout)
"""

LONGEST = 400  # lines
SOURCES = ("backend", "schemas", "frontend/src", "frontend/test", "tests", "e2e", "bench")
# Written by people; the generated contract and recorded playthroughs may be as long as they are.
BY_HAND = {".css", ".ftl", ".html", ".js", ".mjs", ".py"}
NAMELESS = {"common", "helper", "helpers", "misc", "util", "utils"}


def pure_files() -> list[Path]:
    return sorted(path for part in PURE for path in (BACKEND / "rondel" / part).rglob("*.py"))


def module_name(path: Path) -> str:
    parts = path.relative_to(BACKEND).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[str]:
    """The absolute name of every module that *path* asks for, wherever in it that happens."""
    package = module_name(path).split(".")
    if path.name != "__init__.py":
        package.pop()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module, _, 0):
                yield str(module)
            case ast.ImportFrom(module, _, level):
                base = package[: len(package) - (level or 1) + 1]
                yield ".".join([*base, module] if module else base)


def sources() -> list[Path]:
    folders = (ROOT / name for name in SOURCES)
    return [path for folder in folders for path in folder.rglob("*") if path.suffix in BY_HAND]


each_pure_file = pytest.mark.parametrize("path", pure_files(), ids=module_name)


def test_the_pure_modules_are_found() -> None:
    assert {f"rondel.{part}" for part in PURE} <= set(map(module_name, pure_files()))


def part_of(name: str) -> str:
    """The part that a pure module belongs to: the core, the intake, or one of the systems."""
    first = name.split(".")
    return ".".join(first[: 3 if first[1:2] == ["systems"] else 2])


def load(groups: Iterable[Iterable[str]], folder: Path) -> dict[str, set[str]]:
    """By each module: all that was loaded for its group so far, in an interpreter of its own."""
    environment = {**os.environ}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # each is compiled once, and only to *folder*
    fresh = subprocess.run(
        [sys.executable, "-X", f"pycache_prefix={folder}", "-c", LOAD, *map(",".join, groups)],
        stdout=subprocess.PIPE,
        env=environment,
        check=True,
    )
    return {name: set(others) for name, others in json.loads(fresh.stdout).items()}


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    parts = itertools.groupby(map(module_name, pure_files()), part_of)
    return load((names for _, names in parts), tmp_path_factory.mktemp("compiled"))


@each_pure_file
def test_a_pure_module_loads_without_wire_disk_or_schemas(
    path: Path, loaded: dict[str, set[str]]
) -> None:
    name = module_name(path)

    assert name in loaded[name]
    assert loaded[name] & IMPURE == set()


@pytest.mark.broad
def test_each_pure_module_can_be_the_first_to_be_loaded(tmp_path: Path) -> None:
    names = [module_name(path) for path in pure_files()]
    alone = load(([name] for name in names), tmp_path)

    assert {name: impure for name in names if (impure := alone[name] & IMPURE)} == {}


@each_pure_file
def test_a_pure_module_asks_for_the_standard_library_and_the_core_only(path: Path) -> None:
    own = module_name(path) if path.name == "__init__.py" else module_name(path).rpartition(".")[0]
    allowed = ("rondel.core", *([own] if own != "rondel.systems" else []))

    assert [
        name
        for name in imports(path)
        if name.partition(".")[0] not in sys.stdlib_module_names
        and not any(name == home or name.startswith(f"{home}.") for home in allowed)
    ] == []


@each_pure_file
def test_a_pure_module_has_neither_clock_nor_chance(path: Path) -> None:
    assert {name.partition(".")[0] for name in imports(path)} & CLOCK_OR_CHANCE == set()


def test_no_file_is_longer_than_a_reader_can_hold() -> None:
    lengths = {path: path.read_text(encoding="utf-8").count("\n") for path in sources()}

    assert lengths
    assert {
        path.relative_to(ROOT).as_posix(): n for path, n in lengths.items() if n > LONGEST
    } == {}


def test_every_module_is_named_after_what_it_is_about() -> None:
    assert [
        path.relative_to(ROOT).as_posix()
        for path in sources()
        if path.stem.strip("_") in NAMELESS or path.parent.name in NAMELESS
    ] == []
