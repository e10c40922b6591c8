"""The pages of ladders: those of a game and the form of a new one, the table, submitting, a program, looking after one.

Forms are answered in `robacus.web.ladderforms`, battles shown in `robacus.web.ladderbattles`; what a ladder is, and who
may see what of it, is `robacus.web.ladderdata`.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Mapping
from datetime import date, datetime, timedelta
from typing import Any

import msgspec
import segno
from litestar import Response, get, post
from litestar.params import FromPath

from robacus.desk import Link
from robacus.game import Game
from robacus.log import MAX_NAME
from robacus.options import fields
from robacus.speech import RobacusError, Speech, msg, speech
from robacus.store import LadderRow, UnknownLadder
from robacus.web import identity
from robacus.web.desklinks import desk_url, ladders_url, link_url
from robacus.web.house import Refusal, Visitor
from robacus.web.ladderdata import (
    Entered,
    Ladder,
    Made,
    checked,
    differing,
    options_words,
    read_ladder,
    table_words,
)
from robacus.web.limits import LADDER_OWN, LADDER_SHOWN, MAX_API_BYTES
from robacus.web.live import wall_ms
from robacus.web.pages import Req, base_url, form_fields, house_of, known_game
from robacus.web.texts import browser_texts

NAME_LONGEST = 60
"""Characters of a ladder's name."""
LATEST_DAYS = 400
"""A closing date lies no further off."""
PROGRAM_DESK = "program"
"""Name of the desk where programs of a game are written, where it has one."""


# -- finding and allowing ------------------------------------------------------------------------------------------


def with_programs(name: str) -> Game:
    """A game that has programs; 404 for any other."""
    game = known_game(name)
    if game.programs is None:
        raise Refusal(404, msg("ladder-no-programs"))
    return game


async def found_ladder(request: Req, id: str) -> tuple[Ladder, Visitor]:
    """The ladder, counted against the limit of looks.  Raises Refusal, UnknownLadder."""
    house = house_of(request)
    visitor = house.visitor(request)
    wait = house.ladder_looks.take(visitor.address)
    if wait:
        raise Refusal(429, msg("web-too-many"), wait)
    return await asyncio.to_thread(read_ladder, house.store, id), visitor


async def enterable(request: Req, id: str, secret: str) -> tuple[Ladder, Visitor]:
    """The ladder of a link for submitting; 403 for a link that was not made here."""
    ladder, visitor = await found_ladder(request, id)
    if not identity.same(secret, house_of(request).keys.enter(ladder.id)):
        raise Refusal(403, msg("web-bad-link"))
    return ladder, visitor


async def managed(request: Req, id: str, secret: str) -> tuple[Ladder, Visitor]:
    """The ladder of its host's link; 403 for a link that was not made here."""
    ladder, visitor = await found_ladder(request, id)
    if not identity.same(secret, house_of(request).keys.manage(ladder.id)):
        raise Refusal(403, msg("web-bad-link"))
    return ladder, visitor


def readable(ladder: Ladder, entry: str, player: str) -> Entered:
    """The entry, where somebody may read it; 404, 403."""
    if entry not in ladder.entered:
        raise UnknownLadder(msg("ladder-no-entry"))
    if not ladder.may_read(entry, player):
        raise Refusal(403, msg("ladder-secret"))
    return ladder.entered[entry]


def ladder_url(id: str, *parts: str) -> str:
    return "/".join((f"/ladders/{id}", *parts))


# -- the ladders of a game ------------------------------------------------------------------------------------------


@get("/games/{name:str}/ladders", include_in_schema=False)
async def ladders_page(request: Req, name: FromPath[str]) -> Response[str]:
    """My ladders, and the form of a new one."""
    return await show_ladders(request, with_programs(name), {}, None)


async def show_ladders(
    request: Req,
    game: Game,
    values: Mapping[str, str],
    error: str | None,
    *,
    field: str = "",
    status: int = 200,
) -> Response[str]:
    """The page, with what was typed into its form, what is wrong with it and with which field."""
    house = house_of(request)
    visitor = house.visitor(request)
    say = speech(visitor.language)
    mine: list[LadderRow] = []
    if not visitor.fresh:
        mine = await asyncio.to_thread(house.store.ladders.of_player, visitor.player, game.name)
    return house.page(
        "ladders.html",
        request,
        status=status,
        game=game_words(game, say),
        ladders=[_card(row, visitor.player) for row in mine],
        grounds=[
            {"name": f"ground-{index}", "label": label} for index, label in enumerate(ground_words(game, say))
        ],
        fields=[shown for shown in form_fields(game, say) if shown["name"] in setting_names(game)],
        values=values,
        error=error,
        error_field=field,
        longest=NAME_LONGEST,
        most_own=LADDER_OWN,
        today=date.today().isoformat(),
        latest=(date.today() + timedelta(days=LATEST_DAYS)).isoformat(),
    )


def game_words(game: Game, say: Speech) -> dict[str, str]:
    return {
        "name": game.name,
        "title": say(f"{game.name}:title"),
        "url": f"/games/{game.name}",
        "rules_url": f"/games/{game.name}/rules",
        "ladders_url": ladders_url(game),
    }


def ground_words(game: Game, say: Speech) -> list[str]:
    """The tables that a game proposes for contests, in words; empty where there is only one."""
    assert game.programs is not None
    grounds = tuple(game.programs.grounds())
    names = differing(grounds)
    return [options_words(game.name, options, names, say) for options in grounds] if names else []


def setting_names(game: Game) -> list[str]:
    """The options that a host may set for all tables."""
    programs = game.programs
    assert programs is not None
    varied = differing(tuple(programs.grounds()))
    names = [field.name for field in fields(game.Options) if field.name not in varied]
    return [name for name in names if programs.settings is None or name in programs.settings]


def _card(row: LadderRow, player: str) -> dict[str, Any]:
    made = msgspec.json.decode(row.setup, type=Made)
    return {
        "url": ladder_url(row.id),
        "name": made.name,
        "closed": row.closed(wall_ms()),
        "host": row.host == player,
    }


# -- the table -------------------------------------------------------------------------------------------------------


@get("/ladders/{id:str}", include_in_schema=False)
async def ladder_page(request: Req, id: FromPath[str]) -> Response[str]:
    """The table and the last battles, for anybody who knows the address."""
    ladder, visitor = await found_ladder(request, id)
    house = house_of(request)
    return house.page(
        "ladder.html",
        request,
        **await table_context(request, ladder, visitor),
        texts=browser_texts(visitor.language),
    )


@get("/ladders/{id:str}/table", include_in_schema=False)
async def ladder_table(request: Req, id: FromPath[str]) -> Response[str]:
    """The part of the page that changes, for a page that is open; 304 while nothing has changed."""
    ladder, visitor = await found_ladder(request, id)
    headers = {"ETag": mark_of(ladder, visitor), "Cache-Control": "private, no-cache", "Vary": "Cookie"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response("", status_code=304, headers=headers)
    context = await table_context(request, ladder, visitor)
    text = house_of(request).render("parts/ladder-table.html", visitor, "", **context)
    return Response(text, media_type="text/html; charset=utf-8", headers=headers)


def mark_of(ladder: Ladder, visitor: Visitor) -> str:
    """Changes whenever the table looks different to somebody."""
    row = ladder.row
    own = ",".join(ladder.own(visitor.player))
    return f'"{row.round}.{row.revision}.{row.waiting:d}.{ladder.closed:d}.{visitor.language}.{own}"'


async def table_context(request: Req, ladder: Ladder, visitor: Visitor) -> dict[str, Any]:
    """A ladder for its page."""
    house = house_of(request)
    say = speech(visitor.language)
    games = await asyncio.to_thread(house.store.ladders.games, ladder.id, 3 * LADDER_SHOWN)
    return {
        "ladder": head_context(request, ladder, visitor),
        "lines": [_line(ladder, line, visitor, say) for line in ladder.lines()],
        "battles": _battles(ladder, games, visitor, say),
        "mark": mark_of(ladder, visitor),
    }


def head_context(request: Req, ladder: Ladder, visitor: Visitor) -> dict[str, Any]:
    """What stands above the table, and on the other pages of a ladder."""
    house, row, made = house_of(request), ladder.row, ladder.made
    say = speech(visitor.language)
    host = row.host == visitor.player
    own = ladder.own(visitor.player)
    inside = host or bool(own)
    return {
        "id": row.id,
        "name": made.name,
        "game": game_words(ladder.game, say),
        "url": ladder_url(row.id),
        "table_url": ladder_url(row.id, "table"),
        "host": host,
        "manage_url": ladder_url(row.id, "manage", house.keys.manage(row.id)) if host else "",
        "enter_url": ladder_url(row.id, "enter", house.keys.enter(row.id))
        if inside and not ladder.closed
        else "",
        "closed": ladder.closed,
        "closes": None if row.closed_ms is None else day_of(row.closed_ms),
        "open": made.open,
        "revealed": ladder.revealed,
        "own": [entry_context(ladder, key, visitor) for key in own],
        "own_most": made.own,
        "library": made.library,
        "entries": len(ladder.entered),
        "all": len(ladder.arena),
        "games": ladder.climb.games,
        "busy": row.waiting and len(ladder.arena) >= made.plan.seats,
        "seats": made.plan.seats,
        "tables": [table_words(made.plan, options, say) for options in made.plan.tables],
        "watchable": ladder.revealed or ladder.programs.hides,
    }


def entry_context(ladder: Ladder, id: str, visitor: Visitor) -> dict[str, Any]:
    one = ladder.entered[id]
    return {
        "id": id,
        "label": one.label,
        "nickname": one.nickname,
        "title": one.title,
        "url": ladder_url(ladder.id, "entries", id),
        "mine": ladder.rows[id].player == visitor.player,
    }


def _line(ladder: Ladder, line: Any, visitor: Visitor, say: Speech) -> dict[str, Any]:
    row = line.row
    mine = not line.library and ladder.rows[line.id].player == visitor.player
    readable = not line.library and ladder.may_read(line.id, visitor.player)
    return {
        "key": line.id,
        "place": row.place if line.played else 0,
        "label": line.label,
        "nickname": line.nickname,
        "library": line.library,
        "mine": mine,
        "url": ladder_url(ladder.id, "entries", line.id) if readable else "",
        "played": line.played,
        "rating": say("ladder-rating", value=round(row.rating, 1)),
        "span": say("ladder-rating", value=round(2 * row.deviation, 1)),
        "sure": line.sure,
        "points": f"{row.points:g}",
        "share": say("arena-percent", value=f"{row.share:.0f}"),
        "games": row.games,
        "wins": row.wins,
        "draws": row.draws,
        "losses": row.losses,
    }


def _battles(ladder: Ladder, games: list[Any], visitor: Visitor, say: Speech) -> list[dict[str, Any]]:
    """The last battles of those that take part now."""
    watchable = ladder.revealed or ladder.programs.hides
    mine = set(ladder.own(visitor.player))
    found = []
    for game in games:
        fought = ladder.fought(game)
        if fought is None or len(found) == LADDER_SHOWN:
            continue
        names = [ladder.named(who)[0] for who in fought.players]
        found.append(
            {
                "key": str(game.number),
                "names": names,
                "sharers": set(fought.played.sharers),
                "result": result_words(names, fought.played.sharers, say),
                "turns": fought.played.turns,
                "where": table_words(ladder.made.plan, ladder.options(fought), say),
                "mine": any(who.rpartition("@")[0] in mine for who in fought.players),
                "url": ladder_url(ladder.id, "battles", str(game.number)) if watchable else "",
            }
        )
    return found


def result_words(names: list[str], sharers: tuple[int, ...], say: Speech) -> str:
    """How a battle ended, in words."""
    told = ", ".join(names[seat] for seat in sharers)
    if not sharers:
        return say("arena-nobody-won")
    return say("arena-won", name=told) if len(sharers) == 1 else say("arena-draw", names=told)


def day_of(closed_ms: int) -> date:
    """The day on which a ladder closes or has closed: the last one on which it was open."""
    return datetime.fromtimestamp((closed_ms - 1) / 1000).date()


# -- submitting, and a single program ---------------------------------------------------------------------------------


@get("/ladders/{id:str}/enter/{secret:str}", include_in_schema=False)
async def enter_page(request: Req, id: FromPath[str], secret: FromPath[str]) -> Response[str]:
    """The form for a program."""
    ladder, _visitor = await enterable(request, id, secret)
    return show_entry(request, ladder, None, {}, None)


@get("/ladders/{id:str}/entries/{entry:str}", include_in_schema=False)
async def entry_page(request: Req, id: FromPath[str], entry: FromPath[str]) -> Response[str]:
    """A program: to change for whoever submitted it, to read for others, where they may."""
    ladder, visitor = await found_ladder(request, id)
    readable(ladder, entry, visitor.player)
    return show_entry(request, ladder, entry, {}, None)


def show_entry(
    request: Req,
    ladder: Ladder,
    entry: str | None,
    values: Mapping[str, str],
    error: str | None,
    *,
    field: str = "",
    status: int = 200,
) -> Response[str]:
    """The form for a program, new or to be changed, with what was typed and what is wrong with which field; only the
    program where it cannot be changed."""
    house = house_of(request)
    visitor = house.visitor(request)
    say = speech(visitor.language)
    shown: dict[str, Any] = {"name": visitor.nickname, "title": "", "program": ""}
    mine = True
    if entry is not None:
        one = ladder.entered[entry]
        shown = {"name": one.nickname, "title": one.title, "program": one.source}
        mine = ladder.rows[entry].player == visitor.player
    plan = ladder.made.plan
    return house.page(
        "ladder-entry.html",
        request,
        status=status,
        ladder=head_context(request, ladder, visitor),
        entry=None if entry is None else entry_context(ladder, entry, visitor),
        editable=mine and not ladder.closed,
        full=entry is None and len(ladder.own(visitor.player)) >= ladder.made.own,
        values={**shown, **values},
        error=error,
        error_field=field,
        longest=ladder.programs.longest,
        endings=",".join(ladder.programs.endings),
        name_longest=MAX_NAME,
        check_url=ladder_url(ladder.id, "check"),
        editor_url=editor_url(ladder.game, plan.tables[0]),
        library=[{"name": name, "text": text} for name, text in ladder.programs.library().items()],
        texts=browser_texts(visitor.language),
        file_wrong=say("ladder-file-wrong"),
    )


def editor_url(game: Game, options: Mapping[str, Any]) -> str:
    """Where programs of a game can be tried: its desk for that, or a table of one's own with these options."""
    if any(desk.name == PROGRAM_DESK for desk in game.desks):
        return desk_url(game, PROGRAM_DESK)
    return link_url(game, Link(label="", options=dict(options)))


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A program while it is being written."""

    text: str


class Said(msgspec.Struct, frozen=True):
    """What is wrong with it, in the reader's language; empty when it is fine."""

    wrong: str


@post(
    "/ladders/{id:str}/check",
    include_in_schema=False,
    status_code=200,
    request_max_body_size=MAX_API_BYTES,
)
async def check_program(request: Req, id: FromPath[str]) -> Response[bytes]:
    """Says whether a program could be submitted; changes nothing, so it needs no token."""
    if request.content_type[0] != "application/json":
        raise Refusal(415, msg("web-bad-type"))
    origin = request.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != request.headers.get("host"):
        raise Refusal(403, msg("web-csrf"))
    draft = msgspec.json.decode(await request.body(), type=Draft)
    ladder, visitor = await found_ladder(request, id)
    wrong = ""
    try:
        await read_program(ladder, draft.text)
    except RobacusError as error:
        wrong = speech(visitor.language).once(error.message)
    return Response(
        msgspec.json.encode(Said(wrong)),
        media_type="application/json",
        headers={"Cache-Control": "private, no-store"},
    )


async def read_program(ladder: Ladder, text: str) -> str:
    """A submitted program as its shortest text.  Raises `RobacusError` that says what is wrong and where."""
    longest = ladder.programs.longest
    if len(text) > longest:
        raise Refusal(422, msg("ladder-program-long", length=len(text), longest=longest))
    if not text.strip():
        raise Refusal(422, msg("ladder-program-none"))
    return await asyncio.to_thread(checked, ladder.game, ladder.made.plan, text)


# -- looking after one ------------------------------------------------------------------------------------------------


@get("/ladders/{id:str}/manage/{secret:str}", include_in_schema=False)
async def manage_page(request: Req, id: FromPath[str], secret: FromPath[str]) -> Response[str]:
    """What its host can do: give the link on, look into programs, remove them, close, download, delete."""
    ladder, visitor = await managed(request, id, secret)
    house, base = house_of(request), base_url(request)
    here = ladder_url(ladder.id, "manage", secret)
    return house.page(
        "ladder-manage.html",
        request,
        ladder=head_context(request, ladder, visitor),
        class_url=f"{base}{ladder_url(ladder.id, 'enter', house.keys.enter(ladder.id))}",
        own_url=f"{base}{here}",
        here=here,
        entries=[
            entry_context(ladder, key, visitor) | {"source": one.source}
            for key, one in ladder.entered.items()
        ],
        today=date.today().isoformat(),
        latest=(date.today() + timedelta(days=LATEST_DAYS)).isoformat(),
        texts=browser_texts(visitor.language),
    )


@get("/ladders/{id:str}/manage/{secret:str}/qr.svg", include_in_schema=False)
async def ladder_qr(request: Req, id: FromPath[str], secret: FromPath[str]) -> Response[bytes]:
    """The link for the class as a QR code."""
    ladder, _visitor = await managed(request, id, secret)
    link = f"{base_url(request)}{ladder_url(ladder.id, 'enter', house_of(request).keys.enter(ladder.id))}"
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(out, kind="svg", border=2, xmldecl=False, omitsize=True)
    return Response(
        out.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "private, no-store"}
    )
