"""Sheets of paper that a game offers to be printed: a form to fill in, an empty board for robots cut out of card.

A game lists its papers (`Game.papers`); each makes a `Page` of a draft, which is a text as at a desk: a map, a program,
or nothing.  What is drawn on a page is a `Scene`, the rest is words.  The house puts both on A4 or Letter.  This module
knows no game and no server.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

import msgspec

from robacus.scene import Scene
from robacus.speech import Speech

MAX_DRAFT = 20_000
"""Characters of a draft in an address."""


class Legend(msgspec.Struct, frozen=True):
    """A list beside the picture: signs and what they mean."""

    heading: str
    entries: tuple[tuple[str, str], ...]
    """Sign and meaning, such as ("T", "fire straight ahead")."""


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """What stands on one sheet of paper."""

    scene: Scene
    """Drawn on white paper, so without grounds: lines and what is solid."""
    note: str = ""
    """A sentence or two for whoever uses it."""
    blanks: tuple[str, ...] = ()
    """Labels of lines to write on, such as a name."""
    legends: tuple[Legend, ...] = ()
    wide: bool = False
    """It lies on its side."""


class Paper(ABC):
    """One kind of sheet of one game.  Every method is pure."""

    name: ClassVar[str]
    """As in addresses: "board".  The game's message ``paper-NAME`` is its title, ``paper-NAME.help`` says in one
    sentence what it is for."""

    @abstractmethod
    def page(self, draft: str, say: Speech) -> Page:
        """The sheet of a draft, which may come from anybody; an empty one gives the empty sheet.  Raises
        `InvalidText`."""
