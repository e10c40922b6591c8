"""The browser tests: a real server, the system's Chromium, and people."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.people import People
from tests.servers import TINY, Server

GAMES = Path(f"{TINY}{os.pathsep}{Path(__file__).parent / 'games'}")
"""Nim, and a game of these tests' own."""

IDLE = [
    # The list under the address bar is a page of its own, loaded for each window; here nobody ever opens it.
    "PreloadTopChromeWebUI",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
    # Of several lists of features only the last one counts: so here is what Playwright switches off as well.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
"""What a browser does for people who browse: two thirds of the processor time of opening a window."""

QUIET = [
    f"--disable-features={','.join(IDLE)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The system's Chromium, which talks to nobody by itself."""
    path = os.environ.get("ROBACUS_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    assert path, "no Chromium: install it from the system's packages, or name it in ROBACUS_CHROMIUM"
    return {"executable_path": path, "args": QUIET}


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that do not stop it."""
    with Server(tmp_path_factory.mktemp("browser"), GAMES).running() as server:
        yield server


@pytest.fixture
def people(browser: Browser, shared_server: Server) -> Iterator[People]:
    """People at the shared server."""
    people = People(browser, shared_server)
    yield people
    people.leave()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop and kill."""
    with Server(tmp_path / "data").running() as server:
        yield server


@pytest.fixture
def people_there(browser: Browser, own_server: Server) -> Iterator[People]:
    """People at that server."""
    people = People(browser, own_server)
    yield people
    people.leave()
