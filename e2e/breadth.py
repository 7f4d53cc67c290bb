"""Scenes that are the same for many cases: the suite plays some of them, `-m broad` the rest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def broadly(cases: Iterable[object], *always: object) -> list[Any]:
    """*cases* as parameters; those that are not played *always* are marked as broad."""
    broad = pytest.mark.broad
    return [case if case in always else pytest.param(*_values(case), marks=broad) for case in cases]


def _values(case: object) -> tuple[object, ...]:
    return case if isinstance(case, tuple) else (case,)
