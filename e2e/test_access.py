"""The overlay for those who have no pointer, who do not see it, or who see all that jumps."""

from __future__ import annotations

import gzip
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

import rondel_overlay

sys.path.insert(0, str(Path(__file__).parent))

from access import Keys, give, violations, watch_shifts
from conftest import Company, Person
from moments import COURSES, Moment, prepare
from server import Server

SYSTEMS = {"speed-rounds": "Speed rounds", "dice-bag": "Dice bag", "time-plan": "Time plan"}
ROLES = {"gm": "gm", "player": "anna", "observer": "observer"}
MOMENTS = ("set-up", "turn")
WANTED = [(system, moment) for system in SYSTEMS for moment in MOMENTS]
HAIR = 0.001  # of the page: one disc in the plan that moves along with its row
GLIDE = 300  # milliseconds until what moves has come to rest
OVER = re.compile("is over|Nothing is left")
STATIC = Path(rondel_overlay.__file__).parent / "static"
LANGUAGES = ("en", "fi", "cs", "de")
MOST_AT_FIRST = 90_000  # bytes, zipped, of code and words until there is a board to look at
MOST_IN_ALL = 125_000  # bytes, zipped, of code and words in one language
RESOURCES = "performance.getEntriesByType('resource').map(({ name }) => name)"
# What a screen reader would say of what happens.
LISTEN = """() => {
  window.said = [];
  const overlay = document.querySelector("rondel-overlay").shadowRoot;
  const region = overlay.querySelector("rondel-announcer").shadowRoot;
  const note = () => window.said.push(region.textContent.trim());
  const all = { subtree: true, characterData: true, childList: true };
  new MutationObserver(note).observe(region, all);
}"""
# When the table was asked, when it answered, and when its order was there to be seen.
FIRST_LOOK = """
window.look = { sent: [], answered: 0, painted: 0, requests: [] };
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (String(data).startsWith("43")) look.answered ||= performance.now();
    });
  }
  send(data) {
    if (!look.painted) look.sent.push(String(data));
    super.send(data);
  }
};
const rows = () => {
  const overlay = document.querySelector("rondel-overlay")?.shadowRoot;
  return overlay?.querySelector("rondel-order")?.shadowRoot.querySelector("[data-id]");
};
const wait = () => {
  if (!rows()) return requestAnimationFrame(wait);
  look.painted = performance.now();
  for (const { name, startTime } of performance.getEntriesByType("resource")) {
    look.requests.push([name, startTime]);
  }
};
requestAnimationFrame(wait);
"""


def zipped(names: set[str]) -> int:
    """The bytes of those files on their way, as a web server sends them."""
    return sum(len(gzip.compress((STATIC / name).read_bytes())) for name in names)


def with_imports(name: str) -> set[str]:
    """That part of the overlay, and all that it cannot begin without."""
    needed = re.findall(r'(?:from|import)"\./([\w-]+\.js)"', (STATIC / name).read_text())
    return {name}.union(*map(with_imports, needed))


class Gathering:
    """A server with a table at every moment of every system."""

    def __init__(self, folder: Path, browser: Browser) -> None:
        self.server = Server(folder / "data")
        self.moments = {(m.system, m.name): m for m in prepare(self.server.data, WANTED)}
        self.browser = browser
        self.server.start()
        self.companies: list[Company] = []

    def company(self, table: str, token: str) -> Company:
        """Those at a table."""
        self.companies.append(Company(self.server, self.browser, table, token))
        return self.companies[-1]

    def come(self, moment: Moment, *seats: str, **context: object) -> list[Person]:
        """Those of *seats*, at the table of *moment*."""
        company = self.company(moment.table, moment.tokens["gm"])
        people = [company.person(company.link(moment.tokens[s]), **context).come() for s in seats]
        for person in people:
            expect(person.page.locator("li[data-id]").first).to_be_visible()
        return people

    def leave(self) -> None:
        """Everybody goes; nothing may have been raised in their pages."""
        people = [person for company in self.companies for person in company.people]
        raised = [error for person in people for error in person.errors]
        for person in people:
            person.page.context.close()
        self.companies.clear()
        assert raised == []


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Gathering]:
    gathering = Gathering(tmp_path_factory.mktemp("moments"), browser)
    yield gathering
    gathering.server.stop()


@pytest.fixture
def gathering(standing: Gathering) -> Iterator[Gathering]:
    yield standing
    standing.leave()


@pytest.mark.parametrize("system", SYSTEMS)
def test_axe_finds_nothing_in_any_panel_in_light_or_dark(gathering, system):
    found = []
    for person in gathering.come(gathering.moments[system, "turn"], *ROLES.values()):
        for tab in person.page.get_by_role("tab").all():
            tab.click()
            for scheme in ("light", "dark"):
                person.page.emulate_media(color_scheme=scheme)
                found += [(scheme, tab.inner_text(), *v) for v in violations(person.page)]

    assert found == []


def play_on(keys: Keys, most: int) -> None:
    """The GM does whatever comes next, so often at most, or until the round or the plan is over."""
    headline = keys.page.get_by_role("heading", level=1)
    big = keys.page.locator("rondel-offer[big] button.big")
    sheet = keys.page.locator(".sheet")
    for _ in range(most):
        keys.settled()
        if OVER.search(headline.inner_text()):
            return
        if keys.focused() == "What they do":
            keys.type("look around").to("Takes").type("6").press("Enter")
        elif sheet.count():
            keys.press("Enter")
        elif big.count():
            keys.press("n")
        else:
            keys.use("End the activation|No reaction|Keep ready")


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_gm_plays_a_whole_encounter_by_keyboard(gathering, system):
    page = gathering.company(*gathering.server.new_table()).gm(reduced_motion="reduce").page
    headline = page.get_by_role("heading", level=1)
    keys = Keys(page)

    keys.use(SYSTEMS[system]).use("Add demo characters")
    expect(page.locator("li[data-id]")).to_have_count(5)
    expect(headline).to_have_text("Setting up")
    play_on(keys, 16)
    expect(page.locator("li[data-id] .toggle").first).to_be_visible()
    keys.press("Escape", "j", "Enter")
    expect(page.locator(".toggle[aria-expanded=true]")).to_have_count(1)
    keys.press("Escape", "u", "r", "l")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    keys.press("o", "Control+k").type("end the fight").press("Enter")

    expect(headline).to_have_text(re.compile("The (fight|scene|adventure) is over"))
    assert keys.focused()


OWN_TURN = {
    "speed-rounds": ("Move", "n"),
    "dice-bag": ("Aino: Move",),
    "time-plan": ("Strike", "Enter"),
}


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_player_takes_a_turn_by_keyboard_and_it_is_said_once(gathering, system):
    [anna] = gathering.come(gathering.moments[system, "turn"], "anna", reduced_motion="reduce")
    before = anna.headline.inner_text()
    anna.page.evaluate(LISTEN)
    keys = Keys(anna.page)
    name, *further = OWN_TURN[system]
    keys.use(name).settled().press(*further)

    expect(anna.headline).not_to_have_text(before)
    keys.settled()
    said = anna.page.evaluate("said")
    assert len(said) == len(set(said)), said
    assert any(anna.headline.inner_text() in words for words in said), said
    assert keys.focused()


@pytest.mark.parametrize("system", SYSTEMS)
def test_nothing_jumps_on_the_pages_of_a_player_and_an_observer(gathering, system):
    moment = gathering.moments[system, "set-up"]
    seats = ("gm", "anna", "bruno", "observer")
    size = {"width": 400, "height": 1000}
    seen = {"viewport": size, "reduced_motion": "no-preference"}
    people = dict(zip(seats, gathering.come(moment, *seats, **seen), strict=True))
    people["gm"].page.wait_for_timeout(GLIDE)
    for seat in ("anna", "observer"):
        watch_shifts(people[seat].page)
    course = COURSES[system].strip().splitlines()
    for line in course[course.index("= set-up") + 1 :]:
        if line.startswith("> "):
            who, _, given = line.removeprefix("> ").partition(" ")
            give(people[who].page, given)
            people["gm"].page.wait_for_timeout(GLIDE)

    for seat in ("anna", "observer"):
        assert people[seat].page.evaluate(f"shifts.filter(([by]) => by > {HAIR})") == []


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_a_browser_loads_is_small_in_any_language(gathering, system):
    [gm] = gathering.come(gathering.moments[system, "turn"], "gm")
    for tab in gm.page.get_by_role("tab").all():
        tab.click()
    gm.page.wait_for_load_state("networkidle")
    loaded = {Path(urlsplit(url).path).name for url in gm.page.evaluate(RESOURCES)}
    code = {name for name in loaded if name.endswith(".js")}
    later = {name for name in code if name.startswith("panels")}
    first = set().union(*(with_imports(name) for name in code - later if "chunk" not in name))
    for lang in LANGUAGES:
        words = {f"words/{lang}{n.removeprefix('en')}" for n in loaded if n.endswith(".ftl")}
        panels = {f"words/{lang}-panels.ftl"}

        assert len(words) == 3
        assert zipped(first | words - panels) <= MOST_AT_FIRST
        assert zipped(code | words) <= MOST_IN_ALL


def test_the_first_board_is_painted_as_soon_as_the_table_has_answered(gathering):
    moment = gathering.moments["speed-rounds", "turn"]
    company = gathering.company(moment.table, moment.tokens["gm"])
    observer = company.person(company.link(moment.tokens["observer"]))
    observer.page.add_init_script(FIRST_LOOK)
    observer.come()
    expect(observer.row("Mira")).to_be_visible()
    observer.page.reload()  # by now it is known here what is played at this table
    expect(observer.row("Mira")).to_be_visible()
    look = observer.page.evaluate("look")

    assert [sent[:2] for sent in look["sent"]] == ["40", "42"], "who we are, and one question"
    asked = [url for url, at in look["requests"] if look["answered"] < at < look["painted"]]
    assert asked == []
