"""All that is for hosts, put into an app."""

from __future__ import annotations

from flask import Flask

from rondel.table import Tables
from rondel.web.config import Config
from rondel.web.hosting import embedding, foundry, helping, owlbear, sandbox, talespire
from rondel.web.hosting.giving import Giving


def install(app: Flask, tables: Tables, config: Config) -> None:
    """Hosts find at *app* what they look for."""
    giving = Giving(config)
    owlbear.install(app, giving)
    foundry.install(app, giving)
    talespire.install(app, giving)
    embedding.install(app, giving, tables)
    helping.install(app, giving)
    sandbox.install(app, giving)
