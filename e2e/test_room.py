"""How a table is played in a page of somebody else's, whose room holds the link to it."""

from __future__ import annotations

import re

import pytest
from inside import Inside
from playwright.sync_api import expect
from test_door import door


@pytest.fixture
def inside(company, elsewhere):
    """GM and player in a host's page, the GM at a new table to which the room leads."""
    gm = Inside(company, elsewhere, {"role": "gm", "name": "Petra", "id": "gm-1"})
    gm.panel.get_by_role("button", name="New table").click()
    link = gm.panel.get_by_label("The GM’s link", exact=True).input_value()
    gm.panel.get_by_role("button", name="Open the table").click()
    gm.page.wait_for_function("host.room !== undefined")
    gm.token = link.split("#")[1]
    return gm


def test_a_room_leads_its_people_to_the_table_of_their_gm(company, elsewhere, inside):
    gm, room = inside, inside.page.evaluate("host.room")
    assert sorted(room) == ["invite", "server", "table", "v"]
    assert room["server"] == company.server.url

    player = Inside(company, elsewhere, {"role": "player", "name": "Anna", "id": "p", "room": room})
    expect(player.panel.get_by_role("heading", name="You have knocked")).to_be_visible()
    gm.panel.get_by_role("button", name="Admit as player").first.click()
    expect(player.panel.get_by_role("tab", name="Order")).to_be_visible()
    assert player.state("store.state.me.name") == "Anna"
    assert player.state("store.state.me.role") == "player"
    token = player.state("seat.token")

    # A frame without storage forgets; who they are there is known, and they stand at the door.
    player.page.goto(player.link)
    gm.panel.get_by_role("tab", name="Table").click()
    expect(gm.panel.get_by_text("Claims to be: Anna")).to_be_visible()
    gm.panel.get_by_role("button", name="Admit as Anna").first.click()
    expect(player.panel.get_by_role("tab", name="Order")).to_be_visible()

    for secret in (gm.token, token, player.state("seat.token")):
        for one in (gm, player):
            assert secret not in str(one.heard)
            assert secret not in str(one.said)
            assert secret not in str([re.sub("#.*? ", " ", asked) for asked in one.asked])


def test_a_room_whose_link_became_void_says_so_and_gets_a_new_one_when_its_gm_presses(
    company, inside
):
    panel, held = inside.panel, "host.room.invite"
    before = inside.page.evaluate(held)
    panel.get_by_role("tab", name="Table").click()
    expect(panel.get_by_text("This room leads here")).to_be_visible()

    gm = company.person(f"{company.server.url}/t/{inside.state('seat.table')}#{inside.token}")
    gm.come().tab("Table").press("New link", door(gm))
    gm.confirm(door(gm))

    expect(panel.get_by_text("This room’s link is void")).to_be_visible()
    expect(panel.get_by_label("Link to join", exact=True)).to_have_count(0)
    assert inside.page.evaluate(held) == before
    panel.get_by_role("button", name="Make it new").click()
    expect(panel.get_by_text("This room leads here")).to_be_visible()
    assert inside.page.evaluate(held) != before
    expect(door(gm).get_by_text("Its link is where it was made")).to_be_visible()


def test_colours_and_language_follow_the_host(inside):
    panel = inside.panel
    expect(panel.locator("rondel-overlay[scheme=light]")).to_be_visible()

    inside.tell(theme="dark", locale="de-AT")

    expect(panel.locator("rondel-overlay[scheme=dark]")).to_be_visible()
    expect(panel.get_by_role("tab", name="Tisch")).to_be_visible()
    scheme = "getComputedStyle(document.documentElement).colorScheme"
    assert inside.page.frames[-1].evaluate(scheme) == "dark"
    inside.tell(theme="light", locale="fi")
    expect(panel.get_by_role("tab", name="Pöytä")).to_be_visible()


def test_the_host_is_told_what_it_may_show(company, inside):
    panel = inside.panel
    panel.get_by_role("button", name=re.compile("^Speed rounds")).click()
    panel.get_by_role("button", name="Add demo characters").click()
    expect(panel.locator("li[data-id]")).to_have_count(5)
    panel.get_by_role("tab", name="Table").click()
    panel.get_by_role("button", name="More about Fight 1").click()
    panel.get_by_role("button", name=re.compile("^Show to everybody")).click()
    inside.page.wait_for_function("host.heard.some((said) => said.shown?.order.length)")

    shown = inside.last("mirror")["shown"]
    assert shown["round"] == 0
    assert sorted(mark["name"] for mark in shown["order"]) == [
        *("Bruno", "Goblin 1", "Goblin 2", "Goblin 3", "Mira"),
    ]
    assert inside.last("size")["height"] > 200
    panel.get_by_role("switch", name="Select the token of whoever acts").check()
    inside.page.wait_for_function("host.heard.some((said) => said.type === 'flip')")
    assert inside.last("flip") == {"type": "flip", "name": "select", "on": True}


def test_a_room_without_a_table_is_waited_in(company, elsewhere, inside):
    player = Inside(company, elsewhere, {"role": "player", "name": "Anna", "id": "p"})
    expect(player.panel.get_by_role("heading", name="No table here yet")).to_be_visible()

    player.tell(room=inside.page.evaluate("host.room"))

    expect(player.panel.get_by_role("heading", name="You have knocked")).to_be_visible()


def test_what_others_post_is_passed_over(inside):
    inside.page.evaluate(
        """() => {
          const rondel = { ns: "rondel", v: 1 };
          const gm = { ...rondel, type: "init", hello: { role: "gm", theme: "dark" } };
          const to = document.querySelector("iframe").contentWindow;
          for (const said of [null, 7, "x", {}, rondel, gm, { ...gm, v: 2 }]) {
            to.postMessage(said, "*");
          }
          for (const said of [null, [], { type: "hello" }, { type: "x" }, { type: "bring" }]) {
            host.port.postMessage(said);
          }
        }"""
    )

    inside.tell(theme="dark")

    expect(inside.panel.locator("rondel-overlay[scheme=dark]")).to_be_visible()
