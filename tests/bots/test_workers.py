"""Laws of the workers: work is done in other processes, and what hangs, crashes or grows harms nothing else."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator

import msgspec
import pytest

from robacus.bots import WorkerFailed, Workers, question
from robacus.game import Choice
from robacus.games import add_folder
from robacus.games import game as find_game
from tests.servers import TINY

HERE = "tests.bots.test_workers"


def echo(payload: bytes) -> bytes:
    return payload


def pid(_payload: bytes) -> bytes:
    return str(os.getpid()).encode()


def hang(_payload: bytes) -> bytes:
    time.sleep(1000)
    return b""


def crash(_payload: bytes) -> bytes:
    os.abort()


def fail(_payload: bytes) -> bytes:
    raise ZeroDivisionError("by zero")


def grow(_payload: bytes) -> bytes:
    return bytes(8 << 30)


HELD: list[bytes] = []


def hold(_payload: bytes) -> bytes:
    """Keeps what it has, as a cache does, until there is no more."""
    while True:
        HELD.append(bytes(64 << 20))


def chat(payload: bytes) -> bytes:
    print("said something")
    return payload


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    made = Workers(1)
    yield made
    made.close()


def test_work_is_done_in_another_process(workers: Workers) -> None:
    assert workers.submit(f"{HERE}:echo", b"abc").result(60) == b"abc"
    assert int(workers.submit(f"{HERE}:pid", b"").result(60)) != os.getpid()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("hang", "longer than 0.2 seconds"),
        ("crash", "failed"),
        ("fail", "ZeroDivisionError"),
        ("grow", "out of memory"),
        ("hold", "out of memory"),
        ("missing", "AttributeError"),
    ],
)
def test_what_goes_wrong_is_said_and_the_next_work_is_done(workers: Workers, name: str, words: str) -> None:
    workers.submit(f"{HERE}:echo", b"").result(60)
    with pytest.raises(WorkerFailed, match=words):
        workers.submit(f"{HERE}:{name}", b"", limit=0.2 if name == "hang" else 60).result(60)
    assert workers.submit(f"{HERE}:echo", b"on").result(60) == b"on"


def test_what_filled_its_memory_begins_anew(workers: Workers) -> None:
    before = workers.submit(f"{HERE}:pid", b"").result(60)
    with pytest.raises(WorkerFailed, match="out of memory"):
        workers.submit(f"{HERE}:hold", b"").result(60)
    assert workers.submit(f"{HERE}:pid", b"").result(60) != before


def test_what_hangs_is_killed(workers: Workers) -> None:
    before = int(workers.submit(f"{HERE}:pid", b"").result(60))
    with pytest.raises(WorkerFailed):
        workers.submit(f"{HERE}:hang", b"", limit=0.1).result(60)
    with pytest.raises(ProcessLookupError):
        os.kill(before, 0)


def test_big_answers_come_whole(workers: Workers) -> None:
    payload = os.urandom(3_000_000)
    assert workers.submit(f"{HERE}:echo", payload).result(60) == payload


def test_closed_workers_refuse_work() -> None:
    closed = Workers(1)
    closed.close()
    with pytest.raises(WorkerFailed, match="Too much is waiting"):
        closed.submit(f"{HERE}:echo", b"").result(60)


def test_a_bot_chooses_from_its_view_alone(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROBACUS_GAMES", str(TINY))
    add_folder(TINY)
    game = find_game("nim")
    view = game.view(game.start(game.Options(), 2, "0" * 32), 0)
    fresh = Workers(1)
    try:
        payload = question("nim", view, 0, "normal", "1" * 32)
        answers = {fresh.submit("robacus.bots:choose", payload).result(60) for _ in range(2)}
    finally:
        fresh.close()
    (answer,) = answers
    assert msgspec.json.decode(answer, type=Choice) == game.choose(view, 0, "normal", "1" * 32)
