"""The edits of the board editor: how their text is read.

An edit is a few words such as ``robot red C4`` or ``wall C4 E``; a whole position that somebody pastes is one too.
`EDITS` has them all; what they do is `desk_board_squares` and `desk_board_boards`.
"""

from __future__ import annotations

from collections.abc import Callable

from robacus.game import InvalidText
from robacus.games.ricochet_robots import desk_board_boards as boards
from robacus.games.ricochet_robots import desk_board_squares as squares
from robacus.games.ricochet_robots.desk_board_draft import Draft, Reading, read
from robacus.games.ricochet_robots.desk_board_squares import Edited
from robacus.games.ricochet_robots.moves import words
from robacus.speech import Joined, Message

MOST_NAMED = 5
"""Sides that one sentence lists."""

EDITS: dict[str, Callable[[Draft, list[str]], Edited]] = {
    "wall": squares.wall,
    "block": squares.block,
    "both-sides": squares.both_sides,
    "robot": squares.robot,
    "diagonal": squares.diagonal,
    "target": squares.target,
    "goal": squares.goal,
    "erase": squares.erase,
    "clear": squares.clear,
    "quarter": boards.quarter,
    "quadrants": boards.quadrants,
    "box": boards.box,
    "edition": boards.edition,
    "size": boards.size,
    "width": boards.width,
    "height": boards.height,
    "new": boards.new,
    "deal": boards.deal,
    "scatter": boards.scatter,
    "blocked-turn": boards.blocked_turn,
    "turn-is-ricochet": boards.turn_is_ricochet,
}
"""First word of an edit -> what it does with the words after it."""


def edited(draft: Draft, text: str) -> Edited:
    """The draft after an edit.  Raises `InvalidText` for what is no edit, `IllegalAction` for what cannot be done."""
    statement = text.strip()
    verb, *rest = statement.split() or [""]
    if set("\n\r;#{") & set(statement) or verb.lower() == "board":
        return _import(text)
    edit = EDITS.get(verb.lower())
    if edit is None:
        raise InvalidText(words("draft-unreadable", words=statement[:40]))
    return edit(draft, rest)


def _import(text: str) -> Edited:
    """A text that somebody pastes."""
    reading = read(text)
    draft = reading.draft
    board = draft.written
    what = words(
        "draft-import",
        width=board.width,
        height=board.height,
        robots=len(draft.robots),
        targets=len(board.targets),
    )
    if not reading.closed:
        return Edited(draft, what)
    return Edited(draft, words("draft-import-closed", what=what, closed=closed_rim(reading)))


def closed_rim(reading: Reading) -> Message:
    """Where the rim of a text was open."""
    more = max(0, len(reading.closed) - MOST_NAMED)
    return words("draft-rim-closed", sides=Joined(reading.closed[:MOST_NAMED]), more=more)
