"""A GM who has never been here, from the front door to the first roll, without reading."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

MOST_CLICKS = 6  # to the first roll


class Newcomer:
    """Somebody at the front door who counts what they press."""

    def __init__(self, person):
        self.page = person.page
        self.person = person
        self.clicks = 0

    def press(self, role: str, name: str | re.Pattern[str]) -> None:
        self.page.get_by_role(role, name=name).first.click()
        self.clicks += 1

    def next_step(self) -> None:
        big = self.page.locator("rondel-offer[big] button.big")
        expect(big).to_have_attribute("aria-disabled", "false")
        big.click()
        self.clicks += 1


@pytest.fixture
def newcomer(company):
    person = company.person(company.server.url)
    person.page.goto(person.link)
    return Newcomer(person)


@pytest.mark.parametrize("system", ["Speed rounds", "Time plan", "Dice bag"])
def test_it_takes_six_clicks_from_the_front_door_to_the_first_roll(newcomer, system):
    newcomer.press("button", "New table")
    newcomer.press("link", "Open the table")
    newcomer.press("button", re.compile(f"^{system}"))
    newcomer.press("button", "Add demo characters")
    expect(newcomer.page.locator("li[data-id]")).to_have_count(5)
    newcomer.next_step()
    expect(newcomer.person.headline).not_to_have_text("Setting up")
    newcomer.next_step()

    assert newcomer.clicks <= MOST_CLICKS
    newcomer.page.get_by_role("tab", name="Log").click()
    log = newcomer.page.get_by_role("list", name="Log")
    rolled = log.locator(".dice").or_(log.get_by_text("is drawn"))
    expect(rolled.first).to_be_attached()


def test_the_next_fight_is_proposed_as_the_next_in_the_same_system(newcomer):
    newcomer.press("button", "New table")
    newcomer.press("link", "Open the table")
    newcomer.press("button", re.compile("^Speed rounds"))
    expect(newcomer.page.get_by_role("tab", name="Set up")).to_have_attribute(
        "aria-selected", "true"
    )
    card = newcomer.person.tab("Table").card("Encounters")

    expect(card.get_by_label("Name", exact=True)).to_have_value("Fight 2")
    expect(card.get_by_role("radio", name="Speed rounds")).to_be_checked()
    card.get_by_label("Name", exact=True).fill("The mill")
    newcomer.person.tab("Log").tab("Table")
    expect(card.get_by_label("Name", exact=True)).to_have_value("The mill")


def test_both_sides_and_the_hidden_are_typed_in_one_line(newcomer):
    newcomer.press("button", "New table")
    newcomer.press("link", "Open the table")
    newcomer.press("button", re.compile("^Speed rounds"))
    card = newcomer.person.card("Add combatants")
    card.get_by_label("Name", exact=True).fill("Mira, Foes: 2x Goblin HP 6, Spy (hidden)")
    card.get_by_role("button", name="Add combatants").click()
    newcomer.person.tab("Order")

    expect(newcomer.person.row("Goblin 2")).to_contain_text("6/6")
    expect(newcomer.person.row("Goblin 2")).to_contain_text("Foes")
    expect(newcomer.person.row("Spy")).to_contain_text("hidden")
    expect(newcomer.person.row("Mira")).not_to_contain_text("Foes")


def test_names_are_typed_as_one_thinks_of_them(newcomer):
    newcomer.press("button", "New table")
    newcomer.press("link", "Open the table")
    newcomer.press("button", re.compile("^Speed rounds"))
    card = newcomer.person.card("Add combatants")
    card.get_by_label("Name", exact=True).fill("Mira, Bruno HP 9, 3x Goblin")
    card.get_by_role("button", name="Add combatants").click()
    expect(card.get_by_label("Name", exact=True)).to_have_value("")
    newcomer.person.tab("Order")

    expect(newcomer.page.locator("li[data-id]")).to_have_count(5)
    names = newcomer.person.names()
    assert names == ["Mira", "Bruno", "Goblin 1", "Goblin 2", "Goblin 3"]
    expect(newcomer.person.row("Bruno")).to_contain_text("9/9")


def test_another_language_is_spoken_at_once_and_stays(company):
    company.play("> gm AddCombatants name=Mira side=Heroes")
    gm = company.gm().tab("Rules")
    gm.page.get_by_label("Language", exact=True).select_option(label="Čeština")

    expect(gm.page.locator("html")).to_have_attribute("lang", "cs")
    expect(gm.page.get_by_role("tab", name="Order")).to_have_count(0)
    gm.page.reload()
    expect(gm.page.locator("html")).to_have_attribute("lang", "cs")
    expect(gm.row("Mira")).to_be_attached()


def test_a_link_in_another_language_speaks_that_also_where_one_was_chosen(company):
    company.play()
    gm = company.gm().tab("Rules")
    gm.page.get_by_label("Language", exact=True).select_option(label="Deutsch")
    html = gm.page.locator("html")
    expect(html).to_have_attribute("lang", "de")

    gm.page.goto(company.link(company.owner_token, "?lang=en"))
    expect(html).to_have_attribute("lang", "en")
    gm.tab("Rules")
    gm.page.get_by_label("Language", exact=True).select_option(label="Suomi")
    expect(html).to_have_attribute("lang", "fi")
    gm.page.reload()
    expect(html).to_have_attribute("lang", "fi")


def test_the_table_speaks_to_all_but_to_whoever_came_by_a_link_in_another_language(company):
    links = company.play(anna="player")
    gm, anna = company.gm(), company.person(links["anna"]).come()
    german = company.person(company.link(company.owner_token, "?lang=de")).come()
    gm.tab("Table")
    gm.button("Language of the table").click()
    gm.button("Suomi").click()

    for person, lang in ((gm, "fi"), (anna, "fi"), (german, "de")):
        expect(person.page.locator("html")).to_have_attribute("lang", lang)


@pytest.mark.parametrize("width", [320, 800])
def test_longer_words_break_no_layout(company, width):
    view = {"width": width, "height": 800}
    gm = company.person(company.link(company.owner_token, "?lang=en-XA"), viewport=view).come()
    gm.page.locator("rondel-first-fight button").first.click()
    gm.page.locator("rondel-demo button").click()
    expect(gm.page.locator("li[data-id]")).to_have_count(5)

    for tab in gm.page.get_by_role("tab").all():
        tab.click()
        gm.page.wait_for_function("() => !document.querySelector('.none')")
        wide = gm.page.evaluate(TOO_WIDE)
        assert wide == [], tab.inner_text()


# What stands out of the page, or of what it stands in, through all shadows.
TOO_WIDE = """() => {
  const found = [];
  const look = (root) => {
    for (const el of root.querySelectorAll("*")) {
      if (el.shadowRoot) look(el.shadowRoot);
      const box = el.getBoundingClientRect();
      const hidden = !box.width || el.closest(".sr, .view, [hidden]");
      if (!hidden && box.right > innerWidth + 1) found.push(`${el.tagName}.${el.className}`);
    }
  };
  look(document);
  return found;
}"""
