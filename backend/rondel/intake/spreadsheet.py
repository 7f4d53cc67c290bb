"""Tables out of a spreadsheet: CSV with commas or semicolons, and cells as they are copied.

Columns go by their titles, in any order. Without titles the first column holds the names, and what
the others mean is not guessed.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Sequence
from itertools import chain, islice

from rondel.intake import markdown
from rondel.intake.gathering import Gathering, Told
from rondel.intake.headers import column, is_yes
from rondel.intake.numbers import out_of, whole
from rondel.intake.trees import first

NAME = "spreadsheet"
MOST_COLUMNS = 100
# With these a cell begins that spreadsheets would reckon out, in some languages with wide ones.
FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
GUARD = "'"  # before a cell that is to be text
_SEPARATORS = ("\t", ";", ",")
_SURELY = 3  # titles that stand over nobody
_SEVERAL = 2  # titles by which a line is known for theirs that is not the first
_LOOKED_AT = 20  # lines by which a text is recognised
_HEAD = 5  # lines among which the titles are looked for: the name of a sheet may be above them
_QUOTE = '"'
# A line for spreadsheets alone, which some of them write first.
_SEPARATOR_SAID = re.compile(r'\s*"?sep=.?"?[^\S\n]*(?=\n)', re.IGNORECASE)
# What has no separator in it, or has it between quotes.
_LISTED = re.compile(r"""(\s*"(?:[^"]|"")*"\s*(?=[,;]|\Z)|[^,;]+)""")


def recognises(text: str) -> bool:
    """Whether *text* has cells: titles over them, or a separator that no list of names has."""
    text = _unsaid(text)
    separator, lines = _separator(text), _first_lines(text)
    table = [_cells(line, separator) for line in lines]
    above = _above_titles(table)
    if above is not None:
        return len(table) > above + 1 or len(_titles(table[above])) >= _SURELY
    if separator == "\t":
        return True
    if len({len(cells) for cells in table}) > 1:
        return False
    if any(whole(cell) is not None for cells in table for cell in cells[1:]):
        return True
    return separator == ";" and len(table) > 1


def rows(text: str, gathering: Gathering) -> None:
    """A row for each line below the titles; *where* counts the lines of the text."""
    table = _lines(_unsaid(text), gathering)
    head = list(islice(table, _LOOKED_AT))
    above = _above_titles([cells for _, cells in head])
    titles = {"name": 0} if above is None else _titles(head[above][1])
    for n, _ in head[: above or 0]:
        gathering.problem(str(n), "above-titles")
    unread = next((n for n, cells in head if any(cell.strip() for cell in cells[1:])), None)
    if above is None and unread is not None:
        gathering.problem(str(unread), "no-titles")
    for n, cells in chain(head if above is None else head[above + 1 :], table):
        if gathering.full:
            return
        _row(
            str(n), {title: cells[at] for title, at in titles.items() if at < len(cells)}, gathering
        )


def _unsaid(text: str) -> str:
    """*text* with an empty line where a spreadsheet is told what separates its cells.

    A table of Markdown becomes one with tabs.
    """
    if markdown.is_table(text):
        return markdown.with_tabs(text)
    return _SEPARATOR_SAID.sub("", text, count=1) if _SEPARATOR_SAID.match(text) else text


def _above_titles(table: Sequence[list[str]]) -> int | None:
    """How many lines stand above the titles of *table*; None if it has no titles."""
    for n, cells in enumerate(table[:_HEAD]):
        if len(_titles(cells)) >= (_SEVERAL if n else 1):
            return n
    return None


def _row(where: str, cells: dict[str, str], gathering: Gathering) -> None:
    values = {title: _unguarded(cell.strip()) for title, cell in cells.items()}
    now, most = out_of(values.get("hp"))
    gathering.take(
        where,
        Told(
            values.get("name"),
            count=values.get("count") or 1,
            side=values.get("side"),
            hp=now,
            max_hp=first(values.get("max_hp"), most),
            hidden=is_yes(values["hidden"]) if "hidden" in values else None,
            note=values.get("note"),
            key=values.get("key", ""),
            initiative=values.get("initiative"),
            fallen=is_yes(values.get("fallen", "")),
            conditions=listed(values.get("conditions", "")),
        ),
    )


def is_reckoned(cell: str) -> bool:
    """Whether a spreadsheet would take *cell* for a formula, guards before it left out."""
    return cell.lstrip(GUARD).startswith(FORMULA)


def listed(cell: str) -> list[str]:
    """The names in *cell*, with commas or semicolons between them unless they are in quotes."""
    found = (match[1] for match in _LISTED.finditer(cell))
    return [_bare(name.strip()) for name in found if name.strip()]


def _bare(name: str) -> str:
    quoted = len(name) > 1 and name[0] == name[-1] == _QUOTE
    return name[1:-1].replace(_QUOTE * 2, _QUOTE) if quoted else name


def _unguarded(cell: str) -> str:
    """*cell* without the apostrophe that keeps a spreadsheet from reckoning it out."""
    return cell[1:] if cell.startswith(GUARD) and is_reckoned(cell) else cell


def _lines(text: str, gathering: Gathering) -> Iterator[tuple[int, list[str]]]:
    """The cells of every line that is not empty, and the number of the line that they end in."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=_separator(text))
    while True:
        try:
            cells = next(reader, None)
        except csv.Error:  # a cell without end
            gathering.problem(str(reader.line_num), "unreadable")
            return
        if cells is None:
            return
        if any(cell.strip() for cell in cells):
            yield reader.line_num, cells[:MOST_COLUMNS]


def _separator(text: str) -> str:
    """What separates the cells: a tab if there is one, else a semicolon, else a comma.

    What stands between quotes separates nothing.
    """
    outside = "".join("\n".join(_first_lines(text)).split(_QUOTE)[::2])
    return next((s for s in _SEPARATORS if s in outside), ",")


def _first_lines(text: str) -> list[str]:
    """The first lines that are not empty, of which *text* has one at least."""
    lines = text.split("\n", 2 * _LOOKED_AT)[: 2 * _LOOKED_AT]
    return [line for line in lines if line.strip()][:_LOOKED_AT] or [text]


def _cells(line: str, separator: str) -> list[str]:
    try:
        return next(csv.reader([line], delimiter=separator))[:MOST_COLUMNS]
    except csv.Error:
        return [line]


def _titles(cells: list[str]) -> dict[str, int]:
    """The place of each column that is known; none at all unless there is one of names."""
    found: dict[str, int] = {}
    for place, title in enumerate(cells):
        if known := column(title):
            found.setdefault(known, place)
    return found if "name" in found else {}
