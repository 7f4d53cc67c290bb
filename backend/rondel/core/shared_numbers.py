"""Numbers of one combatant that others are given too: those of its name, or of its side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rondel.core.labels import Label
from rondel.core.offers import Combatants, Command, Fields, Group, Offer, OneOf
from rondel.core.roster import Roster

WITH = ("namesakes", "side")


def sharers(roster: Roster, who: str, to: str) -> tuple[str, ...]:
    """Those who are given the numbers of *who*: its `namesakes`, or the rest of its `side`."""
    return roster.namesakes(who) if to == "namesakes" else roster.comrades(who)


def share_offers(
    roster: Roster, written: Iterable[str], kind: type[Command], slug: str
) -> Iterator[Offer]:
    """A command *kind* with fields `who` and `to`, about those with numbers *written* for them."""
    having = tuple(written)
    for to in WITH:
        if ids := [who for who in having if sharers(roster, who, to)]:
            fields: Fields = {"who": Combatants.of(*ids), "to": OneOf((to,), default=to)}
            yield Offer(kind, fields, Group.SETUP, Label(f"{slug}-share-with-{to}"))
