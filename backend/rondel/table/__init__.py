"""Tables in play: their seats, their encounters, and the journal that keeps them.

Everything the wire needs is here and in `rondel.table.streams`.
"""

from rondel.table.ahead import Ahead
from rondel.table.answers import Created, Outcome, Refused, Request, SeatInfo
from rondel.table.demo import make_demo
from rondel.table.door import Claim
from rondel.table.look import written
from rondel.table.store import StorageError
from rondel.table.tables import Tables

__all__ = [
    "Ahead",
    "Claim",
    "Created",
    "Outcome",
    "Refused",
    "Request",
    "SeatInfo",
    "StorageError",
    "Tables",
    "make_demo",
    "written",
]
