"""TaleSpire: our Symbiote, which is a folder with a manifest and pictures, and its page.

The page is served by us, so that the folder need not be changed when Rondel is.

Source: the documentation of manifests, version 1, and of the Symbiotes' API, version 0.1.
"""

from __future__ import annotations

import json
from pathlib import Path

from flask import Flask
from flask.typing import ResponseReturnValue

from rondel.web.hosting.giving import VERSION, Giving

NAME = "Rondel"  # at most 80 characters
SUMMARY = (
    "Whose turn it is: speed rounds, a bag of dice, a time line in action points."  # at most 250
)
INTEROP = "875ae242-d240-4cc0-ade4-0d195e69b039"  # by which our Symbiotes know each other
PATIENCE = 10  # seconds for TaleSpire to come up
GROUND = "#121519"  # behind the page before it is there
PICTURES = {"64x64": "logo-64.png", "notification": "logo-24.png"}

# Which global functions of `symbiote.js` hear of what.
HEARERS = {
    "symbiote": {"onStateChangeEvent": "rondelState"},
    "players": {"onCampaignPlayerEvent": "rondelPlayers"},
    "sync": {"onSyncMessage": "rondelMessage", "onClientEvent": "rondelClients"},
}


def install(app: Flask, giving: Giving) -> None:
    """What TaleSpire asks for, below /symbiote/."""

    @app.get("/symbiote/manifest.json")
    def symbiote_manifest() -> ResponseReturnValue:
        return giving.json(manifest(giving.address))

    @app.get("/symbiote/rondel.zip")
    def symbiote_folder() -> ResponseReturnValue:
        if not giving.has(*PICTURES.values()):
            return giving.unbuilt()
        return giving.zip(files(giving.folder, giving.address))

    @app.get("/symbiote/")
    def symbiote() -> ResponseReturnValue:
        return giving.page("symbiote.html")


def manifest(address: str) -> dict[str, object]:
    """The manifest of the Symbiote whose page *address* serves."""
    return {
        "manifestVersion": 1,
        "name": NAME,
        "summary": SUMMARY,
        "version": VERSION,
        "entryPoint": f"{address}/symbiote/",
        "about": {"website": f"{address}/", "authors": [NAME]},
        "api": {"version": "0.1", "initTimeout": PATIENCE, "subscriptions": HEARERS},
        "interop": {"id": INTEROP},
        "kind": "webView",
        "icons": {size: f"/{name}" for size, name in PICTURES.items()},
        "controls": {"reload": True},
        "environment": {"webViewBackgroundColor": GROUND, "capabilities": ["playAudio"]},
    }


def files(folder: Path, address: str) -> dict[str, bytes]:
    """What is in the Symbiote's folder, by path, with the pictures that lie in *folder*."""
    pictures = {name: (folder / name).read_bytes() for name in PICTURES.values()}
    return pictures | {"manifest.json": json.dumps(manifest(address), indent=2).encode()}
