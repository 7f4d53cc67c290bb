"""A table, and somebody at it who hears what Orca says of the page."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parent))

from access import give
from listener import Listener
from moments import Moment, prepare
from screen_reader import ScreenReader
from server import Server

HEADLINE = "rondel-head h1"
HEARD = Path(__file__).parents[1] / "shots" / "heard"


@dataclass
class Room:
    """A table at one moment: one listens, the others act in browsers of their own."""

    server: Server
    moment: Moment
    listener: Listener
    browser: Browser
    pages: dict[str, Page] = field(default_factory=dict)

    def link(self, seat: str, language: str = "en") -> str:
        """The link of a seat."""
        at = self.moment
        return f"{self.server.url}/t/{at.table}?lang={language}#{at.tokens[seat]}"

    def sit(self, seat: str, language: str = "en") -> Listener:
        """The listener takes that seat."""
        self.listener.come(self.link(seat, language))
        return self.listener

    def give(self, line: str) -> None:
        """Somebody gives `who Kind field=value … | faces`, elsewhere."""
        seat, _, given = line.partition(" ")
        if seat not in self.pages:
            self.pages[seat] = self.browser.new_context().new_page()
            self.pages[seat].goto(self.link(seat))
            self.pages[seat].locator(HEADLINE).wait_for()
        give(self.pages[seat], given)


@pytest.fixture(scope="session")
def reader() -> Iterator[ScreenReader]:
    reader = ScreenReader()
    try:
        yield reader.start()
    finally:
        reader.stop()


@pytest.fixture
def room(
    reader: ScreenReader,
    playwright: Playwright,
    browser: Browser,
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> Iterator[Callable[..., Room]]:
    """What makes the room, at a moment of a system; what was heard there is kept to be read."""
    made: list[Room] = []

    def make(system: str, moment: str) -> Room:
        server = Server(tmp_path / "data")
        [at] = prepare(server.data, [(system, moment)])
        server.start()
        listener = Listener(reader, playwright, tmp_path / "profile")
        made.append(Room(server, at, listener, browser))
        return made[-1]

    yield make
    for one in made:
        HEARD.mkdir(parents=True, exist_ok=True)
        name = re.sub(r"\W+", "-", request.node.name).strip("-")
        text = "\n".join(one.listener.transcript)
        (HEARD / f"{name}.txt").write_text(f"{text}\n", encoding="utf-8")
        one.listener.leave()
        for page in one.pages.values():
            page.context.close()
        one.server.stop()
