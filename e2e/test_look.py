"""What is drawn is whole, still where that was asked for, and says no more than is true."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

sys.path.insert(0, str(Path(__file__).parent))

from access import give
from breadth import broadly
from conftest import Company, Person
from crowds import CROWDS
from moments import COURSES, Moment, prepare
from server import Server

LANGUAGES = ("en", "fi", "cs", "de", "en-XA")  # the last is English, half as long again
NARROW = {"width": 320, "height": 640}
STATE = """() => {
  const overlay = document.querySelector("rondel-overlay").shadowRoot;
  return overlay.querySelector("rondel-head").shadowRoot.querySelector(".state");
}"""
# What of the name, and of the line about the connection and the round, is not to be read.
CUT = """(state) => {
  const { right, bottom } = state.getBoundingClientRect();
  const cut = (at) => at.right > Math.min(right, innerWidth) + 1 || at.bottom > bottom + 1;
  const name = state.parentElement.querySelector(".name :last-child") ??
    state.parentElement.querySelector(".name");
  const long = name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight;
  return [...state.children].filter((one) => cut(one.getBoundingClientRect()))
    .concat(long ? [name] : []).map((one) => one.innerText);
}"""
# Whatever says that something is saved, and across whose edge it ever lies.
SAVED = """() => {
  window.saved = new Set();
  window.crossed = new Set();
  const places = (root) => [...root.querySelectorAll("button, .points")]
    .map((one) => [one.innerText, one.getBoundingClientRect()]);
  const look = (root) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) look(element.shadowRoot);
      if (!element.matches(".told[role=status]")) continue;
      saved.add(element.getRootNode().host);
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const across = (edge) => top + 1 < edge && edge < bottom - 1;
      for (const [words, at] of places(element.getRootNode())) {
        if (at.right - 1 < left || right < at.left + 1) continue;
        if (across(at.top) || across(at.bottom)) crossed.add(words);
      }
    }
  };
  const watch = () => {
    look(document);
    document.documentElement.dataset.saved = saved.size;
    requestAnimationFrame(watch);
  };
  watch();
}"""
# A bar has found out what there is room for.
FITTED = """async () => {
  const overlay = document.querySelector("rondel-overlay").shadowRoot;
  const stage = overlay.querySelector("rondel-stage");
  for (let still = 0, was = ""; still < 4; ) {
    await new Promise(requestAnimationFrame);
    const now = [stage.size.width, stage.fit, stage.tight].join();
    still = stage.size.width && now === was ? still + 1 : 0;
    was = now;
  }
}"""
# What of somebody who acts lies outside of their chip in a bar, or is cut by it.
SQUEEZED = """(chips) => chips.flatMap((chip) => {
  const { left, right } = chip.getBoundingClientRect();
  return [...chip.querySelectorAll(".at, .side")].filter((one) => {
    const at = one.getBoundingClientRect();
    return at.left < left || at.right > right;
  }).map((one) => one.innerText);
})"""
# Pairs of hit points and what else a row says that touch.
TOUCHING = """(rows) => rows.flatMap((row) => {
  const points = row.querySelector(".hp").getBoundingClientRect();
  return [...row.querySelectorAll(".marks > *")].filter((mark) => {
    const at = mark.getBoundingClientRect();
    return at.right > points.left && at.top <= points.bottom;
  }).map((mark) => mark.innerText);
})"""
ON_IT = """(chips) => chips.filter((chip) => {
  const row = chip.getRootNode().host.closest("li");
  return getComputedStyle(chip).backgroundColor === getComputedStyle(row).backgroundColor;
}).map((chip) => chip.innerText)"""
FOCUSED = """() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at === document.body ? "" : at.className || at.localName;
}"""
TWO_LINES = 46  # pixels that a button with two of them is high
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
    """Tables at some moments, and people who come to them."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser, self.server = browser, server
        self.people: list[Person] = []

    def at(
        self, *wanted: tuple[str, str], server: Server | None = None
    ) -> tuple[Server, list[Moment]]:
        """A table at each of those moments, and the server that it is at: if none is given, the
        one of all scenes."""
        server = server or self.server
        return server, prepare(server.data, wanted)

    def come(self, server: Server, moment: Moment, seat: str, query: str = "", **seen) -> Person:
        """Somebody who opens that seat."""
        company = Company(server, self.browser, moment.table, moment.tokens["gm"])
        person = company.person(company.link(moment.tokens[seat], query), **seen)
        self.people.append(person)
        person.page.goto(person.link)
        return person


@pytest.fixture
def tables(browser, server):
    tables = Tables(browser, server)
    yield tables
    raised = [error for person in tables.people for error in person.errors]
    for person in tables.people:
        person.page.context.close()
    assert raised == []


def cut(page: Page) -> list[str]:
    return page.evaluate_handle(STATE).evaluate(CUT)


@pytest.mark.parametrize("lang", broadly(LANGUAGES, "de", "en-XA"))
def test_a_narrow_head_says_all_about_the_line_and_the_round(tables, new_server, lang):
    server, [moment] = tables.at(("speed-rounds", "turn"), server=new_server())
    people = [
        tables.come(server, moment, seat, f"?lang={lang}", viewport=NARROW)
        for seat in ("gm", "anna")
    ]
    tall = {}
    for person in people:
        expect(person.row("Mira")).to_be_visible()
        assert cut(person.page) == []
        tall[person.link] = person.page.locator("rondel-head .bar").bounding_box()["height"]
    server.stop()

    for person in people:
        expect(person.page.locator("rondel-head .away")).to_be_visible()
        person.page.keyboard.press("n")
        expect(person.page.locator("rondel-head .away")).to_contain_text("1")
        assert cut(person.page) == [], person.link
        head = person.page.locator("rondel-head .bar").bounding_box()
        assert head["height"] == tall[person.link], person.link


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


@pytest.mark.parametrize("system", broadly(COURSES, "speed-rounds"))
def test_however_large_it_is_drawn_whoever_acts_is_seen(tables, system):
    server, [moment] = tables.at((system, "turn"))
    size = {"width": 600, "height": 500}
    for query in ("?layout=list&scale=400", "?layout=screen&scale=400", "?layout=list&rows=3"):
        stream = tables.come(server, moment, "observer", query, viewport=size)
        row = stream.page.locator("li[aria-current=true]").first
        expect(row).to_be_visible()
        stream.page.evaluate(FITTED)
        stream.shoot(f"stage-large-{system}")

        assert row.bounding_box()["y"] >= 0, query
        name = row.locator(".name").bounding_box()
        assert name["y"] + name["height"] <= size["height"], query
        expect(stream.headline).to_be_attached()


def test_a_layout_that_there_is_not_is_told_and_has_nothing_to_press(tables):
    server, [moment] = tables.at(("speed-rounds", "turn"))
    for seat in ("gm", "observer"):
        page = tables.come(server, moment, seat, "?layout=foo").page
        expect(page.get_by_role("heading", level=1)).to_have_text("There is no such layout")
        expect(page.get_by_role("button")).to_have_count(0)
    column = tables.come(server, moment, "observer", "?layout=LIST")
    expect(column.page.locator("li[data-id]").first).to_be_visible()
    expect(column.page.get_by_role("button")).to_have_count(0)


def test_in_a_low_bar_whoever_acts_is_whole_or_said_by_the_headline_alone(tables):
    server, [moment] = tables.at(("speed-rounds", "waiting"))
    for width, height in ((400, 36), (500, 36), (500, 48), (900, 36)):
        size = {"width": width, "height": height}
        stream = tables.come(server, moment, "observer", "?layout=bar", viewport=size)
        expect(stream.headline).to_be_visible()
        stream.page.evaluate(FITTED)

        shown = stream.page.locator(".acts:visible")
        assert shown.evaluate_all(SQUEEZED) == [], size
        assert shown.count() == (width >= 500), size


def test_tab_leads_nowhere_on_a_stage(tables):
    server, [moment] = tables.at(("time-plan", "turn"))
    for layout in ("list", "screen"):
        stream = tables.come(server, moment, "observer", f"?layout={layout}")
        expect(stream.page.locator("rondel-plan .disc").first).to_be_visible()
        for _ in range(3):
            stream.page.keyboard.press("Tab")
            assert stream.page.evaluate(FOCUSED) == ""


def test_what_is_saved_is_said_across_no_edge(tables):
    server, [fight, bag] = tables.at(("speed-rounds", "turn"), ("dice-bag", "set-up"))
    gm = tables.come(server, fight, "gm", viewport=NARROW)
    row = gm.open("Mira")
    page = gm.page.locator("html")
    gm.page.evaluate(SAVED)
    gm.press("Damage", row)
    gm.page.keyboard.type("1")
    gm.page.keyboard.press("Enter")
    expect(page).to_have_attribute("data-saved", "1")
    row.get_by_role("button", name="reckon with hit points").click()
    gm.page.keyboard.type("+1")
    gm.page.keyboard.press("Enter")
    expect(page).to_have_attribute("data-saved", "2")
    gm.next_step("End the turn")
    expect(page).to_have_attribute("data-saved", "3")
    assert gm.page.evaluate("[...crossed]") == []

    gm = tables.come(server, bag, "gm", viewport=NARROW)
    gm.tab("Set up").page.evaluate(SAVED)
    page = gm.page.locator("html")
    gm.set_up("XP of South").get_by_role("spinbutton").fill("130")
    gm.page.keyboard.press("Enter")
    expect(page).to_have_attribute("data-saved", "1")
    assert gm.page.evaluate("[...crossed]") == []


def test_what_a_number_alone_can_mean_is_whole_in_sight_where_the_list_ends(tables):
    server, [fight] = tables.at(("speed-rounds", "turn"))
    gm = tables.come(server, fight, "gm", viewport=NARROW)
    row = gm.row("Mira")
    row.get_by_role("button", name="reckon with hit points").click()
    gm.page.keyboard.type("7")

    for meaning in ("−7 takes", "+7 gives", "=7 sets"):
        expect(row.get_by_role("button", name=meaning)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("system", broadly(CROWDS, "dice-bag"))
def test_however_long_names_are_and_however_many_there_are_nothing_lies_beside_the_panel(
    tables, system
):
    [moment] = prepare(tables.server.data, courses={system: CROWDS[system]})
    for seat in ("gm", "anna", "observer"):
        page = tables.come(tables.server, moment, seat, viewport=NARROW).page
        expect(page.locator("li[data-id]")).to_have_count(40)
        if system == "dice-bag":
            expect(page.locator("rondel-bag .kinds").last).to_be_visible()

        assert page.locator("#panel").evaluate("(p) => p.scrollWidth - p.clientWidth") == 0, seat


@pytest.mark.parametrize("width", [320, 800])
def test_what_a_row_says_does_not_touch_its_hit_points(tables, width):
    server, [moment] = tables.at(("dice-bag", "over"))
    size = {"width": width, "height": 700}
    for seat in ("gm", "observer"):
        person = tables.come(server, moment, seat, viewport=size)
        expect(person.row("Aino")).to_contain_text("activated")

        assert person.page.locator("li[data-id]").evaluate_all(TOUCHING) == [], seat


def test_conditions_stand_out_in_the_open_row_of_whoever_acts(tables):
    server, [moment] = tables.at(("speed-rounds", "turn"))
    gm = tables.come(server, moment, "gm", viewport=NARROW)
    condition = gm.open("Mira").locator(".condition")
    expect(condition).to_have_count(1)

    assert condition.evaluate_all(ON_IT) == []


@pytest.mark.parametrize("width", [320, 800])
def test_what_somebody_has_left_stands_in_one_line(tables, width):
    server, [moment] = tables.at(("speed-rounds", "waiting"))
    gm = tables.come(server, moment, "gm", viewport={"width": width, "height": 700})
    left = gm.page.locator("rondel-now .acts .counter")
    expect(left).to_have_count(2)

    assert len({one.bounding_box()["y"] for one in left.all()}) == 1


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_choice_of_who_acts_takes_more_than_two_lines(tables, lang):
    server, [moment] = tables.at(("time-plan", "turn"))
    gm = tables.come(server, moment, "gm", f"?lang={lang}", viewport=NARROW)
    choices = gm.page.locator("rondel-now .acts .btn")
    expect(choices.first).to_be_visible()

    tall = [one.inner_text() for one in choices.all() if one.bounding_box()["height"] > TWO_LINES]
    assert tall == []


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
