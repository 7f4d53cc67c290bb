"""Pictures of every system, role, width and theme at telling moments: `python3 dev.py pictures`.

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
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import help_pictures
import readme_picture
from conftest import CHROMIUMS, QUIET, SHOTS
from moments import Moment, prepare
from playwright.sync_api import Browser, Page, Playwright, sync_playwright
from server import Server

WIDTHS = {320: 640, 400: 800, 800: 700}  # with the height that goes with it
THEMES: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light", "forced_colors": "none"},
    "dark": {"color_scheme": "dark", "forced_colors": "none"},
    "forced": {"color_scheme": "dark", "forced_colors": "active"},
}
ROLES = {"gm": "gm", "player": "anna", "observer": "observer"}
SETTLE = 80  # milliseconds until what moved stands still
FOLDER = SHOTS / "all"


def tab(name: str) -> Callable[[Page], None]:
    """What goes to that panel."""
    return lambda page: page.locator(f"#tab-{name}").click()


def open_row(page: Page) -> None:
    """The acting one's row, or the first, is opened."""
    page.locator("li[data-id] .toggle").first.click()


def open_palette(page: Page) -> None:
    """All commands, by the magnifier: keys are listened to only after the first look."""
    page.get_by_role("button", name="All commands").click()
    page.get_by_role("dialog").wait_for()


# What is looked at besides the moment itself, where the role has it: of which moment, and how.
VIEWS: dict[str, tuple[str, Callable[[Page], None]]] = {
    "row": ("turn", open_row),
    "log": ("over", tab("log")),
    "setup": ("set-up", tab("setup")),
    "rules": ("turn", tab("rules")),
    "table": ("turn", tab("table")),
    "palette": ("turn", open_palette),
}
PLAIN = ("set-up", "rolling", "turn", "waiting", "over")  # moments shown in every width and theme
ONLY_GM = {"setup", "table", "palette"}


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


def views(moment: Moment, role: str) -> Iterator[tuple[str, Callable[[Page], None] | None]]:
    """What is looked at in *moment*: itself first."""
    yield moment.name, None
    for name, (at, go) in VIEWS.items():
        if at == moment.name and (role == "gm" or name not in ONLY_GM):
            yield name, go


def shoot(page: Page, name: tuple[str, ...], words: set[str]) -> Iterator[str]:
    """One picture for each width and theme asked for; their names."""
    for (width, height), (theme, media) in itertools.product(WIDTHS.items(), THEMES.items()):
        if not wanted(words, *name, str(width), theme):
            continue
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(**media)
        page.wait_for_timeout(SETTLE)
        file = "-".join((*name, str(width), theme)) + ".png"
        page.screenshot(path=FOLDER / file)
        yield file


def pictures(address: str, moments: list[Moment], chromium: Browser, words: set[str]) -> list[str]:
    """Make all pictures asked for; their names."""
    made: list[str] = []
    for moment, (role, seat) in itertools.product(moments, ROLES.items()):
        for view, go in views(moment, role):
            name = (moment.system, role, view)
            sizes = itertools.product(map(str, WIDTHS), THEMES)
            if not any(wanted(words, *name, *size) for size in sizes):
                continue
            page = chromium.new_context(reduced_motion="reduce").new_page()
            page.goto(f"{address}/t/{moment.table}#{moment.tokens[seat]}")
            page.locator("rondel-head h1").wait_for()
            if go:
                go(page)
            made += shoot(page, name, words)
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
        moments = prepare(server.data)
        server.start()
        try:
            made = pictures(server.url, moments, browser(playwright), words)
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
