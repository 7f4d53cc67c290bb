"""What whoever runs Rondel may decide."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Literal

from rondel.core import Dice
from rondel.core.system import AnySystem

# Every page of an own origin and every secure one may frame the overlay; its token is in no
# cookie, so that a page that frames it gains nothing but a view.
FRAME_ANCESTORS = "'self' https: http://localhost:* http://127.0.0.1:*"
BEAT = 10.0  # seconds between heartbeats
TICK = 1.0  # seconds between looks whether observers of a delayed table can be shown more
DATABASE = "rondel.sqlite3"  # in the data folder


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """How one server is to be; *systems* None: those that are installed."""

    database: str  # as SQLAlchemy writes addresses
    mode: Literal["gevent", "threading"] = "threading"
    origins: frozenset[str] = frozenset()  # whose pages may talk to us, besides our own
    frame_ancestors: str = FRAME_ANCESTORS
    proxies: int = 0  # how many in front of us may be believed about the client's address
    beat: float = BEAT  # seconds
    tick: float = TICK  # seconds
    systems: Mapping[str, AnySystem] | None = field(default=None, repr=False)
    dice: Dice | None = field(default=None, repr=False)
    now: Callable[[], datetime] | None = field(default=None, repr=False)


def from_environment(data: Path, mode: Literal["gevent", "threading"]) -> Config:
    """What the environment's RONDEL_… variables say, with the database in *data* by default."""
    environ = os.environ
    return Config(
        database=environ.get("RONDEL_DATABASE_URL") or f"sqlite:///{data / DATABASE}",
        mode=mode,
        origins=frozenset(environ.get("RONDEL_ORIGINS", "").split()),
        frame_ancestors=environ.get("RONDEL_FRAME_ANCESTORS") or FRAME_ANCESTORS,
        proxies=int(environ.get("RONDEL_PROXIES") or 0),
    )


def data_folder() -> Path:
    """Where this machine keeps the data of programs, for Rondel's."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local", "Rondel")
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home, "rondel")
