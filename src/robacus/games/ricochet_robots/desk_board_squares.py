"""The edits of the board editor that are about one square: walls, blocks, robots, diagonals, targets, the chip.

Using the same thing on the same square again takes it away.  Edits of the whole board are `desk_board_boards`; how an
edit is read is `desk_board_edits`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from robacus.game import IllegalAction, InvalidText
from robacus.games.ricochet_robots.art import WAYS, target_words
from robacus.games.ricochet_robots.board import (
    ANY,
    COLOURS,
    HEADINGS,
    OPPOSITE,
    SHAPES,
    SOLID,
    TURNED,
    Board,
    Diagonal,
    Target,
)
from robacus.games.ricochet_robots.desk_board_draft import Draft, beside, changed
from robacus.games.ricochet_robots.moves import robot_name, words
from robacus.speech import Joined, Message


class Edited(NamedTuple):
    """What an edit gives."""

    draft: Draft
    say: Message
    tool: str = ""
    """Key of the tool that comes next, where this one is done."""


def cell_of(draft: Draft, name: str) -> int:
    return draft.written.named(name)


def not_understood(verb: str, rest: list[str]) -> InvalidText:
    return InvalidText(words("draft-unreadable", words=" ".join((verb, *rest))[:40]))


def _side(draft: Draft, verb: str, rest: list[str]) -> tuple[int, int]:
    """Cell and heading of the words ``C4 E``."""
    if len(rest) != 2 or len(rest[1]) != 1 or rest[1].upper() not in HEADINGS:
        raise not_understood(verb, rest)
    return cell_of(draft, rest[0]), HEADINGS.index(rest[1].upper())


def _square(draft: Draft, verb: str, rest: list[str]) -> int:
    if len(rest) != 1:
        raise not_understood(verb, rest)
    return cell_of(draft, rest[0])


def _not_solid(draft: Draft, cell: int) -> None:
    if draft.board.solid(cell):
        raise IllegalAction(words("board-on-solid", cell=draft.written.name(cell)))


def next_tool(draft: Draft) -> str:
    """What is still to be placed: a robot that a target waits for, then the chip."""
    placed = {colour for colour, _cell in draft.robots}
    wanted = {target.colour for target in draft.written.targets}
    for colour in COLOURS[:4]:
        if colour in wanted - placed:
            return f"robot-{colour}"
    return "goal" if draft.written.targets and draft.goal is None else ""


# -- walls -------------------------------------------------------------------------------------------------------------


def put_wall(board: Board, cell: int, heading: int, there: bool) -> Board:
    """The board with or without a wall, on both of its cells."""
    walls = bytearray(board.walls)
    for at, side in ((cell, heading), (beside(board, cell, heading), OPPOSITE[heading])):
        if at is not None:
            walls[at] = walls[at] | 1 << side if there else walls[at] & ~(1 << side)
    return msgspec.structs.replace(board, walls=bytes(walls))


def wall(draft: Draft, rest: list[str]) -> Edited:
    cell, heading = _side(draft, "wall", rest)
    name = draft.written.name(cell)
    other = beside(draft.written, cell, heading)
    if other is None:
        raise IllegalAction(words("draft-rim", cell=name, side=words("scene-side", side=WAYS[heading])))
    there = (draft.written.walls[cell] >> heading & 1, draft.written.walls[other] >> OPPOSITE[heading] & 1)
    put = there != (1, 1)
    board = put_wall(draft.written, cell, heading, put)
    names = {"cell": name, "other": draft.written.name(other)}
    return Edited(changed(draft, board), words("draft-wall" if put else "draft-no-wall", **names))


def block(draft: Draft, rest: list[str]) -> Edited:
    cell = _square(draft, "block", rest)
    name = draft.written.name(cell)
    if draft.board.solid(cell):
        return Edited(_unblocked(draft, cell), words("draft-no-block", cell=name))
    board = draft.written
    for heading in range(4):
        board = put_wall(board, cell, heading, True)
    held = bool(_things(draft, cell))
    bare = _without(changed(draft, board), cell)
    return Edited(bare, words("draft-block-held" if held else "draft-block", cell=name))


def _unblocked(draft: Draft, cell: int) -> Draft:
    """Open towards every cell beside it that is not solid itself."""
    board = draft.written
    for heading in range(4):
        other = beside(board, cell, heading)
        if other is not None and not draft.board.solid(other):
            board = put_wall(board, cell, heading, False)
    if board.walls[cell] == SOLID:
        raise IllegalAction(words("draft-enclosed", cell=board.name(cell)))
    return changed(draft, board)


def both_sides(draft: Draft, rest: list[str]) -> Edited:
    if rest:
        raise not_understood("both-sides", rest)
    return Edited(changed(draft, draft.board), words("draft-both-sides", count=len(draft.one_sided)))


# -- what stands on squares -------------------------------------------------------------------------------------------


def robot(draft: Draft, rest: list[str]) -> Edited:
    if len(rest) != 2 or rest[0].lower() not in COLOURS:
        raise not_understood("robot", rest)
    colour, cell = rest[0].lower(), cell_of(draft, rest[1])
    board, robots = draft.written, dict(draft.robots)
    names: dict[str, Any] = {"robot": robot_name(colour), "cell": board.name(cell)}
    before = robots.get(colour)
    if before == cell:
        del robots[colour]
        return Edited(changed(draft, robots=robots.items()), words("draft-no-robot", **names))
    _not_solid(draft, cell)
    robots[colour] = cell
    done = "draft-robot"
    for other, at in draft.robots:
        if at == cell and before is not None:
            robots[other] = before
            done = "draft-robots-swapped"
        elif at == cell:
            raise IllegalAction(words("draft-taken", cell=names["cell"], robot=robot_name(other)))
    after = changed(draft, robots=robots.items())
    return Edited(after, words(done, **names), next_tool(after) if before is None else "")


def diagonal(draft: Draft, rest: list[str]) -> Edited:
    if len(rest) != 3 or rest[1] not in TURNED or rest[2].lower() not in COLOURS:
        raise not_understood("diagonal", rest)
    diagonal = Diagonal(cell_of(draft, rest[0]), rest[1], rest[2].lower())
    _not_solid(draft, diagonal.cell)
    board = draft.written
    others = tuple(d for d in board.diagonals if d.cell != diagonal.cell)
    put = diagonal not in board.diagonals
    kept = msgspec.structs.replace(board, diagonals=(*others, diagonal) if put else others)
    kind = "rising" if diagonal.kind == "/" else "falling"
    what = words("scene-square-diagonal", colour=diagonal.colour, kind=kind)
    return Edited(changed(draft, kept), _put(put, what, board.name(diagonal.cell)))


def target(draft: Draft, rest: list[str]) -> Edited:
    if len(rest) != 3 or rest[1].lower() not in (*COLOURS, ANY) or rest[2].lower() not in SHAPES:
        raise not_understood("target", rest)
    target = Target(cell_of(draft, rest[0]), rest[1].lower(), rest[2].lower())
    _not_solid(draft, target.cell)
    board = draft.written
    others = tuple(t for t in board.targets if t.cell != target.cell)
    put = target not in board.targets
    kept = msgspec.structs.replace(board, targets=(*others, target) if put else others)
    what = words("scene-square-target", target=target_words(target))
    return Edited(changed(draft, kept), _put(put, what, board.name(target.cell)))


def _put(put: bool, what: Message, cell: str) -> Message:
    return words("draft-put" if put else "draft-taken-off", what=what, cell=cell)


def goal(draft: Draft, rest: list[str]) -> Edited:
    cell = _square(draft, "goal", rest)
    board = draft.written
    target = next((target for target in board.targets if target.cell == cell), None)
    if target is None:
        raise IllegalAction(words("draft-no-target-here", cell=board.name(cell)))
    after = changed(draft, goal=None if draft.goal == cell else cell)
    done = "draft-goal" if after.goal == cell else "draft-no-goal"
    return Edited(after, words(done, target=target_words(target), cell=board.name(cell)))


def _things(draft: Draft, cell: int) -> tuple[Message, ...]:
    """What stands on a cell and can be taken off."""
    board = draft.written
    things = [words("scene-robot", colour=colour) for colour, at in draft.robots if at == cell]
    things += [
        words("scene-square-diagonal", colour=d.colour, kind="rising" if d.kind == "/" else "falling")
        for d in board.diagonals
        if d.cell == cell
    ]
    things += [words("scene-square-target", target=target_words(t)) for t in board.targets if t.cell == cell]
    return tuple(things)


def _without(draft: Draft, cell: int) -> Draft:
    """The draft with nothing standing on the cell."""
    board = msgspec.structs.replace(
        draft.written,
        targets=tuple(target for target in draft.written.targets if target.cell != cell),
        diagonals=tuple(diagonal for diagonal in draft.written.diagonals if diagonal.cell != cell),
    )
    return changed(draft, board, robots=[robot for robot in draft.robots if robot[1] != cell])


def erase(draft: Draft, rest: list[str]) -> Edited:
    """What stands on the square; where nothing does, the walls around it."""
    cell = _square(draft, "erase", rest)
    board = draft.written
    name = board.name(cell)
    things = _things(draft, cell)
    if things:
        return Edited(_without(draft, cell), words("draft-taken-off", what=Joined(things), cell=name))
    if draft.board.solid(cell):
        return Edited(_unblocked(draft, cell), words("draft-no-block", cell=name))
    for heading in range(4):
        other = beside(board, cell, heading)
        if other is not None and not draft.board.solid(other):
            board = put_wall(board, cell, heading, False)
    if board == draft.written:
        raise IllegalAction(words("draft-nothing-here", cell=name))
    return Edited(changed(draft, board), words("draft-no-walls", cell=name))


def clear(draft: Draft, rest: list[str]) -> Edited:
    if [word.lower() for word in rest] != ["robots"]:
        raise not_understood("clear", rest)
    return Edited(changed(draft, robots=()), words("draft-no-robots"), "robot-red")
