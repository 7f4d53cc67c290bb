"""The contract of all systems, kept in any play, and words for whatever the dice bag says."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from deep_play import STEPS, DeepPlay
from search import seeds

from rondel.core.conformance import check
from rondel.core.conformance.shown import messages
from rondel.systems.dice_bag import SYSTEM, DiceBag
from rondel.systems.dice_bag import setup_commands as s

LOCALES = Path(__file__).parents[3] / "frontend" / "src" / "locales"
ENGLISH = "\n".join(p.read_text(encoding="utf-8") for p in LOCALES.glob("en-dice-bag*.ftl"))
CODE = Path(__file__).parents[3] / "backend" / "rondel" / "systems" / "dice_bag"


class Worded(DiceBag):
    """The dice bag as a third party's system, which has to bring its own words."""

    meta = replace(SYSTEM.meta, texts={"en": ENGLISH})


@pytest.fixture
def rich(fight):
    """Somebody and something of every kind, some of them hidden, some steered by players."""
    every = ["asleep", "burning", "poisoned", "drowning", "hasted", "plagued"]
    for side, seat in (("red", "seat-one"), ("blue", "seat-two")):
        hero = fight.add(
            f"word-Hero-{side}",
            side,
            controller=seat,
            hp=9,
            can=["divides", "regenerates"],
            reserve="the bridge" if side == "red" else "",
        )
        near = fight.add(f"word-Near-{side}", side, kind="vassal", reserve="the gate")
        fight.give(s.Bind(near, hero, "in_contact"))
        fight.add(f"word-Ill-{side}", side, kind="vassal", suffers=every[1:], hp=9)
        fight.add(
            f"word-Spy-{side}",
            side,
            hidden=True,
            suffers=every[1:],
            can=["divides", "regenerates"],
            weapon="unloaded",
            hp=9,
        )
        for kind in ("veil", "elemental", "gate"):
            fight.give(s.AddEffect(f"{kind} of {side}", kind, side))
    fight.add("word-Own-spy", "blue", hidden=True, controller="seat-two", suffers=["plagued"])
    fight.add("word-Alone", "green", hidden=True, suffers=["plagued", "burning"])
    fight.add("word-Wisp", "wild", kind="wanderer", hidden=True)
    fight.add("word-Troll", "wild", kind="wanderer")
    return fight.give(s.AddSpecialEvent("Fog"))


@pytest.mark.parametrize("seed", seeds(1))
def test_any_play_keeps_the_contract(seed):
    assert check(Worded(), seed=seed, steps=STEPS) == STEPS


@pytest.mark.parametrize("seed", seeds(1))
def test_play_in_depth_keeps_the_contract_and_has_words_for_everything(rich, seed):
    DeepPlay(Worded(), seed, rich.begin().events).play_on()


def test_every_reason_for_a_refusal_has_words():
    code = "".join(path.read_text(encoding="utf-8") for path in CODE.glob("*.py"))
    given = set(re.findall(r'Refusal\(\s*"(dice-bag-[a-z-]+)"', code))
    known = {key.removeprefix("refused-") for key in messages(ENGLISH)}

    assert given <= known
    assert len(given) > 25


def test_every_command_and_house_rule_has_a_name():
    known = messages(ENGLISH)
    kebab = re.compile(r"(?<!^)(?=[A-Z])")
    for kind in SYSTEM.commands:
        assert f"dice-bag-{kebab.sub('-', kind.__name__).lower()}" in known
    for name in SYSTEM.settings.__dataclass_fields__:
        assert f"setting-{name}" in known
