"""A hidden ambusher: nothing of it reaches others before the reveal, and then all of it does."""

from __future__ import annotations

from playwright.sync_api import expect

NAME = "Zephyrine the Unseen"
FORD = """
> gm AddCombatants name=Mira side=Heroes controller=anna
> gm AddActivity who=Mira name=Bow kind=given value=40
> gm AddCombatants name=Grak side=Foes
> gm AddActivity who=Grak name=Club kind=given value=0
> gm BeginEncounter
> anna RollSpeed who=Mira | 3 4
> gm RollSpeed who=Grak | 1 2
> gm BeginTurns
"""


def test_the_observer_gets_no_trace_of_a_hidden_ambusher_before_the_reveal(company):
    links = company.play(FORD, anna="player", stream="observer")
    gm = company.gm()
    anna, observer = (company.person(links[seat]).come() for seat in ("anna", "stream"))
    gm.add(NAME, "Lurkers", hidden=True, hp=9171)
    gm.open(NAME).locator("summary", has_text="GM override").click()
    gm.roll_at_table(6, 5, where=gm.row(NAME).locator("rondel-offer", has_text="Let act"))
    expect(gm.row(NAME).locator(".at")).to_have_text("11")
    anna.next_step("End the turn")

    expect(gm.row(NAME)).to_have_attribute("aria-current", "true")
    expect(observer.row("Mira")).to_have_attribute("aria-current", "true")
    expect(observer.headline).to_have_text("Mira acts")
    gm.shoot("hidden-gm")
    observer.shoot("hidden-observer")
    for person in (observer, anna):
        bytes_received = "\n".join(person.received)
        assert bytes_received, "the wire was listened to"
        for secret in (NAME, "Zephyrine", "Lurkers", ":9171"):
            assert secret not in bytes_received
        assert set(person.names()) == {"Mira", "Grak"}

    gm.open(NAME).locator("summary", has_text="Combatant").click()
    gm.press("Reveal", gm.row(NAME))

    for person in (observer, anna):
        expect(person.row(NAME)).to_be_visible()
        expect(person.row(NAME)).to_have_attribute("aria-current", "true")
        person.tab("Log")
        log = person.page.get_by_role("list", name="Log")
        expect(log).to_contain_text(f"{NAME} appears.")
        expect(log).to_contain_text(f"{NAME}: speed")


def test_an_encounter_in_preparation_shows_players_nothing(company):
    links = company.play(name="Shown", anna="player")
    gm, anna = company.gm(), company.person(links["anna"]).come()
    gm.tab("Table")
    card = gm.card("Encounters")
    card.get_by_label("Name", exact=True).fill("Crypt of the Lich")
    card.get_by_role("button", name="Create", exact=True).click()
    expect(gm.page.get_by_text("only GMs see this")).to_be_visible()
    gm.add("Lich", "Undead")

    expect(gm.row("Lich")).to_be_visible()
    expect(anna.page.get_by_text("Shown", exact=True)).to_be_visible()
    assert not any("Lich" in frame for frame in anna.received)

    gm.tab("Table")
    card.get_by_role("button", name="More about Crypt of the Lich").click()
    card.get_by_role("button", name="Show to everybody").click()

    expect(anna.row("Lich")).to_be_visible()
