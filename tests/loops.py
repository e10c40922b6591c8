"""Event loops for tests that need one of their own.

The browser tests keep a loop running in the main thread as long as the browser is open, and a thread can run only
one; so every other test runs its coroutines in a thread of its own.  Which tests ran before then does not matter.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """What the coroutine returns, run to its end in a fresh event loop."""
    with ThreadPoolExecutor(max_workers=1) as thread:
        return thread.submit(asyncio.run, coroutine).result()
