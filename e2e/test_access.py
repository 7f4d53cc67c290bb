"""The overlay for those who have no pointer, who do not see it, or who see all that jumps."""

from __future__ import annotations

import itertools
import re
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

sys.path.insert(0, str(Path(__file__).parent))

from access import COLOURS, Keys, give, kinds, spoken, violations, watch_shifts
from breadth import broadly
from conftest import Company, Person
from moments import COURSES, SEATS, Moment, prepare, until
from server import Server

SYSTEMS = {"speed-rounds": "Speed rounds", "dice-bag": "Dice bag", "time-plan": "Time plan"}
PLAYED = {"speed-rounds": "fight", "dice-bag": "adventure", "time-plan": "scene"}
ROLES = {"gm": "gm", "player": "anna", "observer": "observer"}
MOMENTS = ("set-up", "turn")
WANTED = [(system, moment) for system in SYSTEMS for moment in MOMENTS]
SIZES = {320: 640, 400: 1000, 800: 700}  # pixels
SMALL = {"width": 320, "height": 800}
WIDTHS = list(itertools.product(SYSTEMS, (400, 900)))  # of a page that is read out
GLIDE = 300  # milliseconds until what moves has come to rest
OVER = re.compile("is over|Nothing is left")
LANDMARKS = ("banner", "main", "navigation")
PRESSED = {"button", "textbox", "combobox", "checkbox", "switch", "tab", "spinbutton", "link"}
KEY = re.compile(r"[a-z]+(-[a-z]+)+$")  # what a text that nobody wrote looks like
BARE = re.compile(r"\d/\d|^[\d\u2013]")  # a number without a word
ALIKE = re.compile("Make a link$|Show .* in the order$")  # in cards of their own; to one place
# What a screen reader would say of what happens.
LISTEN = """() => {
  window.said = [];
  const overlay = document.querySelector("rondel-overlay").shadowRoot;
  const region = overlay.querySelector("rondel-announcer").shadowRoot;
  const part = ({ target }) => (target.closest ? target : target.parentElement).closest("p");
  const note = (changes) => {
    for (const one of new Set(changes.map(part))) window.said.push(one.textContent.trim());
  };
  const all = { subtree: true, characterData: true, childList: true };
  new MutationObserver(note).observe(region, all);
}"""


class Gathering:
    """The server, with a table at every moment of every system."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server = server
        self.moments = {(m.system, m.name): m for m in prepare(server.data, WANTED)}
        self.browser = browser
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
def standing(server: Server, browser: Browser) -> Gathering:
    return Gathering(server, browser)


@pytest.fixture
def gathering(standing: Gathering) -> Iterator[Gathering]:
    yield standing
    standing.leave()


@pytest.mark.parametrize("system", SYSTEMS)
def test_axe_finds_nothing_in_any_panel_in_light_or_dark(gathering, system):
    found = []
    coloured: set[str] = set()  # the kinds of things that were seen in the dark
    moment = gathering.moments[system, "turn"]
    for person in gathering.come(moment, *ROLES.values(), viewport=SMALL):
        page = person.page
        page.locator("li[data-id] .toggle").first.click()
        for tab in page.get_by_role("tab").all():
            tab.click()
            page.emulate_media(color_scheme="light")
            found += [(tab.inner_text(), *v) for v in violations(page)]
            page.emulate_media(color_scheme="dark")
            if not (met := kinds(page)) <= coloured:
                found += [("dark", tab.inner_text(), *v) for v in violations(page, COLOURS)]
                coloured |= met
        assert page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"]

    assert found == []


ALWAYS = [("speed-rounds", 400), ("dice-bag", 400), ("time-plan", 900)]


@pytest.mark.parametrize(("system", "width"), broadly(WIDTHS, *ALWAYS))
def test_a_screen_reader_finds_its_way_through_every_panel(gathering, system, width):
    size = {"width": width, "height": 800}
    moment = gathering.moments[system, "turn"]
    for person in gathering.come(moment, *ROLES.values(), viewport=size):
        person.page.wait_for_load_state("networkidle")
        for tab in person.page.get_by_role("tab").all():
            tab.click()
            expect(person.page.get_by_role("tabpanel")).to_be_visible()
            met = spoken(person.page)
            where = (system, width, tab.inner_text())
            roles = Counter(one.role for one in met)
            levels = [one.level for one in met if one.role == "heading"]
            unnamed = [one for one in met if one.role in PRESSED and not one.name]
            keys = [one for one in met if one.role in PRESSED and KEY.match(one.name)]
            buttons = [(one.name, one.description) for one in met if one.role == "button"]

            assert [roles[landmark] for landmark in LANDMARKS] == [1, 1, 1], where
            assert levels.count(1) == 1, where
            assert all(b <= a + 1 for a, b in pairwise(levels)), (where, levels)
            assert unnamed + keys == [], where
            # Some readers say both, and "5/14" is five fourteenths to them.
            twice = [one for one in met if one.name and one.name in one.description]
            twice = [one for one in twice if one.name != one.description]
            titled = [one for one in met if one.role == "generic" and one.name]
            bare = [one for one in met if one.role in PRESSED and BARE.search(one.name)]

            assert twice + titled + bare == [], (where, twice, titled, bare)
            alike = [said for said, often in Counter(buttons).items() if often > 1]
            assert [name for name, _ in alike if not ALIKE.match(name)] == [], where
        expect(person.page.get_by_test_id("said")).to_have_count(1)


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
    keys.press("o", "Control+k").type(f"end the {PLAYED[system]}").press("Enter")

    expect(headline).to_have_text(re.compile("The (fight|scene|adventure) is over"))
    assert keys.focused()


def test_what_the_palette_would_do_is_said_while_the_field_keeps_the_focus(gathering):
    [gm] = gathering.come(gathering.moments["speed-rounds", "turn"], "gm", reduced_motion="reduce")
    gm.page.wait_for_load_state("networkidle")  # what comes after the first look has come
    field, first = gm.page.get_by_role("combobox"), gm.page.locator("rondel-palette [role=status]")
    keys = Keys(gm.page).press("Control+k").type("dama")

    expect(field).to_be_focused()
    expect(first).to_have_text("Mira: Damage")
    # A reader that is taken to the list keeps the letters for itself, and nothing can be typed.
    expect(field).not_to_have_attribute("aria-activedescendant", re.compile("."))
    keys.press("ArrowDown")
    expect(field).to_have_attribute("aria-activedescendant", re.compile("."))
    expect(first).to_have_text("")


OWN_TURN = {
    "speed-rounds": ("Mira: Move", "Move", "n"),
    "dice-bag": ("Aino: move", "Aino: Move"),
    "time-plan": ("Mira: Strike · 6\xa0AP", "Strike", "Enter"),
}


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_player_takes_a_turn_by_keyboard_and_it_is_said_once(gathering, system):
    [anna] = gathering.come(gathering.moments[system, "turn"], "anna", reduced_motion="reduce")
    before = anna.headline.inner_text()
    expect(anna.page.get_by_test_id("said")).to_have_count(1)
    anna.page.evaluate(LISTEN)
    keys = Keys(anna.page)
    done, name, *further = OWN_TURN[system]
    keys.use(name).settled().press(*further)

    expect(anna.headline).not_to_have_text(before)
    keys.settled()
    said = anna.page.evaluate("said")
    assert len(said) == len(set(said)), said
    assert any(anna.headline.inner_text() in words for words in said), said
    assert f"Done: {done}" in said
    assert keys.focused()


def test_what_is_done_from_the_palette_is_said_by_its_toast_alone(company):
    course = until("turn", COURSES["time-plan"])
    anna = company.person(company.play(course, "time-plan", **SEATS)["anna"]).come()
    expect(anna.page.get_by_test_id("said")).to_have_count(1)
    anna.page.evaluate(LISTEN)
    keys = Keys(anna.page)
    keys.press("Control+k")
    expect(anna.page.get_by_role("combobox", name="Find a command")).to_be_focused()
    anna.page.keyboard.type("strike")
    expect(anna.page.get_by_role("option", name="Strike").first).to_be_visible()
    keys.press("Enter")
    expect(anna.page.get_by_role("dialog").locator("form")).to_be_visible()
    keys.press("Enter").settled()

    expect(anna.page.get_by_text("Done: Mira: Strike", exact=False)).to_be_visible()
    assert not [words for words in anna.page.evaluate("said") if words.startswith("Done")]


@pytest.mark.parametrize("shift", broadly(range(3), 0))
@pytest.mark.parametrize("system", SYSTEMS)
def test_nothing_jumps_on_anybodys_page_however_wide_it_is(gathering, system, shift):
    moment = gathering.moments[system, "set-up"]
    [bruno] = gathering.come(moment, "bruno", reduced_motion="reduce")
    acting, pages = {"bruno": bruno.page}, {}
    sizes = [*SIZES.items()][shift:] + [*SIZES.items()][:shift]  # each role has another
    for seat, (width, height) in zip(ROLES.values(), sizes, strict=True):
        seen = {"viewport": {"width": width, "height": height}, "reduced_motion": "no-preference"}
        [one] = gathering.come(moment, seat, **seen)
        acting[seat] = pages[seat, width] = one.page
    for page in pages.values():
        page.wait_for_load_state("networkidle")  # what comes after the first look has come
    bruno.page.wait_for_timeout(GLIDE)
    for page in pages.values():
        watch_shifts(page)
    course = COURSES[system].strip().splitlines()
    for line in course[course.index("= set-up") + 1 :]:
        if line.startswith("> "):
            who, _, given = line.removeprefix("> ").partition(" ")
            give(acting[who], given)
            bruno.page.wait_for_timeout(GLIDE)

    assert {who: jumps for who, page in pages.items() if (jumps := page.evaluate("shifts"))} == {}
