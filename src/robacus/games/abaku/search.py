"""All legal placements with their scores: by the C++ core where there is one, else by the slow reference."""

from __future__ import annotations

from robacus.games.abaku import reference
from robacus.games.abaku.placing import Placement, Position


def all_placements(position: Position, rack: str) -> list[tuple[Placement, int]]:
    """Every legal placement of tiles of `rack` (``?`` = joker) with its score, sorted by placement."""
    return sorted(reference.placements(position, rack))
