"""Handing games out: to any `concurrent.futures.Executor`, or done here.

What comes is the same whoever does it, only the order differs.  Work that is lost with whoever did it is handed out
again; after several losses it is given in single games, and then given up with a sentence.
"""

from __future__ import annotations

import logging
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from robacus.game import InvalidText
from robacus.speech import RobacusError, msg

MAX_LOSSES = 4
"""How often the same work may be lost."""

Task = TypeVar("Task")
Done = TypeVar("Done")
Function = Callable[[Sequence[Task]], list[Done]]


class Crew:
    """Who does the work: `executor` is what it is given to, None = done here.

    `renew`, where given, makes a new one when all of it is broken, as when a process of a pool has died.
    """

    def __init__(
        self, executor: Executor | None = None, workers: int = 1, renew: Callable[[], Executor] | None = None
    ) -> None:
        self.executor = executor
        self.workers = workers
        self._renew = renew

    def renew(self) -> None:
        """Go on with a new executor.  Raises BrokenExecutor when there is none."""
        if self._renew is None:
            raise BrokenExecutor("the executor is broken")
        self.executor = self._renew()

    def share(self, tasks: int, most: int) -> int:
        """How many tasks make one piece of work: enough for everybody, and not too long to wait for."""
        return max(1, min(most, tasks // (4 * self.workers)))


class _Piece(Generic[Task]):
    """Tasks that are done together."""

    def __init__(self, tasks: Sequence[Task]) -> None:
        self.tasks = tasks
        self.losses = 0


def carry_out(
    function: Function[Task, Done], tasks: Sequence[Task], crew: Crew, *, together: int
) -> Iterator[tuple[Task, Done]]:
    """Every task with what `function` makes of it, as it comes.

    `function` takes some tasks and gives as many results; it can be pickled, and so can they.  `together` is how many
    tasks make one piece of work at most.  Raises `RobacusError` that `function` raises, and `InvalidText` when work is
    lost again and again.
    """
    size = crew.share(len(tasks), together)
    waiting = deque(_Piece(tasks[first : first + size]) for first in range(0, len(tasks), size))
    if crew.executor is None:
        for piece in waiting:
            yield from zip(piece.tasks, function(piece.tasks), strict=True)
        return
    running: dict[Future[list[Done]], _Piece[Task]] = {}
    try:
        while waiting or running:
            _hand_out(function, waiting, running, crew)
            done, _rest = wait(running, return_when=FIRST_COMPLETED)
            broken = False
            for future in done:
                piece = running.pop(future)
                results, error = _result(future)
                if results is not None:
                    yield from zip(piece.tasks, results, strict=True)
                    continue
                assert error is not None
                broken = broken or isinstance(error, BrokenExecutor)
                waiting.extend(_again(piece, error))
            if broken:
                for future, piece in running.items():
                    future.cancel()
                    waiting.append(piece)
                running.clear()
                crew.renew()
    finally:
        for future in running:
            future.cancel()


def in_order(
    function: Function[Task, Done], tasks: Sequence[Task], crew: Crew, *, together: int
) -> list[Done]:
    """What `function` makes of each task, in their order."""
    found = {id(task): done for task, done in carry_out(function, tasks, crew, together=together)}
    return [found[id(task)] for task in tasks]


def _hand_out(
    function: Function[Task, Done],
    waiting: deque[_Piece[Task]],
    running: dict[Future[list[Done]], _Piece[Task]],
    crew: Crew,
) -> None:
    """Keep everybody busy, with a little more, so that nobody waits for the next piece."""
    assert crew.executor is not None
    while waiting and len(running) < 2 * crew.workers + 2:
        piece = waiting.popleft()
        try:
            running[crew.executor.submit(function, piece.tasks)] = piece
        except BrokenExecutor as error:
            waiting.extend(_again(piece, error))
            for future, other in running.items():
                future.cancel()
                waiting.append(other)
            running.clear()
            crew.renew()
        except (OSError, RuntimeError) as error:  # nobody takes anything at the moment
            waiting.extend(_again(piece, error))


def _result(future: Future[list[Done]]) -> tuple[list[Done] | None, BaseException | None]:
    try:
        return future.result(), None
    except RobacusError:
        raise
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a lost worker, a cancelled future: each executor has its own
        return None, error


def _again(piece: _Piece[Task], error: BaseException) -> Iterator[_Piece[Task]]:
    """The same work again; whoever does harm is found by giving its games one by one."""
    piece.losses += 1
    if piece.losses <= MAX_LOSSES:
        yield piece
        return
    if len(piece.tasks) == 1:
        raise InvalidText(msg("arena-lost", why=f"{type(error).__name__}: {error}"[:200])) from None
    for task in piece.tasks:
        yield _Piece([task])


# -- crews -----------------------------------------------------------------------------------------------------


@contextmanager
def processes(count: int) -> Iterator[Crew]:
    """So many processes of this machine; one is this process itself."""
    if count == 1:
        yield Crew()
        return
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    # Not a fork: a kernel may run in a thread of this process.
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pools: list[ProcessPoolExecutor] = []

    def pool() -> Executor:
        for old in pools:
            old.shutdown(wait=False, cancel_futures=True)
        pools[:] = [ProcessPoolExecutor(count, mp_context=context, initializer=_begin)]
        return pools[0]

    try:
        yield Crew(pool(), count, pool)
    finally:
        workers = set(multiprocessing.active_children()) - others
        pools[0].shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()


def _begin() -> None:
    """Ctrl-C reaches every process of a terminal; only the first one ends the others.  When that is gone, however it
    went, they end by themselves."""
    import multiprocessing
    import threading

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def end_with_it() -> None:
            parent.join()
            os._exit(1)

        threading.Thread(target=end_with_it, daemon=True).start()


@contextmanager
def cluster(address: str, *, seconds: float = 10.0) -> Iterator[Crew]:
    """The workers of the dask scheduler at `address`; each needs the same version of this package.

    Work of a worker that is lost is done by another.  Raises `InvalidText` when dask is not installed, or nobody
    answers within `seconds`, or nobody works there.
    """
    try:
        import distributed  # type: ignore[import-not-found,import-untyped,unused-ignore]
        from distributed.comm.addressing import (  # type: ignore[import-not-found,import-untyped,unused-ignore]
            get_address_host_port,
            normalize_address,
        )
    except ImportError:
        raise InvalidText(msg("arena-no-dask")) from None
    for name in ("distributed", "distributed.client"):
        # What is lost is done again: nobody has to read of it.
        logging.getLogger(name).setLevel(logging.ERROR)
    client: Any = None
    connect: Any = distributed.Client
    try:
        try:
            where = normalize_address(address)
            if not where.startswith("inproc:"):  # that of a scheduler in this process has no host
                # Said before there is a client: one that cannot connect goes on waiting when the process ends.
                get_address_host_port(where, strict=True)
            client = connect(address, timeout=seconds, set_as_default=False)
            client.wait_for_workers(1, timeout=seconds)
        except (OSError, ValueError, TimeoutError) as error:
            why = str(error) or type(error).__name__
            raise InvalidText(msg("arena-no-cluster", address=address[:100], why=why[:200])) from None
        threads = sum(client.nthreads().values())
        yield Crew(client.get_executor(pure=False), max(1, threads))
    finally:
        if client is not None:
            client.close()


def own_processors() -> int:
    """How many processes this machine is good for."""
    return os.cpu_count() or 1
