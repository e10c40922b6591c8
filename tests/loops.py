"""Event loops for tests that need one of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run_apart(work: Coroutine[Any, Any, T]) -> T:
    """What comes of it, run in a thread of its own: in this one a loop is running for good once a browser has been
    used."""
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, work).result()
