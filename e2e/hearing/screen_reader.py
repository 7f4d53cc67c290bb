"""Orca, with all that it needs, on a screen of its own that nobody sees."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

FOLDER = Path(__file__).parent
AT_SPI = "/usr/libexec/at-spi-bus-launcher"
# What has to be there, with the package of Debian that brings it.
NEEDED = {
    "Xvfb": "xvfb",
    "dbus-daemon": "dbus",
    AT_SPI: "at-spi2-core",
    "openbox": "openbox",
    "orca": "orca",
    "xdotool": "xdotool",
    "chromium": "chromium",
}
SCREEN = "1000x900x24"
PATIENCE = 20.0  # seconds until what was started has to be there
LOOK = 0.02  # seconds between two looks


def missing() -> list[str]:
    """The packages of Debian that would have to be installed."""
    return [package for command, package in NEEDED.items() if shutil.which(command) is None]


class ScreenReader:
    """Orca and its desk: a screen, a bus, a window manager; each ended by its process."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="rondel-hearing-"))
        self.paper = self.folder / "heard.jsonl"
        self.paper.touch()
        self.log = (self.folder / "desk.log").open("wb")
        self.processes: list[subprocess.Popen[bytes]] = []
        runtime = self.folder / "run"
        runtime.mkdir(mode=0o700)
        self.environment = {
            **os.environ,
            "HOME": str(self.folder),
            "XDG_RUNTIME_DIR": str(runtime),
            "RONDEL_HEARD": str(self.paper),
            "ACCESSIBILITY_ENABLED": "1",
            "LC_ALL": "C.UTF-8",  # what Orca itself adds is English
        }
        self.environment.pop("XDG_CONFIG_HOME", None)
        self.environment.pop("XDG_DATA_HOME", None)

    def start(self) -> ScreenReader:
        """All of it is there, and Orca has said so."""
        screen = self._started(
            "Xvfb", "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"
        )
        self.environment["DISPLAY"] = f":{screen}"
        bus = self._started("dbus-daemon", "--session", "--nofork", "--print-address=1")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus
        self._start("openbox")
        self._start(AT_SPI, "--launch-immediately")
        for status in ("IsEnabled", "ScreenReaderEnabled"):
            self._switch_on(status)
        preferences = self.folder / "orca"
        preferences.mkdir()
        shutil.copy(FOLDER / "on_paper.py", preferences / "orca-customizations.py")
        self._start("orca", "-u", str(preferences))
        deadline = time.monotonic() + PATIENCE
        while not self.heard():
            assert time.monotonic() < deadline, f"Orca says nothing; see {self.log.name}"
            time.sleep(LOOK)
        return self

    def stop(self) -> None:
        """Nothing of it is left, in the opposite order."""
        for process in reversed(self.processes):
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait(5)
            if process.stdout:
                process.stdout.close()
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def heard(self) -> list[str]:
        """All that was said since it was started."""
        lines = self.paper.read_text(encoding="utf-8").split("\n")[
            :-1
        ]  # the last may be unfinished
        return [" ".join(text.split()) for line in lines if (text := json.loads(line))]

    def press(self, key: str) -> None:
        """A key such as `Tab` or `ctrl+k` goes down and up, Orca listening."""
        *modifiers, last = key.split("+")
        down = [part for name in modifiers for part in ("keydown", name)]
        # By itself xdotool lets go of Ctrl first, and Orca takes what is left for a key of its own.
        up = [part for name in reversed(modifiers) for part in ("keyup", name)]
        self._call("xdotool", *down, "key", last, *up)

    def type(self, text: str) -> None:
        """*text* is typed."""
        self._call("xdotool", "type", "--delay", "40", "--", text)

    def _call(self, *command: str) -> None:
        subprocess.run(command, env=self.environment, check=True, stdout=self.log, stderr=self.log)

    def _switch_on(self, status: str) -> None:
        self._call(
            *("dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus"),
            *("org.freedesktop.DBus.Properties.Set", "string:org.a11y.Status"),
            *(f"string:{status}", "variant:boolean:true"),
        )

    def _start(self, *command: str, piped: bool = False) -> subprocess.Popen[bytes]:
        out = subprocess.PIPE if piped else self.log
        process = subprocess.Popen(command, env=self.environment, stdout=out, stderr=self.log)
        self.processes.append(process)
        return process

    def _started(self, *command: str) -> str:
        """Start what says in its first line where it is to be reached."""
        output = self._start(*command, piped=True).stdout
        assert output
        return output.readline().decode().strip()


if __name__ == "__main__":
    print(*missing())  # noqa: T201 - for dev.py
