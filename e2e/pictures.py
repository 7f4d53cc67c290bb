"""Pictures of every system, role, width and theme at telling moments: `python3 dev.py pictures`.

What is opened in them, dialogs and forms included, stands in openings.py.

They go to e2e/shots/, with a page, index.html, that shows them side by side. Words given choose
among them: `python3 dev.py pictures time-plan gm` makes those of the GM in the time plan.

Those of the help, which are shipped, are made by `python3 dev.py pictures help`: help_pictures.py;
that of README.md by `python3 dev.py pictures readme`: readme_picture.py.
"""

from __future__ import annotations

import html
import itertools
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import help_pictures
import readme_picture
from conftest import CHROMIUMS, QUIET, SHOTS, Person
from crowds import CROWDS
from moments import Moment, prepare
from openings import OPENINGS
from playwright.sync_api import Browser, Page, Playwright, sync_playwright
from server import Server
from test_door import open_door

Size = tuple[int, int]  # width and height, in pixels
NARROW: list[Size] = [(320, 640), (400, 800)]
WIDE: list[Size] = [(800, 700)]  # with a panel beside the order
THEMES: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light", "forced_colors": "none"},
    "dark": {"color_scheme": "dark", "forced_colors": "none"},
    "forced": {"color_scheme": "dark", "forced_colors": "active"},
}
ROLES = {"gm": "gm", "player": "anna", "observer": "observer"}
SETTLE = 80  # milliseconds until what moved stands still
FOLDER = SHOTS / "all"


def browser(playwright: Playwright) -> Browser:
    """Playwright's own Chromium where there is one, else the system's."""
    path: str | None = os.environ.get("E2E_CHROMIUM") or playwright.chromium.executable_path
    if path is None or not Path(path).exists():
        path = next(filter(None, map(shutil.which, CHROMIUMS)))
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=path, args=[*QUIET, *sandbox])


def wanted(words: set[str], *name: str) -> bool:
    """Whether a picture of that name is among those asked for."""
    return all(any(word in part for part in name) for word in words)


def seen(moment: Moment, role: str) -> Iterator[tuple[str, Callable[[Person], object] | None]]:
    """What is looked at in *moment*: itself first, then whatever *role* opens in it."""
    yield moment.name, None
    for one in OPENINGS:
        if one.at == moment.name and role in one.roles and moment.system in one.systems:
            yield one.name, one.go


def shoot(page: Page, name: tuple[str, ...], sizes: Iterable[Size], words: set[str]) -> list[str]:
    """One picture for each width and theme asked for; their names."""
    made = []
    for (width, height), (theme, media) in itertools.product(sizes, THEMES.items()):
        if not wanted(words, *name, str(width), theme):
            continue
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(**media)
        page.wait_for_timeout(SETTLE)
        made.append("-".join((*name, str(width), theme)) + ".png")
        page.screenshot(path=FOLDER / made[-1])
    return made


def pictures(address: str, moments: list[Moment], chromium: Browser, words: set[str]) -> list[str]:
    """Make all pictures asked for; their names.

    Whoever comes to have a panel beside the order, or loses it, finds forms closed: what is opened
    is opened anew there.
    """
    made: list[str] = []
    for moment, (role, seat) in itertools.product(moments, ROLES.items()):
        for (view, go), sizes in itertools.product(seen(moment, role), (NARROW, WIDE)):
            name = (moment.system, role, view)
            named = itertools.product((str(width) for width, _ in sizes), THEMES)
            if not any(wanted(words, *name, *size) for size in named):
                continue
            width, height = sizes[0]
            size = {"width": width, "height": height}
            page = chromium.new_context(reduced_motion="reduce", viewport=size).new_page()
            page.goto(f"{address}/t/{moment.table}#{moment.tokens[seat]}")
            page.locator("rondel-head h1").wait_for()
            if go:
                page.wait_for_load_state("networkidle")  # what comes after the first look has come
                go(Person(page, ""))
            made += shoot(page, name, sizes, words)
            page.context.close()
    return made


def outside(server: Server, chromium: Browser, words: set[str]) -> list[str]:
    """Pictures of pages without a board, for whoever has no encounter or no seat."""
    table, token = server.new_table()
    gm = chromium.new_context(reduced_motion="reduce").new_page()
    gm.goto(f"{server.url}/t/{table}#{token}")
    addresses = {
        "landing": server.url,
        "join": open_door(Person(gm, "")),
        "no-seat": f"{server.url}/t/{table}#{token[::-1]}",
        "new-table": f"{server.url}/t/{table}#{token}",
    }
    gm.context.close()
    made: list[str] = []
    for name, address in addresses.items():
        page = chromium.new_context(reduced_motion="reduce").new_page()
        page.goto(address)
        page.get_by_role("heading", level=1).wait_for()
        made += shoot(page, ("outside", name), [*NARROW, *WIDE], words)
        page.context.close()
    return made


def index(names: list[str]) -> None:
    """A page that shows all pictures, each view in a line."""
    lines = []
    for view, group in itertools.groupby(names, lambda name: "-".join(name.split("-")[:-2])):
        images = "".join(f'<img loading="lazy" src="all/{n}" title="{n}" alt="{n}">' for n in group)
        lines.append(f"<h2>{html.escape(view)}</h2><p>{images}</p>")
    style = "body{font-family:sans-serif;background:#888}img{margin:4px;vertical-align:top}"
    head = f"<!doctype html><meta charset=utf-8><title>Rondel</title><style>{style}</style>"
    (SHOTS / "index.html").write_text(head + "\n".join(lines), encoding="utf-8")


def of_help(words: set[str]) -> int:
    """Make the pictures of the help, or those whose names hold one of *words*."""
    with sync_playwright() as playwright:
        made = help_pictures.make(browser(playwright), words)
    print(f"{len(made)} pictures in {help_pictures.PICTURES}: {', '.join(made)}")
    return 0


def of_readme() -> int:
    """Make the picture of the README."""
    with sync_playwright() as playwright:
        print(readme_picture.make(browser(playwright)))
    return 0


def main(words: set[str]) -> int:
    """Make the pictures whose names hold all *words*."""
    began = time.monotonic()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data")
        moments = prepare(server.data) + prepare(server.data, courses=CROWDS)
        server.start()
        try:
            chromium = browser(playwright)
            made = pictures(server.url, moments, chromium, words)
            made += outside(server, chromium, words)
        finally:
            server.stop()
    if not made:
        print(f"no picture's name holds {' and '.join(sorted(words))}")
        return 1
    index(made)
    seconds = round(time.monotonic() - began)
    print(f"{len(made)} pictures in {FOLDER}, made in {seconds} s: open {SHOTS / 'index.html'}")
    return 0


if __name__ == "__main__":
    asked = sys.argv[1:]
    if asked == ["readme"]:
        sys.exit(of_readme())
    sys.exit(of_help(set(asked[1:])) if asked[:1] == ["help"] else main(set(asked)))
