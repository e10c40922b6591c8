"""Laws of the tables in memory, without sockets: conflicts, a store that fails, time, presence, bots, forgetting."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
import pytest

from robacus.bots import WorkerFailed, Workers
from robacus.chance import new_seed
from robacus.game import Choice, IllegalAction
from robacus.games import add_folder
from robacus.log import Pause, Seat, Setup, write_entry
from robacus.speech import msg
from robacus.store import Store, StoreUnavailable
from robacus.web import actions, botplay
from robacus.web.botplay import BotPlay
from robacus.web.hub import Hub
from robacus.web.limits import AWAY_SECONDS, IDLE_EVICT_SECONDS, IDLE_PAUSE_SECONDS, Limits
from robacus.web.live import Live, wall_ms
from tests import loops
from tests.servers import TINY

ANNA, BERT = "A" * 22, "B" * 22


@pytest.fixture(scope="module", autouse=True)
def tiny() -> None:
    add_folder(TINY)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "hub.sqlite3") as opened:
        yield opened


class Ear:
    """A connection that only listens."""

    def __init__(self, live: Live, player: str) -> None:
        self.player = player
        self.viewer = live.viewer(player, "en")
        self.heard: list[dict[str, Any]] = []
        live.join(self)

    def push(self, text: str) -> None:
        self.heard.append(msgspec.json.decode(text))

    def kinds(self) -> list[str]:
        return [frame.get("kind", "") for message in self.heard for frame in message.get("frames", ())]


def nim(*seats: Seat, **options: Any) -> Setup:
    people = seats or (Seat("person", "Anna"), Seat("person", "Bert"))
    return Setup(game="nim", ruleset=1, seats=people, seed=new_seed(), options=options)


def with_hub(store: Store, work: Callable[[Hub], Awaitable[None]], limits: Limits | None = None) -> None:
    """Run `work` with a started hub."""

    async def run() -> None:
        hub = Hub(store, limits or Limits())
        await hub.start()
        try:
            await work(hub)
        finally:
            await hub.stop()

    loops.run(run())


async def two(hub: Hub, **options: Any) -> Live:
    return await hub.create(nim(**options), host=ANNA, holders=[ANNA, BERT])


def backdate(live: Live, seconds: float) -> None:
    """As if nothing had happened at the table for so long."""
    then = time.monotonic() - seconds
    live.touched = live.attended_at = then
    live.seen = dict.fromkeys(live.seen, then)


def test_what_another_process_appended_is_caught_up_and_the_action_composed_anew(store: Store) -> None:
    async def work(hub: Hub) -> None:
        live = await two(hub)
        ear = Ear(live, BERT)
        move = live.table.act(0, "1 1", wall=wall_ms())
        store.append(live.id, move.table.replay.entries, write_entry(move.entry)).result()
        await actions.do(hub, live, BERT, 1, "2 1", on=None, id=None)
        assert live.replay.state.heaps == (2, 3, 5)
        assert ear.kinds() == ["take", "take"]

    with_hub(store, work)


def test_a_conflict_that_makes_the_action_illegal_refuses_it(store: Store) -> None:
    async def work(hub: Hub) -> None:
        live = await two(hub)
        move = live.table.act(0, "1 1", wall=wall_ms())
        store.append(live.id, move.table.replay.entries, write_entry(move.entry)).result()
        with pytest.raises(IllegalAction):
            await actions.do(hub, live, ANNA, 0, "1 1", on=live.replay.number, id=None)
        assert live.replay.state.heaps == (2, 4, 5)

    with_hub(store, work)


def test_a_pause_by_another_process_is_taken_over(store: Store) -> None:
    async def work(hub: Hub) -> None:
        live = await two(hub)
        entry = Pause(at=live.table.now(wall_ms()), seat=1)
        store.append(live.id, live.replay.entries + 1, write_entry(entry)).result()
        with pytest.raises(IllegalAction):
            await actions.do(hub, live, ANNA, 0, "1 1", on=None, id=None)
        assert live.replay.phase == "paused"

    with_hub(store, work)


def test_a_store_that_fails_changes_nothing_and_the_table_goes_on(store: Store) -> None:
    async def work(hub: Hub) -> None:
        live = await two(hub)
        ear = Ear(live, ANNA)
        good = hub._writing

        class Broken:
            def append(self, *_args: Any) -> asyncio.Future[Any]:
                future = asyncio.get_running_loop().create_future()
                future.set_exception(StoreUnavailable(msg("store-full", where="x")))
                return future

        hub._writing = Broken()  # type: ignore[assignment]
        with pytest.raises(StoreUnavailable):
            await actions.do(hub, live, ANNA, 0, "1 1", on=None, id="x")
        assert (live.replay.state.heaps, ear.kinds()) == ((3, 4, 5), [])
        hub._writing = good
        await actions.do(hub, live, ANNA, 0, "1 1", on=None, id="x")
        assert (live.replay.state.heaps, ear.kinds()) == ((2, 4, 5), ["take"])

    with_hub(store, work)


def test_nothing_is_shown_before_the_commit(store: Store) -> None:
    async def work(hub: Hub) -> None:
        live = await two(hub)
        ear = Ear(live, ANNA)
        committed: Future[Any] = Future()

        class Slow:
            def append(self, *_args: Any) -> asyncio.Future[Any]:
                return asyncio.wrap_future(committed)

        hub._writing = Slow()  # type: ignore[assignment]
        told: list[int] = []
        doing = asyncio.create_task(
            actions.do(hub, live, ANNA, 0, "1 1", on=None, id="x", told=lambda: told.append(len(ear.kinds())))
        )
        for _ in range(20):
            await asyncio.sleep(0)
        assert (ear.kinds(), told) == ([], [])
        committed.set_result(type("Appended", (), {"repeated": False, "sequence": 2})())
        await doing
        assert (ear.kinds(), told) == (["take"], [0])

    with_hub(store, work)


def test_a_game_that_cannot_be_drawn_does_not_stop_the_table(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub) -> None:
        live = await two(hub)
        Ear(live, ANNA)
        other = Ear(live, BERT)
        real = live.game.scene

        def scene(view: Any, say: Any) -> Any:
            if view.seat == 0:
                raise ZeroDivisionError
            return real(view, say)

        monkeypatch.setattr(live.game, "scene", scene)
        await actions.do(hub, live, ANNA, 0, "1 1", on=None, id=None)
        assert other.kinds() == ["take"]

    with_hub(store, work)


def test_a_table_where_time_runs_is_paused_when_nobody_is_there_and_goes_on_when_somebody_is_back(
    store: Store,
) -> None:
    async def work(hub: Hub) -> None:
        live = await two(hub, seconds=600)
        backdate(live, IDLE_PAUSE_SECONDS + 1)
        await hub.upkeep.sweep(live)
        assert (live.replay.phase, live.stands_empty()) == ("paused", True)
        watching = Ear(live, "W" * 22)
        await hub.back(live)
        assert live.replay.phase == "paused"
        live.part(watching, lambda: None)
        Ear(live, BERT)
        await hub.back(live)
        assert live.replay.phase == "playing"

    with_hub(store, work)


def test_a_table_paused_by_somebody_stays_paused(store: Store) -> None:
    async def work(hub: Hub) -> None:
        live = await two(hub, seconds=600)
        await hub.commit(live, lambda table, wall: table.pause(1, wall=wall))
        Ear(live, ANNA)
        await hub.back(live)
        assert live.replay.phase == "paused"

    with_hub(store, work)


def test_a_host_without_a_seat_stops_the_clock_and_it_stays_stopped(store: Store) -> None:
    async def work(hub: Hub) -> None:
        teacher = "T" * 22
        live = await hub.create(nim(seconds=600), host=teacher, holders=[ANNA, BERT])
        there = [Ear(live, teacher), Ear(live, ANNA)]
        assert [live.now(ear.viewer).asks for ear in there] == [("pause",), ("resign", "leave", "pause")]
        with pytest.raises(actions.Forbidden):
            await actions.ask(hub, live, "W" * 22, "pause", None, lambda _go: None)
        await actions.ask(hub, live, teacher, "pause", None, lambda _go: None)
        assert there[1].kinds() == ["paused-host"]
        await hub.back(live)
        assert (live.replay.phase, live.stands_empty()) == ("paused", False)
        assert live.now(there[0].viewer).asks == ("resume",)
        await actions.ask(hub, live, teacher, "resume", None, lambda _go: None)
        assert live.replay.phase == "playing"

    with_hub(store, work)


def test_a_table_without_a_clock_is_not_paused_but_forgotten_and_comes_back(store: Store) -> None:
    async def work(hub: Hub) -> None:
        live = await two(hub)
        await actions.do(hub, live, ANNA, 0, "1 1", on=None, id=None)
        ear = Ear(live, ANNA)
        backdate(live, IDLE_EVICT_SECONDS + 1)
        await hub.upkeep.sweep(live)
        assert live.id in hub.live
        live.part(ear, lambda: None)
        backdate(live, IDLE_EVICT_SECONDS + 1)
        await hub.upkeep.sweep(live)
        assert live.id not in hub.live
        again = await hub.get(live.id)
        assert (again.replay.state, again.held(BERT)) == (live.replay.state, (1,))
        assert again.replay.entries == live.replay.entries

    with_hub(store, work)


def test_finished_tables_leave_memory(store: Store) -> None:
    async def work(hub: Hub) -> None:
        live = await two(hub, seconds=600)
        await hub.commit(live, lambda table, wall: table.resign(0, wall=wall))
        backdate(live, IDLE_EVICT_SECONDS + 1)
        await hub.upkeep.sweep(live)
        assert hub.live == {}
        await asyncio.gather(*hub._tasks - {task for task in hub._tasks if "Upkeep" in repr(task)})

    with_hub(store, work)
    (row,) = store.tables(status="finished")
    assert row.result is not None


def test_others_may_play_on_without_somebody_who_is_away(store: Store) -> None:
    async def work(hub: Hub) -> None:
        live = await two(hub)
        Ear(live, ANNA)
        bert = Ear(live, BERT)
        live.part(bert, lambda: None)
        with pytest.raises(actions.Forbidden):
            await actions.leave(hub, live, ANNA, 1, None)
        live.seen[1] = time.monotonic() - AWAY_SECONDS - 1
        assert live.now(live.viewer(ANNA, "en")).seats[1].away
        await actions.leave(hub, live, ANNA, 1, None)
        assert (live.replay.gone, live.held(BERT)) == (frozenset({1}), ())
        assert store.seats(live.id)[1].player is None

    with_hub(store, work)


def test_a_table_is_loaded_once_for_all_who_ask_together(store: Store) -> None:
    async def work(hub: Hub) -> None:
        live = await two(hub)
        hub.let_go(live)
        found = await asyncio.gather(*(hub.get(live.id) for _ in range(5)))
        assert len(set(map(id, found))) == 1

    with_hub(store, work)


def test_a_full_server_refuses_new_tables_with_a_sentence(store: Store) -> None:
    async def work(hub: Hub) -> None:
        await two(hub)
        with pytest.raises(Exception, match="as many tables as it can hold"):
            await two(hub)

    with_hub(store, work, Limits(live_tables=1))


def test_time_without_a_server_does_not_count(store: Store) -> None:
    made: list[Live] = []

    async def first(hub: Hub) -> None:
        made.append(await two(hub, seconds=60))

    async def second(hub: Hub) -> None:
        hub.started += 50_000
        live = await hub.get(made[0].id)
        assert live.replay.phase == "playing"
        assert [line.event.kind for line in live.log] == ["begin", "resumed"]
        assert live.replay.deadline() == 60_000

    with_hub(store, first)
    with_hub(store, second)


def test_time_in_which_the_server_stands_still_does_not_count(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody closes the laptop that serves, and opens it an hour later."""

    async def work(hub: Hub) -> None:
        live, other = await two(hub, seconds=60), await two(hub, seconds=60)
        ear = Ear(live, ANNA)
        hours = [1]
        monkeypatch.setattr("robacus.web.hub.wall_ms", lambda: wall_ms() + hours[0] * 3_600_000)
        await hub.look(live)
        assert (ear.kinds(), live.replay.deadline()) == (["resumed"], 60_000)
        assert 0 <= live.replay.at < 60_000
        hours[0] = 2
        await actions.do(hub, live, ANNA, 0, "1 1", on=None, id=None)
        assert ear.kinds() == ["resumed", "resumed", "take"]
        await hub.look(other)
        assert [line.event.kind for line in other.log] == ["begin", "resumed", "resumed"]
        late = await two(hub, seconds=60)
        await hub.look(late)
        assert [line.event.kind for line in late.log] == ["begin"]

    with_hub(store, work)


# -- bots --------------------------------------------------------------------------------------------------------------


def with_bot(
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    choose: Callable[[Live], Awaitable[Choice]],
    work: Callable[[Hub, Live], Awaitable[None]],
) -> None:
    """A table of Anna and a bot that chooses by `choose`."""

    async def run(hub: Hub) -> None:
        workers = Workers(1)
        hub.players = BotPlay(hub, workers)
        lives: list[Live] = []

        async def ask_bot(*_args: Any, **_more: Any) -> Choice:
            return await choose(lives[0])

        monkeypatch.setattr(botplay, "ask_bot", ask_bot)
        setup = nim(Seat("person", "Anna"), Seat("bot", "Robo", "easy"))
        lives.append(await hub.create(setup, host=ANNA, holders=[ANNA, None]))
        Ear(lives[0], ANNA)
        try:
            await asyncio.wait_for(work(hub, lives[0]), 60)
        finally:
            workers.close()

    with_hub(store, run)


async def until(live: Live, number: int) -> None:
    while live.replay.number < number:
        await live.news.wait()


def test_a_bot_that_fails_forfeits_its_move_not_the_table(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def choose(_live: Live) -> Choice:
        raise WorkerFailed(msg("worker-slow", seconds="10"))

    async def work(hub: Hub, live: Live) -> None:
        await actions.do(hub, live, ANNA, 0, "2 1", on=None, id=None)
        await until(live, 3)
        assert (live.replay.state.heaps, live.to_act()) == ((2, 3, 5), (0,))

    with_bot(store, monkeypatch, choose, work)


@pytest.mark.parametrize("text", ["1 9", "dance", "x" * 5000])
def test_a_bot_that_answers_nonsense_forfeits_its_move(
    store: Store, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    async def choose(_live: Live) -> Choice:
        return Choice(text)

    async def work(hub: Hub, live: Live) -> None:
        await actions.do(hub, live, ANNA, 0, "2 1", on=None, id=None)
        await until(live, 3)
        assert live.replay.state.heaps == (2, 3, 5)

    with_bot(store, monkeypatch, choose, work)


def test_a_bot_waits_as_long_as_it_says_and_thinks_again_when_something_happens(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    async def choose(live: Live) -> Choice:
        asked.append(live.replay.number)
        return Choice("3 5", after=1_000_000) if len(asked) == 1 else Choice("3 1")

    async def work(hub: Hub, live: Live) -> None:
        await actions.do(hub, live, ANNA, 0, "2 1", on=None, id=None)
        while not asked:
            await asyncio.sleep(0)
        await actions.do(hub, live, ANNA, 0, "wish 1", on=None, id=None)
        await until(live, 4)
        assert (live.replay.state.heaps, asked) == ((3, 3, 4), [2, 3])

    with_bot(store, monkeypatch, choose, work)


def test_a_bot_that_decides_nothing_is_asked_again_when_something_happens(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    async def choose(live: Live) -> Choice:
        asked.append(live.replay.number)
        return Choice(None) if len(asked) == 1 else Choice("3 1")

    async def work(hub: Hub, live: Live) -> None:
        await actions.do(hub, live, ANNA, 0, "2 1", on=None, id=None)
        while not asked:
            await asyncio.sleep(0)
        await actions.do(hub, live, ANNA, 0, "wish 1", on=None, id=None)
        await until(live, 4)
        assert asked == [2, 3]

    with_bot(store, monkeypatch, choose, work)


def test_bots_stop_while_a_table_is_paused(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    async def choose(live: Live) -> Choice:
        asked.append(live.replay.number)
        return Choice("3 1", after=0 if len(asked) > 1 else 1_000_000)

    async def work(hub: Hub, live: Live) -> None:
        await actions.do(hub, live, ANNA, 0, "2 1", on=None, id=None)
        while not asked:
            await asyncio.sleep(0)
        await hub.commit(live, lambda table, wall: table.pause(0, wall=wall))
        await live.bots[1]
        assert live.replay.number == 3
        await hub.commit(live, lambda table, wall: table.resume(wall=wall))
        await until(live, 5)
        assert live.replay.state.heaps == (3, 3, 4)

    with_bot(store, monkeypatch, choose, work)


def test_in_a_game_without_secrets_one_picture_serves_all(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub) -> None:
        live = await two(hub)
        monkeypatch.setattr(type(live.game), "secrets", False)
        ears = [Ear(live, player) for player in (ANNA, BERT, "W" * 22)]
        live.snapshot(ears[0].viewer)
        painted: list[Any] = []
        real = live.game.scene

        def scene(view: Any, say: Any) -> Any:
            painted.append(view.seat)
            return real(view, say)

        monkeypatch.setattr(live.game, "scene", scene)
        await actions.do(hub, live, ANNA, 0, "1 1", on=None, id=None)
        assert painted == [None]
        frames = [ear.heard[-1]["frames"] for ear in ears]
        assert frames[0] == frames[1] == frames[2]
        controls = [len(ear.heard[-1]["now"].get("controls", ())) for ear in ears]
        assert controls == [0, 3, 0]

    with_hub(store, work)


def test_in_a_game_without_secrets_one_screen_has_the_controls_of_all_its_seats(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub) -> None:
        live = await hub.create(nim(), host=ANNA, holders=[ANNA, ANNA])
        monkeypatch.setattr(type(live.game), "secrets", False)
        viewer = live.viewer(ANNA, "en", 1)
        assert (viewer.looking, viewer.held) == (None, (0, 1))
        assert {control.seat for control in live.now(viewer).controls} == {0}
        await actions.do(hub, live, ANNA, 0, "1 1", on=None, id=None)
        assert {control.seat for control in live.now(viewer).controls} == {1}

    with_hub(store, work)


def test_a_bot_that_failed_is_asked_again_where_the_game_does_not_wait_for_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    monkeypatch.setattr(botplay, "FAILED_RETRY_SECONDS", 0.01)

    async def choose(live: Live) -> Choice:
        asked.append(live.replay.number)
        if len(asked) < 3:
            raise WorkerFailed(msg("worker-slow", seconds="10"))
        return Choice("3 1")

    async def work(hub: Hub, live: Live) -> None:
        monkeypatch.setattr(type(live.game), "absent", lambda *_: None)
        await actions.do(hub, live, ANNA, 0, "2 1", on=None, id=None)
        await until(live, 3)
        assert (live.replay.state.heaps, asked) == ((3, 3, 4), [2, 2, 2])

    with_bot(store, monkeypatch, choose, work)
