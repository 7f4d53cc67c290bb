"""Threads, processes, and their violent end."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest
from relay import HandOver, RollLuck

from rondel.core.roster_words import WriteNote
from rondel.table.commands import DeleteEncounter, RenameTable, Undo

HAMMER = Path(__file__).with_name("hammer.py")


class Hammer:
    """A process that rolls for *who*, started and waiting."""

    def __init__(self, game, who, name, count, expect=""):
        script = [sys.executable, str(HAMMER), game.url, game.table, game.gm, game.fight]
        self.process = subprocess.Popen(
            [*script, who, name, str(count), expect],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout.readline() == "ready\n"

    def go(self):
        self.process.stdin.write("\n")
        self.process.stdin.flush()

    def end(self):
        """What it says until it is done: id and outcome of each command."""
        out, _ = self.process.communicate(timeout=60)
        assert self.process.returncode == 0
        return [tuple(line.split()) for line in out.splitlines()]

    def kill(self):
        """What it has said when it is killed."""
        self.process.kill()
        out, _ = self.process.communicate(timeout=60)
        return [tuple(line.split()) for line in out.splitlines(keepends=True) if line[-1] == "\n"]


def seqs(game):
    return sorted(seq for _, seq, _ in game.rows()["acts"])


def test_two_processes_write_one_journal(game, cast):
    before = len(seqs(game))
    hammers = [Hammer(game, who, who, 25) for who in (cast.hero, cast.orc)]
    for hammer in hammers:
        hammer.go()
    for _ in range(10):
        assert game.do(RollLuck(cast.friend)).ok

    outcomes = [code for hammer in hammers for _, code in hammer.end()]

    assert outcomes == ["ok"] * 50
    assert seqs(game) == list(range(1, before + 61))
    document = game.doc()
    game.restart()
    assert game.doc() == document


def test_of_one_press_in_several_processes_one_counts(game, cast):
    hammers = [Hammer(game, cast.hero, f"w{n}", 1, "turn-0") for n in range(3)]
    for hammer in hammers:
        hammer.go()

    outcomes = sorted(code for hammer in hammers for _, code in hammer.end())

    assert outcomes == ["conflict", "conflict", "ok"]
    assert game.log().count("turn Hero") == 1


def test_what_another_process_did_is_seen(game, cast):
    with closing(game.open()) as other:
        here, game.tables = game.tables, other
        game.do(HandOver(cast.hero))
        game.do(Undo(game.doc()["encounter"]["undo"]["act"]))
        game.do(WriteNote(cast.orc, "mean"))
        game.own(RenameTable("Sunday"))
        late = game.invite("player", "Late")
        there = [game.doc(seat) for seat in (game.gm, cast.ada, cast.watcher, late)]
        game.tables = here

        assert [game.doc(seat) for seat in (game.gm, cast.ada, cast.watcher, late)] == there
        assert game.do(HandOver(cast.orc)).ok


def test_what_another_process_deleted_is_gone(game, cast):
    with closing(game.open()) as other:
        here, game.tables = game.tables, other
        game.own(DeleteEncounter(game.fight))
        game.tables = here

        assert "encounter" not in game.doc()
        request = game.request(RollLuck(cast.hero), game.fight)
        outcome = game.tables.submit(game.table, game.gm, request, RollLuck(cast.hero))
        assert outcome.code == "not-found"


def test_what_a_restored_backup_holds_is_what_counts(game, cast):
    backup = game.path.with_name("backup.db")
    with closing(sqlite3.connect(game.path)) as source, closing(sqlite3.connect(backup)) as target:
        source.backup(target)
    before = game.everything()
    game.do(RollLuck(cast.hero))
    assert game.everything() != before

    with closing(sqlite3.connect(backup)) as source, closing(sqlite3.connect(game.path)) as target:
        source.backup(target)

    assert game.everything() == before
    assert game.do(RollLuck(cast.hero)).ok


def test_many_threads_at_one_table_are_one_after_the_other(game, cast):
    game.tables.on_change = lambda _: published.append(
        len(game.tables._sittings[game.table].play(game.fight).acts)
    )
    published = []
    before = len(seqs(game))
    barrier = threading.Barrier(6)
    codes = []

    def work(name):
        barrier.wait()
        for n in range(10):
            request = game.request(RollLuck(cast.hero), game.fight, id=f"{name}-{n}")
            codes.append(game.tables.submit(game.table, game.gm, request, RollLuck(cast.hero)).ok)
            game.tables.document(game.table, cast.watcher, None)

    threads = [threading.Thread(target=work, args=[n]) for n in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert codes == [True] * 60
    assert seqs(game) == list(range(1, before + 61))
    assert published == list(range(before + 1, before + 61))


def test_nothing_changes_while_a_table_is_locked(game, cast):
    with game.tables.lock(game.table):
        before = game.doc()
        thread = threading.Thread(target=game.do, args=[RollLuck(cast.hero)], kwargs={"expect": ""})
        thread.start()
        thread.join(0.05)
        assert thread.is_alive()
        assert game.doc() == before
    thread.join()

    assert game.log()[-1] == "luck Hero"


GREEN = """
import gevent.monkey
gevent.monkey.patch_all()
import gevent, json, sys
from relay import RELAY, RollLuck
from rondel.table import Request, Tables
url, table, seat, encounter, who = sys.argv[1:]
tables = Tables(url, {"relay": RELAY}, on_change=lambda _: gevent.sleep(0.001))
def work(name):
    for n in range(5):
        request = Request(f"{name}-{n}", encounter, "RollLuck", "", {"who": who})
        assert tables.submit(table, seat, request, RollLuck(who)).ok
        tables.document(table, seat, encounter)
gevent.joinall([gevent.spawn(work, n) for n in range(8)], raise_error=True)
print(json.dumps(tables.document(table, seat, encounter)))
"""


def test_greenlets_take_turns_too(game, cast, tmp_path):
    script = tmp_path / "green.py"
    script.write_text(GREEN)
    before = len(seqs(game))

    run = subprocess.run(
        [sys.executable, str(script), game.url, game.table, game.gm, game.fight, cast.hero],
        env={"PYTHONPATH": str(HAMMER.parent)},
        capture_output=True,
        text=True,
        check=True,
    )

    assert len(seqs(game)) == before + 40
    assert json.loads(run.stdout)["encounter"] == game.doc()["encounter"]


def test_after_kill_9_everything_acked_is_there(game, cast):
    acked = []
    for turn in range(4):
        hammer = Hammer(game, cast.hero, f"life-{turn}", 0)
        hammer.go()
        deadline = time.monotonic() + 30
        lines = []
        while len(lines) < 5 + 7 * turn and time.monotonic() < deadline:
            lines.append(hammer.process.stdout.readline())
        acked += [tuple(line.split()) for line in lines] + hammer.kill()

    assert len(acked) > 40
    assert {code for _, code in acked} == {"ok"}
    stored = {id_ for _, id_, *_ in game.rows()["commands"]}
    assert {id_ for id_, _ in acked} <= stored
    assert seqs(game) == list(range(1, len(seqs(game)) + 1))
    assert game.log().count("luck Hero") == len([id_ for id_ in stored if "life" in id_])


@pytest.mark.parametrize("lost", [True, False])
def test_a_command_whose_answer_was_lost_counts_once(game, cast, lost):
    """Its sender asks again after the server was killed, not knowing whether it was heard."""
    request = game.request(RollLuck(cast.hero), game.fight)
    if not lost:
        game.tables.submit(game.table, game.gm, request, RollLuck(cast.hero))
    game.restart()

    outcome = game.tables.submit(game.table, game.gm, request, RollLuck(cast.hero))

    assert (outcome.ok, outcome.duplicate) == (True, not lost)
    assert game.log().count("luck Hero") == 1
