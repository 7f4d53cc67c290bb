"""What somebody means to do when their turn comes, said while they wait."""

from __future__ import annotations

import pytest
from scene import ANNA, BERT, Scene

from rondel.core import GM, OBSERVER, Flag, Intent, Text
from rondel.core.intents import Intend, known_to
from rondel.core.roster_words import MarkFallen


@pytest.fixture
def mira(scene: Scene) -> str:
    """Anna's, who waits while Grak acts."""
    mira, grak = scene.add("Mira", controller="anna"), scene.add("Grak", side="Foes")
    scene.begin().act(grak)
    return mira


def seen(scene: Scene, who: str) -> list[bool]:
    return [known_to(scene.state, seat, who) is not None for seat in (GM, ANNA, BERT, OBSERVER)]


def test_an_intent_is_for_the_gm_and_its_player_alone(scene: Scene, mira: str) -> None:
    scene.give(Intend(mira, "shoot the shaman", public=False), seat=ANNA)

    assert seen(scene, mira) == [True, True, False, False]
    told = ["core-log-intends" in scene.story(seat) for seat in (GM, ANNA, BERT, OBSERVER)]
    assert told == [True, True, False, False]


def test_a_public_intent_is_for_everybody(scene: Scene, mira: str) -> None:
    scene.give(Intend(mira, "shoot the shaman", public=True), seat=ANNA)

    assert seen(scene, mira) == [True, True, True, True]
    assert "core-log-intends" in scene.story(OBSERVER)


def test_it_is_still_there_when_the_turn_comes_and_gone_when_it_is_over(
    scene: Scene, mira: str
) -> None:
    scene.give(Intend(mira, "shoot", public=False), seat=ANNA)

    scene.act(mira)
    assert known_to(scene.state, ANNA, mira) == Intent("shoot")

    scene.end_round()
    assert known_to(scene.state, ANNA, mira) is None


def test_the_form_starts_with_what_was_said_and_nothing_takes_it_back(
    scene: Scene, mira: str
) -> None:
    scene.give(Intend(mira, "shoot", public=True), seat=ANNA)
    (offer,) = scene.offers(Intend, ANNA)
    what = offer.fields["what"]
    assert isinstance(what, Text)
    assert (what.default, offer.fields["public"]) == ("shoot", Flag(default=True))

    scene.give(Intend(mira, "", public=False), seat=ANNA)

    assert seen(scene, mira) == [False] * 4
    assert scene.story(OBSERVER)[-1] == "core-log-no-intent"


def test_taking_back_what_was_private_is_private(scene: Scene, mira: str) -> None:
    scene.give(Intend(mira, "shoot", public=False), seat=ANNA)
    scene.give(Intend(mira, "", public=True), seat=ANNA)

    assert "core-log-no-intent" not in scene.story(OBSERVER)


def test_what_was_typed_as_the_turn_came_can_still_be_said(scene: Scene, mira: str) -> None:
    scene.act(mira)

    scene.give(Intend(mira, "shoot", public=False), seat=ANNA)

    assert seen(scene, mira) == [True, True, False, False]


def test_nobody_speaks_for_another_or_the_fallen_or_before_the_fight(
    scene: Scene, mira: str
) -> None:
    assert scene.refused(Intend(mira, "x", public=True), seat=BERT) == "not-yours"
    assert scene.refused(Intend(mira, "x", public=True), seat=OBSERVER) == "observers-only-watch"
    scene.give(MarkFallen(mira))
    assert scene.refused(Intend(mira, "x", public=True), seat=ANNA) == "not-now"

    early = Scene()
    who = early.add("Mira", controller="anna")
    assert early.refused(Intend(who, "x", public=True), seat=ANNA) == "start-first"


def test_a_hidden_ones_intent_is_nobody_elses(scene: Scene, mira: str) -> None:
    spy = scene.add("Spy", hidden=True)

    scene.give(Intend(spy, "stab Mira", public=True))

    assert "core-log-intends" not in scene.story(ANNA)
    assert mira != spy
