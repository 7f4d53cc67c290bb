"""What others see of a fight with somebody hidden in it: exactly what they see without."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rondel.core import GM, OBSERVER, encounter
from rondel.core.roster_words import Hide, MarkFallen, RemoveCombatant, Reveal, SetSide
from rondel.core.seats import Role, Seat
from rondel.systems.dice_bag import SYSTEM
from rondel.systems.dice_bag import commands as c
from rondel.systems.dice_bag import setup_commands as s

ANNA, BEN = Seat(Role.PLAYER, "anna"), Seat(Role.PLAYER, "ben")
MIRA, GRAK, IMP = "combatant Mira", "combatant Grak", "combatant Imp"
SPY, ASSASSIN, WISP = "combatant Spy", "combatant Assassin", "combatant Wisp"


def prepared(fight, *, with_hidden: bool):
    """Two sides; perhaps a spy on the second, an assassin on a side of its own, and a wisp."""
    fight.add("Mira", "A", controller="anna", hp=5, suffers=["burning"])
    fight.add("Imp", "A", kind="vassal", controller="anna")
    fight.add("Grak", "B", controller="ben", hp=5)
    if with_hidden:
        everything = ["asleep", "burning", "poisoned", "hasted", "plagued"]
        fight.add(
            "Spy",
            "B",
            hidden=True,
            hp=9,
            suffers=everything,
            can=["regenerates"],
            weapon="unloaded",
        )
        fight.add("Assassin", "C", hidden=True, hp=9, suffers=["plagued", "burning"])
        fight.add("Wisp", "Wild", kind="wanderer", hidden=True)
        fight.add("Guard", "B", kind="vassal", hidden=True, reserve="the tower")
        fight.give(s.Bind("combatant Guard", GRAK, "in_contact"))
    return fight.xp(A=1).give(s.AddSpecialEvent("Fog"))


def seen(fight, seat: Seat):
    offers = [
        (o.kind, o.expect, o.label, dict(o.fields), o.main, o.confirm)
        for o in encounter.legal(SYSTEM, fight.state, seat)
    ]
    roster = fight.state.roster
    told = [
        line
        for line in fight.lines
        if not line.gm_only and all(roster.knows(seat, who) for who in line.concerns)
    ]
    return fight.board(seat), offers, told


STEPS = {
    "begin": (encounter.BeginEncounter(),),
    "sides": (c.DecideSides(),),
    "a ready": (c.SideReady("A"),),
    "b ready": (c.SideReady("B"),),
    "draw": (c.TakeDie("red|A"),),
    "march": (c.March(MIRA),),
    "activate": (c.Activate(MIRA),),
    "order": (c.DeclareOrder(MIRA, "move", ""),),
    "react": (c.React(GRAK, ""),),
    "difficulty": (c.RollDifficulty(MIRA, 7, 0), 3),
    "opposed": (c.RollOpposed(GRAK, MIRA, 0, 0), 3, 4),
    "complete": (c.CompleteOrder(),),
    "end": (c.EndActivation(),),
    "draw for b": (c.TakeDie("yellow|B"),),
    "event": (c.TakeSpecialEvent("special event Fog", ""),),
    "activate b": (c.Activate(GRAK),),
    "order b": (c.DeclareOrder(GRAK, "assault", ""),),
    "pass": (c.PassAll("anna"),),
    "complete b": (c.CompleteOrder(),),
    "end b": (c.EndActivation(),),
    "fall": (MarkFallen(GRAK),),
    "draw for nobody": (c.TakeDie("green|B"),),
    "spend": (c.SpendDie(),),
}


def take(fight, name: str) -> None:
    command, *dice = STEPS[name]
    fight.give(command, *dice, seat=ANNA if name == "pass" else GM)


def test_every_step_looks_as_if_nobody_were_hidden(new_fight: Callable, other: Seat):
    with_them = prepared(new_fight(), with_hidden=True)
    without = prepared(new_fight(), with_hidden=False)
    assert seen(with_them, other) == seen(without, other), "the set-up"
    for name in STEPS:
        take(with_them, name)
        take(without, name)
        assert seen(with_them, other) == seen(without, other), name
    for fight in (with_them, without):
        fight.spend_all().give(c.NewRound())
    assert seen(with_them, other) == seen(without, other), "round 2"


def test_what_hidden_ones_do_between_the_steps_of_others_is_not_seen(new_fight, other):
    with_them = prepared(new_fight(), with_hidden=True)
    without = prepared(new_fight(), with_hidden=False)
    between = {
        "b ready": [
            (c.RollUpkeep(SPY, "plague"), 5),
            (c.SettleUpkeep(SPY, "plague", -1),),
            (c.CatchUp(ASSASSIN, "plague", False),),
        ],
        "draw": [(s.SetKind(SPY, "vassal"),), (s.SetKind(SPY, "hero"),)],
        "order": [(c.React(SPY, "creeps"),), (c.RollOpposed(SPY, MIRA, 0, 0), 1, 2)],
        "event": [(s.SetWeapon(SPY, "unloaded"),)],
        "order b": [(c.React(ASSASSIN, ""),), (SetSide(ASSASSIN, "D"),)],
    }
    for name in STEPS:
        take(with_them, name)
        take(without, name)
        for command, *dice in between.get(name, []):
            with_them.give(command, *dice)
        assert seen(with_them, other) == seen(without, other), name


@pytest.mark.parametrize("who", [SPY, WISP])
def test_while_a_hidden_one_acts_others_see_a_die_that_has_not_activated_anybody(
    new_fight, other, who
):
    with_them = prepared(new_fight(), with_hidden=True)
    without = prepared(new_fight(), with_hidden=False)
    for name in ("begin", "sides", "a ready", "b ready", "draw for b"):
        take(with_them, name)
        take(without, name)
    board, _, told = seen(without, other)

    for command in (
        c.March(SPY),
        c.Activate(who),
        c.DeclareOrder(who, "move", "creeps"),
        c.CompleteOrder(),
        c.SetModifier(3, "shadow"),
        c.DeclareOrder(who, "assault", ""),
    ):
        with_them.give(command)
        assert with_them.board(other) == board, command
        assert seen(with_them, other)[2] == told, command
    with_them.give(c.RollOpposed(who, MIRA, 0, 0), 5, 6)
    assert seen(with_them, other)[::2] == (board, told)

    with_them.give(c.CompleteOrder())
    assert with_them.board(other).tokens[-1].who == ""
    assert with_them.state.active_for(other) == frozenset()
    assert with_them.board(other).headline.key == "dice-bag-drawing"


def test_a_hidden_ones_march_takes_no_special_event_from_a_player(new_fight):
    with_them = prepared(new_fight(), with_hidden=True)
    without = prepared(new_fight(), with_hidden=False)
    for name in ("begin", "sides", "a ready", "b ready", "draw for b"):
        take(with_them, name)
        take(without, name)

    with_them.give(c.March(SPY))

    assert seen(with_them, BEN) == seen(without, BEN)
    assert with_them.refused(c.TakeSpecialEvent("special event Fog", "")) == (
        "dice-bag-marched-already"
    )


def test_others_have_nothing_to_do_with_a_hidden_ones_orders(fight):
    prepared(fight, with_hidden=True).begin().give(c.DecideSides()).give(c.SideReady("A"))
    fight.give(c.SideReady("B")).give(c.TakeDie("yellow|B")).give(c.Activate(SPY))
    fight.give(c.DeclareOrder(SPY, "assault", ""))

    for seat in (ANNA, BEN, OBSERVER):
        for kind in (c.React, c.PassReaction, c.PassAll, c.CompleteOrder, c.Activate, c.March):
            assert fight.offers(kind, seat) == []
    for command in (c.March(GRAK), c.Activate(GRAK), c.SpendDie()):
        assert fight.refused(command, BEN) == "not-now"
    assert not fight.state.activation.order.open


def test_the_gm_opens_reactions_to_a_hidden_ones_order_for_the_gms_own(fight):
    prepared(fight, with_hidden=True)
    orc = fight.add("Orc", "A")
    fight.begin().give(c.DecideSides()).give(c.SideReady("A")).give(c.SideReady("B"))
    fight.give(c.TakeDie("yellow|B")).give(c.Activate(SPY))
    fight.give(c.DeclareOrder(SPY, "assault", "")).give(c.OpenReactions())
    before = fight.board(OBSERVER)

    fight.give(c.React(orc, ""))

    assert fight.board(OBSERVER) == before
    assert fight.offers(c.React, ANNA) == []


def test_once_revealed_the_one_who_acts_is_seen_to_act(fight):
    prepared(fight, with_hidden=True).begin().give(c.DecideSides()).give(c.SideReady("A"))
    fight.give(c.SideReady("B")).give(c.TakeDie("yellow|B")).give(c.Activate(SPY))
    fight.give(c.DeclareOrder(SPY, "assault", ""))

    fight.give(Reveal(SPY))

    assert fight.state.active_for(OBSERVER) == {SPY}
    assert fight.board(OBSERVER).headline.params["name"] == "Spy"
    assert fight.board(OBSERVER).tokens[-1].who == SPY


def test_one_who_is_hidden_while_acting_leaves_a_die_that_has_not_activated_anybody(duel, other):
    duel.draw("A").activate(MIRA)
    before = duel.give(c.CloseReactions()) if duel.offers(c.CloseReactions) else duel
    assert before.state.active == {MIRA}

    duel.give(Hide(MIRA))

    if other != ANNA:
        assert duel.board(other).headline.key == "dice-bag-drawn"
        assert MIRA not in [row.id for row in duel.board(other).slots]


def test_a_player_steers_their_own_hidden_one(fight):
    rogue = fight.add("Rogue", "A", controller="anna", hidden=True, suffers=["burning", "plagued"])
    fight.add("Mira", "A", controller="anna")
    fight.set(upkeep_burning="ask").to_upkeep()
    assert fight.state.phase == "drawing", "nobody waits for a hidden one"
    assert {check.id for check in fight.board(ANNA).checklist} == {
        f"owed|burning|{rogue}",
        f"owed|plague|{rogue}",
    }
    assert fight.board(OBSERVER).checklist == ()

    fight.give(c.CatchUp(rogue, "burning", True), seat=ANNA)
    fight.give(c.RollUpkeep(rogue, "plague"), 3, seat=ANNA)
    fight.give(c.SettleUpkeep(rogue, "plague", 0))
    assert fight.board(ANNA).checklist == ()

    fight.draw("A", seat=ANNA).activate(rogue, ANNA)
    assert fight.board(ANNA).headline.params["name"] == "Rogue"


def test_what_is_owed_ends_with_the_round_and_with_one_who_falls(fight):
    rogue = fight.add("Rogue", "A", hidden=True, suffers=["plagued"])
    ghost = fight.add("Ghost", "A", hidden=True, suffers=["plagued"])
    fight.add("Mira", "A")
    fight.to_drawing().give(MarkFallen(ghost))
    assert fight.who_may(c.RollUpkeep) == {rogue}

    fight.spend_all().give(s.SetAffliction(rogue, "plagued", has=False)).give(c.NewRound())

    assert fight.offers(c.RollUpkeep) == []


def test_a_side_of_hidden_ones_has_no_dice_until_the_gm_gives_it_some(fight):
    prepared(fight, with_hidden=True).begin()

    assert {pool.label.params["side"] for pool in fight.board(GM).pools} == {"A", "B"}
    assert [hint.params for hint in fight.board(GM).hints] == [{"side": "C"}]

    fight.give(Reveal(ASSASSIN)).give(s.AddDie("C", "red"))

    assert "C" in {pool.label.params["side"] for pool in fight.board(OBSERVER).pools}


def test_a_visible_one_hands_no_order_to_a_hidden_one_nor_the_other_way(fight):
    """The text is silent: an order neither vanishes nor comes from nowhere."""
    mira = fight.add("Mira", "A", can=["divides"])
    spy = fight.add("Spy", "A", hidden=True, can=["divides"])
    fight.to_drawing().draw("A").activate(mira)
    assert fight.offers(c.HandOver) == []

    fight.give(c.EndActivation()).draw("A").activate(spy)
    assert fight.offers(c.HandOver) == []


def test_a_taker_who_is_hidden_meanwhile_is_not_ordered_by_others(fight):
    mira = fight.add("Mira", "A", controller="anna", can=["divides"])
    imp = fight.add("Imp", "A", kind="vassal")
    fight.set(reactions="off").to_drawing().draw("A").activate(mira).give(c.HandOver(mira, imp))
    fight.order(imp).give(Hide(imp))

    assert fight.offers(c.DeclareOrder, ANNA) == []
    assert fight.board(OBSERVER).headline.params["name"] == "Mira"
    fight.complete()
    assert fight.offers(c.DeclareOrder, ANNA)


def test_who_follows_a_hidden_hero_is_told_of_when_the_hero_is_revealed(fight):
    hero = fight.add("Hero", hidden=True, reserve="the bridge")
    vassal = fight.add("Imp", kind="vassal", reserve="the gate")
    fight.give(s.Bind(vassal, hero, "in_contact")).add("Other")
    fight.to_drawing().draw("A").activate(hero).order(hero).give(c.Follow(vassal))

    assert fight.told("followed")[0].concerns == {hero, vassal}


def test_a_bond_with_a_hidden_hero_is_not_shown(fight):
    hero = fight.add("Hero", hidden=True)
    vassal = fight.add("Imp", kind="vassal")
    fight.give(s.Bind(vassal, hero, "in_contact"))

    assert fight.badges(vassal, OBSERVER) == ["dice-bag-kind-vassal"]
    assert "dice-bag-badge-in-contact" in fight.badges(vassal)


def test_a_side_that_is_hidden_while_upkeep_waits_for_it_is_not_named_any_more(fight):
    fight.add("Mira", "A")
    troll = fight.add("Troll", "Wild", kind="wanderer", suffers=["plagued"])
    fight.to_upkeep().give(Hide(troll))

    board = fight.board(OBSERVER)

    assert "Wild" not in str(board)
    assert board.headline.key == "dice-bag-upkeep"
    fight.give(c.DoUpkeep("plague|Wild"))
    assert fight.state.phase == "drawing"


def test_a_hidden_one_removed_stays_unsaid(fight):
    prepared(fight, with_hidden=True).begin().give(RemoveCombatant(SPY))

    assert not fight.state.roster.knows(OBSERVER, SPY)
    assert all(SPY in line.concerns or SPY not in str(line) for line in fight.lines)
