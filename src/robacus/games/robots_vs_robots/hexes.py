"""Hexes as coordinates: neighbours, headings, distances, sides.

A hex is a pair (q, r), axial, on a board whose hexes stand on a flat side.  Headings are numbers 0 to 5, clockwise
from north (B1).  Boards made of hexes are `board`; nothing here knows robots.
"""

from __future__ import annotations

Hex = tuple[int, int]

STEPS: tuple[Hex, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Heading -> the step to the neighbour there."""
HEADINGS = ("N", "NE", "SE", "S", "SW", "NW")
"""Heading -> its name in texts."""


def neighbour(at: Hex, heading: int) -> Hex:
    """The hex next to `at` towards `heading`."""
    dq, dr = STEPS[heading % 6]
    return at[0] + dq, at[1] + dr


def distance(one: Hex, other: Hex) -> int:
    """How many steps lie between two hexes."""
    dq, dr = other[0] - one[0], other[1] - one[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def side(at: Hex, heading: int, other: Hex) -> int:
    """On which side of somebody at `at` who looks towards `heading` another hex lies: more than 0 right, less than 0
    left, 0 on the axis, ahead or behind."""
    hq, hr = STEPS[heading]
    dq, dr = other[0] - at[0], other[1] - at[1]
    return hq * (2 * dr + dq) - (2 * hr + hq) * dq


def turned(at: Hex, sixths: int = 1) -> Hex:
    """The hex after a turn of the whole board around (0, 0), clockwise."""
    q, r = at
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def mirrored(at: Hex) -> Hex:
    """The hex in a mirror that stands along the axis from north to south: NE becomes NW."""
    q, r = at
    return -q, q + r


def hexagon(radius: int) -> tuple[Hex, ...]:
    """All hexes at most `radius` away from (0, 0), column by column."""
    return tuple(
        (q, r)
        for q in range(-radius, radius + 1)
        for r in range(max(-radius, -q - radius), min(radius, radius - q) + 1)
    )
