"""Secrets and ids: what nobody may guess, and what is kept of it."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field
from datetime import datetime, timedelta

TOKEN = 24  # bytes of chance in a seat's token: 192 bits
NAMED = 8  # characters of an invite that GMs' windows know it by: 48 bits; 144 are left to guess
ID = 8  # bytes of chance in the id of a table, a seat, an encounter
COMBATANT = 6  # bytes of chance in an id within one encounter
REMEMBERED_FOR = timedelta(minutes=1)  # an answer that was lost is asked for again sooner


def new_token() -> str:
    """A seat's token, as it stands in its link."""
    return secrets.token_urlsafe(TOKEN)


def token_hash(token: str) -> str:
    """What is stored of *token*. With that much chance in it no salt or slow hash is needed."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def invite_name(invite: str) -> str:
    """What *invite* begins with: so whoever holds one can tell whether it is the one meant."""
    return invite[:NAMED]


def new_id() -> str:
    """An id that tells nothing, not even how many there are."""
    return secrets.token_hex(ID)


class SecretDice:
    """The dice of play: nobody can know what comes."""

    at_table = False

    def roll(self, sides: int, purpose: str, lowest: int = 1) -> int:
        """See `Dice.roll`."""
        return secrets.randbelow(sides) + lowest

    def identifier(self, purpose: str) -> str:
        """See `Dice.identifier`."""
        return f"c{secrets.token_hex(COMBATANT)}"


@dataclass(slots=True)
class FreshTokens:
    """Tokens just made, by the seat and the id of the command that asked for them.

    They are never stored in clear, so the stored outcome of a repeated command cannot hold them.
    A GM whose answer was lost on its way gets it again from here; after `REMEMBERED_FOR`, or a
    restart, the answer names the seat alone and its token has to be rotated.
    """

    _made: dict[tuple[str, str], tuple[datetime, str]] = field(default_factory=dict)

    def keep(self, seat: str, command: str, token: str, now: datetime) -> None:
        """Remember *token*, and forget those that are too old."""
        young = {k: v for k, v in self._made.items() if now - v[0] < REMEMBERED_FOR}
        self._made = {**young, (seat, command): (now, token)}

    def again(self, seat: str, command: str, now: datetime) -> str | None:
        """The token that *command* of *seat* made a moment ago."""
        when, token = self._made.get((seat, command), (now, None))
        return token if now - when < REMEMBERED_FOR else None
