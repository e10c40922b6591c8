"""Laws of patience: who does not send a whole request, or does not read the answer, holds no place for ever."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator

import pytest
from litestar import Response

from robacus.web import patience
from robacus.web.files import Files
from tests.web.people import TIMEOUT, stranger, two_at_a_table
from tests.web.test_keepalive import hasty

__all__ = ["hasty"]


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Waiting ends after moments, or after so many seconds."""
    seconds = getattr(request, "param", 0.5)
    monkeypatch.setattr(patience, "REQUEST_SECONDS", seconds)
    monkeypatch.setattr(patience, "UNREAD_SECONDS", seconds)


@pytest.fixture
def line(impatient: None, hasty: str) -> Iterator[socket.socket]:
    """A bare connection."""
    host, port = hasty.removeprefix("http://").split(":")
    with socket.socket() as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        opened.connect((host, int(port)))
        opened.settimeout(TIMEOUT)
        yield opened


def is_closed(line: socket.socket) -> bool:
    """Whether the other side hangs up; waits for it."""
    try:
        while line.recv(1 << 16):
            pass
    except ConnectionResetError:
        pass
    return True


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /records HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\na",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HT",
    ],
    ids=["nothing", "half a head", "half a body", "half a second request"],
)
def test_whoever_sends_no_whole_request_is_sent_away(line: socket.socket, said: bytes) -> None:
    line.sendall(said)
    assert is_closed(line)


def test_a_head_without_end_is_cut(line: socket.socket) -> None:
    def go_on() -> None:
        for number in range(10_000):
            line.sendall(b"x-%d: %s\r\n" % (number, b"y" * 1000))

    line.sendall(b"GET / HTTP/1.1\r\n")
    with pytest.raises(ConnectionError):
        go_on()


def test_whoever_does_not_read_the_answer_is_sent_away(
    line: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = threading.Event()
    lost = patience.Patient.connection_lost

    def connection_lost(self: patience.Patient, exc: Exception | None) -> None:
        lost(self, exc)
        gone.set()

    monkeypatch.setattr(patience.Patient, "connection_lost", connection_lost)
    monkeypatch.setattr(Files, "answer", lambda *_: Response(b"x" * 20_000_000, media_type="text/css"))
    line.sendall(b"GET /static/x/y.css HTTP/1.1\r\nHost: x\r\n\r\n")
    assert gone.wait(TIMEOUT)


@pytest.mark.parametrize("impatient", [3.0], indirect=True)  # time for those who do send their requests
def test_a_table_outlasts_the_patience_for_requests(hasty: str) -> None:
    _table, first, _second, _anna, _bert = two_at_a_table(hasty)
    host, port = hasty.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), TIMEOUT) as idle:
        assert is_closed(idle)
    assert first.do(0, "1 1")["t"] == "done"
    assert stranger(hasty).get("/healthz").json()["ok"] is True
