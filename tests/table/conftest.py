"""A table with a GM, two players and an observer, played under the system Relay."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))  # for the modules here that are no tests

from incoming import ROWS, gather
from knocking import MIRA
from tabletop import Game

from rondel.core import Dice
from rondel.core.encounter import BeginEncounter
from rondel.table import Claim
from rondel.table.commands import OpenDoor
from rondel.table.door import Knocked


@pytest.fixture
def new_game(tmp_path: Path) -> Iterator[Callable[..., Game]]:
    games: list[Game] = []

    def make(dice: Dice | None = None) -> Game:
        folder = tmp_path / str(len(games))
        folder.mkdir()
        games.append(Game(folder, dice))
        return games[-1]

    yield make
    for game in games:
        game.tables.close()


@pytest.fixture
def game(new_game: Callable[..., Game]) -> Game:
    """A table where nothing has happened yet."""
    return new_game()


@dataclasses.dataclass
class Cast:
    """Who is in the fight: Ada's hero, Bo's hero, an orc and a hidden assassin."""

    ada: str  # seats
    bo: str
    watcher: str
    hero: str  # combatants
    friend: str
    orc: str
    assassin: str


@pytest.fixture
def cast(game: Game) -> Cast:
    """The game has begun, with everybody in it."""
    ada, bo = game.invite("player", "Ada"), game.invite("player", "Bo")
    watcher = game.invite("observer", "Screen")
    game.begin()
    hero, friend = game.add("Hero", of=ada, hp=20), game.add("Friend", of=bo)
    orc, assassin = game.add("Orc", hp=9), game.add("Assassin", hidden=True, hp=7)
    assert game.do(BeginEncounter()).ok
    return Cast(ada, bo, watcher, hero, friend, orc, assassin)


@pytest.fixture
def fight(game: Game) -> Game:
    """An encounter with nobody in it."""
    game.begin()
    return game


@pytest.fixture
def gathered(fight: Game) -> Game:
    """An encounter into which Mira, three wolves and a hidden spy have come."""
    assert gather(fight, *ROWS).ok
    return fight


@pytest.fixture
def invite(game: Game) -> str:
    """The door is open: what lets people knock."""
    return game.own(OpenDoor()).result["token"]


@pytest.fixture
def knock(game: Game, invite: str) -> Callable[..., Knocked]:
    """Lets somebody knock, a moment after whoever came before."""

    def knock(claim: Claim = MIRA) -> Knocked:
        game.clock.wait(seconds=1)
        return game.tables.doors.knock(game.table, invite, claim)

    return knock
