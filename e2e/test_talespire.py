"""Rondel as a Symbiote in TaleSpire, whose part a stand-in plays, for a GM and a player."""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

TALESPIRE = Path(__file__).with_name("hosts") / "talespire.js"
PLAYER = {"isOwner": False, "canPlay": True, "canGm": False}


def symbiote(company, server, **talespire) -> Page:
    """The Symbiote of somebody of whom TaleSpire says *talespire*."""
    person = company.person(f"{server.url}/symbiote/")
    said = json.dumps(talespire)
    person.page.add_init_script(f"window.name = {json.dumps(said)};{TALESPIRE.read_text()}")
    person.page.goto(person.link)
    return person.page


def held(page: Page) -> dict:
    """What the campaign holds on this machine."""
    return json.loads(page.evaluate("talespire.blob") or "{}")


def new_table(page: Page) -> None:
    page.get_by_role("button", name="New table").click()
    page.get_by_role("button", name=re.compile("^Open")).click()
    expect(page.get_by_role("tab", name="Table")).to_be_visible()


def pass_on(source: Page, target: Page, sender: dict[str, str]) -> str:
    """What the one Symbiote said last comes to the other, and is returned."""
    source.wait_for_function("talespire.sent.length")
    text, _ = source.evaluate("talespire.sent.at(-1)")
    client = {"id": f"client-{sender['id']}", "player": sender}
    payload = {"str": text, "fromClient": client}
    target.evaluate("(p) => talespire.tell('rondelMessage', 'syncMessageReceived', p)", payload)
    return text


def test_a_gm_makes_a_table_and_a_player_finds_and_joins_it(company, server):
    gm = symbiote(company, server)
    new_table(gm)
    gm_info = {"id": "p-gm", "name": "Gina"}
    player = symbiote(
        company,
        server,
        me={"id": "p-mira", "name": "Mira"},
        rights={"p-mira": PLAYER, "p-gm": {**PLAYER, "canGm": True}},
    )
    expect(player.get_by_role("heading", level=1)).to_have_text("No table here yet")

    said = pass_on(gm, player, gm_info)
    expect(player.get_by_role("heading", level=1)).to_have_text("You have knocked")
    gm.get_by_role("tab", name="Table").click()
    gm.get_by_role("button", name="Admit as player").first.click()

    expect(player.locator("rondel-overlay")).to_be_attached()
    expect(player.locator("rondel-overlay")).to_have_attribute("scheme", "dark")
    seat = held(gm)["kept"]["seat"].partition("#")[2]
    assert len(seat) > 20
    assert seat not in said
    assert all(seat not in text for text, _ in gm.evaluate("talespire.sent"))


def test_the_queue_comes_in_once_and_what_is_hidden_there_is_hidden_here(company, server):
    creatures = ["Knight", "Cave troll"]
    items = [{"id": f"c-{n}", "name": n, "kind": "creature"} for n in creatures]
    lurks = {"id": "c-Cave troll", "hp": {"value": 7, "max": 12}, "isExplicitlyHidden": True}
    gm = symbiote(company, server, queue={"items": items, "activeItemIndex": 0}, creatures=[lurks])
    new_table(gm)
    gm.get_by_role("button", name=re.compile("Speed rounds")).click()
    gm.get_by_role("tab", name="Set up").click()

    def fetch() -> None:
        gm.get_by_role("button", name="Fetch from TaleSpire").click()

    fetch()
    gm.get_by_role("button", name="Add 2").click()
    expect(gm.get_by_role("button", name="Add 2")).to_have_count(0)
    gm.evaluate("talespire.creatures[0].hp.value = 3")
    fetch()
    gm.get_by_role("button", name="Change 1").click()

    gm.get_by_role("tab", name="Order").click()
    expect(gm.locator("li[data-id]")).to_have_count(2)
    troll = gm.locator("li[data-id]", has=gm.locator(".name", has_text="Cave troll"))
    expect(troll).to_contain_text("3")
    expect(troll.get_by_text("hidden").first).to_be_attached()


def test_the_seat_is_there_again_on_another_evening(company, server):
    gm = symbiote(company, server)
    new_table(gm)
    blob = gm.evaluate("talespire.blob")

    again = symbiote(company, server, blob=blob)

    expect(again.get_by_role("tab", name="Table")).to_be_visible()


def test_a_player_who_says_where_the_table_is_is_not_believed(company, server):
    player = symbiote(
        company,
        server,
        me={"id": "p-mira", "name": "Mira"},
        rights={"p-mira": PLAYER, "p-eve": PLAYER},
    )
    expect(player.get_by_role("heading", level=1)).to_have_text("No table here yet")
    link = {"v": 1, "server": server.url, "table": "abc", "invite": "x"}
    client = {"id": "c", "player": {"id": "p-eve", "name": "Eve"}}
    payload = {"str": json.dumps({"rondel": link}), "fromClient": client}
    player.evaluate("(p) => talespire.tell('rondelMessage', 'syncMessageReceived', p)", payload)

    expect(player.get_by_role("heading", level=1)).to_have_text("No table here yet")
    assert held(player) == {}


def test_outside_of_talespire_the_page_says_at_once_what_it_is_and_goes_on_if_wanted(
    company, server
):
    person = company.person(f"{server.url}/symbiote/")
    person.page.clock.install()
    person.page.goto(person.link)
    heading = person.page.get_by_role("heading", level=1)
    person.page.clock.run_for(600)

    expect(heading).to_have_text("Not in its place")
    expect(person.page.locator("body")).to_contain_text("This page belongs in TaleSpire")
    how = person.page.get_by_role("link", name="How it gets there")
    expect(how).to_have_attribute("href", "/help/talespire?lang=en")
    person.axe_is_silent().shoot("outside-waiting")
    person.page.get_by_role("button", name="Go on without").click()
    expect(heading).to_have_text("Keep time in your fights")
    expect(person.page.get_by_role("region", name="Not in its place")).to_be_visible()
    person.axe_is_silent().shoot("outside-lobby")


def test_a_talespire_that_is_only_late_is_taken(company, server):
    person = company.person(f"{server.url}/symbiote/")
    person.page.goto(person.link)
    heading = person.page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Not in its place")

    person.page.evaluate(f"window.name = '{{}}'; {TALESPIRE.read_text()}")
    person.page.evaluate("talespire.tell('rondelState', 'hasInitialized', {})")

    expect(heading).to_have_text("Keep time in your fights")
    expect(person.page.get_by_role("region", name="Not in its place")).to_have_count(0)


def test_outside_of_talespire_the_page_goes_on_without_it(company, server):
    person = company.person(f"{server.url}/symbiote/")
    person.page.clock.install()
    person.page.goto(person.link)
    person.page.clock.run_for(13_000)

    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    assert urlsplit(person.page.url).path == "/symbiote/"
