"""Where there is room, a panel stands beside the order; it is as dependable as the order is."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

WIDE = {"width": 800, "height": 700}


FORD = """
> gm AddCombatants name=Mira side=Heroes hp=14
> gm AddCombatants name=Grak side=Foes hp=9
> gm BeginEncounter
> gm RollSpeed who=Mira | 6 4
> gm RollSpeed who=Grak | 3 1
> gm BeginTurns
"""


@pytest.fixture
def gm(company):
    company.play(FORD)
    gm = company.gm(viewport=WIDE)
    expect(gm.headline).to_have_text(re.compile("acts$"))
    return gm.tab("Details")


def test_both_columns_reach_down_to_the_end_of_the_page(gm):
    for column in ("div.left", "aside.right"):
        box = gm.page.locator(column).bounding_box()
        assert box["y"] + box["height"] == WIDE["height"]


def test_what_is_being_written_about_somebody_stays_about_them(company, gm):
    details = gm.page.locator("rondel-details")
    name = details.get_by_role("heading", level=2).first
    first = name.inner_text()
    details.get_by_role("button", name=re.compile("^Damage")).click()
    gm.page.keyboard.type("3")
    elsewhere = company.gm()
    elsewhere.next_step("End the turn")
    expect(gm.headline).not_to_have_text(re.compile(f"^{first}"))

    expect(name).to_have_text(first)
    gm.page.keyboard.press("Enter")
    wounded = {"Mira": "11/14", "Grak": "6/9"}[first]
    expect(gm.row(first)).to_contain_text(wounded)
    expect(name).to_have_text(first)


def test_whoever_acts_next_stands_beside_the_order_when_nothing_is_being_written(company, gm):
    details = gm.page.locator("rondel-details")
    name = details.get_by_role("heading", level=2).first
    first = name.inner_text()
    company.gm().next_step("End the turn")

    expect(name).not_to_have_text(first)


def test_a_form_proposes_in_words_even_when_they_come_late(company):
    gm = company.person(company.link(company.owner_token))
    gm.page.route("**/words-*/*-panels.ftl", lambda route: (time.sleep(0.5), route.continue_()))
    gm.come()

    expect(gm.card("Encounters").get_by_label("Name", exact=True)).to_have_value("Fight 1")
