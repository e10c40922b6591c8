"""Several servers on one PostgreSQL database."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable

import pytest

from robacus.store import Appended, Chain, Conflict, Store, StoreUnavailable
from tests.store.helpers import one_group, with_table

WAIT = 120
"""Seconds after which news counts as lost."""


@pytest.fixture
def two(postgres_url: str, open_store: Callable[[str], Store]) -> tuple[Store, Store]:
    """Two stores as two processes would have them."""
    first, second = open_store(postgres_url), open_store(postgres_url)
    with_table(first)
    return first, second


def test_the_primary_key_decides_and_the_loser_goes_on_after_reloading(two: tuple[Store, Store]) -> None:
    first, second = two
    assert first.append("t1", 1, b"a").result() == Appended(1)
    assert isinstance(second.append("t1", 1, b"b").exception(), Conflict)
    assert second.log("t1") == [(1, b"a")]
    assert second.append("t1", 2, b"b").result() == Appended(2)
    assert isinstance(first.append("t1", 2, b"c").exception(), Conflict)
    assert first.append("t1", 3, b"c").result() == Appended(3)


def test_a_chain_broken_by_another_process_stays_broken(two: tuple[Store, Store]) -> None:
    first, second = two
    chain = Chain()
    assert first.append("t1", 1, b"a", None, chain).result() == Appended(1)
    second.append("t1", 2, b"theirs").result()
    with one_group(first):
        pair = [first.append("t1", number, b"mine", None, chain) for number in (2, 3)]
    assert all(isinstance(future.exception(), Conflict) for future in pair)
    assert first.log("t1") == [(1, b"a"), (2, b"theirs")]


def test_two_processes_in_a_race_fill_one_log_without_gap_or_loss(two: tuple[Store, Store]) -> None:
    won: dict[int, bytes] = {}
    start = threading.Barrier(2)

    def race(store: Store, name: bytes) -> None:
        start.wait()
        for sequence in range(1, 51):
            outcome = store.append("t1", sequence, name, f"{name.decode()}-{sequence}")
            if not isinstance(outcome.exception(), Conflict):
                won[outcome.result().sequence] = name

    threads = [threading.Thread(target=race, args=pair) for pair in zip(two, (b"one", b"two"), strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert two[0].log("t1") == sorted(won.items()) == [(number, won[number]) for number in range(1, 51)]


def test_a_retry_through_another_process_is_applied_once(two: tuple[Store, Store]) -> None:
    first, second = two
    assert first.append("t1", 1, b"a", "act-1").result() == Appended(1)
    assert second.append("t1", 1, b"a", "act-1").result() == Appended(1, repeated=True)
    assert second.append("t1", 2, b"a", "act-1").result() == Appended(1, repeated=True)
    assert first.log("t1") == [(1, b"a")]


def test_other_processes_hear_of_what_was_appended_and_the_own_one_does_not(two: tuple[Store, Store]) -> None:
    first, second = two
    heard_first: queue.Queue[object] = queue.Queue()
    heard_second: queue.Queue[object] = queue.Queue()
    first.listen(lambda table, sequence: heard_first.put((table, sequence)))
    second.listen(lambda table, sequence: heard_second.put((table, sequence, second.log(table or ""))))
    with_table(first, "t2")
    with one_group(first):
        for number in (1, 2, 3):
            first.append("t1", number, b"x")
        first.append("t2", 1, b"y")
    news = [heard_second.get(timeout=WAIT) for _ in range(2)]
    assert news == [("t1", 3, [(1, b"x"), (2, b"x"), (3, b"x")]), ("t2", 1, [(1, b"y")])]
    second.append("t2", 2, b"z").result()
    assert heard_first.get(timeout=WAIT) == ("t2", 2)
    assert heard_first.empty()


def test_news_of_a_large_group_is_complete(two: tuple[Store, Store]) -> None:
    first, second = two
    heard: queue.Queue[object] = queue.Queue()
    names = [f"{number:060}" for number in range(300)]
    for name in names:
        with_table(first, name)
    second.listen(lambda table, sequence: heard.put((table, sequence)))
    with one_group(first):
        for name in names:
            first.append(name, 1, b"x")
    assert [heard.get(timeout=WAIT) for _ in names] == [(name, 1) for name in names]


def test_after_a_lost_connection_the_listener_says_so_and_the_writer_goes_on(
    two: tuple[Store, Store],
) -> None:
    first, second = two
    heard: queue.Queue[object] = queue.Queue()
    second.listen(lambda table, sequence: heard.put((table, sequence)))
    cut = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    with first._readers.connect() as connection:
        connection.exec_driver_sql(cut)
    assert heard.get(timeout=WAIT) == (None, 0)
    assert isinstance(first.append("t1", 1, b"lost").exception(), StoreUnavailable)
    assert first.append("t1", 1, b"kept").result() == Appended(1)
    assert heard.get(timeout=WAIT) == ("t1", 1)
    assert second.log("t1") == [(1, b"kept")]


def test_sqlite_has_no_other_process_to_listen_to(tmp_path: object) -> None:
    with Store.open(f"{tmp_path}/robacus.sqlite3") as store:
        store.listen(lambda *_: None)
        with_table(store)
        assert store.append("t1", 1, b"x").result() == Appended(1)
