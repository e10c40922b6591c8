"""People in front of browsers, for the browser tests: each has a context of their own, like a device of their own.

Whatever a test does, a person's page may log no error and ask nothing of another host: `People.leave` sees to it.
"""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, WebSocket, expect

from tests.servers import Server

PHONE = {"width": 360, "height": 640}
DESK = {"width": 1280, "height": 800}


class Person:
    """Somebody with a browser."""

    def __init__(self, browser: Browser, server: Server, size: dict[str, int], options: dict[str, Any]) -> None:
        self.server = server
        self.context = browser.new_context(viewport=size, base_url=server.url, **options)  # type: ignore[arg-type]
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

    def _console(self, message: ConsoleMessage) -> None:
        lost = re.search(r"ERR_(CONNECTION|INTERNET|NETWORK)|WebSocket connection|closed before", message.text)
        if message.type in ("error", "warning") and not (lost and self.offline_allowed):
            self.errors.append(message.text)

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.server.url).netloc:
            self.elsewhere.append(request.url)

    def _socket(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != urlsplit(self.server.url).netloc:
            self.elsewhere.append(socket.url)
        socket.on("framereceived", lambda data: self.heard.append(str(data)))
        socket.on("framesent", lambda data: self.sent.append(str(data)))

    # -- what people do --------------------------------------------------------------------------------------------

    def post(self, action: str, fields: dict[str, str]) -> None:
        """Send a form of ours, as its page would."""
        self.page.goto("/")
        self.page.evaluate(
            """([action, fields]) => {
              const form = document.createElement("form");
              Object.assign(form, {method: "post", action});
              fields.csrf = document.querySelector("input[name=csrf]").value;
              for (const [name, value] of Object.entries(fields)) {
                const input = document.createElement("input");
                Object.assign(input, {type: "hidden", name, value});
                form.append(input);
              }
              document.body.append(form);
              form.submit();
            }""",
            [action, fields],
        )
        self.page.wait_for_url("**/tables/*")

    def set_up(self, name: str, *seats: str, game: str = "nim", **options: str) -> None:
        """Set a table up.  `seats`: me, link, none, bot-LEVEL, or ``here:NAME``."""
        fields = {"game": game, "name": name, "undo": "own", "watch": "on"}
        for index, seat in enumerate(seats):
            kind, _, guest = seat.partition(":")
            fields[f"seat-{index}"] = kind
            if guest:
                fields[f"seat-{index}-name"] = guest
        fields.update({f"option-{key}": value for key, value in options.items()})
        self.post("/tables", fields)

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
        assert (complaints, elsewhere) == ([], [])
