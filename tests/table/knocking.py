"""People at the door of a game's table, in words that tests read well in."""

from __future__ import annotations

from typing import Any

import pytest

from rondel.table import Claim, Refused
from rondel.table import commands as c

MIRA = Claim("Mira", "owlbear", "owlbear-mira")


def refusal(game: Any, invite: str, claim: Claim = MIRA, table: str = "") -> str:
    with pytest.raises(Refused) as caught:
        game.tables.doors.knock(table or game.table, invite, claim)
    return caught.value.code


def state(game: Any, made: Any) -> str:
    return game.tables.doors.state(game.table, made.token)


def knocks(game: Any) -> dict[str, Any]:
    return game.doc()["table"]["knocks"]


def admit(game: Any, made: Any, *, role: str = "player", seat: str = "", **more: Any) -> Any:
    return game.own(c.AdmitKnock(made.knock, role, seat), **more)
