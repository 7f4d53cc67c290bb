"""The help: from the table to the place where people play, with what is to be pasted there."""

from __future__ import annotations

import re

from access import violations
from playwright.sync_api import expect

NO_CLIPBOARD = """
Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject() } });
"""
MARKED = """() => {
  let at = document.activeElement;
  while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at.value.slice(at.selectionStart, at.selectionEnd);
}"""
BROKEN = """() => [...document.querySelector("rondel-help").shadowRoot.querySelectorAll("img")]
  .filter((image) => image.complete && !image.naturalWidth).length"""
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"


def test_a_gm_finds_out_at_the_table_how_owlbear_comes_to_show_it(company):
    gm = company.gm(viewport={"width": 320, "height": 640}, color_scheme="dark")
    gm.page.context.add_init_script(NO_CLIPBOARD)
    gm.tab("Table")
    with gm.page.expect_popup() as popup:
        gm.page.get_by_role("link", name="Help").click()
    page = popup.value
    expect(page.get_by_role("heading", level=1)).to_have_text("Where do you play?")
    assert violations(page) == []

    page.get_by_role("link", name="In Owlbear Rodeo").click()
    expect(page).to_have_title(re.compile("Owlbear Rodeo"))
    expect(page.get_by_text("only this computer can reach it")).to_be_visible()
    page.get_by_role("button", name="Copy").click()

    expect(page.get_by_text("press Ctrl+C")).to_be_visible()
    assert page.evaluate(MARKED) == f"{company.server.url}/obr/manifest.json"
    for picture in page.get_by_role("img").all():
        picture.scroll_into_view_if_needed()
    page.wait_for_load_state("networkidle")
    assert page.get_by_role("img").count() == 2
    assert page.evaluate(BROKEN) == 0
    assert page.evaluate(SIDEWAYS) == 0
    assert violations(page) == []

    page.get_by_role("button", name="Suomi").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Owlbear Rodeossa")
    page.get_by_role("link", name="Puhelimet").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Puhelimissa")
    assert company.table not in page.url


def test_the_palette_and_the_front_door_lead_to_the_help(company):
    gm = company.gm()
    gm.button("All commands").click()
    gm.page.get_by_role("combobox", name="Find a command").fill("help tabletops")
    with gm.page.expect_popup() as popup:
        gm.page.keyboard.press("Enter")
    expect(popup.value.get_by_role("heading", level=1)).to_have_text("Where do you play?")

    front = gm.page
    front.goto(company.server.url)
    front.get_by_role("link", name="Help").click()
    expect(front.get_by_role("link", name="In a stream, with OBS")).to_be_visible()
