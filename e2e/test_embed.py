"""Any page as a host: the element, a plain frame, and what the browser keeps from them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect
from server import Server
from test_observer_page import corner, play_fight

SILENCE = 13_000  # milliseconds after which the element says that nothing comes
WATCHED = "iframe"


def write(host_page, body: str, *, attributes: str = 'lang="en"') -> str:
    """Somebody's page with that body; its address."""
    folder, url = host_page
    page = f"<!doctype html><html {attributes}><title>A page</title><body style='margin:0'>{body}"
    Path(folder, "index.html").write_text(page)
    return url


def element(server, attributes: str) -> str:
    """The element, and the script that it needs."""
    script = f'<script type="module" src="{server.url}/embed.js"></script>'
    return f"{script}<rondel-table {attributes}></rondel-table>"


def visit(company, url: str, **context):
    """A visitor of a page, who has not come yet, and all that their browser asks for."""
    visitor = company.person(url, viewport={"width": 900, "height": 700}, **context)
    asked = []
    visitor.page.on("request", lambda r: asked.append((r.url, r.headers.get("referer", ""))))
    return visitor, asked


def test_a_page_shows_a_table_by_one_element_in_its_language(company, server, host_page):
    link = play_fight(company)["stream"]
    token = urlsplit(link).fragment
    url = write(host_page, element(server, f'src="{link}" view="watch"'), attributes='lang="de"')
    visitor, asked = visit(company, url, locale="fi-FI")
    visitor.page.goto(url)
    frame = visitor.page.frame_locator(WATCHED)

    expect(frame.get_by_role("heading", level=1)).to_be_visible()
    expect(frame.locator("li[data-id]")).to_have_count(5)
    expect(frame.locator("html")).to_have_attribute("lang", "de")
    expect(frame.locator("rondel-offer")).to_have_count(0)
    expect(visitor.page.locator("iframe")).to_have_attribute("title", "Rondel: wer am Zug ist")
    inner = next(f for f in visitor.page.frames if company.table in f.url)
    assert "/w/" in inner.url
    assert [at for at in asked if token in at[0].partition("#")[0] or token in at[1]] == []
    assert token not in inner.url


def test_a_gms_link_shows_a_page_of_strangers_no_more_than_an_observer_sees(
    company, server, host_page
):
    link = play_fight(company)["gm"]
    url = write(host_page, element(server, f'src="{link}" view="watch"'))
    visitor, _ = visit(company, url)
    visitor.page.goto(url)
    frame = visitor.page.frame_locator(WATCHED)

    expect(frame.locator("li[data-id]")).to_have_count(5)
    expect(frame.locator("rondel-offer")).to_have_count(0)
    assert "Ambusher" not in frame.locator("body").inner_text()
    assert "Ambusher" not in "".join(visitor.received)


def test_the_element_grows_with_what_is_in_it_unless_its_height_is_said(company, server, host_page):
    link = play_fight(company)["stream"]
    url = write(host_page, element(server, f'src="{link}" view="watch"'))
    visitor, _ = visit(company, url)
    visitor.page.goto(url)
    frame = visitor.page.locator("iframe")
    expect(visitor.page.frame_locator("iframe").locator("li[data-id]")).to_have_count(5)
    expect(frame).not_to_have_css("height", "480px")

    visitor.page.evaluate("document.querySelector('rondel-table').setAttribute('height', '300')")
    expect(frame).to_have_css("height", "300px")


def test_the_frame_is_loaded_anew_only_for_another_table(company, server, host_page):
    link = play_fight(company)["stream"]
    url = write(host_page, element(server, f'src="{link}" view="watch"'))
    visitor, asked = visit(company, url, color_scheme="light")
    visitor.page.goto(url)
    frame = visitor.page.frame_locator("iframe")
    expect(frame.locator("li[data-id]")).to_have_count(5)

    def loads() -> int:
        return len([at for at, _ in asked if "/w/" in at])

    def tell(script: str) -> None:
        visitor.page.evaluate(
            f"(() => {{ const it = document.querySelector('rondel-table'); {script} }})()"
        )

    tell("it.lang = 'fi'")
    expect(frame.locator("html")).to_have_attribute("lang", "fi")
    tell("it.setAttribute('scheme', 'dark')")
    expect(frame.locator("rondel-overlay")).to_have_attribute("scheme", "dark")
    tell("it.setAttribute('height', '400')")
    tell("it.setAttribute('src', it.getAttribute('src'))")
    assert loads() == 1

    tell("it.remove(); document.body.append(it)")
    expect(frame.locator("li[data-id]")).to_have_count(5)
    expect(frame.locator("html")).to_have_attribute("lang", "fi")
    assert loads() == 2
    tell("it.removeAttribute('src')")
    expect(visitor.page.locator("iframe")).to_have_count(0)
    expect(visitor.page.get_by_role("status")).to_contain_text("ei nimeä pöytää")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_a_page_has_behind_the_element_shines_through(company, server, host_page, scheme):
    link = play_fight(company)["stream"]
    body = element(server, f'src="{link}" view="watch" layout="list" height="700"')
    looks = f'style="color-scheme: {scheme}; background: rgb(7, 77, 177)"'
    url = write(host_page, body, attributes=looks)
    visitor, _ = visit(company, url, color_scheme="light")
    visitor.page.goto(url)
    expect(visitor.page.frame_locator("iframe").locator("li[data-id]")).to_have_count(5)

    assert corner(visitor) == [7, 77, 177, 255]


# --- who may frame a seat -----------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server of which nobody frames a seat but whom the GM of a table names."""
    server = Server(tmp_path_factory.mktemp("strict") / "data")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RONDEL_FRAME_ANCESTORS", "'self'")
        server.start()
    yield server
    server.stop()


def table_for(server, *origins: str) -> str:
    """The GM's link of a new table, which pages of *origins* may frame."""
    body = json.dumps({"name": "Blog", "frames": origins} if origins else {"name": "Blog"})
    asked = Request(f"{server.url}/api/tables", body.encode(), {"Content-Type": "application/json"})
    with urlopen(asked) as answer:
        made = json.load(answer)
    return f"{server.url}/t/{made['table']}#{made['token']}"


def test_a_whole_seat_is_played_in_a_page_that_the_gm_has_named(company, strict, host_page):
    link = table_for(strict, host_page[1])
    url = write(host_page, element(strict, f'src="{link}"'))
    visitor, asked = visit(company, url)
    visitor.page.goto(url)
    frame = visitor.page.frame_locator("iframe")

    frame.locator("rondel-first-fight").get_by_role("button", name=re.compile("Speed")).click()
    frame.get_by_role("button", name="Add demo characters").click()
    expect(frame.locator("li[data-id]")).to_have_count(5)
    token = urlsplit(link).fragment
    assert [at for at in asked if token in at[0].partition("#")[0] or token in at[1]] == []


def test_a_page_that_nobody_named_is_refused_and_the_element_says_how_to_name_it(
    company, strict, host_page
):
    link = table_for(strict)
    url = write(host_page, element(strict, f'src="{link}"'))
    visitor, _ = visit(company, url)
    visitor.page.clock.install()
    visitor.page.goto(url)
    expect(visitor.page.locator("iframe")).to_be_attached()
    visitor.page.clock.run_for(SILENCE)

    note = visitor.page.get_by_role("status")
    expect(note).to_contain_text(f"Nothing comes from {strict.url}")
    expect(note).to_contain_text(host_page[1])
    assert urlsplit(link).fragment not in note.inner_text()
    assert [f.url for f in visitor.page.frames[1:]] == ["chrome-error://chromewebdata/"]


def test_a_plain_frame_is_refused_and_let_in_just_so(company, strict, host_page):
    stranger, named = table_for(strict), table_for(strict, host_page[1])
    frame = '<iframe title="Rondel" width="360" height="640" src="{}"></iframe>'
    url = write(host_page, frame.format(stranger) + frame.format(named))
    visitor, _ = visit(company, url)
    visitor.page.goto(url)

    inside = visitor.page.frame_locator("iframe >> nth=1")
    expect(inside.get_by_role("tab", name="Table")).to_be_visible()
    assert [urlsplit(f.url).scheme for f in visitor.page.frames[1:]] == ["chrome-error", "http"]


# --- what the browser keeps from a page ---------------------------------------------------------


def test_a_frame_in_a_sandbox_without_its_origin_says_what_to_change(company, host_page):
    link = company.link(company.owner_token)
    url = write(
        host_page,
        '<iframe title="Rondel" width="360" height="640" sandbox="allow-scripts" '
        f'src="{link}"></iframe>',
    )
    visitor, _ = visit(company, url)
    visitor.page.goto(url)
    frame = visitor.page.frame_locator("iframe")

    expect(frame.get_by_role("heading", level=1)).to_have_text("This frame is locked up")
    expect(frame.locator("body")).to_contain_text('sandbox="allow-scripts allow-same-origin"')


def test_a_lobby_in_such_a_sandbox_says_so_too(company, server, host_page):
    sandboxed = (
        f'<iframe title="Rondel" sandbox="allow-scripts" src="{server.url}/lobby/"></iframe>'
    )
    visitor, _ = visit(company, write(host_page, sandboxed))
    visitor.page.goto(visitor.link)
    frame = visitor.page.frame_locator("iframe")

    expect(frame.get_by_role("heading", level=1)).to_have_text("This frame is locked up")
    expect(frame.locator("body")).to_contain_text('sandbox="allow-scripts allow-same-origin"')
    expect(frame.get_by_role("button")).to_have_count(0)


def test_a_sandbox_with_its_origin_is_no_hindrance(company, host_page):
    link = company.link(company.owner_token)
    url = write(
        host_page,
        '<iframe title="Rondel" width="360" height="640" '
        f'sandbox="allow-scripts allow-same-origin" src="{link}"></iframe>',
    )
    visitor, _ = visit(company, url)
    visitor.page.goto(url)

    expect(visitor.page.frame_locator("iframe").get_by_role("tab", name="Table")).to_be_visible()


def test_on_a_secure_page_the_element_says_why_a_server_that_is_not_cannot_be_shown(
    company, server
):
    page = company.person("https://vtt.example/").page
    with urlopen(f"{server.url}/embed.js") as script:
        source = script.read().decode()
    body = (
        "<!doctype html><html lang=en><title>A page</title>"
        '<script type="module" src="/embed.js"></script>'
        '<rondel-table server="http://rondel.example" table="abc#secret"></rondel-table>'
    )
    page.route("https://vtt.example/", lambda r: r.fulfill(body=body, content_type="text/html"))
    page.route(
        "https://vtt.example/embed.js",
        lambda r: r.fulfill(body=source, content_type="text/javascript"),
    )
    page.goto("https://vtt.example/")

    note = page.get_by_role("status")
    expect(note).to_contain_text("This page is secure (https), but Rondel’s address is not")
    expect(note).to_contain_text("http://rondel.example")
    expect(note).not_to_contain_text("secret")
    expect(page.locator("iframe")).to_have_count(0)


STRANGER = """<!doctype html><title>A stranger</title><script>
  heard = [];
  addEventListener("message", ({ data }) => heard.push(data.type));
  parent.postMessage({ ns: "rondel", v: 1, type: "ready" }, "*");
  parent.postMessage({ type: "are you there" }, "*");
</script>"""
ANSWERS = """<script>addEventListener("message", ({ data, source }) => {
  if (data.type === "are you there") source.postMessage({ type: "yes" }, "*");
});</script>"""


def test_a_stranger_that_came_into_the_frame_is_told_nothing(company, server, host_page):
    link = play_fight(company)["stream"]
    url = write(host_page, element(server, f'src="{link}" view="watch"') + ANSWERS)
    Path(host_page[0], "stranger.html").write_text(STRANGER)
    visitor, _ = visit(company, url)
    visitor.page.goto(url)
    expect(visitor.page.frame_locator(WATCHED).get_by_role("heading", level=1)).to_be_visible()

    [inner] = visitor.page.main_frame.child_frames
    inner.goto(f"{url.rstrip('/')}/stranger.html")
    inner.wait_for_function("heard.includes('yes')")

    assert inner.evaluate("heard") == ["yes"]
