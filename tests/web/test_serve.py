"""The command line: serving, checking a system, writing the contract."""

from __future__ import annotations

import json
import os
import signal
import socket as sockets
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from place import PATIENCE, Person, Place, served, threaded, wait_for
from relay import RELAY

from rondel import __main__ as command_line
from rondel.web import config, demo, serve
from rondel.web.app import running


def rondel(*arguments: object, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "rondel", *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
        env={**os.environ, **environ},
    )


def one_line(result: subprocess.CompletedProcess[str]) -> str:
    """The one line that says why it cannot be done."""
    assert (result.returncode, result.stdout) == (2, "")
    (line,) = result.stderr.splitlines()
    assert line.startswith("rondel: ")
    return line


def test_a_port_that_is_taken_is_one_clear_line(tmp_path: Path) -> None:
    with sockets.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]

        line = one_line(rondel("serve", "--port", port, "--data", tmp_path))

    assert f"port {port}" in line
    assert "in use" in line


def test_a_data_folder_that_cannot_be_made_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    line = one_line(rondel("serve", "--port", 0, "--data", tmp_path / "file" / "data"))

    assert str(tmp_path) in line


def test_a_data_folder_that_cannot_be_written_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / config.DATABASE).mkdir()  # stands in the way, whoever asks

    one_line(rondel("serve", "--port", 0, "--data", tmp_path))


def test_a_database_of_a_newer_version_is_one_clear_line(tmp_path: Path) -> None:
    with served(tmp_path, "--no-demo"):
        pass
    with sqlite3.connect(tmp_path / config.DATABASE) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()

    line = one_line(rondel("serve", "--port", 0, "--data", tmp_path))

    assert "newer" in line


def test_a_host_that_there_is_not_is_one_clear_line(tmp_path: Path) -> None:
    line = one_line(rondel("serve", "--host", "no.such.invalid", "--data", tmp_path))

    assert "no.such.invalid" in line


def test_a_setting_that_is_none_is_one_clear_line(tmp_path: Path) -> None:
    one_line(rondel("serve", "--port", 0, "--data", tmp_path, RONDEL_PROXIES="many"))


@pytest.mark.parametrize("arguments", [(), ("serve", "--port", "x"), ("serve", "--port", "70000")])
def test_what_is_no_task_shows_how(arguments: tuple[str, ...]) -> None:
    result = rondel(*arguments)

    assert result.returncode == 2
    assert "usage: rondel" in result.stderr


@pytest.mark.parametrize("wanted", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_cleanly_when_asked(tmp_path: Path, wanted: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "rondel", "serve", "--port", "0", "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.stdout.readline()
        process.send_signal(wanted)
        _, complaints = process.communicate(timeout=PATIENCE)

    assert (process.returncode, complaints) == (0, "")


def test_it_prints_the_way_to_a_ready_demo(tmp_path: Path) -> None:
    links = []
    for _ in range(2):
        with demonstrated(tmp_path) as (place, link):
            table, token = link.removeprefix(f"{place.url}/t/").split("#")
            gm = Person(place, table, token).enter()
            gm.sync()
            assert gm.me["owner"] is True
            assert gm.doc["encounter"]["figures"]
            assert gm.doc["encounter"]["offers"]["BeginEncounter"]["main"] is True
            gm.leave()
            links.append((table, token))

    assert links[0] == links[1]  # so that a browser finds its way back after a restart
    assert (tmp_path / demo.FILE).stat().st_mode & 0o077 == 0


class demonstrated:  # noqa: N801 - used as a function
    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "rondel", "serve", "--port", "0", "--data", str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    def __enter__(self) -> tuple[Place, str]:
        assert self.process.stdout is not None
        url = self.process.stdout.readline().removeprefix("Rondel is at ").rstrip("/\n")
        return Place(url), self.process.stdout.readline().split(": ", 1)[1].strip()

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)


def test_who_lost_the_demos_link_gets_a_new_demo(tmp_path: Path) -> None:
    with threaded(tmp_path, {"relay": RELAY}) as place:
        tables = running(place.app).tables
        first = demo.link(tables, tmp_path)
        assert demo.link(tables, tmp_path) == first
        (tmp_path / demo.FILE).write_text('{"table":"gone","token":"gone"}')
        second = demo.link(tables, tmp_path)
        (tmp_path / demo.FILE).write_text("[]")
        third = demo.link(tables, tmp_path)

    assert len({first, second, third}) == 3


def test_without_a_system_there_is_no_demo(tmp_path: Path) -> None:
    with threaded(tmp_path, {}) as place:
        assert demo.link(running(place.app).tables, tmp_path) == ""


def test_after_kill_9_everything_that_was_answered_is_there(tmp_path: Path) -> None:
    with demonstrated(tmp_path) as (place, link):
        table, token = link.removeprefix(f"{place.url}/t/").split("#")
        gm = Person(place, table, token).enter()
        gm.sync()
        first_epoch = gm.head[1]
        message: dict[str, Any] = {"v": 1, "id": "kept", "encounter": gm.fight, "expect": ""}
        message |= {"kind": "Rename", "fields": {"who": gm.named("Grak"), "name": "Grok"}}
        assert gm.ask("command", message)["ok"]
        os.kill(next(iter_pids(place)), signal.SIGKILL)
        gm.gone.wait(PATIENCE)

    with demonstrated(tmp_path) as (place, _):
        again = Person(place, table, token).enter()
        again.sync()
        assert again.named("Grok")
        assert again.head[1] != first_epoch
        assert again.ask("command", message) == {"ok": True, "id": "kept"}
        again.catch_up()
        assert again.updates() == []
        again.leave()


def iter_pids(place: Place) -> Iterator[int]:
    """The process that listens where *place* is, from what the system knows."""
    wanted = f":{place.port:04X} 00000000:0000 0A "
    lines = Path("/proc/net/tcp").read_text().splitlines()
    inodes = {line.split()[9] for line in lines if wanted in line}
    for folder in Path("/proc").glob("[0-9]*/fd/*"):
        try:
            target = str(folder.readlink())
        except OSError:
            continue
        if target.removeprefix("socket:[").rstrip("]") in inodes:
            yield int(folder.parts[2])


def test_a_listening_socket_hands_down_that_nothing_is_delayed() -> None:
    listener = serve.listen("127.0.0.1", 0)

    assert listener.getsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY)
    assert serve.address_of(listener, "0.0.0.0") == f"http://127.0.0.1:{listener.getsockname()[1]}"  # noqa: S104 - only shown
    assert serve.address_of(listener, "::1").startswith("http://[::1]:")
    listener.close()


def test_heartbeats_come_by_themselves(tmp_path: Path) -> None:
    with threaded(tmp_path, {"relay": RELAY}, beat=0.05) as place:
        gm = Person(place, *place.new_table()).enter()
        gm.sync()

        wait_for(lambda: len([1 for name, _ in gm.heard if name == "beat"]) > 4)
        gm.do("RenameTable", name="Saturday")
        wait_for(lambda: gm.heard[-1][0] == "beat" and gm.heard[-1][1]["aseq"] == gm.head[2])
        gm.leave()
        assert gm.faults == []


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DATABASE_URL", "ORIGINS", "FRAME_ANCESTORS", "PROXIES"):
        monkeypatch.delenv(f"RONDEL_{name}", raising=False)
    plain = config.from_environment(Path("data"), "threading")
    monkeypatch.setenv("RONDEL_DATABASE_URL", "postgresql://x/y")
    monkeypatch.setenv("RONDEL_ORIGINS", "https://a.example https://b.example")
    monkeypatch.setenv("RONDEL_FRAME_ANCESTORS", "'self'")
    monkeypatch.setenv("RONDEL_PROXIES", "2")
    told = config.from_environment(Path("data"), "gevent")

    assert plain.database == f"sqlite:///{Path('data', 'rondel.sqlite3')}"
    assert (plain.origins, plain.proxies) == (frozenset(), 0)
    assert told.database == "postgresql://x/y"
    assert told.origins == {"https://a.example", "https://b.example"}
    assert (told.frame_ancestors, told.proxies, told.mode) == ("'self'", 2, "gevent")


def test_data_goes_where_this_machine_keeps_such(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert config.data_folder() == Path("/somewhere/rondel")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert config.data_folder() == Path.home() / ".local" / "share" / "rondel"
    monkeypatch.setattr(config.os, "name", "nt")
    monkeypatch.setenv("LOCALAPPDATA", "/local")
    monkeypatch.setattr(config, "Path", lambda *parts: "/".join(map(str, parts)))
    assert str(config.data_folder()) == "/local/Rondel"


def test_behind_a_proxy_that_is_named_the_clients_address_is_believed(tmp_path: Path) -> None:
    for proxies, limited in ((0, True), (1, False)):
        folder = tmp_path / str(proxies)
        folder.mkdir()
        with threaded(folder, {"relay": RELAY}, proxies=proxies) as place:
            codes = [
                place.http("/api/tables", {"name": "x"}, X_Forwarded_For=f"10.0.0.{n}")[0]
                for n in range(31)
            ]
        assert (codes[-1] == 429) is limited


# --- the other tasks ----------------------------------------------------------------------------


def test_an_installed_system_can_be_checked(capsys: pytest.CaptureFixture[str]) -> None:
    code = command_line.main(["check", "speed-rounds", "--steps", "20", "--seed", "3"])

    assert code == 0
    assert "Speed rounds keeps the laws: 20 commands" in capsys.readouterr().out


def test_a_system_that_breaks_a_law_is_told_which(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rondel.systems.installed", lambda: {"relay": RELAY})

    code = command_line.main(["check", "relay"])

    assert code == 1
    assert "Relay breaks a law with seed 1: " in capsys.readouterr().out


def test_a_system_that_is_not_installed_is_one_clear_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code = command_line.main(["check", "chess"])

    assert code == 2
    assert "no system 'chess'" in capsys.readouterr().err


def test_the_contract_is_written_and_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    package = tmp_path / "schemas" / "rondel_schemas" / "__init__.py"
    monkeypatch.setattr("rondel_schemas.__file__", str(package))
    assert command_line.main(["contract"]) == 2
    assert "checkout" in capsys.readouterr().err
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "frontend" / "src").mkdir(parents=True)
    package.parent.mkdir(parents=True)

    assert command_line.main(["contract", "--check"]) == 1
    assert "is stale" in capsys.readouterr().out
    assert command_line.main(["contract"]) == 0
    assert command_line.main(["contract", "--check"]) == 0
    assert json.loads((tmp_path / "schemas" / "asyncapi.json").read_text())["asyncapi"] == "3.0.0"
