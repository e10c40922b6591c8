"""Positions for the tests of moves and solvers, and the plainest solver there is: it only asks the rules.

`by_the_rules` knows no trick: it steps every `Way` and remembers everything that a `Way` remembers.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import NamedTuple

from robacus.game import IllegalAction, InvalidText
from robacus.games.ricochet_robots.board import ANY, COLOURS, TURNED, Board, Diagonal, board_of_rows
from robacus.games.ricochet_robots.moves import Position, Variant, Way, checked
from robacus.games.ricochet_robots.position_text import read_position

OPEN_4 = "board 4x4; 9113; 8002; 8002; c446;"
"""Nothing but the rim."""


def position(text: str) -> Position:
    return read_position(text)


class Plain(NamedTuple):
    length: int | None
    """None = there is no way."""
    count: int
    depth: int
    """How far was looked; when `length` is None and `through` is false, more than that is needed."""
    through: bool


def by_the_rules(where: Position, variant: Variant, most: int = 60_000) -> Plain:
    """Length and number of shortest ways, by stepping through everything, for at most `most` states."""
    return onwards(Way.start(where, variant), most)


def onwards(start: Way, most: int = 60_000) -> Plain:
    """The same from the middle of a way."""
    if start.arrived:
        return Plain(0, 1, 0, True)
    layer = {_key(start): start}
    counts = Counter({_key(start): 1})
    seen = set(layer)
    depth = 0
    while layer:
        following: dict[object, Way] = {}
        numbers: Counter[object] = Counter()
        arrived = 0
        for key, way in layer.items():
            for move in way.legal():
                after = way.step(*move)
                if after.arrived:
                    arrived += counts[key]
                    continue
                after_key = _key(after)
                if after_key not in seen or after_key in following:
                    seen.add(after_key)
                    following[after_key] = after
                    numbers[after_key] += counts[key]
        depth += 1
        if arrived:
            return Plain(depth, arrived, depth, True)
        if len(seen) > most:
            return Plain(None, 0, depth, False)
        layer, counts = following, numbers
    return Plain(None, 0, depth, True)


def _key(way: Way) -> object:
    if way.variant == "free":
        return way.robots
    return way.robots, way.last_robot, way.headings, way.ricocheted, way.candidates


def random_board(chance: random.Random, width: int, height: int, *, diagonals: bool = True) -> Board:
    """A small board with some walls, solid cells and diagonals."""
    size = width * height
    walls = [0] * size
    for cell in range(size):
        row, column = divmod(cell, width)
        for heading, (rim, other) in enumerate(
            (
                (row == 0, cell - width),
                (column == width - 1, cell + 1),
                (row == height - 1, cell + width),
                (column == 0, cell - 1),
            )
        ):
            if rim or chance.random() < 0.08:
                walls[cell] |= 1 << heading
                if not rim:
                    walls[other] |= 1 << (heading ^ 2)
    if size > 6 and chance.random() < 0.3:
        solid = chance.randrange(size)
        row, column = divmod(solid, width)
        walls[solid] = 15
        for rim, other, back in (
            (row == 0, solid - width, 4),
            (column == width - 1, solid + 1, 8),
            (row == height - 1, solid + width, 1),
            (column == 0, solid - 1, 2),
        ):
            if not rim:
                walls[other] |= back
    rows = ["".join(f"{mask:x}" for mask in walls[row * width :][:width]) for row in range(height)]
    free = [cell for cell in range(size) if walls[cell] != 15]
    chosen = chance.sample(free, min(len(free), chance.randrange(5))) if diagonals else []
    placed = [Diagonal(cell, chance.choice(list(TURNED)), chance.choice(COLOURS[:4])) for cell in chosen]
    return board_of_rows(rows, placed)


def random_position(chance: random.Random, *, diagonals: bool = True) -> Position:
    """A small position: one to five robots, any colour, sometimes the vortex, all options of R19."""
    while True:
        robots = chance.randint(1, 5)
        longest = {1: 7, 2: 6, 3: 4, 4: 3, 5: 3}[robots]
        try:
            board = random_board(
                chance, chance.randint(1, longest), chance.randint(2, longest), diagonals=diagonals
            )
        except InvalidText:  # walls all around every cell
            continue
        free = [cell for cell in range(len(board.walls)) if not board.solid(cell)]
        if len(free) <= robots:
            continue
        colours = chance.sample([*COLOURS[:4], chance.choice(COLOURS[4:])], robots)
        cells = chance.sample(free, robots)
        return checked(
            board,
            list(zip(colours, cells, strict=True)),
            chance.choice(free),
            ANY if chance.random() < 0.25 else chance.choice(colours),
            blocked_turn=chance.choice(["stand", "illegal"]),
            turn_is_ricochet=chance.random() < 0.3,
        )


def refusal(way: Way, robot: int, heading: int) -> str:
    """The id of the message with which a move is refused, or nothing."""
    try:
        way.step(robot, heading)
    except IllegalAction as error:
        return error.message.id.partition(":")[2]
    return ""
