"""Popcorn's rules: whoever has acted names the next, until all have."""

from __future__ import annotations

import pytest
from rondel_popcorn import EndRound, NameNext
from scene import ANNA, BERT, Scene

from rondel.core import GM, OBSERVER, Group, Label, Offer, Pip, Seat, encounter
from rondel.core import roster_words as w


@pytest.fixture
def trio(scene: Scene) -> tuple[str, str, str]:
    """Anna's, Bert's and one of the GM's; the fight is on."""
    ids = (
        scene.add("Anna", controller="anna"),
        scene.add("Bert", controller="bert"),
        scene.add("Grak", side="Foes"),
    )
    scene.begin()
    return ids


def next_ones(scene: Scene, seat: Seat = GM) -> list[str]:
    """Those whom *seat* may name."""
    return [str(who) for o in scene.offers(NameNext, seat) for who in o.fields["next"].examples]


def pips(scene: Scene, seat: Seat = GM) -> list[Pip]:
    return [slot.pip for slot in scene.board(seat).slots]


def main_offers(scene: Scene, seat: Seat) -> list[Offer]:
    return [o for o in encounter.legal(scene.system, scene.state, seat) if o.main]


def test_the_gm_names_who_begins(scene: Scene, trio: tuple[str, str, str]) -> None:
    assert next_ones(scene) == [*trio]
    assert next_ones(scene, ANNA) == []
    assert scene.board().headline == Label("popcorn-gm-names", {"round": 1})


def test_who_acts_names_one_who_has_not(scene: Scene, trio: tuple[str, str, str]) -> None:
    anna, bert, grak = trio
    scene.act(anna)
    assert next_ones(scene, ANNA) == [bert, grak]
    assert next_ones(scene, BERT) == []
    scene.give(NameNext(bert), seat=ANNA)

    assert scene.active == {bert}
    assert next_ones(scene, BERT) == [grak]
    assert pips(scene, OBSERVER) == [Pip.DONE, Pip.NOW, Pip.WAITING]


def test_the_gm_may_name_for_anybody(scene: Scene, trio: tuple[str, str, str]) -> None:
    anna, bert, grak = trio
    scene.act(anna)

    assert next_ones(scene) == [bert, grak]


def test_when_all_have_acted_the_last_one_names_who_begins_the_new_round(
    scene: Scene, trio: tuple[str, str, str]
) -> None:
    scene.act(trio[2], trio[0], trio[1])
    assert next_ones(scene, BERT) == []
    assert [o.kind for o in main_offers(scene, BERT)] == [EndRound]
    scene.give(EndRound(), seat=BERT)

    assert scene.state.round == 2
    assert next_ones(scene, BERT) == [*trio]
    assert pips(scene) == [Pip.WAITING] * 3
    assert scene.board().headline == Label("popcorn-names", {"round": 2, "name": "Bert"})


def test_the_gm_may_begin_a_new_round_early_as_an_override(
    scene: Scene, trio: tuple[str, str, str]
) -> None:
    scene.act(trio[0])
    (early,) = scene.offers(EndRound)

    assert (early.group, early.main, early.confirm) == (Group.OVERRIDE, False, True)
    assert scene.offers(EndRound, ANNA) == []


def test_a_round_in_which_nobody_acted_does_not_end(
    scene: Scene, trio: tuple[str, str, str]
) -> None:
    scene.act(trio[0])
    scene.end_round()

    assert scene.offers(EndRound) == []


def test_who_was_last_may_begin_unless_the_table_says_otherwise(
    scene: Scene, trio: tuple[str, str, str]
) -> None:
    """
    The text is silent: whether somebody may have two turns in a row, last and first.
    """
    anna, bert, grak = trio
    scene.act(anna)
    scene.end_round()
    assert next_ones(scene) == [anna, bert, grak]

    scene.give(encounter.ChangeSetting("last_may_begin", value=False))
    assert next_ones(scene) == [bert, grak]
    scene.act(bert)
    assert next_ones(scene) == [anna, grak]


def test_who_is_alone_begins_again_all_the_same(scene: Scene) -> None:
    only = scene.add("Grak")
    scene.begin().give(encounter.ChangeSetting("last_may_begin", value=False))
    scene.act(only)
    scene.end_round()

    assert next_ones(scene) == [only]


@pytest.mark.parametrize(
    "command", [w.RemoveCombatant, w.MarkFallen, lambda who: w.SetStanding(who, "unable")]
)
def test_when_the_active_one_drops_out_the_gm_names(
    scene: Scene, trio: tuple[str, str, str], command: type[w.MarkFallen]
) -> None:
    anna, bert, grak = trio
    scene.act(anna)
    scene.give(command(anna))

    assert scene.active == set()
    assert next_ones(scene) == [bert, grak]
    assert scene.board(OBSERVER).headline == Label("popcorn-gm-names", {"round": 1})


def test_who_dropped_out_in_their_turn_and_rises_has_had_it(
    scene: Scene, trio: tuple[str, str, str]
) -> None:
    anna, bert, grak = trio
    scene.act(anna)
    scene.give(w.MarkFallen(anna))
    scene.give(w.RaiseFallen(anna, None))

    assert next_ones(scene, ANNA) == [bert, grak]
    assert pips(scene)[0] is Pip.DONE


def test_who_cannot_act_is_out_and_named_by_nobody(
    scene: Scene, trio: tuple[str, str, str]
) -> None:
    scene.give(w.MarkFallen(trio[2]))

    assert pips(scene)[2] is Pip.OUT
    assert next_ones(scene) == [*trio[:2]]


def test_once_nobody_can_act_there_is_nothing_to_do(
    scene: Scene, trio: tuple[str, str, str]
) -> None:
    for who in trio:
        scene.give(w.MarkFallen(who))

    assert scene.offers(NameNext) == scene.offers(EndRound) == []


def test_a_second_press_on_what_was_seen_expects_the_turn_before(
    scene: Scene, trio: tuple[str, str, str]
) -> None:
    seen = set()
    for who in trio:
        (offer,) = scene.offers(NameNext)
        seen.add(offer.expect)
        scene.act(who)
    (offer,) = scene.offers(EndRound)
    seen.add(offer.expect)
    scene.end_round()
    (offer,) = scene.offers(NameNext)

    assert len(seen | {offer.expect}) == 5


def test_headline_and_prompt_say_who_acts_and_is_waited_for(
    scene: Scene, trio: tuple[str, str, str]
) -> None:
    scene.act(trio[0])

    board = scene.board(OBSERVER)
    assert board.headline == Label("popcorn-acting", {"round": 1, "name": "Anna"})
    assert [p.about for p in board.prompts] == [(trio[0],)]


def test_before_and_after_the_fight_nobody_is_waited_for(scene: Scene) -> None:
    scene.add("Grak")
    assert (scene.board().headline, scene.board().prompts) == (Label("popcorn-setup"), ())
    scene.begin().give(encounter.EndEncounter())

    assert scene.board().headline == Label("popcorn-ended", {"round": 1})
    assert scene.board().prompts == ()


def test_a_hidden_one_is_named_by_the_gm_and_seen_by_nobody_else(
    scene: Scene, trio: tuple[str, str, str]
) -> None:
    anna, bert, _ = trio
    spy = scene.add("Spy", side="Foes", hidden=True)
    scene.act(anna)
    assert spy in next_ones(scene)
    assert spy not in next_ones(scene, ANNA)
    before = scene.board(OBSERVER)
    scene.act(spy)

    assert scene.now(GM) == {spy}
    assert scene.board(OBSERVER) == scene.board(BERT) == before
    assert scene.offers(NameNext, ANNA) == []
    scene.act(bert)
    assert pips(scene, OBSERVER) == [Pip.DONE, Pip.NOW, Pip.WAITING]


def test_a_hidden_one_who_begins_a_round_looks_like_a_gm_who_takes_their_time(
    scene: Scene, trio: tuple[str, str, str]
) -> None:
    spy = scene.add("Spy", hidden=True)
    scene.act(trio[0])
    scene.end_round()
    before = scene.board(OBSERVER)
    scene.act(spy)

    assert scene.board(OBSERVER) == before
    assert before.headline == Label("popcorn-names", {"round": 2, "name": "Anna"})


def test_only_the_gm_is_reminded_of_the_hidden_who_have_not_acted(
    scene: Scene, trio: tuple[str, str, str]
) -> None:
    scene.add("Spy", hidden=True)
    scene.act(trio[0])

    assert scene.board().hints == (Label("popcorn-hint-hidden", {"count": 1}),)
    assert scene.board(ANNA).hints == ()


def test_who_named_whom_is_told_to_those_who_know_both(
    scene: Scene, trio: tuple[str, str, str]
) -> None:
    spy = scene.add("Spy", hidden=True)
    scene.act(trio[0], trio[1], spy, trio[2])

    assert scene.story().count("popcorn-log-named") == 3
    assert scene.story(OBSERVER).count("popcorn-log-named") == 1
    scene.reveal(spy)
    assert scene.story(OBSERVER).count("popcorn-log-named") == 3
