"""The house rules of dice-bag rounds."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from rondel.core import Flag, Label, Mark, OneOf, Range, Success, setting


class UpkeepOrder(enum.StrEnum):
    """What upkeep goes through first."""

    SIDE = "side"  # the first side's whole list, then the next side's
    ITEM = "item"  # each item for one side after the other


class Both(enum.StrEnum):
    """What one who is poisoned and drowning loses."""

    ONCE = "once"
    EACH = "each"


class Reactions(enum.StrEnum):
    """How reactions are asked for."""

    WINDOW = "window"  # at every order
    GM = "gm"  # when the GM asks
    OFF = "off"


class WhoDraws(enum.StrEnum):
    """Who may put a hand into the bag."""

    ANYONE = "anyone"
    GM = "gm"


class OpposedTie(enum.StrEnum):
    """Who wins when two rolls against one another are equal."""

    DEFENDER = "defender"  # who defends or reacts
    ATTACKER = "attacker"
    AGAIN = "again"


class Replaces(enum.StrEnum):
    """What a special event takes the place of."""

    ALL = "all"  # all marches of that die
    ONE = "one"  # one character's march


class Way(enum.StrEnum):
    """How an item of upkeep is carried out."""

    AUTO = "auto"  # at once
    ASK = "ask"  # when somebody says so
    REMIND = "remind"  # by people; here it is only ticked off


CONFLICT_DICE = (4, 6, 8, 10, 12, 20, 100)  # sides
MOST_ROUNDS = 20


def _one_of(name: str, default: enum.StrEnum) -> OneOf:
    labels = tuple(Label(f"dice-bag-{name}-{m.value}") for m in type(default))
    return OneOf(tuple(m.value for m in type(default)), labels, default.value)


def _way(item: str, default: Way) -> str:
    rule: str = setting(default.value, _one_of(f"upkeep{item}", default), Mark.HOUSE)
    return rule


@dataclass(frozen=True, slots=True)
class Settings:
    """The house rules of dice-bag rounds."""

    planned_rounds: int = setting(2, Range(1, MOST_ROUNDS, default=2), Mark.SEED)
    upkeep_order: str = setting(
        UpkeepOrder.SIDE.value, _one_of("upkeeporder", UpkeepOrder.SIDE), Mark.HOUSE
    )
    vassals_wake: bool = setting(False, Flag(), Mark.HOUSE)  # noqa: FBT003 - a default
    poison_and_drowning: str = setting(
        Both.ONCE.value, _one_of("poisonanddrowning", Both.ONCE), Mark.HOUSE
    )
    reactions: str = setting(
        Reactions.WINDOW.value, _one_of("reactions", Reactions.WINDOW), Mark.HOUSE
    )
    once_per_round: bool = setting(False, Flag(), Mark.HOUSE)  # noqa: FBT003 - a default
    who_draws: str = setting(
        WhoDraws.ANYONE.value, _one_of("whodraws", WhoDraws.ANYONE), Mark.HOUSE
    )
    conflict_die: int = setting(12, OneOf(CONFLICT_DICE, default=12), Mark.WIDER)
    success: str = setting(Success.LOW.value, _one_of("success", Success.LOW), Mark.WIDER)
    opposed_tie: str = setting(
        OpposedTie.DEFENDER.value, _one_of("opposedtie", OpposedTie.DEFENDER), Mark.HOUSE
    )
    special_replaces: str = setting(
        Replaces.ALL.value, _one_of("specialreplaces", Replaces.ALL), Mark.HOUSE
    )
    upkeep_wake: str = _way("wake", Way.AUTO)
    upkeep_burning: str = _way("burning", Way.AUTO)
    upkeep_poison: str = _way("poison", Way.AUTO)
    upkeep_haste: str = _way("haste", Way.AUTO)
    upkeep_plague: str = _way("plague", Way.ASK)
    upkeep_load: str = _way("load", Way.AUTO)
    upkeep_dissipate: str = _way("dissipate", Way.ASK)
    upkeep_regenerate: str = _way("regenerate", Way.ASK)
    upkeep_gates: str = _way("gates", Way.AUTO)
