"""What is wrong in a form is told in words of ours, beside the field, in the reader's language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

MANY = "> gm AddCombatants name=Goblin count=12 side=Foes hp=6"
PLAN = """
> gm AddCombatants name=Mira side=Heroes hp=9
> gm NoteEvent what="A lamp goes out" row=30 visible=no
> gm NoteEvent what="A bell tolls" row=40 visible=no
"""


def wrong(field, words: str) -> None:
    """Whether *field*, which has the focus, says what is wrong in it."""
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(words)


MIRA = "> gm AddCombatants name=Mira side=Heroes hp=12"


def test_a_form_tells_what_is_wrong_in_the_language_of_whoever_reads_it(company):
    company.play(MIRA)
    czech = company.person(company.link(company.owner_token, "?lang=cs")).come()
    row = czech.open("Mira")
    czech.press("Zranit", row)
    form = row.locator("form")
    number = form.get_by_role("spinbutton")

    number.fill("")
    number.press("Enter")
    wrong(number, "Vyplň to.")
    number.fill("0")
    expect(number).to_have_attribute("aria-invalid", "false")
    number.press("Enter")
    expect(number).to_have_accessible_description(re.compile("^Celé číslo od 1 do"))
    czech.shoot("forms-wrong")
    number.fill("5")
    number.press("Enter")
    expect(row).to_contain_text("7/12")


def test_fields_side_by_side_stand_in_a_line_whatever_their_labels_take(company):
    company.play(MANY)
    gm = company.gm(viewport={"width": 400, "height": 800})
    row = gm.open("Goblin 1")
    gm.press("Condition until a turn", row)
    form = row.locator("form")
    later = form.get_by_label("Rounds later").bounding_box()
    whose = form.get_by_label("Whose turn").bounding_box()

    assert later["x"] + later["width"] < whose["x"], "they are side by side"
    assert later["y"] == whose["y"]


def test_a_form_begins_with_its_first_choice_though_none_is_chosen(company):
    company.play(PLAN, "time-plan")
    gm = company.gm()
    expect(gm.page.locator("li[data-id]")).to_have_count(1)
    gm.page.wait_for_load_state("networkidle")
    gm.page.keyboard.press("Control+k")
    gm.page.get_by_role("combobox").fill("move an entry")
    gm.page.keyboard.press("Enter")

    choices = gm.page.get_by_role("dialog").get_by_role("radio")
    expect(choices).to_have_count(2)
    expect(choices.first).to_be_focused()


def test_what_a_press_asks_stands_right_below_it(company):
    company.play(MANY)
    gm = company.gm()
    card = gm.tab("Table").card("Encounters")
    card.get_by_role("button", name="More about The ford").click()
    out = card.get_by_role("heading", name="For other programs")
    expect(out).to_be_visible()
    gm.press("Delete", card)
    asked = card.get_by_text("This cannot be undone")

    assert asked.bounding_box()["y"] < out.bounding_box()["y"]


def test_a_die_with_too_many_pips_is_told_so(company):
    company.play(f"{MIRA}\n> gm BeginEncounter")
    gm = company.gm()
    big = gm.page.locator("rondel-offer[big]")
    big.get_by_role("button", name="dice").last.click()
    dice = big.get_by_role("spinbutton")
    dice.first.fill("7")
    dice.last.fill("3")
    dice.last.press("Enter")

    wrong(dice.first, "A whole number from 1 to 6.")


def test_at_the_door_a_name_is_asked_for_in_words_of_ours(company):
    guest = company.person(f"{company.server.url}/?lang=de")
    guest.come_back()
    name = guest.page.get_by_role("textbox").first
    name.fill("")
    name.press("Enter")

    wrong(name, "Füll das aus.")


@pytest.mark.parametrize("many", ["21x Rat", "100x Rat"])
def test_more_of_one_name_than_can_be_are_refused_where_they_were_written(company, many):
    company.play(MIRA)
    gm = company.gm()
    card = gm.tab("Set up").card("Add combatants")
    field = card.get_by_label("Name", exact=True)
    field.fill(many)
    field.press("Enter")

    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_value(many)
    expect(card).to_contain_text("A whole number from 1 to 20.")
    expect(card.get_by_label("How many")).not_to_have_attribute("aria-invalid", "true")
