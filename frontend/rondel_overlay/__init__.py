"""The built overlay, ready to be served: no Node is needed where this package is installed."""

from pathlib import Path

__all__ = ["STATIC"]

STATIC = Path(__file__).parent / "static"
"""The folder of built files. It exists once the overlay is bundled, and always in a wheel."""
