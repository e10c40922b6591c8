"""The board: any finite set of hexes, with terrain on some of them (B1 to B5).

A board never changes; which mines are gone is the battle's business.  Hexes are numbered as `Board.hexes` lists them,
column by column; rules and kernel count with these numbers.  Boards as text are `map_text`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from hashlib import blake2b

from robacus.game import InvalidText
from robacus.games.robots_vs_robots.hexes import Hex, distance, neighbour
from robacus.speech import Message, msg

LOW, HIGH, TRAP, HIDDEN_TRAP, MINE, HIDDEN_MINE = "low", "high", "trap", "trap_hidden", "mine", "mine_hidden"
TERRAIN = (LOW, HIGH, TRAP, HIDDEN_TRAP, MINE, HIDDEN_MINE)
SOLID = frozenset((LOW, HIGH))
"""What no robot enters (B2, B3)."""
OBSTACLES = frozenset((LOW, HIGH, TRAP, MINE))
"""What tests take for an obstacle: walls and what robots see (B4, B5)."""
HIDDEN = frozenset((HIDDEN_TRAP, HIDDEN_MINE))
TRAPS = frozenset((TRAP, HIDDEN_TRAP))
MINES = frozenset((MINE, HIDDEN_MINE))

MAX_HEXES = 500
MAX_COLUMNS = 26
"""Columns are named by letters."""
MAX_ROWS = 40
OFF = -1
"""Stands for a neighbour that the board does not have."""
FEWEST = 2
"""Hexes; a board with less room than two robots need is refused where starting places are chosen."""


def words(id: str, /, **args: object) -> Message:
    """A message of this game's own texts."""
    return msg(f"robots-vs-robots:{id}", **args)


class Board:
    """A board.  Two boards with the same hexes and terrain are equal."""

    def __init__(self, hexes: Iterable[Hex], terrain: Mapping[Hex, str] | None = None) -> None:
        self.hexes: tuple[Hex, ...] = tuple(sorted(set(hexes)))
        """By number."""
        self.number: dict[Hex, int] = {at: index for index, at in enumerate(self.hexes)}
        given = dict(terrain or {})
        self.terrain: tuple[str, ...] = tuple(given.get(at, "") for at in self.hexes)
        """What each hex carries; empty for nothing."""
        self.next: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.number.get(neighbour(at, heading), OFF) for heading in range(6)) for at in self.hexes
        )
        """Hex -> heading -> the neighbour there, or `OFF`."""
        self._hash = hash((self.hexes, self.terrain))
        _check(self, given)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Board) and (self.hexes, self.terrain) == (other.hexes, other.terrain)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"<board of {len(self.hexes)} hexes, {len(self.things())} with terrain>"

    def __len__(self) -> int:
        return len(self.hexes)

    def things(self) -> tuple[tuple[int, str], ...]:
        """Every hex with terrain, and what it carries."""
        return tuple((cell, kind) for cell, kind in enumerate(self.terrain) if kind)

    @cached_property
    def edge(self) -> tuple[int, ...]:
        """The hexes with a neighbour off the board (ST1)."""
        return tuple(cell for cell, around in enumerate(self.next) if OFF in around)

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """Where robots may be placed: the edge, without terrain (ST1)."""
        return tuple(cell for cell in self.edge if not self.terrain[cell])

    @cached_property
    def solid(self) -> tuple[bool, ...]:
        """Whether each hex stops robots (B2, B3)."""
        return tuple(kind in SOLID for kind in self.terrain)

    @cached_property
    def key(self) -> str:
        """A short name: two boards with the same key are the same."""
        text = repr((self.hexes, self.terrain))
        return blake2b(text.encode(), digest_size=8).hexdigest()

    def distance(self, one: int, other: int) -> int:
        """Steps between two hexes, given by number."""
        return distance(self.hexes[one], self.hexes[other])

    # -- names -----------------------------------------------------------------------------------------------------

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What people call each hex: the letter of its column from the left and its place in it from above, ``C4``."""
        return tuple(f"{chr(ord('A') + q - self.left)}{r - self.tops[q] + 1}" for q, r in self.hexes)

    @cached_property
    def left(self) -> int:
        """q of the first column."""
        return min(q for q, _r in self.hexes)

    @cached_property
    def tops(self) -> dict[int, int]:
        """q of each column -> r of its uppermost hex."""
        # Hexes are sorted, so the first one of a column is its uppermost.
        return dict(reversed(self.hexes))

    @cached_property
    def _named(self) -> dict[str, int]:
        return {name: cell for cell, name in enumerate(self.names)}

    def named(self, name: str) -> int:
        """The hex that people call `name`.  Raises `InvalidText`."""
        cell = self._named.get(name.strip().upper())
        if cell is None:
            raise InvalidText(words("hex-unknown", name=name[:20]))
        return cell


def _check(board: Board, terrain: Mapping[Hex, str]) -> None:
    hexes = board.hexes
    if len(hexes) < FEWEST:
        raise InvalidText(words("map-small", hexes=len(hexes), fewest=FEWEST))
    if len(hexes) > MAX_HEXES:
        raise InvalidText(words("map-large", hexes=len(hexes), most=MAX_HEXES))
    columns = hexes[-1][0] - hexes[0][0] + 1
    heights = [2 * r + q for q, r in hexes]
    rows = (max(heights) - min(heights)) // 2 + 1
    if columns > MAX_COLUMNS or rows > MAX_ROWS:
        raise InvalidText(
            words("map-wide", columns=columns, rows=rows, most_columns=MAX_COLUMNS, most_rows=MAX_ROWS)
        )
    for at, kind in terrain.items():
        if at not in board.number:
            raise InvalidText(words("map-terrain-off", hex=f"{at[0]},{at[1]}", kind=kind))
