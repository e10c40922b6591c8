"""Drafts of the board editor for its tests, and what their edits give."""

from __future__ import annotations

import pytest

from robacus.game import IllegalAction, InvalidText
from robacus.games.ricochet_robots.desk_board import BoardDesk
from robacus.speech import speech
from tests.laws.examples import complaint

DESK = BoardDesk()
EN = speech("en")
ROBOTS = "robot red C4; robot green N2; robot blue H12; robot yellow P16"
AT_HOME = f"quadrants 1A 2B 3A 4B; {ROBOTS}; goal red E2"
"""A whole position on a board of the box."""
SMALL = "board 5x4; 91113; 80402; 80102; c4446; diagonal C2 / red; target E1 blue circle; robot blue A1"
"""A whole position on a board of somebody's own."""


def do(draft: str, *edits: str) -> str:
    """The draft after these edits."""
    for words in edits:
        draft = DESK.edit(draft, words, EN).draft
    return draft


def refused(draft: str, words: str) -> str:
    """The message id with which an edit is refused."""
    with pytest.raises((InvalidText, IllegalAction)) as caught:
        DESK.edit(draft, words, EN)
    assert complaint(lambda: DESK.edit(draft, words, EN)) != caught.value.message.id
    return caught.value.message.id.partition(":")[2]


def marked(draft: str) -> list[str]:
    """The squares that are marked as not right."""
    return [fault.square for fault in DESK.open(draft, EN).faults]
