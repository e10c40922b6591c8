"""The table's socket: one connection each, as plain ASGI, because every message of every game passes here.

A connection has a reader (the ASGI task itself), one writer task, and a bounded queue between the table and the writer.
Whoever does not read is dropped and never delays the others.  It decodes, counts and answers; what may be asked and
what happens then is in `robacus.web.actions`.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter, deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from robacus.game import MAX_ACTION_TEXT, InvalidText
from robacus.speech import RobacusError, best_language, msg, speech
from robacus.table import StaleAction
from robacus.web import actions
from robacus.web.frames import Viewer, encode
from robacus.web.hub import Hub
from robacus.web.limits import MAX_QUEUE_BYTES, MAX_QUEUE_MESSAGES, Bucket
from robacus.web.live import Live
from robacus.web.telling import told
from robacus.web.wire import (
    MAX_FRAME_BYTES,
    Ask,
    Do,
    Done,
    Draft,
    Farewell,
    Fill,
    FromBrowserMessage,
    Hello,
    Look,
    Ping,
    Pong,
    Previewed,
    Refused,
)

log = logging.getLogger("robacus.web")

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

HELLO_SECONDS = 20.0
"""A connection that has not said hello by then is closed."""
FAULTS = 10
"""Messages that cannot be read before a connection is closed."""

_decode = msgspec.json.Decoder(FromBrowserMessage).decode


class Doors:
    """Counts connections, so that no address, player or table has too many."""

    def __init__(self, hub: Hub) -> None:
        self._limits = hub.limits
        self._addresses: Counter[str] = Counter()
        self._players: Counter[str] = Counter()

    def full(self, address: str, player: str, live: Live) -> bool:
        return (
            self._addresses[address] >= self._limits.connections_per_address
            or self._players[player] >= self._limits.connections_per_player
            or len(live.listeners) >= self._limits.connections_per_table
        )

    def enter(self, address: str, player: str) -> None:
        self._addresses[address] += 1
        self._players[player] += 1

    def leave(self, address: str, player: str) -> None:
        for counter, key in ((self._addresses, address), (self._players, player)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]


class Connection:
    """One browser at one table."""

    def __init__(self, hub: Hub, live: Live, player: str, language: str, send: Send) -> None:
        self.hub = hub
        self.live = live
        self.player = player
        self.viewer: Viewer = live.viewer(player, language)
        self._send = send
        self._queue: deque[str] = deque()
        self._queued = 0
        self._waiting: asyncio.Future[None] | None = None
        """Of the writer, while there is nothing to write."""
        self._bucket = Bucket(hub.limits.socket_messages)
        self._faults = 0
        self._reader = asyncio.current_task()
        self.dropped = False
        self._leaving = False

    # -- to the browser --------------------------------------------------------------------------------------------

    def push(self, text: str) -> None:
        """Send a message, some time; drop a connection that does not read."""
        if self.dropped or self._leaving:
            return
        self._queue.append(text)
        self._queued += len(text)
        if len(self._queue) > MAX_QUEUE_MESSAGES or self._queued > MAX_QUEUE_BYTES:
            self.drop()
            return
        waiting = self._waiting
        if waiting is not None:
            self._waiting = None
            if not waiting.done():
                waiting.set_result(None)

    def drop(self) -> None:
        """End the connection without waiting for its reader."""
        self.dropped = True
        self._queue.clear()
        # Closing would wait until what was sent has been read.  ASGI has no word for cutting the line, but the server's
        # `send` is a method of its protocol, which has the transport.
        transport = getattr(getattr(self._send, "__self__", None), "transport", None)
        if transport is not None:
            transport.abort()  # the reader is told that the line is gone, and ends by itself
        elif self._reader is not None:
            self._reader.cancel()

    async def write(self) -> None:
        """The writer task."""
        queue, send, loop = self._queue, self._send, asyncio.get_running_loop()
        while True:
            while queue:
                text = queue.popleft()
                self._queued -= len(text)
                await send({"type": "websocket.send", "text": text})
            self._waiting = loop.create_future()
            await self._waiting

    def say(self, message: msgspec.Struct) -> None:
        self.push(encode(message).decode())

    def refuse(self, id: str, error: RobacusError) -> None:
        names = self.live.replay.names
        say = speech(self.viewer.language).named(names).once(told(error))
        self.say(Refused(id=id, say=say, stale=isinstance(error, StaleAction)))

    # -- from the browser ------------------------------------------------------------------------------------------

    async def read(self, text: str | bytes) -> bool:
        """Do what a message asks; False ends the connection."""
        if len(text) > MAX_FRAME_BYTES or not self._bucket.take():
            self.farewell(
                "web-too-fast" if len(text) <= MAX_FRAME_BYTES else "web-frame-too-long", again=False
            )
            return False
        try:
            message = _decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._faults += 1
            if self._faults > FAULTS:
                self.farewell("web-bad-frames", again=False)
                return False
            self.refuse("", InvalidText(msg("web-bad-frame", why=str(error)[:200])))
            return True
        if not self.live.may_watch(self.player):
            self.farewell("web-no-watching", again=False)
            return False
        asked = getattr(message, "id", "")[:80]
        try:
            await self.obey(message, asked)
        except RobacusError as error:
            self.refuse(asked, error)
        except Exception:
            fault = secrets.token_hex(4)
            log.exception("fault %s: %r at table %s", fault, message, self.live.id)
            self.refuse(asked, RobacusError(msg("web-fault", id=fault)))
        return True

    async def obey(self, message: FromBrowserMessage, id: str) -> None:
        hub, live, player = self.hub, self.live, self.player

        def done(go: str = "") -> None:
            self.say(Done(id=id, go=go))

        match message:
            case Do():
                await actions.do(
                    hub, live, player, message.seat, message.text, on=message.on, id=message.id, told=done
                )
            case Ask():
                await actions.ask(hub, live, player, message.what, message.seat, done)
            case Fill():
                language = self.viewer.language
                await actions.fill(
                    hub, live, player, message.seat, message.name, message.level, language, done
                )
            case Draft():
                self.preview(message)
            case Look():
                self.look(message.seat)
            case Ping():
                self.say(Pong())
            case Hello():
                self.greet(message.have)

    def greet(self, have: int) -> None:
        """Send the gap behind step `have`, or everything."""
        live, viewer = self.live, self.viewer
        text = None
        if have >= 0 and (not live.game.secrets or len(viewer.held) <= 1):
            text = live.gap(viewer, have)
        self.push(live.snapshot(viewer) if text is None else text)

    def look(self, seat: int | None) -> None:
        """Show the table as this seat sees it."""
        if seat is not None:
            actions.own_seat(self.live, self.player, seat)
        viewer = self.live.viewer(self.player, self.viewer.language, seat)
        self.viewer = viewer
        self.push(self.live.snapshot(viewer))

    def preview(self, draft: Draft) -> None:
        """What a draft would do, made from the view of the seat."""
        live = self.live
        seat = actions.own_seat(live, self.player, draft.seat)
        if len(draft.text) > MAX_ACTION_TEXT:
            raise InvalidText(msg("action-too-long", length=len(draft.text), longest=MAX_ACTION_TEXT))
        if live.replay.state is None:
            raise InvalidText(msg("table-not-begun"))
        say = speech(self.viewer.language).named(live.replay.names)
        found = live.game.preview(live.game.view(live.replay.state, seat), draft.text, say)
        self.say(Previewed(id=draft.id[:80], ok=found.ok, say=found.say, scene=found.scene))

    def farewell(self, id: str, *, again: bool) -> None:
        self.say(Farewell(say=speech(self.viewer.language)(id), again=again))
        self._leaving = True

    # -- the whole -------------------------------------------------------------------------------------------------

    async def run(self, receive: Receive) -> None:
        """Talk until the browser goes, or is sent away."""
        writer = asyncio.get_running_loop().create_task(self.write())
        try:
            message = await asyncio.wait_for(receive(), HELLO_SECONDS)
            joined = False
            while message["type"] == "websocket.receive":
                if not joined:
                    joined = True
                    self.live.join(self)
                if not await self.read(message.get("text") or message.get("bytes") or b""):
                    break
                if self.live.replay.phase == "paused":
                    await self.hub.back(self.live)
                message = await receive()
            await self._close(message, writer)
        except TimeoutError:
            pass
        except asyncio.CancelledError:
            if not self.dropped:
                raise
        finally:
            self.live.part(self, self.live.stand)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _close(self, message: Message, writer: asyncio.Task[None]) -> None:
        """Say what is left to say, for a second, and close."""
        if message["type"] != "websocket.receive" or writer.done():
            return
        for _ in range(20):
            if not self._queue:
                break
            await asyncio.sleep(0.05)
        await asyncio.wait_for(self._send({"type": "websocket.close", "code": 1008}), 1)


async def refuse_handshake(receive: Receive, send: Send, status: int, words: str) -> None:
    """Answer a handshake with an ordinary HTTP refusal."""
    await receive()
    headers = [(b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": words.encode()})


def same_origin(headers: dict[bytes, bytes]) -> bool:
    """Whether a handshake comes from our own pages, or from a program that is no browser."""
    origin = headers.get(b"origin")
    if origin is None:
        return True
    return origin.partition(b"://")[2] == headers.get(b"host")


def wanted_language(query: bytes, fallback: str) -> str:
    """The language in the address of the socket."""
    for part in query.decode("latin-1").split("&"):
        name, _, value = part.partition("=")
        if name == "lang":
            return best_language([value[:20]])
    return fallback
