"""The command line: `rondel serve`, `rondel check`, `rondel contract`."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Sequence
from pathlib import Path

PORT = 8137
USAGE = 2  # exit code: it cannot be done as asked
INTERRUPTED = 130  # exit code: Ctrl-C before there was anything to end


class Impossible(Exception):
    """It cannot be done as asked; the message is one line for people."""


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code of what *arguments* ask for: 0 well, 1 something is wrong, 2 not possible."""
    asked = _parser().parse_args(arguments)
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    try:
        code: int = asked.task(asked)
    except Impossible as reason:
        print(f"rondel: {reason}", file=sys.stderr)
        return USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="rondel", description="Keeps combat time for virtual tabletops."
    )
    tasks = parser.add_subparsers(required=True, metavar="task")
    serve = tasks.add_parser("serve", help="keep tables and serve the overlay")
    serve.add_argument("--host", default="127.0.0.1", help="address to listen on (%(default)s)")
    serve.add_argument("--port", type=_port, default=PORT, help="0: a free one (%(default)s)")
    serve.add_argument("--data", type=Path, help="folder for the tables (this machine's usual)")
    serve.add_argument("--no-demo", action="store_true", help="no demo encounter")
    serve.set_defaults(task=_serve)
    check = tasks.add_parser("check", help="try whether an installed system keeps the laws")
    check.add_argument("slug", help="the system's")
    check.add_argument("--seed", type=int, default=1, help="of chance (%(default)s)")
    check.add_argument("--steps", type=int, default=1_000, help="to play (%(default)s)")
    check.set_defaults(task=_check)
    contract = tasks.add_parser("contract", help="write what describes the messages (a checkout's)")
    contract.add_argument("--check", action="store_true", help="only tell whether it is up to date")
    contract.set_defaults(task=_contract)
    return parser


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port < 2**16:
        raise argparse.ArgumentTypeError(f"{port} is no port")
    return port


def _serve(asked: argparse.Namespace) -> int:
    from gevent import monkey  # noqa: PLC0415 - it has to come before all that it patches

    monkey.patch_all()

    from rondel.table import StorageError  # noqa: PLC0415 - see above
    from rondel.web import create_app, demo, serve  # noqa: PLC0415 - see above
    from rondel.web.app import running  # noqa: PLC0415 - see above
    from rondel.web.config import data_folder, from_environment  # noqa: PLC0415 - see above

    data = asked.data or data_folder()
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        listener = serve.listen(asked.host, asked.port)
        app = create_app(from_environment(data, "gevent"))
        here = running(app)
        link = "" if asked.no_demo else demo.link(here.tables, data)
    except OSError as error:
        raise Impossible(f"the data folder {data} cannot be used: {error.strerror}") from None
    except (StorageError, serve.CannotListen, ValueError) as error:
        raise Impossible(str(error)) from None
    address = serve.address_of(listener, asked.host)

    def ready() -> None:
        print(f"Rondel is at {address}/", flush=True)
        if link:
            print(f"The GM's overlay of a demo encounter: {address}{link}", flush=True)

    try:
        serve.with_gevent(app, listener, ready)
    finally:
        here.close()
    return 0


def _check(asked: argparse.Namespace) -> int:
    from rondel.core.conformance import check  # noqa: PLC0415 - needed by this task alone
    from rondel.systems import installed  # noqa: PLC0415 - see above

    systems = installed()
    if asked.slug not in systems:
        known = ", ".join(systems) or "none"
        raise Impossible(f"no system {asked.slug!r} is installed; there are: {known}")
    system = systems[asked.slug]
    try:
        played = check(system, seed=asked.seed, steps=asked.steps)
    except AssertionError as broken:
        print(f"{system.meta.name} breaks a law with seed {asked.seed}: {broken}")
        return 1
    print(f"{system.meta.name} keeps the laws: {played} commands played with seed {asked.seed}.")
    return 0


def _contract(asked: argparse.Namespace) -> int:
    import rondel_schemas  # noqa: PLC0415 - needed by this task alone
    from rondel.web.contract import files  # noqa: PLC0415 - see above

    root = Path(rondel_schemas.__file__).parents[2]
    if not (root / "pyproject.toml").exists():
        raise Impossible("the contract belongs to a checkout, and this is none")
    stale = [
        (path, text)
        for path, text in files().items()
        if not (root / path).exists() or (root / path).read_text(encoding="utf-8") != text
    ]
    for path, text in stale:
        if asked.check:
            print(f"{path} is stale: run `python3 dev.py generate`")
        else:
            (root / path).write_text(text, encoding="utf-8", newline="\n")
            print(f"{path} is written")
    return 1 if stale and asked.check else 0


if __name__ == "__main__":
    sys.exit(main())
