"""The application without a network, with limits of the test's own: what it refuses is the same on any machine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from robacus.store import Store
from robacus.web.app import create_app
from robacus.web.limits import Limits

URL = "http://strict.test"


@asynccontextmanager
async def strict(folder: Path, limits: Limits) -> AsyncIterator[httpx.AsyncClient]:
    """A browser at a server that has just started."""
    with Store.open(folder / "strict.sqlite3") as store:
        app: Any = create_app(store, limits=limits)
        asked: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        said: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        running = asyncio.create_task(app({"type": "lifespan", "state": {}}, asked.get, said.put))
        asked.put_nowait({"type": "lifespan.startup"})
        assert (await said.get())["type"] == "lifespan.startup.complete"
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=URL) as browser:
            yield browser
        asked.put_nowait({"type": "lifespan.shutdown"})
        await running
