"""Laws of playing ladders in the background: everybody has a turn, failures are passed over, nothing counts twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from robacus.arena.climb import Answered, Asked, Climb, play_on
from robacus.bots import WorkerFailed
from robacus.speech import msg
from robacus.store import EntryRow, LadderRow, Store
from robacus.web import ladderplay
from robacus.web.ladderdata import Entered, Made, read_ladder
from robacus.web.ladderplay import LadderPlay
from robacus.web.limits import LADDER_TRIES
from tests import loops
from tests.arena.arenas import nim_plan

IDS = ("aaaaaaaaaa", "bbbbbbbbbb")


class Crew:
    """Worker processes as a test wants them."""

    def __init__(self, work: Callable[[Asked], Answered]) -> None:
        self._work = work
        self.asked: list[Asked] = []

    async def ask(self, _path: str, payload: bytes, *, limit: float) -> bytes:
        assert limit > 0
        asked = msgspec.json.decode(payload, type=Asked)
        self.asked.append(asked)
        return msgspec.json.encode(self._work(asked))


def with_ladder(store: Store, id: str, seed: str) -> None:
    """A ladder with two programs."""
    made = Made(name=seed, plan=nim_plan(seed=seed), own=1, library=False)
    state, setup = msgspec.json.encode(Climb()), msgspec.json.encode(made)
    row = LadderRow(id=id, game="nim", host="h", setup=setup, state=state, created_ms=1)
    store.ladders.create(row, 9).result()
    for number, program in enumerate(("1", "1 2 3")):
        entered = Entered(nickname=f"p{number}", title="", source=program, program=program)
        entry = EntryRow(
            id=f"e{number}",
            player=f"p{number}",
            entry=msgspec.json.encode(entered),
            created_ms=2,
            changed_ms=2,
        )
        store.ladders.put_entry(id, entry, new=True, most=9, most_own=1).result()


def play(store: Store, work: Callable[[Asked], Answered], monkeypatch: pytest.MonkeyPatch) -> Crew:
    """Play until nothing is left, with these worker processes, and nobody waiting."""
    for name in ("LADDER_RETRY_SECONDS", "STORE_RETRY_SECONDS", "LADDER_REST_SECONDS"):
        monkeypatch.setattr(ladderplay, name, 0.0)
    monkeypatch.setattr("robacus.arena.climb.MOST_MEETINGS", 3)
    player = LadderPlay(store)
    crew = Crew(work)
    player.workers = crew  # type: ignore[assignment]

    async def until_nothing_is_left() -> None:
        playing = asyncio.ensure_future(player.run())
        while store.ladders.waiting():
            await asyncio.sleep(0)
            assert not playing.done()
        playing.cancel()

    loops.run(asyncio.wait_for(until_nothing_is_left(), 60))
    return crew


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "robacus.sqlite3") as opened:
        for number, ladder in enumerate(IDS):
            with_ladder(opened, ladder, str(number))
        yield opened


def test_ladders_take_turns(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    crew = play(store, play_on, monkeypatch)
    turns = [asked.plan.seed for asked in crew.asked]
    assert turns[:6] == ["0", "1"] * 3
    for ladder in IDS:
        assert read_ladder(store, ladder).climb.games == len(store.ladders.games(ladder, 1000)) > 0


def test_work_that_fails_is_tried_in_single_meetings_and_then_passed_over(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def work(asked: Asked) -> Answered:
        if asked.plan.seed == "0" and not asked.void:
            raise WorkerFailed(msg("worker-slow", seconds="1"))
        return play_on(asked)

    crew = play(store, work, monkeypatch)
    broken = [asked for asked in crew.asked if asked.plan.seed == "0"]
    assert [asked.groups for asked in broken[:3]] == [broken[0].groups, 1, 1]
    assert [asked.void for asked in broken[: LADDER_TRIES + 2]] == [False] * (LADDER_TRIES + 1) + [True]
    assert read_ladder(store, IDS[0]).climb.games == 0
    assert read_ladder(store, IDS[1]).climb.games > 0


def test_what_another_server_was_quicker_with_is_thrown_away(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def work(asked: Asked) -> Answered:
        answer = play_on(asked)
        if asked.plan.seed == "0" and asked.climb.round == 0:
            state = msgspec.json.encode(answer.climb)
            store.ladders.advance(
                IDS[0], round=0, revision=2, state=state, played=[], settled=False, keep=9
            ).result()
        return answer

    crew = play(store, work, monkeypatch)
    rounds = [asked.climb.round for asked in crew.asked if asked.plan.seed == "0"]
    assert rounds[:2] == [0, 1]
    assert len(store.ladders.games(IDS[0], 1000)) == read_ladder(store, IDS[0]).climb.games - 2


def test_a_program_that_comes_meanwhile_is_not_forgotten(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    come: list[str] = []

    def work(asked: Asked) -> Answered:
        answer = play_on(asked)
        if answer.settled and not come:
            come.append("late")
            entered = Entered(nickname="late", title="", source="2 2", program="2 2")
            entry = EntryRow(
                id="late", player="late", entry=msgspec.json.encode(entered), created_ms=3, changed_ms=3
            )
            ladder = IDS[int(asked.plan.seed)]
            store.ladders.put_entry(ladder, entry, new=True, most=9, most_own=1).result()
            come.append(ladder)
        return answer

    play(store, work, monkeypatch)
    tallies = read_ladder(store, come[1]).climb.tallies
    assert any(who.startswith("late@") and tally.games for who, tally in tallies.items())
