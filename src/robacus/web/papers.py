"""Sheets of paper on the web: a page that shows one as it will be printed, and prints that alone.

A paper is a pure function of a draft (`robacus.paper`), which the address carries; nothing is kept.
"""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from robacus.drawing import inline
from robacus.game import Game, InvalidText
from robacus.paper import MAX_DRAFT, Paper
from robacus.speech import msg, speech
from robacus.web.house import Refusal
from robacus.web.pages import Req, house_of, known_game


def known_paper(game: Game, name: str) -> Paper:
    """The paper; 404 for an unknown one."""
    for paper in game.papers:
        if paper.name == name:
            return paper
    raise Refusal(404, msg("papers-unknown"))


@get("/games/{name:str}/print/{paper:str}", include_in_schema=False)
async def paper_page(
    request: Req, name: FromPath[str], paper: FromPath[str], draft: FromQuery[str] = ""
) -> Response[str]:
    """A sheet of paper; an empty one, with the reason, where its draft cannot be read."""
    game = known_game(name)
    found = known_paper(game, paper)
    house = house_of(request)
    say = speech(house.visitor(request).language)
    error, status = "", 200
    try:
        page = found.page(draft[: MAX_DRAFT + 1], say)
    except InvalidText as refusal:
        page, status = found.page("", say), 400
        error = say.once(msg("papers-unreadable", why=refusal.message))
    shown: dict[str, Any] = {
        "title": say(f"{name}:paper-{paper}"),
        "help": say(f"{name}:paper-{paper}.help"),
        "game_title": say(f"{name}:title"),
        "game_url": f"/games/{name}",
        "picture_svg": inline(page.scene),
        "note": page.note,
        "blanks": page.blanks,
        "legends": page.legends,
        "wide": page.wide,
    }
    return house.page("print.html", request, status=status, paper=shown, error=error)
