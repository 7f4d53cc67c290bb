"""What the first board of a table needs, named by its page so that the browser fetches it at once.

Otherwise it would be asked for only when the board has come and says by which rules it is played.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from flask import request

from rondel.table import Ahead

HERE = "<!-- ahead -->"  # where in a page it stands what comes next
DEFAULT = "en"  # spoken where nobody wishes for a language that we have

_SAID = '<meta name="rondel" data-system="{}" data-lang="{}">'.format
# Fetched as scripts fetch, or else it would be fetched twice.
_WORDS = '<link rel="preload" as="fetch" crossorigin href="../static/{}.ftl">'.format
_PART = '<link rel="modulepreload" href="../static/{}">'.format


def said_in(page: str, known: Ahead, static: Path) -> str:
    """*page*, with what is *known* of its table and with what that needs of what is in *static*."""
    try:
        built: Any = json.loads((static / "ahead.json").read_bytes())
    except FileNotFoundError:
        return page
    words = f"{built['words']}/{_language(known.lang, built['languages'])}"
    links = [_SAID(escape(known.system), escape(known.lang)), _WORDS(words)]
    parts = built["parts"].get(known.system)
    if parts is not None:  # a third party's words are its own, and where the systems are
        links += [_WORDS(f"{words}-{known.system}"), *map(_PART, parts)]
    return page.replace(HERE, "\n    ".join(links))


def _language(table: str, spoken: Sequence[str]) -> str:
    """Which of those *spoken* the page will most likely speak; see languages.js."""
    wishes = [request.args.get("lang", ""), table, *request.accept_languages.values()]
    languages = (wish.lower().replace("_", "-").partition("-")[0] for wish in wishes)
    return next((language for language in languages if language in spoken), DEFAULT)
