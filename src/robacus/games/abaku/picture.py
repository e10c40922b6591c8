"""Pictures of the rule book: a small board with tiles, and those that are laid in one turn.

The text is the board row by row (``.`` an empty field, a digit a tile, ``d t D T`` bonus fields), then a line
``lay C1=6 C3=2`` with the new tiles, which may be missing.
"""

from __future__ import annotations

from robacus.figures import MARGIN
from robacus.game import InvalidText
from robacus.games.abaku.art import FRESH, OLD, bonus_art, plain_grid, symbols
from robacus.games.abaku.layout import BONUSES, MAX_SIZE
from robacus.games.abaku.messages import words
from robacus.games.abaku.notation import Place, read_action
from robacus.games.abaku.placing import Placement
from robacus.scene import Board, Piece, Scene
from robacus.speech import Speech


def figure(text: str, say: Speech) -> Scene:
    """The picture of a text.  Raises `InvalidText`."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    rows = [line for line in lines if " " not in line]
    laid = _laid(next((line[4:] for line in lines if line.startswith("lay ")), ""))
    columns = max(map(len, rows), default=0)
    known = set("0123456789." + BONUSES)
    if not 1 <= len(rows) <= MAX_SIZE or not 1 <= columns <= MAX_SIZE or not set("".join(rows)) <= known:
        raise InvalidText(words("figure-unreadable"))
    fields = {(row, column): char for row, line in enumerate(rows) for column, char in enumerate(line)}
    art = plain_grid(columns, len(rows)) + "".join(
        bonus_art(char, column + 0.5 + MARGIN, row + 0.5 + MARGIN)
        for (row, column), char in fields.items()
        if char in BONUSES
    )
    tiles = [(row, column, char, False) for (row, column), char in fields.items() if char.isdecimal()]
    tiles += [(tile.row, tile.column, tile.digit, True) for tile in laid]
    board = Board(
        key="figure-" + "-".join(rows),
        width=columns + 2 * MARGIN,
        height=len(rows) + 2 * MARGIN,
        art=art,
        symbols=symbols(1.0, say.say(words("sign-division"))),
        label=say.say(words("figure-label")),
    )
    pieces = [
        Piece(
            f"tile-{row}-{column}",
            f"tile-{digit}",
            column + 0.5 + MARGIN,
            row + 0.5 + MARGIN,
            classes=FRESH if new else OLD,
            label=digit,
        )
        for row, column, digit, new in sorted(tiles)
    ]
    pieces += [
        Piece(
            f"new-{tile.row}-{tile.column}",
            "fresh",
            tile.column + 0.5 + MARGIN,
            tile.row + 0.5 + MARGIN,
            layer=2,
        )
        for tile in laid
    ]
    return Scene(board=board, pieces=tuple(pieces))


def _laid(text: str) -> Placement:
    if not text:
        return ()
    action = read_action(text)
    if not isinstance(action, Place):
        raise InvalidText(words("figure-unreadable"))
    return action.tiles
