"""How soon there is a board: on a first visit with one question to the table, on a second with
nothing fetched but the page."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

sys.path.insert(0, str(Path(__file__).parent))

from breadth import broadly
from conftest import EQUIPPED, Company, Person
from moments import Moment, prepare
from server import Server

from rondel.systems import installed
from rondel.table import Request, Tables
from rondel.table.commands import SetLanguage
from rondel.web.config import DATABASE

FACES = {"speed-rounds": "rondel-order", "dice-bag": "rondel-bag", "time-plan": "rondel-plan"}
ROLES = {"gm": "gm", "player": "anna", "observer": "observer"}
MOST = 90_000  # bytes on the line until the first board, in any form that a browser may take

# What was said until the board was there to be seen: a headline, an order and the system's face.
WATCH = """
window.look = { said: [], came: 0, painted: 0, headline: "" };
const news = "42"; // comes by itself, as when somebody sits down
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      const kind = String(data).slice(0, 2);
      if (!look.painted && kind[0] === "4" && kind !== news) look.said.push(`<${kind}`);
      if (kind === "43") look.came ||= performance.now();
    });
  }
  send(data) {
    if (!look.painted) look.said.push(`>${String(data).slice(0, 2)}`);
    super.send(data);
  }
};
const within = (root, selector) => {
  const found = root.querySelector(selector);
  if (found) return found;
  for (const { shadowRoot } of root.querySelectorAll("*")) {
    const deeper = shadowRoot && within(shadowRoot, selector);
    if (deeper) return deeper;
  }
};
const wait = () => {
  const headline = within(document, "h1")?.textContent.trim();
  const row = within(document, "rondel-order")?.shadowRoot?.querySelector("[data-id]");
  const face = within(document, "FACE")?.shadowRoot?.firstElementChild;
  if (!headline || !row || !face) return requestAnimationFrame(wait);
  look.painted = performance.now();
  look.headline = headline;
};
requestAnimationFrame(wait);
"""
FETCHED = """() => performance.getEntriesByType("resource").map((one) => ({
  name: one.name.replace(/.*\\//, "").replace(/-[0-9a-f]{8}/, ""),
  begun: one.startTime, sent: one.transferSize,
  packed: one.encodedBodySize, whole: one.decodedBodySize,
}))"""


class Evening:
    """The server, with a table in the middle of a fight of each system."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server = server
        wanted = [(system, "turn") for system in FACES]
        self.moments = {m.system: m for m in prepare(self.server.data, wanted)}
        self.browser = browser

    def visitor(self, moment: Moment, seat: str, **context: Any) -> Person:
        """Somebody with the link of that *seat*, whose browser knows nothing of us."""
        company = Company(self.server, self.browser, moment.table, moment.tokens["gm"])
        person = company.person(company.link(moment.tokens[seat]), **context)
        person.page.add_init_script(WATCH.replace("FACE", FACES[moment.system]))
        return person


@pytest.fixture(scope="module")
def evening(server: Server, browser: Browser) -> Evening:
    return Evening(server, browser)


def look_of(person: Person) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What was seen and said, and what was fetched, once all is there that a fight needs."""
    person.come()
    person.page.wait_for_function("() => look.painted")
    person.page.wait_for_function(EQUIPPED)
    person.page.wait_for_load_state("networkidle")
    return person.page.evaluate("look"), person.page.evaluate(FETCHED)


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("system", FACES)
@pytest.mark.parametrize("locale", broadly(["en-US", "fi-FI"], "en-US"))
def test_the_first_board_takes_one_question(evening, system, role, locale):
    visitor = evening.visitor(evening.moments[system], ROLES[role], locale=locale)
    look, fetched = look_of(visitor)

    assert look["said"] == [">40", "<40", ">42", "<43"], "who we are; may we see; one answer"
    late = [one["name"] for one in fetched if look["came"] < one["begun"] < look["painted"]]
    assert late == []
    twice = [name for name, n in Counter(one["name"] for one in fetched).items() if n > 1]
    assert twice == []
    assert look["headline"] == visitor.headline.inner_text(), "it was said right at once"
    assert visitor.errors == []
    visitor.page.context.close()


def test_it_takes_one_question_too_where_the_table_speaks_another_language(evening):
    moment = evening.moments["dice-bag"]
    tables = Tables(f"sqlite:///{evening.server.data / DATABASE}", installed())
    owner = tables.seat(moment.table, moment.tokens["gm"])
    for lang in ("cs", ""):
        asked = Request(f"speak-{lang}", "", "SetLanguage", fields={"lang": lang})
        assert tables.submit(moment.table, owner.id, asked, SetLanguage(lang=lang)).ok
        visitor = evening.visitor(moment, "anna", locale="en-US")
        look, fetched = look_of(visitor)

        expect(visitor.page.locator("html")).to_have_attribute("lang", lang or "en")
        assert look["said"] == [">40", "<40", ">42", "<43"]
        assert [n for n in fetched if look["came"] < n["begun"] < look["painted"]] == []
        words = {one["name"] for one in fetched if one["name"].endswith(".ftl")}
        assert words == {f"{lang or 'en'}{part}.ftl" for part in ("", "-dice-bag", "-panels")}
        visitor.page.context.close()
    tables.close()


@pytest.mark.parametrize("system", FACES)
@pytest.mark.parametrize("takes", broadly(["gzip", "br"], "gzip"))
def test_all_comes_packed(evening, system, takes):
    headers = {"Accept-Encoding": takes}
    visitor = evening.visitor(evening.moments[system], "anna", extra_http_headers=headers)
    look, fetched = look_of(visitor)
    first = [one for one in fetched if one["begun"] < look["painted"]]

    loose = [one["name"] for one in fetched if one["packed"] >= one["whole"] and one["whole"] > 400]
    assert loose == []
    assert sum(one["sent"] for one in first) <= MOST
    visitor.page.context.close()


@pytest.mark.parametrize("system", FACES)
def test_a_second_visit_fetches_nothing_but_the_page(evening, system):
    visitor = evening.visitor(evening.moments[system], "gm")
    _, first = look_of(visitor)
    visitor.page.goto("about:blank")
    look, second = look_of(visitor)

    assert {one["name"] for one in second} == {one["name"] for one in first}
    assert [one["name"] for one in second if one["sent"]] == []
    assert look["said"] == [">40", "<40", ">42", "<43"]
    visitor.page.context.close()
