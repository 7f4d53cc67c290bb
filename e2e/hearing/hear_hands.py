"""Whole encounters played with the keys of a keyboard by somebody who hears what they do."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from access import FOCUSED
from moments import COURSES
from playwright.sync_api import expect

OVER = re.compile("is over|Nothing is left")
STEPS = {"speed-rounds": 24, "dice-bag": 24, "time-plan": 10}  # at most; a plan has no end
# What stands for a name that is not there, or is one to nobody.
NONSENSE = re.compile(r"button button|undefined|\bnull\b|\[object|ui-[a-z]|–")


def heard_once(said: list[str], words: str) -> bool:
    """Whether those words are in one of the sentences, and in no other."""
    return sum(words in sentence for sentence in said) == 1


@pytest.mark.parametrize("system", COURSES)
def test_a_gm_hears_where_every_press_leads_to_the_very_end(room, system):
    ears = room(system, "set-up").sit("gm")
    headline = ears.page.get_by_role("heading", level=1)
    sheet = ears.page.locator(".sheet")
    ears.to("region Next step", key="shift+Tab")
    for _ in range(STEPS[system]):
        before = headline.inner_text()
        if OVER.search(before):
            break
        if ears.page.evaluate(FOCUSED) == "What they do":
            ears.type("look around")
            assert "Takes (AP)" in " | ".join(ears.press("Return"))  # it is missing
            ears.type("6")
            said = ears.press("Return")
        elif sheet.count() or ears.page.locator("rondel-offer[big] button.big:focus").count():
            said = ears.press("Return")
        elif ears.page.locator("rondel-offer[big] button.big").count():
            said = ears.to("region Next step")
        else:
            said = [*ears.to("End the activation|No reaction|Keep ready"), *ears.press("Return")]
        now = headline.inner_text()
        if now != before:
            said += [] if heard_once(said, now) else ears.hear("(the headline)", 1)
            assert heard_once(said, now), (now, said)
        assert not [one for one in said if NONSENSE.search(one)]

    if system == "time-plan":
        ears.press("ctrl+k")
        ears.type("end the scene")
        ears.press("Return")
    expect(headline).to_have_text(OVER)


@pytest.mark.parametrize(
    ("system", "moment", "name", "answer"),
    [
        ("speed-rounds", "turn", "Move", "Done: Mira: Move"),
        ("dice-bag", "turn", "Aino: Move", "any reaction"),
        ("time-plan", "turn", "Strike", "form|all have decided"),
    ],
)
def test_a_player_hears_the_choices_and_what_one_does(room, system, moment, name, answer):
    ears = room(system, moment).sit("anna")
    said = ears.to(f"(^|\\| ){name}")
    said += ears.press("Return")

    assert re.search(answer, " | ".join(said)), said
    assert not [one for one, often in Counter(ears.press("Tab")).items() if often > 1]


@pytest.mark.parametrize("system", COURSES)
def test_an_observer_walks_from_heading_to_heading_and_from_landmark_to_landmark(room, system):
    here = room(system, "turn")
    ears = here.sit("observer")
    ears.press("ctrl+Home")
    met = " | ".join(ears.press(*["h"] * 3))
    for heading in ears.page.get_by_role("heading").all_inner_texts():
        assert f"{heading} heading level" in met, (heading, met)
    ears.press("ctrl+Home")
    marks = " | ".join(ears.press(*["m"] * 4))

    assert "Panels" in marks, marks


def test_a_gm_hears_the_palette_dialogs_rows_hit_points_tabs_and_toasts(room):
    ears = room("speed-rounds", "turn").sit("gm")
    ears.to("region Next step", key="shift+Tab")

    said = ears.press("ctrl+k")
    assert "All commands dialog" in said
    assert any("Find a command" in one for one in said)
    assert "Mira: Damage" in ears.type("dama")
    assert any("Damage" in one for one in ears.press("Down"))
    ears.press("Escape")
    assert "Next step" in " | ".join(ears.press("shift+Tab", "Tab"))
    assert "Keyboard dialog" in ears.press("question")
    ears.press("Escape")

    assert any(re.search("^Speed 29, .*Mira.*acts now.*collapsed", one) for one in ears.press("j"))
    assert "expanded" in ears.press("Return")
    assert any("Mira: reckon with hit points" in one for one in ears.press("p"))
    assert ears.type("-3").count("−7 takes, +3 gives, =12 sets") == 0
    assert any("Hit points: 2 of 14" in one for one in ears.press("Return"))
    expect(ears.page.locator("li[data-id] .points b").first).to_have_text("2")
    ears.to("page tab")
    assert any("Log page tab" in one for one in ears.press("Right"))
