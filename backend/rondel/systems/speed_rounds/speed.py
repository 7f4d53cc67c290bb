"""How fast somebody is: the base by activity, the dice, and what they add up to.

Source: seeds/001, "Rychlost", "Bonus za rychlost", "Hod na rychlost".
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, field

from rondel.core import Dice, Label, Rolled, Term

FACES = 6  # speed is rolled with two d6
DICE = 2  # dice of one speed roll
FIRST_BONUS_AT = 15  # speed points
NEXT_BONUS_EVERY = 5  # speed points
SURPRISE = -10  # speed points
HALF = 2
QUARTER = 4
LOWEST_HIGH_FACE = 4  # of the further dice of the rule of two sixes and two ones


class Rounding(enum.StrEnum):
    """How a half or a quarter is made whole; each on its own."""

    DOWN = "down"
    HALF_UP = "half_up"
    UP = "up"


class Doubles(enum.StrEnum):
    """What two sixes or two ones do; the seed only names the rule."""

    STEP = "step"
    ADD = "add"
    NONE = "none"


class Kind(enum.StrEnum):
    """How an activity's base comes about."""

    FIGHTING = "fighting"  # fighting and shooting: half reflexes + weapon speed
    SKILL = "skill"  # half reflexes + half skill
    GIVEN = "given"  # the base as written on the sheet


@dataclass(frozen=True, slots=True)
class Bonus:
    """A bonus or penalty to speed: a whole *value*, or a *share* (half, quarter) of a trait.

    One that holds only *against* somebody never counts: speed is set against all at once.
    """

    id: str
    name: str
    value: int
    share: int = 1
    against: str = ""


@dataclass(frozen=True, slots=True)
class Activity:
    """Something that a combatant can do in a round, with what makes them fast in it."""

    id: str
    name: str
    kind: Kind
    value: int  # weapon speed, skill, or the base itself
    bonuses: tuple[Bonus, ...] = ()


@dataclass(frozen=True, slots=True)
class Manoeuvre:
    """Something to spend actions on; *basic* and *bonus* are its least cost.

    One of our own list has no *name*: its id says it in every language.
    """

    id: str
    name: str
    basic: int
    bonus: int
    needs_specialty: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a combatant rolls speed with; *declared* is the activity of the next roll."""

    reflexes: int = 0
    activities: tuple[Activity, ...] = ()
    declared: str = ""
    specialties: frozenset[str] = field(default_factory=frozenset)  # ids of manoeuvres

    @property
    def activity(self) -> Activity | None:
        """The declared activity, else the first."""
        return next(
            (a for a in self.activities if a.id == self.declared),
            self.activities[0] if self.activities else None,
        )


def part(value: int, share: int, rounding: Rounding) -> int:
    """A *share*-th of *value*, made whole."""
    match rounding:
        case Rounding.DOWN:
            return value // share
        case Rounding.HALF_UP:
            return (2 * value + share) // (2 * share)
        case Rounding.UP:
            return -(-value // share)


def base_terms(sheet: Sheet, rounding: Rounding) -> tuple[Term, ...]:
    """Why the base of the declared activity is what it is, bonuses that do not count included."""
    return activity_terms(sheet.reflexes, sheet.activity, rounding)


def activity_terms(
    reflexes: int, activity: Activity | None, rounding: Rounding
) -> tuple[Term, ...]:
    """What the base of *activity* is made of; of nothing in particular, half the reflexes."""
    if activity is not None and activity.kind is Kind.GIVEN:
        first = (Term(Label("speed-rounds-why-base", {"name": activity.name}), activity.value),)
    else:
        half = part(reflexes, HALF, rounding)
        first = (Term(Label("speed-rounds-why-reflexes", {"value": reflexes}), half),)
    if activity is None:
        return first
    own: tuple[Term, ...] = ()
    if activity.kind is Kind.FIGHTING:
        own = (Term(Label("speed-rounds-why-weapon", {"name": activity.name}), activity.value),)
    if activity.kind is Kind.SKILL:
        label = Label("speed-rounds-why-skill", {"name": activity.name, "value": activity.value})
        own = (Term(label, part(activity.value, HALF, rounding)),)
    return (*first, *own, *(_bonus_term(b, rounding) for b in activity.bonuses))


def _bonus_term(bonus: Bonus, rounding: Rounding) -> Term:
    value = part(bonus.value, bonus.share, rounding)
    if bonus.against:
        params: dict[str, str | int] = {"name": bonus.name, "against": bonus.against}
        return Term(Label("speed-rounds-why-against", params), value, counted=False)
    if bonus.share == 1:
        return Term(Label("speed-rounds-why-bonus", {"name": bonus.name}), value)
    key = "speed-rounds-why-half" if bonus.share == HALF else "speed-rounds-why-quarter"
    return Term(Label(key, {"name": bonus.name, "value": bonus.value}), value)


def sum_of(terms: tuple[Term, ...]) -> int:
    """The value of all *terms* that count."""
    return sum(t.value or 0 for t in terms if t.counted)


def bonus_actions(speed: int) -> int:
    """How many bonus actions *speed* gives: one at 15, one more for every further full 5."""
    return max(0, (speed - FIRST_BONUS_AT) // NEXT_BONUS_EVERY + 1)


def wants_more(faces: tuple[int, ...], doubles: Doubles) -> bool:
    """Whether the rule of two sixes and two ones calls for one more die after *faces*.

    `step`: one die after another, until one goes the other way (1 to 3 after two sixes, 4 to 6
    after two ones). `add`: two dice. # The text is silent: those two are not looked at again.
    """
    if len(faces) < DICE:
        return True
    pair, further = faces[:DICE], faces[DICE:]
    if doubles is Doubles.NONE or pair not in ((FACES, FACES), (1, 1)):
        return False
    if doubles is Doubles.ADD:
        return len(further) < DICE
    return not further or _goes_on(pair, further[-1])


def _goes_on(pair: tuple[int, ...], face: int) -> bool:
    return (face >= LOWEST_HIGH_FACE) == (pair[0] == FACES)


def dice_total(faces: tuple[int, ...], doubles: Doubles) -> int:
    """What *faces* count together; the first two are the speed roll, the rest the rule's own."""
    pair, further = faces[:DICE], faces[DICE:]
    sign = 1 if pair[0] == FACES else -1
    if doubles is Doubles.ADD:
        return sum(pair) + sign * sum(further)
    return sum(pair) + sign * sum(_goes_on(pair, f) for f in further)


def roll(dice: Dice, doubles: Doubles, purpose: str) -> Rolled:
    """Two d6, and those that two sixes or two ones call for."""
    faces: tuple[int, ...] = ()
    while wants_more(faces, doubles):
        faces += (dice.roll(FACES, purpose),)
    return Rolled(faces, FACES, dice.at_table)
