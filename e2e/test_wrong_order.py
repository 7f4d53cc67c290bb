"""People do things at tables and doors in an order that nobody had in mind."""

from __future__ import annotations

import re

from inside import Inside
from playwright.sync_api import Route, expect
from test_door import PHONE, door, knock, open_door


def test_who_knocks_is_told_of_as_long_as_the_door_is_out_of_sight(company):
    gm = company.gm(viewport={"width": 320, "height": 568})
    knock(company.person(open_door(gm), **PHONE), "Anna")
    notices = gm.page.locator("rondel-notices")
    notice = notices.get_by_role("button", name="Admit as player")

    expect(door(gm).locator("[data-knock]")).to_be_in_viewport()
    expect(notice).to_have_count(0)
    gm.page.locator("#panel").evaluate("(panel) => panel.scrollTo(0, 0)")

    expect(notice).to_be_visible()
    gm.axe_is_silent()


def test_a_gm_whose_room_leads_to_a_server_that_is_gone_makes_it_lead_to_this_one(
    company, elsewhere
):
    room = {"v": 1, "server": "https://gone.example", "table": "t", "invite": "i"}
    player = Inside(company, elsewhere, {"role": "player", "name": "Anna", "id": "p", "room": room})
    gm = Inside(company, elsewhere, {"role": "gm", "name": "Petra", "id": "g", "room": room})
    heading = player.panel.get_by_role("heading", name="The table is somewhere else")
    expect(heading).to_be_visible()
    expect(player.panel.get_by_text("Make a new table for this room")).to_have_count(0)

    gm.panel.get_by_text("Make a new table for this room").click()
    gm.panel.get_by_role("button", name="New table").click()
    gm.panel.get_by_role("button", name="Open the table").click()

    here = "(url) => host.room?.server === url"
    gm.page.wait_for_function(here, arg=company.server.url)
    player.tell(room=gm.page.evaluate("host.room"))
    expect(player.panel.get_by_role("heading", name="You have knocked")).to_be_visible()


def test_who_has_lost_their_seat_in_a_host_comes_to_the_door_again(company, elsewhere):
    gm = Inside(company, elsewhere, {"role": "gm", "name": "Petra", "id": "g"})
    gm.panel.get_by_role("button", name="New table").click()
    gm.panel.get_by_role("button", name="Open the table").click()
    gm.page.wait_for_function("host.room !== undefined")
    room = gm.page.evaluate("host.room")
    player = Inside(company, elsewhere, {"role": "player", "name": "Anna", "id": "p", "room": room})
    gm.panel.get_by_role("button", name="Admit as player").first.click()
    expect(player.panel.get_by_role("tab", name="Order")).to_be_visible()

    gm.panel.get_by_role("button", name="More about Anna").click()
    gm.panel.get_by_role("button", name="Close the seat").click()
    gm.panel.locator(".question + .row .warn").click()
    expect(player.panel.get_by_role("heading", name="Your seat was closed")).to_be_visible()
    player.panel.get_by_role("button", name="Start again").click()

    expect(player.panel.get_by_role("heading", name="You have knocked")).to_be_visible()
    gm.panel.get_by_role("button", name="Admit as player").first.click()
    expect(player.panel.get_by_role("tab", name="Order")).to_be_visible()


def test_a_host_may_say_its_language_while_words_of_another_are_on_their_way(company, elsewhere):
    gm = Inside(company, elsewhere, {"role": "gm", "name": "Petra", "id": "g", "locale": "de"})
    gm.panel.get_by_role("button", name="Neuer Tisch").click()
    german = re.compile(r"/de\.ftl")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    gm.page.route(german, hold)
    with gm.page.expect_request(german):
        gm.panel.get_by_role("button", name="Tisch öffnen").click()
    expect(gm.panel.get_by_role("heading", name="The door")).to_be_visible()
    gm.page.route(german, lambda route: route.continue_())
    for route in held:
        route.continue_()

    expect(gm.panel.get_by_role("heading", name="Die Tür")).to_be_visible()
