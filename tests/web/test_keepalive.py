"""A dead connection, as of a phone that changed its network, is noticed by the server and counts as away."""

from __future__ import annotations

import gc
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from robacus.web import serve
from robacus.web.limits import PING_SECONDS, PONG_SECONDS
from tests.web.people import two_at_a_table


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server in this process that soon asks whether somebody is there, and does not wait long for the answer."""
    monkeypatch.setattr(serve, "PING_SECONDS", 0.3)
    monkeypatch.setattr(serve, "PONG_SECONDS", 2.5)  # those who are there have to come to it, too
    made: list[serve._Server] = []
    start = serve._Server.startup

    async def startup(self: serve._Server, sockets: list[socket.socket] | None = None) -> None:
        made.append(self)
        await start(self, sockets)

    monkeypatch.setattr(serve._Server, "startup", startup)
    threshold, listening = gc.get_threshold(), threading.Event()
    with serve.take_port("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        run = threading.Thread(
            target=serve.run_on,
            args=(taken,),
            kwargs={"database": tmp_path / "hasty.sqlite3", "ready": listening.set},
        )
        run.start()
        assert listening.wait(60)
        yield f"http://127.0.0.1:{port}"
        made[0].should_exit = True
        run.join()
    gc.set_threshold(*threshold)
    gc.unfreeze()


def frame(text: bytes) -> bytes:
    """A text frame as a browser sends it, masked with zeros."""
    return bytes([0x81, 0x80 | len(text)]) + b"\0\0\0\0" + text


def test_a_dead_connection_counts_as_away(hasty: str) -> None:
    table, first, second, _anna, bert = two_at_a_table(hasty)

    def bert_is_here(wanted: bool) -> None:
        first.hear(lambda message: message.get("now", {})["seats"][1].get("here", False) is wanted)

    second.close()
    bert_is_here(False)
    with socket.create_connection(("127.0.0.1", int(hasty.rpartition(":")[2]))) as dead:
        dead.sendall(
            f"GET /tables/{table}/socket HTTP/1.1\r\nHost: {hasty[7:]}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {bert.cookie}\r\n\r\n".encode()
        )
        assert dead.recv(1000).startswith(b"HTTP/1.1 101")
        dead.sendall(frame(b'{"t":"hello"}'))
        bert_is_here(True)
        bert_is_here(False)  # its line still stands, but it does not answer


def test_a_dead_connection_is_noticed_within_half_a_minute() -> None:
    assert PING_SECONDS + PONG_SECONDS <= 30
