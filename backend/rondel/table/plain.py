"""Labels, domains and offers as plain JSON: no nulls, what is not said is absent."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Any

from rondel.core import (
    Combatants,
    Command,
    Flag,
    GmCommand,
    Label,
    Offer,
    OneOf,
    PlayerSeat,
    Range,
    Role,
    Text,
)
from rondel.core.encounter import COMMANDS, commands_of
from rondel.core.offers import Domain
from rondel.core.system import AnySystem
from rondel.table.commands import ENCOUNTER_COMMANDS, TABLE_COMMANDS

_COMMON = {*COMMANDS, *TABLE_COMMANDS, *ENCOUNTER_COMMANDS}
_WORD_BEGINS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


def label_json(label: Label) -> dict[str, Any]:
    """*label* as the overlay reads it."""
    return {"key": label.key} | ({"params": dict(label.params)} if label.params else {})


def label_of(system: AnySystem, kind: type[Command], label: Label | None = None) -> Label:
    """*label*, or the one by which a command of *kind* goes without it."""
    if label is not None:
        return label
    prefix = "core" if kind in _COMMON else system.meta.slug
    return Label(f"{prefix}-{_WORD_BEGINS.sub('-', kind.__name__).lower()}")


def words_of_commands(system: AnySystem, role: Role = Role.GM) -> dict[str, str]:
    """By what words every command goes unless its offer says others, by their kinds.

    Those that somebody of *role* may be offered at one time or another.
    """
    return {
        name: label_of(system, kind).key
        for name, kind in commands_of(system).items()
        if role is Role.GM or not issubclass(kind, GmCommand)
    }


@dataclass(slots=True)
class OfferWriter:
    """Offers that share the sets of combatants they are about.

    Combatants who are not *known* are left out of every set, and offers with nobody left to
    choose from are left out too.
    """

    system: AnySystem
    known: Collection[str]
    offers: dict[str, Any] = field(default_factory=dict)
    sets: dict[str, list[str]] = field(default_factory=dict)
    _names: dict[tuple[str, ...], str] = field(default_factory=dict)
    _count: dict[str, int] = field(default_factory=dict)

    def add(self, offers: Iterable[Offer]) -> None:
        """Write *offers* after those that are there."""
        for offer in offers:
            fields = {name: self._domain(domain) for name, domain in offer.fields.items()}
            if not all(fields.values()):
                continue
            kind = offer.kind.__name__
            self._count[kind] = count = self._count.get(kind, 0) + 1
            key = kind if count == 1 else f"{kind}.{count}"
            self.offers[key] = self._offer(offer, fields)

    def _offer(self, offer: Offer, fields: dict[str, Any]) -> dict[str, Any]:
        told: dict[str, Any] = {
            "kind": offer.kind.__name__,
            "label": label_json(label_of(self.system, offer.kind, offer.label)),
            "group": str(offer.group),
            "fields": fields,
        }
        if offer.expect:
            told["expect"] = offer.expect
        if offer.main:
            told["main"] = True
        if offer.confirm:
            told["confirm"] = True
        if offer.rolls:
            told["rolls"] = {"count": offer.rolls.count, "sides": offer.rolls.sides}
            if offer.rolls.lowest != 1:
                told["rolls"]["lowest"] = offer.rolls.lowest
            if offer.rolls.more:
                told["rolls"]["more"] = True
            if offer.rolls.whose and all(who in self.known for who in offer.rolls.whose):
                told["rolls"]["whose"] = list(offer.rolls.whose)
        return told

    def _domain(self, domain: Domain) -> dict[str, Any]:
        """*domain*, or an empty object if it holds nobody whom this audience knows."""
        match domain:
            case OneOf(values, labels, default):
                told: dict[str, Any] = {"type": "one_of", "values": list(values)}
                if labels:
                    told["labels"] = [label_json(label) for label in labels]
                return told | ({} if default is None else {"default": default})
            case Combatants(ids):
                known = tuple(who for who in ids if who in self.known)
                return {"type": "combatants", "in": self._set(known)} if known else {}
            case Range(low, high, default, optional, time):
                told = {"type": "range", "low": low, "high": high}
                told |= {"time": time} if time else {}
                told |= {} if default is None else {"default": default}
                return told | ({"optional": True} if optional else {})
            case Text(most, least, known, default, long):
                told = {"type": "text", "most": most, "least": least}
                told |= {"known": list(known)} if known else {}
                told |= {"default": default} if default else {}
                return told | ({"long": True} if long else {})
            case Flag(default):
                return {"type": "flag", "default": default}
            case PlayerSeat():
                return {"type": "player_seat"}
        raise TypeError(f"{domain} is no domain that an overlay can draw")

    def _set(self, ids: tuple[str, ...]) -> str:
        if ids not in self._names:
            self._names[ids] = name = f"s{len(self._names) + 1}"
            self.sets[name] = list(ids)
        return self._names[ids]
