"""Who sits at a table, and who may decide about whom."""

from __future__ import annotations

import json

import pytest
from relay import RollLuck

from rondel.core import Role
from rondel.core.roster_words import Assign
from rondel.table import seats
from rondel.table.commands import (
    DeleteTable,
    InviteSeat,
    RenameSeat,
    RenameTable,
    RevokeSeat,
    RotateSeat,
    ShowEncounter,
    Undo,
)


def test_who_makes_a_table_is_its_owner(game):
    info = game.tables.seat(game.table, game.created.token)

    assert info == game.info(game.gm)
    assert (info.role, info.owner, info.name) == (Role.GM, True, "GM")


@pytest.mark.parametrize("role", ["gm", "player", "observer"])
def test_an_invited_seat_opens_by_its_token(game, role):
    seat = game.invite(role, "Ada")

    info = game.tables.seat(game.table, game.tokens[seat])

    assert (info.id, info.role, info.name, info.owner) == (seat, Role(role), "Ada", False)


def test_a_token_opens_its_own_table_only(game):
    other = game.tables.create("Saturday")

    assert game.tables.seat(other.table, game.created.token) is None
    assert game.tables.seat_by_id(other.table, game.gm) is None
    assert game.tables.seat(game.table, "no token \udfff") is None


def test_nobody_is_invited_as_something_else(game):
    outcome = game.own(InviteSeat("god", "Ada"))

    assert (outcome.code, outcome.field) == ("field-not-offered", "fields.role")


def test_a_table_has_only_so_many_seats(game, monkeypatch):
    monkeypatch.setattr(seats, "MOST_SEATS", 3)
    first = game.invite("player", "Ada")
    game.invite("player", "Bo")
    assert game.own(InviteSeat("player", "Cy")).code == "too-many"

    game.own(RevokeSeat(first))

    assert game.own(InviteSeat("player", "Cy")).ok


def test_tokens_are_in_the_database_as_hashes_alone(game, cast):
    game.own(RotateSeat(cast.ada))
    game.tables.close()

    written = b"".join(path.read_bytes() for path in game.path.parent.iterdir())

    assert len(game.tokens) == 4
    assert not any(token.encode() in written for token in game.tokens.values())


def test_a_token_whose_answer_was_lost_is_told_again_for_a_minute(game):
    first = game.own(InviteSeat("player", "Ada"), id="one")
    game.count -= 1
    game.clock.wait(seconds=59)

    again = game.own(InviteSeat("player", "Ada"), id="one")

    assert again.duplicate
    assert again.result == first.result
    assert set(again.result) == {"seat", "token"}


@pytest.mark.parametrize("late", ["a minute", "a restart"])
def test_later_only_the_seat_is_told_again(game, late):
    first = game.own(InviteSeat("player", "Ada"), id="one")
    if late == "a minute":
        game.clock.wait(seconds=60)
    else:
        game.restart()

    again = game.own(InviteSeat("player", "Ada"), id="one")

    assert (again.ok, again.result) == (True, {"seat": first.result["seat"]})


def test_old_tokens_are_not_remembered(game):
    game.own(InviteSeat("player", "Ada"), id="one")
    game.clock.wait(minutes=2)
    game.own(InviteSeat("player", "Bo"), id="two")

    assert len(game.tables._sittings[game.table].fresh_tokens._made) == 1


def test_a_new_link_makes_the_old_one_void_and_cuts_who_came_by_it(game, cast):
    outcome = game.own(RotateSeat(cast.ada))

    assert outcome.cut == {cast.ada}
    assert game.tables.seat(game.table, game.tokens[cast.ada]) is None
    assert game.tables.seat(game.table, outcome.result["token"]).id == cast.ada


def test_a_revoked_seat_is_cut_and_opens_no_more(game, cast):
    outcome = game.own(RevokeSeat(cast.ada))

    assert (outcome.ok, outcome.cut) == (True, {cast.ada})
    assert game.tables.seat(game.table, game.tokens[cast.ada]) is None
    assert game.tables.seat_by_id(game.table, cast.ada) is None
    assert game.doc()["table"]["seats"][cast.ada]["revoked"] is True
    assert cast.ada not in game.doc()["table"]["people"]


def test_the_combatants_of_a_revoked_seat_are_the_gms_in_every_encounter(game, cast):
    game.do(Assign(cast.assassin, cast.ada))
    first = game.fight
    game.prepare("Ambush")
    own = game.add("Double", of=cast.ada)
    second = game.fight
    game.prepare("Without her")

    game.own(RevokeSeat(cast.ada))

    game.fight = first
    assert not {"controller"} & game.figures()[cast.hero].keys()
    assert not {"controller"} & game.figures()[cast.assassin].keys()
    assert game.figures()[cast.friend]["controller"] == cast.bo
    assert game.doc()["encounter"]["undo"]["label"] == {"key": "core-revoke-seat"}
    game.fight = second
    assert "controller" not in game.figures()[own]
    game.restart()
    assert "controller" not in game.figures()[own]


def test_undoing_what_a_revoked_seat_lost_gives_nobody_anything(game, cast):
    game.own(RevokeSeat(cast.ada))
    game.do(Undo(game.doc()["encounter"]["undo"]["act"]))

    assert game.do(RollLuck(cast.hero), cast.bo).code == "not-yours"
    assert game.do(RollLuck(cast.hero)).ok


def test_a_seat_gets_another_name(game, cast):
    assert game.own(RenameSeat(cast.ada, "Ada II")).ok

    assert game.doc(cast.bo)["table"]["people"][cast.ada] == "Ada II"
    assert game.doc(cast.ada)["table"]["me"] == "Ada II"


@pytest.mark.parametrize("kind", [RenameSeat, RevokeSeat, RotateSeat])
def test_a_seat_that_is_none_cannot_be_changed(game, cast, kind):
    game.own(RevokeSeat(cast.ada))
    for seat in ("nobody", cast.ada):
        outcome = game.own(kind(seat, "x") if kind is RenameSeat else kind(seat))
        assert (outcome.code, outcome.field) == ("no-such-seat", "fields.seat")


def test_the_owners_seat_is_the_owners_alone(game):
    other = game.invite("gm", "Second")

    for command in (RenameSeat(game.gm, "x"), RevokeSeat(game.gm), RotateSeat(game.gm)):
        assert game.own(command, other).code == "only-the-owner"
    assert game.own(DeleteTable(), other).code == "only-the-owner"
    assert game.own(RenameSeat(game.gm, "Chief")).ok
    assert game.own(RotateSeat(game.gm)).ok


def test_the_owner_stays(game):
    assert game.own(RevokeSeat(game.gm)).code == "owner-stays"


def test_other_gms_may_send_each_other_away(game):
    one, two = game.invite("gm", "One"), game.invite("gm", "Two")

    assert game.own(RevokeSeat(two), one).cut == {two}
    assert game.own(RenameTable("x"), two).code == "forbidden"


def test_when_somebody_was_last_seen_is_kept(game, cast):
    assert "seen" not in game.doc()["table"]["seats"][cast.ada]
    game.tables.touch(cast.ada)
    assert game.doc()["table"]["seats"][cast.ada]["seen"] == "2026-11-30T10:00:00Z"
    game.clock.wait(hours=1)
    game.tables.touch(cast.ada)
    game.tables.touch("nobody")

    game.restart()

    assert game.doc()["table"]["seats"][cast.ada]["seen"] == "2026-11-30T11:00:00Z"


def test_who_is_online_is_shown_to_gms(game, cast):
    game.tables.set_online(game.table, [cast.ada])

    seats_shown = game.doc()["table"]["seats"]

    assert [id_ for id_, seat in seats_shown.items() if seat["online"]] == [cast.ada]


def test_a_table_gets_another_name(game, cast):
    game.own(RenameTable("Sunday"))

    assert game.doc(cast.watcher)["table"]["name"] == "Sunday"


def test_a_deleted_table_is_gone_for_everybody(game, cast):
    game.changes.clear()

    outcome = game.own(DeleteTable())

    assert (outcome.ok, outcome.cut) == (True, set(game.tokens))
    assert game.changes == [], "there is nothing left to look at"
    assert all(rows == [] for rows in game.rows().values())
    assert game.tables.seat(game.table, game.created.token) is None
    assert game.own(ShowEncounter("")).code == "not-found"


def test_what_was_deleted_is_in_no_file_any_more(game, cast):
    kept = game.tables.create("Kept")
    game.add("Zyzzyva", hidden=True)
    game.own(RenameTable("Zyzzyva"))

    game.own(DeleteTable())

    written = b"".join(path.read_bytes() for path in game.path.parent.iterdir())
    assert b"Zyzzyva" not in written
    assert b"Kept" in written
    assert game.tables.seat_by_id(kept.table, kept.seat) is not None


def test_the_seats_of_a_table_keep_its_order(game):
    seats_shown = [game.gm]
    for n in range(5):
        game.clock.wait(seconds=1)
        seats_shown.append(game.invite("player", f"P{n}"))

    assert list(game.doc()["table"]["seats"]) == seats_shown
    assert json.dumps(game.doc()["table"]["people"]).startswith(f'{{"{seats_shown[1]}"')
