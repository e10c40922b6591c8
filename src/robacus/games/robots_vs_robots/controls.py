"""What a seat can do now at a table of Robots vs Robots: place its robot, turn it, hand its program in.

Programs are written in the game's own panel (`client.js`), or typed; the control here hands in an empty one, for who
wants to see a fight without writing.
"""

from __future__ import annotations

from functools import lru_cache

from robacus.game import Control
from robacus.games.robots_vs_robots.board import words
from robacus.games.robots_vs_robots.frame import centre
from robacus.games.robots_vs_robots.hexes import HEADINGS
from robacus.games.robots_vs_robots.placing import inwards
from robacus.games.robots_vs_robots.state import View, board_of
from robacus.speech import Speech, speech

HEADING_KEYS = "wedsaq"
"""Heading -> its key: they lie around S and D as the headings lie around a hex."""
ARROWS = "↑↗↘↓↙↖"


def controls(view: View, say: Speech) -> tuple[Control, ...]:
    """What the seat of the view can do now; nothing for somebody watching."""
    seat = view.seat
    if seat is None:
        return ()
    if view.placing == seat:
        if view.facing:
            cell = view.starts[seat]
            assert cell is not None
            return _facing(seat, inwards(board_of(view), cell[0]), say.language)
        return _placing(view.board, view.places, seat, say.language)
    return ()


@lru_cache(maxsize=256)
def _placing(board_text: str, places: tuple[int, ...], seat: int, language: str) -> tuple[Control, ...]:
    from robacus.games.robots_vs_robots.map_text import read_map

    board, say = read_map(board_text), speech(language)
    return tuple(
        Control(
            key=f"place-{board.names[cell]}",
            label=say.say(words("control-place", hex=board.names[cell])),
            text=f"place {board.names[cell]}",
            kind="point",
            seat=seat,
            to=board.names[cell],
            path=(centre(board, cell),),
        )
        for cell in places
    )


@lru_cache(maxsize=64)
def _facing(seat: int, usual: int, language: str) -> tuple[Control, ...]:
    say = speech(language)
    return tuple(
        Control(
            key=f"face-{name}",
            label=f"{ARROWS[head]} {say.say(words(f'heading-{name}'))}",
            text=f"face {name}",
            seat=seat,
            keys=HEADING_KEYS[head],
            primary=head == usual,
        )
        for head, name in enumerate(HEADINGS)
    )
