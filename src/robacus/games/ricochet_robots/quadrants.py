"""The standard boards: sixteen quadrant sides, three editions of the box, and how they are put together."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec

from robacus.chance import Chance
from robacus.games.ricochet_robots.board import (
    EAST,
    HEADINGS,
    NORTH,
    OPPOSITE,
    SOUTH,
    WEST,
    Board,
    Diagonal,
    Target,
    problem,
)

Edition = Literal["1999", "2003", "2013"]
SIDES: dict[str, str] = {"1999": "AB", "2003": "CD", "2013": "ABCD"}
"""Edition -> the quadrant sides it consists of."""
FIFTH: dict[str, str] = {"1999": "black", "2003": "black", "2013": "silver"}
"""Edition -> colour of its fifth robot; the box of 1999 had none, its boards are played with the black one."""
SIDES_WITH_DIAGONALS = "D"


class Quadrant(msgspec.Struct, frozen=True):
    """One side of one of the four pieces, as it lies in the top left corner of the board."""

    id: str
    walls: tuple[tuple[int, int, str], ...]
    """(row, column, side S or E); the rim and the centre are not listed."""
    targets: tuple[tuple[int, int, str, str], ...]
    diagonals: tuple[tuple[int, int, str, str], ...]


HALF = 8
CENTRE = ((7, 7), (7, 8), (8, 7), (8, 8))


@lru_cache(maxsize=1)
def quadrants() -> dict[str, Quadrant]:
    """The sixteen quadrant sides, ``1A`` to ``4D``."""
    data = json.loads((Path(__file__).parent / "data" / "quadrants.json").read_text(encoding="utf-8"))
    listed = msgspec.convert(data["quadrants"], list[Quadrant])
    return {quadrant.id: quadrant for quadrant in listed}


def choose_quadrants(edition: str, chance: Chance, *, diagonals: bool = True) -> tuple[str, ...]:
    """Quadrant sides for a board of `edition`, in the order NW NE SE SW: each piece once, in random order."""
    sides = [side for side in SIDES[edition] if diagonals or side not in SIDES_WITH_DIAGONALS]
    return tuple(piece + chance.choice(sides) for piece in chance.shuffled("1234"))


@lru_cache(maxsize=512)
def standard_board(ids: tuple[str, ...]) -> Board:
    """The 16 x 16 board of four quadrant sides in the order NW NE SE SW.

    Raises `InvalidText` unless it is one side of each piece.
    """
    names = tuple(name.upper() for name in ids)
    if (
        len(names) != 4
        or sorted(name[:1] for name in names) != list("1234")
        or not set(names) <= set(quadrants())
    ):
        raise problem("board-quadrants", words=" ".join(ids)[:40])
    size = 2 * HALF
    walls = bytearray(size * size)
    step = (-size, 1, size, -1)

    def put_wall(row: int, column: int, heading: int) -> None:
        cell = row * size + column
        walls[cell] |= 1 << heading
        inside = (row > 0, column < size - 1, row < size - 1, column > 0)[heading]
        if inside:
            walls[cell + step[heading]] |= 1 << OPPOSITE[heading]

    diagonals: list[Diagonal] = []
    targets: list[Target] = []
    for turns, name in enumerate(names):
        quadrant = quadrants()[name]
        for row, column, side in quadrant.walls:
            put_wall(*_turned(row, column, turns), (HEADINGS.index(side) + turns) % 4)
        for row, column, colour, shape in quadrant.targets:
            y, x = _turned(row, column, turns)
            targets.append(Target(y * size + x, colour, shape))
        for row, column, kind, colour in quadrant.diagonals:
            y, x = _turned(row, column, turns)
            diagonals.append(
                Diagonal(y * size + x, kind if turns % 2 == 0 else "\\/"["/\\".index(kind)], colour)
            )
    for line in range(size):
        put_wall(0, line, NORTH)
        put_wall(size - 1, line, SOUTH)
        put_wall(line, 0, WEST)
        put_wall(line, size - 1, EAST)
    for row, column in CENTRE:
        for heading in range(4):
            put_wall(row, column, heading)
    targets.sort(key=lambda target: target.cell)
    diagonals.sort(key=lambda diagonal: diagonal.cell)
    return Board(size, size, bytes(walls), tuple(diagonals), tuple(targets))


def printed_sides(board: Board) -> tuple[str, ...]:
    """The quadrant sides, in the order NW NE SE SW, of which a board is made; none when it is not a standard board."""
    if (board.width, board.height) != (2 * HALF, 2 * HALF) or not board.targets:
        return ()
    targets: list[list[Target]] = [[], [], [], []]
    for target in board.targets:
        row, column = board.row_column(target.cell)
        targets[(0, 1, 3, 2)[row // HALF * 2 + column // HALF]].append(target)
    sides = tuple(_by_targets().get((turns, frozenset(found)), "") for turns, found in enumerate(targets))
    if sorted(side[:1] for side in sides) == list("1234") and standard_board(sides) == board:
        return sides
    return ()


@lru_cache(maxsize=1)
def _by_targets() -> dict[tuple[int, frozenset[Target]], str]:
    """Quarter and the targets in it -> the side: no two sides have the same ones."""
    size = 2 * HALF
    return {
        (
            turns,
            frozenset(
                Target(y * size + x, colour, shape)
                for row, column, colour, shape in side.targets
                for y, x in (_turned(row, column, turns),)
            ),
        ): side.id
        for side in quadrants().values()
        for turns in range(4)
    }


def _turned(row: int, column: int, turns: int) -> tuple[int, int]:
    """Where a cell of the NW quadrant lies on the board after `turns` clockwise quarter turns of the whole board."""
    last = 2 * HALF - 1
    for _ in range(turns):
        row, column = column, last - row
    return row, column
