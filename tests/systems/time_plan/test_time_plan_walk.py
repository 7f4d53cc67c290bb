"""The walk: what comes about in one row, how it is shown, and how it ends."""

from __future__ import annotations

from rondel.core import GM, OBSERVER, Pip, Seat, encounter
from rondel.core.seats import Role
from rondel.systems.time_plan import commands as c
from rondel.systems.time_plan.plan import MOST_ROW

ANNA, BEN = Seat(Role.PLAYER, "anna"), Seat(Role.PLAYER, "ben")
MIRA, BRUNO, GRAK, ROOK = "combatant Mira", "combatant Bruno", "combatant Grak", "combatant Rook"


# --- a row --------------------------------------------------------------------------------------


def test_in_one_row_events_come_first_then_finished_actions_then_questions(fight):
    fight.give(c.WaitUntil(MIRA, 9)).forward().act(BRUNO, 3)
    fight.event("Thunder", 9)
    told = len(fight.lines)
    fight.give(c.MoveEntry(fight.state.entry_of(GRAK).id, 9))
    fight.give(c.MoveEntry(fight.state.entry_of(ROOK).id, 9)).forward()

    keys = [x.label.key for x in fight.lines[told:] if "moved" not in x.label.key]
    assert keys[:3] == [
        "time-plan-log-forwarded",
        "time-plan-log-event-reached",
        "time-plan-log-done-end",
    ]
    assert set(keys[3:]) == {"core-log-turn"}
    assert fight.asked == ["Grak", "Rook", "Mira", "Bruno"], "entered first, asked first"
    assert [p.kind.value for p in fight.state.past[-5:]] == [
        "event",
        "action",
        "reaction",
        "reaction",
        "wait",
    ]


def test_several_asked_at_once_are_shown_in_order_and_each_player_sees_their_own(scene):
    scene.add("Mira", controller="anna")
    scene.add("Bruno", controller="ben")
    scene.begin().roll(scene.id("Mira"), 5).give(c.SetReaction(scene.id("Bruno"), 10)).start(4, 3)

    assert scene.headline() == "asks-several"
    assert scene.board().headline.params["count"] == 2
    assert scene.headline(ANNA) == scene.headline(BEN) == "your-turn"
    assert scene.order() == ["Mira", "Bruno"]
    (prompt,) = scene.board(OBSERVER).prompts
    assert prompt.about == (scene.id("Mira"), scene.id("Bruno"))


def test_the_gms_next_step_is_for_their_own_before_a_players(scene):
    scene.add("Mira", controller="anna")
    grak = scene.add("Grak")
    scene.begin().react(Mira=5, Grak=5).start(8, 1)

    mains = [o.fields["who"].ids for o in scene.offers(c.DeclareAction) if o.main]
    assert mains == [(grak,)]
    scene.act(grak, 5)
    mains = [o.fields["who"].ids for o in scene.offers(c.DeclareAction) if o.main]
    assert mains == [(scene.id("Mira"),)]


def test_forward_is_a_step_from_the_row_that_was_seen(fight):
    fight.act(MIRA, 6)

    (offer,) = fight.offers(c.FastForward)
    assert (offer.expect, offer.main, offer.confirm) == ("row 5", True, False)
    assert fight.main() is c.FastForward
    assert fight.refused(c.FastForward(skip=True)) == "time-plan-nobody-asked"
    assert fight.refused(c.FastForward(skip=False), ANNA) == "only-the-gm"


def test_the_line_shows_what_was_what_is_and_what_comes(fight):
    fight.act(MIRA, 6).forward()

    def shown(state):
        return [(e.who, e.at, e.kind) for e in fight.line(OBSERVER, state)]

    assert shown("past") == [(MIRA, 5, "reaction")]
    assert shown("now") == [(BRUNO, 6, "reaction")]
    assert shown("ahead") == [
        (GRAK, 7, "reaction"),
        (ROOK, 8, "reaction"),
        (MIRA, 11, "action"),
    ]


def test_a_long_past_is_not_shown_whole(scene):
    mira = scene.add("Mira")
    scene.begin().react(Mira=1).start()
    for _ in range(70):
        scene.act(mira, 1).forward()

    assert len(scene.line(OBSERVER, "past")) == 59
    assert scene.line(OBSERVER, "past")[-1].at == 70
    assert len(scene.state.past) == 71


def test_the_order_is_those_asked_then_by_row_then_held_then_owing_then_out(fight):
    fight.give(c.KeepReady(MIRA)).forward().act(BRUNO, 20).forward()
    fight.add("Newcomer")
    fight.give(c.DelayAction(ROOK, 1))

    assert fight.asked == ["Grak"]
    assert fight.order() == ["Grak", "Rook", "Bruno", "Mira", "Newcomer"]
    assert [fight.slot(fight.id(n)).pip for n in fight.order()] == [
        Pip.NOW,
        Pip.WAITING,
        Pip.WAITING,
        Pip.HELD,
        Pip.UNREADY,
    ]
    assert [fight.slot(fight.id(n)).at for n in fight.order()] == [7, 9, 26, None, None]


def test_the_gm_goes_on_without_those_who_are_asked_with_nothing_ahead_too(scene):
    scene.add("Mira", controller="anna")
    scene.add("Bruno", controller="ben")
    scene.begin().react(Mira=7, Bruno=7).start(4, 3)
    told = len(scene.lines)

    (offer,) = scene.offers(c.FastForward)
    assert (offer.main, offer.confirm, offer.label.params) == (False, True, {"count": 2})
    scene.give(c.FastForward(skip=True))

    assert (scene.now, scene.asked) == (7, [])
    keys = [line.label.key for line in scene.lines[told:]]
    assert keys == ["time-plan-log-skipped"] * 2, "there is no row that it goes on to"
    assert scene.state.seems_over
    assert scene.refused(c.FastForward(skip=False)) == "time-plan-no-entries"


# --- the end ------------------------------------------------------------------------------------


def test_with_no_entry_left_ending_is_offered_to_the_gm_and_asks_no_more(scene):
    scene.add("Mira")
    bruno = scene.add("Bruno")
    scene.begin().react(Mira=1, Bruno=1).start(2, 1)
    scene.give(c.KeepReady(scene.id("Mira")))
    assert not scene.state.seems_over, "Bruno is still asked"
    scene.give(c.KeepReady(bruno))

    (offer,) = scene.offers(encounter.EndEncounter)
    assert offer.main
    assert not offer.confirm
    assert scene.hints() == ["over"]
    assert scene.hints(OBSERVER) == []
    scene.give(encounter.EndEncounter())
    assert scene.headline() == scene.headline(OBSERVER) == "ended"
    assert scene.board().headline.params == {"row": 1, "seconds": 0, "tenth": 5}
    assert scene.prompts() == []


def test_a_scene_goes_on_where_it_ended(fight):
    assert fight.slot(MIRA).pip is Pip.NOW
    fight.give(encounter.EndEncounter())
    assert fight.refused(c.FastForward(skip=False)) == "encounter-ended"
    assert fight.slot(MIRA).pip is not Pip.NOW, "nobody is asked once it is over"

    fight.give(encounter.ReopenEncounter())

    assert fight.asked == ["Mira"]
    assert fight.now == 5


def test_beyond_the_last_row_actions_still_end_but_no_row_can_be_typed(scene):
    mira = scene.add("Mira", controller="anna")
    doom = scene.begin().react(Mira=1).start().event("Doom", MOST_ROW, visible=True)
    scene.give(c.WaitFor(mira, doom)).forward()
    assert scene.offers(c.WaitUntil) == []
    scene.act(mira, 6).give(c.NoteEvent("Aftermath", MOST_ROW, visible=False))
    assert scene.offers(c.DelayAction) == []
    scene.forward()

    assert scene.now == MOST_ROW + 6
    assert scene.offers(c.NoteEvent) == []
    assert scene.offers(c.NoteRepeating) == []
    assert scene.refused(c.NoteEvent("More", MOST_ROW + 7, visible=False)) == (
        "time-plan-row-too-far"
    )
    scene.give(c.NoteEventIn("More", 1, visible=False))
    assert scene.offers(c.MoveEntry) == []
    assert scene.main(ANNA) is c.DeclareAction
    assert scene.main(GM) is c.DeclareAction
