"""Rondel's module in Foundry VTT, as far as a stand-in for Foundry can tell."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from conftest import Company
from foundry_vtt import Sitting, World, installed
from playwright.sync_api import expect

TOKEN = "document.querySelector('rondel-overlay').app.seat.token"
LIST = "Paste or drop a list"
RANKS = "game.combat.turns.map(({ tokenId, initiative }) => [tokenId, initiative])"


@pytest.fixture
def world(company: Company, elsewhere: str, tmp_path: Path) -> World:
    """A world of Foundry in which the module was installed from the server."""
    installed(company.server.url, tmp_path)
    return World(company, elsewhere, tmp_path)


def take_seat(world: World, sitting: Sitting) -> Any:
    """The GM opens the window and pastes the link of the company's table."""
    gm = sitting.open()
    gm.page.get_by_text("I have a link").click()
    gm.page.get_by_label("Your link").fill(world.company.link(world.company.owner_token))
    gm.button("Open").click()
    expect(gm.page.get_by_role("tab", name="Table")).to_be_visible()
    return gm


def token_of(sitting: Sitting) -> str:
    """What opens the seat of whoever sits there."""
    frame = next(one for one in sitting.page.frames if "host=port" in one.url)
    token: str = frame.evaluate(TOKEN)
    return token


def test_a_player_finds_the_table_by_the_room_and_is_let_in(world: World) -> None:
    """The world holds a link with which one may knock, and nothing opens a seat by way of it."""
    gm_there, mira_there = world.enter("gm"), world.enter("Mira")
    mira = mira_there.open()
    expect(mira.headline).to_have_text("No table here yet")

    gm = gm_there.open()
    gm_there.host.shoot("foundry-lobby")
    gm.button("New table").click()
    gm.button("Open the table").click()
    gm.tab("Table")
    expect(gm.page.get_by_text("This room leads here")).to_be_visible()
    world.share(gm_there, mira_there)
    expect(mira.headline).to_have_text("You have knocked")
    knock = gm.page.locator("[data-knock]")
    expect(knock).to_contain_text("Mira")
    expect(knock).to_contain_text("Foundry VTT")
    gm_there.host.shoot("foundry-knock")
    gm.button("Admit as player", knock).click()

    expect(mira.page.get_by_role("tab", name="Order")).to_be_visible()
    mira_there.host.shoot("foundry-player")
    room = gm_there.setting("room")
    assert sorted(room) == ["invite", "server", "table", "v"]
    assert room["server"] == world.company.server.url
    for there in (gm_there, mira_there):
        token = token_of(there)
        kept = there.page.evaluate("JSON.stringify([...game.settings.values])")
        assert token not in kept + there.heard()
        assert "ready" in there.heard()
        assert token not in str(there.page.locator("iframe").get_attribute("src"))

    another_day = world.enter("Mira")  # in a browser that remembers nothing
    world.share(gm_there, another_day)
    mira = another_day.open()
    expect(mira.headline).to_have_text("You have knocked")
    gm.button("Admit as Mira").first.click()
    expect(mira.page.get_by_role("tab", name="Order")).to_be_visible()


def test_tokens_of_one_actor_come_apart_and_hidden_ones_come_hidden(world: World) -> None:
    gm_there = world.enter("gm")
    gm = take_seat(world, gm_there)
    gm.new_encounter("Ambush")
    observer = world.company.person(gm.invite("Stream", "Observer")).come()

    gm_there.page.evaluate("canvas.tokens.controlled = canvas.tokens.placeables")
    gm_there.page.get_by_role("button", name="Add to Rondel").click()
    preview = gm.card(LIST)
    expect(preview).to_contain_text("Sneak")
    gm_there.host.shoot("foundry-preview")
    preview.get_by_role("button", name=re.compile("^Add")).click()

    gm.tab("Order")
    expect(gm.page.locator("li[data-id] .name", has_text="Orc")).to_have_count(2)
    expect(gm.row("Sneak")).to_be_visible()
    gm_there.host.shoot("foundry-brought")
    expect(observer.row("Grak")).to_be_visible()
    assert "Sneak" not in "".join(observer.received)


def test_who_is_picked_before_the_window_is_there_is_not_lost(world: World) -> None:
    gm_there = world.enter("gm")
    gm = take_seat(world, gm_there)
    gm.new_encounter("Ambush")
    gm_there.page.get_by_role("button", name="Close", exact=True).click()
    expect(gm_there.page.locator("#rondel-panel")).to_have_count(0)

    gm_there.page.get_by_role("button", name="Add to Rondel").click()

    expect(gm.card(LIST)).to_contain_text("Orc")


def test_foundrys_combat_follows_and_is_written_to_only_where_it_differs(world: World) -> None:
    """One GM writes ranks, round and turn; nobody comes or goes, and nothing is written twice."""
    gm_there = world.enter("gm")
    gm = fight(world, gm_there)
    order = gm_there.page.evaluate(RANKS)
    assert gm_there.writes() == []  # it is off until the GM wants it

    gm.tab("Table")
    gm.page.get_by_role("switch", name=re.compile("tracker")).check()
    gm.tab("Order")
    names = gm.names()

    expect_writes(gm_there, 2)
    gm_there.host.shoot("foundry-mirror")
    ranks, turn = gm_there.writes()
    assert ranks[0] == "updateEmbeddedDocuments"
    assert turn[1]["round"] == 1
    assert all(write[-1]["turnEvents"] is False for write in (ranks, turn))
    by_turn = gm_there.page.evaluate("game.combat.turns.map(({ name }) => name)")
    assert by_turn == names
    assert len(gm_there.page.evaluate(RANKS)) == len(order)
    active = gm_there.page.evaluate("game.combat.turns[game.combat.turn].name")
    expect(gm.row(active)).to_have_attribute("aria-current", "true")

    again = "Hooks.callAll('createCombatant', {}, {}, '')"
    gm_there.page.evaluate(again)
    gm.next_step("End the turn")
    expect_writes(gm_there, 3)  # the turn alone, the order is as it was
    assert gm_there.writes()[-1][:2] == ["update", {"round": 1, "turn": 1}]

    gm_there.page.evaluate("globalThis.me = game.users.activeGM; game.users.activeGM = null")
    gm.next_step("End the turn")
    expect(gm.headline).to_have_text("Round 1 is over")
    assert len(gm_there.writes()) == 3

    gm_there.page.evaluate("game.users.activeGM = me")
    gm_there.page.evaluate(again)
    expect_writes(gm_there, 4)
    assert gm_there.writes()[-1][:2] == ["update", {"round": 1, "turn": None}]
    gm_there.page.evaluate(again)
    assert len(gm_there.writes()) == 4


def test_a_rerender_and_a_window_of_its_own_keep_the_table(world: World) -> None:
    gm_there = world.enter("gm")
    gm = take_seat(world, gm_there)
    gm.new_encounter("Ambush")
    gm.add("Warrior I", "Heroes")
    hellos = gm_there.heard().count('"ready"')

    gm_there.page.evaluate("world.windows.get('rondel-panel').render({ force: true })")
    gm_there.page.evaluate("world.draw()")
    expect(gm.row("Warrior I")).to_be_visible()
    assert gm_there.heard().count('"ready"') == hellos
    assert gm_there.page.get_by_role("button", name="Open Rondel").count() == 2  # one of each kind

    frame = gm_there.page.locator("#rondel-panel iframe")
    gm_there.page.locator(".window-title").hover()
    gm_there.page.mouse.down()
    expect(frame).to_have_css("pointer-events", "none")  # the window can be dragged over it
    gm_there.page.mouse.up()
    expect(frame).to_have_css("pointer-events", "auto")

    with gm_there.page.expect_popup() as popup:
        gm_there.page.evaluate("void world.windows.get('rondel-panel').detach()")
    moved = popup.value.frame_locator("iframe")
    expect(moved.get_by_role("tab", name="Table")).to_be_visible()
    expect(moved.locator("li[data-id] .name", has_text="Warrior I")).to_be_visible()
    gm_there.page.evaluate("canvas.tokens.controlled = canvas.tokens.placeables")
    gm_there.page.get_by_role("button", name="Add to Rondel").click()
    expect(moved.get_by_role("heading", name=LIST)).to_be_visible()


def test_the_page_speaks_and_looks_as_foundry_does(world: World) -> None:
    gm_there = world.enter("gm", lang="de")
    gm_there.page.get_by_role("button", name="Rondel öffnen").first.click()
    lobby = gm_there.rondel.page.locator("rondel-lobby")

    expect(lobby).to_have_attribute("scheme", "dark")
    expect(lobby.get_by_role("button", name="Neuer Tisch")).to_be_visible()
    light = "game.settings.take('core.uiConfig', { colorScheme: { applications: 'light' } })"
    gm_there.page.evaluate(light)
    expect(lobby).to_have_attribute("scheme", "light")
    gm_there.host.shoot("foundry-light")


def test_a_page_that_does_not_speak_is_explained(world: World) -> None:
    gm = world.enter("gm")
    gm.page.evaluate("game.modules.get('rondel').manifest = ''")
    gm.page.get_by_role("button", name="Open Rondel").first.click()
    gm.page.get_by_text("Rondel does not know its server yet").wait_for()
    gm.page.get_by_role("button", name="Open the settings").click()
    assert gm.page.evaluate("game.settings.sheet.asked") == 1
    gm.page.evaluate("game.settings.set('rondel', 'server', 'http://127.0.0.1:9/t/x#secret')")
    assert gm.setting("server") == "http://127.0.0.1:9"
    gm.page.clock.install()
    gm.page.evaluate("world.windows.get('rondel-panel').close()")
    gm.page.get_by_role("button", name="Open Rondel").first.click()
    expect(gm.page.locator("#rondel-panel iframe")).to_be_attached()

    note = gm.page.locator(".rondel-note")
    gm.page.clock.fast_forward(10_000)

    expect(note).to_contain_text("Nothing has come from http://127.0.0.1:9 yet")
    expect(note).to_contain_text(world.address)
    gm.host.shoot("foundry-trouble")


def fight(world: World, sitting: Sitting) -> Any:
    """Foundry's combat is brought in, and the first has the turn."""
    gm = take_seat(world, sitting)
    gm.new_encounter("Ambush")
    sitting.page.evaluate("world.fight('Sneak', 'Grak')")
    gm.tab("Set up").button("Fetch from Foundry VTT").click()
    gm.card(LIST).get_by_role("button", name=re.compile("^Add")).click()
    gm.tab("Order")
    expect(gm.row("Grak")).to_be_visible()
    for name in ("Sneak", "Grak"):
        gm.give_base(name, "Club", 10)
    gm.next_step("Begin")
    gm.next_step("Roll for")
    gm.next_step("Begin the turns")
    return gm


def expect_writes(sitting: Sitting, count: int) -> None:
    """Foundry's combat was written to that often by now."""
    sitting.page.wait_for_function("count => game.combat.writes.length === count", arg=count)


def test_foundrys_window_opened_by_itself_says_where_it_belongs(company, server) -> None:
    person = company.person(f"{server.url}/lobby/?host=port")
    person.page.goto(person.link)

    heading = person.page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Keep time in your fights")
    note = person.page.get_by_role("region", name="Not in its place")
    expect(note).to_contain_text("such as Foundry VTT")
    person.axe_is_silent()
