"""Laws of what happens at the same time: many press at once, and everybody sits at one table, once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from robacus.bots import WorkerFailed, Workers
from robacus.chance import new_seed
from robacus.log import Seat, Setup
from robacus.speech import RobacusError
from robacus.store import Store
from robacus.web import actions, api, imports, replays
from robacus.web.hub import Hub
from robacus.web.limits import IDLE_PAUSE_SECONDS, Limits
from robacus.web.replays import Replays
from robacus.web.socket import Doors
from tests.web.test_hub import ANNA, BERT, Ear, backdate, nim, two, with_hub

PEOPLE = [letter * 22 for letter in "CDEFGHIJKL"]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "races.sqlite3") as opened:
        yield opened


def test_a_link_that_is_pressed_twice_gives_one_seat(store: Store) -> None:
    async def work(hub: Hub) -> None:
        live = await hub.create(
            nim(Seat("person", "Anna"), Seat("open"), Seat("open")), host=ANNA, holders=[ANNA, None, None]
        )
        sat = [actions.sit(hub, live, BERT, None, "Bert", once=True) for _ in range(4)]
        assert await asyncio.gather(*sat) == [1, 1, 1, 1]
        assert live.held(BERT) == (1,)

    with_hub(store, work)


def test_of_ten_who_want_two_seats_two_get_one_each(store: Store) -> None:
    async def work(hub: Hub) -> None:
        live = await hub.create(
            nim(Seat("person", "Anna"), Seat("open"), Seat("open")), host=ANNA, holders=[ANNA, None, None]
        )
        tries = [actions.sit(hub, live, who, None, f"P{index}") for index, who in enumerate(PEOPLE)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(seat for seat in found if isinstance(seat, int)) == [1, 2]
        assert sum(isinstance(fault, RobacusError) for fault in found) == 8
        assert live.replay.phase == "playing"

    with_hub(store, work)


def test_a_rematch_that_all_press_at_once_is_one_table(store: Store) -> None:
    async def work(hub: Hub) -> None:
        for _ in range(5):
            live = await two(hub)
            await hub.commit(live, lambda table, wall: table.resign(0, wall=wall))
            pressed = [actions.rematch(hub, live, who) for who in (ANNA, BERT) * 4]
            (address,) = set(await asyncio.gather(*pressed))
            again = await hub.get(address.rpartition("/")[2])
            assert (again.held(ANNA), again.held(BERT), again.replay.phase) == ((1,), (0,), "playing")
            await actions.do(hub, again, BERT, 0, "1 1", on=None, id=None)

    with_hub(store, work)


def test_a_seat_that_was_left_meanwhile_does_not_move(store: Store) -> None:
    """Its link is asked for while somebody else sits down there."""

    async def work(hub: Hub) -> None:
        live = await two(hub)
        async with live.lock:
            moving = asyncio.ensure_future(
                actions.move_seat(hub, live, lambda seat, holder: (seat, holder) == (1, BERT), PEOPLE[0])
            )
            await asyncio.sleep(0)
            live.holders[1] = PEOPLE[1]
        with pytest.raises(actions.Forbidden):
            await moving
        assert live.held(PEOPLE[1]) == (1,)

    with_hub(store, work)


def test_whoever_may_not_watch_any_more_hears_nothing_more(store: Store) -> None:
    async def work(hub: Hub) -> None:
        live = await hub.create(nim(), host=ANNA, holders=[ANNA, BERT], watch=False)
        ear = Ear(live, BERT)
        await actions.leave(hub, live, BERT, 1, None)
        heard = len(ear.heard)
        assert (ear.heard[-1]["t"], ear not in live.listeners) == ("farewell", True)
        await actions.do(hub, live, ANNA, 0, "1 1", on=None, id=None)
        assert len(ear.heard) == heard

    with_hub(store, work)


def test_a_program_that_lost_its_seat_does_not_see_what_happens_there(store: Store) -> None:
    async def work(hub: Hub) -> None:
        live = await two(hub)
        house: Any = SimpleNamespace(hub=hub, doors=Doors(hub))
        request: Any = SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(house=house)), headers={})
        viewer = api.viewer_of(request, live, BERT, None)
        stream = api.event_stream(request, live, BERT, viewer, None, live.replay.number, "")
        first = await anext(stream)
        assert b"event: now" in first
        await actions.move_seat(hub, live, lambda seat, holder: (seat, holder) == (1, BERT), PEOPLE[0])
        await actions.do(hub, live, PEOPLE[0], 1, "wish 2", on=None, id=None)
        heard = [part async for part in anext_within(stream)]
        assert b"wish" not in b"".join(heard)
        await stream.aclose()

    with_hub(store, work)


def test_of_many_streams_that_are_opened_at_once_only_so_many_run(store: Store) -> None:
    async def work(hub: Hub) -> None:
        live = await two(hub)
        house: Any = SimpleNamespace(hub=hub, doors=Doors(hub))
        request: Any = SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(house=house)), headers={})
        viewer = api.viewer_of(request, live, "", None)
        streams = [
            api.event_stream(request, live, "", viewer, None, live.replay.number, "x") for _ in range(9)
        ]
        first = [await anext(stream, b"") for stream in streams]
        assert [bool(part) for part in first] == [True] * 3 + [False] * 6
        for stream in streams:
            await stream.aclose()
        assert not house.doors.full("x", "x", live)

    with_hub(store, work, Limits(connections_per_player=3))


async def anext_within(stream: Any) -> Any:
    """What a stream says until it has nothing more to say."""
    while True:
        try:
            yield await asyncio.wait_for(anext(stream), 0.2)
        except (TimeoutError, StopAsyncIteration):
            return


def test_where_nobody_plays_any_more_time_stands_still(store: Store) -> None:
    """All have left, and somebody watches: chips must not come and go for ever."""

    async def work(hub: Hub) -> None:
        people = (Seat("person", "Anna"), Seat("person", "Bert"), Seat("person", "Carl"))
        setup = Setup(game="ricochet-robots", ruleset=1, seats=people, seed=new_seed())
        live = await hub.create(setup, host=ANNA, holders=[ANNA, BERT, PEOPLE[0]])
        for seat, who in enumerate((ANNA, BERT, PEOPLE[0])):
            await actions.leave(hub, live, who, seat, None)
        Ear(live, PEOPLE[1])
        backdate(live, IDLE_PAUSE_SECONDS + 1)
        await hub.upkeep.sweep(live)
        assert live.replay.phase == "paused"
        await actions.sit(hub, live, BERT, None, "Bert")
        Ear(live, BERT)
        await hub.back(live)
        assert live.replay.phase == "playing"

    with_hub(store, work)


def test_a_replay_that_many_ask_for_is_read_once_and_long_ones_are_not_all_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub) -> None:
        shelf = Replays(SimpleNamespace(store=store))  # type: ignore[arg-type]
        read: list[str] = []
        plain = shelf._read
        monkeypatch.setattr(shelf, "_read", lambda live: (read.append(live.id), plain(live))[1])
        tables = [await two(hub) for _ in range(3)]
        for live in tables:
            await hub.commit(live, lambda table, wall: table.resign(0, wall=wall))
        await asyncio.gather(*(shelf.steps(tables[0]) for _ in range(5)))
        assert read == [tables[0].id]
        steps = len(await shelf.steps(tables[0]))
        monkeypatch.setattr(replays, "REPLAY_STEPS_KEPT", 2 * steps)
        for live in tables:
            await shelf.steps(live)
        assert list(shelf._kept) == [tables[1].id, tables[2].id]

    with_hub(store, work)


def test_records_are_judged_one_at_a_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots at all tables wait for the same workers."""
    running = most = 0

    async def ask(_path: str, _payload: bytes, *, limit: float) -> bytes:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0)
        running -= 1
        return msgspec.json.encode(imports.Verdict("no"))

    async def work(hub: Hub) -> None:
        house: Any = SimpleNamespace(importing=asyncio.Lock(), workers=SimpleNamespace(ask=ask), store=store)
        tries = [imports.take_record(house, b"{}", player=ANNA, language="en") for _ in range(5)]
        await asyncio.gather(*tries, return_exceptions=True)
        assert most == 1

    with_hub(store, work)


def test_pictures_are_drawn_one_at_a_time_and_hold_up_no_table(store: Store) -> None:
    """The library that draws keeps every thread of its process waiting: no bid would be heard meanwhile."""

    async def work(hub: Hub) -> None:
        workers = Workers(1)
        house: Any = SimpleNamespace(drawing=asyncio.Lock(), workers=workers)
        document = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="9" height="9"/></svg>'
        try:
            drawn = await asyncio.gather(*(replays.draw(house, document) for _ in range(3)))
            assert [data[:4] for data in drawn] == [b"\x89PNG"] * 3
            workers.close()
            with pytest.raises(WorkerFailed):
                await replays.draw(house, document)
        finally:
            workers.close()

    with_hub(store, work)
