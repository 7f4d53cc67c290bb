"""What one audience was sent: whole documents and the merge patches between them.

Documents are plain JSON objects without nulls, so that a JSON Merge Patch (RFC 7396), in which a
null takes away, can lead from any of them to any other.
"""

from __future__ import annotations

import json
import secrets
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Document: TypeAlias = dict[str, Any]

EPOCH = 9  # bytes of chance in the id of a stream's life


def _same(old: Any, new: Any) -> bool:
    """Whether both are the same JSON: for Python, but not for JSON, 1 is True and 1.0."""
    match old, new:
        case dict(), dict():
            return old.keys() == new.keys() and all(_same(old[k], new[k]) for k in old)
        case list(), list():
            return len(old) == len(new) and all(map(_same, old, new))
    return type(old) is type(new) and bool(old == new)


def merge_diff(old: Mapping[str, Any], new: Mapping[str, Any]) -> Document:
    """The smallest patch that makes *new* of *old*; empty if they are the same."""
    patch: Document = {key: None for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            patch[key] = value
        elif isinstance(value, dict) and isinstance(old[key], dict):
            if inner := merge_diff(old[key], value):
                patch[key] = inner
        elif not _same(old[key], value):
            patch[key] = value
    return patch


def apply(document: Any, patch: Any) -> Any:
    """*document* after *patch*, as RFC 7396 says; *document* itself stays as it is."""
    if not isinstance(patch, dict):
        return patch
    target: Document = dict(document) if isinstance(document, dict) else {}
    for key, value in patch.items():
        if value is None:
            target.pop(key, None)
        else:
            target[key] = apply(target.get(key), value)
    return target


def digest(document: Mapping[str, Any]) -> str:
    """Eight hex digits that differ when documents do, but for the lines of the log.

    An old line may have left one side's window and not yet the other's; that they came in order
    is what `Stream.aseq` says.
    """
    encounter = document.get("encounter", {})
    if "log" in encounter:
        log = {key: value for key, value in encounter["log"].items() if key != "lines"}
        document = {**document, "encounter": {**encounter, "log": log}}
    text = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return f"{zlib.crc32(text.encode()):08x}"


@dataclass(slots=True)
class Stream:
    """The documents that one audience of one encounter was sent, up to the last.

    *aseq* counts what this audience saw and nothing else; *epoch* is new whenever counting
    begins anew.
    """

    doc: Document
    aseq: int = 0
    epoch: str = field(default_factory=lambda: secrets.token_urlsafe(EPOCH))

    def advance(self, new_doc: Document) -> Document | None:
        """The patch that leads to *new_doc*, or None if there is nothing new to see."""
        patch = merge_diff(self.doc, new_doc)
        if not patch:
            return None
        self.doc = new_doc
        self.aseq += 1
        return patch
