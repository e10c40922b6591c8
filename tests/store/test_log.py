"""Laws of the append-only log, on both kinds of database."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import event

from robacus.store import (
    Appended,
    Chain,
    Conflict,
    Overloaded,
    Store,
    StoreUnavailable,
    TooLarge,
    UnknownTable,
)
from robacus.store.rows import ENTRY_LIMIT, SEQUENCE_LIMIT
from robacus.store.writer import GROUP_LIMIT, QUEUE_LIMIT
from tests.store.helpers import new_table, one_group, with_table


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(entries=st.lists(st.binary(max_size=300), max_size=40), after=st.integers(-1, 50))
def test_entries_come_back_in_order_and_byte_equal(store: Store, entries: list[bytes], after: int) -> None:
    store.forget("t1").result()
    with_table(store)
    for future in [store.append("t1", number, entry) for number, entry in enumerate(entries, 1)]:
        future.result()
    numbered = list(enumerate(entries, 1))
    assert store.log("t1") == numbered
    assert store.log("t1", after) == [pair for pair in numbered if pair[0] > after]


def test_the_largest_entry_is_kept_and_one_byte_more_is_refused(store: Store) -> None:
    with_table(store)
    largest = bytes(ENTRY_LIMIT)
    assert store.append("t1", 1, largest).result() == Appended(1)
    with pytest.raises(TooLarge, match="16,385 bytes; at most 16,384"):
        store.append("t1", 2, largest + b"x")
    assert store.log("t1") == [(1, largest)]


def test_an_acknowledged_entry_is_seen_by_every_other_connection(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite3"
    seen: list[object] = []

    def look(_done: Future[Appended]) -> None:
        # Runs in the writer's thread at the moment of acknowledgement.
        raw = sqlite3.connect(path)
        seen.append(raw.execute("SELECT max(sequence) FROM log").fetchone()[0])
        raw.close()

    with Store.open(path) as store:
        with_table(store)
        for number in range(1, 11):
            future = store.append("t1", number, b"entry")
            future.add_done_callback(look)
            future.result()
    assert len(seen) == 10
    assert all(isinstance(last, int) and last >= number for number, last in enumerate(seen, 1))


def test_nothing_is_acknowledged_before_the_commit(store: Store) -> None:
    """Whatever is done when the transaction is about to be committed was done before it began."""
    with_table(store)
    queued: list[Future[Appended]] = []
    done_too_early: list[bool] = []
    event.listen(store._writing, "commit", lambda _: done_too_early.extend(one.done() for one in queued))
    with one_group(store):
        queued += [store.append("t1", number, b"entry") for number in range(1, 6)]
    assert [future.result() for future in queued] == [Appended(number) for number in range(1, 6)]
    assert done_too_early.count(True) == 0
    assert done_too_early.count(False) >= 5


def test_sqlite_syncs_every_commit(tmp_path: Path) -> None:
    with Store.open(tmp_path / "log.sqlite3") as store, store._writing.connect() as connection:
        settings = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_of_many_threads_that_want_one_place_exactly_one_gets_it(store: Store) -> None:
    with_table(store)
    start = threading.Barrier(8)
    results: list[tuple[bytes, object]] = []

    def race(entry: bytes) -> None:
        start.wait()
        for number in range(1, 21):
            future = store.append("t1", number, entry)
            results.append((entry, future.exception() or future.result()))

    threads = [threading.Thread(target=race, args=(b"%d" % number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    won = [(entry, outcome.sequence) for entry, outcome in results if isinstance(outcome, Appended)]
    assert sorted((sequence, entry) for entry, sequence in won) == store.log("t1")
    assert [sequence for sequence, _ in store.log("t1")] == list(range(1, 21))
    assert all(isinstance(outcome, Appended | Conflict) for _, outcome in results)


def test_a_conflict_does_not_harm_its_neighbours_in_the_group(store: Store) -> None:
    for table in ("t1", "t2", "t3"):
        with_table(store, table)
    store.append("t2", 1, b"first").result()
    with one_group(store):
        good = [store.append("t1", 1, b"a"), store.append("t3", 1, b"b"), store.append("t1", 2, b"c")]
        taken = store.append("t2", 1, b"second")
        behind = store.append("t2", 2, b"next")
        nowhere = store.append("t9", 1, b"lost")
        gap = store.append("t3", 3, b"gap")
        created = store.create_table(new_table("t4"))
        in_new = store.append("t4", 1, b"d")
        twice = store.create_table(new_table("t1"))
    assert [future.result() for future in good] == [Appended(1), Appended(1), Appended(2)]
    assert isinstance(taken.exception(), Conflict)
    assert behind.result() == Appended(2)
    assert isinstance(nowhere.exception(), UnknownTable)
    assert isinstance(gap.exception(), Conflict)
    assert created.result() is None
    assert in_new.result() == Appended(1)
    assert isinstance(twice.exception(), Conflict)
    logs = {table: store.log(table) for table in ("t1", "t2", "t3", "t4")}
    assert logs == {
        "t1": [(1, b"a"), (2, b"c")],
        "t2": [(1, b"first"), (2, b"next")],
        "t3": [(1, b"b")],
        "t4": [(1, b"d")],
    }


def test_of_two_entries_for_one_place_in_one_group_the_first_wins(store: Store) -> None:
    with_table(store)
    with one_group(store):
        first, second = store.append("t1", 1, b"first"), store.append("t1", 1, b"second")
    assert first.result() == Appended(1)
    assert isinstance(second.exception(), Conflict)
    assert store.log("t1") == [(1, b"first")]


def test_a_log_has_no_gaps_and_begins_with_one(store: Store) -> None:
    with_table(store)
    assert isinstance(store.append("t1", 2, b"x").exception(), Conflict)
    for sequence in (0, -1, SEQUENCE_LIMIT + 1):
        with pytest.raises(TooLarge):
            store.append("t1", sequence, b"x")
    assert store.log("t1") == []


def test_a_retried_action_is_applied_once(store: Store) -> None:
    with_table(store)
    with_table(store, "t2")
    assert store.append("t1", 1, b"a", "act-1").result() == Appended(1)
    assert store.append("t1", 1, b"a", "act-1").result() == Appended(1, repeated=True)
    assert store.append("t1", 2, b"a", "act-1").result() == Appended(1, repeated=True)
    assert store.append("t2", 1, b"a", "act-1").result() == Appended(1)
    with one_group(store):
        pair = store.append("t1", 2, b"b", "act-2"), store.append("t1", 3, b"b", "act-2")
    assert [future.result() for future in pair] == [Appended(2), Appended(2, repeated=True)]
    assert store.log("t1") == [(1, b"a"), (2, b"b")]
    found = [store.action("t1", "act-2"), store.action("t2", "act-2"), store.action("t1", "\0")]
    assert found == [2, None, None]


@pytest.mark.parametrize("action_id", ["theirs", None])
def test_nothing_lands_behind_an_entry_of_its_chain_that_did_not(store: Store, action_id: str | None) -> None:
    """Neither behind a repeated action nor behind a conflict, though the place itself is free."""
    with_table(store)
    store.append("t1", 1, b"theirs", "theirs").result()
    chain = Chain()
    with one_group(store):
        store.append("t1", 1, b"mine", action_id, chain)
        behind = store.append("t1", 2, b"composed on mine", None, chain)
    assert isinstance(behind.exception(), Conflict)
    assert store.append("t1", 2, b"composed on theirs", None, Chain()).result() == Appended(2)


def test_nothing_lands_behind_an_entry_of_its_chain_whose_commit_failed(store: Store) -> None:
    with_table(store)
    chain = Chain()
    fail_commits(store, [True])
    assert isinstance(store.append("t1", 1, b"mine", None, chain).exception(), StoreUnavailable)
    store.append("t1", 1, b"theirs").result()
    assert isinstance(store.append("t1", 2, b"composed on mine", None, chain).exception(), Conflict)


def fail_commits(store: Store, plan: list[bool]) -> None:
    """Make the next commits fail where the plan says True."""

    def fail(_connection: sa.Connection) -> None:
        if plan and plan.pop(0):
            raise sa.exc.OperationalError("COMMIT", {}, sqlite3.OperationalError("disk I/O error"))

    event.listen(store._writing, "commit", fail)


def test_a_failed_commit_fails_its_group_and_the_next_group_is_written(store: Store) -> None:
    with_table(store)
    with one_group(store):
        lost = [store.append("t1", number, b"lost") for number in (1, 2)]
        fail_commits(store, [False, True])  # the first is the commit that keeps the writer busy
    for future in lost:
        assert isinstance(future.exception(), StoreUnavailable)
    assert store.log("t1") == []
    assert store.append("t1", 1, b"kept").result() == Appended(1)
    assert store.log("t1") == [(1, b"kept")]


def test_a_full_queue_refuses_at_once_and_loses_nothing(tmp_path: Path) -> None:
    with Store.open(tmp_path / "log.sqlite3") as store:
        with_table(store)
        queued: list[Future[Appended]] = []
        with one_group(store):
            queued.extend(store.append("t1", number, b"") for number in range(1, QUEUE_LIMIT + 1))
            with pytest.raises(Overloaded, match="Try again in a few seconds"):
                store.append("t1", QUEUE_LIMIT + 1, b"")
        assert len(queued) == QUEUE_LIMIT
        assert [future.result().sequence for future in queued] == list(range(1, QUEUE_LIMIT + 1))
        assert len(store.log("t1")) == QUEUE_LIMIT > GROUP_LIMIT


def test_closing_writes_what_is_queued_and_then_refuses(url: str, open_store: Callable[[str], Store]) -> None:
    store = open_store(url)
    with_table(store)
    queued = [store.append("t1", number, b"x") for number in range(1, 1001)]
    store.close()
    assert [future.result().sequence for future in queued] == list(range(1, 1001))
    with pytest.raises(StoreUnavailable, match="has been closed"):
        store.append("t1", 1001, b"x")
    assert len(open_store(url).log("t1")) == 1000


def test_a_cancelled_future_does_not_disturb_its_group(store: Store) -> None:
    with_table(store)
    with one_group(store):
        cancelled, kept = store.append("t1", 1, b"a"), store.append("t1", 2, b"b")
        assert cancelled.cancel()
    assert kept.result() == Appended(2)
    assert store.log("t1") == [(1, b"a"), (2, b"b")]


@pytest.mark.parametrize("bad", ["", "a b", "ä", "a\0", "x" * 65, "\ud800", "a/b"])
def test_ids_of_other_characters_are_refused(store: Store, bad: str) -> None:
    with_table(store)
    with pytest.raises(TooLarge):
        store.append(bad, 1, b"x")
    with pytest.raises(TooLarge):
        store.append("t1", 1, b"x", bad or "\n")
    with pytest.raises(TooLarge):
        store.create_table(new_table(bad))
    assert (store.table(bad), store.log(bad), store.seats(bad), store.player(bad)) == (None, [], [], None)
