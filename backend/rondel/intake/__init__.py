"""Combatants out of what people paste: text or JSON of many kinds, to rows; and rows out again.

Nothing is fetched, nothing is evaluated but sums with signs, and nothing that comes in is believed:
every row fits into a roster, and what does not is told as a problem.
"""

from rondel.intake.reading import read
from rondel.intake.rows import Found, Problem, Row

__all__ = ["Found", "Problem", "Row", "read"]
