"""Laws of handing out work: lost workers lose nothing, work that kills is found, errors are told."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from robacus.arena import work
from robacus.arena.work import Crew, carry_out, in_order, processes
from robacus.game import InvalidText
from robacus.speech import msg
from tests.arena.arenas import bots, hold, programs

TASKS = list(range(23))


def square(tasks: Sequence[int]) -> list[int]:
    return [task * task for task in tasks]


def complain(tasks: Sequence[int]) -> list[int]:
    raise InvalidText(msg("record-empty"))


class Dying(Executor):
    """Does the work, but loses some of it: every `period`-th piece fails with `error`."""

    def __init__(self, error: Exception, period: int = 3) -> None:
        self.error, self.period, self.count = error, period, 0

    def submit(self, function: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        self.count += 1
        future: Future[Any] = Future()
        if self.count % self.period == 0:
            future.set_exception(self.error)
        else:
            future.set_result(function(*args, **more))
        return future


@pytest.mark.parametrize("together", [1, 4, 100])
@pytest.mark.parametrize("workers", [1, 3])
def test_every_task_is_done_once(together: int, workers: int) -> None:
    with ThreadPoolExecutor(workers) as pool:
        done = list(carry_out(square, TASKS, Crew(pool, workers), together=together))
        assert sorted(done) == [(task, task * task) for task in TASKS]
        assert in_order(square, TASKS, Crew(pool, workers), together=together) == square(TASKS)
    assert in_order(square, TASKS, Crew(), together=together) == square(TASKS)
    assert in_order(square, [], Crew(), together=together) == []


@pytest.mark.parametrize("error", [OSError("gone"), CancelledError(), RuntimeError("lost")])
def test_work_that_is_lost_is_done_again(error: Exception) -> None:
    assert in_order(square, TASKS, Crew(Dying(error), 4), together=2) == square(TASKS)


def test_a_broken_executor_is_replaced_and_nothing_is_lost() -> None:
    made = []

    def renew() -> Executor:
        made.append(1)
        return Dying(BrokenExecutor("broken"), period=7)

    assert in_order(square, TASKS, Crew(renew(), 4, renew), together=1) == square(TASKS)
    assert len(made) > 2


def test_work_that_is_lost_every_time_is_given_up_with_a_sentence() -> None:
    with pytest.raises(InvalidText, match=r"lost again and again.*gone"):
        in_order(square, TASKS, Crew(Dying(OSError("gone"), period=1), 2), together=5)


@pytest.mark.parametrize("error", [RuntimeError("closed"), OSError("no route")])
def test_an_executor_that_takes_nothing_is_given_up_with_a_sentence(error: Exception) -> None:
    class Closed(Executor):
        def submit(self, function: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
            raise error

    with pytest.raises(InvalidText, match="lost again and again"):
        in_order(square, TASKS, Crew(Closed(), 2), together=5)


def test_an_error_that_people_read_is_not_tried_again() -> None:
    with ThreadPoolExecutor(1) as pool, pytest.raises(InvalidText, match="record"):
        in_order(complain, TASKS, Crew(pool, 1), together=5)


def test_what_is_not_wanted_any_more_is_taken_back() -> None:
    waiting: list[Future[Any]] = []

    class Slow(Executor):
        def submit(self, function: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
            future: Future[Any] = Future()
            if not waiting:
                future.set_result(function(*args, **more))
            waiting.append(future)
            return future

    results = carry_out(square, TASKS, Crew(Slow(), 2), together=1)
    assert next(results) == (0, 0)
    results.close()  # type: ignore[attr-defined]
    assert len(waiting) > 1
    assert all(future.cancelled() for future in waiting[1:])


def die_once(tasks: Sequence[tuple[str, int]]) -> list[int]:
    """Takes its process down, unless somebody has before."""
    for marker, _number in tasks:
        try:
            os.close(os.open(marker, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            continue
        os.kill(os.getpid(), signal.SIGKILL)
    return [number for _marker, number in tasks]


def test_a_process_that_dies_loses_nothing(tmp_path: Path) -> None:
    tasks = [(str(tmp_path / "died"), number) for number in range(20)]
    with processes(2) as crew:
        assert in_order(die_once, tasks, crew, together=2) == list(range(20))
    assert (tmp_path / "died").exists()


POOL = """\
import sys
from robacus.arena.work import in_order, processes
if __name__ == "__main__":
    with processes(2) as crew:
        in_order(sorted, [3, 1, 2], crew, together=1)
        print("working", flush=True)
        sys.stdin.read()
"""


def test_processes_end_with_whoever_started_them_however_that_ends(tmp_path: Path) -> None:
    """They have its output: it is closed when the last of them is gone."""
    script = tmp_path / "pool.py"
    script.write_text(POOL)
    words = [sys.executable, str(script)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "working\n"
        running.kill()
        assert running.stdout.read() == ""


# -- a cluster -----------------------------------------------------------------------------------------------

SCHEDULER = """\
import sys
from distributed import LocalCluster
if __name__ == "__main__":
    with LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, memory_limit=0, silence_logs=50
    ) as cluster:
        pids = [worker.pid for worker in cluster.workers.values()]
        print(cluster.scheduler_address, *pids, flush=True)
        sys.stdin.read()
"""


@contextmanager
def local_cluster(folder: Path) -> Iterator[tuple[str, list[int]]]:
    """A dask cluster on this machine, in processes of its own: its address, and its workers' ids."""
    script = folder / "scheduler.py"
    script.write_text(SCHEDULER)
    running = subprocess.Popen(
        [sys.executable, str(script)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=Path(__file__).parents[2],
        env={
            **os.environ,
            "PYTHONPATH": str(Path(__file__).parents[2]),
            "DASK_DISTRIBUTED__WORKER__DAEMON": "True",
        },
    )
    assert running.stdin and running.stdout
    try:
        address, *pids = running.stdout.readline().split()
        yield address, [int(pid) for pid in pids]
    finally:
        running.stdin.close()
        try:
            running.wait(120)
        finally:
            running.kill()
            running.wait()
            running.stdout.close()


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_gives_the_same_table_and_a_lost_worker_loses_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    entries = (*programs(), *bots("easy"))
    expected = hold("round-robin", entries)
    killed = []
    with local_cluster(tmp_path) as (address, pids), work.cluster(address, seconds=120) as crew:
        assert len(pids) == crew.workers == 2

        def kill_one(done: int, _total: int) -> None:
            if done == 3 and not killed:
                killed.append(pids[0])
                os.kill(pids[0], signal.SIGKILL)

        path = tmp_path / "results.jsonl"
        standings = hold("round-robin", entries, path=path, executor=crew.executor, watch=kill_one)
    assert killed
    assert caplog.messages == []
    assert standings.rows == expected.rows
    assert standings.results == expected.results
    assert len(path.read_bytes().splitlines()) == 1 + len(expected.results)


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_where_nobody_answers_gets_a_sentence() -> None:
    with (
        pytest.raises(InvalidText, match=r"Nobody works for the cluster at 127\.0\.0\.1:9"),
        work.cluster("127.0.0.1:9", seconds=0.5),
    ):
        pass


@pytest.mark.parametrize("address", ["", "nonsense", "foo://x:1", "127.0.0.1:port"])
def test_what_is_no_address_of_a_cluster_gets_a_sentence_at_once(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import distributed

    # One that could not connect would go on waiting when the process ends, and then complain.
    monkeypatch.setattr(distributed, "Client", None)
    with pytest.raises(InvalidText, match="Nobody works for the cluster"), work.cluster(address):
        pass


def test_without_dask_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(InvalidText, match=r'pip install "robacus\[cluster\]"'), work.cluster("x"):
        pass
