"""Which fields are meant by tiles that are laid one after the other from a field on."""

from __future__ import annotations

from robacus.games.abaku.notation import PlaceLine
from robacus.games.abaku.placing import EMPTY, Laid, Placement, Position, as_placement


def resolved(action: PlaceLine, position: Position) -> Placement:
    """The placement: the tiles on the fields of the line that are free; what does not fit lies off the board."""
    size = position.layout.size
    row, column = action.row, action.column
    laid = []
    for digit, joker in action.tiles:
        while 0 <= row < size and 0 <= column < size and position.board[row * size + column] != EMPTY:
            row, column = (row + 1, column) if action.down else (row, column + 1)
        laid.append(Laid(row, column, digit, joker))
        row, column = (row + 1, column) if action.down else (row, column + 1)
    return as_placement(laid)
