"""What lies on the puzzle desk: a position, the moves made so far, and what its player has asked for; as text too.

The text is that of a position (`position_text`) with four statements more: ``variant literal``, ``moves bN rE``,
``hint 2`` (so many steps of help were taken) and ``live`` (the number of moves from here is to be seen).  What
``robacus generate`` prints is read as well, JSON or not, and what a link to the board editor carries.  How a draft
looks is `desk_puzzle_sheet`.
"""

from __future__ import annotations

import json
import re
from functools import cached_property
from typing import NamedTuple

import msgspec

from robacus.game import IllegalAction, InvalidText
from robacus.games.ricochet_robots.board import ANY, HEADINGS, Board, Target
from robacus.games.ricochet_robots.board_text import statements
from robacus.games.ricochet_robots.controls import ROBOT_KEYS
from robacus.games.ricochet_robots.moves import VARIANTS, Move, Position, Variant, Way, words
from robacus.games.ricochet_robots.notation import MAX_BID, Action, Slide, read_action
from robacus.games.ricochet_robots.position_text import (
    read_position,
    read_positions,
    without_picture,
    write_position,
)
from robacus.games.ricochet_robots.quadrants import SIDES, printed_sides

MOST_HINTS = 5
"""About how many moves; how many; which robots; the first move; every shortest way."""
SOLUTION = MOST_HINTS
"""The step of help that shows the ways: from there on the puzzle is not solved by its player."""


class Draft(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A puzzle as somebody has it before them."""

    position: Position
    variant: Variant = "strict"
    moves: tuple[Move, ...] = ()
    """All of them allowed, one after the other."""
    hints: int = 0
    live: bool = False

    @cached_property
    def way(self) -> Way:
        """The moves made so far."""
        way = Way.start(self.position, self.variant)
        for move in self.moves:
            way = way.step(*move)
        return way

    @cached_property
    def target(self) -> Target:
        """The target as it is drawn: where the board has none there, a circle, or the vortex."""
        position = self.position
        for target in position.board.targets:
            if (target.cell, target.colour) == (position.target, position.colour):
                return target
        return Target(position.target, position.colour, "vortex" if position.colour == ANY else "circle")

    @cached_property
    def board(self) -> Board:
        """The board with the target of the position among its own."""
        board = self.position.board
        if self.target in board.targets:
            return board
        others = tuple(target for target in board.targets if target.cell != self.target.cell)
        return msgspec.structs.replace(board, targets=(*others, self.target))

    @cached_property
    def board_text(self) -> str:
        """The share text of the board that is drawn."""
        sides = printed_sides(self.board)
        return f"quadrants {' '.join(sides)}" if sides else self.board.to_text()

    def share_text(self) -> str:
        """The position in one line, as it is given to others and to the solver."""
        return "; ".join((*self.board_text.splitlines(), *_placed(self.position)))

    def to_text(self) -> str:
        """Everything.  `read_draft` gives the same draft back."""
        parts = [self.share_text()]
        if self.variant != "strict":
            parts.append(f"variant {self.variant}")
        if self.moves:
            parts.append(f"moves {' '.join(map(self._short, self.moves))}")
        if self.hints:
            parts.append(f"hint {self.hints}")
        if self.live:
            parts.append("live")
        return "; ".join(parts)

    def _short(self, move: Move) -> str:
        return ROBOT_KEYS[self.position.colours[move.robot]] + HEADINGS[move.heading]


def _placed(position: Position) -> list[str]:
    """The statements of a position that are not about its board."""
    bare = len(position.board.to_text().splitlines())
    return write_position(position).splitlines()[bare:]


# -- reading -----------------------------------------------------------------------------------------------------------


class _Asked(NamedTuple):
    """The statements of a draft that a position does not have."""

    variant: Variant = "strict"
    moves: str = ""
    hints: int = 0
    live: bool = False


def read_draft(text: str) -> Draft:
    """The draft of a text.  Raises `InvalidText` naming the statement or move that is wrong."""
    if text.lstrip().startswith("{"):
        return _read_json(text)
    asked, rest = _Asked(), []
    for statement in statements(without_picture(text)):
        match statement.lower().split():
            case ["variant", chosen] if chosen in VARIANTS:
                asked = asked._replace(variant=chosen)
            case ["moves", *_]:
                asked = asked._replace(moves=statement.partition(" ")[2])
            case ["hint", number] if re.fullmatch("[0-9]", number):
                asked = asked._replace(hints=min(int(number), MOST_HINTS))
            case ["live"]:
                asked = asked._replace(live=True)
            case ["edition", year] if year in SIDES:
                pass  # which box the board editor offers
            case _:
                rest.append(statement)
    position = read_position("\n".join(rest))
    draft = Draft(position=position, variant=asked.variant, hints=asked.hints, live=asked.live)
    return with_moves(draft, _read_moves(position, asked.moves))


def _read_json(text: str) -> Draft:
    """A position in JSON; its own variant, where it names one."""
    position = next((found for _id, found in read_positions(text)), None)
    if position is None:
        raise InvalidText(words("position-json", why=text[:40]))
    data = json.loads(text.splitlines()[0]) if text.lstrip().startswith("{") and _one_line(text) else {}
    known = data.get("optimal") if isinstance(data, dict) else None
    named = [variant for variant in VARIANTS if isinstance(known, dict) and variant in known]
    return Draft(position=position, variant=named[0] if named else "strict")


def _one_line(text: str) -> bool:
    try:
        json.loads(text.splitlines()[0])
    except (ValueError, RecursionError):
        return False
    return True


def _read_moves(position: Position, text: str) -> list[Move]:
    """The moves of a text such as ``bN rE`` or ``blue N, red E``."""
    parts = text.split(",") if "," in text else text.split()
    if "," not in text and len(parts) == 2 and len(parts[0]) > 2:
        parts = [text]  # a single move in words
    if len(parts) > MAX_BID:
        raise InvalidText(words("puzzle-moves-many", count=len(parts), most=MAX_BID))
    return [read_move(position, part) for part in parts if part.strip()]


def read_typed(text: str) -> Action:
    """What somebody types, as at a table; but here nobody bids or passes, so that a refusal speaks of moves only."""
    return read_action(text, "move-unreadable")


def read_move(position: Position, text: str) -> Move:
    """The move of a text as it is typed at a table.  Raises `InvalidText`."""
    action = read_typed(text)
    if not isinstance(action, Slide):
        raise InvalidText(words("move-unreadable", words=text[:40]))
    if action.colour not in position.colours:
        raise InvalidText(words("no-such-robot", robot=words(f"robot-{action.colour}")))
    return Move(position.colours.index(action.colour), action.heading)


def with_moves(draft: Draft, moves: list[Move]) -> Draft:
    """The draft with these moves made.  Raises `InvalidText` naming the first that is not allowed."""
    way = Way.start(draft.position, draft.variant)
    for number, move in enumerate(moves, start=1):
        try:
            way = way.step(*move)
        except IllegalAction as error:
            raise InvalidText(words("puzzle-moves-wrong", number=number, why=error.message)) from None
    return msgspec.structs.replace(draft, moves=way.moves)
