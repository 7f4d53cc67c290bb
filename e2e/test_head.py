"""What another GM does moves nothing below the head."""

from __future__ import annotations

import re

import pytest
from access import give
from conftest import Company, Person
from moments import COURSES, SEATS, prepare, until
from playwright.sync_api import expect

# How high the plate is, and each of the lines on it.
TALL = """(head) => {
  const root = head.shadowRoot;
  const lines = [root.querySelector(".now"), root.querySelector("h1")];
  const who = root.querySelector("rondel-deciders").shadowRoot.querySelectorAll(".who");
  return [...lines, ...who].map((one) => one.getBoundingClientRect().height);
}"""
ONE_LINE = 30  # pixels that a line is high at most


@pytest.mark.parametrize("system", COURSES)
def test_a_head_is_as_high_whether_somebody_decides_or_not(browser, server, system):
    tall = set()
    for moment in prepare(server.data, ((system, "set-up"), (system, "turn"))):
        gm = Company(server, browser, moment.table, moment.tokens["gm"]).gm()
        expect(gm.page.locator("li[data-id]").first).to_be_visible()
        tall |= heights(gm)
    give(gm.page, "EndEncounter")
    expect(gm.headline).to_contain_text("over")
    tall |= heights(gm)

    assert len(tall) == 1


def heights(gm: Person) -> set[float]:
    """How high the plate is at some widths; words that take two lines have them."""
    tall = set()
    for width in (320, 400, 800):
        gm.page.set_viewport_size({"width": width, "height": 700})
        expect(gm.page.locator("aside.right")).to_have_count(int(width == 800))
        plate, *lines = gm.page.locator("rondel-head").evaluate(TALL)
        if max(lines) < ONE_LINE:
            tall.add(plate)
    return tall


def test_who_only_waits_for_others_has_not_the_colours_of_a_turn(company: Company) -> None:
    links = company.play(until("waiting", COURSES["dice-bag"]), "dice-bag", **SEATS)
    anna, bruno = (company.person(links[who]).come() for who in ("anna", "bruno"))

    expect(bruno.page.locator("rondel-head .yours")).to_be_visible()
    expect(anna.headline).to_contain_text("Aino")
    expect(anna.page.locator("rondel-head .yours")).to_have_count(0)
    expect(anna.page).not_to_have_title(re.compile("turn"))
