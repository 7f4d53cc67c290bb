"""How much anybody may ask for: generous to people, narrow to programs that go astray."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

FRAMES = (20.0, 80)  # per second, at once: of one socket; more than that is cut
CALLS = (10.0, 40)  # per second, at once: of one socket; more than that is told to slow down
SEAT_CALLS = (20.0, 80)  # per second, at once: of all sockets of one seat
CONNECTIONS = (20.0, 200)  # per second, at once: from one address
REQUESTS = (5.0, 60)  # per second, at once: what costs something over HTTP, from one address
NEW_TABLES = (30 / 3600, 30)  # per second, at once: from one address
KNOCKS = (1 / 5, 15)  # per second, at once: from one address, where a whole table may be at home
WAITING = (10.0, 100)  # per second, at once: how often they ask whether they are let in

MOST_SOCKETS = 3_000  # of the process
MOST_SESSIONS = 3_300  # of the process, those included that have not logged in yet
MOST_AT_TABLE = 1_200  # sockets
MOST_OF_SEAT = 20  # sockets of one GM or player; spectators share a seat
MOST_REMEMBERED = 10_000  # keys of one kind

Clock = Callable[[], float]  # seconds


@dataclass(slots=True)
class Bucket:
    """Holds *most* tokens and gains *rate* of them per second; who asks takes one."""

    rate: float
    most: int
    clock: Clock = time.monotonic
    _left: float = field(init=False)
    _at: float = field(init=False)

    def __post_init__(self) -> None:
        self._left = self.most
        self._at = self.clock()

    @property
    def is_full(self) -> bool:
        """Whether nothing was taken that has not come back."""
        return self._left + (self.clock() - self._at) * self.rate >= self.most

    def take(self) -> bool:
        """Whether there was one to take."""
        now = self.clock()
        self._left = min(self.most, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


@dataclass(slots=True)
class Buckets:
    """A bucket for each key; those that are full again are forgotten."""

    rate: float
    most: int
    clock: Clock = time.monotonic
    _of: dict[str, Bucket] = field(default_factory=dict)

    def take(self, key: str) -> bool:
        """Whether the bucket of *key* had one."""
        if len(self._of) >= MOST_REMEMBERED and key not in self._of:
            self._of = {k: b for k, b in self._of.items() if not b.is_full}
            if len(self._of) >= MOST_REMEMBERED:
                return False
        bucket = self._of.get(key)
        if bucket is None:
            bucket = self._of[key] = Bucket(self.rate, self.most, self.clock)
        return bucket.take()
