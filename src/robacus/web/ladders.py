"""The pages of ladders: those of a game and the form of a new one, the table, submitting, a program, looking after one.

Forms are answered in `robacus.web.ladderforms`, battles shown in `robacus.web.ladderbattles`; what a ladder is, and who
may see what of it, is `robacus.web.ladderdata`.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from datetime import date, datetime, timedelta
from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from robacus.arena.results import Fought
from robacus.game import Game
from robacus.options import fields
from robacus.speech import Speech, msg, speech
from robacus.store import LadderRow
from robacus.web.desklinks import ladders_url
from robacus.web.house import House, Refusal, Visitor
from robacus.web.ladderdata import (
    Ladder,
    Made,
    differing,
    options_words,
    table_words,
)
from robacus.web.limits import (
    LADDER_OWN,
    LADDER_SHOWN,
    LADDER_SHOWN_EACH,
    LADDER_SHOWN_OWN,
    LADDER_TEXTS_KEPT,
)
from robacus.web.live import wall_ms
from robacus.web.pages import Req, form_fields, house_of, known_game
from robacus.web.texts import browser_texts

NAME_LONGEST = 60
"""Characters of a ladder's name."""
LATEST_DAYS = 400
"""A closing date lies no further off."""


# -- finding and allowing ------------------------------------------------------------------------------------------


def with_programs(name: str) -> Game:
    """A game that has programs; 404 for any other."""
    game = known_game(name)
    if game.programs is None:
        raise Refusal(404, msg("ladder-no-programs"))
    return game


async def found_ladder(request: Req, id: str, *, games: bool = False) -> tuple[Ladder, Visitor]:
    """The ladder, with its last battles if they are wanted, counted against the limit of looks.

    Raises Refusal, UnknownLadder.
    """
    house = house_of(request)
    visitor = house.visitor(request)
    wait = house.ladder_looks.take(visitor.address)
    if wait:
        raise Refusal(429, msg("web-too-many"), wait)
    return await house.ladder_shelf.ladder(id, games=games), visitor


def enter_url(house: House, ladder: Ladder) -> str:
    """The link for submitting."""
    return ladder_url(ladder.id, "enter", house.keys.enter(ladder.id, ladder.made.door))


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
    ladder, visitor = await found_ladder(request, id, games=True)
    house = house_of(request)
    return house.page(
        "ladder.html",
        request,
        ladder=head_context(request, ladder, visitor),
        mark=mark_of(ladder, visitor),
        table=table_text(request, ladder, visitor),
        texts=browser_texts(visitor.language),
    )


@get("/ladders/{id:str}/table", include_in_schema=False)
async def ladder_table(request: Req, id: FromPath[str]) -> Response[str]:
    """The part of the page that changes, for a page that is open; 304 while nothing has changed."""
    ladder, visitor = await found_ladder(request, id, games=True)
    headers = {"ETag": mark_of(ladder, visitor), "Cache-Control": "private, no-cache", "Vary": "Cookie"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == headers["ETag"]:  # a proxy may say weak
        return Response("", status_code=304, headers=headers)
    text = table_text(request, ladder, visitor)
    return Response(text, media_type="text/html; charset=utf-8", headers=headers)


def mark_of(ladder: Ladder, visitor: Visitor) -> str:
    """Changes whenever the table looks different to somebody."""
    row = ladder.row
    own = ",".join(ladder.own(visitor.player))
    return f'"{row.round}.{row.revision}.{row.waiting:d}.{ladder.closed:d}.{visitor.language}.{own}"'


def table_text(request: Req, ladder: Ladder, visitor: Visitor) -> str:
    """The part of the page that changes, made once for all to whom it looks the same: a long one takes so much time
    that one address could hold up everybody."""
    mark = mark_of(ladder, visitor)
    if mark not in ladder.tables:
        if len(ladder.tables) >= LADDER_TEXTS_KEPT:
            ladder.tables.clear()
        say = speech(visitor.language)
        ladder.tables[mark] = house_of(request).render(
            "parts/ladder-table.html",
            visitor,
            "",
            ladder=head_context(request, ladder, visitor),
            lines=[_line(ladder, line, visitor, say) for line in ladder.lines],
            meetings=_meetings(ladder, visitor, say),
        )
    return ladder.tables[mark]


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
        "enter_url": enter_url(house, ladder) if inside and not ladder.closed else "",
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


def _meetings(ladder: Ladder, visitor: Visitor, say: Speech) -> list[dict[str, Any]]:
    """The last meetings of those that take part now, the latest first: not too many of anybody, some more of this
    visitor's programs."""
    mine = set(ladder.own(visitor.player))
    found: list[dict[str, Any]] = []
    shown: Counter[str] = Counter()
    own = 0
    for battles in _together(ladder):
        players = battles[0][1].players
        is_mine = any(who.rpartition("@")[0] in mine for who in players)
        new = len(found) - own < LADDER_SHOWN and all(shown[who] < LADDER_SHOWN_EACH for who in players)
        if new or (is_mine and own < LADDER_SHOWN_OWN):
            own += is_mine
            shown.update(players)
            key = (say.language, battles[0][0])
            if key not in ladder.words:
                ladder.words[key] = _meeting(ladder, battles[::-1], say)
            found.append(ladder.words[key] | {"mine": is_mine})
    return found


def _together(ladder: Ladder) -> list[list[tuple[int, Fought]]]:
    """The last battles of those that take part now, with their numbers, the latest first: together those of the same
    programs in one round."""
    if "together" not in ladder.words:
        together: dict[tuple[Any, ...], list[tuple[int, Fought]]] = {}
        for game in ladder.games:
            fought = ladder.fought(game)
            if fought is not None:
                together.setdefault((fought.round, *sorted(fought.players)), []).append((game.number, fought))
        ladder.words["together"] = list(together.values())
    found: list[list[tuple[int, Fought]]] = ladder.words["together"]
    return found


def _meeting(ladder: Ladder, battles: list[tuple[int, Fought]], say: Speech) -> dict[str, Any]:
    """The battles of the same programs in one round: of each of them those that it won, then those that were shared."""
    watchable = ladder.revealed or ladder.programs.hides
    players = sorted(battles[0][1].players)
    won: dict[str, list[dict[str, Any]]] = {who: [] for who in players}
    shared: list[dict[str, Any]] = []
    for number, fought in battles:
        names = [ladder.named(who)[0] for who in fought.players]
        sharers = fought.played.sharers
        where = table_words(ladder.made.plan, ladder.options(fought), say)
        told = result_words(names, sharers, say)
        turns = say("ladder-turns", count=fought.played.turns)
        battle = {
            "url": ladder_url(ladder.id, "battles", str(number)) if watchable else "",
            "words": f"{told} {turns} {where}".strip(),
        }
        (won[fought.players[sharers[0]]] if len(sharers) == 1 else shared).append(battle)
    rows = [{"name": ladder.named(who)[0], "battles": won[who]} for who in players]
    rows.sort(key=lambda row: -len(row["battles"]))
    return {"key": f"meeting-{battles[0][0]}", "rows": rows, "shared": shared}


def result_words(names: list[str], sharers: tuple[int, ...], say: Speech) -> str:
    """How a battle ended, in words."""
    told = ", ".join(names[seat] for seat in sharers)
    if not sharers:
        return say("arena-nobody-won")
    return say("arena-won", name=told) if len(sharers) == 1 else say("arena-draw", names=told)


def day_of(closed_ms: int) -> date:
    """The day on which a ladder closes or has closed: the last one on which it was open."""
    return datetime.fromtimestamp((closed_ms - 1) / 1000).date()
