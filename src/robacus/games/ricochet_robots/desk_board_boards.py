"""The edits of the board editor that are about the whole board: printed pieces, its size, chance, options of the rules.

Edits of single squares are `desk_board_squares`; how an edit is read is `desk_board_edits`.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from robacus.chance import Chance
from robacus.game import IllegalAction
from robacus.games.ricochet_robots.board import ANY, COLOURS, MAX_SIDE, SOLID, Board, problem
from robacus.games.ricochet_robots.desk_board_draft import Draft, changed, empty, usual_edition
from robacus.games.ricochet_robots.desk_board_squares import Edited, next_tool, not_understood, put_wall
from robacus.games.ricochet_robots.moves import words
from robacus.games.ricochet_robots.quadrants import FIFTH, SIDES, Edition, choose_quadrants, standard_board
from robacus.speech import Joined

QUARTERS = ("NW", "NE", "SE", "SW")
"""In the order of a board's text: clockwise."""
USUAL_SIDES = ("1A", "2B", "3A", "4B")
OTHER_EDITION: dict[Edition, dict[str, str]] = {
    "1999": {"C": "A", "D": "B"},
    "2003": {"A": "C", "B": "D"},
    "2013": {},
}
"""Edition -> the side of its pieces that comes in place of one that it does not have."""

# -- the printed pieces ------------------------------------------------------------------------------------------------


def on_printed(draft: Draft, sides: tuple[str, ...], **values: Any) -> Draft:
    """The draft on a board of these printed sides; robots stay where there is room, the chip where its target is."""
    board = standard_board(sides)
    robots = [
        (colour, cell)
        for colour, cell in _moved(draft, board.width, board.height)
        if cell is not None and not board.solid(cell)
    ]
    kept = draft.target if draft.written.width == board.width and draft.target in board.targets else None
    return changed(draft, board, robots=robots, goal=kept and kept.cell, **values)


def _moved(draft: Draft, width: int, height: int) -> list[tuple[str, int | None]]:
    """The robots on a board of another size: (colour, cell), None where there is no such square any more."""
    return [(colour, _same_square(draft.written, cell, width, height)) for colour, cell in draft.robots]


def _same_square(board: Board, cell: int, width: int, height: int) -> int | None:
    row, column = board.row_column(cell)
    return row * width + column if row < height and column < width else None


def quarter(draft: Draft, rest: list[str]) -> Edited:
    """Another printed side in a quarter.  Each piece is there once: one that lies elsewhere changes places."""
    if len(rest) != 2 or rest[0].upper() not in QUARTERS:
        raise not_understood("quarter", rest)
    if not draft.sides:
        raise IllegalAction(words("draft-not-printed"))
    sides = list(draft.sides)
    at, side = QUARTERS.index(rest[0].upper()), rest[1].upper()
    if side not in sides_of(draft.edition):
        raise IllegalAction(
            words("draft-no-side", side=side[:10], sides=Joined(tuple(sides_of(draft.edition))))
        )
    elsewhere = next(index for index, name in enumerate(sides) if name[0] == side[0])
    sides[elsewhere] = sides[at]
    sides[at] = side
    after = on_printed(draft, tuple(sides))
    return Edited(after, words("draft-quarter", side=side, quarter=QUARTERS[at]), next_tool(after))


def sides_of(edition: Edition) -> list[str]:
    return [piece + letter for piece in "1234" for letter in SIDES[edition]]


def quadrants(draft: Draft, rest: list[str]) -> Edited:
    sides = tuple(side.upper() for side in rest)
    standard_board(sides)
    offered = set(sides) <= set(sides_of(draft.edition))
    after = on_printed(draft, sides, edition=draft.edition if offered else usual_edition(sides))
    return Edited(after, words("draft-printed", sides=" ".join(sides)), next_tool(after))


def box(draft: Draft, rest: list[str]) -> Edited:
    """A board of the box again, after one of somebody's own."""
    if rest:
        raise not_understood("box", rest)
    sides = _in_edition(USUAL_SIDES, draft.edition)
    after = on_printed(draft, sides)
    return Edited(after, words("draft-printed", sides=" ".join(sides)), next_tool(after))


def edition(draft: Draft, rest: list[str]) -> Edited:
    if len(rest) != 1 or rest[0] not in SIDES:
        raise not_understood("edition", rest)
    edition: Edition = rest[0]  # type: ignore[assignment]  # it is one of the keys
    say = words("draft-edition", edition=words(f"option-edition-{edition}"))
    if not draft.sides:
        return Edited(changed(draft, edition=edition), say)
    fifth, other = FIFTH[edition], ({"black", "silver"} - {FIFTH[edition]}).pop()
    robots = [(fifth if colour == other else colour, cell) for colour, cell in draft.robots]
    if len({colour for colour, _cell in robots}) < len(robots):
        robots = [robot for robot in draft.robots if robot[0] != other]
    after = on_printed(changed(draft, robots=robots), _in_edition(draft.sides, edition), edition=edition)
    return Edited(after, say, next_tool(after))


def _in_edition(sides: tuple[str, ...], edition: Edition) -> tuple[str, ...]:
    """The same pieces with sides that the edition has."""
    return tuple(side[0] + OTHER_EDITION[edition].get(side[1], side[1]) for side in sides)


# -- whole boards ------------------------------------------------------------------------------------------------------


def _resized(draft: Draft, width: int, height: int) -> Edited:
    """The board with other measures; what lies at the top left stays."""
    if not (1 <= width <= MAX_SIDE and 1 <= height <= MAX_SIDE):
        raise problem("board-size", width=width, height=height, most=MAX_SIDE)
    old = draft.written

    def place(thing: Any) -> Any:
        cell = _same_square(old, thing.cell, width, height)
        return None if cell is None else msgspec.structs.replace(thing, cell=cell)

    walls = bytearray(width * height)
    blocks = []
    for cell, mask in enumerate(old.walls):
        at = _same_square(old, cell, width, height)
        if at is not None:
            row, column = old.row_column(cell)
            # What was the rim is none where the board goes on.
            walls[at] = mask & ~(2 * (column == old.width - 1) + 4 * (row == old.height - 1))
            blocks += [at] if mask == SOLID else []
    board = Board(
        width,
        height,
        bytes(walls),
        tuple(filter(None, map(place, old.diagonals))),
        tuple(filter(None, map(place, old.targets))),
    )
    for cell in blocks:
        for heading in range(4):
            board = put_wall(board, cell, heading, True)
    robots = [(colour, cell) for colour, cell in _moved(draft, width, height) if cell is not None]
    goal = None if draft.goal is None else _same_square(old, draft.goal, width, height)
    after = changed(draft, board, robots=robots, goal=goal)
    return Edited(after, words("draft-size", width=width, height=height))


def size(draft: Draft, rest: list[str]) -> Edited:
    numbers = "".join(rest).lower().split("x")
    if len(numbers) != 2 or not all(number.isdecimal() and len(number) <= 4 for number in numbers):
        raise not_understood("size", rest)
    return _resized(draft, int(numbers[0]), int(numbers[1]))


def width(draft: Draft, rest: list[str]) -> Edited:
    return size(draft, [*rest, "x", str(draft.written.height)])


def height(draft: Draft, rest: list[str]) -> Edited:
    return size(draft, [str(draft.written.width), "x", *rest])


def new(draft: Draft, rest: list[str]) -> Edited:
    """An empty board, of the same size where none is told."""
    bare = empty(draft.written.width, draft.written.height)
    if rest:
        bare = size(empty(1, 1), rest).draft
        bare = empty(bare.written.width, bare.written.height)
    board = bare.written
    return Edited(
        changed(bare, edition=draft.edition), words("draft-new", width=board.width, height=board.height)
    )


def _chance(draft: Draft, label: str) -> Chance:
    """Chance that the draft itself fixes: the same draft deals the same, and the next one something else."""
    return Chance(blake2b(draft.to_text().encode(), digest_size=16).hexdigest(), label)


def deal(draft: Draft, rest: list[str]) -> Edited:
    """A board of the box, robots and a chip by chance."""
    if rest:
        raise not_understood("deal", rest)
    sides = choose_quadrants(draft.edition, _chance(draft, "desk-quadrants"))
    return _scattered(on_printed(changed(draft, robots=()), sides), draft)


def scatter(draft: Draft, rest: list[str]) -> Edited:
    """Robots and chip by chance, on this board (R3)."""
    if rest:
        raise not_understood("scatter", rest)
    return _scattered(draft, draft)


def _scattered(draft: Draft, before: Draft) -> Edited:
    board = draft.board
    fifths = tuple(colour for colour, _cell in before.robots if colour in COLOURS[4:])[:1]
    colours = (*COLOURS[:4], *fifths)
    if len(board.free_cells) < len(colours):
        raise IllegalAction(words("draft-no-room", cells=len(board.free_cells), robots=len(colours)))
    cells = _chance(before, "desk-robots").shuffled(board.free_cells)
    chips = [target.cell for target in board.targets if target.colour in (*colours, ANY)]
    goal = _chance(before, "desk-chip").choice(chips) if chips else None
    robots = list(zip(colours, cells, strict=False))
    return Edited(changed(draft, robots=robots, goal=goal), words("draft-scattered"))


# -- options of the rules --------------------------------------------------------------------------------------------


def blocked_turn(draft: Draft, rest: list[str]) -> Edited:
    if len(rest) != 1 or rest[0].lower() not in ("stand", "illegal"):
        raise not_understood("blocked-turn", rest)
    chosen = rest[0].lower()
    return Edited(changed(draft, blocked_turn=chosen), words(f"option-blocked_turn-{chosen}"))


def turn_is_ricochet(draft: Draft, rest: list[str]) -> Edited:
    if len(rest) != 1 or rest[0].lower() not in ("yes", "no"):
        raise not_understood("turn-is-ricochet", rest)
    yes = rest[0].lower() == "yes"
    return Edited(changed(draft, turn_is_ricochet=yes), words("draft-turn-yes" if yes else "draft-turn-no"))
