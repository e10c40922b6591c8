"""The boards that come with the game, by name, and the one that the options of a table ask for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Literal, get_args

from robacus.chance import Chance
from robacus.games.robots_vs_robots.board import HIDDEN, HIDDEN_MINE, HIDDEN_TRAP, Board
from robacus.games.robots_vs_robots.map_text import read_map

MapName = Literal["arena5", "open4", "ring6", "minefield", "hourglass"]
MAPS: tuple[str, ...] = get_args(MapName)
FOLDER = Path(__file__).parent / "data" / "maps"


@lru_cache(maxsize=32)
def find_map(name: str) -> Board:
    """The board of that name, one of `MAPS`."""
    return read_map((FOLDER / f"{name}.map").read_text(encoding="utf-8"))


def room_for_hidden(board: Board) -> tuple[int, ...]:
    """Where hidden mines and trapdoors may be laid: free hexes away from the edge, for nobody may start on one."""
    return tuple(cell for cell, kind in enumerate(board.terrain) if not kind and cell not in board.edge)


def with_hidden(board: Board, mines: int, traps: int, seed: str) -> Board:
    """The board with so many hidden mines and trapdoors laid as the seed has them."""
    if not mines and not traps:
        return board
    cells = Chance(seed, "hidden").shuffled(room_for_hidden(board))
    return _with(board, cells[:mines], HIDDEN_MINE, cells[mines : mines + traps], HIDDEN_TRAP)


def _with(board: Board, first: Iterable[int], kind: str, second: Iterable[int], other: str) -> Board:
    terrain = {board.hexes[cell]: there for cell, there in board.things()}
    terrain |= {board.hexes[cell]: kind for cell in first} | {board.hexes[cell]: other for cell in second}
    return Board(board.hexes, terrain)


@lru_cache(maxsize=1024)
def known(board: Board) -> Board:
    """The board as players know it: without what is hidden."""
    terrain = {board.hexes[cell]: kind for cell, kind in board.things() if kind not in HIDDEN}
    return Board(board.hexes, terrain)
