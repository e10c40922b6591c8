"""The addresses of desks, of papers, of pages of puzzles and of ladders, for whatever links to them."""

from __future__ import annotations

from urllib.parse import urlencode

from robacus.desk import Link
from robacus.game import Game
from robacus.options import fields
from robacus.speech import Speech

PUZZLE = "puzzle"
"""Name of the desk where the generator's puzzles are played."""


def desk_url(game: Game, desk: str, draft: str = "") -> str:
    """The address of a desk, with a draft on it."""
    return f"/games/{game.name}/desks/{desk}" + (f"?{urlencode({'draft': draft})}" if draft else "")


def puzzles_url(game: Game) -> str:
    """The page of puzzles of a game, "" where it makes none."""
    makes = game.generator is not None and any(desk.name == PUZZLE for desk in game.desks)
    return f"/games/{game.name}/puzzles" if makes else ""


def mistakes_url(game: Game) -> str:
    """The page of what somebody answered wrongly at the puzzles of a game."""
    return f"/games/{game.name}/mistakes"


def ladders_url(game: Game) -> str:
    """The page of ladders of a game, "" where it has no programs."""
    return f"/games/{game.name}/ladders" if game.programs is not None else ""


def paper_url(game: Game, paper: str, draft: str = "") -> str:
    """The page where a paper is printed, with a draft on it."""
    return f"/games/{game.name}/print/{paper}" + (f"?{urlencode({'draft': draft})}" if draft else "")


def paper_links(game: Game, say: Speech) -> list[dict[str, str]]:
    """The papers of a game, for its pages."""
    return [
        {
            "title": say(f"{game.name}:paper-{paper.name}"),
            "help": say(f"{game.name}:paper-{paper.name}.help"),
            "url": paper_url(game, paper.name),
        }
        for paper in game.papers
    ]


def desk_links(game: Game, say: Speech) -> list[dict[str, str]]:
    """The desks of a game, for its pages."""
    return [
        {
            "name": desk.name,
            "title": say(f"{game.name}:desk-{desk.name}"),
            "help": say(f"{game.name}:desk-{desk.name}.help"),
            "url": desk_url(game, desk.name),
        }
        for desk in game.desks
    ]


def lesson_links(game: Game, say: Speech) -> list[dict[str, str]]:
    """The lessons of a game's desks, for its pages."""
    return [
        {
            "name": lesson.name,
            "title": say(f"{game.name}:lesson-{lesson.name}"),
            "help": say(f"{game.name}:lesson-{lesson.name}.help"),
            "url": desk_url(game, desk.name, lesson.draft),
        }
        for desk in game.desks
        for lesson in desk.lessons()
    ]


def link_url(game: Game, link: Link) -> str:
    """Where a `robacus.desk.Link` leads: another desk, a paper, or the form of a new table with these options in it."""
    if link.paper:
        return paper_url(game, link.paper, link.draft)
    if link.desk:
        return desk_url(game, link.desk, link.draft)
    known = {field.name for field in fields(game.Options)}
    values = {f"option-{name}": _form_value(value) for name, value in link.options.items() if name in known}
    if link.seats:
        values["seats"] = str(link.seats)
    return f"/games/{game.name}" + (f"?{urlencode(values)}" if values else "")


def _form_value(value: str | int | bool) -> str:
    """As the form of a new table sends it; an option that is off is an empty text."""
    if isinstance(value, bool):
        return "on" if value else ""
    return str(value)
