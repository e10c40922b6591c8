"""What is not right yet with a draft of the board editor, with the square it is about, and what may be done with it.

A draft without faults is a position that can be solved (`position_text.read_position`), and its board can be played on
(`options.check_options`).  How faults look is the page's.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from robacus.desk import Fault, Link
from robacus.game import InvalidOptions, InvalidText
from robacus.games.ricochet_robots.board import COLOURS, check_travel
from robacus.games.ricochet_robots.board_text import MAX_BOARD_TEXT
from robacus.games.ricochet_robots.desk_board_draft import Draft, step
from robacus.games.ricochet_robots.moves import robot_name, words
from robacus.games.ricochet_robots.options import Options, check_options
from robacus.games.ricochet_robots.position_text import read_position
from robacus.speech import Joined, Message, Speech

MOST_LISTED = 8
"""Walls on one side only that are listed one by one."""

Found = tuple[Message, str]
"""What is wrong, and the key of the square."""


def faults(draft: Draft, say: Speech) -> tuple[Fault, ...]:
    """Everything that is not right, the walls first: the rest may hang on them."""
    return tuple(Fault(say.once(message), square) for message, square in _found(draft))


def _found(draft: Draft) -> Iterator[Found]:
    yield from _walls(draft)
    yield from _on_solid(draft)
    yield from _robots(draft)
    yield from _targets(draft)
    if draft.board.diagonals:
        try:
            check_travel(draft.board)
        except InvalidText as error:
            yield error.message, draft.board.name(draft.board.diagonals[-1].cell)


def _walls(draft: Draft) -> Iterator[Found]:
    board = draft.written
    if all(draft.board.solid(cell) for cell in range(len(board.walls))):
        yield words("board-all-solid"), ""
    for index, (cell, heading) in enumerate(draft.one_sided[:MOST_LISTED]):
        other = cell + step(board)[heading]
        at = cell if board.walls[cell] >> heading & 1 else other
        names = {"cell": board.name(at), "other": board.name(cell + other - at)}
        # What to do is said once.
        yield words("fault-one-sided-too" if index else "fault-one-sided", **names), names["cell"]
    left = len(draft.one_sided) - MOST_LISTED
    if left > 0:
        yield words("fault-one-sided-more", count=left), board.name(draft.one_sided[MOST_LISTED][0])


def _on_solid(draft: Draft) -> Iterator[Found]:
    board = draft.board
    cells = {cell for _colour, cell in draft.robots}
    cells |= {target.cell for target in board.targets} | {diagonal.cell for diagonal in board.diagonals}
    for cell in sorted(cells):
        if board.solid(cell):
            yield words("fault-walled-in", cell=board.name(cell)), board.name(cell)


def _robots(draft: Draft) -> Iterator[Found]:
    board = draft.board
    if not draft.robots:
        yield words("fault-no-robots"), ""
    seen: set[int] = set()
    for _colour, cell in draft.robots:
        if cell in seen:
            yield words("position-cell-twice", cell=board.name(cell)), board.name(cell)
        seen.add(cell)
    robots = dict(draft.robots)
    if {"black", "silver"} <= set(robots):
        yield words("position-two-fifth"), board.name(robots["silver"])


def _targets(draft: Draft) -> Iterator[Found]:
    board = draft.board
    if not board.targets:
        yield words("fault-no-target"), ""
    elif draft.target is None:
        yield words("fault-no-chip"), ""
    if not draft.robots:
        return
    placed = {colour for colour, _cell in draft.robots}
    missing = [c for c in COLOURS if c not in placed and any(target.colour == c for target in board.targets)]
    if len(missing) > 1:
        yield words("fault-no-robots-for", robots=Joined(tuple(map(robot_name, missing)))), ""
    elif missing:
        waiting = [target.cell for target in board.targets if target.colour == missing[0]]
        cell = board.name(draft.goal if draft.goal in waiting else waiting[0])
        named = {"robot": robot_name(missing[0]), "count": len(waiting), "cell": cell}
        yield words("fault-no-robot-for", **named), cell


# -- where to go with it -----------------------------------------------------------------------------------------------


def links(draft: Draft, say: Speech) -> tuple[Link, ...]:
    """To the puzzle of this position, and to a table on this board, as far as the rules take it."""
    found = []
    text = draft.share_text()
    if solvable(text):
        found.append(Link(label=say("ricochet-robots:draft-solve"), desk="puzzle", draft=text))
    options = table_options(draft)
    if options is not None:
        found.append(Link(label=say("ricochet-robots:draft-play"), options=options))
    return tuple(found)


def solvable(text: str) -> bool:
    """Whether the text is a whole position."""
    try:
        read_position(text)
    except InvalidText:
        return False
    return True


def table_options(draft: Draft) -> dict[str, str | int | bool] | None:
    """The options of a table on this board that differ from the usual ones, None where the rules do not take the board.

    Robots that are placed begin where they stand; without any they are placed by chance.
    """
    values: dict[str, str | int | bool] = {"edition": draft.edition}
    if draft.sides and not draft.robots:
        values["quadrants"] = " ".join(draft.sides)
    else:
        lines = draft.board_text().splitlines()
        text = "; ".join(lines)
        values["board"] = text if len(text) <= MAX_BOARD_TEXT else ";".join(lines)
    values |= {"blocked_turn": draft.blocked_turn, "turn_is_ricochet": draft.turn_is_ricochet}
    options = msgspec.convert(values, Options)
    try:
        check_options(options)
    except InvalidOptions:
        return None
    usual = Options()
    return {name: value for name, value in values.items() if value != getattr(usual, name)}
