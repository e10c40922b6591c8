"""Who may open a database, and what is said when it cannot be used."""

from __future__ import annotations

import os
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from robacus.speech import LANGUAGES, speech
from robacus.store import Store, StoreError, StoreLocked, StoreUnavailable
from robacus.store.errors import explain
from robacus.store.location import locate
from tests.store.helpers import with_table

HOLD = """
import sys
from robacus.store import Store
store = Store.open(sys.argv[1])
print("open", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def other_server(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that has the database ``tmp_path/robacus.sqlite3`` open."""
    command = [sys.executable, "-c", HOLD, str(tmp_path / "robacus.sqlite3")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        yield process
        process.kill()


def test_a_second_server_is_refused_until_the_first_is_gone(
    tmp_path: Path, other_server: subprocess.Popen[str]
) -> None:
    path = tmp_path / "robacus.sqlite3"
    with pytest.raises(StoreLocked) as refused:
        Store.open(path)
    assert f"process {other_server.pid}" in str(refused.value)
    assert str(path) in str(refused.value)
    other_server.send_signal(signal.SIGKILL)
    other_server.wait()
    Store.open(path).close()


def test_the_same_process_is_refused_too_by_any_name_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "robacus.sqlite3"
    link = tmp_path / "link"
    link.symlink_to(tmp_path)
    with Store.open(path) as store:
        for name in (path, link / "robacus.sqlite3", f"sqlite:///{path}"):
            with pytest.raises(StoreLocked):
                Store.open(name)
        with_table(store)
    with Store.open(link / "robacus.sqlite3") as store:
        assert store.table("t1") is not None


def test_a_forked_child_does_not_keep_the_lock(tmp_path: Path) -> None:
    """Workers outlive a killed server for a moment; they must not keep the next one out."""
    program = """
import os, signal, sys
from robacus.store import Store
Store.open(sys.argv[1])
child = os.fork()
if child:
    print(child, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
signal.pause()
"""
    path = tmp_path / "robacus.sqlite3"
    process = subprocess.Popen([sys.executable, "-c", program, str(path)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    child = int(process.stdout.readline())
    try:
        assert process.wait() == -signal.SIGKILL
        Store.open(path).close()
    finally:
        os.kill(child, signal.SIGKILL)
        process.stdout.close()


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "robacus.sqlite3"
    with Store.open(path) as store:
        with_table(store)
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    assert modes == dict.fromkeys(
        ("robacus.sqlite3", "robacus.sqlite3-wal", "robacus.sqlite3-shm", "robacus.sqlite3.lock"), 0o600
    )
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_without_an_address_the_database_is_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, appauthor: tmp_path / name)
    with Store.open() as store:
        assert store.where == str(tmp_path / "robacus" / "robacus.sqlite3")


def refusal(url: str | Path) -> str:
    with pytest.raises(StoreUnavailable) as refused:
        Store.open(url)
    return str(refused.value)


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(b"Dear Aunt, " * 500)
    assert refusal(path).startswith(f"{path} is damaged or is not a database.")
    assert path.read_bytes() == b"Dear Aunt, " * 500


def test_a_damaged_database_is_said_to_be_damaged(tmp_path: Path) -> None:
    path = tmp_path / "robacus.sqlite3"
    with Store.open(path) as store:
        with_table(store)
        for number in range(1, 200):
            store.append("t1", number, bytes(500))
    data = bytearray(path.read_bytes())
    data[4096:] = os.urandom(1) * (len(data) - 4096)
    path.write_bytes(data)
    with pytest.raises(StoreUnavailable) as refused, Store.open(path) as store:
        store.log("t1")
    assert str(refused.value).startswith(f"{path} is damaged or is not a database.")


def test_another_programs_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "places.sqlite"
    raw = sqlite3.connect(path)
    raw.execute("CREATE TABLE bookmarks (id INTEGER)")
    raw.commit()
    raw.close()
    assert refusal(path).startswith(f"{path} belongs to another program")
    raw = sqlite3.connect(path)
    assert raw.execute("SELECT name FROM sqlite_master").fetchall() == [("bookmarks",)]
    raw.close()


@pytest.fixture
def ordinary_user(tmp_path: Path) -> Iterator[None]:
    """Root may write everywhere, so for this test be somebody who may not."""
    Store.open(tmp_path / "warm-up").close()  # whatever is imported late is imported now
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        yield
        return
    for folder in (tmp_path, *tmp_path.parents[:2]):
        folder.chmod(0o755)
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o555)
    request.getfixturevalue("ordinary_user")
    for path in (closed / "robacus.sqlite3", closed / "new" / "robacus.sqlite3"):
        assert refusal(path).startswith(f"Robacus cannot write its database {path}.")


def test_a_path_that_cannot_be_a_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "file" / "robacus.sqlite3", tmp_path / "folder", tmp_path / ("x" * 300)):
        assert refusal(path).startswith(f"Robacus cannot write its database {path}.")


@pytest.mark.parametrize(
    "address",
    [
        "mysql://me:secret@host/name",
        "sqlite://",
        "sqlite:///:memory:",
        ":memory:",
        "",
        "nonsense://",
        "://",
        "a\0b",
    ],
)
def test_other_addresses_are_refused_without_repeating_a_password(address: str) -> None:
    said = refusal(address)
    assert said.endswith("Use the path of a file, or an address that begins with postgresql://.")
    assert "secret" not in said


def test_an_unreachable_postgresql_server_is_named_without_its_password(tmp_path: Path) -> None:
    said = refusal(f"postgresql://me:secret@/robacus?host={tmp_path}")
    assert said.startswith("The database postgresql://me:***@/robacus")
    assert "secret" not in said


def test_a_missing_driver_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert refusal("postgresql:///robacus") == (
        'To use PostgreSQL, install its driver too: pip install "robacus[postgres]"'
    )


def test_percent_signs_and_spaces_in_a_path_are_only_characters(tmp_path: Path) -> None:
    path = tmp_path / "100% our games?" / "robacus #1.sqlite3"
    with Store.open(path) as store:
        with_table(store)
    assert path.is_file()
    with Store.open(path) as store:
        assert store.table("t1") is not None


def test_every_refusal_is_said_in_every_language() -> None:
    with pytest.raises(StoreError) as refused:
        locate("mysql://host")
    message = refused.value.message
    said = {language: speech(language).say(message) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert all("mysql://" in text for text in said.values())
    assert str(explain(OSError(28, "No space"), "here")).startswith(
        "The disk with the database here is full."
    )
