"""A third party's system: one file in a wheel of its own, found by its entry point and played."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from popcorn_wheel import HERE, build

from rondel.core.system import AnySystem
from rondel.systems import installed


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel itself."""
    return build(tmp_path_factory.mktemp("wheel"))


def run(program: str, target: Path | None) -> list[str]:
    """What *program* prints, in a fresh interpreter to which *target* is added."""
    path = {"PYTHONPATH": str(target)} if target else {}
    alone = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**alone, **path},
        cwd=target,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


LIST = "from rondel.systems import installed; print(*installed(), sep='\\n')"


def test_the_wheel_holds_one_file_and_its_entry_point(wheel: Path) -> None:
    files = [name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name]
    entries = zipfile.ZipFile(wheel).read("rondel_popcorn-1.dist-info/entry_points.txt").decode()

    assert files == ["rondel_popcorn.py"]
    assert entries.split() == ["[rondel.systems]", "popcorn", "=", "rondel_popcorn:SYSTEM"]


def test_building_leaves_nothing_behind(wheel: Path) -> None:
    left = {path.name for path in HERE.iterdir()} - {"__pycache__"}

    assert wheel.exists()
    assert left == {"popcorn_wheel.py", "pyproject.toml", "rondel_popcorn.py"}


def test_popcorn_is_found_where_it_is_installed_and_only_there(popcorn_target: Path) -> None:
    assert run(LIST, popcorn_target) == [*run(LIST, None), "popcorn"]


def test_the_installed_one_plays_by_the_contract(popcorn_target: Path) -> None:
    program = (
        "from rondel.core.conformance import check\n"
        "from rondel.systems import installed\n"
        "import rondel_popcorn\n"
        "print(rondel_popcorn.__file__)\n"
        "print(check(installed()['popcorn'], seed=1, steps=10))"
    )

    assert run(program, popcorn_target) == [str(popcorn_target / "rondel_popcorn.py"), "10"]


@pytest.mark.parametrize("system", installed().values(), ids=installed())
def test_an_installed_system_has_a_name_and_a_source(system: AnySystem) -> None:
    assert system.meta.name
    assert system.meta.source
