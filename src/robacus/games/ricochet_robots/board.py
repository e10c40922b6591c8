"""The board of Ricochet Robots: walls, diagonals, targets, and how far a robot slides.

Geometry only.  Which moves the rules allow is `moves`; the table game is `rules`.

A cell is the number ``row * width + column``, both counted from 0 at the top left.  People see its name: the letter of
the column and the number of the row, so cell 0 is ``A1`` and the last one of a standard board ``P16``.
Headings are 0 north, 1 east, 2 south, 3 west.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import product
from typing import NamedTuple

import msgspec

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
MAX_TRAVEL = 250_000
"""Cells that a robot passes on all slides of a board together, at most.  A standard board has 8,000; only hundreds of
diagonals that lead into each other come near, and each slide is kept."""
HEXADECIMAL = b"0123456789abcdefABCDEF"
DIGITS = bytes(int(chr(code), 16) if code in HEXADECIMAL else 0 for code in range(256))
"""Code of a hexadecimal digit -> its value."""
TURNED = {"/": (EAST, NORTH, WEST, SOUTH), "\\": (WEST, SOUTH, EAST, NORTH)}
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


class Slide(msgspec.Struct, frozen=True):
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
        # A table needs few of the thousands that a large board has; all of them together can take thirty megabytes.
        found = self._asked.get((colour, cell, heading))
        if found is None:
            found = self._trace(cell, heading, self._turns(colour))
            self._asked[colour, cell, heading] = found
        return found

    @cached_property
    def _asked(self) -> dict[tuple[str, int, int], Ray]:
        return {}

    def rays(self, colour: str) -> tuple[tuple[Ray, ...], ...]:
        """All rays of a robot of `colour`: heading -> cell -> ray, for a search.  Made on first use."""
        # Robots of a colour that no diagonal here has are turned by all of them: they share one table.
        same = colour if any(diagonal.colour == colour for diagonal in self.diagonals) else ""
        if same not in self._rays:
            turns = self._turns(colour)
            cells = range(len(self.walls))
            self._rays[same] = tuple(
                tuple(self._trace(cell, heading, turns) for cell in cells) for heading in range(4)
            )
        return self._rays[same]

    @cached_property
    def _rays(self) -> dict[str, tuple[tuple[Ray, ...], ...]]:
        return {}

    def _turns(self, colour: str) -> dict[int, tuple[int, int, int, int]]:
        """Cell -> heading before -> heading after, for the diagonals that turn a robot of `colour` (R19)."""
        return {d.cell: TURNED[d.kind] for d in self.diagonals if d.colour != colour}

    def _trace(self, cell: int, heading: int, turns: dict[int, tuple[int, int, int, int]]) -> Ray:
        step = (-self.width, 1, self.width, -1)
        cells: list[int] = []
        if not turns:  # nearly always
            while not self.walls[cell] >> heading & 1:
                cell += step[heading]
                cells.append(cell)
            return Ray(tuple(cells), (heading,) * len(cells), False)
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
        if not self.diagonals:
            return self._straight(cell, heading, others)
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
        return Slide(stop, headings[count - 1], cells[:count], self.turns(colour, stop))

    def _straight(self, cell: int, heading: int, others: Collection[int]) -> Slide | None:
        """The same where nothing turns robots: cell by cell, which takes less time than to find the ray."""
        walls, wall, step = self.walls, 1 << heading, (-self.width, 1, self.width, -1)[heading]
        path = []
        while not walls[cell] & wall:
            cell += step
            if cell in others:
                break
            path.append(cell)
        return Slide(path[-1], heading, tuple(path), False) if path else None

    # -- text ------------------------------------------------------------------------------------------------------

    def rows(self) -> list[str]:
        """The walls as rows of hexadecimal digits, the top row first."""
        return [
            "".join(f"{mask:x}" for mask in self.walls[row * self.width : (row + 1) * self.width])
            for row in range(self.height)
        ]

    def to_text(self) -> str:
        """The share text: statements, one a line.  `board_text.read_board` reads it back."""
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
    board = msgspec.structs.replace(unchecked_board(rows), diagonals=tuple(diagonals), targets=tuple(targets))
    check_board(board)
    return board


def check_board(board: Board) -> None:
    """Raise `InvalidText`, naming the cell, unless the rim is closed and everything goes together."""
    _check_walls(board)
    _check_things(board)
    check_travel(board)


def unchecked_board(rows: Sequence[str]) -> Board:
    """The bare board of rows of hexadecimal digits, of which only the shape was looked at.  Raises `InvalidText`."""
    height, width = len(rows), len(rows[0]) if rows else 0
    if not 1 <= height <= MAX_SIDE or not 1 <= width <= MAX_SIDE:
        raise problem("board-size", width=width, height=height, most=MAX_SIDE)
    for number, row in enumerate(rows, start=1):
        if len(row) != width:
            raise problem("board-row-length", row=number, length=len(row), width=width)
    digits = "".join(rows)
    if not digits.isascii() or digits.encode().translate(None, HEXADECIMAL):
        for number, row in enumerate(rows, start=1):
            if not set(row.encode(errors="replace")) <= set(HEXADECIMAL):
                raise problem("board-row-digits", row=number)
    return Board(width, height, digits.encode().translate(DIGITS))


_WALLED = tuple(bytes(mask >> heading & 1 for mask in range(256)) for heading in range(4))
"""Heading -> walls of a cell -> whether there is one on that side."""


def _walls_agree(board: Board) -> bool:
    """Whether the rim is closed and every wall is on both sides; all cells at once, as each position that is read waits
    for this."""
    width = board.width
    north, east, south, west = (board.walls.translate(side) for side in _WALLED)
    return (
        0 not in north[:width]
        and 0 not in south[-width:]
        and 0 not in west[::width]
        and 0 not in east[width - 1 :: width]
        and south[:-width] == north[width:]
        # The rim was looked at: one row's last cell and the next one's first have walls.
        and east[:-1] == west[1:]
    )


def _check_walls(board: Board) -> None:
    if _walls_agree(board):
        _check_some_cell(board)
        return
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
    _check_some_cell(board)


def _check_some_cell(board: Board) -> None:
    if len(board.walls) > 1 and board.walls.count(SOLID) == len(board.walls):
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


def check_travel(board: Board) -> None:
    """Raise `InvalidText` where diagonals make the slides too long (`MAX_TRAVEL`)."""
    if board.diagonals and _longest_travel(msgspec.structs.replace(board, targets=())) > MAX_TRAVEL:
        raise problem("board-long-slides")


@lru_cache(maxsize=64)
def _longest_travel(board: Board) -> int:
    """`_travel` of the robots that go farthest; kept, because one board is looked at several times."""
    return max(
        _travel(board, board._turns(colour))
        for colour in ("", *{diagonal.colour for diagonal in board.diagonals})
    )


def _travel(board: Board, turns: dict[int, tuple[int, int, int, int]]) -> int:
    """Cells that a robot passes on all slides together, counted without following every slide to its end: who sets up
    a table waits for this, and everybody else on the server too."""
    step = (-board.width, 1, board.width, -1)
    length: dict[tuple[int, int], int] = {}
    for start in product(range(len(board.walls)), range(4)):
        way: dict[tuple[int, int], None] = {}
        state = start
        while state not in length and state not in way:
            cell, heading = state
            if board.walls[cell] >> heading & 1:
                length[state] = 0
                break
            way[state] = None
            cell += step[heading]
            state = cell, turns[cell][heading] if cell in turns else heading
        else:
            if state in way:  # round for ever: every slide that gets there lists the round once
                states = list(way)
                loop = states[states.index(state) :]
                length.update(dict.fromkeys(loop, len(loop)))
                way = dict.fromkeys(states[: -len(loop)])
        for number, state_before in enumerate(reversed(way), start=1):
            length[state_before] = length[state] + number
    return sum(length.values())
