"""Laying tiles: which placements are legal, and what they score (rules 7 to 20).

Everything here is about one position: a layout, the tiles that lie on it, and the rules of the table.  Who lays, with
which rack, and what happens then is `turns`; finding placements is `reference` and `search`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from robacus.games.abaku.arithmetic import ALL_OPERATIONS, Reading, is_example, readings
from robacus.games.abaku.layout import EXAMPLE_FACTOR, TILE_FACTOR, Layout

EMPTY = "."
KOMBO = 3
"""So many examples in the line of placement are a KOMBO (rule 20)."""

Code = Literal[
    "no-tiles",
    "too-many-tiles",
    "off-board",
    "occupied",
    "not-in-line",
    "centre-not-covered",
    "not-adjacent",
    "gap",
    "no-common-example",
    "adjacent-without-example",
    "no-example-with-old-tile",
]
"""Why a placement is refused; of several reasons the first in this order (rule 25)."""


class Rules(msgspec.Struct, frozen=True):
    """What tables may decide about laying tiles."""

    zero: Literal["new", "either"] = "new"
    """Neighbours need no example when the new tile is a 0, or when either of the two is (rule 13)."""
    zero_only_contact: bool = True
    """Whether touching old tiles through such zeros alone is enough (rule 15)."""
    rack: int = 5
    """Tiles that one placement has at most (rule 7)."""
    operations: int = ALL_OPERATIONS
    """Bits of `arithmetic.OPERATIONS`."""


class Laid(msgspec.Struct, frozen=True, order=True):
    """A tile on a field.  The row comes first, so that placements sort as people read."""

    row: int
    """From 0 at the top."""
    column: int
    """From 0 on the left."""
    digit: str
    joker: bool = False
    """It is a joker that was made this digit; for all rules it is this digit (rule 24)."""


Placement = tuple[Laid, ...]
"""A set of tiles laid in one turn, sorted."""


class Example(msgspec.Struct, frozen=True):
    """An example that holds at least one new tile."""

    field: int
    """Its first field."""
    down: bool
    """Top to bottom, else left to right."""
    digits: str
    readings: tuple[Reading, ...]
    points: int
    """With all bonuses."""
    tile_points: int
    """The digits with the bonuses of tiles, before it is multiplied as a whole."""

    @property
    def factor(self) -> int:
        """What the whole example is multiplied by."""
        return self.points // self.tile_points if self.tile_points else 1


class Refusal(msgspec.Struct, frozen=True):
    """Why a placement is not legal."""

    code: Code
    new: int | None = None
    """The field of the new tile that is meant, if it is about one."""
    old: int | None = None
    """The field of the old tile beside it."""


class Judgement(msgspec.Struct, frozen=True):
    """What a legal placement scores."""

    examples: tuple[Example, ...]
    """Sorted by first field, those across before those downwards, the shorter one first."""
    kombo: bool

    @property
    def score(self) -> int:
        """The points of the turn (rule 16)."""
        return sum(example.points for example in self.examples)


class Position(msgspec.Struct, frozen=True):
    """A board on which tiles may be laid."""

    layout: Layout
    board: str
    """One character for each field: a digit or ``.``."""
    rules: Rules = Rules()

    # -- fields ----------------------------------------------------------------------------------------------------

    def on_board(self, tile: Laid) -> bool:
        """Whether a tile is on a field of the board at all."""
        return 0 <= tile.row < self.layout.size and 0 <= tile.column < self.layout.size

    def field(self, tile: Laid) -> int:
        """The number of a tile's field."""
        return tile.row * self.layout.size + tile.column

    def neighbours(self, field: int) -> Iterator[tuple[int, bool]]:
        """The fields beside one, each with whether the line through both goes downwards."""
        size = self.layout.size
        row, column = divmod(field, size)
        if column > 0:
            yield field - 1, False
        if column < size - 1:
            yield field + 1, False
        if row > 0:
            yield field - size, True
        if row < size - 1:
            yield field + size, True

    def beside_old(self, field: int) -> bool:
        """Whether a tile lies beside a field."""
        return any(self.board[other] != EMPTY for other, _down in self.neighbours(field))

    def with_tiles(self, placement: Placement) -> str:
        """The board after laying tiles on it."""
        fields = list(self.board)
        for tile in placement:
            fields[self.field(tile)] = tile.digit
        return "".join(fields)

    def run(self, board: str, field: int, down: bool) -> tuple[int, ...]:
        """The filled fields in one line through a filled field, without a gap, in reading order."""
        size = self.layout.size
        row, column = divmod(field, size)
        step, before, after = (size, row, size - 1 - row) if down else (1, column, size - 1 - column)
        first = field
        while before and board[first - step] != EMPTY:
            first, before = first - step, before - 1
        last = field
        while after and board[last + step] != EMPTY:
            last, after = last + step, after - 1
        return tuple(range(first, last + step, step))

    # -- rules -----------------------------------------------------------------------------------------------------

    def refusal(self, placement: Placement) -> Refusal | None:
        """Why a placement is not legal, None when it is (rules 7 to 15)."""
        if not placement:
            return Refusal("no-tiles")
        if len(placement) > self.rules.rack:
            return Refusal("too-many-tiles")
        if not all(map(self.on_board, placement)):
            return Refusal("off-board")
        fields = [self.field(tile) for tile in placement]
        for number, field in enumerate(fields):
            if self.board[field] != EMPTY or field in fields[:number]:
                return Refusal("occupied", field)
        across = len({tile.row for tile in placement}) == 1
        down = len({tile.column for tile in placement}) == 1
        if not across and not down:
            return Refusal("not-in-line")
        first_of_all = set(self.board) == {EMPTY}
        if first_of_all and self.layout.centre not in fields:
            return Refusal("centre-not-covered")
        if not first_of_all and not any(map(self.beside_old, fields)):
            return Refusal("not-adjacent")
        after = self.with_tiles(placement)
        lines = [way for way, fits in ((False, across), (True, down)) if fits]
        if len(fields) > 1 and not set(fields) <= set(self.run(after, fields[0], lines[0])):
            return Refusal("gap")
        if not any(self.joined(after, min(fields), max(fields), way) for way in lines):
            return Refusal("no-common-example")
        return self._contact(after, fields)

    def joined(self, after: str, first: int, last: int, down: bool) -> bool:
        """Whether some example in the line holds both fields, and so all between them (rules 11, 12)."""
        run = self.run(after, first, down)
        low, high = run.index(first), run.index(last)
        digits = "".join(after[field] for field in run)
        return any(
            is_example(digits[start:end], self.rules.operations)
            for start in range(low, -1, -1)
            for end in range(max(high + 1, start + 2), len(run) + 1)
        )

    def _contact(self, after: str, fields: list[int]) -> Refusal | None:
        """What is wrong where new tiles touch old ones (rules 12, 13 and 15)."""
        held = set(self.board) == {EMPTY}
        for new in sorted(fields):
            for old, down in self.neighbours(new):
                if self.board[old] == EMPTY:
                    continue
                if self.joined(after, min(new, old), max(new, old), down):
                    held = True
                elif not self.exempt(after[new], after[old]):
                    return Refusal("adjacent-without-example", new, old)
        if not held and not self.rules.zero_only_contact:
            return Refusal("no-example-with-old-tile")
        return None

    def exempt(self, new: str, old: str) -> bool:
        """Whether two neighbours need no example that holds both (rule 13)."""
        return new == "0" or (old == "0" and self.rules.zero == "either")

    # -- points ----------------------------------------------------------------------------------------------------

    def judge(self, placement: Placement) -> Judgement:
        """What a placement scores; for one that is not legal, what it would, as far as its tiles have their fields."""
        after = self.with_tiles(placement)
        new = {self.field(tile) for tile in placement}
        found = tuple(sorted(self._examples(after, new), key=_in_reading_order))
        ways = {tile.row for tile in placement}, {tile.column for tile in placement}
        kombo = any(
            len(lines) == 1 and sum(example.down is down for example in found) >= KOMBO
            for down, lines in zip((False, True), ways, strict=True)
        )
        return Judgement(found, kombo)

    def _examples(self, after: str, new: set[int]) -> Iterator[Example]:
        """The distinct examples with a new tile, along every line that has one (rules 5 and 16)."""
        runs = {(down, self.run(after, field, down)) for field in new for down in (False, True)}
        for down, run in runs:
            digits = "".join(after[field] for field in run)
            for start in range(len(run)):
                for end in range(start + 2, len(run) + 1):
                    fields = run[start:end]
                    if new.isdisjoint(fields):
                        continue
                    ways = readings(digits[start:end], self.rules.operations)
                    if ways:
                        tile_points, factor = self._points(after, fields, new)
                        yield Example(
                            fields[0], down, digits[start:end], ways, tile_points * factor, tile_points
                        )

    def _points(self, after: str, fields: tuple[int, ...], new: set[int]) -> tuple[int, int]:
        """The digits with the bonuses of new tiles, and what the whole is multiplied by (rules 17, 18)."""
        tiles, factor = 0, 1
        for field in fields:
            bonus = self.layout.fields[field] if field in new else EMPTY
            tiles += int(after[field]) * TILE_FACTOR.get(bonus, 1)
            factor *= EXAMPLE_FACTOR.get(bonus, 1)
        return tiles, factor


def _in_reading_order(example: Example) -> tuple[int, bool, int]:
    return example.field, example.down, len(example.digits)


def as_placement(tiles: list[Laid] | tuple[Laid, ...]) -> Placement:
    """Tiles as a placement: the order of laying them never counts."""
    return tuple(sorted(tiles))
