"""What went wrong in other trackers' panels, as the people in front of them would notice."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

# In Safari, and on macOS in Firefox too, a press gives the focus to what lies around a button.
PRESSES_GIVE_NO_FOCUS = """addEventListener("mousedown", (event) => {
  const path = event.composedPath().filter((at) => at instanceof HTMLElement);
  const button = path.findIndex((at) => at instanceof HTMLButtonElement);
  if (button < 0 || event.defaultPrevented) return;
  event.preventDefault();
  const around = path.slice(button + 1).find((at) => at.hasAttribute("tabindex"));
  let has = document.activeElement;
  while (has.shadowRoot?.activeElement) has = has.shadowRoot.activeElement;
  if (around) around.focus({ preventScroll: true });
  else has.blur();
});"""
MIRA_AND_GRAK = """
> gm AddCombatants name=Mira side=Heroes
> gm AddCombatants name=Grak side=Foes
"""
ALONE = """
> gm AddCombatants name={0} side=Foes
> gm BeginEncounter
> gm RollSpeed who={0} | 3 1
> gm BeginTurns
"""
FORD = """
> gm AddCombatants name=Mira side=Heroes controller=anna hp=14
> gm AddCombatants name=Rook side=Heroes hp=11
> gm AddActivity who=Mira name=Sword kind=given value=19
> gm AddActivity who=Rook name=Bow kind=given value=12
> gm AddCombatants name=Goblin count=3 side=Foes hp=6
> gm BeginEncounter
> anna RollSpeed who=Mira | 6 4
> gm RollSpeed who=Rook | 5 4
> gm RollSpeed who="Goblin 1" | 1 2
> gm RollSpeed who="Goblin 2" | 1 3
> gm RollSpeed who="Goblin 3" | 1 4
> gm BeginTurns
"""
# Where something stands in each frame from now on, and for how many frames it has stood there.
WHERE = """field => {
  const seen = { tops: [], still: 0 };
  const look = () => {
    const top = Math.round(field.getBoundingClientRect().y);
    seen.still += 1;
    if (seen.tops.at(-1) !== top) Object.assign(seen, { tops: [...seen.tops, top], still: 0 });
    requestAnimationFrame(look);
  };
  look();
  return seen;
}"""

PLAYERS = {"anna": "player", "bruno": "player"}
# Whoever is about to press a plan does so as its place is taken by the first of the choices.
PRESS_AT_ONCE = """() => {
  window.pressed = 0;
  const overlay = document.querySelector("rondel-overlay").shadowRoot;
  const look = async () => {
    const offers = overlay.querySelector("rondel-now").shadowRoot.querySelectorAll("rondel-offer");
    const attack = [...offers].find(({ drawn }) => drawn.offer.kind === "SpendActions");
    if (!attack) return requestAnimationFrame(look);
    attack.shadowRoot.querySelector("button").dispatchEvent(
      new MouseEvent("click", { detail: 1, bubbles: true }));
    for (let n = 0; n < 30; n += 1) await new Promise(requestAnimationFrame);
    window.pressed += 1;
  };
  look();
}"""
# A press, and another as soon as that is answered: as the first of its own, or of the same pair.
PRESS_AGAIN = """async (button, detail) => {
  const press = (nth) =>
    button.dispatchEvent(new MouseEvent("click", { detail: nth, bubbles: true }));
  const busy = () => button.getAttribute("aria-busy") === "true";
  const frame = () => new Promise(requestAnimationFrame);
  press(1);
  await frame();
  while (busy()) await frame();
  press(detail);
}"""


def begin(gm):
    gm.next_step("Begin")
    gm.next_step("Roll for")
    gm.next_step("Begin the turns")


def test_what_somebody_closed_stays_closed_through_ten_steps(company):
    company.play("> gm AddCombatants name=Goblin count=5 side=Foes")
    gm = company.gm()
    begin(gm)
    gm.open("Goblin 2")
    gm.row("Goblin 2").locator(".toggle").click()
    gm.tab("Log")

    for _ in range(5):
        gm.next_step("End the turn")
    gm.next_step("Next round")
    gm.next_step("Roll for")
    gm.next_step("Begin the turns")
    for _ in range(2):
        gm.next_step("End the turn")

    expect(gm.page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    gm.tab("Order")
    expect(gm.page.locator(".toggle[aria-expanded=true]")).to_have_count(0)


def test_of_five_with_one_name_only_the_third_is_hurt(company):
    links = company.play("> gm AddCombatants name=Goblin count=5 side=Foes hp=6", stream="observer")
    gm, observer = company.gm(), company.person(links["stream"]).come()
    gm.button("Goblin 3: one hit point less").click()

    expect(gm.row("Goblin 3")).to_contain_text("5/6")
    for n in (1, 2, 4, 5):
        expect(gm.row(f"Goblin {n}")).to_contain_text("6/6")
    expect(observer.page.locator("li[data-id]")).to_have_count(5)
    assert "5/6" not in observer.page.locator("body").inner_text(), "foes keep their points"


def test_a_row_that_vanishes_under_an_open_form_leaves_nothing_stuck(company):
    company.play(MIRA_AND_GRAK)
    gm, second = company.gm(), company.gm()
    row = second.open("Grak")
    row.locator("summary", has_text="Combatant").click()
    second.press("Rename", row)
    expect(row.locator("form")).to_be_visible()

    mine = gm.open("Grak")
    mine.locator("summary", has_text="Combatant").click()
    gm.press("Remove", mine)

    for person in (gm, second):
        expect(person.row("Grak")).to_have_count(0)
    second.next_step("Begin")
    expect(second.headline).to_have_text("Roll for speed")
    expect(second.page.locator("[aria-busy=true]")).to_have_count(0)


def test_two_encounters_keep_their_own_turn_while_the_gm_looks_from_one_to_the_other(company):
    company.play(ALONE.format("Grak"), name="Ford")
    links = company.play(ALONE.format("Lich"), name="Crypt", stream="observer")
    gm, observer = company.gm(), company.person(links["stream"]).come()
    gm.tab("Table")
    encounters = gm.card("Encounters")

    for name, foe in [("Ford", "Grak"), ("Crypt", "Lich")] * 2:
        gm.tab("Table")
        encounters.locator("button.open", has_text=name).click()
        gm.tab("Order")
        expect(gm.page.locator("li[aria-current=true] .name")).to_have_text(foe)
        expect(observer.page.locator("li[aria-current=true] .name")).to_have_text("Lich")


def test_keys_do_nothing_while_somebody_types(company):
    company.play(MIRA_AND_GRAK)
    gm = company.gm().tab("Set up")
    field = gm.card("Add combatants").get_by_label("Name", exact=True)
    field.focus()
    gm.page.keyboard.type("null")

    expect(field).to_have_value("null")
    expect(gm.headline).to_have_text("Setting up")
    expect(gm.page.get_by_role("tab", name="Set up")).to_have_attribute("aria-selected", "true")

    gm.page.keyboard.press("Escape")
    gm.page.locator("h1").click()
    gm.page.keyboard.press("n")
    expect(gm.headline).to_have_text("Roll for speed")


def test_a_sum_is_done_where_presses_give_no_button_the_focus(company):
    gm = company.person(company.link(company.owner_token))
    gm.page.add_init_script(PRESSES_GIVE_NO_FOCUS)
    gm.come().new_encounter("The ford")
    gm.add("Mira", "Heroes", hp=9)
    row = gm.row("Mira")
    field = row.get_by_label("Mira: reckon with hit points")

    gm.button("reckon with hit points", row).click()
    field.fill("4")
    field.press("End")
    row.get_by_text("=4 sets").click()
    expect(row).to_contain_text("4/9")
    expect(field).to_have_count(0)


def test_thirty_rolls_are_the_same_for_all_after_everybody_reloads(company):
    horde = "> gm AddCombatants name=Orc count=20 side=Foes\n"
    horde += "> gm AddCombatants name=Wolf count=10 side=Foes"
    links = company.play(horde, anna="player", stream="observer")
    gm = company.gm()
    anna, observer = (company.person(links[who]).come() for who in ("anna", "stream"))
    begin(gm)
    expect(observer.page.locator("li[data-id]")).to_have_count(30)
    everybody = (gm, anna, observer)

    def boards():
        for person in everybody:
            expect(person.page.locator("li[aria-current=true]")).to_have_count(1)
        speeds = [p.page.locator("li[data-id] .at").all_inner_texts() for p in everybody]
        return [
            list(zip(p.names(), s, strict=True)) for p, s in zip(everybody, speeds, strict=True)
        ]

    before = boards()
    for person in everybody:
        person.come_back()
        person.page.reload()
    after = boards()

    assert before[0] == before[1] == before[2]
    assert after == before


def test_what_is_being_filled_in_stays_where_it_is_while_others_act(company):
    links = company.play(FORD, anna="player")
    own = company.link(company.owner_token)
    gm = company.person(own, reduced_motion="no-preference").come()
    anna = company.person(links["anna"]).come()
    gm.open("Goblin 1")
    gm.press("Condition that lasts")
    field = gm.page.get_by_label("Condition", exact=True)
    field.press_sequentially("pro")
    where = gm.page.evaluate_handle(WHERE, field.element_handle())

    anna.press("Attack")
    expect(gm.row("Mira")).to_contain_text("Basic actions left: 1 of 2")
    anna.next_step("End the turn")
    expect(gm.headline).to_contain_text("Rook")

    gm.page.wait_for_function("seen => seen.still > 30", arg=where)
    assert where.evaluate("({ tops }) => tops.length") == 1, where.json_value()
    expect(field).to_be_focused()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_a_hand_is_over_stays_under_it_as_a_turn_passes(company, motion):
    links = company.play(FORD, anna="player")
    own = company.link(company.owner_token)
    gm = company.person(own, reduced_motion=motion, viewport={"width": 360, "height": 640}).come()
    anna = company.person(links["anna"]).come()
    minus = gm.page.get_by_role("button", name="Goblin 1: one hit point less")
    expect(gm.page.locator(".item.active")).to_be_in_viewport()
    panel = gm.page.locator("#panel").bounding_box()
    gm.page.mouse.move(panel["x"] + 40, panel["y"] + panel["height"] - 40)
    gm.page.mouse.wheel(0, 2000)
    expect(minus).to_be_in_viewport()
    minus.hover()
    where = gm.page.evaluate_handle(WHERE, minus.element_handle())
    gm.page.wait_for_function("seen => seen.still > 30", arg=where)
    before = where.evaluate("({ tops }) => tops.at(-1)")

    anna.next_step("End the turn")
    expect(gm.headline).to_contain_text("Rook")
    where.evaluate("seen => { seen.still = 0 }")
    gm.page.wait_for_function("seen => seen.still > 30", arg=where)

    assert where.evaluate("({ tops }) => tops.at(-1)") == before
    gm.page.mouse.down()
    gm.page.mouse.up()
    expect(gm.row("Goblin 1")).to_contain_text("5/6")


def test_a_choice_that_comes_under_a_finger_with_the_turn_is_not_pressed_by_it(company):
    links = company.play(
        FORD.replace("name=Rook side=Heroes", "name=Rook side=Heroes controller=bruno"), **PLAYERS
    )
    anna, bruno = (company.person(links[who], reduced_motion="reduce").come() for who in PLAYERS)
    card = bruno.page.get_by_role("region", name="Rook")
    expect(bruno.offer("Say a plan", card)).to_be_visible()
    bruno.page.evaluate(PRESS_AT_ONCE)

    anna.next_step("End the turn")

    expect(bruno.headline).to_contain_text("Your turn")
    bruno.page.wait_for_function("() => window.pressed")
    expect(card).to_contain_text("Basic actions left: 2 of 2")


@pytest.mark.parametrize("apart", [1, 2])
def test_the_second_of_two_quick_presses_spends_nothing(company, apart):
    links = company.play(FORD, anna="player")
    anna = company.person(links["anna"]).come()
    card = anna.page.get_by_role("region", name="Mira")
    attack = anna.offer("Attack", card)
    expect(attack).not_to_have_attribute("aria-disabled", "true")

    attack.evaluate(PRESS_AGAIN, apart)

    expect(card).to_contain_text("Basic actions left: 1 of 2")
    expect(attack).not_to_have_attribute("aria-disabled", "true")
    expect(card).to_contain_text("Basic actions left: 1 of 2")


def test_several_change_sides_with_one_press_and_one_undo(company):
    company.play(f"{MIRA_AND_GRAK}> gm AddCombatants name=Orc count=2 side=Heroes")
    gm = company.gm()
    gm.button("Select several").click()
    for n in (1, 2):
        gm.page.get_by_role("checkbox", name=f"Orc {n}").click()
    bar = gm.page.get_by_role("region", name="Select several")
    gm.press("Change side", bar)
    bar.get_by_label("Side", exact=True).fill("Foes")
    bar.get_by_role("button", name="Change side (2)").click()

    foes = gm.page.locator("li[data-id]", has_text="Foes")
    expect(foes).to_have_count(3)
    told = gm.page.locator(".notice", has_text="Change side (Foes): Orc 1, Orc 2")
    told.get_by_role("button", name="Undo").click()
    expect(foes).to_have_count(1)
