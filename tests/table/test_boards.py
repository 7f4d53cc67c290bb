"""How boards and offers are written down, and that no view gives anybody away."""

from __future__ import annotations

import json
from dataclasses import dataclass

import pytest
from relay import RELAY, HandOver, RollLuck

from rondel.core import Combatants, Offer, OneOf
from rondel.table.plain import OfferWriter


def encounter(game, seat=None):
    return game.doc(seat)["encounter"]


def test_offers_are_keyed_by_kind_and_numbered_after_the_first(game, cast):
    told = encounter(game)

    assert told["offer_order"] == list(told["offers"])
    assert [key for key in told["offers"] if key.startswith("AddCondition")] == [
        "AddCondition",
        "AddCondition.2",
        "AddCondition.3",
    ]
    assert told["offers"]["HandOver"] == {
        "kind": "HandOver",
        "label": {"key": "relay-hand-over"},
        "group": "turn",
        "fields": {"who": {"type": "combatants", "in": "s1"}},
        "expect": "turn-0",
        "main": True,
    }
    assert told["offers"]["Rename"]["label"] == {"key": "core-rename"}
    assert told["offers"]["RemoveCombatant"]["confirm"] is True


def test_equal_sets_of_combatants_are_sent_once(game, cast):
    told = encounter(game)

    sets = list(map(tuple, told["sets"].values()))
    assert len(set(sets)) == len(sets)
    assert told["offers"]["Rename"]["fields"]["who"] == told["offers"]["SetSide"]["fields"]["who"]


def test_every_kind_of_field_is_described(game, cast):
    assert encounter(game)["offers"]["Chronicle"]["fields"] == {
        "who": {"type": "combatants", "in": "s1"},
        "text": {
            "type": "text",
            "most": 9,
            "least": 0,
            "known": ["tale"],
            "default": "tale",
            "long": True,
        },
        "number": {"type": "range", "low": 0, "high": 9, "default": 1, "optional": True},
        "sure": {"type": "flag", "default": False},
        "choice": {
            "type": "one_of",
            "values": ["old", "new"],
            "labels": [{"key": "relay-old"}, {"key": "relay-new"}],
            "default": "old",
        },
        "seat": {"type": "player_seat"},
    }
    rolls = encounter(game)["offers"]
    assert rolls["RollLuck"]["rolls"] == {"count": 1, "sides": 6, "more": True}
    assert rolls["Crash"]["rolls"] == {"count": 1, "sides": 6}


def test_a_domain_that_no_overlay_knows_is_an_error():
    @dataclass
    class Own:
        examples = ()

        def __contains__(self, value):
            return False

    writer = OfferWriter(RELAY, ())
    writer.add([Offer(HandOver, {"who": OneOf((1,))})])
    with pytest.raises(TypeError, match="no domain"):
        writer.add([Offer(HandOver, {"who": Own()})])


def test_offers_about_nobody_whom_the_seat_knows_are_left_out():
    writer = OfferWriter(RELAY, {"a"})

    writer.add([Offer(HandOver, {"who": Combatants(("b",))})])
    writer.add([Offer(HandOver, {"who": Combatants(("a", "b"))})])

    assert list(writer.offers) == ["HandOver"]
    assert writer.sets == {"s1": ["a"]}


def test_a_careless_view_gives_no_hidden_one_away(game):
    ada, watcher = game.invite("player", "Ada"), game.invite("observer", "Screen")
    game.begin(system="careless")
    hero, canary = game.add("Hero", of=ada), game.add("Canary", hidden=True)

    for seat in (ada, watcher):
        told = game.doc(seat)["encounter"]
        assert canary not in json.dumps(told)
        board = told["board"]
        assert board["order"] == [hero, "mark"]
        assert [prompt["about"] for prompt in board["prompts"]] == [[], [hero]]
        assert [check["about"] for check in board["checklist"]] == [[], [hero]]
        assert [entry["id"] for entry in board["line"]] == ["dawn", f"of {hero}"]
        assert [token["id"] for token in board["tokens"]] == ["t0", f"t{hero}"]
        assert [chance["id"] for chance in board["chances"]] == ["c", "c2", f"c {hero}"]
    assert game.doc(ada)["encounter"]["sets"] == {"s1": [hero]}
    assert list(game.doc(ada)["encounter"]["offers"])[:1] == ["RollLuck"]
    assert "RollLuck.2" not in game.doc(ada)["encounter"]["offers"]
    assert canary in json.dumps(game.doc()["encounter"]["board"])


def test_all_that_a_board_can_hold_is_drawn(game):
    watcher = game.invite("observer", "Screen")
    game.begin(system="careless")
    hero = game.add("Hero")
    label = {"key": "careless-label"}

    board = game.doc(watcher)["encounter"]["board"]

    assert board["slots"]["mark"] == {
        "pip": "waiting",
        "counters": [],
        "badges": [],
        "why": [],
        "label": label,
    }
    assert board["slots"][hero] == {
        "who": hero,
        "pip": "waiting",
        "counters": [{"key": "relay-steps", "left": 1, "of": 2}],
        "badges": [{"key": "relay-badge"}],
        "why": [
            {"label": {"key": "relay-luck"}, "counted": True},
            {"label": {"key": "relay-omen"}, "counted": False, "faces": [1, 2], "sides": 10},
        ],
    }
    del board["slots"]
    assert board == {
        "headline": {"key": "relay-headline", "params": {"round": 0}},
        "unit": {"key": "careless-unit"},
        "prompts": [{"label": label, "about": about} for about in ([], [hero], [])],
        "hints": [label],
        "order": [hero, "mark"],
        "pools": [
            {"id": "bag", "label": label, "left": 1, "of": 2, "tone": "red", "side": "side"},
            {"id": "hat", "label": label, "left": 0, "of": 0},
        ],
        "tokens": [
            {"id": "t0", "label": label},
            {
                "id": f"t{hero}",
                "label": label,
                "tone": "red",
                "side": "side",
                "who": hero,
                "now": True,
            },
        ],
        "chances": [
            {"id": "c", "label": label, "wins": "1", "of": "3", "permille": 333, "draws": 1},
            {
                "id": "c2",
                "label": label,
                "wins": "2",
                "of": "3",
                "permille": 667,
                "draws": 2,
                "side": "side",
                "tone": "red",
            },
            {
                "id": f"c {hero}",
                "label": label,
                "wins": "1",
                "of": "2",
                "permille": 500,
                "draws": 1,
                "who": hero,
            },
        ],
        "line": [
            {"id": "dawn", "at": 1, "label": label, "state": "ahead", "secret": True},
            {
                "id": f"of {hero}",
                "at": 2,
                "label": label,
                "who": hero,
                "kind": "action",
                "state": "now",
                "since": 0,
            },
        ],
        "moment": {"at": 2, "units": 20, "seconds": 10},
        "checklist": [
            {"id": "all", "label": label, "state": "open", "about": []},
            {"id": "everybody", "label": label, "state": "now", "about": [hero]},
            {"id": "hidden", "label": label, "state": "done", "about": []},
        ],
        "catalogue": [
            {
                "id": "knife",
                "label": label,
                "value": 3,
                "terms": [{"label": label, "value": 3, "counted": True}],
                "marks": [label],
                "now": True,
            },
            {"id": "rope", "label": label, "terms": [], "marks": []},
        ],
        "choices": [{"id": "run", "label": label, "terms": [], "marks": []}],
    }


def test_what_a_slot_stands_at_is_shown_once_it_is_known(game, cast):
    game.do(RollLuck(cast.hero), rolled=(4,))
    slots = encounter(game, cast.watcher)["board"]["slots"]

    assert slots[cast.hero]["at"] == 4
    assert slots[cast.hero]["why"][0]["value"] == 4
    assert "at" not in slots[cast.orc]
