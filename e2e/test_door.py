"""How people come in who have no link of their own: they knock, and a GM says who they are."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect

NO_CLIPBOARD = """
Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject() } });
"""
PHONE = {"viewport": {"width": 320, "height": 640}, "has_touch": True}


def door(gm):
    return gm.page.locator("rondel-door")


def open_door(gm) -> str:
    """The link to join, of a door that is open from now on."""
    gm.tab("Table").press("Open the door", door(gm))
    field = door(gm).get_by_label("Link to join", exact=True)
    expect(field).to_have_value(re.compile("/j/"))
    return field.input_value()


def knock(person, name, role="Play"):
    page = person.page
    page.goto(person.link)
    page.get_by_label("Your name").fill(name)
    page.get_by_text(role, exact=True).click()
    person.axe_is_silent()
    page.get_by_role("button", name="Knock").click()
    expect(page.get_by_role("heading", name="You have knocked")).to_be_visible()
    return person


def is_in(person, name):
    expect(person.page.get_by_role("tab", name="Order")).to_be_visible()
    assert me(person)["name"] == name
    assert "#" not in person.page.url


def me(person) -> dict[str, Any]:
    """Who somebody is, as their overlay knows."""
    asked = "document.querySelector('rondel-overlay').app.store.state.me"
    return dict(person.page.evaluate(asked))


def test_a_phone_comes_in_as_the_player_of_a_combatant(company):
    company.play("> gm AddCombatants name=Mira side=Heroes")
    gm = company.gm()
    link = open_door(gm)
    gm.tab("Order")

    phone = knock(company.person(link, **PHONE), "Anna")
    phone.axe_is_silent()
    notice = gm.page.get_by_role("status").filter(has_text="Anna knocks")
    expect(notice.get_by_role("button", name="Admit as player")).to_be_visible()
    gm.axe_is_silent()

    gm.tab("Table")
    waiting = gm.page.locator("[data-knock]")
    waiting.get_by_label("Plays").select_option(label="Mira")
    gm.press("Admit as player", waiting)

    is_in(phone, "Anna")
    expect(phone.row("Mira").get_by_text("you", exact=True)).to_be_visible()
    expect(gm.page.locator("[data-knock]")).to_have_count(0)
    expect(gm.page.get_by_text("Anna knocks")).to_have_count(0)
    assert me(phone)["role"] == "player"
    assert company.owner_token not in str(phone.received)

    phone.page.reload()
    is_in(phone, "Anna")
    again = phone.page.context.new_page()
    phone.page.close()  # the tab is closed; the code is scanned once more
    again.goto(link)
    expect(again.locator("rondel-overlay")).to_be_visible()
    phone.page = again
    is_in(phone, "Anna")


def test_who_is_turned_away_may_knock_again_and_a_notice_is_enough_to_let_them_in(company):
    company.play()
    gm = company.gm()
    link = open_door(gm)
    phone = knock(company.person(link, **PHONE), "Whoever")

    gm.press("Turn away", door(gm))
    expect(phone.page.get_by_role("heading", name="You were not let in")).to_be_visible()
    phone.axe_is_silent()

    phone.page.get_by_role("button", name="Knock again").click()
    phone.page.get_by_label("Your name").fill("Bela")
    phone.page.get_by_text("Watch", exact=True).click()
    phone.page.get_by_role("button", name="Knock", exact=True).click()
    gm.tab("Order")
    notices = gm.page.locator("rondel-notices")
    notices.get_by_role("button", name="Admit as observer").click()

    is_in(phone, "Bela")
    assert me(phone)["role"] == "observer"


def test_a_knock_is_answered_from_the_palette(company):
    gm = company.gm()
    phone = knock(company.person(open_door(gm), **PHONE), "Anna")
    gm.tab("Order")

    gm.page.keyboard.press("Control+k")
    gm.page.get_by_role("combobox", name="Find a command").fill("admit player")
    expect(gm.page.get_by_role("option", name="Anna: Admit as player")).to_be_visible()
    gm.page.keyboard.press("Enter")

    is_in(phone, "Anna")


def test_a_seat_that_is_cut_off_sends_its_person_away_and_forgets_them(company):
    gm = company.gm()
    link = open_door(gm)
    phone = knock(company.person(link, **PHONE), "Anna")
    gm.press("Admit as player", door(gm))
    is_in(phone, "Anna")

    people = gm.card("People")
    people.get_by_role("button", name="More about Anna").click()
    gm.press("Close the seat", people)
    gm.confirm(people)
    expect(phone.page.get_by_role("heading", name="Your seat was closed")).to_be_visible()

    phone.page.goto(link)
    expect(phone.page.get_by_role("heading", name="Join the table")).to_be_visible()
    expect(phone.page.get_by_label("Your name")).to_have_value("Anna")


def test_whoever_lost_their_seat_is_known_by_the_machine_they_had(company):
    gm = company.gm()
    link = open_door(gm)
    phone = knock(company.person(link, **PHONE), "Anna")
    gm.press("Admit as player", door(gm))
    is_in(phone, "Anna")
    table = json.dumps(f"rondel.token.{company.table}")
    phone.page.evaluate(f"localStorage.removeItem({table}); sessionStorage.removeItem({table})")

    knock(phone, "Anička")
    expect(door(gm).get_by_text("Claims to be: Anna")).to_be_visible()
    expect(door(gm).get_by_text("Anna is at the table now")).to_have_count(0)
    gm.press("Admit as Anna", door(gm))

    is_in(phone, "Anna")


def test_who_claims_to_be_somebody_that_sits_at_the_table_is_told_as_that(company):
    gm = company.gm()
    link = open_door(gm)
    anna = knock(company.person(link, **PHONE), "Anna")
    gm.press("Admit as player", door(gm))
    is_in(anna, "Anna")
    mine = anna.page.evaluate("localStorage.getItem('rondel.me')")

    other = company.person(link, **PHONE)
    other.page.add_init_script(f"localStorage.setItem('rondel.me', {json.dumps(mine)})")
    knock(other, "Anna")

    expect(door(gm).get_by_text("Claims to be: Anna")).to_be_visible()
    expect(door(gm).get_by_text("Anna is at the table now")).to_be_visible()
    gm.axe_is_silent()


def test_a_link_that_was_made_new_in_another_window_is_shown_no_more(company):
    first, second = company.gm(), company.gm()
    link = open_door(first)
    waits = knock(company.person(link, **PHONE), "Anna")
    second.tab("Table")
    expect(door(second).get_by_text("Its link is where it was made")).to_be_visible()

    second.press("New link", door(second))
    second.confirm(door(second))

    field = door(second).get_by_label("Link to join", exact=True)
    expect(field).not_to_have_value(link)
    expect(door(first).get_by_text("Its link is where it was made")).to_be_visible()
    expect(door(first).get_by_label("Link to join", exact=True)).to_have_count(0)
    expect(waits.page.get_by_role("heading", name="You were not let in")).to_be_visible()


def test_nobody_can_knock_at_a_door_that_is_shut(company):
    gm = company.gm()
    link = open_door(gm)
    early = knock(company.person(link, **PHONE), "Anna")

    gm.press("Shut the door", door(gm))
    gm.confirm(door(gm))
    expect(early.page.get_by_role("heading", name="You were not let in")).to_be_visible()
    late = company.person(link, **PHONE)
    late.page.goto(link)
    late.page.get_by_label("Your name").fill("Late")
    late.page.get_by_role("button", name="Knock").click()

    expect(late.page.get_by_role("heading", name="This door is shut")).to_be_visible()
    late.axe_is_silent()


def test_the_link_can_be_copied_without_rights_to_the_clipboard(company):
    gm = company.person(company.link(company.owner_token))
    gm.page.add_init_script(NO_CLIPBOARD)
    gm.come()
    link = open_door(gm)

    gm.press("Copy", door(gm))

    expect(door(gm).get_by_text("The link is marked")).to_be_visible()
    field = door(gm).get_by_label("Link to join", exact=True)
    assert field.evaluate("e => e.getRootNode().activeElement === e")
    assert field.evaluate("e => e.value.slice(e.selectionStart, e.selectionEnd)") == link
    door(gm).get_by_role("button", name="Code for phones").click()
    expect(door(gm).get_by_role("img", name="The link to join as a QR code")).to_be_visible()


def test_which_pages_may_show_the_table_is_said_by_their_address(company, elsewhere):
    gm = company.gm().tab("Table")
    frames = door(gm).locator("rondel-frames")
    field = frames.get_by_label("Address of the page")
    add = frames.get_by_role("button", name="Add")

    field.fill("nonsense")
    add.click()
    expect(frames.get_by_role("alert")).to_contain_text("“nonsense” is not the beginning")
    gm.axe_is_silent()
    field.fill(f"{elsewhere}/port.html?x=1")
    add.click()
    expect(frames.get_by_text(elsewhere, exact=True)).to_be_visible()
    expect(field).to_have_value("")
    frames.get_by_role("button", name=f"Remove {elsewhere}").click()
    expect(frames.get_by_text(elsewhere, exact=True)).to_have_count(0)


def test_whoever_watches_sees_what_observers_see_with_whatever_link(company):
    company.play(
        """
        > gm AddCombatants name=Mira side=Heroes
        > gm AddCombatants name=Grak side=Foes hidden=yes
        """
    )
    link = company.link(company.owner_token).replace("/t/", "/w/")

    watcher = company.person(link).come()
    expect(watcher.row("Mira")).to_be_visible()
    expect(watcher.row("Grak")).to_have_count(0)
    assert watcher.page.get_by_role("tab", name="Table").count() == 0
    assert "Grak" not in str(watcher.received)

    stage = company.person(link.replace("#", "?layout=list#"))
    stage.come_back()
    expect(stage.page.get_by_text("Mira", exact=True)).to_be_visible()


def test_a_link_of_ones_own_opens_the_table_from_the_lobby(company):
    person = company.person(f"{company.server.url}/lobby")
    person.come_back()
    page = person.page
    page.get_by_text("I have a link").click()
    field = page.get_by_label("Your link")
    field.fill("https://vtt.example/t/abc#secret")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("That link is for another server.")
    person.axe_is_silent()

    field.fill(company.link(company.owner_token))
    field.press("Enter")

    expect(page.get_by_role("tab", name="Table")).to_be_visible()
    assert page.url == f"{company.server.url}/t/{company.table}"
