"""A server as its users run it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from rondel.systems import installed
from rondel.table import Tables
from rondel.web.config import DATABASE

PATIENCE = 60  # seconds for what takes one while the machine is quiet
LISTENING = re.compile(r"http://127\.0\.0\.1:(\d+)")


@dataclass
class Server:
    """`rondel serve` as its users run it, on one data folder and, once started, one port."""

    data: Path
    extra_path: str = ""
    port: int = 0
    process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it says where it listens."""
        command = [sys.executable, "-m", "rondel", "serve", "--no-demo"]
        command += ["--port", str(self.port), "--data", str(self.data)]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        if self.extra_path:
            environment["PYTHONPATH"] = self.extra_path
        log = (self.data.parent / "server.log").open("a")
        with log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment
            )
        assert self.process.stdout
        for line in self.process.stdout:
            if found := LISTENING.search(line):
                self.port = int(found[1])
                return
        raise RuntimeError((self.data.parent / "server.log").read_text())

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        self._shut()

    def stop(self) -> None:
        """As its operator would."""
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)
        self._shut()

    def _shut(self) -> None:
        if self.process and self.process.stdout:
            self.process.stdout.close()

    def new_table(self, name: str = "Tuesday") -> tuple[str, str]:
        """The id of a new table and its owner's token.

        It is made beside the server, which lets nobody make as many as there are scenes.
        """
        tables = Tables(f"sqlite:///{self.data / DATABASE}", installed())
        made = tables.create(name)
        tables.close()
        return made.table, made.token
