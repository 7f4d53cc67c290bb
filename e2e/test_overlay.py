"""The overlay as a guest: in somebody else's page, with hostile names, for every eye and hand."""

from __future__ import annotations

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


FORD = """
> gm AddCombatants name=Mira side=Heroes
> gm AddActivity who=Mira name=Bow kind=given value=40
> gm AddCombatants name=Grak side=Foes hp=9
> gm BeginEncounter
> gm RollSpeed who=Mira | 3 4
> gm RollSpeed who=Grak | 1 2
> gm BeginTurns
"""


def test_it_works_in_a_cross_site_frame_with_storage_blocked(company, host_page):
    company.play(FORD)
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
