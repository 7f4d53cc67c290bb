"""Names as people write them down: `3x Goblin +2 HP 7`, one to a line or with commas between.

Behind a name may stand a bonus for initiative, hit points, and remarks in brackets. A line like
`Foes:` or `# Foes` over others is their side.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from rondel.intake.gathering import Gathering, Told
from rondel.intake.headers import COLUMNS, plain
from rondel.intake.numbers import out_of
from rondel.intake.rows import LONGEST_NAME

NAME = "list"
LONGEST_ENTRY = 500  # characters; what is longer is no entry of a list

_ADDRESS = re.compile(r"https?://", re.IGNORECASE)
_BULLET = re.compile(r"(?:[-–—*•·‣◦]|\d{1,3}[.)]|\[[ xX]?\])\s+")
# `2 Orcs` are two of them, too; of larger numbers that is not certain, nor of hit points alone.
_BEFORE = re.compile(
    r"(?:(\d{1,9})\s*[x×*]\s+|(\d{1,9})[x×*]|(\d{1,2})\s+(?=[^\W\d]))", re.IGNORECASE
)
_BEHIND = re.compile(r"\s+[x×]\s?(\d{1,9})", re.IGNORECASE)
_BONUS = re.compile(r"\s[+\-−–]\s?\d{1,9}(?:\s?[+\-−–]\s?\d{1,9})*")
_POINTS = "hp|hit points|kp|op|životy|lp|tp"
_SUM = r"\d{1,9}(?:\s?[+\-−–]\s?\d{1,9})*"
_HIT_POINTS = re.compile(
    rf"\s(?:(?:{_POINTS})[:=]?\s?({_SUM}(?:\s?/\s?\d{{1,9}})?)"
    rf"|({_SUM}(?:\s?/\s?\d{{1,9}})?)\s?(?:{_POINTS}))(?=\s|$)",
    re.IGNORECASE,
)
_BRACKETS = re.compile(r"\(([^()]*)\)|\[([^\[\]]*)\]")
_COMMAS = ",;"
_DANGLING = " \t-–—:"  # what is left between a name and what stood behind it


def recognises(text: str) -> bool:
    """Whether *text* has anything in it: any text can be a list."""
    return bool(text.strip())


def rows(text: str, gathering: Gathering) -> None:
    """A row for each entry; *where* counts the lines."""
    for n, entry, side in _entries(text):
        if gathering.full:
            return
        if _ADDRESS.match(entry):
            # Nothing is fetched: whoever pastes an address may think that it is.
            gathering.problem(str(n), "address")
        elif len(entry) > LONGEST_ENTRY:
            gathering.problem(str(n), "unreadable")
        else:
            _row(str(n), entry, side, gathering)


def _entries(text: str) -> Iterator[tuple[int, str, str]]:
    """The number of the line, the entry and its side."""
    side = ""
    lines = [(n, line.strip()) for n, line in enumerate(text.split("\n"), 1) if line.strip()]
    for (n, entry), (_, after) in pairwise([*lines, (0, "")]):
        if (title := _title(entry)) and after and not _title(after):
            side = title
            continue
        bullet = _BULLET.match(entry)
        for part in _apart(entry[bullet.end() :] if bullet else entry):
            yield n, part, side


def _title(line: str) -> str:
    """The side that *line* is a title of; empty if it is none."""
    if line.startswith(("# ", "## ")):
        name = line.strip("# :")
    elif line.endswith(":"):
        name = line[:-1].strip()
    else:
        return ""
    return "" if len(name) > LONGEST_NAME or any(char in name for char in ",;:#") else name


def _apart(line: str) -> Iterator[str]:
    """The parts of *line* between commas, except those in brackets."""
    start = depth = 0
    for at, char in enumerate(line):
        depth += (char in "([") - (char in ")]" and depth > 0)
        if not depth and char in _COMMAS:
            yield from filter(None, [line[start:at].strip()])
            start = at + 1
    yield from filter(None, [line[start:].strip()])


def _row(where: str, entry: str, side: str, gathering: Gathering) -> None:
    remarks: list[str] = []

    def remember(found: re.Match[str]) -> str:
        remarks.append((found[1] or found[2] or "").strip())
        return " "

    rest = _BRACKETS.sub(remember, entry)
    count, rest = _count(rest.strip())
    hp, rest = _taken(_HIT_POINTS, rest)
    bonus, rest = _taken(_BONUS, rest)
    notes = [remark for remark in remarks if plain(remark) not in COLUMNS["hidden"]]
    now, most = out_of(hp or None)
    gathering.take(
        where,
        Told(
            rest.strip(_DANGLING),
            count=count,
            side=side,
            hp=now,
            max_hp=most,
            hidden=True if len(notes) < len(remarks) else None,
            note=", ".join(filter(None, notes)),
            initiative=bonus or None,
        ),
    )


def _count(entry: str) -> tuple[str, str]:
    if before := _BEFORE.match(entry):
        rest = entry[before.end() :]
        if not (before[3] and _HIT_POINTS.match(f" {entry}")):
            return before[1] or before[2] or before[3], rest
    if behind := _BEHIND.search(entry):
        return behind[1], f"{entry[: behind.start()]} {entry[behind.end() :]}"
    return "1", entry


def _taken(pattern: re.Pattern[str], entry: str) -> tuple[str, str]:
    """What *pattern* finds in *entry*, and the rest of it."""
    found = pattern.search(entry)
    if found is None:
        return "", entry
    value = next((group for group in found.groups() if group), found[0])
    return value, f"{entry[: found.start()]} {entry[found.end() :]}"
