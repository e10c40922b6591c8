"""Work in processes of our own that can be stopped: bots, and any other search or generator a server runs.

`Workers` keeps a few processes.  Each takes one piece of work at a time: the path of a function (``module:function``,
bytes in, bytes out) and its payload.  What takes longer than its limit is killed with its process, and a new one takes
its place, so hanging, crashing or greedy work never harms more than itself.  `choose` is the work of a bot.

This module knows games, but no tables and no server.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import multiprocessing
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from robacus.game import Choice
from robacus.games import game as find_game
from robacus.speech import RobacusError, msg

log = logging.getLogger("robacus.bots")

DEFAULT_LIMIT = 10.0
"""Seconds that a piece of work may take."""
MEMORY_LIMIT = 2 << 30
"""Bytes of memory that one process may take, where the system can limit it."""
MAX_WAITING = 1000
"""Pieces of work that may wait; more are refused."""
OUT_OF_MEMORY = b"-out of memory"
_START_LIMIT = 60.0
"""Seconds that a new process may take to be ready."""


class WorkerFailed(RobacusError):
    """The work did not give an answer: it took too long, raised, or took its process down."""


class _Work(msgspec.Struct):
    path: str
    payload: bytes
    limit: float
    future: Future[bytes]


class Workers:
    """Processes that do work and can be killed.  `submit` from any thread; `ask` from an event loop."""

    def __init__(self, count: int | None = None, *, memory: int = MEMORY_LIMIT, nice: int = 0) -> None:
        """`count` processes (default: one less than the machine's processors, at most 4); they start when needed.

        With `nice` (to 19) they give way to everything else on the machine, where the system can do that.
        """
        self.count = count or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._memory = memory
        self._nice = nice
        self._queue: queue.Queue[_Work | None] = queue.Queue(MAX_WAITING)
        self._keepers: list[_Keeper] = []
        self._guard = threading.Lock()
        self._closed = False

    def warm(self) -> None:
        """Start the processes now, so that the first answer comes soon."""
        with self._guard:
            if not self._keepers and not self._closed:
                self._keepers = [_Keeper(self._queue, self._memory, self._nice) for _ in range(self.count)]

    def submit(self, path: str, payload: bytes, *, limit: float = DEFAULT_LIMIT) -> Future[bytes]:
        """Have ``module:function`` called with `payload`; the future fails with WorkerFailed after `limit` seconds."""
        self.warm()
        future: Future[bytes] = Future()
        try:
            if self._closed:
                raise queue.Full
            self._queue.put_nowait(_Work(path, payload, limit, future))
        except queue.Full:
            future.set_exception(WorkerFailed(msg("worker-busy")))
        return future

    async def ask(self, path: str, payload: bytes, *, limit: float = DEFAULT_LIMIT) -> bytes:
        """`submit`, awaited.  Raises WorkerFailed."""
        return await asyncio.wrap_future(self.submit(path, payload, limit=limit))

    def close(self) -> None:
        """Kill the processes and end their keepers."""
        with self._guard:
            self._closed = True
            keepers, self._keepers = self._keepers, []
        while True:
            try:
                work = self._queue.get_nowait()
            except queue.Empty:
                break
            if work is not None:
                work.future.cancel()
        for keeper in keepers:
            keeper.stop()
        for _ in keepers:
            self._queue.put(None)
        for keeper in keepers:
            keeper.thread.join(5)


class _Keeper:
    """A thread that keeps one process, hands it work and kills it when it takes too long."""

    def __init__(self, work: queue.Queue[_Work | None], memory: int, nice: int) -> None:
        self._queue = work
        self._memory = memory
        self._nice = nice
        self._process: Any = None
        self._pipe: Connection | None = None
        self._stopped = False
        self.thread = threading.Thread(target=self._run, name="robacus-worker", daemon=True)
        self.thread.start()

    def stop(self) -> None:
        self._stopped = True
        process = self._process
        if process is not None:
            process.kill()

    def _run(self) -> None:
        try:
            self._start()
        except (OSError, EOFError, RuntimeError) as error:
            if not self._stopped:
                log.warning("a worker process could not be started: %s", error)
        while (work := self._queue.get()) is not None:
            if work.future.set_running_or_notify_cancel():
                try:
                    work.future.set_result(self._do(work))
                except WorkerFailed as error:
                    work.future.set_exception(error)
                except BaseException as error:  # whoever waits has to hear of anything
                    work.future.set_exception(WorkerFailed(msg("worker-failed", why=type(error).__name__)))
        self._kill()

    def _do(self, work: _Work) -> bytes:
        if self._process is None or not self._process.is_alive():
            self._start()
        assert self._pipe is not None
        try:
            self._pipe.send_bytes(work.path.encode() + b"\n" + work.payload)
            if not self._pipe.poll(work.limit):
                self._kill()
                raise WorkerFailed(msg("worker-slow", seconds=str(work.limit)))
            answer = self._pipe.recv_bytes()
        except (EOFError, OSError):
            self._kill()
            raise WorkerFailed(msg("worker-failed", why="process ended")) from None
        if answer == OUT_OF_MEMORY:
            self._kill()  # what filled it may be kept for ever; a new process begins with nothing
        if answer[:1] != b"+":
            raise WorkerFailed(msg("worker-failed", why=answer[1:300].decode("utf-8", "replace")))
        return answer[1:]

    def _start(self) -> None:
        self._kill()
        if self._stopped:
            raise OSError("stopped")
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(
            target=_serve, args=(theirs, self._memory, self._nice), name="robacus-worker", daemon=True
        )
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        if not ours.poll(_START_LIMIT) or ours.recv_bytes() != b"ready":
            self._kill()
            raise OSError("not ready")

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(5)
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None


def _serve(pipe: Connection, memory: int, nice: int = 0) -> None:
    """The life of a worker process: take work, answer, until the pipe is closed."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when its workers end
    _limit_memory(memory)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    try:
        pipe.send_bytes(b"ready")
        while True:
            _answer(pipe, pipe.recv_bytes())
    except (EOFError, OSError):
        return  # the pipe is closed, or the server has been killed


def _answer(pipe: Connection, request: bytes) -> None:
    """Do a piece of work and send what came of it."""
    path, _, payload = request.partition(b"\n")
    try:
        answer = b"+" + _function(path.decode())(payload)
    except MemoryError:
        answer = OUT_OF_MEMORY
    except Exception as error:  # the other side has to hear of anything
        answer = b"-" + f"{type(error).__name__}: {error}"[:300].encode("utf-8", "replace")
    pipe.send_bytes(answer)


def _function(path: str) -> Callable[[bytes], bytes]:
    module, _, name = path.partition(":")
    found: Callable[[bytes], bytes] = getattr(importlib.import_module(module), name)
    return found


def _limit_memory(memory: int) -> None:
    if sys.platform != "win32":
        import resource

        _soft, hard = resource.getrlimit(resource.RLIMIT_AS)
        if hard == resource.RLIM_INFINITY or hard > memory:
            resource.setrlimit(resource.RLIMIT_AS, (memory, hard))


# -- bots --------------------------------------------------------------------------------------------------------------


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot is asked."""

    game: str
    view: msgspec.Raw
    """The view of its seat, as JSON: a bot sees what a person there would see."""
    seat: int
    level: str
    seed: str


def question(game: str, view: Any, seat: int, level: str, seed: str) -> bytes:
    """The payload that asks a bot."""
    raw = msgspec.Raw(msgspec.json.encode(view))
    return msgspec.json.encode(Question(game=game, view=raw, seat=seat, level=level, seed=seed))


def choose(payload: bytes) -> bytes:
    """The work of a bot, in a worker: a `Question` in, a `Choice` out, both as JSON."""
    asked = msgspec.json.decode(payload, type=Question)
    game = find_game(asked.game)
    view = msgspec.json.decode(asked.view, type=game.View)
    return msgspec.json.encode(game.choose(view, asked.seat, asked.level, asked.seed))


async def ask_bot(workers: Workers, payload: bytes, *, limit: float = DEFAULT_LIMIT) -> Choice:
    """What the bot chooses.  Raises WorkerFailed."""
    answer = await workers.ask("robacus.bots:choose", payload, limit=limit)
    try:
        return msgspec.json.decode(answer, type=Choice)
    except msgspec.MsgspecError as error:
        raise WorkerFailed(msg("worker-failed", why=str(error)[:200])) from None
