"""The contract of all systems, kept in any play, and words for whatever the time plan says."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from deep_play import STEPS, DeepPlay
from search import seeds

from rondel.core import encounter
from rondel.core.conformance import check
from rondel.core.conformance.shown import kebab, messages
from rondel.systems import own
from rondel.systems.time_plan import SYSTEM, TimePlan
from rondel.systems.time_plan import commands as c

ROOT = Path(__file__).parents[3]
LOCALES = ROOT / "frontend" / "src" / "locales"
ENGLISH = "\n".join(p.read_text(encoding="utf-8") for p in LOCALES.glob("en-time-plan*.ftl"))
CODE = ROOT / "backend" / "rondel" / "systems" / "time_plan"


class Worded(TimePlan):
    """The time plan as a third party's system, which has to bring its own words."""

    meta = replace(SYSTEM.meta, texts={"en": ENGLISH})


@pytest.fixture
def rich(scene):
    """Heroes and foes, some hidden, one steered by a player; events secret and visible."""
    scene.set(parry_adds=True)
    for n, seat in enumerate(("seat-one", "seat-two", "", "")):
        scene.add(f"word-One-{n}", controller=seat, intuition=n)
    scene.add("word-Own-spy", controller="seat-one", hidden=True)
    spy = scene.add("word-Spy", side="Foes", hidden=True)
    scene.trait(spy, "word-Reflexes", 1, "unexpected").give(c.MarkSurprise(spy, "succeeded"))
    scene.give(c.NameTrigger("Boom", unexpected=True)).begin()
    scene.event("word-secret", 9)
    scene.event("Guards", 30, visible=True)
    scene.give(c.NoteRepeating("word-drip", 4, 5, 9, visible=False))
    return scene.give(c.RollRest("all"), 1, 2, 3, 4, 8, 9)


def test_it_is_found_by_its_entry_point():
    assert own()["time-plan"] is SYSTEM


@pytest.mark.parametrize("seed", seeds(2))
def test_any_play_keeps_the_contract(seed):
    assert check(Worded(), seed=seed, steps=STEPS) == STEPS


@pytest.mark.parametrize("seed", seeds(1))
def test_play_before_the_start_keeps_the_contract(rich, seed):
    DeepPlay(Worded(), seed, rich.events).play_on()


@pytest.mark.parametrize("seed", seeds(2))
def test_play_in_the_middle_of_the_plan_keeps_the_contract(rich, seed):
    DeepPlay(Worded(), seed, rich.give(c.StartPlan(force=False)).events).play_on()


def test_every_reason_for_a_refusal_has_words():
    code = "".join(path.read_text(encoding="utf-8") for path in CODE.glob("*.py"))
    given = set(re.findall(r'Refusal\(\s*"(time-plan-[a-z-]+)"', code))
    known = {key.removeprefix("refused-") for key in messages(ENGLISH)}

    assert given <= known
    assert len(given) > 15


def test_every_command_and_house_rule_has_a_name():
    known = messages(ENGLISH)

    assert {f"time-plan-{kebab(kind.__name__)}" for kind in SYSTEM.commands} <= set(known)
    assert {f"setting-{name}" for name in SYSTEM.settings.__dataclass_fields__} <= set(known)


def test_what_is_no_command_of_the_time_plan_is_none(scene):
    with pytest.raises(TypeError, match="no command of the time plan"):
        SYSTEM.decide(scene.state, encounter.BeginEncounter(), None)
