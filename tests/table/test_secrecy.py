"""What is hidden leaves no trace in what others receive."""

from __future__ import annotations

import json

from relay import HandOver, RollLuck

from rondel.core.encounter import BeginEncounter
from rondel.core.roster_words import (
    AddCombatants,
    AddCondition,
    ChangeHp,
    MarkFallen,
    Rename,
    Reveal,
    SetStanding,
    WriteNote,
)
from rondel.table.commands import Undo

CANARY = "Zyzzyva"


def hidden_deeds(game, who):
    """Everything that can be done to and by a hidden one."""
    return [
        Rename(who, f"{CANARY} the second"),
        WriteNote(who, f"{CANARY} note"),
        ChangeHp(who, -3),
        AddCondition(who, f"{CANARY} asleep", "rounds", 3, ""),
        SetStanding(who, "unwilling"),
        RollLuck(who),
        HandOver(who),
        RollLuck(who),
        MarkFallen(who),
    ]


def test_a_hidden_one_leaves_no_trace_anywhere(new_game):
    """Two tables where the same is done for all to see, one of them with hidden deeds between."""
    games = [new_game(), new_game()]
    documents = []
    for game, secretive in zip(games, (True, False), strict=True):
        ada, watcher = game.invite("player", "Ada"), game.invite("observer", "Screen")
        game.begin()
        hero, orc = game.add("Hero", of=ada), game.add("Orc")
        secret = game.add(CANARY, hidden=True, hp=9) if secretive else ""
        game.do(BeginEncounter())
        game.do(HandOver(hero))
        seen = []
        for deed in hidden_deeds(game, secret) if secretive else ():
            assert game.do(deed).ok
            seen.append((game.doc(ada), game.doc(watcher)))
        if secretive:
            bytes_ = json.dumps(seen)
            assert CANARY not in bytes_
            assert secret not in bytes_
        game.do(HandOver(orc))
        game.do(RollLuck(orc), rolled=(3,))
        told = json.dumps([game.doc(ada), game.doc(watcher)])
        names = {game.table: "T", ada: "A", watcher: "W", game.fight: "E", hero: "H", orc: "O"}
        for id_, name in names.items():
            told = told.replace(id_, name)
        documents.append(told)

    with_secrets, without = map(json.loads, documents)
    for document in (*with_secrets, *without):
        # Which turn it is of all turns is what Relay, no example of secrecy, expects by.
        document["encounter"]["offers"].pop("HandOver", None)
    assert with_secrets == without


def test_a_slip_that_was_undone_leaves_no_trace_for_those_who_come_later(new_game):
    """Two tables with somebody hidden, whom a GM reveals, lets act, and hides by undoing it all."""
    games = [new_game(), new_game()]
    documents = []
    for game, slips in zip(games, (True, False), strict=True):
        game.begin()
        hero, orc = game.add("Hero"), game.add("Orc")
        secret = game.add(CANARY, hidden=True)
        game.do(BeginEncounter())
        game.do(HandOver(hero))
        game.do(HandOver(secret))
        if slips:
            deeds = (
                Reveal(secret),
                RollLuck(secret),
                Rename(secret, f"{CANARY} 2"),
                RollLuck(secret),
            )
            assert all(game.do(deed).ok for deed in deeds)
            for _ in deeds:
                assert game.do(Undo(game.doc()["encounter"]["undo"]["act"])).ok
        seats = [game.invite("observer", "Late"), game.invite("player", "Later")]
        documents.append([_told(game, seats, {hero: "H", orc: "O"})])
        game.do(HandOver(orc))
        documents[-1].append(_told(game, seats, {hero: "H", orc: "O"}))

    slipped, without = documents
    assert CANARY not in json.dumps(slipped)
    assert slipped == without


def _told(game, seats, who):
    """All that *seats* get, with the same names for the same things in all worlds."""
    pages = [game.tables.log_page(game.table, seat, game.fight, 1000) for seat in seats]
    told = json.dumps([*map(game.doc, seats), *pages])
    for id_, name in {
        game.table: "T",
        game.fight: "E",
        seats[0]: "W",
        seats[1]: "P",
        **who,
    }.items():
        told = told.replace(id_, name)
    return told


def test_a_combatant_added_beside_a_hidden_one_of_that_name_is_numbered_alone(game, cast):
    game.do(AddCombatants("Assassin", 1, "side", "", hidden=False, hp=None))

    assert [f["name"] for f in game.figures(cast.watcher).values()][-1] == "Assassin"
