"""The text of a map: how a board of one's own is written, shared and read again.

A text is a list of statements, one a line or between semicolons; ``#`` starts a remark.  ``radius 5`` gives all hexes
at most five steps from the middle; ``column -5 0..5 7`` adds hexes of one column (q, then ranges of r),
``without 0,0`` takes some away.  ``low``, ``high``, ``trap``, ``mine``, ``trap_hidden`` and ``mine_hidden`` put
terrain on the hexes that follow.  Hexes are written ``q,r``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

from robacus.game import InvalidText
from robacus.games.robots_vs_robots.board import MAX_COLUMNS, MAX_HEXES, MAX_ROWS, TERRAIN, Board, words
from robacus.games.robots_vs_robots.hexes import Hex, hexagon

MAX_MAP_TEXT = 8_000
"""Characters; the largest board needs less."""
MAX_RADIUS = 12
MAX_COORDINATE = MAX_COLUMNS + MAX_ROWS


@lru_cache(maxsize=256)
def read_map(text: str) -> Board:
    """The board of a map text.  Raises `InvalidText` naming the line and what is wrong with it."""
    if len(text) > MAX_MAP_TEXT:
        raise InvalidText(words("map-long", length=len(text), longest=MAX_MAP_TEXT))
    hexes: set[Hex] = set()
    terrain: dict[Hex, str] = {}
    for line, keyword, rest in _statements(text):
        if keyword == "radius":
            hexes.update(hexagon(_radius(line, rest)))
        elif keyword == "column":
            hexes.update(_column(line, rest))
        elif keyword == "without":
            hexes.difference_update(_hexes(line, rest))
        elif keyword in TERRAIN:
            for at in _hexes(line, rest):
                if at in terrain:
                    raise InvalidText(words("map-terrain-twice", line=line, hex=_name(at)))
                terrain[at] = keyword
        else:
            raise InvalidText(words("map-statement", line=line, words=keyword[:20]))
        if len(hexes) > 4 * MAX_HEXES:
            raise InvalidText(words("map-large", hexes=len(hexes), most=MAX_HEXES))
    return Board(hexes, terrain)


def write_map(board: Board) -> str:
    """The shortest usual text of a board; `read_map` gives the same board back."""
    radius = max(max(abs(q), abs(r), abs(q + r)) for q, r in board.hexes)
    if board.hexes == hexagon(radius):
        lines = [f"radius {radius}"]
    else:
        lines = [
            f"column {q} {' '.join(_ranges([r for _q, r in column]))}"
            for q, column in groupby(board.hexes, key=lambda at: at[0])
        ]
    for kind in TERRAIN:
        found = [_name(at) for at, there in zip(board.hexes, board.terrain, strict=True) if there == kind]
        if found:
            lines.append(f"{kind} {' '.join(found)}")
    return "; ".join(lines)


def _statements(text: str) -> Iterator[tuple[int, str, list[str]]]:
    """Every statement: the number of its line, its keyword, the words after it."""
    for number, line in enumerate(text.splitlines(), 1):
        for part in line.partition("#")[0].split(";"):
            said = part.split()
            if said:
                yield number, said[0].lower().replace("-", "_"), said[1:]


def _radius(line: int, rest: list[str]) -> int:
    if len(rest) != 1 or not re.fullmatch(r"\d{1,4}", rest[0]) or not 1 <= int(rest[0]) <= MAX_RADIUS:
        raise InvalidText(words("map-radius", line=line, most=MAX_RADIUS))
    return int(rest[0])


def _number(line: int, text: str) -> int:
    if not re.fullmatch(r"[-+]?\d{1,4}", text) or abs(int(text)) > MAX_COORDINATE:
        raise InvalidText(words("map-number", line=line, words=text[:20], most=MAX_COORDINATE))
    return int(text)


def _column(line: int, rest: list[str]) -> Iterator[Hex]:
    if len(rest) < 2:
        raise InvalidText(words("map-column", line=line))
    q = _number(line, rest[0])
    for part in rest[1:]:
        first, dots, last = part.partition("..")
        low = _number(line, first)
        high = _number(line, last) if dots else low
        yield from ((q, r) for r in range(low, high + 1))


def _hexes(line: int, rest: list[str]) -> list[Hex]:
    if not rest:
        raise InvalidText(words("map-no-hexes", line=line))
    return [_hex(line, text) for text in rest]


def _hex(line: int, text: str) -> Hex:
    q, comma, r = text.partition(",")
    if not comma:
        raise InvalidText(words("map-hex", line=line, words=text[:20]))
    return _number(line, q), _number(line, r)


def _name(at: Hex) -> str:
    return f"{at[0]},{at[1]}"


def _ranges(rows: list[int]) -> Iterator[str]:
    """Rows as ``-2..3`` and ``5``."""
    start = last = rows[0]
    for row in (*rows[1:], None):
        if row is not None and row == last + 1:
            last = row
            continue
        yield f"{start}..{last}" if last > start else str(start)
        if row is not None:
            start = last = row
