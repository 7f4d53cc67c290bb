"""How long chance looks for what breaks a law: for a moment in every run, longer when asked."""

from __future__ import annotations

import os
from typing import Any

from hypothesis import HealthCheck, settings

LENGTH = int(os.environ.get("RONDEL_SEARCH", "1"))
SLOW = (HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large)


def examples(count: int, *unheeded: HealthCheck, **more: Any) -> settings:
    """A search of *count* examples, or of RONDEL_SEARCH times as many."""
    checks = [*SLOW, *unheeded]
    count *= LENGTH
    return settings(max_examples=count, deadline=None, suppress_health_check=checks, **more)


def seeds(count: int) -> range:
    """As many games at random, or RONDEL_SEARCH times as many."""
    return range(count * LENGTH)
