"""A GM's hands: commands by their words and by keys, rows in hand, sums in hit points."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

FORD = """
> gm AddCombatants name=Mira side=Heroes hp=12
> gm AddCombatants name=Goblin count=3 side=Foes hp=6
"""

RING = 4  # pixels that show the focus around a field
SHADOW = "(button) => getComputedStyle(button).boxShadow"


@pytest.fixture
def gm(company):
    company.play(FORD)
    gm = company.gm(reduced_motion="reduce")  # rows are where they are drawn at once
    expect(gm.rows).to_have_count(4)
    return gm


def begin(gm):
    gm.next_step("Begin")
    gm.next_step("Roll for")
    gm.next_step("Begin the turns")
    expect(gm.page.locator("li[aria-current=true]")).to_have_count(1)


def palette(gm):
    return gm.page.get_by_role("dialog", name="All commands")


def find(gm, words):
    gm.page.keyboard.press("Control+k")
    expect(palette(gm)).to_be_visible()
    gm.page.keyboard.type(words)


def toast(gm, text):
    return gm.page.locator(".notice", has_text=text)


def test_a_command_is_found_by_its_words_and_filled_in_where_it_is_found(gm):
    find(gm, "dam gob 2")
    expect(palette(gm).get_by_role("option").first).to_have_text("Goblin 2: DamageD")
    gm.shoot("hands-palette")
    gm.page.keyboard.press("Enter")
    expect(palette(gm).get_by_role("heading", name="Goblin 2: Damage")).to_be_visible()
    gm.shoot("hands-palette-form")
    gm.page.keyboard.type("4")
    gm.page.keyboard.press("Enter")

    expect(palette(gm)).to_have_count(0)
    expect(gm.row("Goblin 2")).to_contain_text("2/6")
    expect(toast(gm, "Done: Goblin 2: Damage")).to_be_visible()

    gm.page.keyboard.press("Control+k")
    expect(palette(gm).get_by_role("option").first).to_contain_text("Damage")
    gm.page.keyboard.press("Escape")
    expect(palette(gm)).to_have_count(0)


def test_what_was_taken_back_is_named_and_can_be_done_again(gm):
    gm.row("Mira").locator(".toggle").click()
    gm.row("Mira").locator("summary", has_text="Combatant").click()
    gm.press("Remove", gm.row("Mira"))
    expect(gm.row("Mira")).to_have_count(0)

    gm.page.locator("h1").click()
    gm.page.keyboard.press("u")
    undone = toast(gm, "Undone: Mira is gone.")
    expect(undone).to_be_visible()
    expect(gm.row("Mira")).to_have_count(1)
    gm.shoot("hands-undone")
    undone.get_by_role("button", name="Redo").click()

    expect(toast(gm, "Done again: Mira is gone.")).to_be_visible()
    expect(gm.row("Mira")).to_have_count(0)


def test_pressing_undo_again_before_it_was_answered_takes_back_one_more(gm):
    for left in ("11/12", "10/12"):
        gm.button("Mira: one hit point less").click()
        expect(gm.row("Mira")).to_contain_text(left)

    gm.page.evaluate("for (const key of 'uu') dispatchEvent(new KeyboardEvent('keydown', { key }))")

    expect(gm.row("Mira")).to_contain_text("12/12")


def test_hit_points_reckon_and_a_number_alone_is_asked_about(gm):
    row = gm.row("Mira")
    field = row.get_by_label("Mira: reckon with hit points")

    row.get_by_role("button", name="reckon with hit points").click()
    field.fill("-7")
    gm.shoot("hands-hp")
    field.press("Enter")
    expect(row).to_contain_text("5/12")
    expect(row.get_by_text("saved")).to_be_visible()

    row.get_by_role("button", name="reckon with hit points").click()
    field.fill("7")
    field.press("Enter")
    expect(row).to_contain_text("can mean three things")
    gm.shoot("hands-hp-which")
    row.get_by_role("button", name="=7 sets").click()
    expect(row).to_contain_text("7/12")

    gm.page.locator("h1").click()
    gm.page.keyboard.press("j")
    gm.page.keyboard.press("p")
    gm.page.keyboard.type("x")
    expect(row).to_contain_text("That is no sum")
    for nothing in ("=", "=-3"):
        field.fill(nothing)
        expect(row).not_to_contain_text("That is no sum")
        field.press("Enter")
        expect(row).to_contain_text("That is no sum")
    gm.page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    expect(row.get_by_role("button", name="reckon with hit points")).to_be_focused()


def test_several_are_hurt_named_and_hidden_with_one_press_each(gm):
    page = gm.page
    gm.button("Select several").click()
    page.get_by_role("checkbox", name="Goblin 1").click()
    page.get_by_role("checkbox", name="Goblin 3").click(modifiers=["Shift"])
    bar = page.get_by_role("region", name="Select several")
    expect(bar).to_contain_text("3 selected")
    gm.shoot("hands-picked")

    gm.press("Damage", bar)
    lost = bar.get_by_label("Hit points lost")
    lost.fill("2")
    gm.shoot("hands-picked-form")
    ring = lost.locator("xpath=ancestor::*[contains(@class, 'stepper')]").bounding_box()
    assert ring["x"] - bar.bounding_box()["x"] >= RING
    page.emulate_media(forced_colors="active")
    shapes = [gm.offer(words, bar).evaluate(SHADOW) for words in ("Damage", "Heal")]
    assert shapes[0] != shapes[1], "it is seen which of them is open"
    page.emulate_media(forced_colors="none")
    bar.get_by_role("button", name="Damage (3)").click()
    for n in (1, 2, 3):
        expect(gm.row(f"Goblin {n}")).to_contain_text("4/6")
    expect(gm.row("Mira")).to_contain_text("12/12")
    expect(page.locator(".notice")).to_have_count(1)
    expect(toast(gm, "Damage 2: Goblin 1, Goblin 2, Goblin 3")).to_be_visible()

    page.keyboard.press("c")  # a command's key is about all that are selected
    bar.get_by_text("Condition for rounds").click()
    bar.get_by_label("Condition", exact=True).fill("prone")
    bar.get_by_role("button", name="Condition for rounds (3)").click()
    expect(page.locator("li[data-id]", has_text="prone")).to_have_count(3)
    named = "Condition for rounds (prone): Goblin 1, Goblin 2, Goblin 3"
    expect(toast(gm, named)).to_be_visible()

    gm.press("Hide", bar)
    expect(page.locator("li[data-id]", has_text="hidden")).to_have_count(3)
    hidden = "Hide: Goblin 1, Goblin 2, Goblin 3"
    toast(gm, hidden).get_by_role("button", name="Undo").click()
    expect(page.locator("li[data-id]", has_text="hidden")).to_have_count(0)
    expect(toast(gm, f"Undone: {hidden}")).to_be_visible()

    bar.get_by_role("button", name="End selecting").click()
    expect(bar).to_have_count(0)
    expect(page.locator("button.toggle:focus")).to_have_count(1)
    expect(page.get_by_role("checkbox")).to_have_count(0)


def test_nothing_stays_selected_where_all_that_was_is_removed(gm):
    page = gm.page
    gm.button("Select several").click()
    for n in (1, 2):
        page.get_by_role("checkbox", name=f"Goblin {n}").click()
    bar = page.get_by_role("region", name="Select several")
    gm.press("Remove", bar)
    expect(bar).to_have_count(0)
    expect(page.get_by_role("checkbox")).to_have_count(0)
    expect(page.locator("button.toggle:focus")).to_have_count(1)

    toast(gm, "Remove: Goblin 1, Goblin 2").get_by_role("button", name="Undo").click()
    expect(gm.row("Goblin 1")).to_be_visible()
    expect(bar).to_have_count(0)


def test_a_toast_says_how_much_more_was_taken_back_than_it_names(gm):
    gm.next_step("Begin")
    gm.next_step("Roll for")
    expect(gm.offer("Begin the turns")).to_be_visible()
    gm.button(re.compile("^Undo")).click()

    expect(gm.page.get_by_text(re.compile("^Undone: .*speed.*speed.* and 2 more$"))).to_be_visible()


def test_what_one_press_did_to_several_one_press_takes_back(gm):
    page = gm.page
    page.locator("h1").click()
    page.keyboard.press("x")
    for n in (1, 2, 3):
        page.get_by_role("checkbox", name=f"Goblin {n}").click()
    page.keyboard.press("p")  # the field that reckons is about all that are selected
    bar = page.get_by_role("region", name="Select several")
    page.keyboard.type("x")
    expect(bar).to_contain_text("That is no sum")
    page.keyboard.press("Control+a")
    page.keyboard.type("-2")
    gm.shoot("hands-picked-sum")
    page.keyboard.press("Enter")
    hurt = page.locator("li[data-id]", has_text="4/6")
    expect(toast(gm, "Damage 2: Goblin 1, Goblin 2, Goblin 3")).to_be_visible()
    expect(hurt).to_have_count(3)

    # It is the table that knows what belongs together, and no page.
    page.reload()
    done = "Damage: Goblin 1, Goblin 2, Goblin 3"
    gm.button(f"Undo: {done}").click()
    expect(page.locator("li[data-id]", has_text="6/6")).to_have_count(3)
    expect(toast(gm, f"Undone: {done}")).to_be_visible()
    page.reload()
    gm.button(f"Redo: {done}").click()
    expect(hurt).to_have_count(3)
    page.locator("h1").click()
    page.keyboard.press("u")
    expect(hurt).to_have_count(0)

    page.keyboard.press("x")
    for n in (1, 2, 3):
        page.get_by_role("checkbox", name=f"Goblin {n}").click()
    page.keyboard.press("p")
    page.keyboard.type("=5")
    page.keyboard.press("Enter")
    expect(page.locator("li[data-id]", has_text="5/6")).to_have_count(3)
    find(gm, "undo")
    palette(gm).get_by_role("option", name=re.compile("^Undo")).click()
    expect(page.locator("li[data-id]", has_text="6/6")).to_have_count(3)


def test_a_key_is_about_the_row_in_focus_and_never_about_somebody_else(gm):
    page = gm.page
    gm.add("Lurker", "Foes", hidden=True, hp=9)
    page.locator("h1").click()
    page.keyboard.press("Shift+V")
    expect(toast(gm, "With whom? Go to a row first: Reveal")).to_be_visible()
    begin(gm)
    acting = page.locator("li[aria-current=true] .name").inner_text()
    other = next(name for name in gm.names() if name not in (acting, "Lurker"))

    gm.row(other).locator(".toggle").focus()
    page.keyboard.press("f")
    fallen = page.locator("li.fallen .name")
    expect(fallen).to_have_text([other])
    page.keyboard.press("f")
    expect(toast(gm, f"Not with {other}: Falls")).to_be_visible()
    page.keyboard.press("Shift+V")
    expect(toast(gm, f"Not with {other}: Reveal")).to_be_visible()
    gm.row("Lurker").locator(".toggle").focus()
    page.keyboard.press("v")
    expect(toast(gm, "Not with Lurker: Hide")).to_be_visible()

    expect(fallen).to_have_text([other])
    expect(page.locator("li[data-id]", has_text="hidden")).to_have_count(1)


def test_rows_have_their_grips_before_anything_is_touched(gm):
    begin(gm)
    first = gm.names()[0]
    gm.page.reload()

    expect(gm.row(first).get_by_role("button", name=f"Move: {first}")).to_be_visible()


def test_a_row_is_dragged_to_its_place_and_moved_there_by_keys(gm):
    begin(gm)
    page = gm.page
    before = gm.names()

    grip = gm.row(before[3]).get_by_role("button", name=f"Move: {before[3]}")
    target = gm.row(before[1]).bounding_box()
    grip.hover()
    page.mouse.down()
    page.mouse.move(target["x"] + 10, target["y"] + target["height"] - 4, steps=6)
    page.mouse.move(target["x"] + 10, target["y"] + 4, steps=4)
    gm.shoot("hands-drag")
    page.mouse.up()
    moved = [before[0], before[3], before[1], before[2]]
    expect(page.locator("li[data-id] .name")).to_have_text(moved)
    expect(page.locator("li.moving")).to_have_count(0)

    grip = gm.row(before[1]).get_by_role("button", name=f"Move: {before[1]}")
    grip.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("End")
    expect(grip).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("li.moving")).to_have_count(0)
    last = [before[0], before[3], before[2], before[1]]
    expect(page.locator("li[data-id] .name")).to_have_text(last)

    grip.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Escape")
    gm.tab("Log").tab("Order")
    expect(page.locator("li[data-id] .name")).to_have_text(last)


def test_keys_are_listed_can_be_changed_and_stay_changed(gm):
    page = gm.page
    page.locator("h1").click()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard")
    expect(keys).to_be_visible()
    gm.shoot("hands-keys")
    # Also for what is not on offer before the fight.
    unkeyed = re.compile("^End the turn: no shortcut")
    expect(keys.get_by_role("button", name=unkeyed)).to_be_visible()
    expect(keys.get_by_role("button", name=re.compile("^Encounter: "))).not_to_have_count(0)
    names = keys.locator(".what").all_inner_texts()
    assert sorted(set(names)) == sorted(names), "each can be told from the others"
    log = keys.get_by_role("button", name=re.compile("^Log, and back"))
    for one in (keys.locator("li .key").last, log):  # it is said where it is pressed
        one.click()
        row = keys.locator("li").filter(has=page.locator(".asking"))
        expect(row.get_by_text("press the new keys")).to_be_in_viewport()
    page.keyboard.press("n")
    expect(keys).to_contain_text("N was the shortcut of: The big button")
    page.keyboard.press("n")  # in a dialog no key does anything
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)

    page.keyboard.press("n")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    expect(gm.headline).to_have_text("Setting up")

    gm.page.goto("about:blank")
    gm.come()
    expect(gm.row("Mira")).to_be_visible()
    page.locator("h1").click()
    page.keyboard.press("n")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("j")
    page.keyboard.press("d")
    expect(palette(gm).get_by_role("heading", name="Mira: Damage")).to_be_visible()


def test_it_is_told_where_it_was_pressed_whether_it_is_saved_or_why_not(gm):
    row = gm.open("Mira")
    row.locator("summary", has_text="Combatant").click()
    gm.press("Rename", row)
    row.locator("form").get_by_label("Name").fill("Mirabel")
    row.locator("form button.strong").click()
    row = gm.row("Mirabel")
    expect(row.get_by_text("saved")).to_be_visible()
    gm.shoot("hands-saved")

    overlay = gm.page.locator("rondel-overlay")
    refuse = """(overlay) => {
      overlay.app.session.give = async () => ({ ok: false, code: "only-the-gm" });
    }"""
    overlay.evaluate(refuse)
    gm.press("Falls", row)
    expect(row.get_by_role("alert")).to_have_text("Only the GM may do that.")
    row.get_by_role("button", name="one hit point less").click()
    expect(row.get_by_role("alert")).to_have_count(2)
    gm.shoot("hands-refused")
    expect(gm.page.locator(".notice")).to_have_count(0)


def test_a_player_lists_and_changes_keys_of_all_they_may_ever_do(company):
    links = company.play(FORD, anna="player")
    anna = company.person(links["anna"]).come()
    expect(anna.rows).to_have_count(4)
    page = anna.page
    page.locator("h1").click()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard")

    # Nobody has begun, and Anna steers nobody: nothing of this is on offer.
    for words in ("Damage: D", "End the turn: no shortcut", "Wait: no shortcut"):
        expect(keys.get_by_role("button", name=re.compile(f"^{words}"))).to_be_visible()
    for words in ("Hide", "Begin", "Who sees the timer"):
        expect(keys.get_by_role("button", name=re.compile(f"^{words}"))).to_have_count(0)
    anna.shoot("hands-keys-player")
    keys.get_by_role("button", name=re.compile("^End the turn: no shortcut")).click()
    page.keyboard.press("g")
    keys.get_by_role("button", name=re.compile("^Damage: D")).click()
    page.keyboard.press("Delete")
    expect(keys.get_by_role("button", name=re.compile("^End the turn: G"))).to_be_visible()
    expect(keys.get_by_role("button", name=re.compile("^Damage: no shortcut"))).to_be_visible()
    page.keyboard.press("Escape")

    page.keyboard.press("g")
    expect(toast(anna, "Not now: End the turn")).to_be_visible()
    assert anna.errors == []
