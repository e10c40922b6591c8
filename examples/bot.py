"""A bot that plays one whole game over the bot API, against a bot of the server.

    python examples/bot.py http://127.0.0.1:8765 nim
    python examples/bot.py http://127.0.0.1:8765 nim --level easy --name Marvin

It needs Python 3.11 and httpx.  It follows the event stream, and whenever its seat may act it asks for the position and
plays one of the legal actions; put your own thoughts into `choose`.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator
from typing import Any

import httpx

RETRIES = 8
"""How often a request is sent again when the server is busy or out of reach."""


def choose(position: dict[str, Any]) -> str | None:
    """The action to play, None to wait for something to happen.  `position` is what GET /api/tables/{id} answers."""
    if position["legal"]:
        return str(random.choice(position["legal"]))
    buttons = [control for control in position["controls"] if control.get("kind", "button") != "number"]
    numbers = [control for control in position["controls"] if control.get("kind") == "number"]
    if buttons:
        return str(random.choice(buttons)["text"])
    if numbers:
        control = random.choice(numbers)
        return str(control["text"]).replace("{n}", str(random.randint(control["low"], control["high"])))
    return None


class Table:
    """One table of a server, from one seat."""

    def __init__(self, server: str, game: str, level: str, name: str) -> None:
        self._http = httpx.Client(base_url=server, timeout=30)
        seats = [{"kind": "me", "name": name}, {"kind": "bot", "level": level}]
        made = self._ask("POST", "/api/tables", {"game": game, "seats": seats})
        self._http.headers["Authorization"] = f"Bearer {made['token']}"
        self.seat: int = made["seats"][0]
        self.page = f"{server.rstrip('/')}{made['page']}"
        self._path = f"/api/tables/{made['id']}"
        self._known = 0

    def position(self) -> dict[str, Any]:
        """Where the table stands, as our seat sees it."""
        return self._ask("GET", self._path)

    def play(self, text: str, number: int) -> str | None:
        """Play an action chosen at step `number`; what the server says when it refuses.

        The id makes a repeated request harmless: the action is applied once.
        """
        try:
            self._ask(
                "POST",
                f"{self._path}/actions",
                {"text": text, "on": number, "id": f"{number}-{time.time_ns()}"},
            )
        except httpx.HTTPStatusError as error:
            return str(error.response.json()["error"]["message"])
        return None

    def events(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """(kind, data) of everything that happens, from the first step to the end; a lost stream is taken up again."""
        while True:
            try:
                with self._http.stream(
                    "GET", f"{self._path}/events", params={"after": self._known}
                ) as stream:
                    stream.raise_for_status()
                    kind = ""
                    for line in stream.iter_lines():
                        field, _, value = line.partition(": ")
                        if field == "event":
                            kind = value
                        elif field == "data":
                            data = json.loads(value)
                            self._known = max(self._known, data.get("number", 0))
                            yield kind, data
                            if data.get("phase") == "over":
                                return
            except httpx.TransportError:
                time.sleep(1)

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """A request and its answer; waits and tries again when the server is busy or out of reach."""
        for attempt in range(RETRIES):
            try:
                answer = self._http.request(method, path, json=body)
            except httpx.TransportError:
                if attempt == RETRIES - 1:
                    raise
                time.sleep(2**attempt / 10)
                continue
            if answer.status_code not in (429, 503):
                break
            time.sleep(float(answer.headers.get("Retry-After", 1)))
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found


def main() -> int:
    """Play a game; 0 when it came to its end."""
    parser = argparse.ArgumentParser(description="Plays one game over the bot API.")
    parser.add_argument("server", help="address of the server, such as http://127.0.0.1:8765")
    parser.add_argument("game", help="name of the game, such as ricochet-robots")
    parser.add_argument("--level", default="", help="level of the server's bot")
    parser.add_argument("--name", default="Marvin", help="what the bot is called")
    asked = parser.parse_args()
    try:
        table = Table(asked.server, asked.game, asked.level, asked.name)
        print(f"playing at {table.page}", flush=True)
        for kind, data in table.events():
            if kind == "step" and "say" in data:
                print(data["say"], flush=True)
            if kind == "now" and table.seat in data["to_act"]:
                position = table.position()
                action = choose(position) if table.seat in position["to_act"] else None
                refused = table.play(action, position["number"]) if action is not None else None
                if refused is not None:
                    print(f"  {action}: {refused}", flush=True)
        print(table.position()["outcome"]["say"])
    except httpx.HTTPStatusError as error:
        print(error.response.text, file=sys.stderr)
        return 1
    except httpx.TransportError as error:
        print(f"{asked.server} cannot be reached: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
