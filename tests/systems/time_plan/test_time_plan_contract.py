"""The contract of all systems, kept in any play, and words for whatever the time plan says."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from search import seeds

from rondel.core import Group, Offer, encounter
from rondel.core.conformance import check
from rondel.core.conformance.play import Play
from rondel.core.conformance.shown import kebab, messages
from rondel.systems import own
from rondel.systems.time_plan import SYSTEM, TimePlan
from rondel.systems.time_plan import commands as c

ROOT = Path(__file__).parents[3]
LOCALES = ROOT / "frontend" / "src" / "locales"
ENGLISH = "\n".join(p.read_text(encoding="utf-8") for p in LOCALES.glob("en-time-plan*.ftl"))
CODE = ROOT / "backend" / "rondel" / "systems" / "time_plan"
TRIES = 8  # offers to choose from
STEPS = 25  # of one game


class Worded(TimePlan):
    """The time plan as a third party's system, which has to bring its own words."""

    meta = replace(SYSTEM.meta, texts={"en": ENGLISH})


class InDepth(Play):
    """Begins in the middle of a scene, and prefers what it has done least so far."""

    def __init__(self, seed: int, prepared) -> None:
        super().__init__(Worded(), seed)
        self._happened = list(prepared.events)
        self.state = encounter.fold(self.system, self.state, prepared.events)
        self.done: Counter[type] = Counter({encounter.EndEncounter: STEPS})

    def _choose(self) -> Offer:
        offers = [super(InDepth, self)._choose() for _ in range(TRIES)]
        moving = [o for o in offers if o.group in (Group.TURN, Group.ROUND)]
        offer = min(moving or offers, key=lambda o: self.done[o.kind])
        self.done[offer.kind] += 1
        return offer


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
    play = InDepth(seed, rich)
    for _ in range(STEPS):
        play.step()
    play.check_replay()


@pytest.mark.parametrize("seed", seeds(2))
def test_play_in_the_middle_of_the_plan_keeps_the_contract(rich, seed):
    play = InDepth(seed, rich.give(c.StartPlan(force=False)))
    for _ in range(STEPS):
        play.step()
    play.check_replay()


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
