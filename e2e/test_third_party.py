"""A third party's system of one file: installed beside Rondel, in the list, drawn and played."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

POPCORN = Path(__file__).parents[1] / "tests" / "plugin_popcorn"


@pytest.fixture(scope="module")
def installed_popcorn(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The folder that the third party's package is installed into, as `pip` would."""
    target = tmp_path_factory.mktemp("third-party")
    pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    alone = ["--no-deps", "--no-build-isolation", "--target", str(target)]
    subprocess.run([*pip, *alone, str(POPCORN)], check=True)
    return str(target)


@pytest.fixture
def popcorn_server(new_server, installed_popcorn):
    return new_server(extra_path=installed_popcorn)


@pytest.fixture
def server(popcorn_server):
    """The company meets at a server that has popcorn installed."""
    return popcorn_server


def test_popcorn_is_played_with_no_javascript_and_no_schema_of_its_own(company):
    gm = company.gm()
    gm.new_encounter("Hot potato", "Popcorn")
    anna = company.person(gm.invite("Anna", "Player")).come()
    observer = company.person(gm.invite("Stream", "Observer")).come()
    gm.add("Mira", "Heroes", player="Anna").add("Grak", "Foes").add("Bo", "Foes")
    gm.next_step("Begin")

    gm.next_step("Name the next")
    gm.page.locator("rondel-offer[big]").get_by_role("button", name="Mira").click()
    for person in (gm, anna, observer):
        expect(person.row("Mira")).to_have_attribute("aria-current", "true")
        expect(person.headline).to_contain_text("Round 1: Mira acts, then names the next")
    anna.next_step("Name the next")
    anna.page.locator("rondel-offer[big]").get_by_role("button", name="Bo").click()

    for person in (gm, anna, observer):
        expect(person.row("Bo")).to_have_attribute("aria-current", "true")
    observer.tab("Log")
    expect(observer.page.get_by_role("list", name="Log")).to_contain_text("Mira named Bo")
    gm.shoot("popcorn-gm")
