"""Upkeep: each of its items, in each of the ways in which it is carried out."""

from __future__ import annotations

import pytest

from rondel.core import OBSERVER
from rondel.core.roster_words import MarkFallen, RemoveCombatant, SetSide
from rondel.core.seats import Role, Seat
from rondel.systems.dice_bag import commands as c
from rondel.systems.dice_bag import setup_commands as s
from rondel.systems.dice_bag.characters import Affliction

ANNA, BEN = Seat(Role.PLAYER, "anna"), Seat(Role.PLAYER, "ben")


def sides(fight, **members: int):
    """Sides with that many XP, one hero each."""
    for side, xp in members.items():
        fight.add(side.lower(), side)
        fight.xp(**{side: xp})
    return fight


# --- upkeep -------------------------------------------------------------------------------------


def test_sleeping_heroes_wake_and_sleeping_vassals_sleep_on(fight):
    hero = fight.add("Hero", suffers=["asleep"])
    vassal = fight.add("Vassal", kind="vassal", suffers=["asleep"])

    fight.to_drawing()

    assert not fight.state.has(hero, Affliction.ASLEEP)
    assert fight.state.has(vassal, Affliction.ASLEEP)


def test_vassals_wake_too_by_house_rule(fight):
    vassal = fight.add("Vassal", kind="vassal", suffers=["asleep"])

    fight.set(vassals_wake=True).to_drawing()

    assert not fight.state.has(vassal, Affliction.ASLEEP)


def test_the_gm_may_wake_a_vassal(fight):
    vassal = fight.add("Vassal", kind="vassal", suffers=["asleep"])
    fight.to_drawing().give(c.Wake(vassal))

    assert not fight.state.has(vassal, Affliction.ASLEEP)
    assert fight.told("woke")[0].override


@pytest.mark.parametrize(("rule", "hp"), [("once", 4), ("each", 3)])
def test_poisoned_and_drowning_costs_one_point_or_by_house_rule_one_each(fight, rule, hp):
    who = fight.add("Mira", hp=5, suffers=["poisoned", "drowning"])

    fight.set(poison_and_drowning=rule).to_drawing()

    assert fight.hp(who) == hp


@pytest.mark.parametrize("affliction", ["burning", "poisoned", "drowning", "hasted"])
def test_each_of_them_costs_one_point(fight, affliction):
    who = fight.add("Mira", hp=5, suffers=[affliction])

    fight.to_drawing()

    assert fight.hp(who) == 4


def test_one_who_falls_by_the_first_of_two_points_loses_no_second(fight):
    who = fight.add("Mira", hp=1, suffers=["poisoned", "drowning"])

    fight.set(poison_and_drowning="each").to_drawing()

    assert len(fight.told("upkeep-poison")) == 1
    assert fight.state.roster[who].fallen


def test_uncounted_hit_points_are_only_reminded_of(fight):
    fight.add("Mira", suffers=["burning"])

    fight.to_drawing()

    assert [line.label.key for line in fight.lines if "burning" in line.label.key] == [
        "dice-bag-log-upkeep-burning-uncounted"
    ]


def test_the_fallen_are_skipped(fight):
    who = fight.add("Mira", hp=5, suffers=["burning"])
    fight.give(MarkFallen(who)).to_drawing()

    assert fight.hp(who) == 5


def test_items_with_nobody_concerned_are_done(fight):
    fight.add("Mira", suffers=["plagued"])
    fight.to_upkeep()

    states = {check.id: check.state for check in fight.board().checklist}

    assert states["wake|A"] == states["haste|A"] == "done"
    assert states["plague|A"] == "now"
    assert states["load|A"] == "open"


def test_the_open_item_shows_whom_it_concerns(fight):
    who = fight.add("Mira", suffers=["plagued"])
    fight.add("Well")
    fight.to_upkeep()

    (now,) = (check for check in fight.board(OBSERVER).checklist if check.state == "now")

    assert now.about == (who,)


def test_a_plague_is_rolled_for_by_its_player_and_settled_by_the_gm(fight):
    who = fight.add("Mira", controller="anna", hp=5, suffers=["plagued"])
    fight.to_upkeep()

    fight.give(c.RollUpkeep(who, "plague"), 4, seat=ANNA)
    assert fight.offers(c.RollUpkeep, ANNA) == []
    assert fight.slot(who).why[0].faces == (4,)
    assert fight.refused(c.SettleUpkeep(who, "plague", -2), ANNA) == "only-the-gm"
    fight.give(c.SettleUpkeep(who, "plague", -2))

    assert fight.hp(who) == 3
    assert fight.state.phase == "drawing"


def test_rolls_of_upkeep_are_typed_too(fight):
    who = fight.add("Mira", controller="anna", suffers=["plagued"])
    fight.to_upkeep().give(c.RollUpkeep(who, "plague"), 11, seat=ANNA, typed=True)

    assert fight.told("rolled-plague")[0].rolled[0].at_table


def test_a_plague_can_be_settled_without_any_roll(fight):
    who = fight.add("Mira", hp=2, suffers=["plagued"])
    fight.to_upkeep().give(c.SettleUpkeep(who, "plague", -2))

    assert fight.state.roster[who].fallen


def test_regeneration_comes_after_damage(fight):
    who = fight.add("Mira", hp=5, suffers=["burning"], can=["regenerates"])
    fight.to_upkeep()
    assert fight.hp(who) == 4

    fight.give(c.RollUpkeep(who, "regenerate"), 2).give(c.SettleUpkeep(who, "regenerate", 1))

    assert fight.hp(who) == 5


def test_with_hit_points_uncounted_a_roll_changes_none(fight):
    who = fight.add("Mira", suffers=["plagued"])
    fight.to_upkeep()

    assert fight.refused(c.SettleUpkeep(who, "plague", -1)) == "out-of-range"
    fight.give(c.SettleUpkeep(who, "plague", 0))
    assert fight.state.phase == "drawing"


def test_several_plagues_are_settled_one_by_one_or_left_undone(fight):
    one, two = (fight.add(n, suffers=["plagued"], hp=3) for n in ("One", "Two"))
    fight.to_upkeep().give(c.SettleUpkeep(one, "plague", 0))
    assert fight.state.step.item == "plague"
    assert fight.who_may(c.RollUpkeep) == {two}

    fight.give(c.SkipUpkeep("plague|A"))

    assert fight.state.phase == "drawing"
    assert len(fight.told("skipped-plague")) == 1


def test_veils_and_elementals_dissipate_by_roll_or_decision_and_gates_do_not(fight):
    fight.add("Witch", controller="anna")
    for name, kind in (("Veil", "veil"), ("Golem", "elemental"), ("Rift", "gate")):
        fight.give(s.AddEffect(name, kind, "A"))
    fight.to_upkeep()
    veil, golem, _ = fight.state.effects
    assert fight.board().prompts[0].about == ("combatant Witch",)
    checks = {check.id: check.label for check in fight.board().checklist}
    assert checks["dissipate|A"].params["names"] == "Veil, Golem"

    fight.give(c.RollEffect(veil.id), 3, seat=ANNA).give(c.SettleEffect(veil.id, stays=True))
    fight.give(c.SettleEffect(golem.id, stays=False))

    assert [effect.name for effect in fight.state.effects] == ["Veil"]
    assert fight.state.phase == "drawing"


def test_an_item_set_to_auto_that_needs_a_roll_is_rolled_at_once(fight):
    who = fight.add("Mira", suffers=["plagued"])
    fight.give(s.AddEffect("Veil", "veil", "A")).set(upkeep_plague="auto", upkeep_dissipate="auto")
    fight.begin().give(c.DecideSides()).give(c.SideReady("A"), 9)
    assert fight.slot(who).why[0].faces == (9,)

    fight.give(c.SettleUpkeep(who, "plague", 0), 5)

    assert fight.told("rolled-dissipate")[0].label.params["roll"] == 5


def test_what_was_rolled_at_once_is_not_rolled_again_when_the_sides_change_places(fight):
    for side in ("A", "B"):
        fight.add(side.lower(), side, suffers=["plagued"])
        fight.give(s.AddEffect(f"Veil {side}", "veil", side))
    rules = {"upkeep_plague": "auto", "upkeep_dissipate": "auto"}
    fight.xp(A=1).set(**rules).begin().give(c.DecideSides()).give(c.SideReady("A"))
    fight.give(c.SideReady("B"), 9)
    assert fight.state.step.id == "plague|A"
    fight.give(c.PutSideFirst("B"), 8).give(c.PutSideFirst("A"))
    assert len(fight.told("rolled-plague")) == 2

    fight.give(c.SettleUpkeep("combatant a", "plague", 0), 5)
    assert fight.state.step.id == "dissipate|A"
    fight.give(c.PutSideFirst("B")).give(c.SettleUpkeep("combatant b", "plague", 0), 4)
    fight.give(c.PutSideFirst("A"))

    assert fight.state.step.id == "dissipate|A"
    assert len(fight.told("rolled-dissipate")) == 2


@pytest.mark.parametrize(
    ("item", "suffers", "weapon"),
    [
        ("wake", ["asleep"], "none"),
        ("burning", ["burning"], "none"),
        ("poison", ["poisoned"], "none"),
        ("haste", ["hasted"], "none"),
        ("load", [], "unloaded"),
    ],
)
def test_an_item_set_to_ask_is_done_or_left_undone_by_the_sides_player(
    new_fight, item, suffers, weapon
):
    def asked():
        fight = new_fight()
        who = fight.add("Mira", controller="anna", hp=5, suffers=suffers, weapon=weapon)
        fight.set(**{f"upkeep_{item}": "ask"}).to_upkeep()
        assert fight.state.step.item == item
        return fight, who

    fight, who = asked()
    before = fight.state.character(who), fight.hp(who)
    fight.give(c.DoUpkeep(f"{item}|A"), seat=ANNA)
    assert (fight.state.character(who), fight.hp(who)) != before
    assert fight.state.phase == "drawing"

    fight, who = asked()
    fight.give(c.SkipUpkeep(f"{item}|A"), seat=ANNA)
    assert (fight.state.character(who), fight.hp(who)) == before
    assert fight.state.phase == "drawing"


def test_gates_set_to_ask_close_when_asked(fight):
    fight.add("Mira")
    fight.give(s.AddEffect("Rift", "gate", "A")).set(upkeep_gates="ask").to_upkeep()

    fight.give(c.DoUpkeep("gates|A"))

    assert fight.state.effects == ()


@pytest.mark.parametrize("item", ["burning", "plague"])
def test_an_item_set_to_remind_waits_and_does_nothing(fight, item):
    who = fight.add("Mira", hp=5, suffers=["burning", "plagued"])
    rules = {"upkeep_burning": "auto", "upkeep_plague": "remind", f"upkeep_{item}": "remind"}
    fight.set(**rules).to_upkeep()
    if item == "plague":
        assert fight.hp(who) == 4
    assert fight.state.step.item == item
    before = fight.hp(who)

    fight.give(c.DoUpkeep(f"{item}|A"))

    assert fight.hp(who) == before
    assert fight.state.step is None or fight.state.step.item != item


def test_upkeep_goes_item_by_item_by_house_rule(fight):
    sides(fight, A=2, B=1).set(upkeep_order="item").to_upkeep()

    assert [step.id for step in fight.state.steps[:4]] == [
        "wake|A",
        "wake|B",
        "burning|A",
        "burning|B",
    ]


def test_another_sides_player_does_not_do_upkeep(fight):
    fight.add("Mira", "A", controller="anna", suffers=["burning"])
    fight.add("Grak", "B", controller="ben")
    fight.xp(A=1).set(upkeep_burning="ask").to_upkeep()

    assert fight.offers(c.DoUpkeep, BEN) == []
    assert fight.main(BEN) is None


def test_an_open_item_whose_last_one_left_can_be_passed(fight):
    one = fight.add("One", suffers=["plagued"])
    fight.add("Two")
    fight.to_upkeep().give(RemoveCombatant(one))
    assert fight.state.step.item == "plague"

    fight.give(c.DoUpkeep("plague|A"))

    assert fight.state.phase == "drawing"


def test_who_has_gone_over_is_looked_after_by_their_new_side(fight):
    who = fight.add("Turncoat", "A", suffers=["plagued"])
    fight.add("b", "B")
    fight.xp(A=1).to_upkeep().give(SetSide(who, "B")).give(c.DoUpkeep("plague|A"))

    assert fight.state.step.id == "plague|B"


def test_upkeep_comes_in_every_round(fight):
    who = fight.add("Mira", hp=5, suffers=["burning"])
    fight.to_drawing().spend_all().give(c.NewRound())

    assert fight.hp(who) == 3
