"""Positions as text and as JSON, for people and programs.

A text is the share text of a board (`board_text`) and what stands on it, statements one a line or between semicolons::

    quadrants 1A 2B 3A 4B
    robot red C4; robot green N2; robot blue H12; robot yellow P16
    goal blue E6

``goal any H9`` is the vortex; without a goal the only target of the board is it.  ``blocked-turn illegal`` and
``turn-is-ricochet`` choose those options of R19.  As JSON a position has the fields of a conformance case (`cases`), or
``quadrants`` instead of ``walls``; cells are ``[row, column]`` counted from 0, or their names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

import msgspec

from robacus.desk import draft_in
from robacus.game import InvalidText
from robacus.games.ricochet_robots.board import (
    COLOURS,
    TURNED,
    Board,
    Diagonal,
    board_of_rows,
    check_board,
    unchecked_board,
)
from robacus.games.ricochet_robots.board_text import statements, take_board
from robacus.games.ricochet_robots.moves import BlockedTurn, Position, checked, words
from robacus.games.ricochet_robots.quadrants import printed_sides, standard_board
from robacus.solving import json_as, json_objects
from robacus.speech import Message

GAME_NAME = "ricochet-robots"

# -- text ------------------------------------------------------------------------------------------------------------


def read_position(text: str) -> Position:
    """The position of a text.  Raises `InvalidText` naming the statement that is wrong."""
    board, rest = take_board(statements(text))
    robots: list[tuple[str, int]] = []
    goal: tuple[str, int] | None = None
    blocked_turn: BlockedTurn = "stand"
    turn_is_ricochet = False
    for statement in rest:
        match statement.lower().split():
            case ["robot", colour, cell]:
                robots.append((colour, board.named(cell)))
            case ["goal", colour, cell] if goal is None:
                goal = colour, board.named(cell)
            case ["goal", *_] if goal is not None:
                raise InvalidText(words("position-two-goals"))
            case ["blocked-turn", "stand" | "illegal" as chosen]:
                blocked_turn = "illegal" if chosen == "illegal" else "stand"
            case ["turn-is-ricochet"]:
                turn_is_ricochet = True
            case _:
                raise InvalidText(words("position-statement", words=statement[:40]))
    if goal is None:
        if len(board.targets) != 1:
            raise InvalidText(words("position-no-goal"))
        goal = board.targets[0].colour, board.targets[0].cell
    colour, target = goal
    return checked(
        board, robots, target, colour, blocked_turn=blocked_turn, turn_is_ricochet=turn_is_ricochet
    )


def write_position(position: Position) -> str:
    """The text of a position; `read_position` gives the same position back."""
    board = position.board
    lines = [board.to_text()]
    lines += [
        f"robot {colour} {board.name(cell)}"
        for colour, cell in zip(position.colours, position.robots, strict=True)
    ]
    lines.append(f"goal {position.colour} {board.name(position.target)}")
    if position.blocked_turn == "illegal":
        lines.append("blocked-turn illegal")
    if position.turn_is_ricochet:
        lines.append("turn-is-ricochet")
    return "\n".join(lines)


# -- JSON ------------------------------------------------------------------------------------------------------------

Cell = tuple[int, int] | str
"""``[row, column]`` counted from 0, or a name such as ``C4``."""


class Choices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What R19 leaves open."""

    blocked_turn: BlockedTurn = "stand"
    turn_is_ricochet: bool = False


class Given(msgspec.Struct, frozen=True, kw_only=True):
    """A position in plain data."""

    walls: list[str] | None = None
    """Rows of hexadecimal digits, as in `Board.walls`."""
    quadrants: str | None = None
    """A standard board instead, such as ``1A 2B 3A 4B``."""
    diagonals: list[tuple[int, int, str, str]] = []
    """Row, column, ``/`` or a backslash, colour."""
    robots: dict[str, Cell]
    target: Cell
    colour: str
    options: Choices = Choices()


class _Line(Given, frozen=True, kw_only=True):
    """One with its id, as nearly every line of a file is."""

    id: str = ""
    game: str = GAME_NAME
    kind: str = "solve"


def position_of(given: Given) -> Position:
    """The position of plain data, checked.  Raises `InvalidText` naming what is wrong."""
    if given.walls is not None and given.quadrants is None and not given.diagonals:
        board = walled_board(tuple(given.walls))
    else:
        board = given_board(given)
        if not printed_sides(board):
            check_board(board)
    robots, target = given_pieces(given, board)
    return checked(
        board,
        robots,
        target,
        given.colour,
        blocked_turn=given.options.blocked_turn,
        turn_is_ricochet=given.options.turn_is_ricochet,
    )


@lru_cache(maxsize=512)
def walled_board(rows: tuple[str, ...]) -> Board:
    """`board_of_rows`, kept, as files of positions have many on one board."""
    return board_of_rows(rows)


def given_pieces(given: Given, board: Board) -> tuple[list[tuple[str, int]], int]:
    """The robots (colour, cell) and the cell of the target.  Raises `InvalidText` for one that is not on the board."""
    robots = [(colour, _cell(board, cell)) for colour, cell in given.robots.items()]
    return robots, _cell(board, given.target)


def given_board(given: Given) -> Board:
    """The board of plain data; whether everything on it goes together was not looked at.

    Raises `InvalidText` naming what cannot be understood.
    """
    if (given.walls is None) == (given.quadrants is None):
        raise InvalidText(words("position-json-board"))
    if given.walls is None:
        assert given.quadrants is not None
        bare = standard_board(tuple(given.quadrants.split()))
    else:
        bare = unchecked_board(given.walls)
    if not given.diagonals:
        return bare
    diagonals = list(bare.diagonals)
    for row, column, kind, colour in given.diagonals:
        if kind not in TURNED or colour not in COLOURS:
            raise InvalidText(words("position-json-diagonal", words=f"{kind} {colour}"[:40]))
        diagonals.append(Diagonal(_cell(bare, (row, column)), kind, colour))
    return msgspec.structs.replace(bare, diagonals=tuple(diagonals))


def _cell(board: Board, cell: Cell) -> int:
    if isinstance(cell, str):
        return board.named(cell)
    row, column = cell
    if not (0 <= row < board.height and 0 <= column < board.width):
        raise InvalidText(words("position-json-cell", row=str(row)[:12], column=str(column)[:12]))
    return board.cell(row, column)


# -- either ----------------------------------------------------------------------------------------------------------


def printed(text: str) -> list[str]:
    """The lines that hold the positions of what ``robacus generate`` prints, without the pictures and words around
    them; none where there is no picture."""
    if "┏" not in text:
        return []
    return [line for line in text.splitlines() if re.match(r"\s*(quadrants|board)\b.*;.*\bgoal\b", line)]


def without_picture(text: str) -> str:
    """The position of a printed puzzle; any other text as it is."""
    lines = printed(text)
    return lines[0] if len(lines) == 1 else text


FOR_THE_PUZZLE_DESK = ("variant", "moves", "hint", "live")
"""First words of the statements of a draft that a position does not have (`desk_puzzle_draft`)."""


def of_position(found: Iterable[str]) -> list[str]:
    """Without what a link to a puzzle carries besides its position."""
    return [one for one in found if one.lower().split()[0] not in FOR_THE_PUZZLE_DESK]


def position_statements(text: str) -> list[str]:
    """The statements of one position as text, of a printed one, or in a link to a desk.

    Of a link only the position counts.  In a text a variant is refused instead: who writes one would wait for it.
    """
    draft = draft_in(text)
    found = statements(without_picture(draft))
    if draft == text:
        return found
    return [one for one in of_position(found) if not re.fullmatch(r"edition\s+[0-9]{4}", one, re.IGNORECASE)]


def read_positions(text: str) -> Iterator[tuple[str, Position]]:
    """The positions of a text, each with its id (empty where it has none): one as text or in a link to a desk, printed
    ones, or JSON objects, one or one a line.  Raises `InvalidText` naming what is wrong."""
    draft = draft_in(text)
    if not draft.lstrip().startswith("{"):
        lines = printed(draft)
        if len(lines) < 2:
            yield "", read_position("\n".join(position_statements(text)))
            return
        for number, line in enumerate(lines, start=1):
            yield str(number), read_position(line)
        return
    for name, given in given_positions(draft):
        yield name, position_of(given)


def given_positions(text: str) -> Iterator[tuple[str, Given]]:
    """The plain data of JSON objects, one or one a line, each with its id.  Raises `InvalidText`."""
    try:
        line = msgspec.json.decode(text, type=_Line)
    except (msgspec.MsgspecError, RecursionError):
        pass  # several objects, or one that is wrong: below it is found out in what
    else:
        if line.game == GAME_NAME and line.kind == "solve":
            yield line.id, line
            return
    for data in json_objects(text, _wrong):
        if data.get("game", GAME_NAME) != GAME_NAME or data.get("kind", "solve") != "solve":
            raise InvalidText(words("position-json-other"))
        name = data.get("id", "")
        yield name if isinstance(name, str) else str(name)[:80], _given(data)


def _wrong(why: Message) -> InvalidText:
    return InvalidText(words("position-json", why=why))


def _given(data: dict[str, Any]) -> Given:
    return json_as(Given, data, _wrong)
