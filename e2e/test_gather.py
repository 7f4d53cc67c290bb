"""Lists from other programs come in, are brought up to date, and go out again. A GM's alone."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from access import Keys
from breadth import broadly
from playwright.sync_api import expect

GOLDEN = Path(__file__).parents[1] / "tests/intake/golden"
CARD = "Paste or drop a list"
SHEET = """Name;Side;HP;Max HP;Conditions
Mira;Heroes;9;11;
Wolf;;7;7;prone
Bear;;20;20;
"""
BRING = """(text) => document.querySelector("rondel-overlay").app.store.change(
  { is: "brought", text })"""
CARRIED = """([name, text]) => {
  const carried = new DataTransfer();
  if (name) carried.items.add(new File([text], name));
  else carried.setData("text/plain", text);
  return carried;
}"""
# Browsers tell again and again of what is held over something.
HELD = """async (head, [dataTransfer, frames]) => {
  const said = { dataTransfer, bubbles: true, composed: true, cancelable: true };
  const overlay = document.querySelector("rondel-overlay");
  for (let n = 0; n < frames && !overlay.hasAttribute("dropping"); n += 1) {
    head.dispatchEvent(new DragEvent("dragover", said));
    await new Promise(requestAnimationFrame);
  }
}"""


@pytest.fixture
def gm(company):
    company.play()
    gm = company.gm(permissions=["clipboard-read", "clipboard-write"])
    gm.tab("Set up")
    expect(gm.card(CARD)).to_be_visible()
    return gm


def paste(gm, text):
    gm.page.evaluate("(text) => navigator.clipboard.writeText(text)", text)
    gm.card(CARD).get_by_label("The list").focus()
    gm.page.keyboard.press("Control+v")
    return gm.card(CARD)


def carry(person, text, name="", *, taken=True):
    """Hold a file, or a text if it has no *name*, over the head of the page, until that tells."""
    carried = person.page.evaluate_handle(CARRIED, [name, text])
    person.page.locator("rondel-overlay .head").first.evaluate(HELD, [carried, 300 if taken else 2])
    return {"dataTransfer": carried}


def drop(person, text, name="", *, taken=True):
    """Let go of it there."""
    carried = carry(person, text, name, taken=taken)
    person.page.dispatch_event("rondel-overlay .head", "drop", carried)


def line(gm, name):
    """What the preview says of the row of that name."""
    return gm.card(CARD).locator(".rows li", has_text=name)


def toast(gm, text):
    return gm.page.locator(".notice", has_text=text)


def test_a_sheet_is_looked_at_first_then_comes_in_and_can_be_taken_back(gm):
    card = paste(gm, SHEET)

    expect(card).to_contain_text("Read as: spreadsheet.")
    expect(card.get_by_role("button", name="Add 3")).to_be_visible()
    expect(line(gm, "Wolf")).to_contain_text("HP 7")
    expect(line(gm, "Wolf")).to_contain_text("prone")
    card.get_by_role("checkbox", name="Bear").uncheck()
    card.get_by_label("Side of those whom the list gives none").fill("Beasts")
    gm.axe_is_silent().shoot("gather-preview")
    card.get_by_role("button", name="Add 2").click()

    expect(toast(gm, "Brought in: 2 new")).to_be_visible()
    expect(card.get_by_label("The list")).to_have_value("")
    gm.shoot("gather-done")
    gm.tab("Order")
    assert sorted(gm.names()) == ["Mira", "Wolf"]
    expect(gm.row("Wolf")).to_contain_text("7/7")
    toast(gm, "Brought in: 2 new").get_by_role("button", name="Undo").click()
    expect(gm.page.locator("li[data-id]")).to_have_count(0)


def test_whoever_comes_again_is_brought_up_to_date(gm):
    paste(gm, SHEET).get_by_role("button", name="Add 3").click()
    expect(toast(gm, "Brought in: 3 new")).to_be_visible()

    card = paste(gm, SHEET.replace("Wolf;;7;7", "Wolf;;2;7") + "Rat;;1;1;\n")

    expect(card.get_by_role("button", name="Add 1, change 1")).to_be_visible()
    expect(line(gm, "Wolf")).to_contain_text("HP 7 → 2")
    expect(card.get_by_text("Here already, nothing new (2)")).to_be_visible()
    gm.axe_is_silent().shoot("gather-again")
    card.get_by_role("button", name="Add 1, change 1").click()
    expect(toast(gm, "Brought in: 1 new, 1 changed")).to_be_visible()
    gm.tab("Order")
    assert sorted(gm.names()) == ["Bear", "Mira", "Rat", "Wolf"]
    expect(gm.row("Wolf")).to_contain_text("2/7")


def test_names_are_typed_and_each_gets_a_side_by_keyboard_alone(gm):
    keys = Keys(gm.page)
    card = gm.card(CARD)
    card.get_by_label("The list").focus()
    keys.type("Mira, 2x Goblin +2, 0x Nobody")
    keys.press("Control+Enter")
    expect(card.get_by_role("button", name="Add 3")).to_be_visible()
    expect(card).to_contain_text("Line 1: Nobody: 0 is no number of combatants from 1 to 200.")

    keys.to("Side: Goblin").type("Foes")
    keys.use("Add 3")

    expect(toast(gm, "Brought in: 3 new")).to_be_visible()
    assert keys.focused() == CARD
    figures = gm.page.evaluate(
        "Object.values(document.querySelector('rondel-overlay').app.store.state.doc.encounter"
        ".figures).map(({ name, side }) => [name, side])"
    )
    assert figures == [["Mira", "Heroes"], ["Goblin 1", "Foes"], ["Goblin 2", "Foes"]]


def test_a_file_is_dropped_anywhere_and_what_a_host_brings_comes_after(gm):
    gm.tab("Log")
    carry(gm, "Mira", "list.txt")
    expect(gm.page.locator("rondel-overlay")).to_have_attribute("dropping", "")
    gm.shoot("gather-drop")
    drop(gm, (GOLDEN / "foundry-dnd5e.json").read_text(), "actor.json")

    card = gm.card(CARD)
    expect(card).to_contain_text("Read as: actors of Foundry VTT.")
    gm.page.evaluate(BRING, (GOLDEN / "owlbear.json").read_text())
    expect(card).to_contain_text("Read as: Owlbear Rodeo.")
    expect(card).to_contain_text("One more list comes after this one.")
    card.get_by_role("button", name="Put away").click()

    expect(card).to_contain_text("Read as: actors of Foundry VTT.")
    card.get_by_role("button", name="Put away").click()
    expect(card.get_by_label("The list")).to_have_value("")

    drop(gm, "PK\x03\x04\0\0", "fight.xlsx")
    expect(toast(gm, "fight.xlsx is no text")).to_contain_text("CSV")
    drop(gm, "Mira, Bruno")
    expect(card.get_by_role("button", name="Add 2")).to_be_visible()


def test_what_is_refused_says_why_and_loses_nothing(gm):
    card = paste(gm, '{"half": ')
    expect(card).to_contain_text("It breaks off or has a mistake at character")
    gm.axe_is_silent().shoot("gather-broken")
    card.get_by_role("button", name="Put away").click()

    card = paste(gm, "Mira")
    expect(card.get_by_role("button", name="Add 1")).to_be_visible()
    gm.page.context.set_offline(True)
    card.get_by_role("button", name="Add 1").click()
    expect(card.get_by_role("alert")).to_contain_text("The list is still here.")
    gm.shoot("gather-offline")
    gm.page.context.set_offline(False)
    card.get_by_role("button", name="Add 1").click()

    expect(toast(gm, "Brought in: 1 new")).to_be_visible()


def test_a_list_without_end_is_not_read_and_says_how_much_is(gm):
    gm.page.evaluate(BRING, "x" * 1_000_001)

    alert = gm.card(CARD).get_by_role("alert")
    expect(alert).to_contain_text("1,000,001 characters, and 1,000,000 can be read at once")


def test_who_has_no_room_comes_in_once_others_stay_out(gm):
    card = paste(gm, "150x Rat, 51x Bat, Cat")
    expect(line(gm, "Bat")).to_contain_text("no room")
    expect(card.get_by_role("button", name="Add 151")).to_be_visible()

    card.get_by_role("checkbox", name="Rat").uncheck()

    expect(card.get_by_role("button", name="Add 52")).to_be_visible()
    expect(line(gm, "Bat")).to_contain_text("Bat 1 … Bat 51")


def test_a_list_that_came_before_its_encounter_waits_for_it(company):
    gm = company.gm()
    gm.tab("Set up")
    gm.page.evaluate(BRING, "Mira, Bruno")
    expect(gm.card(CARD)).to_contain_text("There is no encounter yet")
    gm.axe_is_silent().shoot("gather-nowhere")

    gm.new_encounter("The ford")
    gm.tab("Set up")

    expect(gm.card(CARD).get_by_role("button", name="Add 2")).to_be_visible()


def test_two_hundred_rows_are_one_press(gm):
    text = "Name;HP;Conditions\n" + "\n".join(f"Rat {n};{n};" for n in range(1, 201))
    card = paste(gm, text)

    button = card.get_by_role("button", name="Add 200")
    expect(button).to_be_in_viewport()  # it stays at hand, however long the list is
    card.get_by_role("button", name="None: Joining (200)").click()
    expect(card.get_by_role("button", name="Nothing new to bring in")).to_be_visible()
    card.get_by_role("checkbox", name="Rat 150", exact=True).check()
    gm.shoot("gather-long")
    card.get_by_role("button", name="Add 1").click()
    gm.tab("Order")
    expect(gm.row("Rat 150")).to_be_visible()


ORDER = """
> gm AddCombatants name=Mira side=Heroes
> gm AddCombatants name=Grak side=Foes hp=9
> gm AddCombatants name=Lurker side=Foes hidden=yes
"""


def ways_out(gm):
    """The card of the encounters, with what there is to copy of the ford."""
    card = gm.tab("Table").card("Encounters")
    card.get_by_role("button", name="More about The ford").click()
    return card


def test_an_order_goes_to_roll20_and_a_spreadsheet_comes_back(company):
    company.play(ORDER)
    gm = company.gm(permissions=["clipboard-read", "clipboard-write"])
    card = ways_out(gm)
    card.get_by_role("button", name="Copy for Roll20").click()

    expect(toast(gm, "Paste it into Roll20’s chat")).to_be_visible()
    command = gm.page.evaluate("navigator.clipboard.readText()")
    entries = json.loads(command.removeprefix("!turns-load "))
    assert {entry["custom"] for entry in entries} == {"Mira", "Grak"}
    gm.axe_is_silent().shoot("gather-out")
    for name in ("Spreadsheet", "Who is there"):
        with gm.page.expect_download() as coming:
            card.get_by_role("button", name=name).click()
        assert "Lurker" not in Path(coming.value.path()).read_text(encoding="utf-8")

    card.get_by_label("With what only GMs see").check()
    card.get_by_role("button", name="Copy for Roll20").click()
    expect(toast(gm, "Paste it into Roll20’s chat")).to_have_count(2)
    assert "Lurker" in gm.page.evaluate("navigator.clipboard.readText()")
    with gm.page.expect_download() as coming:
        card.get_by_role("button", name="Who is there").click()
    assert "Lurker" in Path(coming.value.path()).read_text(encoding="utf-8")

    with gm.page.expect_download() as coming:
        card.get_by_role("button", name="Spreadsheet").click()
    assert coming.value.suggested_filename == "The-ford.csv"
    sheet = Path(coming.value.path()).read_text(encoding="utf-8")
    assert sheet.startswith("\ufeff")
    drop(gm, sheet, "The-ford.csv")

    expect(gm.card(CARD)).to_contain_text("Here already, nothing new (3)")
    nothing = gm.card(CARD).get_by_role("button", name="Nothing new to bring in")
    expect(nothing).to_have_attribute("aria-disabled", "true")


def test_where_the_clipboard_is_shut_the_order_is_marked_to_be_copied(company):
    company.play(ORDER)
    gm = company.gm()
    gm.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }")
    card = ways_out(gm)
    card.get_by_role("button", name="Copy for Roll20").click()

    expect(card.get_by_role("textbox", name="Copy for Roll20")).to_be_focused()
    expect(card).to_contain_text("press Ctrl+C")
    gm.axe_is_silent().shoot("gather-by-hand")


def test_players_and_observers_have_none_of_it(company):
    links = company.play(ORDER, anna="player", stream="observer")
    for seat in ("anna", "stream"):
        person = company.person(links[seat]).come()
        expect(person.row("Mira")).to_be_visible()
        drop(person, "Bruno, Grak", "list.txt", taken=False)
        drop(person, "Bruno, Grak", taken=False)

        expect(person.page.get_by_text(CARD)).to_have_count(0)
        person.page.evaluate(BRING, "Bruno")
        expect(toast(person, "Only the GM may do that.")).to_be_visible()
        assert person.names() == ["Mira", "Grak"]
        toast(person, "Only the GM may do that.").get_by_role("button").click()


@pytest.mark.parametrize("scheme", broadly(["light", "dark"], "dark"))
@pytest.mark.parametrize("width", broadly([320, 800], 320))
def test_it_is_whole_in_each_width_and_scheme(company, width, scheme):
    company.play()
    gm = company.gm(viewport={"width": width, "height": 800}, color_scheme=scheme)
    gm.tab("Set up")
    gm.card(CARD).scroll_into_view_if_needed()
    gm.axe_is_silent().shoot(f"gather-empty-{width}-{scheme}")
    gm.page.evaluate(BRING, SHEET + "Hildegard von der Hohen Warte zu Unterwasser;;x;9;\n3x;;;;\n")

    card = gm.card(CARD)
    expect(card.get_by_role("button", name=re.compile("^Add"))).to_be_visible()
    assert gm.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    panel = gm.page.locator("#panel")
    assert panel.evaluate("(panel) => panel.scrollWidth <= panel.clientWidth")
    gm.axe_is_silent().shoot(f"gather-{width}-{scheme}")


def test_longer_words_break_no_layout_of_a_list(company):
    view = {"width": 320, "height": 800}
    gm = company.person(company.link(company.owner_token, "?lang=en-XA"), viewport=view).come()
    gm.page.locator("rondel-first-fight button").first.click()
    gm.page.locator("rondel-demo button").click()
    expect(gm.page.locator("li[data-id]")).to_have_count(5)
    gm.page.evaluate(BRING, "Name;HP\nMira;3\nWolf;x\n" + "y" * 70 + ";\n")

    expect(gm.page.locator("rondel-gather .last button").first).to_be_visible()
    gm.shoot("gather-longer")
    panel = gm.page.locator("#panel")
    assert panel.evaluate("(panel) => panel.scrollWidth <= panel.clientWidth")
    gm.page.get_by_role("tab").last.click()
    gm.page.locator("rondel-encounters button[aria-expanded]").first.click()
    expect(gm.page.locator("rondel-outward button")).to_have_count(4)
    gm.shoot("gather-longer-out")
    assert panel.evaluate("(panel) => panel.scrollWidth <= panel.clientWidth")


def test_the_rows_of_what_a_program_gave_out_are_in_sight_in_a_narrow_panel(gm):
    gm.page.set_viewport_size({"width": 380, "height": 600})
    card = gm.card(CARD)
    text = (GOLDEN / "foundry-dnd5e.json").read_text()
    field = card.get_by_label("The list")
    field.focus()
    field.fill(text)
    field.press("Control+Enter")

    row = card.locator(".rows li").first
    expect(row).to_be_in_viewport(ratio=1)
    expect(card.get_by_role("textbox", name="The list")).to_be_in_viewport()


def test_a_side_is_pressed_and_the_one_that_is_meant_is_marked(gm):
    card = paste(gm, "Mira, Bruno")
    sides = card.get_by_role("group", name="Sides")
    expect(sides.get_by_role("button", name="Heroes")).to_have_attribute("aria-pressed", "true")

    sides.get_by_role("button", name="Foes").click()
    expect(sides.get_by_role("button", name="Foes")).to_have_attribute("aria-pressed", "true")
    gm.axe_is_silent()
    card.get_by_role("button", name="Add 2").click()

    expect(toast(gm, "Brought in: 2 new")).to_be_visible()
    assert sides_of(gm) == {"Mira": "Foes", "Bruno": "Foes"}


def test_tokens_of_players_and_of_the_gm_do_not_join_one_side(gm):
    card = paste(gm, (GOLDEN / "owlbear-ours.json").read_text())

    expect(card.get_by_label("Side: Mira")).to_have_value("Heroes")
    expect(card.get_by_label("Side: Grak")).to_have_value("Foes")
    card.get_by_role("button", name="Add 2").click()

    expect(toast(gm, "Brought in: 2 new")).to_be_visible()
    assert sides_of(gm) == {"Mira": "Heroes", "Grak": "Foes"}


def test_who_is_here_by_another_name_is_told_by_that(gm):
    text = (GOLDEN / "owlbear-ours.json").read_text()
    paste(gm, text).get_by_role("button", name="Add 2").click()
    expect(toast(gm, "Brought in: 2 new")).to_be_visible()

    card = paste(gm, text.replace('"Mira"', '"Mira.png"'))

    card.get_by_text("Here already, nothing new (2)").click()
    expect(line(gm, "Mira.png")).to_contain_text("here as: Mira")


def sides_of(gm):
    """The side of everybody, by name."""
    return gm.page.evaluate(
        "Object.fromEntries(Object.values(document.querySelector('rondel-overlay').app.store.state"
        ".doc.encounter.figures).map(({ name, side }) => [name, side]))"
    )
