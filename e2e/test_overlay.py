"""The overlay as a guest: in somebody else's page, with hostile names, for every eye and hand."""

from __future__ import annotations

import pytest
from access import violations
from breadth import broadly
from playwright.sync_api import expect

# What browsers do in frames of other sites, where they do not partition storage instead.
STORAGE_BLOCKED = """
for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
  Object.defineProperty(window, name, {
    get() { throw new DOMException("blocked", "SecurityError"); },
  });
}
"""
HOSTILE = [
    "<img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    "javascript:alert(1)",
    "{{constructor.constructor('alert(1)')()}}",
    "${alert(1)}",
    "'\"><svg onload=alert(1)>",
    "{ $who } { NUMBER(1) }",
]


def ready_fight(company):
    gm = company.gm()
    gm.new_encounter("The ford")
    gm.add("Mira", "Heroes").give_base("Mira", "Bow", 30)
    gm.add("Grak", "Foes", hp=9)
    gm.next_step("Begin")
    gm.next_step("Roll for")
    gm.next_step("Begin the turns")
    return gm


def test_it_works_in_a_cross_site_frame_with_storage_blocked(company, host_page):
    ready_fight(company)
    folder, url = host_page
    folder.joinpath("index.html").write_text(
        f'<!doctype html><title>Table</title><iframe title="Rondel" width="340" height="640" '
        f'src="{company.link(company.owner_token)}"></iframe>'
    )
    page = company.person(url).page
    page.add_init_script(STORAGE_BLOCKED)
    page.goto(url)
    frame = page.frame_locator("iframe")

    frame.locator("rondel-offer[big] button.big").click()

    expect(frame.locator("li[aria-current=true] .name")).to_have_text("Grak")
    inner = next(f for f in page.frames if company.table in f.url)
    assert company.owner_token not in inner.url
    assert inner.evaluate("() => { try { return localStorage } catch { return 'blocked' } }") == (
        "blocked"
    )


def test_the_token_leaves_the_address_and_reaches_no_log(company, server):
    gm = company.gm()
    expect(gm.page.get_by_role("tab", name="Table")).to_be_visible()

    assert company.owner_token not in gm.page.url
    assert company.owner_token not in gm.page.content()
    assert company.owner_token not in (server.data.parent / "server.log").read_text()


def test_names_are_only_ever_text(company):
    gm = company.gm()
    dialogs = []
    gm.page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    violations = []
    gm.page.on("console", lambda m: violations.append(m.text) if "Security Policy" in m.text else 0)
    gm.new_encounter(HOSTILE[0])
    observer = company.person(gm.invite(HOSTILE[1], "Observer")).come()
    for name in HOSTILE:
        gm.add(name, name[:20])
    gm.next_step("Begin")
    gm.next_step("Roll for")

    assert sorted(observer.names()) == sorted(HOSTILE)
    gm.tab("Log")
    expect(gm.page.get_by_role("list", name="Log")).to_contain_text(HOSTILE[1])
    assert dialogs == []
    assert violations == []


CASES = [("light", 320), ("dark", 1100)]


@pytest.mark.parametrize(("scheme", "width"), broadly(CASES, ("light", 320)))
def test_axe_finds_nothing_for_gm_player_and_observer(company, scheme, width):
    gm = ready_fight(company)
    player = gm.invite("Anna", "Player")
    observer = gm.invite("Stream", "Observer")
    gm.page.context.close()
    found = []
    for role, link in [("gm", gm.link), ("player", player), ("observer", observer)]:
        size = {"width": width, "height": 800}
        person = company.person(link, color_scheme=scheme, viewport=size).come()
        expect(person.row("Mira")).to_be_visible()
        for tab in person.page.get_by_role("tab").all():
            tab.click()
            found += [(role, tab.inner_text(), *v) for v in violations(person.page)]
        person.page.get_by_role("tab").first.click()
        person.open("Grak")
        person.shoot(f"look-{role}-{scheme}-{width}")
        assert person.page.evaluate("document.documentElement.scrollWidth") <= width

    assert found == []
