"""The start page: the games with their pictures, and the tables of whoever asks."""

from __future__ import annotations

import asyncio
import logging
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Response, get

from robacus.game import Game
from robacus.games import game as find_game
from robacus.games import game_names
from robacus.log import Begin, Seat, Sit, read_entry
from robacus.scene import Scene
from robacus.speech import RobacusError, Speech, speech
from robacus.store import Status, TableRow
from robacus.web.desklinks import puzzles_url
from robacus.web.house import House, Visitor
from robacus.web.live import Stored
from robacus.web.pages import Req, house_of, levels
from robacus.web.telling import shown_name

log = logging.getLogger("robacus.web")

RECENT_TABLES = 20
"""Of each kind in the list."""


@get("/", include_in_schema=False)
async def start_page(request: Req) -> Response[str]:
    """The start page: the games, and my tables."""
    house = house_of(request)
    visitor = house.visitor(request)
    running: list[dict[str, Any]] = []
    finished: list[dict[str, Any]] = []
    if not visitor.fresh:
        running = await asyncio.to_thread(table_cards, house, visitor, ("waiting", "playing"))
        finished = await asyncio.to_thread(table_cards, house, visitor, ("finished",))
    games = [game_card(name, visitor.language) for name in game_names()]
    return house.page("start.html", request, games=games, tables=running, finished=finished, error=None)


def table_cards(house: House, visitor: Visitor, status: tuple[Status, ...]) -> list[dict[str, Any]]:
    """The visitor's latest tables of these kinds, for a list; runs in a thread."""
    cards = []
    for row in house.store.tables(player=visitor.player, status=status, limit=RECENT_TABLES):
        if row.game in game_names():
            try:
                cards.append(table_card(house, row, visitor.language))
            except (msgspec.MsgspecError, RobacusError):
                log.exception("table %s cannot be listed", row.id)  # written by another version
    return cards


def table_card(house: House, row: TableRow, language: str) -> dict[str, Any]:
    """A table for a list."""
    live = house.hub.live.get(row.id)
    seats = live.replay.seats if live else seats_of(house, row)
    return {
        "id": row.id,
        "game": row.game,
        "game_title": speech(language)(f"{row.game}:title"),
        "names": [
            shown_name(index, seat, language)
            for index, seat in enumerate(seats)
            if seat.kind != "open" or seat.name
        ],
        "phase": live.replay.phase if live else row.status,
        "changed_ms": row.changed_ms,
        "url": f"/tables/{row.id}" + ("/replay" if row.status == "finished" else ""),
    }


def seats_of(house: House, row: TableRow) -> tuple[Seat, ...]:
    """Who sat at a table that is not in memory: as it was set up, and whoever came by a link."""
    seats = list(msgspec.json.decode(row.setup, type=Stored).setup.seats)
    if any(seat.kind == "open" for seat in seats):
        for _sequence, line in house.store.log(row.id):
            match read_entry(line):
                case Sit() as sat:
                    seats[sat.seat] = Seat("bot" if sat.level else "person", sat.name, sat.level)
                case Begin() as begun:
                    del seats[begun.seats :]
    return tuple(seats)


@lru_cache(maxsize=128)
def game_card(name: str, language: str) -> dict[str, Any]:
    """A game for the start page."""
    game, say = find_game(name), speech(language)
    return {
        "name": name,
        "title": say(f"{name}:title"),
        "summary": say(f"{name}:summary"),
        "picture_svg": game_picture(game, say),
        "usual_seats": game.usual_seats,
        "seats": [game.seats[0], game.seats[-1]],
        "levels": levels(game, say),
        "url": f"/games/{name}",
        "puzzles_url": puzzles_url(game),
    }


def game_picture(game: Game, say: Speech) -> str:
    """The game's own first scene, with a seed that is always the same."""
    state = game.start(game.Options(), max(game.seats[0], min(game.usual_seats, game.seats[-1])), "0" * 32)
    return picture_svg(game.scene(game.view(state, None), say))


def picture_svg(scene: Scene) -> str:
    """A scene as SVG inside a page: coloured by the page's own style sheet."""
    from robacus.drawing import inline

    return inline(scene)
