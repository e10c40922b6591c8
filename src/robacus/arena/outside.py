"""A program from elsewhere at a seat: a process that reads questions from its input and writes answers, JSON lines.

It sees the same views as everybody.  It is limited in time, memory and what it says; whatever it does wrong is a
`Failure`, and what follows from that is `playing`'s business.  Each game gets a process of its own.  It runs with the
rights of whoever runs the arena.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from typing import IO, Any, Literal

import msgspec

from robacus.game import Choice

MAX_LINE = 100_000
"""Bytes of an answer."""
STARTING = 10.0
"""More seconds for the first answer: the program has to start."""
FAREWELL = 0.5
"""Seconds to end by itself when the game is over."""
TOLD = 300
"""Characters of its last words that are kept when it fails."""

LAUNCH = """\
import os, sys
import resource
memory, seconds = int(sys.argv[1]), int(sys.argv[2])
for what, most in ((resource.RLIMIT_AS, memory), (resource.RLIMIT_CPU, seconds)):
    hard = resource.getrlimit(what)[1]
    most = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(what, (most, most))
try:
    os.execvp(sys.argv[3], sys.argv[3:])
except OSError as error:
    sys.exit(f"{sys.argv[3]}: {error.strerror}")
"""
"""Limits the process before it becomes the program, so that nothing of it runs without limits."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What a program from elsewhere may take."""

    seconds: float = 10.0
    """For one answer, as the clock on the wall runs."""
    game_seconds: float = 300.0
    """Waiting for all its answers in one game."""
    megabytes: int = 2048


Code = Literal["slow", "ended", "nonsense", "refused", "crashed", "silent"]
"""What a player can do wrong: answer too late, be gone, say what cannot be read, want what the rules refuse, have a
fault, do nothing where something has to be done."""


class Failure(Exception):
    """The player forfeits its game."""

    def __init__(self, code: Code, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code, self.detail = code, detail


class Outside:
    """One running program."""

    def __init__(self, command: str, limits: Limits, hello: dict[str, Any]) -> None:
        """Start it and say hello.  Raises `Failure` when it cannot be started."""
        self._limits = limits
        self._left = limits.game_seconds + STARTING
        self._extra = STARTING
        self._answers: queue.Queue[bytes | None] = queue.Queue(2)
        self._questions: queue.Queue[bytes | None] = queue.Queue()
        self._words: deque[str] = deque(maxlen=20)
        self._closed = False
        try:
            self._process = subprocess.Popen(
                _limited(shlex.split(command), limits),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise Failure("ended", str(error)[:TOLD]) from None
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._threads = [
            threading.Thread(target=work, args=(stream,), name="robacus-outside", daemon=True)
            for work, stream in (
                (self._write, self._process.stdin),
                (self._read, self._process.stdout),
                (self._listen, self._process.stderr),
            )
        ]
        for thread in self._threads:
            thread.start()
        self.tell({"type": "hello", **hello})

    def tell(self, message: dict[str, Any]) -> None:
        """Say something that needs no answer."""
        self._questions.put(msgspec.json.encode(message) + b"\n")

    def ask(self, message: dict[str, Any]) -> Choice:
        """Its answer to a question.  Raises `Failure`."""
        limit = min(self._limits.seconds + self._extra, self._left)
        began = time.monotonic()
        self.tell(message)
        try:
            line = self._answers.get(timeout=max(0.0, limit))
        except queue.Empty:
            raise Failure("slow", f"{self._limits.seconds:g}") from None
        self._left -= time.monotonic() - began
        self._extra = 0.0
        if line is None:
            raise Failure("ended", self._last_words())
        try:
            if len(line) > MAX_LINE:
                raise ValueError
            choice = msgspec.json.decode(line, type=Choice)
        except (ValueError, RecursionError):
            raise Failure("nonsense", line[:80].decode("utf-8", "replace").strip()) from None
        return choice

    def close(self, over: dict[str, Any] | None = None) -> None:
        """Tell it how the game ended, let it end, and see to it that it does."""
        if over is not None:
            self.tell({"type": "over", **over})
        self._questions.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL if over is not None else 0)
        self._kill()
        for thread in self._threads:
            thread.join(2)
        for stream in (self._process.stdout, self._process.stderr):
            if stream is not None:
                stream.close()

    def _kill(self) -> None:
        """End the program and everything that it has started."""
        self._closed = True
        with contextlib.suppress(OSError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def _last_words(self) -> str:
        """What it wrote to its standard error last, or how it ended."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self._threads[2].join(FAREWELL)
        said = " ".join(" ".join(self._words).split())
        return said[-TOLD:] or f"exit {self._process.returncode}"

    # -- its three streams, each in a thread, so that nobody ever waits for the program without an end -------------

    def _write(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):
            while (line := self._questions.get()) is not None:
                stream.write(line)
                stream.flush()
        with contextlib.suppress(OSError, ValueError):
            stream.close()

    def _read(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):
            while line := stream.readline(MAX_LINE + 1):
                self._hand(line)
                if len(line) > MAX_LINE or self._closed:
                    return
        self._hand(None)

    def _hand(self, line: bytes | None) -> None:
        """Have an answer wait until it is wanted; a program that says too much waits as well."""
        while not self._closed:
            with contextlib.suppress(queue.Full):
                self._answers.put(line, timeout=0.2)
                return

    def _listen(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):
            while said := stream.readline(1000):
                self._words.append(said.decode("utf-8", "replace"))


def _limited(words: list[str], limits: Limits) -> list[str]:
    """The command with its limits, where the system can limit it."""
    if sys.platform == "win32":
        return words
    processor = int(limits.game_seconds + STARTING) + 1
    return [sys.executable, "-I", "-S", "-c", LAUNCH, str(limits.megabytes << 20), str(processor), *words]
