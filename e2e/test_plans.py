"""What was said beforehand is offered when the turn comes, among the choices of each system."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from conftest import Company, Person
from moments import COURSES, SEATS, until
from playwright.sync_api import Locator, expect

HILDEGARD = "Hildegard von der Hohen Warte"
BEFORE = {  # what is done last before the turn
    "dice-bag": "> anna Activate who=Aino",
    "time-plan": "> gm FastForward skip=no",
}
PAINTED = "one => getComputedStyle(one).boxShadow"  # by the frame of what is planned


def told(person: Person, who: str) -> Locator:
    """The card of *who* on that person's page."""
    return person.page.get_by_role("region", name=who)


def plan(person: Person, who: str, what: str) -> None:
    """Say what *who* will do."""
    card = told(person, who)
    person.press(re.compile("^(Say a|Change the) plan"), card)
    card.get_by_label("What they mean to do").fill(what)
    card.locator("form").get_by_role("button", name=re.compile("plan$")).click()
    expect(card.locator(".planned q")).to_have_text(what)


def offered(person: Person, who: str) -> list[str]:
    """The choices that are offered as what was planned."""
    marked = told(person, who).locator("rondel-offer[planned] button:first-child")
    expect(marked.first).to_be_visible()
    assert all(frame != "none" for frame in marked.evaluate_all(f"all => all.map({PAINTED})"))
    return [" ".join(words.split()) for words in marked.all_text_contents()]


def test_a_plan_that_names_a_manoeuvre_is_that_manoeuvre_as_the_turn_comes(
    company: Company,
) -> None:
    links = company.play(until("turn", COURSES["speed-rounds"]), **SEATS)
    gm = company.gm()
    anna, bruno = (company.person(links[who]).come() for who in ("anna", "bruno"))
    bruno.press("Change the plan", told(bruno, HILDEGARD))
    proposed = (
        told(bruno, HILDEGARD)
        .locator("datalist option")
        .evaluate_all("all => all.map(one => one.value)")
    )
    assert {"Attack", "Precise attack", "Shoot", "Move"} <= set(proposed)
    bruno.page.keyboard.press("Escape")
    plan(bruno, HILDEGARD, "shoot the chief, and keep the rest")
    assert told(bruno, HILDEGARD).locator("rondel-offer[planned]").count() == 0, "not yet"

    anna.next_step("End the turn")

    assert [words[:11] for words in offered(bruno, HILDEGARD)] == ["Plan: Shoot"]
    assert [words[:11] for words in offered(gm, HILDEGARD)] == ["Plan: Shoot"]
    bruno.shoot("plan-offered")
    gm.shoot("plan-offered-gm")
    bruno.press(re.compile("Shoot"), told(bruno, HILDEGARD))
    gm.tab("Log")
    expect(gm.page.get_by_role("tabpanel", name="Log")).to_contain_text("shoots (")


@pytest.fixture
def turn_of(company: Company) -> Callable[..., Person]:
    """Anna, as the turn of one of hers comes for which she had said a plan."""

    def come(system: str, who: str, what: str) -> Person:
        said = f'> anna Intend who={who} what="{what}" public=no'
        course = until("turn", COURSES[system]).replace(BEFORE[system], f"{said}\n{BEFORE[system]}")
        assert said in course
        return company.person(company.play(course, system, **SEATS)["anna"]).come()

    return come


def test_an_order_that_was_planned_is_marked(turn_of: Callable[..., Person]) -> None:
    anna = turn_of("dice-bag", "Aino", "Assault, over the bridge")

    assert offered(anna, "Aino") == ["Plan: Aino: assault"]
    anna.shoot("plan-order")


def test_a_plan_in_words_of_ones_own_is_the_note_of_an_order(
    turn_of: Callable[..., Person],
) -> None:
    anna = turn_of("dice-bag", "Aino", "swing from the chandelier")

    assert offered(anna, "Aino") == ["Plan: Aino: order with a note…"]
    anna.press(re.compile("order with a note"), told(anna, "Aino"))
    note = told(anna, "Aino").get_by_label("Note")
    expect(note).to_have_value("swing from the chandelier")
    anna.shoot("plan-note")


def test_an_action_that_was_planned_is_marked_with_its_price(
    turn_of: Callable[..., Person],
) -> None:
    anna = turn_of("time-plan", "Mira", "strike the guard")

    (action,) = offered(anna, "Mira")
    assert action.startswith("Plan: Strike")
    anna.shoot("plan-action")


def test_the_big_button_goes_on_with_what_is_typed_for_a_preset(
    turn_of: Callable[..., Person],
) -> None:
    anna = turn_of("time-plan", "Mira", "wait and see")
    anna.press("Strike", told(anna, "Mira"))
    told(anna, "Mira").get_by_label("Takes (AP)").fill("9")

    anna.next_step("Declare an action")

    form = anna.page.locator("rondel-offer[big] form")
    expect(form.get_by_label("Takes (AP)")).to_have_value("9")
    expect(form.get_by_label("What they do")).to_have_value("wait and see")
