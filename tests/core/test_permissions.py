"""Who may give which of the core's commands at which stage, and why not if not."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest
from scene import ANNA, BERT, Scene

from rondel.core import (
    GM,
    OBSERVER,
    Flag,
    PlayerMay,
    Refusal,
    Role,
    Seat,
    Stage,
    encounter,
    intents,
    pacing,
    roster_rules,
)
from rondel.core import roster_words as w
from rondel.core.offers import Command
from rondel.core.roster import USUALLY_ALLOWED

SEATS = {
    "GM": GM,
    "co-GM": Seat(Role.GM, "co-gm"),
    "owner": ANNA,
    "player": BERT,
    "observer": OBSERVER,
}

# Commands about one of Anna's combatants; which permission its player needs, if any will do.
FOR_GM: tuple[Command, ...] = (
    w.SetSide("", "Foes"),
    w.Assign("", "bert"),
    w.Hide(""),
    w.WriteNote("", "a coward"),
    w.RemoveCombatant(""),
)
FOR_OWNER: dict[Command, PlayerMay] = {
    w.Rename("", "Anna the Bold"): PlayerMay.RENAME,
    w.ChangeHp("", -1): PlayerMay.HP,
    w.SetHp("", 3, 9): PlayerMay.HP,
    w.MarkFallen(""): PlayerMay.HP,
    w.SetStanding("", "unwilling"): PlayerMay.STANDING,
    w.AddCondition("", "Ill", "rounds", 1, ""): PlayerMay.CONDITIONS,
    w.EndCondition("", "condition Ill"): PlayerMay.CONDITIONS,
}
# Commands about others: about nobody, the hidden one, the fallen one.
ELSEWHERE: dict[Command, str] = {
    w.AddCombatants("Wolf", 1, "Heroes", "", hidden=False, hp=None): "",
    w.Permit("rename", allowed=True): "",
    w.ShowHp("Heroes", "words"): "",
    pacing.SetTimer("down", 30, "all"): "",
    encounter.ChangeSetting("last_may_begin", value=False): "",
    w.Reveal(""): "spy",
    w.RaiseFallen("", None): "fallen",
}
IN_PLAY = {intents.Intend, pacing.PauseEncounter, pacing.ResumeEncounter}
STAGING: dict[Command, Stage] = {
    encounter.BeginEncounter(): Stage.SETUP,
    encounter.EndEncounter(): Stage.RUNNING,
    encounter.ReopenEncounter(): Stage.ENDED,
}


@dataclass
class Cast:
    """An encounter with somebody of Anna's, a hidden one and a fallen one."""

    scene: Scene
    ids: dict[str, str]

    def about(self, command: Command, whom: str) -> Command:
        changes: dict[str, Any] = {"who": self.ids.get(whom, whom)}
        return replace(command, **changes) if hasattr(command, "who") else command


@pytest.fixture(params=list(Stage))
def cast(request: pytest.FixtureRequest, scene: Scene) -> Cast:
    ids = {
        "anna": scene.add("Anna", controller="anna", hp=7),
        "spy": scene.add("Spy", hidden=True),
        "fallen": scene.add("Grak"),
    }
    scene.condition(ids["anna"], "endless")
    scene.give(w.MarkFallen(ids["fallen"]))
    if request.param is not Stage.SETUP:
        scene.begin()
    if request.param is Stage.ENDED:
        scene.give(encounter.EndEncounter())
    return Cast(scene, ids)


def named(command: Command) -> str:
    return type(command).__name__


each_seat = pytest.mark.parametrize("seat", SEATS.values(), ids=SEATS)


def test_the_matrix_knows_every_command_of_the_core() -> None:
    kinds = {type(command) for command in (*FOR_GM, *FOR_OWNER, *ELSEWHERE, *STAGING)}
    kinds |= IN_PLAY  # see test_intents and test_pacing

    assert kinds == set(encounter.COMMANDS)


@each_seat
@pytest.mark.parametrize("command", FOR_GM, ids=named)
def test_most_is_for_gms_alone(cast: Cast, seat: Seat, command: Command) -> None:
    answer = judged(cast, seat, cast.about(command, "anna"))

    assert answer == (
        ended(cast, seat) or {ANNA: "only-the-gm", BERT: "not-yours"}.get(seat, "yes")
    )


@each_seat
@pytest.mark.parametrize(("command", "needed"), FOR_OWNER.items(), ids=map(named, FOR_OWNER))
@pytest.mark.parametrize("allowed", [True, False], ids=["allowed", "not allowed"])
def test_some_is_for_owners_too_where_the_gm_lets_them(
    cast: Cast, seat: Seat, command: Command, needed: PlayerMay, *, allowed: bool
) -> None:
    cast.scene.meet(w.PlayersPermitted(needed, allowed))
    answer = judged(cast, seat, cast.about(command, "anna"))

    owners = "yes" if allowed else "only-the-gm"
    assert answer == (ended(cast, seat) or {ANNA: owners, BERT: "not-yours"}.get(seat, "yes"))


@each_seat
@pytest.mark.parametrize(("command", "about"), ELSEWHERE.items(), ids=map(named, ELSEWHERE))
def test_what_is_about_others_or_nobody_is_for_gms(
    cast: Cast, seat: Seat, command: Command, about: str
) -> None:
    answer = judged(cast, seat, cast.about(command, about))

    refused = {"": "only-the-gm", "spy": "no-such-combatant", "fallen": "not-yours"}[about]
    assert answer == (ended(cast, seat) or ("yes" if seat.is_gm else refused))


@each_seat
@pytest.mark.parametrize(("command", "stage"), STAGING.items(), ids=map(named, STAGING))
def test_gms_move_an_encounter_from_stage_to_stage(
    cast: Cast, seat: Seat, command: Command, stage: Stage
) -> None:
    answer = judged(cast, seat, command)

    if seat is OBSERVER:
        assert answer == "observers-only-watch"
    elif cast.scene.state.stage is Stage.ENDED and stage is not Stage.ENDED:
        assert answer == "encounter-ended"
    elif not seat.is_gm:
        assert answer == "only-the-gm"
    else:
        assert answer == ("yes" if cast.scene.state.stage is stage else "not-in-this-stage")


def judged(cast: Cast, seat: Seat, command: Command) -> str:
    """The code of the refusal, or yes."""
    answer = encounter.judge(cast.scene.system, cast.scene.state, seat, command)
    return answer.code if isinstance(answer, Refusal) else "yes"


def ended(cast: Cast, seat: Seat) -> str:
    """The code that everybody gets whatever they want."""
    if seat is OBSERVER:
        return "observers-only-watch"
    return "encounter-ended" if cast.scene.state.stage is Stage.ENDED else ""


def test_an_observer_is_offered_nothing(cast: Cast) -> None:
    assert encounter.legal(cast.scene.system, cast.scene.state, OBSERVER) == ()


def test_the_roster_offers_an_observer_nothing_either(scene: Scene) -> None:
    scene.add("Grak")

    assert list(roster_rules.legal(scene.state.roster, scene.state.clock, OBSERVER)) == []


def test_what_is_offered_and_what_is_accepted_is_the_same(cast: Cast) -> None:
    state = cast.scene.state
    for seat in SEATS.values():
        for offer in encounter.legal(cast.scene.system, state, seat):
            values = {name: domain.examples for name, domain in offer.fields.items()}
            if not all(values.values()):
                continue  # it may be left open
            command = offer.kind(**{name: examples[0] for name, examples in values.items()})
            assert judged(cast, seat, command) == "yes"


def test_players_may_at_first_do_what_goes_on_about_their_own(scene: Scene) -> None:
    assert scene.state.roster.players_may == USUALLY_ALLOWED
    assert PlayerMay.JOIN not in USUALLY_ALLOWED
    assert PlayerMay.RENAME not in USUALLY_ALLOWED


@pytest.mark.parametrize("what", PlayerMay)
def test_the_gm_lets_players_do_each_thing_or_not(scene: Scene, what: PlayerMay) -> None:
    for allowed in (True, False, True):
        scene.give(w.Permit(what.value, allowed))
        offered = {o.fields["what"].examples: o.fields["allowed"] for o in scene.offers(w.Permit)}

        assert (what in scene.state.roster.players_may) is allowed
        assert offered[(what.value,)] == Flag(default=allowed)


def test_a_gm_is_offered_no_permission_twice(scene: Scene) -> None:
    offers = scene.offers(w.Permit)

    assert sorted(o.fields["what"].examples[0] for o in offers) == sorted(PlayerMay)
    assert scene.offers(w.Permit, ANNA) == []
