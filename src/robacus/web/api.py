"""The bot API: tables for programs, over HTTP and an event stream.  `docs/bot-api.md` tells its story.

A program gets a token with its seat and sends it as ``Authorization: Bearer TOKEN``; cookies mean nothing here.
It sees what a person in that seat sees: views, controls and events are made by the same code.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from itertools import islice
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from robacus import __version__
from robacus.chance import new_seed
from robacus.game import InvalidText
from robacus.games import game as find_game
from robacus.games import game_names
from robacus.log import Seat, Setup, clean_name
from robacus.options import read_options, write_options
from robacus.speech import msg, speech
from robacus.web import actions, identity
from robacus.web.apidata import (
    ActionAsked,
    ActionDone,
    GameInfo,
    JoinAsked,
    Joined,
    TableAsked,
    TableInfo,
    TableMade,
)
from robacus.web.frames import Viewer, encode, plain_frame
from robacus.web.house import House, Refusal, language_of
from robacus.web.limits import MAX_API_BYTES
from robacus.web.live import Live
from robacus.web.pages import form_fields, known_game, levels
from robacus.web.wire import Frame

Req = Request[Any, Any, Any]

MAX_LEGAL = 1000
"""Legal actions that are listed; where there are more, or infinitely many, the list is null."""
HEARTBEAT_SECONDS = 15.0


# -- who asks ----------------------------------------------------------------------------------------------------------


def house_of(request: Req) -> House:
    house: House = request.app.state.house
    return house


def player_of(request: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The player of the bearer token; None without one.  Raises Refusal for a token that was not made here."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    kind, _, token = header.partition(" ")
    player = request.app.state.house.keys.read(token.strip(), "token") if kind.lower() == "bearer" else None
    if player is None:
        raise Refusal(401, msg("web-no-token"))
    return str(player)


def count(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Raises Refusal for who asks too often."""
    address = connection.client.host if connection.client else ""
    wait = connection.app.state.house.api.take(player_of(connection) or address)
    if wait:
        raise Refusal(429, msg("web-too-many"), wait)


def language(request: Req) -> str:
    return language_of("", request.headers.get("accept-language", ""))


async def table_of(request: Req, table: str, *, seated: bool = False) -> tuple[Live, str]:
    """The table and the player ("" for somebody watching).  Raises Refusal."""
    player = player_of(request) or ""
    live = await house_of(request).hub.get(table)
    held = live.held(player) if player else ()
    if not held and (seated or not live.may_watch(player)):
        if not player:
            raise Refusal(401, msg("web-no-token"))
        raise Refusal(403, msg("web-not-your-seat" if seated else "web-no-watching"))
    if held:
        await present(request, live, player)
    return live, player


async def present(request: Req, live: Live, player: str) -> None:
    """A program that asks counts as being there."""
    new = time.monotonic() - live.asked.get(player, -1e9) > HEARTBEAT_SECONDS
    live.asked[player] = time.monotonic()
    live.touched = time.monotonic()
    if new:
        live.presence()
    await house_of(request).hub.back(live)


def viewer_of(request: Req, live: Live, player: str, seat: int | None) -> Viewer:
    """How a program sees the table.  Raises Refusal for somebody else's seat."""
    if seat is not None:
        actions.own_seat(live, player, seat)
    held = live.held(player) if player else ()
    looking = seat if seat is not None else (held[0] if len(held) == 1 else None)
    return Viewer(
        language(request),
        looking,
        held if seat is None else (seat,),
        bool(player) and player == live.stored.host,
    )


# -- games and tables --------------------------------------------------------------------------------------------------


@get("/games", summary="The games", tags=["games"])
async def games(request: Req) -> list[GameInfo]:
    """Every game with its options, the levels of its bots and the shape of its view."""
    say = speech(language(request))
    found = []
    for name in game_names():
        game = find_game(name)
        found.append(
            GameInfo(
                name=name,
                title=say(f"{name}:title"),
                summary=say(f"{name}:summary"),
                ruleset=game.ruleset,
                seats=(game.seats[0], game.seats[-1]),
                secrets=game.secrets,
                levels=levels(game, say),
                options=form_fields(game, say),
                view=msgspec.json.schema(game.View),
            )
        )
    return found


@post("/tables", summary="Set up a table", tags=["tables"], security=[{}, {"token": []}])
async def create(request: Req, data: JSONBody[TableAsked]) -> TableMade:
    """Sets up a table and gives a token for your seats; a token that you send with it is kept."""
    house = house_of(request)
    player = player_of(request)
    address = request.client.host if request.client else ""
    wait = house.new_tables.take(player or address) or house.new_tables_address.take(address)
    if wait:
        raise Refusal(429, msg("web-too-many-tables"), wait)
    player = player or identity.new_player()
    game = known_game(data.game)
    names = actions.bot_names(language(request), tuple(seat.name for seat in data.seats))
    seats: list[Seat] = []
    for seat in data.seats:
        name = clean_name(seat.name)
        match seat.kind:
            case "me":
                seats.append(Seat("person", name or "Bot"))
            case "open":
                seats.append(Seat("open"))
            case "bot":
                index = sum(other.kind == "bot" for other in seats)
                seats.append(Seat("bot", name or names(index), seat.level or actions.middle_level(game)))
    if len(seats) not in game.seats:
        raise InvalidText(msg("record-seats", seats=len(seats), low=game.seats[0], high=game.seats[-1]))
    setup = Setup(
        game=game.name,
        ruleset=game.ruleset,
        options=write_options(read_options(game, data.options)),
        seats=tuple(seats),
        seed=data.seed or new_seed(),
        given_seed=bool(data.seed),
        undo=data.undo,
    )
    holders = [player if seat.kind == "me" else None for seat in data.seats]
    live = await house.hub.create(setup, host=player, holders=holders, watch=data.watch)
    live.asked[player] = time.monotonic()
    return TableMade(
        id=live.id,
        token=house.keys.sign(player, "token"),
        seats=list(live.held(player)),
        join=house.keys.join(live.id),
        page=f"/tables/{live.id}",
    )


@post("/tables/{table:str}/join", summary="Take an open seat", tags=["tables"], security=[{}, {"token": []}])
async def join(request: Req, table: FromPath[str], data: JSONBody[JoinAsked]) -> Joined:
    """Takes the first open seat and gives a token for it."""
    house = house_of(request)
    live = await house.hub.get(table)
    if not identity.same(data.secret, house.keys.join(live.id)):
        raise Refusal(403, msg("web-bad-link"))
    player = player_of(request) or identity.new_player()
    seat = await actions.sit(house.hub, live, player, None, data.name)
    await present(request, live, player)
    return Joined(id=live.id, seat=seat, token=house.keys.sign(player, "token"))


@get("/tables/{table:str}", summary="Where a table stands", tags=["tables"], security=[{}, {"token": []}])
async def position(
    request: Req,
    table: FromPath[str],
    seat: Annotated[
        int | None, QueryParameter(description="Which of your seats; needed only with several.")
    ] = None,
) -> TableInfo:
    """The position as your seat sees it, what it can do, and whose turn it is."""
    live, player = await table_of(request, table)
    viewer = viewer_of(request, live, player, seat)
    now = live.now(viewer)
    replay, game = live.replay, live.game
    view = b"null"
    legal: list[str] | None = None
    if replay.state is not None:
        view = encode(live.painter.view(replay.state, viewer.looking))
        if viewer.looking is not None and viewer.looking in now.to_act:
            listed = game.legal(replay.state, viewer.looking)
            if listed is not None:
                some = [game.write_action(action) for action in islice(listed, MAX_LEGAL + 1)]
                legal = some if len(some) <= MAX_LEGAL else None
    return TableInfo(
        id=live.id,
        game=game.name,
        phase=now.phase,
        number=now.number,
        at=now.at,
        seat=viewer.looking,
        seats=now.seats,
        to_act=now.to_act,
        view=msgspec.Raw(view),
        controls=now.controls,
        legal=legal,
        deadline=replay.deadline(),
        outcome=now.outcome,
    )


@post(
    "/tables/{table:str}/actions",
    summary="Play an action",
    tags=["tables"],
    security=[{"token": []}],
    status_code=200,
)
async def act(request: Req, table: FromPath[str], data: JSONBody[ActionAsked]) -> ActionDone:
    """Plays an action; the answer comes when it is on the disk."""
    live, player = await table_of(request, table, seated=True)
    seat = actions.own_seat(live, player, data.seat)
    await actions.do(house_of(request).hub, live, player, seat, data.text, on=data.on, id=data.id or None)
    return ActionDone(number=live.replay.number, phase=live.replay.phase)


@get(
    "/tables/{table:str}/record",
    summary="The record",
    tags=["tables"],
    security=[{}, {"token": []}],
    media_type=MediaType.JSON,
)
async def record(request: Req, table: FromPath[str]) -> Response[str]:
    """The record of a game that is over, with its seed: it replays everywhere."""
    live, _player = await table_of(request, table)
    if live.replay.phase != "over" and not live.stored.imported:
        raise Refusal(403, msg("web-not-over"))
    lines = await asyncio.to_thread(house_of(request).store.log, live.id)
    found = live.table.record([line for _sequence, line in lines])
    return Response(found.to_json(), media_type="application/json")


# -- events ------------------------------------------------------------------------------------------------------------


@get(
    "/tables/{table:str}/events",
    summary="What happens, as it happens",
    tags=["tables"],
    security=[{}, {"token": []}],
    media_type="text/event-stream",
)
async def events(
    request: Req,
    table: FromPath[str],
    after: Annotated[
        int | None, QueryParameter(description="Number of the last step you know; events follow it.")
    ] = None,
    seat: Annotated[
        int | None, QueryParameter(description="Which of your seats; needed only with several.")
    ] = None,
) -> Stream:
    """Server-sent events.  `step` carries a step under its number as id, a bare number where you may not see it; `now`
    says number, phase and to_act after each batch; `gap` says that too much has happened since `after`: ask for the
    position.  A comment comes every 15 seconds.  A client that comes back sends Last-Event-ID."""
    live, player = await table_of(request, table)
    viewer = viewer_of(request, live, player, seat)
    last = request.headers.get("last-event-id", "")
    known = int(last) if last.isdecimal() and len(last) < 10 else after
    house = house_of(request)
    address = request.client.host if request.client else ""
    if house.doors.full(address, player or address, live):
        raise Refusal(429, msg("web-too-many-connections"), 5)
    first = live.replay.number if known is None else known
    stream = event_stream(request, live, player, viewer, seat, first, address)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(stream, media_type="text/event-stream", headers=headers)


async def event_stream(
    request: Req, live: Live, player: str, viewer: Viewer, seat: int | None, known: int, address: str
) -> AsyncIterator[bytes]:
    """The stream behind step `known`, until the game is over or the program goes."""
    house = house_of(request)
    if house.doors.full(address, player or address, live):
        return  # many asked at the same moment, and others were first
    house.doors.enter(address, player or address)
    try:
        first = True
        while True:
            news = live.news
            number = live.replay.number
            parts: list[bytes] = []
            if known > number or (known < number and not (live.ring and live.ring[0].number <= known + 1)):
                parts.append(event("gap", {"number": number}))
                known = number
            parts += [
                event("step", plain_frame(live.painter, viewer, step, live.replay), step.number)
                for step in live.ring
                if step.number > known
            ]
            if parts or first:
                now = {"number": number, "phase": live.replay.phase, "to_act": live.to_act()}
                yield b"".join(parts) + event("now", now)
                first = False
            known = number
            if live.replay.phase == "over":
                return
            try:
                await asyncio.wait_for(news.wait(), HEARTBEAT_SECONDS)
            except TimeoutError:
                yield b": beat\n\n"
            if player:
                await present(request, live, player)
            # Whoever has lost the seat, or may not watch any more, sees no more of it either.
            try:
                viewer = viewer_of(request, live, player, seat)
            except actions.Forbidden:
                return
            if not live.may_watch(player):
                return
    finally:
        house.doors.leave(address, player or address)


def event(kind: str, data: dict[str, Any] | Frame, number: int | None = None) -> bytes:
    """One server-sent event."""
    head = f"event: {kind}\n" if number is None else f"id: {number}\nevent: {kind}\n"
    return head.encode() + b"data: " + encode(data) + b"\n\n"


API = Router(
    "/api",
    route_handlers=[games, create, join, position, act, record, events],
    guards=[count],
    request_max_body_size=MAX_API_BYTES,
)
HANDLERS: Sequence[Any] = (API,)

OPENAPI = OpenAPIConfig(
    title="Robacus bot API",
    version=__version__,
    description=(
        "Play the games of this server with a program. A token comes with a seat and goes into the header "
        "Authorization: Bearer TOKEN. Errors are {error: {id, message}}, the message in the language of the header "
        "Accept-Language. Too many requests are refused with 429 and Retry-After."
    ),
    path="/api/schema",
    render_plugins=[JsonRenderPlugin(path="/")],
    components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
    use_handler_docstrings=True,
)
