"""People in front of browsers, for the browser tests: each has a context of their own, like a device of their own.

Whatever a test does, a person's page may log no error and ask nothing of another host: `People.leave` sees to it.
"""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, WebSocket, WebSocketRoute, expect

from tests.servers import Server

PHONE = {"width": 360, "height": 640}
DESK = {"width": 1280, "height": 800}


class Line:
    """A person's line to the server that a test can hold and cut."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        """Every message of the page that reached the server."""
        self.heard: list[str] = []
        """Every message of the server that reached the page."""
        self._holding = False
        self._waiting: list[str] = []
        self._page: WebSocketRoute | None = None

    def connect(self, page: WebSocketRoute) -> None:
        """A new connection of the page."""
        server = page.connect_to_server()
        self._page, self._waiting = page, []
        page.on_message(lambda data: (self.sent.append(str(data)), server.send(data))[1])
        server.on_message(lambda data: self._heard(page, str(data)))

    def _heard(self, page: WebSocketRoute, data: str) -> None:
        if self._holding and page is self._page:
            self._waiting.append(data)
        else:
            page.send(data)
            self.heard.append(data)

    def hold(self) -> None:
        """From now on nothing of what the server says arrives."""
        self._holding = True

    def release(self) -> None:
        """Everything that was held arrives."""
        self._holding = False
        waiting, self._waiting = self._waiting, []
        assert self._page is not None
        for data in waiting:
            self._page.send(data)

    def cut(self) -> None:
        """The connection breaks, and what was held is lost."""
        assert self._page is not None
        self._holding = False
        self._page.close(code=1001)

    def done(self, kind: str) -> list[dict[str, Any]]:
        """The messages of one kind that reached the server."""
        return [message for message in map(json.loads, self.sent) if message["t"] == kind]


class Person:
    """Somebody with a browser."""

    def __init__(
        self, browser: Browser, server: Server, size: dict[str, int], options: dict[str, Any]
    ) -> None:
        self.server = server
        options = {"base_url": server.url, **options}
        self.host = urlsplit(options["base_url"]).netloc
        self.context = browser.new_context(viewport=size, **options)  # type: ignore[arg-type]
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(10_000)
        self.errors: list[str] = []
        self.elsewhere: list[str] = []
        self.heard: list[str] = []
        """Every message that a socket of the page received."""
        self.sent: list[str] = []
        self.offline_allowed = False
        """The test cuts the line: complaints about the lost connection are expected."""
        self.context.on("console", self._console)
        self.context.on("weberror", lambda error: self.errors.append(str(error.error)))
        self.context.on("request", self._request)
        self.page.on("websocket", self._socket)
        self.line: Line | None = None

    def _console(self, message: ConsoleMessage) -> None:
        lost = re.search(
            r"ERR_(CONNECTION|INTERNET|NETWORK)|WebSocket connection|closed before", message.text
        )
        if message.type in ("error", "warning") and not (lost and self.offline_allowed):
            self.errors.append(message.text)

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self.host:
            self.elsewhere.append(request.url)

    def _socket(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != self.host:
            self.elsewhere.append(socket.url)
        socket.on("framereceived", lambda data: self.heard.append(str(data)))
        socket.on("framesent", lambda data: self.sent.append(str(data)))

    def through(self) -> Line:
        """From now on this person's sockets go through a line that the test holds."""
        line = self.line = Line()
        self.page.route_web_socket(re.compile("/socket"), line.connect)
        return line

    # -- what people do --------------------------------------------------------------------------------------------

    def set_up(self, name: str, *seats: str, game: str = "nim", seed: str = "", **options: str) -> None:
        """Set a table up by the form.  `seats`: me, link, none, bot-LEVEL, or ``here:NAME``; the others stay empty."""
        page = self.page
        page.goto(f"/games/{game}")
        page.fill("#name", name)
        for index, select in enumerate(page.locator(".seat select").all()):
            kind, _, guest = (seats[index] if index < len(seats) else "none").partition(":")
            if select.input_value() == kind:
                continue
            if not select.is_visible():
                page.locator("details", has=select).locator("summary").click()
            select.select_option(kind)
            if guest:
                page.fill(f"input[name=seat-{index}-name]", guest)
        for key, value in options.items():
            field = page.locator(f"[name=option-{key}]")
            if field.evaluate("field => field.localName") == "select":
                field.select_option(value)
            else:
                field.fill(value)
        if seed:
            page.locator("details", has=page.locator("#seed")).last.locator("summary").click()
            page.fill("#seed", seed)
        page.locator("form.setup-form button.go").click()
        page.wait_for_url("**/tables/*")

    def join(self, link: str, name: str) -> None:
        """Follow a link to join, and give a nickname."""
        self.page.goto(link)
        self.page.fill("input[name=name]", name)
        self.page.press("input[name=name]", "Enter")
        self.page.wait_for_url("**/tables/*")

    def take(self, heap: int, count: int, seat: int = 0) -> None:
        """Nim: press the number `count` of heap `heap` (0 = the first)."""
        self.page.locator(f'[data-id="{seat}/take-{heap}/{count}"]').click()

    def type_move(self, words: str) -> None:
        """Type into the command box, and send."""
        self.page.fill("#command-text", words)
        self.page.press("#command-text", "Enter")

    def opens_curtain(self, name: str) -> None:
        """At a shared screen: it is me, show me what I may see."""
        self.page.get_by_role("button", name=f"I am {name}: show").click()
        expect(self.page.locator("dialog.curtain")).to_have_count(0)

    # -- what people see -------------------------------------------------------------------------------------------

    @property
    def link(self) -> str:
        """The link to join that the host is shown."""
        return self.page.locator(".join-link").input_value()

    def sees(self, words: str | re.Pattern[str]) -> None:
        """The headline says so (soon)."""
        expect(self.page.locator("#status")).to_have_text(words)

    def sees_heaps(self, *heaps: int) -> None:
        """Nim: so many counters lie on the heaps (soon)."""
        for heap, size in enumerate(heaps):
            expect(self.page.locator(f'.piece[data-key^="c{heap}-"]')).to_have_count(size)

    def moves(self) -> list[str]:
        """The move list."""
        return self.page.locator("#moves .move").all_inner_texts()

    def width_needed(self) -> int:
        """How wide the page is, in CSS pixels."""
        width: int = self.page.evaluate("document.documentElement.scrollWidth")
        return width


class People:
    """All persons of one test."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self.server = server
        self.persons: list[Person] = []

    def person(self, size: dict[str, int] = DESK, **options: Any) -> Person:
        """One more person, with a browser window of this size; `options` of the browser's context."""
        person = Person(self._browser, self.server, size, options)
        self.persons.append(person)
        return person

    def two_playing(self, **options: str) -> tuple[Person, Person]:
        """Anna and Bert at a table of Nim that has just begun."""
        anna, bert = self.person(), self.person()
        anna.set_up("Anna", "me", "link", **options)
        bert.join(anna.link, "Bert")
        for one in (anna, bert):
            one.sees("Anna is to move.")
        return anna, bert

    def leave(self) -> None:
        """Everybody goes home; fails where a page complained or asked another host."""
        complaints = [error for person in self.persons for error in person.errors]
        elsewhere = [url for person in self.persons for url in person.elsewhere]
        for person in self.persons:
            person.context.close()
        # Said in words: pytest explains the asserts of test files only.
        assert (complaints, elsewhere) == ([], []), f"complaints: {complaints}; asked elsewhere: {elsewhere}"
