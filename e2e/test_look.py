"""What is drawn is whole, still where that was asked for, and says no more than is true."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

sys.path.insert(0, str(Path(__file__).parent))

from access import give
from breadth import broadly
from conftest import Company, Person
from moments import COURSES, Moment, prepare
from server import Server

LANGUAGES = ("en", "fi", "cs", "de", "en-XA")  # the last is English, half as long again
NARROW = {"width": 320, "height": 640}
STATE = """() => {
  const overlay = document.querySelector("rondel-overlay").shadowRoot;
  return overlay.querySelector("rondel-head").shadowRoot.querySelector(".state");
}"""
# What of the line about the connection and the round is not to be read.
CUT = """(state) => {
  const { right, bottom } = state.getBoundingClientRect();
  const cut = (at) => at.right > Math.min(right, innerWidth) + 1 || at.bottom > bottom + 1;
  return [...state.children].filter((one) => cut(one.getBoundingClientRect()))
    .map((one) => one.innerText);
}"""
# How much of the headline of a bar lies outside of the page, in pixels, and whether it ends in "…".
HEADLINE = """() => {
  const overlay = document.querySelector("rondel-overlay").shadowRoot;
  const stage = overlay.querySelector("rondel-stage").shadowRoot;
  const [plate, h1] = [stage.querySelector(".now"), stage.querySelector("h1")];
  const below = Math.max(0, h1.getBoundingClientRect().bottom - innerHeight);
  return [Math.round(below), plate.scrollWidth > plate.clientWidth];
}"""
# Whatever moves by itself from now on.
MOTION = """() => {
  window.moved = new Set();
  const told = ({ effect: { target }, animationName, transitionProperty }) =>
    `${target?.localName}.${target?.className} ${animationName ?? transitionProperty}`;
  const look = () => {
    for (const one of document.getAnimations()) moved.add(told(one));
    const inside = (root) => {
      for (const element of root.querySelectorAll("*")) {
        const { translate = "" } = element.style ?? {};
        if (/[1-9]/.test(translate)) moved.add(`${element.localName} glides ${translate}`);
        if (element.shadowRoot) inside(element.shadowRoot);
      }
    };
    inside(document);
    requestAnimationFrame(look);
  };
  look();
}"""
BEAT = 120  # milliseconds: longer than a frame


class Tables:
    """Servers with tables at some moments, and people who come to them."""

    def __init__(self, browser: Browser, new_server: Callable[..., Server], tmp_path: Path) -> None:
        self.browser, self.new_server, self.folder = browser, new_server, tmp_path
        self.people: list[Person] = []

    def at(self, *wanted: tuple[str, str]) -> tuple[Server, list[Moment]]:
        """A server with a table at each of those moments."""
        server = self.new_server()
        return server, prepare(server.data, wanted)

    def come(self, server: Server, moment: Moment, seat: str, query: str = "", **seen) -> Person:
        """Somebody who opens that seat."""
        company = Company(server, self.browser, moment.table, moment.tokens["gm"])
        person = company.person(company.link(moment.tokens[seat], query), **seen)
        self.people.append(person)
        person.page.goto(person.link)
        return person


@pytest.fixture
def tables(browser, new_server, tmp_path):
    tables = Tables(browser, new_server, tmp_path)
    yield tables
    raised = [error for person in tables.people for error in person.errors]
    for person in tables.people:
        person.page.context.close()
    assert raised == []


def cut(page: Page) -> list[str]:
    return page.evaluate_handle(STATE).evaluate(CUT)


def test_a_narrow_head_says_all_about_the_line_and_the_round_in_every_language(tables):
    server, [moment] = tables.at(("speed-rounds", "turn"))
    people = [
        tables.come(server, moment, seat, f"?lang={lang}", viewport=NARROW)
        for lang in LANGUAGES
        for seat in ("gm", "anna")
    ]
    for person in people:
        expect(person.row("Mira")).to_be_visible()
        assert cut(person.page) == []
    server.stop()

    for person in people:
        expect(person.page.locator("rondel-head .away")).to_be_visible()
        person.page.keyboard.press("n")
        expect(person.page.locator("rondel-head .away")).to_contain_text("1")
        assert cut(person.page) == [], person.link


@pytest.mark.parametrize("system", COURSES)
def test_once_it_is_over_nobody_is_lit_any_more(tables, system):
    server, [moment] = tables.at((system, "over"))
    gm = tables.come(server, moment, "gm", reduced_motion="reduce")
    expect(gm.page.locator("li[data-id]").first).to_be_visible()
    if not gm.page.get_by_role("heading", name="over").count():
        give(gm.page, "EndEncounter")
    stream = tables.come(server, moment, "observer", "?layout=bar", viewport=NARROW)

    for person in (gm, stream):
        expect(person.headline).to_contain_text("over")
        expect(person.page.locator("[aria-current=true]")).to_have_count(0)


def test_on_a_stage_nothing_looks_as_if_it_could_be_opened(tables):
    server, [moment] = tables.at(("dice-bag", "turn"))
    for layout in ("list", "screen"):
        stream = tables.come(server, moment, "observer", f"?layout={layout}")
        expect(stream.page.get_by_text("Next die")).to_be_visible()

        expect(stream.page.locator("summary, [aria-expanded]:visible")).to_have_count(0)


def test_a_bar_as_low_as_can_be_shows_its_headline(tables):
    server, [moment] = tables.at(("speed-rounds", "waiting"))
    for width, height in ((500, 36), (500, 48), (500, 76), (900, 36), (900, 100)):
        size = {"width": width, "height": height}
        stream = tables.come(server, moment, "observer", "?layout=bar", viewport=size)
        expect(stream.headline).to_have_text("Hildegard von der Hohen Warte acts")
        stream.page.wait_for_timeout(BEAT)

        assert stream.page.evaluate(HEADLINE) == [0, False], size


@pytest.mark.parametrize("system", broadly(COURSES, "dice-bag"))
def test_who_asks_for_no_motion_gets_none_while_a_round_is_played(tables, system):
    server, [moment] = tables.at((system, "set-up"))
    seats = ("gm", "anna", "bruno", "observer")
    people = {s: tables.come(server, moment, s, reduced_motion="reduce") for s in seats}
    for person in people.values():
        expect(person.page.locator("li[data-id]").first).to_be_visible()
        person.page.evaluate(MOTION)
    course = COURSES[system].strip().splitlines()
    for line in course[course.index("= set-up") + 1 :]:
        if line.startswith("> "):
            who, _, given = line.removeprefix("> ").partition(" ")
            give(people[who].page, given)
            people["gm"].page.wait_for_timeout(BEAT)

    gm = people["gm"].page
    gm.locator("li[data-id] .toggle").first.click()
    for tab in ("log", "setup", "rules", "table", "order"):
        gm.locator(f"#tab-{tab}").click()
    gm.keyboard.press("Control+k")
    gm.wait_for_timeout(BEAT)
    assert {seat: one.page.evaluate("[...moved]") for seat, one in people.items()} == {
        seat: [] for seat in seats
    }
