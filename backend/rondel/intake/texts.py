"""Names and notes out of whatever text comes in: nothing that deceives, nothing without end."""

from __future__ import annotations

import unicodedata

LAYOUT = frozenset("\n\t")  # controls that belong in a text of several lines

_UNTYPED = {"Cc", "Cs", "Zl", "Zp"}  # categories: controls, halves of characters, line breaks
_UNSEEN = _UNTYPED | {"Cf", "Cn", "Zs"}  # categories that leave no mark
# Marks that turn the direction of text, so that it looks like other text; and the mark that some
# programs put before everything.
_TURNING = frozenset(
    map(chr, (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
)
_MARKS = _TURNING | {"\ufeff"}
_ROOM = 4  # times the length wanted; what is cut off before a text is looked at


def one_line(value: object, most: int) -> str:
    """*value* in one line, at most *most* + 1 characters of it; empty if it is no visible text."""
    text = _clean(value, most, keep=frozenset())
    return " ".join(text.split())[: most + 1].strip()


def lines(value: object, most: int) -> str:
    """*value* in as many lines as it has, cut after *most* characters."""
    return _clean(value, most, keep=LAYOUT).strip()[:most].strip()


def shown(value: object, most: int) -> str:
    """*value* as far as it fits into a sentence about it."""
    text = one_line(value if isinstance(value, str) else repr(value)[: most * _ROOM], most)
    return text if len(text) <= most else f"{text[: most - 1]}…"


def _clean(value: object, most: int, keep: frozenset[str]) -> str:
    if not isinstance(value, str):
        return ""
    text = value[: (most + 1) * _ROOM].replace("\r\n", "\n")
    typed = "".join(_typed(char, keep) for char in text)
    normal = unicodedata.normalize("NFC", typed)
    return "" if all(unicodedata.category(char) in _UNSEEN for char in normal) else normal


def _typed(char: str, keep: frozenset[str]) -> str:
    if char in keep:
        return char
    if char in _MARKS or unicodedata.category(char) == "Cs":
        return ""
    return " " if unicodedata.category(char) in _UNTYPED else char
