"""Who may frame which page.

A page on which a GM could press something is framed only by pages that somebody named: those of
the known tabletops, those that whoever runs the server names, those that a GM names for one table.
A page on which nobody can do anything is framed by everybody.
"""

from __future__ import annotations

from collections.abc import Iterable

NOBODY = "'none'"
OURSELVES = "'self'"
EVERYBODY = "*"


def ancestors(of_server: str, of_table: Iterable[str]) -> str:
    """The sources of `frame-ancestors` for a table's full page.

    If the server says that nobody frames anything, no table says otherwise.
    """
    if of_server.strip() == NOBODY:
        return NOBODY
    return " ".join(dict.fromkeys([*of_server.split(), *of_table]))
