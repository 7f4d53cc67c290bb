"""Who may frame which page.

A page on which a GM could press something is framed only by pages that somebody named: those of
the known tabletops, those that whoever runs the server names, those that a GM names for one table.
A page on which nobody can do anything is framed by everybody.
"""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

NOBODY = "'none'"
OURSELVES = "'self'"
EVERYBODY = "*"
# Who frames the overlay could make a GM press what they do not see: so it is ourselves, and the
# tabletops that we are an extension of.
USUAL = "'self' https://owlbear.rodeo https://www.owlbear.rodeo"
# What runs on the reader's own machine is known only to a server that runs there as well: for one
# that all the world reaches, it may be anything.
OF_THIS_MACHINE = "http://localhost:* http://127.0.0.1:*"
_LOCAL = ("localhost", "127.0.0.1", "::1")


def of_server(named: str, address: str) -> str:
    """Whom a server lets frame every table: those who are *named*, or the usual ones.

    *address* is where people reach it.
    """
    if named.strip():
        return named
    is_local = (urlsplit(address).hostname or "") in _LOCAL
    return f"{USUAL} {OF_THIS_MACHINE}" if is_local else USUAL


def ancestors(server: str, table: Iterable[str]) -> str:
    """The sources of `frame-ancestors` for a table's full page.

    If the server says that nobody frames anything, no table says otherwise.
    """
    if server.strip() == NOBODY:
        return NOBODY
    return " ".join(dict.fromkeys([*server.split(), *table]))
