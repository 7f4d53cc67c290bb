"""What is read out of a text, in short."""

from __future__ import annotations

from rondel.intake import Row, read


def only(text: str) -> Row:
    """The one row of *text*."""
    (row,) = read(text).rows
    return row


def codes(text: str) -> list[str]:
    """Which problems *text* has."""
    return [problem.code for problem in read(text).problems]
