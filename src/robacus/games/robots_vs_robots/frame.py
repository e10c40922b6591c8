"""Where things are in the pictures of a board: the middles of its hexes, their outline, the room around them.

Only geometry; what is drawn is `art` (the board), `sheets` (program sheets) and what builds on them.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin, sqrt

from robacus.games.robots_vs_robots.board import Board
from robacus.scene import Point

SIDE = 1 / sqrt(3)
"""Of a hex, so that it is 1 high and `ACROSS` from its neighbours' columns."""
ACROSS = 1.5 * SIDE
MARGIN = 0.5
"""Around the outermost hexes."""


@lru_cache(maxsize=256)
def frame(board: Board) -> tuple[float, float, float, float]:
    """Offset of (0, 0), width and height of the picture of the hexes."""
    xs = [ACROSS * q for q, _r in board.hexes]
    ys = [r + q / 2 for q, r in board.hexes]
    left, top = MARGIN + SIDE - min(xs), MARGIN + 0.5 - min(ys)
    width = max(xs) - min(xs) + 2 * (SIDE + MARGIN)
    height = max(ys) - min(ys) + 1 + 2 * MARGIN
    return left, top, width, height


def centre(board: Board, cell: int) -> Point:
    """The middle of a hex in board units."""
    left, top, _width, _height = frame(board)
    q, r = board.hexes[cell]
    return left + ACROSS * q, top + r + q / 2


def hexagon(x: float, y: float, scale: float = 1.0) -> str:
    """Path data of a hex that stands on a flat side."""
    corners = (
        f"{x + scale * SIDE * cos(n * pi / 3):.4g} {y + scale * SIDE * sin(n * pi / 3):.4g}" for n in range(6)
    )
    return "M" + "L".join(corners) + "Z"
