"""Ladders of Nim for the tests of the web: a teacher who makes one, pupils who submit."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from copy import copy

import httpx

from tests.web.people import Person

SETTLED = "the ratings have settled"
WAIT_SECONDS = 120


class Ladder:
    """A ladder that `teacher` has made, by its links."""

    def __init__(self, teacher: Person, game: str = "nim", **fields: str) -> None:
        self.teacher = teacher
        form = {"name": "7 B", "own": "2", "programs": "secret", "ground-0": "on", **fields}
        answer = teacher.post(f"/games/{game}/ladders", **form)
        assert answer.status_code == 303, answer.text
        self.manage = answer.headers["location"]
        found = re.search(r"/ladders/(\w+)/enter/[\w-]+", teacher.get(self.manage).text)
        assert found is not None
        self.enter, self.id = found[0], found[1]
        self.url = f"/ladders/{self.id}"

    def submit(self, person: Person, program: str, title: str = "", **fields: str) -> httpx.Response:
        return person.post(self.enter, name=person.name, title=title, program=program, **fields)

    def entry(self, person: Person) -> str:
        """The address of somebody's first program."""
        found = re.search(rf"{self.url}/entries/\w+", person.get(self.url).text)
        assert found is not None
        return found[0]

    def table(self, person: Person) -> str:
        return person.get(f"{self.url}/table").text

    def settled(self, person: Person) -> str:
        """The table once everything has been played."""
        return self.until(person, lambda text: SETTLED in text)

    def until(self, person: Person, there: Callable[[str], bool]) -> str:
        """The table once something can be seen in it."""
        end = time.monotonic() + WAIT_SECONDS
        while not there(text := self.table(person)):
            assert time.monotonic() < end, text
            time.sleep(0.05)
        return text

    def seen_by(self, teacher: Person) -> Ladder:
        """The same ladder with a teacher of another test."""
        again = copy(self)
        again.teacher = teacher
        return again


def names(table: str) -> list[str]:
    """Who stands in a table, best first."""
    return [name.strip() for name in re.findall(r'class="line-name">(?:<a [^>]*>)?([^<]*)', table)]


def numbers(table: str) -> dict[str, tuple[float, int]]:
    """Points and games by name."""
    bodies = re.findall(r"<tr [^>]*data-key.*?</tr>", table, re.DOTALL)
    found = {}
    for name, body in zip(names(table), bodies, strict=True):
        points, games = re.findall(r'class="n num"[^>]*>([\d.]+)', body)
        found[name] = (float(points), int(games))
    return found


def battles(table: str) -> list[str]:
    return re.findall(r"/ladders/\w+/battles/\d+", table)


def device_of(person: Person) -> dict[str, str]:
    """What makes somebody known, for another test."""
    return dict(person.http.cookies)


def back(url: str, name: str, device: dict[str, str]) -> Person:
    """Somebody of an earlier test."""
    person = Person(url, name)
    person.http.cookies.update(device)
    return person
