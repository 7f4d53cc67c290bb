"""Two games of two rounds from the dice bag: a GM, two players and an observer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

ANY_SIDE = re.compile("die: (North|South)")


# Aino leads the North, Otso is the South; each side has one red die.
SIDES = """
> gm AddCombatants name=Aino side=North controller=anna hp=5
> gm AddCombatants name={second} side=North controller=anna hp=2
> gm AddCombatants name=Otso side=South controller=bruno hp=6
> gm SetDice side=North colour=red count=1
> gm SetDice side=North colour=yellow count=0
> gm SetDice side=North colour=green count=0
> gm SetDice side=South colour=red count=1
> gm SetDice side=South colour=yellow count=0
> gm SetDice side=South colour=green count=0
"""


@pytest.fixture
def adventure(company):
    """A GM, Anna for the North, Bruno for the South, and an observer, at a game of SIDES."""

    def meet(second: str):
        seats = {"anna": "player", "bruno": "player", "stream": "observer"}
        links = company.play(SIDES.format(second=second), "dice-bag", name="The mill", **seats)
        return company.gm(), *(company.person(links[seat]).come() for seat in seats)

    return meet


def set_dice(gm, kind: str, count: int) -> None:
    """So many dice of that *kind* are in the bag from now on."""
    form = gm.set_up(kind)
    form.get_by_label("How many").fill(str(count))
    gm.press(kind, form)
    expect(gm.page.locator("[aria-busy=true]")).to_have_count(0)


def choose_in(where, name: str) -> None:
    """Choose among the buttons that an offer has laid out."""
    where.locator(".sheet [role=group]").get_by_role("button", name=name).click()


def activate(person, name: str) -> None:
    """The big button asks whom to activate."""
    person.next_step("Activate")
    big = person.page.locator("rondel-offer[big]")
    if big.locator(".sheet").count():  # with one who may, there is nothing to ask
        choose_in(big, name)


def play_out(draws: int, gm, anna, bruno) -> None:
    """Somebody draws; whose die it is activates somebody, and that is all."""
    for _ in range(draws):
        gm.next_step("Draw a die")
        expect(gm.headline).to_have_text(ANY_SIDE)
        owner, who = (anna, "Aino") if "North" in gm.headline.inner_text() else (bruno, "Otso")
        activate(owner, who)
        expect(gm.row(who)).to_have_attribute("aria-current", "true")
        owner.press("End the activation")
        expect(gm.row(who)).not_to_have_attribute("aria-current", "true")


def test_a_game_with_an_event_a_division_of_orders_a_reaction_and_conflicts(adventure):
    gm, anna, bruno, observer = everybody = adventure("Kaarlo")
    gm.open("Aino").locator("summary", has_text="Numbers").click()
    gm.press("May divide orders", gm.row("Aino"))
    gm.tab("Set up")
    set_dice(gm, "North: yellow dice", 1)
    xp = gm.set_up("XP of North")
    xp.get_by_label("XP").fill("120")
    gm.press("XP of North", xp)
    event = gm.set_up("Add a special event")
    event.get_by_label("Name").fill("Rockfall")
    gm.press("Add a special event", event)
    gm.tab("Order")
    gm.next_step("Begin")
    gm.next_step("Who goes first?")
    anna.next_step("ready")
    bruno.next_step("ready")
    for person in everybody:
        expect(person.headline).to_have_text("Round 1/2: draw a die")

    gm.press("Use a die drawn at the table")
    gm.page.get_by_role("button", name="North, yellow").click()
    for person in everybody:
        expect(person.headline).to_have_text("A yellow die: North")
    anna.press("Special event")
    activate(anna, "Aino")
    aino = anna.page.get_by_role("region", name="Aino")
    anna.press("Hand an order to", aino)
    for person in everybody:
        expect(person.row("Kaarlo")).to_have_attribute("aria-current", "true")
        expect(person.row("Aino")).to_have_attribute("aria-current", "true")
    anna.press("Aino: assault", aino)

    expect(bruno.headline).to_have_text("Aino is about to assault: any reaction?")
    expect(gm.page.locator("rondel-head .who")).to_contain_text("Bruno (Otso)")
    anna.shoot("bag-waiting")
    bruno.press("React", bruno.page.get_by_role("region", name="Otso"))
    expect(anna.headline).to_have_text("Aino: order 1/2, assault")
    anna.press("Aino: roll against a difficulty")
    form = anna.page.locator("form:visible").last
    form.get_by_label("Difficulty").fill("7")
    anna.page.get_by_role("button", name="Dice on the table: Aino: roll against a diff").click()
    anna.page.get_by_label("Die 1", exact=True).fill("7")
    form.locator("button.strong").last.click()
    for person in everybody:
        person.tab("Log")
        log = person.page.get_by_role("list", name="Log")
        expect(log).to_contain_text("Rockfall")
        expect(log).to_contain_text("rolled at the table")
        person.tab("Order")
    anna.next_step("Assault 1/2 done")
    anna.press("Kaarlo: move", anna.page.get_by_role("region", name="Kaarlo"))
    bruno.next_step("No reaction")
    anna.next_step("Move 2/2 done")
    for person in everybody:
        expect(person.headline).to_have_text("Round 1/2: draw a die")
    gm.shoot("bag-gm")

    play_out(2, gm, anna, bruno)
    for person in everybody:
        expect(person.headline).to_have_text("Round 1/2 is over")
    observer.shoot("bag-observer")
    gm.next_step("Next round")
    expect(observer.headline).to_have_text("Round 2/2: draw a die")
    play_out(3, gm, anna, bruno)

    for person in everybody:
        expect(person.headline).to_have_text("The last round is over")
        expect(person.page.get_by_text("The planned rounds are played.")).to_be_visible()
    gm.press("Play one more round")
    expect(observer.headline).to_have_text("Round 3/3: draw a die")


def test_a_game_from_the_reserve_with_a_vassal_who_follows(adventure):
    gm, anna, bruno, observer = everybody = adventure("Vili")
    vili = gm.open("Vili")
    vili.locator("summary", has_text="Numbers").click()
    gm.press("Hero, vassal or wanderer", vili)
    choose_in(vili, "vassal")
    expect(gm.row("Vili").locator(".marks")).to_contain_text("vassal")
    gm.press("Vassal of", vili)
    form = vili.locator("form")
    if form.get_by_label("Hero").count():
        form.get_by_label("Hero").select_option(label="Aino")
    form.locator(".segments").get_by_text("starts in contact").click()
    form.locator("button.strong").last.click()
    expect(form).to_have_count(0)
    for name in ("Aino", "Vili"):
        row = gm.open(name)
        if not row.get_by_role("button", name=re.compile("^Into the reserve")).is_visible():
            row.locator("summary", has_text="Numbers").click()
        gm.press("Into the reserve", row)
        row.get_by_label("Enters at").fill("the south gate")
        row.locator("form button.strong").last.click()
        expect(gm.row(name).locator(".marks")).to_contain_text("reserve: the south gate")
    gm.tab("Set up")
    xp = gm.set_up("XP of South")
    xp.get_by_label("XP").fill("90")
    gm.press("XP of South", xp)
    gm.tab("Order")
    gm.next_step("Begin")
    gm.next_step("Who goes first?")
    bruno.next_step("ready")
    anna.next_step("ready")

    gm.press("Use a die drawn at the table")
    gm.page.get_by_role("button", name="North, red").click()
    expect(anna.headline).to_have_text("A red die: North")
    expect(anna.page.get_by_role("button", name="March")).to_have_count(0)
    activate(anna, "Aino")
    anna.press("Aino: enter from the reserve", anna.page.get_by_role("region", name="Aino"))
    anna.press("Follow the hero", anna.page.get_by_role("region", name="Vili"))
    for person in everybody:
        expect(person.row("Vili").locator(".marks")).not_to_contain_text("reserve")
    bruno.next_step("No reaction")
    anna.next_step("Move 1/2 done")
    for person in everybody:
        expect(person.row("Aino").locator(".marks")).not_to_contain_text("reserve")
    anna.press("End the activation")
    play_out(1, gm, anna, bruno)
    expect(observer.headline).to_have_text("Round 1/2 is over")
    gm.next_step("Next round")
    gm.press("Use a die drawn at the table")
    gm.page.get_by_role("button", name="North, red").click()

    anna.press("March", anna.page.get_by_role("region", name="Vili"))
    for person in everybody:
        expect(person.row("Vili").locator(".marks")).to_contain_text("marched")
    activate(anna, "Aino")
    anna.press("End the activation")
    play_out(1, gm, anna, bruno)
    for person in everybody:
        expect(person.headline).to_have_text("The last round is over")
