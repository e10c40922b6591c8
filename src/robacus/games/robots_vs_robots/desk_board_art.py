"""How the map editor draws a board: also where a hex could be added, and what the tools put there.

Only drawing; what is where is `desk_board_sheet`.
"""

from __future__ import annotations

from functools import cached_property, lru_cache

from robacus.games.robots_vs_robots.art import hex_name, terrain_symbol
from robacus.games.robots_vs_robots.board import (
    HIDDEN,
    HIGH,
    MAX_COLUMNS,
    MAX_HEXES,
    MAX_ROWS,
    TERRAIN,
    Board,
)
from robacus.games.robots_vs_robots.frame import ACROSS, SIDE, hexagon
from robacus.games.robots_vs_robots.hexes import Hex, neighbour
from robacus.games.robots_vs_robots.map_text import MAX_COORDINATE
from robacus.games.robots_vs_robots.maps import MAPS, find_map
from robacus.scene import Point, tag

MARGIN = 0.25
"""Around the outermost places."""


class Canvas:
    """The hexes of a board and the places around them where there could be one, on a picture."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.free = tuple(sorted(_free(board)))
        """Where a hex could be added."""
        self.hexes: tuple[Hex, ...] = tuple(sorted((*board.hexes, *self.free)))

    @cached_property
    def _corner(self) -> Point:
        left = min(ACROSS * q for q, _r in self.hexes)
        return MARGIN + SIDE - left, MARGIN + 0.5 - min(r + q / 2 for q, r in self.hexes)

    def middle(self, at: Hex) -> Point:
        """The middle of a hex in board units."""
        left, top = self._corner
        return left + ACROSS * at[0], top + at[1] + at[0] / 2

    @cached_property
    def size(self) -> tuple[float, float]:
        """Width and height."""
        middles = [self.middle(at) for at in self.hexes]
        return max(x for x, _y in middles) + SIDE + MARGIN, max(y for _x, y in middles) + 0.5 + MARGIN

    @cached_property
    def first_row(self) -> int:
        return min(r + (q + q % 2) // 2 for q, r in self.hexes)

    def row_column(self, at: Hex) -> tuple[int, int]:
        """Where it is in the grid that a screen reader walks."""
        q, r = at
        return r + (q + q % 2) // 2 - self.first_row, q - self.hexes[0][0]

    def art(self) -> str:
        """What does not move; things on hexes are pieces."""
        board = self.board
        middles = [self.middle(at) for at in board.hexes]
        thirds = [self.middle((q, r)) for q, r in board.hexes if (q - r) % 3 == 0]
        starts = [self.middle(board.hexes[cell]) for cell in board.starts]
        return "".join(
            (
                _places(list(map(self.middle, self.free))),
                _all(1.16, "rim", middles),
                _all(1.0, "cell", middles),
                _all(1.0, "cell-alt", thirds),
                _all(1.0, "grid-line", middles),
                "".join(tag("circle", cx=x, cy=y, r=0.1, class_="target-ground") for x, y in starts),
            )
        )

    def names(self) -> str:
        """The names of the hexes; a high wall fills its hex."""
        board = self.board
        return "".join(
            hex_name(board, cell, *self.middle(at))
            for cell, at in enumerate(board.hexes)
            if board.terrain[cell] != HIGH
        )


def _free(board: Board) -> set[Hex]:
    """The places beside hexes where one could be added within the limits of a board."""
    if len(board) >= MAX_HEXES:
        return set()
    left, right = board.hexes[0][0], board.hexes[-1][0]
    heights = [2 * r + q for q, r in board.hexes]
    top, bottom = min(heights), max(heights)

    def fits(q: int, r: int) -> bool:
        columns = max(right, q) - min(left, q) + 1
        rows = (max(bottom, 2 * r + q) - min(top, 2 * r + q)) // 2 + 1
        return columns <= MAX_COLUMNS and rows <= MAX_ROWS and max(abs(q), abs(r)) <= MAX_COORDINATE

    around = {neighbour(at, heading) for at in board.hexes for heading in range(6)}
    return {at for at in around if at not in board.number and fits(*at)}


def _all(scale: float, class_: str, middles: list[Point]) -> str:
    return tag("path", d="".join(hexagon(x, y, scale) for x, y in middles), class_=class_)


def _places(middles: list[Point]) -> str:
    """Where a hex could be added."""
    pluses = "".join(f"M{x - 0.1:.4g} {y:.4g}h0.2M{x:.4g} {y - 0.1:.4g}v0.2" for x, y in middles)
    drawn = _all(0.8, "marker", middles) + tag("path", d=pluses, class_="marker")
    return tag("g", tag("g", drawn, class_="tone-silver"), class_="ghost") if middles else ""


# -- symbols ---------------------------------------------------------------------------------------------------------


def _hidden(drawn: str) -> str:
    """A thing that nobody sees: an eye with a stroke through it beside it."""
    eye = tag(
        "g",
        tag("circle", cx=0, cy=0, r=0.17, class_="chip-face"),
        tag("path", d="M-0.12 0Q0 -0.13 0.12 0Q0 0.13 -0.12 0Z", class_="marker"),
        tag("path", d="M-0.09 0.1L0.09 -0.1", class_="marker"),
        transform="translate(0.27 0.24)",
        class_="tone-black",
    )
    return drawn + eye


@lru_cache(maxsize=1)
def symbols() -> dict[str, str]:
    """What tools put on hexes, and small pictures of the boards that come with the game."""
    made = {}
    plain = tag("path", d=hexagon(0, 0, 0.84), class_="cell") + tag(
        "path", d=hexagon(0, 0, 0.84), class_="grid-line"
    )
    plus = tag("path", d="M-0.16 0H0.16M0 -0.16V0.16", class_="trail")
    cross = tag("path", d="M-0.14 -0.14L0.14 0.14M0.14 -0.14L-0.14 0.14", class_="wall")
    made["tool-ground"] = plain + plus
    made["tool-without"] = plain + cross
    for kind in TERRAIN:
        drawn = tag("g", terrain_symbol(kind), transform="scale(0.88)")
        made[kind] = _hidden(drawn) if kind in HIDDEN else drawn
        made[f"tool-{kind}"] = plain + tag("g", made[kind], transform="scale(0.9)")
    return made | {f"map-{name}": _picture(find_map(name)) for name in MAPS}


def _picture(board: Board) -> str:
    """A board within a square of 1 x 1."""
    canvas = [(ACROSS * q, r + q / 2) for q, r in board.hexes]
    xs, ys = [x for x, _y in canvas], [y for _x, y in canvas]
    scale = 0.96 / max(max(xs) - min(xs) + 2 * SIDE, max(ys) - min(ys) + 1)
    x, y = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    things = "".join(
        tag(
            "g",
            terrain_symbol(kind),
            transform=f"translate({canvas[cell][0]:.4g} {canvas[cell][1]:.4g}) scale(1.15)",
        )
        for cell, kind in board.things()
    )
    drawn = _all(1.2, "rim", canvas) + _all(1.0, "cell", canvas) + things
    return tag("g", drawn, transform=f"scale({scale:.4g}) translate({-x:.4g} {-y:.4g})")
