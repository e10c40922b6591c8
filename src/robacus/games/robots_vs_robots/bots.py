"""Bots: each level has programs that come with the game, and hands one of them in.

A level is what its programs are worth on the ladder of docs/robots-vs-robots.md, so it plays alike on every machine:
easy ones have a rating of 20 to 22 there, normal ones 24 to 27, and strong is the best program that evolution has
found, with 31.  A bot sees what a person in its seat sees, and nothing else.
"""

from __future__ import annotations

from robacus.chance import Chance
from robacus.game import Choice
from robacus.games.robots_vs_robots.library import EVOLVED, library
from robacus.games.robots_vs_robots.notation import Face, HandIn, Place, write_action
from robacus.games.robots_vs_robots.placing import inwards
from robacus.games.robots_vs_robots.program import filled
from robacus.games.robots_vs_robots.state import View, board_of

LEVELS: dict[str, tuple[str, ...]] = {
    "easy": ("first_steps", "patrol", "mine_layer", "bomber"),
    "normal": ("lighthouse", "wall_walker", "hunter", "ambush", "stalker"),
    "strong": (EVOLVED[-1],),
}
STRONG_AMONG_MANY = ("fox",)
"""What strong plays at tables for more than two, where the ladder has another first."""
PLACE_MS = 1_500
WRITE_MS = 4_000
"""How long a bot seems to think."""


def choose(view: View, seat: int, level: str, seed: str) -> Choice:
    """What the bot of `level` does."""
    chance = Chance(seed, "bot", view.phase, seat)
    board = board_of(view)
    if view.placing == seat:
        if view.facing:
            start = view.starts[seat]
            assert start is not None
            return Choice(write_action(Face(inwards(board, start[0]))), PLACE_MS)
        cell = chance.choice(view.places)
        return Choice(write_action(Place(board.names[cell], inwards(board, cell))), PLACE_MS)
    if view.phase == "program" and not view.ready[seat]:
        among_many = level == "strong" and view.seats > 2
        program = library(chance.choice(STRONG_AMONG_MANY if among_many else LEVELS[level]))
        return Choice(write_action(HandIn(program if view.blanks else filled(program))), WRITE_MS)
    return Choice(None)
