"""Whole encounters, as a GM, a player and an observer hear of them who cannot see them.

What is to be heard stands in `told/`: each line of a course of moments.py, and below it all that
Orca says of it. A file that is not there is written, to be read before it is kept.
"""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest
from moments import COURSES

TOLD = Path(__file__).parent / "told"
LASTED = re.compile(r"\d+:\d\d\b")  # what a run took is of no account
SEATS = ("gm", "anna", "observer")
# Everybody hears their own language, and each language is heard.
LANGUAGES = {
    "speed-rounds": {"gm": "en", "anna": "cs", "observer": "de"},
    "dice-bag": {"gm": "en", "anna": "fi", "observer": "cs"},
    "time-plan": {"gm": "en", "anna": "de", "observer": "fi"},
}


def course(system: str) -> list[str]:
    """The lines of its course that are played after everything has been set up."""
    lines = COURSES[system].strip().splitlines()
    after = lines[lines.index("= set-up") + 1 :]
    return [line for line in after if line.startswith("> ")]


def expected(path: Path) -> list[list[str]]:
    """For each line of the course, what is to be heard of it."""
    if not path.exists():
        return []
    heard: list[list[str]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("> "):
            heard.append([])
        else:
            heard[-1].append(line)
    return heard


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("system", COURSES)
def test_each_round_turn_and_prompt_is_heard_once(room, system, seat):
    here = room(system, "set-up")
    path = TOLD / f"{system}-{seat}.txt"
    wanted = expected(path)
    ears = here.sit(seat, LANGUAGES[system][seat])

    told: list[list[str]] = []
    for line, sentences in itertools.zip_longest(course(system), wanted):
        here.give(line.removeprefix("> "))
        heard = ears.hear(line, len(sentences or ()))
        told.append([LASTED.sub("0:00", sentence) for sentence in heard])
    if not wanted:
        path.parent.mkdir(exist_ok=True)
        lines = [[line, *heard] for line, heard in zip(course(system), told, strict=True)]
        path.write_text("\n".join(itertools.chain(*lines, [""])), encoding="utf-8")
        pytest.fail(f"{path} was not there; it is now: read it")

    # What is announced and what a notice says may come one before the other.
    assert [sorted(heard) for heard in told] == [sorted(heard) for heard in wanted]
