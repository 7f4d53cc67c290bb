"""Owlbear Rodeo: the manifest of our extension, its pictures and its pages.

Source: the reference of manifests in Owlbear's documentation of extensions.
"""

from __future__ import annotations

from flask import Flask
from flask.typing import ResponseReturnValue

from rondel.web.hosting.giving import VERSION, Giving

ORIGINS = ("https://owlbear.rodeo", "https://www.owlbear.rodeo")
NAME = "Rondel"  # at most 45 characters
DESCRIPTION = (
    "Turn order beyond initiative: speed rounds, a bag of dice, a time line in action points."
)
WIDTH, HEIGHT = 380, 600  # pixels of the panel at most
PAGES = ("panel", "background", "banner")


def install(app: Flask, giving: Giving) -> None:
    """What Owlbear asks for, below /obr/."""

    @app.get("/obr/manifest.json")
    def owlbear_manifest() -> ResponseReturnValue:
        return giving.json(manifest(giving.address))

    @app.get("/obr/icon.svg")
    def owlbear_icon() -> ResponseReturnValue:
        return giving.file("icon.svg")

    @app.get("/obr/logo.png")
    def owlbear_logo() -> ResponseReturnValue:
        return giving.file("logo.png")

    @app.get(f"/obr/<any({', '.join(PAGES)}):page>")
    def owlbear_page(page: str) -> ResponseReturnValue:
        return giving.page(f"obr-{page}.html", *ORIGINS)


def manifest(address: str) -> dict[str, object]:
    """The manifest of the extension that *address* serves; every URL in it is whole.

    A path alone would be looked for at the root of the host, which is not ours behind a prefix.
    """
    return {
        "name": NAME,
        "version": VERSION,
        "manifest_version": 1,
        "description": DESCRIPTION,
        "author": NAME,
        "homepage_url": f"{address}/",
        "icon": f"{address}/obr/logo.png",
        "background_url": f"{address}/obr/background",
        "action": {
            "title": NAME,
            "icon": f"{address}/obr/icon.svg",
            "popover": f"{address}/obr/panel",
            "width": WIDTH,
            "height": HEIGHT,
        },
        "permissions": [
            {"name": "clipboard-write", "reason": "To copy the links with which others join."}
        ],
    }
