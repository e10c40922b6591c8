"""Laws of the rates: so many at once, so many in the long run, and whoever asks for more is told how long to wait."""

from __future__ import annotations

from pathlib import Path

import pytest

from robacus.web import limits
from robacus.web.limits import Bucket, Buckets, Limits, Rate
from tests import loops
from tests.web.strict import strict

NEVER = 1e-9
"""So few in a second that none comes while a test runs."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time that buckets see, in seconds; set it with ``clock[0]``."""
    now = [1000.0]
    monkeypatch.setattr(limits.time, "monotonic", lambda: now[0])
    return now


def test_a_burst_is_allowed_and_then_the_rate(clock: list[float]) -> None:
    bucket = Bucket(Rate(2, 5))
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    clock[0] += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock[0] += 3600
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]


def test_whoever_waits_as_long_as_told_may_ask_again(clock: list[float]) -> None:
    buckets = Buckets(Rate(0.1, 1))
    assert buckets.take("a") == 0
    wait = buckets.take("a")
    assert wait >= 10
    clock[0] += wait
    assert buckets.take("a") == 0


def test_nobody_uses_up_what_others_may(clock: list[float]) -> None:
    buckets = Buckets(Rate(1, 1))
    assert [buckets.take(key) > 0 for key in ("a", "a", "b", "b")] == [False, True, False, True]


def asks(folder: Path, allowed: Limits, path: str, times: int) -> tuple[list[int], str]:
    """Statuses of asking so often, and how long the last one is told to wait."""

    async def run() -> tuple[list[int], str]:
        async with strict(folder, allowed) as browser:
            answers = [await browser.get(path) for _ in range(times)]
            return [answer.status_code for answer in answers], answers[-1].headers.get("retry-after", "")

    return loops.run(run())


def test_who_asks_the_api_too_often_is_told_to_wait(tmp_path: Path) -> None:
    statuses, wait = asks(tmp_path, Limits(api_requests=Rate(NEVER, 3)), "/api/tables/aaaaaaaaaa", 5)
    assert statuses == [404, 404, 404, 429, 429]
    assert int(wait) >= 1


def test_too_many_pictures_are_refused(tmp_path: Path) -> None:
    async def run() -> list[int]:
        async with strict(tmp_path, Limits(pictures=Rate(NEVER, 2))) as browser:
            seats = [{"kind": "me"}, {"kind": "me"}]
            made = await browser.post("/api/tables", json={"game": "nim", "seats": seats})
            address = f"/tables/{made.json()['id']}/position"
            paths = (f"{address}.svg", f"{address}.png", f"{address}.png", f"{address}.svg")
            return [(await browser.get(path)).status_code for path in paths]

    assert loops.run(run()) == [200, 200, 429, 429]


def test_who_asks_a_desk_too_often_is_told_to_wait_and_the_same_question_costs_nothing(
    tmp_path: Path,
) -> None:
    async def run() -> tuple[list[int], list[int], list[int]]:
        allowed = Limits(desk_edits=Rate(NEVER, 2), desk_searches=Rate(NEVER, 2))
        async with strict(tmp_path, allowed) as browser:

            async def edit(draft: str, edit: str) -> int:
                asked = {"draft": draft, "edit": edit}
                return (await browser.post("/games/nim/desks/puzzle", json=asked)).status_code

            edits = [await edit("3 4 5", "take 1 1") for _ in range(3)]
            searches = [await edit(draft, "hint") for draft in ("3 4 5", "3 4 6", "3 4 5", "3 4 7")]
            page = [(await browser.get("/games/nim/desks/puzzle")).status_code]
            return edits, searches, page

    assert loops.run(run()) == ([200, 200, 429], [200, 200, 200, 429], [429])


def test_who_has_puzzles_made_too_often_is_told_to_wait(tmp_path: Path) -> None:
    async def run() -> list[int]:
        async with strict(tmp_path, Limits(desk_searches=Rate(NEVER, 2))) as browser:
            made = [await browser.post("/games/nim/puzzles", json={"wishes": {}}) for _ in range(3)]
            days = [await browser.get("/games/nim/puzzles/2026-05-05")]
            return [answer.status_code for answer in (*made, *days)]

    assert loops.run(run()) == [200, 200, 429, 429]
