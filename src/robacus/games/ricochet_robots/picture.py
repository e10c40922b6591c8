"""An answer of the solver for people: the board in characters with the way drawn in, and as a scene.

Nothing is solved or judged here.  In the text walls are heavy lines, the way is light ones; a robot's letter stands
where it starts, the number of a move where that move ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from robacus.games.ricochet_robots.board import ANY, EAST, NORTH, SOUTH, WEST, Board, Target, column_name
from robacus.games.ricochet_robots.moves import Move, Position, robot_name, words
from robacus.speech import Speech

if TYPE_CHECKING:
    from robacus.games.ricochet_robots.solver import Answer
    from robacus.scene import Scene

LETTERS = {"red": "R", "green": "G", "blue": "B", "yellow": "Y", "black": "K", "silver": "S"}
TARGET = "◎"
DIAGONALS = {"/": "╱", "\\": "╲"}
HEAVY = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
LIGHT = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""Lines by the sum of the sides they go to: 1 up, 2 right, 4 down, 8 left."""
ACROSS = 4
"""Columns of characters from one cell to the next; from row to row it is 2."""
MOST_LISTED = 100
"""Ways that are written out when all are asked for."""


def board_text(position: Position, way: tuple[Move, ...] = ()) -> str:
    """The board in characters, several lines, with the robots where they start and a way."""
    canvas = _Canvas(position.board)
    stops: dict[int, list[int]] = {}
    robots = position.robots
    for number, move in enumerate(way, start=1):
        slide = position.slide(robots, move)
        canvas.draw(robots[move.robot], slide.path)
        stops.setdefault(slide.cell, []).append(number)
        robots = (*robots[: move.robot], slide.cell, *robots[move.robot + 1 :])
    for diagonal in position.board.diagonals:
        canvas.write(diagonal.cell, DIAGONALS[diagonal.kind])
    canvas.write(position.target, TARGET)
    for cell, numbers in stops.items():
        canvas.write(cell, _numbers(numbers), beside=TARGET if cell == position.target else "")
    for cell, colour in zip(position.robots, position.colours, strict=True):
        beside = _numbers(stops.get(cell, [])) or (TARGET if cell == position.target else "")
        canvas.write(cell, LETTERS[colour], beside=beside)
    return canvas.to_text()


def _numbers(numbers: list[int]) -> str:
    """The moves that end on a cell, as far as they fit: the last one tells where the robot stayed."""
    if not numbers:
        return ""
    both = "/".join(map(str, numbers[-2:]))
    return both if len(numbers) == 2 and len(both) <= 3 else str(numbers[-1])


class _Canvas:
    """Characters of the cells and of the lines between them."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.lines: dict[tuple[int, int], int] = {}
        """(row, column) of a character -> the sides to which the way goes from it."""
        self.signs: dict[tuple[int, int], str] = {}

    def draw(self, cell: int, path: tuple[int, ...]) -> None:
        """The line of one slide."""
        for after in path:
            y, x = self._middle(cell)
            to_y, to_x = self._middle(after)
            while (y, x) != (to_y, to_x):
                down, right = (to_y > y) - (to_y < y), (to_x > x) - (to_x < x)
                ahead, back = (2, 8) if right > 0 else (8, 2) if right else (4, 1) if down > 0 else (1, 4)
                self.lines[y, x] = self.lines.get((y, x), 0) | ahead
                y, x = y + down, x + right
                self.lines[y, x] = self.lines.get((y, x), 0) | back
            cell = after

    def write(self, cell: int, sign: str, *, beside: str = "") -> None:
        """A letter or number in the middle of a cell, with something else to the right of it."""
        y, x = self._middle(cell)
        shown = sign if not beside else (sign + beside if len(sign + beside) <= 3 else sign + " ")
        first = x - 1 if len(shown) == 3 else x
        for index, letter in enumerate(shown):
            self.signs[y, first + index] = letter

    def to_text(self) -> str:
        board = self.board
        margin = len(str(board.height)) + 1
        names = "".join(column_name(column).center(ACROSS) for column in range(board.width))
        lines = [(" " * margin + names).rstrip()]
        for y in range(2 * board.height + 1):
            label = f"{y // 2 + 1:>{margin - 1}} " if y % 2 else " " * margin
            lines.append(
                (label + "".join(self._character(y, x) for x in range(ACROSS * board.width + 1))).rstrip()
            )
        return "\n".join(lines)

    def _middle(self, cell: int) -> tuple[int, int]:
        row, column = self.board.row_column(cell)
        return 2 * row + 1, ACROSS * column + ACROSS // 2

    def _character(self, y: int, x: int) -> str:
        if (y, x) in self.signs:
            return self.signs[y, x]
        row, column = y // 2, x // ACROSS
        if y % 2 == 0 or x % ACROSS == 0:
            wall = self._wall(y, x)
            if wall:
                return HEAVY[wall]
        elif self.board.solid(self.board.cell(row, column)):
            return "▒"
        if (y, x) in self.lines:
            return LIGHT[self.lines[y, x]]
        return "·" if y % 2 == 1 and x % ACROSS == ACROSS // 2 else " "

    def _wall(self, y: int, x: int) -> int:
        """The sides to which a wall goes from a place between cells."""
        row, column = y // 2, x // ACROSS
        if y % 2 == 1:
            return 5 if self._side(row, column, WEST) else 0
        if x % ACROSS:
            return 10 if self._side(row, column, NORTH) else 0
        up = self._side(row - 1, column, WEST)
        right = self._side(row, column, NORTH)
        down = self._side(row, column, WEST)
        left = self._side(row, column - 1, NORTH)
        return up + 2 * right + 4 * down + 8 * left

    def _side(self, row: int, column: int, heading: int) -> bool:
        """Whether the cell has a wall on that side; cells beyond the rim have those of their neighbours."""
        board = self.board
        inside = 0 <= row < board.height and 0 <= column < board.width
        if inside:
            return bool(board.walls[board.cell(row, column)] >> heading & 1)
        if heading == NORTH and row == board.height and 0 <= column < board.width:
            return bool(board.walls[board.cell(row - 1, column)] >> SOUTH & 1)
        if heading == WEST and column == board.width and 0 <= row < board.height:
            return bool(board.walls[board.cell(row, column - 1)] >> EAST & 1)
        return False


# -- an answer -------------------------------------------------------------------------------------------------------


def answer_text(answer: Answer, say: Speech) -> str:
    """The board with the way, what the answer is in words, and the moves."""
    position = answer.position
    lines = [board_text(position, answer.way or ()), "", *_headline(answer, say)]
    if answer.way:
        lines += ["", *_moves(answer, answer.way)]
    if answer.all_ways and len(answer.ways) > 1:
        lines += ["", say.say(words("answer-all"))]
        for way in answer.ways[:MOST_LISTED]:
            lines.append("  " + ", ".join(position.write_move(move) for move in way))
        left = (answer.count or len(answer.ways)) - min(len(answer.ways), MOST_LISTED)
        if left:
            lines.append("  " + say.say(words("answer-more", count=str(left))))
    return "\n".join(lines)


def _headline(answer: Answer, say: Speech) -> list[str]:
    position = answer.position
    goal = position.board.name(position.target)
    who = words("answer-anybody") if position.colour == ANY else robot_name(position.colour)
    variant = words(f"answer-variant-{answer.variant}")
    if answer.unsolved is not None:
        text = words(
            "answer-unsolved",
            robot=who,
            cell=goal,
            variant=variant,
            why=answer.unsolved,
            least=answer.lower_bound,
        )
        return [say.say(text)]
    if answer.length is None:
        return [say.say(words("answer-no-way", robot=who, cell=goal, variant=variant))]
    lines = [say.say(words("answer-length", robot=who, cell=goal, moves=answer.length, variant=variant))]
    if answer.count is not None and answer.length:
        # Counts may be too large for a number in a message; only whether it is one matters for the words.
        lines.append(
            say.say(
                words(
                    "answer-count",
                    many=min(answer.count, 1000),
                    count=str(answer.count),
                    robots=answer.robots,
                )
            )
        )
    return lines


def _moves(answer: Answer, way: tuple[Move, ...]) -> list[str]:
    position = answer.position
    robots = position.robots
    lines = []
    wide = len(str(len(way)))
    long = max(len(position.write_move(move)) for move in way)
    for number, move in enumerate(way, start=1):
        slide = position.slide(robots, move)
        name = position.board.name
        written = position.write_move(move)
        lines.append(
            f"  {number:>{wide}}  {written:<{long}}  {name(robots[move.robot])} → {name(slide.cell)}"
        )
        robots = (*robots[: move.robot], slide.cell, *robots[move.robot + 1 :])
    return lines


def answer_scene(answer: Answer, say: Speech) -> Scene:
    """The board as at the table, with the robots where they start and the way as trails."""
    from robacus.games.ricochet_robots.art import centre, corners, drawn, tone
    from robacus.scene import Fact, Piece, Scene, Trail

    position = answer.position
    board, goal = _with_goal(position)
    pieces = []
    for colour, cell in zip(position.colours, position.robots, strict=True):
        key = f"robot-{colour}"
        label = say.say(words("scene-robot", colour=colour))
        pieces.append(
            Piece(
                key,
                key,
                *centre(board, cell),
                label=label,
                square=board.name(cell),
                layer=2,
                classes=tone(colour),
            )
        )
    pieces.append(
        Piece(
            "goal",
            f"goal-{goal.shape}",
            *centre(board, goal.cell),
            label=say.say(words("scene-goal")),
            square=board.name(goal.cell),
            layer=-1,
            classes=tone(goal.colour),
        )
    )
    trails = []
    robots = position.robots
    for move in answer.way or ():
        slide = position.slide(robots, move)
        points = corners(board, (robots[move.robot], *slide.path))
        trails.append(Trail(points, tone(position.colours[move.robot])))
        robots = (*robots[: move.robot], slide.cell, *robots[move.robot + 1 :])
    # A picture alone does not tell the order.
    moves = ", ".join(map(position.write_move, answer.way or ()))
    return Scene(
        board=drawn(board, board.to_text(), say.language),
        pieces=tuple(pieces),
        trails=tuple(trails),
        facts=(Fact("moves", say.say(words("scene-fact-moves")), moves),) if moves else (),
        status=_headline(answer, say)[0],
    )


def figure(text: str, say: Speech) -> Scene:
    """A position with a way, for the rule book: the text of the position, and lines such as ``move red E``."""
    from robacus.games.ricochet_robots.position_text import read_position
    from robacus.games.ricochet_robots.solver import Answer

    lines = text.splitlines()
    position = read_position("\n".join(line for line in lines if not line.startswith("move ")))
    way = tuple(position.read_move(line.removeprefix("move ")) for line in lines if line.startswith("move "))
    known = Answer(
        position=position, variant="free", length=len(way), ways=(way,), lower_bound=0, seconds=0, states=0
    )
    return answer_scene(known, say)


def _with_goal(position: Position) -> tuple[Board, Target]:
    """The board with the target of the position among its own, so that it can be drawn, and that target."""
    board = position.board
    for target in board.targets:
        if (target.cell, target.colour) == (position.target, position.colour):
            return board, target
    goal = Target(position.target, position.colour, "vortex" if position.colour == ANY else "circle")
    others = tuple(target for target in board.targets if target.cell != goal.cell)
    return msgspec.structs.replace(board, targets=(*others, goal)), goal
