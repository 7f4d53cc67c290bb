"""What whoever runs Rondel may decide."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from rondel.core import Dice
from rondel.core.system import AnySystem

BEAT = 10.0  # seconds between heartbeats
TICK = 1.0  # seconds between looks whether observers of a delayed table can be shown more
DATABASE = "rondel.sqlite3"  # in the data folder

_PLAIN = re.compile(r"[!-~]+").fullmatch  # as addresses are written: ASCII, no spaces


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """How one server is to be; *systems* None: those that are installed."""

    database: str  # as SQLAlchemy writes addresses
    mode: Literal["gevent", "threading"] = "threading"
    public: str = ""  # where people reach us, with no slash at its end; "": where each asks
    origins: frozenset[str] = frozenset()  # whose pages may talk to us, besides our own
    frame_ancestors: str = ""  # "": the usual, as `rondel.web.framing` says
    proxies: int = 0  # how many in front of us may be believed about the client's address
    beat: float = BEAT  # seconds
    tick: float = TICK  # seconds
    systems: Mapping[str, AnySystem] | None = field(default=None, repr=False)
    dice: Dice | None = field(default=None, repr=False)
    now: Callable[[], datetime] | None = field(default=None, repr=False)


def from_environment(data: Path, mode: Literal["gevent", "threading"]) -> Config:
    """What the environment's RONDEL_… variables say, with the database in *data* by default.

    Raises ValueError with one line for people.
    """
    environ = os.environ
    public = public_address(environ.get("RONDEL_PUBLIC_URL", ""))
    return Config(
        database=environ.get("RONDEL_DATABASE_URL") or f"sqlite:///{data / DATABASE}",
        mode=mode,
        public=public,
        # A proxy may ask us under another name than people ask it.
        origins=frozenset([*environ.get("RONDEL_ORIGINS", "").split(), *_origin(public)]),
        frame_ancestors=environ.get("RONDEL_FRAME_ANCESTORS", ""),
        proxies=int(environ.get("RONDEL_PROXIES") or 0),
    )


def public_address(text: str) -> str:
    """The address under which people reach us, as *text* says it; "" if it says none.

    Raises ValueError with one line for people.
    """
    address = text.strip().rstrip("/")
    if not address:
        return ""
    try:
        parts = urlsplit(address)
        whole = parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:
        whole = False
    if not whole or parts.query or parts.fragment or "@" in parts.netloc or not _PLAIN(address):
        raise ValueError(
            f"RONDEL_PUBLIC_URL is {text!r}: say where people reach Rondel, "
            "as in https://rondel.example or https://example.org/rondel"
        )
    return f"{parts.scheme}://{parts.netloc.lower()}{parts.path}"


def _origin(address: str) -> tuple[str, ...]:
    parts = urlsplit(address)
    return (f"{parts.scheme}://{parts.netloc}",) if address else ()


def data_folder() -> Path:
    """Where this machine keeps the data of programs, for Rondel's."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local", "Rondel")
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home, "rondel")
