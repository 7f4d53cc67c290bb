"""A stream and a second screen: nothing to press, nothing in the way, never anything hidden."""

from __future__ import annotations

import base64
import re

import pytest
from breadth import broadly
from moments import COURSES, SEATS, until
from playwright.sync_api import expect

OBS = "body { background-color: rgba(0, 0, 0, 0); margin: 0px auto; overflow: hidden; }"  # its own
FIGHT = """
> gm AddCombatants name=Mira side=Heroes hp=12
> gm AddActivity who=Mira name=Bow kind=given value=60
> gm AddCombatants name=Bruno side=Heroes hp=10
> gm AddCombatants name=Goblin count=3 side=Foes hp=6
> gm AddCombatants name=Ambusher side=Foes hidden=yes hp=9
> gm BeginEncounter
> gm RollSpeed who=Mira | 6 4
> gm RollSpeed who=Bruno | 5 4
> gm RollSpeed who="Goblin 1" | 5 3
> gm RollSpeed who="Goblin 2" | 4 3
> gm RollSpeed who="Goblin 3" | 4 2
> gm RollSpeed who=Ambusher | 2 1
> gm BeginTurns
"""


# As OBS writes what stands in its field Custom CSS into the page.
OBS_WRITES = """(css) => {
  const sheet = document.createElement("style");
  sheet.appendChild(document.createTextNode(css));
  document.querySelector("head").appendChild(sheet);
}"""
ACCENT = """() => {
  const overlay = document.querySelector("rondel-overlay");
  return getComputedStyle(overlay).getPropertyValue("--accent").trim();
}"""


def play_fight(company) -> dict[str, str]:
    """The links to a fight of five, and of one in hiding, in which it is Mira's turn."""
    return company.play(FIGHT, stream="observer")


def stream_of(link: str, layout: str) -> str:
    """The address that shows what that *link* does, laid out so."""
    return link.replace("/t/", "/w/").replace("#", f"?layout={layout}#")


def form_of_streams(gm):
    """The card in which a GM makes the address of a stream."""
    return gm.tab("Table").card("Streams and second screens")


def stream_link(gm, layout: str) -> str:
    """The link that the GM's form makes."""
    card = form_of_streams(gm)
    card.get_by_text(layout, exact=True).click()
    card.get_by_role("button", name="Make a link").click()
    return card.get_by_label("Link of the page").input_value()


def outside(person) -> list[str]:
    """What of the rows and chips is cut by the edges of the page."""
    return person.page.evaluate(
        """() => {
          const found = [];
          const look = (root) => {
            for (const el of root.querySelectorAll("*")) {
              if (el.shadowRoot) look(el.shadowRoot);
              if (!el.matches("li[data-id], ol.chips > li")) continue;
              const box = el.getBoundingClientRect();
              if (box.bottom > innerHeight || box.right > innerWidth) found.push(el.innerText);
            }
          };
          look(document);
          return found;
        }"""
    )


@pytest.mark.parametrize("system", broadly(COURSES, "time-plan"))
def test_every_layout_shows_the_fight_whole_in_every_system(company, system):
    link = company.play(until("turn", COURSES[system]), system, **SEATS)["observer"]
    headline = company.person(link).come().headline.inner_text()
    sizes = {
        "list": (340, 620),
        "list&rows=2&scale=150": (400, 720),
        "bar": (900, 100),
        "bar&scale=150": (900, 150),
        "screen": (1280, 720),
        "screen&scale=200": (1280, 720),
    }
    for layout, (width, height) in sizes.items():
        view = {"width": width, "height": height}
        page = company.person(stream_of(link, layout), viewport=view)
        page.page.goto(page.link)
        expect(page.headline).to_have_text(headline)
        page.page.wait_for_timeout(150)  # for what does not fit to go

        assert outside(page) == [], layout
        expect(page.page.locator("rondel-offer")).to_have_count(0)
        expect(page.page.get_by_role("textbox")).to_have_count(0)
        page.axe_is_silent()
        page.page.context.close()
        company.people.remove(page)


def test_every_layout_says_that_the_game_is_paused(company):
    link = company.play(until("paused", COURSES["speed-rounds"]), **SEATS)["observer"]
    stream = company.person(link, viewport={"width": 900, "height": 400})

    for layout in ("list", "bar", "screen"):
        stream.page.goto(stream_of(link, layout))
        expect(stream.page.get_by_text("Paused", exact=True)).to_be_visible()


def test_a_stream_is_see_through_follows_the_fight_and_survives_being_switched_off(company):
    play_fight(company)
    gm = company.gm()
    link = stream_link(gm, "Bar")
    stream = company.person(link, viewport={"width": 1000, "height": 100}, color_scheme="dark")
    stream.page.goto(stream.link)
    expect(stream.page.locator("[aria-current=true]")).to_have_count(1)
    assert corner(stream)[-1] == 0, "OBS would show a dark box"

    acts = stream.headline.inner_text()
    gm.tab("Order").next_step("End the turn")
    expect(stream.headline).not_to_have_text(acts)
    acts = stream.headline.inner_text()
    stream.page.reload()
    expect(stream.headline).to_have_text(acts)
    again = company.person(link)  # shut down while not visible: a new browser, the same address
    again.page.goto(again.link)
    expect(again.headline).to_have_text(acts)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("layout", ["list", "bar"])
def test_with_the_css_that_obs_brings_a_stream_is_see_through_and_in_its_place(
    company, layout, scheme
):
    link = stream_of(play_fight(company)["stream"], layout)
    view = {"width": 900, "height": 700}
    stream = company.person(link, viewport=view, color_scheme=scheme)
    stream.page.goto(stream.link)
    expect(stream.page.locator("[aria-current=true]")).to_have_count(1)
    stream.page.evaluate(OBS_WRITES, OBS)

    assert corner(stream) == [0, 0, 0, 0]
    box = stream.page.locator("rondel-overlay").bounding_box()
    assert (box["x"], box["y"], box["width"]) == (0, 0, 900)


def test_the_css_that_obs_is_given_sets_the_colours_of_a_stream_and_of_no_other_page(company):
    link = play_fight(company)["stream"]
    taken = []
    for address in (stream_of(link, "bar"), link.replace("/t/", "/w/"), link):
        person = company.person(address)
        person.page.goto(person.link)
        expect(person.page.locator("[aria-current=true]")).to_have_count(1)
        usual = person.page.evaluate(ACCENT)
        person.page.evaluate(OBS_WRITES, ":root { --rondel-accent: rgb(1, 2, 3) }")
        taken.append(person.page.evaluate(ACCENT))
        assert usual != "rgb(1, 2, 3)"

    assert taken == ["rgb(1, 2, 3)", usual, usual]


def corner(person) -> list[int]:
    """The last corner of the page, red to opaque, where the browser paints no ground itself."""
    picture = base64.b64encode(person.page.screenshot(omit_background=True)).decode()
    return person.page.context.new_page().evaluate(
        """async (source) => {
          const picture = new Image();
          picture.src = "data:image/png;base64," + source;
          await picture.decode();
          const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
          canvas.drawImage(picture, 0, 0);
          return [...canvas.getImageData(picture.width - 1, picture.height - 1, 1, 1).data];
        }""",
        picture,
    )


@pytest.mark.parametrize("asked", [True, False])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_frame_lets_through_what_its_host_has_behind_it(company, host_page, scheme, asked):
    link = stream_of(play_fight(company)["stream"], f"list&scheme={scheme}" if asked else "list")
    folder, url = host_page
    folder.joinpath("index.html").write_text(
        f'<!doctype html><html style="color-scheme: {scheme}; background: rgb(7, 77, 177)">'
        f'<title>Stream</title><body style="margin: 0"><iframe title="Rondel" src="{link}" '
        'style="display: block; border: 0; width: 100vw; height: 100vh"></iframe>'
    )
    # Without any emulation, which would be for all frames, a frame is told how its host looks.
    host = company.person(url, color_scheme="null")
    host.page.goto(host.link)
    expect(host.page.frame_locator("iframe").locator("li[data-id]")).to_have_count(5)

    assert corner(host) == [7, 77, 177, 255]


def test_nothing_covers_the_stream_while_nothing_is_shown(company):
    stream = company.person(stream_link(company.gm(), "Column"))
    stream.page.goto(stream.link)
    expect(stream.page.locator("rondel-stage")).to_be_attached()
    expect(stream.page.locator("rondel-stage .plate")).to_have_count(0)

    assert corner(stream)[-1] == 0


def test_a_gms_link_never_gets_onto_a_stream(company):
    play_fight(company)
    stream = company.person(company.link(company.owner_token, "?layout=list"))
    stream.page.goto(stream.link)

    expect(stream.headline).to_have_text("This is not an observer’s link")
    assert "Ambusher" not in stream.page.locator("body").inner_text()


def test_a_delayed_stream_sees_it_later(company):
    link = stream_of(play_fight(company)["stream"], "screen")
    gm = company.gm()
    card = form_of_streams(gm)
    card.get_by_label(re.compile("Delay for observers")).fill("120")
    card.get_by_role("button", name=re.compile("Delay for observers")).click()
    screen = company.person(link, viewport={"width": 1280, "height": 720})
    seat = company.person(link.split("?")[0] + "#" + link.split("#")[1])
    for page in (screen, seat):
        page.page.goto(page.link)
        expect(page.page.get_by_text("120 s behind")).to_be_visible()
    expect(gm.page.get_by_text("120 s behind")).to_have_count(0)
    acts = gm.headline.inner_text()
    gm.tab("Order").next_step("End the turn")
    expect(gm.headline).not_to_have_text(acts)
    for page in (screen, seat):
        expect(page.headline).to_have_text(acts)


def test_a_size_that_there_is_not_is_refused_before_a_link_is_made_of_it(company):
    card = form_of_streams(company.gm())
    size = card.get_by_label("Size")
    size.fill("9999")

    expect(size).to_have_accessible_description("A whole number from 50 to 400.")
    expect(card.get_by_role("button", name="Make a link")).to_have_count(0)
    size.fill("150")
    expect(card.locator("code")).to_have_text("?layout=list&scale=150")
    expect(card.get_by_role("button", name="Make a link")).to_be_visible()
