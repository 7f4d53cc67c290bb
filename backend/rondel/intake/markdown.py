"""Tables as Markdown draws them: the strokes between their cells become tabs."""

from __future__ import annotations

import csv
import io
import re
from itertools import pairwise

_RULE = re.compile(r"\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?")
_STROKE = re.compile(r"(?<!\\)\|")
_LONGEST_RULE = 1_000  # characters
_LOOKED_AT = 20  # lines by which a table is recognised


def is_table(text: str) -> bool:
    """Whether *text* has a line of titles with strokes, and a rule below it."""
    lines = text.split("\n", _LOOKED_AT)[:_LOOKED_AT]
    return any(_has_strokes(titles) and _is_rule(rule) for titles, rule in pairwise(lines))


def with_tabs(text: str) -> str:
    """*text*, a table, with tabs between its cells; every line keeps its number."""
    return "\n".join(_with_tabs(line) for line in text.split("\n"))


def _is_rule(line: str) -> bool:
    short = len(line) <= _LONGEST_RULE
    return short and _has_strokes(line) and _RULE.fullmatch(line.strip()) is not None


def _has_strokes(line: str) -> bool:
    return _STROKE.search(line) is not None


def _with_tabs(line: str) -> str:
    if _is_rule(line):
        return ""
    inside = line.strip().removeprefix("|")
    cells = [cell.replace("\\|", "|").strip() for cell in _STROKE.split(inside)]
    written = io.StringIO()
    csv.writer(written, delimiter="\t", lineterminator="").writerow(cells)
    return written.getvalue()
