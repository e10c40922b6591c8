"""Laws of clearing up: what nobody opens leaves the lists, nothing that was played is lost, what is open stays."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from robacus.game import IllegalAction
from robacus.log import Seat
from robacus.store import Store, UnknownTable
from robacus.web import actions
from robacus.web.hub import Hub
from robacus.web.limits import ABANDONED_DAYS, WAITING_DAYS, Limits
from robacus.web.live import Live, wall_ms
from tests.servers import Server
from tests.web.people import Person
from tests.web.test_hub import ANNA, BERT, Ear, nim, with_hub

DAY = 24 * 3600 * 1000
OPEN = Seat("open")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "upkeep.sqlite3") as opened:
        yield opened


async def settled(hub: Hub) -> None:
    """Everything that was begun beside is done."""
    while tasks := {task for task in hub._tasks if "Upkeep" not in repr(task)}:
        await asyncio.gather(*tasks)


async def closed_for(hub: Hub, live: Live, days: float) -> None:
    """As if everybody had gone home and nobody had opened the table for so long."""
    await settled(hub)
    hub.let_go(live)
    row = hub.store.table(live.id)
    assert row is not None
    hub.store.set_status(live.id, row.status, wall_ms() - int(days * DAY)).result()


def status(store: Store, id: str) -> str | None:
    row = store.table(id)
    return None if row is None else row.status


@pytest.mark.parametrize(("days", "kept"), [(WAITING_DAYS - 0.1, "waiting"), (WAITING_DAYS + 0.1, None)])
def test_a_table_that_nobody_joined_is_forgotten(store: Store, days: float, kept: str | None) -> None:
    async def work(hub: Hub) -> None:
        live = await hub.create(nim(Seat("person", "Anna"), OPEN), host=ANNA, holders=[ANNA, None])
        await closed_for(hub, live, days)
        await hub.upkeep.clear_up()
        assert status(store, live.id) == kept

    with_hub(store, work)


@pytest.mark.parametrize(
    ("days", "kept"), [(ABANDONED_DAYS - 0.1, "playing"), (ABANDONED_DAYS + 0.1, "abandoned")]
)
def test_a_game_that_nobody_goes_on_with_is_abandoned(store: Store, days: float, kept: str) -> None:
    async def work(hub: Hub) -> None:
        live = await hub.create(nim(), host=ANNA, holders=[ANNA, BERT])
        await closed_for(hub, live, days)
        await hub.upkeep.clear_up()
        assert status(store, live.id) == kept

    with_hub(store, work)


def test_opening_a_table_keeps_it(store: Store) -> None:
    async def work(hub: Hub) -> None:
        waiting = await hub.create(nim(Seat("person", "Anna"), OPEN), host=ANNA, holders=[ANNA, None])
        playing = await hub.create(nim(), host=ANNA, holders=[ANNA, BERT])
        for live in (waiting, playing):
            await closed_for(hub, live, 400)
            await hub.get(live.id)
        await settled(hub)
        await hub.upkeep.clear_up()
        assert (status(store, waiting.id), status(store, playing.id)) == ("waiting", "playing")

    with_hub(store, work)


def test_a_table_where_somebody_is_stays_however_long(store: Store) -> None:
    async def work(hub: Hub) -> None:
        live = await hub.create(nim(), host=ANNA, holders=[ANNA, BERT])
        await settled(hub)
        Ear(live, ANNA)
        store.set_status(live.id, "playing", 0).result()
        await hub.upkeep.clear_up()
        row = store.table(live.id)
        assert row is not None
        assert (row.status, row.changed_ms > 0) == ("playing", True)

    with_hub(store, work)


def test_a_game_whose_beginning_was_not_written_down_is_not_forgotten(store: Store) -> None:
    async def work(hub: Hub) -> None:
        live = await hub.create(nim(), host=ANNA, holders=[ANNA, BERT])
        await settled(hub)
        store.set_status(live.id, "waiting", 0).result()
        await closed_for(hub, live, 400)
        await hub.upkeep.clear_up()
        assert status(store, live.id) in ("playing", "abandoned")

    with_hub(store, work)


def test_a_finished_game_is_kept_and_opening_it_does_not_change_when_it_ended(store: Store) -> None:
    async def work(hub: Hub) -> None:
        live = await hub.create(nim(), host=ANNA, holders=[ANNA, BERT])
        await hub.commit(live, lambda table, wall: table.resign(0, wall=wall))
        await closed_for(hub, live, 4000)
        before = store.table(live.id)
        await hub.upkeep.clear_up()
        await hub.get(live.id)
        await settled(hub)
        assert store.table(live.id) == before

    with_hub(store, work)


def test_an_abandoned_table_is_only_looked_at(store: Store) -> None:
    async def work(hub: Hub) -> None:
        live = await hub.create(nim(seconds=60), host=ANNA, holders=[ANNA, BERT])
        await actions.do(hub, live, ANNA, 0, "1 1", on=None, id=None)
        await closed_for(hub, live, ABANDONED_DAYS + 1)
        await hub.upkeep.clear_up()
        again = await hub.get(live.id)
        assert (again.replay.state, again.timer) == (live.replay.state, None)
        ear = Ear(again, BERT)
        now = again.now(ear.viewer)
        assert (now.asks, now.controls) == ((), ())
        with pytest.raises(IllegalAction):
            await actions.do(hub, again, BERT, 1, "2 1", on=None, id=None)
        assert status(store, live.id) == "abandoned"

    with_hub(store, work)


def test_many_tables_are_cleared_at_once(store: Store) -> None:
    async def work(hub: Hub) -> None:
        made = [
            await hub.create(nim(Seat("person", "Anna"), OPEN), host=ANNA, holders=[ANNA, None])
            for _ in range(250)
        ]
        for live in made:
            hub.let_go(live)
            aged = store.set_status(live.id, "waiting", 5)
        aged.result()  # and with it all before it
        await hub.upkeep.clear_up()
        assert store.tables(limit=1000) == []
        with pytest.raises(UnknownTable):
            await hub.get(made[0].id)

    with_hub(store, work, Limits())


def test_an_abandoned_table_leaves_the_list_and_its_address_shows_the_replay(own_server: Server) -> None:
    anna = Person(own_server.url)
    table = anna.set_up("me")
    anna.open(table).do(0, "1 1")
    assert f"/tables/{table}" in anna.get("/").text
    own_server.stop()
    with Store.open(own_server.data / "robacus.sqlite3") as store:
        store.set_status(table, "abandoned", wall_ms()).result()
    own_server.start()
    assert f"/tables/{table}" not in anna.get("/").text
    assert anna.get(f"/tables/{table}").headers["location"] == f"/tables/{table}/replay"
    assert "it was closed" in anna.get(f"/tables/{table}/replay").text
    assert anna.get(f"/tables/{table}/frames").json()["last"] == 2
    assert anna.get(f"/tables/{table}/record").json()["log"][-1]["text"] == "1 1"
