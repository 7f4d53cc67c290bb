"""What is wrong in a form is told in words of ours, beside the field, in the reader's language."""

from __future__ import annotations

import re

from playwright.sync_api import expect


def wrong(field, words: str) -> None:
    """Whether *field*, which has the focus, says what is wrong in it."""
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(words)


def test_a_form_tells_what_is_wrong_in_the_language_of_whoever_reads_it(company):
    gm = company.gm()
    gm.new_encounter("The ford")
    gm.add("Mira", "Heroes", hp=12)
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


def test_a_die_with_too_many_pips_is_told_so(company):
    gm = company.gm()
    gm.new_encounter("The ford")
    gm.add("Mira", "Heroes", hp=12)
    gm.next_step("Begin")
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
