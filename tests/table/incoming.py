"""Rows that come into the game, and what becomes of them, in words that tests read well in."""

from __future__ import annotations

from rondel.intake import Row

MIRA = Row("Mira", side="Heroes", hp=4, max_hp=11, note="owes me", key="owlbear:1")
WOLVES = Row("Wolf", 3, side="Foes", hp=11)
SPY = Row("Spy", side="Foes", hidden=True, conditions=("poisoned", "prone"), key="owlbear:2")
ROWS = (MIRA, WOLVES, SPY)


def gather(game, *rows, request="g-1", seat=None):
    return game.tables.gather(game.table, seat or game.gm, request, game.fight, rows)


def preview(game, *rows, seat=None):
    return game.tables.preview(game.table, seat or game.gm, game.fight, rows)


def becomes(game, *rows):
    """What each row becomes, and what would change, without whose change it is."""
    return [
        (one.becomes.value, [(c.what, c.before, c.after) for c in one.changes])
        for one in preview(game, *rows)
    ]


def names(game, seat=None):
    return [figure["name"] for figure in game.figures(seat).values()]


def named(game, name):
    return next(figure for figure in game.figures().values() if figure["name"] == name)


def who_is(game, name):
    return next(who for who, figure in game.figures().items() if figure["name"] == name)
