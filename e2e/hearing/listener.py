"""Somebody at a table who hears the page and has a keyboard."""

from __future__ import annotations

import re
import time
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright
from screen_reader import LOOK, ScreenReader

PATIENCE = 8.0  # seconds until something has to be heard
QUIET = 1.1  # seconds without a word after which nothing more is to come
MOST_TABS = 80
FLAGS = (
    "--force-renderer-accessibility",
    "--disable-gpu",
    "--no-first-run",
    "--no-sandbox",
    "--test-type",  # without it, the sandbox is spoken of
    "--window-size=480,860",
    "--app=data:text/html,<title>nothing</title>",
)


class Listener:
    """Hands on the keys, ears at Orca."""

    def __init__(self, reader: ScreenReader, playwright: Playwright, profile: Path) -> None:
        self.reader = reader
        self.context: BrowserContext = playwright.chromium.launch_persistent_context(
            profile,
            headless=False,
            executable_path="/usr/bin/chromium",
            env={k: str(v) for k, v in reader.environment.items()},
            args=list(FLAGS),
            no_viewport=True,
            reduced_motion="reduce",
        )
        self.page: Page = self.context.pages[0]
        self.since = 0
        self.transcript: list[str] = []

    def come(self, link: str) -> list[str]:
        """Open the link; what is heard."""
        self.page.goto(link)
        self.page.locator("rondel-head h1").wait_for()
        self.page.wait_for_load_state("networkidle")
        return self._noted("(the page opens)")

    def leave(self) -> None:
        self.context.close()

    # --- hands ------------------------------------------------------------------------------

    def press(self, *keys: str) -> list[str]:
        """Press keys, each once the one before has been answered; all that is heard."""
        said = []
        for key in keys:
            self.reader.press(key)
            said += self._noted(key)
        return said

    def type(self, text: str) -> list[str]:
        """Write; what is heard."""
        self.reader.type(text)
        return self._noted(f"“{text}”")

    def to(self, pattern: str, key: str = "Tab") -> list[str]:
        """Go on with *key* until something like *pattern* is heard."""
        met: list[str] = []
        for _ in range(MOST_TABS):
            said = self.press(key)
            if re.search(pattern, " | ".join(said)):
                return said
            met += said
        raise AssertionError(f"{key} does not lead to {pattern!r}, but to {met}")

    # --- ears -------------------------------------------------------------------------------

    def hear(self, why: str, least: int = 0) -> list[str]:
        """What is said from the last time on, once *least* was heard and nothing more follows."""
        return self._noted(why, least)

    def _noted(self, why: str, least: int = 0) -> list[str]:
        deadline = time.monotonic() + PATIENCE
        while len(self._new()) < least and time.monotonic() < deadline:
            time.sleep(LOOK)
        met, quiet_since = len(self._new()), time.monotonic()
        while time.monotonic() < quiet_since + QUIET:
            time.sleep(LOOK)
            if len(self._new()) != met:
                met, quiet_since = len(self._new()), time.monotonic()
        heard = self._new()[:met]
        self.since += met
        self.transcript.append(f"{why}: {' | '.join(heard) or '-'}")
        return heard

    def _new(self) -> list[str]:
        return self.reader.heard()[self.since :]
