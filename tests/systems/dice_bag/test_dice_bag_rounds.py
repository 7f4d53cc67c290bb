"""Step 0, the order of the sides, their dice, and rounds."""

from __future__ import annotations

from rondel.core import GM, OBSERVER, encounter
from rondel.core.roster_words import MarkFallen, RemoveCombatant, SetSide
from rondel.core.seats import Role, Seat
from rondel.systems.dice_bag import commands as c
from rondel.systems.dice_bag import setup_commands as s
from rondel.systems.dice_bag.bag import size
from rondel.systems.dice_bag.characters import Kind

ANNA, BEN = Seat(Role.PLAYER, "anna"), Seat(Role.PLAYER, "ben")


def sides(fight, **members: int):
    """Sides with that many XP, one hero each."""
    for side, xp in members.items():
        fight.add(side.lower(), side)
        fight.xp(**{side: xp})
    return fight


# --- step 0 and the order of the sides ----------------------------------------------------------


def test_each_side_in_order_does_its_actions_before_the_adventure_then_round_1_begins(fight):
    fight.add("a", "A", controller="anna")
    fight.add("b", "B", controller="ben")
    fight.xp(B=90).begin().give(c.DecideSides())

    assert fight.offers(c.SideReady, ANNA) == []
    fight.give(c.SideReady("B"), seat=BEN)
    assert fight.board().headline.params["side"] == "A"
    fight.give(c.SideReady("A"), seat=ANNA)

    assert fight.state.phase == "drawing"
    assert fight.state.round == 1
    assert len(fight.told("core-log-round")) == 1


def test_a_tie_before_upkeep_is_drawn_again(fight):
    sides(fight, A=100, B=100).begin().give(c.DecideSides(), 1).give(c.SideReady("A"))

    fight.give(c.SideReady("B"), 12)

    assert [line.label.params["side"] for line in fight.told("side-drawn")] == ["A", "B"]
    assert fight.state.order == ("B", "A")
    assert size(fight.state.bag) == 12


def test_step_0_is_not_repeated_in_round_2(fight):
    sides(fight, A=2, B=1).to_drawing().spend_all().give(c.NewRound())

    assert fight.state.phase == "drawing"
    assert len(fight.told("side-ready")) == 2


def test_in_a_tie_the_chance_is_each_sides_share_of_the_dice(fight):
    sides(fight, A=0, B=0).dice("A", red=1).dice("B", red=3).begin()
    firsts = []
    for face in (1, 2, 3, 4):
        before = fight.state
        fight.give(c.DecideSides(), face)
        firsts.append(fight.state.order[0])
        fight.state = before

    assert firsts == ["A", "B", "B", "B"]


def test_three_tied_sides_draw_until_their_order_is_known(fight):
    sides(fight, A=5, B=5, C=5).begin()

    fight.give(c.DecideSides(), 18, 1)

    assert fight.state.order == ("C", "A", "B")


def test_the_text_is_silent_a_side_with_no_die_in_a_tie_comes_after_those_with_dice(fight):
    sides(fight, A=5, B=5).dice("A").begin()

    fight.give(c.DecideSides())

    assert fight.state.order == ("B", "A")


def test_the_text_is_silent_tied_sides_without_any_dice_roll_a_d12_again_while_tied(fight):
    sides(fight, A=5, B=5).dice("A").dice("B").begin()

    fight.give(c.DecideSides(), 7, 7, 3, 9)

    assert fight.state.order == ("B", "A")
    assert [line.label.params["faces"] for line in fight.told("tie-rolled")] == ["7 3", "7 9"]


def test_the_gm_redoes_the_order_or_sets_it(fight):
    sides(fight, A=5, B=5).begin().give(c.DecideSides(), 1)

    fight.give(c.RedoSideOrder(), 12)
    assert fight.state.order == ("B", "A")

    fight.give(c.PutSideFirst("A"))
    assert fight.state.order == ("A", "B")
    assert fight.told("sides-set")[0].override


def test_a_new_order_in_upkeep_changes_which_item_is_open(fight):
    fight.add("a", "A", suffers=["plagued"])
    fight.add("b", "B", suffers=["plagued"])
    fight.xp(A=1).to_upkeep()
    assert fight.state.step.side == "A"

    fight.give(c.PutSideFirst("B"))

    assert fight.state.step.side == "B"


def test_xp_that_change_count_for_the_next_order(fight):
    sides(fight, A=2, B=1).to_drawing().spend_all().xp(B=3).give(c.NewRound())

    assert fight.state.order == ("B", "A")
    assert fight.told("xp")[-1].override


def test_a_side_without_members_but_with_dice_takes_part(fight):
    sides(fight, A=1).dice("Absent", red=1).xp(Absent=3).begin().give(c.DecideSides())

    assert fight.state.order == ("Absent", "A")


def test_wanderers_are_no_side_among_the_others(fight):
    sides(fight, A=1).add("Troll", "Wild", kind="wanderer")
    fight.begin().give(c.DecideSides())

    assert fight.state.order == ("A",)
    assert [pool.label.params["side"] for pool in fight.board().pools] == ["A", "A", "A"]


def test_redoing_the_order_after_a_ready_side_has_left_begins_the_round(fight):
    sides(fight, A=2, B=1).dice("B").begin().give(c.DecideSides()).give(c.SideReady("A"))
    fight.give(RemoveCombatant("combatant b"))

    fight.give(c.RedoSideOrder())

    assert fight.state.phase == "drawing"


# --- dice ---------------------------------------------------------------------------------------


def test_the_text_is_silent_a_side_has_two_dice_of_each_colour(fight):
    sides(fight, A=0)

    assert [(p.tone, p.left, p.of) for p in fight.board(OBSERVER).pools] == [
        ("red", 2, 2),
        ("yellow", 2, 2),
        ("green", 2, 2),
    ]


def test_a_side_that_loses_its_members_in_the_set_up_loses_its_usual_dice(fight):
    who = fight.add("a", "A")

    fight.give(SetSide(who, "B"))

    assert {p.label.params["side"] for p in fight.board().pools} == {"B"}


def test_dice_are_free_per_fight(fight):
    sides(fight, A=0).dice("A", red=1, yellow=0, green=7).to_drawing()

    assert [(p.tone, p.of) for p in fight.board().pools] == [("red", 1), ("green", 7)]


def test_dice_of_fallen_characters_stay(duel):
    duel.give(MarkFallen("combatant Grak")).give(MarkFallen("combatant Orc"))

    assert size(duel.state.bag, "B") == 6


def test_the_gm_adds_removes_and_returns_dice(duel):
    duel.give(s.AddDie("B", "red")).give(s.RemoveDie("green|A"))
    duel.draw("A", "red").give(c.SpendDie())
    assert (size(duel.state.bag), len(duel.state.drawn)) == (11, 1)

    duel.give(s.ReturnDie(1))

    assert (size(duel.state.bag), duel.state.drawn) == (12, ())
    lines = duel.told("die-added", "die-removed", "die-returned")
    assert [line.override for line in lines] == [True, True, True]


def test_a_die_in_use_is_not_returned(duel):
    duel.draw("A")

    assert duel.offers(s.ReturnDie) == []


def test_a_die_added_after_the_last_draw_goes_on_with_the_round(duel):
    duel.spend_all()
    assert duel.state.is_over

    duel.give(s.AddDie("A", "red"))

    assert duel.state.can_draw


def test_removed_dice_stay_out_of_the_next_round(duel):
    duel.give(s.RemoveDie("red|A")).spend_all().give(c.NewRound())

    assert size(duel.state.bag) == 11


# --- rounds -------------------------------------------------------------------------------------


def test_a_game_is_two_rounds_unless_the_adventure_says_otherwise(fight):
    assert fight.state.planned == 2
    sides(fight, A=0).set(planned_rounds=1).to_drawing().spend_all()

    assert fight.board().headline.key == "dice-bag-over-last"
    assert fight.main() is None


def test_a_new_round_before_the_bag_is_empty_is_refused(duel):
    assert duel.refused(c.NewRound()) == "dice-bag-round-not-over"
    assert duel.refused(c.ExtendRounds()) == "dice-bag-round-not-over"


def test_extending_before_the_last_round_is_refused(duel):
    duel.spend_all()

    assert duel.refused(c.ExtendRounds()) == "dice-bag-not-last-round"
    assert duel.main() is c.NewRound


def test_an_adventure_without_dice_has_nothing_to_draw(fight):
    sides(fight, A=0).dice("A").to_drawing()

    assert fight.refused(c.DrawDie()) == "dice-bag-bag-empty"
    assert [hint.key for hint in fight.board(GM).hints] == ["dice-bag-hint-no-dice"]


def test_kinds_are_heroes_unless_said_otherwise(fight):
    assert fight.state.character(fight.add("Mira")).kind is Kind.HERO


def test_drawing_before_step_0_is_done_is_refused(fight):
    sides(fight, A=0)
    assert fight.refused(c.DrawDie()) == "start-first"
    fight.begin()

    assert fight.refused(c.DrawDie()) == "dice-bag-before-first"


def test_after_the_end_nothing_is_drawn(duel):
    duel.give(encounter.EndEncounter())

    assert duel.refused(c.DrawDie()) == "encounter-ended"
