"""A real server for the tests of the web: one for all, and fresh ones for tests that stop it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.servers import Server
from tests.web import people


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tests share: each test sets up tables of its own.  Its log must stay free of faults."""
    with Server(tmp_path_factory.mktemp("server")).running() as running:
        yield running
    assert "Traceback" not in running.log.read_text()


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for one test, started; the test may stop, kill and start it."""
    own = Server(tmp_path_factory.mktemp("own"))
    own.start()
    try:
        yield own
    finally:
        own.stop()


@pytest.fixture(autouse=True)
def closing() -> Iterator[None]:
    """Closes what a test has opened."""
    yield
    people.CLOSING.close()


@pytest.fixture
def url(server: Server) -> str:
    return server.url
