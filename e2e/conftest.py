"""A real server, real browsers, and people who use them."""

from __future__ import annotations

import http.server
import os
import re
import shutil
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Playwright, WebSocket, expect

sys.path.insert(0, str(Path(__file__).parent))

from access import kinds, violations
from moments import play
from server import Server

CHROMIUMS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "msedge",
)
QUIET = [
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-gpu",
]
SHOTS = Path(__file__).parent / "shots"
HOSTS = Path(__file__).parent / "hosts"
LOOKED_AT: set[str] = set()  # the kinds of things that axe has found in order at the end of a scene
EQUIPPED = "() => Boolean(document.querySelector('rondel-overlay')?.hands)"  # all is there
ROLE = "document.querySelector('rondel-overlay')?.app?.store.state.me?.role"


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], playwright: Playwright
) -> dict[str, Any]:
    """Playwright's own Chromium where there is one, else the system's."""
    asked = {**browser_type_launch_args, "args": QUIET}
    path = os.environ.get("E2E_CHROMIUM")
    if not path and not Path(playwright.chromium.executable_path).exists():
        path = next(filter(None, map(shutil.which, CHROMIUMS)), None)
        if path is None:
            pytest.exit("no Chromium: run the tests with `python3 dev.py test`", 3)
    if path:
        asked["executable_path"] = path
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        asked["args"] = [*QUIET, "--no-sandbox"]
    return asked


@dataclass
class Person:
    """Somebody at a table, in a browser of their own."""

    page: Page
    link: str
    received: list[str] = field(default_factory=list)  # every frame that came over the wire
    errors: list[str] = field(default_factory=list)

    def come(self) -> Person:
        """Open the link."""
        self.page.goto(self.link)
        expect(self.page.get_by_role("status").first).to_be_attached()
        return self

    def come_back(self) -> None:
        """Open the link again, whatever comes of it."""
        self.page.goto(self.link)

    # --- looking ----------------------------------------------------------------------------

    @property
    def headline(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    @property
    def rows(self) -> Locator:
        return self.page.get_by_role("list", name="Order").get_by_role("listitem")

    def row(self, name: str) -> Locator:
        """The row of the combatant of that name."""
        named = self.page.locator(".name", has_text=re.compile(f"^{re.escape(name)}$"))
        return self.page.locator("li[data-id]", has=named)

    def names(self) -> list[str]:
        """The names in the order shown."""
        return self.page.locator("li[data-id] .name").all_inner_texts()

    def button(self, name: str | re.Pattern[str], within: Locator | None = None) -> Locator:
        """A button by what it says."""
        return (within or self.page).get_by_role("button", name=name)

    def offer(self, text: str | re.Pattern[str], within: Locator | None = None) -> Locator:
        """A button that begins with that text; what it costs may follow."""
        pattern = text if isinstance(text, re.Pattern) else re.compile(f"^{re.escape(text)}")
        return self.button(pattern, within).first

    # --- doing ------------------------------------------------------------------------------

    def tab(self, name: str) -> Person:
        """Go to a panel."""
        self.page.get_by_role("tab", name=name).click()
        return self

    def card(self, title: str) -> Locator:
        """The part of a panel with that title."""
        heading = self.page.get_by_role("heading", name=title, exact=True)
        return self.page.locator("section.card", has=heading)

    def open(self, name: str) -> Locator:
        """Open the row of a combatant, which is returned."""
        row = self.row(name)
        toggle = row.locator(".toggle")
        if toggle.get_attribute("aria-expanded") != "true":
            toggle.click()
        return row

    def press(self, text: str, within: Locator | None = None) -> Person:
        """Press a button that begins with that text, once it can be pressed."""
        button = self.offer(text, within)
        expect(button).not_to_have_attribute("aria-disabled", "true")
        button.click()
        return self

    def confirm(self, within: Locator | None = None) -> Person:
        """Do what is asked about: the button says again what it is."""
        (within or self.page).locator(".question + .row .warn").click()
        return self

    def next_step(self, text: str) -> Person:
        """Press the big button, which is to say *text*."""
        big = self.page.locator("rondel-offer[big] button.big")
        # What was pressed before may be answered with another step.
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)
        expect(big).to_contain_text(text)
        expect(big).to_have_attribute("aria-disabled", "false")
        big.click()
        return self

    def new_encounter(self, name: str, system: str = "Speed rounds") -> Person:
        """Make an encounter and show it to everybody."""
        self.tab("Table")
        card = self.card("Encounters")
        card.get_by_label("Name", exact=True).fill(name)
        if card.get_by_text("Timing system").count():  # with one system there is nothing to ask
            choose(card, "Timing system", system)
        card.get_by_role("button", name="Create", exact=True).click()
        expect(self.page.get_by_role("tab", name="Set up")).to_have_attribute(
            "aria-selected", "true"
        )
        self.tab("Table")
        card.get_by_role("button", name=f"More about {name}").click()
        card.get_by_role("button", name="Show to everybody").click()
        expect(card.get_by_text("shown", exact=True)).to_be_visible()
        return self

    def invite(self, name: str, role: str) -> str:
        """Make a seat; its link is returned."""
        self.tab("Table")
        card = self.card("People")
        card.get_by_label("Name", exact=True).fill(name)
        choose(card, "As", role)
        card.get_by_role("button", name="Make a link").click()
        issued = card.locator(".issued", has_text=name)
        link = issued.locator("input").input_value()
        issued.get_by_role("button", name="Put away").click()
        return link

    def add(self, name: str, side: str, **more: Any) -> Person:
        """Add combatants."""
        self.tab("Set up")
        card = self.card("Add combatants")
        card.get_by_label("Name", exact=True).fill(name)
        card.get_by_label("Side", exact=True).fill(side)
        player = more.get("player", "The GM")
        card.get_by_label("Played by").select_option(label=player)
        if "hp" in more:
            card.get_by_label("Hit points").fill(str(more["hp"]))
        if more.get("hidden"):
            card.get_by_label("Hidden from players").check()
        card.get_by_role("button", name="Add combatants").click()
        expect(card.get_by_label("Name", exact=True)).to_have_value("")
        if more.get("hidden"):
            card.get_by_label("Hidden from players").uncheck()
        self.tab("Order")
        return self

    def set_up(self, label: str) -> Locator:
        """The form of that label in the panel where encounters are set up."""
        button = self.page.get_by_role("button", name=label, exact=True)
        return self.page.locator("rondel-offer").filter(has=button).first

    def give_base(self, name: str, activity: str, base: int) -> Person:
        """Write an activity with its base on a sheet."""
        row = self.open(name)
        row.locator("summary", has_text="Numbers").click()
        self.press("Add an activity", row)
        form = row.locator("form")
        form.get_by_label("Activity or weapon").fill(activity)
        choose(form, "Kind", "base as given")
        form.get_by_label("Weapon speed, skill or base").fill(str(base))
        form.get_by_role("button", name="Add an activity").click()
        expect(form).to_have_count(0)
        row.locator(".toggle").click()
        return self

    def roll_at_table(self, *faces: int, where: Locator | None = None) -> Person:
        """What the big button (or *where*) rolls, roll on the table, and type what it shows."""
        big = where or self.page.locator("rondel-offer[big]")
        big.get_by_role("button", name="Dice on the table").click()
        for n, face in enumerate(faces, start=1):
            big.get_by_label(f"Die {n}", exact=True).fill(str(face))
        big.locator("form button.strong").last.click()
        return self

    def axe_is_silent(self) -> Person:
        """Whoever cannot see the page, as it is now, finds nothing wrong with it."""
        assert violations(self.page) == []
        return self

    def shoot(self, name: str) -> None:
        """A picture for us to look at, where E2E_SHOTS in the environment asks for them."""
        if "E2E_SHOTS" not in os.environ:
            return
        SHOTS.mkdir(exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")


@dataclass
class Company:
    """Everybody at one table."""

    server: Server
    browser: Browser
    table: str
    owner_token: str
    people: list[Person] = field(default_factory=list)

    def link(self, token: str, query: str = "") -> str:
        """The link of a seat."""
        return f"{self.server.url}/t/{self.table}{query}#{token}"

    def person(self, link: str, **context: Any) -> Person:
        """Somebody with that link, who has not come yet."""
        context.setdefault("viewport", {"width": 380, "height": 800})
        context.setdefault("reduced_motion", "reduce")  # what glides is waited for by each press
        page = self.browser.new_context(**context).new_page()
        page.set_default_timeout(15_000)
        person = Person(page, link)
        page.on("pageerror", lambda error: person.errors.append(str(error)))
        page.on("websocket", lambda socket: _listen(socket, person))
        self.people.append(person)
        return person

    def play(
        self,
        course: str = "",
        system: str = "speed-rounds",
        *,
        name: str = "The ford",
        **seats: str,
    ) -> dict[str, str]:
        """Play *course*, which is written as in moments.py, in a new encounter; the links of all.

        *seats* are those who sit down, by their roles. It is played beside the server, and costs a
        fraction of what the same clicks cost: scenes that are about something else begin with it.
        """
        at = {"table": self.table, "token": self.owner_token, "system": system}
        tokens = play(self.server.data, **at, name=name, course=course, **seats)
        return {who: self.link(token) for who, token in tokens.items()}

    def gm(self, **context: Any) -> Person:
        """The owner, at the table."""
        return self.person(self.link(self.owner_token), **context).come()


def choose(within: Locator, label: str, choice: str) -> None:
    """Choose in a list or among segments."""
    segment = within.locator(".segments").get_by_text(choice, exact=True)
    if segment.count():
        segment.click()
    else:
        within.get_by_label(label).select_option(label=choice)


def _listen(socket: WebSocket, person: Person) -> None:
    socket.on("framereceived", lambda payload: person.received.append(str(payload)))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all scenes, each of which has a table of its own."""
    server = Server(tmp_path_factory.mktemp("server") / "data")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def company(server: Server, browser: Browser) -> Iterator[Company]:
    """A new table, with nobody at it yet.

    Afterwards no page may have raised anything, and axe looks at one page of each role that is
    still there, if it shows anything new.
    """
    table, token = server.new_table()
    company = Company(server, browser, table, token)
    yield company
    raised = [error for person in company.people for error in person.errors]
    found = _at_the_end(company)
    for person in company.people:
        person.page.context.close()
    assert raised == []
    assert found == {}


def _at_the_end(company: Company) -> dict[str, Any]:
    """What axe finds, by role, on pages with anything at which it has not looked yet."""
    pages = [person.page for person in company.people if not person.page.is_closed()]
    by_role = {role: page for page in reversed(pages) if (role := page.evaluate(ROLE))}
    found = {}
    for role, page in by_role.items():
        if not (met := kinds(page)) <= LOOKED_AT:
            if said := violations(page):
                found[role] = said
            else:
                LOOKED_AT.update(met)
    return found


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers that a scene starts by itself."""
    servers: list[Server] = []

    def make(**options: Any) -> Server:
        server = Server(tmp_path / f"data{len(servers)}", **options)
        servers.append(server)
        server.start()
        return server

    yield make
    for server in servers:
        server.stop()


@contextmanager
def _served(folder: Path) -> Iterator[str]:
    """The address of *folder* on another site than the servers, which are at 127.0.0.1."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def __init__(self, *args: object, **more: object) -> None:
            super().__init__(*args, directory=str(folder), **more)

        def log_message(self, *_: object) -> None:
            pass

    served = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Quiet)
    thread = threading.Thread(target=served.serve_forever)
    thread.start()
    try:
        yield f"http://localhost:{served.server_address[1]}"
    finally:
        served.shutdown()
        served.server_close()
        thread.join()


@pytest.fixture
def host_page(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """Somebody else's web page on another site; the folder that it is served from and its URL."""
    folder = tmp_path / "host"
    folder.mkdir()
    with _served(folder) as url:
        yield folder, url


@pytest.fixture(scope="session")
def elsewhere() -> Iterator[str]:
    """The address, on another site, of the pages in `hosts/` that play the part of a host."""
    with _served(HOSTS) as url:
        yield url
