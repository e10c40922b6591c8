"""How tasks of the trainer look: a row of tiles with lanes below it for the examples that were found, or a board.

An example in its lane stands below its own tiles, with its signs between them.  Everything is made of the shapes of
the table (`art`); what is told beside the picture is `desk_puzzle_sheet`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate

import msgspec

from robacus import figures, glyphs
from robacus.figures import MARGIN
from robacus.games.abaku.arithmetic import Reading, readings
from robacus.games.abaku.art import FRESH, OLD, centre, drawn, symbols, width
from robacus.games.abaku.desk_puzzle_draft import DIGITS, Draft
from robacus.games.abaku.layout import MAX_SIZE, Layout
from robacus.games.abaku.messages import words
from robacus.games.abaku.placing import EMPTY
from robacus.games.abaku.scene import SIGN_NAMES
from robacus.games.abaku.tasks import GAP, LETTERS, Find, Gap, Rack, RowTask, span_of
from robacus.scene import Board, Piece, Square, tag
from robacus.speech import Speech, speech

ROOM = 7
"""A row of fewer tiles stands in the middle of so many places, so that tiles do not get larger than a hand."""
LANE = 1.18
"""From one lane to the next."""
TOP = 1 + 2 * MARGIN + 0.16
"""Where the lanes begin."""
STAR = tag(
    "path",
    d="M0 -0.31L0.09 -0.1L0.31 -0.08L0.14 0.07L0.19 0.29L0 0.17L-0.19 0.29L-0.14 0.07L-0.31 -0.08L-0.09 -0.1Z",
    class_="piece-body",
    transform="scale(0.88)",
)


def row_pieces(draft: Draft, task: RowTask) -> tuple[Piece, ...]:
    """The tiles of a row, marks on them, and the examples in their lanes."""
    left = _left(len(task.row))
    pieces = [_row_tile(task, at, left) for at in range(len(task.row))]
    if draft.begun is not None:
        pieces.append(Piece("begun", "fresh", left + draft.begun + 0.5, MARGIN + 0.5, layer=2))
    if draft.wrong and isinstance(task, Find):
        start, end = span_of(draft.wrong)
        pieces.append(Piece("wrong", f"wrong-{end - start}", left + (start + end) / 2, MARGIN + 0.5, layer=3))
    if draft.over and not draft.shown and not draft.tried:
        pieces.append(_star(left + len(task.row) + MARGIN / 2, MARGIN + 0.5))
    for answer in task.right:
        if answer in draft.found or draft.shown:
            pieces += _example(task, answer, left, found=answer in draft.found)
    return tuple(pieces)


def _star(x: float, y: float) -> Piece:
    """For a task that could not have been done better."""
    return Piece("star", "star", x, y, layer=5, classes="tone-yellow")


def _left(length: int) -> float:
    """Where the first tile of a row begins."""
    return MARGIN + max(0, ROOM - length) / 2


def _row_tile(task: RowTask, at: int, left: float) -> Piece:
    digit, letter = task.row[at], LETTERS[at]
    symbol = "gap" if digit == GAP else f"tile-{digit}"
    return Piece(
        f"row-{letter}",
        symbol,
        left + at + 0.5,
        MARGIN + 0.5,
        label="?" if digit == GAP else digit,
        square=letter,
        classes="" if digit == GAP else OLD,
    )


def _example(task: RowTask, answer: str, left: float, *, found: bool) -> Iterator[Piece]:
    """An example in its lane: its tiles, its signs, and a frame where it was found and not only shown."""
    start = span_of(answer)[0] if isinstance(task, Find) else 0
    digits = task.digits_of(answer)
    y = TOP + lanes(task)[answer] * LANE + 0.5
    x = left + start
    fresh = task.row.index(GAP) if isinstance(task, Gap) else -1
    for at, digit in enumerate(digits):
        classes = FRESH if at == fresh or not found else OLD
        yield Piece(f"{answer}-{at}", f"tile-{digit}", x + at + 0.5, y, classes=classes)
    if found:
        yield Piece(f"{answer}-frame", f"frame-{len(digits)}", x + len(digits) / 2, y, layer=3)
    way = readings(digits, task.mask)[0]
    for number, (sign, edge) in enumerate(_signs(way)):
        yield Piece(f"{answer}-sign-{number}", f"sign-{sign}", x + edge, y, layer=4)


def _signs(reading: Reading) -> Iterator[tuple[str, int]]:
    """The signs of a reading, each with the number of digits before it."""
    edges = list(accumulate(map(len, reading.numbers[:-1])))
    if reading.kind in ("root", "cube-root"):
        edges.insert(0, 0)
    yield from zip(SIGN_NAMES[reading.kind], edges, strict=True)


@lru_cache(maxsize=512)
def lanes(task: RowTask) -> dict[str, int]:
    """Which lane each right answer has; in one lane examples do not touch."""
    found: dict[str, int] = {}
    ends: list[int] = []
    for answer in task.right:
        start, end = span_of(answer) if isinstance(task, Find) else (0, len(task.row))
        lane = next((lane for lane, last in enumerate(ends) if last < start), len(ends))
        ends[lane:] = [end, *ends[lane + 1 :]]
        found[answer] = lane
    return found


# -- boards ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def row_board(length: int, count: int, language: str) -> Board:
    """The board of a row with so many lanes."""
    say = speech(language)
    left, wide = _left(length), max(length, ROOM) + 2 * MARGIN
    frame = tag(
        "g",
        figures.grid(length, 1, top_labels=LETTERS[:length]),
        transform=f"translate({left - MARGIN:.4g} 0)",
    )
    wells = "".join(
        tag(
            "rect",
            x=left - 0.1,
            y=TOP + lane * LANE - 0.02,
            width=length + 0.2,
            height=1.04,
            rx=0.2,
            class_="cell",
        )
        for lane in range(count)
    )
    return Board(
        key=f"row-{length}-{count}-{language}",
        width=wide,
        height=TOP + count * LANE + 0.1,
        art=frame + wells,
        symbols=row_symbols(say.say(words("sign-division"))),
        squares=tuple(
            Square(letter, left + at + 0.5, MARGIN + 0.5, 0, at, letter)
            for at, letter in enumerate(LETTERS[:length])
        ),
        label=say.say(words("train-board-row", count=length)),
    )


@lru_cache(maxsize=4)
def row_symbols(division: str) -> dict[str, str]:
    """The symbols of the table, the gap, and a frame round what is no example."""
    found = symbols(1.0, division)
    found["gap"] = tag(
        "rect", x=-0.43, y=-0.43, width=0.86, height=0.86, rx=0.13, class_="well"
    ) + glyphs.text("?", 0, 0.01, 0.5, "rim-label")
    found["star"] = STAR
    for length in range(1, MAX_SIZE + 1):
        at = {"x": -length / 2 + 0.02, "y": -0.48, "width": length - 0.04, "height": 0.96, "rx": 0.16}
        found[f"wrong-{length}"] = tag("rect", **at, class_="mark-bad")
    return found


@lru_cache(maxsize=64)
def rack_board(layout: Layout, language: str) -> Board:
    """The board of a rack: that of the table, and pictures of tiles to take."""
    board = drawn(layout, False, language)
    tools = {f"rack-{digit}": tag("g", board.symbols[f"tile-{digit}"], class_=OLD) for digit in DIGITS}
    return msgspec.structs.replace(
        board, key=f"{board.key}-task", symbols={**board.symbols, **tools, "star": STAR}
    )


def rack_pieces(draft: Draft, task: Rack, say: Speech, *, star: bool) -> tuple[Piece, ...]:
    """The tiles of a board and those that are laid on it; a star for the best placement."""
    layout = task.position.layout
    pieces = [
        _tile(layout, field, digit, digit, OLD)
        for field, digit in enumerate(task.position.board)
        if digit != EMPTY
    ]
    for tile in draft.laid:
        field = task.position.field(tile)
        label = say.say(words("train-laid-tile", digit=tile.digit))
        pieces.append(_tile(layout, field, tile.digit, label, FRESH))
        x, y = centre(layout, field)
        pieces.append(Piece(f"new-{layout.name(field)}", "fresh", x, y, layer=2))
    if star:
        pieces.append(_star(width(layout) - MARGIN / 2, MARGIN / 2))
    return tuple(pieces)


def _tile(layout: Layout, field: int, digit: str, label: str, tone: str) -> Piece:
    x, y = centre(layout, field)
    name = layout.name(field)
    return Piece(f"tile-{name}", f"tile-{digit}", x, y, label=label, square=name, classes=tone)
