"""Starts the server: opens the store, takes the port, runs until told to stop.

Used by the command line and by ``python -m robacus.web``.
"""

from __future__ import annotations

import errno
import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import uvicorn

from robacus.speech import RobacusError, msg
from robacus.store import Store
from robacus.web.app import create_app
from robacus.web.lan import lan_host
from robacus.web.limits import PING_SECONDS, PONG_SECONDS, Limits
from robacus.web.patience import Patient
from robacus.web.wire import MAX_FRAME_BYTES

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8765
_BACKLOG = 2048
_GC_THRESHOLD = (20_000, 20, 20)
"""Measured with `bench.server`: the default (700, 10, 10) costs a tenth of all moves."""
_STOP_SECONDS = 3
"""Seconds that open connections get when the server stops."""


class CannotListen(RobacusError):
    """The port cannot be had."""


def take_port(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free one.  Raises CannotListen that says why and what to do."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
        taken.listen(_BACKLOG)
    except (OSError, OverflowError) as error:
        taken.close()
        code = getattr(error, "errno", None)
        if code == errno.EADDRINUSE:
            raise CannotListen(msg("web-port-busy", port=str(port), other=str(port + 1))) from None
        if code == errno.EACCES:
            raise CannotListen(msg("web-port-forbidden", port=str(port))) from None
        why = getattr(error, "strerror", None) or str(error)
        raise CannotListen(msg("web-port-failed", host=host, port=str(port), why=why)) from None
    taken.setblocking(False)
    return taken


class _Server(uvicorn.Server):
    """Uvicorn's server, telling when it listens."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What was made until now stays for ever: the collector need not look at it again, nor so often at what comes.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_GC_THRESHOLD)
        if self.started:
            self._listening()


def run(
    host: str = DEFAULT_HOST,
    port: int = DEFAULT_PORT,
    *,
    database: str | Path | None = None,
    limits: Limits | None = None,
    ready: Callable[[], None] | None = None,
) -> None:
    """Serve until interrupted.  `database` is where the store is (see `Store.open`); `ready` is called when it listens.

    Raises CannotListen, or what `Store.open` raises.
    """
    with take_port(host, port) as taken:
        run_on(taken, database=database, limits=limits, ready=ready)


def run_on(
    taken: socket.socket,
    *,
    database: str | Path | None = None,
    limits: Limits | None = None,
    ready: Callable[[], None] | None = None,
) -> None:
    """`run` on a socket that listens already."""
    if threading.current_thread() is threading.main_thread():
        # Uvicorn repeats the signal that ended it; without this the process would be gone before the store is closed.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with Store.open(database) as store:
        config = uvicorn.Config(
            create_app(store, limits=limits, lan=lan_url(taken)),
            http=Patient,
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PONG_SECONDS,
            ws_max_size=MAX_FRAME_BYTES
            * 4,  # what is a little too long is refused in words, more cuts the line
            access_log=False,
            log_level="warning",
            server_header=False,
            timeout_graceful_shutdown=_STOP_SECONDS,
            lifespan="on",
        )
        _Server(config, ready or (lambda: None)).run(sockets=[taken])


def lan_url(taken: socket.socket) -> str:
    """The URL under which other devices reach a socket that listens everywhere; empty when it does not."""
    host, port = taken.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):  # noqa: S104 - compared, not bound
        return ""
    found = lan_host()
    return "" if found is None else address_of(found, port)


def address_of(host: str, port: int) -> str:
    """The URL under which the server is reached from this machine."""
    if host in ("", "0.0.0.0", "::"):  # noqa: S104 - compared, not bound
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
