"""The log, looked through, jumped from and to, and taken home."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

MILL = """
> gm AddCombatants name=Mira side=Heroes controller=anna hp=9
> gm AddCombatants name=Grak side=Foes hp=8
> gm BeginEncounter
> gm ChangeHp who=Grak by=-1
> anna RollSpeed who=Mira | 3 4
"""


@pytest.fixture
def told(company):
    """A GM who has hit Grak, and Anna, who plays Mira and has rolled for her, at the log."""
    links = company.play(MILL, name="The mill", anna="player")
    return company.gm().tab("Log"), company.person(links["anna"]).come().tab("Log")


def lines(person):
    return person.page.get_by_role("list", name="Log").locator("li.line")


def test_lines_are_found_by_kind_by_whom_and_by_words(told):
    gm, anna = told
    search = gm.page.get_by_role("search")

    search.get_by_label("What kind").select_option(label="Dice")
    expect(lines(gm)).to_have_count(1)
    expect(lines(gm)).to_contain_text("Mira")
    search.get_by_label("What kind").select_option(label="Everything")
    search.get_by_label("About whom").select_option(label="Grak")
    expect(lines(gm).filter(has_text="Mira")).to_have_count(0)
    search.get_by_label("Search").fill("no such words")
    expect(gm.page.get_by_text("No line that is here fits.")).to_be_visible()
    expect(gm.page.get_by_text("The files hold all lines")).to_be_visible()
    expect(anna.page.get_by_text("The files hold all lines")).to_have_count(0)
    expect(lines(anna).filter(has_text="Grak")).to_have_count(1)


def test_a_line_leads_to_its_row_and_a_row_to_its_lines(told):
    gm, _ = told
    gm.page.get_by_role("button", name="Show Grak in the order").first.click()
    expect(gm.row("Grak").locator(".toggle")).to_have_attribute("aria-expanded", "true")

    gm.row("Grak").get_by_role("button", name="In the log").click()

    expect(gm.page.get_by_role("search").get_by_label("About whom")).to_have_value(
        gm.page.get_by_role("option", name="Grak").get_attribute("value")
    )
    expect(lines(gm).filter(has_text="Mira")).to_have_count(0)


def test_the_log_is_taken_home_as_text_and_as_data_each_with_what_one_may_know(told):
    gm, anna = told
    taken = {}
    for person, name in ((gm, "gm"), (anna, "anna")):
        for form in ("As text", "As JSON"):
            with person.page.expect_download() as download:
                person.page.get_by_role("button", name=form).click()
            taken[name, form] = download.value.path().read_text()

    text, data = taken["gm", "As text"], json.loads(taken["gm", "As JSON"])
    first, *_ = text.splitlines()
    assert first == "Before the first round"
    assert "  Grak loses 1 (7 left). [GMs only]\n" in text
    assert "  Mira: speed 7. [3, 4; rolled at the table]\n" in text
    assert data["encounter"] == "The mill"
    assert [line["n"] for line in data["lines"]] == list(range(1, len(data["lines"]) + 1))
    assert "Grak loses" not in taken["anna", "As text"]
    assert "core-log-hp-lost" not in taken["anna", "As JSON"]
