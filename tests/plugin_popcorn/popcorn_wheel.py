"""Builds the third party's wheel and installs it where nothing else is.

Import the fixture into a conftest to use it. A process that has the folder on PYTHONPATH finds
popcorn among its systems.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-cache-dir"]


def build(into: Path) -> Path:
    """The wheel of popcorn, made in the folder *into* from nothing but what is here."""
    here = ["--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", str(into), str(HERE)]
    subprocess.run([*PIP, "wheel", *here], check=True)
    (wheel,) = into.glob("rondel_popcorn-*.whl")
    return wheel


def install(wheel: Path, target: Path) -> Path:
    """The folder *target* with what is in *wheel*."""
    there = ["--no-deps", "--no-index", "--target", str(target), str(wheel)]
    subprocess.run([*PIP, "install", *there], check=True)
    return target


@pytest.fixture(scope="session")
def popcorn_target(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which popcorn, and nothing but popcorn, is installed."""
    folder = tmp_path_factory.mktemp("popcorn")
    return install(build(folder), folder / "site")
