"""What is fetched when somebody opens it: until it comes that is said, and nobody is stuck."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

DIALOGS = "**/dialogs-*.js"
RULES = "**/rules-*.js"


class Slow:
    """A line on which what matches *pattern* waits until it is let through."""

    def __init__(self, page: Page, pattern: str) -> None:
        self.held: list[Route] = []
        self.closed = True
        page.route(pattern, self._hold)

    def _hold(self, route: Route) -> None:
        if self.closed:
            self.held.append(route)
        else:
            route.continue_()

    def go_on(self) -> None:
        self.closed = False
        while self.held:
            self.held.pop().continue_()


@pytest.fixture
def gm(company):
    company.play("> gm AddCombatants name=Mira side=Heroes hp=12")
    gm = company.gm()
    expect(gm.row("Mira")).to_be_visible()
    return gm


def coming(gm):
    return gm.page.get_by_text("One moment…").filter(visible=True)


def test_a_dialog_that_is_late_says_so_and_comes(gm):
    line = Slow(gm.page, DIALOGS)
    gm.page.keyboard.press("?")
    expect(coming(gm)).to_be_visible()

    line.go_on()
    expect(gm.page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    expect(coming(gm)).to_have_count(0)
    gm.page.keyboard.press("Escape")
    expect(gm.page.get_by_role("dialog")).to_have_count(0)
    assert gm.errors == []


def test_nobody_is_stuck_in_a_dialog_that_does_not_come(gm):
    line = Slow(gm.page, DIALOGS)
    gm.page.keyboard.press("?")
    expect(coming(gm)).to_be_visible()

    gm.page.keyboard.press("Escape")
    expect(coming(gm)).to_have_count(0)
    gm.page.keyboard.press("l")
    expect(gm.page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")

    line.go_on()
    gm.page.keyboard.press("?")
    expect(gm.page.get_by_role("dialog", name="Keyboard")).to_be_visible()


def test_a_panel_that_is_late_says_so_in_its_place_and_takes_no_focus(gm):
    line = Slow(gm.page, RULES)
    gm.tab("Rules")
    expect(gm.page.get_by_role("tabpanel", name="Rules")).to_contain_text("One moment…")
    expect(coming(gm)).to_be_visible()

    line.go_on()
    expect(gm.card("House rules")).to_be_visible()
    expect(coming(gm)).to_have_count(0)
    expect(gm.page.get_by_role("tab", name="Rules")).to_be_focused()


def test_a_panel_that_was_lost_on_the_way_is_asked_for_again(gm):
    lost: list[Route] = []

    def lose_once(route: Route) -> None:
        lost.append(route)
        if len(lost) == 1:
            route.abort()
        else:
            route.continue_()

    gm.page.route(RULES, lose_once)
    gm.tab("Rules")

    expect(gm.card("House rules")).to_be_visible(timeout=30_000)
    assert len(lost) > 1


def test_the_palette_is_there_for_whoever_asks_before_it_has_come(gm):
    line = Slow(gm.page, "**/panels-*.js")
    gm.page.reload()
    expect(gm.row("Mira")).to_be_visible()
    gm.page.keyboard.press("Control+k")

    line.go_on()
    expect(gm.page.get_by_role("dialog", name="All commands")).to_be_visible()


def test_what_is_looked_for_before_it_has_come_is_found_and_done_then(gm):
    line = Slow(gm.page, "**/going-*.js")
    gm.page.keyboard.press("Control+k")
    palette = gm.page.get_by_role("dialog", name="All commands")
    palette.get_by_role("combobox").fill("help tabletops")
    expect(palette.get_by_role("status")).to_have_text("One moment…")
    gm.page.keyboard.press("Enter")

    with gm.page.expect_popup() as popup:
        line.go_on()
    expect(popup.value.get_by_role("heading", level=1)).to_have_text("Where do you play?")
    expect(palette).to_have_count(0)


def test_what_was_opened_stays_so_while_words_of_another_system_come(company, gm):
    line = Slow(gm.page, "**/en-dice-bag.ftl")
    another = company.gm()
    gm.tab("Table")
    more = gm.card("Encounters").get_by_role("button", name="More about The ford")
    more.click()
    expect(more).to_have_attribute("aria-expanded", "true")
    another.new_encounter("The mill", "Dice bag")
    gm.card("Encounters").get_by_role("button", name="The mill", exact=False).first.click()
    line.go_on()

    expect(gm.headline).to_have_text("Setting up")
    expect(more).to_have_attribute("aria-expanded", "true")


def test_a_fight_fetches_nothing_that_few_open(gm):
    gm.tab("Order")
    gm.next_step("Begin")
    gm.page.keyboard.press("x")
    gm.page.keyboard.press("Escape")
    gm.page.keyboard.press("Control+k")
    expect(gm.page.get_by_role("dialog", name="All commands")).to_be_visible()

    gm.page.reload()
    expect(gm.row("Mira")).to_be_visible()
    gm.tab("Log")
    expect(gm.page.get_by_role("list", name="Log")).to_be_visible()
    fetched = gm.page.evaluate('performance.getEntriesByType("resource").map((one) => one.name)')
    names = {name.rpartition("/")[2].rpartition("-")[0] for name in fetched if ".js" in name}
    assert names == {"overlay", "panels", "log", "gm-panels"}
