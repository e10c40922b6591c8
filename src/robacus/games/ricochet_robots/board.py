"""The board of Ricochet Robots: walls, diagonals, targets, and how far a robot slides.

Geometry only.  Which moves the rules allow is `moves`; the table game is `rules`.

A cell is the number ``row * width + column``, both counted from 0 at the top left.  People see its name: the letter of
the column and the number of the row, so cell 0 is ``A1`` and the last one of a standard board ``P16``.
Headings are 0 north, 1 east, 2 south, 3 west.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from robacus.chance import Chance
from robacus.game import InvalidText
from robacus.speech import Message

COLOURS = ("red", "green", "blue", "yellow", "black", "silver")
"""In the order used wherever one is needed; black or silver is the fifth robot."""
ANY = "any"
"""Colour of the vortex: any robot may be the active one (R2)."""
SHAPES = ("circle", "triangle", "square", "hexagon", "vortex")
HEADINGS = "NESW"
NORTH, EAST, SOUTH, WEST = range(4)
OPPOSITE = (SOUTH, WEST, NORTH, EAST)
SOLID = 15
"""Walls of a cell that nothing can enter."""
MAX_SIDE = 32
MAX_BOARD_TEXT = 8_000
"""Characters; the largest board needs about half of it."""

Edition = Literal["1999", "2003", "2013"]
SIDES: dict[str, str] = {"1999": "AB", "2003": "CD", "2013": "ABCD"}
"""Edition -> the quadrant sides it consists of."""
FIFTH: dict[str, str] = {"1999": "black", "2003": "black", "2013": "silver"}
"""Edition -> colour of its fifth robot; the box of 1999 had none, its boards are played with the black one."""
SIDES_WITH_DIAGONALS = "D"

_TURNED = {"/": (EAST, NORTH, WEST, SOUTH), "\\": (WEST, SOUTH, EAST, NORTH)}
"""Kind of diagonal -> heading before -> heading after (R19)."""


def problem(id: str, /, **args: object) -> InvalidText:
    """The error that a board text is wrong in the way that message `id` says."""
    return InvalidText(Message(f"ricochet-robots:{id}", tuple(args.items())))


class Target(msgspec.Struct, frozen=True):
    """A target on the board; `colour` is `ANY` for the vortex."""

    cell: int
    colour: str
    shape: str


class Diagonal(msgspec.Struct, frozen=True):
    """A diagonal wall: `kind` is ``/`` or ``\\``; robots of its colour pass (R19)."""

    cell: int
    kind: str
    colour: str


class Ray(NamedTuple):
    """Where a robot goes from some cell on an empty board."""

    cells: tuple[int, ...]
    """The cells it enters, in order; the last one is where it stops."""
    headings: tuple[int, ...]
    """The heading in which it enters each of them."""
    endless: bool
    """It would go round for ever unless another robot stops it; the round is listed once."""


class Slide(NamedTuple):
    """One slide of a robot."""

    cell: int
    """Where it stops."""
    heading: int
    """The heading of its last step."""
    path: tuple[int, ...]
    """The cells it enters, the last one included."""
    blocked_turn: bool
    """It stopped on a diagonal because what it was turned into is an obstacle."""


class Board(msgspec.Struct, frozen=True, dict=True):
    """A board.  Two boards are equal when everything on them is."""

    width: int
    height: int
    walls: bytes
    """One byte a cell: the sum of 1 north, 2 east, 4 south, 8 west for its sides that carry a wall; every wall is
    on both cells that it separates; `SOLID` for a cell that nothing can enter."""
    diagonals: tuple[Diagonal, ...] = ()
    targets: tuple[Target, ...] = ()

    # -- cells -----------------------------------------------------------------------------------------------------

    def cell(self, row: int, column: int) -> int:
        """The cell at `row` and `column`, counted from 0."""
        return row * self.width + column

    def row_column(self, cell: int) -> tuple[int, int]:
        """Row and column of a cell, counted from 0."""
        return divmod(cell, self.width)

    def solid(self, cell: int) -> bool:
        """Whether nothing can enter the cell."""
        return self.walls[cell] == SOLID

    def name(self, cell: int) -> str:
        """What people call the cell: ``A1`` is top left."""
        return self._names[cell]

    @cached_property
    def _names(self) -> tuple[str, ...]:
        return tuple(
            f"{column_name(cell % self.width)}{cell // self.width + 1}" for cell in range(len(self.walls))
        )

    def named(self, name: str) -> int:
        """The cell of a name such as ``c12``.  Raises `InvalidText`."""
        match = re.fullmatch(r"\s*([A-Za-z]{1,2})([0-9]{1,2})\s*", name)
        if match:
            row, column = int(match[2]) - 1, _column_number(match[1])
            if 0 <= row < self.height and 0 <= column < self.width:
                return self.cell(row, column)
        last = self.name(len(self.walls) - 1)
        raise problem("board-no-cell", name=name.strip()[:20], last=last)

    @cached_property
    def free_cells(self) -> tuple[int, ...]:
        """Cells on which a robot may start (R3): not solid, without a target."""
        taken = {target.cell for target in self.targets}
        return tuple(cell for cell in range(len(self.walls)) if not self.solid(cell) and cell not in taken)

    # -- sliding ---------------------------------------------------------------------------------------------------

    def ray(self, colour: str, cell: int, heading: int) -> Ray:
        """Where a robot of `colour` goes from `cell` on the empty board (R4, R19)."""
        return self.rays(colour)[heading][cell]

    def rays(self, colour: str) -> tuple[tuple[Ray, ...], ...]:
        """All rays of a robot of `colour`: heading -> cell -> ray.  Made once for each set of diagonals that turn it."""
        turning = frozenset(diagonal for diagonal in self.diagonals if diagonal.colour != colour)
        return self._rays_of(turning)

    def _rays_of(self, turning: frozenset[Diagonal]) -> tuple[tuple[Ray, ...], ...]:
        made = self._rays_made
        if turning not in made:
            turns = {diagonal.cell: _TURNED[diagonal.kind] for diagonal in turning}
            made[turning] = tuple(
                tuple(self._trace(cell, heading, turns) for cell in range(len(self.walls)))
                for heading in range(4)
            )
        return made[turning]

    @cached_property
    def _rays_made(self) -> dict[frozenset[Diagonal], tuple[tuple[Ray, ...], ...]]:
        return {}

    def _trace(self, cell: int, heading: int, turns: dict[int, tuple[int, ...]]) -> Ray:
        step = (-self.width, 1, self.width, -1)
        cells: list[int] = []
        headings: list[int] = []
        seen: set[tuple[int, int]] = set()
        while not self.walls[cell] >> heading & 1:
            cell += step[heading]
            if (cell, heading) in seen:
                return Ray(tuple(cells), tuple(headings), True)
            seen.add((cell, heading))
            cells.append(cell)
            headings.append(heading)
            if cell in turns:
                heading = turns[cell][heading]
        return Ray(tuple(cells), tuple(headings), False)

    def turns(self, colour: str, cell: int) -> bool:
        """Whether there is a diagonal on `cell` that turns a robot of `colour`."""
        return any(diagonal.cell == cell and diagonal.colour != colour for diagonal in self.diagonals)

    def slide(self, colour: str, cell: int, heading: int, others: Collection[int]) -> Slide | None:
        """The slide of a robot of `colour` from `cell`, with the other robots on the cells `others`.

        None when it would not leave its cell, or would never stop (R4, R19).  A blocked turn stands here; whether
        it is allowed is an option of the rules.
        """
        cells, headings, endless = self.ray(colour, cell, heading)
        count = len(cells)
        for index, passed in enumerate(cells):
            if passed in others:
                count = index
                break
        else:
            if endless:
                return None
        if count == 0:
            return None
        stop = cells[count - 1]
        blocked = bool(self.diagonals) and self.turns(colour, stop)
        return Slide(stop, headings[count - 1], cells[:count], blocked)

    # -- text ------------------------------------------------------------------------------------------------------

    def rows(self) -> list[str]:
        """The walls as rows of hexadecimal digits, the top row first."""
        return [
            "".join(f"{mask:x}" for mask in self.walls[row * self.width : (row + 1) * self.width])
            for row in range(self.height)
        ]

    def to_text(self) -> str:
        """The share text: statements, one a line.  `read_board` reads it back."""
        lines = [f"board {self.width}x{self.height}", *self.rows()]
        lines += [f"diagonal {self.name(d.cell)} {d.kind} {d.colour}" for d in self.diagonals]
        lines += [f"target {self.name(t.cell)} {t.colour} {t.shape}" for t in self.targets]
        return "\n".join(lines)


def column_name(column: int) -> str:
    """A, B, ... Z, AA, AB, ... for columns counted from 0."""
    return chr(65 + column) if column < 26 else chr(64 + column // 26) + chr(65 + column % 26)


def _column_number(letters: str) -> int:
    number = 0
    for letter in letters.upper():
        number = number * 26 + ord(letter) - 64
    return number - 1


# -- making boards -------------------------------------------------------------------------------------------------


def board_of_rows(
    rows: Sequence[str], diagonals: Iterable[Diagonal] = (), targets: Iterable[Target] = ()
) -> Board:
    """The board of rows of hexadecimal digits (see `Board.walls`), checked: a rectangle of at most 32 x 32 cells,
    a closed rim, every wall on both sides, at least one cell that is not solid, nothing on solid cells.

    Raises `InvalidText` naming the cell that is wrong.
    """
    height, width = len(rows), len(rows[0]) if rows else 0
    if not 1 <= height <= MAX_SIDE or not 1 <= width <= MAX_SIDE:
        raise problem("board-size", width=width, height=height, most=MAX_SIDE)
    for number, row in enumerate(rows, start=1):
        if len(row) != width:
            raise problem("board-row-length", row=number, length=len(row), width=width)
        if not set(row) <= set("0123456789abcdefABCDEF"):
            raise problem("board-row-digits", row=number)
    walls = bytes(int(digit, 16) for row in rows for digit in row)
    board = Board(width, height, walls, tuple(diagonals), tuple(targets))
    _check_walls(board)
    _check_things(board)
    return board


def _check_walls(board: Board) -> None:
    step = (-board.width, 1, board.width, -1)
    for cell, mask in enumerate(board.walls):
        row, column = board.row_column(cell)
        rim = (row == 0, column == board.width - 1, row == board.height - 1, column == 0)
        for heading in range(4):
            wall = bool(mask >> heading & 1)
            if rim[heading]:
                if not wall:
                    raise problem("board-rim-open", cell=board.name(cell), side=HEADINGS[heading])
            elif wall != bool(board.walls[cell + step[heading]] >> OPPOSITE[heading] & 1):
                other = board.name(cell + step[heading])
                raise problem("board-one-sided", cell=board.name(cell), other=other)
    if all(mask == SOLID for mask in board.walls) and len(board.walls) > 1:
        raise problem("board-all-solid")


def _check_things(board: Board) -> None:
    seen: set[int] = set()
    for diagonal in board.diagonals:
        if diagonal.cell in seen:
            raise problem("board-two-diagonals", cell=board.name(diagonal.cell))
        if board.solid(diagonal.cell):
            raise problem("board-on-solid", cell=board.name(diagonal.cell))
        seen.add(diagonal.cell)
    seen.clear()
    for target in board.targets:
        if target.cell in seen:
            raise problem("board-two-targets", cell=board.name(target.cell))
        if board.solid(target.cell):
            raise problem("board-on-solid", cell=board.name(target.cell))
        if (target.colour == ANY) != (target.shape == "vortex"):
            raise problem("board-vortex", cell=board.name(target.cell))
        seen.add(target.cell)


def statements(text: str) -> list[str]:
    """The statements of a share text: lines, or parts between semicolons; ``#`` starts a remark.

    Raises `InvalidText` for a text that is too long.
    """
    if len(text) > MAX_BOARD_TEXT:
        raise problem("board-text-long", length=len(text), longest=MAX_BOARD_TEXT)
    lines = (line.partition("#")[0] for line in text.splitlines())
    parts = (part.strip() for line in lines for part in line.split(";"))
    return [part for part in parts if part]


def read_board(text: str) -> Board:
    """The board of a share text.  Raises `InvalidText` naming the statement or cell that is wrong."""
    board, rest = take_board(statements(text))
    if rest:
        raise problem("board-statement", words=rest[0][:40])
    return board


def take_board(parts: list[str]) -> tuple[Board, list[str]]:
    """The board that these statements describe, and the statements that are not about the board.

    ``quadrants 1A 2B 3C 4D`` names a standard board; ``board 5x4`` is followed by its rows; ``diagonal C4 / red``
    and ``target B3 blue circle`` put something on a cell.
    """
    if not parts:
        raise problem("board-missing")
    rows: list[str] = []
    base: Board | None = None
    rest: list[str] = []
    things: list[list[str]] = []
    queue = iter(parts)
    for part in queue:
        words = part.split()
        keyword = words[0].lower()
        if keyword in ("quadrants", "board") and (base is not None or rows):
            raise problem("board-twice")
        if keyword == "quadrants":
            base = standard_board(tuple(words[1:]))
        elif keyword == "board":
            match = re.fullmatch(r"(\d{1,4})x(\d{1,4})", "".join(words[1:]).lower())
            if not match:
                raise problem("board-header", words=part[:40])
            width, height = int(match[1]), int(match[2])
            if not 1 <= width <= MAX_SIDE or not 1 <= height <= MAX_SIDE:
                raise problem("board-size", width=width, height=height, most=MAX_SIDE)
            rows = [row.replace(" ", "") for _, row in zip(range(height), queue, strict=False)]
            if len(rows) < height:
                raise problem("board-rows", rows=len(rows), height=height)
            if len(rows[0]) != width:
                raise problem("board-row-length", row=1, length=len(rows[0]), width=width)
        elif keyword in ("diagonal", "target"):
            things.append(words)
        else:
            rest.append(part)
    if base is None and not rows:
        raise problem("board-missing")
    bare = base or board_of_rows(rows)
    diagonals = [_read_diagonal(bare, words) for words in things if words[0].lower() == "diagonal"]
    targets = [_read_target(bare, words) for words in things if words[0].lower() == "target"]
    if not things:
        return bare, rest
    return board_of_rows(bare.rows(), (*bare.diagonals, *diagonals), (*bare.targets, *targets)), rest


def _read_diagonal(board: Board, words: list[str]) -> Diagonal:
    if len(words) != 4 or words[2] not in _TURNED or words[3].lower() not in COLOURS:
        raise problem("board-diagonal", words=" ".join(words)[:40])
    return Diagonal(board.named(words[1]), words[2], words[3].lower())


def _read_target(board: Board, words: list[str]) -> Target:
    if len(words) != 4 or words[2].lower() not in (*COLOURS, ANY) or words[3].lower() not in SHAPES:
        raise problem("board-target", words=" ".join(words)[:40])
    return Target(board.named(words[1]), words[2].lower(), words[3].lower())


# -- standard boards -----------------------------------------------------------------------------------------------


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


def _turned(row: int, column: int, turns: int) -> tuple[int, int]:
    """Where a cell of the NW quadrant lies on the board after `turns` clockwise quarter turns of the whole board."""
    last = 2 * HALF - 1
    for _ in range(turns):
        row, column = column, last - row
    return row, column
