"""The page of mistakes of a game: what was answered wrongly at its puzzles, with the reasons, to be tried again.

Mistakes are kept by the browser of whoever made them and are never sent; the server gives a page that shows them.
What a mistake is says `robacus.desk.Mistake`.
"""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from robacus.speech import speech
from robacus.web.desklinks import PUZZLE, desk_url, puzzles_url
from robacus.web.pages import Req, house_of
from robacus.web.puzzles import puzzle_game
from robacus.web.texts import browser_texts


@get("/games/{name:str}/mistakes", include_in_schema=False)
async def mistakes_page(request: Req, name: FromPath[str]) -> Response[str]:
    """The page; 404 for a game without puzzles."""
    game = puzzle_game(name)
    house = house_of(request)
    language = house.visitor(request).language
    say = speech(language)
    return house.page(
        "mistakes.html",
        request,
        game={
            "name": game.name,
            "title": say(f"{game.name}:title"),
            "puzzles_url": puzzles_url(game),
            "desk_url": desk_url(game, PUZZLE),
            "desk_title": say(f"{game.name}:desk-{PUZZLE}"),
            "desks_url": f"/games/{game.name}/desks",
        },
        texts=browser_texts(language),
    )
