"""The pictures of the help: `python3 dev.py pictures help`.

They go to frontend/pictures/help/, from where the overlay's build takes them. Each is made from the
running product, with a stand-in for its host; what the host would show around our panel is drawn as
plain shapes, so that nobody's look is imitated. Further words choose among them.
"""

from __future__ import annotations

import base64
import itertools
import re
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from conftest import HOSTS, Company, Person, _served
from foundry_vtt import World, installed
from playwright.sync_api import Browser, Locator, Page, expect
from server import Server
from test_door import open_door
from test_foundry import take_seat
from test_observer_page import form_of_streams, play_fight, stream_link
from test_owlbear import SCENE, AtRodeo, makes_a_table, share
from test_talespire import TALESPIRE, new_table

PICTURES = Path(__file__).parents[1] / "frontend/pictures/help"
MOST = 40_000  # bytes of a picture
SHARP = 1.5  # points of the picture to a pixel of the page
PASSING = 15_000  # milliseconds until what is told has gone by itself
SETTLE = 300  # milliseconds until what moved stands still, and fonts are there

# A browser packs better than what Python brings along.
PACK = """async ([png, most]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + png;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext("2d").drawImage(image, 0, 0);
  for (let quality = 0.9; quality > 0.3; quality -= 0.05) {
    const packed = canvas.toDataURL("image/webp", quality).split(",")[1];
    if (packed.length * 0.75 <= most) return packed;
  }
}"""

AROUND = """<!doctype html><style>
  body { margin: 0; font: 13px/1.4 system-ui, sans-serif; color: #5b6472; background: #e4e6ea; }
  .map { position: relative; overflow: hidden; width: 640px; height: %(height)spx;
    background: repeating-linear-gradient(0deg, #d3d6dc 0 1px, #0000 1px 40px),
      repeating-linear-gradient(90deg, #d3d6dc 0 1px, #0000 1px 40px), #eceef1; }
  .said { position: absolute; left: 14px; top: 10px; }
  .dot { position: absolute; width: 36px; height: 36px; border-radius: 99px; background: #b9bfc9;
    display: grid; place-items: center; color: #fff; font-weight: 600; }
  .foe { background: #8f97a4; }
  .held { position: absolute; right: 14px; top: 14px; overflow: hidden; border-radius: 10px;
    background: #fff; box-shadow: 0 0 0 1px #b9bfc9, 0 6px 20px #0003; }
  .bar { padding: 5px 10px; background: #d3d6dc; color: #3c4450; }
  img { display: block; }
</style><div class="map"><span class="said">%(said)s</span>%(dots)s
<div class="held">%(bar)s<img src="data:image/png;base64,%(png)s" width="%(width)s"></div></div>"""
DOT = '<div class="dot{}" style="left:{}px;top:{}px">{}</div>'

STAGE = """<!doctype html><style>
  body { margin: 0; height: 300px; position: relative; font: 13px system-ui, sans-serif;
    color: #4a5260; background: linear-gradient(#c3cad6, #97a2b4 60%%, #6d7889 60%%, #8b96a8); }
  span { position: absolute; left: 14px; top: 10px; }
  iframe { position: absolute; left: 0; bottom: 0; width: 100%%; height: 100px; border: 0; }
</style><span>%s</span><iframe src="%s" title="Rondel"></iframe>"""

BLOG = """<!doctype html><html lang="en"><style>
  body { margin: 0; padding: 16px 24px; font: 15px/1.5 Georgia, serif; background: #fff;
    color: #333; }
  h1 { margin: 0 0 6px; font-size: 22px; } p { margin: 6px 0 10px; }
</style><h1>The mill, third evening</h1>
<p>They came down to the ford at dusk, and somebody was there before them.</p>
<script type="module" src="%s/embed.js"></script>
<rondel-table src="%s" view="watch"></rondel-table>
<p>Next week: what lay under the wheel.</p>"""


class Sitters(Company):
    """People whose pages are looked at more sharply, by daylight."""

    def person(self, link: str, **context: Any) -> Person:
        usual = {"device_scale_factor": SHARP, "color_scheme": "light", "locale": "en-GB"}
        return super().person(link, **{**usual, **context})


@dataclass
class Studio:
    """Where a picture is taken: a table of its own, and a page on which it is put together."""

    company: Sitters
    elsewhere: str
    folder: Path
    board: Page

    def compose(self, html: str, width: int, height: int) -> bytes:
        """What *html* looks like."""
        self.board.set_viewport_size({"width": width, "height": height})
        self.board.set_content(html)
        self.board.wait_for_timeout(SETTLE)
        return self.board.screenshot()

    def inside(self, panel: bytes, width: int, height: int, said: str, bar: str = "") -> bytes:
        """A *panel* of that width, held by a host that is *said* to be around it."""
        places = [
            (56, 120, "Mi"),
            (96, 200, "Br"),
            (136, 320, "G"),
            (56, 360, "G"),
            (176, 240, "G"),
        ]
        dots = "".join(
            DOT.format(" foe" if name == "G" else "", x, y, name) for x, y, name in places
        )
        png = base64.b64encode(panel).decode()
        bars = f'<div class="bar">{bar}</div>' if bar else ""
        values = {"said": said, "dots": dots, "bar": bars, "png": png}
        return self.compose(AROUND % {**values, "width": width, "height": height}, 640, height)


def taken(part: Locator | Page) -> bytes:
    """A picture of *part*, once nothing moves, is pointed at or tells what was done."""
    page = part.page if isinstance(part, Locator) else part
    page.mouse.move(0, 0)
    page.wait_for_timeout(SETTLE)
    for frame in page.frames:
        notices = frame.locator(".notice").filter(has_not_text="knocks")  # which stays
        for told in (frame.get_by_text("saved", exact=True), notices):
            expect(told).to_have_count(0, timeout=PASSING)
    return part.screenshot()


def rodeo(studio: Studio, name: str, role: str = "GM") -> AtRodeo:
    """Somebody in an Owlbear room, by daylight."""
    manifest = f"{studio.company.server.url}/obr/manifest.json"
    query = urlencode({"manifest": manifest, "name": name, "role": role, "id": f"obr-{name}"})
    address = f"{studio.elsewhere}/owlbear.html?{query}"
    host = studio.company.person(address, viewport={"width": 380, "height": 600})
    host.come_back()
    host.page.wait_for_function("window.rodeo")
    host.page.evaluate("rodeo.paint('LIGHT')")
    inside: Any = host.page.frame_locator("#panel")
    return AtRodeo(host, Person(inside, ""))


def owlbear(studio: Studio) -> bytes:
    gm = rodeo(studio, "Gerda")
    makes_a_table(gm)
    gm.panel.new_encounter("The ford")
    tokens = [("t-mira", "Mira", True), ("t-bruno", "Bruno", True)]
    tokens += [(f"t-g{n}", f"Goblin {n}", n < 3) for n in range(1, 4)]
    gm.does(SCENE, tokens)
    gm.does("(ids) => rodeo.choose('Add to Rondel', ...ids)", [id_ for id_, *_ in tokens])
    preview = gm.panel.page.get_by_role("group", name="What the list becomes")
    for n in range(1, 4):
        preview.get_by_label(f"Side: Goblin {n}").fill("Foes")
    gm.panel.button("Add 5").click()
    gm.panel.tab("Order").next_step("Begin").next_step("Roll for").next_step("Begin the turns")
    expect(gm.panel.headline).to_contain_text("acts")
    return studio.inside(taken(gm.page.locator("#panel")), 380, 628, "the room’s map")


def knocking(studio: Studio) -> bytes:
    gm, pavel = rodeo(studio, "Gerda"), rodeo(studio, "Pavel", "PLAYER")
    makes_a_table(gm)
    gm.panel.tab("Table")
    share(gm, pavel)
    door = gm.panel.page.locator("rondel-door section.card").first
    expect(door).to_contain_text("Pavel")
    return taken(gm.panel.page.locator("rondel-knocks"))


def foundry(studio: Studio) -> bytes:
    installed(studio.company.server.url, studio.folder)
    world = World(studio.company, studio.elsewhere, studio.folder)
    gm_there = world.enter("gm")
    gm_there.page.evaluate(
        "game.settings.take('core.uiConfig', { colorScheme: { applications: 'light' } })"
    )
    gm = take_seat(world, gm_there)
    gm.new_encounter("Ambush")
    gm_there.page.evaluate("canvas.tokens.controlled = canvas.tokens.placeables")
    gm_there.page.get_by_role("button", name="Add to Rondel").click()
    preview = gm.card("Paste or drop a list")
    expect(preview).to_contain_text("Sneak")
    frame = gm_there.page.locator("#rondel-panel iframe")
    size = (
        "(frame) => Object.assign(frame.style, { flex: 'none', width: '400px', height: '560px' })"
    )
    frame.evaluate(size)
    read = preview.locator("p.soft", has_text="Read as")
    read.evaluate("(line) => line.scrollIntoView({ block: 'start' })")
    return studio.inside(taken(frame), 400, 616, "the world’s scene", "Rondel")


def talespire(studio: Studio) -> bytes:
    queue = {"items": [], "activeItemIndex": 0}
    script = f"window.name = '{{}}';{TALESPIRE.read_text(encoding='utf-8')}"
    address = f"{studio.company.server.url}/symbiote/"
    gm = studio.company.person(address, viewport={"width": 380, "height": 560})
    gm.page.add_init_script(script)
    gm.come_back()
    gm.page.evaluate("(queue) => { talespire.queue = queue; }", queue)
    new_table(gm.page)
    gm.page.get_by_role("button", name=re.compile("Speed rounds")).click()
    gm.tab("Set up")
    expect(gm.button("Fetch from TaleSpire")).to_be_visible()
    gm.button("Fetch from TaleSpire").scroll_into_view_if_needed()
    return taken(gm.page)


def page(studio: Studio) -> bytes:
    link = play_fight(studio.company)["stream"]
    folder = studio.folder / "blog"
    folder.mkdir()
    (folder / "index.html").write_text(BLOG % (studio.company.server.url, link), encoding="utf-8")
    with _served(folder) as url:
        reader = studio.company.person(url, viewport={"width": 640, "height": 590})
        reader.come_back()
        expect(reader.page.frame_locator("iframe").locator("li[data-id]")).to_have_count(5)
        return taken(reader.page)


def stream(studio: Studio) -> bytes:
    play_fight(studio.company)
    gm = studio.company.gm(viewport={"width": 380, "height": 1000})
    return taken(form_of_streams(gm))


def obs(studio: Studio) -> bytes:
    play_fight(studio.company)
    link = stream_link(studio.company.gm(), "Bar")
    folder = studio.folder / "obs"
    folder.mkdir()
    (folder / "index.html").write_text(STAGE % ("your picture", link), encoding="utf-8")
    with _served(folder) as url:
        seen = studio.company.person(url, viewport={"width": 640, "height": 300})
        seen.come_back()
        expect(seen.page.frame_locator("iframe").locator("[aria-current=true]")).to_have_count(1)
        return taken(seen.page)


def code(studio: Studio) -> bytes:
    gm = studio.company.gm(viewport={"width": 380, "height": 900})
    open_door(gm)
    gm.button("Code for phones").click()
    expect(gm.page.get_by_role("img", name="The link to join as a QR code")).to_be_visible()
    return taken(gm.page.locator("rondel-door section.card").first)


def phone(studio: Studio) -> bytes:
    gm = studio.company.gm()
    phone = studio.company.person(open_door(gm), viewport={"width": 320, "height": 520})
    phone.come_back()
    phone.page.get_by_label("Your name").fill("Anna")
    return taken(phone.page)


def listed(studio: Studio) -> bytes:
    gm = studio.company.gm(viewport={"width": 420, "height": 900})
    gm.new_encounter("The ford")
    gm.tab("Set up")
    card = gm.card("Paste or drop a list")
    card.get_by_label("The list").fill(
        "Name;Side;HP;Max HP;Conditions\nMira;Heroes;9;11;\nWolf;;7;7;prone\nBear;;20;20;"
    )
    card.get_by_role("button", name="See what it becomes").click()
    expect(card.get_by_role("button", name="Add 3")).to_be_visible()
    return taken(card)


ALL: dict[str, Callable[[Studio], bytes]] = {
    "owlbear": owlbear,
    "knock": knocking,
    "foundry": foundry,
    "talespire": talespire,
    "page": page,
    "stream": stream,
    "obs": obs,
    "code": code,
    "phone": phone,
    "list": listed,
}


def make(chromium: Browser, words: set[str]) -> list[str]:
    """Make all pictures whose names hold one of *words*, or all; what was made."""
    wanted = {
        name: take for name, take in ALL.items() if not words or any(w in name for w in words)
    }
    made: list[str] = []
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, _served(HOSTS) as elsewhere:
        server = Server(Path(folder) / "data")
        server.start()
        board = chromium.new_context(device_scale_factor=SHARP).new_page()
        try:
            for (name, take), n in zip(wanted.items(), itertools.count()):
                place = Path(folder) / f"{n}"
                place.mkdir()
                company = Sitters(server, chromium, *server.new_table())
                png = take(Studio(company, elsewhere, place, board))
                for person in company.people:
                    person.page.context.close()
                board.set_content("")
                packed = board.evaluate(PACK, [base64.b64encode(png).decode(), MOST])
                assert packed, f"{name} is too large"
                (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(packed))
                made.append(f"{name}.webp")
        finally:
            board.context.close()
            server.stop()
    return made
