"""What strangers try, against both kinds of servers."""

from __future__ import annotations

import contextlib
import json
import logging
import random
import socket as sockets
import struct
import time
from collections.abc import Iterator
from http.client import HTTPResponse
from typing import Any

import pytest
import websocket
from place import PATIENCE, Person, Place, served, threaded, wait_for
from relay import RELAY

from rondel.web import guard
from rondel.web.app import running
from rondel_schemas.parse import MOST_BYTES

LIMIT = MOST_BYTES
SMALL = [(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)]
RATS = {"count": 20, "side": "🐀" * 60, "controller": "", "hidden": False, "hp": None}


@pytest.fixture(scope="module", params=["threads", "gevent"])
def gm(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Person]:
    """The GM at an encounter, on a server of either kind; their own socket is always well."""
    folder = tmp_path_factory.mktemp(request.param)
    kind = served(folder, "--no-demo")
    if request.param == "threads":
        kind = threaded(folder, {"speed-rounds": RELAY})
    with kind as place:
        person = Person(place, *place.new_table()).enter()
        system = next(iter(person.sync()["doc"]["table"]["systems"]))
        fight = person.do("CreateEncounter", name="Bridge", system=system)["encounter"]
        person.do("ShowEncounter", encounter=fight)
        person.sync()
        yield person
        person.leave()
        assert person.faults == []


@pytest.fixture(scope="module")
def token(gm: Person) -> str:
    """What opens an observer's seat."""
    return gm.do("InviteSeat", role="observer", name="Screen")["token"]


def new_token(gm: Person) -> str:
    """What opens a seat that nobody else uses."""
    return gm.do("InviteSeat", role="observer", name="Another")["token"]


def is_well(gm: Person) -> bool:
    """Whether the GM is answered; whoever is not within :data:`place.PATIENCE` gives up."""
    gm.catch_up()
    return True


def log_in(raw: websocket.WebSocket, person: Person, token: str) -> None:
    auth = {"v": 1, "table": person.table, "token": token}
    raw.send("40" + json.dumps(auth))
    assert raw.recv().startswith("40")


def does_not_take(raw: websocket.WebSocket, frame: str) -> bool:
    """Whether there is nobody any more to send *frame* to."""
    time.sleep(0.02)
    try:
        raw.send(frame)
    except OSError:
        return True
    return False


def is_cut(raw: websocket.WebSocket, within: float = 2) -> bool:
    """Whether the server ends the connection, whatever it still has to say."""
    raw.settimeout(within)
    try:
        while raw.recv():
            pass
    except websocket.WebSocketTimeoutException:
        return False
    except (websocket.WebSocketConnectionClosedException, OSError):
        return True
    return True


# --- what no client of ours sends ---------------------------------------------------------------


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "x",
        "2probe",
        "4",
        "4x",
        "43[1]",
        "44{}",
        "459999999999-[]",
        '451-["command",{"_placeholder":true,"num":0}]',
        '42/admin,["command",{}]',
        "40/admin,",
        "5",
        "6",
        "9",
        "b4AAAA",
        "42" + "1" * 40 + '["command",{}]',
        '42"command"',
        "\u0662",
        '4{"a":1}',
    ],
)
@pytest.mark.parametrize("inside", [False, True], ids=["outside", "inside"])
def test_what_no_client_sends_is_cut(gm: Person, token: str, frame: str, inside: bool) -> None:  # noqa: FBT001 - a column
    with gm.place.frames() as raw:
        if inside:
            log_in(raw, gm, token)
        raw.send(frame)

        assert is_cut(raw)


def test_binary_is_cut(gm: Person, token: str) -> None:
    with gm.place.frames() as raw:
        log_in(raw, gm, token)
        raw.send_binary(b"4\x01")

        assert is_cut(raw)


def test_a_message_may_be_large_but_not_too_large(gm: Person, token: str) -> None:
    with gm.place.frames() as raw:
        log_in(raw, gm, token)
        head = '421["command",{"x":"'
        raw.send(head + "x" * (LIMIT - len(head) - 3) + '"}]')
        assert raw.recv().startswith('431[{"ok":false,"code":"invalid"')

        raw.send(head + "x" * LIMIT + '"}]')
        assert is_cut(raw)


def test_a_message_that_never_ends_is_cut(gm: Person, token: str) -> None:
    with gm.place.frames() as raw:
        raw.send_frame(websocket.ABNF.create_frame("40" + "x" * 8000, 1, 0))
        with pytest.raises((OSError, websocket.WebSocketException)):  # noqa: PT012 - any of them
            for _ in range(200):
                raw.send_frame(websocket.ABNF.create_frame("x" * 8000, 0, 0))
                time.sleep(0.005)


def test_nothing_is_ever_inflated(gm: Person, token: str) -> None:
    with gm.place.frames(header=["Sec-WebSocket-Extensions: permessage-deflate"]) as raw:
        assert "sec-websocket-extensions" not in raw.getheaders()


def test_events_are_never_mistaken_for_the_librarys_own(gm: Person, token: str) -> None:
    with gm.place.frames() as raw:
        log_in(raw, gm, token)
        for name in ("connect", "disconnect", "call", "*", "message"):
            raw.send(f'427["{name}",{{"v":1}}]')
            assert json.loads(raw.recv()[3:])[0]["code"] == "invalid"


def test_a_second_login_on_a_socket_changes_nothing(gm: Person, token: str) -> None:
    with gm.place.frames() as raw:
        log_in(raw, gm, token)
        raw.send('40{"v":1,"table":"t","token":"x"}')
        assert raw.recv().startswith("44")
        raw.send('421["sync",{"v":1}]')

        assert raw.recv().startswith('431[{"ok":true')


def test_what_is_no_login_is_told_so(gm: Person, token: str) -> None:
    for text in ("", "{}", '{"v":1}', '{"v":1,"v":1}', '{"v":NaN}', "{", "{[]}"):
        with gm.place.frames() as raw:
            raw.send("40" + text)

            assert '"code":"invalid"' in raw.recv()


SOCKET = {
    "Host": "x",
    "Upgrade": "websocket",
    "Connection": "upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "x",
}


@pytest.mark.parametrize(
    ("query", "lacks", "has"),
    [
        ("EIO=4&transport=polling", [*SOCKET][1:], {}),
        ("EIO=4&transport=polling", [], {}),
        ("EIO=4&transport=websocket", ["Upgrade"], {}),
        ("EIO=4&transport=websocket", ["Connection"], {}),
        ("EIO=4&transport=websocket", ["Sec-WebSocket-Version"], {}),
        ("EIO=4&transport=websocket", ["Sec-WebSocket-Key"], {}),
        ("EIO=4&transport=websocket&sid=x", [], {}),
        ("EIO=3&transport=websocket", [], {}),
    ],
)
def test_what_asks_for_no_socket_gets_none(
    gm: Person, query: str, lacks: list[str], has: dict[str, str]
) -> None:
    sent = {name: value for name, value in {**SOCKET, **has}.items() if name not in lacks}
    lines = [f"GET /socket.io/?{query} HTTP/1.1", *(f"{k}: {v}" for k, v in sent.items())]
    with sockets.create_connection(("127.0.0.1", gm.place.port), 5) as tcp:
        tcp.sendall("\r\n".join([*lines, "", ""]).encode())

        assert b" 400 " in tcp.recv(200).split(b"\r\n")[0]


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "file://", ""])
def test_a_page_from_elsewhere_gets_no_socket_and_is_told_why(gm: Person, origin: str) -> None:
    sent = {**SOCKET, "Origin": origin}
    lines = ["GET /socket.io/?EIO=4&transport=websocket HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in sent.items()]
    with sockets.create_connection(("127.0.0.1", gm.place.port), 5) as tcp:
        tcp.sendall("\r\n".join([*lines, "", ""]).encode())

        answer = HTTPResponse(tcp)
        answer.begin()
        said = json.loads(answer.read())

    assert (answer.status, said["code"]) == (403, "origin-not-listed")


# --- who takes too much -------------------------------------------------------------------------


def test_a_flood_is_slowed_down_and_then_cut(gm: Person) -> None:
    asked = '["log",{"v":1,"encounter":"x","before":1}]'
    with gm.place.frames() as raw:
        log_in(raw, gm, new_token(gm))
        for n in range(60):
            raw.send(f"42{n}{asked}")
        answers = [json.loads(raw.recv().partition("[")[2][:-1]) for _ in range(60)]
        with contextlib.suppress(OSError):
            for n in range(2_000):
                raw.send(f"42{n}{asked}")

        assert is_cut(raw)
    codes = [answer.get("code", "done") for answer in answers]
    assert codes[:40] == ["not-found"] * 40 or codes[:40] == ["done"] * 40
    assert codes[-1] == "slow-down"
    assert is_well(gm)


def test_who_does_not_log_in_is_cut(gm: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    if gm.place.app is not None:  # with gevent, in another process, it takes its five seconds
        monkeypatch.setattr(guard, "LOGIN_WITHIN", 0.3)
    with gm.place.frames() as raw:
        assert is_cut(raw, within=PATIENCE)


def add_rats(gm: Person, times: int) -> None:
    """Make every document long."""
    for n in range(times):
        gm.do("AddCombatants", gm.fight, name="🐀" * 50 + str(n), **RATS)


def test_who_reads_slowly_gets_every_frame_whole(gm: Person, token: str) -> None:
    """simple-websocket by itself ends frames in the middle here, under gevent."""
    with gm.place.frames(sockopt=SMALL) as raw:
        log_in(raw, gm, new_token(gm))
        raw.send('421["sync",{"v":1}]')
        assert raw.recv().startswith("431")
        assert raw.recv().startswith('42["beat"')
        add_rats(gm, 9)
        gm.catch_up()
        got: list[dict[str, Any]] = []
        while len(got) < 9:
            name, data = json.loads(raw.recv()[2:])  # whole, or this fails
            assert name in ("update", "beat")
            got += [data] * (name == "update")

    assert len({data["aseq"] for data in got}) == 9
    assert sum(len(json.dumps(data, ensure_ascii=False).encode()) for data in got) > 160_000


def test_who_does_not_read_is_cut_and_nobody_else_waits(gm: Person) -> None:
    with gm.place.frames(sockopt=SMALL) as raw:
        log_in(raw, gm, new_token(gm))
        with contextlib.suppress(OSError):
            for n in range(79):  # long documents by the dozen, and none is read
                raw.send(f'42{n}["sync",{{"v":1}}]')
                time.sleep(0.02)

        assert is_well(gm)
        wait_for(lambda: does_not_take(raw, "3"))


def test_too_many_packets_are_too_many_however_small(place: Place, company: Any) -> None:
    server = running(place.app).server
    there = set(server.eio.sockets)
    with place.frames(sockopt=SMALL) as raw:
        log_in(raw, company.gm, company.watcher.token)
        (session,) = set(server.eio.sockets) - there
        line = server.eio.sockets[session].line
        line._ws.sock._turn.acquire()  # as if the network took nothing any more
        for _ in range(guard.MOST_QUEUED + 2):
            server.eio.send(session, '2["x",1]')
        line._ws.sock._turn.release()

        wait_for(lambda: session not in server.eio.sockets)


# --- what is left behind ------------------------------------------------------------------------


@pytest.fixture
def alone(place: Place) -> Iterator[Any]:
    """A server of its own whose engine is looked into."""
    yield running(place.app).server.eio
    wait_for(lambda: not running(place.app).server.eio.sockets)


def test_nothing_stays_of_those_who_come_and_go(place: Place, alone: Any) -> None:
    for n in range(60):
        with place.frames() as raw:
            raw.send(["x", "41", "1", "40", ""][n % 5])

    wait_for(lambda: not alone.sockets)


def test_a_server_that_is_full_says_so(
    place: Place, alone: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "MOST_SESSIONS", 1)
    with place.frames():
        with pytest.raises(websocket.WebSocketBadStatusException, match="503"):  # noqa: SIM117 - the second only
            with place.frames():
                pass

        assert len(alone.sockets) == 1


def test_nothing_stays_of_those_who_vanish(place: Place, alone: Any) -> None:
    for _ in range(20):
        with place.frames() as raw:
            linger = struct.pack("ii", 1, 0)  # no goodbye: the connection is reset
            raw.sock.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, linger)
            raw.sock.close()

    wait_for(lambda: not alone.sockets)


def test_noise_leaves_no_traceback(
    place: Place, company: Any, caplog: pytest.LogCaptureFixture
) -> None:
    chance = random.Random(7)  # noqa: S311 - noise, and the same each time
    pieces = [*'0123456789[]{}",:-/\\xé \n', "42", "40", '["command",', '{"v":1}', "null", "NaN"]

    with caplog.at_level(logging.WARNING):
        for _ in range(150):
            with place.frames() as raw:
                try:
                    if chance.random() < 0.5:
                        log_in(raw, company.watcher, company.watcher.token)
                    for _ in range(6):
                        raw.send("".join(chance.choices(pieces, k=chance.randint(0, 30))))
                except OSError:
                    continue

    company.catch_up()
    assert [record.getMessage() for record in caplog.records] == []
