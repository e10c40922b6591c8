"""Battles of ladders: their replays on the page of replays, and their records.

A battle is played once more by a worker process, from what the store keeps of it.  While programs are secret it is
shown without them, where the game can do so (`Programs.hidden`), and there is no record.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery

from robacus.arena.results import RECORDED, Battled, Fought
from robacus.record import Record
from robacus.replay import Numbered, Replay
from robacus.speech import msg, speech
from robacus.store import UnknownLadder
from robacus.table import Table
from robacus.web.desks import Desks
from robacus.web.frames import encode
from robacus.web.house import Refusal, Visitor
from robacus.web.ladderdata import Ladder, table_words
from robacus.web.ladders import found_ladder, head_context, ladder_url, result_words
from robacus.web.limits import (
    BATTLE_SECONDS,
    BATTLES_KEPT,
    REPLAY_PAGE_STEPS,
)
from robacus.web.live import Live, Stored
from robacus.web.pages import Req, house_of
from robacus.web.replays import number_of, replay_page, replay_viewer
from robacus.web.texts import browser_texts


class Battle(msgspec.Struct, frozen=True):
    """A battle that was played once more."""

    record: bytes
    live: Live
    steps: list[Numbered]
    hushed: list[Numbered]
    """The same as they are shown while programs are secret; none where the game cannot do that."""


class Battles:
    """The battles that somebody looks at, the least recently used forgotten."""

    def __init__(self, desks: Desks) -> None:
        self._desks = desks
        self._kept: OrderedDict[tuple[str, ...], Battle] = OrderedDict()
        self._reading = asyncio.Lock()

    async def battle(self, ladder: Ladder, number: int, fought: Fought, visitor: Visitor) -> Battle:
        """The battle with all its steps.  Raises Refusal, WorkerFailed."""
        job = ladder.job(fought)
        key = (ladder.id, str(number), *(player.name for player in job.players))
        if key not in self._kept:
            self._desks.count(visitor)
            asked = msgspec.json.encode(Battled(job=job, played=fought.played))
            record = await self._desks.search(RECORDED, asked, visitor.address, limit=BATTLE_SECONDS)
            async with self._reading:
                if key not in self._kept:
                    self._kept[key] = await asyncio.to_thread(_battle, ladder, record)
        self._kept.move_to_end(key)
        while len(self._kept) > BATTLES_KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]


def _battle(ladder: Ladder, text: bytes) -> Battle:
    record = Record.from_text(text)
    replay = Replay.of(record.setup)
    steps: list[Numbered] = []
    for entry in record.log:
        replay, more = replay.feed(entry)
        steps += more
    stored = Stored(setup=record.setup, host="", imported=True)
    live = Live(Table(ladder.id, replay), stored, [None] * len(record.setup.seats))
    hushed = [hidden(ladder, step) for step in steps] if ladder.programs.hides else []
    return Battle(text, live, steps, hushed)


def hidden(ladder: Ladder, step: Numbered) -> Numbered:
    """A step as it is shown while programs are secret."""
    if step.state is None:
        return step
    programs = ladder.programs
    return msgspec.structs.replace(step, state=programs.hidden(step.state), event=programs.hushed(step.event))


async def found_battle(request: Req, id: str, number: int) -> tuple[Ladder, Visitor, Fought]:
    """A battle that may be looked at.  Raises Refusal: 404 for one that is not there (any more), 403 for one that would
    tell too much."""
    ladder, visitor = await found_ladder(request, id)
    row = await asyncio.to_thread(house_of(request).store.ladders.game, ladder.id, number)
    fought = None if row is None else ladder.fought(row)
    if fought is None:
        raise UnknownLadder(msg("ladder-no-battle"))
    if not ladder.revealed and not ladder.programs.hides:
        raise Refusal(403, msg("ladder-secret"))
    return ladder, visitor, fought


@get("/ladders/{id:str}/battles/{number:int}", include_in_schema=False)
async def battle_page(
    request: Req, id: FromPath[str], number: FromPath[int], at: FromQuery[int | None] = None
) -> Response[str]:
    """The replay of a battle."""
    ladder, visitor, fought = await found_battle(request, id, number)
    say = speech(visitor.language)
    names = [ladder.named(who)[0] for who in fought.players]
    here = ladder_url(ladder.id, "battles", str(number))
    head = head_context(request, ladder, visitor)
    table = {
        "id": ladder.id,
        "game_title": head["game"]["title"],
        "abandoned": False,
        "secrets": ladder.game.secrets and ladder.revealed,
        "frames_url": f"{here}/frames",
        "study_url": "",
        "record_url": f"{here}/record" if ladder.revealed else "",
    }
    back = {
        "url": ladder_url(ladder.id),
        "name": ladder.made.name,
        "title": " – ".join(names),
        "result": result_words(names, fought.played.sharers, say),
        "where": table_words(ladder.made.plan, ladder.options(fought), say),
        "hidden": not ladder.revealed,
    }
    return house_of(request).page(
        "replay.html", request, table=table, at=at, back=back, texts=browser_texts(visitor.language)
    )


@get("/ladders/{id:str}/battles/{number:int}/frames", include_in_schema=False)
async def battle_frames(
    request: Req,
    id: FromPath[str],
    number: FromPath[int],
    count: FromQuery[int] = REPLAY_PAGE_STEPS,
    looking: FromQuery[int | None] = None,
    log: FromQuery[int] = 0,
) -> Response[bytes]:
    """Steps ``from`` and on of a battle, for its replay."""
    ladder, visitor, fought = await found_battle(request, id, number)
    battles: Battles = request.app.state.battles
    battle = await battles.battle(ladder, number, fought, visitor)
    first = number_of(request, "from", 1)
    steps = battle.steps if ladder.revealed else battle.hushed
    viewer = replay_viewer(battle.live, visitor.language, looking if ladder.revealed else None)
    page = replay_page(battle.live, steps, viewer, first, count, bool(log))
    if page.outcome is not None:
        here = ladder_url(ladder.id, "battles", str(number))
        page = msgspec.structs.replace(
            page, outcome=msgspec.structs.replace(page.outcome, replay=here), judged=()
        )
    return Response(
        encode(page), media_type="application/json", headers={"Cache-Control": "private, no-store"}
    )


@get("/ladders/{id:str}/battles/{number:int}/record", include_in_schema=False)
async def battle_record(request: Req, id: FromPath[str], number: FromPath[int]) -> Response[bytes]:
    """The record of a battle, once programs are no secret."""
    ladder, visitor, fought = await found_battle(request, id, number)
    if not ladder.revealed:
        raise Refusal(403, msg("ladder-secret"))
    battles: Battles = request.app.state.battles
    battle = await battles.battle(ladder, number, fought, visitor)
    return download(
        battle.record, "application/json", f"robacus-{ladder.game.name}-{ladder.id}-{number}.json"
    )


def download(data: bytes, kind: str, name: str) -> Response[bytes]:
    """A file to keep."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "private, no-store"}
    return Response(data, media_type=kind, headers=headers)
