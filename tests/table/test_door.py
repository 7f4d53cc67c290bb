"""The door: who knocks there, what a GM does about it, and what it opens."""

from __future__ import annotations

import json

import pytest
from knocking import MIRA, admit, knocks, refusal, state

from rondel.core import Role
from rondel.table import Claim, Refused, door, seats
from rondel.table import commands as c

# --- the invite ---------------------------------------------------------------------------------


def test_a_table_begins_with_a_door_that_is_shut(game):
    assert game.doc()["table"]["door"] == ""
    assert knocks(game) == {}
    assert game.doc()["table"]["frames"] == []
    assert refusal(game, "") == "door-closed"


def test_with_the_invite_one_knocks_and_nothing_else(game, invite):
    assert game.tables.seat(game.table, invite) is None
    assert game.tables.doors.state(game.table, invite) == "turned-away"


def test_a_seats_token_is_no_invite(game, invite):
    assert refusal(game, game.created.token) == "door-closed"


def test_the_invite_is_that_of_its_own_table(game, invite):
    other = game.tables.create("Saturday")

    assert refusal(game, invite, table=other.table) == "door-closed"
    assert refusal(game, invite, table="none") == "door-closed"


def test_to_open_the_door_again_makes_the_first_invite_void(game, knock, invite):
    second = game.own(c.OpenDoor()).result["token"]

    assert refusal(game, invite) == "door-closed"
    assert game.tables.doors.knock(game.table, second, Claim("Bo"))


def test_gms_see_by_what_an_invite_begins_which_one_it_is(game, invite):
    assert game.doc()["table"]["door"] == invite[:8]

    result = game.own(c.OpenDoor()).result

    assert game.doc()["table"]["door"] == result["door"] == result["token"][:8] != invite[:8]
    assert refusal(game, result["door"]) == "door-closed"


def test_a_new_invite_clears_a_crowded_door(game, knock, invite):
    made = [knock(Claim(f"Somebody {number}")) for number in range(door.MOST_KNOCKS)]

    second = game.own(c.OpenDoor()).result["token"]

    assert knocks(game) == {}
    assert {state(game, one) for one in made} == {"turned-away"}
    assert game.tables.doors.knock(game.table, second, Claim("Mira"))


def test_the_same_command_opens_it_once(game):
    first = game.own(c.OpenDoor(), id="one").result["token"]
    game.count -= 1

    again = game.own(c.OpenDoor(), id="one")

    assert (again.duplicate, again.result["token"]) == (True, first)
    assert game.tables.doors.knock(game.table, first, Claim("Mira"))


def test_a_door_that_is_shut_forgets_who_waits(game, knock, invite):
    made = knock()

    assert game.own(c.CloseDoor()).ok

    assert game.doc()["table"]["door"] == ""
    assert knocks(game) == {}
    assert state(game, made) == "turned-away"
    assert refusal(game, invite) == "door-closed"
    assert admit(game, made).code == "no-such-knock"
    assert game.rows()["knocks"] == []


# --- knocking -----------------------------------------------------------------------------------


def test_a_gm_sees_who_knocks(game, knock):
    game.clock.wait(minutes=2)
    made = knock(Claim("Mira", "owlbear", "owlbear-mira", "observer"))

    assert knocks(game) == {
        made.knock: {
            "name": "Mira",
            "kind": "owlbear",
            "claim": "owlbear-mira",
            "role": "observer",
            "at": "2026-11-30T10:02:01Z",
        }
    }
    assert state(game, made) == "waiting"


def test_nobody_else_sees_anything_of_it(game, cast, knock):
    before = [json.dumps(game.doc(seat)) for seat in (cast.ada, cast.bo, cast.watcher)]

    made = knock()
    game.own(c.SetFrames(("https://vtt.example",)))

    assert [json.dumps(game.doc(seat)) for seat in (cast.ada, cast.bo, cast.watcher)] == before
    assert not any(word in text for text in before for word in ("door", "knocks", "frames"))
    assert made.knock not in "".join(before)


def test_who_waits_has_a_token_that_opens_nothing(game, knock):
    made = knock()

    assert game.tables.seat(game.table, made.token) is None
    assert game.tables.seat(game.table, made.knock) is None
    assert refusal(game, made.token) == "door-closed"


def test_only_so_many_wait(game, knock, invite):
    for number in range(door.MOST_KNOCKS):
        knock(Claim(f"Somebody {number}"))

    assert refusal(game, invite) == "door-crowded"
    assert len(knocks(game)) == door.MOST_KNOCKS

    game.own(c.TurnAway(next(iter(knocks(game)))))
    assert knock()


def test_after_an_hour_nobody_waits_any_more(game, knock):
    early = knock(Claim("Early"))
    game.clock.wait(minutes=59)
    late = knock(Claim("Late"))
    game.clock.wait(minutes=2)

    assert [told["name"] for told in knocks(game).values()] == ["Late"]
    assert (state(game, early), state(game, late)) == ("turned-away", "waiting")
    assert admit(game, early).code == "no-such-knock"


def test_what_is_too_old_is_gone_from_the_disk_too(game, knock):
    knock(Claim("Early"))
    assert game.tables.doors.forget_old() == frozenset()
    game.clock.wait(minutes=61)

    assert game.tables.doors.forget_old() == {game.table}

    assert game.rows()["knocks"] == []
    assert knocks(game) == {}


def test_a_new_knock_makes_room_of_those_that_are_too_old(game, knock):
    for number in range(door.MOST_KNOCKS):
        knock(Claim(f"Somebody {number}"))
    game.clock.wait(minutes=61)

    knock()

    assert [told["name"] for told in knocks(game).values()] == ["Mira"]


def test_who_knocks_again_under_the_same_claim_waits_once(game, knock):
    first, stranger = knock(), knock(Claim("Mira"))
    second = knock(Claim("Mira the Bold", "owlbear", "owlbear-mira"))

    assert [told["name"] for told in knocks(game).values()] == ["Mira", "Mira the Bold"]
    assert [state(game, made) for made in (first, stranger, second)] == [
        *("turned-away", "waiting", "waiting")
    ]


def test_who_makes_the_same_claim_from_elsewhere_displaces_nobody(game, knock, invite):
    first = knock()
    other = game.tables.doors.knock(game.table, invite, MIRA, "203.0.113.7")

    assert len(knocks(game)) == 2
    assert [state(game, made) for made in (first, other)] == ["waiting", "waiting"]


def test_under_one_claim_only_few_wait(game, knock, invite):
    def from_address(number):
        return game.tables.doors.knock(game.table, invite, MIRA, f"203.0.113.{number}")

    made = [from_address(number) for number in range(door.MOST_ALIKE)]
    with pytest.raises(Refused, match="door-crowded"):
        from_address(door.MOST_ALIKE)

    again = from_address(0)
    assert [state(game, one) for one in (made[0], again)] == ["turned-away", "waiting"]
    assert knock(Claim("Bo", "owlbear", "owlbear-bo"))


def test_where_somebody_knocks_from_is_not_written_down(game, invite):
    game.tables.doors.knock(game.table, invite, MIRA, "203.0.113.7")

    (row,) = game.rows()["knocks"]
    assert "203.0.113.7" not in str(row)


def test_those_who_claim_nothing_wait_side_by_side(game, knock):
    knock(Claim("Somebody"))
    knock(Claim("Somebody"))
    knock(Claim("Somebody", "owlbear"))
    knock(Claim("Somebody", "owlbear"))

    assert len(knocks(game)) == 4


# --- being let in -------------------------------------------------------------------------------


@pytest.mark.parametrize("role", ["player", "observer"])
def test_who_is_let_in_has_a_seat_by_the_token_of_their_knock(game, knock, role):
    made = knock()

    outcome = admit(game, made, role=role)

    info = game.tables.seat(game.table, made.token)
    assert (info.id, info.role, info.name) == (outcome.result["seat"], Role(role), "Mira")
    assert state(game, made) == "admitted"
    assert knocks(game) == {}
    assert game.doc()["table"]["seats"][info.id]["role"] == role
    assert (outcome.result, outcome.cut) == ({"seat": info.id}, frozenset())


def test_the_token_is_in_no_answer_and_not_in_the_database(game, knock, invite):
    made = knock()
    outcome = admit(game, made)
    game.tables.close()

    written = b"".join(path.read_bytes() for path in game.path.parent.iterdir())
    assert made.token.encode() not in written
    assert invite.encode() not in written
    assert made.token not in str(outcome)


def test_who_is_let_in_to_a_seat_has_it_alone(game, cast, knock):
    made = knock()

    outcome = admit(game, made, seat=cast.ada)

    assert (outcome.result, outcome.cut) == ({"seat": cast.ada}, {cast.ada})
    assert game.tables.seat(game.table, game.tokens[cast.ada]) is None
    info = game.tables.seat(game.table, made.token)
    assert (info.id, info.name, info.role) == (cast.ada, "Ada", Role.PLAYER)
    assert game.figures(cast.ada)[cast.hero]["mine"] is True


def test_a_seat_keeps_its_role_whatever_is_said_of_it(game, cast, knock):
    made = knock()

    admit(game, made, role="player", seat=cast.watcher)

    assert game.tables.seat(game.table, made.token).role is Role.OBSERVER


def test_the_door_leads_to_no_gms_seat(game, knock):
    made, second = knock(), game.invite("gm", "Co")

    for seat in (game.gm, second):
        outcome = admit(game, made, seat=seat)
        assert outcome.ok is False
        assert outcome.field == "fields.seat"
        assert game.tables.seat(game.table, game.tokens[seat]).id == seat
    assert admit(game, made, seat=second).code == "gms-by-link"
    assert admit(game, made, role="gm").code == "field-not-offered"
    assert state(game, made) == "waiting"


def test_a_co_gm_does_not_let_anybody_in_to_the_owners_seat(game, knock):
    made, second = knock(), game.invite("gm", "Co")

    outcome = game.own(c.AdmitKnock(made.knock, "player", game.gm), second)

    assert (outcome.code, outcome.field) == ("only-the-owner", "fields.seat")
    assert game.own(c.AdmitKnock(made.knock, "player", ""), second).ok


@pytest.mark.parametrize("seat", ["none", "revoked", "elsewhere"])
def test_a_seat_that_there_is_not_is_given_to_nobody(game, cast, knock, seat):
    made = knock()
    if seat == "revoked":
        seat = cast.ada
        game.own(c.RevokeSeat(seat))
    if seat == "elsewhere":
        seat = game.tables.create("Saturday").seat

    assert admit(game, made, seat=seat).code == "no-such-seat"
    assert state(game, made) == "waiting"


def test_there_are_no_more_seats_for_those_who_knock_either(game, knock, monkeypatch):
    made = knock()
    monkeypatch.setattr(seats, "MOST_SEATS", 1)

    assert admit(game, made).code == "too-many"
    assert state(game, made) == "waiting"


def test_who_was_let_in_or_turned_away_is_not_at_the_door_any_more(game, knock):
    inside, outside = knock(), knock(Claim("Bo"))
    admit(game, inside)
    assert game.own(c.TurnAway(outside.knock)).ok

    for made in (inside, outside):
        for outcome in (admit(game, made), game.own(c.TurnAway(made.knock))):
            assert (outcome.code, outcome.field) == ("no-such-knock", "fields.knock")
    assert (state(game, inside), state(game, outside)) == ("admitted", "turned-away")


def test_the_same_command_lets_in_once(game, knock):
    made = knock()
    first = admit(game, made, id="one")
    game.count -= 1

    again = admit(game, made, id="one")

    assert (again.ok, again.duplicate, again.result) == (True, True, dict(first.result))
    assert len(game.doc()["table"]["seats"]) == 2


def test_another_tables_gm_has_no_say_at_this_door(game, knock):
    made, other = knock(), game.tables.create("Saturday")
    request = game.request(c.TurnAway(made.knock), "")

    outcome = game.tables.submit(other.table, other.seat, request, c.TurnAway(made.knock))

    assert outcome.code == "no-such-knock"
    assert state(game, made) == "waiting"


@pytest.mark.parametrize("after", [c.RevokeSeat, c.RotateSeat])
def test_the_token_opens_no_seat_that_was_closed_or_has_another_link(game, knock, after):
    made = knock()
    seat = admit(game, made).result["seat"]

    game.own(after(seat))

    assert game.tables.seat(game.table, made.token) is None
    assert state(game, made) == "turned-away"
