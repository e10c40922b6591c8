"""Laws of the queue of searches: what is asked twice is worked out once, and nobody waits for all that another asks."""

from __future__ import annotations

import asyncio

import pytest

from robacus.web.desks import Kept, Turns
from robacus.web.house import Refusal
from robacus.web.limits import SEARCHES_AT_ONCE, SEARCHES_WAITING, SEARCHES_WAITING_ADDRESS
from tests import loops


def test_who_asks_the_same_at_the_same_time_waits_for_the_same_answer() -> None:
    async def play() -> None:
        made = []
        door = asyncio.Event()

        async def work() -> str:
            made.append(1)
            await door.wait()
            return "found"

        kept: Kept[str] = Kept(2)
        waiting = [asyncio.ensure_future(kept.get("question", work)) for _ in range(5)]
        await asyncio.sleep(0)
        door.set()
        assert await asyncio.gather(*waiting) == ["found"] * 5
        assert await kept.get("question", work) == "found"
        assert len(made) == 1

    loops.run(play())


def test_whoever_gives_up_waiting_leaves_the_others_their_answer() -> None:
    async def play() -> None:
        door = asyncio.Event()

        async def work() -> str:
            await door.wait()
            return "found"

        kept: Kept[str] = Kept(2)
        impatient = asyncio.ensure_future(kept.get("question", work))
        patient = asyncio.ensure_future(kept.get("question", work))
        await asyncio.sleep(0)
        impatient.cancel()
        await asyncio.sleep(0)
        door.set()
        assert await patient == "found"

    loops.run(play())


def test_a_failure_is_told_and_not_kept() -> None:
    async def play() -> None:
        answers = iter([ValueError("broken"), "found"])

        async def work() -> str:
            answer = next(answers)
            if isinstance(answer, ValueError):
                raise answer
            return answer

        kept: Kept[str] = Kept(2)
        with pytest.raises(ValueError, match="broken"):
            await kept.get("question", work)
        await asyncio.sleep(0)
        assert await kept.get("question", work) == "found"

    loops.run(play())


def test_only_the_latest_answers_are_kept() -> None:
    async def play() -> None:
        made = []

        async def work() -> int:
            made.append(1)
            return len(made)

        kept: Kept[int] = Kept(2)
        for question in ("a", "b", "a", "c", "a", "b"):
            await kept.get(question, work)
            await asyncio.sleep(0)
        assert len(made) == 4  # a, b, c, and b once more

    loops.run(play())


def test_from_one_address_a_few_search_at_a_time_and_others_pass() -> None:
    async def play() -> None:
        turns = Turns()
        door = asyncio.Event()
        running: list[str] = []

        async def search(address: str) -> None:
            async with turns.turn(address):
                running.append(address)
                await door.wait()

        greedy = [asyncio.ensure_future(search("greedy")) for _ in range(10)]
        other = asyncio.ensure_future(search("other"))
        for _ in range(20):
            await asyncio.sleep(0)
        assert running == ["greedy"] * SEARCHES_AT_ONCE + ["other"]
        door.set()
        await asyncio.gather(*greedy, other)
        assert len(running) == 11

    loops.run(play())


def test_more_than_can_wait_are_refused_in_words() -> None:
    async def play() -> None:
        turns = Turns()
        door = asyncio.Event()

        async def search(address: str) -> None:
            async with turns.turn(address):
                await door.wait()

        waiting = [asyncio.ensure_future(search("a")) for _ in range(SEARCHES_WAITING_ADDRESS)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await search("a")
        assert (refused.value.status, str(refused.value)) == (
            503,
            "Too much is waiting to be computed. Try again in a moment.",
        )
        more = SEARCHES_WAITING - SEARCHES_WAITING_ADDRESS
        waiting += [asyncio.ensure_future(search(f"b{number}")) for number in range(more)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal):
            await search("c")
        door.set()
        await asyncio.gather(*waiting)
        async with turns.turn("a"):
            pass

    loops.run(play())
