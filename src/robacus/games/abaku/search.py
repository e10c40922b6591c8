"""All legal placements with their scores: by the C++ core where there is one, else by the slow reference.

Both say the same (a test holds them equal); the core is a thousand times as fast.  `Fast` keeps a board on which tiles
are laid one placement after another, so that only what they touch is worked out anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from robacus import core
from robacus.game import InvalidText
from robacus.games.abaku import reference
from robacus.games.abaku.messages import words
from robacus.games.abaku.options import RACK
from robacus.games.abaku.placing import EMPTY, Laid, Placement, Position

BONUS_NUMBERS = {".": 0, "d": 1, "t": 2, "D": 3, "T": 4}
NO_TILE = 255
MOST_PLACEMENTS = 250_000
"""More of them, as racks of many jokers have, nobody wants to see."""


class Fast:
    """A board of the C++ core; only where there is one (`core.native`)."""

    def __init__(self, position: Position) -> None:
        assert core.native is not None
        layout, rules = position.layout, position.rules
        self.size = layout.size
        self.board = core.native.AbakuBoard(
            size=layout.size,
            bonuses=[BONUS_NUMBERS[bonus] for bonus in layout.fields],
            zero_either=rules.zero == "either",
            zero_only_contact=rules.zero_only_contact,
            most=rules.rack,
            operations=rules.operations,
        )
        self.board.set([NO_TILE if char == EMPTY else int(char) for char in position.board])

    def lay(self, placement: Placement) -> None:
        """Lay tiles; nothing is checked but that their fields are empty."""
        self.board.lay(
            [tile.row * self.size + tile.column for tile in placement],
            [int(tile.digit) for tile in placement],
        )

    def find(self, rack: str, *, seconds: float = inf) -> core.native.AbakuFound:  # type: ignore[name-defined]
        """The core's own answer: count, best score, sum of scores, and rows of numbers."""
        tiles = list(map(rack.count, "0123456789"))
        found = self.board.placements(
            tiles, rack.count("?"), limit=MOST_PLACEMENTS, seconds=seconds, cancel=None
        )
        status = found.status.name
        if status == "TOO_MANY":
            raise InvalidText(words("search-too-many", most=MOST_PLACEMENTS))
        assert status == "DONE", status
        return found

    def placements(self, rack: str, *, at_least: int = 0) -> list[tuple[Placement, int]]:
        """The legal placements with so many points or more, in no particular order."""
        return [(self.read(row), row[0]) for row in self.find(rack).rows(at_least)]

    def read(self, row: list[int]) -> Placement:
        """The placement of a row of the core."""
        return tuple(self._tiles(row[1], zip(row[2::2], row[3::2], strict=True)))

    def _tiles(self, jokers: int, tiles: Iterable[tuple[int, int]]) -> Iterable[Laid]:
        for number, (field, digit) in enumerate(tiles):
            row, column = divmod(field, self.size)
            yield Laid(row, column, str(digit), bool(jokers >> number & 1))


def all_placements(position: Position, rack: str, *, use_native: bool = True) -> list[tuple[Placement, int]]:
    """Every legal placement of tiles of `rack` (``?`` = joker) with its score, sorted by placement.

    Raises `InvalidText` where there are more than `MOST_PLACEMENTS`, for a rack of more than five tiles, and for rules
    that allow more in one turn.
    """
    most = max(len(rack), position.rules.rack)
    if most > RACK:
        raise InvalidText(words("rack-many", count=most, most=RACK))
    if core.native is None or not use_native:
        return sorted(reference.placements(position, rack))
    return sorted(Fast(position).placements(rack))
