"""The share text of a board: how it is read.  `Board.to_text` writes it.

A text is a list of statements, one a line or between semicolons; ``#`` starts a remark.  ``quadrants 1A 2B 3C 4D``
names a standard board; ``board 5x4`` is followed by its rows of hexadecimal digits; ``diagonal C4 / red`` and
``target B3 blue circle`` put something on a cell.  Positions (`position_text`) add statements of their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from robacus.games.ricochet_robots.board import (
    ANY,
    COLOURS,
    MAX_SIDE,
    SHAPES,
    TURNED,
    Board,
    Diagonal,
    Target,
    check_board,
    problem,
    unchecked_board,
)
from robacus.games.ricochet_robots.quadrants import printed_sides, standard_board

MAX_BOARD_TEXT = 8_000
"""Characters; the largest board needs about half of it."""


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

    Raises `InvalidText` naming the statement or cell that is wrong.
    """
    board, rest = take_unchecked(parts)
    if not printed_sides(board):
        check_board(board)
    return board, rest


def take_unchecked(parts: list[str]) -> tuple[Board, list[str]]:
    """The same, but whether everything on the board goes together was not looked at.

    Raises `InvalidText` naming the statement that cannot be understood.
    """
    bare: Board | None = None
    rest: list[str] = []
    things: list[list[str]] = []
    queue = iter(parts)
    for part in queue:
        words = part.split()
        keyword = words[0].lower()
        if keyword in ("quadrants", "board"):
            if bare is not None:
                raise problem("board-twice")
            bare = standard_board(tuple(words[1:])) if keyword == "quadrants" else _read_rows(words, queue)
        elif keyword in ("diagonal", "target"):
            things.append(words)
        else:
            rest.append(part)
    if bare is None:
        raise problem("board-missing")
    diagonals = [_read_diagonal(bare, words) for words in things if words[0].lower() == "diagonal"]
    targets = [_read_target(bare, words) for words in things if words[0].lower() == "target"]
    if not things:
        return bare, rest
    whole = msgspec.structs.replace(
        bare, diagonals=(*bare.diagonals, *diagonals), targets=(*bare.targets, *targets)
    )
    return whole, rest


def _read_rows(words: list[str], following: Iterator[str]) -> Board:
    """The bare board of a ``board 5x4`` statement and the rows that follow it."""
    match = re.fullmatch(r"(\d{1,4})x(\d{1,4})", "".join(words[1:]).lower())
    if not match:
        raise problem("board-header", words=" ".join(words)[:40])
    width, height = int(match[1]), int(match[2])
    if not 1 <= width <= MAX_SIDE or not 1 <= height <= MAX_SIDE:
        raise problem("board-size", width=width, height=height, most=MAX_SIDE)
    rows = [row.replace(" ", "") for _, row in zip(range(height), following, strict=False)]
    if len(rows) < height:
        raise problem("board-rows", rows=len(rows), height=height)
    if len(rows[0]) != width:
        raise problem("board-row-length", row=1, length=len(rows[0]), width=width)
    return unchecked_board(rows)


def _read_diagonal(board: Board, words: list[str]) -> Diagonal:
    if len(words) != 4 or words[2] not in TURNED or words[3].lower() not in COLOURS:
        raise problem("board-diagonal", words=" ".join(words)[:40])
    return Diagonal(board.named(words[1]), words[2], words[3].lower())


def _read_target(board: Board, words: list[str]) -> Target:
    if len(words) != 4 or words[2].lower() not in (*COLOURS, ANY) or words[3].lower() not in SHAPES:
        raise problem("board-target", words=" ".join(words)[:40])
    return Target(board.named(words[1]), words[2].lower(), words[3].lower())
