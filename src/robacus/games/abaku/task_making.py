"""Making tasks of the trainer by chance: a row with examples in it, a row with a gap, a board and a rack.

Every function tries once and gives None where what came is not as wished; nothing is bent to fit.  What is drawn
depends on its `Chance` alone, on any machine: with and without the C++ core the same placements are found.
"""

from __future__ import annotations

from math import isqrt

from robacus.chance import Chance
from robacus.games.abaku.arithmetic import OPERATIONS, readings
from robacus.games.abaku.layout import MAX_SIZE, PLAIN, Layout, read_layout
from robacus.games.abaku.placing import EMPTY, Laid, Placement, Position, Rules
from robacus.games.abaku.search import all_placements
from robacus.games.abaku.tasks import GAP, Find, Gap, Level, Rack, Size

ROWS: dict[Size, tuple[range, range]] = {
    "small": (range(4, 6), range(1, 4)),
    "middle": (range(6, 9), range(2, 6)),
    "large": (range(9, 12), range(3, 9)),
}
"""Size -> how many digits a row has, and how many examples."""
GAPS: dict[Size, int] = {"small": 0, "middle": 1, "large": 2}
"""Size -> which of three rows with a gap is taken: the shortest, the middle one, the longest."""
MOST_GAPS = 3
"""More right digits than this are no task."""
RACKS: dict[Size, tuple[str, int, int]] = {
    "small": ("..d.. .T.d. d.*.d .d.T. ..d..", 3, 3),
    "middle": ("d..t..d .D...d. ..d.d.. t..*..t ..d.d.. .d...D. d..t..d", 4, 5),
    "large": ("", 5, 9),
}
"""Size -> the board, how many tiles are in the rack at most, and how many turns were played before."""
FEWEST_TILES = 3
"""Where the best placement of all tiles has larger numbers than the level, fewer of them may do: with five tiles sums
up to 10 are hardly ever the best."""
LEAST_PLACEMENTS = 3
"""With fewer placements there is nothing to choose from."""
LARGEST = 1000
"""Numbers of examples where any size will do are drawn up to here."""
TRIES = 60
"""Rows that one attempt draws."""
_NO_ZERO = "123456789"


def draw_example(level: Level, chance: Chance) -> str:
    """The digits of an example of the level, by an operation of its own choice."""
    most = level.most or chance.choice((10, 20, 100, LARGEST))
    names = [name for bit, name in enumerate(OPERATIONS) if level.mask >> bit & 1]
    match chance.choice(names):
        case "addition":
            a = 1 + chance.below(most - 1)
            b = 1 + chance.below(most - a)
            return f"{a}{b}{a + b}"
        case "subtraction":
            a = 2 + chance.below(most - 1)
            b = 1 + chance.below(a - 1)
            return f"{a}{b}{a - b}"
        case "multiplication":
            a, b = _factors(most, chance)
            return f"{a}{b}{a * b}"
        case "division":
            a, b = _factors(most, chance)
            return f"{a * b}{a}{b}"
        case "squares":
            base = 1 + chance.below(isqrt(most))
            power = base**2
        case _:
            base = 1 + chance.below(max(n for n in range(1, 11) if n**3 <= most))
            power = base**3
    return f"{base}{power}" if chance.below(2) else f"{power}{base}"


def _factors(most: int, chance: Chance) -> tuple[int, int]:
    """Two numbers whose product is not too large; seldom is one of them 1."""
    a = 2 + chance.below(max(1, isqrt(most) - 1)) if most >= 4 else 1
    b = 1 + chance.below(most // a)
    return (a, b) if chance.below(2) else (b, a)


def make_find(level: Level, chance: Chance) -> Find | None:
    """A row with as many examples as its size says; all have numbers of the level."""
    lengths, counts = ROWS[level.size]
    for _ in range(TRIES):
        length = chance.choice(lengths)
        row = ""
        while len(row) < length:
            part = draw_example(level, chance)
            # Examples share digits where they can, and some digits stand between them.
            shared = max((n for n in range(1, min(len(row), len(part))) if row.endswith(part[:n])), default=0)
            row += part[shared:]
            row += chance.choice(_NO_ZERO) * (chance.below(3) == 0)
        start = chance.below(len(row) - length + 1)
        task = Find(row[start : start + length], level.mask)
        if len(task.right) in counts and _fits(level, [task.digits_of(answer) for answer in task.right]):
            return task
    return None


def make_gap(level: Level, chance: Chance) -> Gap | None:
    """A row that is one example but for a digit; every digit that completes it is right."""
    found: list[Gap] = []
    for _ in range(TRIES):
        digits = draw_example(level, chance)
        place = chance.below(len(digits))
        task = Gap(digits[:place] + GAP + digits[place + 1 :], level.mask)
        answers = [task.digits_of(answer) for answer in task.right]
        if len(digits) <= MAX_SIZE and len(answers) <= MOST_GAPS and _fits(level, answers):
            found.append(task)
        if len(found) == len(GAPS):
            return sorted(found, key=lambda one: len(one.row))[GAPS[level.size]]
    return None


def _fits(level: Level, examples: list[str]) -> bool:
    return all(level.fits(readings(digits, level.mask)) for digits in examples)


# -- boards and racks --------------------------------------------------------------------------------------------------


def make_rack(level: Level, chance: Chance) -> tuple[Rack, list[tuple[Placement, int]]] | None:
    """A board after some turns and a rack, with all its placements.  What lies there, and the best placement, has
    numbers of the level."""
    text, tiles, turns = RACKS[level.size]
    layout = read_layout(text)
    rules = Rules(operations=level.mask)
    board = layout.empty()
    for _ in range(turns):
        position = Position(layout, board, rules)
        placement = _turn(position, level, tiles, chance)
        if placement is not None:
            board = position.with_tiles(placement)
    if board == layout.empty():
        return None
    position = Position(_uncovered(layout, board), board, rules)
    drawn = _drawn(tiles, chance)
    for count in range(tiles, FEWEST_TILES - 1, -1):
        rack = Rack(position, "".join(sorted(drawn[:count])))
        found = all_placements(position, rack.tiles)
        if len(found) >= LEAST_PLACEMENTS and _best_fits(level, position, found):
            return rack, found
    return None


def _best_fits(level: Level, position: Position, found: list[tuple[Placement, int]]) -> bool:
    best = max(points for _placement, points in found)
    usual = [placement for placement, points in found if points == best]
    return all(level.fits(one.readings) for placement in usual for one in position.judge(placement).examples)


def _uncovered(layout: Layout, board: str) -> Layout:
    """The layout with the bonuses that can still be had: the text of a task has no others."""
    fields = (bonus if tile == EMPTY else PLAIN for bonus, tile in zip(layout.fields, board, strict=True))
    return Layout(layout.size, "".join(fields))


def _drawn(count: int, chance: Chance) -> str:
    """Tiles as the usual bag gives them, with at most one zero."""
    while True:
        tiles = "".join(chance.choice("0" + _NO_ZERO) for _ in range(count))
        if tiles.count("0") < 2:
            return tiles


def _turn(position: Position, level: Level, tiles: int, chance: Chance) -> Placement | None:
    """Some placement of a few tiles that makes examples of the level."""
    if position.board == position.layout.empty():
        return _first_turn(position.layout, level, chance)
    fitting = [
        placement
        for placement, _points in all_placements(position, _drawn(min(3, tiles), chance))
        if all(level.fits(one.readings) for one in position.judge(placement).examples)
    ]
    return chance.choice(fitting) if fitting else None


def _first_turn(layout: Layout, level: Level, chance: Chance) -> Placement | None:
    """An example in the row through the middle."""
    middle = layout.size // 2
    for _ in range(TRIES):
        example = draw_example(level, chance)
        start = middle - chance.below(len(example))
        if 0 <= start <= layout.size - len(example):
            return tuple(Laid(middle, start + at, digit) for at, digit in enumerate(example))
    return None
