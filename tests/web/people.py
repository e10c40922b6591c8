"""People for the tests of the server: somebody with a browser's cookies, and somebody's open table page."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

TIMEOUT = 60
"""Seconds that an answer may take.  Only one that never comes takes so long."""

Message = dict[str, Any]

_counter = count()

CLOSING = ExitStack()
"""What the running test has opened; a fixture closes it."""


def stranger(url: str, **more: Any) -> httpx.Client:
    """Somebody whom the server does not know yet, with nothing but what `httpx` sends by itself."""
    return CLOSING.enter_context(httpx.Client(base_url=url, timeout=TIMEOUT, verify=False, **more))


class Person:
    """Somebody who opens pages and sends forms."""

    def __init__(self, url: str, name: str = "Anna", language: str = "en") -> None:
        self.url = url
        self.name = name
        self.http = stranger(url, headers={"Accept-Language": language})
        self.get("/about")

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @property
    def csrf(self) -> str:
        return re.findall(r'name="csrf" value="([^"]+)"', self.get("/about").text)[0]

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def post(self, path: str, **form: str) -> httpx.Response:
        return self.http.post(path, data={"csrf": self.csrf, **form})

    def set_up(self, *seats: str, game: str = "nim", **fields: str) -> str:
        """A new table; its id."""
        form = {f"seat-{index}": kind for index, kind in enumerate(seats)}
        answer = self.post("/tables", **{"game": game, "name": self.name, "watch": "on", **form, **fields})
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].rpartition("/")[2]

    def join_link(self, table: str) -> str:
        found = re.search(rf"/tables/{table}/join/[\w-]+", self.get(f"/tables/{table}").text)
        assert found is not None
        return found[0]

    def join(self, link: str) -> httpx.Response:
        return self.post(link, name=self.name)

    def open(self, table: str, have: int = -1, language: str = "en") -> Page:
        """The table page's socket, after hello."""
        return Page(self, table, have, language)


class Page:
    """An open table page: what it was told, and what it says."""

    def __init__(self, person: Person, table: str, have: int = -1, language: str = "en") -> None:
        url = person.url.replace("http", "ws", 1)
        opening = connect(
            f"{url}/tables/{table}/socket?lang={language}",
            additional_headers={"Cookie": person.cookie, "Origin": person.url},
            open_timeout=TIMEOUT,
            close_timeout=1,
            max_size=None,
        )
        self._socket: ClientConnection = CLOSING.enter_context(opening)
        self.heard: list[Message] = []
        self.bytes: list[str] = []
        self.now: Message = {}
        self.say(t="hello", have=have)
        self.first = self.hear(lambda message: "now" in message)

    def say(self, **message: Any) -> None:
        self._socket.send(json.dumps(message))

    def send_text(self, text: str) -> None:
        self._socket.send(text)

    def hear(self, fits: Callable[[Message], bool]) -> Message:
        """The next message that fits; all are remembered."""
        while True:
            text = self._socket.recv(timeout=TIMEOUT)
            assert isinstance(text, str)
            message: Message = json.loads(text)
            self.bytes.append(text)
            self.heard.append(message)
            if "now" in message:
                self.now = message["now"]
            if fits(message):
                return message

    def until(self, number: int) -> Message:
        """Where the table stands once step `number` is here."""
        while self.now.get("number", -1) < number:
            self.hear(lambda message: "now" in message)
        return self.now

    def until_phase(self, phase: str) -> Message:
        while self.now.get("phase") != phase:
            self.hear(lambda message: "now" in message)
        return self.now

    def request(self, **message: Any) -> Message:
        """Say something that is answered with done or refused (or previewed), and the answer."""
        wanted = message.setdefault("id", f"r{next(_counter)}")
        self.say(**message)
        return self.hear(
            lambda answer: answer.get("id") == wanted and answer["t"] in ("done", "refused", "previewed")
        )

    def do(self, seat: int, text: str, *, on: int | None = None, id: str | None = None) -> Message:
        extra = {} if id is None else {"id": id}
        number = self.now["number"] if on is None else on
        return self.request(t="do", seat=seat, text=text, on=number, **extra)

    def ask(self, what: str, seat: int | None = None) -> Message:
        return self.request(t="ask", what=what, seat=seat)

    def closed(self) -> Message:
        """The last message before the server closes the connection."""
        from websockets.exceptions import ConnectionClosed

        try:
            self.hear(lambda _: False)
        except ConnectionClosed:
            return self.heard[-1]
        raise AssertionError("the connection is still open")

    def close(self) -> None:
        self._socket.close()

    def cut(self) -> None:
        """As when the network goes away."""
        self._socket.socket.shutdown(socket.SHUT_RDWR)


def two_at_a_table(url: str, **fields: str) -> tuple[str, Page, Page, Person, Person]:
    """A table of Nim with two people, both with an open page, begun."""
    anna, bert = Person(url, "Anna"), Person(url, "Bert")
    table = anna.set_up("me", "link", **fields)
    bert.join(anna.join_link(table))
    pages = anna.open(table), bert.open(table)
    for page in pages:
        page.until_phase("playing")
    return table, *pages, anna, bert


def play_nim(pages: tuple[Page, Page], *moves: str) -> None:
    """Moves in turn, each seen by both before the next one."""
    number = max(page.now["number"] for page in pages)
    for page in pages:
        page.until(number)
    for move in moves:
        (turn,) = pages[0].now["to_act"]
        answer = pages[turn].do(turn, move)
        assert answer["t"] == "done", answer
        number += 1
        for page in pages:
            page.until(number)


WHOLE_GAME = ("1 3", "2 4", "3 4", "3 1")
"""Of the usual heaps 3, 4, 5: the second player takes the last one."""
