"""What is looked at besides a moment itself: panels, rows, dialogs and forms, and how they open.

Whoever opens them reads English; a page may be made to speak otherwise once they are open.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from conftest import Person, choose
from moments import COURSES
from playwright.sync_api import Locator, expect
from test_door import door, knock, open_door

PATIENCE = 15_000  # milliseconds
GM = frozenset({"gm"})
ALL = frozenset({"gm", "player", "observer"})
SHEET = "Name;Side;HP;Max HP;Conditions\nMira;Heroes;9;14;\nWolf;;7;7;prone\nBear;;20;20;\n"


@dataclass(frozen=True)
class Opening:
    """Something that somebody opens: in which systems, at which moment, who, and how."""

    name: str
    at: str
    go: Callable[[Person], object]
    roles: frozenset[str] = GM
    systems: tuple[str, ...] = tuple(COURSES)


def tab(name: str) -> Callable[[Person], object]:
    """What goes to that panel."""
    return lambda person: person.tab(name)


def shown(part: Locator) -> Locator:
    """*part*, brought to where it is seen whole if it fits."""
    part.evaluate("(part) => part.scrollIntoView({ block: 'start' })")
    return part


def first_row(person: Person) -> Locator:
    """The row of whoever acts, or the first, opened."""
    row = person.page.locator("li[data-id]").first
    row.locator(".toggle").click()
    return row


def palette(person: Person) -> Locator:
    """All commands, by the magnifier: keys are listened to only after the first look."""
    person.button("All commands").click()
    dialog = person.page.get_by_role("dialog")
    dialog.wait_for()
    return dialog


def command(words: str) -> Callable[[Person], object]:
    """What finds a command by its *words* and opens its form where it is found."""

    def go(person: Person) -> None:
        dialog = palette(person)
        dialog.get_by_role("combobox").fill(words)
        expect(dialog.get_by_role("option").first).to_be_visible()
        person.page.keyboard.press("Enter")
        expect(dialog.locator("form, .choices, .sheet").first).to_be_visible()

    return go


def named(button: str, within: str = "") -> Callable[[Person], object]:
    """What presses a button of that name, in the card of that title if one is given."""

    def go(person: Person) -> None:
        person.button(re.compile(button), person.card(within) if within else None).first.click()

    return go


def keys(person: Person) -> None:
    person.tab(
        "House rules" if person.page.get_by_role("tab", name="House rules").count() else "Rules"
    )
    person.button("All shortcuts").click()
    expect(person.page.get_by_role("dialog", name="Keyboard")).to_be_visible()


def change_key(person: Person) -> None:
    keys(person)
    person.button(re.compile("^Log, and back: L")).click()


def reckoning(typed: str) -> Callable[[Person], object]:
    """What types that into the field of somebody's hit points."""

    def go(person: Person) -> None:
        row = person.row("Mira")
        row.get_by_role("button", name="reckon with hit points").click()
        field = row.get_by_label("Mira: reckon with hit points")
        field.fill(typed)
        if typed:
            field.press("Enter")

    return go


def about(person: Person, name: str) -> Locator:
    """All about a combatant: in their row, or beside the order where there is room."""
    person.row(name).locator(".toggle").click()
    return person.page.locator("rondel-details")


def in_row(offer: str, shelf: str = "") -> Callable[[Person], object]:
    """What opens a form about Mira, from a shelf of that name."""

    def go(person: Person) -> None:
        details = about(person, "Mira")
        if shelf:
            details.locator("summary", has_text=shelf).click()
        person.press(offer, details)

    return go


def picked(person: Person) -> Locator:
    person.button("Select several").click()
    for who in ("Goblin 1", "Goblin 2", "Ambusher"):
        person.page.get_by_role("checkbox", name=who).click()
    return person.page.get_by_role("region", name="Select several")


def picked_condition(person: Person) -> None:
    bar = picked(person)
    person.press("Add a condition", bar)


def about_encounter(person: Person) -> Locator:
    person.tab("Table")
    card = person.card("Encounters")
    card.get_by_role("button", name=re.compile("^More about")).first.click()
    return shown(card)


def delete_encounter(person: Person) -> None:
    person.press("Delete", about_encounter(person))


def people(person: Person) -> Locator:
    person.tab("Table")
    return shown(person.card("People"))


def invited(person: Person) -> None:
    card = people(person)
    card.get_by_label("Name", exact=True).fill("Cecilia")
    choose(card, "As", "Player")
    card.get_by_role("button", name="Make a link").click()
    expect(card.locator(".issued")).to_be_visible()


def close_seat(person: Person) -> None:
    card = people(person)
    card.get_by_role("button", name=re.compile("^More about Anna")).click()
    person.press("Close the seat", card)


def list_read(person: Person) -> None:
    person.tab("Set up")
    card = person.card("Paste or drop a list")
    card.get_by_label("The list").fill(SHEET)
    card.get_by_role("button", name="See what it becomes").click()
    expect(card.get_by_role("button", name=re.compile("^Add "))).to_be_visible()
    shown(card)


def stream(person: Person) -> None:
    person.tab("Table")
    card = shown(person.card("Streams and second screens"))
    card.get_by_role("button", name="Make a link").click()
    expect(card.get_by_label("Link of the page")).to_be_visible()


def new_link(person: Person) -> str:
    """The link to join, though the door may have been opened by somebody before."""
    person.tab("Table")
    shut = door(person).get_by_role("button", name="Open the door")
    renew = door(person).get_by_role("button", name="New link")
    expect(shut.or_(renew)).to_be_visible()
    if shut.count():
        return open_door(person)
    person.press("New link", door(person)).confirm(door(person))
    field = door(person).get_by_label("Link to join", exact=True)
    expect(field).to_have_value(re.compile("/j/"))
    return field.input_value()


def code(person: Person) -> None:
    new_link(person)
    person.button("Code for phones").click()
    expect(person.page.get_by_role("img", name="The link to join as a QR code")).to_be_visible()
    shown(door(person))


def knocking(person: Person) -> None:
    """Somebody is at the door, and waits there for as long as the pictures take."""
    link = new_link(person)
    browser = person.page.context.browser
    assert browser
    stranger = Person(browser.new_page(), link)
    stranger.page.set_default_timeout(PATIENCE)
    knock(stranger, "Anna")
    expect(person.page.locator("[data-knock]")).to_be_visible()
    shown(door(person))


def on_the_table(person: Person) -> None:
    """The dice lie on the table, and are typed."""
    details = about(person, "Goblin 1")
    details.get_by_role("button", name=re.compile("^Dice on the table")).first.click()


def last_hp(person: Person) -> None:
    """What asks about a number stands whole in the last row that is seen."""
    rows = person.page.locator("li[data-id]")
    row = rows.last
    row.get_by_role("button", name="reckon with hit points").click()
    field = row.get_by_label("reckon with hit points")
    field.fill("7")
    field.press("Enter")
    expect(row).to_contain_text("three things")


def big_step(person: Person) -> None:
    """The form of the next step."""
    person.page.locator("rondel-offer[big] button.big").click()
    expect(person.page.locator(".sheet form")).to_be_visible()


def times(person: Person) -> None:
    person.button("Time at the table").click()
    dialog = person.page.get_by_role("dialog", name="Time at the table")
    expect(dialog).to_be_visible()


FIGHT = ("speed-rounds",)
BAG = ("dice-bag",)
PLAN = ("time-plan",)
OPENINGS = [
    Opening("row", "turn", first_row, ALL),
    Opening("log", "over", tab("Log"), ALL),
    Opening("setup", "set-up", tab("Set up")),
    Opening("rules", "turn", tab("Rules"), ALL),
    Opening("table", "turn", tab("Table")),
    Opening("palette", "turn", palette),
    Opening("keys", "turn", keys, systems=FIGHT),
    Opening("keys-change", "turn", change_key, systems=FIGHT),
    Opening("calls", "turn", named("^Calls and sounds"), frozenset({"player"}), FIGHT),
    Opening("times", "over", times, systems=FIGHT),
    Opening("timer", "turn", command("turn timer"), systems=FIGHT),
    Opening("damage", "turn", command("damage goblin"), systems=FIGHT),
    Opening(
        "nothing-found",
        "turn",
        lambda p: palette(p).get_by_role("combobox").fill("xyzzy"),
        systems=FIGHT,
    ),
    Opening("hp", "turn", reckoning(""), systems=FIGHT),
    Opening("hp-which", "turn", reckoning("7"), systems=FIGHT),
    Opening("hp-wrong", "turn", reckoning("x"), systems=FIGHT),
    Opening("rename", "turn", in_row("Rename", "Combatant"), systems=FIGHT),
    Opening("assign", "turn", in_row("Change player", "Combatant"), systems=FIGHT),
    Opening("condition", "turn", in_row("Condition until a turn"), systems=FIGHT),
    Opening("activity", "set-up", in_row("Add an activity", "Numbers"), systems=FIGHT),
    Opening("plan", "waiting", lambda p: p.press("Say a plan"), frozenset({"player"}), FIGHT),
    Opening("picked", "turn", picked, systems=FIGHT),
    Opening("picked-form", "turn", picked_condition, systems=FIGHT),
    Opening("encounter", "turn", about_encounter, systems=FIGHT),
    Opening("delete", "turn", delete_encounter, systems=FIGHT),
    Opening("people", "turn", people, systems=FIGHT),
    Opening("invited", "turn", invited, systems=FIGHT),
    Opening("close-seat", "turn", close_seat, systems=FIGHT),
    Opening("gather", "set-up", list_read, systems=FIGHT),
    Opening("stream", "turn", stream, systems=FIGHT),
    Opening("code", "turn", code, systems=FIGHT),
    Opening("dice", "rolling", on_the_table, systems=FIGHT),
    Opening("hp-last", "turn", last_hp, systems=FIGHT),
    Opening("declare", "turn", big_step, frozenset({"gm", "player"}), PLAN),
    Opening("wait", "turn", command("wait until"), systems=PLAN),
    Opening("repeating", "turn", command("note an event that repeats"), systems=PLAN),
    Opening("move-entry", "turn", command("move an entry"), systems=PLAN),
    Opening("modifier", "turn", command("modifier for the next"), systems=BAG),
    Opening("order-note", "turn", command("aino order with a note"), systems=BAG),
    Opening("effect", "turn", command("add a veil"), systems=BAG),
    Opening("knock", "turn", knocking, systems=FIGHT),
]
