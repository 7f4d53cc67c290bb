"""What people notice who cannot see the page, or who only see it jump."""

from __future__ import annotations

import functools
import json
import re
import shlex
import time
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

AXE = Path(__file__).parents[1] / "frontend/node_modules/axe-core/axe.min.js"
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]  # the rules that ask how something is coloured
OPTIONS = {"runOnly": STANDARDS, "resultTypes": ["violations"]}

# What has no end cannot be brought to it.
AT_REST = """() => document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
  .forEach((one) => one.finish())"""


@functools.cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, rules: list[str] = STANDARDS) -> list[tuple[str, list[str]]]:
    """What axe finds on the page: each broken rule, and where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"() => {{ {_axe()} }}")
    page.emulate_media(reduced_motion="reduce")  # text that is still fading in has less contrast
    page.evaluate(AT_REST)
    found: dict[str, Any] = page.evaluate(
        f"axe.run(document, {json.dumps(OPTIONS | {'runOnly': rules})})"
    )
    return [(v["id"], [node["html"] for node in v["nodes"]]) for v in found["violations"]]


# Each kind of thing on the page that axe may judge: what it is, and within what.
KINDS = """() => {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const kinds = new Set();
  const look = (parent, within) => {
    for (const one of parent.children) {
      const told = [one.localName, ...one.classList, one.getAttribute("role") ?? ""].join(" ");
      kinds.add(`${dark} ${within} > ${told}`);
      look(one.shadowRoot ?? one, one.localName);
    }
  };
  look(document.body, "body");
  return [...kinds];
}"""


def kinds(page: Page) -> set[str]:
    """What there is on the page for axe to judge, each kind once."""
    return set(page.evaluate(KINDS))


# --- what a screen reader meets ------------------------------------------------------------------


class Spoken(NamedTuple):
    """Something that is read out: what it is, what it is called, and of which level a heading."""

    role: str
    name: str
    description: str
    level: int


def spoken(page: Page) -> list[Spoken]:
    """All of the page that is read out, as the browser itself tells it, in its order."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [_spoken(node) for node in nodes if not node["ignored"]]


def _spoken(node: dict[str, Any]) -> Spoken:
    levels = (p["value"]["value"] for p in node.get("properties", ()) if p["name"] == "level")
    said = (str(node.get(key, {}).get("value", "")) for key in ("role", "name", "description"))
    return Spoken(*said, next(levels, 0))


# --- by keyboard alone ---------------------------------------------------------------------------

PATIENCE = 3.0  # seconds until the focus has to be somewhere again
MOST_TABS = 120  # from one end of the page to the other
FOCUSED = """() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  if (!at || at === document.body) return "";
  const label = at.getAttribute("aria-label") ?? at.labels?.[0]?.innerText;
  return (label ?? at.innerText ?? at.id).replace(/\\s+/g, " ").trim() || at.localName;
}"""


# Where it was, as the overlay remembers, and whether that is still there.
LOST = """() => {
  const { path, pressed, waits } = document.querySelector("rondel-overlay").focusing;
  const told = (at) => `${at.localName}.${at.className} ${at.isConnected}`;
  return ["the focus is lost", pressed, waits, ...path.slice(0, 5).map(told)];
}"""


class Keys:
    """The hands of somebody who has a keyboard only; wherever they were, they find themselves."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def focused(self) -> str:
        """What has the focus, by what it says; "" if nothing has."""
        return str(self.page.evaluate(FOCUSED))

    def press(self, *keys: str) -> Keys:
        """Press keys, after which something still has the focus."""
        for key in keys:
            self.page.keyboard.press(key)
        deadline = time.monotonic() + PATIENCE
        while not self.focused():
            assert time.monotonic() < deadline, (keys, self.page.evaluate(LOST))
            self.page.wait_for_timeout(20)
        return self

    def to(self, name: str) -> Keys:
        """Go on with Tab to what begins with *name*."""
        met = []
        for _ in range(MOST_TABS):
            if re.match(name, said := self.focused()):
                return self
            met.append(said)
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {name!r}, but to {met}")

    def use(self, name: str) -> Keys:
        """Go to what begins with *name*, and press it."""
        return self.to(name).press("Enter")

    def type(self, text: str) -> Keys:
        """Write where the focus is."""
        self.page.keyboard.type(text)
        return self

    def settled(self) -> Keys:
        """Nothing is on its way."""
        expect(self.page.locator("[aria-busy=true], .big[aria-disabled=true]")).to_have_count(0)
        return self


# --- what jumps ----------------------------------------------------------------------------------

WATCH = """() => {
  window.shifts = [];
  const told = (node) => (node?.innerText ?? node?.textContent ?? "").slice(0, 40);
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const what = sources.map(({ node, previousRect, currentRect }) =>
        `${told(node)}: ${previousRect.x},${previousRect.y} -> ${currentRect.x},${currentRect.y}`);
      window.shifts.push([value, document.title, what]);
    }
  }).observe({ type: "layout-shift" });
}"""
GIVE = """async ([kind, given, rolled]) => {
  const { app } = document.querySelector("rondel-overlay");
  const { id, offers, figures } = app.store.state.doc.encounter;
  const meant = Object.values(offers).filter((offer) => offer.kind === kind);
  const names = Object.fromEntries(Object.entries(figures).map(([who, { name }]) => [name, who]));
  for (const { labels = [], values } of meant.flatMap((one) => Object.values(one.fields))) {
    labels.forEach(({ params = {} }, i) => {
      for (const said of Object.values(params)) names[said] = values[i];
    });
  }
  const value = (text) =>
    text in names ? names[text]
    : /^-?\\d+$/.test(text) ? Number(text)
    : ({ none: null, yes: true, no: false })[text] === undefined ? text
    : ({ none: null, yes: true, no: false })[text];
  const fields = Object.fromEntries(given.map(([name, text]) => [name, value(text)]));
  const draft = { encounter: id, kind, expect: meant[0]?.expect ?? "", fields };
  return app.session.give("given", rolled.length ? { ...draft, rolled } : draft);
}"""


def watch_shifts(page: Page) -> None:
    """Note from now on whatever moves on the page without anybody having touched it."""
    page.evaluate(WATCH)


def give(page: Page, line: str) -> None:
    """Give `Kind field=value … | faces` as moments.py writes it, by the wire of that page."""
    words, _, typed = line.partition(" | ")
    kind, *given = shlex.split(words)
    pairs = [pair.split("=", 1) for pair in given]
    answer = page.evaluate(GIVE, [kind, pairs, [int(face) for face in typed.split()]])
    assert answer["ok"], (line, answer)
