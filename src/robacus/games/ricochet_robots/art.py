"""How a Ricochet board looks: the part of a scene that does not move, made once for each board and language.

Only drawing: walls, diagonals, targets and the names of squares come from `board`, shapes and tones from
`robacus.figures`.  What stands on the board in one position is `scene`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from robacus import figures, glyphs
from robacus.figures import MARGIN, Segment
from robacus.games.ricochet_robots.board import (
    ANY,
    COLOURS,
    EAST,
    OPPOSITE,
    SHAPES,
    SOLID,
    SOUTH,
    Board,
    Target,
    column_name,
)
from robacus.games.ricochet_robots.moves import words
from robacus.scene import Board as Drawn
from robacus.scene import Point, Square, tag
from robacus.speech import Joined, Message, Speech, speech

WAYS: tuple[Literal["up", "right", "down", "left"], ...] = ("up", "right", "down", "left")
"""Heading -> its word in controls and messages."""
INACTIVE = 0.86
"""Size of the targets on the board; the active one is drawn in full size over its own."""


def tone(colour: str) -> str:
    """The class that gives a robot, a target or a way its colours."""
    return f"tone-{colour}"


def centre(board: Board, cell: int) -> Point:
    """The middle of a cell in board units of the scene."""
    row, column = divmod(cell, board.width)
    return column + 0.5 + MARGIN, row + 0.5 + MARGIN


def corners(board: Board, path: tuple[int, ...]) -> tuple[Point, ...]:
    """The points where a slide over the cells `path`, its starting cell first, begins, turns and ends."""
    inner = (
        after
        for before, after, then in zip(path, path[1:], path[2:], strict=False)
        if then - after != after - before
    )
    return tuple(centre(board, cell) for cell in (path[0], *inner, path[-1]))


def target_words(target: Target) -> Message:
    """What a target or its chip is called, such as "blue circle"."""
    return words("scene-target", colour=target.colour, shape=target.shape)


def task_words(target: Target) -> Message:
    """What is to be done in a round: the target, and for the vortex that any robot may get there (R2)."""
    return words("scene-task", colour=target.colour, shape=target.shape)


def middle_block(board: Board) -> Point | None:
    """The middle of the solid block of 2 x 2 cells in the centre of the board, where the drawn chip lies; None on a
    board that has no such block."""
    if board.width % 2 or board.height % 2 or min(board.width, board.height) < 4:
        return None
    row, column = board.height // 2, board.width // 2
    if all(board.solid(board.cell(y, x)) for y in (row - 1, row) for x in (column - 1, column)):
        return column + MARGIN, row + MARGIN
    return None


@lru_cache(maxsize=1024)
def drawn(board: Board, key: str, language: str) -> Drawn:
    """The board of a scene with its words in one language; `key` tells boards apart."""
    say = speech(language)
    return Drawn(
        key=f"{key}-{language}",
        width=board.width + 2 * MARGIN,
        height=board.height + 2 * MARGIN,
        art=board_art(board),
        symbols=board_symbols(board),
        squares=tuple(_square(board, cell, say) for cell in range(len(board.walls)) if not board.solid(cell)),
        label=say.say(words("scene-board", width=board.width, height=board.height)),
    )


# -- what lies on the board ------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def board_art(board: Board) -> str:
    """What lies on the board and never moves."""
    targets = "".join(
        tag(
            "g",
            _emblem(target.shape, "" if target.colour == ANY else target.colour),
            transform="translate({:.5g} {:.5g}) scale({})".format(*centre(board, target.cell), INACTIVE),
        )
        for target in board.targets
    )
    diagonals = "".join(
        figures.diagonal(*centre(board, diagonal.cell), rising=diagonal.kind == "/", tone=diagonal.colour)
        for diagonal in board.diagonals
    )
    blocks = "".join(
        figures.solid(column + MARGIN, row + MARGIN, width, height)
        for row, column, width, height in _blocks(board)
    )
    return "".join(
        (_grid(board.width, board.height), targets, figures.walls(wall_segments(board)), diagonals, blocks)
    )


@lru_cache(maxsize=64)
def _grid(width: int, height: int) -> str:
    return figures.grid(
        width,
        height,
        top_labels=[column_name(column) for column in range(width)],
        side_labels=[str(row + 1) for row in range(height)],
    )


def wall_segments(board: Board) -> list[Segment]:
    """The walls inside the rim, those in one line joined; what stands around solid cells is drawn with them."""
    across = {
        (row, column)
        for row in range(1, board.height)
        for column in range(board.width)
        if _wall_between(board, board.cell(row - 1, column), board.cell(row, column), SOUTH)
    }
    down = {
        (column, row)
        for column in range(1, board.width)
        for row in range(board.height)
        if _wall_between(board, board.cell(row, column - 1), board.cell(row, column), EAST)
    }
    flat = [((a + MARGIN, line + MARGIN), (b + MARGIN, line + MARGIN)) for line, a, b in _joined(across)]
    upright = [((line + MARGIN, a + MARGIN), (line + MARGIN, b + MARGIN)) for line, a, b in _joined(down)]
    return flat + upright


def _wall_between(board: Board, first: int, second: int, heading: int) -> bool:
    return (
        bool(board.walls[first] >> heading & 1)
        and bool(board.walls[second] >> OPPOSITE[heading] & 1)
        and board.walls[first] != SOLID
        and board.walls[second] != SOLID
    )


def _joined(units: Iterable[tuple[int, int]]) -> list[tuple[int, int, int]]:
    """(line, from, to) of unit pieces (line, from), neighbours joined."""
    joined: list[tuple[int, int, int]] = []
    for line, at in sorted(units):
        if joined and joined[-1][0] == line and joined[-1][2] == at:
            joined[-1] = (line, joined[-1][1], at + 1)
        else:
            joined.append((line, at, at + 1))
    return joined


def _blocks(board: Board) -> list[tuple[int, int, int, int]]:
    """Row, column, width and height of rectangles that cover the solid cells, each cell once."""
    left = {board.row_column(cell) for cell in range(len(board.walls)) if board.solid(cell)}
    blocks = []
    while left:
        row, column = min(left)
        width = 1
        while (row, column + width) in left:
            width += 1
        height = 1
        while all((row + height, column + x) in left for x in range(width)):
            height += 1
        blocks.append((row, column, width, height))
        left -= {(row + y, column + x) for y in range(height) for x in range(width)}
    return blocks


# -- symbols ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def board_symbols(board: Board) -> dict[str, str]:
    """Robots and markers by colour, goals and chips by shape (their tone is the piece's), and emblems with their tone
    for beside the board."""
    made = dict(_robot_symbols())
    shapes = [shape for shape in SHAPES if any(target.shape == shape for target in board.targets)]
    made |= {f"goal-{shape}": _goal(shape) for shape in shapes}
    if middle_block(board):
        made |= {f"chip-{shape}": chip(shape) for shape in shapes}
        made["chip-back"] = chip("")
    made |= {target_symbol(target): _emblem(target.shape, target.colour) for target in board.targets}
    return made


@lru_cache(maxsize=1)
def _robot_symbols() -> dict[str, str]:
    robots = {f"robot-{colour}": figures.robot(colour) for colour in COLOURS}
    return robots | {f"marker-{colour}": figures.marker(colour) for colour in COLOURS}


@lru_cache(maxsize=64)
def _emblem(shape: str, tone: str) -> str:
    return figures.target(shape, tone)


def target_symbol(target: Target) -> str:
    """The symbol of a target's emblem in its own tone."""
    return f"target-{target.colour}-{target.shape}"


def _goal(shape: str) -> str:
    """The active target: a tile in its tone that leaves the walls to be seen, the emblem in full size, and a ring that
    reaches over the cell."""
    return "".join(
        (
            tag("rect", x=-0.43, y=-0.43, width=0.86, height=0.86, rx=0.1, class_="marker-tile"),
            tag("rect", x=-0.43, y=-0.43, width=0.86, height=0.86, rx=0.1, class_="marker-tile"),
            figures.target(shape),
            tag("circle", cx=0, cy=0, r=0.68, class_="piece-limb-edge"),
            tag("circle", cx=0, cy=0, r=0.68, class_="piece-limb"),
        )
    )


def chip(shape: str) -> str:
    """The drawn chip in the middle of the board, twice as big as a cell's emblem; without a shape, face down."""
    face = tag("circle", cx=0, cy=0, r=0.84, class_="chip-face") + tag(
        "circle", cx=0, cy=0, r=0.76, class_="marker"
    )
    if not shape:
        return face + glyphs.text("?", 0, 0, 0.62, "label")
    return face + tag("g", figures.target(shape), transform="scale(1.5)")


# -- what people and screen readers call it --------------------------------------------------------------------------


def _square(board: Board, cell: int, say: Speech) -> Square:
    row, column = board.row_column(cell)
    x, y = centre(board, cell)
    name = board.name(cell)
    things = things_on(board, cell)
    label = say.say(words("scene-square", name=name, things=Joined(things))) if things else name
    return Square(name, x, y, row, column, label)


def things_on(board: Board, cell: int) -> tuple[Message, ...]:
    """What is on a cell for ever, for somebody who does not see it: target, diagonal, walls."""
    things = [words("scene-square-target", target=target_words(t)) for t in board.targets if t.cell == cell]
    things += [
        words("scene-square-diagonal", colour=d.colour, kind="rising" if d.kind == "/" else "falling")
        for d in board.diagonals
        if d.cell == cell
    ]
    sides = [
        words("scene-side", side=way) for heading, way in enumerate(WAYS) if board.walls[cell] >> heading & 1
    ]
    if sides:
        things.append(words("scene-square-walls", count=len(sides), sides=Joined(tuple(sides))))
    return tuple(things)
