"""What the tests of several processes start: a process that rolls, and says what was acked.

Arguments: the database, the table, the seat, the encounter, the combatant, a name for ids of
commands, how many to give (0: for ever), and what to wait for on standard input first.
"""

from __future__ import annotations

import sys

from relay import RELAY, HandOver, RollLuck

from rondel.table import Request, Tables


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    url, table, seat, encounter, who, name, count, expect = sys.argv[1:]
    tables = Tables(url, {"relay": RELAY})
    say("ready")
    sys.stdin.readline()
    n = 0
    while not int(count) or n < int(count):
        n += 1
        command = HandOver(who) if expect else RollLuck(who)
        kind, fields = type(command).__name__, {"who": who}
        request = Request(f"{name}-{n}", encounter, kind, expect, fields)
        outcome = tables.submit(table, seat, request, command)
        say(f"{request.id} {outcome.code or 'ok'}")
    tables.close()


main()
