"""Files in a zip, such that only what is in them counts: the same files give the same bytes."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping

LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the first date that a zip can tell
UNIX = 3  # what made it, wherever this runs
PLAIN_FILE = 0o100644 << 16


def packed(files: Mapping[str, bytes]) -> bytes:
    """A zip of *files*, by their paths in it: in the order of these, all of one date."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as packing:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.create_system = UNIX
            entry.external_attr = PLAIN_FILE
            entry.compress_type = zipfile.ZIP_DEFLATED
            packing.writestr(entry, files[name], compresslevel=9)
    return out.getvalue()
