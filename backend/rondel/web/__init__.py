"""The wire: Flask, Socket.IO and HTTP around the tables. Nothing else knows of them."""

from rondel.web.app import create_app
from rondel.web.config import Config

__all__ = ["Config", "create_app"]
