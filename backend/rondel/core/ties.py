"""Dice that tell apart those who are otherwise alike; they are rolled once and then kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence


def break_ties(
    groups: Iterable[Sequence[str]], roll_die: Callable[[str], int]
) -> dict[str, tuple[int, ...]]:
    """A die for each of those who are tied, again while some of them are; the higher is first.

    One group after the other rolls, each in its order; *roll_die* is told for whom.
    """
    tied = tuple(tuple(group) for group in groups)
    faces: dict[str, tuple[int, ...]] = {who: () for group in tied for who in group}
    while tied:
        for group in tied:
            for who in group:
                faces[who] += (roll_die(who),)
        tied = tuple(alike for group in tied for alike in _still_tied(group, faces))
    return faces


def _still_tied(
    group: Iterable[str], faces: Mapping[str, tuple[int, ...]]
) -> Iterator[tuple[str, ...]]:
    alike: dict[tuple[int, ...], list[str]] = {}
    for who in group:
        alike.setdefault(faces[who], []).append(who)
    yield from (tuple(ids) for ids in alike.values() if len(ids) > 1)


def dice_needed(mine: Sequence[int], theirs: Sequence[int]) -> int:
    """How many dice of *mine* tell it apart from *theirs*; all of them if none does."""
    pairs = zip(mine, theirs, strict=False)
    return next((n for n, (a, b) in enumerate(pairs, start=1) if a != b), len(mine))
