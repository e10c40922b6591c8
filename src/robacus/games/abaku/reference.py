"""All legal placements of a rack, found the slow and plain way: the meaning of every faster search.

For every line, every group of empty fields that leaves no gap, and every way to put tiles of the rack there, the rules
are asked.  Two things keep it from taking minutes: the digits that fit the crossing line of a field are worked out
once, and what has no common example is never asked further.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from robacus.chance import Chance
from robacus.games.abaku.arithmetic import is_example
from robacus.games.abaku.placing import EMPTY, Laid, Placement, Position, as_placement

DIGITS = "0123456789"
JOKER = "?"


def placements(position: Position, rack: str) -> Iterator[tuple[Placement, int]]:
    """Every legal placement of one to all tiles of `rack` (``?`` = joker) with its score, each once.

    A joker as 6 and a real 6 are two placements; equal tiles do not multiply them.
    """
    most = min(len(rack), position.rules.rack)
    seen: set[Placement] = set()
    for down in (False, True):
        fitting: dict[int, str] = {}
        for fields in groups(position, down, most):
            for field in fields:
                if field not in fitting:
                    fitting[field] = _fitting(position, field, down)
            has_common = _common(position, fields, down)
            for placement in _fillings(position, fields, tuple(fitting[field] for field in fields), rack):
                if placement in seen or not has_common(placement):
                    continue
                if position.refusal(placement) is None:
                    if len(placement) == 1:
                        seen.add(placement)
                    yield placement, position.judge(placement).score


def groups(position: Position, down: bool, most: int) -> Iterator[tuple[int, ...]]:
    """Every group of up to `most` empty fields in one line that tiles may fill: no gap, and in touch with what lies
    (rules 8 to 10)."""
    for line in range(position.layout.size):
        yield from groups_in_line(position, down, line, most)


def groups_in_line(position: Position, down: bool, line: int, most: int) -> Iterator[tuple[int, ...]]:
    """The same for one row, or one column where it goes `down`."""
    size = position.layout.size
    first = EMPTY * len(position.board) == position.board
    fields = [line + at * size if down else line * size + at for at in range(size)]
    empty = [field for field in fields if position.board[field] == EMPTY]
    for start in range(len(empty)):
        for end in range(start + 1, min(start + most, len(empty)) + 1):
            group = tuple(empty[start:end])
            if position.layout.centre in group if first else any(map(position.beside_old, group)):
                yield group


def _fitting(position: Position, field: int, down: bool) -> str:
    """The digits that may lie on a field as far as the line that crosses the one of placement says (rule 12)."""
    size = position.layout.size
    row, column = divmod(field, size)

    def fits(digit: str) -> bool:
        # Alone on its field a tile touches the same old tiles across as together with others of its line.
        tile = Laid(row, column, digit)
        board = position.with_tiles((tile,))
        return all(
            position.board[old] == EMPTY
            or way is down
            or position.exempt(digit, position.board[old])
            or position.joined(board, min(field, old), max(field, old), way)
            for old, way in position.neighbours(field)
        )

    return "".join(filter(fits, DIGITS))


def _fillings(
    position: Position, fields: tuple[int, ...], fitting: tuple[str, ...], rack: str
) -> Iterator[Placement]:
    """Every way to put tiles of the rack onto `fields`."""
    size = position.layout.size

    def fill(number: int, left: str, laid: tuple[Laid, ...]) -> Iterator[Placement]:
        if number == len(fields):
            yield as_placement(laid)
            return
        row, column = divmod(fields[number], size)
        for tile in sorted(set(left)):
            rest = left.replace(tile, "", 1)
            for digit in DIGITS if tile == JOKER else tile:
                if digit in fitting[number]:
                    yield from fill(number + 1, rest, (*laid, Laid(row, column, digit, tile == JOKER)))

    yield from fill(0, rack, ())


def _common(position: Position, fields: tuple[int, ...], down: bool) -> Callable[[Placement], bool]:
    """Whether an example along the line holds all tiles that are laid on `fields` (rule 11), asked first because most
    placements fail here.  Which fields the line has does not depend on the tiles."""
    size = position.layout.size
    filled = position.with_tiles(tuple(Laid(*divmod(field, size), DIGITS[1]) for field in fields))
    run = position.run(filled, fields[0], down)
    places = [run.index(field) for field in fields]
    digits = [filled[field] for field in run]
    segments = [
        (start, end)
        for start in range(places[0] + 1)
        for end in range(max(places[-1] + 1, start + 2), len(run) + 1)
    ]

    def has_common(placement: Placement) -> bool:
        for place, tile in zip(places, placement, strict=True):
            digits[place] = tile.digit
        row = "".join(digits)
        return any(is_example(row[start:end], position.rules.operations) for start, end in segments)

    return has_common


TRIES = 40
"""Lines that `sample_placement` looks at, each for one group of fields."""


def sample_placement(position: Position, rack: str, chance: Chance) -> Placement | None:
    """Some legal placement, if one is found in a few tries; for tests and simple players.  A joker is any digit."""
    if not rack:
        return None
    known: dict[tuple[bool, int], list[tuple[int, ...]]] = {}
    for _ in range(TRIES):
        line = bool(chance.below(2)), chance.below(position.layout.size)
        if line not in known:
            known[line] = list(groups_in_line(position, *line, min(3, len(rack))))
        if not known[line]:
            continue
        fields = chance.choice(known[line])
        tiles = chance.shuffled(rack)
        laid = [
            Laid(
                *divmod(field, position.layout.size),
                chance.choice(DIGITS) if tile == JOKER else tile,
                tile == JOKER,
            )
            for field, tile in zip(fields, tiles, strict=False)
        ]
        placement = as_placement(laid)
        if position.refusal(placement) is None:
            return placement
    return None
