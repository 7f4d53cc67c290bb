"""Bundles the overlay into the wheel, so that installing Rondel needs no Node."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class OverlayHook(BuildHookInterface[Any]):
    """A wheel or an sdist leaves here with a built overlay, or not at all."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """The overlay is built: found so, or bundled now. An editable install leaves it alone."""
        frontend = Path(self.root, "frontend")
        if version == "editable" or (frontend / "rondel_overlay/static/index.html").exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit(
                "The overlay is not built and there is no npm on PATH: "
                "install Node 20.19 or newer, or build with `python3 dev.py build`."
            )
        for step in (["ci"], ["run", "build"]):
            subprocess.run([npm, *step], cwd=frontend, check=True)
