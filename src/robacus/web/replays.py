"""Finished games for their replay pages: every step kept ready for a while, sent in parts; pictures of positions."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from robacus.log import read_entry
from robacus.replay import Numbered, Replay
from robacus.scene import Scene
from robacus.speech import msg, speech
from robacus.web.frames import Line, Painter, Viewer, encode, listed
from robacus.web.house import House, Refusal
from robacus.web.limits import PICTURE_SECONDS, REPLAY_PAGE_STEPS, REPLAY_STEPS_KEPT, REPLAYS_KEPT
from robacus.web.live import Live
from robacus.web.pages import finished, house_of, seen_table
from robacus.web.telling import result, seat_info
from robacus.web.wire import ReplayPage

Req = Request[Any, Any, Any]

SMALLEST, LARGEST = 64, 2048
"""Pixels of a picture's width."""
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
"""Content-Security-Policy of an SVG opened by itself: it may use the style sheet it brings, and nothing else."""


class Replays:
    """The steps of the games that somebody looks at, the least recently used forgotten."""

    def __init__(self, house: House) -> None:
        self._store = house.store
        self._kept: OrderedDict[str, list[Numbered]] = OrderedDict()
        self._reading = asyncio.Lock()

    async def steps(self, live: Live) -> list[Numbered]:
        """All steps of a finished game."""
        if live.id not in self._kept:
            # One at a time: a game is read once however many ask for it, and long ones leave threads to the others.
            async with self._reading:
                if live.id not in self._kept:
                    self._keep(live.id, await asyncio.to_thread(self._read, live))
        self._kept.move_to_end(live.id)
        return self._kept[live.id]

    def _keep(self, id: str, steps: list[Numbered]) -> None:
        kept = self._kept
        kept[id] = steps
        while len(kept) > 1 and (
            len(kept) > REPLAYS_KEPT or sum(map(len, kept.values())) > REPLAY_STEPS_KEPT
        ):
            kept.popitem(last=False)

    def _read(self, live: Live) -> list[Numbered]:
        replay = Replay.of(live.replay.setup)
        steps: list[Numbered] = []
        for _sequence, line in self._store.log(live.id):
            replay, more = replay.feed(read_entry(line))
            steps += more
        return steps


def replay_page(
    live: Live, steps: list[Numbered], viewer: Viewer, first: int, count: int, log: bool
) -> ReplayPage:
    """`count` steps from number `first` on, as `viewer` sees them."""
    last = len(steps)
    first = max(1, min(first, last))
    part = steps[first - 1 : first - 1 + max(0, min(count, REPLAY_PAGE_STEPS))]
    before = steps[first - 2].state if first > 1 else None
    replay, painter = live.replay, Painter(live.game)
    say = speech(viewer.language).named(replay.names)
    scene = None if before is None else live.game.scene(live.game.view(before, painter.eye(viewer)), say)
    lines = [Line(step.number, step.at, step.event) for step in steps if log and listed(step.event)]
    judged = steps if log and live.game.judge is not None else []
    return ReplayPage(
        first=first,
        last=last,
        frames=painter.frames(viewer, before, part, replay) if part else (),
        scene=scene,
        seats=tuple(seat_info(replay, seat, viewer.language) for seat in range(len(replay.seats))),
        outcome=None if replay.ended is None else result(live.id, replay, replay.ended, viewer.language),
        log=painter.lines(viewer, lines, replay),
        judged=tuple(step.number for step in judged if step.event.judged),
    )


def replay_viewer(live: Live, language: str, looking: int | None) -> Viewer:
    """How somebody sees a finished game: nothing is secret any more, every seat may be looked over the shoulder."""
    seats = range(len(live.replay.seats))
    return Viewer(language, looking if looking in seats else None, tuple(seats))


@get("/tables/{id:str}/frames", include_in_schema=False)
async def frames(
    request: Req,
    id: FromPath[str],
    count: FromQuery[int] = REPLAY_PAGE_STEPS,
    looking: FromQuery[int | None] = None,
    log: FromQuery[int] = 0,
) -> Response[bytes]:
    """Steps ``from`` and on of a finished game, for its replay."""
    live = await finished(request, id)
    house = house_of(request)
    replays: Replays = request.app.state.replays
    first = number_of(request, "from", 1)
    viewer = replay_viewer(live, house.visitor(request).language, looking)
    page = replay_page(live, await replays.steps(live), viewer, first, count, bool(log))
    return Response(
        encode(page), media_type="application/json", headers={"Cache-Control": "private, no-store"}
    )


def number_of(request: Req, name: str, default: int) -> int:
    """A whole number of the query; 400 for anything else."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not text.isdecimal() or len(text) > 9:
        raise Refusal(400, msg("web-bad-number", name=name))
    return int(text)


async def position(request: Req, id: str) -> tuple[Scene, str]:
    """The scene of the position that a picture's address names, and its theme.

    While the game runs, only the present position, as whoever asks sees it.
    """
    house = house_of(request)
    live, visitor = await seen_table(request, id)
    wait = house.pictures.take(visitor.address)
    if wait:
        raise Refusal(429, msg("web-too-many"), wait)
    theme = request.query_params.get("theme", "")
    at = number_of(request, "at", 0)
    if at and (live.replay.phase == "over" or live.closed):
        steps = await request.app.state.replays.steps(live)
        if at > len(steps):
            raise Refusal(404, msg("web-no-step", last=len(steps)))
        state = steps[at - 1].state
    else:
        state = live.replay.state
    if state is None:
        raise Refusal(404, msg("table-not-begun"))
    viewer = live.viewer(visitor.player, visitor.language)
    say = speech(visitor.language).named(live.replay.names)
    view = live.game.view(state, live.painter.eye(viewer))
    return live.game.scene(view, say), theme if theme in ("light", "dark") else "auto"


def size_of(request: Req) -> int:
    """The width asked for, in pixels, within what is drawn."""
    return max(SMALLEST, min(LARGEST, number_of(request, "size", 640)))


async def draw(house: House, document: str) -> bytes:
    """An SVG document as PNG.  Raises `WorkerFailed`."""
    # In a process of its own, because drawing stops a process for up to half a second; one at a time, because the bots
    # wait for the same workers.
    async with house.drawing:
        return await house.workers.ask("robacus.drawing:work", document.encode(), limit=PICTURE_SECONDS)


@get("/tables/{id:str}/position.svg", include_in_schema=False)
async def position_svg(request: Req, id: FromPath[str]) -> Response[str]:
    """A picture of a position."""
    scene, theme = await position(request, id)
    text = await asyncio.to_thread(scene.svg, theme=theme, size=size_of(request))
    return Response(
        text,
        media_type="image/svg+xml; charset=utf-8",
        headers={"Cache-Control": "private, no-store", "Content-Security-Policy": PICTURE_POLICY},
    )


@get("/tables/{id:str}/position.png", include_in_schema=False)
async def position_png(request: Req, id: FromPath[str]) -> Response[bytes]:
    """A picture of a position."""
    scene, theme = await position(request, id)
    document = scene.svg(theme="light" if theme == "auto" else theme, size=size_of(request))
    data = await draw(house_of(request), document)
    return Response(data, media_type="image/png", headers={"Cache-Control": "private, no-store"})
