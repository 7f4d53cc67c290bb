"""Whatever a panel holds is found by its words in the palette, and can have a key of its own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

# Controls beside what is on offer, by the words that a screen reader says; the fields of a form go
# with its button, and rows are walked through by keys.
CONTROLS = """() => {
  const found = [];
  const seen = (at) => at.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true });
  const group = (at) => at.closest("[role=group], [role=radiogroup], fieldset");
  const words = (at) => at.type === "radio" && group(at)
    ? (group(at).getAttribute("aria-label") || group(at).firstElementChild.textContent).trim()
    : (at.getAttribute("aria-label") || at.labels?.[0]?.textContent
    || at.textContent || at.title || "").replace(/\\s+/g, " ").trim();
  const walk = (root, way) => {
    for (const at of root.querySelectorAll("*")) {
      const name = at.localName;
      if (name === "rondel-palette" || at.closest("[role=tablist], .toggle")) continue;
      if (at.shadowRoot) walk(at.shadowRoot, [...way, name]);
      const offered = way.includes("rondel-offer");
      const kinds = "button, input:not([hidden]), select, textarea, a[href], summary";
      if (!at.matches(kinds) || !seen(at) || at.disabled) continue;
      if (offered && (name !== "button" || at.form || at.closest("form"))) continue;
      if (words(at)) found.push(words(at));
    }
  };
  walk(document.querySelector("rondel-overlay").renderRoot, []);
  return found;
}"""
ENTRIES = 'document.querySelector("rondel-overlay").hands.entries.map(({ words }) => words)'

# What needs no words of its own in the palette, and why.
BESIDE = {
    r"(All commands|Select several|Close)( \(.*\))?": "found as itself, or opens and shuts it",
    "All shortcuts.": "found without its key",
    "(Undo|Redo): .*": "found without what",
    "More about .*": "what it unfolds is found itself",
    "The ford ?in preparation": "looked at already; the others are found",
    ".*: (one hit point (less|more)|reckon with hit points).*": "found as what changes them",
    "One (less|more)": "goes with the number beside it",
    "Show .* in the order": "walked to by keys",
    "(Search|About whom|What kind)": "found as looking through the log",
    "(The list|See what it becomes|What is understood)": "go with pasting a list",
    "Address of the page": "found as the pages that may show the table",
    "Say a plan.": "found as the plan",
    "Choose.": "found as calls and sounds",
    "Link to join": "found as what copies it",
    "(Layout|Background|Colours|Size in percent|Rows at most.*)": "found as streams",
    "(Actions|Health|Conditions|Numbers|Combatant|GM override|Change)": "unfold what is found",
}


def told(words):
    """What *words* say, in whatever order."""
    return set(re.findall(r"\w+", words.casefold()))


def missing(person):
    """Those controls of which no entry says all the words."""
    entries = [told(entry) for entry in person.page.evaluate(ENTRIES)]
    return {
        words
        for words in person.page.evaluate(CONTROLS)
        if not any(told(words) <= entry for entry in entries)
        and not any(re.fullmatch(why, words) for why in BESIDE)
    }


def meet(person):
    """From here on all ways are known: they come when somebody first asks."""
    find(person, "log as text")
    expect(person.page.get_by_role("option", name="Log: As text")).to_have_count(1)
    person.page.keyboard.press("Escape")


def find(person, words):
    person.button("All commands").click()
    expect(person.page.get_by_role("combobox", name="Find a command")).to_be_focused()
    person.page.keyboard.type(words)


def pick(person, words):
    find(person, words)
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


FORD = """
> gm AddCombatants name=Mira side=Heroes hp=12
> gm AddCombatants name=Goblin side=Foes hp=6
"""


@pytest.fixture
def gm(company):
    company.play(FORD)
    gm = company.gm()
    expect(gm.row("Mira")).to_be_visible()
    return gm


def test_no_action_of_a_gm_is_missing(gm):
    meet(gm)
    left = missing(gm)
    gm.open("Mira")
    for tab in ("Order", "Set up", "Log", "Rules", "Table"):
        gm.tab(tab)
        left |= missing(gm)
    gm.press("Open the door")
    expect(gm.page.get_by_role("button", name="Code for phones")).to_be_visible()
    gm.button("More about The ford").click()
    expect(gm.page.get_by_role("button", name="Copy for Roll20")).to_be_visible()
    frames = gm.page.get_by_label("Address of the page")
    frames.fill("https://vtt.example")
    frames.press("Enter")
    expect(gm.page.get_by_role("button", name="Remove https://vtt.example")).to_be_visible()

    assert sorted(left | missing(gm)) == []


def test_no_action_of_a_player_is_missing(company):
    ash = "> gm AddCombatants name=Ash side=Heroes controller=ada hp=9"
    links = company.play(f"{FORD}{ash}\n> gm BeginEncounter", ada="player")
    ada = company.person(links["ada"]).come()
    meet(ada)
    left = missing(ada)
    ada.open("Ash")
    for tab in ("Order", "Log", "Rules"):
        ada.tab(tab)
        left |= missing(ada)

    assert sorted(left) == []


def test_a_panel_is_gone_to_and_what_it_holds_is_pressed(gm):
    page = gm.page
    meet(gm)
    pick(gm, "paste list")
    expect(page.get_by_label("The list", exact=True)).to_be_focused()

    with page.expect_download() as out:
        pick(gm, "ford spreadsheet")
    assert out.value.suggested_filename == "The-ford.csv"
    expect(page.get_by_role("button", name="Spreadsheet (CSV)")).to_be_focused()

    pick(gm, "pages may show")
    expect(page.get_by_label("Address of the page")).to_be_focused()

    find(gm, "calls sounds")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Calls and sounds")).to_be_visible()


def test_what_a_panel_holds_can_have_a_key_that_also_works_after_coming_anew(gm):
    page = gm.page
    meet(gm)
    page.locator("h1").click()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard")
    keys.get_by_role("button", name=re.compile("^Log: As JSON")).click()
    page.keyboard.press("g")
    page.keyboard.press("Escape")

    page.goto("about:blank")
    gm.come()
    expect(gm.row("Mira")).to_be_visible()
    page.locator("h1").click()
    with page.expect_download() as out:
        page.keyboard.press("g")

    assert out.value.suggested_filename == "The-ford-Log.json"
