"""Stores for the tests: a fresh SQLite file, and a fresh database on a private PostgreSQL server.

The server lives in a temporary folder, listens on a socket there and on no port.  It needs PostgreSQL's
programs; where they are not installed, the tests on it are skipped with that reason and with nothing else.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from robacus.store import Store


def _postgres_programs() -> Path | None:
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    versions = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return max((path.parent for path in versions), default=None)


@pytest.fixture(scope="session")
def postgres_socket() -> Iterator[str]:
    """The folder of the socket of a running PostgreSQL server; the user is ``robacus``."""
    programs = _postgres_programs()
    if programs is None:
        pytest.skip("PostgreSQL's programs (initdb, pg_ctl) are not installed: apt install postgresql")
    folder = Path(tempfile.mkdtemp(prefix="robacus-pg-"))
    as_owner: list[str] = []
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        # The server refuses to run as root.
        shutil.chown(folder, "postgres")
        as_owner = ["runuser", "-u", "postgres", "--"]

    def run(program: str, *arguments: str) -> None:
        subprocess.run(
            [*as_owner, str(programs / program), *arguments],
            check=True,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )

    data = str(folder / "data")
    try:
        run("initdb", "-D", data, "-U", "robacus", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        options = f"-c listen_addresses= -c unix_socket_directories={folder} -c max_connections=40"
        run("pg_ctl", "-D", data, "-w", "-l", str(folder / "server.log"), "-o", options, "start")
        try:
            yield str(folder)
        finally:
            run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres_url(postgres_socket: str) -> Iterator[str]:
    """The address of a fresh PostgreSQL database."""
    name = f"robacus_{os.urandom(6).hex()}"
    with psycopg.connect(host=postgres_socket, user="robacus", dbname="postgres", autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {name}")  # type: ignore[call-overload]
        yield f"postgresql://robacus@/{name}?host={postgres_socket}"
        admin.execute(f"DROP DATABASE {name} WITH (FORCE)")  # type: ignore[call-overload]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a fresh database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "robacus.sqlite3")
    address: str = request.getfixturevalue("postgres_url")
    return address


@pytest.fixture
def open_store() -> Iterator[Callable[[str], Store]]:
    """Opens stores and closes them at the end."""
    opened: list[Store] = []

    def open_one(url: str) -> Store:
        opened.append(Store.open(url))
        return opened[-1]

    yield open_one
    for store in reversed(opened):
        store.close()


@pytest.fixture
def store(url: str, open_store: Callable[[str], Store]) -> Store:
    """An open store on either kind of database."""
    return open_store(url)
