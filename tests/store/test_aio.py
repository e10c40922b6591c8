"""Appending from an event loop."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from robacus.store import Appended, AsyncStore, Conflict, Store, TooLarge
from tests import loops
from tests.store.helpers import one_group, with_table


def test_an_event_loop_gets_results_and_refusals(tmp_path: Path) -> None:
    async def play(store: Store) -> list[Any]:
        appender = AsyncStore(store)
        first = await appender.append("t1", 1, b"a", "act-1")
        rest = await asyncio.gather(
            appender.append("t1", 2, b"b"),
            appender.append("t1", 2, b"c"),
            appender.append("t1", 3, b"d", "act-1"),
            return_exceptions=True,
        )
        with pytest.raises(TooLarge):
            appender.append("t1", 3, bytes(20_000))
        return [first, *rest]

    with Store.open(tmp_path / "robacus.sqlite3") as store:
        with_table(store)
        first, second, refused, repeated = loops.run(play(store))
        assert [first, second, repeated] == [Appended(1), Appended(2), Appended(1, repeated=True)]
        assert isinstance(refused, Conflict)
        assert store.log("t1") == [(1, b"a"), (2, b"b")]


def test_a_group_reaches_the_loop_in_one_call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []

    async def play(store: Store) -> None:
        loop = asyncio.get_running_loop()
        original = loop.call_soon_threadsafe

        def counted(callback: Any, *args: Any, **options: Any) -> Any:
            calls.append(len(args[0]))
            return original(callback, *args, **options)

        monkeypatch.setattr(loop, "call_soon_threadsafe", counted)
        appender = AsyncStore(store)
        with one_group(store):
            queued = [appender.append("t1", number, b"x") for number in range(1, 101)]
        await asyncio.gather(*queued)
        monkeypatch.undo()

    with Store.open(tmp_path / "robacus.sqlite3") as store:
        with_table(store)
        loops.run(play(store))
    assert calls == [100]


def test_whoever_stops_waiting_does_not_disturb_the_others(tmp_path: Path) -> None:
    async def play(store: Store) -> Appended:
        appender = AsyncStore(store)
        with one_group(store):
            appender.append("t1", 1, b"a").cancel()
            kept = appender.append("t1", 2, b"b")
        return await kept

    async def leave(store: Store) -> None:
        AsyncStore(store).append("t1", 3, b"c")

    with Store.open(tmp_path / "robacus.sqlite3") as store:
        with_table(store)
        assert loops.run(play(store)) == Appended(2)
        with one_group(store):
            loops.run(leave(store))  # the loop is closed before the commit
        assert store.append("t1", 4, b"d").result() == Appended(4)
        assert store.log("t1") == [(1, b"a"), (2, b"b"), (3, b"c"), (4, b"d")]
