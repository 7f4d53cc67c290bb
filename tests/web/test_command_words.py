"""In the list of keys each command is told from every other by its words, in every language."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from rondel.core.seats import Role
from rondel.systems import installed
from rondel.table.plain import words_of_commands

LOCALES = Path(__file__).parents[2] / "frontend" / "src" / "locales"
WORDS = re.compile(r"^([\w-]+) = (.+)$", re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "fi", "cs", "de"])
@pytest.mark.parametrize("slug", ["speed-rounds", "dice-bag", "time-plan"])
def test_no_two_commands_of_a_system_are_called_the_same(slug: str, language: str) -> None:
    files = [path.read_text("utf-8") for path in LOCALES.glob(f"{language}*.ftl")]
    words = dict(found for text in files for found in WORDS.findall(text))
    keys = set(words_of_commands(installed()[slug], Role.GM).values())

    called = Counter(words[key] for key in keys if key in words)

    assert len(called) > len(keys) / 2
    assert [said for said, times in called.items() if times > 1] == []
