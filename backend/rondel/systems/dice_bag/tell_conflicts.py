"""How a conflict's roll is told: what was rolled for, what counted, and how it came out."""

from __future__ import annotations

from collections.abc import Sequence

from rondel.core import Label, Line, Success
from rondel.systems.dice_bag import events as e
from rondel.systems.dice_bag.activation import Modifier
from rondel.systems.dice_bag.state import State


def tell_conflict(before: State, event: e.DifficultyRolled | e.OpposedRolled) -> Sequence[Line]:
    """The line for *event*; it is also about whoever's order it belongs to."""
    activation = before.activation
    order = activation.order if activation else None
    about = frozenset({order.who}) if order else frozenset()
    if isinstance(event, e.DifficultyRolled):
        return [_difficulty(before, event, about)]
    return [_opposed(event, about)]


def _difficulty(before: State, event: e.DifficultyRolled, about: frozenset[str]) -> Line:
    direction = Success(before.settings.success).value
    outcome = "success" if event.succeeded else "failure"
    params: dict[str, str | int] = {
        "what": event.what,
        "roll": event.dice.total,
        "target": event.target,
        "modifier": _signed(event.modifier, event.own),
    }
    label = Label(f"dice-bag-log-{direction}-{outcome}", params)
    return Line(label, {"who": event.who}, about, rolled=(event.dice,))


def _opposed(event: e.OpposedRolled, about: frozenset[str]) -> Line:
    mine, theirs = event.rolls[-1].faces
    modifier = event.modifier + event.own.value
    other_modifier = event.other_modifier + event.other_own.value
    outcome = "won" if event.won else "lost"
    if mine + modifier == theirs + other_modifier:
        outcome = f"tie-{outcome}"
    params: dict[str, str | int] = {
        "what": event.what,
        "roll": mine,
        "modifier": _signed(event.modifier, event.own),
        "total": mine + modifier,
        "other_roll": theirs,
        "other_modifier": _signed(event.other_modifier, event.other_own),
        "other_total": theirs + other_modifier,
    }
    who = {"who": event.who, "other": event.other}
    return Line(Label(f"dice-bag-log-{outcome}", params), who, about, rolled=event.rolls)


def _signed(given: int, own: Modifier) -> str:
    """` +2`, ` +2 +3 (prayer)`, to stand behind a number; nothing where nothing is added."""
    parts = [_sign(given)] if given else []
    if own.value:
        parts.append(f"{_sign(own.value)} ({own.name})" if own.name else _sign(own.value))
    return "".join(f" {part}" for part in parts)


def _sign(value: int) -> str:
    return f"{value:+}".replace("-", "−")
