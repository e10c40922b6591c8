"""What tiles that are kept in hand are worth, as points of turns to come.

The numbers are measured, not thought up: `data/rack_values.json` says how.  A value is the number of points by which
the best placement of the next turn is better, on average, when these tiles are in hand and the others are drawn, than
with a rack drawn whole.  Nothing here looks at a board.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from robacus.games.abaku.state import JOKER

MOST_KEPT = 4
"""Tiles of the largest rack in the table: whoever lays one keeps four."""


class RackValues(msgspec.Struct, frozen=True):
    """The table, and how it was measured."""

    measured: str
    """How the numbers came about, in one sentence."""
    values: dict[str, float]
    """Points by tiles, sorted, ``?`` for a joker last; those of no tile are 0."""


@cache
def rack_values() -> RackValues:
    """The table as it was measured."""
    file = Path(__file__).parent / "data" / "rack_values.json"
    return msgspec.json.decode(file.read_bytes(), type=RackValues)


def in_order(faces: str) -> str:
    """Tiles as the table has them."""
    return "".join(sorted(faces.replace(JOKER, ""))) + JOKER * faces.count(JOKER)


def rack_tenths(faces: str) -> int:
    """What so many tiles in hand are worth while there are tiles to draw, in tenths of a point (``?`` = joker).

    Tiles that are not in the table together, such as five of them, count one by one.
    """
    values = _tenths()
    kept = in_order(faces)
    if kept in values:
        return values[kept]
    return sum(values.get(tile, 0) for tile in kept)


def rack_value(faces: str) -> float:
    """The same in points."""
    return rack_tenths(faces) / 10


def hand_points(faces: str) -> int:
    """What the tiles of a rack count at the end (rules 24 and 26)."""
    return sum(int(tile) for tile in faces if tile != JOKER)


@cache
def _tenths() -> dict[str, int]:
    return {tiles: round(10 * value) for tiles, value in rack_values().values.items()}
