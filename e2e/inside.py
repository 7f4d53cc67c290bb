"""Somebody in a page of another site that has Rondel within itself."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import FrameLocator, Page

STORAGE_BLOCKED = """
for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError") } });
}
"""


class Inside:
    """Somebody in a page on another site that has Rondel within itself, with storage blocked."""

    def __init__(self, company, elsewhere: str, hello: dict[str, Any], **more: Any) -> None:
        said = {"kind": "tavern", "locale": "en", "theme": "light", **hello}
        query = {
            "panel": f"{company.server.url}/lobby?host=port",
            "hello": json.dumps(said),
            "can": "room,mirror,badge,size,switches",
            "switches": json.dumps([{"name": "select", "on": False}]),
        }
        self.link = f"{elsewhere}/port.html?{urlencode(query)}"
        self.person = company.person(self.link, **more)
        self.asked: list[str] = []  # addresses, and who was told that we come from where
        self.said: list[str] = []  # on the console
        page = self.person.page
        page.add_init_script(STORAGE_BLOCKED)
        page.on("request", lambda r: self.asked.append(f"{r.url} {r.headers.get('referer')}"))
        page.on("console", lambda message: self.said.append(message.text))
        page.goto(self.link)

    @property
    def page(self) -> Page:
        return self.person.page

    @property
    def panel(self) -> FrameLocator:
        return self.page.frame_locator("iframe")

    def state(self, path: str) -> Any:
        """What the overlay in the frame knows."""
        frame = self.page.frames[-1]
        return frame.evaluate(f"document.querySelector('rondel-overlay')?.app.{path}")

    @property
    def heard(self) -> list[dict[str, Any]]:
        """All that the host was told."""
        return list(self.page.evaluate("host.heard"))

    def tell(self, **changed: Any) -> None:
        """The host says that something is different now."""
        self.page.evaluate("changed => host.tell(changed)", changed)

    def last(self, kind: str) -> dict[str, Any]:
        """What the host was told last of that kind."""
        return [said for said in self.heard if said.get("type") == kind][-1]
