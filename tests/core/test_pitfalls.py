"""What went wrong in other turn trackers does not here: each test is named after a real report.

Those about the order of speed rounds, about undo at the table and about browsers stand with what
they are about; those about durations and hit points in `test_durations` and `test_hit_points`.
"""

from __future__ import annotations

import pytest
from rondel_popcorn import EndRound, NameNext
from scene import ANNA, BERT, Scene

from rondel.core import GM, OBSERVER, Pip, encounter
from rondel.core import roster_words as w


@pytest.fixture
def abc(scene: Scene) -> tuple[str, str, str]:
    """A, B and C; the fight is on."""
    ids = scene.add("A"), scene.add("B"), scene.add("C")
    scene.begin()
    return ids


def rows(scene: Scene) -> list[str]:
    return [slot.id for slot in scene.board(OBSERVER).slots]


def next_ones(scene: Scene) -> list[object]:
    return [who for offer in scene.offers(NameNext) for who in offer.fields["next"].examples]


# Turn pointer vs list changes


def test_deleting_the_last_entry_during_its_turn_gives_nobody_a_second_turn(
    scene: Scene, abc: tuple[str, str, str]
) -> None:
    a, b, c = abc
    scene.act(a, b, c)
    scene.remove(c)
    assert scene.active == set()
    assert next_ones(scene) == []

    scene.end_round()
    assert (scene.state.round, next_ones(scene)) == (2, [a, b])


def test_removing_the_first_entry_leaves_the_active_one_active(
    scene: Scene, abc: tuple[str, str, str]
) -> None:
    a, b, c = abc
    scene.act(a, b)
    scene.remove(a)

    assert (scene.active, next_ones(scene), scene.state.round) == ({b}, [c], 1)


def test_killing_the_active_one_does_not_empty_the_list(
    scene: Scene, abc: tuple[str, str, str]
) -> None:
    a, b, c = abc
    scene.condition(b, "rounds", 3)
    scene.act(a)
    scene.remove(a)

    assert rows(scene) == next_ones(scene) == [b, c]
    assert scene.ill(b)


def test_an_entry_can_be_removed_on_its_own_turn(scene: Scene, abc: tuple[str, str, str]) -> None:
    scene.act(abc[0])

    assert any(abc[0] in offer.fields["who"] for offer in scene.offers(w.RemoveCombatant))


def test_looking_at_a_group_changes_nothing(scene: Scene) -> None:
    first = scene.add("Minion", count=4)
    scene.begin().act(first)
    before, told = repr(scene.state), len(scene.lines)
    for seat in (GM, ANNA, OBSERVER) * 5:
        scene.board(seat)
        encounter.legal(scene.system, scene.state, seat)

    assert (repr(scene.state), len(scene.lines)) == (before, told)


def test_a_change_of_the_list_begins_and_ends_no_turn(
    scene: Scene, abc: tuple[str, str, str]
) -> None:
    scene.act(abc[0])
    turn, clock = scene.state.shown_turn, scene.state.clock
    scene.add("D")
    scene.give(w.Rename(abc[1], "Z"))
    scene.remove(abc[2])

    assert (scene.active, scene.state.shown_turn, scene.state.clock) == ({abc[0]}, turn, clock)
    assert scene.story().count("core-log-turn") == 1


def test_two_entries_are_never_marked_current(scene: Scene, abc: tuple[str, str, str]) -> None:
    for who in abc:
        scene.act(who)

        assert scene.now(GM) == scene.now(OBSERVER) == {who}


def test_creatures_added_as_a_batch_share_no_identity(scene: Scene) -> None:
    scene.add("Fly", count=3, hp=2)
    first, second, third = scene.state.roster.ids
    scene.give(w.ChangeHp(first, -1))
    assert [c.hp for c in scene.state.roster.here] == [1, 2, 2]

    for who in (first, second, third):
        scene.remove(who)
    assert rows(scene) == []


def test_removal_before_the_start_leaves_no_generic_slot(scene: Scene) -> None:
    scene.remove(scene.add("X"))

    assert rows(scene) == []
    assert scene.state.roster.ids == ()


# Defeated and skipped


def test_going_back_gives_no_turn_to_a_defeated_creature(
    scene: Scene, abc: tuple[str, str, str]
) -> None:
    a, b, c = abc
    scene.give(w.MarkFallen(b))
    scene.act(a)
    before = scene.state
    scene.act(c)

    assert scene.undone(1) == before
    assert before.active == {a}


def test_nobody_has_acted_as_their_turn_starts(scene: Scene, abc: tuple[str, str, str]) -> None:
    a, b, _ = abc
    scene.act(a)
    started = scene.state
    assert scene.board().slots[0].pip is Pip.NOW
    scene.act(b)
    assert scene.board().slots[0].pip is Pip.DONE

    assert scene.undone(1) == started


# Going back, rounds, clock


def test_the_start_passes_no_time(scene: Scene) -> None:
    who = scene.add("A")
    scene.condition(who, "rounds", 1)
    scene.begin()

    assert scene.state.round == 1
    assert scene.ill(who)


def test_next_before_the_start_is_refused_with_a_code_and_changes_nothing(scene: Scene) -> None:
    who = scene.add("A")
    before = repr(scene.state)

    assert scene.refused(NameNext(who)) == scene.refused(EndRound()) == "not-in-this-stage"
    assert repr(scene.state) == before


def test_turn_and_clock_change_in_one_event(scene: Scene, abc: tuple[str, str, str]) -> None:
    a, b, _ = abc
    scene.act(a)
    (event,) = scene.give(NameNext(b))
    before = scene.undone(1)
    after = encounter.evolve(scene.system, before, event)

    assert (before.clock.of(b).begun, before.clock.of(a).ended) == (0, 0)
    assert (after.active, after.clock.of(b).begun, after.clock.of(a).ended) == ({b}, 1, 1)


def test_another_encounter_begins_at_round_1_for_everybody(
    scene: Scene, abc: tuple[str, str, str]
) -> None:
    scene.act(abc[0])
    scene.end_round()
    other = Scene()
    other.add("A")
    other.begin()

    assert (scene.state.round, other.state.round) == (2, 1)


# Secrecy


def test_a_hidden_entry_is_absent_from_all_that_a_player_gets(
    scene: Scene, abc: tuple[str, str, str]
) -> None:
    before = [scene.board(seat) for seat in (ANNA, OBSERVER)]
    offers = encounter.legal(scene.system, scene.state, ANNA)
    spy = scene.add("Ambusher", count=3, side="Cult", hidden=True, hp=9)
    scene.give(w.ChangeHp(spy, -2))
    scene.condition(spy, "endless")

    assert [scene.board(seat) for seat in (ANNA, OBSERVER)] == before
    assert encounter.legal(scene.system, scene.state, ANNA) == offers
    assert "Cult" not in repr(scene.told(OBSERVER))
    assert len(scene.told(OBSERVER)) == len(scene.told(GM)) - 5


def test_a_hidden_one_does_not_shift_the_active_marker(scene: Scene) -> None:
    a, h, b = scene.add("A"), scene.add("H", hidden=True), scene.add("B")
    scene.begin().act(a)
    seen = [scene.now(OBSERVER)]
    for who in (h, b):
        scene.act(who)
        seen.append(scene.now(OBSERVER))

    assert seen == [{a}, {a}, {b}]


def test_what_is_added_hidden_is_hidden_from_the_first_moment(scene: Scene) -> None:
    (event,) = scene.give(w.AddCombatants("Spy", 1, "Cult", "", hidden=True, hp=None))

    assert isinstance(event, w.CombatantAdded)
    assert event.combatant.hidden
    assert rows(scene) == []


# Permissions and concurrency


def test_a_second_press_cannot_skip_a_whole_turn(scene: Scene, abc: tuple[str, str, str]) -> None:
    scene.act(abc[0])
    (seen,) = scene.offers(NameNext)
    scene.act(abc[1])
    (now,) = scene.offers(NameNext)

    assert seen.expect
    assert seen.expect != now.expect


def test_no_player_ends_anybody_elses_turn(scene: Scene) -> None:
    mine, theirs = scene.add("A", controller="anna"), scene.add("B", controller="bert")
    scene.begin().act(mine)

    assert scene.refused(NameNext(theirs), seat=BERT) == "not-yours"
    assert scene.refused(EndRound(), seat=BERT) == "not-yours"


def test_no_player_starts_or_stops_the_fight(scene: Scene) -> None:
    scene.add("A", controller="anna")
    assert scene.refused(encounter.BeginEncounter(), seat=ANNA) == "only-the-gm"
    scene.begin()

    assert scene.refused(encounter.EndEncounter(), seat=ANNA) == "only-the-gm"


# Several of one kind, and nobody at all


def test_five_of_one_name_are_five_with_their_own_states(scene: Scene) -> None:
    scene.add("Goblin", count=5, hp=3)
    third = scene.state.roster.ids[2]
    scene.give(w.ChangeHp(third, -3))
    scene.begin()

    assert rows(scene) == list(scene.state.roster.ids)
    assert [slot.pip for slot in scene.board(OBSERVER).slots] == [
        Pip.WAITING,
        Pip.WAITING,
        Pip.OUT,
        Pip.WAITING,
        Pip.WAITING,
    ]


def test_an_empty_list_raises_nothing(scene: Scene) -> None:
    assert scene.board().slots == ()
    scene.add("A")
    scene.begin().act(scene.state.roster.ids[0])
    scene.remove(scene.state.roster.ids[0])
    assert next_ones(scene) == []
    scene.end_round()

    assert (scene.board().slots, scene.state.round) == ((), 2)
    assert scene.refused(EndRound()) == "not-now"
