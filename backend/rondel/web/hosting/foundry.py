"""Foundry VTT: the manifest of our module, and the module itself, packed when it is asked for.

It is packed here and not when the overlay is built, because the manifest inside has to name the
address from which exactly this version comes.

Source: the interface ModuleManifestData in Foundry's documentation.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from flask import Flask
from flask.typing import ResponseReturnValue

from rondel.web.hosting.giving import VERSION, Giving

FOLDER = "foundry"  # among the built files
MANIFEST = "module.json"
AT_HOME = {"CONTRACT.md", "jsconfig.json", "types.d.ts"}  # for those who work on the module


def install(app: Flask, giving: Giving) -> None:
    """What Foundry asks for, below /foundry/."""

    @app.get("/foundry/module.json")
    def foundry_manifest() -> ResponseReturnValue:
        if not giving.has(f"{FOLDER}/{MANIFEST}"):
            return giving.unbuilt()
        return giving.json(manifest(giving.folder / FOLDER, giving.address))

    @app.get(f"/foundry/rondel-{VERSION}.zip")
    def foundry_module() -> ResponseReturnValue:
        if not giving.has(f"{FOLDER}/{MANIFEST}"):
            return giving.unbuilt()
        return giving.zip(files(giving.folder / FOLDER, giving.address))


def manifest(folder: Path, address: str) -> dict[str, Any]:
    """The manifest of the module in *folder*, as *address* serves it."""
    written: dict[str, Any] = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    return {
        **written,
        "version": VERSION,
        "url": f"{address}/",
        "manifest": f"{address}/foundry/{MANIFEST}",
        "download": f"{address}/foundry/rondel-{VERSION}.zip",
    }


def files(folder: Path, address: str) -> dict[str, bytes]:
    """What is in the module, by path, with its manifest as *address* serves it."""
    found = {p.relative_to(folder).as_posix(): p for p in folder.rglob("*") if p.is_file()}
    content = {name: path.read_bytes() for name, path in found.items() if name not in AT_HOME}
    return content | {MANIFEST: json.dumps(manifest(folder, address), indent=2).encode()}
