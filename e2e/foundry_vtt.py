"""A stand-in for Foundry VTT, with Rondel's module installed the way Foundry installs one."""

from __future__ import annotations

import io
import json
import mimetypes
import urllib.request
import zipfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from conftest import Company, Person
from playwright.sync_api import Page, Route, expect

FOLDER = "modules/rondel"
# What the page of the host hears, from whatever window and through whatever channel.
TAPE = """
globalThis.tape = [];
addEventListener("message", ({ data }) => tape.push(JSON.stringify(data)));
globalThis.MessageChannel = class extends MessageChannel {
  constructor() {
    super();
    this.port1.addEventListener("message", ({ data }) => tape.push(JSON.stringify(data)));
  }
};
"""


def installed(server: str, folder: Path) -> dict[str, Any]:
    """The manifest of the module, which was fetched from *server* and unpacked into *folder*."""
    with urllib.request.urlopen(f"{server}/foundry/module.json") as answer:
        manifest: dict[str, Any] = json.load(answer)
    with urllib.request.urlopen(manifest["download"]) as answer:
        zipfile.ZipFile(io.BytesIO(answer.read())).extractall(folder)
    return manifest


@dataclass
class World:
    """One world: its people, and the settings that all of them read."""

    company: Company
    address: str  # of the page that plays Foundry
    module: Path  # where the module was unpacked
    people: list[Page] = field(default_factory=list)

    def enter(self, name: str, **query: str) -> Sitting:
        """Somebody opens the world in a browser of their own. "gm" is the GM."""
        person = self.company.person("", viewport={"width": 1100, "height": 720})
        page = person.page
        page.add_init_script(TAPE)
        page.route(f"{self.address}/{FOLDER}/**", self._serve)
        asked = "&".join(f"{key}={value}" for key, value in {"user": name, **query}.items())
        page.goto(f"{self.address}/foundry.html?{asked}")
        expect(page.locator("body[data-ready]")).to_be_attached()
        return Sitting(person)

    def share(self, source: Sitting, *others: Sitting) -> None:
        """What the world's server does: settings of the world come to everybody."""
        for other in others:
            for key in ("rondel.server", "rondel.room", "rondel.mirror"):
                value = source.page.evaluate("key => game.settings.values.get(key)", key)
                if value is not None:
                    other.page.evaluate("([k, v]) => game.settings.take(k, v)", [key, value])

    def _serve(self, route: Route) -> None:
        path = self.module / route.request.url.partition(f"{FOLDER}/")[2].partition("?")[0]
        kind = mimetypes.guess_type(path.name)[0] or "text/javascript"
        route.fulfill(body=path.read_bytes(), content_type=kind)


@dataclass
class Sitting:
    """Somebody in that world."""

    host: Person

    @property
    def page(self) -> Page:
        return self.host.page

    @property
    def rondel(self) -> Person:
        """What they do and see inside our window."""
        return Person(cast(Page, self.page.frame_locator("#rondel-panel iframe")), "")

    def open(self) -> Person:
        """Open the window."""
        self.page.locator("#combat").get_by_role("button", name="Open Rondel").click()
        expect(self.page.locator("#rondel-panel iframe")).to_be_attached()
        return self.rondel

    def setting(self, name: str) -> Any:
        """What the world, or this browser, keeps of us."""
        return self.page.evaluate("name => game.settings.get('rondel', name)", name)

    def writes(self) -> list[Any]:
        """What was written into Foundry's combat so far."""
        written: list[Any] = self.page.evaluate("game.combat.writes")
        return written

    def heard(self) -> str:
        """All that the page of the host was ever told."""
        tape: list[str] = self.page.evaluate("tape")
        return "\n".join(tape)
