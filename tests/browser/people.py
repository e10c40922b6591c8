"""People in front of browsers, for the browser tests: each has a context of their own, like a device of their own.

Whatever a test does, a person's page may log no error and ask nothing of another host: `People.leave` sees to it.

What is seen comes when it comes, on a slow machine late.  So tests look with `expect`, which waits, and at what it
cannot look at with `becomes`; what was read from the page once is only compared where nothing can change it any more.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    WebSocket,
    WebSocketRoute,
    expect,
)

from tests.servers import Server

PHONE = {"width": 360, "height": 640}
DESK = {"width": 1280, "height": 800}

PATIENCE = 60_000
"""Milliseconds that anything may take to be seen.  Only what never comes takes so long."""
expect.set_options(timeout=PATIENCE)

T = TypeVar("T")


def becomes(page: Page, read: Callable[[], T], wanted: T) -> None:
    """What is read gets to be what is wanted, soon; the browser works on meanwhile."""
    end = time.monotonic() + PATIENCE / 1000
    while (found := read()) != wanted and time.monotonic() < end:
        page.wait_for_timeout(25)
    assert found == wanted, f"{found!r} is not {wanted!r}"


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
        """Everything that was held arrives, and what comes after it."""
        self._holding = False
        while self._waiting:
            self._pass_on()

    def pass_on(self, last: str) -> None:
        """What is held arrives, up to the first message of that kind."""
        while self._pass_on() != last:
            pass

    def _pass_on(self) -> str:
        assert self._page is not None
        data = self._waiting.pop(0)
        self._page.send(data)
        return str(json.loads(data)["t"])

    def cut(self) -> None:
        """The connection breaks, and what was held is lost."""
        assert self._page is not None
        self._holding = False
        self._page.close(code=1001)

    @property
    def held(self) -> list[str]:
        """The kinds of the messages that are held."""
        return [json.loads(data)["t"] for data in self._waiting]

    def done(self, kind: str) -> list[dict[str, Any]]:
        """The messages of one kind that reached the server."""
        return [message for message in map(json.loads, self.sent) if message["t"] == kind]


class Person:
    """Somebody with a browser."""

    def __init__(
        self, browser: Browser, server: Server, size: dict[str, int], options: dict[str, Any]
    ) -> None:
        self.server = server
        self.language: str = options.get("locale", "en")
        options = {"base_url": server.url, **options}
        self.host = urlsplit(options["base_url"]).netloc
        self.context = browser.new_context(viewport=size, **options)  # type: ignore[arg-type]
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
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

    def sends(self, path: str, **form: str) -> str:
        """Send what a form of a page would send, without opening the page; where that leads."""
        asks, said = self.context.request, {"Accept-Language": self.language}
        token = re.findall(r'name="csrf" value="([^"]+)"', asks.get("/about", headers=said).text())[0]
        answer = asks.post(path, form={"csrf": token, **form}, max_redirects=0, headers=said)
        assert answer.status == 303, answer.text()
        return answer.headers["location"]

    def set_up(self, name: str, *seats: str, game: str = "nim", seed: str = "", **options: str) -> None:
        """Set a table up.  `seats`: me, link, none, bot-LEVEL, or ``here:NAME``; the others stay empty."""
        form = {"game": game, "name": name, "seed": seed, "watch": "on"}
        for index, seat in enumerate(seats):
            form[f"seat-{index}"], _, form[f"seat-{index}-name"] = seat.partition(":")
        form |= {f"option-{key}": value for key, value in options.items()}
        self.page.goto(self.sends("/tables", **form))

    def fills_in(self, name: str, *seats: str, game: str = "nim", seed: str = "", **options: str) -> None:
        """The same by hand, in the form of the page."""
        page = self.page
        page.goto(f"/games/{game}")
        page.evaluate("document.querySelectorAll('form details').forEach((part) => (part.open = true))")
        page.fill("#name", name)
        for index in range(page.locator(".seat select").count()):
            kind, _, guest = (seats[index] if index < len(seats) else "none").partition(":")
            page.locator(f"select[name=seat-{index}]").select_option(kind)
            if guest:
                page.fill(f"input[name=seat-{index}-name]", guest)
        for key, value in options.items():
            field = page.locator(f"[name=option-{key}]")
            kind = field.first.evaluate("field => field.type")
            if kind == "radio":
                page.locator(f"[name=option-{key}][value='{value}']").check(force=True)
            elif kind == "checkbox":
                field.set_checked(value == "on", force=True)
            elif kind == "select-one":
                field.select_option(value)
            else:
                field.fill(value)
        page.fill("#seed", seed)
        page.locator("form.setup-form button.go").click()
        page.wait_for_url("**/tables/*")

    def join(self, link: str, name: str) -> None:
        """Sit down where a link to join leads."""
        self.page.goto(self.sends(link, name=name))

    def follows(self, link: str, name: str) -> None:
        """The same by hand: follow the link, and give a nickname."""
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

    def rests(self) -> None:
        """Nothing moves any more (soon), but for what goes round for ever."""
        still = """document.getAnimations().every((one) =>
            one.playState !== "running" || one.effect?.getComputedTiming().endTime === Infinity)"""
        becomes(self.page, lambda: self.page.evaluate(still), True)

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """From a rest on, hardly any picture moves: what is shown for a while only is there on a slow machine, too."""
        self.rests()
        clock = self.context.new_cdp_session(self.page)
        clock.send("Animation.enable")
        clock.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
        try:
            yield
        finally:
            clock.send("Animation.setPlaybackRate", {"playbackRate": 1})
            clock.detach()

    # -- what people see -------------------------------------------------------------------------------------------

    @property
    def address(self) -> str:
        """Where the page is, as it knows itself: `Page.url` may hear of it a moment later."""
        address: str = self.page.evaluate("location.href")
        return address

    @property
    def draft(self) -> str:
        """The draft in the address of a desk; "" where there is none."""
        return parse_qs(urlsplit(self.address).query).get("draft", [""])[0]

    def at_the_desk(self) -> Locator:
        """The desk, once it is more than something to read: before that, keys and presses mean nothing to it."""
        desk = self.page.locator("#desk")
        expect(desk.locator(".board .squares")).to_be_visible()
        return desk

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

    def has_moves(self, *moves: str) -> None:
        """This is the whole move list (soon)."""
        expect(self.page.locator("#moves .move")).to_have_text(list(moves))

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
