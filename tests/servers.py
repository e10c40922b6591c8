"""A real server for tests: in a process of its own, on a free port, with its own data folder and the tests' games.

with Server(tmp_path).running() as server:
    httpx.get(server.url)
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
TINY = ROOT / "tests" / "tiny"
START_SECONDS = 120
"""That it may take to start, and to end.  Only what never comes takes so long."""


class Server:
    """A server that can be started, stopped, killed, and started again on the same data and port."""

    def __init__(
        self, data: Path, games: Path | None = TINY, *, env: dict[str, str] | None = None, database: str = ""
    ) -> None:
        self.data = data
        self.database = database
        """Address of a database elsewhere; the folder then holds nothing but the server's log."""
        self.games = games
        self.port = 0
        """0 until the first start, which takes a free one."""
        self.log = data / "server.log"
        self._env = env or {}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> Server:
        """Start, and return when it listens."""
        assert self._process is None
        self.data.mkdir(parents=True, exist_ok=True)
        env = os.environ | {"PYTHONPATH": str(ROOT / "src")} | self._env
        env.pop("ROBACUS_GAMES", None)
        if self.games is not None:
            env["ROBACUS_GAMES"] = str(self.games)
        command = [sys.executable, "-m", "robacus.web", "--port", str(self.port)]
        command += ["--data", self.database or str(self.data)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=log)
        assert self._process.stdout is not None
        ready, _, _ = select.select([self._process.stdout], [], [], START_SECONDS)
        line = self._process.stdout.readline().decode() if ready else ""
        if not line.startswith("http://"):
            self.kill9()
            raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")
        self.port = int(line.strip().rpartition(":")[2])
        return self

    def stop(self) -> None:
        """End it as an operator does."""
        self._end(signal.SIGTERM)

    def kill9(self) -> None:
        """End it as a power cut does."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(START_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        assert process.stdout is not None
        process.stdout.close()

    @contextmanager
    def running(self) -> Iterator[Server]:
        """Started, and stopped at the end."""
        self.start()
        try:
            yield self
        finally:
            self.stop()
