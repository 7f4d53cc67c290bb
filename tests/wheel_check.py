"""Shows that a built wheel serves Rondel where there is nothing but Python.

    python3 tests/wheel_check.py dist/rondel-0.1.0-py3-none-any.whl

Not a test for pytest: it needs a wheel, and the packages that the wheel asks for.
"""

import gzip
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import zipfile
from pathlib import Path

PATIENCE = 30  # seconds until the server must answer
LEAST = 10_000  # bytes that an overlay with its libraries surely has
STATIC = "rondel_overlay/static/"
OVERLAY = re.compile(r"overlay-[0-9a-f]{8}")
BIN = "Scripts" if os.name == "nt" else "bin"
# The address is this machine's own: no proxy has a say.
BROWSER = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def get(url: str, takes: str = "identity") -> tuple[str, bytes]:
    """The content type and the body of *url*. Raises OSError unless the status is a success."""
    asked = urllib.request.Request(url, headers={"Accept-Encoding": takes})
    with BROWSER.open(asked, timeout=5) as answer:
        return answer.headers.get_content_type(), answer.read()


def is_well(url: str) -> bool:
    try:
        get(f"{url}/healthz")
    except OSError:
        return False
    return True


def check_contents(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for package in ("rondel", "rondel_schemas", "rondel_overlay"):
        assert f"{package}/__init__.py" in names, f"{package} is not in the wheel"
    static = {name.removeprefix(STATIC) for name in names if name.startswith(STATIC)}
    for page in ("index.html", "landing.html", "embed.js", "LEGAL.txt", "foundry/module.json"):
        assert page in static, f"{page} is not in the wheel"
    for kind in (".js", ".js.br", ".js.gz", ".js.map"):
        assert [name for name in static if OVERLAY.fullmatch(name.removesuffix(kind))], kind
    stray = [name for name in names if "node_modules" in name or name.endswith(".stamp")]
    assert not stray, f"the wheel carries {stray}"


def check_served(url: str, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_well(url):
        assert server.poll() is None, f"the server ended with {server.returncode}"
        assert time.monotonic() < deadline, f"the server was not well within {PATIENCE} s"
        time.sleep(0.1)
    _, page = get(f"{url}/t/any")
    script = re.search(rb'src="\.\./(static/overlay-[0-9a-f]+\.js)"', page)
    assert script, "the page names no script"
    kind, overlay = get(f"{url}/{script[1].decode()}")
    assert kind == "text/javascript", f"the overlay is served as {kind}"
    assert len(overlay) > LEAST, f"the overlay has {len(overlay)} bytes only"
    _, packed = get(f"{url}/{script[1].decode()}", "gzip")
    assert gzip.decompress(packed) == overlay, "packed, the overlay is another"


def main(wheel: Path) -> None:
    check_contents(wheel)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        binaries = home / "venv" / BIN
        subprocess.run([sys.executable, "-m", "venv", home / "venv"], check=True)
        # Nothing of the machine's is on PATH, above all no node and no npm.
        bare = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        bare["PATH"] = str(binaries)
        pip = [binaries / "python", "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        subprocess.run([*pip, wheel.absolute()], check=True, cwd=home, env=bare)
        port = str(free_port())
        serve = ["serve", "--host", "127.0.0.1", "--port", port, "--data", home / "data"]
        server = subprocess.Popen([binaries / "rondel", *serve, "--no-demo"], cwd=home, env=bare)
        try:
            check_served(f"http://127.0.0.1:{port}", server)
        finally:
            server.terminate()
            try:
                server.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                server.kill()
                raise
    print(f"{wheel.name} serves the overlay with nothing but Python")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
