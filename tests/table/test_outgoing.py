"""Who is in an encounter goes out in its order, and coming back changes nothing."""

from __future__ import annotations

from itertools import count

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from incoming import gather, names, preview, who_is
from relay import HandOver, RollLuck
from search import examples

from rondel.core.encounter import BeginEncounter, EndEncounter
from rondel.core.offers import Value
from rondel.core.roster_words import (
    AddCombatants,
    AddCondition,
    ChangeHp,
    RaiseFallen,
    RemoveCombatant,
    Rename,
    SetHp,
    SetSide,
    WriteNote,
)
from rondel.intake import Row, read
from rondel.intake.out import as_csv
from rondel.table import Refused


def order(game, seat=None):
    return game.tables.order(game.table, seat or game.gm, game.fight)


def test_everybody_goes_out_with_what_a_row_can_say(gathered):
    mira, wolf, *_, spy = order(gathered)

    who = who_is(gathered, "Wolf 1")
    assert mira == Row("Mira", 1, "Heroes", 4, 11, False, "owes me", "owlbear:1")
    assert (wolf.name, wolf.hp, wolf.max_hp, wolf.key) == ("Wolf 1", 11, 11, f"rondel:{who}")
    assert (spy.name, spy.hidden, spy.conditions) == ("Spy", True, ("poisoned", "prone"))


def test_the_number_by_which_a_system_keeps_them_goes_with_them(cast, game):
    lucky = game.do(RollLuck(cast.orc), rolled=(3,))

    assert lucky.ok
    assert [row.initiative for row in order(game)] == [None, None, 3, None]


def test_who_was_removed_does_not_go_out(gathered):
    gathered.do(RemoveCombatant(who_is(gathered, "Mira")))

    assert [row.name for row in order(gathered)] == names(gathered)


def test_a_condition_that_is_over_does_not_go_out(cast, game):
    game.do(AddCondition(cast.orc, "slow", "turn_start", 0, cast.orc))
    assert [row.conditions for row in order(game) if row.name == "Orc"] == [("slow",)]
    game.do(HandOver(cast.orc))

    assert [row.conditions for row in order(game) if row.name == "Orc"] == [()]


def test_an_order_is_for_gms(gathered):
    for role in ("player", "observer"):
        with pytest.raises(Refused, match="only a GM"):
            order(gathered, gathered.invite(role, "Ada"))


def test_an_order_of_what_is_not_there_is_refused(gathered):
    gathered.fight = "nowhere"

    with pytest.raises(Refused, match="no such encounter"):
        order(gathered)


def test_an_order_of_a_fight_that_is_over_goes_out(gathered):
    gathered.do(BeginEncounter())
    gathered.do(EndEncounter())

    assert len(order(gathered)) == 5


# --- there and back -----------------------------------------------------------------------------

words = st.text(st.sampled_from("=+-@'\",; ab\u00a0\u202fßę\ufeff."), min_size=1, max_size=12)
names_ = words.map(str.strip).filter(lambda text: text.strip("\ufeff \u00a0\u202f"))
deeds = st.one_of(
    st.builds(
        AddCombatants, names_, st.integers(1, 3), names_, st.just(""), st.booleans(), st.none()
    ),
    st.builds(Rename, st.just(""), names_),
    st.builds(SetSide, st.just(""), names_),
    st.builds(SetHp, st.just(""), st.none() | st.integers(0, 12), st.none() | st.integers(1, 9)),
    st.builds(ChangeHp, st.just(""), st.integers(-9, 9)),
    st.builds(RaiseFallen, st.just(""), st.integers(1, 9)),
    st.builds(WriteNote, st.just(""), st.text(st.sampled_from("a\n\t;,\"'="), max_size=9)),
    st.builds(
        AddCondition, st.just(""), names_, st.just("endless"), st.just(0), st.just(""), st.just(0)
    ),
)


def carry_out(game, deed, nth: int) -> None:
    """Let it happen, if it can, to the *nth* of those who are here."""
    everybody: list[Value] = list(game.figures())
    fields = {name: getattr(deed, name) for name in type(deed).__dataclass_fields__}
    if "who" in fields:
        fields["who"] = everybody[nth % len(everybody)]
    game.do(type(deed)(**fields))


@given(st.lists(deeds, max_size=12), st.sampled_from(",;"))
@examples(15, HealthCheck.function_scoped_fixture)
def test_a_spreadsheet_that_comes_back_changes_nothing(new_game, done, separator):
    game = new_game()
    game.begin()
    gather(game, Row("Mira", side="Heroes", hp=4, key="owlbear:1"), Row("Wolf", 3, hidden=True))
    for nth, deed in zip(count(), done, strict=False):
        carry_out(game, deed, nth)
    rows = order(game)

    found = read("\ufeff" + as_csv(rows, separator))

    assert not found.problems
    assert {(one.becomes.value, one.changes) for one in preview(game, *found.rows)} == {
        ("unchanged", ())
    }
    before = game.rows()["acts"]
    assert gather(game, *found.rows, request="again").ok
    assert game.rows()["acts"] == before
    game.tables.close()
