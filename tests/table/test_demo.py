"""The demo table."""

from __future__ import annotations

from contextlib import closing

from relay import CARELESS, RELAY, Relay

from rondel.core import Meta
from rondel.systems.speed_rounds import SYSTEM
from rondel.table import Tables, make_demo


class SpeedRounds(Relay):
    meta = Meta("speed-rounds", "Stands in for speed rounds", "these tests")


def test_the_demo_is_a_fight_that_waits_to_begin(tmp_path):
    with closing(Tables(f"sqlite:///{tmp_path}/rondel.db", {"relay": RELAY})) as tables:
        demo = make_demo(tables)

        seat = tables.seat(demo.table, demo.token)
        encounter = tables.document(demo.table, seat, None)["encounter"]

    assert encounter["stage"] == "setup"
    sides = {}
    for figure in encounter["figures"].values():
        sides.setdefault(figure["side"], []).append((figure["name"], "hidden" in figure))
    assert sides == {
        "Heroes": [("Warrior I", False), ("Mira", False)],
        "Foes": [("Grak", False), ("Goblin 1", False), ("Goblin 2", False), ("Ambusher", True)],
    }


def test_the_demo_prefers_speed_rounds(tmp_path):
    systems = {"a": CARELESS, "b": SpeedRounds(), "c": RELAY}
    with closing(Tables(f"sqlite:///{tmp_path}/rondel.db", systems)) as tables:
        demo = make_demo(tables)

        document = tables.document(demo.table, demo.seat, None)

    assert document["encounter"]["system"] == "speed-rounds"


def test_under_speed_rounds_everybody_has_something_to_fight_with(tmp_path):
    with closing(Tables(f"sqlite:///{tmp_path}/rondel.db", {"speed-rounds": SYSTEM})) as tables:
        demo = make_demo(tables)

        encounter = tables.document(demo.table, demo.seat, None)["encounter"]

    base = {
        encounter["figures"][who]["name"]: sum(term["value"] for term in slot["why"])
        for who, slot in encounter["board"]["slots"].items()
    }
    assert base["Warrior I"] == 19
    assert base["Goblin 2"] == base["Goblin 1"] == 10
