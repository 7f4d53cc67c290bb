"""Where there is room, a panel stands beside the order; it is as dependable as the order is."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

WIDE = {"width": 800, "height": 700}
NARROW = {"width": 400, "height": 800}


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


def in_a_row(gm, name: str):
    """Damage that is being typed about somebody, who is open or stands beside the order."""
    opened = gm.row(name) if gm.page.viewport_size == NARROW else gm.page.locator("rondel-details")
    gm.press("Damage", opened)
    return gm.page.locator("rondel-details").get_by_role("spinbutton")


def about_somebody(gm):
    if gm.page.viewport_size == NARROW:
        gm.open("Grak")
    name = gm.page.locator("rondel-details h2.name")
    return in_a_row(gm, "Grak" if gm.page.viewport_size == NARROW else name.inner_text())


def in_a_folded_shelf(gm):
    if gm.page.viewport_size == NARROW:
        gm.open("Grak")
    details = gm.page.locator("rondel-details")
    details.locator("summary").filter(has_text="Combatant").click()
    gm.press("Rename", details)
    return details.get_by_label("Name", exact=True)


def hit_points(gm):
    gm.row("Mira").get_by_role("button", name="Reckon").click()
    return gm.row("Mira").get_by_role("textbox")


def about_those_picked(gm):
    gm.button("Select several").click()
    for name in ("Mira", "Grak"):
        gm.row(name).get_by_role("checkbox").check()
    gm.page.locator("rondel-picked").get_by_role("button", name="Hit points").click()
    return gm.page.locator("rondel-picked").get_by_role("textbox")


def somebody_to_add(gm):
    return gm.tab("Set up").card("Add combatants").get_by_label("Name", exact=True)


def a_new_encounter(gm):
    return gm.tab("Table").card("Encounters").get_by_label("Name", exact=True)


def in_the_palette(gm):
    gm.page.keyboard.press("Control+k")
    return gm.page.get_by_role("combobox")


@pytest.mark.parametrize(("first", "then"), [(NARROW, WIDE), (WIDE, NARROW)])
@pytest.mark.parametrize(
    "written",
    [
        about_somebody,
        in_a_folded_shelf,
        hit_points,
        about_those_picked,
        somebody_to_add,
        a_new_encounter,
        in_the_palette,
    ],
)
def test_what_is_being_written_lives_on_where_a_phone_is_turned(gm, written, first, then):
    gm.page.set_viewport_size(first)
    expect(gm.page.locator("aside.right")).to_have_count(int(first == WIDE))
    gm.page.get_by_role("tab").first.click()
    field = written(gm)
    field.fill("7")
    field.press("ArrowLeft")

    for size in (then, first, then):
        gm.page.set_viewport_size(size)
        expect(gm.page.locator("aside.right")).to_have_count(int(size == WIDE))
        expect(field).to_be_focused()
        expect(field).to_be_in_viewport(ratio=1)
        expect(field).to_have_value(re.compile("^[67]$"))
    gm.page.keyboard.press("Escape")
    expect(gm.page.locator("rondel-details form")).to_have_count(0)


def test_why_something_was_refused_still_stands_there_where_a_phone_is_turned(gm):
    field = hit_points(gm)
    field.fill("+99999")
    field.press("Enter")
    refused = gm.row("Mira").get_by_role("alert")
    expect(refused).to_be_visible()
    why = refused.inner_text()

    for size in (NARROW, WIDE):
        gm.page.set_viewport_size(size)
        expect(gm.page.locator("aside.right")).to_have_count(int(size == WIDE))
        expect(refused).to_have_text(why)
