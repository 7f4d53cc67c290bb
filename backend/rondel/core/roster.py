"""Who is in an encounter: what all systems know about a combatant.

Nobody is ever deleted from a roster: one who was removed stays in it as *gone*, so that the log
can still name them and, were they hidden, still keep silent about them.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from rondel.core.clock import Clock, Due
from rondel.core.seats import Role, Seat


class Standing(enum.StrEnum):
    """Whether somebody fights on (seeds/001: "bojeschopný nebo ochotný")."""

    FIGHTING = "fighting"
    UNABLE = "unable"  # cannot act: stunned, bound
    UNWILLING = "unwilling"  # may act, but does not fight: flees, has surrendered


@dataclass(frozen=True, slots=True)
class Condition:
    """Something that a combatant is for a time: poisoned, asleep."""

    id: str
    name: str
    due: Due


class HpShown(enum.StrEnum):
    """What others see of somebody's hit points."""

    NUMBERS = "numbers"
    WORDS = "words"
    NOTHING = "nothing"


class Health(enum.StrEnum):
    """Hit points in words."""

    UNHURT = "unhurt"
    HURT = "hurt"
    BLOODIED = "bloodied"  # half or less
    CRITICAL = "critical"  # a quarter or less
    DOWN = "down"  # none


@dataclass(frozen=True, slots=True)
class Combatant:
    """A character, monster or vassal in an encounter."""

    id: str
    name: str
    side: str
    controller: str = ""  # a player's seat; empty: the GM
    hidden: bool = False  # only GMs and its controller know of it
    hp: int | None = None  # hit points; None: not counted
    max_hp: int | None = None  # hit points
    fallen: bool = False
    standing: Standing = Standing.FIGHTING
    conditions: tuple[Condition, ...] = ()
    note: str = ""  # the GM's own
    gone: bool = False
    key: str = ""  # who this is in another program, from which they came; the GM's own

    @property
    def can_act(self) -> bool:
        """Able to take a turn."""
        return not (self.gone or self.fallen or self.standing is Standing.UNABLE)

    @property
    def health(self) -> Health | None:
        """Its hit points in words; None where they, or the most that it can have, do not count."""
        if self.hp is None or self.max_hp is None:
            return None
        if self.hp >= self.max_hp:
            return Health.UNHURT
        if not self.hp:
            return Health.DOWN
        quarters = -(-4 * self.hp // self.max_hp)  # begun ones
        return {1: Health.CRITICAL, 2: Health.BLOODIED}.get(quarters, Health.HURT)

    @property
    def fights_on(self) -> bool:
        """Able and willing to fight."""
        return self.can_act and self.standing is Standing.FIGHTING


class PlayerMay(enum.StrEnum):
    """What a GM can let players do to their own combatants."""

    HP = "hp"
    CONDITIONS = "conditions"
    STANDING = "standing"
    RENAME = "rename"
    JOIN = "join"  # bring in combatants of their own
    SHEET = "sheet"  # edit the numbers that the system rolls with


USUALLY_ALLOWED = frozenset(
    {PlayerMay.HP, PlayerMay.CONDITIONS, PlayerMay.STANDING, PlayerMay.SHEET}
)


@dataclass(frozen=True, slots=True)
class Roster:
    """All combatants by id, in the order in which they joined."""

    combatants: Mapping[str, Combatant] = field(default_factory=dict)
    players_may: frozenset[PlayerMay] = USUALLY_ALLOWED
    hp_shown: Mapping[str, HpShown] = field(default_factory=dict)  # by side

    def __getitem__(self, who: str) -> Combatant:
        return self.combatants[who]

    @property
    def here(self) -> tuple[Combatant, ...]:
        """Everybody who has not been removed."""
        return tuple(c for c in self.combatants.values() if not c.gone)

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of `here`."""
        return tuple(c.id for c in self.here)

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides that there are, in the order in which they came."""
        return tuple(dict.fromkeys(c.side for c in self.here))

    @property
    def sides_fighting(self) -> tuple[str, ...]:
        """The sides with somebody able and willing to fight."""
        return tuple(dict.fromkeys(c.side for c in self.here if c.fights_on))

    def put(self, *combatants: Combatant) -> Roster:
        """The roster with *combatants* added or changed."""
        return replace(self, combatants={**self.combatants, **{c.id: c for c in combatants}})

    def steers(self, seat: Seat, who: str) -> bool:
        """Whether *seat* acts for *who*: the GMs for all, a player for their own."""
        if seat.is_gm:
            return True
        return seat.role is Role.PLAYER and bool(seat.id) and self[who].controller == seat.id

    def knows(self, seat: Seat, who: str) -> bool:
        """Whether *seat* may know that *who* exists."""
        return not self[who].hidden or self.steers(seat, who)

    def known_to(self, seat: Seat) -> tuple[Combatant, ...]:
        """Those in the encounter of whom *seat* may know."""
        return tuple(c for c in self.here if self.knows(seat, c.id))

    def steered_by(self, seat: Seat) -> tuple[Combatant, ...]:
        """Those in the encounter for whom *seat* acts."""
        return tuple(c for c in self.here if self.steers(seat, c.id))

    def hp_for(self, seat: Seat, who: str) -> HpShown:
        """What *seat* sees of the hit points of *who*.

        Who steers them sees numbers. For all others the GM says it for each side; until then
        players' combatants show theirs and the GM's keep theirs.
        """
        if self.steers(seat, who):
            return HpShown.NUMBERS
        if not self.knows(seat, who):
            return HpShown.NOTHING
        usual = HpShown.NUMBERS if self[who].controller else HpShown.NOTHING
        return self.hp_shown.get(self[who].side, usual)

    def namesakes(self, who: str) -> tuple[str, ...]:
        """The others who differ from *who* by the number behind their name only."""
        kind = unnumbered(self[who].name)
        return tuple(c.id for c in self.here if c.id != who and unnumbered(c.name) == kind)

    def comrades(self, who: str) -> tuple[str, ...]:
        """The others on the side of *who*."""
        side = self[who].side
        return tuple(c.id for c in self.here if c.id != who and c.side == side)

    def lasting(self, who: str, clock: Clock) -> tuple[Condition, ...]:
        """The conditions of *who* that are not over."""
        return tuple(c for c in self[who].conditions if not clock.is_over(c.due))


def unnumbered(name: str) -> str:
    """*name* without the number that tells its bearer from others of the kind."""
    word, _, number = name.rpartition(" ")
    return word if number.isdecimal() else name


def free_names(name: str, count: int, taken: Iterable[str]) -> tuple[str, ...]:
    """*count* names made from *name*: itself for one, else numbered from the first free number.

    Whoever is called just that is the first of them.
    """
    used = set(taken)
    if count == 1 and name not in used:
        return (name,)
    names: list[str] = []
    number = 2 if name in used else 1
    while len(names) < count:
        if f"{name} {number}" not in used:
            names.append(f"{name} {number}")
        number += 1
    return tuple(names)
