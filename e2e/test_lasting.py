"""What was done stays done: offline and back, the server killed, a step pressed twice, undo."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

FORD = """
> gm AddCombatants name=Mira side=Heroes controller=anna
> gm AddActivity who=Mira name=Bow kind=given value=40
> gm AddCombatants name=Grak side=Foes hp=9
> gm AddActivity who=Grak name=Club kind=given value=0
> gm BeginEncounter
> anna RollSpeed who=Mira | 6 4
> gm RollSpeed who=Grak | 3 1
> gm BeginTurns
"""
ROUND_1_IS_OVER = re.compile("Round 1 is over")


@pytest.fixture
def fight(company):
    """A GM, a player and an observer at a fight in which it is Mira's turn, then Grak's."""
    links = company.play(FORD, anna="player", stream="observer")
    gm = company.gm()
    anna = company.person(links["anna"]).come()
    observer = company.person(links["stream"]).come()
    for person in (gm, anna, observer):
        expect(person.row("Mira")).to_have_attribute("aria-current", "true")
    return gm, anna, observer


def board(person) -> list[str]:
    """What the rows of a person say, so that boards can be compared."""
    return person.page.locator("li[data-id] .toggle").all_inner_texts()


def test_offline_and_back_everybody_sees_the_same_board(fight):
    gm, anna, observer = fight
    observer.page.context.set_offline(True)
    expect(observer.page.get_by_test_id("connection")).not_to_have_text("Online")

    anna.press("Shoot", anna.page.get_by_role("region", name="Mira"))
    anna.next_step("End the turn")
    expect(gm.row("Grak")).to_have_attribute("aria-current", "true")
    expect(observer.row("Mira")).to_have_attribute("aria-current", "true")
    observer.page.context.set_offline(False)

    expect(observer.row("Grak")).to_have_attribute("aria-current", "true", timeout=30_000)
    expect(observer.page.get_by_test_id("connection")).to_have_text("Online")
    assert board(observer)[0].split("\n")[:2] == board(anna)[0].split("\n")[:2]


def test_what_was_done_offline_arrives_once(fight):
    gm, anna, _ = fight
    anna.page.context.set_offline(True)
    expect(anna.page.get_by_test_id("connection")).not_to_have_text("Online")
    anna.press("Shoot", anna.page.get_by_role("region", name="Mira"))
    anna.page.context.set_offline(False)

    expect(gm.row("Mira").get_by_text("Basic actions left: 1 of 2")).to_be_attached(timeout=30_000)
    expect(anna.row("Mira").get_by_text("Basic actions left: 1 of 2")).to_be_attached()
    gm.tab("Log")
    expect(gm.page.get_by_role("list", name="Log").get_by_text("Mira shoots")).to_have_count(1)


def test_after_the_server_was_killed_all_is_there_and_browsers_come_back_by_themselves(
    fight, company
):
    gm, anna, observer = fight
    anna.press("Shoot", anna.page.get_by_role("region", name="Mira"))
    expect(observer.row("Mira").get_by_text("Basic actions left: 1 of 2")).to_be_attached()
    before = [board(person) for person in (gm, anna, observer)]

    company.server.kill()
    for person in (gm, anna, observer):
        expect(person.page.get_by_test_id("connection")).not_to_have_text("Online")
    company.server.start()

    for person in (gm, anna, observer):
        expect(person.page.get_by_test_id("connection")).to_have_text("Online", timeout=30_000)
    assert [board(person) for person in (gm, anna, observer)] == before
    anna.next_step("End the turn")
    for person in (gm, anna, observer):
        expect(person.row("Grak")).to_have_attribute("aria-current", "true")


def test_a_page_that_the_server_no_longer_has_says_so_and_is_loaded_anew_with_its_seat(
    fight, company
):
    _, anna, _ = fight

    def gone(route: Route) -> None:
        route.fulfill(status=404) if route.request.method == "HEAD" else route.continue_()

    anna.page.route(re.compile(r"/static/[\w-]+\.js$"), gone)
    anna.page.evaluate("sessionStorage.clear()")
    company.server.kill()
    company.server.start()

    expect(anna.page.get_by_text("Rondel was updated")).to_be_visible(timeout=30_000)
    anna.page.get_by_role("button", name="Reload").click()
    expect(anna.page.get_by_text("Rondel was updated")).to_have_count(0)
    expect(anna.row("Mira")).to_have_attribute("aria-current", "true")
    anna.press("Shoot", anna.page.get_by_role("region", name="Mira"))


def test_next_pressed_twice_and_in_two_windows_is_one_step(fight, company):
    gm, anna, observer = fight
    second = company.gm()
    expect(second.row("Mira")).to_have_attribute("aria-current", "true")
    big = "rondel-offer[big] button.big"

    gm.page.locator(big).dblclick()
    second.page.locator(big).dispatch_event("click")

    for person in (gm, anna, observer, second):
        expect(person.row("Grak")).to_have_attribute("aria-current", "true")
    gm.tab("Log")
    log = gm.page.get_by_role("list", name="Log")
    expect(log.get_by_text("Mira is done")).to_have_count(1)
    expect(log.get_by_text("Grak is done")).to_have_count(0)


def test_undo_across_a_round_boundary_restores_actions_durations_and_order(fight):
    gm, anna, observer = fight
    row = gm.open("Grak")
    gm.press("Condition for rounds", row)
    row.locator("form").get_by_label("Condition", exact=True).fill("stunned")
    row.locator("form button.strong").click()
    expect(observer.row("Grak").get_by_text("stunned")).to_be_visible()
    anna.press("Shoot", anna.page.get_by_role("region", name="Mira"))
    anna.next_step("End the turn")
    for person in (gm, observer):
        expect(person.row("Grak")).to_have_attribute("aria-current", "true")
    before = board(observer)
    gm.next_step("End the turn")
    expect(gm.headline).to_have_text(ROUND_1_IS_OVER)
    gm.next_step("Next round")
    expect(observer.row("Grak").get_by_text("stunned")).to_have_count(0)
    anna.next_step("Roll speed")
    expect(observer.row("Mira").get_by_text("Basic actions left: 2 of 2")).to_be_attached()
    rolled = gm.row("Mira").locator(".at").inner_text()

    steps = ["Roll speed", "Next round", "End the turn"]
    for step in steps:
        expect(gm.button(f"Undo: {step}")).to_be_enabled()
        gm.page.keyboard.press("u")
        expect(gm.page.locator("[aria-busy=true]")).to_have_count(0)

    expect(observer.row("Grak")).to_have_attribute("aria-current", "true")
    expect(observer.row("Grak").get_by_text("stunned")).to_be_visible()
    expect(observer.row("Mira").get_by_text("Basic actions left: 1 of 2")).to_be_attached()
    assert board(observer) == before

    for step in reversed(steps):
        gm.button(f"Redo: {step}").click()

    expect(gm.row("Mira").locator(".at")).to_have_text(rolled)
    expect(observer.page.get_by_text("Round 2", exact=True)).to_be_visible()


def test_a_revoked_seat_is_cut_off_at_once(fight):
    gm, anna, _ = fight
    gm.tab("Table")
    card = gm.card("People")
    card.get_by_role("button", name="More about Anna").click()
    card.get_by_role("button", name="Close the seat").click()
    asked = card.locator(".question + .row").get_by_role("button")
    assert asked.all_inner_texts() == ["Close the seat", "Cancel"]  # each says what it does
    gm.confirm(card)

    expect(anna.page.get_by_text("Your seat was closed")).to_be_visible(timeout=1_000)
    anna.page.goto("about:blank")
    anna.come_back()
    expect(anna.page.get_by_text("This link opens no seat")).to_be_visible()
