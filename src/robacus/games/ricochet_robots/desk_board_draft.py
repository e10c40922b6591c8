"""What lies on the board editor: a position that may not be finished or right, as a value and as text.

The text is that of a position (`position_text`), and it may lack what a position needs.  Walls that a text has on one
of their two cells only are kept as they came: they are drawn, and `desk_board_faults` asks about them.  How a draft is
changed is `desk_board_edits`, how it looks `desk_board_sheet`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

import msgspec

from robacus.game import InvalidText
from robacus.games.ricochet_robots.board import (
    ANY,
    COLOURS,
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
from robacus.games.ricochet_robots.board_text import MAX_BOARD_TEXT, statements, take_unchecked
from robacus.games.ricochet_robots.moves import BlockedTurn, robot_name, words
from robacus.games.ricochet_robots.position_text import (
    given_board,
    given_pieces,
    given_positions,
    of_position,
    without_picture,
)
from robacus.games.ricochet_robots.quadrants import SIDES, Edition, printed_sides

Thing = TypeVar("Thing", Target, Diagonal)
USUAL_SHAPE = "circle"
"""The shape of a target of which a text tells the colour only."""


class Draft(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A board with what stands on it.  `drafted` makes one."""

    written: Board
    """The board as its text has it: the rim is closed, but a wall may be on one of its two cells only."""
    robots: tuple[tuple[str, int], ...] = ()
    """(colour, cell), every colour at most once, in the order of `COLOURS`."""
    goal: int | None = None
    """The cell of the target whose chip is up; always that of the only target."""
    edition: Edition = "1999"
    """The box whose printed pieces are offered."""
    blocked_turn: BlockedTurn = "stand"
    turn_is_ricochet: bool = False

    @cached_property
    def board(self) -> Board:
        """The board with every wall on both of its cells."""
        if not self.one_sided:
            return self.written
        walls = bytearray(self.written.walls)
        for cell, heading in self.one_sided:
            walls[cell] |= 1 << heading
            walls[cell + step(self.written)[heading]] |= 1 << OPPOSITE[heading]
        return msgspec.structs.replace(self.written, walls=bytes(walls))

    @cached_property
    def one_sided(self) -> tuple[tuple[int, int], ...]:
        """The walls (cell, heading east or south) that are on one of their two cells only."""
        walls, width = self.written.walls, self.written.width
        found = [
            (cell, EAST)
            for cell in range(len(walls) - 1)
            if (cell + 1) % width and walls[cell] >> EAST & 1 != walls[cell + 1] >> WEST & 1
        ]
        found += [
            (cell, SOUTH)
            for cell in range(len(walls) - width)
            if walls[cell] >> SOUTH & 1 != walls[cell + width] >> NORTH & 1
        ]
        return tuple(sorted(found))

    @cached_property
    def sides(self) -> tuple[str, ...]:
        """The printed sides of which the board is made, NW NE SE SW; none when it is a board of somebody's own."""
        return printed_sides(self.written)

    @cached_property
    def target(self) -> Target | None:
        """The target whose chip is up."""
        return next((target for target in self.written.targets if target.cell == self.goal), None)

    # -- text ----------------------------------------------------------------------------------------------------------

    def board_text(self) -> str:
        """The board and its robots, as the option `board` of a table takes them."""
        board = self.written
        lines = [f"quadrants {' '.join(self.sides)}" if self.sides else board.to_text()]
        lines += [f"robot {colour} {board.name(cell)}" for colour, cell in self.robots]
        return "\n".join(lines)

    def share_text(self) -> str:
        """What people give to each other: a position, as far as it is there."""
        lines = [self.board_text()]
        if self.target is not None:
            lines.append(f"goal {self.target.colour} {self.written.name(self.target.cell)}")
        if self.blocked_turn == "illegal":
            lines.append("blocked-turn illegal")
        if self.turn_is_ricochet:
            lines.append("turn-is-ricochet")
        return "\n".join(lines)

    def to_text(self) -> str:
        """Everything.  `read_draft` gives the same draft back."""
        text = self.share_text()
        return text if self.edition == usual_edition(self.sides) else f"{text}\nedition {self.edition}"


def step(board: Board) -> tuple[int, int, int, int]:
    """Heading -> how far away the next cell is."""
    return (-board.width, 1, board.width, -1)


def beside(board: Board, cell: int, heading: int) -> int | None:
    """The next cell in that direction, None beyond the rim."""
    row, column = board.row_column(cell)
    inside = (row > 0, column < board.width - 1, row < board.height - 1, column > 0)
    return cell + step(board)[heading] if inside[heading] else None


def usual_edition(sides: tuple[str, ...]) -> Edition:
    """The edition that people mean by these printed sides."""
    letters = {side[1] for side in sides}
    if letters <= set(SIDES["1999"]):
        return "1999"
    return "2003" if letters <= set(SIDES["2003"]) else "2013"


# -- making ------------------------------------------------------------------------------------------------------------


def drafted(
    board: Board, robots: Iterable[tuple[str, int]] = (), goal: int | None = None, **more: Any
) -> Draft:
    """The draft of these things in their usual order, with the rim closed.

    Raises `InvalidText` for what a draft cannot hold: two robots of a colour, two targets or two diagonals on a cell, a
    vortex of a colour, or so much that its text would be too long.
    """
    placed = sorted(robots, key=lambda robot: COLOURS.index(robot[0]) if robot[0] in COLOURS else 99)
    colours = [colour for colour, _cell in placed]
    for index, colour in enumerate(colours):
        if colour not in COLOURS:
            raise InvalidText(words("position-colour", words=colour[:40]))
        if colour in colours[:index]:
            raise InvalidText(words("position-colour-twice", robot=robot_name(colour)))
    for target in board.targets:
        if (target.colour == ANY) != (target.shape == "vortex"):
            raise problem("board-vortex", cell=board.name(target.cell))
    walls = bytearray(board.walls)
    for cell, heading in rim(board):
        walls[cell] |= 1 << heading
    whole = msgspec.structs.replace(
        board,
        walls=bytes(walls),
        targets=_one_each(board, board.targets, "board-two-targets"),
        diagonals=_one_each(board, board.diagonals, "board-two-diagonals"),
    )
    cells = [target.cell for target in whole.targets]
    if goal not in cells:
        goal = cells[0] if len(cells) == 1 else None
    more.setdefault("edition", usual_edition(printed_sides(whole)))
    draft = Draft(written=whole, robots=tuple(placed), goal=goal, **more)
    length = len(draft.to_text())
    if length > MAX_BOARD_TEXT:
        raise problem("board-text-long", length=length, longest=MAX_BOARD_TEXT)
    return draft


def _one_each(board: Board, things: Iterable[Thing], twice: str) -> tuple[Thing, ...]:
    found: dict[int, Thing] = {}
    for thing in things:
        if thing.cell in found:
            raise problem(twice, cell=board.name(thing.cell))
        found[thing.cell] = thing
    return tuple(found[cell] for cell in sorted(found))


def rim(board: Board) -> Iterator[tuple[int, int]]:
    """The sides (cell, heading) that lie on the outer rim."""
    for row in range(board.height):
        for column in range(board.width):
            edges = (row == 0, column == board.width - 1, row == board.height - 1, column == 0)
            for heading in range(4):
                if edges[heading]:
                    yield board.cell(row, column), heading


def changed(draft: Draft, board: Board | None = None, **values: Any) -> Draft:
    """The draft with another board, or with other values of its fields."""
    fields = {
        "robots": draft.robots,
        "goal": draft.goal,
        "edition": draft.edition,
        "blocked_turn": draft.blocked_turn,
        "turn_is_ricochet": draft.turn_is_ricochet,
    }
    return drafted(draft.written if board is None else board, **{**fields, **values})


def empty(width: int, height: int) -> Draft:
    """A board with nothing on it."""
    return drafted(Board(width, height, bytes(width * height)))


# -- reading -----------------------------------------------------------------------------------------------------------


class Reading(NamedTuple):
    """A draft that somebody brings, and what was put right while it was read."""

    draft: Draft
    closed: tuple[str, ...]
    """The sides, such as ``A1 N``, where the rim was open."""


def read_draft(text: str) -> Draft:
    """The draft of a text; see `read`."""
    return read(text).draft


def read(text: str) -> Reading:
    """What a text is: a draft, a position, a board with or without robots, or one position as JSON, for which a
    conformance case will do.  Raises `InvalidText` naming the statement that cannot be understood."""
    more: dict[str, Any] = {}
    goal: tuple[str, int] | None = None
    if text.lstrip().startswith("{"):
        positions = list(given_positions(text))
        if len(positions) != 1:
            raise InvalidText(words("draft-many", count=len(positions)))
        given = positions[0][1]
        board = given_board(given)
        robots, cell = given_pieces(given, board)
        goal = given.colour, cell
        more["blocked_turn"] = given.options.blocked_turn
        more["turn_is_ricochet"] = given.options.turn_is_ricochet
    else:
        board, rest = take_unchecked(statements(without_picture(text)))
        robots = []
        for statement in of_position(rest):
            match statement.lower().split():
                case ["robot", colour, name]:
                    robots.append((colour, board.named(name)))
                case ["goal", colour, name] if goal is None:
                    goal = colour, board.named(name)
                case ["goal", *_] if goal is not None:
                    raise InvalidText(words("position-two-goals"))
                case ["blocked-turn", "stand" | "illegal" as chosen]:
                    more["blocked_turn"] = chosen
                case ["turn-is-ricochet"]:
                    more["turn_is_ricochet"] = True
                case ["edition", year] if year in SIDES:
                    more["edition"] = year
                case _:
                    raise InvalidText(words("position-statement", words=statement[:40]))
    closed = tuple(
        f"{board.name(cell)} {HEADINGS[heading]}"
        for cell, heading in rim(board)
        if not board.walls[cell] >> heading & 1
    )
    if goal is not None:
        board = _with_goal(board, *goal)
    return Reading(drafted(board, robots, None if goal is None else goal[1], **more), closed)


def _with_goal(board: Board, colour: str, cell: int) -> Board:
    """The board with a target of that colour on the cell: a position may have its goal where nothing is printed."""
    if colour not in (*COLOURS, ANY):
        raise InvalidText(words("position-colour", words=colour[:40]))
    if any(target.cell == cell and target.colour == colour for target in board.targets):
        return board
    goal = Target(cell, colour, "vortex" if colour == ANY else USUAL_SHAPE)
    others = tuple(target for target in board.targets if target.cell != cell)
    return msgspec.structs.replace(board, targets=(*others, goal))
