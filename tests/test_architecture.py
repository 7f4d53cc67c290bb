"""The rules stand alone: they need nothing but the standard library, no clock and no chance."""

import ast
import subprocess
import sys
from collections.abc import Iterator
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


@each_pure_file
def test_a_pure_module_loads_without_wire_disk_or_schemas(path: Path) -> None:
    name = module_name(path)
    # What the interpreter had already, such as a tool that measures coverage, is not ours.
    program = f"import sys; had = set(sys.modules); import {name}; print(*set(sys.modules) - had)"
    fresh = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    loaded = set(fresh.stdout.split())

    assert name in loaded
    assert loaded & IMPURE == set()


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
