"""How soon somebody reacts: the reaction roll, what modifies it, and the value that it gives.

Source: seeds/003, second to fourth paragraph ("Reaktionswurf", "Reaktionswert").
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

from rondel.core import Dice, Label, Rolled, Term

FACES = 10  # a W0 is a d10 …
LOWEST = 0  # … read 0 to 9
SLOWEST = 15  # rows; the result is subtracted from it
SURPRISE = 5  # added when a check to surprise succeeded beforehand


class When(enum.StrEnum):
    """In which situations a trait counts."""

    ALWAYS = "always"
    UNEXPECTED = "unexpected"  # such as reflexes
    EXPECTED = "expected"


class Surprise(enum.StrEnum):
    """What came of a check to surprise, made before the trigger."""

    NONE = "none"  # nobody tried
    SUCCEEDED = "succeeded"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Trigger:
    """What sets the scene off: a fight that breaks out, a trap, or something else."""

    what: str = ""
    unexpected: bool = False


@dataclass(frozen=True, slots=True)
class Trait:
    """A bonus to reaction rolls, or with a negative *value* a penalty."""

    id: str
    name: str
    value: int
    when: When = When.ALWAYS

    def counts(self, trigger: Trigger) -> bool:
        """Whether it holds in the situation that *trigger* has made."""
        here = When.UNEXPECTED if trigger.unexpected else When.EXPECTED
        return self.when in (When.ALWAYS, here)


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a combatant makes its reaction roll with."""

    intuition: int = 0
    traits: tuple[Trait, ...] = ()
    surprise: Surprise = Surprise.NONE


@dataclass(frozen=True, slots=True)
class Reaction:
    """A reaction as it was rolled, or as the GM set it; later changes of a sheet leave it alone."""

    result: int  # the roll with all bonuses and penalties
    terms: tuple[Term, ...] = ()  # what the result is made of
    dice: Rolled | None = None
    set_by_gm: bool = False

    @property
    def value(self) -> int:
        """The reaction value, in action points after the trigger.

        15 less the result; 0 is at once, and sooner is impossible. There is no upper bound.
        """
        return value_of(self.result)

    @property
    def immediate(self) -> bool:
        """Whether it comes at once ("sofortige Reaktion")."""
        return not self.value


def value_of(result: int) -> int:
    """The reaction value of *result*, in action points."""
    return max(0, SLOWEST - result)


def modifiers(sheet: Sheet, trigger: Trigger) -> tuple[Term, ...]:
    """What is added to a reaction roll, with those terms that do not count this time.

    The intuition bonus always counts.
    """
    surprise: tuple[Term, ...] = ()
    if sheet.surprise is not Surprise.NONE:
        label = Label(f"time-plan-why-surprise-{sheet.surprise.value}")
        surprise = (Term(label, SURPRISE, counted=sheet.surprise is Surprise.SUCCEEDED),)
    return (
        Term(Label("time-plan-why-intuition"), sheet.intuition),
        *(_term(trait, trigger) for trait in sheet.traits),
        *surprise,
    )


def _term(trait: Trait, trigger: Trigger) -> Term:
    label = Label(f"time-plan-why-trait-{trait.when.value}", {"name": trait.name})
    return Term(label, trait.value, counted=trait.counts(trigger))


def sum_of(terms: tuple[Term, ...]) -> int:
    """The value of all *terms* that count."""
    return sum(t.value or 0 for t in terms if t.counted)


def roll_w0(dice: Dice, purpose: str) -> Rolled:
    """One d10 read 0 to 9."""
    return Rolled((dice.roll(FACES, purpose, LOWEST),), FACES, dice.at_table, LOWEST)


def react(rolled: Rolled, sheet: Sheet, trigger: Trigger) -> Reaction:
    """The reaction that the roll of a W0 gives."""
    die = Term(Label("time-plan-why-roll"), rolled.total, rolled.faces, sides=rolled.sides)
    terms = (die, *modifiers(sheet, trigger))
    return Reaction(sum_of(terms), terms, rolled)


def given(value: int) -> Reaction:
    """The reaction of that *value*, which the GM set."""
    return Reaction(SLOWEST - value, set_by_gm=True)
