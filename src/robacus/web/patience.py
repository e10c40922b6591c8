"""How long an HTTP connection may take, to send its request and to read the answer, and how much it may say first.

Uvicorn waits for ever for both and takes headers without end; each waiting connection holds memory and a place among
those that the system allows.  What the socket of a table may do is in `robacus.web.socket`.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from robacus.web.limits import MAX_HEAD_BYTES, REQUEST_SECONDS, UNREAD_BYTES, UNREAD_SECONDS


class Patient(HttpToolsProtocol):
    """Uvicorn's HTTP, with an end to waiting."""

    _late: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _unread_bytes = 0
    _head_bytes = 0

    # -- the request -----------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head_bytes = 0
        if self._late is None:  # a further request on a connection that is kept
            self._expect()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def on_message_complete(self) -> None:
        self._has_come()
        super().on_message_complete()

    def _count(self, size: int) -> None:
        self._head_bytes += size
        if self._head_bytes > MAX_HEAD_BYTES:
            self.transport.abort()

    def _expect(self) -> None:
        """A whole request, soon."""
        self._late = asyncio.get_running_loop().call_later(REQUEST_SECONDS, self._give_up)

    def _has_come(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        if self.transport.get_protocol() is self:  # a table's socket has a patience of its own
            self.transport.abort()

    # -- the answer ------------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reading()

    def resume_writing(self) -> None:
        self._has_read()
        super().resume_writing()

    def _watch_reading(self) -> None:
        self._unread_bytes = self.transport.get_write_buffer_size()
        self._unread = asyncio.get_running_loop().call_later(UNREAD_SECONDS, self._look_at_reading)

    def _look_at_reading(self) -> None:
        """Somebody on a slow line gets a long answer in the end; who does not read does not hold it for ever."""
        if self._unread_bytes - self.transport.get_write_buffer_size() < UNREAD_BYTES:
            self.transport.abort()
        else:
            self._watch_reading()

    def _has_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    # -- the end ---------------------------------------------------------------------------------------------------

    def connection_lost(self, exc: Exception | None) -> None:
        self._has_come()
        self._has_read()
        super().connection_lost(exc)
