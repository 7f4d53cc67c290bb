"""The seed's own round, played by a GM, two players and an observer in four browsers."""

from __future__ import annotations

import re

from playwright.sync_api import expect

SEED_ORDER = ["Warrior I", "Grak"]


def test_warrior_i_and_grak_fight_the_seeds_own_round(company):
    gm = company.gm()
    gm.new_encounter("The seed's fight")
    anna = company.person(gm.invite("Anna", "Player")).come()
    bruno = company.person(gm.invite("Bruno", "Player")).come()
    observer = company.person(gm.invite("Stream", "Observer")).come()
    gm.add("Grak", "Foes", player="Bruno").give_base("Grak", "Club", 10)
    gm.add("Warrior I", "Heroes", player="Anna").give_base("Warrior I", "Sword", 19)
    everybody = [gm, anna, bruno, observer]

    gm.next_step("Begin")
    expect(anna.headline).to_have_text("Roll for your speed")
    anna.roll_at_table(6, 4)
    bruno.roll_at_table(3, 1)
    gm.next_step("Begin the turns")

    for person in everybody:
        expect(person.row("Warrior I")).to_have_attribute("aria-current", "true")
        expect(person.row("Warrior I").locator(".at")).to_have_text("29")
        expect(person.row("Warrior I").get_by_text("Bonus actions left: 3 of 3")).to_be_attached()
        expect(person.row("Grak").locator(".at")).to_have_text("14")
        assert person.names() == SEED_ORDER
    expect(anna.headline).to_have_text("Your turn: Warrior I")
    expect(bruno.headline).to_have_text("Warrior I acts")

    own = anna.page.get_by_role("region", name="Warrior I")
    own.get_by_role("button", name="Other numbers: Attack", exact=True).click()
    own.get_by_label("Basic actions").fill("1")
    own.get_by_label("Bonus actions").fill("3")
    own.locator("form").get_by_role("button", name="Attack", exact=True).click()
    for person in everybody:
        expect(person.row("Warrior I").get_by_text("Basic actions left: 1 of 2")).to_be_attached()
        expect(person.row("Warrior I").get_by_text("Bonus actions left: 0 of 3")).to_be_attached()
    anna.shoot("seed-player")
    anna.next_step("End the turn, keep one action")

    for person in everybody:
        expect(person.row("Grak")).to_have_attribute("aria-current", "true")
    anna.press("Defend", anna.page.get_by_role("region", name="Warrior I"))
    for person in everybody:
        expect(person.row("Warrior I").get_by_text("Basic actions left: 0 of 2")).to_be_attached()
    own = anna.page.get_by_role("region", name="Warrior I")
    expect(own.get_by_role("button")).to_have_text([re.compile("Say a plan")])
    gm.shoot("seed-gm")
    observer.shoot("seed-observer")

    bruno.next_step("End the turn")
    for person in everybody:
        expect(person.headline).to_have_text("Round 1 is over")
    gm.next_step("Next round")
    expect(anna.headline).to_have_text("Roll for your speed")
    expect(bruno.headline).to_have_text("Roll for your speed")
    expect(observer.page.get_by_text("Round 2", exact=True)).to_be_visible()
    anna.next_step("Roll speed")
    bruno.next_step("Roll speed")
    expect(observer.headline).to_have_text("Everybody has rolled")

    observer.tab("Log")
    log = observer.page.get_by_role("list", name="Log")
    expect(log).to_contain_text("Warrior I: speed 29.")
    expect(log).to_contain_text("rolled at the table")
    expect(log).to_contain_text("Warrior I attacks (1 + 3).")
    expect(log).to_contain_text("Warrior I defends (1 + 0).")
    observer.shoot("seed-log")


def test_every_place_in_the_order_answers_why(company):
    gm = company.gm()
    gm.new_encounter("Why")
    gm.add("Warrior I", "Heroes").give_base("Warrior I", "Sword", 19)
    gm.next_step("Begin")
    gm.next_step("Roll for")

    row = gm.open("Warrior I")

    expect(row.get_by_text("Why this place")).to_be_visible()
    expect(row.get_by_text("Base: Sword")).to_be_visible()
    expect(row.get_by_role("img", name="1d6").or_(row.locator(".dice")).first).to_be_visible()
