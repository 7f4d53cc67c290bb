"""A server and the people at it, as the tests of the wire speak of them."""

from __future__ import annotations

import itertools
import json
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request as Asking
from urllib.request import urlopen

import socketio
import websocket
from fresh import new_database
from socketio.exceptions import ConnectionError as NotIn

from rondel.core.system import AnySystem
from rondel.table.streams import apply, digest
from rondel.web import Config, create_app, serve
from rondel.web.app import running
from rondel_schemas import messages

PATIENCE = 20.0  # seconds until a test gives up on what comes within milliseconds when it is quiet
SOCKET: dict[str, Any] = {"transports": ["websocket"], "wait_timeout": PATIENCE}
_counter = itertools.count(1)


def wait_for(holds: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """What *holds* says as soon as that is true."""
    deadline = time.monotonic() + patience
    while not (found := holds()):
        assert time.monotonic() < deadline, "it did not come to that in time"
        time.sleep(0.005)
    return found


def until(asked: Callable[[], Any], last: Any, most: int = 2_000) -> list[Any]:
    """The answers to what is *asked* again and again, the *last* one being what it comes to.

    How soon whoever asks too often is made to wait depends on how fast this machine is.
    """
    answers = [asked()]
    while answers[-1] != last:
        assert len(answers) < most, "it did not come to that"
        answers.append(asked())
    return answers


@dataclass
class Place:
    """Where a server listens."""

    url: str
    app: Any = None  # None: in another process

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def http(
        self,
        path: str,
        body: object = None,
        *,
        raw: bytes | None = None,
        **headers: str,
    ) -> tuple[int, Mapping[str, str], bytes]:
        """The status, headers and body of an answer."""
        data = raw if body is None else json.dumps(body).encode()
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        if body is not None:
            named.setdefault("Content-Type", "application/json")
        try:
            with urlopen(Asking(f"{self.url}{path}", data, named), timeout=PATIENCE) as answer:
                return answer.status, dict(answer.headers), answer.read()
        except HTTPError as error:
            with error:
                return error.code, dict(error.headers), error.read()

    def new_table(self, name: str = "Friday", **more: Any) -> tuple[str, str]:
        """A table and its owner's token."""
        status, _, body = self.http("/api/tables", {"name": name, **more})
        assert status == 201, body
        made = messages.MadeTable().load(json.loads(body))
        return made["table"], made["token"]

    @contextmanager
    def frames(self, path: str = "", **options: Any) -> Iterator[websocket.WebSocket]:
        """A websocket that speaks Engine.IO by hand, past its first packet."""
        url = self.url.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket" + path
        raw = websocket.create_connection(url, timeout=PATIENCE, **options)
        try:
            assert raw.recv().startswith("0")
            yield raw
        finally:
            raw.shutdown()


@dataclass
class Person:
    """Somebody at a table, with the document as their browser would have it."""

    place: Place
    table: str
    token: str
    watch: bool = False  # whether they come to watch only, whatever their seat
    origin: str = ""  # of the page that they come from; empty: one of the server's own
    doc: dict[str, Any] = field(default_factory=dict)
    head: tuple[str, str, int] = ("", "", -1)  # stream, epoch, aseq
    me: dict[str, Any] = field(default_factory=dict)
    heard: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    gone: threading.Event = field(default_factory=threading.Event)

    def __post_init__(self) -> None:
        self.client = self._new_client()
        trigger = self.client.eio._trigger_event

        def in_order(event: str, *args: Any, **options: Any) -> Any:
            # By itself it handles each message in a thread of its own, in any order.
            if event == "message" and args[0][:1] in {"2", "3"}:  # an event or an answer
                options["run_async"] = False
            return trigger(event, *args, **options)

        self.client.eio._trigger_event = in_order
        for name, kind in messages.NEWS.items():
            self.client.on(name, self._hearer(name, kind()))
        self.client.on("disconnect", lambda *_: self.gone.set())

    def _new_client(self) -> socketio.Client:
        page = {"origin": self.origin} if self.origin else {}
        return socketio.Client(reconnection=False, websocket_extra_options=page)

    @property
    def auth(self) -> dict[str, Any]:
        watch = {"watch": True} if self.watch else {}
        return {"v": 1, "table": self.table, "token": self.token, **watch}

    def enter(self) -> Person:
        self.client.connect(self.place.url, auth=self.auth, **SOCKET)
        return self

    def refused(self, **auth: Any) -> str:
        """The code with which this person is not let in."""
        said: queue.Queue[Any] = queue.Queue()
        another = self._new_client()  # the first may still be on its way out
        another.on("connect_error", said.put)
        auth = {**self.auth, **auth}
        try:
            another.connect(self.place.url, auth=auth, **SOCKET)
        except NotIn:
            refusal = said.get(timeout=PATIENCE)
            return str(messages.NotConnected().load(refusal["data"])["code"])
        finally:
            another.disconnect()
        raise AssertionError("was let in")

    def leave(self) -> None:
        self.client.disconnect()
        self.client.eio.wait()

    def _hearer(self, name: str, schema: Any) -> Callable[[dict[str, Any]], None]:
        def hear(data: dict[str, Any]) -> None:
            try:
                schema.load(data)
                self.heard.append((name, data))
                if name == "update":
                    self._update(**data)
                if name == "beat" and (data["stream"], data["epoch"], data["aseq"]) == self.head:
                    assert data["hash"] == digest(self.doc)
            except Exception as error:  # noqa: BLE001 - told when the test ends
                self.faults.append(f"{name}: {error!r}")

        return hear

    def _update(self, stream: str, epoch: str, aseq: int, patch: dict[str, Any]) -> None:
        if (stream, epoch) != self.head[:2]:
            return  # of a stream that is looked at no longer
        assert aseq == self.head[2] + 1, f"{aseq} after {self.head[2]}"
        self.doc = apply(self.doc, patch)
        messages.Doc().load(self.doc)
        self.head = stream, epoch, aseq

    # --- asking -------------------------------------------------------------------------------

    def ask(self, event: str, body: object) -> dict[str, Any]:
        """The answer; it fits its schema."""
        answer = self.client.call(event, body, timeout=PATIENCE)
        done = messages.ANSWERS[event][1] if event in messages.ANSWERS else messages.Refused
        (done if answer["ok"] else messages.Refused)().load(answer)
        return dict(answer)

    def sync(self, encounter: str | None = None) -> dict[str, Any]:
        """Look at the encounter that is shown, or at this one."""
        asked = {"v": 1} | ({} if encounter is None else {"encounter": encounter})
        done = threading.Event()
        answers: list[dict[str, Any]] = []

        def take(answer: dict[str, Any]) -> None:
            # Here, in the order of the wire: what comes next is about this document.
            answers.append(answer)
            if answer["ok"]:
                self.doc, self.me = answer["doc"], answer["me"]
                self.head = answer["stream"], answer["epoch"], answer["aseq"]
            done.set()

        self.client.emit("sync", asked, callback=take)
        assert done.wait(PATIENCE)
        (answer,) = answers
        (messages.Synced if answer["ok"] else messages.Refused)().load(answer)
        return answer

    def give(self, kind: str, encounter: str = "", /, **fields: Any) -> dict[str, Any]:
        """The answer to a command, given on what this person sees."""
        offers = self.doc.get("encounter", {}).get("offers", {})
        expect = offers.get(kind, {}).get("expect", "") if encounter else ""
        return self.ask("command", command(kind, encounter, fields, expect=expect))

    def do(self, kind: str, encounter: str = "", /, **fields: Any) -> dict[str, str]:
        """The result of a command, which is carried out."""
        answer = self.give(kind, encounter, **fields)
        while answer.get("code") == "slow-down":
            time.sleep(0.1)
            answer = self.give(kind, encounter, **fields)
        assert answer["ok"], answer
        return dict(answer.get("result", {}))

    # --- what this person sees ----------------------------------------------------------------

    @property
    def fight(self) -> str:
        return str(self.doc["encounter"]["id"])

    def named(self, name: str) -> str:
        """The id of the combatant with *name*."""
        figures = self.doc["encounter"]["figures"]
        return next(who for who, figure in figures.items() if figure["name"] == name)

    def catch_up(self, other: Person | None = None) -> None:
        """Everything that was sent until now has come: an answer cannot overtake it."""
        assert self.client.call("log", {"v": 1, "encounter": "none", "before": 1}, timeout=PATIENCE)

    def updates(self) -> list[dict[str, Any]]:
        return [data for name, data in self.heard if name == "update"]

    def byes(self) -> list[str]:
        return [data["code"] for name, data in self.heard if name == "bye"]


def command(
    kind: str, encounter: str, fields: object, *, expect: str = "", **more: Any
) -> dict[str, Any]:
    """A message with a command; each has an id of its own."""
    message = {"v": 1, "id": f"c{next(_counter)}", "encounter": encounter, "kind": kind}
    return {**message, "expect": expect, "fields": fields, **more}


@contextmanager
def threaded(folder: Path, systems: Mapping[str, AnySystem], **config: Any) -> Iterator[Place]:
    """A server in this process, with threads."""
    url = new_database(folder / "rondel.sqlite3")
    app = create_app(Config(database=url, mode="threading", systems=systems, **config))
    listener = serve.listen("127.0.0.1", 0)
    server = serve.with_threads(app, listener)
    try:
        yield Place(serve.address_of(listener, "127.0.0.1"), app)
    finally:
        server.shutdown()
        server.server_close()
        listener.close()
        running(app).close()


@contextmanager
def served(folder: Path, *options: str) -> Iterator[Place]:
    """`rondel serve` in a process of its own; its end is asked for and is clean."""
    command_line = [sys.executable, "-m", "rondel", "serve", "--port", "0"]
    with subprocess.Popen(
        [*command_line, "--data", str(folder), *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            first = process.stdout.readline()
            assert first.startswith("Rondel is at http://"), process.stderr.read()
            yield Place(first.removeprefix("Rondel is at ").rstrip("/\n"))
        finally:
            process.terminate()
            _, complaints = process.communicate(timeout=PATIENCE)
        assert complaints == "", complaints
        assert process.returncode == 0
