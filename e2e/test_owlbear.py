"""The extension in Owlbear Rodeo, whose part a page on another site plays to its real SDK."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

import pytest
from access import AXE, OPTIONS
from conftest import Company, Person
from playwright.sync_api import Frame, Page, expect
from test_overlay import STORAGE_BLOCKED

ROOM = "org.rondel/room"
MARK = "org.rondel/turn"
TOKENS = [("t-mira", "Mira", True), ("t-grak", "Grak", False), ("t-bo", "Bo", True)]
SCENE = """(tokens) => rodeo.show(
  tokens.map(([id, name, visible]) => token(id, name, { visible })))"""
MARKED = f"rodeo.items.filter(({{ metadata }}) => '{MARK}' in metadata).map(({{ id }}) => id)"
KEY = "document.querySelector('rondel-overlay').app.seat.token"
OFFERED = "rodeo.wire.filter(({ id }) => id === 'OBR_CONTEXT_MENU_CREATE').length"
SAID = "JSON.stringify([rodeo.wire, rodeo.metadata, rodeo.items, rodeo.popovers])"


@dataclass
class AtRodeo:
    """Somebody in an Owlbear room, with our panel open."""

    host: Person
    panel: Person

    @property
    def page(self) -> Page:
        return self.host.page

    def does(self, what: str, argument: object = None) -> Any:
        """Something in Owlbear itself."""
        return self.page.evaluate(what, argument)

    def sees(self, what: str, expected: object) -> None:
        """Wait for Owlbear to have come to that."""
        until = f"(expected) => JSON.stringify({what}) === JSON.stringify(expected)"
        self.page.wait_for_function(until, arg=expected)

    def frame(self, page: str) -> Frame:
        """One of our pages."""
        return next(one for one in self.page.frames if f"/obr/{page}" in one.url)

    def axe_is_silent(self) -> None:
        """Whoever cannot see the panel, as it is now, finds nothing wrong with it."""
        inside: Any = self.frame("panel")
        inside.evaluate(f"() => {{ {AXE.read_text(encoding='utf-8')} }}")
        found = inside.evaluate(f"axe.run(document, {json.dumps(OPTIONS)})")
        assert found["violations"] == []


@pytest.fixture
def rodeo(company: Company, elsewhere: str):
    """How somebody comes to an Owlbear room, each in a browser of their own."""

    def come(name: str, role: str = "GM", script: str = "", **context: Any) -> AtRodeo:
        manifest = f"{company.server.url}/obr/manifest.json"
        query = {"manifest": manifest, "name": name, "role": role, "id": f"obr-{name}"}
        host = company.person(f"{elsewhere}/owlbear.html?{urlencode(query)}", **context)
        host.page.add_init_script(script)
        host.come_back()
        host.page.wait_for_function("window.rodeo")
        inside: Any = host.page.frame_locator("#panel")
        return AtRodeo(host, Person(inside, ""))

    return come


def makes_a_table(gm: AtRodeo) -> None:
    """Somebody who runs games, in a room that has no table yet."""
    gm.panel.button("New table").click()
    gm.panel.button("Open the table").click()
    expect(gm.panel.page.get_by_role("tab", name="Table")).to_be_visible()


def share(gm: AtRodeo, *others: AtRodeo) -> None:
    """Owlbear tells everybody what the GM's room and scene hold."""
    gm.page.wait_for_function(f"rodeo.metadata['{ROOM}']")
    there = gm.does("({ metadata: rodeo.metadata, items: rodeo.items })")
    for one in others:
        one.does("(there) => rodeo.take(there)", there)


def wishes(gm: AtRodeo, words: str) -> None:
    """Turn on one of the switches of the host."""
    gm.panel.tab("Table").page.get_by_label(words).click()


def brings(gm: AtRodeo, verdict: str, *ids: str) -> None:
    """Add tokens from their menu, look at what they become, and agree."""
    gm.does("(ids) => rodeo.choose('Add to Rondel', ...ids)", list(ids))
    expect(gm.panel.page.get_by_role("group", name="What the list becomes")).to_be_visible()
    gm.panel.button(verdict).click()
    gm.panel.tab("Order")


def test_a_room_plays_with_the_tokens_on_its_map(rodeo):
    gm = rodeo("Gerda")
    makes_a_table(gm)
    gm.panel.new_encounter("The ford")
    gm.does(SCENE, TOKENS)
    pavel = rodeo("Pavel", "PLAYER")
    share(gm, pavel)
    gm.panel.button("Admit").first.click()
    expect(pavel.panel.headline).to_contain_text("Setting up")

    brings(gm, "Add 3", "t-bo", "t-grak", "t-mira")
    expect(gm.panel.row("Grak")).to_contain_text("hidden")
    expect(pavel.panel.rows).to_have_count(2)
    for name, base in (("Mira", 80), ("Grak", 40), ("Bo", 0)):
        gm.panel.give_base(name, "Bow", base)
    wishes(gm, "Mark whoever acts")
    wishes(gm, "Select the token")
    gm.panel.tab("Order").next_step("Begin").next_step("Roll for").next_step("Begin the turns")

    gm.sees(MARKED, ["t-mira"])
    gm.sees("rodeo.selection", ["t-mira"])
    gm.sees("rodeo.badge", "1")
    gm.panel.next_step("End the turn")
    expect(gm.panel.headline).to_contain_text("Grak acts")
    gm.sees(MARKED, [])
    gm.sees("rodeo.selection", ["t-mira"])
    expect(pavel.panel.headline).to_contain_text("Mira acts")
    assert "Grak" not in pavel.does("JSON.stringify(rodeo.wire)") + "".join(pavel.host.received)

    gm.does("rodeo.change('t-grak', { visible: true })")
    brings(gm, "Change 1", "t-grak")
    expect(pavel.panel.headline).to_contain_text("Grak acts")
    gm.sees(MARKED, ["t-grak"])
    gm.panel.next_step("End the turn")
    gm.sees(MARKED, ["t-bo"])

    keys = [one.frame("panel").evaluate(KEY) for one in (gm, pavel)]
    for one in (gm, pavel):
        said = one.does(SAID) + json.dumps([frame.url for frame in one.page.frames])
        assert [key for key in keys if key in said] == []
    pavel.axe_is_silent()
    gm.host.shoot("owlbear-gm")
    pavel.host.shoot("owlbear-player")

    pavel.panel.button("Calls and sounds").click()
    pavel.panel.page.get_by_label("A banner over the map").click()
    pavel.does("rodeo.turn(false)")
    expect(pavel.page.frame_locator(".popover").get_by_text("Bo acts")).to_be_visible()


def test_the_panel_goes_along_with_its_room_on_a_phone_that_keeps_nothing(rodeo):
    phone = {"viewport": {"width": 320, "height": 600}, "has_touch": True}
    gm = rodeo("Gerda", script=STORAGE_BLOCKED, **phone)
    gm.does("rodeo.show(undefined)")
    makes_a_table(gm)
    gm.panel.new_encounter("The ford").add("Mira", "Heroes").add("Grak", "Foes", hidden=True)
    wishes(gm, "A banner over the map")
    gm.panel.tab("Order").next_step("Begin")
    gm.sees("Object.keys(rodeo.popovers)", [])  # there is no room for both

    gm.does("rodeo.turn(false)")
    banner = gm.page.frame_locator(".popover")
    expect(banner.get_by_text("Roll for speed")).to_be_visible()
    expect(banner.get_by_text("Mira")).to_be_visible()
    expect(banner.get_by_text("Grak")).to_have_count(0)
    for mode in ("LIGHT", "DARK"):
        gm.does(f"rodeo.paint('{mode}')")
        for one in (gm.panel.page, banner):
            expect(one.locator("rondel-overlay")).to_have_attribute("scheme", mode.lower())
        gm.host.shoot(f"owlbear-banner-{mode.lower()}")
    gm.does("rodeo.turn(true)")
    gm.sees("Object.keys(rodeo.popovers)", [])
    for mode in ("LIGHT", "DARK"):
        gm.does(f"rodeo.paint('{mode}')")
        expect(gm.panel.page.locator("rondel-overlay")).to_have_attribute("scheme", mode.lower())
        gm.axe_is_silent()
        gm.host.shoot(f"owlbear-phone-{mode.lower()}")
    assert gm.frame("panel").evaluate("document.documentElement.scrollWidth") <= 320
    asked = gm.does("rodeo.wire.map(({ id }) => id)")
    assert [what for what in asked if what.startswith("OBR_SCENE_ITEMS")] == []

    gm.does("rodeo.become('PLAYER')")
    gm.panel.tab("Table")
    expect(gm.panel.page.get_by_label("Mark whoever acts")).to_have_count(0)
    expect(gm.panel.page.get_by_label("A banner over the map")).to_be_checked()
    expect(gm.panel.card("People")).to_be_visible()

    mallory = rodeo("Mallory", "GM")
    share(gm, mallory)
    expect(mallory.panel.page.get_by_label("link", exact=False)).to_be_visible()
    assert mallory.panel.page.get_by_role("tab").count() == 0
    mallory.axe_is_silent()


def test_an_owlbear_that_is_full_or_fails_is_told_of_in_words(rodeo):
    gm = rodeo("Gerda")
    gm.does("rodeo.take({ metadata: { 'com.example/notes': 'x'.repeat(15_900) } })")
    makes_a_table(gm)
    expect(gm.panel.page.get_by_text("The room did not take the link")).to_be_visible()
    gm.sees("Object.keys(rodeo.metadata)", ["com.example/notes"])

    gm.does(SCENE, TOKENS)
    gm.does("rodeo.failing.add('OBR_SCENE_ITEMS_GET_ITEMS').add('OBR_ACTION_SET_BADGE_TEXT')")
    gm.does("rodeo.choose('Add to Rondel', 't-mira')")
    gm.sees("rodeo.told.length", 1)
    assert "Nothing was added" in gm.does("rodeo.told[0]")
    gm.does("rodeo.failing.clear()")

    gm.does("rodeo.menus = {}; rodeo.failing.add('OBR_CONTEXT_MENU_CREATE')")
    gm.does("document.querySelector('#background').src += '&again'")
    gm.page.wait_for_function(f"{OFFERED} === 2")
    gm.does("rodeo.failing.clear()")
    gm.page.wait_for_function("rodeo.offered('t-mira').length === 1")
    gm.panel.new_encounter("The ford")
    brings(gm, "Add 1", "t-mira")
    expect(gm.panel.rows).to_have_count(1)


FORGED = """([panel, room]) => {
  const opened = window.open(`${panel}?obrref=${btoa(`${location.origin} room-1`)}`);
  const say = (id, data) => opened.postMessage({ id, data }, "*");
  setInterval(() => {
    say("OBR_READY", { ref: "r", userId: "u" });
    say("OBR_PLAYER_EVENT_CHANGE", { player: { id: "u", name: "Eva", role: "GM" } });
    say("OBR_ROOM_METADATA_EVENT_CHANGE", { metadata: { "org.rondel/room": room } });
  }, 50);
}"""

SOME_SAID = """() => new Promise((done) => {
  let said = 0;
  addEventListener("message", () => ++said > 20 && done());
})"""


def test_a_page_that_opened_the_panel_in_a_window_is_not_taken_for_owlbear(company, elsewhere):
    evil, server = company.person(f"{elsewhere}/owlbear.js"), company.server.url
    room = {"v": 1, "server": server, "table": "t1", "invite": "knock"}
    evil.come_back()

    with evil.page.expect_popup() as popup:
        evil.page.evaluate(FORGED, [f"{server}/obr/panel", room])

    heading = popup.value.get_by_role("heading", level=1)
    expect(heading).to_have_text("Keep time in your fights")
    popup.value.evaluate(SOME_SAID)
    expect(heading).to_have_text("Keep time in your fights")


@pytest.mark.parametrize("page", ["panel", "background", "banner"])
def test_a_page_of_owlbears_that_is_opened_by_itself_says_so(company, server, page):
    person = company.person(f"{server.url}/obr/{page}")
    person.page.goto(person.link)

    expect(person.page.locator("body")).to_contain_text("This page belongs in Owlbear Rodeo")
    how = person.page.get_by_role("link", name="How it gets there")
    expect(how).to_have_attribute("href", "/help/owlbear?lang=en")
    person.shoot(f"outside-{page}")


def test_who_becomes_visible_on_the_map_is_revealed_by_one_press_and_never_by_itself(rodeo):
    gm = rodeo("Gerda")
    makes_a_table(gm)
    gm.panel.new_encounter("The ford")
    gm.does(SCENE, [*TOKENS, ("t-ash", "Ash", False)])
    brings(gm, "Add 4", "t-bo", "t-grak", "t-mira", "t-ash")
    expect(gm.panel.row("Grak")).to_contain_text("hidden")

    gm.does("() => { rodeo.change('t-grak', { visible: true }); }")
    gm.does("() => { rodeo.change('t-ash', { visible: true }); }")
    notice = gm.panel.page.locator(".notice", has_text="Visible on the map now")
    expect(notice).to_contain_text("Grak, Ash")
    expect(gm.panel.row("Grak")).to_contain_text("hidden")
    gm.axe_is_silent()
    gm.host.shoot("owlbear-reveal")
    notice.get_by_role("button", name="Reveal").click()

    expect(gm.panel.row("Grak")).not_to_contain_text("hidden")
    expect(gm.panel.row("Ash")).not_to_contain_text("hidden")
    expect(notice).to_have_count(0)
    done = gm.panel.page.locator(".notice", has_text="Reveal: Grak, Ash")
    done.get_by_role("button", name="Undo").click()
    expect(gm.panel.row("Grak")).to_contain_text("hidden")
    expect(gm.panel.row("Ash")).to_contain_text("hidden")
    gm.does("() => { rodeo.take({ items: [] }); }")
    expect(gm.panel.rows).to_have_count(4)
