"""The pages that are read: set-up form, rules, table, join, replay, records.  The start page is in `robacus.web.start`.

Forms are answered in `robacus.web.forms`; what the table page's socket does is in `robacus.web.socket`.
"""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Mapping
from typing import Any

import segno
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from robacus.game import Game
from robacus.games import game as find_game
from robacus.options import fields
from robacus.speech import RobacusError, Speech, msg, speech
from robacus.web import actions, identity
from robacus.web.desklinks import desk_links, ladders_url, lesson_links, paper_links, puzzles_url
from robacus.web.house import House, Refusal, Visitor
from robacus.web.live import Live
from robacus.web.rulebook import rule_book
from robacus.web.telling import seat_info, shown_name
from robacus.web.texts import browser_texts

Req = Request[Any, Any, Any]


def house_of(request: Req) -> House:
    house: House = request.app.state.house
    return house


# -- setting a table up ------------------------------------------------------------------------------------------------


def levels(game: Game, say: Speech) -> list[dict[str, str]]:
    """The levels of a game's bots with their labels."""
    return [{"key": level, "label": say(f"{game.name}:level-{level}")} for level in game.levels]


@get("/games/{name:str}", include_in_schema=False)
async def game_page(request: Req, name: FromPath[str]) -> Response[str]:
    """The set-up form; options in the address (``option-NAME``) are set in it already."""
    return set_up_page(request, name, prefilled(known_game(name), request.query_params), None)


def prefilled(game: Game, query: Mapping[str, str]) -> dict[str, str]:
    """The form as it usually is, with the options of an address and so many ``seats``; nothing where there are none."""
    names = [f"option-{field.name}" for field in fields(game.Options)]
    wished = {name: query[name] for name in names if name in query}
    if not wished:
        return {}
    usual = {f"option-{field.name}": "on" for field in fields(game.Options) if field.default is True}
    level = actions.middle_level(game)
    others = f"bot-{level}" if level else "link"
    number = query.get("seats", "")
    wanted = int(number) if re.fullmatch("[0-9]{1,2}", number) else game.usual_seats
    players = wanted if wanted in game.seats else game.usual_seats
    seats = {f"seat-{index}": others if index else "me" for index in range(players)}
    values = {"watch": "on", **seats, **usual, **wished}
    flags = {f"option-{field.name}" for field in fields(game.Options) if field.kind == "flag"}
    return {name: value for name, value in values.items() if value or name not in flags}


def set_up_page(
    request: Req, name: str, values: dict[str, str], error: str | None, *, field: str = "", status: int = 200
) -> Response[str]:
    """The set-up form, with what was typed, what is wrong with it, and the name of the field that is."""
    house = house_of(request)
    game = known_game(name)
    say = speech(house.visitor(request).language)
    shown = {
        "name": name,
        "title": say(f"{name}:title"),
        "summary": say(f"{name}:summary"),
        "seats": [game.seats[0], game.seats[-1]],
        "levels": levels(game, say),
        "usual_seats": game.usual_seats,
        "secrets": game.secrets,
        "puzzles_url": puzzles_url(game),
        "ladders_url": ladders_url(game),
        "lessons": lesson_links(game, say),
        "desks": desk_links(game, say),
        "papers": paper_links(game, say),
    }
    return house.page(
        "game.html",
        request,
        status=status,
        game=shown,
        fields=form_fields(game, say),
        error=error,
        values=values,
        error_field=field,
        middle_level=actions.middle_level(game),
    )


def form_fields(game: Game, say: Speech) -> list[dict[str, Any]]:
    """The options of a game for its form."""
    shown = []
    for field in fields(game.Options):
        label = f"{game.name}:option-{field.name}"
        text = say(f"{label}.help")
        shown.append(
            {
                "name": field.name,
                "label": say(label),
                "help": "" if text == f"{label}.help" else text,
                "kind": field.kind,
                "default": field.default,
                "choices": [{"value": value, "label": say(f"{label}-{value}")} for value in field.choices],
                "low": field.low,
                "high": field.high,
                "longest": field.longest,
                "group": field.group and say(f"{game.name}:option-group-{field.group}"),
                "group_help": field.group and say(f"{game.name}:option-group-{field.group}.help"),
            }
        )
    return shown


def known_game(name: str) -> Game:
    """The game; 404 for an unknown one."""
    try:
        return find_game(name)
    except RobacusError as error:
        raise Refusal(404, error.message) from None


@get("/games/{name:str}/rules", include_in_schema=False)
async def rules(request: Req, name: FromPath[str]) -> Response[str]:
    """The rule book."""
    house = house_of(request)
    game = known_game(name)
    language = house.visitor(request).language
    body, toc = rule_book(game, language)
    say = speech(language)
    shown = {
        "name": name,
        "title": say(f"{name}:title"),
        "url": f"/games/{name}",
        "papers": paper_links(game, say),
    }
    return house.page("rules.html", request, game=shown, body=body, toc=toc)


@get("/about", include_in_schema=False)
async def about(request: Req) -> Response[str]:
    """What this is, and whom it belongs to."""
    return house_of(request).page("about.html", request)


# -- tables ------------------------------------------------------------------------------------------------------------


async def seen_table(request: Req, id: str) -> tuple[Live, Visitor]:
    """The table, if whoever asks may see it."""
    house = house_of(request)
    live = await house.hub.get(id)
    visitor = house.visitor(request)
    if not live.may_watch(visitor.player):
        raise Refusal(403, msg("web-no-watching"))
    return live, visitor


@get("/tables/{id:str}", include_in_schema=False)
async def table_page(request: Req, id: FromPath[str]) -> Response[str]:
    """The table page: a shell that opens the socket."""
    live, visitor = await seen_table(request, id)
    if live.closed:
        return Response("", status_code=303, headers={"Location": f"/tables/{id}/replay"})
    house = house_of(request)
    ready_to_judge(house, live)
    return house.page(
        "table.html",
        request,
        table=table_context(request, live, visitor),
        at=None,
        texts=browser_texts(visitor.language, live.game.name),
    )


def ready_to_judge(house: House, live: Live) -> None:
    """The first verdict shall not wait for its process to start."""
    if live.game.judge is not None:
        house.searchers.warm()


def base_url(request: Req) -> str:
    """How others reach this server: as whoever asks does; from this machine itself, by its address in the network."""
    lan = house_of(request).lan
    if lan and request.url.hostname in ("localhost", "127.0.0.1", "::1"):
        return lan
    return f"{request.url.scheme}://{request.headers.get('host', request.url.netloc)}"


def table_context(request: Req, live: Live, visitor: Visitor) -> dict[str, Any]:
    """A table for its page."""
    house = house_of(request)
    host = visitor.player == live.stored.host
    say = speech(visitor.language)
    base = base_url(request)
    return {
        "id": live.id,
        "game": live.game.name,
        "game_title": say(f"{live.game.name}:title"),
        "secrets": live.game.secrets,
        "performs": live.game.performs,
        "levels": levels(live.game, say),
        "socket_url": f"/tables/{live.id}/socket?lang={visitor.language}",
        "frames_url": f"/tables/{live.id}/frames",
        "study_url": f"/tables/{live.id}/study/",
        "record_url": f"/tables/{live.id}/record",
        "rules_url": f"/games/{live.game.name}/rules",
        "script_url": house.script(live.game.name),
        "host": host,
        "join_url": f"{base}/tables/{live.id}/join/{house.keys.join(live.id)}" if host else "",
        "qr_url": f"/tables/{live.id}/qr.svg" if host else "",
        "watch_url": f"{base}/tables/{live.id}" if live.stored.watch else "",
        "seat_urls": [
            {
                "seat": seat,
                "url": f"{base}/tables/{live.id}/seat/{house.keys.seat(live.id, seat, visitor.player)}",
            }
            for seat in live.held(visitor.player)
        ],
        "abandoned": live.abandoned,
        "given_seed": live.replay.setup.given_seed,
        "undo": live.replay.setup.undo,
    }


@get("/tables/{id:str}/qr.svg", include_in_schema=False)
async def qr(request: Req, id: FromPath[str]) -> Response[bytes]:
    """The join link as a QR code, for the host."""
    house = house_of(request)
    live = await house.hub.get(id)
    if house.visitor(request).player != live.stored.host:
        raise Refusal(403, msg("web-host-only"))
    out = io.BytesIO()
    link = f"{base_url(request)}/tables/{live.id}/join/{house.keys.join(live.id)}"
    code = segno.make(link, error="m", micro=False)
    code.save(out, kind="svg", border=2, xmldecl=False, omitsize=True)
    return Response(
        out.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "private, no-store"}
    )


@get("/tables/{id:str}/join/{secret:str}", include_in_schema=False)
async def join_page(request: Req, id: FromPath[str], secret: FromPath[str]) -> Response[str]:
    """The form for a nickname; who sits already goes to the table."""
    live = await joinable(request, id, secret)
    house = house_of(request)
    if live.held(house.visitor(request).player):
        return Response("", status_code=303, headers={"Location": f"/tables/{id}"})
    return join_form(request, live, {}, None)


async def joinable(request: Req, id: str, secret: str) -> Live:
    """The table of a join link; 403 for a link that was not made here."""
    house = house_of(request)
    live = await house.hub.get(id)
    if not identity.same(secret, house.keys.join(live.id)):
        raise Refusal(403, msg("web-bad-link"))
    return live


def join_form(
    request: Req, live: Live, values: dict[str, str], error: str | None, status: int = 200
) -> Response[str]:
    """The form for a nickname, with what was typed and what is wrong with it."""
    house = house_of(request)
    language = house.visitor(request).language
    replay = live.replay
    held = zip(replay.seats, live.holders, strict=False)
    host = next(
        (
            shown_name(seat, who, language)
            for seat, (who, holder) in enumerate(held)
            if holder == live.stored.host
        ),
        "",
    )
    shown = {
        "id": live.id,
        "game": live.game.name,
        "game_title": speech(language)(f"{live.game.name}:title"),
        "host": host,
        "phase": replay.phase,
        "open": sum(seat.kind == "open" for seat in replay.seats),
        "seats": [seat_info(replay, seat, language) for seat in range(len(replay.seats))],
        "watch_url": f"/tables/{live.id}" if live.stored.watch else "",
    }
    return house.page("join.html", request, status=status, table=shown, error=error, values=values)


@get("/tables/{id:str}/seat/{secret:str}", include_in_schema=False)
async def seat_page(request: Req, id: FromPath[str], secret: FromPath[str]) -> Response[str]:
    """Asks before a seat moves to this device: opening a link must not change anything yet."""
    house = house_of(request)
    live = await house.hub.get(id)
    fits = [
        seat
        for seat, holder in enumerate(live.holders)
        if holder is not None and identity.same(secret, house.keys.seat(live.id, seat, holder))
    ]
    if not fits:
        raise Refusal(403, msg("web-bad-link"))
    name = shown_name(fits[0], live.replay.seats[fits[0]], house.visitor(request).language)
    shown = {"id": live.id, "game_title": speech(house.visitor(request).language)(f"{live.game.name}:title")}
    return house.page("seat.html", request, table=shown, name=name)


# -- finished games ----------------------------------------------------------------------------------------------------


async def finished(request: Req, id: str) -> Live:
    """A table whose game is over; 403 while it is not, because the record holds what was hidden."""
    live, _visitor = await seen_table(request, id)
    if live.replay.phase != "over" and not live.closed:
        raise Refusal(403, msg("web-not-over"))
    return live


@get("/tables/{id:str}/replay", include_in_schema=False)
async def replay_page(request: Req, id: FromPath[str], at: FromQuery[int | None] = None) -> Response[str]:
    """The replay of a finished game."""
    live = await finished(request, id)
    house = house_of(request)
    visitor = house.visitor(request)
    ready_to_judge(house, live)
    return house.page(
        "replay.html",
        request,
        table=table_context(request, live, visitor),
        at=at,
        texts=browser_texts(visitor.language),
    )


@get("/tables/{id:str}/record", include_in_schema=False)
async def record(request: Req, id: FromPath[str], form: FromQuery[str] = "json") -> Response[str]:
    """The record of a finished game."""
    live = await finished(request, id)
    lines = await asyncio.to_thread(house_of(request).store.log, live.id)
    found = live.table.record([line for _sequence, line in lines])
    as_lines = form == "lines"
    name = f"robacus-{live.game.name}-{live.id}.{'jsonl' if as_lines else 'json'}"
    return Response(
        found.to_json_lines() if as_lines else found.to_json(),
        media_type="application/x-ndjson" if as_lines else "application/json",
        headers={
            "Content-Disposition": f'attachment; filename="{name}"',
            "Cache-Control": "private, no-store",
        },
    )
