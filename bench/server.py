"""Committed moves a second: from socket in to socket out, over a real server with a full-sync log.

100 tables with two people connected to each.  The server runs on one processor, the people in this process on another
one; every move is composed, committed to SQLite with full sync, and comes back to both people with view, scene
difference, controls and clocks.  The value is committed moves by the processor time of the whole server (all its
threads, user and system, from /proc), the median of several runs.  Reference: this project's own goal of 4,000 for the
tests' tiny game and 2,000 for other games.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

import msgspec

from bench import Row
from robacus.games import game_names

GROUP = "server"
ROOT = Path(__file__).parents[1]
TABLES = 100
RUNS = 5
NIM_GOAL, GOAL = 4000.0, 2000.0
STALL_SECONDS = 60.0


class Game(msgspec.Struct, frozen=True):
    """What is played, with which options, and the goal."""

    name: str
    options: dict[str, str]
    goal: float
    moves: int
    """Made at each table in a run; the games of Nim that are played have 32."""
    folder: str = ""


GAMES = (
    Game("nim", {"heaps": "large"}, NIM_GOAL, 30, str(ROOT / "tests" / "tiny")),
    Game("ricochet-robots", {}, GOAL, 60),
)


def rows() -> Iterator[Row]:
    """Moves by processor second, and by second, for each game that is here."""
    for game in GAMES:
        if not game.folder and game.name not in game_names():
            continue
        results = [measure(game, run) for run in range(RUNS)]
        by_processor = statistics.median(result[0] for result in results)
        by_clock = statistics.median(result[1] for result in results)
        case = f"{game.name}, {TABLES} tables of two"
        yield Row(
            bench=GROUP,
            case=case,
            value=round(by_processor),
            unit="moves by server CPU second",
            reference=game.goal,
        )
        yield Row(bench=GROUP, case=case, value=round(by_clock), unit="moves by second")


def measure(game: Game, run: int) -> tuple[float, float]:
    """(moves by CPU second of the server, moves by second) of one run with a fresh server."""
    processors = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory(prefix="robacus-bench-") as folder:
        env = os.environ | {"ROBACUS_GAMES": game.folder, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        command = [sys.executable, "-m", "bench.server", folder, str(processors[0])]
        with subprocess.Popen(command, env=env, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                os.sched_setaffinity(0, {processors[-1]})
                url = server.stdout.readline().strip()
                return asyncio.run(play_all(game, url, server.pid, run))
            finally:
                os.sched_setaffinity(0, set(processors))
                server.terminate()


def processor_seconds(pid: int) -> float:
    """User and system time of all threads of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def play_all(game: Game, url: str, pid: int, run: int) -> tuple[float, float]:
    """Set the tables up, connect everybody, play, and measure from the first move to the last."""
    people = [Person(url), Person(url)]
    tables = [set_up(game, people) for _ in range(TABLES)]
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()
    left = TABLES

    def finished() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            done.set_result(None)

    host, port = url.removeprefix("http://").split(":")
    games = []
    for index, table in enumerate(tables):
        playing = Playing(random.Random(run * TABLES + index), game.moves, finished)
        for seat, person in enumerate(people):
            socket = Socket(f"/tables/{table}/socket?lang=en", f"{host}:{port}", person.cookie, playing, seat)
            await loop.create_connection(lambda socket=socket: socket, host, int(port))  # type: ignore[misc]
        games.append(playing)
    await asyncio.gather(*(playing.ready.wait() for playing in games))
    await asyncio.sleep(0.5)
    before, start = processor_seconds(pid), time.perf_counter()
    for playing in games:
        playing.start()
    await asyncio.wait_for(done, STALL_SECONDS)
    seconds, used = time.perf_counter() - start, processor_seconds(pid) - before
    made = sum(playing.made for playing in games)
    return made / used, made / seconds


# -- people ------------------------------------------------------------------------------------------------------------


class Person:
    """Somebody with a browser's cookies, for the pages."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._jar = CookieJar()
        self._open = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar)).open
        self.csrf = re.findall(r'name="csrf" value="([^"]+)"', self.get("/")[1])[0]

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)

    def get(self, path: str, form: dict[str, str] | None = None) -> tuple[str, str]:
        """(address, text) of a page; with a form it is sent."""
        data = None if form is None else urllib.parse.urlencode(form | {"csrf": self.csrf}).encode()
        with self._open(self._url + path, data) as answer:
            return answer.url, answer.read().decode()


def set_up(game: Game, people: list[Person]) -> str:
    """A table of two; its id."""
    options = {f"option-{name}": value for name, value in game.options.items()}
    form = {"game": game.name, "name": "Anna", "seat-0": "me", "seat-1": "link", **options}
    url, page = people[0].get("/tables", form)
    table = url.rpartition("/")[2]
    join = re.search(rf"/tables/{table}/join/[\w-]+", page)
    assert join is not None
    people[1].get(join[0], {"name": "Bert"})
    return table


class Control(msgspec.Struct):
    key: str
    text: str
    kind: str = "button"
    seat: int = 0
    low: int = 0


class Now(msgspec.Struct):
    number: int
    phase: str
    controls: list[Control] = []


class Heard(msgspec.Struct):
    """What a person needs of a message."""

    t: str
    now: Now | None = None
    say: str = ""


_heard = msgspec.json.Decoder(Heard).decode
_say = msgspec.json.Encoder().encode


class Playing:
    """One table: whoever of the two can, plays; a move counts when it is acknowledged."""

    def __init__(self, chance: random.Random, moves: int, finished: Callable[[], None]) -> None:
        self._chance = chance
        self._moves = moves
        self._finished = finished
        self._sockets: dict[int, Socket] = {}
        self._nows: dict[int, Now] = {}
        self.ready = asyncio.Event()
        self.made = 0
        self._asked = 0
        self._composed_on = -1
        self._started = False

    def hear(self, socket: Socket, text: bytes) -> None:
        heard = _heard(text)
        self._sockets[socket.seat] = socket
        if heard.t == "refused":
            # The rules' clock was faster, or a control only tells why something is forbidden: try another one.
            self._asked -= 1
            self._composed_on = -1
        if heard.t == "done":
            self.made += 1
        if heard.now is not None:
            self._nows[socket.seat] = heard.now
        if len(self._nows) < 2:
            return
        self.ready.set()
        if self._started:
            self.move()

    def start(self) -> None:
        self._started = True
        self.move()

    def move(self) -> None:
        """Make the next move, when the last one is acknowledged and both people have seen it."""
        first, second = self._nows[0], self._nows[1]
        if self.made < self._asked or first.number != second.number or first.number == self._composed_on:
            return
        if self.made >= self._moves or "over" in (first.phase, second.phase):
            self._started = False
            self._finished()
            return
        for seat, now in self._nows.items():
            if now.controls:
                control = self._chance.choice(now.controls)
                message = {
                    "t": "do",
                    "id": f"m{self._asked}",
                    "seat": seat,
                    "text": control.text.replace("{n}", str(control.low)),
                    "on": now.number,
                }
                self._asked += 1
                self._composed_on = now.number
                self._sockets[seat].say(_say(message))
                return


class Socket(asyncio.Protocol):
    """The least WebSocket client that will do, so that the people do not slow the server down."""

    def __init__(self, path: str, host: str, cookie: str, playing: Playing, seat: int) -> None:
        self._path, self._host, self._cookie = path, host, cookie
        self._playing = playing
        self.seat = seat
        self._data = bytearray()
        self._open = False
        self._transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {self._cookie}\r\n\r\n".encode()
        )

    def say(self, text: bytes) -> None:
        """Send a text frame of at most 65,535 bytes, masked with zeros."""
        head = (
            bytes([0x81, 0x80 | len(text)]) if len(text) < 126 else b"\x81\xfe" + len(text).to_bytes(2, "big")
        )
        self._transport.write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            head, found, rest = bytes(self._data).partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._open, self._data = True, bytearray(rest)
            self.say(b'{"t":"hello"}')
        while (frame := self._frame()) is not None:
            if frame[0] == 1:
                self._playing.hear(self, frame[1])

    def _frame(self) -> tuple[int, bytes] | None:
        data = self._data
        if len(data) < 2:
            return None
        length, start = data[1], 2
        if length >= 126:
            start = 4 if length == 126 else 10
            if len(data) < start:
                return None
            length = int.from_bytes(data[2:start], "big")
        if len(data) < start + length:
            return None
        frame = data[0] & 15, bytes(data[start : start + length])
        del data[: start + length]
        return frame


# -- the server --------------------------------------------------------------------------------------------------------


def serve(folder: str, processor: int) -> None:
    """A server for the measurement: on one processor, with limits that people would never reach."""
    os.sched_setaffinity(0, {processor})
    from robacus.web.limits import Limits, Rate
    from robacus.web.serve import address_of, run_on, take_port

    free = Rate(1e9, 1e9)
    limits = Limits(
        socket_messages=free,
        page_posts=free,
        new_tables=free,
        new_tables_address=free,
        connections_per_player=10 * TABLES,
        connections_per_address=10 * TABLES,
    )
    with take_port("127.0.0.1", 0) as taken:
        url = address_of("127.0.0.1", taken.getsockname()[1])
        run_on(
            taken,
            database=Path(folder) / "bench.sqlite3",
            limits=limits,
            ready=lambda: print(url, flush=True),
        )


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]))
