"""The set-up: reserve and bonds, placing alternately, who may set what."""

from __future__ import annotations

import pytest

from rondel.core import GM, OBSERVER, Combatant, CombatantAdded, Label, ScriptedDice, encounter
from rondel.core.roster_rules import MOST_COMBATANTS
from rondel.core.roster_words import MarkFallen, Permit
from rondel.core.seats import Role, Seat
from rondel.core.system import settings_of
from rondel.systems.dice_bag import SYSTEM, play, setup_play
from rondel.systems.dice_bag import commands as c
from rondel.systems.dice_bag import setup_commands as s
from rondel.systems.dice_bag.setup_offers import MOST_EFFECTS, MOST_SIDES, MOST_SPECIAL_EVENTS

ANNA, BEN = Seat(Role.PLAYER, "anna"), Seat(Role.PLAYER, "ben")


# --- reserve ------------------------------------------------------------------------------------


@pytest.fixture
def reserve(fight):
    """A hero in reserve with a vassal in contact, one summoned and one that is free."""
    hero = fight.add("Hero", controller="anna", reserve="the bridge")
    for name, bond in (("Near", "in_contact"), ("Efreet", "summoned"), ("Free", "")):
        vassal = fight.add(name, kind="vassal", controller="anna", reserve="the gate")
        if bond:
            fight.give(s.Bind(vassal, hero, bond))
    fight.add("Grak", "B", controller="ben")
    return fight.xp(A=1).set(reactions="off").to_drawing().draw("A")


HERO, NEAR, EFREET, FREE = (f"combatant {n}" for n in ("Hero", "Near", "Efreet", "Free"))


def test_one_in_reserve_enters_by_a_move_order_at_its_place(reserve):
    reserve.activate(HERO)
    assert reserve.refused(c.DeclareOrder(HERO, "action", "")) == "dice-bag-enter-first"

    reserve.order(HERO)
    assert "dice-bag-badge-reserve" in reserve.badges(HERO)
    reserve.complete()

    assert not reserve.state.character(HERO).in_reserve
    assert reserve.told("enters")[0].label.params["place"] == "the bridge"
    assert reserve.order(HERO, "action").complete().state.can_draw


def test_with_a_heros_first_entry_its_vassals_in_contact_may_enter_too(reserve):
    reserve.activate(HERO).order(HERO)
    assert reserve.who_may(c.Follow, ANNA) == {NEAR}

    reserve.give(c.Follow(NEAR), seat=ANNA)

    assert not reserve.state.character(NEAR).in_reserve
    assert reserve.told("followed")[0].label.params["place"] == "the bridge"
    assert reserve.left == {HERO: 2}
    assert len(reserve.state.drawn) == 1


def test_a_vassal_may_decline_and_one_that_says_nothing_stays(reserve):
    reserve.activate(HERO).order(HERO).give(c.StayBehind(NEAR))
    assert reserve.offers(c.Follow) == []
    reserve.complete()

    assert reserve.state.character(NEAR).in_reserve

    assert reserve.refused(c.Follow(NEAR)) == "not-now"


def test_a_vassal_that_followed_is_activated_normally_later(reserve):
    reserve.activate(HERO).order(HERO).give(c.Follow(NEAR)).complete().give(c.EndActivation())

    assert reserve.draw("A").give(c.March(NEAR)).activate(NEAR).left == {NEAR: 2}


def test_one_who_came_with_the_die_does_not_march_for_it_and_marches_for_the_next(reserve):
    reserve.activate(HERO).order(HERO).complete().give(c.EndActivation()).draw("A")

    reserve.give(c.March(HERO))


def test_only_the_first_entry_brings_vassals(reserve):
    reserve.activate(HERO).order(HERO).complete().give(c.EndActivation())
    reserve.give(s.PutInReserve(HERO, "the bridge")).draw("A").activate(HERO).order(HERO)

    assert reserve.offers(c.Follow) == []


def test_a_vassal_enters_by_its_own_move_too(reserve):
    reserve.activate(FREE).order(FREE).complete()

    assert not reserve.state.character(FREE).in_reserve
    assert reserve.told("enters")[0].label.params["place"] == "the gate"


def test_the_text_is_silent_a_vassal_that_cannot_move_does_not_follow(reserve):
    reserve.activate(HERO).order(HERO).give(MarkFallen(NEAR))

    assert reserve.offers(c.Follow) == []


def test_one_who_falls_before_the_entry_is_completed_stays_in_reserve(reserve):
    reserve.activate(HERO).order(HERO).give(MarkFallen(HERO))

    assert reserve.state.character(HERO).in_reserve


def test_the_gm_takes_somebody_out_of_the_reserve(reserve):
    reserve.give(s.TakeFromReserve(FREE))

    assert "dice-bag-badge-reserve" not in reserve.badges(FREE)
    assert reserve.refused(c.March(FREE)) == "dice-bag-in-reserve"


def test_bonds_are_seen_and_can_be_ended(reserve):
    assert "dice-bag-badge-in-contact" in reserve.badges(NEAR, OBSERVER)
    assert "dice-bag-badge-summoned" in reserve.badges(EFREET, OBSERVER)

    reserve.give(s.Unbind(NEAR)).activate(HERO).order(HERO)

    assert reserve.offers(c.Follow) == []


# --- placing ------------------------------------------------------------------------------------


@pytest.fixture
def camp(fight):
    """Two sides in the set-up, with one player each."""
    fight.add("a", "A", controller="anna")
    fight.add("b", "B", controller="ben")
    return fight


def test_alternately_the_side_with_more_xp_starts(camp):
    camp.xp(A=90, B=120).give(s.BeginPlacing("treasures", "alternately"))

    assert camp.state.placing.turn == "B"
    assert camp.board(OBSERVER).headline == Label(
        "dice-bag-placing-alternately-now", {"side": "B", "what": "treasures"}
    )
    assert camp.told("tie-rolled") == []


def test_with_xp_tied_each_rolls_d12_and_the_higher_starts(camp):
    camp.give(s.BeginPlacing("treasures", "alternately"), 3, 11)

    assert camp.state.placing.order == ("B", "A")


def test_tied_again_they_roll_again(camp):
    camp.give(s.BeginPlacing("treasures", "alternately"), 5, 5, 6, 6, 9, 2)

    assert camp.state.placing.order == ("A", "B")
    assert [line.rolled[0].faces for line in camp.told("tie-rolled")] == [(5, 6, 9), (5, 6, 2)]


def test_the_d12_are_typed_too(camp):
    camp.give(s.BeginPlacing("treasures", "alternately"), 3, 11, typed=True)

    assert camp.told("tie-rolled")[0].rolled[0].at_table


def test_the_tie_rule_for_placing_draws_no_die_from_the_bag(camp):
    camp.give(s.BeginPlacing("treasures", "alternately"), 3, 11)

    assert camp.told("side-drawn") == []


def test_they_place_in_turn_until_all_have_passed(camp):
    camp.xp(A=1).give(s.BeginPlacing("treasures", "alternately"))

    camp.give(s.Place("A"), seat=ANNA)
    assert camp.offers(s.Place, ANNA) == []
    camp.give(s.Place("B"), seat=BEN).give(s.PassPlacing("A"), seat=ANNA)
    camp.give(s.Place("B"), seat=BEN).give(s.Place("B")).give(s.PassPlacing("B"))

    assert camp.state.placing is None
    assert camp.board().headline.key == "dice-bag-setup"


def test_deployment_is_the_whole_side_at_once_the_one_with_more_xp_first(camp):
    camp.xp(B=1).give(s.BeginPlacing("deployment", "whole")).give(s.Place("B"), seat=BEN)
    assert camp.state.placing.turn == "A"
    assert camp.offers(s.PassPlacing) == []

    camp.give(s.Place("A"), seat=ANNA)

    assert camp.state.placing is None


def test_the_checklist_shows_who_places(camp):
    camp.xp(A=1).give(s.BeginPlacing("treasures", "alternately")).give(s.PassPlacing("A"))

    states = {check.label.params["side"]: check.state for check in camp.board().checklist}
    assert states == {"A": "done", "B": "now"}


def test_the_gm_ends_placing_and_so_does_the_beginning_of_play(camp):
    camp.xp(A=1).give(s.BeginPlacing("treasures", "alternately")).give(s.EndPlacing())
    assert camp.state.placing is None

    camp.give(s.BeginPlacing("treasures", "whole")).begin()
    assert camp.state.placing is None
    assert camp.refused(s.Place("A")) == "not-now"


def test_three_sides_place_in_the_order_of_their_xp(camp):
    camp.add("third", "C")
    camp.xp(A=5, B=9, C=5).give(s.BeginPlacing("npcs", "alternately"), 2, 8)

    assert camp.state.placing.order == ("B", "C", "A")


# --- who may set what ---------------------------------------------------------------------------


def test_players_mark_their_own_as_far_as_the_gm_lets_them(camp):
    camp.give(s.SetWeapon("combatant a", "unloaded"), seat=ANNA)
    camp.give(s.SetAffliction("combatant a", "burning", has=True), seat=ANNA)
    assert camp.refused(s.SetWeapon("combatant b", "loaded"), ANNA) == "not-yours"

    camp.give(Permit("conditions", allowed=False))

    assert camp.offers(s.SetAffliction, ANNA) == camp.offers(s.SetWeapon, ANNA) == []


def test_the_rest_of_the_set_up_is_the_gms(camp):
    theirs = {o.kind for o in SYSTEM.legal(camp.state, ANNA)}

    assert theirs == {s.SetWeapon, s.SetAffliction}


def test_marks_are_seen_and_taken_away(camp):
    who = "combatant a"
    camp.give(s.SetAffliction(who, "hasted", has=True)).give(s.SetWeapon(who, "loaded"))
    assert {"dice-bag-affliction-hasted", "dice-bag-weapon-loaded"} <= set(
        camp.badges(who, OBSERVER)
    )

    camp.give(s.SetAffliction(who, "hasted", has=False)).give(s.SetWeapon(who, "none"))

    assert camp.badges(who) == ["dice-bag-kind-hero"]


def test_abilities_are_seen_and_taken_away(camp):
    camp.give(s.SetAbility("combatant a", "regenerates", has=True))
    assert "dice-bag-ability-regenerates" in camp.badges("combatant a")

    camp.give(s.SetAbility("combatant a", "regenerates", has=False))

    assert camp.badges("combatant a") == ["dice-bag-kind-hero"]


def test_effects_are_removed_by_hand(camp):
    camp.give(s.AddEffect("Veil", "veil", "A"))
    camp.give(s.DropEffect(camp.state.effects[0].id))

    assert camp.state.effects == ()
    assert len(camp.told("effect-gone")) == 1


def catalogue(fight, seat):
    return {
        item.label.params.get("name", item.label.key.removeprefix("dice-bag-")): [
            mark.key.removeprefix("dice-bag-") for mark in item.marks
        ]
        for item in fight.board(seat).catalogue
    }


def test_all_can_look_up_who_is_activated_by_which_dice(camp):
    camp.give(s.Allow("red", "vassal", allowed=True))

    assert catalogue(camp, OBSERVER) == {
        "matrix-red": ["kind-hero", "kind-vassal"],
        "matrix-yellow": ["kind-hero", "kind-vassal", "kind-wanderer"],
        "matrix-green": ["kind-hero", "kind-vassal"],
    }


def test_all_can_look_up_effects_and_special_events_but_for_those_switched_off(camp):
    camp.give(s.AddEffect("Veil", "veil", "A"))
    for name in ("Fog", "Dragon"):
        camp.give(s.AddSpecialEvent(name))
    camp.give(s.SwitchSpecialEvent(camp.state.special_events[1].id, on=False))
    camp.xp(A=1).begin().give(s.AddEffect("Rift", "gate", "B"))

    assert catalogue(camp, OBSERVER) | {"Dragon": ["special-is-off"]} == catalogue(camp, GM)
    assert catalogue(camp, ANNA)["Rift"] == ["effect-since"]
    assert catalogue(camp, ANNA)["Veil"] == catalogue(camp, ANNA)["Fog"] == []


def test_xp_are_shown_to_all_in_the_set_up(camp):
    camp.xp(A=120)

    assert [hint.params for hint in camp.board(OBSERVER).hints] == [
        {"side": "A", "xp": 120},
        {"side": "B", "xp": 0},
    ]


def test_rows_stand_side_by_side_in_the_order_of_the_sides(camp):
    camp.add("a2", "A")
    camp.xp(B=1).to_drawing()

    assert [row.id for row in camp.board().slots] == ["combatant b", "combatant a", "combatant a2"]


def test_house_rules_say_where_they_come_from():
    marks = {rule.name: rule.mark.value for rule in settings_of(SYSTEM.settings)}

    assert {name for name, mark in marks.items() if mark == "seed"} == {"planned_rounds"}
    assert {name for name, mark in marks.items() if mark == "wider"} == {"conflict_die", "success"}
    assert len(marks) == 20


def test_every_house_rule_takes_each_of_its_values(camp):
    for rule in settings_of(SYSTEM.settings):
        for value in rule.domain.examples:
            camp.give(encounter.ChangeSetting(rule.name, value))

    assert camp.offers(encounter.ChangeSetting, GM)


# --- limits -------------------------------------------------------------------------------------


def test_a_fight_has_twenty_special_events_at_most(camp):
    for n in range(MOST_SPECIAL_EVENTS):
        camp.give(s.AddSpecialEvent(f"Event {n}"))

    assert camp.offers(s.AddSpecialEvent) == []
    assert camp.refused(s.AddSpecialEvent("One more")) == "too-many"


def test_a_fight_has_forty_effects_at_most(camp):
    for n in range(MOST_EFFECTS):
        camp.give(s.AddEffect(f"Veil {n}", "veil", "A"))

    assert camp.offers(s.AddEffect) == []
    assert camp.refused(s.AddEffect("One more", "veil", "A")) == "too-many"


def test_twelve_sides_may_have_dice_and_no_further_one(camp):
    for n in range(MOST_SIDES - 2):
        camp.dice(f"Side {n}", red=1)

    assert camp.refused(s.SetDice("One more", "red", 1)) == "too-many"
    camp.dice("A", red=3)


def test_a_full_encounter_takes_no_wanderer(camp):
    camp.xp(A=1).to_drawing().draw("A", "yellow")
    for n in range(MOST_COMBATANTS - 3):
        event = CombatantAdded(Combatant(f"id {n}", f"Fly {n}", "A"))
        camp.state = encounter.evolve(SYSTEM, camp.state, event)
    assert camp.offers(c.BringWanderer)

    camp.add("Last")

    assert camp.refused(c.BringWanderer("Owl", "Forest")) == "too-many-combatants"


@pytest.mark.parametrize("command", [encounter.BeginEncounter(), c.DrawDie()])
def test_what_is_no_command_of_a_part_is_our_own_mistake(camp, command):
    camp.xp(A=1).to_drawing().draw("A").activate("combatant a").order("combatant a")

    with pytest.raises(TypeError):
        setup_play.decide(camp.state, command, ScriptedDice())
    with pytest.raises(TypeError):
        play.decide(SYSTEM, camp.state, encounter.BeginEncounter(), ScriptedDice())


def test_while_something_is_placed_beginning_is_not_the_next_step_and_asks_first(fight):
    fight.add("Aino", "A")
    fight.add("Otso", "B")
    fight.xp(A=2, B=1).give(s.BeginPlacing("treasure", "alternately"))

    offers = {o.kind: o for o in encounter.legal(SYSTEM, fight.state, GM)}

    assert offers[s.Place].main
    assert not offers[encounter.BeginEncounter].main
    assert offers[encounter.BeginEncounter].confirm


def test_each_count_of_dice_is_set_from_what_it_is(fight):
    fight.add("Aino", "A")
    fight.dice("A", red=3)

    counts = {
        (o.label.params["side"], o.label.params["colour"]): o.fields["count"].default
        for o in encounter.legal(SYSTEM, fight.state, GM)
        if o.kind is s.SetDice and o.label
    }

    assert counts == {("A", "red"): 3, ("A", "yellow"): 0, ("A", "green"): 0}
